// Hides a known secret in a text that somebody else wrote.
import { encodings } from "./encodings.ts";
import { LONG } from "./scanner.ts";

/** Replaces a secret wherever the final scan would find it: as it is or encoded, in any case, and also its long start. */
export function hide(text: string, secret: string): string {
  const forms = encodings(secret).sort((a, b) => b.length - a.length);
  if (forms.length === 0) return text;
  return text.replace(new RegExp(forms.map(patternOf).join("|"), "gi"), "[hidden]");
}

function patternOf(form: string): string {
  const start = form.slice(0, LONG).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return form.length > LONG ? `${start}[^\\s"\\\\]*` : start;
}
