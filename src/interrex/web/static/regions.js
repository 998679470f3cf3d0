// Replaces what changed on the page: regions, parts of the table, new lines of the log; keeps the focus, lets cards travel.
import { fit } from "./fit.js";

const LONGEST = 1500; // milliseconds that a change may take to travel; they are 300 where the machine keeps up
const still = matchMedia("(prefers-reduced-motion: reduce)");

// --- what was sent: whole, or by what differs from a text that came before (show/sending.py keeps the same lists) -------

const KEPT = 4;
let came = new Map(); // the last texts of each part and of the prompt, the newest last

export function forget() { // a new stream begins with whole texts
  came = new Map();
}

function whole(name, short) {
  const texts = came.get(name) ?? [];
  came.set(name, texts);
  let text = short;
  if (typeof short === "number") [text] = texts.splice(short, 1);
  else if (Array.isArray(short)) {
    const [start, end, between] = short;
    const last = texts.at(-1);
    text = last.slice(0, start) + between + last.slice(last.length - end);
  }
  texts.push(text);
  if (texts.length > KEPT) texts.shift();
  return text;
}

export function spelledOut(news) {
  if ("prompt" in news) news.prompt = whole("prompt", news.prompt);
  for (const [name, text] of Object.entries(news.parts ?? {})) news.parts[name] = whole(`part ${name}`, text);
  return news;
}

const STAGE = ".stage-seats, .stage-board, .stage-hand, [id^='region-']";
const game = document.getElementById("game");
const SLACK = 6; // pixels: a tilted card, a frame
const waiting = []; // changes that have come and are not made yet: a picture of the page as it was is taken first

// --- changing the page --------------------------------------------------------------------------------

export function replace({ parts = {}, lines = [], ...regions }, then = () => {}) {
  const change = () => {
    const changed = new Set(); // regions of the stage
    const held = place(document.activeElement);
    const followed = lines.length > 0 && isFollowed(story()); // before anything is changed: that costs no layout
    for (const [name, html] of Object.entries(regions)) {
      const region = document.getElementById(`region-${name}`);
      if (!region) continue;
      keepOpen(region, () => { region.innerHTML = html; return region; });
      changed.add(region);
    }
    for (const [name, html] of Object.entries(parts)) {
      const part = document.querySelector(`[data-part="${CSS.escape(name)}"]`);
      if (!part) continue;
      changed.add(part.closest(STAGE) ?? game);
      keepOpen(part, () => exchange(part, html));
    }
    if (lines.length && story()) addLines(story(), lines, followed);
    find(held)?.focus({ preventScroll: true });
    fullLinks();
    then();
    if (changed.size) fit(...changed);
    if ("log" in regions || followed) toEnd();
  };
  waiting.push(change);
  if (!document.startViewTransition || still.matches || document.hidden || !("table" in regions || Object.entries(parts).some(hasTravelled))) {
    makeUpTo(change);
    return;
  }
  name(true);
  const moving = document.startViewTransition(() => { makeUpTo(change); name(true); });
  latest = moving;
  document.documentElement.dataset.travels = ""; // what travels hears no touch (press.js)
  moving.ready.catch(() => {}); // skipped, because the next change came first
  const enough = setTimeout(() => moving.skipTransition(), LONGEST); // on a busy machine: nothing stays hidden for a picture of it
  moving.finished.finally(() => {
    clearTimeout(enough);
    if (latest !== moving) return;
    name(false);
    delete document.documentElement.dataset.travels;
  });
}

function makeUpTo(change) {
  // In the order in which they came, each once: else an older page would be painted over a newer one.
  while (waiting.includes(change)) waiting.shift()();
}

function hasTravelled([name, html]) {
  // Cards come to that part of the table, leave it, or lie in another order: where none does, nothing is hidden for a picture of it.
  const part = document.querySelector(`[data-part="${CSS.escape(name)}"]`);
  const lay = [...(part?.querySelectorAll("[data-key]") ?? [])].map((each) => each.dataset.key);
  const lie = [...html.matchAll(/data-key="([^"]*)"/g)].map((each) => each[1]);
  return lay.filter(Boolean).join() !== lie.filter(Boolean).join();
}

