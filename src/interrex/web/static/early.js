// Pages come before their scripts: what somebody has typed by then counts as if the script had been there.
export function asDrawn(form) {
  // The fields of a form as the server drew it, whatever was typed since.
  const first = form.cloneNode(true);
  first.reset();
  return new URLSearchParams(new FormData(first));
}

export function typedEarly(form) {
  return new URLSearchParams(new FormData(form)).toString() !== asDrawn(form).toString();
}
