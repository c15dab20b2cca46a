// Texts that anybody may have written: prompts, files, what commands print. They are read as commands are, because that
// is where secrets stand most, and as lines that give a name a value.
import { commandSpans } from "./command.ts";
import { namesCredential } from "./names.ts";
import { matches, type Span } from "./recognise.ts";
import { isKeptElsewhere, isPlain } from "./shell.ts";
import { isVariable } from "./url.ts";

const line = /^[ \t]*(?:- )?["']?([\w.-]{1,64})["']?[ \t]{0,8}[:=][ \t]{1,8}(\S[^\n\r]*)/gm;

/** In the middle of a sentence: `(token: …)`, `the api key is …`. Only what no word is: eight characters, a digit among them. */
const prose =
  /(?<![\w-])(?:(?:api|access|secret|private)[ _-]key|(?:(?:access|auth|api)[ _-])?token|password|passphrase|passcode|secret|credential)(?:[ \t]{0,4}[:=][ \t]{0,4}|[ \t]{1,4}is[ \t]{1,4})["'`]?(?=[^\s\d"'`()&]{0,200}\d)([^\s"'`(),;&]{8,})/gi;

/** The secret places of such a text, not in order. */
export function freeSpans(text: string): Span[] {
  const spans = commandSpans(text);
  for (const { index, 0: match, 1: name, 2: value } of matches(text, line)) {
    if (!namesCredential(name!, value) || isVariable(value!)) continue;
    const end = index + match.length;
    spans.push({ start: end - value!.length, end, credential: true });
  }
  for (const { index, 0: match, 1: value } of matches(text, prose)) {
    const secret = value!.replace(/[.!?]+$/, "");
    // A text that only looks like one of our markers is written as "[secret: fp:…]".
    if (secret.startsWith("fp:")) continue;
    if (isKeptElsewhere(secret) || isPlain(secret)) continue;
    const start = index + match.length - value!.length;
    spans.push({ start, end: start + secret.length, credential: true });
  }
  return spans;
}
