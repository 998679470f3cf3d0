// The form of a card: what is typed is kept by itself, drawn beside the form, and can be taken back.
import { ruleOrCard } from "./dialog.js";
import { asDrawn } from "./early.js";
import { finding } from "./finder.js";
import "./once.js";

const editor = document.getElementById("editor");
const form = document.getElementById("card-form");
const body = document.getElementById("form-body");
const side = document.getElementById("side");
const said = document.getElementById("said");
const state = document.getElementById("state");
const undo = document.getElementById("undo");
const apart = document.getElementById("apart"); // where both versions stand when another device was quicker
let stamp = document.getElementById("stamp").defaultValue; // of the card as this page has seen it
let conflict = null; // nothing is sent until somebody has chosen between the two
const steps = []; // what the form held before each change
let fromHouse = document.getElementById("state").classList.contains("missing"); // before the first of them
const queue = []; // what is to be sent, one after the other; the first stays until it is answered
const PATIENCE = 4000; // milliseconds until what did not arrive is sent again
let held = sent(asDrawn(form)); // what the form held at the last step
let kept = held; // what the server has, as far as it has answered
let busy = false;
let left = false; // another page comes: nothing more is sent
let timer = 0;
let again = 0;
let tries = false; // the card is to be tried as soon as it is kept

function fields() {
  return new URLSearchParams(new FormData(form));
}

function sent(given = fields()) {
  const found = new URLSearchParams(given);
  found.delete("from"); // from which card one may copy says nothing of this one
  found.delete("~stamp");
  return found.toString();
}

function say(text) {
  said.textContent = text;
  document.getElementById("bar-said").textContent = text;
}

function refuse(text, waits) {
  // What stands in the way is seen wherever the page has been scrolled to.
  say(text);
  said.classList.toggle("notice", Boolean(text));
  const seen = [said, document.getElementById("bar-said")].some((each) => {
    const bounds = each.getBoundingClientRect();
    return bounds.height && bounds.top >= 0 && bounds.bottom <= innerHeight;
  });
  if (!seen && !waits) said.scrollIntoView({ block: "center" });
}

function post(act = "", before = null) {
  if (left) return;
  const last = queue.length > (busy ? 1 : 0) ? queue.at(-1) : null;
  const follows = last && !last.act && !last.before && !act && !before; // it takes what the form holds by then
  if (!follows) queue.push({ act, before, touched: new Set() });
  next();
}

async function next() {
  if (!queue.length) tryNow();
  if (busy || conflict || !queue.length) return;
  clearTimeout(again);
  busy = true;
  const job = queue[0];
  const sending = job.before ?? fields();
  const posted = sent(sending);
  if (!job.before) job.touched.clear();
  if (job.act) sending.set("~act", job.act);
  sending.set("~stamp", stamp);
  let later = false;
  try {
    const answer = await fetch(form.action, { method: "POST", body: sending, headers: { accept: "application/json" } });
    const found = await answer.json();
    later = answer.headers.has("retry-after"); // much to do
    if (!answer.ok) tries = false;
    if (!answer.ok && !found.conflict) refuse(found.refused ?? editor.dataset.away, later);
    if (found.conflict) return meanwhile(found);
    if (found.go) return leave(found.go);
    if (answer.ok) show(found, posted, job.touched);
  } catch {
    say(editor.dataset.away);
    later = true;
    tries = false;
  }
  busy = false;
  if (later) {
    job.before = sending; // it may have arrived: the same is sent again, and what is typed since follows it
    again = setTimeout(next, PATIENCE);
  } else {
    queue.shift();
    next();
  }
}

function meanwhile(found) {
  // Another device has changed the card: what was typed stays here, what is kept is shown beside it.
  busy = false;
  conflict = found.other;
  apart.innerHTML = found.conflict;
  say(found.refused);
  said.classList.add("notice");
  const notice = apart.firstElementChild;
  notice.focus();
  notice.scrollIntoView({ block: "start" });
}

apart.addEventListener("click", (event) => {
  const choice = event.target.closest("[data-choice]")?.dataset.choice;
  if (!conflict || !choice) return;
  event.preventDefault();
  const other = conflict;
  conflict = null;
  say("");
  said.classList.remove("notice");
  apart.replaceChildren();
  stamp = other.stamp; // it has been seen
  if (choice === "mine") return next();
  if (other.go) return leave(other.go);
  clearTimeout(timer);
  steps.push(sent()); // what was typed is an undo away
  undo.disabled = false;
  fromHouse = false;
  queue.length = 0;
  show(other, "", new Set());
});

function leave(path) {
  left = true;
  queue.length = 0;
  clearTimeout(timer);
  location.assign(path);
}

