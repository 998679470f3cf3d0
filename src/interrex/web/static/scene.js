// What decides a game is seen: its lines of the log appear one after another beside the board, cards turn, totals count up.
// Until they have been seen the page stays as it was before them, or changes with each, where a game sends its moments
// (show/moments.py); where a clock runs, nothing is held back. A scene can be
// paused, gone through step by step, or skipped; a touch or a key elsewhere ends it and shows how things stand. Where less
// motion is wished the same is shown page by page, standing still.
import { speed } from "./turn.js";

const game = document.getElementById("game");
const layer = document.getElementById("on-board") ?? document.createElement("div"); // over the board: what a line tells, where it lies; lessons and puzzles have none
const box = document.getElementById("scene");
const shown = box?.querySelector(".scene-lines");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const pauses = { slow: 1600, normal: 900, fast: 400, instant: 0 }; // milliseconds for each line
const ENDS = "ends"; // lines that are not seen themselves: what was told before is over
const HELD = 4; // pauses: for longer the page is never held back, however much there is to see
const LINGERS = 2; // pauses, after the last line; one where it lies over a question that is one's own
const BLINK = 200; // milliseconds: what would be seen for less comes at once, with all that is told before it
const FIRST = ["scene-begins", "scene-counts"]; // with these a page begins
const BESIDE = "beside"; // lines that are told in a scene but make none: what follows from one's own choice covers no question
const WEIGHTS = { [`scene-${BESIDE}`]: 0.5, "scene-undoes": 2.5 }; // pauses for a line that is read at a glance, and for one with two cards to read
const GLANCE = 55; // characters that are read in a pause, with what they are about on the board
const LONGEST = 3; // pauses for one line, however much it says
const BRIEFLY = 0.7; // pauses, at least, for a moment of which only such lines are told as are read at a glance
const COUNTS = 450; // milliseconds in which totals count up
let queue = []; // lines as they are drawn, and behind them what shows the page as it is after them
let timer = null;
let paused = false;
let opening = []; // headings that nothing stands under yet: they come with it
let latest = []; // the lines that came together last
let beat = 0; // until then what the table shows of the last moment is looked at
let isTurned = false; // another part of the game, or another turn, has begun since the last line that came

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
  part.dataset.cards = line.dataset.cards ?? "";
  for (const name of ["kind", "holds", "anew"]) if (name in line.dataset) part.dataset[name] = line.dataset[name];
  part.append(Object.assign(document.createElement("span"), { textContent: line.firstChild.textContent.trim() }));
  const picture = line.querySelector("template")?.content.cloneNode(true); // what the game draws beside the words
  if (picture) part.append(picture);
  part.reading = part.textContent.trim().replace(/\s+/g, " ").length / GLANCE;
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

function tellMoves(part, moved) {
  // What a moment has changed is said under the line that tells why.
  if (!part || !moved.length) return;
  part.moved = moved;
  part.append(...moved.map(moveRow));
  part.reading += moved.length / 3;
}

function countUp(part) {
  // Totals run up together, each to its own number.
  const rows = [...part.querySelectorAll(".scene-count")].map((row) => [row.querySelector("meter"), row.querySelector(".scene-total")]);
  const goals = rows.map(([, total]) => Number(total.textContent));
  const began = performance.now();
  const tick = (now) => {
    const done = Math.max(0, Math.min(1, (now - began) / COUNTS)); // a frame may be older than its line
    rows.forEach(([meter, total], at) => {
      meter.value = Math.max(0, goals[at] * done);
      total.textContent = Math.round(goals[at] * done);
    });
    if (done < 1) requestAnimationFrame(tick);
  };
  if (rows.length) requestAnimationFrame(tick);
}

// --- going on ---------------------------------------------------------------------------------------

const beginsAnew = (part) => part.className === "scene-begins" || "anew" in part.dataset;

