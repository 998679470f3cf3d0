// Near: the whole card one points at or holds a finger on, in a fixed place that covers nothing needed.
import { showCard } from "./dialog.js";
import { litAt } from "./lit.js";

const game = document.getElementById("game");
const near = document.getElementById("near");
const pause = 250; // milliseconds until a card is shown
const hold = 500; // of a long press
const known = new Map();
let timer = null;
let wanted = "";

async function face(card) {
  const pack = game.dataset.pack;
  if (!known.has(card)) known.set(card, fetch(`/cards/${game.dataset.game}/${card}${pack ? `?pack=${pack}` : ""}`).then((answer) => answer.ok ? answer.text() : ""));
  return known.get(card);
}

async function show(card) {
  const text = await face(card).catch(() => { known.delete(card); return ""; });
  if (card !== wanted || !text) return;
  near.hidden = true; // another card, not the same one that moves
  near.innerHTML = text;
  near.getBoundingClientRect();
  near.hidden = false;
}

function point(event) {
  const card = event.target.closest?.(".felt [data-card], .felt [data-look]");
  const id = card?.dataset.card ?? card?.dataset.look ?? "";
  if (id === wanted) return;
  wanted = id;
  clearTimeout(timer);
  if (id) timer = setTimeout(show, pause, id);
  else near.hidden = true;
}

let pressed = null;
let held = false;

function down(event) {
  held = false;
  const card = event.target.closest(".felt [data-card]")?.dataset.card;
  clearTimeout(pressed);
  if (game.hasAttribute("data-picking") && litAt(event.target)) return; // where it goes is being touched, however slowly
  if (card && event.pointerType !== "mouse") pressed = setTimeout(() => { held = true; showCard(game.dataset.game, card); }, hold);
}

if (near && matchMedia("(hover: hover)").matches) {
  document.addEventListener("mouseover", point);
  document.addEventListener("focusin", point);
}
document.addEventListener("pointerdown", down);
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => { if (end !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(pressed); });
}
document.addEventListener("contextmenu", (event) => { if (held || event.target.closest(".felt [data-card]") && event.pointerType === "touch") event.preventDefault(); });
document.addEventListener("click", (event) => { // the end of a long press is not a touch
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
