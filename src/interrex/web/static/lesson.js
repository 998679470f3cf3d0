// A lesson on a small screen: the voice stays in sight, the table goes to what it points at, and the list of options
// is folded where the table itself is to be touched.
const pointed = [...document.querySelectorAll(".felt [data-point='1']")].find((each) => each.checkVisibility());
if (matchMedia("(max-width: 900px), (max-height: 500px)").matches) {
  if (pointed) document.querySelector(".lesson-options")?.removeAttribute("open");
  pointed?.scrollIntoView({ block: "end", inline: "center", behavior: "instant" });
}
