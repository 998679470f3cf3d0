// The texts of a page that do not stand out from their ground by 4.5 to 1.
() => {
  const rgb = (text) => { const n = text.match(/[\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const ground = (element) => {
    const over = [];
    for (let each = element; each; each = each.parentElement) {
      const colour = rgb(getComputedStyle(each).backgroundColor);
      if (colour[3] > 0) over.push(colour);
      if (colour[3] === 1) break;
    }
    let result = over.pop() ?? [0, 0, 0, 1];
    while (over.length) { const top = over.pop(); result = result.map((v, i) => i === 3 ? 1 : top[i] * top[3] + v * (1 - top[3])); }
    return result;
  };
  const poor = [];
  for (const each of document.querySelectorAll("body *")) {
    const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !each.checkVisibility() || each.closest(".hidden, .skip, option, dialog")) continue;
    const a = light(rgb(getComputedStyle(each).color)), b = light(ground(each));
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (ratio < 4.5) poor.push(`${each.className || each.tagName}: ${each.textContent.trim().slice(0, 30)} ${ratio.toFixed(2)}`);
  }
  return poor;
}
