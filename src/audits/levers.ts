// Levers: edits that run code on members' machines, or send prompts and keys elsewhere. Each is an event of the
// revision that put it in place, until it is reverted or removed.
import { type SettingEntry, entryAt } from "../catalog/entries.ts";
import { settings } from "../catalog/settings.ts";
import { elementOf, topKey } from "../catalog/subjects.ts";
import type { SettingChange } from "../history/changes.ts";
import { moveAlong } from "../history/renames.ts";
import type { Step } from "../history/steps.ts";
import { addTo, groupBy, namesIn } from "../lists.ts";
import type { Json } from "../model/json.ts";
import { nameOf } from "../words.ts";
import { agreementOn } from "./approvals.ts";
import { type Audit, type AuditContext, changeEvent, type Draft, type RuleInfo } from "./audit.ts";
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
  readonly lookBefore: Look;
}

/** Every lever of the catalog, by kind and top-level key. */
const all: readonly Lever[] = namesIn(leverKinds).flatMap((name) => {
  const paths = settings.flatMap(({ path, lever }) => (lever === name ? [path] : []));
  return [...groupBy(paths, topKey)].map(([key, group]) => ({ ...leverKinds[name], key, paths: new Set(group) }));
});

export const levers: Audit = {
  rules: [...new Set(Object.values(leverKinds).map(({ rule }) => rule))],
  begin: (context) => {
    const walkers = all.flatMap((lever) => {
      const info = context.builtin(lever.rule);
      return info ? [walkerOf(lever, info, context)] : [];
    });
    return {
      see: (step) => walkers.forEach((walker) => walker.see(step)),
      end: () => walkers.flatMap((walker) => walker.end()),
    };
  },
};

function walkerOf(lever: Lever, info: RuleInfo, { approvals }: AuditContext) {
  const standing = new PlacedThings();
  /** Elements seen in any revision. The address of a new element is not a move. */
  const elements = new Map<string, true>();

  /** Adds one event for each lever of the first revision seen, whose author is unknown. */
  function first(step: Step, entries: readonly SettingEntry[]): void {
    meet(entries);
    const subjects = entries.flatMap(({ subject, setting }) =>
      lever.paths.has(setting?.path ?? "") ? [lever.place(subject)] : [],
    );
    for (const place of new Set(subjects)) {
      const things = lever.things(now(step), place);
      if (things.size === 0) continue;
      if (!lever.first) standing.trust(place, things);
      else {
        const number = step.revision.revision;
        const message = `${lever.first(nameOf(place))} in revision ${number}, the first one seen; who put it there is not known`;
        const draft = draftAt(step, place, { message, lookBefore: before(step) });
        const placing = { fresh: [...things], before: new Set<string>(), now: things };
        standing.place(place, placing, draft, step.revision);
      }
    }
  }

  function move(step: Step, place: string, subjects: readonly string[], lookBefore: Look): void {
    const [from, to] = [lever.things(lookBefore, place), lever.things(now(step), place)];
    if (from.size === 0 && comesWithIts(place)) return standing.trust(place, to);
    const fresh = standing.fresh(place, from, to);
    if (fresh.length > 0 && lever.narrows?.(from, to) === true) standing.reshape(place, from, to);
    else if (fresh.length > 0) {
      const message = lever.says(nameOf(place), from, to, standing.knows(place));
      const draft = draftAt(step, place, { message, subjects, lookBefore });
      standing.place(place, { fresh, before: from, now: to }, draft, step.revision);
    } else standing.settle(place, to, step.revision);
  }

  function draftAt(step: Step, place: string, { message, subjects = [], lookBefore }: LeverText): Draft {
    const actual = valueAt(now(step), place);
    const draft = changeEvent(info, step, {
      subject: place,
      message,
      before: valueAt(lookBefore, place),
      actual,
      offending: [actual],
      resolved: agreementOn(info, subjects, approvals.of(step), step.revision.time),
    });
    return { ...draft, introduced: { ...draft.introduced, first: step.previous === null } };
  }

  /** Whether an address belongs to a model that is new. A model without an address uses its provider's. */
  function comesWithIts(place: string): boolean {
    return !lever.first && !standing.knows(place) && !elements.has(elementOf(place));
  }

  function meet(changes: readonly Pick<SettingChange, "subject">[]): void {
    if (!lever.first) for (const { subject } of changes) elements.set(elementOf(subject), true);
  }

  return {
    see: (step: Step): void => {
      const { key } = lever;
      if (step.previous === null) return first(step, [...(step.blocks.get(key)?.entries.values() ?? [])]);
      // An element with a new key stays the same: renaming a model is no move, and hides none.
      moveAlong(elements, step.renames);
      standing.rename(step.renames);
      const below = step.changes.filter(({ subject }) => subject.startsWith(`/${key}/`));
      if (below.length === 0) return;
      const places = new Map<string, string[]>();
      for (const { subject, path } of below)
        if (lever.paths.has(path ?? "")) addTo(places, lever.place(subject), subject);
      const lookBefore = before(step);
      for (const [place, subjects] of places) move(step, place, subjects, lookBefore);
      meet(below);
    },
    end: (): Draft[] => standing.drafts(),
  };
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
