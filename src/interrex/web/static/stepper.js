// Amounts that follow each other: one option stands in the bar, and one steps to the others. By keyboard the field takes
// arrows and digits; so does the button that chooses, by arrows up and down. Without this script every amount has its button.
const run = (element) => element?.closest?.(".run") ?? null;
const field = (box) => box.querySelector(".stepper input");

function current(box) { // what the button says, whatever the field is left with
  const at = [...box.querySelectorAll(".option")].findIndex((each) => each.hasAttribute("data-current"));
  return Number(field(box).min) + Math.max(0, at);
}

function typed(box) { // an amount is whole; nothing typed, or no number, changes nothing
  const value = field(box).valueAsNumber;
  return Number.isNaN(value) ? current(box) : Math.round(value);
}

function stepTo(box, wanted) {
  const input = field(box);
  const [least, most] = [Number(input.min), Number(input.max)];
  const amount = Math.min(most, Math.max(least, wanted));
  const all = [...box.querySelectorAll(".option")];
  all.forEach((each, at) => each.toggleAttribute("data-current", at === amount - least));
  box.querySelectorAll("[data-amount]").forEach((each) => each.setAttribute("aria-pressed", String(Number(each.dataset.amount) === amount)));
  box.querySelector("[data-step='-1']").setAttribute("aria-disabled", String(amount === least)); // it keeps the keyboard
  box.querySelector("[data-step='1']").setAttribute("aria-disabled", String(amount === most));
  return { amount, option: all[amount - least] };
}

function step(box, by) {
  const input = field(box);
  const { amount, option } = stepTo(box, typed(box) + by);
  input.value = amount;
  return option;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest(".stepper button");
  const box = run(button);
  if (!box) return;
  if (button.dataset.amount) field(box).value = button.dataset.amount;
  const said = step(box, Number(button.dataset.step ?? 0)).textContent.trim();
  const live = document.getElementById("live");
  if (live) live.textContent = said;
});
document.addEventListener("input", (event) => {
  const box = event.target.matches(".stepper input") && run(event.target);
  if (box) stepTo(box, typed(box));
});
document.addEventListener("change", (event) => { // what was typed beyond the edge becomes the edge
  const box = event.target.matches(".stepper input") && run(event.target);
  if (box) step(box, 0);
});
document.addEventListener("keydown", (event) => {
  const box = run(event.target);
  if (!box) return;
  const steps = { ArrowUp: 1, ArrowDown: -1 };
  if (event.target.matches(".stepper input") && event.key === "Enter") {
    event.preventDefault(); // a form would send its first button
    if (!event.repeat) step(box, 0).click();
  } else if (event.target.matches(".option") && event.key in steps) {
    event.preventDefault();
    event.stopPropagation(); // the arrows walk along nothing else here
    step(box, steps[event.key]).focus();
  }
}, true);
