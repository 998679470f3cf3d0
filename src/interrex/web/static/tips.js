// Every term and sign is explained where it stands, from the game's glossary: to a pointer that rests on it, to a touch,
// to who comes there by keyboard, and as a list (key t). Nothing has to be marked: a word is found by its forms, a sign
// by its symbol, anything else by its title. The terms are fetched once; they cost no move anything.
import { showText } from "./dialog.js";

const game = document.getElementById("game");
const tip = document.getElementById("tip");
const body = document.getElementById("dialog-body");
const near = document.getElementById("near");
const rest = 350; // milliseconds a pointer rests before anything is said
const UNDERLINED = ".question, .status, .figures dt, .known, .rewards, .lesson-text, #near .face p, #dialog-body .face p";
const SHORT = 60; // characters of a thing that is about one term
const MOST = 6; // terms below a card
let terms = [];
let shapes = []; // of each term: what a match of it looks like
let pattern = null; // all forms of all terms
let timer = null;

// --- the terms --------------------------------------------------------------------------------------

function shape(form) {
  // A form as a pattern: * is any ending; one that begins small may begin a sentence, too.
  const text = form.replace(/[.+?^${}()|[\]\\/]/g, "\\$&").replaceAll("*", "\\p{L}*");
  const first = form[0];
  return first !== first.toUpperCase() ? `[${first}${first.toUpperCase()}]${text.slice(1)}` : text;
}

async function load() {
  const answer = await fetch(`/terms/${game.dataset.game}`, { cache: "no-cache" }).catch(() => null);
  terms = answer?.ok ? await answer.json() : [];
  if (!terms.length) return;
  shapes = terms.map((each) => new RegExp(`^(?:${each.forms.map(shape).join("|")})$`, "u"));
  const all = terms.flatMap((each) => each.forms).sort((one, two) => two.length - one.length);
  pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${all.map(shape).join("|")})(?![\\p{L}\\d])`, "gu");
  underline();
}

const termOf = (word) => terms[shapes.findIndex((each) => each.test(word))];
const termOfSign = (svg) => {
  const symbol = svg?.querySelector("use")?.getAttribute("href")?.split("#")[1];
  return symbol ? terms.find((each) => each.signs.includes(symbol)) : undefined;
};

function* wordsIn(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const match of node.data.matchAll(pattern)) yield { node, match };
  }
}

function termsIn(...elements) {
  // Each term that is said or drawn within, once, in the order of the page.
  const found = new Set();
  if (!pattern) return [];
  for (const element of elements) {
    for (const { match } of wordsIn(element)) found.add(termOf(match[0]));
    for (const each of element.querySelectorAll("svg.sign, svg.ribbon")) found.add(termOfSign(each));
  }
  found.delete(undefined);
  return [...found];
}

export function underline() {
  // Dots below the terms, without touching the page's elements; a browser that cannot do it shows none.
  if (!pattern || !globalThis.Highlight || !CSS.highlights) return;
  const ranges = [];
  for (const element of document.querySelectorAll(UNDERLINED)) {
    for (const { node, match } of wordsIn(element)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  CSS.highlights.set("term", new Highlight(...ranges));
}

// --- one tip ----------------------------------------------------------------------------------------

function wordAt(x, y) {
  // The term under a point, as text, and where it stands.
  const caret = document.caretPositionFromPoint?.(x, y) ?? document.caretRangeFromPoint?.(x, y);
  const node = caret?.offsetNode ?? caret?.startContainer;
  if (!pattern || node?.nodeType !== Node.TEXT_NODE) return null;
  for (const match of node.data.matchAll(pattern)) {
    const range = new Range();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    for (const box of range.getClientRects()) {
      if (x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 2) return { term: termOf(match[0]), box };
    }
  }
  return null;
}

function titleOf(element) {
  // Our tip takes the place of the browser's own: the title becomes a description.
  const titled = element?.closest?.("#game [title], #game [data-said]");
  if (titled?.title) {
    titled.dataset.said = titled.title;
    if (!titled.hasAttribute("aria-description")) titled.setAttribute("aria-description", titled.title);
    titled.removeAttribute("title");
  }
  return titled ?? null;
}

function isSaid(element) {
  // A card is shown whole beside the table; what has a title of its own on it is explained there, and so is a keyword.
  const card = element.closest("[data-card], [data-look]");
  const titled = element.closest("[title], [data-said], .keyword");
  return !card || Boolean(titled) && titled !== card && card.contains(titled);
}

function meant(element, x, y) {
  // What is to be explained there: a word, a sign, a title, or the term that a title names.
  const word = x === undefined ? null : wordAt(x, y);
  const titled = titleOf(element) ?? element.closest?.(".keyword");
  const svg = element.closest?.("svg.sign, svg.ribbon") ?? (titled ?? element).querySelector?.("svg.sign, svg.ribbon");
  const isShort = (text = "") => text.length < SHORT;
  const named = pattern && isShort(titled?.dataset.said) ? titled?.dataset.said?.match(pattern)?.[0] : undefined; // a name, no sentence
  const term = word?.term ?? termOfSign(svg) ?? (titled && isShort(titled.textContent) ? termsIn(titled)[0] : undefined) ?? (named && termOf(named));
  if (!term && !titled?.dataset.said) return null;
  const box = word?.box ?? (titled ?? svg.closest("button, span, div, dt, li") ?? svg).getBoundingClientRect();
  return { term, said: titled?.dataset.said ?? "", box };
}

function explained(term) {
  const name = document.createElement("b");
  name.textContent = term.name;
  const rule = Object.assign(document.createElement("a"), { className: "rule-id", href: `/rules/${game.dataset.game}/${term.rule}`, textContent: term.rule });
  rule.dataset.rule = term.rule;
  return [name, ` ${term.meaning} `, rule];
}

function show({ term, said, box }, lines = []) {
  tip.replaceChildren(...lines);
  if (said && said !== term?.name) tip.append(Object.assign(document.createElement("p"), { textContent: said }));
  if (term) {
    const line = document.createElement("p");
    line.append(...explained(term));
    tip.append(line);
  }
  tip.hidden = false;
  const own = tip.getBoundingClientRect();
  const left = Math.min(Math.max(6, (box.left + box.right - own.width) / 2), innerWidth - own.width - 6);
  const below = box.bottom + 8 + own.height < innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? box.bottom + 8 : Math.max(6, box.top - own.height - 8)}px`;
}

