// The board is the interface: the first touch picks a thing, what may follow lights up, the last touch chooses.
// An option names its things in any order; those with nothing left to touch stand as buttons in the bar. Where one option is
// left but something of it has not been touched, it stands there too, in words: nothing happens that was not named.
import { refit } from "./fit.js";
import { PLACES, litAt, number, options } from "./lit.js";
import { fold, isOpen, toggle } from "./list.js";
import { more } from "./more.js";
import { bring, bringWhole, isHeldInHand } from "./sight.js";

const game = document.getElementById("game");
const NAMED = 4; // things to touch next that are named in the hint
const SEATS = 6; // options that name nothing but a seat stand in the bar too: who sits there is drawn small, or far away
const FEW = 4; // options of which those that name the same things stand in the bar at once
const AGAIN = 450; // milliseconds after which the same touch again means it; sooner it is a double click
const small = matchMedia("(max-width: 900px), (max-height: 500px)");
let picked = []; // things, in the order in which they were touched
let inHand = new Set(); // those that were touched in the hand, where an option may mean an equal one in play
let copies = []; // of each, which of several equal cards in a row it was
let pickedAt = 0; // when the last thing was touched
let ahead = null; // a card in hand that was touched before it is asked for: it answers the next question
let answering = ""; // the number of the question that is picked for
let choose = () => {};
let bar = ""; // the options that stand there, as the prompt was fitted last
let byFinger = false; // the last press: nothing could be read by pointing before it
let refused = null; // the lines in the bar that say why what was touched last cannot be had

const named = (option) => option.dataset.things.split(" ").filter(Boolean);
const spots = (thing) => [...document.querySelectorAll(`.felt [data-thing="${CSS.escape(thing)}"]`)];
const row = (spot) => spot.closest(".cards");
const words = (option) => option.getAttribute("aria-label") ?? [...option.childNodes].map((each) => each.textContent.replace(/^[\s–]+/, "").trim()).filter(Boolean).join(" – ");

const lies = (option, thing) => (option.dataset.lies ?? "").split(" ").includes(thing);
const holds = (option, thing) => (option.dataset.held ?? "").split(" ").includes(thing);
const handAt = (spot) => new Set(isHeldInHand(spot) ? [spot.dataset.thing] : []); // as inHand, where that spot alone is touched

const isPassedOver = (spot) => spot.matches("[data-away]") && spots(spot.dataset.thing).some((each) => !each.matches("[data-away]")); // a card on a pile, where its like is at hand

function left(option, touched = picked, hand = inHand) {
  // The things of an option that are still to touch; nothing where it does not fit what was touched.
  const rest = named(option);
  for (const thing of touched) {
    const at = rest.indexOf(thing);
    if (at < 0 || (hand.has(thing) ? lies(option, thing) : holds(option, thing))) return null;
    rest.splice(at, 1);
  }
  return rest;
}

function places(thing, copy = 0) {
  // Where a thing is drawn; of equal cards in one row only the one that is meant.
  const all = spots(thing);
  const equal = all.filter(row);
  const meant = equal[copy] ?? equal[0];
  return all.filter((each) => each === meant || !meant || row(each) !== row(meant));
}

export const drawn = (thing) => places(thing);

const copyOf = (spot) => Math.max(0, spots(spot.dataset.thing).filter(row).indexOf(spot));

const besides = (option, things) => { // without the places to which its card goes: they may be touched, after it, and need not
  const goesTo = (option.dataset.places ?? "").split(" ");
  return things.filter((each) => !goesTo.includes(each));
};
const needed = (option, things) => besides(option, things).filter((each) => spots(each).length);

function isWithin(thing, spot) {
  // A place around what was touched needs no touch of its own.
  const inside = (place) => place.parentElement.matches(PLACES) && place.parentElement.contains(spot);
  return Boolean(spot) && spots(thing).some(inside);
}

const fitting = (touched = picked, hand = inHand) => options().filter((each) => left(each, touched, hand));

