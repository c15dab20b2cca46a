// What a check is. It knows a setting's kind and the options a policy gives; severity, place and time are not its business.
import * as z from "zod/mini";
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { isUnsetAt, isVoid } from "../catalog/meaning.ts";
import { isContainer, knownValues, type Setting } from "../catalog/setting.ts";
import { isArray, type Json } from "../model/json.ts";
import type { Words } from "../model/words.ts";

export interface Failure {
  /** What is wrong, to be read after the setting's name: "contains o4-preview, which is not listed". */
  readonly message: string;
  /** The entries that fail. */
  readonly offending: readonly Json[];
}

/** Judges a value that is set and has the setting's type. */
export type Test = (value: Json) => Failure | undefined;

/** A rule to show a check by. */
export interface Sample<Options extends Json = Json> {
  /** The path of a setting it fits. */
  readonly setting: string;
  readonly options: Options;
  /** A value that holds, and one that fails; undefined when time decides. */
  readonly holds: Json;
  readonly fails?: Json;
}

export interface Check<Options extends Json = Json> {
  /** What it demands, in a sentence for policy authors. */
  readonly description: string;
  /** What its options are, in a few words. */
  readonly optionsText: string;
  readonly sample: Sample<Options>;
  /** Why it cannot judge the setting; undefined when it can. */
  misfit(setting: Setting): string | undefined;
  /** The schema of its options for one setting. */
  options(setting: Setting): z.core.$ZodType;
  /** What it demands, to be read after "should be". */
  demand(options: Options): Words;
  /** The same for policy authors, where it says more: a regular expression is no sentence for readers of reports. */
  exactly?(options: Options): Words;
  /** How a setting is put right; without it, by making it what is demanded. */
  remedy?(options: Options): Words;
  /** How a list is put right of which some entries fail; without it, as any other value. */
  entryRemedy?(options: Options): Words;
  test(options: Options, setting: Setting): Test;
  /** Whether `lower` is known to allow nothing that `upper` forbids. */
  implies(lower: Options, upper: Options, setting: Setting): boolean;
  /** Whether a value passes that is not among the known ones: then its meaning is not asked for. Without it, none does. */
  readonly unknown?: "passes";
  /**
   * How far a verdict on one value carries: to the same text only, or to all that the value covers. Without it, to all
   * values that mean the same.
   */
  readonly carries?: "text" | "covered";
  /** The value nearest to the actual one that holds, null for not set; undefined when none can be named. */
  restore?(options: Options, setting: Setting, actual: Json | undefined): Json | undefined;
}

/** A value of a list setting, or a scalar read as a list of one. */
export function entriesOf(value: Json): readonly Json[] {
  return isArray(value) ? value : [value];
}

/** Whether a value of the setting says anything: an empty text where a secret belongs, and a map of nothing, do not. */
export function isSet(setting: Setting, value: Json): boolean {
  return !(isContainer(setting) ? isVoid(value) : isUnsetAt(setting, value));
}

export function isList(setting: Setting): boolean {
  return setting.list !== undefined;
}

/** The same setting as one entry of its list. */
export function entryOf(setting: Setting): Setting {
  const { list: _, ...entry } = setting;
  return entry;
}

export function scalarOnly(setting: Setting, instead: string): string | undefined {
  if (isContainer(setting))
    return `it needs one value, and this is ${setting.kind === "map" ? "a map" : "a list of entries"}; use each`;
  if (isList(setting)) return `it needs one value, and this is a list; use ${instead}`;
  return setting.kind === "secret" ? "a secret is judged with secret or maxAge" : undefined;
}

/** The schema of one value of a setting's kind, as a policy may list it. */
export function valueSchema(setting: Setting): z.core.$ZodType<Json> {
  const kind = kindOf(setting);
  const values = knownValues(setting);
  if (values.length > 0) return z.enum(values);
  const flawless = <T extends Json>(type: z.ZodMiniType<T>) =>
    type.check((context) => {
      const flaw = flawOf(kind, context.value, true);
      if (flaw) context.issues.push({ code: "custom", input: context.value, message: flaw });
    });
  switch (kind.type) {
    case "boolean":
      return z.boolean();
    case "integer":
      return flawless(z.int());
    case "string":
      return flawless(z.string());
    case "object":
      return flawless(
        z.strictObject(
          Object.fromEntries(Object.keys(setting.fields ?? {}).map((field) => [field, z.optional(z.string())])),
        ) as never,
      );
    default:
      return z.json();
  }
}

/** A list of values of the setting's kind, at least one unless `empty`. */
export function listSchema(setting: Setting, empty = false): z.core.$ZodType<Json[]> {
  const list = z.array(valueSchema(setting));
  return empty ? list : list.check(z.minLength(1, "lists nothing"));
}

/** Listed values that are no patterns, so that they can be put in force. */
export function concrete(values: readonly Json[]): Json[] {
  return values.filter((value) => typeof value !== "string" || !/[*?]/.test(value));
}

/** What is left of a value when only some of its entries stay; undefined when that cannot be put in force. */
export function keepEntries(
  setting: Setting,
  actual: Json | undefined,
  stays: (entry: Json) => boolean,
): Json | undefined {
  if (actual === undefined) return undefined;
  const entries = entriesOf(actual);
  const staying = entries.filter(stays);
  if (staying.length === entries.length) return actual;
  return !isList(setting) || (staying.length === 0 && setting.unset.as === "everything") ? undefined : staying;
}
