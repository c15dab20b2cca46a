// Gaps between the audits themselves: a stopped schedule looks like a clean result. The ledger has every audit.
import { instantOf, instantText } from "../model/instant.ts";
import { duration, minute } from "../words.ts";
import { pastRuns } from "./past-runs.ts";
import {
  type Audit,
  type AuditContext,
  type BuiltinRule,
  type Draft,
  endAt,
  eventAt,
  type RuleInfo,
  type UnjudgedPart,
} from "./audit.ts";

const gap: BuiltinRule = {
  id: "integrity/audit-gap",
  title: "Audits run on schedule",
  kind: "integrity",
  severity: "low",
  rationale: "If the schedule stops, no findings appear, and violations are reported late.",
  remediation:
    "Check the workflow's runs: is the schedule disabled, and why did runs fail? The next audit in time closes this finding.",
  controls: ["soc2:CC4.2", "nist-800-53:AU-5", "nist-800-53:CA-7"],
  needs: ["auditEvery"],
  acceptedBy: "nothing",
};

const unknown: UnjudgedPart = {
  what: "whether audits ran when they should",
  reason: "without a ledger no audit knows of those before it",
};

/** The tolerance, as a fraction of the stated interval: schedules start late, and runs take time. */
const GRACE = 0.5;

interface Gap {
  /** When the audit was due, in milliseconds. */
  readonly due: number;
  /** The last complete audit before it, and the next. */
  readonly from: number;
  readonly to: number;
}

export const auditGap: Audit = {
  rules: [gap],
  begin: (context) => {
    const rule = context.builtin(gap);
    const { auditEverySeconds: every, ledger } = context;
    const isAsked = rule !== undefined && every !== null;
    return {
      see: () => {},
      end: () => (isAsked && ledger ? drafts(rule, every * 1000, timesOf(context)) : []),
      unjudged: () => (isAsked && !ledger ? [unknown] : []),
    };
  },
};

/** Returns the times of complete audits, including this run, oldest first. */
function timesOf(context: AuditContext): number[] {
  const past = pastRuns(context).filter((run) => run.complete);
  return [...past.flatMap((run) => instantOf(run.at) ?? []), context.asOf];
}

/** Returns one finding on the latest gap. The next audit in time ends it. */
function drafts(rule: RuleInfo, every: number, times: readonly number[]): Draft[] {
  const gaps = times.flatMap((to, i): Gap[] => {
    const from = times[i - 1];
    return from === undefined || to - from <= every * (1 + GRACE) ? [] : [{ due: from + every, from, to }];
  });
  const last = gaps.at(-1);
  if (last === undefined) return [];
  const next = times[times.indexOf(last.to) + 1];
  const length = duration(Math.floor((last.to - last.from) / 1000));
  const countWords = gaps.length > 1 ? `; the ledger knows ${gaps.length} such times` : "";
  return [
    eventAt(rule, last.due, {
      subject: "audits",
      message: `no complete audit for ${length}, from ${minuteOf(last.from)} to ${minuteOf(last.to)}, although an audit is expected every ${duration(every / 1000)}${countWords}`,
      resolved: next === undefined ? null : endAt(next),
      event: false,
    }),
  ];
}

function minuteOf(time: number): string {
  return minute(instantText(time));
}
