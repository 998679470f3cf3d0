// The slider of a replay: fetches the position it points at.
import { copied } from "./copy.js";
import { ruleOrCard, showCard } from "./dialog.js";
import { fit, lettered } from "./fit.js";
import { replace, toEnd } from "./regions.js";

const form = document.getElementById("replay");
const slider = document.getElementById("at");
const text = document.getElementById("at-text");
const seat = document.getElementById("seat");
const game = document.getElementById("game");
let wanted = 0;

async function go() {
  const mine = ++wanted;
  text.textContent = slider.value;
  const query = new URLSearchParams({ at: slider.value, seat: seat?.value ?? form.dataset.seat, part: "yes" });
  const answer = await fetch(`${form.dataset.path}?${query}`);
  const found = answer.ok ? await answer.json() : null;
  if (!found || mine !== wanted) return;
  replace(found.regions);
  query.delete("part");
  history.replaceState(null, "", `?${query}`); // the address is the link to this position
  document.querySelector("[name=back]").value = `${form.dataset.path}?${query}`; // another language, the same position
  const from = document.getElementById("from");
  if (from) from.value = Math.min(slider.value, from.max);
}

slider.addEventListener("input", go);
seat?.addEventListener("change", go);
form.addEventListener("submit", (event) => { event.preventDefault(); go(); });
document.getElementById("copy-here").addEventListener("click", async (event) => {
  if (await copied(location.href)) event.target.textContent = event.target.dataset.copied;
});
document.addEventListener("click", (event) => {
  if (ruleOrCard(event, game.dataset.game)) return;
  const step = event.target.closest("[data-step]");
  if (step) {
    slider.value = Number(slider.value) + Number(step.dataset.step);
    go();
    return;
  }
  const card = event.target.closest("[data-card]");
  if (card) showCard(game.dataset.game, card.dataset.card);
});
toEnd();
await lettered;
fit();
