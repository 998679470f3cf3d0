// The table page: what changes comes as events, a choice goes as a form. Without this script the forms still work.
import "./chat.js";
import { tick } from "./clock.js";
import { copied } from "./copy.js";
import { ruleOrCard, showCard, showText } from "./dialog.js";
import "./drag.js";
import { fit, lettered } from "./fit.js";
import "./near.js";
import "./once.js";
import { litAt, options, reachable } from "./lit.js";
import { refuse } from "./press.js";
import { hear } from "./reach.js";
import { forget, fullLinks, replace, spelledOut, toEnd } from "./regions.js";
import { end as endScene, isPaused, parsed, perform } from "./scene.js";
import { spread } from "./spread.js";
import "./stepper.js";
import { arrange, chosen as choseHere, lines as storyLines, place as storyPlace } from "./story.js";
import { explain, reason, underline } from "./tips.js";
import { begin, drawn, forbid, fresh, letGo, mark, pickedThings, refusedAt, touched } from "./touch.js";
import { byItself, settings, speed, turn } from "./turn.js";
import { whyNot } from "./why.js";

const game = document.getElementById("game");
const notice = document.getElementById("notice");
const live = document.getElementById("live");
let deaf = null; // after a new question, for a moment: what was meant for the last one is not taken for an answer
let told = lines();
const changed = new Set(); // regions that have changed since something was announced
let announcing = null; // one announcement for all that is shown in one go
let undrawn = 0; // updates that will be drawn in a moment, because cards travel
const LATE = 3000; // milliseconds after which what is drawn is announced, whatever is not; a busy machine is slow to draw
let stream = null;
let received = game.dataset.stamp; // of what came last, while the page may still show what was before
let hurried = false; // the bots answer at once, until something is asked
let unsent = null; // a choice that did not reach the server: it is sent again as long as its question stands

// --- events ---------------------------------------------------------------------------------------

function listen() {
  const query = new URLSearchParams({ seat: game.dataset.seat, known: received, lang: game.dataset.lang, speed: hurried ? "instant" : speed() });
  const source = new EventSource(`/t/${game.dataset.table}/events?${query}`);
  stream = source;
  let alarm = null; // a short break, as when the cards are dealt, is nothing to worry about
  source.onopen = () => {
    game.dataset.live = "";
    forget();
    clearTimeout(alarm);
    alarm = null;
    if (notice.dataset.kind === "lost" && !unsent) say("");
    sendAgain();
  };
  source.onmessage = (event) => {
    received = event.lastEventId;
    const news = spelledOut(JSON.parse(event.data));
    passAtOnce(news);
    perform(news, () => show(news, event.lastEventId));
    if (notice.dataset.kind === "refused" || (notice.dataset.kind === "lost" && !unsent)) say("");
  };
  source.onerror = () => {
    delete game.dataset.live;
    alarm ??= setTimeout(() => say(game.dataset.lost, "lost"), 4000); // the next try comes after a second, and may take its time
    if (source === stream && source.readyState === EventSource.CLOSED) setTimeout(() => { clearTimeout(alarm); again(); }, 1500);
  };
  addEventListener("pagehide", () => source.close(), { once: true });
}

function hurry(now) {
  hurried = now;
  document.querySelector("[data-hurry]")?.setAttribute("aria-pressed", String(now));
  stream?.close();
  listen();
}

function show(news, stamp) {
  game.dataset.stamp = stamp;
  const question = asked();
  undrawn += 1;
  announceSoon();
  replace(news, () => {
    if ("lines" in news || "log" in news || "table" in news) arrange();
    undrawn -= 1;
    Object.keys(news).forEach((name) => changed.add(name));
    announceSoon();
    if ("prompt" in news) fresh();
    mark();
    if (asked() && asked() !== question) deafen();
    turn();
    if ("prompt" in news) comeBack();
    underline();
    tick();
    spread();
    chooseWished();
    if (hurried && asked() && !byItself()) hurry(false);
  });
}

