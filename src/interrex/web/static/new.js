// The form of a new table shows as many seats as there are, and names only for those at this browser.
const rows = [...document.querySelectorAll("[data-seat]")];
function fit() {
  const count = Number(document.querySelector("[name='seats']:checked").value);
  for (const row of rows) {
    const there = Number(row.dataset.seat) <= count;
    const who = row.querySelector("[data-who]").value;
    row.hidden = !there;
    row.querySelector("[data-name]").hidden = who !== "here";
    const own = row.querySelector("[data-own-deck]");
    if (own) {
      own.disabled = who !== "here" && who !== "person"; // a bot brings no deck
      if (own.disabled && own.selected) own.parentElement.selectedIndex = 0;
    }
  }
}
document.addEventListener("change", fit);
document.getElementById("pack")?.addEventListener("change", (event) => {
  // Another pack has other decks: the form comes anew, with all that was chosen.
  const form = event.target.form;
  const again = Object.assign(document.createElement("input"), { type: "hidden", name: "again", value: "yes" });
  form.append(again);
  form.submit();
});
fit();
