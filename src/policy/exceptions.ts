// Exceptions: accepted deviations, each for a rule, the accepted values and a term.
import { foldAscii } from "../catalog/kinds/email.ts";
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import type { Setting } from "../catalog/setting.ts";
import { isOver } from "../catalog/subjects.ts";
import { didYouMean, type Problem } from "../errors.ts";
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

/** The fingerprint of a secret without a key, as a value or inside a text. */
const runSecret = /"(?:[^"\\]*\[(?:secret|hidden) )?fp:run:\d+(?:"|\])/;

/** Whether the owner of an exception is among those who agreed to it. */
export function isAgreedByOwner({ owner, agreedBy = [] }: Pick<ExceptionInput, "owner" | "agreedBy">): boolean {
  return agreedBy.some((person) => foldAscii(person) === foldAscii(owner));
}

/** Converts the exceptions of a file. Returns their problems as well. */
export function exceptionsOf(
  document: YamlDocument,
  inputs: readonly ExceptionInput[],
): { exceptions: Exception[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const exceptions = inputs.map((input, i): Exception => {
    const complain = (message: string, hint?: string, key?: string) =>
      problems.push(document.problem(key ? ["exceptions", i, key] : ["exceptions", i], message, hint));
    const from = certain(startOf, input.from);
    const until = input.expires === undefined ? null : certain(endOf, input.expires);
    const event = input.revision !== undefined;
    const name = `exceptions[${i}]`;
    if (event && input.inert !== undefined)
      complain(`${name} has a revision and "inert"`, "an event has a revision, a setting a value", "inert");
    if (isAgreedByOwner(input))
      complain(`${name} is agreed to by its owner`, "name somebody else, or leave it out", "agreedBy");
    if (event && input.value !== undefined)
      complain(`${name} has a revision and a value`, "an event has a revision, a setting a value");
    else if (!event && input.value === undefined)
      complain(`${name} has no "value"`, "list the entries it accepts; null for unset; of an event, give its revision");
    else if (isArray(input.value) && input.value.length === 0)
      complain(`${name} accepts nothing`, "list the entries it accepts; null for unset", "value");
    else if (!event && runSecret.test(JSON.stringify(input.value)))
      complain(
        `${name} accepts a secret by its number in one run, which is another secret in another run`,
        "set DRIFTLINE_FINGERPRINT_KEY, and write the fingerprint that the audit shows then",
        "value",
      );
    if (!event && until === null)
      complain(`${name} has no "expires"`, `an exception ends, after ${MAX_DAYS} days at most`);
    else if (until !== null && until <= from) complain(`${name} ends before it begins`, undefined, "expires");
    else if (input.expires !== undefined && certain(startOf, input.expires) - from > MAX_DAYS * DAY)
      complain(`${name} lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed again", "expires");
    return {
      rule: input.rule,
      value: event || input.value === undefined ? null : isArray(input.value) ? input.value : [input.value],
      subject: input.subject ?? null,
      inert: input.inert ?? false,
      revision: input.value === undefined ? (input.revision ?? null) : null,
      owner: input.owner,
      agreedBy: input.agreedBy ?? [],
      reason: input.reason,
      ticket: input.ticket ?? null,
      category: input.category ?? null,
      from,
      until,
      location: document.place(["exceptions", i]),
    };
  });
  return { exceptions, problems };
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
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** Returns the catalog paths of the settings that a rule on a setting judges: its own, and overrides by members. */
  placesOf(setting: string): readonly string[];
  /** Whether the name may be that of a rule in a file that could not be read. */
  isUnsure(rule: string): boolean;
  /** Whether each exception needs the agreement of somebody other than its owner. */
  readonly agreement: boolean;
}

/** Resolves the rule of each exception, by any of its names. */
export function withRules(
  document: YamlDocument,
  exceptions: readonly Exception[],
  names: RuleNames,
): { exceptions: Exception[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const resolvedExceptions = exceptions.map((exception, i): Exception => {
    const { rule, revision, subject, agreedBy } = exception;
    if (names.agreement && agreedBy.length === 0)
      problems.push(
        document.problem(
          ["exceptions", i],
          `exceptions[${i}] for ${rule} has no "agreedBy"`,
          "the configuration demands it: name somebody other than the owner who agreed to it",
        ),
      );
    const at = ["exceptions", i, "rule"];
    const otherNames = names.others.get(rule) ?? [];
    const about = names.settings.has(rule) || names.builtin.has(rule) ? rule : otherNames[0];
    if (about === undefined) {
      const rules = [...names.settings.keys(), ...names.builtin, ...names.others.keys()];
      if (!names.isUnsure(rule))
        problems.push(
          document.problem(
            at,
            `no rule of this run is called "${rule}"`,
            didYouMean(rule, rules) ?? "name the policy that states it in the same run",
          ),
        );
      return exception;
    }
    if (about !== rule && otherNames.length > 1)
      problems.push(document.problem(at, `"${rule}" is the id of several rules`, `name one: ${otherNames.join(", ")}`));
    const isPast = names.events === null;
    const by = names.settings.has(about) ? undefined : names.events?.[about];
    if (by === "nothing")
      problems.push(
        document.problem(
          at,
          `${about} is about neither a value nor a revision, so no exception can accept it`,
          `remediate what it finds, or set its severity under "builtin" in driftline.yaml`,
        ),
      );
    if ((names.settings.has(about) || !isPast) && revision !== null && by === undefined)
      problems.push(
        document.problem(
          ["exceptions", i, "revision"],
          `${about} is about ${names.settings.has(about) ? "a setting" : "values"}, and revisions are accepted for events only`,
          "list the value it accepts",
          "key",
        ),
      );
    if (exception.value !== null && by === "revision")
      problems.push(
        document.problem(
          ["exceptions", i, "value"],
          `${about} is about what a revision did, so that no value accepts it`,
          "write the revision in place of the value",
          "key",
        ),
      );
    const setting = names.settings.get(about) ?? "";
    if (revision === null && subject === null && setting.includes("[*]"))
      problems.push(
        document.problem(
          ["exceptions", i],
          `exceptions[${i}] has no "subject", and ${about} is about every entry: it would accept those that come later`,
          `name the one entry it is for by its finding's subject, such as ${exampleOf(setting)}`,
        ),
      );
    if (!isPast && subject !== null && setting !== "" && !names.placesOf(setting).some((path) => isOver(subject, path)))
      problems.push(
        document.problem(
          ["exceptions", i, "subject"],
          `exceptions[${i}].subject: "${subject}" is no place that ${about} judges`,
          setting.includes("[*]")
            ? `write its finding's subject, such as ${exampleOf(setting)}`
            : `write ${exampleOf(setting)}, or leave it out`,
        ),
      );
    // An exception for the organization's list does not accept a member's override.
    return { ...exception, rule: about, subject: subject ?? names.overridden.get(about) ?? null };
  });
  return { exceptions: resolvedExceptions, problems };
}

type Term = "before" | "within" | "after";

/** Returns where an instant lies relative to the exception's term. */
export function termAt(exception: Exception, time: number): Term {
  if (time < exception.from) return "before";
  return exception.until === null || time < exception.until ? "within" : "after";
}

/** `/customModels/x/apiKey` for `customModels[*].apiKey`. */
function exampleOf(setting: string): string {
  return `/${setting.replaceAll("[*]", "/x").replaceAll(".", "/")}`;
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
  const hidden = (entry: string) => entry.replaceAll(fingerprint, "fp:");
  const keys = fingerprintKeysOf(b);
  return hidden(a) === hidden(b) && fingerprintKeysOf(a).some((key, i) => key === null || key !== keys[i]);
}

/**
 * Replaces earlier fingerprints in exceptions by the present ones, also inside of texts.
 * @param marks the present fingerprint by the one under an earlier key
 * @returns an exception without earlier fingerprints as the same object
 */
export function renewed(exceptions: readonly Exception[], marks: ReadonlyMap<string, string>): readonly Exception[] {
  if (marks.size === 0) return exceptions;
  const present = (entry: Json) =>
    typeof entry === "string" ? entry.replaceAll(fingerprint, (mark) => marks.get(mark) ?? mark) : entry;
  return exceptions.map((exception) => {
    const value = exception.value?.map(present) ?? null;
    return value?.some((entry, i) => entry !== exception.value?.[i]) ? { ...exception, value } : exception;
  });
}
