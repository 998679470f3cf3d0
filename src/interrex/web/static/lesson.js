// A lesson on a small screen: the voice stays in sight, and the table goes to what it points at.
const pointed = [...document.querySelectorAll(".felt [data-point='1']")].find((each) => each.checkVisibility());
if (matchMedia("(max-width: 900px), (max-height: 500px)").matches) {
  pointed?.scrollIntoView({ block: "end", inline: "center", behavior: "instant" });
}
