// The registry of checks. Adding one: its file, and one line here. Loaded when a policy names them, because two of them
// carry libraries that start-up would pay for.
import type { Check } from "./check.ts";
import { each } from "./each.ts";
import type { Checks } from "./leaf.ts";

const registry = {
  equals: async () => (await import("./equals.ts")).equals,
  oneOf: async () => (await import("./one-of.ts")).oneOf,
  noneOf: async () => (await import("./none-of.ts")).noneOf,
  atMost: async () => (await import("./at-most.ts")).atMost,
  atLeast: async () => (await import("./at-least.ts")).atLeast,
  matches: async () => (await import("./matches.ts")).matches,
  pattern: async () => (await import("./pattern.ts")).pattern,
  subsetOf: async () => (await import("./subset-of.ts")).subsetOf,
  supersetOf: async () => (await import("./superset-of.ts")).supersetOf,
  disjointFrom: async () => (await import("./disjoint-from.ts")).disjointFrom,
  size: async () => (await import("./size.ts")).size,
  set: async () => (await import("./set.ts")).set,
  secret: async () => (await import("./secret.ts")).secret,
  maxAge: async () => (await import("./max-age.ts")).maxAge,
  schema: async () => (await import("./schema.ts")).schema,
} satisfies Record<string, () => Promise<unknown>>;

/** The names of all checks, in the order a reader would look for them. */
export const checkNames: readonly string[] = [...Object.keys(registry), "each"];

/** Loads checks by name; all of them when none are named. Unknown names are left out. */
export async function loadChecks(names: Iterable<string> = checkNames): Promise<Checks> {
  const wanted = new Set(names);
  const checks = new Map<string, Check>();
  const found = Object.entries(registry).filter(([name]) => wanted.has(name));
  const loaded = await Promise.all(found.map(async ([name, load]) => [name, await load()] as const));
  for (const [name, check] of loaded) checks.set(name, check);
  if (wanted.has("each")) checks.set("each", each(checks));
  return checks;
}

export type { Check, Failure, Test } from "./check.ts";
export { type Checks, demandsOf, fitting, impliesDemand, leafSchema, testOf, wordsOf } from "./leaf.ts";
