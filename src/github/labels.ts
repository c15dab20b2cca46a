// Labels: one to find our issues, and one for the severity.
import { type Severity, severities } from "../model/severity.ts";

/** The label of all our issues. */
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

/** Whether two names are those of one label or account. GitHub ignores case, and answers with the existing spelling. */
export function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Returns each name once, in its first spelling. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.filter((name, i) => names.findIndex((candidate) => isSameName(candidate, name)) === i);
}

/** Replaces the severity label of an issue; undefined if the labels are already right. */
export function labelsFor(labels: readonly string[], severity: Severity): readonly string[] | undefined {
  const wantedLabel = severityLabel(severity);
  const isOwn = (label: string) => severities.some((level) => isSameName(label, severityLabel(level)));
  const ownLabels = labels.filter(isOwn);
  if (ownLabels.length > 0 && ownLabels.every((label) => isSameName(label, wantedLabel))) return undefined;
  return [...labels.filter((label) => !isOwn(label)), wantedLabel];
}

/** Returns the colour and description of our label; undefined for any other label. */
export function descriptionOf(label: string): { readonly color: string; readonly description: string } | undefined {
  if (label === LABEL) return { color: "1f6feb", description: "Kept by Driftline" };
  const severity = severities.find((candidate) => severityLabel(candidate) === label);
  return severity && { color: colors[severity], description: `Driftline: a finding of severity ${severity}` };
}