export function reason(element, lines) {
  // Why a thing cannot be chosen, beside it.
  if (!tip || !lines.length) return;
  show({ said: "", box: element.getBoundingClientRect() }, lines);
}

export function hide() {
  clearTimeout(timer);
  if (tip) tip.hidden = true;
  document.querySelectorAll("[aria-describedby='tip']").forEach((each) => each.removeAttribute("aria-describedby"));
}

export function explain(event) {
  // A touch, or a click: true when there was something to say.
  const found = tip && !event.target.closest(".felt [data-card]") && meant(event.target, event.clientX, event.clientY);
  if (found) show(found);
  return Boolean(found);
}

function move(event) {
  clearTimeout(timer);
  if (tip.contains(event.target)) return;
  const target = event.target;
  if (!tip.hidden) hide();
  if (!target.closest?.("#game, dialog") || !isSaid(target)) return;
  titleOf(target);
  timer = setTimeout(() => { const found = meant(target, event.clientX, event.clientY); if (found) show(found); }, rest);
}

function focused(event) {
  hide();
  const element = event.target;
  if (!element.matches?.("#game :focus-visible") || element.closest("[data-card], [data-look], #scene, #tip")) return;
  const found = meant(element);
  if (!found) return;
  show(found);
  element.setAttribute("aria-describedby", "tip");
}

// --- lists ------------------------------------------------------------------------------------------

function listed(some) {
  const list = Object.assign(document.createElement("dl"), { className: "terms" });
  for (const term of some) {
    const row = document.createElement("div");
    const name = document.createElement("dt");
    const meaning = document.createElement("dd");
    const [called, text, rule] = explained(term);
    name.append(called);
    meaning.append(text.trim(), " ", rule);
    row.append(name, meaning);
    list.append(row);
  }
  return list;
}

function glossary() {
  if (!terms.length) return false;
  const said = document.getElementById("terms")?.content.cloneNode(true);
  if (!said) return false;
  const here = termsIn(...document.querySelectorAll("#region-prompt, .felt"));
  const others = terms.filter((each) => !here.includes(each));
  said.querySelector("[data-terms-here]").append(listed(here));
  said.querySelector("[data-terms-more]").append(listed(others));
  const holder = document.createElement("div");
  holder.append(said);
  showText(holder.innerHTML);
  return true;
}

function belowCard(holder) {
  // A card in full explains its own terms.
  const face = holder.querySelector(".face:not(.rule)");
  if (face && !face.querySelector(".terms")) {
    const found = termsIn(face).slice(0, MOST);
    if (found.length) face.querySelector(".card-foot")?.before(listed(found));
  }
  underline();
}

if (tip) {
  document.addEventListener("mousemove", move);
  document.addEventListener("focusin", focused);
  document.addEventListener("scroll", hide, true);
  document.addEventListener("pointerdown", (event) => { if (!tip.contains(event.target)) hide(); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
    const typing = event.target.matches?.("input:not([type=checkbox]), select, textarea");
    if (event.key === "t" && !typing && !event.ctrlKey && !event.altKey && !event.metaKey && !document.querySelector("dialog[open]")) glossary();
  });
  document.addEventListener("click", (event) => { if (event.target.closest("[data-terms]") && glossary()) event.preventDefault(); });
  for (const each of [near, body]) if (each) new MutationObserver(() => belowCard(each)).observe(each, { childList: true });
  load();
}
