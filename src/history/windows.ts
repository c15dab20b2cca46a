// Windows: runs of consecutive failing revisions, whatever the values. Independent of policies.
import { canonical, type Json } from "../model/json.ts";
import { stateAt } from "./changes.ts";
import { moveAlong, rename, type Renames } from "./renames.ts";
import type { SeenMoment, StepMoment, Step } from "./steps.ts";

/** The failure of one subject in one revision. */
export interface Observation {
  readonly actual: Json;
  readonly offending: readonly Json[];
  readonly message: string;
}

/** An observation from a revision on, until the next stage. */
interface Stage<O extends Observation = Observation> extends StepMoment {
  readonly exact: boolean;
  readonly observation: O;
  /** Whether the meaning of the value differs from the stage before. */
  readonly isChange: boolean;
  /** The value in its latest spelling, if that differs. */
  readonly latestSpelling?: Json | undefined;
}

export interface Window<O extends Observation = Observation> {
  readonly subject: string;
  /** The subjects before renames of its element, the oldest first. */
  readonly formerly?: readonly string[];
  readonly introduced: SeenMoment & { readonly first: boolean };
  /** The last passing value; null when there was none. */
  readonly before: Json;
  /** Each failing value, from the revision that set it. Equivalent values count once. */
  readonly values: readonly (StepMoment & { readonly actual: Json })[];
  /** All observations. The first stage opened the window. */
  readonly stages: readonly Stage<O>[];
  /** The last observation, in its last spelling. */
  readonly latest: O;
  readonly resolved: SeenMoment | null;
}

/** The previous value and state of a subject that is not a place in the settings. */
interface Reading {
  /** The value of the subject in the previous revision. */
  readonly before: Json;
  /** Equal for equivalent values. */
  readonly state: string | null;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Open<O extends Observation> extends Mutable<Window<O>> {
  values: (StepMoment & { actual: Json })[];
  stages: Stage<O>[];
  state: string | null;
}

/** Tracks the subjects of one rule through a history. */
export class Windows<O extends Observation = Observation> {
  readonly #open = new Map<string, Open<O>>();
  readonly #closed: Window<O>[] = [];
  readonly #differ: (a: O, b: O) => boolean;

  /** @param differ whether two observations of one value differ for exceptions; default: in their offending entries */
  constructor(differ: (a: O, b: O) => boolean = offendsOtherwise) {
    this.#differ = differ;
  }

  /** Moves the state of elements that continue under another key. Call it first in every step. */
  rename(renames: Renames): void {
    moveAlong(this.#open, renames, (window, _, subject) => {
      rename(window, subject);
      return window;
    });
  }

  /** Returns the failing subjects. */
  failing(): Iterable<string> {
    return this.#open.keys();
  }

  /** Returns the last observation of a subject. */
  at(subject: string): O | undefined {
    return this.#open.get(subject)?.latest;
  }

  /** Sets the observation of a subject from a step on; undefined: it passes. Call it when it may have changed. */
  set(step: Step, subject: string, observation: O | undefined, reading?: Reading): void {
    const window = this.#open.get(subject);
    if (observation === undefined && window) {
      this.#open.delete(subject);
      // Drops the state text, which may be long.
      this.#closed.push(Object.assign(window, { resolved: step.seenMoment, state: null }));
    }
    if (observation === undefined || window?.latest === observation) return;
    const state = reading ? reading.state : stateAt(step.blocks, subject);
    const { revision, at, time, by } = step.moment;
    const { actual } = observation;
    const value = { revision, at, time, by, actual };
    const stage = { revision, at, time, by, exact: step.exact, observation, isChange: window?.state !== state };
    if (!window) {
      const introduced = { ...step.seenMoment, first: step.previous === null };
      const old = reading ? reading.before : (step.entryBefore(subject)?.value ?? null);
      const before = step.previous === null ? null : old;
      const stages = [{ ...stage, isChange: true }];
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
    if (stage.isChange) window.values.push(value);
    if (stage.isChange || this.#differ(window.latest, observation)) window.stages.push(stage);
    else window.stages.push({ ...window.stages.pop()!, latestSpelling: observation.actual });
    window.latest = observation;
    window.state = state;
  }

  /** Returns all windows, the open ones last. */
  all(): Window<O>[] {
    return [...this.#closed, ...this.#open.values()];
  }
}

function offendsOtherwise(a: Observation, b: Observation): boolean {
  return a.offending !== b.offending && canonical(a.offending) !== canonical(b.offending);
}
