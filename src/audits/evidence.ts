// The history itself: missing numbers, times that run backwards, revisions received in two forms.
import { timeWords } from "../model/instant.ts";
import { type BuiltinRule, changeEvent, event, stepAudit } from "./audit.ts";
import { missingWords } from "../model/report/blind.ts";
import { minute } from "../words.ts";

const common = {
  acceptedBy: "revision",
  kind: "integrity",
  controls: ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:SI-7"],
} as const;

const gap: BuiltinRule = {
  ...common,
  id: "integrity/revision-gap",
  title: "No revision is missing",
  severity: "low",
  rationale: "Changes in a missing revision cannot be judged.",
  remediation:
    "With a ledger, run driftline audit --full once: the service may have the missing revisions by now. If they do not exist, accept the next revision with an exception that states why.",
};

const clock: BuiltinRule = {
  ...common,
  id: "integrity/clock",
  title: "Revisions are in order of time",
  severity: "low",
  rationale:
    "If a revision is dated before its predecessor or after the audit, the exposures around it are unreliable.",
  remediation: "Compare the revision with the organization's audit log. Then accept the revision with an exception.",
};

const conflict: BuiltinRule = {
  ...common,
  id: "integrity/revision-conflict",
  title: "A revision has only one content",
  severity: "critical",
  rationale: "Revisions must not change. If one revision has two contents, no revision can be trusted.",
  remediation:
    "Ask the service which content is correct, and keep both until you know. Then accept the revision with an exception.",
};

/** The tolerated difference between two clocks. */
const SKEW = 5 * 60_000;

export const evidence = stepAudit([gap, clock, conflict], (context) => {
  const gaps = context.builtin(gap);
  const clocks = context.builtin(clock);
  const conflicts = context.builtin(conflict);
  return function* (step) {
    const { revision, previous } = step;
    const subject = `revision:${revision.revision}`;
    const isNow = context.conflicts.has(revision.revision);
    const past = context.ledger?.conflicts?.get(revision.revision);
    if (conflicts && (isNow || past !== undefined)) {
      const then = isNow || past === undefined ? "" : ` in the audit of ${minute(past)}`;
      yield event(conflicts, step, {
        subject,
        message: `revision ${revision.revision} arrived twice${then}, with different content`,
      });
    }
    if (gaps && step.gap) {
      const { from, to } = step.gap;
      const offending = from === to ? [from] : [from, to];
      yield changeEvent(gaps, step, { subject: `revision:${from}`, message: missingWords([step.gap]), offending });
    }
    const isBack = previous !== null && revision.time < previous.time;
    if (!clocks || !(isBack || revision.time > context.asOf + SKEW)) return;
    const order = isBack ? `before revision ${previous.revision} at ${timeWords(previous.time)}` : "after this audit";
    const message = `revision ${revision.revision} is dated ${timeWords(revision.time)}, ${order}`;
    yield event(clocks, step, { subject, message, actual: revision.at, before: isBack ? previous.at : null });
  };
});
