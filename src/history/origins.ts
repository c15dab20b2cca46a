// Elements by their first names. A renamed element leaves its name, and another element may get it later.
import { addTo } from "../lists.ts";
import { elementOf } from "../catalog/subjects.ts";
import type { Step } from "./steps.ts";

/** A finding on a place, by the last name of the place. */
interface FindingPlace {
  readonly subject: string;
  readonly formerly?: readonly string[] | undefined;
  readonly stages?: readonly { readonly revision: number }[] | undefined;
  readonly introduced: { readonly revision: number | null };
}

/** Follows every element that is renamed. */
export class Origins {
  /** By name: the elements that had it, each with its first revision under it, in order. */
  readonly #holders = new Map<string, { readonly from: number; readonly element: string }[]>();

  see({ renames, revision: { revision: from } }: Pick<Step, "renames" | "revision">): void {
    // All names before the revision: elements may pass their names on to each other.
    const elements = [...renames].map(([old, now]) => ({ now, element: this.#elementAt(old, from) }));
    // Whoever has an old name from now on is another element.
    for (const [old] of renames) addTo(this.#holders, old, { from, element: `${old}\n${from}` });
    for (const { now, element } of elements) addTo(this.#holders, now, { from, element });
  }

  /** Returns the place of a finding by the first name of its element: the same after renames, and no other element's. */
  of({ subject, formerly, stages, introduced }: FindingPlace): string {
    const name = formerly?.[0] ?? subject;
    const element = elementOf(name);
    return this.#elementAt(element, stages?.[0]?.revision ?? introduced.revision) + name.slice(element.length);
  }

  /** @param revision null: the last one */
  #elementAt(name: string, revision: number | null): string {
    return this.#holders.get(name)?.findLast(({ from }) => revision === null || from <= revision)?.element ?? name;
  }
}
