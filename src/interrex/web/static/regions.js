// Replaces the regions of the page that changed; keeps the focus, lets cards travel.
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function replace(regions) {
  const change = () => {
    const held = place(document.activeElement);
    for (const [name, html] of Object.entries(regions)) {
      const region = document.getElementById(`region-${name}`);
      if (!region) continue;
      const open = [...region.querySelectorAll("details")].map((each) => each.open);
      region.innerHTML = html;
      region.querySelectorAll("details").forEach((each, number) => { if (open[number]) each.open = true; });
    }
    find(held)?.focus({ preventScroll: true });
    fullLinks();
  };
  if (!document.startViewTransition || still.matches || document.hidden || !("table" in regions)) {
    change();
    return;
  }
  name(true);
  const moving = document.startViewTransition(() => { change(); name(true); });
  latest = moving;
  moving.finished.finally(() => { if (latest === moving) name(false); });
}

function name(given) {
  const seen = new Set();
  for (const each of document.querySelectorAll("[data-key]:not([data-key=''])")) {
    const key = given && !seen.has(each.dataset.key) ? `card-${each.dataset.key}` : "none";
    seen.add(each.dataset.key);
    each.style.viewTransitionName = key;
  }
}

let latest = null; // a transition that was overtaken must leave the names to the one that overtook it

function place(element) {
  const region = element?.closest("[id^='region-']");
  if (!region) return null;
  const key = element.getAttribute("value") || element.dataset.thing || element.dataset.card || "";
  return { region: region.id, tag: element.tagName, key };
}

function find(held) {
  if (!held) return null;
  const region = document.getElementById(held.region);
  const all = [...region.querySelectorAll(held.tag)];
  const same = all.find((each) => (each.getAttribute("value") || each.dataset.thing || each.dataset.card || "") === held.key);
  return same ?? (held.region === "region-prompt" ? region.querySelector("button.option") : null);
}

export function fullLinks() {
  for (const each of document.querySelectorAll("[data-link]")) each.value = location.origin + each.dataset.link;
}
