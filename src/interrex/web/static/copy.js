// Copies a text, also on pages without TLS, as in a home network, where browsers refuse their clipboard.
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { /* the older way */ }
  const held = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  held?.focus({ preventScroll: true });
  return done;
}