const story = () => document.querySelector("#region-log .lines");

function isFollowed(log) {
  // The newest line stands at the foot, or nobody reads further up.
  return log !== null && (log.scrollHeight - log.scrollTop - log.clientHeight < 40 || !log.matches(":hover, :focus-within"));
}

function addLines(log, lines, followed) {
  // Where the newest lines are followed the list is drawn anew, without its oldest; else nothing moves.
  if (!followed) {
    log.insertAdjacentHTML("beforeend", lines.join(""));
    return;
  }
  const all = [...[...log.children].map((each) => each.outerHTML), ...lines];
  const dropped = all.splice(0, Math.max(0, all.length - Number(log.dataset.most)));
  const gone = [...log.children].slice(0, dropped.length).filter((each) => each.matches("[data-cards]:not([data-notice])"));
  log.dataset.from = Number(log.dataset.from) + gone.length;
  log.innerHTML = all.join("");
}

function exchange(part, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const element = fresh.content.firstElementChild;
  part.replaceWith(element);
  return element;
}

function keepOpen(element, change) {
  const details = (within) => [...(within.matches("details") ? [within] : []), ...within.querySelectorAll("details")];
  const links = (within) => [...within.querySelectorAll("[data-copy]")];
  const open = details(element).map((each) => each.open && !("opened" in each.dataset)); // what a question opened closes with it
  const copied = links(element).filter((each) => each.textContent === each.dataset.copied).map((each) => each.dataset.copy);
  const now = change();
  details(now).forEach((each, number) => { if (open[number]) each.open = true; });
  for (const each of links(now)) if (copied.includes(each.dataset.copy)) each.textContent = each.dataset.copied;
}

function name(given) {
  // What travels is drawn above everything: what lies outside its box, half outside, or below something else stays where it is.
  const seen = new Set();
  const all = [...document.querySelectorAll("[data-key]:not([data-key=''])")];
  const whole = given ? new Set(all.filter((each) => isWhole(each) && isOnTop(each))) : new Set(); // all are measured before any is changed
  for (const each of all) {
    const key = whole.has(each) && !seen.has(each.dataset.key) ? `card-${each.dataset.key}` : "none";
    if (key !== "none") seen.add(each.dataset.key);
    each.style.viewTransitionName = key;
  }
}

function isWhole(element) {
  const box = element.getBoundingClientRect();
  if (!box.width) return false;
  for (let each = element.parentElement; each && each.id !== "game"; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (style.overflow === "visible" || style.display === "contents") continue; // cuts nothing off
    const around = each.getBoundingClientRect();
    if (box.top < around.top - SLACK || box.bottom > around.bottom + SLACK || box.left < around.left - SLACK || box.right > around.right + SLACK) return false;
  }
  return true;
}

function isOnTop(element) {
  // Nothing lies over it, such as the hand that is laid out over the board.
  const box = element.getBoundingClientRect();
  const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return seen !== null && (element.parentElement.contains(seen) || seen.contains(element));
}

let latest = null; // the running transition; only the last one started clears the names

function place(element) {
  const region = element?.closest("[id^='region-']");
  if (!region) return null;
  return { region: region.id, tag: element.tagName, key: known(element) };
}

function known(element) {
  return element.getAttribute("value") || element.dataset.thing || element.dataset.card || element.dataset.look || "";
}

function find(held) {
  if (!held) return null;
  const region = document.getElementById(held.region);
  const all = [...region.querySelectorAll(held.tag)];
  const same = all.find((each) => known(each) === held.key);
  return same ?? (held.region === "region-prompt" ? region.querySelector("button.option") : null);
}

export function fullLinks() {
  for (const each of document.querySelectorAll("[data-link]")) each.value = location.origin + each.dataset.link;
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  for (const each of document.querySelectorAll("[data-only-here]")) each.hidden = !here;
}

export function toEnd() {
  const log = story();
  if (log) log.scrollTop = log.scrollHeight; // the newest line stands at the foot
}
