// Which puzzles were solved is known to this browser alone.
const KEY = "puzzles-solved";
let solved = [];
try { solved = JSON.parse(localStorage.getItem(KEY) ?? "[]"); } catch { /* nothing is kept here */ }
const now = document.querySelector("[data-solved]")?.dataset.solved;
if (now && !solved.includes(now)) {
  solved.push(now);
  try { localStorage.setItem(KEY, JSON.stringify(solved)); } catch { /* nothing can be kept here */ }
}
for (const each of document.querySelectorAll("[data-puzzle]")) {
  if (solved.includes(each.dataset.puzzle)) each.textContent += " ✓";
}
