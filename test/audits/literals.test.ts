// Compares the places of literals with a slow reference, which reads the whole history again after every step.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Literals } from "../../src/audits/literals.ts";
import type { SettingEntry } from "../../src/catalog/entries.ts";
import type { Step } from "../../src/history/steps.ts";
import type { Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { runs } from "../support/runs.ts";

/** What a place shows: its literals, perhaps beside a mask. null: no secret. */
interface Shown {
  readonly prints: readonly string[];
  readonly masked: boolean;
}
/** The places that a step writes, in the order of the step. */
type Writes = readonly { readonly subject: string; readonly shown: Shown | null }[];

const places = ["/a", "/b", "/c"];
const secret = fc.record({
  prints: fc.uniqueArray(fc.constantFrom("fp:1", "fp:2", "fp:3"), { maxLength: 2 }),
  masked: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const writes: fc.Arbitrary<Writes> = fc.uniqueArray(
  fc.record({ subject: fc.constantFrom(...places), shown: fc.option(secret, { freq: 3 }) }),
  { selector: ({ subject }) => subject },
);
const history = fc.array(writes, { minLength: 1, maxLength: 8 });

function entryOf(subject: string, literals: Shown): SettingEntry {
  const secrets = literals.prints.map((print): Json => secretMarker("literal", print, { credential: true }));
  const value = literals.masked ? [...secrets, secretMarker("masked-by-server", "fp:mask", {})] : secrets;
  return { subject, setting: null, value, meaning: "", ...(value.length > 0 && { hides: true }) };
}

const stepOf = (step: Writes, i: number) =>
  ({
    renames: new Map(),
    seenMoment: { revision: i + 1, at: "", time: i, by: { id: null, email: null, name: null }, exact: true },
    entries: step.map(({ subject, shown: literals }) => ({
      subject,
      after: literals ? entryOf(subject, literals) : undefined,
    })),
  }) as unknown as Step;

/** What is true after each step, computed from all steps up to it. */
class Reference {
  readonly #steps: readonly Writes[];

  constructor(steps: readonly Writes[]) {
    this.#steps = steps;
  }

  #shown(subject: string, step: number): Shown | null {
    const last = this.#steps.slice(0, step + 1).findLast((list) => list.some((write) => write.subject === subject));
    return last?.find((write) => write.subject === subject)?.shown ?? null;
  }

  #shows(subject: string, print: string, step: number): boolean {
    return this.#shown(subject, step)?.prints.includes(print) === true;
  }

  /** Whether a place holds a literal: as it showed when it had no mask the last time. */
  #holds(subject: string, print: string, step: number): boolean {
    for (let i = step; i >= 0; i--) if (this.#shown(subject, i)?.masked !== true) return this.#shows(subject, print, i);
    return false;
  }

  /** The step from which a place shows a literal without a break. */
  #since(subject: string, print: string, step: number): number {
    let since = step;
    while (since > 0 && this.#shows(subject, print, since - 1)) since--;
    return since;
  }

  /** The literals, in the order in which they were first seen. */
  #seen(step: number): string[] {
    const all = this.#steps.slice(0, step + 1).flatMap((list) => list.flatMap((write) => write.shown?.prints ?? []));
    return [...new Set(all)];
  }

  copiesAt(subject: string, step: number): { fingerprint: string; first: string }[] {
    return this.#seen(step)
      .filter((print) => this.#shows(subject, print, step))
      .flatMap((fingerprint) => {
        const all = places.filter((place) => this.#shows(place, fingerprint, step));
        const earliest = Math.min(...all.map((place) => this.#since(place, fingerprint, step)));
        const first = all.find((place) => this.#since(place, fingerprint, step) === earliest)!;
        return first === subject ? [] : [{ fingerprint, first }];
      });
  }

  /** The removals of a literal before a step, the oldest first. */
  #removals(print: string, step: number): { subject: string; revision: number }[] {
    return this.#steps
      .slice(0, step)
      .flatMap((list, i) =>
        list
          .filter(({ subject }) => this.#holds(subject, print, i - 1) && !this.#holds(subject, print, i))
          .map(({ subject }) => ({ subject, revision: i + 1 })),
      );
  }

  backAt(step: number): string[] {
    return this.#steps[step]!.flatMap(({ subject }) =>
      this.#seen(step)
        .filter((print) => this.#holds(subject, print, step) && !this.#holds(subject, print, step - 1))
        .flatMap((print) => {
          const removals = this.#removals(print, step);
          const isElsewhere = places.some((place) => this.#holds(place, print, step - 1));
          const out =
            removals.findLast((removal) => removal.subject === subject) ?? (isElsewhere ? undefined : removals.at(-1));
          return out ? [`${print} at ${subject}, out of ${out.subject} in ${out.revision}`] : [];
        }),
    );
  }
}

describe("the places of literals", () => {
  it("are copies, and come back, as a reading of the whole history says", () => {
    fc.assert(
      fc.property(history, (steps) => {
        const [literals, reference] = [new Literals(), new Reference(steps)];
        for (const [i, step] of steps.entries()) {
          const { touchedSubjects, back } = literals.see(stepOf(step, i));
          expect(places.map((place) => literals.copiesAt(place))).toEqual(
            places.map((place) => reference.copiesAt(place, i)),
          );
          expect(
            back
              .map(({ subject, fingerprint, out }) =>
                [`${fingerprint} at ${subject}, out of ${out.subject}`, `in ${out.moment.revision}`].join(" "),
              )
              .sort(),
          ).toEqual(reference.backAt(i).sort());
          const changed = places.filter(
            (place) =>
              JSON.stringify(reference.copiesAt(place, i)) !==
              JSON.stringify(i === 0 ? [] : reference.copiesAt(place, i - 1)),
          );
          expect(changed.filter((place) => !touchedSubjects.has(place))).toEqual([]);
          // A step costs what it writes and what it changes, however many places share a literal.
          const subjects = step.map(({ subject }) => subject);
          expect([...touchedSubjects].filter((place) => !changed.includes(place) && !subjects.includes(place))).toEqual(
            [],
          );
        }
      }),
      { numRuns: runs(400) },
    );
  });
});