const form = () => document.querySelector("[data-choose]");
export const question = () => form()?.querySelector("[name=turn]")?.value ?? "";
const early = () => (form()?.dataset.ahead ? [...document.querySelectorAll(".felt .hand [data-thing^='card:']")] : []);

function keepAhead(thing, copy) {
  // True where no option names the thing, but the next question will.
  if (!early().some((each) => each.dataset.thing === thing) || fitting([thing]).length) return false;
  ahead = ahead?.thing === thing && ahead.copy === copy ? null : { thing, copy, question: form().dataset.ahead };
  if (ahead && leads(only())) settle(only()); // where it goes was touched before
  else mark();
  return true;
}

const leads = (option) => Boolean(option) && early().length > 0 && option.value.split(" ")[0] === form().dataset.aheadBy; // to the question for a card

function answerAhead() {
  const mine = ahead;
  if (!mine || !form() || form().dataset.ahead === mine.question) return;
  ahead = null;
  const fit = form().dataset.question === mine.question ? fitting([mine.thing]) : [];
  if (fit.length === 1) choose(fit[0]);
}

export const asked = () => options().length > 0;
export const pickedThings = () => picked;

export function canLift(spot) {
  // It can be dragged somewhere: an option that names it names something else that lies on the table.
  const thing = spot.dataset.thing;
  const rests = options().map((each) => left(each, [thing], handAt(spot))).filter(Boolean);
  const isEarly = !rests.length && early().some((each) => each.dataset.thing === thing);
  return isEarly || rests.flat().some((rest) => spots(rest).length);
}

export function lift(thing, spot) {
  // Picked up, even where one option is left: only the drop chooses.
  const copy = spot ? copyOf(spot) : 0;
  letGo();
  if (keepAhead(thing, copy)) return;
  picked = [thing];
  inHand = handAt(spot);
  copies = [copy];
  mark();
}

export function drop(spot) {
  const thing = spot.dataset.thing;
  const hand = new Set([...inHand, ...handAt(spot)]);
  if (!picked.length || fitting([...picked, thing], hand).length) pick(thing, spot);
  else letGo();
}

export function pick(thing, spot = spots(thing)[0]) {
  const copy = spot ? copyOf(spot) : 0;
  if (keepAhead(thing, copy)) return;
  let touched = [...picked, thing];
  if (isHeldInHand(spot)) inHand.add(thing);
  let fit = fitting(touched);
  if (!fit.length) {
    touched = [thing];
    inHand = handAt(spot);
    copies = [];
    fit = fitting(touched);
  }
  const toTouch = fit.length === 1 ? left(fit[0], touched).filter((rest) => spots(rest).length && !isWithin(rest, spot)) : [];
  const isHeld = (leads(fit[0]) && !ahead) // the card is touched next: until then another place may be
    || (!picked.length && !ahead && form()?.hasAttribute("data-picks")); // the first touch only picks
  if (fit.length === 1 && !toTouch.length && !isHeld && isRead(fit[0], spot)) {
    settle(fit[0]);
    return;
  }
  picked = touched;
  pickedAt = performance.now();
  copies = [...copies, copy];
  mark();
  if (spot) bringWhole(spot);
}

function again(spot) {
  // What was only to be read first is done by the same touch again; what has more to be touched is let go.
  const rest = only() && !leads(only()) ? needed(only(), left(only())).filter((each) => !isWithin(each, spot)) : null;
  if (rest?.length === 0 && performance.now() - pickedAt > AGAIN) settle(only());
  else letGo();
}

function isRead(option, spot) {
  // What the option adds, such as a price, was read by pointing, or stands on what was touched; else it stands in the bar first.
  // What is to be weighed, or cannot be had as things stand, is always read there first.
  const remark = option.querySelector(".remark")?.textContent.replace(/^–\s*/, "") ?? "";
  if (option.hasAttribute("data-weighed") || (remark && spot?.closest("[data-warned]"))) return false;
  return !byFinger || Boolean(spot?.innerText.includes(remark)); // in sight
}

