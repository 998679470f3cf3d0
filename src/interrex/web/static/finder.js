// Long lists are found by typing: any words of an entry, in any order, with or without accents.
const LONG = 4; // a list with more entries is opened so
let open = null; // { select, box, input, list, at }

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").replace(/−/g, "-").toLowerCase();
}

const unsigned = (text) => plain(text.trim()).replace(/^\+/, ""); // 3 means +3, not −3

function isLong(place) {
  return place instanceof HTMLSelectElement && place.options.length > LONG && !place.disabled;
}

function entries(select) {
  return [...select.options].map((option) => ({ option, group: option.parentElement.label ?? "", found: plain(`${option.parentElement.label ?? ""} ${option.text}`) }));
}

function draw() {
  // Entries that have every word; marked is one that begins with what is typed, else the shortest of the first group.
  const { select, input, list, none } = open;
  const words = plain(input.value).split(/\s+/).filter((word) => word).map((word) => (word.length > 4 ? word.slice(0, -1) : word)); // gains, gain
  const left = entries(select).filter((each) => words.every((word) => each.found.includes(word)));
  list.replaceChildren();
  let group = null;
  let place = list;
  left.forEach((each, number) => {
    if (each.group !== group && each.group) {
      place = document.createElement("ul");
      place.setAttribute("role", "group");
      place.setAttribute("aria-label", each.group);
      const head = document.createElement("li");
      head.className = "finder-group";
      head.setAttribute("role", "presentation");
      head.textContent = each.group;
      place.append(head);
      const holder = document.createElement("li");
      holder.setAttribute("role", "presentation");
      holder.append(place);
      list.append(holder);
    } else if (!each.group) place = list;
    group = each.group;
    const line = document.createElement("li");
    line.id = `finder-${number}`;
    line.className = "finder-entry";
    line.setAttribute("role", "option");
    line.dataset.value = each.option.value;
    line.textContent = each.option.text;
    if (each.option.disabled) line.setAttribute("aria-disabled", "true"); // shown, so that nobody looks for it in vain
    place.append(line);
  });
  none.hidden = left.length > 0;
  open.lines = [...list.querySelectorAll("[role='option']")];
  const whole = unsigned(input.value);
  const said = open.lines.map((line) => unsigned(line.textContent));
  const first = !whole ? -1 : said.includes(whole) ? said.indexOf(whole) : said.findIndex((line) => line.startsWith(whole));
  const near = open.lines.filter((line) => line.parentElement === open.lines[0].parentElement); // of the first group
  const shortest = near.reduce((best, line) => (line.textContent.length < best.textContent.length ? line : best), near[0]);
  const now = open.lines.findIndex((line) => line.dataset.value === select.value);
  mark(words.length ? (first < 0 ? open.lines.indexOf(shortest) : first) : Math.max(now, 0)); // what has least besides the words
}

function mark(at) {
  open.at = Math.max(0, Math.min(at, open.lines.length - 1));
  open.lines.forEach((line, number) => line.setAttribute("aria-selected", String(number === open.at)));
  const line = open.lines[open.at];
  if (line) open.input.setAttribute("aria-activedescendant", line.id);
  else open.input.removeAttribute("aria-activedescendant");
  if (line) inSight(line, open.list);
}

function inSight(line, list) {
  // Only the list scrolls, never the page below it.
  const head = line.previousElementSibling?.className === "finder-group" ? line.previousElementSibling : line;
  if (head.offsetTop < list.scrollTop) list.scrollTop = head.offsetTop;
  const below = line.offsetTop + line.offsetHeight;
  if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight;
}

function shut(back = true) {
  if (!open) return;
  const { select, box } = open;
  open = null;
  box.remove();
  const again = select.isConnected ? select : document.querySelector(`[name="${CSS.escape(select.name)}"]`);
  if (back) again?.focus({ preventScroll: true });
  return again;
}

function choose(line) {
  if (!line) return shut();
  if (line.getAttribute("aria-disabled")) return;
  const select = shut();
  if (!select || select.value === line.dataset.value) return;
  select.value = line.dataset.value;
  select.dispatchEvent(new CustomEvent("change", { bubbles: true, detail: "chosen" }));
}

function keys(event) {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
  if (step) mark(open.at + step);
  else if (event.key === "Enter") choose(open.lines[open.at]);
  else if (event.key === "Escape") shut();
  else if (event.key === "Tab") return open.input.value ? choose(open.lines[open.at]) : shut(); // and on to the next
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function place(box, select) {
  const at = select.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const width = Math.min(wide - 16, Math.max(at.width, 416));
  box.style.width = `${width}px`;
  box.style.left = `${Math.max(8, Math.min(at.left, wide - width - 8))}px`;
  const below = innerHeight - at.bottom;
  const isBelow = below >= Math.min(at.top, 300);
  box.style.maxHeight = `${Math.max(200, Math.min((isBelow ? below : at.top) - 12, 448))}px`;
  if (isBelow) box.style.top = `${at.bottom + 2}px`;
  else box.style.bottom = `${Math.max(4, innerHeight - at.top + 2)}px`; // it ends above the list
}

function show(select, typed, words) {
  shut(false);
  const box = document.createElement("div");
  box.className = "finder";
  const input = document.createElement("input");
  Object.assign(input, { type: "search", value: typed, autocomplete: "off", spellcheck: false, placeholder: words.type });
  const label = select.getAttribute("aria-label") ?? select.labels?.[0]?.textContent ?? "";
  const list = document.createElement("ul");
  list.id = "finder-list";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", label);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-expanded": "true", "aria-controls": list.id, "aria-autocomplete": "list", "aria-label": label })) input.setAttribute(name, value);
  const none = document.createElement("p");
  none.className = "none";
  none.setAttribute("role", "status");
  none.textContent = words.none;
  box.append(input, list, none);
  document.body.append(box);
  open = { select, box, input, list, none, lines: [], at: 0 };
  place(box, select);
  draw();
  input.focus({ preventScroll: true });
  input.addEventListener("input", draw);
  input.addEventListener("keydown", keys);
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the focus stays
  list.addEventListener("click", (event) => { const line = event.target.closest("[role='option']"); if (line) choose(line); });
  box.addEventListener("focusout", (event) => { if (open?.box === box && !box.contains(event.relatedTarget)) shut(false); });
}

export function finding(form, words) {
  form.addEventListener("mousedown", (event) => {
    if (event.button || !isLong(event.target)) return;
    event.preventDefault();
    show(event.target, "", words);
  });
  form.addEventListener("keydown", (event) => {
    if (!isLong(event.target) || event.ctrlKey || event.metaKey) return;
    const opens = event.key === "Enter" || event.key === " " || event.key === "F4" || (event.altKey && event.key === "ArrowDown");
    const types = event.key.length === 1 && event.key !== " " && !event.altKey;
    if (!opens && !types) return;
    event.preventDefault();
    show(event.target, types ? event.key : "", words);
  });
}
