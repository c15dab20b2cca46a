// The registers of a report: revisions, editors, settings, events, exceptions.
import type { AuditContext } from "../audits/audit.ts";
import { type ChangeTerm, freezeWords, termsOf } from "../audits/changes.ts";
import { isListed } from "../policy/editors.ts";
import { policyRows } from "../audits/in-force/index.ts";
import { withOverrides } from "../audits/overrides.ts";
import { pastRuns } from "../audits/past-runs.ts";
import { notInForce } from "../audits/terms.ts";
import type { BlameTracker } from "../history/blame.ts";
import { type SettingChange, subjectsOf } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import type { PastRun } from "../model/evidence.ts";
import { addTo, firstIn, groupBy } from "../lists.ts";
import { instantText } from "../model/instant.ts";
import { compare } from "../model/json.ts";
import { accountOf } from "../model/people.ts";
import type { EditorPolicy, Rule } from "../model/policy.ts";
import type { Change, ExceptionRow, Finding, Report, RevisionRow } from "../model/report/index.ts";
import type { Match, Matches } from "../policy/approvals.ts";
import { count, shortList } from "../words.ts";
import type { SettledFindings } from "./settle.ts";
import { isPartOf, pathAround } from "../catalog/subjects.ts";

/** Shared by all rows with an empty list. */
const emptyList = Object.freeze([] as never[]) as never[];

/**
 * Collects one row for each revision, before findings are settled.
 * @param listing the listed editors; null: no policy lists editors
 */
export function revisionRows({ approvals, policies }: AuditContext, listing: EditorPolicy | null) {
  const rows: RevisionRow[] = [];
  const termOf = termsOf(policies.changes);
  return {
    rows,
    see: (step: Step): void => {
      const approved = isListed(listing, step.revision, subjectsOf(step.changes));
      rows.push(revisionRow(step, approvals.of(step), approved, termOf(step)));
    },
  };
}

/** @param approved whether its editor is listed; null: no policy lists editors */
function revisionRow(
  step: Step,
  matches: Matches,
  approved: boolean | null,
  term: ChangeTerm | undefined,
): RevisionRow {
  const { revision, at, by } = step.revision;
  const changes = step.changes.map((change) => changeRow(change, matches.get(change.subject)?.[0]));
  const representation = step.representation.length === 0 ? emptyList : [...step.representation];
  // Most rows have neither. Without spread, because the engine stores spread fields apart from their object.
  if (!step.gap && !term)
    return { revision, at, by, approved, changes, representation, opened: emptyList, closed: emptyList };
  const lists = { changes, representation, opened: emptyList, closed: emptyList };
  return { revision, at, ...(step.gap && { missing: step.gap }), by, approved, ...term, ...lists };
}

/** There may be hundreds of thousands of rows: few object shapes keep them small. */
function changeRow(change: SettingChange, best: Match | undefined): Change {
  const { subject, op, before, after, direction, added, removed, formerly } = change;
  const approval = best ? nearest(best) : null;
  if (formerly !== undefined)
    return { subject, op, before, after, direction, ...(added && { added, removed }), formerly, approval } as Change;
  if (!added) return { subject, op, before, after, direction, approval } as Change;
  return { subject, op, before, after, direction, added, removed, approval } as Change;
}

/** Returns what a change shows of its approval; `Report.approvals` has the rest. */
function nearest({ approval, result }: Match): NonNullable<Change["approval"]> {
  const { id, approvedBy, approvedAt, ticket, reason } = approval;
  return { id, result, approvedBy: [...approvedBy], approvedAt: instantText(approvedAt), ticket, reason };
}

/** Adds the opened and closed findings to the rows of their revisions. */
export function judgeRevisions(rows: readonly RevisionRow[], findings: readonly Finding[]): void {
  const openedFindings = groupBy(findings, (finding) => finding.introduced.revision);
  const closed = groupBy(findings, (finding) => finding.resolved?.revision ?? null);
  const ids = (list: readonly Finding[]) => list.map((finding) => finding.id);
  for (const row of rows) {
    const [own, closedHere] = [openedFindings.get(row.revision), closed.get(row.revision)];
    if (own) row.opened = ids(own);
    if (closedHere) row.closed = ids(closedHere);
  }
}

export function editorRows(rows: readonly RevisionRow[]): Report["editors"] {
  const people = groupBy(rows, ({ by }) => accountOf(by));
  return [...people.values()]
    .map((revisions) => ({
      id: firstIn(revisions).by.id,
      email: firstIn(revisions).by.email,
      revisions: revisions.length,
      unapproved: revisions.filter((row) => row.approved === false).length,
      // Revisions that are missing before a row may have made its changes.
      loosening: revisions.filter(
        (row) => row.missing === undefined && row.changes.some((change) => change.direction === "looser"),
      ).length,
    }))
    .sort((a, b) => b.revisions - a.revisions || compare(a.email ?? a.id ?? "", b.email ?? b.id ?? ""));
}

