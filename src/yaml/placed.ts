// A document with a position for every value, however it was read.
import type { Problem } from "../errors.ts";
import type { Json } from "../model/json.ts";
import { merged, tokens } from "../seal/recognise.ts";
import { redact, secretsIn } from "../seal/redact.ts";
import { passwords } from "../seal/url.ts";
import { visible } from "../text.ts";

export type Path = readonly PropertyKey[];

export interface TextPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A document that could be read, with where everything stands in it. */
export interface YamlDocument {
  readonly file: string;
  readonly value: Json;
  /** Where the value at a path starts, or its key. The nearest place above when nothing stands there. */
  place(path: Path, target?: "key" | "value"): TextPlace;
  /** A problem at a path, with the source line. */
  problem(path: Path, message: string, hint?: string, target?: "key" | "value"): Problem;
}

/** A source without the mark that some editors put before it. */
export function withoutMark(source: string): string {
  return source.replace(/^\ufeff/, "");
}

export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** @param placeOf where a value or its key stands, else the nearest place above */
export function documentOf(
  lines: readonly string[],
  file: string,
  value: Json,
  placeOf: (path: Path, target: "key" | "value") => TextPlace,
): YamlDocument {
  return {
    file,
    value,
    place: (path, target = "value") => placeOf(path, target),
    problem: (path, message, hint, target = "value") => problemAt(lines, placeOf(path, target), message, hint),
  };
}

/** A problem at a place, with its line. What looks like a credential is shown by neither. */
export function problemAt(lines: readonly string[], place: TextPlace, message: string, hint?: string): Problem {
  const line = lines[place.line - 1] ?? "";
  return {
    ...place,
    message: masked(message),
    ...(hint && { hint: masked(hint) }),
    excerpt: excerpt(line, place.column),
  };
}

const hide = () => "[hidden]";

/** A message in which nothing looks like a credential. */
function masked(text: string): string {
  return redact(text, merged([...tokens(text), ...passwords(text)]), hide);
}

/** The same of a line of a file, in which a name can say so as well. What a key holds inside braces is a check. */
function maskedLine(text: string): string {
  return redact(
    text,
    secretsIn("public", text).filter(({ start }) => !/[[{]/.test(text.charAt(start))),
    hide,
  );
}

/** The source line with a caret under the place, cut where it would not fit; hidden characters are shown. */
function excerpt(line: string, column: number): string[] {
  const excerptLine = (text: string) => {
    const inner = maskedLine(text).replaceAll("\t", " ");
    const body = inner.trim();
    return body === "" ? inner : inner.replace(body, () => visible(body));
  };
  const whole = excerptLine(line.slice(0, 120));
  return column <= 120 ? [whole, `${" ".repeat(excerptLine(line.slice(0, column - 1)).length)}^`] : [whole];
}
