// Loosened guards that no rule of a policy reports, and lists that were emptied and now allow everything. Severity info.
import { direction } from "../catalog/direction.ts";
import { entryAt, unreadableAt } from "../catalog/entries.ts";
import { isCliff, isGuard, type Setting } from "../catalog/setting.ts";
import { pointerOf, topKey } from "../catalog/subjects.ts";
import { isInForce, spelledValues } from "../catalog/switches.ts";
import type { SettingChange } from "../history/changes.ts";
import { moveAlong } from "../history/renames.ts";
import type { Step } from "../history/steps.ts";
import { equal, type Json } from "../model/json.ts";
import { nameOf } from "../words.ts";
import { agreementOn } from "./approvals.ts";
import { type Audit, type AuditContext, type BuiltinRule, changeEvent, type Draft, type RuleInfo } from "./audit.ts";
import { endDraft } from "./placed-things.ts";

const rule: BuiltinRule = {
  id: "changes/weakened",
  title: "Loosened guards are reviewed",
  acceptedBy: "revision",
  kind: "change",
  severity: "info",
  rationale:
    "If no policy governs a guard, turning it off goes unnoticed. An emptied list of what is allowed may allow everything.",
  remediation: "Restore the setting, or accept the revision with an exception.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"],
};

export const weakened: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const drafts: Draft[] = [];
    /** The events of guards that are looser than before, by subject. */
    const loose = new Map<string, WeakenedGuard[]>();
    return {
      see: (step) => {
        if (!info) return;
        moveAlong(loose, step.renames);
        for (const change of step.changes) {
          const guard = guardOf(change, context);
          if (!guard) continue;
          const list = loose.get(change.subject) ?? [];
          const back = list.filter(({ from }) => isBack(guard, from, change.after));
          for (const { draft } of back) drafts.push(endDraft(draft, step.moment));
          const still = list.filter((item) => !back.includes(item));
          const isLooser = isCliff(guard)
            ? change.direction === "looser" && change.after === null && hasEffect(guard, step)
            : change.direction === "looser" ||
              (change.direction === "unknown" && back.length === 0 && !isStrictest(guard, change.after));
          if (isLooser)
            still.push({ draft: looseningDraft(info, step, { ...change, guard }, context), from: change.before });
          loose.set(change.subject, still);
        }
      },
      end: () => [...drafts, ...[...loose.values()].flat().map(({ draft }) => draft)],
    };
  },
};

interface WeakenedGuard {
  readonly draft: Draft;
  /** The value of the guard before. */
  readonly from: Json;
}

/** Returns the setting of a change if it is a guard, or a list that allows everything when it is empty. */
function guardOf({ path }: SettingChange, { catalog }: AuditContext): Setting | undefined {
  const setting = path === null ? undefined : catalog.setting(path);
  return setting && (isGuard(setting) || isCliff(setting)) ? setting : undefined;
}

/** Whether the switch of a setting is on, or it has none. */
function hasEffect({ switch: needs }: Setting, { blocks }: Step): boolean {
  return needs === undefined || isInForce(needs, spelledValues(entryAt(blocks, pointerOf(needs.path))));
}

/** Whether a guard is as tight as before, or an emptied list has entries again: it no longer allows everything. */
function isBack(guard: Setting, from: Json, now: Json): boolean {
  if (isCliff(guard)) return now !== null;
  const way = direction(guard, { value: from }, { value: now });
  return way === "tighter" || way === "neutral" || equal(from, now);
}

/** Whether no value of a guard is stricter. */
function isStrictest({ kind, looser }: Setting, value: Json): boolean {
  return kind === "boolean" && (looser === "off" ? value === true : looser === "on" && value === false);
}

function looseningDraft(
  info: RuleInfo,
  step: Step,
  change: SettingChange & { readonly guard: Setting },
  { approvals }: AuditContext,
): Draft {
  const { subject, before, after, guard } = change;
  const { revision, time } = step.revision;
  const when = step.exact ? "" : ` by revision ${revision} at the latest`;
  const doubt =
    guard.looser === "unknown" ? "only a policy can say which way is looser" : "whether that is looser is not known";
  const unreadable = unreadableAt(step.blocks.get(topKey(guard.path)), subject);
  const weakening = unreadable
    ? `made unreadable${when}: ${nameOf(unreadable.subject)} ${unreadable.flaw}`
    : isCliff(guard)
      ? `emptied${when}, so it may allow ${guard.unset.means}`
      : change.direction === "looser"
        ? `loosened${when}`
        : `changed${when}: ${doubt}`;
  return changeEvent(info, step, {
    subject,
    message: `${nameOf(subject)} was ${weakening}`,
    before,
    actual: after,
    offending: [after],
    resolved: agreementOn(info, [subject], approvals.of(step), time),
    besideWindow: change.direction === "unknown" && !unreadable ? "undecided" : "untold",
  });
}
