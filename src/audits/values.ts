// Unreliable values and keys: unknown or malformed.
import type { SettingEntry } from "../catalog/entries.ts";
import { isUnset } from "../catalog/unset.ts";
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { enumeration, word } from "../checks/words.ts";
import { knownValues, type Shape } from "../catalog/setting.ts";
import { withoutRepetitions } from "../catalog/spelling.ts";
import type { Observation } from "../history/windows.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { isForged, isSecret } from "../model/sealed.ts";
import { nameOf } from "../words.ts";
import type { BuiltinRule } from "./audit.ts";
import { entryAudit } from "./entry-audit.ts";

const common = { kind: "integrity", controls: ["soc2:CC7.1", "nist-800-53:CM-6"] } as const;

const unknownSetting: BuiltinRule = {
  ...common,
  id: "integrity/unknown-setting",
  title: "Every setting is known",
  severity: "low",
  rationale: "No rule judges an unknown setting, so it may allow what the rules forbid.",
  remediation: "Find out what the setting does. If it is another spelling of a known setting, add an alias.",
};

export const unknownValue: BuiltinRule = {
  ...common,
  id: "integrity/unknown-value",
  title: "Every value is one of the known values",
  severity: "low",
  rationale: "An unknown value cannot be compared, so no limit applies to it.",
  remediation: "Find out what the value does, and set a known value until then.",
};

const malformedRule: BuiltinRule = {
  ...common,
  id: "integrity/malformed-value",
  title: "Values are well formed",
  severity: "medium",
  rationale: "If readers and the service can interpret a value differently, it can bypass every rule.",
  remediation: "Write the value in its standard form, within the limits of the setting.",
};

function saw(value: Json, message: string, offending: readonly Json[] = [value]): Observation {
  return { actual: value, offending, message };
}

function judgeUnknown(entry: SettingEntry, items: readonly Json[]): Observation | undefined {
  if (entry.setting?.shape) return judgeMembers(entry, items, "key");
  if (entry.setting || entry.container || entry.flaw || entry.meaning === null) return undefined;
  return saw(entry.value, `${nameOf(entry.subject)} is a setting that is not known`);
}

function judgeUnknownValue(entry: SettingEntry, items: readonly Json[]): Observation | undefined {
  const { setting, value } = entry;
  if (setting?.shape) return judgeMembers(entry, items, "value");
  const values = setting ? knownValues(setting) : [];
  if (values.length === 0 || typeof value !== "string" || values.includes(value)) return undefined;
  return saw(value, `${nameOf(entry.subject)} is ${value}, which is not a known value`);
}

/** Judges the objects of a list by their known members. */
function judgeMembers(
  { subject, setting, value }: SettingEntry,
  items: readonly Json[],
  part: Unknown["part"],
): Observation | undefined {
  const unknownIn = (item: Json) =>
    [...unknownMembers(item, setting!.shape!)].filter((unknown) => unknown.part === part);
  const bad = items.filter((item) => unknownIn(item).length > 0);
  if (bad.length === 0) return undefined;
  const texts = [...new Set(bad.flatMap(unknownIn).map(({ text }) => text))];
  const unknown = texts.length > 1 ? `${part}s that are not known` : `a ${part} that is not known`;
  return saw(value, `${nameOf(subject)} has ${unknown}: ${enumeration(texts)}`, bad);
}

interface Unknown {
  readonly part: "key" | "value";
  readonly text: string;
}

/** Finds the keys of an object, and the texts below them, that the catalog does not know. */
function* unknownMembers(value: Json, shape: Shape): Generator<Unknown> {
  if (isArray(value)) for (const item of value) yield* unknownMembers(item, shape);
  if (!isObject(value) || isSecret(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const memberShape = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (memberShape === undefined) {
      if (!isUnset(member)) yield { part: "key", text: key };
    } else if (isTexts(memberShape)) {
      if (typeof member === "string" && !memberShape.includes(member)) yield { part: "value", text: member };
    } else if (memberShape) yield* unknownMembers(member, memberShape);
  }
}

const isTexts = (memberShape: Shape[string]): memberShape is readonly string[] => Array.isArray(memberShape);

/** Whether the data contained a marker that only Driftline writes. The seal renames such a key. */
function holdsForgery(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (isSecret(value)) return isForged(value);
  if (isArray(value)) return value.some(holdsForgery);
  return Object.entries(value).some(([key, item]) => /^\$\$+secret$/.test(key) || holdsForgery(item));
}

function judgeMalformed(entry: SettingEntry, items: readonly Json[]): Observation | undefined {
  const { setting, value } = entry;
  if (!entry.container && items.some(holdsForgery))
    return saw(
      value,
      `${nameOf(entry.subject)} looks like a secret that Driftline redacted, but this input was not redacted by Driftline`,
    );
  if (entry.flaw) return saw(value, `${nameOf(entry.subject)} ${entry.flaw}`);
  if (!setting || entry.container || isUnset(value)) return undefined;
  if (setting.list && !isArray(value)) return saw(value, `${nameOf(entry.subject)} should be a list`);
  // A misplaced secret has a finding of its own.
  const kind = kindOf(setting);
  const isMalformed = (item: Json) => !isSecret(item) && flawOf(kind, item) !== undefined;
  const bad = withoutRepetitions(setting, setting.list ? items : [value], isMalformed);
  const [first] = bad;
  if (first === undefined) return undefined;
  const name = nameOf(entry.subject);
  const flaw = flawOf(kind, first);
  if (!setting.list && kind.type === "boolean" && isScalar(value))
    return saw(value, `${name} is ${word(value)}; it ${flaw}`, bad);
  if (!setting.list) return saw(value, `${name} ${flaw}`, bad);
  const entries = bad.length === 1 ? "1 malformed entry, which" : `${bad.length} malformed entries; the first of them`;
  return saw(value, `${name} has ${entries} ${flaw}`, bad);
}

const isScalar = (value: Json): boolean => typeof value !== "object" || value === null;

export const values = entryAudit([
  [unknownSetting, judgeUnknown],
  [unknownValue, judgeUnknownValue],
  [malformedRule, judgeMalformed],
]);
