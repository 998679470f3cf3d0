// What cannot be taken back is done when somebody has said yes.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-sure]");
  if (!button || confirm(button.dataset.sure)) return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });
