// What is lit, and what a touch or a key there means.
const game = document.getElementById("game");
export const PLACES = ".zone, .location, .field-row, .stack"; // their things are direct children of them

export function options() {
  return [...document.querySelectorAll("[data-choose] .option")];
}

export function litAt(element) {
  // What a touch there means: the lit thing itself, or the one in whose place it lies. With something picked that is the whole
  // place, whatever lies in it; else only its bare ground, for the rest opens its text or its list.
  const own = element?.closest?.("[data-choosable]"); // in a seat's sheet, too
  const taken = game.hasAttribute("data-picking") ? "[data-picked]" : "button, a, summary, [data-card], label, input";
  return own ?? (element?.closest?.(taken) ? null : element?.closest?.(PLACES)?.querySelector(":scope > [data-choosable]")) ?? null;
}

export function reachable() {
  // What the next touch may be, in the order of the page: the open list alone, or lit things and then the bar.
  const listed = options().filter((each) => each.checkVisibility() && !each.disabled);
  const form = document.querySelector("[data-choose]");
  if (listed.length && form && !form.hasAttribute("data-folded")) return listed; // the list of a lesson may be shut
  const lit = [...document.querySelectorAll(".felt [data-choosable]")].filter((each) => each.checkVisibility());
  return [...lit, ...listed];
}

export function number() {
  // Shown from the first key on; to find what is reachable costs a layout of the page.
  if (!("keys" in game.dataset)) return;
  for (const each of document.querySelectorAll("[data-number]")) delete each.dataset.number;
  reachable().slice(0, 9).forEach((each, at) => { each.dataset.number = at + 1; });
}
