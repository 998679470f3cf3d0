// A form that makes something is sent once, however often its button is pressed.
let sent = new WeakSet();
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-once]")) return;
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
});
addEventListener("pageshow", () => { sent = new WeakSet(); }); // who comes back may press it again