export function settle(option) {
  picked = [];
  inHand.clear();
  copies = [];
  mark();
  choose(option);
}

export const only = () => { // the one option that fits what was touched
  const fit = picked.length ? fitting() : [];
  return fit.length === 1 ? fit[0] : null;
};

export function letGo() {
  if (!picked.length && !ahead) return false;
  picked = [];
  inHand.clear();
  copies = [];
  ahead = null;
  mark();
  return true;
}

export function fresh() {
  // The bar was drawn anew. What is picked stays as long as its question; the list of options lies open where one has opened it.
  const isSame = answering !== "" && answering === question();
  answering = question();
  if (!isSame || !fitting().length) {
    picked = [];
    inHand.clear();
    copies = [];
  }
  fold(!isOpen());
  setTimeout(answerAhead);
}

export function mark() {
  refused = null;
  const all = options();
  const fit = new Set(fitting());
  const isMeant = (spot, [held, laid]) => (isHeldInHand(spot) ? held : laid).has(spot.dataset.thing);
  const meant = (wanted) => { // the things that are meant in hand, and those that are meant in play
    const [held, laid] = [new Set(), new Set()];
    for (const [option, things] of wanted) {
      for (const thing of things) {
        if (!lies(option, thing)) held.add(thing);
        if (!holds(option, thing)) laid.add(thing);
      }
    }
    return [held, laid];
  };
  const offered = meant(all.map((each) => [each, named(each)])); // their lenses stay visible while one picks
  const next = [];
  const last = only();
  const held = new Set(picked.flatMap((thing, at) => {
    const all = places(thing, copies[at]);
    const there = all.filter((spot) => isHeldInHand(spot) === inHand.has(thing)); // its like elsewhere was not touched
    return there.length ? there : all;
  }));
  if (ahead) places(ahead.thing, ahead.copy).forEach((each) => held.add(each));
  const isSeat = (option) => named(option).length > 0 && named(option).every((thing) => thing.startsWith("seat:"));
  const seats = new Set(all.filter(isSeat));
  const twins = new Map(); // how many options name the same things: no touch tells them apart
  const same = (option) => named(option).toSorted().join(" ");
  for (const each of all) twins.set(same(each), (twins.get(same(each)) ?? 0) + 1);
  for (const each of all) {
    const rest = fit.has(each) ? left(each) : null;
    const alone = !named(each).length; // such as Pass: it stays, whatever is picked
    const untold = twins.get(same(each)) > 1 && all.length <= FEW;
    each.hidden = !rest && !alone;
    const completes = !leads(each) && (each === last || (rest && !needed(each, rest).length)); // else the card touched next chooses
    each.toggleAttribute("data-bar", alone || untold || (seats.size <= SEATS && seats.has(each)) || completes);
    if (rest) next.push([each, picked.length ? rest : besides(each, rest)]);
  }
  const toTouch = meant(next);
  const safe = meant(next.filter(([each]) => !each.hasAttribute("data-warned"))); // what leads to something else than what is warned of
  const stands = all.filter((each) => !each.hidden && each.hasAttribute("data-bar")).map((each) => each.value).join("\n");
  const isPicking = picked.length > 0 || ahead !== null;
  const isOther = isPicking && (stands !== bar || !game.hasAttribute("data-picking")); // pointing may have said the same before
  bar = stands;
  for (const each of document.querySelectorAll(".group")) each.hidden = !each.querySelector(".option:not([hidden])");
  for (const each of document.querySelectorAll("[data-thing]")) {
    each.toggleAttribute("data-offered", isMeant(each, offered));
    const isHeld = held.has(each);
    const another = isHeld && spots(each.dataset.thing).some((twin) => !held.has(twin)); // an equal card to touch next
    each.toggleAttribute("data-choosable", isMeant(each, toTouch) && !another && !isPassedOver(each));
    each.toggleAttribute("data-grave", each.hasAttribute("data-choosable") && !isMeant(each, safe));
    each.toggleAttribute("data-picked", isHeld);
  }
  for (const each of early()) each.toggleAttribute("data-choosable", true);
  game.toggleAttribute("data-picking", isPicking);
  number();
  tell(null, isOther);
  bring();
  more();
}

