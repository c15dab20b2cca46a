// Demands on one setting that no value can meet together.
import { coverageOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import { isContainer, knownValues, type Setting } from "../catalog/setting.ts";
import { lookUp } from "../lists.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import type { Demand } from "../model/policy.ts";
import { isList } from "./check.ts";
import { type Checks, passesEmpty, testOf } from "./leaf.ts";

/** Returns two demands that no value can meet together, or all if only all of them cannot; undefined if none is known. */
export function contradiction(
  checks: Checks,
  demands: readonly Demand[],
  setting: Setting,
): readonly Demand[] | undefined {
  const pairs = demands.flatMap((demand, i) => demands.slice(i + 1).map((otherDemand) => [demand, otherDemand]));
  return [...pairs, demands].find((group) =>
    group.some((demand) => {
      const otherDemands = group.filter((candidate) => candidate !== demand);
      return otherDemands.length > 0 && excludes(checks, demand, otherDemands, setting);
    }),
  );
}

/** Whether no value that meets a demand meets the others. false: some may. */
function excludes(checks: Checks, demand: Demand, otherDemands: readonly Demand[], setting: Setting): boolean {
  if (demand.check === "set" && demand.options === false)
    return otherDemands.some((otherDemand) => demandsValue(checks, otherDemand, setting));
  if (demand.check === "atLeast" && setting.kind === "integer")
    return otherDemands.some(({ check, options }) => check === "atMost" && Number(options) < Number(demand.options));
  if (demand.check === "supersetOf" && demandsMore(demand.options, otherDemands, setting)) return true;
  if (demand.check === "oneOf" && forbidsAll(demand.options, otherDemands, setting)) return true;
  const test = testOf(checks, otherDemands, setting);
  return witnesses(checks, demand, otherDemands, setting)?.every((value) => test(value) !== undefined) === true;
}

/** Whether a list that holds all these entries is longer than allowed. One range or folder may hold several entries. */
function demandsMore(entries: Json, otherDemands: readonly Demand[], setting: Setting): boolean {
  if (!isArray(entries) || !isList(setting) || setting.kind === "cidr" || setting.kind === "path") return false;
  const least = new Set(entries.map((entry) => normalOf(kindOf(setting), entry))).size;
  return otherDemands.some(({ check, options }) => {
    const most = isObject(options) ? (options["atMost"] ?? Infinity) : options;
    return check === "size" && Number(most) < least;
  });
}

/** Whether each of these values, wildcards included, is covered by a forbidden one. */
function forbidsAll(values: Json, otherDemands: readonly Demand[], setting: Setting): boolean {
  const forbidden = otherDemands.flatMap(({ check, options }) =>
    check === "noneOf" && isArray(options) ? options : [],
  );
  return isArray(values) && forbidden.length > 0 && values.every(coverageOf(kindOf(setting), forbidden));
}

/** Whether a demand fails on a setting that is not set. */
function demandsValue(checks: Checks, demand: Demand, setting: Setting): boolean {
  if (demand.check === "maxAge" || demand.check === "secret") return false;
  return !passesEmpty(checks, [demand], setting);
}

/** Returns values that meet a demand: if any such value meets the others, one of these does. undefined: none are known. */
function witnesses(
  checks: Checks,
  { check, options }: Demand,
  otherDemands: readonly Demand[],
  setting: Setting,
): readonly Json[] | undefined {
  const kind = kindOf(setting);
  const isPlain = kind.normal === undefined;
  const levels: readonly Json[] = kind.type === "boolean" ? [true, false] : knownValues(setting);
  if (levels.length > 0 && !isList(setting) && !isContainer(setting)) {
    const test = testOf(checks, [{ check, options }], setting);
    return levels.filter((level) => test(level) === undefined);
  }
  // A value may have several texts, of which others may let only some pass.
  const byText = otherDemands.some((otherDemand) => lookUp(checks, otherDemand.check).carries === "text");
  if (byText && !isPlain) return undefined;
  const isEmptyList =
    (check === "subsetOf" && isArray(options) && options.length === 0) ||
    (check === "size" && (options === 0 || (isObject(options) && options["atMost"] === 0)));
  if (isEmptyList && isList(setting)) return [[]];
  if (check === "equals") return isList(setting) && byText ? undefined : [options];
  if (check === "oneOf" && isPlain && isArray(options) && !options.some(isWide)) return options;
  // A list with these entries may have more. A check of each entry fails on all such lists if it fails on these entries.
  const byEntry = otherDemands.every((otherDemand) => lookUp(checks, otherDemand.check).byEntry);
  return check === "supersetOf" && isList(setting) && byEntry ? [options] : undefined;
}

const isWide = (value: Json): boolean => typeof value === "string" && value.includes("*");
