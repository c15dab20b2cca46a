// Exceptions at one instant: what they accept together, which of them are needed, and which were outgrown.
import type { Incomparable } from "../audits/weighed-exceptions.ts";
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import type { Setting } from "../catalog/setting.ts";
import { addTo, getOrMake, lookUp } from "../lists.ts";
import type { Json } from "../model/json.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionRow } from "../model/report/index.ts";
import {
  acceptedBy,
  type Claim,
  entryKey,
  fingerprintKeysOf,
  isAbout,
  mayBeSame,
  SOON,
  termAt,
} from "../policy/exceptions.ts";

type ExceptionState = ExceptionRow["state"];

/** The exceptions of values of one rule, for one subject or for every subject. */
class Shelf {
  readonly exceptions: Exception[] = [];
  readonly #accepting = new Map<Setting | undefined, ReadonlyMap<string, readonly Exception[]>>();

  /** Returns the exceptions that accept an entry (entryKey) of a setting, in order. */
  accepting(setting: Setting | undefined, key: string): readonly Exception[] {
    const byKey = getOrMake(this.#accepting, setting, () => {
      const lists = new Map<string, Exception[]>();
      for (const exception of this.exceptions)
        for (const accepted of acceptedBy(exception, setting)) addTo(lists, accepted, exception);
      return lists;
    });
    return byKey.get(key) ?? emptyList;
  }
}

const emptyList: readonly never[] = [];

export class ExceptionBook {
  /** By rule and revision. */
  readonly #ofEvents = new Map<string, Map<number, Exception[]>>();
  /** By rule and subject; null: every subject. */
  readonly #shelves = new Map<string, Map<string | null, Shelf>>();
  readonly #places: ReadonlyMap<Exception, number>;
  readonly #asOf: number;
  readonly #catalog: Catalog;
  readonly #entryPlaces = new WeakMap<readonly Json[], Map<Setting | undefined, Map<string, number>>>();
  readonly #accepted = new Map<Exception, Map<Setting | undefined, ReadonlySet<string>>>();
  /** Since when present findings need each exception. */
  readonly #usedSince = new Map<Exception, number>();
  /** Until when past findings needed each exception. */
  readonly #usedUntil = new Map<Exception, number>();
  readonly #outgrown = new Set<Exception>();
  readonly #incomparable = new Map<Exception, Incomparable>();

