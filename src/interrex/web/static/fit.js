// What is too full is drawn closer: a box marked data-fit that cannot hold what it has gets data-tight="1", then "1 2" and
// so on up to "1 2 3 4", and the styles say what each step leaves out. Whatever is left out stands on the card itself, which pointing at it
// shows. In a box marked data-fit="words" no word may be broken either; where even the smallest letters are too wide, a hyphen
// says that the word goes on. Where there is room again everything is as it was.
import { more } from "./more.js";

const LETTERS = 1000; // milliseconds to wait for the page's own letters; later they are fitted again
const faces = Promise.allSettled([...document.fonts].map((each) => each.load()));
export const lettered = Promise.race([faces, new Promise((done) => setTimeout(done, LETTERS))]); // a page is shown then, and hears touches before

const STEPS = ["1", "1 2", "1 2 3", "1 2 3 4"];
const ROUNDS = 2 * STEPS.length;
const SHORT = 4; // letters; such a word is never broken
const HYPHEN = 8; // pixels, about as wide as one
const GLASS = /[⌕\s]+/gu; // beside what may be chosen
const SOFT = "\u00AD"; // a hyphen that is seen only where a line ends
const VOWEL = "[aeiouyàáâãäąåæèéêëęìíîïòóôõöøùúûüý]";
const SOUND = "(?:ch|cz|dz|rz|sz|dź|dż|th|sh|ph|lh|nh|qu|[^\\W\\d_aeiouyàáâãäąåæèéêëęìíîïòóôõöøùúûüý]|[ćłńśźżçñ])"; // one consonant
const SYLLABLE = new RegExp(`(${VOWEL}(?:(?=(${SOUND}))\\2){0,3})(?=${SOUND}${VOWEL}\\S)`, "giu");

function texts(box) {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

function isBroken(box) {
  const range = document.createRange();
  for (const text of texts(box)) {
    for (const word of text.data.matchAll(/[^\s\p{Pd}\u00AD/]+/gu)) {
      if (word[0].length <= SHORT) continue;
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const least = text.data[word.index - 1] === SOFT ? HYPHEN : 0; // the hyphen before it counts as its own
      const lines = [...range.getClientRects()].filter((each) => each.width > least).map((each) => Math.round(each.top));
      if (new Set(lines).size > 1) return true;
    }
  }
  return false;
}

function isOver(box) {
  if (!box.clientWidth) return false; // not shown
  const isFull = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  return isFull || (box.dataset.fit === "words" && isBroken(box));
}

function hyphenate(box) {
  for (const text of texts(box)) {
    text.data = text.data.replace(/[^\s\p{Pd}/]{5,}/gu, (word) => word.replace(SYLLABLE, `$1${SOFT}`));
  }
}

function loosen(box) {
  for (const each of [box, ...box.querySelectorAll("[data-tight]")]) {
    if (each.dataset.fit === "words") for (const text of texts(each)) if (text.data.includes(SOFT)) text.data = text.data.replaceAll(SOFT, "");
    delete each.dataset.tight;
  }
}

const fitted = new WeakMap(); // what each box showed when it was fitted, and its step; of boxes in each other, the outermost

function outermost(box) {
  const around = box.parentElement.closest("[data-fit]");
  return around ? outermost(around) : box;
}

function shows(box) {
  const text = box.innerText.replace(GLASS, ""); // a glass comes and goes with every question, and nothing is to jump with it
  return `${box.clientWidth} ${box.clientHeight} ${box.querySelectorAll("*").length} ${text}`;
}

function boxesIn(places) {
  return [...new Set(places.flatMap((each) => [...each.querySelectorAll("[data-fit]")]))]; // places may lie in each other
}

function changed(boxes) {
  return [...new Set(boxes.map(outermost))].filter((each) => fitted.get(each)?.shown !== shows(each));
}

function anew(boxes, fresh) {
  for (const each of fresh) loosen(each);
  for (const each of tighten(boxes)) fitted.delete(outermost(each));
  for (const each of fresh) fitted.set(each, { shown: shows(each), tight: each.dataset.tight });
}

export function fit(...places) {
  // What shows the same in the same room stays as it is: to loosen it and draw it closer again would be a jump for nothing.
  // The regions of the stage keep their size, so that what fits in one of them says nothing of the others.
  const boxes = boxesIn(places.length ? places : [document.getElementById("game")]);
  anew(boxes, changed(boxes));
}

export function refit(box) {
  // The words of a box have changed for a while, as by picking: what is around it gets no looser than it was, so that it is the
  // same again afterwards.
  const around = outermost(box);
  const inside = boxesIn([around]);
  loosen(box);
  if (fitted.get(around)?.tight) around.dataset.tight = fitted.get(around).tight;
  else delete around.dataset.tight;
  tighten([around, ...inside]);
  const beside = boxesIn([around.parentElement]).filter((each) => each !== around && !inside.includes(each));
  anew(beside, changed(beside));
}

function tighten(boxes) {
  // All are measured before any is changed: each round lays the page out once. A box drawn closer may leave less room in it.
  const closer = new Set();
  const last = STEPS.at(-1);
  for (let round = 0; round < ROUNDS; round++) {
    const full = boxes.filter((each) => each.dataset.tight !== last && isOver(each));
    if (!full.length) break;
    for (const each of full) {
      each.dataset.tight = STEPS[STEPS.indexOf(each.dataset.tight) + 1];
      closer.add(each);
    }
  }
  const over = new Set(boxes.filter((each) => each.dataset.tight === last && isOver(each)));
  for (const each of boxes) each.toggleAttribute("data-spills", over.has(each)); // the style says that there is more to read
  for (const each of boxes) if (each.dataset.fit === "words" && each.dataset.tight === last && isBroken(each)) hyphenate(each);
  more(); // what is drawn closer may no longer go on beyond its edge
  return closer;
}

document.fonts.addEventListener("loadingdone", () => {
  for (const each of boxesIn([document.body])) fitted.delete(outermost(each)); // as wide as they were by other letters
  fit(document.body);
});

let waiting = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => fit());
});
