// Coverage of the policies: settings that no rule governs, and rules that never had a value to judge.
import { notInForce } from "../audits/terms.ts";
import { firstIn, groupBy } from "../lists.ts";
import type { Change, Location, Person, Report, RevisionRow, RuleRow } from "../model/report/index.ts";
import { accountOf } from "../model/people.ts";
import { nobody } from "../model/sealed.ts";
import type { Policies } from "../model/policy.ts";

/** A setting in the history that no rule governs. */
export interface UngovernedSetting {
  readonly subject: string;
  readonly changes: number;
  /** How many of the changes were looser. */
  readonly loosened: number;
  /** Who changed it, most often first. Without changes that a missing revision may have made. */
  readonly editors: readonly { readonly by: Person; readonly changes: number }[];
  readonly last: { readonly revision: number; readonly at: string; readonly by: Person } | null;
  /** Whether it is set in the last revision. */
  readonly set: boolean;
}

export interface Coverage {
  readonly settings: {
    readonly seen: number;
    readonly governed: number;
    readonly ungoverned: readonly UngovernedSetting[];
  };
  readonly rules: {
    readonly total: number;
    /** Rules that some revision violated. */
    readonly failed: number;
    /** Rules that never failed, and whose setting never had a value, whose data was not there, or that are not in force. */
    readonly unexercised: readonly {
      readonly rule: string;
      readonly title: string;
      /** Why it was not judged, such as that it is off; null if it was. */
      readonly reason: string | null;
      readonly location: Location | null;
    }[];
  };
}

export function coverageOf(report: Report, policies: Policies): Coverage {
  const { settings } = report;
  const all = report.revisions.flatMap((row) => row.changes.map((change): RevisionChange => ({ row, change })));
  const bySubject = groupBy(all, ({ change }) => change.subject);
  const ungoverned = settings
    .filter((setting) => setting.rules.length === 0)
    .map(({ subject, setBy }) => ungovernedOf(subject, setBy !== null, bySubject.get(subject) ?? []))
    .sort((a, b) => b.changes - a.changes || b.loosened - a.loosened || (a.subject < b.subject ? -1 : 1));
  const failedRules = new Set(report.findings.map((finding) => finding.rule));
  const metRules = new Set(settings.flatMap((setting) => setting.rules));
  const governing = policies.assertions.filter((assertion) => assertion.governs.length > 0);
  const aboutSettings = new Set([...policies.rules, ...governing].map((rule) => rule.id));
  const policyRules = report.rules.filter((rule) => rule.policy !== null);
  const asOf = Date.parse(report.asOf);
  const inForce = [...policies.rules, ...policies.assertions].filter((rule) => notInForce(rule, asOf) === undefined);
  const judgedRules = new Set(inForce.flatMap(({ id }) => (metRules.has(id) ? [id] : [])));
  const isExercised = ({ id, status }: RuleRow) =>
    failedRules.has(id) || judgedRules.has(id) || (!aboutSettings.has(id) && status !== "not-evaluated");
  return {
    settings: { seen: settings.length, governed: settings.length - ungoverned.length, ungoverned },
    rules: {
      total: policyRules.length,
      failed: policyRules.filter((rule) => failedRules.has(rule.id)).length,
      unexercised: policyRules
        .filter((rule) => !isExercised(rule))
        .map(({ id, title, reason, location }) => ({ rule: id, title, reason, location })),
    },
  };
}

interface RevisionChange {
  readonly row: RevisionRow;
  readonly change: Change;
}

function ungovernedOf(subject: string, set: boolean, changes: readonly RevisionChange[]): UngovernedSetting {
  const knownChanges = changes.filter(({ row }) => row.missing === undefined);
  const people = groupBy(knownChanges, ({ row: { by } }) => accountOf(by));
  const last = changes.at(-1)?.row;
  return {
    subject,
    changes: changes.length,
    loosened: changes.filter(({ change }) => change.direction === "looser").length,
    editors: [...people.values()]
      .map((own) => ({ by: firstIn(own).row.by, changes: own.length }))
      .sort((a, b) => b.changes - a.changes),
    last: last ? { revision: last.revision, at: last.at, by: last.missing ? nobody : last.by } : null,
    set,
  };
}
