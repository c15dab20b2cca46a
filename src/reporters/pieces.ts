// Texts that are rendered in pieces, so that a long text is never in memory as a whole.
import { visibleJson } from "../text.ts";
import { isArray } from "../model/json.ts";

/** A text: whole, or in consecutive pieces. No piece ends inside a character. */
export type RenderedText = string | Iterable<string>;

/** The texts of a folder's files, by file name. */
export type Files = ReadonlyMap<string, RenderedText>;

export function areFiles(output: RenderedText | Files): output is Files {
  return output instanceof Map;
}

export function piecesOf(text: RenderedText): Iterable<string> {
  return typeof text === "string" ? [text] : text;
}

/** Returns a text as one string; for a folder, its files concatenated. */
export function whole(output: RenderedText | Files): string {
  if (areFiles(output)) return [...output.values()].map(whole).join("");
  return typeof output === "string" ? output : [...output].join("");
}

/** The number of list items in a piece. */
const BATCH = 8;

/** Renders a value as JSON, like `JSON.stringify(value, null, 2)` with a newline, with invisible characters escaped. */
export function* jsonPieces(value: unknown): Generator<string> {
  for (const piece of parts(value)) yield visibleJson(piece);
  yield "\n";
}

/** Every piece starts and ends between two values, so that each can be escaped alone. */
function* parts(value: unknown): Generator<string> {
  if (Array.isArray(value) && value.length > 0) yield* items(value, 0);
  else if (typeof value === "object" && value !== null && !Array.isArray(value)) yield* members(value);
  else yield JSON.stringify(value);
}

function* members(object: object): Generator<string> {
  let before = "{\n";
  for (const [key, member] of Object.entries(object)) {
    if (member === undefined) continue;
    yield before;
    before = ",\n";
    if (isArray(member) && member.length > BATCH) {
      yield `  ${JSON.stringify(key)}: `;
      yield* items(member, 1);
    } else yield JSON.stringify({ [key]: member }, null, 2).slice(2, -2);
  }
  yield before === "{\n" ? "{}" : "\n}";
}

/** Renders a list at depth 0 or 1. Each batch is stringified inside as many lists as surround it. */
function* items(list: readonly unknown[], depth: 0 | 1): Generator<string> {
  const edge = depth === 0 ? "[\n".length : "[\n  [\n".length;
  let before = "[\n";
  for (let i = 0; i < list.length; i += BATCH) {
    const batch = list.slice(i, i + BATCH);
    yield before;
    yield JSON.stringify(depth === 0 ? batch : [batch], null, 2).slice(edge, -edge);
    before = ",\n";
  }
  yield depth === 0 ? "\n]" : "\n  ]";
}