function isUnder(part) {
  // What stands in the box as a heading says what the line is about: where a game says which lines it holds, it is one of them.
  const heading = shown.querySelector(":scope > .scene-begins");
  return !heading?.dataset.holds || heading.dataset.holds.split(" ").includes(part.dataset.kind);
}

const isBeside = (part) => part.className === `scene-${BESIDE}` && (beginsAnew(part) || !isUnder(part) || !shown.childElementCount); // it says nothing by itself

function put(part) {
  // A page at a time: what was decided before is in the story. Nothing that stands in the box moves.
  if (beginsAnew(part) || !isUnder(part)) shown.replaceChildren();
  else if (FIRST.includes(part.className)) shown.querySelectorAll(":scope > :not(.scene-begins)").forEach((each) => each.remove());
  const stands = [...shown.children].some((each) => each.dataset.cards === part.dataset.cards && each.querySelector(".scene-card"));
  if (stands) part.querySelector(":scope > .scene-cards")?.remove(); // the same cards are not drawn twice
  shown.append(part);
  box.hidden = false;
  makeRoom();
  onTheBoard(part);
  if (!still.matches && !part.isBeat) countUp(part); // at a moment they have run along
}

const height = () => shown.lastElementChild.offsetTop + shown.lastElementChild.offsetHeight - shown.firstElementChild.offsetTop; // where a line appears from counts for nothing

function fits(...parts) {
  // Below what stands in the box, with all that stands there.
  shown.append(...parts);
  const isRoom = height() <= shown.clientHeight + 1;
  parts.forEach((each) => each.remove());
  return isRoom;
}

function makeRoomForMoment() {
  // What comes at one moment stands together: where it does not fit below what stands there, it begins a page.
  const end = queue.findIndex((each) => typeof each === "function"); // of the last that came nothing stands behind
  const lines = queue.slice(0, end < 0 ? queue.length : end);
  if (!box.hidden && lines.length > 1 && lines[0].isBeat && !beginsAnew(lines[0]) && !fits(...lines)) shown.querySelectorAll(":scope > :not(.scene-begins)").forEach((each) => each.remove());
}

function makeRoom() {
  // No line is cut in half, and none moves up: where the newest does not fit it begins a page; the story has them all.
  const last = shown.lastElementChild;
  for (const kept of [".scene-begins", ":not(*)"]) { // the heading goes last
    if (height() > shown.clientHeight + 1) [...shown.children].filter((each) => each !== last && !each.matches(kept)).forEach((each) => each.remove());
  }
}

const placeOf = (things) => things.map((thing) => document.querySelector(`.felt [data-thing="${CSS.escape(thing)}"]`)?.closest(".zone, .location, .spot")).find(Boolean);
const lanesOf = (place) => new Map([...(place?.querySelectorAll(".position") ?? [])].map((each) => [each.querySelector(".corner-letter")?.textContent, each]));

function onTheBoard(part) {
  // The place and the sign at stake are lit where they lie, and the corner or lane of who wins there.
  for (const name of ["data-scene-at", "data-scene-won", "data-undoes", "data-undone"]) document.querySelectorAll(`[${name}]`).forEach((each) => each.removeAttribute(name));
  if (!part || beginsAnew(part)) layer.replaceChildren();
  layer.querySelectorAll(".on-lit").forEach((each) => each.remove());
  if (part?.matches(".scene-undoes")) undo((part.dataset.cards ?? "").trim().split(" "));
  const at = (part?.dataset.at ?? "").split(" ").filter(Boolean);
  const lies = placeOf([...at, ...(part?.moved ?? []).map((move) => move[4])]);
  if (!lies) return;
  lies.setAttribute("data-scene-at", "");
  if (lanesOf(lies).size) lightCards(part, lies);
  sayMoves(part);
  const sign = at.find((thing) => thing.startsWith("attribute:"))?.split(":")[1];
  if (sign) lies.querySelector(`.count:has(> .sign.${CSS.escape(sign)})`)?.setAttribute("data-scene-at", "");
  if (!part.matches(".scene-won, .scene-prize")) return;
  const won = [...lies.querySelectorAll(".corner, .position")].find((each) => each.querySelector(".corner-letter")?.textContent === part.dataset.seat);
  won?.setAttribute("data-scene-won", "");
}

