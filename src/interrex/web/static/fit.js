// What is too full is drawn closer: a box marked data-fit that cannot hold what it has gets data-tight="1", then "2" and "3",
// and the styles say what each step leaves out. Whatever is left out stands on the card itself, which pointing at it shows.
// In a box marked data-fit="words" no word may be broken either.
const STEPS = 3;
const ROUNDS = 2 * STEPS;
const SHORT = 4; // letters; such a word is never broken

function isBroken(box) {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/[^\s\p{Pd}/]+/gu)) {
      if (word[0].length <= SHORT) continue;
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size > 1) return true;
    }
  }
  return false;
}

function isOver(box) {
  if (!box.clientWidth) return false; // not shown
  const isFull = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  return isFull || (box.dataset.fit === "words" && isBroken(box));
}

export function fit(within = document.getElementById("game")) {
  // All are measured before any is changed: each round lays the page out once. A box drawn closer may leave less room in it.
  const boxes = [...within.querySelectorAll("[data-fit]")];
  for (let round = 0; round < ROUNDS; round++) {
    const full = boxes.filter((each) => each.dataset.tight !== String(STEPS) && isOver(each));
    if (!full.length) return;
    for (const each of full) each.dataset.tight = Number(each.dataset.tight ?? 0) + 1;
  }
}

export function refit(within = document.getElementById("game")) {
  for (const each of within.querySelectorAll("[data-tight]")) delete each.dataset.tight;
  fit(within);
}

let waiting = 0;
addEventListener("resize", () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => refit());
});
