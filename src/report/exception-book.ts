// Exceptions at one instant: what they accept together, which of them are needed, and which were outgrown.
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import type { Setting } from "../catalog/setting.ts";
import { grouped } from "../lists.ts";
import type { Exception } from "../model/policy.ts";
import type { ExceptionRow } from "../model/report/index.ts";
import { acceptedBy, type Claim, entryKey, isAbout, SOON, termAt } from "../policy/exceptions.ts";

type ExceptionState = ExceptionRow["state"];

export class ExceptionBook {
  readonly #byRule: ReadonlyMap<string, readonly Exception[]>;
  readonly #asOf: number;
  readonly #catalog: Catalog;
  readonly #accepted = new Map<Exception, Map<Setting | undefined, ReadonlySet<string>>>();
  readonly #used = new Set<Exception>();
  readonly #outgrown = new Set<Exception>();

  constructor(exceptions: readonly Exception[], asOf: number, catalog: Catalog) {
    this.#byRule = grouped(exceptions, ({ rule }) => rule);
    this.#asOf = asOf;
    this.#catalog = catalog;
  }

  /**
   * The exceptions that accept a claim together; none where something of it is left. Dates are looked at only when asked.
   * @param active whether only those in force count
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

  /** The exceptions that accept something of a claim, were the setting in effect. */
  touching(claim: Claim): readonly Exception[] {
    const effective = { ...claim, inert: false };
    return this.#of(claim.rule).filter(
      (exception) => isAbout(exception, effective) && this.acceptedOf(exception, claim).length > 0,
    );
  }

  /** The offending entries of a claim that one exception accepts, as entryKey tells them apart. */
  acceptedOf(exception: Exception, claim: Claim): readonly string[] {
    const accepts = this.#accepts(exception, claim);
    return this.keysOf(claim).filter((key) => accepts.has(key));
  }

  keysOf({ subject, offending }: Pick<Claim, "subject" | "offending">): readonly string[] {
    const setting = settingAt(this.#catalog, subject);
    return offending.map((entry) => entryKey(setting, entry));
  }

  /** Of the exceptions that accept a claim together, the one whose term decides how long: each entry has its best. */
  deciding(together: readonly Exception[], claim: Claim): Exception | undefined {
    const best = (some: readonly Exception[]) => some.toSorted((a, b) => this.#compare(b, a))[0];
    if (claim.event) return best(together);
    const each = this.keysOf(claim).flatMap(
      (key) => best(together.filter((exception) => this.#accepts(exception, claim).has(key))) ?? [],
    );
    return each.toSorted((a, b) => this.#compare(a, b))[0];
  }

  /** What lasts longer comes later, and what is not in force first. */
  #compare(a: Exception, b: Exception): number {
    const end = ({ until }: Exception) => until ?? Infinity;
    return Number(this.isActive(a)) - Number(this.isActive(b)) || (end(a) === end(b) ? 0 : end(a) - end(b));
  }

  #of(rule: string): readonly Exception[] {
    return this.#byRule.get(rule) ?? [];
  }

  #accepts(exception: Exception, { subject }: Pick<Claim, "subject">): ReadonlySet<string> {
    const setting = settingAt(this.#catalog, subject);
    let bySetting = this.#accepted.get(exception);
    if (!bySetting) this.#accepted.set(exception, (bySetting = new Map<Setting | undefined, ReadonlySet<string>>()));
    let accepted = bySetting.get(setting);
    if (!accepted) bySetting.set(setting, (accepted = acceptedBy(exception, setting)));
    return accepted;
  }

  isActive(exception: Exception): boolean {
    return termAt(exception, this.#asOf) === "within";
  }

  /** Notes that something that stands needs these exceptions. */
  use(exceptions: readonly Exception[]): void {
    for (const exception of exceptions) this.#used.add(exception);
  }

  /** Notes that something that stands holds more than these exceptions accept. */
  outgrow(exceptions: readonly Exception[]): void {
    for (const exception of exceptions) this.#outgrown.add(exception);
  }

  /** The state of an exception, once everything that stands was noted. */
  state(exception: Exception): ExceptionState {
    const term = termAt(exception, this.#asOf);
    if (term !== "within") return term === "before" ? "pending" : "expired";
    if (this.#used.has(exception))
      return exception.until !== null && exception.until - this.#asOf <= SOON ? "expiring" : "active";
    return this.#outgrown.has(exception) ? "outgrown" : "unused";
  }

  /** Whether something that stands would be accepted by it, were it in force. */
  isNeeded(exception: Exception): boolean {
    return this.#used.has(exception);
  }
}
