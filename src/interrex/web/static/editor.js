// The form of a card: what is typed is kept by itself, drawn beside the form, and can be taken back.
import { ruleOrCard } from "./dialog.js";
import "./once.js";

const editor = document.getElementById("editor");
const form = document.getElementById("card-form");
const body = document.getElementById("form-body");
const side = document.getElementById("side");
const said = document.getElementById("said");
const state = document.getElementById("state");
const undo = document.getElementById("undo");
const steps = []; // what the form held before each change
let held = sent();
let asked = 0;
let waiting = 0;
let timer = 0;

function sent() {
  return new URLSearchParams(new FormData(form)).toString();
}

function say(text) {
  said.textContent = text;
  document.getElementById("bar-said").textContent = text;
}

async function post(fields) {
  const number = ++asked;
  waiting += 1;
  let answer = null;
  try {
    answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields), headers: { accept: "application/json" } });
  } catch { /* said below */ }
  waiting -= 1;
  if (number !== asked) return; // a later change is on its way
  if (!answer) return say(editor.dataset.away);
  let found;
  try {
    found = await answer.json();
  } catch {
    return say(editor.dataset.away);
  }
  if (!answer.ok) return say(found.refused ?? editor.dataset.away);
  if (found.go) return location.assign(found.go);
  show(found);
}

function show(found) {
  if (found.form && sent() === held) redraw(found.form);
  else if (found.form) change(); // somebody typed on: what is drawn would be behind
  side.innerHTML = found.side;
  for (const place of body.querySelectorAll("[data-fault]")) place.textContent = found.faults[place.dataset.fault] ?? "";
  state.className = `ed-state ${found.state}`;
  state.textContent = editor.dataset[found.state];
  document.getElementById("try").disabled = found.state === "draft"; // a draft is in no pack yet
  say(found.said);
}

function redraw(html) {
  // The form comes anew: open parts stay open, and the focus stays where it was.
  const focus = document.activeElement;
  const name = body.contains(focus) ? focus.name || focus.closest("[name]")?.name : "";
  const value = name === "act" ? focus.value : "";
  const open = new Set([...body.querySelectorAll("details[open]")].map(place));
  body.innerHTML = html;
  for (const each of body.querySelectorAll("details")) if (open.has(place(each))) each.open = true;
  held = sent();
  if (!name) return;
  const again = value ? added(value) : body.querySelector(`[name="${CSS.escape(name)}"]`);
  const first = again?.matches(".ed-slot") ? again.parentElement.querySelector(".ed-inner .open") : null;
  (first ?? again ?? body.querySelector("input:not([type='hidden'])"))?.focus();
}

function place(details) {
  return details.querySelector("[name]")?.name ?? details.className;
}

function added(act) {
  // After something was added, what is to be chosen there; after a removal, the button that adds.
  const [verb, path] = act.split(" ");
  const call = verb === "add" ? [...body.querySelectorAll(`[name^="${CSS.escape(path)}."]`)].filter((each) => each.matches("select, input:not([type='hidden'])")) : [];
  const open = call.filter((each) => each.classList.contains("open"));
  return open.at(-1) ?? call.at(-1) ?? body.querySelector(`[value="add ${CSS.escape(path.replace(/\.\d+$/, ""))}"]`);
}

function remember() {
  const now = sent();
  if (now === held) return;
  steps.push(held);
  if (steps.length > 200) steps.shift();
  held = now;
  undo.disabled = false;
}

function change() {
  clearTimeout(timer);
  remember();
  post(sent());
}

form.addEventListener("input", (event) => {
  clearTimeout(timer);
  timer = setTimeout(change, event.target.matches("select") ? 0 : 500);
});
form.addEventListener("change", () => {
  clearTimeout(timer);
  timer = setTimeout(change, 0);
});
form.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (button?.dataset.sure && !confirm(button.dataset.sure)) return event.preventDefault();
  event.preventDefault();
  clearTimeout(timer);
  const fields = new URLSearchParams(new FormData(form));
  if (button?.name === "act") {
    steps.push(sent());
    held = sent();
    undo.disabled = false;
    fields.set("act", button.value);
  } else remember();
  post(fields.toString());
});
undo?.addEventListener("click", () => {
  if (!steps.length) return;
  const before = new URLSearchParams(steps.pop());
  before.set("shape", ""); // the form is drawn anew, as it was
  undo.disabled = !steps.length;
  held = sent();
  post(before.toString());
});
if (undo) undo.hidden = false;
addEventListener("beforeunload", (event) => {
  if (waiting || sent() !== held) event.preventDefault();
});
document.addEventListener("click", (event) => ruleOrCard(event, editor.dataset.game));
