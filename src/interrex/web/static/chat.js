// The chat: what is new is counted and told, unless one has muted the chat or a seat. Muting is kept in this browser.
const game = document.getElementById("game");
const region = document.getElementById("region-chat");
const chat = document.getElementById("chat");
const count = document.querySelector("[data-unread-count]");
const bubble = document.getElementById("chat-bubble");
const live = document.getElementById("live");
const kept = `mute-${game?.dataset.table}`;
const open = () => chat.open && region.checkVisibility();
let muted = new Set(remembered());
let known = said().length;
let unread = 0;
let timer = null;

function remembered(now) {
  try {
    if (now !== undefined) localStorage.setItem(kept, now.join(" "));
    return (localStorage.getItem(kept) ?? "").split(" ").filter(Boolean);
  } catch {
    return now ?? []; // a browser that keeps nothing
  }
}

function said() {
  return [...(region?.querySelectorAll("[data-from]") ?? [])];
}

function hush() {
  for (const each of said()) each.hidden = muted.has("all") || muted.has(each.dataset.from);
  for (const each of chat.querySelectorAll("[data-mute]")) each.checked = muted.has(each.dataset.mute);
}

function badge() {
  count.textContent = unread || "";
  count.hidden = !unread;
  document.querySelector(".story-open")?.toggleAttribute("data-unread", unread > 0);
}

function told(line) {
  const text = line.textContent.replace(/\s+/g, " ").trim();
  live.textContent = text;
  if (open()) return;
  bubble.textContent = text;
  bubble.className = line.className;
  bubble.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { bubble.hidden = true; }, 5000);
}

function changed() {
  hush();
  const all = said();
  // The list holds the last ones only: when it is full, a change is one more.
  const fresh = all.slice(all.length > known ? known : all.length - (all.at(-1)?.outerHTML === last ? 0 : 1));
  known = all.length;
  last = all.at(-1)?.outerHTML;
  const heard = fresh.filter((each) => !each.hidden && each.dataset.from !== game.dataset.seat);
  if (heard.length) told(heard.at(-1));
  unread = open() ? 0 : unread + heard.length;
  badge();
  if (fresh.length) region.scrollTop = region.scrollHeight;
}

let last = said().at(-1)?.outerHTML;
if (region) {
  chat.querySelector(".mutes").hidden = false;
  hush();
  new MutationObserver(changed).observe(region, { childList: true });
  chat.addEventListener("toggle", () => { if (chat.open) { unread = 0; badge(); region.scrollTop = region.scrollHeight; } });
  chat.addEventListener("change", (event) => {
    const seat = event.target.dataset?.mute;
    if (!seat) return;
    if (event.target.checked) muted.add(seat);
    else muted.delete(seat);
    remembered([...muted]);
    hush();
  });
}
