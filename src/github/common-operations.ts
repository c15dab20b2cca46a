// Operations that every plan adds, whatever the findings: the alarm, missing signatures, and the head of the ledger.
import type { Report } from "../model/report/index.ts";
import { planAlarm, remember } from "./alarm.ts";
import type { Operation } from "./issue.ts";
import { type Marker, markedTime, markerOf, subjectId, withMarker, withoutMarker } from "./marker.ts";
import { further } from "./summary.ts";
import { type KnownIssue, update } from "./update.ts";
import type { Planning } from "./subject-plan.ts";

/** Adds the alarm, and signs unsigned markers. Writes each issue at most once. */
export function addCommonOperations(
  operations: readonly Operation[],
  existing: ReadonlyMap<string, KnownIssue>,
  planning: Planning,
): Operation[] {
  const { report, issues, sound } = planning;
  const touchedIssues = new Set(
    operations.flatMap((operation) => (operation.do === "update" ? [operation.number] : [])),
  );
  const alarm = planAlarm({
    ...planning,
    organization: report.organization,
    asOf: markedTime(report.asOf) ?? "",
    lastComplete: markedTime(report.evidence.ledger?.lastCompleteAudit),
    issues,
    takenOver: existing.get(subjectId(report.organization, "alarm"))?.issue.number,
    failure: sound ? null : failureOf(report),
  }).filter((operation) => operation.do === "create" || !touchedIssues.has(operation.number));
  for (const operation of alarm) if (operation.do === "update") touchedIssues.add(operation.number);
  const unsigned = [...existing.values()].flatMap((entry) => {
    const { issue } = entry;
    const isMissed = issue.unsigned === true && issue.state === "open" && !touchedIssues.has(issue.number);
    return isMissed ? remember(entry, {}) : [];
  });
  return withAnchor([...operations, ...alarm, ...unsigned], existing, planning);
}

/** Returns the issue with the largest ledger state. It also names the last complete audit with written issues. */
export function keeperIn(existing: readonly KnownIssue[]): KnownIssue | undefined {
  const keepers = existing.filter(({ marker }) => marker.anchor !== null);
  return keepers.toSorted((a, b) => (b.marker.anchor?.size ?? 0) - (a.marker.anchor?.size ?? 0))[0];
}

/** Stores the head of the ledger in an issue: in the summary if there is one, else in the oldest issue. */
function withAnchor(
  operations: readonly Operation[],
  existing: ReadonlyMap<string, KnownIssue>,
  { anchor, report, sound }: Planning,
): Operation[] {
  const summary = subjectId(report.organization, "summary");
  const isKept = existing.has(summary) || operations.some(({ id }) => id === summary);
  if (anchor === null || isKept) return [...operations];
  const [oldest] = [...existing.values()].toSorted((a, b) => a.issue.number - b.issue.number);
  // Somebody may have removed the marker of the oldest issue.
  const keeps = (body: string, change: Partial<Marker>) =>
    withMarker(withoutMarker(body), { ...(markerOf(body) ?? oldest?.marker)!, ...change });
  if (oldest === undefined) {
    const first = operations.findIndex((operation) => operation.do === "create");
    return operations.map((operation, i) => {
      if (operation.do !== "create" || i !== first) return operation;
      const { body, after } = operation;
      const ending = after && { after: { ...after, body: keeps(after.body, { anchor }) } };
      return { ...operation, body: keeps(body, { anchor }), ...ending };
    });
  }
  const { issue, marker } = oldest;
  const own = operations.find((operation) => operation.do === "update" && operation.number === issue.number);
  const body = keeps(own?.do === "update" ? (own.patch.body ?? issue.body!) : issue.body!, {
    anchor: further(marker.anchor, anchor),
    ...(sound && { audit: markedTime(report.asOf) }),
  });
  if (own === undefined)
    return [...operations, ...update(oldest, { title: issue.title, body }, { state: null, news: [] }, "")];
  return operations.map((operation) =>
    operation === own && operation.do === "update" ? { ...operation, patch: { ...operation.patch, body } } : operation,
  );
}

function failureOf(report: Readonly<Report>) {
  const tampering = report.findings.filter(
    ({ kind, severity, status }) => kind === "integrity" && severity === "critical" && status === "open",
  );
  const problems = [...report.evidence.problems, ...(report.verdict === "tampered" ? tampering : [])];
  const isTampered = report.verdict === "tampered";
  const unsaid = { message: isTampered ? "something was tampered with" : "the evidence is incomplete" };
  return { isTampered, problems: problems.length > 0 ? problems.map(({ message }) => ({ message })) : [unsaid] };
}
