// Checks whether a text contains a secret in any form. The seal hides every form for which the final scan of outputs
// would withhold a report.
import type { Json } from "../model/json.ts";
import { encodings } from "./encodings.ts";
import { LONG, normalizeText, Scanner } from "./scanner.ts";
import { readsLikeOurs } from "./strength.ts";
import { TextReader } from "./text-reader.ts";

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
 * A text without spaces, quotes or other characters between words, with a long part of letters and digits or a UUID. It
 * may follow the scheme of a header. The path of a drawing has only the letters of its commands.
 */
const randomToken =
  /^(?:(?:bearer|basic) )?(?=.*(?:[a-z]\d|\d[a-z]))(?=.*(?:[a-z\d]{16}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))(?=.*[a-gi-kn-uw-y])[\w./+=~@%-]*$/i;

/**
 * Creates the checks of a history. A report puts texts together with its own words, so whoever edits the settings can
 * write a key that is a part of every report. An output that contains this key shows no secret, if no text of the sealed
 * revisions contains it. No report makes a random token, so an output must never contain one that is a secret.
 * @returns `leaks`: the check of a text of the data; `forOutputs`: creates the check of a text to be published
 */
export function leakTests(secrets: readonly string[], own: readonly string[]) {
  const phrases = secrets.filter((secret) => !randomToken.test(secret));
  const inTokens = leakTest(
    secrets.filter((secret) => randomToken.test(secret)),
    own,
  );
  const inPhrases = leakTest(phrases, own);
  const leaks = phrases.length === 0 ? inTokens : (text: string) => inTokens(text) || inPhrases(text);
  const forOutputs = (revisions: Iterable<{ readonly settings: Json }>) => {
    if (phrases.length === 0) return inTokens;
    const reader = new TextReader();
    let isHeld = false;
    for (const { settings } of revisions) reader.visitTexts(settings, (text) => (isHeld ||= inPhrases(text)));
    return isHeld ? leaks : inTokens;
  };
  return { leaks, forOutputs };
}

/**
 * Creates the same check for a text in pieces. It returns true for the piece that completes a secret.
 * @param leaks a check of `leakTest` or `leakTests`, or a combination of several
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