function undo([card, by]) {
  // What waits on the board with others, the newest first, is struck out where it lies, by what answers it.
  const waiting = (name) => [...document.querySelectorAll(`.felt [data-item="${CSS.escape(name ?? "")}"]`)];
  const undoes = waiting(by)[0];
  undoes?.setAttribute("data-undoes", "");
  waiting(card).findLast((each) => each !== undoes)?.setAttribute("data-undone", "");
}

function lay(spot, element, right = false) {
  // Over the board, at that spot: what lies there stays as it is.
  const { left, top, width, height } = spot.getBoundingClientRect();
  Object.assign(element.style, { position: "fixed", top: `${top + height / 2}px`, [right ? "right" : "left"]: `${right ? document.documentElement.clientWidth - left - width : left}px` });
  layer.append(element);
}

function lightCards(part, place) {
  // The cards that a line names are lit where they lie open, those of its place before others.
  for (const card of (part.dataset.cards ?? "").split(" ").filter(Boolean)) {
    const called = `[data-card="${CSS.escape(card)}"]`;
    const open = place.querySelector(called) ?? document.querySelector(`.felt :is(.laid, .chip)${called}`);
    if (!open) continue;
    const lit = Object.assign(document.createElement("span"), { className: "on-lit" });
    const { width, height } = open.getBoundingClientRect();
    Object.assign(lit.style, { width: `${width}px`, height: `${height}px` });
    lay(open, lit);
  }
}

function sayMoves(part) {
  // By how much a line changes a total stands beside that total.
  for (const [letter, colour, was, is, at] of part.moved ?? []) {
    const lane = lanesOf(placeOf([at])).get(letter);
    if (lane) lay(lane, Object.assign(document.createElement("b"), { className: `on-move ${colour}`, textContent: signed(is - was) }), true);
  }
}

function moveRow([letter, colour, was, is]) {
  const row = Object.assign(document.createElement("span"), { className: `scene-move ${colour}` });
  row.append(
    Object.assign(document.createElement("b"), { className: "letter", textContent: letter }),
    ` ${was} → `,
    Object.assign(document.createElement("b"), { textContent: is }),
    Object.assign(document.createElement("small"), { textContent: signed(is - was) }),
  );
  return row;
}

const signed = (number) => (number < 0 ? `−${-number}` : `+${number}`);

function weight(part) {
  // In pauses: by what a line is, and by how much there is to read.
  const least = WEIGHTS[part.className] ?? 1;
  return least < 1 ? least : Math.max(least, Math.min(LONGEST, part.reading));
}

function weights(parts) {
  // Of lines that came together: those of one moment are read together.
  const together = parts.filter((each) => each.isBeat).reduce((sum, each) => sum + each.reading, 0);
  const others = parts.filter((each) => !each.isBeat).reduce((sum, each) => sum + weight(each), 0);
  return others + (parts.some((each) => each.isBeat) ? Math.max(parts.every((each) => weight(each) < 1) ? BRIEFLY : 1, Math.min(LONGEST, together)) : 0) || 1;
}

const usual = () => pauses[speed()] ?? pauses.normal;
const isPage = (part) => FIRST.includes(part.className) || beginsAnew(part);

function spare() {
  // Of what waits: how long a line of usual weight, or standing still each page, may be seen so that nothing is held back for too
  // long; and up to where that would be no more than a blink.
  const now = performance.now();
  let [steps, least, late] = [still.matches ? 1 : weights(latest), Infinity, 0];
  queue.forEach((each, at) => {
    if (typeof each !== "function") {
      steps += still.matches ? isPage(each) : weight(each);
      return;
    }
    const time = (each.due - now) / steps;
    least = Math.min(least, time);
    if (time < BLINK) late = at + 1;
  });
  return { least, late };
}

