// Where each literal stands, and since when: told by fingerprints, which is all that two secrets can be compared by.
import type { Block, Entry } from "../catalog/read.ts";
import { type Moment, momentOf, type Step } from "../history/steps.ts";
import { credentialsIn, isMasked } from "./secrets.ts";

/** What one place shows. A mask hides what may have stayed. */
interface Shown {
  readonly fingerprints: readonly string[];
  readonly masked: boolean;
}

/** A literal that stands where it did not stand before, and had been taken out. */
export interface Return {
  readonly subject: string;
  readonly fingerprint: string;
  /** Where it had stood last, and the revision that took it out. */
  readonly out: { readonly subject: string; readonly moment: Moment };
}

const nothing: ReadonlyMap<string, Shown> = new Map();

/** Follows the literals through a history. */
export class Literals {
  /** By fingerprint: the places that show it, and since which step. */
  readonly #places = new Map<string, Map<string, number>>();
  /** By place: what it is known to hold; behind a mask, what it held before. */
  readonly #held = new Map<string, ReadonlySet<string>>();
  /** By fingerprint: how many places held it after the last step. */
  readonly #holders = new Map<string, number>();
  /** By fingerprint: where it was taken out, the last time last. */
  readonly #out = new Map<string, Map<string, Moment>>();
  readonly #entries = new WeakMap<Entry, Shown | false>();
  readonly #blocks = new WeakMap<Block, ReadonlyMap<string, Shown>>();
  #steps = 0;

  /** Takes in a step. Gives what came back in it; undefined when no literal came or went. */
  see(step: Step): Return[] | undefined {
    this.#steps++;
    const came: [string, string][] = [];
    const went: [string, string][] = [];
    let moved = false;
    for (const key of step.changed) {
      const [before, after] = [this.#shown(step.before.get(key)), this.#shown(step.blocks.get(key))];
      for (const subject of new Set([...before.keys(), ...after.keys()])) {
        const [old, now] = [before.get(subject), after.get(subject)];
        if (old === now) continue;
        moved = true;
        this.#show(subject, old?.fingerprints ?? [], now?.fingerprints ?? []);
        if (now?.masked === true) continue;
        const kept = this.#held.get(subject) ?? new Set<string>();
        const next = new Set(now?.fingerprints);
        for (const one of next) if (!kept.has(one)) came.push([subject, one]);
        for (const one of kept) if (!next.has(one)) went.push([subject, one]);
        if (next.size > 0) this.#held.set(subject, next);
        else this.#held.delete(subject);
      }
    }
    if (!moved) return undefined;
    const back = came.flatMap(([subject, one]) => this.#returned(subject, one));
    for (const [, one] of came) this.#holders.set(one, (this.#holders.get(one) ?? 0) + 1);
    for (const [, one] of went) this.#holders.set(one, this.#holders.get(one)! - 1);
    const moment = momentOf(step);
    for (const [subject, one] of went) {
      const places = this.#out.get(one) ?? new Map<string, Moment>();
      places.delete(subject);
      this.#out.set(one, places.set(subject, moment));
    }
    return back;
  }

  /** The literals that stand at several places now, the places by how long they have stood there. */
  shared(): [string, string[]][] {
    return [...this.#places].flatMap(([fingerprint, places]): [string, string[]][] => {
      if (places.size < 2) return [];
      const subjects = [...places].sort(([a, since], [b, other]) => since - other || (a < b ? -1 : 1));
      return [[fingerprint, subjects.map(([subject]) => subject)]];
    });
  }

  /** Asked before the step's comings and goings are counted. */
  #returned(subject: string, fingerprint: string): Return[] {
    const out = this.#out.get(fingerprint);
    const own = out?.get(subject);
    if (own) return [{ subject, fingerprint, out: { subject, moment: own } }];
    // What still stands elsewhere was not taken out, only copied.
    const last = (this.#holders.get(fingerprint) ?? 0) > 0 ? undefined : [...(out ?? [])].at(-1);
    return last ? [{ subject, fingerprint, out: { subject: last[0], moment: last[1] } }] : [];
  }

  #show(subject: string, old: readonly string[], now: readonly string[]): void {
    for (const one of old) if (!now.includes(one)) this.#places.get(one)?.delete(subject);
    for (const one of now) {
      const places = this.#places.get(one) ?? new Map<string, number>();
      this.#places.set(one, places);
      if (!places.has(subject)) places.set(subject, this.#steps);
    }
  }

  #shown(block: Block | undefined): ReadonlyMap<string, Shown> {
    if (!block) return nothing;
    const known = this.#blocks.get(block);
    if (known) return known;
    const shown = new Map<string, Shown>();
    for (const entry of block.entries.values()) {
      let one = this.#entries.get(entry);
      if (one === undefined) this.#entries.set(entry, (one = shownIn(entry) ?? false));
      if (one) shown.set(entry.subject, one);
    }
    this.#blocks.set(block, shown);
    return shown;
  }
}

function shownIn(entry: Entry): Shown | undefined {
  const fingerprints = [...new Set(credentialsIn(entry))];
  const masked = !entry.container && isMasked(entry.value);
  return fingerprints.length > 0 || masked ? { fingerprints, masked } : undefined;
}
