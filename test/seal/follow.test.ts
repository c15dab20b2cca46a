// lane: long
// Reuse of parsed parts changes no result: the same values, and the same errors at the same positions.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { bag, type Json, type JsonObject } from "../../src/model/json.ts";
import { Follower } from "../../src/seal/follow.ts";
import { JsonReader, limits, OPEN_OBJECT } from "../../src/seal/strict-json.ts";
import { runs } from "../support/runs.ts";

/** Generates JSON text in pieces, so that it can be edited. */
type Node =
  | { readonly leaf: string }
  | { readonly items: readonly Node[]; readonly space: string }
  | { readonly members: readonly (readonly [string, Node])[]; readonly space: string };

function textOf(node: Node): string {
  if ("leaf" in node) return node.leaf;
  const { space } = node;
  if ("items" in node) return `[${space}${node.items.map(textOf).join(`${space},${space}`)}${space}]`;
  const members = node.members.map(([key, value]) => `${key}${space}:${space}${textOf(value)}`);
  return `{${space}${members.join(`${space},${space}`)}${space}}`;
}

const leaves = [
  ..."1 12 1.5 1e3 1.0 -0 0 01 1. 9007199254740993 1e400 - 123456789012345678 true false null tru nulll ] }".split(" "),
  ...String.raw`"" "a" "ab" "é" "–😀" "\u0061" "\ud800" "\x" "a`.split(" "),
  '"\t"',
  "",
  JSON.stringify("a long text that is compared in one go, and not byte after byte, because it is long enough"),
];
const leaf = fc.constantFrom(...leaves).map((text): Node => ({ leaf: text }));
const sound = fc
  .constantFrom("1", "12", '"a"', '"b"', '"é"', "true", "null", "[]", "{}")
  .map((text): Node => ({ leaf: text }));
const keys = String.raw`"a" "b" "c" "aa" "é" "1" "10" "__proto__" "$number" "$$number" "$secret" "\u0061" "constructor" "a a ""`;
const key = fc.constantFrom(...keys.split(" "));
const soundKey = fc.constantFrom('"a"', '"b"', '"c"', '"d"', '"e"', '"f"', '"2"', '"__proto__"');
const space = fc.constantFrom("", "", "", "", " ", "\n\t");

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { arbitrary: sound, weight: 3 },
    { arbitrary: fc.record({ items: fc.array(tie("node"), { maxLength: 6 }), space }), weight: 2 },
    {
      arbitrary: fc.record({
        members: fc.uniqueArray(fc.tuple(soundKey, tie("node")), { selector: ([name]) => name, maxLength: 6 }),
        space,
      }),
      weight: 2,
    },
  ),
}));
const root = fc.record({
  members: fc.uniqueArray(fc.tuple(soundKey, node), { selector: ([name]) => name, maxLength: 6 }),
  space,
});

/** An edit: its position, counted over all values, and its kind. */
interface Edit {
  readonly at: number;
  readonly how: "leaf" | "sound" | "insert" | "remove" | "copy" | "turn" | "space" | "key";
  readonly n: number;
  readonly leaf: Node;
  readonly sound: Node;
  readonly key: string;
  readonly space: string;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(30),
  how: fc.constantFrom(
    "leaf",
    "sound",
    "sound",
    "insert",
    "insert",
    "remove",
    "remove",
    "copy",
    "turn",
    "space",
    "key",
  ),
  n: fc.nat(8),
  leaf,
  sound: fc.oneof(sound, node),
  key,
  space,
});

function edited(root: Node, edit: Edit): Node {
  let left = edit.at;
  const visit = (node: Node): Node => {
    if (left-- === 0) return changed(node, edit);
    if ("items" in node) return { ...node, items: node.items.map(visit) };
    return "members" in node ? { ...node, members: node.members.map(([name, value]) => [name, visit(value)]) } : node;
  };
  return visit(root);
}

function changed(node: Node, { how, n, leaf, sound, key, space }: Edit): Node {
  if (how === "leaf") return leaf;
  if (how === "sound" || "leaf" in node) return sound;
  if (how === "space") return { ...node, space };
  if ("items" in node) return { ...node, items: listed(node.items, how, n, () => sound) };
  if (how === "key")
    return { ...node, members: node.members.map((member, i) => (i === n ? [key, member[1]] : member)) };
  return { ...node, members: listed(node.members, how, n, () => [key, sound] as const) };
}

