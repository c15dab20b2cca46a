// Accepted deviations: which findings each one covers, and which have run out or were never needed.
import type { AuditContext, Draft, RuleInfo } from "../audits/audit.ts";
import { expired, selfOwned, unused } from "../audits/exceptions.ts";
import { grouped } from "../model/grouped.ts";
import { instantText } from "../model/instant.ts";
import type { People } from "../model/people.ts";
import type { Exception } from "../model/policy.ts";
import { count } from "../text.ts";
import type { ExceptionBook } from "./exception-book.ts";
import { claimOf } from "./split.ts";

/** An exception whose owner brought what it accepts. */
export interface SelfOwned {
  readonly exception: Exception;
  /** The revision that brought it. */
  readonly revision: number;
}

/**
 * Whether the owner of an exception brought what it accepts of a draft: an entry that offends, or that the switch is off.
 * @returns the revision of the owner's; undefined where it is somebody else's, or nobody knows whose
 */
export function ownedByEditor(exception: Exception, draft: Draft, book: ExceptionBook, people: People) {
  const claim = claimOf(draft);
  const stages = draft.stages ?? [];
  const entries = new Set(book.acceptedOf(exception, claim));
  // Who brought an entry: the first of the last stages that all held it.
  const brought = [...entries].map((entry) => {
    const without = stages.findLastIndex((stage) => !book.keysOf({ ...claim, ...stage }).includes(entry));
    return stages[without + 1];
  });
  const turned = claim.inert && exception.inert ? draft.inert?.since : undefined;
  const opened = draft.stages ? undefined : draft.introduced;
  return [...brought, turned, opened].find((one) => one?.exact && one.by && people.mayBe(one.by, exception.owner))
    ?.revision;
}

/** Findings about the exceptions themselves: one for each rule whose exceptions have run out, or are not needed. */
export function exceptionDrafts(
  exceptions: readonly Exception[],
  book: ExceptionBook,
  own: readonly SelfOwned[],
  context: AuditContext,
): Draft[] {
  const ranOut = exceptions.filter((one) => book.state(one) === "expired" && book.isNeeded(one));
  const idle = exceptions.filter((one) => book.state(one) === "unused");
  return [
    ...[...grouped(ranOut, (one) => one.rule)].map(([rule, found]): Draft | undefined => {
      const last = Math.max(...found.map((one) => one.until!));
      const message = `${count(found.length, "exception")} for ${rule} ended with ${instantText(last - 1).slice(0, 10)}, and the deviation is still there`;
      return draft(context.builtin(expired), rule, found, message, last);
    }),
    ...[...grouped(idle, (one) => one.rule)].map(([rule, found]): Draft | undefined => {
      const first = Math.min(...found.map((one) => one.from));
      return draft(
        context.builtin(unused),
        rule,
        found,
        `nothing needs ${count(found.length, "exception")} for ${rule}`,
        first,
      );
    }),
    ...[...grouped(own, ({ exception }) => exception.rule)].map(([rule, found]): Draft | undefined => {
      const [{ exception, revision }] = found as [SelfOwned, ...SelfOwned[]];
      const more = found.length > 1 ? `, and so it is with ${count(found.length - 1, "more exception")}` : "";
      const message = `${exception.owner} owns an exception for ${rule} and brought what it accepts in revision ${revision}${more}`;
      const exceptions = found.map((one) => one.exception);
      const first = Math.min(...exceptions.map((one) => one.from));
      return draft(context.builtin(selfOwned), rule, exceptions, message, first);
    }),
  ].filter((made) => made !== undefined);
}

function draft(
  rule: RuleInfo | undefined,
  name: string,
  found: readonly Exception[],
  message: string,
  time: number,
): Draft | undefined {
  return (
    rule && {
      rule: { ...rule, location: found[0]!.location },
      subject: `rule:${name}`,
      message,
      expected: null,
      before: null,
      actual: null,
      offending: found.flatMap((one) => one.value ?? []),
      values: [],
      introduced: { revision: null, at: instantText(time), time, by: null, exact: true, first: false },
      resolved: null,
      event: true,
      fix: null,
    }
  );
}