function advance(late = 0) {
  // The next line; standing still, the next page whole. The number of lines that came. What follows from lines is shown
  // when they have been seen, before the next. What is late comes at once: its last page stays in the box.
  let came = 0;
  for (let at = 0; queue.length; at += 1) {
    if (typeof queue[0] === "function") {
      if (came && at >= late) break;
      queue.shift()();
      layer.replaceChildren(); // the board shows it itself
      continue;
    }
    const page = came > 0 && (isPage(queue[0]) || !isUnder(queue[0])) && !(came === 1 && shown.lastChild?.matches(".scene-begins"));
    const together = came > 0 && queue[0].isBeat && (still.matches || fits(queue[0])); // of the same moment: the page has not changed since
    if (at >= late && (page || (came > 0 && !still.matches && !together))) break;
    if (isBeside(queue[0])) {
      queue.shift();
      continue;
    }
    if (!came) makeRoomForMoment();
    latest = came ? [...latest, queue[0]] : [queue[0]];
    put(queue.shift());
    came += 1;
  }
  if (latest.some((each) => each.isBeat)) beat = performance.now() + usual() * (still.matches ? 1 : weights(latest));
  return came;
}

const isHeld = (each) => typeof each === "function" && !each.isShown;

function holdBack() {
  // While the page waits for what is shown, the question that was answered steps back.
  game.toggleAttribute("data-watching", queue.some(isHeld));
}

function wait(milliseconds) {
  clearTimeout(timer);
  timer = paused ? null : setTimeout(next, milliseconds);
}

function isInTheWay() {
  const asked = document.querySelector("#region-prompt .yours")?.getBoundingClientRect();
  const lies = box.getBoundingClientRect();
  return Boolean(asked) && asked.bottom > lies.top && asked.top < lies.bottom && asked.right > lies.left && asked.left < lies.right;
}

function timeFor(came = 1) {
  const times = still.matches ? 1 : weights(latest);
  return Math.max(0, Math.min(usual() * (still.matches ? 1 + came / 2 : times), spare().least * times));
}

function next() {
  const over = !queue.length;
  const came = advance(spare().late);
  holdBack();
  if (over) end();
  else if (!queue.length) wait((isInTheWay() ? 1 : LINGERS) * usual());
  else wait(timeFor(came)); // what lags behind hastens
}

// What is told by moments has the time that it takes to read; what waits behind it comes later by that.
const toRead = () => queue.reduce((sum, each) => sum + (each.reads ?? 0), 0);
const holdOn = (show) => { show.due = performance.now() + (HELD + toRead()) * usual(); };

function pause(now) {
  paused = now;
  const button = box.querySelector("[data-scene-pause]");
  button.setAttribute("aria-pressed", String(now));
  if (now) clearTimeout(timer);
  else {
    queue.filter((each) => typeof each === "function").forEach(holdOn);
    next();
  }
}

function step() {
  if (!paused) pause(true);
  if (!queue.length) end();
  else advance();
  holdBack();
}

function reveal() {
  // The page as it is now; true where it was held back.
  const held = queue.filter((each) => typeof each === "function");
  const wasHeld = queue.some(isHeld);
  queue = queue.filter((each) => typeof each !== "function");
  held.forEach((show) => show());
  layer.replaceChildren();
  holdBack();
  return wasHeld;
}

export function end() {
  clearTimeout(timer);
  timer = null;
  paused = false;
  beat = 0;
  const held = reveal();
  queue = [];
  if (!box) return held;
  box.querySelector("[data-scene-pause]")?.setAttribute("aria-pressed", "false");
  box.hidden = true;
  onTheBoard(null);
  shown.replaceChildren();
  return held;
}

export const isPaused = () => paused;

const goOn = () => (paused ? reveal() : end());

export function parsed(html) {
  const made = document.createElement("template");
  made.innerHTML = html;
  return made.content;
}

