// Built-in rules about values: a rule says what it objects to in one entry, and its windows follow from that.
import type { SettingEntry } from "../catalog/entries.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, type Window, Windows } from "../history/windows.ts";
import type { Audit, BuiltinRule, Draft, DraftStage, RuleInfo } from "./audit.ts";
import type { Expected } from "./terms.ts";

/** What one rule objects to in one entry. */
type Judge = (entry: SettingEntry) => Observation | undefined;

/** What a rule still objects to in an entry that shows less than before; undefined when it holds now. */
type Stays = (entry: SettingEntry, before: Observation) => Observation | undefined;

/** A family of built-in rules that judge entry by entry. @param rest what all of its drafts say besides */
export function entryAudit(
  judges: readonly (readonly [BuiltinRule, Judge, Stays?])[],
  rest: Pick<Draft, "besideWindow"> = {},
): Audit {
  return {
    rules: judges.map(([rule]) => rule),
    begin: (context) => {
      const followed = judges.flatMap(([rule, judge, stays]) => {
        const info = context.builtin(rule);
        return info ? [{ info, windows: new EntryWindows(judge, stays) }] : [];
      });
      return {
        see: (step) => followed.forEach(({ windows }) => windows.see(step)),
        end: () =>
          followed.flatMap(({ info, windows }) =>
            windows.all().map((window) => ({ ...draftOf(info, window, null), ...rest })),
          ),
      };
    },
  };
}

/** The windows in which a judge objects to an entry. */
export class EntryWindows {
  readonly #judge: Judge;
  readonly #stays: Stays | undefined;
  readonly #windows = new Windows();

  constructor(judge: Judge, stays?: Stays) {
    this.#judge = judge;
    this.#stays = stays;
  }

  see(step: Step): void {
    this.#windows.rename(step.renames);
    for (const { subject, after } of step.entries) {
      const before = this.#windows.at(subject);
      const observation = after && (this.#judge(after) ?? (before && this.#stays?.(after, before)));
      if (observation || before) this.#windows.set(step, subject, observation);
    }
  }

  all(): Window[] {
    return this.#windows.all();
  }
}

/**
 * A window as the draft of a finding.
 * @param tell what a finding says of an observation, where it is not the observation's own message
 */
export function draftOf<O extends Observation>(
  rule: RuleInfo,
  window: Window<O>,
  demanded: Expected | null,
  tell: (seen: O) => Pick<DraftStage, "message" | "inert"> = ({ message }) => ({ message }),
): Draft {
  const { subject, before, latest, values, introduced, resolved } = window;
  return {
    rule,
    subject,
    ...(window.formerly && { formerly: window.formerly }),
    expected: demanded?.expected ?? null,
    words: demanded?.words,
    before,
    actual: latest.actual,
    offending: latest.offending,
    values,
    stages: window.stages.map(({ seen, ...stage }) => ({
      ...stage,
      actual: seen.actual,
      offending: seen.offending,
      ...tell(seen),
    })),
    introduced,
    resolved,
    event: false,
    fix: null,
    ...tell(latest),
  };
}
