// On a small screen a hand goes on beyond the edge. A question about all of it lays it out whole over the board, as a touch on its
// name does at any time: copies, which go as they came, so that nothing moves. Who touches one touches the card itself.
import { fit } from "./fit.js";

const game = document.getElementById("game");
const small = matchMedia("(max-width: 900px) and (orientation: portrait)");
let isOpened = false; // by touch

const row = () => game.querySelector(".stage-hand > .hand:not(.drawn) > .cards");
const shown = () => game.querySelector(".spread");
const isAsked = () => game.querySelector("[data-choose][data-spread]") !== null;
const cardsOf = (box) => [...box.querySelectorAll(":scope > .card")];

function copyOf(cards) {
  const copy = cards.cloneNode(true);
  for (const each of copy.querySelectorAll("*")) {
    for (const name of ["data-thing", "data-key", "data-tight", "data-choosable", "data-offered", "data-number", "style"]) each.removeAttribute(name);
  }
  copy.querySelectorAll(".look").forEach((each) => each.remove());
  for (const name of ["data-fit", "data-tight", "data-more", "tabindex"]) copy.removeAttribute(name);
  return copy;
}

function show(cards) {
  const sheet = Object.assign(document.createElement("section"), { className: "spread" });
  sheet.setAttribute("aria-label", cards.closest(".hand").getAttribute("aria-label") ?? "");
  sheet.append(copyOf(cards));
  cards.closest(".stage-hand").after(sheet); // in the game's own style
  fit(sheet);
}

export function spread() {
  // After a change: laid out where it is asked for or wished, from the cards that are there now.
  shown()?.remove();
  const cards = row();
  const isWanted = small.matches && cards && cardsOf(cards).length > 0 && (isAsked() || isOpened);
  if (!isWanted) isOpened = false;
  game.toggleAttribute("data-spread", Boolean(isWanted));
  if (isWanted) show(cards);
}

export function fold() {
  if (!isOpened) return false;
  isOpened = false;
  spread();
  return true;
}

document.addEventListener("click", (event) => {
  const name = event.target.closest(".stage-hand > .hand:not(.drawn) > h2");
  if (name && small.matches && row()) {
    isOpened = !isOpened;
    spread();
    return;
  }
  const sheet = event.target.closest(".spread");
  if (!sheet) {
    if (!event.target.closest("dialog, .prompt")) fold();
    return;
  }
  const at = cardsOf(sheet.firstElementChild).indexOf(event.target.closest(".card"));
  const own = at < 0 ? null : cardsOf(row())[at]?.querySelector("[data-thing]");
  if (isOpened) fold();
  if (own?.hasAttribute("data-choosable")) {
    event.stopImmediatePropagation();
    own.click();
  }
}, true);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") fold(); });
small.addEventListener("change", spread);
