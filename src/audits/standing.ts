// What somebody put in place, and until when it stands. Putting something in place is one event, which ends when it is
// put back or taken out; putting back is no event.
import { moveAlong, type Renames } from "../history/renames.ts";
import type { StepMoment } from "../history/steps.ts";
import type { Draft } from "./audit.ts";

/** What stands at one place, as texts that are equal for things that mean the same. */
export type Things = ReadonlySet<string>;

interface Placed {
  readonly draft: Draft;
  /** What it put in place. */
  readonly own: Set<string>;
  /** What others put in its place since: it is not put right while that stands. */
  readonly instead: Set<string>;
  end: StepMoment | null;
}

/** Follows what stands at each place of one kind. */
export class Standing {
  readonly #trusted = new Map<string, Set<string>>();
  readonly #open = new Map<string, Placed[]>();
  readonly #all: Placed[] = [];

  /** Whether anything was ever seen at a place. */
  knows(place: string): boolean {
    return this.#trusted.has(place) || this.#open.has(place);
  }

  /** Follows places whose elements go on under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#trusted, renames);
    moveAlong(this.#open, renames);
  }

  /** Takes for granted what stands at a place: to put it back is no event. */
  trust(place: string, things: Things): void {
    this.#trusted.set(place, new Set(things));
  }

  /** What a change puts in place: neither there before, nor taken for granted, nor told by an event that has not ended. */
  fresh(place: string, before: Things, now: Things): string[] {
    const trusted = this.#trusted.get(place);
    const told = this.#open.get(place) ?? [];
    return [...now].filter(
      (thing) => !before.has(thing) && trusted?.has(thing) !== true && !told.some(({ own }) => own.has(thing)),
    );
  }

  /** Something was put in place. */
  place(place: string, fresh: readonly string[], now: Things, draft: Draft): void {
    const open = this.#open.get(place) ?? [];
    for (const one of open) if (!isThere(one, now)) for (const thing of fresh) one.instead.add(thing);
    const made = { draft, own: new Set(fresh), instead: new Set<string>(), end: null };
    this.#open.set(place, [...open, made]);
    this.#all.push(made);
  }

  /** What stood at a place has another form now, and goes on. */
  reshape(place: string, before: Things, now: Things): void {
    for (const { own } of this.#open.get(place) ?? []) if (meets(own, before)) for (const thing of now) own.add(thing);
  }

  /** Ends the events of what no longer stands at a place, once nothing new was put there. */
  settle(place: string, now: Things, moment: StepMoment): void {
    const open = this.#open.get(place);
    if (!open) return;
    for (const one of open) {
      if (meets(one.own, now)) one.instead.clear();
      else if (!isThere(one, now)) one.end = moment;
    }
    this.#open.set(
      place,
      open.filter((one) => one.end === null),
    );
  }

  /** An event for each thing that was put in place. */
  drafts(): Draft[] {
    return this.#all.map(({ draft, end }) => ({ ...draft, resolved: earlier(draft.resolved, end) }));
  }
}

function isThere({ own, instead }: Placed, now: Things): boolean {
  return meets(own, now) || meets(instead, now);
}

function meets(things: Things, now: Things): boolean {
  for (const thing of things) if (now.has(thing)) return true;
  return false;
}

type End = Draft["resolved"];

/** The end that came first. */
export function earlier(agreed: End, end: StepMoment | null): End {
  return agreed && end ? (agreed.time <= end.time ? agreed : end) : (agreed ?? end);
}