async function again() {
  // The stream was refused: because the server is busy or away, or because this browser's seat is no longer its own.
  const answer = await fetch(location.href, { headers: { accept: "application/json" } }).catch(() => null);
  if (answer && [403, 404].includes(answer.status)) {
    location.reload(); // the reloaded page gives the reason and shows nothing of the table
    return;
  }
  if (!answer?.ok) say(game.dataset.lost, "lost");
  listen();
}

function lines() {
  return storyLines().map((each) => each.firstChild.textContent.trim());
}

function announceSoon() {
  clearTimeout(announcing);
  announcing = setTimeout(announce, undrawn ? LATE : 0); // looks at the page once all of it is drawn
}

function announce() {
  const now = lines();
  const known = told.length ? now.lastIndexOf(told.at(-1)) : -1;
  const added = known >= 0 ? now.slice(known + 1) : now.slice(-3);
  told = now;
  const spoken = ["prompt", "talk"].filter((name) => changed.has(name)).map((name) => `#region-${name} [data-announce]`);
  changed.clear();
  const asked = spoken.length ? [...document.querySelectorAll(spoken.join(", "))].filter((each) => each.checkVisibility()).map((each) => each.textContent.trim()) : [];
  const text = [...added.slice(-4), ...asked].join(" ");
  if (text) live.textContent = text.replace(/\s+/g, " ");
}

function say(text, kind = "") {
  notice.textContent = text;
  notice.hidden = !text;
  notice.dataset.kind = kind;
}

// --- choosing -------------------------------------------------------------------------------------

// Whoever chooses by keyboard finds the focus on the options again when the next question comes.
let atKeyboard = false;

function comeBack() {
  if (atKeyboard && document.activeElement === document.body) reachable()[0]?.focus();
}

async function send(form, button, by = "hand") {
  if (by === "hand") endScene();
  if (by === "hand") atKeyboard = Boolean(document.activeElement?.matches(":focus-visible"));
  if (!game.dataset.table) { form.requestSubmit(button); return; } // a lesson: another page answers
  if (form.matches("[data-undo]")) held = true;
  else if (form.matches("[data-choose]")) held = false;
  unsent = null;
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.set(button.name, button.value);
  if (by === "wish") body.set("wished", "yes");
  const buttons = [...form.querySelectorAll("button")];
  buttons.forEach((each) => { each.disabled = true; });
  const place = storyPlace(); // of what comes before the answer, too, one has seen nothing
  let chosen = false; // after a choice the buttons stay disabled until the next prompt comes
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    chosen = answer.ok && form.matches("[data-choose], [data-choose-proposed]");
    if (!answer.ok) {
      const refusal = await answer.json().catch(() => ({ refused: answer.statusText }));
      if (by === "hand") say(refusal.refused, "refused");
    } else {
      say("");
      if (form.matches("[data-say]")) form.reset();
    }
    if (chosen && by === "hand" && !isPass(form, button)) choseHere(place);
  } catch {
    keep(form, body, place);
  } finally {
    if (!chosen) buttons.forEach((each) => { each.disabled = false; });
  }
}

// Who only lets others go on has not had a turn: what happened since the last one stays new.
const isPass = (form, button) => [...form.querySelectorAll("[data-wish]")].some((each) => each.value && each.value === button?.value);

function keep(form, body, place) {
  // No answer: a choice is sent again, anything else is told and left to the person.
  unsent = form.matches("[data-choose], [data-choose-proposed]") ? { action: form.action, body, question: asked(), place } : null;
  say(unsent ? game.dataset.unsent : game.dataset.lost, "lost");
  if (unsent) setTimeout(sendAgain, 2000);
}

