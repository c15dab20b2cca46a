// Switches that are off: which finding explains that a setting has no effect.
import { grouped } from "../model/grouped.ts";
import { compare } from "../model/json.ts";
import { weight } from "../model/severity.ts";
import type { Draft } from "./audit.ts";

/** The findings of policies on settings, as far as they may be switches. */
export class Switches {
  readonly #bySubject: ReadonlyMap<string, readonly Draft[]>;

  constructor(drafts: readonly Draft[]) {
    const wanted = new Set(
      drafts.flatMap(({ inert, stages = [] }) => [inert, ...stages.map((one) => one.inert)].map((one) => one?.switch)),
    );
    const found = drafts.filter(({ rule, event, subject }) => !event && rule.policy !== null && wanted.has(subject));
    this.#bySubject = grouped(
      found.toSorted((a, b) => weight(b.rule.severity) - weight(a.rule.severity) || compare(a.rule.id, b.rule.id)),
      ({ subject }) => subject,
    );
  }

  /** What was found on a switch at a revision, by the rule with the highest severity, then by id. */
  at(subject: string, revision: number): Draft | undefined {
    return this.#bySubject
      .get(subject)
      ?.find(
        ({ introduced, resolved }) =>
          (introduced.revision ?? Infinity) <= revision && revision < (resolved?.revision ?? Infinity),
      );
  }
}
