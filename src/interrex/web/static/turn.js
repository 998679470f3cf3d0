// Your turn: the tab says so by its title and its mark; a sound and a notification come only where one has asked for them.
const game = document.getElementById("game");
const icon = document.querySelector("link[rel=icon]");
const title = document.title;
const plain = icon?.getAttribute("href");
let was = isTurn();

function isTurn() {
  return document.querySelector("#region-prompt .yours") !== null && !byItself();
}

export function byItself(within = document) {
  // One can only pass, among bots: the page does it, unless one wishes to be asked always.
  const isAsked = kept("ask-always") === "yes";
  game.toggleAttribute("data-ask-always", isAsked);
  return within.querySelector("[data-by-itself]") !== null && !isAsked;
}

function kept(name, now) {
  try {
    if (now !== undefined) localStorage.setItem(name, now);
    return localStorage.getItem(name) ?? "";
  } catch {
    return now ?? ""; // a browser that keeps nothing
  }
}

function sound() {
  // Two soft notes; nothing is loaded.
  const audio = new AudioContext();
  [[660, 0], [880, 0.14]].forEach(([pitch, after]) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = audio.currentTime + after;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  });
  setTimeout(() => audio.close(), 1000);
}

function call() {
  if (kept("turn-sound") === "yes") sound();
  if (document.hidden && kept("turn-notify") === "yes" && globalThis.Notification?.permission === "granted") {
    const note = new Notification(game.dataset.yourTurn, { body: title, tag: `turn-${game.dataset.table}`, icon: plain });
    note.onclick = () => { globalThis.focus(); note.close(); };
  }
}

export function turn() {
  if (!game.dataset.table) return; // a lesson
  const now = isTurn();
  document.title = now ? `● ${game.dataset.yourTurn} · ${title}` : title;
  if (icon && plain) icon.href = now ? plain.replace("crown.svg", "crown-turn.svg") : plain;
  if (now && !was) call();
  was = now;
}

// --- what one wishes, kept in this browser for all tables ---------------------------------------------

export const speed = () => kept("speed") || "normal";

export function settings(changed) {
  for (const each of document.querySelectorAll("[data-setting]")) {
    const name = each.dataset.setting;
    if (each.type === "checkbox") each.checked = kept(name) === "yes";
    else each.value = kept(name) || each.value;
    each.addEventListener("change", async () => {
      if (name === "turn-notify" && each.checked && (await globalThis.Notification?.requestPermission()) !== "granted") each.checked = false;
      kept(name, each.type === "checkbox" ? (each.checked ? "yes" : "") : each.value);
      if (name === "turn-sound" && each.checked) sound();
      changed(name);
    });
  }
}
