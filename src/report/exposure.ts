// Time of exposure by severity, rule and control. Overlapping windows count once.
import { addTo, groupBy, tableOf } from "../lists.ts";
import type { Finding, Report } from "../model/report/index.ts";
import {
  type Blind,
  coveredBy,
  isKnownBesides,
  type Length,
  type OpenSpan,
  type Unseen,
  unseenBy,
} from "../model/report/blind.ts";
import { severities } from "../model/severity.ts";

/**
 * Exposure of every severity, and of every rule and control that ever had any, by id.
 * @param blind stretches of time of which nobody saw the settings
 */
export function exposureOf(findings: readonly Finding[], blind: readonly Blind[] = []): Report["exposure"] {
  const unseen = unseenBy(blind);
  const windows = findings.filter((finding) => finding.exposureSeconds !== null);
  const bySeverity = groupBy(windows, (finding) => finding.severity);
  const byControl = new Map<string, Finding[]>();
  for (const finding of windows) for (const control of new Set(finding.controls)) addTo(byControl, control, finding);
  const lengths = tableOf(severities, (severity) => open(bySeverity.get(severity) ?? [], unseen));
  return {
    severity: tableOf(severities, (severity) => lengths[severity].seconds),
    ...(severities.some((severity) => lengths[severity].unseenSeconds !== undefined) && {
      unseen: tableOf(severities, (severity) => lengths[severity].unseenSeconds ?? 0),
    }),
    rules: rows(
      groupBy(windows, (finding) => finding.rule),
      unseen,
    ),
    controls: rows(byControl, unseen),
  };
}

function rows(groups: ReadonlyMap<string, readonly Finding[]>, unseen: Unseen): Report["exposure"]["rules"] {
  return [...groups].map(([id, windows]) => ({ id, ...open(windows, unseen) })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

function open(findings: readonly Finding[], unseen: Unseen): Length {
  return coveredBy(findings.map(spanOf), unseen);
}

function spanOf(finding: Finding): OpenSpan {
  const from = Date.parse(finding.introduced.at);
  return { from, until: from + (finding.exposureSeconds ?? 0) * 1000, isKnown: isKnownBesides(finding) };
}

/** Says of each window that a revision opened for how long nobody saw whether it was open. */
export function addUnseen(findings: readonly Finding[], blind: readonly Blind[]): void {
  const unseen = unseenBy(blind);
  for (const finding of findings) {
    if (finding.exposureSeconds === null) continue;
    const { unseenSeconds } = coveredBy([spanOf(finding)], unseen);
    if (unseenSeconds !== undefined) finding.unseenSeconds = unseenSeconds;
  }
}
