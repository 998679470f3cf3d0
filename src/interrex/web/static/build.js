// The deck builder: the deck as counts by card, kept in the browser at every change and weighed by the server.
import "./cards.js";

const build = document.getElementById("build");
const { game, pack, token } = build.dataset;
const weighed = document.getElementById("weighed");
const said = document.getElementById("said");
const name = document.getElementById("deck-name");
const feast = document.getElementById("feast");
const leads = [...document.querySelectorAll("[data-lead]")];
const steps = []; // earlier decks, for undo
let cards = new Map();
let start = build.dataset.start; // the deck and version from which it began
let kept = draft(start) + (new URLSearchParams(location.search).get("draft") ?? ""); // under what the browser keeps the deck until it is saved
let seen = null; // what stood there when this page last looked
let stored = ""; // what the page began with, or what was saved last
let saving = false;
let deck = build.dataset.deck; // the id under which it is saved
let version = Number(build.dataset.version); // the one that is being changed
let seed = Math.floor(Math.random() * 1e9);
let asked = 0;

let here = address();

function address() {
  // Where this draft is found again: with the version of the deck from which it began.
  const query = new URLSearchParams(location.search);
  const began = /-(\d+)$/.exec(start);
  if (query.has("deck") && began) query.set("version", began[1]);
  return `${location.pathname}?${query}`;
}

function draft(began) {
  // Every deck that somebody changes has a draft of its own; so has a deck that begins with nothing.
  return `interrex-deck-${game}-${pack}${began ? `-${began}` : ""}`;
}

function calledNow(path) {
  history.replaceState(null, "", path);
  for (const back of document.querySelectorAll("[name='back']")) back.value = path;
}

function code() {
  const heads = leads.filter((each) => each.value).map((each) => `${each.dataset.lead} ${each.value}`);
  return [...heads, ...[...cards].map(([id, copies]) => `${copies} ${id}`)].join(", ");
}

function contents() {
  // The deck in whatever order its cards were put in, and its name.
  return [...code().split(", ").sort(), name.value].join(", ");
}

function take(text) {
  const found = new Map();
  for (const lead of leads) lead.value = lead.options[0].value;
  for (const part of text.split(",")) {
    const [word, id] = part.trim().split(" ");
    const lead = leads.find((each) => each.dataset.lead === word);
    if (lead) lead.value = id;
    else if (id && Number(word) > 0) found.set(id, (found.get(id) ?? 0) + Number(word));
  }
  cards = found;
}

function keep() {
  try {
    if (contents() === stored) return forget(); // nothing that would be lost
    const there = localStorage.getItem(kept);
    if (there !== null && there !== seen) stepAside();
    seen = JSON.stringify({ code: code(), name: name.value, deck, version, here, at: Date.now() });
    localStorage.setItem(kept, seen);
  } catch { /* a browser that keeps nothing */ }
}

function stepAside() {
  // Another tab builds on from the same beginning: from here on this one has a draft of its own.
  const number = `~${Date.now()}`;
  kept = draft(start) + number;
  const there = new URL(here, location.href);
  there.searchParams.set("draft", number);
  here = there.pathname + there.search;
  calledNow(here);
}

function forget() {
  try {
    if (localStorage.getItem(kept) === seen) localStorage.removeItem(kept); // else it is another tab's
  } catch { /* a browser that keeps nothing */ }
  seen = null;
}

function remembered() {
  try {
    seen = localStorage.getItem(kept);
    return JSON.parse(seen) ?? {};
  } catch {
    return {};
  }
}

async function post(path, fields) {
  const body = new URLSearchParams({ token, pack, ...fields });
  try {
    return await fetch(`/decks/${game}/${path}`, { method: "POST", body, headers: { accept: "application/json, text/html;q=0.9" } });
  } catch {
    said.textContent = build.dataset.away;
    return null;
  }
}

async function refused(answer) {
  const notice = document.createElement("span");
  notice.className = "notice ed-block";
  try {
    notice.textContent = (await answer.json()).refused;
  } catch {
    notice.textContent = build.dataset.away;
  }
  said.replaceChildren(notice);
  said.scrollIntoView({ block: "nearest" }); // what stands in the way is seen
}

async function weigh() {
  const number = ++asked;
  const answer = await post("weigh", { code: code(), seed, feast: feast.checked ? "yes" : "" });
  const text = answer?.ok ? await answer.text() : "";
  if (!answer || number !== asked) return; // only the deck as it is now counts
  if (!answer.ok) return refused(answer);
  const focus = document.activeElement?.closest("#weighed [data-less], #weighed [data-more], #weighed [data-hand]");
  const again = focus && selector(focus);
  weighed.innerHTML = text;
  if (again) (weighed.querySelector(again) ?? weighed.querySelector(".step"))?.focus();
  const found = weighed.querySelector("[data-legal]");
  document.getElementById("test-button").disabled = found.dataset.legal !== "yes" || feast.checked;
  document.getElementById("bar-said").textContent = weighed.querySelector(".verdict").textContent;
}

function selector(button) {
  for (const kind of ["less", "more"]) if (button.dataset[kind]) return `[data-${kind}="${button.dataset[kind]}"]`;
  return "[data-hand]";
}

let timer = 0;
function changed() {
  keep();
  redraw();
}

function redraw() {
  count();
  document.getElementById("undo").disabled = !steps.length;
  clearTimeout(timer);
  timer = setTimeout(weigh, 150);
}

function remember(before = code()) {
  steps.push({ code: before, deck, version });
  if (steps.length > 200) steps.shift();
}