async function sendAgain() {
  const mine = unsent;
  if (!mine) return;
  if (mine.question === asked()) {
    const answer = await fetch(mine.action, { method: "POST", body: mine.body, headers: { accept: "application/json" } }).catch(() => null);
    if (unsent !== mine) return; // sent meanwhile, or something else was chosen
    if (!answer) {
      setTimeout(sendAgain, 2000);
      return;
    }
    unsent = null;
    say("");
    if (answer.ok) choseHere(mine.place);
    else if (mine.question === asked()) say((await answer.json().catch(() => ({ refused: answer.statusText }))).refused, "refused");
    return;
  }
  unsent = null; // it had arrived, or the question is gone
  say("");
}
addEventListener("online", sendAgain);

const asked = () => document.querySelector("[data-choose] [name=turn]")?.value ?? "";

function deafen() {
  clearTimeout(deaf);
  game.dataset.deaf = "";
  deaf = setTimeout(() => { delete game.dataset.deaf; }, 250);
}

// --- wishes: the page makes the only choice, or passes until the round is over, for whoever wishes it -----

let held = false; // after taking back, the page chooses nothing by itself until the person has chosen again

const passed = new Set(); // questions that were answered as soon as they came; the page may still show them, one after another

async function passAtOnce(news) {
  // Where one can only pass, among bots, they do not wait until everything before has been seen, unless somebody stops to look.
  const coming = parsed(news.prompt ?? "");
  const form = coming.querySelector("[data-by-itself]");
  const turn = form?.querySelector("[name=turn]").value;
  if (!form || held || isPaused() || passed.has(turn) || !byItself(coming)) return;
  passed.add(turn);
  const body = new URLSearchParams(new FormData(form, passOf(form)));
  body.set("wished", "yes");
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { accept: "application/json" } }).catch(() => null);
  if (answer?.ok) return;
  passed.delete(turn); // the page tries again, where it shows the question
  if (asked() !== turn) return;
  for (const each of options()) each.disabled = false;
  chooseWished();
}

// What is given by itself; the other answers, if there are any, could gain nothing.
const passOf = (form) => form.querySelector(`.option[value="${CSS.escape(form.dataset.byItself)}"]`);

function chooseWished() {
  const all = options();
  if (!all.length || !game.dataset.table) return;
  if (passed.has(asked())) {
    for (const each of all) each.disabled = true; // as of any choice that is on its way
    return;
  }
  if (byItself() && !all[0].disabled) {
    const undo = held && document.querySelector("form[data-undo]"); // taking back goes on to what the person chose
    if (undo) send(undo, undo.querySelector("button"), "wish");
    else if (!held) send(all[0].form, passOf(all[0].form), "wish");
    game.toggleAttribute("data-held", held && !undo); // then the question shows like any other
    return;
  }
  game.toggleAttribute("data-held", false);
  for (const box of all[0].form.querySelectorAll("[data-wish]")) {
    const alone = all.length === 1;
    box.checked = wished(box);
    box.parentElement.hidden = !box.checked && alone === Boolean(box.value);
    const option = box.value ? all.find((each) => each.value === box.value) : alone && all[0];
    if (!box.checked || !option || held || option.disabled) continue;
    send(option.form, option, "wish");
    return;
  }
}

function wished(box, now) {
  const name = `wish-${game.dataset.table}-${game.dataset.seat}-${box.dataset.wish}`; // each seat has its own, off at first
  try {
    if (now !== undefined) sessionStorage.setItem(name, now ? "yes" : "");
    return sessionStorage.getItem(name) === "yes";
  } catch {
    return Boolean(now); // a browser that keeps nothing
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!game.dataset.table || !form.matches("[data-choose], [data-choose-proposed], [data-undo], [data-talk]")) return;
  event.preventDefault();
  if (!form.matches("[data-talk]")) letGo(); // who talks keeps what was picked
  send(form, event.submitter);
});

