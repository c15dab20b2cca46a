// What somebody put in place, and until when it stands. Putting something in place is one event, which ends when it is
// put back or taken out; putting back is no event.
import { moveAlong, type Renames } from "../history/renames.ts";
import type { StepMoment } from "../history/steps.ts";
import type { Draft } from "./audit.ts";

/** What stands at one place, as texts that are equal for things that mean the same. */
export type Things = ReadonlySet<string>;

interface PlacedEvent {
  readonly draft: Draft;
  /** What it put in place. */
  readonly own: Set<string>;
  /** What others put in its place since: it is not put right while that stands. */
  readonly instead: Set<string>;
  end: StepMoment | null;
}

/** Follows what stands at each place of one kind. */
export class PlacedThings {
  readonly #trusted = new Map<string, Set<string>>();
  readonly #open = new Map<string, PlacedEvent[]>();
  readonly #all: PlacedEvent[] = [];

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
    const drafts = this.#open.get(place) ?? [];
    return [...now].filter(
      (thing) => !before.has(thing) && trusted?.has(thing) !== true && !drafts.some(({ own }) => own.has(thing)),
    );
  }

  /** Something was put in place. */
  place(place: string, fresh: readonly string[], now: Things, draft: Draft): void {
    const open = this.#open.get(place) ?? [];
    for (const entry of open) if (!isThere(entry, now)) for (const thing of fresh) entry.instead.add(thing);
    const added = { draft, own: new Set(fresh), instead: new Set<string>(), end: null };
    this.#open.set(place, [...open, added]);
    this.#all.push(added);
  }

  /** What stood at a place has another form now, and goes on. */
  reshape(place: string, before: Things, now: Things): void {
    for (const { own } of this.#open.get(place) ?? []) if (meets(own, before)) for (const thing of now) own.add(thing);
  }

  /** Ends the events of what no longer stands at a place, once nothing new was put there. */
  settle(place: string, now: Things, moment: StepMoment): void {
    const open = this.#open.get(place);
    if (!open) return;
    for (const entry of open) {
      if (meets(entry.own, now)) entry.instead.clear();
      else if (!isThere(entry, now)) entry.end = moment;
    }
    this.#open.set(
      place,
      open.filter((entry) => entry.end === null),
    );
  }

  /** An event for each thing that was put in place. */
  drafts(): Draft[] {
    return this.#all.map(({ draft, end }) => ({ ...draft, resolved: earlier(draft.resolved, end) }));
  }
}

function isThere({ own, instead }: PlacedEvent, now: Things): boolean {
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
