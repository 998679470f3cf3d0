// Clocks count down in the page; screen readers are told only when little time is left.
const game = document.getElementById("game");
const live = document.getElementById("live");
const ahead = Number(game.dataset.now ?? Date.now()) - Date.now(); // how far the server's time is ahead of ours

function clockText(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function tick() {
  for (const each of document.querySelectorAll("[data-until]")) {
    const left = Math.max(0, Math.ceil((Number(each.dataset.until) - Date.now() - ahead) / 1000));
    const text = clockText(left);
    if (each.textContent !== text) each.textContent = text;
    each.classList.toggle("short", left <= 10);
    if (each.dataset[`warn-${left}`] && each.dataset.told !== String(left)) live.textContent = each.dataset[`warn-${left}`];
    each.dataset.told = left;
  }
}

setInterval(tick, 1000);
tick();
