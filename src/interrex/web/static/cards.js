// The pool of cards: found anew while somebody types, a card in full in the dialog, the address for sharing.
import { ruleOrCard } from "./dialog.js";
import { typedEarly } from "./early.js";

const form = document.getElementById("filters");
const found = document.getElementById("found");
const game = found.dataset.game;
let asked = 0;

function query() {
  const fields = new URLSearchParams(new FormData(form));
  for (const [name, value] of [...fields]) if (!value) fields.delete(name);
  return fields;
}

export async function search() {
  const fields = query();
  const number = ++asked;
  if (form.action.endsWith(`/cards/${game}`)) history.replaceState(null, "", fields.size ? `?${fields}` : location.pathname);
  fields.set("only", "cards");
  const answer = await fetch(`/cards/${game}?${fields}`);
  const text = await answer.text();
  if (number !== asked || !(answer.headers.get("content-type") ?? "").startsWith("text/html")) return;
  found.innerHTML = text;
  document.dispatchEvent(new Event("pool"));
}

let timer = 0;
form.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, 200);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
form.querySelector("[data-reset]").addEventListener("click", (event) => {
  event.preventDefault();
  for (const field of form.elements) if (field.name && field.type !== "hidden" && field.name !== "pack") field.value = "";
  search();
});
document.addEventListener("click", (event) => ruleOrCard(event, game));
if (typedEarly(form)) search();
