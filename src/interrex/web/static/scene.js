// What decides a game is seen: its lines of the log appear one after another beside the board, cards turn, totals count up.
// Until they have been seen the page stays as it was before them; where a clock runs, nothing is held back. A scene can be
// paused, gone through step by step, or skipped; a touch or a key elsewhere ends it and shows how things stand. Where less
// motion is wished the same is shown page by page, standing still.
import { speed } from "./turn.js";

const game = document.getElementById("game");
const box = document.getElementById("scene");
const shown = box?.querySelector(".scene-lines");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const pauses = { slow: 1600, normal: 900, fast: 400, instant: 0 }; // milliseconds for each line
const FIRST = ["scene-begins", "scene-counts"]; // with these a page begins
const BESIDE = "beside"; // lines that are told in a scene but make none: what follows from one's own choice covers no question
const covers = matchMedia("(max-width: 900px), (max-height: 500px)"); // there it lies over the question and the hand
const LINGERS = 2200; // milliseconds, after the last line, where nothing else is covered
const HASTE = 6; // pauses within which everything is seen, however much was told at once: what waits does not add up
const PAGE = 3; // pauses at most for a page that stands still
const HURRIED = 1 / 3; // of a pause; where lines would come faster, whole pages come instead
const COUNTS = 450; // milliseconds in which totals count up
let queue = []; // lines as they are drawn, and behind them what shows the page as it is after them; each with its time
let timer = null;
let paused = false;

// --- drawing a line ---------------------------------------------------------------------------------

function bar([letter, colour, number], most) {
  const meter = document.createElement("meter"); // its width is an attribute: no style is needed
  Object.assign(meter, { min: 0, max: most, value: Math.max(0, Number(number)) });
  const row = document.createElement("span");
  row.className = `scene-count ${colour}${Number(number) === most ? " leads" : ""}`;
  const total = Object.assign(document.createElement("b"), { className: "scene-total", textContent: number });
  row.append(Object.assign(document.createElement("b"), { className: "letter", textContent: letter }), meter, total);
  return row;
}

function copyOf(card, coming) {
  // What lies on the board for a card the line names, or will lie there, without anything that could be touched.
  const called = `[data-card="${CSS.escape(card)}"]`;
  const face = `:is(.laid, .unit, .portrait, .strip, .card)${called}, .card:has(${called})`;
  const lies = coming.querySelector(face) ?? document.querySelector(".felt")?.querySelector(face);
  if (!lies) return null;
  const copy = document.createElement("span");
  copy.className = "scene-card";
  copy.append(lies.cloneNode(true)); // not written as text: inline styles are not allowed there
  copy.querySelectorAll("button").forEach((each) => {
    const plain = document.createElement("span");
    plain.className = each.className;
    plain.replaceChildren(...each.childNodes);
    if (!each.matches(".look")) each.replaceWith(plain);
    else each.remove();
  });
  copy.querySelectorAll("*").forEach((each) => { for (const name of each.getAttributeNames()) if (name === "style" || name.startsWith("data-")) each.removeAttribute(name); });
  return copy;
}

function drawn(line, coming) {
  const part = document.createElement("p");
  part.className = `scene-${line.dataset.scene}`;
  part.dataset.at = line.dataset.at ?? "";
  part.dataset.seat = line.dataset.seat ?? "";
  part.append(Object.assign(document.createElement("span"), { textContent: line.firstChild.textContent.trim() }));
  const picture = line.querySelector("template")?.content.cloneNode(true); // what the game draws beside the words
  if (picture) part.append(picture);
  const counts = (line.dataset.counts ?? "").trim().split(" ").filter(Boolean).map((each) => each.split(":"));
  const most = Math.max(1, ...counts.map((each) => Number(each[2])));
  part.append(...counts.map((each) => bar(each, most)));
  const cards = [...new Set((line.dataset.cards ?? "").split(" ").filter(Boolean))].map((card) => copyOf(card, coming)).filter(Boolean);
  if (cards.length && !picture && line.dataset.scene !== "counts") {
    const row = Object.assign(document.createElement("span"), { className: "scene-cards" });
    row.append(...cards);
    part.append(row);
  }
  return part;
}