function show(found, posted, touched) {
  stamp = found.stamp;
  if (found.form) {
    const typed = [...touched].map(named).filter((field) => field).map((field) => [field.name, valueOf(field)]); // meanwhile
    redraw(found.form);
    for (const [name, value] of typed) {
      const field = named(name);
      if (field?.type === "checkbox") field.checked = value;
      else if (field) field.value = value;
    }
    if (sent() !== held) timer = setTimeout(change, 0);
  } else {
    kept = posted;
    if (sent() === posted) write(found.calls);
  }
  const compares = document.getElementById("compare")?.open;
  side.innerHTML = found.side;
  if (compares) document.getElementById("compare").open = true;
  for (const place of body.querySelectorAll("[data-fault]")) place.textContent = found.faults[place.dataset.fault] ?? "";
  for (const place of body.querySelectorAll("[data-said]")) place.textContent = found.told[place.dataset.said] ?? "";
  document.querySelector("h1").textContent = found.name;
  state.className = `ed-state ${found.state}${found.idle ? " idle" : ""}`;
  state.textContent = editor.dataset[found.idle ? "idle" : found.state];
  document.getElementById("try").disabled = found.state === "draft"; // a draft is in no pack yet
  said.classList.remove("notice");
  say(found.said);
}

function named(name) {
  return body.querySelector(`[name="${CSS.escape(name)}"]`);
}

function valueOf(field) {
  return field.type === "checkbox" ? field.checked : field.value;
}

function write(calls) {
  // The calls as they are written now, below their slots.
  for (const [path, text] of Object.entries(calls)) {
    const raw = named(`${path}~raw`);
    if (!raw || raw === document.activeElement) continue;
    raw.value = text;
    named(`${path}~was`).value = text;
  }
  held = kept = sent();
}

function redraw(html) {
  // The form comes anew: open parts stay open, and the focus stays where it was.
  const focus = document.activeElement;
  const name = body.contains(focus) ? focus.name || focus.closest("[name]")?.name : "";
  const value = name === "~act" ? focus.value : "";
  const caret = focus?.selectionStart ?? null;
  const open = new Set([...body.querySelectorAll("details[open]")].map(place));
  body.innerHTML = html;
  for (const each of body.querySelectorAll("details")) if (open.has(place(each))) each.open = true;
  held = kept = sent();
  if (!name) return;
  const again = value ? added(value) : named(name);
  (again ?? body.querySelector("input:not([type='hidden'])"))?.focus();
  reveal(again?.closest(".ed-call"));
  if (caret !== null && again?.name === name && again.matches("textarea, input:not([type='number'], [type='checkbox'])")) again.setSelectionRange(caret, caret);
}

function reveal(call) {
  // What was just chosen may have brought slots that lie below the window.
  const bounds = call?.getBoundingClientRect();
  const hidden = bounds && bounds.bottom > innerHeight - 80; // the bar of a phone
  if (hidden) scrollBy({ top: Math.min(bounds.bottom - innerHeight + 80, bounds.top - 40) });
}

function place(details) {
  return details.querySelector("[name]")?.name ?? details.className;
}

function added(act) {
  // After something was added, what is to be chosen there first; after a removal, the button that adds.
  const [verb, path] = act.split(" ");
  const entries = verb === "add" ? [...body.querySelectorAll(`[name^="${CSS.escape(path)}."]`)].filter((each) => each.matches("select, input:not([type='hidden'])")) : [];
  const number = (each) => parseInt(each.name.slice(path.length + 1), 10);
  const last = entries.filter((each) => number(each) === Math.max(...entries.map(number)));
  return last.find((each) => each.classList.contains("open")) ?? last.at(-1) ?? body.querySelector(`[value="add ${CSS.escape(path.replace(/\.\d+$/, ""))}"]`);
}

function remember() {
  const now = sent();
  if (now === held) return false;
  steps.push(held);
  if (steps.length > 200) {
    steps.shift();
    fromHouse = false;
  }
  held = now;
  undo.disabled = false;
  return true;
}

function change() {
  clearTimeout(timer);
  if (remember()) post();
}

const trying = document.querySelector(".ed-try");
trying.addEventListener("submit", (event) => {
  // What is tried is the card as it stands in the form: it is kept first.
  clearTimeout(timer);
  remember();
  if (!queue.length && sent() === kept) return;
  event.preventDefault();
  event.stopPropagation();
  if (conflict) return;
  tries = true;
  post();
});

function tryNow() {
  // A card that was kept is tried; of one that is not finished the page says what is missing.
  if (!tries) return;
  tries = false;
  if (!document.getElementById("try").disabled) trying.requestSubmit();
}

let keyed = false; // a list in which somebody types is not drawn anew under their fingers
form.addEventListener("keydown", () => { keyed = true; });
form.addEventListener("pointerdown", () => { keyed = false; });
function changeSoon(event) {
  for (const job of queue) job.touched.add(event.target.name);
  clearTimeout(timer);
  const atOnce = event.target.matches("select") ? !keyed || event.detail === "chosen" : event.type === "change";
  timer = setTimeout(change, atOnce ? 0 : 600);
}
finding(form, { type: editor.dataset.finderType, none: editor.dataset.finderNone });
form.addEventListener("input", changeSoon);
form.addEventListener("change", changeSoon);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const button = event.submitter;
  if (button?.dataset.sure && !confirm(button.dataset.sure)) return;
  clearTimeout(timer);
  remember();
  if (button?.name === "~act") {
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
  post(fromHouse && !steps.length ? "undone" : "", before);
});
if (undo) undo.hidden = false;
change();
addEventListener("beforeunload", (event) => {
  if (!left && (queue.length || sent() !== kept)) event.preventDefault();
});
addEventListener("pageshow", () => { if (left) location.reload(); }); // who comes back sees the card as it is now
document.addEventListener("click", (event) => ruleOrCard(event, editor.dataset.game));
