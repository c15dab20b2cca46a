// Accepted deviations: bound to a rule, to the value they accept, and to a term.
import { didYouMean, type Problem } from "../errors.ts";
import { DAY, endOf, startOf } from "../model/instant.ts";
import { canonical, type Json } from "../model/json.ts";
import type { Exception } from "../model/policy.ts";
import { isSecret, NO_FINGERPRINT } from "../model/sealed.ts";
import type { YamlDocument } from "./document.ts";
import type { ExceptionInput } from "./schema.ts";

const MAX_DAYS = 180;
/** How long before its end an exception is said to expire soon. */
export const SOON = 30 * DAY;

/** The exceptions of a file. */
export function exceptionsOf(
  document: YamlDocument,
  inputs: readonly ExceptionInput[],
): { exceptions: Exception[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const exceptions = inputs.map((input, i): Exception => {
    const complain = (message: string, hint?: string, key?: string) =>
      problems.push(document.problem(key ? ["exceptions", i, key] : ["exceptions", i], message, hint));
    const from = startOf(input.from)!;
    const until = input.expires === undefined ? null : endOf(input.expires)!;
    const event = input.revision !== undefined;
    const name = `exceptions[${i}]`;
    if (event && input.value !== undefined)
      complain(`${name} has a revision and a value`, "an event has a revision, a setting a value");
    else if (!event && input.value === undefined)
      complain(`${name} has no "value"`, "list the entries it accepts; null for unset; of an event, give its revision");
    else if (Array.isArray(input.value) && input.value.length === 0)
      complain(`${name} accepts nothing`, "list the entries it accepts; null for unset", "value");
    if (!event && until === null)
      complain(`${name} has no "expires"`, `an exception ends, after ${MAX_DAYS} days at most`);
    else if (until !== null && until <= from) complain(`${name} ends before it begins`, undefined, "expires");
    else if (until !== null && startOf(input.expires!)! - from > MAX_DAYS * DAY)
      complain(`${name} lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed again", "expires");
    return {
      rule: input.rule,
      value: event || input.value === undefined ? null : Array.isArray(input.value) ? input.value : [input.value],
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

/** The rules of a run, as exceptions name them. */
export interface RuleNames {
  /** Rules of policies, which are about settings, and built-in ones. */
  readonly settings: ReadonlySet<string>;
  readonly builtin: ReadonlySet<string>;
  /** Other names of rules about settings: those they would have without the rules they stand over. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** Whether a name may be that of a rule that could not be read. */
  isUnsure(rule: string): boolean;
}

/** Exceptions with their rules found, by whatever name. */
export function withRules(
  document: YamlDocument,
  exceptions: readonly Exception[],
  names: RuleNames,
): { exceptions: Exception[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const found = exceptions.map((exception, i): Exception => {
    const { rule, revision } = exception;
    const at = ["exceptions", i, "rule"];
    const others = names.others.get(rule) ?? [];
    const about = names.settings.has(rule) || names.builtin.has(rule) ? rule : others[0];
    if (about === undefined) {
      const known = [...names.settings, ...names.builtin, ...names.others.keys()];
      if (!names.isUnsure(rule))
        problems.push(
          document.problem(
            at,
            `no rule of this run is called "${rule}"`,
            didYouMean(rule, known) ?? "name the policy that states it in the same run",
          ),
        );
      return exception;
    }
    if (about !== rule && others.length > 1)
      problems.push(document.problem(at, `"${rule}" stands over several rules`, `name one: ${others.join(", ")}`));
    if (revision !== null && names.settings.has(about))
      problems.push(
        document.problem(
          ["exceptions", i, "revision"],
          `${about} is about a setting, and revisions are accepted for events only`,
          "list the value it accepts",
          "key",
        ),
      );
    return { ...exception, rule: about };
  });
  return { exceptions: found, problems };
}

export type Term = "before" | "within" | "after";

/** Whether an instant lies in the exception's term. */
export function termAt(exception: Exception, time: number): Term {
  if (time < exception.from) return "before";
  return exception.until === null || time < exception.until ? "within" : "after";
}

/** Whether the exception accepts all of these offending entries, or the event at this revision. */
export function accepts(exception: Exception, offending: readonly Json[], revision: number | null): boolean {
  if (exception.revision !== null) return exception.revision === revision;
  const accepted = new Set((exception.value ?? []).map(canonical));
  // Without a key all secrets look alike: who accepts one of them has not seen the others.
  accepted.delete(canonical(NO_FINGERPRINT));
  return (
    offending.length > 0 &&
    offending.every((entry) => accepted.has(canonical(isSecret(entry) ? entry.fingerprint : entry)))
  );
}
