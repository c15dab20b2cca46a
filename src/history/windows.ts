// Runs of consecutive failing revisions: one window each, whatever values it passes through. Knows no policy.
import { canonical, type Json, unpointer } from "../model/json.ts";
import { stateAt } from "./changes.ts";
import { moveAlong } from "./renames.ts";
import { type Moment, momentOf, type Step } from "./steps.ts";

/** What is wrong with one subject in one revision. */
export interface Observation {
  readonly actual: Json;
  readonly offending: readonly Json[];
  readonly message: string;
}

/** What was seen from a revision on, until the next stage. */
export interface Stage<O extends Observation = Observation> extends Moment {
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
  readonly introduced: Moment & { readonly exact: boolean; readonly first: boolean };
  /** The last passing value; null when none was seen. */
  readonly before: Json;
  /** Each failing value, from the revision that brought it. Values that mean the same are one. */
  readonly values: readonly (Moment & { readonly actual: Json })[];
  /** Everything that was seen: the first stage is the one at the opening. */
  readonly stages: readonly Stage<O>[];
  /** What was seen last, in its last spelling. */
  readonly latest: O;
  readonly resolved: Moment | null;
}

/** How the subjects of a rule are read, where none of them is a place in the settings. */
export interface Reading {
  /** The value a subject had in the previous revision. */
  before(subject: string): Json;
  /** Equal for values that mean the same. */
  state(subject: string): string | null;
}

interface Open<O extends Observation> {
  window: Window<O> & { values: (Moment & { actual: Json })[]; stages: Stage<O>[] };
  state: string | null;
}

/** Follows the subjects of one rule through a history. */
export class Windows<O extends Observation = Observation> {
  readonly #open = new Map<string, Map<string, Open<O>>>();
  readonly #closed: Window<O>[] = [];
  readonly #differ: (a: O, b: O) => boolean;

  /** @param differ whether two observations of one value differ in what matters; by default: in what offends */
  constructor(differ: (a: O, b: O) => boolean = offendsOtherwise) {
    this.#differ = differ;
  }

  /** Takes in what fails at a step within a scope: every subject of the scope that is not among them passes. */
  see(step: Step, scope: string, failing: ReadonlyMap<string, O>, reading: Reading = placesOf(step)): void {
    const open = this.#open.get(scope);
    if (!open && failing.size === 0) return;
    if (open)
      moveAlong(open, step.renames, ({ window, state }, old, subject) => ({
        state,
        window: { ...window, subject, formerly: [...(window.formerly ?? []), old] },
      }));
    const moment = momentOf(step);
    for (const [subject, { window }] of open ?? []) {
      if (failing.has(subject)) continue;
      this.#closed.push({ ...window, resolved: moment });
      open!.delete(subject);
    }
    const into = open ?? new Map<string, Open<O>>();
    if (!open) this.#open.set(scope, into);
    for (const [subject, seen] of failing) {
      const known = into.get(subject);
      if (known?.window.latest === seen) continue;
      const state = reading.state(subject);
      const stage = { ...moment, exact: step.exact, seen, moved: known?.state !== state };
      const value = { ...moment, actual: seen.actual };
      if (!known) {
        const introduced = { ...moment, exact: step.exact, first: step.previous === null };
        const before = step.previous === null ? null : reading.before(subject);
        const stages = [{ ...stage, moved: true }];
        const window = { subject, introduced, before, values: [value], stages, latest: seen, resolved: null };
        into.set(subject, { window, state });
      } else {
        const { window } = known;
        if (stage.moved) window.values.push(value);
        if (stage.moved || this.#differ(window.latest, seen)) window.stages.push(stage);
        else window.stages.push({ ...window.stages.pop()!, respelled: seen.actual });
        into.set(subject, { window: { ...window, latest: seen }, state });
      }
    }
  }

  /** All windows, the open ones last. */
  all(): Window<O>[] {
    return [
      ...this.#closed,
      ...[...this.#open.values()].flatMap((scope) => [...scope.values()].map(({ window }) => window)),
    ];
  }
}

function offendsOtherwise(a: Observation, b: Observation): boolean {
  return a.offending !== b.offending && canonical(a.offending) !== canonical(b.offending);
}

/** Subjects that are places in the settings. */
function placesOf(step: Step): Reading {
  const block = (blocks: Step["blocks"], subject: string) => blocks.get(unpointer(subject)[0] ?? "");
  return {
    before: (subject) => block(step.before, subject)?.entries.get(subject)?.value ?? null,
    state: (subject) => stateAt(block(step.blocks, subject), subject),
  };
}
