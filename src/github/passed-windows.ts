// Windows that opened and were remediated between two audits, of subjects without an issue that reports them.
import { ranks } from "./room.ts";
import { type Subject, transientsIn } from "./subject.ts";
import type { Planning } from "./subject-plan.ts";

/**
 * Returns the windows of subjects without an issue, whatever their state now, that opened and were remediated since the
 * last audit; worst first.
 * @param tells whether a subject has an issue that reports its windows
 * @param created the subjects that get an issue now: its text lists their earlier windows
 * @returns also the subjects that get a closed issue for them, and the windows that only the summary reports
 */
export function passedWindows(
  all: readonly Subject[],
  { tells, created }: { tells: (subject: Subject) => boolean; created: readonly Subject[] },
  { mode, max, sound, since, report }: Planning,
) {
  const withoutIssue = sound ? all.filter((subject) => !tells(subject)) : [];
  const subjectWindows = ranks(withoutIssue, () => false)
    .map((subject) => ({ subject, windows: transientsIn(subject, { since }, report) }))
    .filter(({ windows }) => windows.length > 0);
  const isOver = ({ finding: { status } }: Subject) => status === "resolved" || status === "excepted";
  const over = subjectWindows.map(({ subject }) => subject).filter(isOver);
  const subjects = mode === "single" ? [] : over.slice(0, max);
  const withText = new Set([...subjects, ...created]);
  return {
    all: subjectWindows.flatMap(({ windows }) => windows),
    subjects,
    ofSummary: subjectWindows.flatMap(({ subject, windows }) => (withText.has(subject) ? [] : windows)),
  };
}
