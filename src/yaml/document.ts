// Reads YAML documents with a position for every value. ambiguities.ts rejects what is ambiguous in them.
import {
  Composer,
  type CST,
  type Document,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type Pair,
  Parser,
  type YAMLMap,
} from "yaml";
import { DriftlineError, type Problem } from "../errors.ts";
import { bag, type Json } from "../model/json.ts";
import { closedProblems, codeName, nodeOf, type YamlFlaw } from "./ambiguities.ts";
import {
  documentOf,
  linesOf,
  type Path,
  type TextPlace,
  problemAt,
  withoutMark,
  type YamlDocument,
} from "./positions.ts";
import { getOrMake } from "../lists.ts";

export type { Path, TextPlace, YamlDocument } from "./positions.ts";

const MAX_BYTES = 2 ** 20;
/** The maximum nesting, more than any policy needs. Composing recurses, and a deeper document would end the process. */
const MAX_OPEN = 64;

/** Reads one document. @throws DriftlineError `config` with its problems */
export function documentIn(file: string, source: string): YamlDocument {
  const yaml = readYaml(file, source);
  if ("problems" in yaml) throw new DriftlineError("config", yaml.problems);
  return yaml.document;
}

/** Reads one document. Returns problems instead of throwing them, so that those of all files can be shown at once. */
export function readYaml(file: string, source: string): { document: YamlDocument } | { problems: Problem[] } {
  const text = withoutMark(source);
  const counter = new LineCounter();
  counter.addNewLine(0);
  const lines = linesOf(text);
  const placeOf = (offset: number): TextPlace => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const failure = (...flaws: YamlFlaw[]) => ({
    problems: flaws.map(([offset, message, hint]) => problemAt(lines, placeOf(offset), message, hint)),
  });

  if (Buffer.byteLength(source) > MAX_BYTES) return { problems: [{ file, message: "the file is larger than 1 MiB" }] };
  const parsed = compose(text, counter);
  if (typeof parsed === "number") return failure([parsed, "nested too deeply to be read"]);
  const { directives, documents } = parsed;
  const [document, second] = documents;
  if (!document) return failure([0, "the file is empty"]);
  if (document.errors[0]) return failure(syntax(document.errors[0], text));
  if (second) return failure([second.range[0], "a second document starts here", "write a file for each"]);
  const { explicit, version } = document.directives.yaml;
  if (explicit && version !== "1.2")
    return failure([text.indexOf("%YAML"), `YAML ${version} is not read`, "policies are YAML 1.2; remove the line"]);
  const flaws = closedProblems(document.contents, (offset) => placeOf(offset).line);
  if (flaws.length > 0) return failure(...flaws);
  const odd = directives.find(({ source }, i) => i > 0 || !/^%YAML\s/.test(source));
  if (odd) return failure([odd.offset, "this directive is not read", "remove the line"]);
  const match = unprintable.exec(text);
  if (match) return failure([match.index, `an invisible character (${codeName(match[0])})`, "write it without"]);
  // The warning about an unknown tag is a problem of its own above. The other warnings are about directives.
  if (document.warnings[0]) return failure(syntax(document.warnings[0], text));
  const root = nodeOf(document.contents);
  if (root === null || (isScalar(root) && root.value === null)) return failure([0, "the file is empty"]);
  const spellingAt = (path: Path) => {
    const [start = 0, end = 0] = nodeAt(root, path)?.range ?? [];
    return text.slice(start, end) || (/^[^\r\n]*/.exec(text.slice(start))?.[0] ?? "").trim();
  };
  const spelling = {
    placeOf: (path: Path, target: "key" | "value") => placeOf(offsetOf(root, path, target)),
    spellingAt,
  };
  return { document: documentOf(lines, file, plain(root), spelling) };
}

/**
 * Characters that YAML forbids, characters that reorder their line, and line ends of other readers and editors, which
 * could show part of a comment as a line of its own. They are refused in comments, too.
 */
// oxlint-disable-next-line no-control-regex
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffe\uffff]|\r(?!\n)|\p{Surrogate}/u;

interface ComposedYaml {
  readonly documents: Document.Parsed[];
  readonly directives: readonly CST.Directive[];
}

/** Returns the documents of a text, or the offset at which it is nested too deeply. */
function compose(text: string, counter: LineCounter): ComposedYaml | number {
  const parser = new Parser(counter.addNewLine);
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > MAX_OPEN) return parser.offset;
  }
  tokens.push(...parser.end());
  const composer = new Composer({
    version: "1.2",
    schema: "core",
    merge: false,
    uniqueKeys: false, // ambiguities.ts checks keys, in linear time and whatever their type
    strict: true,
    resolveKnownTags: false,
    customTags: [],
    logLevel: "error",
  });
  const directives = tokens.filter((token): token is CST.Directive => token.type === "directive");
  return { documents: [...composer.compose(tokens)], directives };
}

