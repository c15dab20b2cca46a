// A leaf of a policy: a bare value, or a map of checks that must all hold.
import * as z from "zod/mini";
import type { Setting } from "../catalog/setting.ts";
import { isObject, type Json } from "../model/json.ts";
import type { Demand } from "../model/policy.ts";
import { type Check, type Failure, isList, listSchema, type Test, valueSchema } from "./check.ts";

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
  const map = z.strictObject(fields).check(z.refine((leaf) => Object.keys(leaf).length > 0, "states no check"));
  return "equals" in fields ? z.union([isList(setting) ? listSchema(setting) : valueSchema(setting), map]) : map;
}

/** One test for all demands of a leaf: the first failure, with every entry that fails any of them. */
export function testOf(checks: Checks, demands: readonly Demand[], setting: Setting): Test {
  const tests = demands.map(({ check, options }) => checks.get(check)!.test(options, setting));
  if (tests.length === 1) return tests[0]!;
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
export function wordsOf(checks: Checks, demands: readonly Demand[]): string {
  return demands.map(({ check, options }) => checks.get(check)!.words(options)).join(" and ");
}

/** Whether the lower demands allow nothing that one upper demand forbids; undefined when the two cannot be compared. */
export function impliesDemand(
  checks: Checks,
  lower: readonly Demand[],
  upper: Demand,
  setting: Setting,
): boolean | undefined {
  const check = checks.get(upper.check)!;
  const same = lower.find((demand) => demand.check === upper.check);
  if (same) return check.implies(same.options, upper.options, setting);
  const values = allowedValues(lower);
  if (!values) return undefined;
  const test = check.test(upper.options, setting);
  return values.every((value) => test(value) === undefined);
}

/** All values that demands allow, where they name them; a pattern names no value. */
function allowedValues(demands: readonly Demand[]): readonly Json[] | undefined {
  const exact = demands.find((demand) => demand.check === "equals");
  if (exact) return [exact.options];
  const some = demands.find((demand) => demand.check === "oneOf");
  const values = some?.options as readonly Json[] | undefined;
  return values?.some((value) => typeof value === "string" && value.includes("*")) ? undefined : values;
}