// --- what the next touch will do, in words -----------------------------------------------------------

function called(thing) {
  const spot = spots(thing)[0];
  const name = (spot?.querySelector(".card-name, .unit-name, .portrait-name, .tile-name, .laid-name, .deed-name") ?? spot)?.cloneNode(true);
  for (const beside of name?.querySelectorAll("[aria-hidden='true'], .tag") ?? []) beside.remove(); // said in other words as well
  return (spot?.dataset.name ?? name?.textContent ?? thing).replaceAll("\u00AD", "").replace(/\s+/g, " ").trim(); // whole where it is said, however it is broken where it lies
}

function then(fit, touched, hand) {
  // What may be touched next: by name where that is short, else in general.
  const rest = new Set(fit.flatMap((each) => left(each, touched, hand) ?? []).filter((thing) => spots(thing).length));
  const names = new Set([...rest].map(called));
  if (names.size && names.size <= NAMED) return `${game.dataset.thenOne ?? ""} ${[...names].join(" / ")}`.trim();
  if (fit.length && !names.size) return game.dataset.buttons;
  if (rest.size && [...rest].every((thing) => spots(thing).every(isHeldInHand))) return game.dataset.thenHand;
  return game.dataset.then ?? "…";
}

const lifted = (textContent) => Object.assign(document.createElement("span"), { className: "held", textContent });
const read = (spot) => [...(spot?.querySelectorAll(".card-keywords, .card-words") ?? [])].map((each) => each.textContent.trim()).join(". ");
const drawnAhead = () => places(ahead.thing, ahead.copy)[0];
const text = (spot) => Object.assign(document.createElement("small"), { className: "held-words", textContent: read(spot) }); // no pointer shows it on a phone

export function tell(spot = null, isOther = false) {
  // Of what was touched, and of a spot that is pointed at.
  const hint = document.querySelector("[data-hint]");
  if (!hint) return;
  if (refused && (!spot || isOther)) return; // it stands until something else is touched or pointed at
  delete hint.dataset.refused;
  const thing = spot?.dataset.thing;
  const isFirst = Boolean(thing) && !fitting([thing], handAt(spot)).length && early().includes(spot); // the next question is for it
  const touched = thing && !isFirst ? [...picked, thing] : picked;
  const hand = new Set([...inHand, ...handAt(spot)]);
  let fit = touched.length ? fitting(touched, hand) : [];
  if (thing && !isFirst && !fit.length) fit = fitting([thing], handAt(spot));
  const lit = document.querySelector(".felt [data-choosable]");
  const first = isFirst ? [thing] : ahead ? [ahead.thing] : [];
  const before = hint.textContent;
  const { thenWhere = "", thenWhich = "" } = form()?.dataset ?? {};
  if (fit.length === 1 && leads(fit[0]) && !first.length) hint.replaceChildren(lifted(words(fit[0])), ` → ${thenWhich}`);
  else if (fit.length === 1 && !thing && picked.length && fit[0].checkVisibility()) hint.replaceChildren(lifted(touched.map(called).join(" · ")), ` → ${lit ? then(fit, touched, hand) : game.dataset.button}`);
  else if (fit.length === 1) hint.textContent = `${first.map(called).join("")} → ${words(fit[0])}`.trim();
  else if (first.length && !touched.length) hint.replaceChildren(lifted(called(first[0])), ` → ${thenWhere}`, ...(thing ? [] : [text(drawnAhead())]));
  else if (touched.length || ahead) hint.replaceChildren(lifted([...first, ...touched].map(called).join(" · ")), ` → ${then(fit, touched, hand)}`, ...(thing ? [] : [text(spots(picked[0] ?? ahead?.thing)[0])]));
  else hint.textContent = lit || "matters" in hint.dataset ? hint.dataset.idle : "";
  const isPointing = Boolean(thing) && (isFirst || fit.length > 0); // what would happen is no advice
  hint.toggleAttribute("data-would", isPointing);
  if (isPointing) hint.prepend(Object.assign(document.createElement("span"), { className: "would", textContent: `${game.dataset.would} ` }));
  if (isOther || hint.textContent !== before) refit(hint);
  beside(hint, !thing && picked.length > 0 && fit.some((each) => each.checkVisibility()));
}

