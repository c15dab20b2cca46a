// The registry of checks. To add a check, write its file and add one line here. Two checks import a library. They are
// loaded only when a policy names them, to keep the start-up fast.
import { atLeast, atMost } from "./bound.ts";
import type { Check } from "./check.ts";
import { disjointFrom } from "./disjoint-from.ts";
import { each } from "./each.ts";
import { equals } from "./equals.ts";
import type { Checks } from "./leaf.ts";
import { matches } from "./matches.ts";
import { maxAge } from "./max-age.ts";
import { noneOf } from "./none-of.ts";
import { oneOf } from "./one-of.ts";
import { reliable } from "./reliable.ts";
import { secret } from "./secret.ts";
import { set } from "./set.ts";
import { size } from "./size.ts";
import { subsetOf } from "./subset-of.ts";
import { supersetOf } from "./superset-of.ts";

const registry = {
  equals: () => equals,
  oneOf: () => oneOf,
  noneOf: () => noneOf,
  atMost: () => atMost,
  atLeast: () => atLeast,
  matches: () => matches,
  pattern: async () => (await import("./pattern.ts")).pattern,
  subsetOf: () => subsetOf,
  supersetOf: () => supersetOf,
  disjointFrom: () => disjointFrom,
  size: () => size,
  set: () => set,
  secret: () => secret,
  maxAge: () => maxAge,
  schema: async () => (await import("./schema.ts")).schema,
} satisfies Record<string, () => unknown>;

/** The names of all checks, in the order of the documentation. */
export const checkNames: readonly string[] = [...Object.keys(registry), "each"];

/** Loads checks by name, by default all. Ignores unknown names. */
export async function loadChecks(names: Iterable<string> = checkNames): Promise<Checks> {
  const nameSet = new Set(names);
  const checks = new Map<string, Check>();
  const entries = Object.entries(registry).filter(([name]) => nameSet.has(name));
  const loadedChecks = await Promise.all(entries.map(async ([name, load]) => [name, await load()] as const));
  for (const [name, check] of loadedChecks) checks.set(name, reliable(check));
  return nameSet.has("each") ? withEach(checks) : checks;
}

/** Returns the checks of both. Options of `each` may then name any of them. */
export function joinChecks(first: Checks, second: Checks): Checks {
  const checks = new Map([...first, ...second]);
  return checks.has("each") ? withEach(checks) : checks;
}

function withEach(checks: Map<string, Check>): Checks {
  return checks.set("each", reliable(each(checks)));
}

export type { Check, Failure, Test } from "./check.ts";
export { contradiction } from "./contradiction.ts";
export {
  type Checks,
  demandsOf,
  demandText,
  shouldText,
  demandWords,
  exactText,
  fitting,
  impliesDemand,
  leafSchema,
  passesEmpty,
  remedyWords,
  testOf,
} from "./leaf.ts";
