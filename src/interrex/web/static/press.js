// No touch is lost without a word. What was pressed while the page drew it anew still counts when the finger leaves it, as long as
// the question is the same; a touch for a question that is gone, or for one that has just come, is refused so that one sees it.
import { FAR } from "./drag.js";
import { question } from "./touch.js";

const game = document.getElementById("game");
const THINGS = ".felt [data-thing], .option";
const BOXES = "#scene, .ended"; // drawn above the cards that travel: meanwhile they hear nothing either
const KEYS = "#scene button, .ended, .ended :is(a, button, summary)";
const ELSEWHERE = `dialog, .side, .top, ${BOXES}`; // what is pressed there answers no question
const SHOWN = 500; // milliseconds
const SAME = 700; // milliseconds in which the browser makes its own click of a press; by finger it takes its time
let pressed = null; // { among, spot, name, question, travelled, unheard, x, y }
let made = -Infinity; // when the finger left a touch that was made here, however late the page hears of it: what the browser makes of the same press is not another
let timer = null;

const nameOf = (spot) => spot.dataset.thing ?? (spot.matches(".option") ? `option ${spot.value}` : spot.textContent);

const travels = () => "travels" in document.documentElement.dataset;

function travelling(among, x, y) {
  // A card that travels hears nothing: it is found by where it lies.
  if (!travels()) return null;
  const lies = (each) => { const box = each.getBoundingClientRect(); return x > box.left && x < box.right && y > box.top && y < box.bottom; };
  const isTaken = (each) => among === KEYS ? lies(each.closest(BOXES)) : !["", "none"].includes(each.style.viewTransitionName);
  return [...document.querySelectorAll(among)].findLast((each) => isTaken(each) && lies(each)) ?? null;
}

export function refuse() {
  // The frame of the bar flashes.
  clearTimeout(timer);
  game.dataset.refused = "";
  timer = setTimeout(() => { delete game.dataset.refused; }, SHOWN);
}

function down(event) {
  made = -Infinity;
  pressed = null;
  const { clientX: x, clientY: y, target } = event;
  const isElsewhere = Boolean(target.closest?.(ELSEWHERE));
  const isDeaf = "deaf" in game.dataset; // a new question: only what answers none is heard
  const isFirst = event.isPrimary && event.button === 0;
  const isMeant = isFirst && !isDeaf;
  const key = isFirst && !target.closest?.(`dialog, ${BOXES}`) ? travelling(KEYS, x, y) : null;
  const below = isMeant && !key ? target.closest?.(THINGS) : null;
  const spot = key ?? below ?? (isMeant && !isElsewhere ? travelling(THINGS, x, y) : null);
  if (spot) pressed = { among: key ? KEYS : THINGS, spot, name: nameOf(spot), question: question(), travelled: travels(), unheard: !below, x, y };
  if (key) event.stopPropagation(); // what lies beneath was not pressed
  else if (isDeaf && !isElsewhere && !target.closest?.("a")) refuse();
}

function up(event) {
  const mine = pressed;
  pressed = null;
  const isHeard = mine && !mine.unheard && mine.spot.isConnected && mine.spot.contains(event.target); // it did not start to travel
  const isLeft = mine && !mine.travelled && !travels() && mine.spot.isConnected; // nothing was taken away: letting go beside it means nothing
  if (!mine || isHeard || isLeft) return; // the browser makes a click of it, or none
  const { clientX: x, clientY: y } = event;
  if (Math.hypot(x - mine.x, y - mine.y) >= FAR) return; // a drag (drag.js)
  const below = document.elementFromPoint(x, y)?.closest(mine.among);
  const now = mine.unheard ? travelling(mine.among, x, y) ?? below : below ?? travelling(mine.among, x, y);
  const same = now && nameOf(now) === mine.name && (mine.among === KEYS || question() === mine.question);
  if (!same) {
    refuse();
    return;
  }
  now.click();
  made = event.timeStamp;
}

document.addEventListener("pointerdown", down, true);
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", () => { pressed = null; });
document.addEventListener("click", (event) => {
  if (!event.isTrusted || !event.detail || event.timeStamp - made > SAME) return; // without detail: by keyboard
  made = -Infinity;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
