// Closed YAML documents: YAML 1.2, one document, no aliases, tags, merge keys or repeated keys, and a position for every value.
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  type Range,
  visit,
} from "yaml";
import type { Problem } from "../errors.ts";
import { bag, type Json } from "../model/json.ts";
import { hasUnseen } from "../text.ts";

export type Path = readonly PropertyKey[];

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A document that could be read, with where everything stands in it. */
export interface YamlDocument {
  readonly file: string;
  readonly value: Json;
  /** Where the value at a path starts, or its key. The nearest place above when nothing stands there. */
  place(path: Path, target?: "key" | "value"): Place;
  /** A problem at a path, with the source line. */
  problem(path: Path, message: string, hint?: string, target?: "key" | "value"): Problem;
}

const MAX_BYTES = 2 ** 20;
const MAX_DEPTH = 32;

/** Reads one document. Problems are returned, not thrown, so that those of all files can be shown at once. */
export function readYaml(file: string, text: string): { document: YamlDocument } | { problems: Problem[] } {
  const lines = text.split(/\r\n|\n|\r/);
  const counter = new LineCounter();
  const at = (offset: number, message: string, hint?: string): Problem => {
    const { line, col } = counter.linePos(offset);
    return {
      file,
      line: Math.max(1, line),
      column: Math.max(1, col),
      message,
      ...(hint && { hint }),
      excerpt: excerpt(lines[Math.max(1, line) - 1] ?? "", Math.max(1, col)),
    };
  };
  if (Buffer.byteLength(text) > MAX_BYTES) return { problems: [{ file, message: "is larger than 1 MiB" }] };
  const documents = parseAllDocuments(text.replace(/^\ufeff/, ""), {
    version: "1.2",
    schema: "core",
    merge: false,
    uniqueKeys: true,
    strict: true,
    prettyErrors: false,
    lineCounter: counter,
    resolveKnownTags: false,
    customTags: [],
    logLevel: "error",
  });
  if (!Array.isArray(documents) || documents.length === 0)
    return { problems: [{ file, line: 1, column: 1, message: "is empty" }] };
  const [document, second] = documents;
  if (second) return { problems: [at(second.range?.[0] ?? 0, "a second document", "write one file for each")] };
  const problems: Problem[] = [];
  for (const error of [...document!.errors, ...document!.warnings]) {
    const unique = error.code === "DUPLICATE_KEY";
    problems.push(
      at(
        error.pos[0],
        unique ? "this key stands twice" : firstLine(error.message),
        unique ? "keep one of them" : undefined,
      ),
    );
  }
  const directive = document!.directives;
  if (directive?.yaml.explicit && directive.yaml.version !== "1.2")
    problems.push({
      file,
      line: 1,
      column: 1,
      message: `YAML ${directive.yaml.version} is not read`,
      hint: "remove the %YAML line",
    });
  if (problems.length === 0 && document!.contents === null)
    problems.push({ file, line: 1, column: 1, message: "is empty" });
  visit(document!, {
    Alias: (_, node) => void problems.push(at(node.range?.[0] ?? 0, "an alias", "write the value out")),
    Node: (_, node, path) => {
      const offset = (node as { range?: Range }).range?.[0] ?? 0;
      const { anchor, tag } = node as { anchor?: string; tag?: string };
      if (anchor && !isAlias(node)) problems.push(at(offset, "an anchor", "write the value out where it is needed"));
      if (tag) problems.push(at(offset, "a tag", "write a plain value"));
      if (path.length > MAX_DEPTH * 2) problems.push(at(offset, `nested deeper than ${MAX_DEPTH}`));
      if (isScalar(node) && typeof node.value === "number" && !Number.isFinite(node.value))
        problems.push(at(offset, "not a number"));
      if (isScalar(node) && typeof node.value === "string" && hasUnseen(node.value.replace(/[\n\t]/g, "")))
        problems.push(at(offset, "invisible or control characters", "write the text without them"));
    },
    Pair: (_, pair) => {
      if (!isScalar(pair.key) || typeof pair.key.value === "object")
        problems.push(at((pair.key as Node | null)?.range?.[0] ?? 0, "a key that is not a text"));
      else if (pair.key.value === "<<")
        problems.push(at(pair.key.range?.[0] ?? 0, "a merge key", "write the values out"));
    },
  });
  if (problems.length > 0) return { problems: dedupe(problems) };

  const root = document!.contents as Node;
  const offsetOf = (path: Path, target: "key" | "value"): number => {
    let node: Node | null = root;
    let offset = root.range?.[0] ?? 0;
    for (const [i, step] of path.entries()) {
      const last = i === path.length - 1;
      if (isMap(node)) {
        const pair: Pair | undefined = node.items.find(
          (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
        );
        if (!pair) break;
        const value = pair.value as Node | null;
        offset = (last && target === "key" ? undefined : value?.range?.[0]) ?? (pair.key as Node).range?.[0] ?? offset;
        node = value;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)] as Node | undefined;
        if (!item) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return offset;
  };
  const made: YamlDocument = {
    file,
    value: plain(root),
    place: (path, target = "value") => {
      const { line, col } = counter.linePos(offsetOf(path, target));
      return { file, line, column: col };
    },
    problem: (path, message, hint, target = "value") => at(offsetOf(path, target), message, hint),
  };
  return { document: made };
}

function plain(node: Node | null): Json {
  if (isMap(node)) {
    const out = bag<Json>();
    for (const pair of node.items)
      out[String((pair.key as { value: unknown }).value)] = plain(pair.value as Node | null);
    return out;
  }
  if (isSeq(node)) return node.items.map((item) => plain(item as Node));
  if (isScalar(node)) return typeof node.value === "bigint" ? String(node.value) : (node.value as Json);
  return null;
}

function firstLine(text: string): string {
  return text.split("\n")[0]!.replace(/^./, (c) => c.toLowerCase());
}

function excerpt(line: string, column: number): string[] {
  const shown = line.replaceAll("\t", " ").slice(0, 120);
  return column <= 120 ? [shown, `${" ".repeat(column - 1)}^`] : [shown];
}

function dedupe(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = `${problem.line}:${problem.column}:${problem.message}`;
    return !seen.has(key) && seen.add(key);
  });
}
