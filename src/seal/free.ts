// Texts that anybody may have written: prompts, files, what commands print. They are read as commands are, because that
// is where secrets stand most, and as lines that give a name a value.
import { commandSpans } from "./command.ts";
import { namesCredential } from "./names.ts";
import type { Span } from "./recognise.ts";
import { isVariable } from "./url.ts";

const line = /^[ \t]*(?:- )?["']?([\w.-]{1,64})["']?[ \t]{0,8}[:=][ \t]{1,8}(\S[^\n\r]*)/gm;

/** The secret places of such a text, not in order. */
export function freeSpans(text: string): Span[] {
  const spans = commandSpans(text);
  for (const { index, 0: found, 1: name, 2: value } of text.matchAll(line)) {
    if (!namesCredential(name!, value) || isVariable(value!)) continue;
    const end = index + found.length;
    spans.push({ start: end - value!.length, end, credential: true });
  }
  return spans;
}
