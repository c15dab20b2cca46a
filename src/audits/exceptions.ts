// Accepted deviations: which findings each one covers, and which have run out or were never needed.
import { accepts, SOON, termAt } from "../policy/exceptions.ts";
import { instantText } from "../model/instant.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionRow } from "../model/report.ts";
import { count } from "../text.ts";
import type { AuditContext, BuiltinRule, Draft, RuleInfo } from "./audit.ts";
import { grouped } from "../model/grouped.ts";

const controls = ["soc2:CC3.2", "nist-800-53:CA-5"];

const expired: BuiltinRule = {
  id: "exceptions/expired",
  title: "No exception has run out while it is needed",
  kind: "exception",
  severity: "low",
  rationale: "A deviation that was accepted for a time is not accepted after it.",
  remediation: "Put the setting right, or have the exception reviewed and renewed.",
  controls,
};

const unused: BuiltinRule = {
  id: "exceptions/unused",
  title: "Every exception is needed",
  kind: "exception",
  severity: "info",
  rationale: "An exception that nothing needs waits for a deviation that nobody has reviewed.",
  remediation: "Remove the exception.",
  controls,
};

export const exceptionRules: readonly BuiltinRule[] = [expired, unused];

/** What a finding shows for exceptions to be matched with. */
export interface Subject {
  readonly rule: string;
  readonly offending: Draft["offending"];
  readonly revision: number | null;
  readonly event: boolean;
  readonly resolved: boolean;
}

export type ExceptionState = ExceptionRow["state"];

/** Exceptions at one instant, and what they cover. */
export class ExceptionBook {
  readonly #covers = new Map<Exception, number>();
  readonly #exceptions: readonly Exception[];
  readonly #asOf: number;

  constructor(exceptions: readonly Exception[], asOf: number) {
    this.#exceptions = exceptions;
    this.#asOf = asOf;
  }

  /** The exception that names a finding and accepts all of it, the one in force first. */
  find(subject: Subject): Exception | undefined {
    const found = this.#exceptions
      .filter(
        (one) =>
          one.rule === subject.rule &&
          (one.revision !== null) === subject.event &&
          accepts(one, subject.offending, subject.revision),
      )
      .toSorted(
        (a, b) => Number(this.isActive(b)) - Number(this.isActive(a)) || (b.until ?? Infinity) - (a.until ?? Infinity),
      )[0];
    if (found && !subject.resolved) this.#covers.set(found, (this.#covers.get(found) ?? 0) + 1);
    return found;
  }

  isActive(exception: Exception): boolean {
    return termAt(exception, this.#asOf) === "within";
  }

  /** The state of an exception, once every finding was asked for. */
  state(exception: Exception): ExceptionState {
    if (termAt(exception, this.#asOf) === "after") return "expired";
    if (!this.#covers.has(exception)) return "unused";
    return exception.until !== null && exception.until - this.#asOf <= SOON ? "expiring" : "active";
  }

  /** Whether an open finding would be accepted by it, were it in force. */
  isNeeded(exception: Exception): boolean {
    return this.#covers.has(exception);
  }
}

/** Findings about the exceptions themselves: one for each rule whose exceptions have run out, or are not needed. */
export function exceptionDrafts(exceptions: readonly Exception[], book: ExceptionBook, context: AuditContext): Draft[] {
  const ranOut = exceptions.filter((one) => book.state(one) === "expired" && book.isNeeded(one));
  const idle = exceptions.filter((one) => book.state(one) === "unused" && one.from <= context.asOf);
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
