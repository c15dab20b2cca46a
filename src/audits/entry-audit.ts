// Built-in rules on values: a rule judges one entry, and windows follow from its verdicts.
import type { EntryChange, SettingEntry } from "../catalog/entries.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, type Window, Windows } from "../history/windows.ts";
import type { Json } from "../model/json.ts";
import { type Audit, type BuiltinRule, type Draft, type DraftStage, draftWith, type RuleInfo } from "./audit.ts";
import type { RuleDemand } from "./terms.ts";

/**
 * Returns the objection of one rule to one entry.
 * @param items the items of the list, or the value itself. Of a list that passed before, first only its new items: the
 *   judge then objects if it would object to the whole list
 */
type Judge = (entry: SettingEntry, items: readonly Json[]) => Observation | undefined;

/** Returns the remaining objection to an entry that shows less than before; undefined when it passes now. */
type Stays = (entry: SettingEntry, before: Observation) => Observation | undefined;

/** Creates a family of built-in rules that judge entry by entry. @param sharedFields fields that all its drafts share */
export function entryAudit(
  judges: readonly (readonly [BuiltinRule, Judge, Stays?])[],
  sharedFields: Pick<Draft, "besideWindow"> = {},
): Audit {
  return {
    rules: judges.map(([rule]) => rule),
    begin: (context) => {
      const followers = judges.flatMap(([rule, judge, stays]) => {
        const info = context.builtin(rule);
        return info ? [{ info, windows: entryWindows(judge, stays) }] : [];
      });
      return {
        see: (step) => followers.forEach(({ windows }) => windows.see(step)),
        end: () =>
          followers.flatMap(({ info, windows }) => windows.all().map((window) => draftOf(info, window, sharedFields))),
      };
    },
  };
}

/** Follows the windows in which a judge objects to an entry. */
export function entryWindows(judge: Judge, stays?: Stays) {
  const windows = new Windows();
  return {
    see: (step: Step): void => {
      windows.rename(step.renames);
      for (const change of step.entries) {
        const { subject, after } = change;
        const before = windows.at(subject);
        const observation =
          after && (objectionTo(change, after, before !== undefined, judge) ?? (before && stays?.(after, before)));
        if (observation || before) windows.set(step, subject, observation);
      }
    },
    all: () => windows.all(),
  };
}

/** Judges an entry that changed. @param isAll whether to judge all its items at once, because it failed before */
export function objectionTo(
  change: EntryChange,
  entry: SettingEntry,
  isAll: boolean,
  judge: Judge,
): Observation | undefined {
  const { items, newItems } = change;
  if (isAll) return judge(entry, items);
  const objection = judge(entry, newItems);
  return objection && newItems !== items ? judge(entry, items) : objection;
}

/**
 * Converts a window to the draft of a finding.
 * @param parts fields of the draft that the window does not have
 * @param tell returns the message of an observation, if it differs from the observation's own
 */
export function draftOf<O extends Observation>(
  rule: RuleInfo,
  window: Window<O>,
  parts: Partial<RuleDemand & Pick<Draft, "fix" | "besideWindow">> = {},
  tell: (objection: O) => Pick<DraftStage, "message" | "inert"> = ({ message }) => ({ message }),
): Draft {
  const { subject, before, latest, values, introduced, resolved } = window;
  const latestWords = tell(latest);
  return draftWith({
    ...parts,
    ...latestWords,
    rule,
    subject,
    formerly: window.formerly,
    before,
    actual: latest.actual,
    offending: latest.offending,
    values,
    stages: window.stages.map(({ revision, at, time, by, exact, isChange, latestSpelling, observation }) => {
      const { message, inert } = observation === latest ? latestWords : tell(observation);
      const { actual, offending } = observation;
      return { revision, at, time, by, exact, isChange, latestSpelling, actual, offending, message, inert };
    }),
    introduced,
    resolved,
    event: false,
  });
}
