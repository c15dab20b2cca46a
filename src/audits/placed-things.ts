// Tracks things that an editor put in place. Each is one event, which ends when the thing is reverted or removed.
// Reverting is no event.
import { getOrMake } from "../lists.ts";
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
  /** Things that replaced these since, but not all others. The event stays open while any of them is present. */
  readonly instead: Set<string>;
  /** Of the things that replaced those of all events at once: the number of the first that replaced these too. */
  from: number;
  end: StepMoment | null;
}

interface Place {
  open: PlacedEvent[];
  /** The things of any event, ended ones included. */
  readonly placedThings: Set<string>;
  /** All things before and after any event. */
  readonly seenThings: Set<string>;
  /** Things that replaced those of all open events, with the number of the last time. */
  readonly replacing: Map<string, number>;
  times: number;
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
  readonly #places = new Map<string, Place>();
  readonly #all: PlacedEvent[] = [];

  /** Whether anything was ever seen at a place. */
  knows(place: string): boolean {
    return this.#trusted.has(place) || this.#places.has(place);
  }

  /** Moves the state of elements that continue under another key. */
  rename(renames: Renames): void {
    moveAlong(this.#trusted, renames);
    moveAlong(this.#places, renames);
  }

  /** Trusts the things at a place: restoring them later is no event. */
  trust(place: string, things: Things): void {
    this.#trusted.set(place, new Set(things));
  }

  /** Returns the new things of a change: not present before, not trusted, and not part of an open event. */
  fresh(place: string, before: Things, now: Things): string[] {
    const trusted = this.#trusted.get(place);
    const { open = [], placedThings } = this.#places.get(place) ?? {};
    const isOpen = (thing: string) => placedThings?.has(thing) === true && open.some(({ own }) => own.has(thing));
    return [...now].filter((thing) => !before.has(thing) && trusted?.has(thing) !== true && !isOpen(thing));
  }

  /** Opens an event for new things at a place. Ends the events before which exactly the same things were there. */
  place(place: string, { fresh, before, now }: Placing, draft: Draft, moment: StepMoment): void {
    const at = getOrMake(this.#places, place, newPlace);
    // Without this shortcut a place that always gets other things would compare them with all events before.
    const isAllNew =
      [...now].some((thing) => !at.seenThings.has(thing)) && ![...now].some((thing) => at.placedThings.has(thing));
    const absent: PlacedEvent[] = [];
    if (!isAllNew) {
      for (const entry of at.open)
        if (areSame(entry.before, now)) entry.end = moment;
        else if (!isThere(entry, now, at)) absent.push(entry);
      at.open = at.open.filter(({ end }) => end === null);
    }
    if (isAllNew || absent.length === at.open.length) {
      for (const thing of fresh) at.replacing.set(thing, at.times);
      at.times++;
    } else for (const { instead } of absent) for (const thing of fresh) instead.add(thing);
    for (const thing of fresh) at.placedThings.add(thing);
    for (const things of [before, now]) for (const thing of things) at.seenThings.add(thing);
    const addition = { draft, own: new Set(fresh), before, instead: new Set<string>(), from: at.times, end: null };
    this.#all.push(addition);
    at.open.push(addition);
  }

  /** Adds a new form of the things at a place to their events, which stay open. */
  reshape(place: string, before: Things, now: Things): void {
    const at = this.#places.get(place);
    for (const { own } of at?.open ?? [])
      if (meets(own, before))
        for (const thing of now) {
          own.add(thing);
          at?.placedThings.add(thing);
        }
  }

  /** Ends the events whose things are gone from a place. Called if no new things were placed. */
  settle(place: string, now: Things, moment: StepMoment): void {
    const at = this.#places.get(place);
    if (!at) return;
    for (const entry of at.open) {
      if (meets(entry.own, now)) {
        entry.instead.clear();
        entry.from = at.times;
      } else if (!isThere(entry, now, at)) entry.end = moment;
    }
    at.open = at.open.filter((entry) => entry.end === null);
  }

  /** Returns the drafts of all events, with their ends. */
  drafts(): Draft[] {
    return this.#all.map(({ draft, end }) => endDraft(draft, end));
  }
}

function newPlace(): Place {
  return { open: [], placedThings: new Set(), seenThings: new Set(), replacing: new Map(), times: 0 };
}

function isThere({ own, instead, from }: PlacedEvent, now: Things, { replacing }: Place): boolean {
  if (meets(own, now) || meets(instead, now)) return true;
  for (const thing of now) if ((replacing.get(thing) ?? -1) >= from) return true;
  return false;
}

function areSame(a: Things, b: Things): boolean {
  return a.size === b.size && [...a].every((thing) => b.has(thing));
}

function meets(a: Things, b: Things): boolean {
  const [smallerSet, largerSet] = a.size < b.size ? [a, b] : [b, a];
  for (const thing of smallerSet) if (largerSet.has(thing)) return true;
  return false;
}

type End = Draft["resolved"];

/** Returns an event that was put back, or not yet: null. It ends by that, or by an earlier approval. */
export function endDraft(draft: Draft, end: StepMoment | null): Draft {
  return endsByPuttingBack(draft.rule.id) ? { ...draft, resolved: earlier(draft.resolved, end) } : draft;
}

function earlier(agreedEnd: End, end: StepMoment | null): End {
  return agreedEnd && end ? (agreedEnd.time <= end.time ? agreedEnd : end) : (agreedEnd ?? end);
}
