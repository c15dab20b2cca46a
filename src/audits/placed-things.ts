// Tracks things that an editor put in place. Each is one event, which ends when the thing is reverted or removed.
// Reverting is no event.
import { moveAlong, type Renames } from "../history/renames.ts";
import type { StepMoment } from "../history/steps.ts";
import { endsByPuttingBack } from "../model/event-ends.ts";
import type { Draft } from "./audit.ts";

/** The things at one place, as texts that are equal for equivalent things. */
export type Things = ReadonlySet<string>;

interface PlacedEvent {
  readonly draft: Draft;
  /** The things it put in place. */
  readonly own: Set<string>;
  /** The things that were there before it. */
  readonly before: Things;
  /** Things that replaced these since. The event stays open while any of them is present. */
  readonly instead: Set<string>;
  end: StepMoment | null;
}

/** The things of a change at one place. */
interface Placing {
  readonly fresh: readonly string[];
  readonly before: Things;
  readonly now: Things;
}

/** Tracks the things at each place of one kind. */
export class PlacedThings {
  readonly #trusted = new Map<string, Set<string>>();
  readonly #open = new Map<string, PlacedEvent[]>();
  readonly #all: PlacedEvent[] = [];

  /** Whether anything was ever seen at a place. */
  knows(place: string): boolean {
    return this.#trusted.has(place) || this.#open.has(place);
  }

  /** Moves the state of elements that continue under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#trusted, renames);
    moveAlong(this.#open, renames);
  }

  /** Trusts the things at a place: restoring them later is no event. */
  trust(place: string, things: Things): void {
    this.#trusted.set(place, new Set(things));
  }

  /** Returns the new things of a change: not present before, not trusted, and not part of an open event. */
  fresh(place: string, before: Things, now: Things): string[] {
    const trusted = this.#trusted.get(place);
    const drafts = this.#open.get(place) ?? [];
    return [...now].filter(
      (thing) => !before.has(thing) && trusted?.has(thing) !== true && !drafts.some(({ own }) => own.has(thing)),
    );
  }

  /** Opens an event for new things at a place. Ends the events before which exactly the same things were there. */
  place(place: string, { fresh, before, now }: Placing, draft: Draft, moment: StepMoment): void {
    const open = this.#open.get(place) ?? [];
    for (const entry of open)
      if (areSame(entry.before, now)) entry.end = moment;
      else if (!isThere(entry, now)) for (const thing of fresh) entry.instead.add(thing);
    const addition: PlacedEvent = { draft, own: new Set(fresh), before, instead: new Set(), end: null };
    this.#all.push(addition);
    this.#open.set(place, [...open.filter(({ end }) => end === null), addition]);
  }

  /** Adds a new form of the things at a place to their events, which stay open. */
  reshape(place: string, before: Things, now: Things): void {
    for (const { own } of this.#open.get(place) ?? []) if (meets(own, before)) for (const thing of now) own.add(thing);
  }

  /** Ends the events whose things are gone from a place. Called if no new things were placed. */
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

  /** Returns the drafts of all events, with their ends. */
  drafts(): Draft[] {
    return this.#all.map(({ draft, end }) => ended(draft, end));
  }
}

function isThere({ own, instead }: PlacedEvent, now: Things): boolean {
  return meets(own, now) || meets(instead, now);
}

function areSame(a: Things, b: Things): boolean {
  return a.size === b.size && [...a].every((thing) => b.has(thing));
}

function meets(things: Things, now: Things): boolean {
  for (const thing of things) if (now.has(thing)) return true;
  return false;
}

type End = Draft["resolved"];

/** Returns an event that was put back, or not yet: null. It ends by that, or by an earlier approval. */
export function ended(draft: Draft, end: StepMoment | null): Draft {
  return endsByPuttingBack(draft.rule.id) ? { ...draft, resolved: earlier(draft.resolved, end) } : draft;
}

/** Returns the earlier of two ends. */
function earlier(agreedEnd: End, end: StepMoment | null): End {
  return agreedEnd && end ? (agreedEnd.time <= end.time ? agreedEnd : end) : (agreedEnd ?? end);
}
