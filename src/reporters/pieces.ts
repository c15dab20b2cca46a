// Texts that are made piece by piece, so that nobody has to hold all of a long one.
import { visibleJson } from "../text.ts";
import { isArray } from "../model/json.ts";

/** A text: whole, or in pieces that follow each other. No piece ends inside a character. */
export type Rendered = string | Iterable<string>;

/** The texts of a folder's files, by the names of the files. */
export type Files = ReadonlyMap<string, Rendered>;

export function areFiles(output: Rendered | Files): output is Files {
  return output instanceof Map;
}

/** The pieces of a text. */
export function piecesOf(text: Rendered): Iterable<string> {
  return typeof text === "string" ? [text] : text;
}

/** A text as one string; of a folder, its files one after the other. */
export function whole(output: Rendered | Files): string {
  if (areFiles(output)) return [...output.values()].map(whole).join("");
  return typeof output === "string" ? output : [...output].join("");
}

/** Items of a list that are one piece. */
const BATCH = 8;

/** A value for programs, in a form that shows what it holds: as `JSON.stringify(value, null, 2)` with a line's end. */
export function* jsonPieces(value: unknown): Generator<string> {
  for (const piece of parts(value)) yield visibleJson(piece);
  yield "\n";
}

/** Every piece begins and ends between two values, so that each can be made visible alone. */
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

/** A list at the top, or in an object at the top: each batch is spelled in as many lists as stand around it. */
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
