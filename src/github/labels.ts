// Labels: the one by which issues are found, and one that follows the severity.
import { type Severity, severities } from "../model/severity.ts";

/** The label by which issues are found. */
export const LABEL = "driftline";

const colors: Readonly<Record<Severity, string>> = {
  critical: "8b0000",
  high: "d73a4a",
  medium: "d4a72c",
  low: "8c959f",
  info: "d0d7de",
};

export function severityLabel(severity: Severity): string {
  return `${LABEL}: ${severity}`;
}

/** The labels of an issue with the label of this severity in place of any other severity's; undefined when it has them. */
export function labelsFor(labels: readonly string[], severity: Severity): readonly string[] | undefined {
  const wantedLabel = severityLabel(severity);
  const others = new Set(severities.map(severityLabel).filter((label) => label !== wantedLabel));
  if (labels.includes(wantedLabel) && !labels.some((label) => others.has(label))) return undefined;
  return [...labels.filter((label) => !others.has(label) && label !== wantedLabel), wantedLabel];
}

/** How a label is made that is ours; undefined for any other. */
export function descriptionOf(label: string): { readonly color: string; readonly description: string } | undefined {
  if (label === LABEL) return { color: "1f6feb", description: "Kept by Driftline" };
  const severity = severities.find((candidate) => severityLabel(candidate) === label);
  return severity && { color: colors[severity], description: `Driftline: a finding of severity ${severity}` };
}
