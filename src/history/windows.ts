// Runs of consecutive failing revisions: one window each, whatever values it passes through. Knows no policy.
import { entryAt } from "../catalog/entries.ts";
import { canonical, type Json } from "../model/json.ts";
import { stateAt } from "./changes.ts";
import { moveAlong, type Renames } from "./renames.ts";
import { type StepMoment, momentOf, type Step } from "./steps.ts";

/** What is wrong with one subject in one revision. */
export interface Observation {
  readonly actual: Json;
  readonly offending: readonly Json[];
  readonly message: string;
}

/** What was seen from a revision on, until the next stage. */
interface Stage<O extends Observation = Observation> extends StepMoment {
  readonly exact: boolean;
  readonly seen: O;
  /** Whether the value means something else than in the stage before. */
  readonly moved: boolean;
  /** The value as it was spelled last, where that was in another way. */
  readonly respelled?: Json;
}

export interface Window<O extends Observation = Observation> {
  readonly subject: string;
  /** The subjects it had before its element was renamed, the first one first. */
  readonly formerly?: readonly string[];
  readonly introduced: StepMoment & { readonly exact: boolean; readonly first: boolean };
  /** The last passing value; null when none was seen. */
  readonly before: Json;
  /** Each failing value, from the revision that brought it. Values that mean the same are one. */
  readonly values: readonly (StepMoment & { readonly actual: Json })[];
  /** Everything that was seen: the first stage is the one at the opening. */
  readonly stages: readonly Stage<O>[];
  /** What was seen last, in its last spelling. */
  readonly latest: O;
  readonly resolved: StepMoment | null;
}

/** How the subjects of a rule are read, where none of them is a place in the settings. */
interface Reading {
  /** The value that a subject had in the previous revision. */
  readonly before: Json;
  /** Equal for values that mean the same. */
  readonly state: string | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Open<O extends Observation> extends Mutable<Window<O>> {
  values: (StepMoment & { actual: Json })[];
  stages: Stage<O>[];
  state: string | null;
}

/** Follows the subjects of one rule through a history. */
export class Windows<O extends Observation = Observation> {
  readonly #open = new Map<string, Open<O>>();
  readonly #closed: Window<O>[] = [];
  readonly #differ: (a: O, b: O) => boolean;

  /** @param differ whether two observations of one value differ in what matters; by default: in what offends */
  constructor(differ: (a: O, b: O) => boolean = offendsOtherwise) {
    this.#differ = differ;
  }

  /** Follows elements that go on under another key. To be told before anything else of a step. */
  rename(renames: Renames): void {
    moveAlong(this.#open, renames, (window, old, subject) =>
      Object.assign(window, { subject, formerly: [...(window.formerly ?? []), old] }),
    );
  }

  /** The subjects that fail. */
  failing(): Iterable<string> {
    return this.#open.keys();
  }

  /** What is wrong with a subject, as far as was told. */
  at(subject: string): O | undefined {
    return this.#open.get(subject)?.latest;
  }

  /** What is wrong with a subject from a step on; undefined: nothing is. To be told when it may be another thing than before. */
  set(step: Step, subject: string, observation: O | undefined, reading?: Reading): void {
    const window = this.#open.get(subject);
    if (observation === undefined || window?.latest === observation) {
      if (observation === undefined && window) this.#close(subject, window, step);
      return;
    }
    const state = reading ? reading.state : stateAt(step.blocks, subject);
    const moment = momentOf(step);
    const { revision, at, time, by } = moment;
    const { actual } = observation;
    const value = { revision, at, time, by, actual };
    const stage = { revision, at, time, by, exact: step.exact, seen: observation, moved: window?.state !== state };
    if (!window) {
      const introduced = { ...moment, exact: step.exact, first: step.previous === null };
      const old = reading ? reading.before : (entryAt(step.before, subject)?.value ?? null);
      const before = step.previous === null ? null : old;
      const stages = [{ ...stage, moved: true }];
      this.#open.set(subject, {
        subject,
        introduced,
        before,
        values: [value],
        stages,
        latest: observation,
        resolved: null,
        state,
      });
      return;
    }
    if (stage.moved) window.values.push(value);
    if (stage.moved || this.#differ(window.latest, observation)) window.stages.push(stage);
    else window.stages.push({ ...window.stages.pop()!, respelled: observation.actual });
    window.latest = observation;
    window.state = state;
  }

  #close(subject: string, window: Open<O>, step: Step): void {
    this.#open.delete(subject);
    // The text of all that a list means is let go of.
    this.#closed.push(Object.assign(window, { resolved: momentOf(step), state: null }));
  }

  /** All windows, the open ones last. */
  all(): Window<O>[] {
    return [...this.#closed, ...this.#open.values()];
  }
}

function offendsOtherwise(a: Observation, b: Observation): boolean {
  return a.offending !== b.offending && canonical(a.offending) !== canonical(b.offending);
}
