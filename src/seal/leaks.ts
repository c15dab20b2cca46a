// Whether a text holds a secret, in any form it could have taken. What the seal shows and what is about to be published
// are asked the same question: a form that could withhold a report is hidden before it gets there.
import { encodings } from "./encodings.ts";
import { LONG, scanned, Scanner } from "./scanner.ts";
import { readsLikeOurs } from "./strength.ts";

/**
 * A test whether a text holds one of the secrets, as it is or encoded.
 * @param own texts that outputs hold anyway: an encoding that reads like them, such as a word backwards, is no leak
 */
export function leakTest(secrets: readonly string[], own: readonly string[]): (text: string) => boolean {
  const forms = secrets.flatMap(encodings).filter((form) => !readsLikeOurs(form));
  let scanner = new Scanner(forms);
  const innocent = new Set(own.flatMap((text) => [...scanner.all(text)]));
  if (innocent.size > 0) scanner = new Scanner(forms.filter((form) => !innocent.has(scanned(form))));
  return (text) => scanner.in(text);
}

/**
 * The same test for a text that comes in pieces: true for the piece with which a secret is whole.
 * @param leaks a test of `leakTest`, or one made of several
 */
export function inPieces(leaks: (text: string) => boolean): (piece: string) => boolean {
  // As much of what came before as can be part of something that is not whole yet.
  let end = "";
  return (piece) => {
    const text = end + piece;
    end = text.slice(1 - LONG);
    return leaks(text);
  };
}
