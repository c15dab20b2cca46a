// The verdicts of all rules of all policy versions. Judges each distinct demand once over the whole history.
import { Origins } from "../../history/origins.ts";
import type { Step } from "../../history/steps.ts";
import { canonical, type Json } from "../../model/json.ts";
import { type AnyRule, noPolicies, type PolicyVersion } from "../../policy/in-force.ts";
import { assertions } from "../assertions.ts";
import type { AuditContext, Draft, Walker } from "../audit.ts";
import { settings } from "../settings.ts";
import { addTo, getOrMake } from "../../lists.ts";

/** A time in which one demand failed on one subject, by places in the history. */
export interface Failing {
  readonly demand: string;
  readonly subject: string;
  /** The subject by the first name of its element. */
  readonly origin: string;
  readonly start: number;
  /** The first place at which it no longer fails. */
  readonly end: number;
  readonly draft: Draft;
}

export class RuleVerdicts {
  readonly #walkers: Walker[] = [];
  readonly #demands = new WeakMap<AnyRule, string>();
  /** By demand, then by origin. */
  readonly #failing = new Map<string, Map<string, Failing[]>>();
  readonly #origins = new Origins();

  constructor(versions: readonly PolicyVersion[], context: AuditContext) {
    const demands = new Set<string>();
    for (const { policies } of versions) {
      if (!policies) continue;
      const isNew = (rule: AnyRule) => {
        const demand = this.demandOf(rule);
        return !demands.has(demand) && demands.add(demand);
      };
      // The terms are not part of the demand: the caller tests them for its time.
      const bare = <R extends AnyRule>(rule: R): R => ({ ...rule, id: this.demandOf(rule), from: null, until: null });
      const own = {
        ...noPolicies,
        checks: policies.checks,
        rules: policies.rules.filter(isNew).map(bare),
        assertions: policies.assertions.filter(isNew).map(bare),
      };
      for (const family of [settings, assertions])
        if (own.rules.length + own.assertions.length > 0)
          this.#walkers.push(family.begin({ ...context, policies: own }));
    }
  }

  /** Returns the demand of a rule, without its id and location. */
  demandOf(rule: AnyRule): string {
    return getOrMake(this.#demands, rule, () =>
      canonical(
        "schema" in rule
          ? [rule.schema]
          : ([rule.setting, rule.unsetPasses, rule.demands.map(({ check, options }) => [check, options])] as Json),
      ),
    );
  }

  see(step: Step): void {
    this.#origins.see(step);
    for (const walker of this.#walkers) walker.see(step);
  }

  /** @param placeOf returns the place of a revision in the history */
  end(placeOf: (revision: number) => number): void {
    for (const draft of this.#walkers.flatMap((walker) => walker.end([]))) {
      const { rule, subject, introduced, resolved } = draft;
      if (introduced.revision === null) continue;
      const start = placeOf(introduced.revision);
      const last = resolved?.revision ?? null;
      const end = last === null ? Infinity : placeOf(last);
      const subjects = getOrMake(this.#failing, rule.id, () => new Map<string, Failing[]>());
      const origin = this.originOf(draft);
      addTo(subjects, origin, { demand: rule.id, subject, origin, start, end, draft });
    }
  }

  /**
   * Two demands may fail on one place under two names, if one of them stopped failing before it was renamed. And two
   * places may have one name, one after the other.
   */
  originOf(draft: Draft): string {
    return this.#origins.of(draft);
  }

  /** Yields every time in which a demand failed. */
  *all(): Generator<Failing> {
    for (const subjects of this.#failing.values()) for (const times of subjects.values()) yield* times;
  }

  /**
   * Whether a rule fails on a subject at a place in the history.
   * @param origin the subject by the first name of its element
   * @param time needed because a secret may become too old between two revisions
   */
  fails(rule: AnyRule, origin: string, place: number, time: number): boolean {
    const times = this.#failing.get(this.demandOf(rule))?.get(origin) ?? [];
    return times.some((span) => span.start <= place && place < span.end && hasBegun(span, place, time));
  }
}

/** Whether a failure had begun at a time: a secret becomes too old only later than its revision. */
export function hasBegun({ draft, start }: Failing, place: number, time: number): boolean {
  const { introduced, values } = draft;
  const isAged = values[0] !== undefined && introduced.time > values[0].time;
  return !isAged || place < start || introduced.time <= time;
}
