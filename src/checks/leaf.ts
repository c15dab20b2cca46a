// A leaf of a policy: a value, or a map of checks that must all pass.
import * as z from "zod/mini";
import { coverageOf, kindOf } from "../catalog/kinds/index.ts";
import { isCliff, isContainer, knownValues, type Setting } from "../catalog/setting.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import type { Demand } from "../model/policy.ts";
import type { RuleWords, Words } from "../model/words.ts";
import { type Check, type Failure, isList, listSchema, type Test, valueSchema } from "./check.ts";
import { offending, subject, textOf } from "./words.ts";
import { firstIn, groupBy, lookUp, unique } from "../lists.ts";

export type Checks = ReadonlyMap<string, Check>;

export function demandsOf(leaf: Json): Demand[] {
  if (!isObject(leaf)) return [{ check: "equals", options: leaf }];
  return Object.entries(leaf).map(([check, options]) => ({ check, options }));
}

/** Returns the checks that fit a setting, by name. */
export function fitting(checks: Checks, setting: Setting): [string, Check][] {
  return [...checks].filter(([, check]) => check.misfit(setting) === undefined);
}

/** Returns the schema of a leaf for one setting. The loader validates with it, and editors complete from it. */
export function leafSchema(checks: Checks, setting: Setting): z.core.$ZodType {
  const fields = Object.fromEntries(
    fitting(checks, setting).map(([name, check]) => [name, z.optional(check.options(setting))]),
  );
  const map = z.strictObject(fields).check(
    z.refine((leaf) => Object.keys(leaf).length > 0, "states no check"),
    z.meta({ minProperties: 1 }),
  );
  return "equals" in fields ? z.union([isList(setting) ? listSchema(setting) : valueSchema(setting), map]) : map;
}

/** Combines the demands of a leaf to one test: every distinct message, with every entry that fails any demand. */
export function testOf(checks: Checks, demands: readonly Demand[], setting: Setting): Test {
  const tests = demands.map(({ check, options }) => lookUp(checks, check).test(options, setting));
  if (tests.length === 1) return firstIn(tests);
  return (value) => {
    const failures = tests.map((test) => test(value)).filter((failure): failure is Failure => failure !== undefined);
    if (failures.length <= 1) return failures[0];
    return {
      message: messagesOf(failures).join("; "),
      offending: unique(failures.flatMap((failure) => failure.offending)),
    };
  };
}

/** Returns the messages of failures. Says once of the same entries that they are forbidden or malformed, and not listed. */
function messagesOf(failures: readonly Failure[]): string[] {
  const messages = [...new Set(failures.map(({ message }) => message))];
  const faults = groupBy(messages, (message) => message.replace(/ (?:forbidden|malformed|not listed)$/, ""));
  return [...faults].map(([about, own]) =>
    own.length === 1 ? own[0]! : `${about} ${own.map((message) => message.slice(about.length + 1)).join(" and ")}`,
  );
}

/** Whether demands pass while a setting is not set: only where that means an empty list or map, which they accept. */
export function passesEmpty(checks: Checks, demands: readonly Demand[], setting: Setting): boolean {
  if (!isContainer(setting) && (setting.list === undefined || setting.unset.as !== "nothing")) return false;
  return testOf(checks, demands, setting)(setting.kind === "map" ? {} : []) === undefined;
}

/** Returns the demands in words, to be read after "should be". */
export function demandWords(checks: Checks, demands: readonly Demand[]): Words {
  return joinedByAnd(demands, ({ check, options }) => lookUp(checks, check).demand(options));
}

/** Returns the demands as one text, to be read after "should be". */
export function demandText(checks: Checks, demands: readonly Demand[]): string {
  return textOf(demandWords(checks, demands));
}

/** What is demanded after `should be`: `should be at most low`, `should not be set`. */
export function shouldText(demand: string): string {
  return demand.startsWith("not ") ? `should not be ${demand.slice(4)}` : `should be ${demand}`;
}

/** Returns the demands in words for policy authors. */
export function exactWords(checks: Checks, demands: readonly Demand[]): Words {
  return joinedByAnd(demands, ({ check: name, options }) => {
    const check = lookUp(checks, name);
    return check.exactly?.(options) ?? check.demand(options);
  });
}

/** Returns the demands as one text for policy authors. */
export function exactText(checks: Checks, demands: readonly Demand[]): string {
  return textOf(exactWords(checks, demands));
}

/** Joins the words of demands. What follows a demand on each entry would be read as a part of it, so it stands last. */
function joinedByAnd(demands: readonly Demand[], wordsOf: (demand: Demand) => Words): Words {
  const eachLast = demands.toSorted((a, b) => Number(a.check === "each") - Number(b.check === "each"));
  return eachLast.flatMap((demand, i) => [...(i > 0 ? [" and "] : []), ...wordsOf(demand)]);
}

/** Returns how to correct a setting. A single check may use its own words; otherwise they are made from the demands. */
export function remedyWords(checks: Checks, demands: readonly Demand[], setting: Setting): Omit<RuleWords, "demand"> {
  const [only] = demands.length === 1 ? demands : [];
  const check = only && lookUp(checks, only.check);
  const { means } = setting.unset;
  return {
    remedy: (only && check?.remedy?.(only.options)) ?? [
      "change ",
      subject,
      " so that it is ",
      ...demandWords(checks, demands),
    ],
    entryRemedy: only && check?.entryRemedy?.(only.options),
    // Removing the last entry of such a list may allow everything.
    allRemedy: isCliff(setting)
      ? ["replace ", offending, " in ", subject, " by what is allowed", ` (an empty list means ${means})`]
      : undefined,
  };
}

/**
 * Whether the lower demands allow nothing that one upper demand forbids. false: they allow something forbidden, or the
 * same check with options that cannot be compared. undefined: they do not constrain what the upper demand judges.
 */
export function impliesDemand(
  checks: Checks,
  lower: readonly Demand[],
  upper: Demand,
  setting: Setting,
): boolean | undefined {
  const check = lookUp(checks, upper.check);
  const sameCheck = lower.find((demand) => demand.check === upper.check);
  if (sameCheck && check.implies(sameCheck.options, upper.options, setting)) return true;
  const lowerValues = allowedValues(lower, setting, check);
  if (!lowerValues) return sameCheck ? false : undefined;
  const test = check.test(upper.options, setting);
  if (lowerValues.values.every((value) => test(value) === undefined)) return true;
  return sameCheck || lowerValues.exact ? false : undefined;
}

interface AllowedValues {
  readonly values: readonly Json[];
  /** Each value is itself allowed, not only some of the values that it covers. */
  readonly exact: boolean;
}

/** Returns the values whose verdicts decide the check for all that the demands allow; undefined when there are none. */
function allowedValues(demands: readonly Demand[], setting: Setting, check: Check): AllowedValues | undefined {
  const kind = kindOf(setting);
  const exact = demands.find((demand) => demand.check === "equals");
  if (exact) {
    const oneText = kind.normal === undefined && setting.list !== "set";
    return check.carries === "text" && !oneText ? undefined : { values: [exact.options], exact: true };
  }
  const choices = demands.find((demand) => demand.check === "oneOf")?.options;
  if (!isArray(choices)) return undefined;
  const levels = knownValues(setting);
  if (levels.length > 0) return { values: levels.filter(coverageOf(kind, choices)), exact: true };
  const wide = kind.normal !== undefined || choices.some((value) => typeof value === "string" && value.includes("*"));
  return wide && check.carries !== "covered" ? undefined : { values: choices, exact: !wide };
}