function linesOf(news) {
  // The lines that are seen. One that comes after a new turn has begun is not about what stands above.
  const found = [...parsed((news.lines ?? []).join("")).querySelectorAll("[data-scene], [data-head]")];
  const seen = (each) => "scene" in each.dataset && each.dataset.scene !== ENDS;
  for (const each of found) {
    isTurned ||= "head" in each.dataset || !seen(each);
    if (!seen(each)) continue;
    if (isTurned) each.dataset.anew = "";
    isTurned &&= each.dataset.scene === BESIDE;
  }
  return found.filter(seen);
}

const isBare = (line) => line?.dataset.scene === "begins" && !line.dataset.holds && !line.dataset.cards?.trim() && !line.querySelector("template");

function withHeadings(lines) {
  // Where a question comes before anything is told under a heading, nobody waits for the heading alone: it opens what is told later.
  const all = lines.length && "anew" in lines[0].dataset ? lines : [...opening, ...lines];
  const from = all.findLastIndex((each) => !isBare(each)) + 1;
  opening = isTurned ? [] : all.slice(from);
  return all.slice(0, from);
}

export function perform(news, show) {
  // What is new: its lines that decide something are seen, then the page shows all of it.
  if (news.table === "") end(); // a curtain falls: nothing of whoever looked stays in sight
  const isSeen = box && speed() !== "instant" && !document.hidden;
  if (!isSeen) opening = [];
  const all = isSeen ? withHeadings(linesOf(news)) : [];
  const isOn = box && (!box.hidden || queue.some((each) => typeof each !== "function"));
  const first = isOn ? 0 : all.findIndex((each) => each.dataset.scene !== BESIDE);
  const lines = first < 0 ? [] : all.slice(first);
  const idle = !queue.length;
  const timed = "now" in game.dataset; // a clock runs: the page holds nothing back, and its lines hasten all the same
  const after = timed ? Object.assign(() => {}, { isShown: true }) : show;
  const coming = parsed(lines.length ? [news.table ?? "", ...Object.values(news.parts ?? {})].join("") : "");
  const drawnLines = lines.map((line) => Object.assign(drawn(line, coming), { isBeat: Boolean(news.moment) }));
  if (timed) show();
  tellMoves(drawnLines.at(-1), news.moved ?? []);
  if (news.moment && lines.length) after.reads = still.matches ? 1 + lines.length / 2 : weights(drawnLines);
  const isLooking = idle && isOn && (paused || performance.now() < beat);
  if (idle && !lines.length && !isLooking) after();
  else queue.push(...(news.moment ? [after, ...drawnLines] : [...drawnLines, after])); // at a moment, the table shows what the line tells
  holdOn(after);
  if (!lines.length && !isLooking) return;
  holdBack();
  if (paused) return;
  if (!lines.length) wait(beat - performance.now());
  else if (timer === null || box.hidden) next();
  else if (idle) wait(timeFor()); // what came last has been seen
}

box?.addEventListener("click", (event) => {
  if (event.target.closest("[data-scene-pause]")) pause(!paused);
  else if (event.target.closest("[data-scene-step]")) step();
  else if (event.target.closest("[data-scene-skip]")) end();
  else goOn();
});
document.addEventListener("pointerdown", (event) => { // on the box the click ends it: whatever lies below hears none
  if (!event.target.closest?.("#scene")) goOn();
});
document.addEventListener("keydown", (event) => {
  if (!box || box.hidden || event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.("#scene, input, select, textarea")) return;
  const does = { p: () => pause(!paused), n: step, s: end }[event.key];
  if (does) does();
  else if (["Tab", "Shift"].includes(event.key)) return;
  else if (goOn()) { // it answers no question that nobody has seen yet
    event.preventDefault();
    event.stopImmediatePropagation();
  }
});
document.addEventListener("visibilitychange", () => { if (document.hidden) end(); }); // nobody looks: it is told at once whose turn it is
