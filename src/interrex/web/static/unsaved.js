// The page of decks: decks that were changed and not saved, as this browser keeps them.
import "./sure.js";

const place = document.getElementById("unsaved");
const { game, unnamed, go, forget, forgets } = place.dataset;

function found() {
  const all = [];
  try {
    for (let at = 0; at < localStorage.length; at++) {
      const key = localStorage.key(at);
      if (!key.startsWith(`interrex-deck-${game}-`)) continue;
      const deck = JSON.parse(localStorage.getItem(key));
      if (deck.code && deck.here) all.push({ key, ...deck });
    }
  } catch { /* a browser that keeps nothing */ }
  return all.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

function draw() {
  const all = found();
  place.hidden = !all.length;
  place.querySelector("ul").replaceChildren(...all.map((deck) => {
    const line = document.createElement("li");
    const name = document.createElement("span");
    const link = document.createElement("a");
    const button = document.createElement("button");
    name.className = "strong";
    name.textContent = deck.name || unnamed;
    link.className = button.className = "button small";
    link.href = deck.here;
    link.textContent = go;
    link.setAttribute("aria-label", `${go}: ${name.textContent}`);
    button.type = "button";
    button.textContent = forget;
    button.dataset.sure = forgets.replace("…", () => name.textContent);
    button.setAttribute("aria-label", `${forget}: ${name.textContent}`);
    button.addEventListener("click", () => {
      localStorage.removeItem(deck.key);
      draw();
    });
    line.append(name, " ", link, " ", button);
    return line;
  }));
}

draw();
addEventListener("pageshow", draw);
