// Renders first policies as YAML: demands with their editors, and questions as comments. The YAML library writes all
// data; in comments data cannot contain line breaks.
import { Document, isCollection, isMap, type Pair, Scalar } from "yaml";
import { bag, insert, type Json } from "../../model/json.ts";
import { clip, visible } from "../../text.ts";
import { present } from "../../lists.ts";

export interface DemandedValue {
  readonly path: string;
  readonly leaf: Json;
  /** Who set it, and when. */
  readonly comment: string;
}

export interface Question {
  readonly path: string;
  readonly text: string;
  /** A possible demand. */
  readonly leaf: Json | null;
}

interface Draft {
  readonly id: string;
  readonly title: string;
  readonly head: readonly string[];
  readonly demands: readonly DemandedValue[];
  readonly questions: readonly Question[];
}

const options = { version: "1.2", aliasDuplicateObjects: false } as const;
const layout = { lineWidth: 0, defaultStringType: "PLAIN", defaultKeyType: null } as const;
/** Shorter leaves are written on one line. */
const ONE_LINE = 90;

/** Returns the text of a policy file. */
export function render({ id, title, head, demands, questions }: Draft): string {
  const tree = bag<Json>();
  for (const { path, leaf } of demands) insert(tree, keysOf(path), leaf);
  const document = new Document({ id, title, settings: tree }, options);
  for (const { path, leaf, comment } of demands) {
    const pair = pairAt(document.contents, ["settings", ...keysOf(path)]);
    const key = pair.key instanceof Scalar ? pair.key : new Scalar(pair.key);
    pair.key = key;
    key.commentBefore = commentLines([comment]).join("\n");
    if (isCollection(pair.value) && JSON.stringify(leaf).length <= ONE_LINE) pair.value.flow = true;
  }
  const comments = questions.flatMap(({ path, text, leaf }) => [
    "",
    `${visible(path)}: ${text}`,
    ...(leaf === null ? [] : snippet(path, leaf).map((line) => `  ${line}`)),
  ]);
  const lines = [
    ...commentLines(head).map((line) => `#${line}`),
    "",
    document.toString(layout).trimEnd(),
    ...(comments.length > 0
      ? ["", "# Questions: no rule covers these settings. Add your decisions below settings.", ...asComments(comments)]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}

function commentLines(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : ` ${visible(clip(line, 500))}`));
}

/** Writes lines as comments. The library writes its texts on one line each; nothing else can contain a line break. */
function asComments(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "#" : `# ${line}`));
}

function snippet(path: string, leaf: Json): string[] {
  const tree = bag<Json>();
  insert(tree, keysOf(path), leaf);
  const document = new Document(tree, options);
  if (isMap(document.contents))
    for (const { value } of document.contents.items) if (isCollection(value)) value.flow = true;
  return document
    .toString(layout)
    .trimEnd()
    .split("\n")
    .map((line) => clip(line, 1000));
}

function keysOf(path: string): string[] {
  return path.replaceAll("[*]", ".each").split(".");
}

function pairAt(map: unknown, [name, ...below]: readonly string[]): Pair {
  const pairs = isMap(map) ? map.items : [];
  const pair = present(pairs.find(({ key }) => (key instanceof Scalar ? key.value : key) === name));
  return below.length === 0 ? pair : pairAt(pair.value, below);
}
