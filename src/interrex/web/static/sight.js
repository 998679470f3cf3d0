// What is lit comes into sight where a row or a corner scrolls; nothing else on the page moves.
const EDGE = 6; // pixels between what was brought into sight and the edge
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const isHeldInHand = (spot) => Boolean(spot?.closest(".hand"));

const above = (element) => (getComputedStyle(element).position === "absolute" ? element.offsetParent : element.parentElement); // what moves it by scrolling

function scroller(element) {
  for (let each = above(element); each && !each.matches(".felt, #game"); each = above(each)) {
    const more = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    if (more && /auto|scroll/.test(getComputedStyle(each).overflow)) return each;
  }
  return null;
}

function scrollers(element) {
  // A field may scroll within a row that does.
  const found = [];
  for (let box = scroller(element); box; box = scroller(box)) found.push(box);
  return found;
}

function isInSight(element, box) {
  const inner = element.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

let brought = new WeakMap(); // by box, what went on when it was brought there

export function bring() {
  const lit = new Map();
  const loose = new Map();
  for (const each of document.querySelectorAll(".felt [data-choosable]")) { // looked at first, marked afterwards: one layout
    const boxes = each.checkVisibility() ? scrollers(each) : [];
    loose.set(each, !boxes.length);
    for (const box of boxes) lit.set(box, [...(lit.get(box) ?? []), each]);
  }
  const going = [...document.querySelectorAll(".felt [data-now]")].filter((each) => each.checkVisibility());
  const now = going.map((each) => `${each.dataset.now} ${each.querySelector("[data-thing]")?.dataset.thing}`).join(" ");
  if (!document.querySelector(".felt [data-now]")) brought = new WeakMap(); // the same may go on again later
  const wanted = new Set(lit.keys());
  const around = new Map(going.flatMap((each) => scrollers(each).map((box) => [box, each])));
  for (const [box, each] of around) {
    if (brought.get(box) !== now && !wanted.has(box)) lit.set(box, [each]); // once, then one may look elsewhere
    brought.set(box, now);
  }
  const far = [...lit].filter(([box, all]) => !all.some((each) => isInSight(each, box)));
  for (const [each, isLoose] of loose) each.toggleAttribute("data-loose", isLoose); // a finger drags it: there is nothing to scroll
  for (const [box, all] of far) comeTo(all[0], box);
}

export function bringWhole(spot) {
  // What was touched where its row goes on beyond an edge is seen to its end.
  const box = isHeldInHand(spot) ? scroller(spot.closest(".card") ?? spot) : null;
  if (!box) return;
  const [inner, outer] = [(spot.closest(".card") ?? spot).getBoundingClientRect(), box.getBoundingClientRect()];
  const left = Math.min(0, inner.left - outer.left - EDGE) || Math.max(0, inner.right - outer.right + EDGE);
  if (left) box.scrollBy({ left, behavior: still.matches ? "instant" : "smooth" });
}

function comeTo(element, box) {
  // Its own box alone goes there: nothing around it moves, whatever might be out of sight beyond an edge.
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom);
  box.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, top, behavior: "instant" });
}