function countUp(part) {
  // Totals run up together, each to its own number.
  const rows = [...part.querySelectorAll(".scene-count")].map((row) => [row.querySelector("meter"), row.querySelector(".scene-total")]);
  const goals = rows.map(([, total]) => Number(total.textContent));
  const began = performance.now();
  const tick = (now) => {
    const done = Math.min(1, (now - began) / COUNTS);
    rows.forEach(([meter, total], at) => {
      meter.value = Math.max(0, goals[at] * done);
      total.textContent = Math.round(goals[at] * done);
    });
    if (done < 1) requestAnimationFrame(tick);
  };
  if (rows.length) requestAnimationFrame(tick);
}

// --- going on ---------------------------------------------------------------------------------------

function put(part) {
  // A page at a time: what was decided before is in the story. Nothing that stands in the box moves.
  if (part.className === "scene-begins") shown.replaceChildren();
  else if (FIRST.includes(part.className)) shown.querySelectorAll(":scope > :not(.scene-begins)").forEach((each) => each.remove());
  shown.append(part);
  box.hidden = false;
  makeRoom();
  onTheBoard(part);
  if (!still.matches) countUp(part);
}

function makeRoom() {
  // No line is cut in half, and none moves up: where the newest does not fit it begins a page; the story has them all.
  const last = shown.lastElementChild;
  const height = () => shown.lastElementChild.offsetTop + shown.lastElementChild.offsetHeight - shown.firstElementChild.offsetTop; // where a line appears from counts for nothing
  for (const kept of [".scene-begins", ":not(*)"]) { // the heading goes last
    if (height() > shown.clientHeight + 1) [...shown.children].filter((each) => each !== last && !each.matches(kept)).forEach((each) => each.remove());
  }
}

function onTheBoard(part) {
  // The place and the sign at stake are lit where they lie, and the corner or lane of who wins there.
  for (const name of ["data-scene-at", "data-scene-won"]) document.querySelectorAll(`[${name}]`).forEach((each) => each.removeAttribute(name));
  const at = (part?.dataset.at ?? "").split(" ").filter(Boolean);
  const lies = at.map((thing) => document.querySelector(`.felt [data-thing="${CSS.escape(thing)}"]`)?.parentElement).find((each) => each?.matches(".zone, .location"));
  if (!lies) return;
  lies.setAttribute("data-scene-at", "");
  const sign = at.find((thing) => thing.startsWith("attribute:"))?.split(":")[1];
  if (sign) lies.querySelector(`.count:has(> .sign.${CSS.escape(sign)})`)?.setAttribute("data-scene-at", "");
  if (!part.matches(".scene-won, .scene-prize")) return;
  const won = [...lies.querySelectorAll(".corner, .position")].find((each) => each.querySelector(".corner-letter")?.textContent === part.dataset.seat);
  won?.setAttribute("data-scene-won", "");
}

const pauseNow = () => pauses[speed()] ?? pauses.normal;
const due = () => performance.now() + HASTE * pauseNow(); // by then what is told now has been seen

function steps(byPages) {
  // What waits, as it comes: lines one by one, or whole pages. What follows from lines is shown when they have been seen, before
  // the next.
  const found = [];
  for (const each of queue) {
    const lines = found.at(-1)?.filter((before) => before.line) ?? [];
    const isOpening = each.line && FIRST.includes(each.line.className) && !(lines.length === 1 && lines[0].line.matches(".scene-begins"));
    const joins = lines.length ? each.line && byPages && !isOpening : found.length;
    if (joins) found.at(-1).push(each);
    else found.push([each]);
  }
  return found;
}

function ahead(usual) {
  // How it goes on: the steps, and the pause before the next, so that none comes later than it should.
  const now = performance.now();
  const time = (all) => Math.max(0, Math.min(usual, ...all.map((step, at) => (Math.min(...step.map(({ by }) => by)) - now) / (at + 1))));
  const single = steps(still.matches);
  const isHurried = time(single) < HURRIED * pauseNow();
  const all = isHurried ? steps(true) : single;
  return { all, time: time(all) };
}

