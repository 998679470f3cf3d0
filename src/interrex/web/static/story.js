// The story: lines since one's own last turn are marked as new, each under who acted; earlier rounds are folded.
const game = document.getElementById("game");
const kept = `story-${game.dataset.table}-${game.dataset.seat}`;
const list = () => document.querySelector("#region-log .lines");
const said = (line) => line.firstChild?.textContent.trim() ?? "";

const LATELY = 3; // lines

// How many lines had been told at the end of one's last turn but the present one, and when one chose last. A turn is over when
// somebody else has done something: what comes in between choices of one turn leaves new what was new.
let mine = null;

export const place = () => Number(list()?.dataset.from ?? 0) + lines().filter(isTold).length; // those that the list no longer holds count too

export function chosen(at) {
  // Whatever was told after one's last turn is new, also when the page is opened again.
  const [end, last] = ownPlaces() ?? [at, at];
  mine = [Math.min(at, isOver(last, at) ? last : end), at];
  try {
    sessionStorage.setItem(kept, mine.join(" "));
  } catch { /* a browser that keeps nothing */ }
  arrange(); // what follows may have been told before the choice was answered
}

function isOver(last, until = Infinity) {
  // Whether somebody else has acted between these places; what the list no longer holds is long ago.
  let at = Number(list()?.dataset.from ?? 0);
  return last < at || lines().filter(isTold).some((each) => at++ >= last && at <= until && isTheirs(each));
}

const isTheirs = (line) => line.matches("[data-seat]:not([data-quiet])") && line.dataset.seat !== game.dataset.seat && !line.querySelector(".passed");

function ownPlaces() {
  try {
    mine ??= sessionStorage.getItem(kept)?.split(" ").map(Number) ?? null;
  } catch { /* a browser that keeps nothing */ }
  return mine;
}

export const lines = () => [...(list()?.querySelectorAll(":scope > [data-cards]") ?? [])];

const isTold = (line) => !("notice" in line.dataset); // who sat down where is told beside the game: it has no number

function lastOwn(all) {
  // The last line that is not new: where the list no longer holds it, all are new; where one has never chosen, none is.
  const places = ownPlaces();
  if (places === null) return all.length;
  const [end, at] = places;
  const last = Math.min(isOver(at) ? at : end, place()); // something may have been taken back
  let number = Number(list().dataset.from ?? 0);
  return all.findIndex((each) => isTold(each) && ++number === last);
}

export function arrange() {
  if (!list() || !game.dataset.table) return;
  const all = lines();
  list().querySelectorAll(".since").forEach((each) => each.remove());
  const own = lastOwn(all);
  let before = null; // who acted in the line above; that a turn begins is seen by who acts then
  let first = null; // of lines that say the same, one after the other: it tells how often
  all.forEach((each, at) => {
    const isAgain = first !== null && at !== own + 1 && each.dataset.seat === first.dataset.seat && said(each) === said(first);
    each.toggleAttribute("data-again", isAgain);
    delete each.dataset.times;
    if (isAgain) first.dataset.times = Number(first.dataset.times ?? 1) + 1;
    else first = each;
    const isOver = each.dataset.head === "turn" && all[at + 1]?.dataset.seat === each.dataset.seat;
    each.toggleAttribute("data-said", isOver);
    each.toggleAttribute("data-new", at > own);
    each.toggleAttribute("data-same", at !== own + 1 && each.dataset.seat === before);
    if (!isOver) before = each.dataset.seat ?? "";
  });
  if (own < all.length - 1) {
    const since = document.createElement("li");
    since.className = "since";
    since.textContent = game.dataset.since;
    all[own + 1].before(since);
  }
  fold(all, own < all.length ? Math.max(own, 0) : 0);
  lately(all);
}

function lately(all) {
  // What others did last, where the table has a place for it: on a phone the story itself lies beside the screen.
  const spot = document.querySelector("[data-lately]");
  if (!spot) return;
  const theirs = all.filter((each) => each.matches("[data-new][data-seat]:not([data-quiet], [data-said], [data-again], [data-head])") && !each.querySelector(".passed"));
  const told = theirs.filter((each) => each.dataset.seat !== game.dataset.seat).slice(-LATELY);
  spot.replaceChildren(...told.map((each) => {
    const line = document.createElement("p");
    line.className = each.className;
    line.append(Object.assign(document.createElement("b"), { className: "letter", textContent: each.dataset.seat }), ` ${said(each)}`);
    return line;
  }));
}

function fold(all, own) {
  // The round that goes on and the one in which one chose last lie open; of the others only the first line is seen.
  const heads = all.flatMap((each, at) => (at === 0 || each.dataset.head === "round" ? [at] : []));
  heads.forEach((from, number) => {
    const to = heads[number + 1] ?? all.length;
    const head = all[from];
    const past = number < heads.length - 1 && !(own >= from && own < to);
    const open = !past || head.hasAttribute("data-open");
    head.classList.toggle("fold", past);
    if (past) head.setAttribute("aria-expanded", String(open));
    else head.removeAttribute("aria-expanded");
    head.toggleAttribute("tabindex", past);
    for (const each of all.slice(from + 1, to)) each.hidden = !open;
  });
}

function toggle(event) {
  const head = event.target.closest?.("#region-log .fold");
  if (!head || event.target.closest("a") || (event.type === "keydown" && !["Enter", " "].includes(event.key))) return;
  event.preventDefault();
  head.toggleAttribute("data-open");
  arrange();
}
document.addEventListener("click", toggle);
document.addEventListener("keydown", toggle);
