// A card or a rule in full, in the page's one dialog.
import { more } from "./more.js";

const dialog = document.getElementById("dialog");
const body = document.getElementById("dialog-body");

export async function show(path) {
  const answer = await fetch(path);
  if (!answer.ok) return;
  showText(await answer.text());
}

export function showText(html) {
  body.innerHTML = html;
  if (!dialog.open) dialog.showModal();
  body.scrollTop = 0; // what is to be read begins at the top, wherever the focus is
  more([body]);
}

export function showCard(game, card) {
  const pack = document.getElementById("game")?.dataset.pack;
  return show(`/cards/${game}/${card}${pack ? `?pack=${pack}` : ""}`);
}

export function ruleOrCard(event, game) {
  // True when the click asked for a rule, a card in full or a sheet.
  const rule = event.target.closest("[data-rule]");
  if (rule) {
    event.preventDefault();
    show(`/rules/${game}/${rule.dataset.rule}`);
    return true;
  }
  const sheet = event.target.closest("[data-sheet]"); // what the table has too little room for, all at once
  if (sheet) {
    showText(document.getElementById(sheet.dataset.sheet).innerHTML);
    return true;
  }
  const look = event.target.closest("[data-look]");
  if (!look) return false;
  if (!look.href) {
    showCard(game, look.dataset.look);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false; // a page of its own
  event.preventDefault();
  show(look.href);
  return true;
}

dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
