// Exceptions that have expired, are not needed, or are owned by the editor they excuse. Judged after everything else.
import { firstIn, grouped } from "../lists.ts";
import { instantText } from "../model/instant.ts";
import type { Exception } from "../model/policy.ts";
import { count } from "../text.ts";
import type { Audit, AuditContext, BuiltinRule, Draft, RuleInfo, WeighedExceptions } from "./audit.ts";

const controls = ["soc2:CC3.2", "nist-800-53:CA-5"];

const expired: BuiltinRule = {
  id: "exceptions/expired",
  title: "Needed exceptions have not expired",
  kind: "exception",
  severity: "low",
  rationale: "After an exception expires, the finding is no longer accepted.",
  remediation: "Fix the setting, or have the exception reviewed and renewed.",
  controls,
};

const unused: BuiltinRule = {
  id: "exceptions/unused",
  title: "Every exception is needed",
  kind: "exception",
  severity: "info",
  rationale: "An unused exception would accept a future violation that nobody has reviewed.",
  remediation: "Remove the exception.",
  controls,
};

const selfOwned: BuiltinRule = {
  id: "exceptions/self-owned",
  title: "Nobody accepts their own violation",
  kind: "exception",
  severity: "info",
  rationale: "If the owner of the exception also introduced the violation, nobody else has reviewed it.",
  remediation: "Make another person the owner of the exception.",
  controls,
};

export const exceptions: Audit = {
  rules: [expired, unused, selfOwned],
  begin: (context) => ({
    see: () => {},
    end: () => [],
    settle: (weighed) => drafts(context, weighed),
  }),
};

/** Returns one finding for each rule with exceptions that expired, are not needed, or are their owner's. */
function drafts(context: AuditContext, weighed: WeighedExceptions): Draft[] {
  const { exceptions } = context.policies;
  const ranOut = exceptions.filter(
    (exception) => weighed.state(exception) === "expired" && weighed.isNeeded(exception),
  );
  const idle = exceptions.filter((exception) => weighed.state(exception) === "unused" && weighed.isJudged(exception));
  return [
    ...[...grouped(ranOut, (exception) => exception.rule)].map(([rule, list]): Draft | undefined => {
      const last = Math.max(...list.map((exception) => exception.until!));
      const message = `${count(list.length, "exception")} for ${rule} ended with ${instantText(last - 1).slice(0, 10)}, and the deviation is still there`;
      return draft(context.builtin(expired), rule, list, message, last);
    }),
    ...[...grouped(idle, (exception) => exception.rule)].map(([rule, list]): Draft | undefined => {
      const first = Math.min(...list.map((exception) => exception.from));
      return draft(
        context.builtin(unused),
        rule,
        list,
        `nothing needs ${count(list.length, "exception")} for ${rule}`,
        first,
      );
    }),
    ...[...grouped(weighed.selfOwned, ([exception]) => exception.rule)].map(([rule, pairs]): Draft | undefined => {
      const [[exception, revision]] = pairs as [[Exception, number], ...[Exception, number][]];
      const more = pairs.length > 1 ? `, and so it is with ${count(pairs.length - 1, "more exception")}` : "";
      const message = `${exception.owner} owns an exception for ${rule} and brought what it accepts in revision ${revision}${more}`;
      const owned = pairs.map(([exception]) => exception);
      const first = Math.min(...owned.map((exception) => exception.from));
      return draft(context.builtin(selfOwned), rule, owned, message, first);
    }),
  ].filter((draft) => draft !== undefined);
}

function draft(
  rule: RuleInfo | undefined,
  name: string,
  exceptions: readonly Exception[],
  message: string,
  time: number,
): Draft | undefined {
  return (
    rule && {
      rule: { ...rule, location: firstIn(exceptions).location },
      subject: `rule:${name}`,
      message,
      expected: null,
      before: null,
      actual: null,
      offending: exceptions.flatMap((exception) => exception.value ?? []),
      values: [],
      introduced: { revision: null, at: instantText(time), time, by: null, exact: true, first: false },
      resolved: null,
      event: true,
      fix: null,
    }
  );
}
