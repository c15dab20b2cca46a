// Approvals over a whole history: the match with every change, and the final state of each approval.
import { subjectsOf } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import { endsByApproval } from "../model/event-ends.ts";
import { boundText, instantText } from "../model/instant.ts";
import type { People } from "../model/people.ts";
import type { Approval } from "../model/policy.ts";
import type { ApprovalRow } from "../model/report/index.ts";
import { agreedAfterwards, ApprovalMatcher, isAgreed, type Match, type Matches } from "../policy/approvals.ts";
import { matchesSubject } from "../policy/patterns.ts";
import {
  type ApprovalEnd,
  type Approvals,
  type Audit,
  type AuditContext,
  type BuiltinRule,
  type Draft,
  endAt,
  eventAt,
  type RuleInfo,
} from "./audit.ts";
import { namesOf } from "./names.ts";
import { addTo, getOrMake } from "../lists.ts";

const unusedRule: BuiltinRule = {
  id: "approvals/unused",
  title: "Approved changes are made",
  kind: "change",
  severity: "info",
  rationale: "An approved change that was never made was not needed, or is wrongly believed to be in force.",
  remediation: "Make the change under a new approval, or close its ticket. Then remove this approval from the policy.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
  acceptedBy: "nothing",
};

export const approvals: Audit = {
  rules: [unusedRule],
  begin: (context) => ({
    see: (step) => void context.approvals.of(step),
    end: () => context.approvals.drafts(context),
  }),
};

interface Use {
  readonly revisions: Set<number>;
  /** Patterns under which a change was authorized. */
  readonly appliedPatterns: Set<string>;
  /** Patterns of changes in the approval's term that it did not authorize. */
  readonly triedPatterns: Set<string>;
}

/** Matches each revision once, and stores which approvals were applied. */
export class ApprovalBook implements Approvals {
  readonly #matcher: ApprovalMatcher;
  readonly #approvals: readonly Approval[];
  readonly #asOf: number;
  /** By setting: the revisions that changed it with the same matches. */
  readonly #changes = new Map<string, Map<readonly Match[], number[]>>();
  #last: { readonly step: Step; readonly matches: Matches } | undefined;
  /** The times between two seen revisions, or before the first, in which revisions are missing. */
  readonly #gaps: { readonly after: number; readonly until: number }[] = [];

  constructor(approvals: readonly Approval[], emergencySeconds: number | null, asOf: number, people: People) {
    this.#matcher = new ApprovalMatcher(approvals, { emergencySeconds, asOf, people });
    this.#approvals = approvals;
    this.#asOf = asOf;
  }

