// What decides a game is seen: its lines of the log appear one after another over the board, totals as bars.
// Nothing waits for it: a touch or a key ends it, and goes on to what lies below. Where less motion is wished all stands still.
import { speed } from "./turn.js";

const box = document.getElementById("scene");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const pauses = { slow: 1200, normal: 750, fast: 350 };
let queue = [];
let timer = null;

function drawn(line) {
  const shown = document.createElement("p");
  shown.className = `scene-${line.dataset.scene}`;
  const said = document.createElement("span");
  said.textContent = line.firstChild.textContent.trim();
  shown.append(said);
  const picture = line.querySelector("template"); // what the game draws beside the words
  if (picture) shown.append(picture.content.cloneNode(true));
  const counts = (line.dataset.counts ?? "").trim().split(" ").filter(Boolean).map((each) => each.split(":"));
  const most = Math.max(1, ...counts.map((each) => Number(each[2])));
  for (const [letter, colour, number] of counts) {
    const bar = document.createElement("meter"); // its width is an attribute: no style is needed
    Object.assign(bar, { min: 0, max: most, value: Math.max(0, Number(number)) });
    const row = document.createElement("span");
    row.className = `scene-count ${colour}${Number(number) === most ? " leads" : ""}`;
    row.append(Object.assign(document.createElement("b"), { className: "letter", textContent: letter }), bar, Object.assign(document.createElement("b"), { textContent: number }));
    shown.append(row);
  }
  return shown;
}

function next() {
  clearTimeout(timer);
  if (!queue.length) {
    timer = setTimeout(end, still.matches ? 4000 : 1600);
    return;
  }
  const line = queue.shift();
  if (line.className === "scene-begins" || line.className === "scene-counts") box.querySelectorAll(":scope > :not(.scene-begins)").forEach((each) => each.remove());
  if (line.className === "scene-begins") box.replaceChildren();
  box.append(line);
  box.hidden = false;
  timer = setTimeout(next, pauses[speed()] ?? 0);
}

function end() {
  clearTimeout(timer);
  timer = null;
  queue = [];
  box.hidden = true;
  box.replaceChildren();
}

export function perform(lines) {
  const news = lines.filter((each) => each.dataset.scene);
  if (!box || !news.length || speed() === "instant" || document.hidden) return;
  if (still.matches) { // all at once: the last confrontation as it came out
    const last = (what) => news.findLastIndex((each) => each.dataset.scene === what);
    const from = Math.max(0, last("counts") < 0 ? last("begins") : last("counts"));
    box.replaceChildren(...news.slice(from).map(drawn));
    box.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(end, 4000);
    return;
  }
  queue.push(...news.map(drawn));
  if (timer === null || box.hidden) next();
  else if (queue.length === news.length) { clearTimeout(timer); timer = setTimeout(next, pauses[speed()] ?? 0); }
}

document.addEventListener("pointerdown", end);
document.addEventListener("keydown", end);
