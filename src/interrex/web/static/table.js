// The table page: what changes comes as events, a choice goes as a form. Without this script the forms still work.
import { tick } from "./clock.js";
import { copied } from "./copy.js";
import { ruleOrCard, showCard } from "./dialog.js";
import { fullLinks, replace } from "./regions.js";

const game = document.getElementById("game");
const notice = document.getElementById("notice");
const live = document.getElementById("live");
let picked = [];
let told = lines();

// --- events ---------------------------------------------------------------------------------------

function listen() {
  const query = new URLSearchParams({ seat: game.dataset.seat, known: game.dataset.stamp, lang: game.dataset.lang });
  const source = new EventSource(`/t/${game.dataset.table}/events?${query}`);
  let alarm = null; // a short break, as when the cards are dealt, is nothing to worry about
  source.onopen = () => {
    clearTimeout(alarm);
    alarm = null;
    if (notice.dataset.kind === "lost") say("");
  };
  source.onmessage = (event) => {
    game.dataset.stamp = event.lastEventId;
    const news = JSON.parse(event.data);
    if ("prompt" in news) picked = [];
    replace(news, () => {
      announce(Object.keys(news));
      mark(picked.length ? fitting() : options());
      if ("prompt" in news) comeBack();
      tick();
      chooseWished();
    });
    if (notice.dataset.kind === "refused") say("");
  };
  source.onerror = () => {
    alarm ??= setTimeout(() => say(game.dataset.lost, "lost"), 2000);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => { clearTimeout(alarm); again(); }, 1500);
  };
  addEventListener("pagehide", () => source.close(), { once: true });
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
  return [...document.querySelectorAll("#region-log li")].map((each) => each.firstChild.textContent.trim());
}

function announce(changed) {
  const now = lines();
  const known = now.indexOf(told[0]);
  const fresh = told.length && known >= 0 ? now.slice(0, known) : now.slice(0, 3);
  told = now;
  const spoken = ["prompt", "talk"].filter((name) => changed.includes(name)).map((name) => `#region-${name} [data-announce]`);
  const asked = spoken.length ? [...document.querySelectorAll(spoken.join(", "))].map((each) => each.textContent.trim()) : [];
  const text = [...fresh.reverse().slice(-4), ...asked].join(" ");
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
  if (atKeyboard && document.activeElement === document.body) options()[0]?.focus();
}

async function send(form, button, by = "hand") {
  if (by === "hand") atKeyboard = Boolean(button?.matches(":focus-visible"));
  if (!game.dataset.table) { form.requestSubmit(button); return; } // a lesson: another page answers
  if (form.matches("[data-undo]")) held = true;
  else if (form.matches("[data-choose]")) held = false;
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.set(button.name, button.value);
  const buttons = [...form.querySelectorAll("button")];
  buttons.forEach((each) => { each.disabled = true; });
  let chosen = false; // after a choice the buttons stay disabled until the next prompt comes
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    chosen = answer.ok && form.matches("[data-choose], [data-choose-proposed]");
    if (!answer.ok) {
      const refusal = await answer.json().catch(() => ({ refused: answer.statusText }));
      if (by === "hand") say(refusal.refused, "refused");
    } else say("");
  } catch {
    say(game.dataset.lost, "lost");
  } finally {
    if (!chosen) buttons.forEach((each) => { each.disabled = false; });
  }
}

function options() {
  return [...document.querySelectorAll("[data-choose] .option")];
}

function fitting() {
  return options().filter((each) => {
    const left = each.dataset.things.split(" ");
    return picked.every((thing) => {
      const at = left.indexOf(thing);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

function pick(thing) {
  picked.push(thing);
  let fit = fitting();
  if (!fit.length) {
    picked = [thing];
    fit = fitting();
  }
  if (fit.length === 1) {
    const form = fit[0].closest("form");
    picked = [];
    send(form, fit[0]);
    return;
  }
  mark(fit);
}

function mark(fit) {
  const next = new Set();
  for (const each of options()) {
    each.hidden = !fit.includes(each);
  }
  for (const each of document.querySelectorAll(".group")) each.hidden = !each.querySelector(".option:not([hidden])");
  for (const each of fit) {
    const left = each.dataset.things.split(" ");
    for (const thing of picked) left.splice(left.indexOf(thing), 1);
    left.forEach((thing) => next.add(thing));
  }
  const offered = new Set(options().flatMap((each) => each.dataset.things.split(" "))); // their lenses stay visible while one picks
  for (const each of document.querySelectorAll("[data-thing]")) {
    each.toggleAttribute("data-offered", offered.has(each.dataset.thing));
    each.toggleAttribute("data-choosable", next.has(each.dataset.thing));
    each.toggleAttribute("data-picked", picked.includes(each.dataset.thing));
  }
  const bar = document.querySelector(".narrowed");
  if (bar) bar.hidden = !picked.length;
}

function clear() {
  picked = [];
  mark(options());
}

// --- wishes: the page makes the only choice, or passes until the round is over, for whoever wishes it -----

let held = false; // after taking back, the page chooses nothing by itself until the person has chosen again

function chooseWished() {
  const all = options();
  if (!all.length || !game.dataset.table) return;
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
  send(form, event.submitter);
});

document.addEventListener("click", async (event) => {
  if (ruleOrCard(event, game.dataset.game)) return;
  if (event.target.closest("[data-clear]")) { clear(); return; }
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    if (await copied(location.origin + copy.dataset.copy)) copy.textContent = copy.dataset.copied;
    return;
  }
  const thing = event.target.closest("[data-thing]");
  if (thing?.hasAttribute("data-choosable")) pick(thing.dataset.thing);
  else if (thing?.hasAttribute("data-picked")) clear();
  else {
    const card = event.target.closest("[data-card]");
    const place = event.target.closest(".zone, .location")?.querySelector(":scope > [data-choosable]");
    if (card) showCard(game.dataset.game, card.dataset.card);
    else if (place && !event.target.closest("button, a, summary")) pick(place.dataset.thing); // a click anywhere in the place counts
  }
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

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) clear();
});

// --- pointing at a line of the log, or at an option, shows the cards ---------------------------------

function light(event) {
  for (const each of document.querySelectorAll(".lit")) each.classList.remove("lit");
  const line = event.target.closest?.("[data-cards]");
  const option = event.target.closest?.(".option");
  for (const card of line?.dataset.cards.split(" ") ?? []) {
    if (card) document.querySelectorAll(`.felt [data-card="${CSS.escape(card)}"]`).forEach((each) => each.classList.add("lit"));
  }
  for (const thing of option?.dataset.things.split(" ") ?? []) {
    if (thing) document.querySelectorAll(`.felt [data-thing="${CSS.escape(thing)}"]`).forEach((each) => each.classList.add("lit"));
  }
}
document.addEventListener("mouseover", light);
document.addEventListener("focusin", light);

fullLinks();
mark(options());
chooseWished();
if (game.dataset.table) listen();