  constructor(exceptions: readonly Exception[], asOf: number, catalog: Catalog) {
    this.#places = new Map(exceptions.map((exception, i) => [exception, i]));
    for (const exception of exceptions) {
      const { rule, subject, revision } = exception;
      if (revision !== null)
        addTo(
          getOrMake(this.#ofEvents, rule, () => new Map()),
          revision,
          exception,
        );
      else {
        const shelves = getOrMake(this.#shelves, rule, () => new Map<string | null, Shelf>());
        getOrMake(shelves, subject, () => new Shelf()).exceptions.push(exception);
      }
    }
    this.#asOf = asOf;
    this.#catalog = catalog;
  }

  /**
   * Returns the exceptions that together accept a whole claim; none if a part is not accepted.
   * @param active whether only exceptions in force count; otherwise dates are ignored
   */
  accepting(claim: Claim, active = false): readonly Exception[] {
    const counts = (exception: Exception) => isAbout(exception, claim) && (!active || this.isActive(exception));
    if (claim.event)
      return (this.#ofEvents.get(claim.rule)?.get(claim.event.revision ?? NaN) ?? emptyList).filter(counts);
    const lists = this.#acceptingEach(claim).map((list) => list.filter(counts));
    return lists.every((list) => list.length > 0) ? this.#inOrder(lists.flat()) : emptyList;
  }

  /** Returns the exceptions that accept a part of a claim, as if the setting had effect. */
  touching(claim: Claim): readonly Exception[] {
    const effective = { ...claim, inert: false };
    const touching = this.#acceptingEach(claim).flat();
    return this.#inOrder(touching.filter((exception) => isAbout(exception, effective)));
  }

  /** Returns the exceptions of values for a claim's subject that accept each of its offending entries. */
  #acceptingEach(claim: Claim): readonly (readonly Exception[])[] {
    const shelves = this.#shelvesOf(claim);
    if (shelves.length === 0) return claim.offending.map(() => emptyList);
    const setting = settingAt(this.#catalog, claim.subject);
    return [...this.placesOf(claim).keys()].map((key) => shelves.flatMap((shelf) => shelf.accepting(setting, key)));
  }

  #shelvesOf({ rule, subject }: Claim): readonly Shelf[] {
    const bySubject = this.#shelves.get(rule);
    return bySubject ? [null, subject].flatMap((name) => bySubject.get(name) ?? []) : [];
  }

  /** Returns each exception once, in the order of the policies. */
  #inOrder(exceptions: readonly Exception[]): readonly Exception[] {
    return [...new Set(exceptions)].toSorted((a, b) => lookUp(this.#places, a) - lookUp(this.#places, b));
  }

  /** Returns the keys (entryKey) of the claim's offending entries that one exception accepts, in order. */
  acceptedOf(exception: Exception, claim: Claim): readonly string[] {
    const places = this.placesOf(claim);
    const accepted = [...this.#accepts(exception, claim)].filter((key) => places.has(key));
    return accepted.toSorted((a, b) => lookUp(places, a) - lookUp(places, b));
  }

  /** Returns the key (entryKey) of each offending entry with its first place among them. */
  placesOf({ subject, offending }: Pick<Claim, "subject" | "offending">): ReadonlyMap<string, number> {
    const setting = settingAt(this.#catalog, subject);
    const bySetting = getOrMake(
      this.#entryPlaces,
      offending,
      () => new Map<Setting | undefined, Map<string, number>>(),
    );
    return getOrMake(bySetting, setting, () => {
      const places = new Map<string, number>();
      for (const entry of offending) getOrMake(places, entryKey(setting, entry), () => places.size);
      return places;
    });
  }

  /** Of exceptions that together accept a claim, returns the deciding one: the first to end of each entry's best. */
  decidingException(jointExceptions: readonly Exception[], claim: Claim): Exception | undefined {
    const best = (exceptions: readonly Exception[]) => exceptions.toSorted((a, b) => this.#compare(b, a))[0];
    if (claim.event) return best(jointExceptions);
    return this.#eachOf(jointExceptions, claim)
      .flatMap((accepting) => best(accepting) ?? [])
      .toSorted((a, b) => this.#compare(a, b))[0];
  }

  /** Of exceptions that together accept a claim, returns those it needs: for each entry those in force, if there are any. */
  neededExceptions(jointExceptions: readonly Exception[], claim: Claim): readonly Exception[] {
    const inForce = (exceptions: readonly Exception[]) => {
      const active = exceptions.filter((exception) => this.isActive(exception));
      return active.length > 0 ? active : exceptions;
    };
    return claim.event ? inForce(jointExceptions) : this.#eachOf(jointExceptions, claim).flatMap(inForce);
  }

  /** Of exceptions that together accept a claim, returns those that accept each of its entries. */
  #eachOf(jointExceptions: readonly Exception[], claim: Claim): readonly (readonly Exception[])[] {
    const all = new Set(jointExceptions);
    return this.#acceptingEach(claim).map((list) => this.#inOrder(list.filter((exception) => all.has(exception))));
  }

  /** Orders by end, later last, with exceptions not in force first. */
  #compare(a: Exception, b: Exception): number {
    const end = ({ until }: Exception) => until ?? Infinity;
    return Number(this.isActive(a)) - Number(this.isActive(b)) || (end(a) === end(b) ? 0 : end(a) - end(b));
  }

  #accepts(exception: Exception, { subject }: Pick<Claim, "subject">): ReadonlySet<string> {
    const setting = settingAt(this.#catalog, subject);
    const bySetting = getOrMake(this.#accepted, exception, () => new Map<Setting | undefined, ReadonlySet<string>>());
    return getOrMake(bySetting, setting, () => acceptedBy(exception, setting));
  }

  isActive(exception: Exception): boolean {
    return termAt(exception, this.#asOf) === "within";
  }

  /** Records that a present finding needs these exceptions. @param time since when there is this finding */
  use(exceptions: readonly Exception[], time: number): void {
    for (const exception of exceptions)
      this.#usedSince.set(exception, Math.min(time, this.#usedSince.get(exception) ?? Infinity));
  }

  /** Records that a past finding needed these exceptions. @param time the end of the finding */
  useUntil(exceptions: readonly Exception[], time: number): void {
    for (const exception of exceptions)
      this.#usedUntil.set(exception, Math.max(time, this.#usedUntil.get(exception) ?? -Infinity));
  }

  /** Records the exceptions that may accept a secret of a present finding: their fingerprints have another key. */
  compare(claim: Claim): void {
    for (const exception of this.#inOrder(this.#shelvesOf(claim).flatMap(({ exceptions }) => exceptions))) {
      if (!isAbout(exception, claim) || !this.isActive(exception)) continue;
      const accepted = [...this.#accepts(exception, claim)].filter((key) => fingerprintKeysOf(key).length > 0);
      for (const entry of accepted.length > 0 ? this.placesOf(claim).keys() : []) {
        const acceptedKey = accepted.find((key) => mayBeSame(key, entry));
        if (acceptedKey === undefined) continue;
        const [[key], [presentKey = null]] = [fingerprintKeysOf(acceptedKey), fingerprintKeysOf(entry)];
        this.outgrow([exception]);
        this.#incomparable.set(exception, { exception, subject: claim.subject, key: key ?? "", presentKey });
      }
    }
  }

  /** Returns the exceptions in force of which it is not known whether they accept a secret of a present finding. */
  incomparable(): readonly Incomparable[] {
    return [...this.#incomparable.values()].filter(({ exception }) => !this.#usedSince.has(exception));
  }

  /** Records that a present finding exceeds what these exceptions accept. */
  outgrow(exceptions: readonly Exception[]): void {
    for (const exception of exceptions) this.#outgrown.add(exception);
  }

  /** Returns the state of an exception. Call it after all present findings were recorded. */
  state(exception: Exception): ExceptionState {
    const term = termAt(exception, this.#asOf);
    if (term !== "within") return term === "before" ? "pending" : "expired";
    if (this.#usedSince.has(exception))
      return exception.until !== null && exception.until - this.#asOf <= SOON ? "expiring" : "active";
    return this.#outgrown.has(exception) ? "outgrown" : "unused";
  }

  /** Since when there is a finding that the exception would accept if it were in force; undefined: there is none. */
  neededSince(exception: Exception): number | undefined {
    return this.#usedSince.get(exception);
  }

  /** Until when there was a finding that the exception would accept; undefined: there was none. */
  neededUntil(exception: Exception): number | undefined {
    return this.#usedUntil.get(exception);
  }
}