const syntaxWords: readonly [RegExp, (...parts: string[]) => [message: string, hint?: string]][] = [
  [/^Tabs are not allowed/, () => ["a tab indents this line", "use spaces"]],
  [
    /^Nested mappings/,
    () => ["a key stands inside another one's value", "put the value in quotes, or check the indentation"],
  ],
  [
    /^Implicit (?:map )?keys need/,
    () => ["this line is neither a key with its value nor an entry", "a colon and a space follow a key"],
  ],
  [
    /^All (?:mapping|sequence) items must start/,
    () => [
      "this line is not indented as the lines beside it",
      "indent the keys of a map, or the entries of a list, alike",
    ],
  ],
  [
    /^Unexpected \S+ at node end/,
    () => ["a text follows the end of a value", "put the whole value in double quotes, or remove the text"],
  ],
  [
    /^Invalid escape sequence (.*)/,
    (sequence) => [`${sequence} means nothing in double quotes`, "use single quotes, or double the backslash"],
  ],
  [
    /^(?:Block scalar header|Not a YAML token)/,
    () => ["a text follows | or > in its line", "begin the text in the next line"],
  ],
  [/^Block scalar values/, () => ["the text after | or > is not indented", "use spaces"]],
  [
    /^A block sequence/,
    () => ["a list stands in place of a key", "write a colon after the key before it, or check the indentation"],
  ],
  [
    /^Sequence item without/,
    () => ["this line is not an entry of the list above it", "begin it with - and a space, or check the indentation"],
  ],
  [
    /^Unexpected block-seq-ind/,
    () => [
      "a list begins in the line of its key",
      "begin it in the next line; put a text that starts with - in quotes",
    ],
  ],
  [
    /^Block collections are not/,
    () => ["a key stands inside another one's value", "put a comma before it, or the value in quotes"],
  ],
  [/^Unexpected , in/, () => ["nothing stands before this comma", "remove the comma"]],
  [/^Missing , /, () => ["no comma stands before this entry", "put a comma before it, or the whole value in quotes"]],
  [/^Unexpected flow-\w+-end token.* "(.)"/, (end) => [`this ${end} closes nothing`, "remove it"]],
  [/^Comments must be/, () => ["no space stands before #", "put a space before a comment, or a text with # in quotes"]],
  [/^Block collection cannot start/, () => ["a text follows --- in its line", "begin the text in the next line"]],
  [/cannot start with .* (.)$/, (character) => [`a text cannot start with ${character}`, "put it in quotes"]],
  [/^Alias cannot be an empty/, () => ["a text cannot start with *", "put it in quotes"]],
  [/^Anchor cannot be an empty/, () => ["a text cannot start with &", "put it in quotes"]],
  [/^Flow sequence.* (\])$/, (end) => [`a list is not closed: ${end} is missing, or stands too far left`]],
  [/^Flow map.* (\})$/, (end) => [`a map is not closed: ${end} is missing, or stands too far left`]],
  [/^Missing closing (.)quote/, (quote) => [`a text is not closed: ${quote} is missing`]],
  [/^Un\w+ (?:directive|YAML version)/, () => ["this directive is not read", "remove the line"]],
  [/\b(?:anchor|alias node|tag)s?\b/i, () => ["anchors, aliases and tags are not read", "write a plain value"]],
];

/** Just before an error: a text that starts with *, which YAML takes for an alias. */
const starred = /(?:^|[\s,[{])(\*[^\s"']*)\s*$/;

/** Describes a parser error to readers who do not know its terms. */
function syntax({ pos, message }: { pos: [number, number]; message: string }, text: string): YamlFlaw {
  const start = Math.max(0, pos[0] - 200);
  const star = /^(?:Unexpected|Missing ,|A block)/.test(message) ? starred.exec(text.slice(start, pos[0])) : null;
  if (star) return [start + star.index + star[0].indexOf("*"), "a text cannot start with *", "put it in quotes"];
  for (const [shape, words] of syntaxWords) {
    const parts = shape.exec(message);
    if (!parts) continue;
    const [problemText, hint] = words(...parts.slice(1));
    if (!problemText.includes("not closed")) return [pos[0], problemText, hint];
    const opening = openBefore(pos[0], text);
    // A text in quotes may end far below.
    if (message.startsWith("Missing")) return [opening, problemText];
    const holdsComment = /\s#\S/.test(text.slice(opening, pos[0]));
    return [pos[0], problemText, holdsComment ? "# begins a comment: put a text with # in quotes" : undefined];
  }
  return [pos[0], "this cannot be read", "check the quotes, brackets, colons and indentation before it"];
}

/** Returns where the innermost list, map or text in quotes begins that is still open at an offset. */
function openBefore(offset: number, text: string): number {
  const parser = new Parser();
  const open: number[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    const at = parser.offset;
    if (at >= offset) break;
    if (/^["']/.test(lexeme) && at + lexeme.length >= offset) return at;
    if (/^[[{]$/.test(lexeme)) open.push(at);
    else if (/^[\]}]$/.test(lexeme)) open.pop();
    for (const _ of parser.next(lexeme));
  }
  return open.at(-1) ?? offset;
}

const pairsByKey = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const namedPairOf = (pair: Pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : []);
  return getOrMake(pairsByKey, map, () => new Map(map.items.flatMap(namedPairOf)));
}

function nodeAt(root: Node, path: Path): Node | null {
  let node: Node | null = root;
  for (const step of path)
    node = nodeOf(isMap(node) ? pairsOf(node).get(String(step))?.value : isSeq(node) ? node.items[Number(step)] : null);
  return node;
}

function offsetOf(root: Node, path: Path, target: "key" | "value"): number {
  let node: Node | null = root;
  let offset = root.range?.[0] ?? 0;
  for (const [i, step] of path.entries()) {
    if (isMap(node)) {
      const pair = pairsOf(node).get(String(step));
      if (!pair) break;
      const value = nodeOf(pair.value);
      const end = i === path.length - 1 && target === "key" ? null : value;
      offset = end?.range?.[0] ?? nodeOf(pair.key)?.range?.[0] ?? offset;
      node = value;
    } else if (isSeq(node)) {
      const item = nodeOf(node.items[Number(step)]);
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

function plain(node: Node | null): Json {
  if (isMap(node)) {
    const out = bag<Json>();
    for (const { key, value } of node.items) out[String(isScalar(key) ? key.value : key)] = plain(nodeOf(value));
    return out;
  }
  if (isSeq(node)) return node.items.map((item) => plain(nodeOf(item)));
  return isScalar(node) ? (node.value as Json) : null;
}
