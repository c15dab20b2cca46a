// Exceptions that have expired, are not needed, or are owned by the editor they excuse. Judged after everything else.
import { firstIn, groupBy } from "../lists.ts";
import { boundText } from "../model/instant.ts";
import type { Exception } from "../model/policy.ts";
import { count, nameOf, personName } from "../words.ts";
import {
  type Audit,
  type AuditContext,
  type BuiltinRule,
  type Draft,
  eventAt,
  type RuleInfo,
  type UnjudgedPart,
} from "./audit.ts";
import type { Incomparable, SelfOwned, WeighedExceptions } from "./weighed-exceptions.ts";

const common = { acceptedBy: "nothing", kind: "exception", controls: ["soc2:CC3.2", "nist-800-53:CA-5"] } as const;

const expiredRule: BuiltinRule = {
  ...common,
  id: "exceptions/expired",
  title: "Needed exceptions have not expired",
  severity: "low",
  rationale: "After an exception expires, the finding is no longer accepted.",
  remediation: "Fix the setting, or have the exception reviewed and renewed.",
};

const unusedRule: BuiltinRule = {
  ...common,
  id: "exceptions/unused",
  title: "Every exception is needed",
  severity: "info",
  rationale: "An unused exception would accept a future violation that nobody has reviewed.",
  remediation: "Remove the exception.",
};

const selfOwned: BuiltinRule = {
  ...common,
  id: "exceptions/self-owned",
  title: "Nobody accepts their own violation",
  severity: "info",
  rationale: "If the owner of the exception also introduced the violation, nobody else has reviewed it.",
  remediation: "Make another person the owner of the exception.",
};

export const exceptions: Audit = {
  rules: [expiredRule, unusedRule, selfOwned],
  begin: (context) => {
    let incomparable: WeighedExceptions["incomparable"] = [];
    return {
      see: () => {},
      end: () => [],
      settle: (weighedExceptions) => {
        incomparable = weighedExceptions.incomparable;
        return drafts(context, weighedExceptions);
      },
      unjudged: () => incomparable.map(unknownPart),
    };
  },
};

/** The fingerprints of two keys cannot be compared. */
function unknownPart({ exception: { rule }, subject, key, presentKey }: Incomparable): UnjudgedPart {
  const present =
    presentKey === null
      ? "the secret has no fingerprint under a key in this audit: an audit with a fingerprint key that reads the whole history (driftline audit --full) can compare the two"
      : `this audit has the key ${presentKey}: list the present fingerprint`;
  return {
    what: `whether an exception for ${rule} accepts ${nameOf(subject)}`,
    reason: `it lists a fingerprint under the key ${key}, and ${present}`,
  };
}

/** Returns one finding for each rule with exceptions that expired, are not needed, or are their owner's. */
function drafts(context: AuditContext, weighedExceptions: WeighedExceptions): Draft[] {
  const { exceptions } = context.policies;
  const ranOut = exceptions.flatMap((exception) => {
    const since =
      weighedExceptions.state(exception) === "expired" ? weighedExceptions.neededSince(exception) : undefined;
    return since === undefined ? [] : [{ exception, end: exception.until ?? 0, since }];
  });
  const idle = exceptions.filter(
    (exception) => weighedExceptions.state(exception) === "unused" && weighedExceptions.isJudged(exception),
  );
  return [
    ...[...groupBy(ranOut, ({ exception }) => exception.rule)].map(([rule, list]): Draft | undefined => {
      const last = Math.max(...list.map(({ end }) => end));
      const isOlder = list.every(({ end, since }) => since < end);
      const message = `${count(list.length, "exception")} for ${rule} ended${list.length > 1 ? ", the last" : ""} on ${boundText(last, true)}, and the deviation is ${isOlder ? "still there" : "there without an exception"}`;
      const time = Math.min(...list.map(({ end, since }) => Math.max(end, since)));
      return draft(
        context.builtin(expiredRule),
        list.map(({ exception }) => exception),
        time,
        message,
      );
    }),
    ...[...groupBy(idle, (exception) => exception.rule)].map(([rule, list]): Draft | undefined => {
      const since = Math.max(
        ...list.map((exception) => Math.max(exception.from, weighedExceptions.neededUntil(exception) ?? 0)),
      );
      const message = `${count(list.length, "exception")} for ${rule} ${list.length > 1 ? "accept" : "accepts"} no current violation`;
      return draft(context.builtin(unusedRule), list, since, message);
    }),
    ...[...groupBy(weighedExceptions.selfOwned, ([exception]) => exception.rule)].map(
      ([rule, pairs]): Draft | undefined => {
        const sure = pairs.filter(([, { isSure }]) => isSure);
        const mainPairs = sure.length > 0 ? sure : pairs;
        const [exception, ownership] = firstIn(mainPairs);
        const more =
          mainPairs.length > 1 ? `; the same applies to ${count(mainPairs.length - 1, "more exception")}` : "";
        const unsure = pairs.length - mainPairs.length;
        const unsureWords = unsure > 0 ? `; the same may apply to ${count(unsure, "more exception")}` : "";
        const message = `${exception.owner} owns an exception for ${rule} and ${introducedWords(ownership)}${more}${unsureWords}`;
        const ownedExceptions = pairs.map(([exception]) => exception);
        const first = Math.min(...pairs.map(([{ from }, { time }]) => Math.max(from, time)));
        return draft(context.builtin(selfOwned), ownedExceptions, first, message);
      },
    ),
  ].filter((draft) => draft !== undefined);
}

/** An editor who is only connected with the owner by a shared account or address may be somebody else. */
function introducedWords({ revision, by, isSure }: SelfOwned): string {
  if (isSure) return `introduced what it accepts in revision ${revision}`;
  return `may be ${personName(by)}, who introduced what it accepts in revision ${revision}`;
}

/** About exceptions of one rule. */
function draft(
  info: RuleInfo | undefined,
  exceptions: readonly Exception[],
  time: number,
  message: string,
): Draft | undefined {
  const { rule, location } = firstIn(exceptions);
  const offending = exceptions.flatMap((exception) => exception.value ?? []);
  return info && eventAt({ ...info, location }, time, { subject: `rule:${rule}`, message, offending });
}
