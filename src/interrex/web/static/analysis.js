// While a game is being analysed: how far it is, and the page again when it is done.
const SECONDS = 1.5;
const here = document.getElementById("under-way");
const bar = document.getElementById("progress");
const text = document.getElementById("progress-text");
const left = document.getElementById("progress-left");

async function look() {
  try {
    const answer = await fetch(here.dataset.path, { headers: { accept: "application/json" } });
    if (answer.ok) {
      const found = await answer.json();
      if (!found.under_way) { location.reload(); return; }
      bar.max = found.total || 1;
      bar.value = found.done;
      text.textContent = found.total ? `${found.done} / ${found.total}` : "";
      left.textContent = found.left;
    }
  } catch { /* the server is away for a moment */ }
  setTimeout(look, SECONDS * 1000);
}

setTimeout(look, SECONDS * 1000);