function step(id, more) {
  remember();
  const copies = (cards.get(id) ?? 0) + more;
  if (copies > 0) cards.set(id, Math.min(copies, 99));
  else cards.delete(id);
  changed();
}

function count() {
  // The pool shows of every card how many are in the deck, with buttons for more and less.
  for (const place of document.querySelectorAll("[data-pool]")) {
    const id = place.dataset.pool;
    let counter = place.querySelector(".counter");
    if (!counter) {
      counter = document.createElement("p");
      counter.className = "counter";
      const title = place.querySelector(".pool-name a").textContent;
      for (const kind of ["less", "more"]) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "step";
        button.dataset[kind] = id;
        button.textContent = kind === "less" ? "−" : "+";
        button.setAttribute("aria-label", build.dataset[kind].replace("…", title));
        counter.append(button);
      }
      const shown = document.createElement("b");
      shown.className = "copies";
      counter.insertBefore(shown, counter.lastChild);
      place.append(counter);
    }
    counter.querySelector(".copies").textContent = cards.get(id) ?? 0;
    place.classList.toggle("taken", cards.has(id));
  }
}

document.addEventListener("pool", count);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-more], [data-less]");
  if (button && button !== build) step(button.dataset.more ?? button.dataset.less, button.dataset.more ? 1 : -1);
  if (event.target.closest("[data-hand]")) {
    seed = Math.floor(Math.random() * 1e9);
    weigh();
  }
});
for (const lead of leads) {
  let before = lead.value;
  lead.addEventListener("focus", () => { before = code(); });
  lead.addEventListener("change", () => {
    remember(before);
    before = code();
    changed();
  });
}
feast.addEventListener("change", weigh);
name.addEventListener("input", keep);
document.getElementById("undo").addEventListener("click", () => {
  const step = steps.pop();
  if (!step) return;
  take(step.code);
  if (!deck) ({ deck, version } = step); // it was emptied to begin another, and is the same again
  changed();
});
document.getElementById("empty").addEventListener("click", () => {
  remember();
  cards = new Map();
  deck = "";
  version = 0;
  changed();
});
async function save() {
  if (saving) return; // pressed twice, it is one deck
  saving = true;
  try {
    await saveNow();
  } finally {
    saving = false;
  }
}

async function saveNow() {
  const sent = { code: code(), name: name.value };
  const saves = contents();
  const answer = await post("save", { ...sent, deck, version });
  if (!answer) return;
  if (answer.status === 409) return meanwhile(await answer.json());
  if (!answer.ok) return refused(answer);
  const saved = await answer.json();
  deck = saved.deck;
  version = saved.version;
  const isSame = contents() === saves;
  if (name.value === sent.name) name.value = saved.name;
  stored = isSame ? contents() : saves;
  forget();
  start = `${deck}-${saved.version}`;
  kept = draft(start);
  const there = `/decks/${game}/build?deck=${deck}`; // loaded again, the page begins with what was saved
  here = `${there}&version=${saved.version}`;
  calledNow(there);
  if (!isSame) keep(); // what was changed meanwhile is not saved yet
  const link = document.createElement("a");
  link.href = `/decks/${game}/${deck}`;
  link.textContent = `${location.origin}/decks/${game}/${deck}`;
  said.replaceChildren(`${build.dataset.saved} `, link);
}

function meanwhile(found) {
  // Another tab has saved this deck: nothing is saved until somebody has chosen between both.
  const { mine, other, view } = build.dataset;
  const [keepMine, takeOther] = [mine, other].map((text) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button small";
    button.textContent = text;
    return button;
  });
  keepMine.addEventListener("click", () => {
    version = found.version; // it has been seen
    save();
  });
  takeOther.addEventListener("click", () => {
    forget();
    location.assign(`/decks/${game}/build?deck=${deck}`);
  });
  const link = document.createElement("a");
  link.href = `/decks/${game}/${deck}`;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = view;
  const notice = document.createElement("span");
  notice.className = "notice ed-block";
  notice.append(found.refused, " ", link, " ", keepMine, " ", takeOther);
  said.replaceChildren(notice);
  said.scrollIntoView({ block: "nearest" });
}

document.getElementById("save").addEventListener("click", save);
document.getElementById("test").addEventListener("submit", (event) => {
  event.target.elements.code.value = code();
});
const text = document.getElementById("deck-text");
document.getElementById("read").addEventListener("click", async () => {
  const answer = await post("read", { text: text.value });
  if (!answer) return;
  if (!answer.ok) return refused(answer);
  remember();
  take((await answer.json()).code);
  said.textContent = "";
  changed();
});
for (const button of document.querySelectorAll("[data-write]")) {
  button.addEventListener("click", async () => {
    const answer = await post("write", { code: code(), name: name.value, form: button.dataset.write });
    if (!answer) return;
    if (!answer.ok) return refused(answer);
    const out = document.getElementById("deck-out"); // what was pasted above stays there
    out.value = (await answer.json()).text;
    document.getElementById("deck-written").hidden = false;
    out.focus();
    out.select();
  });
}

const before = remembered();
if (build.dataset.code) take(build.dataset.code);
stored = [...code().split(", ").sort(), name.defaultValue].join(", ");
if (before.code) {
  if (build.dataset.code) remember(); // what it began with is an undo away
  if (before.code !== code()) document.getElementById("begun")?.remove(); // what it tells of is not here
  take(before.code);
  if (name.value === name.defaultValue) name.value = before.name ?? ""; // else it was typed before this script came
  deck = before.deck ?? "";
  version = before.version ?? version;
}
redraw();
