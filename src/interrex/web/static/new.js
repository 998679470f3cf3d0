// The form of a new table shows as many seats as there are.
const rows = [...document.querySelectorAll("[data-seat]")];
function fit() {
  const count = Number(document.querySelector("[name='seats']:checked").value);
  for (const row of rows) row.hidden = Number(row.dataset.seat) > count;
}
document.addEventListener("change", fit);
fit();
