// Why something cannot be chosen now: told to who touches it, by the rule that forbids it. Nothing is asked before that.
import { asked, pickedThings } from "./touch.js";

const game = document.getElementById("game");

export async function whyNot(thing) {
  // The reasons as paragraphs; none where it can be chosen, nobody is asked, or no rule speaks of it.
  if (!game.dataset.table || !asked() || !thing) return [];
  const query = new URLSearchParams({ seat: game.dataset.seat, things: [...pickedThings(), thing].join(" ") });
  const answer = await fetch(`/t/${game.dataset.table}/why?${query}`).catch(() => null);
  const reasons = answer?.ok ? await answer.json() : [];
  return reasons.map(({ rule, text }) => {
    const line = Object.assign(document.createElement("p"), { className: "why-not" });
    const link = Object.assign(document.createElement("a"), { className: "rule-id", href: `/rules/${game.dataset.game}/${rule}`, textContent: rule });
    link.dataset.rule = rule;
    line.append(Object.assign(document.createElement("b"), { textContent: game.dataset.whyNot }), ` ${text} `, link);
    return line;
  });
}
