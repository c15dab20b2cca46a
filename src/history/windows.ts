// Runs of consecutive failing revisions: one window each, whatever values it passes through. Knows no policy.
import { canonical, type Json } from "../model/json.ts";
import { type Moment, momentOf, type Step } from "./steps.ts";

/** What is wrong with one subject in one revision. */
export interface Observation {
  readonly actual: Json;
  readonly offending: readonly Json[];
  readonly message: string;
}

export interface Window<O extends Observation = Observation> {
  readonly subject: string;
  readonly introduced: Moment & { readonly exact: boolean; readonly first: boolean };
  /** The last passing value; null when none was seen. */
  readonly before: Json;
  /** Each failing value, from the revision that brought it. */
  readonly values: readonly (Moment & { readonly actual: Json })[];
  /** What was seen when the window opened, and last. */
  readonly opening: O;
  readonly latest: O;
  readonly resolved: Moment | null;
}

interface Open<O extends Observation> {
  window: Window<O> & { values: (Moment & { actual: Json })[] };
}

/** Follows the subjects of one rule through a history. */
export class Windows<O extends Observation = Observation> {
  readonly #open = new Map<string, Map<string, Open<O>>>();
  readonly #closed: Window<O>[] = [];

  /**
   * Takes in what fails at a step within a scope: every subject of the scope that is not among them passes.
   * @param valueBefore the value a subject had in the previous revision
   */
  see(step: Step, scope: string, failing: ReadonlyMap<string, O>, valueBefore: (subject: string) => Json): void {
    const open = this.#open.get(scope);
    if (!open && failing.size === 0) return;
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
      const value = { ...moment, actual: seen.actual };
      if (!known) {
        const introduced = { ...moment, exact: step.exact, first: step.previous === null };
        const before = step.previous === null ? null : valueBefore(subject);
        into.set(subject, {
          window: { subject, introduced, before, values: [value], opening: seen, latest: seen, resolved: null },
        });
      } else {
        if (canonical(known.window.latest.actual) !== canonical(seen.actual)) known.window.values.push(value);
        known.window = { ...known.window, latest: seen };
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