function listed<T>(list: readonly T[], how: Edit["how"], n: number, make: () => T): T[] {
  const at = list.length === 0 ? 0 : n % list.length;
  if (how === "insert") return list.toSpliced(at, 0, make());
  if (how === "remove") return list.toSpliced(at, 1 + (n >>> 2));
  if (how === "copy") return [...list.slice(0, at), ...list.slice(at, at + 1), ...list.slice(at)];
  return [...list.slice(at), ...list.slice(0, at).toReversed()];
}

/** Inserts, removes or changes a byte. */
const damage = fc.option(fc.record({ at: fc.nat(), byte: fc.nat(255), cut: fc.nat(2) }), { freq: 4, nil: undefined });
const history = fc
  .tuple(
    root,
    fc.array(fc.tuple(fc.array(edit, { maxLength: 3 }), fc.boolean(), damage), { minLength: 1, maxLength: 12 }),
  )
  .map(([first, steps]) => {
    let now: Node = first;
    return steps.map(([edits, goesBack, damage]) => {
      const next = edits.reduce(edited, now);
      if (!goesBack) now = next;
      const text = Buffer.from(textOf(next));
      if (!damage || text.length === 0) return text;
      const at = damage.at % text.length;
      return Buffer.concat([text.subarray(0, at), Buffer.from([damage.byte]), text.subarray(at + damage.cut)]);
    });
  });

function ordered(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(ordered);
  const out = bag<Json>();
  for (const name of Object.keys(value).sort()) out[name] = ordered((value as JsonObject)[name]!);
  return out;
}

/** Returns the value that is read, or the error. */
function outcome(bytes: Uint8Array, read: (reader: JsonReader) => Json): string {
  try {
    const reader = new JsonReader(bytes, undefined, 6, 100);
    if (!reader.isAt(OPEN_OBJECT)) return "no object";
    const value = read(reader);
    reader.end();
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    return JSON.stringify(error.problems);
  }
}

describe("following what was read before", () => {
  it("reads what a plain reader reads, and refuses what it refuses at the same byte", () => {
    fc.assert(
      fc.property(history, (texts) => {
        const follower = new Follower();
        for (const text of texts) {
          const followed = outcome(text, (reader) => follower.object(reader));
          follower.release();
          expect(followed).toBe(outcome(text, (reader) => ordered(reader.value())));
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it("counts what it takes as it stands", () => {
    const list = (length: number) => `{"a":[${"1,".repeat(length - 1)}1]}`;
    const object = (length: number) => `{${Array.from({ length }, (_, i) => `"${i}":1`).join(",")}}`;
    for (const [text, longer] of [
      [list(limits.items), list(limits.items + 1)],
      [object(limits.keys), object(limits.keys + 1)],
    ] as const) {
      const follower = new Follower();
      for (const item of [text, longer, text]) {
        const followed = outcome(Buffer.from(item), (reader) => follower.object(reader));
        follower.release();
        expect(followed).toBe(outcome(Buffer.from(item), (reader) => ordered(reader.value())));
      }
    }
  });

  it("does so within one text too, and back in a text of its own", () => {
    fc.assert(
      fc.property(history, (texts) => {
        const follower = new Follower();
        const list = Buffer.from(`{"list":[${texts.map((text) => text.toString("latin1")).join(",")}]}`, "latin1");
        const all = (read: (reader: JsonReader) => Json) => (reader: JsonReader) => {
          const items: Json[] = [];
          reader.object(() =>
            reader.array(() => {
              if (reader.isAt(OPEN_OBJECT)) items.push(read(reader));
              else reader.value();
            }),
          );
          return items;
        };
        const plain = (reader: JsonReader) => ordered(reader.value());
        for (const text of [list, texts[0]!, list])
          for (const [item, other] of [[follower.object.bind(follower), plain] as const]) {
            const isList = text === list;
            const followed = outcome(text, isList ? all(item) : item);
            follower.release();
            expect(followed).toBe(outcome(text, isList ? all(other) : other));
          }
      }),
      { numRuns: runs(200) },
    );
  });
});