export function forbid(spot) {
  // What cannot be had is said where one reads what can. Gives back what adds the reasons, once they are known; nothing where
  // the bar has no room for them.
  const hint = document.querySelector("[data-hint]");
  const isFull = small.matches && options().some((each) => named(each).length && each.checkVisibility());
  if (!hint?.checkVisibility() || isFull) return null;
  const what = lifted([...picked, spot.dataset.thing].map(called).join(" → "));
  const mine = [what, ` ${game.dataset.refusal} `];
  const say = (reasons) => {
    if (refused !== mine || !hint.isConnected) return;
    hint.replaceChildren(...mine, ...(reasons.length ? reasons : [picked.length ? `→ ${then(fitting(), picked, inHand)}` : ""]));
    hint.dataset.refused = "";
    delete hint.dataset.would;
    refit(hint);
  };
  refused = mine;
  say([]);
  return say;
}

function beside(hint, isMeant) {
  // On a phone the buttons of what was picked lie over the question: there what they are for is said above them.
  const bar = hint.closest(".prompt")?.querySelector(".options");
  if (!bar) return;
  delete bar.dataset.says;
  if (!isMeant || !small.matches) return;
  bar.dataset.says = hint.textContent.trim();
  if (bar.scrollHeight > bar.clientHeight + 1) delete bar.dataset.says; // the buttons alone fill the bar
}

// --- what is touched ---------------------------------------------------------------------------------

export function touched(event) {
  // True when a click was a touch: of a lit thing, a picked one, a place around a lit name, or beside everything.
  if (event.target.closest("[data-all]")) { toggle(); return true; }
  if (event.target.closest("[data-clear]")) { letGo(); return true; }
  const thing = event.target.closest("[data-thing]");
  const lit = litAt(event.target);
  if (lit) { pick(lit.dataset.thing, lit); return true; }
  if (thing?.hasAttribute("data-picked")) { if (event.detail < 2) again(thing); return true; } // a double click picks once
  const isLens = event.target.closest("[data-look]");
  if (thing?.hasAttribute("data-offered") && picked.length && !isLens) { pick(thing.dataset.thing, thing); return true; } // that one instead
  if (picked.length && refusedAt(event.target)) return false; // it stays picked, and the page says why (why.js)
  if (event.target.closest("button, a, summary, [data-card], label, input")) return false;
  if (event.target.closest(".felt")) letGo();
  return false;
}

const sort = (thing) => thing.split(":")[0];

export function refusedAt(element) {
  // What was meant by a touch that can have nothing: with something picked only what is of the sort to touch next, or the
  // place around it.
  const spot = element.closest(".felt [data-thing]");
  if (!picked.length) return spot;
  const wanted = new Set(fitting().flatMap((each) => left(each)).map(sort));
  const around = element.closest(`.felt :is(${PLACES})`)?.querySelector(":scope > [data-thing]");
  return [spot, around].find((each) => each && !each.hasAttribute("data-picked") && wanted.has(sort(each.dataset.thing))) ?? null;
}

export function begin(chosen) {
  choose = chosen;
  document.addEventListener("pointerdown", (event) => { byFinger = event.pointerType === "touch"; }, true);
  document.addEventListener("keydown", (event) => {
    byFinger = false;
    if (event.repeat && event.key === "Enter" && event.target.closest?.("[data-picked]")) event.preventDefault(); // held down, it means it once
  }, true);
  fresh();
  mark();
}
