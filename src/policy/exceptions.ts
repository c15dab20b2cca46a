// Accepted deviations: bound to a rule, to the value they accept, and to a term.
import { didYouMean, type Problem } from "../errors.ts";
import { DAY, endOf, startOf } from "../model/instant.ts";
import { canonical, type Json } from "../model/json.ts";
import type { Exception } from "../model/policy.ts";
import { isSecret } from "../model/sealed.ts";
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
    if (event && input.value !== undefined)
      complain("names a revision and a value", "an event has a revision, a setting a value");
    if (!event && input.value === undefined)
      complain(`"value" is missing`, "list the entries it accepts; null for unset; of an event, give its revision");
    if (!event && until === null) complain(`"expires" is missing`, "an exception ends");
    if (until !== null && until <= from) complain("ends before it begins", undefined, "expires");
    if (until !== null && until - from > (MAX_DAYS + 1) * DAY)
      complain(`lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed", "expires");
    if (Array.isArray(input.value) && input.value.length === 0)
      complain("accepts nothing", "list the entries it accepts", "value");
    return {
      rule: input.rule,
      value: event || input.value === undefined ? null : Array.isArray(input.value) ? input.value : [input.value],
      revision: input.revision ?? null,
      owner: input.owner,
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

/** Problems of exceptions whose rule does not exist in the run. */
export function unknownRules(
  document: YamlDocument,
  exceptions: readonly Exception[],
  rules: ReadonlySet<string>,
): Problem[] {
  return exceptions.flatMap((exception, i) =>
    rules.has(exception.rule)
      ? []
      : [
          document.problem(
            ["exceptions", i, "rule"],
            `no rule of this run is called "${exception.rule}"`,
            didYouMean(exception.rule, rules),
          ),
        ],
  );
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
  return (
    offending.length > 0 &&
    offending.every((entry) => accepted.has(canonical(isSecret(entry) ? entry.fingerprint : entry)))
  );
}
