// A document with a position for every value, for documents of any reader.
import type { Problem } from "../errors.ts";
import type { Json } from "../model/json.ts";
import { namesCredential } from "../seal/names.ts";
import { matches, mergeSpans, type Span } from "../seal/recognise.ts";
import { formSpans, redact, secretsIn } from "../seal/redact.ts";
import { visible } from "../text.ts";

export type Path = readonly PropertyKey[];

export interface TextPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A document that could be read, with the position of every value. */
export interface YamlDocument {
  readonly file: string;
  readonly value: Json;
  /** Returns where the value at a path, or its key, starts; for a missing path, the nearest place above. */
  place(path: Path, target?: "key" | "value"): TextPlace;
  /** Returns the value at a path as the file spells it; of a value that is left out, the rest of the line. */
  spellingAt(path: Path): string;
  /** Creates a problem at a path, with the source line. */
  problem(path: Path, message: string, hint?: string, target?: "key" | "value"): Problem;
}

/** Removes the byte order mark that some editors write at the start of a file. */
export function withoutMark(source: string): string {
  return source.replace(/^\ufeff/, "");
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** What a reader knows of a document. */
interface Spelling {
  /** Returns the place of a value or its key, or the nearest place above. */
  readonly placeOf: (path: Path, target: "key" | "value") => TextPlace;
  /** See YamlDocument. A document without errors needs none. */
  readonly spellingAt?: (path: Path) => string;
}

export function documentOf(lines: readonly string[], file: string, value: Json, spelling: Spelling): YamlDocument {
  const { placeOf, spellingAt = () => "" } = spelling;
  return {
    file,
    value,
    place: (path, target = "value") => placeOf(path, target),
    spellingAt,
    problem: (path, message, hint, target = "value") => problemAt(lines, placeOf(path, target), message, hint),
  };
}

/** Creates a problem at a place, with its line. Hides what looks like a credential in the message and in the line. */
export function problemAt(lines: readonly string[], place: TextPlace, message: string, hint?: string): Problem {
  const line = lines[place.line - 1] ?? "";
  return {
    ...place,
    message: maskSecrets(message),
    ...(hint && { hint: maskSecrets(hint) }),
    excerpt: excerpt(line, place.column),
  };
}

const hide = () => "[hidden]";

/** Hides what looks like a credential in a message. Call it before a text is cut: a part of a credential looks like none. */
export function maskSecrets(text: string): string {
  const spans = [...matches(text, fromFile)].flatMap(({ index, 0: { length }, 1: quoted, 2: word = "" }) => {
    const part = quoted ?? word;
    const from = index + length - part.length - (quoted === undefined ? 0 : 1);
    return secretsIn("public", part).map((span) => ({ ...span, start: from + span.start, end: from + span.end }));
  });
  return redact(text, mergeSpans([...formSpans(text), ...spans]), hide);
}

/** A part of a message that stands in the file: in quotes, or as an alias or anchor. A name marks a credential in it. */
const fromFile = /"((?:[^"\\]|\\.)+)"| [*&](\S+)/g;

/** A text behind its name in braces. `secret` is the name of a check, whose value is one of its words. */
const inBraces =
  /(?<=[{,]\s{0,8})["']?(?!secret\b)([\w.-]{1,64})["']?:\s{1,8}["']?(?=[^\s"'{[])([^"',}]{0,199}[^\s"',}])/g;

/** Finds credentials in a line of a file, where names mark them too. A value in braces or brackets is a check. */
function lineSpans(text: string): Span[] {
  const namedSpans = secretsIn("public", text).filter(({ start }) => !/[[{]/.test(text.charAt(start)));
  const spans = [...formSpans(text), ...namedSpans];
  for (const { index, 0: pair, 1: name = "", 2: value = "" } of matches(text, inBraces)) {
    const end = index + pair.length;
    if (namesCredential(name, value)) spans.push({ start: end - value.length, end, credential: true });
  }
  return mergeSpans(spans);
}

/** At most this much of a line is shown, and searched for credentials. */
const [SHOWN, READ] = [120, 8192];

/** Returns the source line with a caret under the place. Cuts a long line, and makes hidden characters visible. */
function excerpt(line: string, column: number): string[] {
  const spans = lineSpans(line.slice(0, READ));
  const excerptLine = (to: number) => {
    const inner = redact(
      line.slice(0, to),
      spans.filter(({ start }) => start < to),
      hide,
    ).replaceAll("\t", " ");
    const body = inner.trim();
    return body === "" ? inner : inner.replace(body, () => visible(body));
  };
  const whole = excerptLine(SHOWN);
  return column <= SHOWN ? [whole, `${" ".repeat(excerptLine(column - 1).length)}^`] : [whole];
}
