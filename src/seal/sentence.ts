// Redacts a sentence that somebody else wrote, such as the reason why a service refuses a request.
import { leakTest } from "./leaks.ts";
import { namesCredential } from "./names.ts";
import { matches, mergeSpans } from "./recognise.ts";
import { redact, secretsIn } from "./redact.ts";

/** Longer texts are cut: a reason is short, and the search for secrets takes time. */
const READ = 4096;
/** This many consecutive characters of a secret count as a part of it. */
const SHORT_LENGTH = 8;

/**
 * Hides the secrets of a sentence.
 * @param key a secret that the sentence may repeat
 * @returns undefined if the sentence contains the key, or a part of the key, in any encoding
 */
export function sealedSentence(text: string, key: string): string | undefined {
  const start = text.slice(0, READ).toWellFormed();
  if (showsSome(start, key) || leakTest([key], [])(start)) return undefined;
  const spans = (["free", "public"] as const).flatMap((secrecy) => [...secretsIn(secrecy, start)]);
  for (const { index, 0: match } of matches(start, address))
    for (const { start: from, end, credential } of secretsIn("url", match))
      spans.push({ start: index + from, end: index + end, credential });
  for (const { index, 0: match, 1: name = "", 2: value = "" } of matches(start, nameAndWord))
    if (/[_-]|[a-z][A-Z]/.test(name) && namesCredential(name, value))
      spans.push({ start: index + match.length - value.length, end: index + match.length, credential: true });
  return redact(start, mergeSpans(spans), () => "[hidden]");
}

/** A name and a word of any form after it: `no DB_PASSWORD: word for you`. */
const nameAndWord =
  /(?<![\w.-])([\w.-]{1,64})["'`]?[ \t]{0,4}[:=][ \t]{1,4}["'`]?([^\s"'`,;()]{0,200}[^\s"'`,;().!?])/g;

const address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+/gi;

/** Whether a text contains eight consecutive characters of another, or a shorter one, in any direction and case. */
export function showsSome(text: string, of: string): boolean {
  const [within, part] = [text.toLowerCase(), of.toLowerCase()];
  const backwards = Array.from(part).toReversed().join("");
  for (const form of [part, backwards])
    for (let i = 0; i === 0 || i + SHORT_LENGTH <= form.length; i++)
      if (within.includes(form.slice(i, i + SHORT_LENGTH))) return true;
  return false;
}
