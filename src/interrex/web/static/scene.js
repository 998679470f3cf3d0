// What decides a game is seen: its lines of the log appear one after another over the board, cards turn, totals count up.
// Nothing waits for it. It can be paused, gone through step by step, or skipped; a touch or a key elsewhere ends it and
// goes on to what lies below. Where less motion is wished the same is shown page by page, standing still.
import { speed } from "./turn.js";

const box = document.getElementById("scene");
const shown = box?.querySelector(".scene-lines");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const pauses = { slow: 1600, normal: 900, fast: 400, instant: 0 }; // milliseconds for each line
const FIRST = ["scene-begins", "scene-counts"]; // with these a page begins
const LINGERS = 2200; // milliseconds, after the last line
const MANY = 8; // lines that wait; with more it goes faster
const COUNTS = 450; // milliseconds in which totals count up
let queue = [];
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

function copyOf(card) {
  // What lies on the board for a card the line names, without anything that could be touched.
  const lies = document.querySelector(`.felt :is(.laid, .unit, .portrait, .strip, .card)[data-card="${CSS.escape(card)}"], .felt .card:has([data-card="${CSS.escape(card)}"])`);
  if (!lies) return null;
  const copy = document.createElement("span");
  copy.className = "scene-card";
  copy.innerHTML = lies.outerHTML;
  copy.querySelectorAll("button").forEach((each) => {
    const plain = document.createElement("span");
    plain.className = each.className;
    plain.innerHTML = each.innerHTML;
    if (!each.matches(".look")) each.replaceWith(plain);
    else each.remove();
  });
  copy.querySelectorAll("*").forEach((each) => { for (const name of each.getAttributeNames()) if (name.startsWith("data-")) each.removeAttribute(name); });
  return copy;
}

function drawn(line) {
  const part = document.createElement("p");
  part.className = `scene-${line.dataset.scene}`;
  part.append(Object.assign(document.createElement("span"), { textContent: line.firstChild.textContent.trim() }));
  const picture = line.querySelector("template")?.content.cloneNode(true); // what the game draws beside the words
  if (picture) part.append(picture);
  const counts = (line.dataset.counts ?? "").trim().split(" ").filter(Boolean).map((each) => each.split(":"));
  const most = Math.max(1, ...counts.map((each) => Number(each[2])));
  part.append(...counts.map((each) => bar(each, most)));
  const cards = [...new Set((line.dataset.cards ?? "").split(" ").filter(Boolean))].map(copyOf).filter(Boolean);
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
  // What was decided before at the same place stays, small; at a new place the box begins anew.
  if (part.className === "scene-begins") shown.replaceChildren();
  if (FIRST.includes(part.className)) shown.querySelectorAll(":scope > :not(.scene-begins)").forEach((each) => each.classList.add("past"));
  shown.append(part);
  shown.scrollTop = shown.scrollHeight;
  box.hidden = false;
  if (!still.matches) countUp(part);
}

function advance() {
  // The next line; standing still, the next page whole. The number of lines that came.
  let came = 0;
  while (queue.length) {
    const page = came > 0 && FIRST.includes(queue[0].className) && !(came === 1 && shown.lastChild?.matches(".scene-begins"));
    if (page || (came > 0 && !still.matches)) break;
    put(queue.shift());
    came += 1;
  }
  return came;
}

function wait(milliseconds) {
  clearTimeout(timer);
  timer = paused ? null : setTimeout(next, milliseconds);
}

function next() {
  const came = advance();
  const usual = (pauses[speed()] ?? pauses.normal) * (still.matches ? 1 + came / 2 : 1);
  if (came) wait(queue.length ? usual * Math.min(1, MANY / queue.length) : usual + LINGERS); // what lags behind hastens
  else if (!paused) end();
}

function pause(now) {
  paused = now;
  const button = box.querySelector("[data-scene-pause]");
  button.setAttribute("aria-pressed", String(now));
  if (now) clearTimeout(timer);
  else next();
}

function step() {
  if (!paused) pause(true);
  if (!advance()) end();
}

export function end() {
  clearTimeout(timer);
  timer = null;
  queue = [];
  paused = false;
  if (!box) return;
  box.querySelector("[data-scene-pause]")?.setAttribute("aria-pressed", "false");
  box.hidden = true;
  shown.replaceChildren();
}

export function perform(lines) {
  const news = lines.filter((each) => each.dataset.scene);
  if (!box || !news.length || speed() === "instant" || document.hidden) return;
  queue.push(...news.map(drawn));
  if (paused) return;
  if (timer === null || box.hidden) next();
  else if (queue.length === news.length) wait(pauses[speed()] ?? pauses.normal); // what came last has been seen
}

box?.addEventListener("click", (event) => {
  if (event.target.closest("[data-scene-pause]")) pause(!paused);
  else if (event.target.closest("[data-scene-step]")) step();
  else if (event.target.closest("[data-scene-skip]")) end();
});
document.addEventListener("pointerdown", (event) => { if (!paused && !event.target.closest?.("#scene button")) end(); });
document.addEventListener("keydown", (event) => {
  if (!box || box.hidden || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("#scene, input, select, textarea")) return;
  const does = { p: () => pause(!paused), n: step, s: end }[event.key];
  if (does) does();
  else if (!paused && event.key !== "Tab") end();
});
