// Time of exposure by severity, rule and control. Overlapping windows count once.
import { grouped, tableOf } from "../lists.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { severities } from "../model/severity.ts";

/** Returns the exposure of every severity, and of every rule and control with any, by id. */
export function exposureOf(findings: readonly Finding[]): Report["exposure"] {
  const windows = findings.filter((finding) => finding.exposureSeconds !== null);
  const bySeverity = grouped(windows, (finding) => finding.severity);
  const byControl = grouped(
    windows.flatMap((finding) => [...new Set(finding.controls)].map((control) => ({ control, finding }))),
    ({ control }) => control,
  );
  return {
    severity: tableOf(severities, (severity) => open(bySeverity.get(severity) ?? [])),
    rules: rows(grouped(windows, (finding) => finding.rule)),
    controls: rows(new Map([...byControl].map(([id, items]) => [id, items.map(({ finding }) => finding)]))),
  };
}

function rows(groups: ReadonlyMap<string, readonly Finding[]>): Report["exposure"]["rules"] {
  return [...groups].map(([id, windows]) => ({ id, seconds: open(windows) })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the whole seconds in which at least one of the windows was open. */
function open(findings: readonly Finding[]): number {
  const spans = findings
    .map(({ introduced, exposureSeconds }) => {
      const from = Date.parse(introduced.at);
      return { from, to: from + (exposureSeconds ?? 0) * 1000 };
    })
    .sort((a, b) => a.from - b.from);
  let [sum, until] = [0, -Infinity];
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return Math.floor(sum / 1000);
}
