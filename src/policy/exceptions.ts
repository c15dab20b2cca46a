// Exceptions: accepted deviations, each for a rule, the accepted values and a term.
import { foldAscii } from "../catalog/kinds/email.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import type { Setting } from "../catalog/setting.ts";
import { certain, DAY, endOf, startOf } from "../model/instant.ts";
import { canonical, isArray, type Json } from "../model/json.ts";
import type { Exception } from "../model/policy.ts";
import { isSecret, KEYED, NO_FINGERPRINT } from "../model/sealed.ts";
import type { YamlDocument } from "../yaml/document.ts";
import type { ExceptionInput } from "./schema.ts";

/** The longest term of an exception, in days. */
export const MAX_DAYS = 180;
/** How long before its end an exception counts as expiring soon. */
export const SOON = 30 * DAY;

/** Whether the owner of an exception is among those who agreed to it. */
export function isAgreedByOwner({ owner, agreedBy = [] }: Pick<ExceptionInput, "owner" | "agreedBy">): boolean {
  return agreedBy.some((person) => foldAscii(person) === foldAscii(owner));
}

/**
 * How exceptions name a finding: by its revision, because it is an event; some by it, and some by their value; or by
 * nothing, because it is an event that no revision brought.
 */
export type AcceptedBy = "revision" | "either" | "nothing";

/** The rules of a run, by the names that exceptions may use. */
export interface RuleNames {
  /** Rules of policies: their setting by id; null for an assertion. */
  readonly settings: ReadonlyMap<string, string | null>;
  /** Rules that also judge overrides by members: by id, the subject that is not an override. */
  readonly overridden: ReadonlyMap<string, string>;
  /** Rules that need no policy, and rules on usage by the ids that policies give them. */
  readonly builtin: ReadonlySet<string>;
  /** Of the rules that need no policy, those with events; null for policies of the past: read as they are. */
  readonly events: Readonly<Record<string, AcceptedBy>> | null;
  /** Former and alternative names of rules on settings, such as the name without the extended rule. */
  readonly otherNames: ReadonlyMap<string, readonly string[]>;
  /** Returns the catalog paths of the settings that a rule on a setting judges: its own, and overrides by members. */
  placesOf(setting: string): readonly string[];
  /** Whether the name may be that of a rule in a file that could not be read. */
  isUnsure(rule: string): boolean;
  /** Whether each exception needs the agreement of somebody other than its owner. */
  readonly agreement: boolean;
}

/** Returns the id of the rule that an exception names, by any of its names; undefined if there is none. */
export function ruleNamed(name: string, { settings, builtin, otherNames }: RuleNames): string | undefined {
  return settings.has(name) || builtin.has(name) ? name : otherNames.get(name)?.[0];
}

/** Converts the exceptions of a file, which have no problems. */
export function exceptionsOf(document: YamlDocument, inputs: readonly ExceptionInput[], names: RuleNames): Exception[] {
  return inputs.map((input, i): Exception => {
    const rule = ruleNamed(input.rule, names) ?? input.rule;
    const { value, subject = names.overridden.get(rule) } = input;
    return {
      rule,
      value: value === undefined ? null : isArray(value) ? value : [value],
      // An exception for the organization's list does not accept a member's override.
      subject: subject ?? null,
      inert: input.inert ?? false,
      revision: input.revision ?? null,
      owner: input.owner,
      agreedBy: input.agreedBy ?? [],
      reason: input.reason,
      ticket: input.ticket ?? null,
      category: input.category ?? null,
      from: certain(startOf, input.from),
      until: input.expires === undefined ? null : certain(endOf, input.expires),
      location: document.place(["exceptions", i]),
    };
  });
}

type Term = "before" | "within" | "after";

/** Returns where an instant lies relative to the exception's term. */
export function termAt(exception: Exception, time: number): Term {
  if (time < exception.from) return "before";
  return exception.until === null || time < exception.until ? "within" : "after";
}

/** What an exception may accept: the offending values at one place, or an event. */
export interface Claim {
  readonly rule: string;
  readonly subject: string;
  readonly offending: readonly Json[];
  /** For an event: its revision. */
  readonly event: { readonly revision: number | null } | null;
  /** Whether the setting has no effect, because a switch is off. */
  readonly inert: boolean;
}

/** Whether an exception is about a claim, whatever its offending values. */
export function isAbout(exception: Exception, { rule, subject, event, inert }: Claim): boolean {
  return (
    exception.rule === rule &&
    (exception.subject === null || exception.subject === subject) &&
    (exception.inert || !inert) &&
    (event ? exception.revision !== null && exception.revision === event.revision : exception.revision === null)
  );
}

/**
 * Returns a key for an entry of a setting. Entries with the same meaning have the same key, by their kind's normal
 * form. A wildcard is a plain text here: it equals nothing that it covers.
 */
export function entryKey(setting: Setting | undefined, entry: Json): string {
  if (isSecret(entry)) return canonical(entry.fingerprint);
  // A fingerprint in a policy is not an address, although it looks like one.
  if (typeof entry === "string" && entry.startsWith("fp:")) return canonical(entry);
  return setting ? normalOf(kindOf(setting), entry) : canonical(entry);
}

/** Returns the keys (see entryKey) of the entries that an exception accepts. */
export function acceptedBy({ value }: Exception, setting: Setting | undefined): ReadonlySet<string> {
  // Without a fingerprint key all secrets look alike: an exception for one must not accept the others.
  return new Set((value ?? []).filter((entry) => entry !== NO_FINGERPRINT).map((entry) => entryKey(setting, entry)));
}

const fingerprint = new RegExp(String.raw`${KEYED}|${NO_FINGERPRINT}|fp:run:\d+`, "g");

/** Returns the keys of the fingerprints in an entry (see entryKey), in order; null for a fingerprint without a key. */
export function fingerprintKeysOf(entry: string): (string | null)[] {
  return [...entry.matchAll(fingerprint)].map(([, key]) => key ?? null);
}

/** Whether two entries (see entryKey) may be the same secret: they differ in fingerprints that cannot be compared. */
export function mayBeSame(a: string, b: string): boolean {
  const hideFingerprints = (entry: string) => entry.replaceAll(fingerprint, "fp:");
  const keys = fingerprintKeysOf(b);
  return (
    hideFingerprints(a) === hideFingerprints(b) &&
    fingerprintKeysOf(a).some((key, i) => key === null || key !== keys[i])
  );
}

/**
 * Replaces earlier fingerprints in exceptions by the present ones, also inside of texts.
 * @param marks the present fingerprint by the one under an earlier key
 * @returns an exception without earlier fingerprints as the same object
 */
export function renewExceptions(
  exceptions: readonly Exception[],
  marks: ReadonlyMap<string, string>,
): readonly Exception[] {
  if (marks.size === 0) return exceptions;
  const present = (entry: Json) =>
    typeof entry === "string" ? entry.replaceAll(fingerprint, (mark) => marks.get(mark) ?? mark) : entry;
  return exceptions.map((exception) => {
    const value = exception.value?.map(present) ?? null;
    return value?.some((entry, i) => entry !== exception.value?.[i]) ? { ...exception, value } : exception;
  });
}
