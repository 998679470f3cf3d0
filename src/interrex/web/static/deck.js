// A deck's page: a card or a rule in full, in the dialog.
import { ruleOrCard } from "./dialog.js";

const { game } = document.getElementById("found").dataset;
document.addEventListener("click", (event) => ruleOrCard(event, game));