  /** Returns the matching approvals for the changes of a step. */
  of(step: Step): Matches {
    if (this.#last?.step === step) return this.#last.matches;
    const { revision, time, by } = step.revision;
    if (step.previous ? step.gap : revision > 1)
      this.#gaps.push({ after: step.previous?.time ?? -Infinity, until: time });
    const matches = this.#matcher.match({ time, by, subjects: subjectsOf(step.changes) });
    this.#last = { step, matches };
    for (const [subject, list] of matches) {
      const changes = getOrMake(this.#changes, subject, () => new Map<readonly Match[], number[]>());
      if (list[0]?.result !== "over-scope") addTo(changes, list, revision);
    }
    return matches;
  }

  /** Returns the uses of each approval. */
  #uses(): ReadonlyMap<Approval, Use> {
    const uses = new Map<Approval, Use>();
    for (const [subject, changes] of this.#changes)
      for (const [matches, revisions] of changes)
        for (const { approval, result } of matches) {
          if (result === "early" || result === "late") continue;
          const makeUse = (): Use => ({ revisions: new Set(), appliedPatterns: new Set(), triedPatterns: new Set() });
          const use = getOrMake(uses, approval, makeUse);
          const isApproved = isAgreed(result);
          if (isApproved) for (const revision of revisions) use.revisions.add(revision);
          for (const pattern of approval.settings)
            if (matchesSubject(pattern, subject)) (isApproved ? use.appliedPatterns : use.triedPatterns).add(pattern);
        }
    return uses;
  }

  /** Whether every revision in the term of an approval was seen. */
  #isSeen({ from, until }: Approval, isWhole: boolean): boolean {
    return isWhole && !this.#gaps.some((gap) => from < gap.until && gap.after < until);
  }

  #state(approval: Approval, use: Use | undefined, isWhole: boolean): ApprovalRow["state"] {
    const useCount = use?.appliedPatterns.size ?? 0;
    if (useCount === new Set(approval.settings).size) return "applied";
    if (this.#asOf < Math.max(approval.until, approval.approvedAt)) return "pending";
    if (useCount > 0) return "partly";
    return this.#isSeen(approval, isWhole) ? "never-applied" : "unknown";
  }

  /** Returns one row for each approval. Call it after all steps. @param isWhole whether the evidence is complete */
  rows(isWhole: boolean): ApprovalRow[] {
    const uses = this.#uses();
    return this.#approvals
      .map((approval): ApprovalRow => ({
        id: approval.id,
        state: this.#state(approval, uses.get(approval), isWhole),
        revisions: [...(uses.get(approval)?.revisions ?? [])].sort((a, b) => a - b),
        settings: [...approval.settings],
        from: instantText(approval.from),
        until: instantText(approval.until),
        implementers: approval.implementers && [...approval.implementers],
        approvedBy: [...approval.approvedBy],
        approvedAt: instantText(approval.approvedAt),
        ticket: approval.ticket,
        reason: approval.reason,
        location: approval.location,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Returns the patterns of an ended approval under which nothing was changed, authorized or not. */
  #idle(approval: Approval, use: Use | undefined, isWhole: boolean): string[] {
    const over = ["never-applied", "partly"].includes(this.#state(approval, use, isWhole));
    if (!over || !this.#isSeen(approval, isWhole)) return [];
    return approval.settings.filter(
      (pattern) => use?.appliedPatterns.has(pattern) !== true && use?.triedPatterns.has(pattern) !== true,
    );
  }

  /** Returns findings on approvals that ended without being applied. */
  drafts(context: AuditContext): Draft[] {
    const info = context.builtin(unusedRule);
    if (!info) return [];
    const uses = this.#uses();
    return this.#approvals.flatMap((approval): Draft[] => {
      const idleSettings = this.#idle(approval, uses.get(approval), context.isWhole);
      if (idleSettings.length === 0) return [];
      const time = Math.max(approval.until, approval.approvedAt);
      const draft = eventAt({ ...info, location: approval.location }, time, {
        subject: `approval:${approval.id}`,
        message: `approval ${approval.id} ended on ${boundText(approval.until, true)}, and ${namesOf(idleSettings)} ${idleSettings.length === 1 ? "was" : "were"} not changed under it`,
        offending: idleSettings,
      });
      return [draft];
    });
  }
}

/**
 * Returns the end of an event by later approvals: when the last of its settings was approved. Null if not all were, and
 * of a rule whose events no approval ends.
 * @param mustName whether an approval must name the editor
 */
export function endOf(
  { id }: Pick<RuleInfo, "id">,
  subjects: readonly string[],
  matches: Matches,
  mustName = false,
): ApprovalEnd | null {
  return endsByApproval(id)
    ? lastOf(subjects.map((subject) => agreedAfterwards(matches.get(subject), mustName)))
    : null;
}

/**
 * Returns the end of a revision's event by approvals, given before or afterwards. Null if a setting lacks one, and of a
 * rule whose events no approval ends.
 * @param time the time of the revision; the end is not before it
 */
export function agreementOn(
  { id }: Pick<RuleInfo, "id">,
  subjects: readonly string[],
  matches: Matches,
  time: number,
): ApprovalEnd | null {
  if (!endsByApproval(id)) return null;
  const end = lastOf(subjects.map((subject) => agreedTo(matches.get(subject))));
  return end && end.time < time ? { ...end, ...endAt(time) } : end;
}

function agreedTo(matches: readonly Match[] | undefined): Approval | undefined {
  const [best] = matches ?? [];
  return best?.result === "authorized" ? best.approval : agreedAfterwards(matches);
}

/** Returns the end given by the latest of these approvals; null if one is missing. */
function lastOf(approvals: readonly (Approval | undefined)[]): ApprovalEnd | null {
  const all = approvals.filter((approval) => approval !== undefined);
  const [last] = all.toSorted((a, b) => b.approvedAt - a.approvedAt || (a.id < b.id ? -1 : 1));
  if (!last || all.length < approvals.length) return null;
  return { ...endAt(last.approvedAt), approval: last.id };
}
