// Lights on the board what a bot would choose, as long as its advice stands in the prompt.
import { drawn } from "./touch.js";

const prompt = document.getElementById("region-prompt");
const table = document.getElementById("region-table");

function light() {
  const wanted = new Set([...prompt.querySelectorAll("[data-advised]")].flatMap((each) => each.dataset.advised.split(" ")));
  const lit = new Set([...wanted].flatMap(drawn));
  for (const thing of document.querySelectorAll("[data-thing]")) thing.classList.toggle("advised", lit.has(thing));
}

const watcher = new MutationObserver(light);
for (const region of [prompt, table]) if (region) watcher.observe(region, { childList: true, subtree: true });
light();