document.addEventListener("click", async (event) => {
  if (!(game.hasAttribute("data-picking") && litAt(event.target)) && ruleOrCard(event, game.dataset.game)) return;
  if (event.target.closest("[data-hurry]")) { hurry(!hurried); return; }
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const { copy: link, copied: said } = copy.dataset;
    const isCopied = await copied(location.origin + link);
    for (const each of document.querySelectorAll("[data-copy]")) if (isCopied && each.dataset.copy === link) each.textContent = said; // it may have been drawn anew
    return;
  }
  if (touched(event)) {
    event.target.closest("dialog")?.close(); // chosen from a seat's sheet: back to the table
    return;
  }
  const card = event.target.closest("[data-card]");
  const seat = !card && small.matches && event.target.closest(".stage-seats .player, .sheet-of");
  if (seat) { showText(sheetOf(seat)); return; }
  const impossible = refusedAt(event.target);
  if (impossible && pickedThings().length) forbidden(impossible);
  else if (card) {
    const [why] = await Promise.all([whyNot(impossible?.dataset.thing), showCard(game.dataset.game, card.dataset.card)]);
    document.querySelector("#dialog-body .face > h2")?.after(...why);
  } else if (impossible) {
    const why = await whyNot(impossible.dataset.thing);
    if (why.length) forbidden(impossible, why);
    else explain(event); // no rule is against it: what it is
  }
  else if (!event.target.closest("a, button, summary, label, input, select")) explain(event); // what pointing tells a mouse, a touch tells everybody else
});

document.addEventListener("change", async (event) => {
  if (event.target.matches("[data-wish]")) {
    wished(event.target, event.target.checked);
    held = false;
    chooseWished();
    return;
  }
  const into = event.target.dataset?.into;
  const file = event.target.files?.[0];
  if (into && file) document.getElementById(into).value = await file.text();
});

async function forbidden(spot, known) {
  // Said at once in the bar, then by which rule; beside the thing where the bar is full of buttons.
  refuse();
  const say = forbid(spot);
  const why = known ?? await whyNot(spot.dataset.thing);
  if (say) say(why);
  else reason(spot, why);
  live.textContent = why.map((each) => each.textContent).join(" ");
}

const small = matchMedia("(max-width: 900px), (max-height: 500px)");

function sheetOf(seat) {
  // A seat with everything it has, which a small screen shows in part; its cards can be opened there.
  const sheet = document.createElement("div");
  sheet.className = `seat-sheet ${game.querySelector(".felt > div")?.className ?? ""} ${seat.className}`;
  sheet.append((seat.closest(".seat") ?? seat).cloneNode(true));
  sheet.querySelectorAll("*").forEach((each) => { for (const name of ["style", "data-part", "data-key"]) each.removeAttribute(name); });
  sheet.querySelectorAll("[data-thing]:not([data-choosable])").forEach((each) => each.removeAttribute("data-thing")); // what may be chosen, may be chosen there too
  return sheet.outerHTML;
}

game.addEventListener("help", (event) => showText(event.detail));

// --- pointing at a line of the log, or at an option, shows the cards ---------------------------------

function light(event) {
  for (const each of document.querySelectorAll(".lit")) each.classList.remove("lit");
  const line = event.target.closest?.("[data-cards]");
  const option = event.target.closest?.(".option");
  for (const card of line?.dataset.cards.split(" ") ?? []) {
    if (card) document.querySelectorAll(`.felt [data-card="${CSS.escape(card)}"]`).forEach((each) => each.classList.add("lit"));
  }
  for (const thing of option?.dataset.things.split(" ") ?? []) {
    if (thing) drawn(thing).forEach((each) => each.classList.add("lit"));
  }
}
document.addEventListener("mouseover", light);
document.addEventListener("focusin", light);

fullLinks();
arrange();
toEnd();
turn();
settings((name) => {
  if (name === "ask-always") chooseWished();
  if (name !== "speed") return;
  if (speed() === "instant") endScene();
  if (stream) { stream.close(); listen(); }
});
begin((option) => { if (!option.disabled) send(option.form, option); }); // a second touch while the first is on its way is none
hear();
spread();
chooseWished();
await lettered; // touches are heard meanwhile
fit(); // when all is there that takes room, also what one may wish
if (game.dataset.table) listen();
