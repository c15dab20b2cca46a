// Built-in rules about values: what is wrong is decided block by block, and remembered for blocks that come again.
import type { Block, Entry } from "../catalog/read.ts";
import type { Step } from "../history/steps.ts";
import { type Observation, type Window, Windows } from "../history/windows.ts";
import type { Json } from "../model/json.ts";
import type { Audit, BuiltinRule, Draft, DraftStage, RuleInfo } from "./audit.ts";

/** What one rule objects to in one entry. */
export type Judge = (entry: Entry) => Observation | undefined;

/** What a rule still objects to in an entry that shows less than before; undefined when it holds now. */
export type Stays = (entry: Entry, before: Observation) => Observation | undefined;

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
  readonly #windows = new Windows();
  readonly #blocks = new WeakMap<Block, Map<string, Observation>>();
  readonly #entries = new WeakMap<Entry, Observation | false>();

  readonly #stays: Stays | undefined;
  /** What was found last, by top-level key. */
  readonly #last = new Map<string, ReadonlyMap<string, Observation>>();

  constructor(judge: Judge, stays?: Stays) {
    this.#judge = judge;
    this.#stays = stays;
  }

  see(step: Step): void {
    for (const key of step.changed) {
      const block = step.blocks.get(key);
      const found = this.#kept(key, block, block ? this.#found(block) : new Map<string, Observation>());
      this.#windows.see(step, key, found);
    }
  }

  /** What is found in a block, and what was found before and cannot be seen any more. */
  #kept(
    key: string,
    block: Block | undefined,
    found: ReadonlyMap<string, Observation>,
  ): ReadonlyMap<string, Observation> {
    if (!this.#stays) return found;
    const hidden = [...(this.#last.get(key) ?? [])].flatMap(([subject, before]): [string, Observation][] => {
      const entry = found.has(subject) ? undefined : block?.entries.get(subject);
      const seen = entry && this.#stays!(entry, before);
      return seen ? [[subject, seen]] : [];
    });
    const all = hidden.length === 0 ? found : new Map([...found, ...hidden]);
    this.#last.set(key, all);
    return all;
  }

  #found(block: Block): Map<string, Observation> {
    const known = this.#blocks.get(block);
    if (known) return known;
    const found = new Map<string, Observation>();
    for (const entry of block.entries.values()) {
      let seen = this.#entries.get(entry);
      if (seen === undefined) this.#entries.set(entry, (seen = this.#judge(entry) ?? false));
      if (seen) found.set(entry.subject, seen);
    }
    this.#blocks.set(block, found);
    return found;
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
  expected: Json,
  tell: (seen: O) => Pick<DraftStage, "message" | "inert"> = ({ message }) => ({ message }),
): Draft {
  const { subject, before, latest, values, introduced, resolved } = window;
  return {
    rule,
    subject,
    ...(window.formerly && { formerly: window.formerly }),
    expected,
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
