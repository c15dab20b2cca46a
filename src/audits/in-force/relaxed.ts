// Violations of a policy that a later version of the policy allows: the policy was adapted to the settings.
import { foldAscii } from "../../catalog/kinds/email.ts";
import type { SeenMoment, StepMoment } from "../../history/steps.ts";
import { dayOf } from "../../model/instant.ts";
import type { PolicyVersion } from "../../policy/in-force.ts";
import { type AuditContext, type BuiltinRule, type Draft, draftWith, endAt } from "../audit.ts";
import type { Differing } from "./events.ts";
import { lastTurn, relaxedBy, type Turn } from "./turns.ts";
import { firstIn, lastIn, present, unique } from "../../lists.ts";

const relaxedRule: BuiltinRule = {
  id: "changes/relaxed",
  title: "Policies are not relaxed after they were violated",
  acceptedBy: "either",
  kind: "change",
  severity: "info",
  rationale: "If a policy is relaxed whenever it is violated, it enforces nothing.",
  remediation: "Have the commit that relaxed the policy reviewed by a person other than the author of the change.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
  needs: ["policyHistory"],
};

const legalisedRule: BuiltinRule = {
  id: "changes/legalised",
  title: "Nobody relaxes a policy for their own change",
  acceptedBy: "revision",
  kind: "change",
  severity: "high",
  rationale: "A person who violates a rule and then relaxes it gives permission to themselves.",
  remediation:
    "Have another person review the change and the commit. Then revert one of them, or accept the revision with an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:AC-5", "nist-800-53:CM-5"],
  needs: ["policyHistory"],
};

/** The rules on policies that are adapted to the settings. */
export const relaxedRules: readonly BuiltinRule[] = [relaxedRule, legalisedRule];

/** Consecutive revisions in which a rule of their time failed on a subject, and no current rule does. */
interface RelaxedFailures {
  /** The id of the rule at that time. */
  readonly rule: string;
  /** The failures, from the first to the last revision, each with its own first and last revision among these. */
  readonly failing: readonly { readonly draft: Draft; readonly from: number; readonly to: number }[];
  readonly first: StepMoment;
  readonly last: StepMoment;
  /** Whether the first revision caused the failure, and not an earlier tightening of the policy. */
  readonly isBrought: boolean;
  /** The revision after the last one. */
  readonly next: StepMoment | undefined;
  readonly turns: readonly Turn[];
}

/**
 * Collects the drafts on policies that were relaxed.
 * @param isExact whether the editor of a revision made its changes: it is not the first seen, and follows no gap
 */
export function relaxedDrafts(context: AuditContext, isExact: (revision: number) => boolean) {
  const relaxedInfo = context.builtin(relaxedRule);
  const legalisedInfo = context.builtin(legalisedRule);
  const drafts = new Map<string, Draft>();

  /** Adds the drafts of settings that violated the rules of their time. */
  function window({ rule, failing, first, last, isBrought, next, turns }: RelaxedFailures): void {
    const turn = lastTurn(turns, false);
    if (!turn) return;
    const { subject, expected, words, before, stages } = lastIn(failing).draft;
    const latest = present(stages?.findLast((stage) => stage.revision <= last.revision));
    const set = failing.flatMap(({ draft, from, to }) =>
      present(draft.stages).filter(({ isChange, revision }) => isChange && from <= revision && revision <= to),
    );
    const common = { subject, expected, words, before, inForce: "violating" as const };
    const changedAt = Math.min(turn.version.from, context.asOf);
    const exact = isBrought && firstIn(failing).draft.introduced.exact;
    const introduced = { ...first, exact, first: isBrought && firstIn(failing).draft.introduced.first };
    if (relaxedInfo)
      add({
        ...common,
        rule: relaxedInfo,
        message: `by rule ${rule}, until ${changeWords(turn)} relaxed it, ${latest.message}`,
        actual: latest.actual,
        offending: latest.offending,
        values: set.map(({ revision, at, time, by, actual }) => ({ revision, at, time, by, actual })),
        introduced,
        resolved: next && next.time < changedAt ? next : endAt(Math.max(changedAt, first.time)),
        event: false,
      });
    for (const { revision, at, time, by, actual, offending, message } of set)
      legalise({ revision, at, time, by, exact: isExact(revision) }, turns, rule, {
        ...common,
        actual,
        offending,
        message,
      });
  }

  /** Adds the drafts of a revision that violated the rules of its time on editors, times and approvals. */
  function event({ rule, step, past, turns }: Differing): void {
    const turn = lastTurn(turns, false);
    if (!past || !turn) return;
    const { subject, expected, words, before, offending, actual, message } = past;
    const common = { subject, expected, words, before, offending, actual, inForce: "violating" as const };
    const moment = { ...step.moment, exact: past.introduced.exact };
    if (relaxedInfo)
      add({
        ...common,
        rule: relaxedInfo,
        message: `by rule ${rule}, until ${changeWords(turn)} relaxed it, ${message}`,
        introduced: past.introduced,
        resolved: endAt(Math.min(Math.max(turn.version.from, moment.time), context.asOf)),
      });
    legalise(moment, turns, rule, { ...common, message });
  }

  function legalise(
    moment: SeenMoment,
    turns: readonly Turn[],
    rule: string,
    common: Pick<Draft, "subject" | "message" | "expected" | "words" | "before" | "actual" | "offending" | "inForce">,
  ): void {
    const version = relaxedBy(turns, moment.by.email);
    if (!legalisedInfo || !version) return;
    const { exact, ...change } = moment;
    const act = exact
      ? `${change.by.email} made that change`
      : `who made that change is not known; ${change.by.email} made revision ${change.revision}, the first one seen with it`;
    const isAuthor = foldAscii(version.commit?.author ?? "") === foldAscii(change.by.email ?? "");
    const part = isAuthor ? "wrote" : "is a further author or the committer of";
    add({
      ...common,
      rule: legalisedInfo,
      message: `by rule ${rule} as it was then, ${common.message}; ${act}, and ${part} ${commitWords(version)}, which relaxed the rule`,
      values: [{ ...change, actual: common.actual }],
      introduced: { ...change, exact, first: false },
    });
  }

  /** Adds a draft. Merges it with the draft of another rule on the same subject and revision. */
  function add(parts: Parameters<typeof draftWith>[0]): void {
    const draft = draftWith(parts);
    const key = JSON.stringify([draft.rule.id, draft.subject, draft.introduced.revision]);
    const before = drafts.get(key);
    drafts.set(
      key,
      before
        ? {
            ...before,
            message: `${before.message}; ${draft.message}`,
            offending: unique([...before.offending, ...draft.offending]),
          }
        : draft,
    );
  }

  return { window, event, all: (): Draft[] => [...drafts.values()] };
}

/** `commit 1a2b3c4 of 2026-03-01`. */
export function commitWords({ commit, from }: PolicyVersion): string {
  if (!commit) return "what is not committed to the branch";
  return `commit ${commit.id.slice(0, 7)} of ${dayOf(from)}`;
}

/** Returns the change of policy and its author; "or one before it" if preceding versions cannot be read. */
function changeWords({ version, candidates }: Turn): string {
  const authorWords = version.commit ? ` by ${version.commit.author}` : "";
  return `${commitWords(version)}${authorWords}${candidates.length > 1 ? ", or one before it that cannot be read," : ""}`;
}
