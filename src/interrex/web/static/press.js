// No touch is lost without a word. What was pressed while the page drew it anew still counts when the finger leaves it, as long as
// the question is the same; a touch for a question that is gone, or for one that has just come, is refused so that one sees it.
const game = document.getElementById("game");
const THINGS = ".felt [data-thing], .option";
const SHOWN = 500; // milliseconds
const FAR = 12; // pixels
let pressed = null; // { spot, name, question, unheard, x, y }
let made = false; // a touch was made here: what the browser makes of the same press is not another
let timer = null;

const question = () => document.querySelector("[data-choose] [name=turn]")?.value ?? "";
const nameOf = (spot) => spot.dataset.thing ?? `option ${spot.value}`;
const found = (target) => target?.closest?.(THINGS) ?? null;

function travelling(x, y) {
  // A card that travels hears nothing: it is found by where it lies.
  if (!("travels" in document.documentElement.dataset)) return null;
  const lies = (each) => { const box = each.getBoundingClientRect(); return x > box.left && x < box.right && y > box.top && y < box.bottom; };
  return [...document.querySelectorAll(THINGS)].findLast((each) => each.style.viewTransitionName && each.style.viewTransitionName !== "none" && lies(each)) ?? null;
}

function refuse() {
  clearTimeout(timer);
  game.dataset.refused = "";
  timer = setTimeout(() => { delete game.dataset.refused; }, SHOWN);
}

function down(event) {
  made = false;
  const isDeaf = "deaf" in game.dataset; // then nothing on the page hears: where the pointer is, is looked up
  const isMeant = event.isPrimary && event.button === 0 && !isDeaf;
  const below = isMeant ? found(event.target) : null;
  const spot = below ?? (isMeant ? travelling(event.clientX, event.clientY) : null);
  pressed = spot ? { spot, name: nameOf(spot), question: question(), unheard: !below, x: event.clientX, y: event.clientY } : null;
  if (isDeaf && !event.target.closest?.("a, dialog, .side, .top")) refuse();
}

function up(event) {
  const mine = pressed;
  pressed = null;
  if (!mine || (mine.spot.isConnected && !mine.unheard)) return; // the browser makes a click of it
  const { clientX: x, clientY: y } = event;
  if (Math.hypot(x - mine.x, y - mine.y) > FAR) return; // a drag (drag.js)
  const now = travelling(x, y) ?? found(document.elementFromPoint(x, y));
  const same = now && nameOf(now) === mine.name && question() === mine.question;
  if (!same) {
    refuse();
    return;
  }
  now.click();
  made = true;
  setTimeout(() => { made = false; });
}

document.addEventListener("pointerdown", down, true);
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", () => { pressed = null; });
document.addEventListener("click", (event) => {
  if (!made || !event.isTrusted) return;
  made = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
