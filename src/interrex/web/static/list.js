// All options, as a list that unfolds; whoever has opened it finds it open.
import { number, options } from "./lit.js";
import { more } from "./more.js";

const KEPT = "all-options";

export function isOpen() {
  try {
    return localStorage.getItem(KEPT) === "open";
  } catch {
    return false; // a browser that keeps nothing
  }
}

export function fold(folded) {
  const form = document.querySelector("[data-choose]:not(.lesson [data-choose])");
  const button = document.querySelector("[data-all]");
  form?.toggleAttribute("data-folded", folded);
  button?.setAttribute("aria-expanded", String(!folded));
}

export function toggle() {
  const open = document.querySelector("[data-choose]")?.hasAttribute("data-folded") ?? !isOpen();
  try {
    localStorage.setItem(KEPT, open ? "open" : "");
  } catch { /* it stays as long as the page */ }
  fold(!open);
  number();
  more();
  if (open && document.activeElement?.matches("[data-all]:focus-visible")) options().find((each) => each.checkVisibility())?.focus();
}
