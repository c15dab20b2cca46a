// The interface of a check: it tests a setting's value by a policy's options, without severity, place or time.
import * as z from "zod/mini";
import { flawOf, isOpaque, kindOf, spellingOf } from "../catalog/kinds/index.ts";
import { isUnsetAt, isVoid } from "../catalog/meaning.ts";
import { isContainer, knownValues, type Setting } from "../catalog/setting.ts";
import { withoutRepetitions } from "../catalog/spelling.ts";
import { isArray, type Json } from "../model/json.ts";
import type { Words } from "../model/words.ts";
import { enumeration, word } from "./words.ts";

export interface Failure {
  /** What is wrong, as the predicate of the setting's name: "contains o4-preview, which is not listed". */
  readonly message: string;
  /** The failing entries. */
  readonly offending: readonly Json[];
}

/** Judges a value that is set and has the setting's type. */
export type Test = (value: Json) => Failure | undefined;

/** An example rule for documentation and tests. */
export interface Sample<Options extends Json = Json> {
  /** The path of a setting that the check fits. */
  readonly setting: string;
  readonly options: Options;
  /** A value that passes, and a value that fails; undefined when the result depends on time. */
  readonly holds: Json;
  readonly fails?: Json;
}

export interface Check<Options extends Json = Json> {
  /** The demand in general, in a sentence for policy authors. */
  readonly description: string;
  /** The form of the options, in a few words. */
  readonly optionsText: string;
  readonly sample: Sample<Options>;
  /** Why the check cannot judge the setting; undefined when it can. */
  misfit(setting: Setting): string | undefined;
  /** The schema of the options for one setting. */
  options(setting: Setting): z.core.$ZodType;
  /** The demand, to be read after "should be". */
  demand(options: Options): Words;
  /** The demand for policy authors, if it has more detail: readers of reports need no regular expression. */
  exactly?(options: Options): Words;
  /** How to correct a setting. Default: set it to what is demanded. */
  remedy?(options: Options): Words;
  /** How to correct a list with failing entries. Default: as `remedy`. */
  entryRemedy?(options: Options): Words;
  test(options: Options, setting: Setting): Test;
  /** Whether `lower` provably allows nothing that `upper` forbids. */
  implies(lower: Options, upper: Options, setting: Setting): boolean;
  /** A list passes if and only if each of its entries does. */
  readonly byEntry?: true;
  /** "passes": the check accepts values that are not among the known ones. Default: it rejects them. */
  readonly unknown?: "passes";
  /**
   * To which values a verdict on one value extends: to the same text only, or to all values that it covers. Default: to
   * all equivalent values.
   */
  readonly carries?: "text" | "covered";
  /** The passing value nearest to the actual value, null for not set; undefined when there is none to suggest. */
  restore?(options: Options, setting: Setting, actual: Json | undefined): Json | undefined;
}

/** Returns the entries of a list; a scalar as a list of one. */
export function entriesOf(value: Json): readonly Json[] {
  return isArray(value) ? value : [value];
}

/** Whether a value of the setting is set. An empty text for a secret and an empty map are not. */
export function isSet(setting: Setting, value: Json): boolean {
  return !(isContainer(setting) ? isVoid(value) : isUnsetAt(setting, value));
}

export function isList(setting: Setting): boolean {
  return setting.list !== undefined;
}

/** Returns the setting of a single entry of the setting's list. */
export function entryOf(setting: Setting): Setting {
  const { list: _, ...entry } = setting;
  return entry;
}

export function scalarOnly(setting: Setting, instead: string, ofEntries = "each"): string | undefined {
  if (isContainer(setting))
    return `it needs one value, and this is ${setting.kind === "map" ? "a map" : "a list of entries"}; use ${ofEntries}`;
  if (isList(setting)) return `it needs one value, and this is a list; use ${instead}`;
  return setting.kind === "secret" ? "a secret is judged with secret or maxAge" : undefined;
}

/** Returns the schema of one value of a setting's kind in a policy. */
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
      return flawless(membersSchema(setting) as never);
    default:
      return setting.fields ? (membersSchema(setting) as never) : z.json();
  }
}

/** Returns the schema of an entry that is an object of texts. */
function membersSchema({ fields = {}, shape = {} }: Setting) {
  const member = (field: string) => {
    const texts = shape[field];
    return isArray(texts) ? z.enum(texts) : z.string();
  };
  return z.strictObject(Object.fromEntries(Object.keys(fields).map((field) => [field, z.optional(member(field))])));
}

/** Returns the schema of a list of the setting's values, with at least one value unless `empty`. */
export function listSchema(setting: Setting, empty = false): z.core.$ZodType<Json[]> {
  const list = z.array(valueSchema(setting));
  return empty ? list : list.check(z.minLength(1, "lists nothing"));
}

/** Returns the listed values without wildcards, which can be set as they are. */
export function concrete(values: readonly Json[]): Json[] {
  return values.filter((value) => typeof value !== "string" || !/[*?]/.test(value));
}

/** Returns a value with only some of its entries; undefined when the result cannot be set. */
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

/** Returns the failure of a value with unwanted entries; undefined without any. */
export function entriesFailure(
  setting: Setting,
  entries: readonly Json[],
  isUnwanted: (entry: Json) => boolean,
  why: "not listed" | "forbidden",
): Failure | undefined {
  const bad = withoutRepetitions(setting, entries, isUnwanted);
  if (bad.length === 0) return undefined;
  // A malformed value fails every prohibition, although none of them names it.
  const reason = (entry: Json) =>
    isOpaque(entry) ? redacted : why === "forbidden" && flawOf(kindOf(setting), entry) ? "malformed" : why;
  const clauses = [why, "malformed", redacted].flatMap((cause) => {
    const part = bad.filter((entry) => reason(entry) === cause);
    return part.length === 0 ? [] : [`${enumeration(part)}, which ${part.length === 1 ? "is" : "are"} ${cause}`];
  });
  return { message: `${isList(setting) ? "contains" : "is"} ${clauses.join(", and ")}`, offending: bad };
}

const redacted = "redacted and cannot be compared";

/** Tests the form of a text. A malformed or redacted value has none. */
export function formTest(setting: Setting, matches: (text: string) => boolean): Test {
  const kind = kindOf(setting);
  return (value) => {
    const flaw = isOpaque(value) ? `is ${redacted}` : flawOf(kind, value);
    if (flaw === undefined && typeof value === "string" && matches(spellingOf(kind, value))) return undefined;
    return { message: `is ${word(value)}, which ${flaw ?? "has another form"}`, offending: [value] };
  };
}