/** Returns every setting ever seen, with the rules in force that judge it. */
export function settingRows(blame: BlameTracker, context: AuditContext): Report["settings"] {
  const { asOf, catalog, policies } = context;
  const rules = new Map<string, Rule[]>();
  for (const rule of policies.rules) {
    if (notInForce(rule, asOf) !== undefined) continue;
    for (const { setting: path } of withOverrides(rule, catalog)) addTo(rules, path, rule);
  }
  const current = blame.current();
  return [...blame.activity()]
    .map(([subject, { path, changes }]) => {
      const now = current.get(subject);
      const place = path ?? pathAround(subject, catalog);
      return {
        subject,
        rules: [...judging(place, rules), ...asserting(place, context)].sort(),
        changes,
        setBy: now?.isKnown === true ? now.setBy.revision : null,
        ...(now?.isKnown === false && { unseen: true as const }),
      };
    })
    .sort((a, b) => compare(a.subject, b.subject));
}

/** Returns the rules on a setting, or on a container around it. */
function judging(path: string, rules: ReadonlyMap<string, readonly { id: string }[]>): string[] {
  const places = [path];
  for (let at = path.lastIndexOf("[*]"); at > 0; at = path.lastIndexOf("[*]", at - 1)) places.push(path.slice(0, at));
  return places.flatMap((place) => (rules.get(place) ?? []).map((rule) => rule.id));
}

/** Returns the assertions in force that name a setting, or a part around it. */
function asserting(path: string, { asOf, policies }: AuditContext): string[] {
  const namingAssertions = policies.assertions.filter(
    (assertion) =>
      notInForce(assertion, asOf) === undefined && assertion.governs.some((place) => isPartOf(path, place)),
  );
  return namingAssertions.map(({ id }) => id);
}

/** Returns events besides the history: begun freezes, earlier audits, and changes of the policies. */
export function timelineRows(context: AuditContext): Report["timeline"] {
  const { policies, policyHistory, asOf } = context;
  const freezes = (policies.changes?.freezes ?? [])
    .filter((freeze) => freeze.from <= asOf)
    .map((freeze): Report["timeline"][number] => ({
      at: instantText(freeze.from),
      until: instantText(freeze.until),
      kind: "freeze",
      text: `freeze ${freeze.settings === null ? "" : `of ${shortList(freeze.settings)} `}${freezeWords(freeze)}`,
    }))
    .sort((a, b) => compare(a.text, b.text));
  const edits = policyHistory ? policyRows(policyHistory, asOf) : [];
  return [...edits, ...runRows(pastRuns(context)), ...freezes].sort((a, b) => compare(a.at, b.at));
}

/** Returns past audits: the first, each with another result than the one before, and the last. */
function runRows(runs: readonly PastRun[]): Report["timeline"] {
  const words = ({ complete, verdict, open }: PastRun) =>
    `${complete ? verdict : `${verdict}, on incomplete evidence`}, ${open} open`;
  let sameCount = 0;
  return runs.flatMap((run, i): Report["timeline"] => {
    const repeats = i > 0 && words(runs[i - 1]!) === words(run);
    if (repeats && i < runs.length - 1) {
      sameCount++;
      return [];
    }
    const sameWords = sameCount > 0 ? `; ${count(sameCount, "audit")} before it had the same result` : "";
    sameCount = 0;
    return [{ at: run.at, kind: "run", text: `audit: ${words(run)}${repeats ? sameWords : ""}` }];
  });
}

export function exceptionRows(context: AuditContext, settledFindings: SettledFindings): ExceptionRow[] {
  return context.policies.exceptions
    .map((exception): ExceptionRow => {
      const selfOwned = settledFindings.selfOwned.get(exception);
      return {
        rule: exception.rule,
        value: [...(exception.value ?? [])] as ExceptionRow["value"],
        ...(exception.subject !== null && { subject: exception.subject }),
        ...(exception.inert && { inert: true }),
        revision: exception.revision,
        owner: exception.owner,
        ...(exception.agreedBy.length > 0 && { agreedBy: [...exception.agreedBy] }),
        ...(selfOwned && { selfOwned: selfOwned.revision }),
        reason: exception.reason,
        ticket: exception.ticket,
        category: exception.category,
        from: instantText(exception.from),
        expires: exception.until === null ? null : instantText(exception.until),
        state: settledFindings.book.state(exception),
        findings: [...(settledFindings.covered.get(exception) ?? [])].sort(),
        location: exception.location,
      };
    })
    .sort((a, b) => compare(a.rule, b.rule) || compare(a.from, b.from));
}
