// Rejects everything in a document that two readers could read differently: aliases, anchors, tags, merge keys,
// repeated keys, hidden characters, and inexact numbers.
import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type Scalar } from "yaml";
import { codePointOf, hasUnseen } from "../text.ts";

/** An offset, the problem there, and the remedy. */
export type YamlFlaw = [offset: number, message: string, hint?: string | undefined];

const MAX_DEPTH = 32;

interface Walk {
  readonly flaws: YamlFlaw[];
  readonly anchors: Map<string, number>;
  readonly aliased: Set<string>;
  lineOf(offset: number): number;
}

/** Returns everything in a document that is rejected, by offset. `lineOf` returns the line of an offset. */
export function closedProblems(root: unknown, lineOf: (offset: number) => number): YamlFlaw[] {
  const walk: Walk = { flaws: [], anchors: new Map(), aliased: new Set(), lineOf };
  visit(walk, nodeOf(root), 1);
  // An anchor and its alias are one mistake, reported at the alias.
  for (const [name, offset] of walk.anchors)
    if (!walk.aliased.has(name))
      walk.flaws.push([
        offset,
        `anchors are not read: &${name}`,
        "write the value out where it is needed, or a text that starts with & in quotes",
      ]);
  return walk.flaws.toSorted(([a], [b]) => a - b);
}

/** Returns a node of a document, or null where nothing is written. */
export function nodeOf(value: unknown): Node | null {
  return isNode(value) ? value : null;
}

function offsetOf(node: unknown): number {
  return nodeOf(node)?.range?.[0] ?? 0;
}

function visit(walk: Walk, node: Node | null, depth: number): void {
  if (node === null) return;
  const offset = offsetOf(node);
  if (isAlias(node)) {
    walk.aliased.add(node.source);
    // The author usually meant a wildcard.
    const isName = /^\w+$/.test(node.source);
    const hint = isName
      ? "write the value out"
      : `put a text that starts with * in quotes: ${JSON.stringify(`*${node.source}`)}`;
    walk.flaws.push([offset, `aliases are not read: *${node.source}`, hint]);
    return;
  }
  const { anchor, tag }: { anchor?: string; tag?: string } = node;
  if (anchor) walk.anchors.set(anchor, offset);
  if (tag)
    walk.flaws.push([offset, "tags are not read", "write a plain value, or a text that starts with ! in quotes"]);
  else if (isScalar(node)) scalar(walk, node, offset);
  else if (depth > MAX_DEPTH) walk.flaws.push([offset, `nested deeper than ${MAX_DEPTH} levels`]);
  else if (isMap(node)) {
    const keys = new Map<string, number>();
    for (const item of node.items) pair(walk, item, keys, depth);
  } else if (isSeq(node)) for (const item of node.items) visit(walk, nodeOf(item), depth + 1);
}

function pair(walk: Walk, { key, value }: Pair, keys: Map<string, number>, depth: number): void {
  const offset = offsetOf(key);
  if (!isScalar(key) || typeof key.value !== "string") {
    if (isAlias(key)) visit(walk, key, depth);
    else walk.flaws.push([offset, "a key that is not a text", isScalar(key) ? "put it in quotes" : undefined]);
    return;
  }
  if (key.value === "<<") {
    if (isAlias(value)) walk.aliased.add(value.source);
    walk.flaws.push([offset, "merge keys are not read", "write the values out"]);
    return;
  }
  // Some libraries would take this key for the prototype, and drop it silently.
  if (key.value === "__proto__") return void walk.flaws.push([offset, `the key "__proto__" is not read`, "remove it"]);
  const first = keys.get(key.value);
  if (first !== undefined) {
    const message = `the key ${JSON.stringify(key.value)} is already in line ${walk.lineOf(first)}`;
    return void walk.flaws.push([offset, message, "keep one of them"]);
  }
  keys.set(key.value, offset);
  visit(walk, key, depth);
  visit(walk, nodeOf(value), depth + 1);
}

function scalar(walk: Walk, { value, source }: Scalar & { source?: string }, offset: number): void {
  if (typeof value === "string") {
    const unseenCharacter = unseenIn(value);
    if (unseenCharacter === undefined) return;
    walk.flaws.push([offset, `a text with an invisible character (${codeName(unseenCharacter)})`, "write it without"]);
  } else if (typeof value === "number") {
    if (!Number.isFinite(value)) walk.flaws.push([offset, `${source ?? "this"} is not a number`]);
    else if (Number.isInteger(value) && !Number.isSafeInteger(value))
      walk.flaws.push([offset, "a number too large to be exact", "put it in quotes if it is a text"]);
  }
}

/** Returns the first invisible character of a text, which no policy may contain; undefined if there is none. */
export function unseenIn(text: string): string | undefined {
  return Array.from(text).find((character) => !/[\n\t]/.test(character) && hasUnseen(character));
}

/** Returns the number of a character: `U+202E`. */
export function codeName(character: string): string {
  return `U+${codePointOf(character).toString(16).toUpperCase().padStart(4, "0")}`;
}
