// Drag and drop, for who likes it: a lit thing is dragged to where it may go. It does what two touches do, and is never needed.
import { litAt } from "./lit.js";
import { canLift, drop, letGo, lift } from "./touch.js";

export const FAR = 12; // pixels from which it is a drag, and no press (press.js)
const STEEP = 1.2; // by touch, out of the hand only upwards or downwards: along it one scrolls
let held = null; // what was pressed: { spot, thing, x, y, ghost }
let over = null;
let dropped = false;

function ghostOf(spot, x, y) {
  const box = spot.getBoundingClientRect();
  const ghost = spot.cloneNode(true);
  for (const each of [ghost, ...ghost.querySelectorAll("*")]) for (const name of each.getAttributeNames()) if (name.startsWith("data-")) each.removeAttribute(name);
  const frame = document.createElement("div");
  frame.className = `ghost ${spot.closest(".card")?.className ?? ""}`;
  frame.setAttribute("aria-hidden", "true");
  Object.assign(frame.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  frame.append(ghost);
  document.getElementById("game").append(frame);
  return { frame, x, y };
}

const aimed = (x, y) => litAt(document.elementFromPoint(x, y)); // the lit thing below the pointer, or the one whose place it is

function aim(x, y) {
  const now = aimed(x, y);
  if (now === over) return;
  over?.removeAttribute("data-over");
  over = now;
  over?.setAttribute("data-over", "");
}

function down(event) {
  dropped = false;
  const spot = event.isPrimary && event.button === 0 ? event.target.closest?.(".felt [data-choosable]") : null;
  held = spot && canLift(spot) ? { spot, thing: spot.dataset.thing, x: event.clientX, y: event.clientY, ghost: null } : null;
}

function move(event) {
  if (!held || !event.isPrimary) return;
  const x = event.clientX - held.x;
  const y = event.clientY - held.y;
  if (!held.ghost) {
    if (Math.hypot(x, y) < FAR) return;
    const along = held.spot.closest(".stage-hand") && Math.abs(y) < STEEP * Math.abs(x);
    if (event.pointerType === "touch" && along) { held = null; return; }
    held.ghost = ghostOf(held.spot, held.x, held.y);
    lift(held.thing, held.spot);
  }
  event.preventDefault();
  held.ghost.frame.style.transform = `translate(${x}px, ${y}px)`;
  aim(event.clientX, event.clientY);
}

function up(event) {
  const mine = held;
  held = null;
  if (!mine?.ghost) return;
  mine.ghost.frame.remove();
  dropped = true;
  setTimeout(() => { dropped = false; });
  const target = event.type === "pointerup" ? aimed(event.clientX, event.clientY) : null;
  aim(-1, -1);
  if (target) drop(target);
  else letGo();
}

document.addEventListener("pointerdown", down);
document.addEventListener("pointermove", move, { passive: false });
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", up);
document.addEventListener("dragstart", (event) => { if (held) event.preventDefault(); });
document.addEventListener("click", (event) => { // the end of a drag is not a touch
  if (!dropped) return;
  dropped = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
