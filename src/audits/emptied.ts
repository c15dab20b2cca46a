// A revision that removes nearly all settings: a mistake, a broken tool, or sabotage.
import { isSet } from "../history/state.ts";
import type { Step } from "../history/steps.ts";
import { type BuiltinRule, changeEvent, stepAudit } from "./audit.ts";
import { sumOf } from "../lists.ts";

const rule: BuiltinRule = {
  id: "changes/emptied",
  title: "No revision empties the settings",
  acceptedBy: "revision",
  kind: "change",
  severity: "info",
  rationale:
    "Most settings that are not set are not enforced. A revision that unsets nearly all settings turns off nearly all controls. A revision is reported if it unsets at least 8 settings, and at least three quarters of all.",
  remediation:
    "If this was a mistake, restore the settings of the revision before. Then accept the revision with an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
};

/** The minimum of settings removed at once, and their minimum fraction of all. */
const MANY = 8;
const PART = 0.75;

export const emptied = stepAudit([rule], (context) => {
  const info = context.builtin(rule);
  return (step) => {
    if (!info || step.changes.length < MANY) return [];
    const removedCount = unsetIn(step);
    if (removedCount < MANY) return [];
    const all = settingsBefore(step);
    if (removedCount < PART * all) return [];
    const { revision } = step.revision;
    const message = step.exact
      ? `revision ${revision} unset ${removedCount} of ${all} settings at once`
      : `${removedCount} of ${all} settings were unset by revision ${revision} at the latest; revisions before it are missing`;
    return [changeEvent(info, step, { subject: `revision:${revision}`, message })];
  };
});

/**
 * Counts the settings that a step unset. If another element of the list got the same setting, it was replaced and does not
 * count.
 */
function unsetIn({ changes }: Step): number {
  const counts = new Map<string, number>();
  for (const { op, path, subject } of changes) {
    const place = path ?? subject;
    if (op === "remove" || op === "add") counts.set(place, (counts.get(place) ?? 0) + (op === "remove" ? 1 : -1));
  }
  return sumOf(counts.values(), (count) => Math.max(0, count));
}

/** Counts the settings that were set before a step. */
function settingsBefore({ blocks, changes }: Step): number {
  let sum = 0;
  for (const block of blocks.values()) for (const entry of block.entries.values()) if (isSet(entry)) sum++;
  for (const { op } of changes) sum += Number(op === "remove") - Number(op === "add");
  return sum;
}
