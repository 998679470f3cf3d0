// What goes on beyond its edge says so: a row or a list that scrolls fades out towards what is out of sight. By keyboard it
// is reached where nothing in it can be.
const ROWS = ".options, .stage-hand .cards, .vampires, .rivals, .house, .status, .asked, .alliance, .corner, .folk, .scene-lines, .prompt > .advice, .prompt > .proposals, #dialog-body";

function edges(box) {
  const found = [];
  if (box.scrollLeft > 2) found.push("left");
  if (box.scrollWidth - box.clientWidth - box.scrollLeft > 2) found.push("right");
  if (box.scrollTop > 2) found.push("up");
  if (box.scrollHeight - box.clientHeight - box.scrollTop > 2) found.push("down");
  const scrolls = getComputedStyle(box);
  const side = /auto|scroll/.test(scrolls.overflowX) ? ["left", "right"] : [];
  const height = /auto|scroll/.test(scrolls.overflowY) ? ["up", "down"] : [];
  return found.filter((each) => [...side, ...height].includes(each)).join(" ");
}

export function more(some = document.querySelectorAll(ROWS)) {
  const all = [...some].map((each) => [each, edges(each)]); // looked at first, marked afterwards: one layout
  for (const [each, found] of all) {
    if (found && !each.querySelector("a, button, input, summary")) each.tabIndex = 0;
    else each.removeAttribute("tabindex");
    if (found) each.dataset.more = found;
    else delete each.dataset.more;
  }
}

document.addEventListener("scroll", (event) => { if (event.target.matches?.(ROWS)) more([event.target]); }, true);
addEventListener("resize", () => more());
