// One's packs and a pack's list: found anew while somebody types, links as they are sent, questions before a loss.
import { typedEarly } from "./early.js";
import "./once.js";
import "./sure.js";

for (const field of document.querySelectorAll("[data-link]")) {
  field.value = new URL(field.value, location.href).href;
  field.addEventListener("focus", () => field.select());
}
const bring = document.querySelector("form[enctype]");
bring?.addEventListener("submit", (event) => {
  // What would be refused for its size is told here, so that nothing on the page is lost.
  const file = document.getElementById("pack-file").files[0];
  const why = !file && !document.getElementById("pack-text").value.trim() ? bring.dataset.nothing : file?.size > Number(bring.dataset.most) ? bring.dataset.large : "";
  document.getElementById("import-said").textContent = why;
  if (!why) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
const form = document.getElementById("filters");
const found = document.getElementById("found");
let asked = 0;
let timer = 0;

async function search() {
  const number = ++asked;
  const fields = new URLSearchParams(new FormData(form));
  for (const [name, value] of [...fields]) if (!value) fields.delete(name);
  history.replaceState(null, "", fields.size ? `?${fields}` : location.pathname);
  fields.set("only", "cards");
  const answer = await fetch(`${form.action}?${fields}`);
  const text = await answer.text();
  if (number === asked && answer.ok) found.innerHTML = text;
}

form?.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, 200);
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  search();
});
if (form && typedEarly(form)) search();
