// The pointer and the keys: pointing says what a touch would do, numbers touch what is lit, arrows walk along it.
import { litAt, number, options, reachable } from "./lit.js";
import { toggle } from "./list.js";
import { letGo, only, settle, tell } from "./touch.js";

const game = document.getElementById("game");
const RESTS = 3; // pixels: a pointer that has moved less since it pressed rests there
let pressed = null; // where: what comes to lie under a pointer that rests is not pointed at

function point(event) {
  const isResting = event.type === "mouseover" && pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < RESTS;
  if (!isResting) tell(litAt(event.target.closest?.(".felt *")));
}

function byKeys() {
  game.dataset.keys = "";
  number();
}

function walk(step) {
  const all = reachable();
  const at = all.indexOf(document.activeElement);
  all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length]?.focus();
}

function press(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  if (event.repeat && ["Enter", " "].includes(event.key)) { event.preventDefault(); return; } // a key held down chooses once
  if (event.target.matches("input:not([type=checkbox]), select, textarea")) return;
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  if (event.key === "Enter" && only() && event.target.matches("body, [data-picked]")) {
    event.preventDefault();
    settle(only());
  } else if (event.key === "Escape") {
    if (!letGo() && document.querySelector("[data-choose]:not([data-folded]):not(.lesson [data-choose])")) toggle();
  } else if (/^[1-9]$/.test(event.key)) {
    byKeys();
    reachable()[Number(event.key) - 1]?.click();
  } else if (event.key in steps && !event.target.matches("summary") && options().length) {
    byKeys();
    event.preventDefault();
    walk(steps[event.key]);
  } else if (event.key === "o" && document.querySelector("[data-all]")) toggle();
  else if (event.key === "?") {
    byKeys();
    const help = document.getElementById("keys");
    if (help) game.dispatchEvent(new CustomEvent("help", { detail: help.innerHTML }));
  }
}

export function hear() {
  document.addEventListener("keydown", press);
  document.addEventListener("mouseover", point);
  document.addEventListener("focusin", point);
  document.addEventListener("pointerdown", (event) => { pressed = { x: event.clientX, y: event.clientY }; });
}
