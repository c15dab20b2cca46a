// The evidence of an audit: why it is incomplete, its row in the report, and what was not evaluated.
import type { UnjudgedPart } from "../audits/index.ts";
import { filesWithCount } from "../audits/stated-parts.ts";
import { notInForce } from "../audits/terms.ts";
import { gapBetween, noHistory } from "../history/order.ts";
import {
  type Evidence,
  evidenceOf,
  type LastAudit,
  type LedgerFacts,
  NOT_IN_FORCE,
  WITHOUT_DATA,
} from "../model/evidence.ts";
import { marksOf } from "../model/report/evidence-marks.ts";
import { missingWords, rangeWords } from "../model/report/blind.ts";
import type { Report } from "../model/report/index.ts";
import type { SealedRevision } from "../model/sealed.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import type { AuditInput } from "./audit-input.ts";
import { unaskedParts } from "./unjudged-data.ts";
import type { StatedRule } from "./rule-rows.ts";
import { isUnread } from "./unread.ts";

/** Codes of problems that the policies, the time and the options of an audit cause. The history may be complete. */
const ofAudit: ReadonlySet<string> = new Set(["no-history", NOT_IN_FORCE, WITHOUT_DATA, "revision-gap"]);

/** Whether a problem with this code means that the history was not read whole. */
export function isOfHistory(code: string): boolean {
  return !ofAudit.has(code) && !isUnread(code);
}

/** Returns the evidence, with the problems that make it incomplete for this audit. */
export function evidenceFor(input: AuditInput, revisions: readonly SealedRevision[]): Evidence {
  const { evidence } = input;
  const problems = evidence.complete ? [] : [...evidence.problems];
  if (revisions.length === 0 && problems.length === 0) problems.push(noHistory(evidence.value.revisions, input.asOf));
  if (input.requireContiguous)
    for (const [i, revision] of revisions.entries()) {
      const gap = gapBetween(revisions[i - 1] ?? null, revision);
      if (gap) problems.push({ code: "revision-gap", message: missingWords([gap]), revision: gap.from });
    }
  return evidenceOf(evidence.value, problems);
}

/** Returns the evidence of an audit, incomplete if none of its rules could be applied to it. */
export function withoutRules(evidence: Evidence, rules: readonly StatedRule[], asOf: number): Evidence {
  if (rules.length === 0 || rules.some(({ reason }) => reason === undefined)) return evidence;
  const due = rules.find(({ rule }) => notInForce(rule, asOf) === undefined);
  if (due && !evidence.complete) return evidence;
  const problem = due
    ? { code: WITHOUT_DATA, message: `no rule of a policy could be applied (${due.reason})` }
    : { code: NOT_IN_FORCE, message: "no rule of a policy is in force at this time" };
  return evidenceOf(evidence.value, [...(evidence.complete ? [] : evidence.problems), problem]);
}

/**
 * Returns the evidence's row in the report.
 * @param leftOut the number of revisions later than the audit
 * @param before the last audit of complete evidence before it
 */
export function evidenceRow(
  evidence: Evidence,
  revisions: readonly SealedRevision[],
  { leftOut, before }: { readonly leftOut: number; readonly before: LastAudit | null },
  policies: LoadedPolicies,
): Report["evidence"] {
  const { source, origin, requests } = evidence.value;
  const [first, last] = [revisions[0], revisions.at(-1)];
  return {
    source,
    origin,
    ...marksOf(({ isTrue }) => isTrue(evidence.value)),
    complete: evidence.complete,
    problems: evidence.complete ? [] : [...evidence.problems],
    revisions: {
      count: revisions.length,
      first: first?.revision ?? null,
      last: last?.revision ?? null,
      firstAt: first?.at ?? null,
      lastAt: last?.at ?? null,
      leftOut,
    },
    requests,
    policies: filesWithCount(policies).map(({ id, file, digest, rules }) => ({ id, file, digest, rules })),
    history: null,
    run: null,
    command: null,
    ledger: ledgerRow(evidence.value.ledger, before),
  };
}

function ledgerRow(facts: LedgerFacts | undefined, before: LastAudit | null): Report["evidence"]["ledger"] {
  if (!facts) return null;
  const { head, size, anchored } = facts;
  return { head, size, anchored, lastCompleteAudit: before?.at ?? null };
}

/** The revisions between the first and the last one that were not given. */
function missingRevisions(revisions: readonly SealedRevision[]): Report["notEvaluated"] {
  const gaps = revisions.flatMap((revision, i) => gapBetween(revisions[i - 1] ?? null, revision) ?? []);
  const what = rangeWords(gaps);
  if (what === "") return [];
  return [{ what, reason: `${what.startsWith("revisions") ? "they are" : "it is"} missing` }];
}

/** Returns everything that was not evaluated, with reasons. */
export function notEvaluated(
  input: AuditInput,
  evidence: Evidence,
  revisions: readonly SealedRevision[],
  unjudged: readonly UnjudgedPart[],
): Report["notEvaluated"] {
  const first = revisions[0]?.revision;
  const earlier =
    first !== undefined && first > 1
      ? [{ what: `revisions before ${first}`, reason: `the history given starts at revision ${first}` }]
      : [];
  const policies = input.policyHistory?.notEvaluated ?? [];
  return [
    ...earlier,
    // Where a gap makes the evidence incomplete, it is one of the problems.
    ...(input.requireContiguous ? [] : missingRevisions(revisions)),
    ...evidence.value.notEvaluated,
    ...policies,
    ...unjudged,
    ...unaskedParts(input),
    ...(input.unread ?? []),
  ].map(({ what, reason }) => ({ what, reason }));
}
