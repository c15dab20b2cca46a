// Checks whether a text contains a secret in any form. The seal uses the same check as the final scan of outputs, so it
// already hides every form for which the scan would withhold a report.
import { encodings } from "./encodings.ts";
import { LONG, normalizeText, Scanner } from "./scanner.ts";
import { readsLikeOurs } from "./strength.ts";

/**
 * Creates a check whether a text contains one of the secrets, as it is or encoded.
 * @param own texts that outputs contain anyway: an encoding found in them, such as a reversed word, is no leak
 */
export function leakTest(secrets: readonly string[], own: readonly string[]): (text: string) => boolean {
  const forms = secrets.flatMap(encodings).filter((form) => !readsLikeOurs(form));
  let scanner = new Scanner(forms);
  const innocent = new Set(own.flatMap((text) => [...scanner.all(text)]));
  if (innocent.size > 0) scanner = new Scanner(forms.filter((form) => !innocent.has(normalizeText(form))));
  return (text) => scanner.in(text);
}

/**
 * Creates the same check for a text that somebody wrote, who may have split a secret over lines, or encoded it for an
 * address: programs differ in the characters that they encode.
 */
export function asWritten(leaks: (text: string) => boolean): (text: string) => boolean {
  return (text) =>
    leaks(text) ||
    (/[\r\n]/.test(text) && leaks(text.replace(lineBreak, ""))) ||
    (/%[0-9a-f]{2}/i.test(text) && leaks(decode(text))) ||
    (text.includes("+") && leaks(decode(text.replaceAll("+", " "))));
}

function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString("utf8"));
}

/** A break and the white space around it, in a command after a backslash. Starts where no white space is before. */
const lineBreak = /(?<!\s)\s*\\?[\r\n]\s*/g;

/**
 * Creates the same check for a text in pieces. It returns true for the piece that completes a secret.
 * @param leaks a check of `leakTest`, or a combination of several
 */
export function inPieces(leaks: (text: string) => boolean): (piece: string) => boolean {
  // The end of the previous pieces, as long as an incomplete form can be.
  let end = "";
  return (piece) => {
    const text = end + piece;
    end = text.slice(1 - LONG);
    return leaks(text);
  };
}