function advance() {
  // The next step; the number of lines that came.
  const [step = []] = ahead(pauseNow()).all;
  queue = queue.slice(step.length);
  for (const { line, show } of step) {
    if (line) put(line);
    else show();
  }
  return step.filter(({ line }) => line).length;
}

function holdBack() {
  // While the page waits for what is shown, the question that was answered steps back.
  game.toggleAttribute("data-watching", queue.some(({ show }) => show));
}

function wait(milliseconds) {
  clearTimeout(timer);
  timer = paused ? null : setTimeout(next, milliseconds);
}

function next() {
  const over = !queue.length;
  const came = advance();
  holdBack();
  const usual = pauseNow() * (still.matches ? Math.min(PAGE, 1 + came / 2) : 1);
  if (over) end();
  else wait(queue.length ? ahead(usual).time : covers.matches ? usual : LINGERS);
}

function pause(now) {
  paused = now;
  for (const each of queue) each.by = due(); // the time in which it stood is not its own
  const button = box.querySelector("[data-scene-pause]");
  button.setAttribute("aria-pressed", String(now));
  if (now) clearTimeout(timer);
  else next();
}

function step() {
  if (!paused) pause(true);
  if (!queue.length) end();
  else advance();
  holdBack();
}

function reveal() {
  // The page as it is now; true where it was held back.
  const held = queue.filter(({ show }) => show);
  queue = queue.filter(({ line }) => line);
  held.forEach(({ show }) => show());
  holdBack();
  return held.length > 0;
}

export function end() {
  clearTimeout(timer);
  timer = null;
  paused = false;
  const held = reveal();
  queue = [];
  if (!box) return held;
  box.querySelector("[data-scene-pause]")?.setAttribute("aria-pressed", "false");
  box.hidden = true;
  onTheBoard(null);
  shown.replaceChildren();
  return held;
}

function parsed(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  return made.content;
}

export function perform(news, show) {
  // What is new: its lines that decide something are seen, then the page shows all of it.
  const all = box && speed() !== "instant" && !document.hidden ? [...parsed((news.lines ?? []).join("")).querySelectorAll("[data-scene]")] : [];
  const isOn = box && (!box.hidden || queue.some(({ line }) => line));
  const first = isOn ? 0 : all.findIndex((each) => each.dataset.scene !== BESIDE);
  const lines = first < 0 ? [] : all.slice(first);
  const idle = !queue.length;
  const timed = "now" in game.dataset; // a clock runs
  if (timed || (idle && !lines.length)) show();
  else queue.push({ show, by: due() });
  if (!lines.length) return;
  const coming = parsed([news.table ?? "", ...Object.values(news.parts ?? {})].join(""));
  queue.splice(timed ? queue.length : queue.length - 1, 0, ...lines.map((line) => ({ line: drawn(line, coming), by: due() })));
  holdBack();
  if (paused) return;
  if (timer === null || box.hidden) next();
  else if (idle) wait(ahead(pauseNow()).time); // what came last has been seen
}

box?.addEventListener("click", (event) => {
  if (event.target.closest("[data-scene-pause]")) pause(!paused);
  else if (event.target.closest("[data-scene-step]")) step();
  else if (event.target.closest("[data-scene-skip]")) end();
});
document.addEventListener("pointerdown", (event) => {
  if (event.target.closest?.("#scene button")) return;
  if (paused) reveal();
  else end();
});
document.addEventListener("keydown", (event) => {
  if (!box || box.hidden || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("#scene, input, select, textarea")) return;
  const does = { p: () => pause(!paused), n: step, s: end }[event.key];
  if (does) does();
  else if (["Tab", "Shift"].includes(event.key)) return;
  else if (paused ? reveal() : end()) { // it answers no question that nobody has seen yet
    event.preventDefault();
    event.stopImmediatePropagation();
  }
});
document.addEventListener("visibilitychange", () => { if (document.hidden) end(); }); // nobody looks: it is told at once whose turn it is
