// Time to remediate, by severity and by month.
import { groupBy } from "../lists.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { isOverdue } from "../model/report/overdue.ts";
import { worstToBest } from "../model/severity.ts";

type Remediation = NonNullable<Report["remediation"]>;
type Row = Omit<Remediation["severities"][number], "severity">;

/**
 * Returns the time to remediate. Counts findings resolved by a revision, and open findings past their time limit that a
 * revision introduced: findings on use end without a revision.
 * @param asOf the instant taken as now
 */
export function remediationOf(findings: readonly Finding[], asOf: string): Remediation {
  const endedFindings = findings.filter(
    (finding) => isFixed(finding) || (finding.introduced.revision !== null && isOverdue(finding, asOf)),
  );
  const rowsOf = (group: readonly Finding[]) => {
    const bySeverity = groupBy(group, ({ severity }) => severity);
    return worstToBest.flatMap((severity) => {
      const own = bySeverity.get(severity);
      return own ? [{ severity, ...rowOf(own) }] : [];
    });
  };
  const months = [...groupBy(endedFindings, ({ resolved, dueAt }) => (resolved?.at ?? dueAt ?? "").slice(0, 7))].sort(
    ([a], [b]) => (a < b ? -1 : 1),
  );
  return {
    severities: rowsOf(endedFindings),
    months: months.flatMap(([month, own]) => rowsOf(own).map((row) => ({ month, ...row }))),
  };
}

function isFixed({ ended, exposureSeconds }: Finding): boolean {
  return ended === "fixed" && exposureSeconds !== null;
}

/** Whether a window ends before it begins: the service's clock ran back, and how long it was open is not known. */
function isBackward({ introduced, resolved }: Finding): boolean {
  return resolved !== null && resolved.at < introduced.at;
}

/** Whether a window was fixed within its time limit; undefined: not known. */
function isInTerm(finding: Finding): boolean | undefined {
  const { resolved, dueAt, unseenSeconds } = finding;
  if (resolved === null || dueAt === null) return false;
  if (isBackward(finding)) return undefined;
  if (resolved.at <= dueAt) return true;
  return unseenSeconds === undefined ? false : undefined;
}

function rowOf(group: readonly Finding[]): Row {
  const fixedFindings = group.filter(isFixed);
  const times = fixedFindings
    .filter((finding) => !isBackward(finding))
    .map(({ exposureSeconds }) => exposureSeconds ?? 0)
    .sort((a, b) => a - b);
  const terms = group.filter(({ dueAt }) => dueAt !== null).map(isInTerm);
  const unknownTerm = terms.filter((isIn) => isIn === undefined).length;
  return {
    fixed: fixedFindings.length,
    meanSeconds: times.length === 0 ? null : Math.floor(times.reduce((sum, time) => sum + time, 0) / times.length),
    medianSeconds: medianOf(times),
    isLeast: fixedFindings.some(({ introduced }) => !introduced.exact),
    ...(fixedFindings.some(({ unseenSeconds }) => unseenSeconds !== undefined) && { isMost: true as const }),
    due: terms.length - unknownTerm,
    inTerm: terms.filter((isIn) => isIn === true).length,
    ...(unknownTerm > 0 && { unknownTerm }),
  };
}

/** Returns the median; for an even number the mean of the middle two. @param times ascending */
function medianOf(times: readonly number[]): number | null {
  const [low, high] = [times[Math.ceil(times.length / 2) - 1], times[Math.floor(times.length / 2)]];
  return low === undefined || high === undefined ? null : Math.floor((low + high) / 2);
}
