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
let held = sent(); // what the form held when it was last kept
let busy = false;
let following = null; // what is to be sent when the answer is there: one after the other
let timer = 0;

function fields() {
  return new URLSearchParams(new FormData(form));
}

function sent() {
  const found = fields();
  found.delete("from"); // from which card one may copy says nothing of this one
  return found.toString();
}

function say(text) {
  said.textContent = text;
  document.getElementById("bar-said").textContent = text;
}

async function post(act = "", before = null) {
  if (busy) {
    following = { act, before };
    return;
  }
  busy = true;
  const sending = before ?? fields();
  const posted = new URLSearchParams(sending);
  if (act) sending.set("act", act);
  try {
    const answer = await fetch(form.action, { method: "POST", body: sending, headers: { accept: "application/json" } });
    const found = await answer.json();
    if (!answer.ok) say(found.refused ?? editor.dataset.away);
    if (answer.headers.has("retry-after")) following ??= { act, before, later: true }; // much to do: again
    if (found.go) leave(found.go);
    else if (answer.ok) show(found, before ? fields() : posted);
  } catch {
    say(editor.dataset.away);
    following ??= { act, before, later: true };
  }
  busy = false;
  const next = following;
  following = null;
  if (next?.later) setTimeout(() => post(next.act, next.before), 4000);
  else if (next) post(next.act, next.before);
}

function leave(path) {
  held = sent();
  busy = false;
  location.assign(path);
}

function show(found, posted) {
  if (found.form) {
    const typed = [...fields()].filter(([name, value]) => posted.get(name) !== value); // meanwhile
    redraw(found.form);
    for (const [name, value] of typed) {
      const field = body.querySelector(`[name="${CSS.escape(name)}"]`);
      if (field && field.type !== "checkbox" && field.type !== "hidden") field.value = value;
    }
    if (sent() !== held) timer = setTimeout(change, 0);
  } else if (sent() === held) write(found.calls);
  const compares = document.getElementById("compare")?.open;
  side.innerHTML = found.side;
  if (compares) document.getElementById("compare").open = true;
  for (const place of body.querySelectorAll("[data-fault]")) place.textContent = found.faults[place.dataset.fault] ?? "";
  state.className = `ed-state ${found.state}`;
  state.textContent = editor.dataset[found.state];
  document.getElementById("try").disabled = found.state === "draft"; // a draft is in no pack yet
  say(found.said);
}

function write(calls) {
  // The calls as they are written now, below their slots.
  for (const [path, text] of Object.entries(calls)) {
    const raw = body.querySelector(`[name="${CSS.escape(`${path}~raw`)}"]`);
    if (!raw || raw === document.activeElement) continue;
    raw.value = text;
    body.querySelector(`[name="${CSS.escape(`${path}~was`)}"]`).value = text;
  }
  held = sent();
}

function redraw(html) {
  // The form comes anew: open parts stay open, and the focus stays where it was.
  const focus = document.activeElement;
  const name = body.contains(focus) ? focus.name || focus.closest("[name]")?.name : "";
  const value = name === "act" ? focus.value : "";
  const caret = focus?.selectionStart ?? null;
  const open = new Set([...body.querySelectorAll("details[open]")].map(place));
  body.innerHTML = html;
  for (const each of body.querySelectorAll("details")) if (open.has(place(each))) each.open = true;
  held = sent();
  if (!name) return;
  const again = value ? added(value) : body.querySelector(`[name="${CSS.escape(name)}"]`);
  (again ?? body.querySelector("input:not([type='hidden'])"))?.focus();
  if (caret !== null && again?.name === name && again.matches("textarea, input:not([type='number'], [type='checkbox'])")) again.setSelectionRange(caret, caret);
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
  if (now === held) return false;
  steps.push(held);
  if (steps.length > 200) steps.shift();
  held = now;
  undo.disabled = false;
  return true;
}

function change() {
  clearTimeout(timer);
  if (remember()) post();
}

let keyed = false; // a list in which somebody types is not drawn anew under their fingers
form.addEventListener("keydown", () => { keyed = true; });
form.addEventListener("pointerdown", () => { keyed = false; });
function changeSoon(event) {
  clearTimeout(timer);
  const atOnce = event.target.matches("select") ? !keyed : event.type === "change";
  timer = setTimeout(change, atOnce ? 0 : 600);
}
form.addEventListener("input", changeSoon);
form.addEventListener("change", changeSoon);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = event.submitter;
  if (button?.dataset.sure && !confirm(button.dataset.sure)) return;
  clearTimeout(timer);
  remember();
  if (button?.name === "act") {
    steps.push(held);
    undo.disabled = false;
    post(button.value);
  } else post();
});
undo?.addEventListener("click", () => {
  clearTimeout(timer);
  remember();
  if (!steps.length) return;
  const before = new URLSearchParams(steps.pop());
  before.set("shape", ""); // the form is drawn anew, as it was
  undo.disabled = !steps.length;
  post("", before);
});
if (undo) undo.hidden = false;
addEventListener("beforeunload", (event) => {
  if (busy || sent() !== held) event.preventDefault();
});
document.addEventListener("click", (event) => ruleOrCard(event, editor.dataset.game));
