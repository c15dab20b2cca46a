// Exceptions at one instant: what they accept together, which of them are needed, and which were outgrown.
import type { Incomparable } from "../audits/weighed-exceptions.ts";
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import type { Setting } from "../catalog/setting.ts";
import { getOrMake, grouped } from "../lists.ts";
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

export class ExceptionBook {
  readonly #byRule: ReadonlyMap<string, readonly Exception[]>;
  readonly #asOf: number;
  readonly #catalog: Catalog;
  readonly #accepted = new Map<Exception, Map<Setting | undefined, ReadonlySet<string>>>();
  /** Since when present findings need each exception. */
  readonly #used = new Map<Exception, number>();
  /** Until when past findings needed each exception. */
  readonly #usedUntil = new Map<Exception, number>();
  readonly #outgrown = new Set<Exception>();
  readonly #incomparable = new Map<Exception, Incomparable>();

  constructor(exceptions: readonly Exception[], asOf: number, catalog: Catalog) {
    this.#byRule = grouped(exceptions, ({ rule }) => rule);
    this.#asOf = asOf;
    this.#catalog = catalog;
  }

  /**
   * Returns the exceptions that together accept a whole claim; none if a part is not accepted.
   * @param active whether only exceptions in force count; otherwise dates are ignored
   */
  accepting(claim: Claim, active = false): readonly Exception[] {
    const about = this.#of(claim.rule).filter(
      (exception) => isAbout(exception, claim) && (!active || this.isActive(exception)),
    );
    if (claim.event || about.length === 0) return about;
    const keys = this.keysOf(claim);
    if (keys.length === 0 || !keys.every((key) => about.some((exception) => this.#accepts(exception, claim).has(key))))
      return [];
    return about.filter((exception) => this.acceptedOf(exception, claim).length > 0);
  }

  /** Returns the exceptions that accept a part of a claim, as if the setting had effect. */
  touching(claim: Claim): readonly Exception[] {
    const effective = { ...claim, inert: false };
    return this.#of(claim.rule).filter(
      (exception) => isAbout(exception, effective) && this.acceptedOf(exception, claim).length > 0,
    );
  }

  /** Returns the keys (entryKey) of the claim's offending entries that one exception accepts. */
  acceptedOf(exception: Exception, claim: Claim): readonly string[] {
    const accepts = this.#accepts(exception, claim);
    return this.keysOf(claim).filter((key) => accepts.has(key));
  }

  keysOf({ subject, offending }: Pick<Claim, "subject" | "offending">): readonly string[] {
    const setting = settingAt(this.#catalog, subject);
    return offending.map((entry) => entryKey(setting, entry));
  }

  /** Of exceptions that together accept a claim, returns the deciding one: the first to end of each entry's best. */
  deciding(together: readonly Exception[], claim: Claim): Exception | undefined {
    const best = (exceptions: readonly Exception[]) => exceptions.toSorted((a, b) => this.#compare(b, a))[0];
    if (claim.event) return best(together);
    const each = this.keysOf(claim).flatMap(
      (key) => best(together.filter((exception) => this.#accepts(exception, claim).has(key))) ?? [],
    );
    return each.toSorted((a, b) => this.#compare(a, b))[0];
  }

  /** Of exceptions that together accept a claim, returns those it needs: for each entry those in force, if there are any. */
  needed(together: readonly Exception[], claim: Claim): readonly Exception[] {
    const inForce = (exceptions: readonly Exception[]) => {
      const active = exceptions.filter((exception) => this.isActive(exception));
      return active.length > 0 ? active : exceptions;
    };
    if (claim.event) return inForce(together);
    return this.keysOf(claim).flatMap((key) =>
      inForce(together.filter((exception) => this.#accepts(exception, claim).has(key))),
    );
  }

  /** Orders by end, later last, with exceptions not in force first. */
  #compare(a: Exception, b: Exception): number {
    const end = ({ until }: Exception) => until ?? Infinity;
    return Number(this.isActive(a)) - Number(this.isActive(b)) || (end(a) === end(b) ? 0 : end(a) - end(b));
  }

  #of(rule: string): readonly Exception[] {
    return this.#byRule.get(rule) ?? [];
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
      this.#used.set(exception, Math.min(time, this.#used.get(exception) ?? Infinity));
  }

  /** Records that a past finding needed these exceptions. @param time the end of the finding */
  useUntil(exceptions: readonly Exception[], time: number): void {
    for (const exception of exceptions)
      this.#usedUntil.set(exception, Math.max(time, this.#usedUntil.get(exception) ?? -Infinity));
  }

  /** Records the exceptions that may accept a secret of a present finding: their fingerprints have another key. */
  compare(claim: Claim): void {
    for (const exception of this.#of(claim.rule)) {
      if (!isAbout(exception, claim) || !this.isActive(exception)) continue;
      const accepted = [...this.#accepts(exception, claim)].filter((key) => fingerprintKeysOf(key).length > 0);
      for (const entry of accepted.length > 0 ? this.keysOf(claim) : []) {
        const other = accepted.find((key) => mayBeSame(key, entry));
        if (other === undefined) continue;
        const [[key], [presentKey = null]] = [fingerprintKeysOf(other), fingerprintKeysOf(entry)];
        this.outgrow([exception]);
        this.#incomparable.set(exception, { exception, subject: claim.subject, key: key ?? "", presentKey });
      }
    }
  }

  /** Returns the exceptions in force of which it is not known whether they accept a secret of a present finding. */
  incomparable(): readonly Incomparable[] {
    return [...this.#incomparable.values()].filter(({ exception }) => !this.#used.has(exception));
  }

  /** Records that a present finding exceeds what these exceptions accept. */
  outgrow(exceptions: readonly Exception[]): void {
    for (const exception of exceptions) this.#outgrown.add(exception);
  }

  /** Returns the state of an exception. Call it after all present findings were recorded. */
  state(exception: Exception): ExceptionState {
    const term = termAt(exception, this.#asOf);
    if (term !== "within") return term === "before" ? "pending" : "expired";
    if (this.#used.has(exception))
      return exception.until !== null && exception.until - this.#asOf <= SOON ? "expiring" : "active";
    return this.#outgrown.has(exception) ? "outgrown" : "unused";
  }

  /** Since when there is a finding that the exception would accept if it were in force; undefined: there is none. */
  neededSince(exception: Exception): number | undefined {
    return this.#used.get(exception);
  }

  /** Until when there was a finding that the exception would accept; undefined: there was none. */
  neededUntil(exception: Exception): number | undefined {
    return this.#usedUntil.get(exception);
  }
}
