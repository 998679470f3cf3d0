// A deck's page: a card or a rule in full, in the dialog.
import { ruleOrCard, show } from "./dialog.js";

const place = document.getElementById("found");
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-look]");
  if (link && (event.ctrlKey || event.metaKey || event.shiftKey)) return; // a page of its own
  if (link) {
    event.preventDefault();
    show(link.getAttribute("href"));
    return;
  }
  ruleOrCard(event, place.dataset.game);
});
