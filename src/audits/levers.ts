// Levers: edits that run code on members' machines, or send prompts and keys elsewhere. Each is an event of the
// revision that put it in place, until it is reverted or removed.
import { type SettingEntry, entryAt } from "../catalog/entries.ts";
import { settings } from "../catalog/settings.ts";
import { elementOf, topKey } from "../catalog/subjects.ts";
import type { SettingChange } from "../history/changes.ts";
import { moveAlong } from "../history/renames.ts";
import type { Step } from "../history/steps.ts";
import { addTo, grouped, namesIn } from "../lists.ts";
import type { Json } from "../model/json.ts";
import { nameOf } from "../words.ts";
import { agreementOn } from "./approvals.ts";
import { type Audit, type AuditContext, changeEvent, type Draft, type RuleInfo, type Walker } from "./audit.ts";
import { type LeverKind, leverKinds, type Look, valuesOf } from "./lever-kinds.ts";
import { PlacedThings } from "./placed-things.ts";

/** The levers of a kind below one top-level key. */
interface Lever extends LeverKind {
  readonly key: string;
  /** The settings that are such levers. */
  readonly paths: ReadonlySet<string>;
}

/** What is said of a place, the settings that changed there, and what stood before. */
interface LeverText {
  readonly message: string;
  readonly subjects?: readonly string[];
  readonly was: Look;
}

/** Every lever of the catalog, by kind and top-level key. */
const all: readonly Lever[] = namesIn(leverKinds).flatMap((name) => {
  const paths = settings.flatMap(({ path, lever }) => (lever === name ? [path] : []));
  return [...grouped(paths, topKey)].map(([key, group]) => ({ ...leverKinds[name], key, paths: new Set(group) }));
});

export const levers: Audit = {
  rules: [...new Set(Object.values(leverKinds).map(({ rule }) => rule))],
  begin: (context) => {
    const walkers = all.flatMap((lever) => {
      const info = context.builtin(lever.rule);
      return info ? [new LeverWalker(lever, info, context)] : [];
    });
    return {
      see: (step) => walkers.forEach((walker) => walker.see(step)),
      end: () => walkers.flatMap((walker) => walker.end()),
    };
  },
};

class LeverWalker implements Walker {
  readonly #lever: Lever;
  readonly #info: RuleInfo;
  readonly #context: AuditContext;
  readonly #standing = new PlacedThings();
  /** Elements seen in any revision. The address of a new element is not a move. */
  readonly #elements = new Map<string, true>();

  constructor(lever: Lever, info: RuleInfo, context: AuditContext) {
    this.#lever = lever;
    this.#info = info;
    this.#context = context;
  }

  see(step: Step): void {
    const { key } = this.#lever;
    if (step.previous === null) return this.#first(step, [...(step.blocks.get(key)?.entries.values() ?? [])]);
    // An element with a new key stays the same: renaming a model is no move, and hides none.
    moveAlong(this.#elements, step.renames);
    this.#standing.rename(step.renames);
    const below = step.changes.filter(({ subject }) => subject.startsWith(`/${key}/`));
    if (below.length === 0) return;
    const places = new Map<string, string[]>();
    for (const { subject, path } of below)
      if (this.#lever.paths.has(path ?? "")) addTo(places, this.#lever.place(subject), subject);
    const was = before(step);
    for (const [place, subjects] of places) this.#move(step, place, subjects, was);
    this.#meet(below);
  }

  end(): Draft[] {
    return this.#standing.drafts();
  }

  /** Adds one event for each lever of the first revision seen, whose author is unknown. */
  #first(step: Step, entries: readonly SettingEntry[]): void {
    const lever = this.#lever;
    this.#meet(entries);
    const subjects = entries.flatMap(({ subject, setting }) =>
      lever.paths.has(setting?.path ?? "") ? [lever.place(subject)] : [],
    );
    for (const place of new Set(subjects)) {
      const things = lever.things(now(step), place);
      if (things.size === 0) continue;
      if (!lever.first) this.#standing.trust(place, things);
      else {
        const number = step.revision.revision;
        const message = `${lever.first(nameOf(place))} in revision ${number}, the first one seen; who put it there is not known`;
        const draft = this.#draft(step, place, { message, was: before(step) });
        const placing = { fresh: [...things], before: new Set<string>(), now: things };
        this.#standing.place(place, placing, draft, step.revision);
      }
    }
  }

  #move(step: Step, place: string, subjects: readonly string[], was: Look): void {
    const [from, to] = [this.#lever.things(was, place), this.#lever.things(now(step), place)];
    if (from.size === 0 && this.#comesWithIts(place)) return this.#standing.trust(place, to);
    const fresh = this.#standing.fresh(place, from, to);
    if (fresh.length > 0 && this.#lever.narrows?.(from, to) === true) this.#standing.reshape(place, from, to);
    else if (fresh.length > 0) {
      const message = this.#lever.says(nameOf(place), from, to, this.#standing.knows(place));
      const draft = this.#draft(step, place, { message, subjects, was });
      this.#standing.place(place, { fresh, before: from, now: to }, draft, step.revision);
    } else this.#standing.settle(place, to, step.revision);
  }

  #draft(step: Step, place: string, { message, subjects = [], was }: LeverText): Draft {
    const actual = valueAt(now(step), place);
    const draft = changeEvent(this.#info, step, {
      subject: place,
      message,
      before: valueAt(was, place),
      actual,
      offending: [actual],
      resolved: agreementOn(this.#info, subjects, this.#context.approvals.of(step), step.revision.time),
    });
    return { ...draft, introduced: { ...draft.introduced, first: step.previous === null } };
  }

  /** Whether an address belongs to a model that is new. A model without an address uses its provider's. */
  #comesWithIts(place: string): boolean {
    return !this.#lever.first && !this.#standing.knows(place) && !this.#elements.has(elementOf(place));
  }

  #meet(changes: readonly Pick<SettingChange, "subject">[]): void {
    if (!this.#lever.first) for (const { subject } of changes) this.#elements.set(elementOf(subject), true);
  }
}

function now({ blocks }: Step): Look {
  return (subject) => entryAt(blocks, subject);
}

/** Returns a lookup of the previous entries by the current subjects of their elements. */
function before(step: Step): Look {
  return (subject) => step.entryBefore(subject);
}

/** Returns the value at a place; all values if its spellings differ; null when not set. */
function valueAt(at: Look, place: string): Json {
  const values = valuesOf(at, place);
  return values.length > 1 ? values : (values[0] ?? null);
}
