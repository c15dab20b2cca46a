// A leaf of a policy: a bare value, or a map of checks that must all hold.
import * as z from "zod/mini";
import { coverageOf, kindOf } from "../catalog/kinds/index.ts";
import { knownValues, type Setting } from "../catalog/setting.ts";
import { isObject, type Json } from "../model/json.ts";
import type { Demand } from "../model/policy.ts";
import type { RuleWords, Words } from "../model/words.ts";
import { type Check, type Failure, isList, listSchema, type Test, valueSchema } from "./check.ts";
import { subject, textOf } from "./words.ts";
import { firstIn, lookUp } from "../lists.ts";

export type Checks = ReadonlyMap<string, Check>;

/** The checks a leaf states. */
export function demandsOf(leaf: Json): Demand[] {
  if (!isObject(leaf)) return [{ check: "equals", options: leaf }];
  return Object.keys(leaf).map((check) => ({ check, options: leaf[check]! }));
}

/** The checks that fit a setting, by name. */
export function fitting(checks: Checks, setting: Setting): [string, Check][] {
  return [...checks].filter(([, check]) => check.misfit(setting) === undefined);
}

/** The schema of a leaf for one setting: what the loader accepts and what the editor completes. */
export function leafSchema(checks: Checks, setting: Setting): z.core.$ZodType {
  const fields = Object.fromEntries(
    fitting(checks, setting).map(([name, check]) => [name, z.optional(check.options(setting) as z.ZodMiniType)]),
  );
  const map = z.strictObject(fields).check(
    z.refine((leaf) => Object.keys(leaf).length > 0, "states no check"),
    z.meta({ minProperties: 1 }),
  );
  return "equals" in fields ? z.union([isList(setting) ? listSchema(setting) : valueSchema(setting), map]) : map;
}

/** One test for all demands of a leaf: the first failure, with every entry that fails any of them. */
export function testOf(checks: Checks, demands: readonly Demand[], setting: Setting): Test {
  const tests = demands.map(({ check, options }) => lookUp(checks, check).test(options, setting));
  if (tests.length === 1) return firstIn(tests);
  return (value) => {
    const failures = tests.map((test) => test(value)).filter((failure): failure is Failure => failure !== undefined);
    if (failures.length <= 1) return failures[0];
    return {
      message: failures.map((failure) => failure.message).join("; "),
      offending: [
        ...new Map(failures.flatMap((f) => f.offending).map((entry) => [JSON.stringify(entry), entry])).values(),
      ],
    };
  };
}

/** The demands in words, to be read after "should be". */
export function demandWords(checks: Checks, demands: readonly Demand[]): Words {
  return joinedByAnd(demands, ({ check, options }) => lookUp(checks, check).demand(options));
}

/** The same as one text. */
export function demandText(checks: Checks, demands: readonly Demand[]): string {
  return textOf(demandWords(checks, demands));
}

/** What is demanded after `should be`: `should be at most low`, `should not be set`. */
export function shouldText(demand: string): string {
  return demand.startsWith("not ") ? `should not be ${demand.slice(4)}` : `should be ${demand}`;
}

/** The demands in words for policy authors. */
export function exactWords(checks: Checks, demands: readonly Demand[]): Words {
  return joinedByAnd(demands, ({ check: name, options }) => {
    const check = lookUp(checks, name);
    return check.exactly?.(options) ?? check.demand(options);
  });
}

/** The same as one text. */
export function exactText(checks: Checks, demands: readonly Demand[]): string {
  return textOf(exactWords(checks, demands));
}

function joinedByAnd(demands: readonly Demand[], wordsOf: (demand: Demand) => Words): Words {
  return demands.flatMap((demand, i) => [...(i > 0 ? [" and "] : []), ...wordsOf(demand)]);
}

/** How to put a setting right: one check may say it in its own way, several say what they demand together. */
export function remedyWords(checks: Checks, demands: readonly Demand[]): Omit<RuleWords, "demand"> {
  const [only, ...others] = demands;
  const check = only && others.length === 0 ? lookUp(checks, only.check) : undefined;
  return {
    remedy: check?.remedy?.(only!.options) ?? ["change ", subject, " so that it is ", ...demandWords(checks, demands)],
    entryRemedy: check?.entryRemedy?.(only!.options),
  };
}

/**
 * Whether the lower demands allow nothing that one upper demand forbids. false: they allow something that it forbids, or
 * state the same check in a way that cannot be compared. undefined: they say nothing about it.
 */
export function impliesDemand(
  checks: Checks,
  lower: readonly Demand[],
  upper: Demand,
  setting: Setting,
): boolean | undefined {
  const check = lookUp(checks, upper.check);
  const same = lower.find((demand) => demand.check === upper.check);
  if (same && check.implies(same.options, upper.options, setting)) return true;
  const allowed = allowedValues(lower, setting, check);
  if (!allowed) return same ? false : undefined;
  const test = check.test(upper.options, setting);
  if (allowed.values.every((value) => test(value) === undefined)) return true;
  return same || allowed.exact ? false : undefined;
}

interface Allowed {
  readonly values: readonly Json[];
  /** Each of the values is allowed as it stands, not only some that it covers. */
  readonly exact: boolean;
}

/** The values whose verdicts tell what a check says of all that the demands allow; undefined when there are none such. */
function allowedValues(demands: readonly Demand[], setting: Setting, check: Check): Allowed | undefined {
  const kind = kindOf(setting);
  const exact = demands.find((demand) => demand.check === "equals");
  if (exact) {
    const oneText = kind.normal === undefined && setting.list !== "set";
    return check.carries === "text" && !oneText ? undefined : { values: [exact.options], exact: true };
  }
  const choices = demands.find((demand) => demand.check === "oneOf")?.options as readonly Json[] | undefined;
  if (!choices) return undefined;
  const levels = knownValues(setting);
  if (levels.length > 0) return { values: levels.filter(coverageOf(kind, choices)), exact: true };
  const wide = kind.normal !== undefined || choices.some((value) => typeof value === "string" && value.includes("*"));
  return wide && check.carries !== "covered" ? undefined : { values: choices, exact: !wide };
}
