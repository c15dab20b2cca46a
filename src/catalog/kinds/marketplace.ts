// A marketplace source: an object, equal by keys and values. A pin to one commit narrows the source.
import { bag, canonical, isObject, type Json, type JsonObject } from "../../model/json.ts";
import { isUnset } from "../unset.ts";
import { anyOf, flawOf, isOpaque, type Kind, textOf, unclean } from "./kind.ts";
import { repository, repositoryStem } from "./repository.ts";
import { text } from "./simple.ts";

const places = ["repo", "url"] as const;

const name: Kind = { ...text, flaw: (value) => unclean(textOf(value), false) };
const members: readonly (readonly [key: string, kind: Kind])[] = [
  ...places.map((key) => [key, repository] as const),
  ...["source", "path", "ref", "sha"].map((key) => [key, name] as const),
];

function without(entry: JsonObject, key: string): JsonObject {
  const { [key]: _, ...rest } = entry;
  return rest;
}

/** Returns the repositories of a source, in the form in which hosts compare them. */
function stems(entry: JsonObject): string[] {
  return places.flatMap((key) => (typeof entry[key] === "string" ? [repositoryStem(entry[key])] : []));
}

/**
 * Returns the members of a source that are set. `type` guarantees that this kind gets objects.
 * @throws TypeError for another value
 */
function sourceOf(value: Json): JsonObject {
  if (!isObject(value)) throw new TypeError("a marketplace was asked of another value");
  const source = bag<Json>();
  for (const [key, member] of Object.entries(value)) if (!isUnset(member)) source[key] = member;
  return source;
}

export const marketplace: Kind = {
  description:
    "a marketplace source such as { source: github, repo: owner/name }; the same keys and values, ignoring a pin (sha)",
  examples: [
    {
      list: [{ source: "github", repo: "corp/plugins" }],
      covers: [
        { source: "github", repo: "corp/plugins" },
        { repo: "corp/plugins", source: "github", sha: "0123456789012345678901234567890123456789" },
      ],
      leaves: [
        { source: "github", repo: "corp/plugins", ref: "main" },
        { source: "github", repo: "evil/plugins" },
        { source: "url", url: "https://github.com/corp/plugins" },
      ],
    },
  ],
  same: [
    [
      { repo: "corp/plugins", source: "github" },
      { source: "github", repo: "corp/plugins" },
      { source: "github", repo: "corp/plugins", url: null, ref: [] },
    ],
  ],
  malformed: [{ repo: "corp/plugins" }, { source: "github", repo: "corp/../plugins" }],
  type: "object",
  flaw: (value) => {
    const entry = sourceOf(value);
    if (typeof entry["source"] !== "string") return "has no source";
    for (const [key, kind] of members) {
      const member = entry[key];
      const flaw = member === undefined || isOpaque(member) ? undefined : flawOf(kind, member);
      if (flaw) return `has a ${key} that ${flaw}`;
    }
    return undefined;
  },
  normal: (value) => canonical(sourceOf(value)),
  spelling: sourceOf,
  coverage: (list) => {
    const sources = new Set(list.map((source) => canonical(sourceOf(source))));
    return (actual) => {
      const source = sourceOf(actual);
      return sources.has(canonical(source)) || sources.has(canonical(without(source, "sha")));
    };
  },
  overlaps: (list) => anyOf(list, sourceOf, sourcesOverlap),
};

function sourcesOverlap(a: JsonObject, b: JsonObject): boolean {
  const [left, right] = [stems(a), stems(b)];
  if (left.length > 0 && right.length > 0) return left.some((stem) => right.includes(stem));
  const bare = (entry: JsonObject): Json => without(without(entry, "sha"), "ref");
  return canonical(bare(a)) === canonical(bare(b));
}
