// Rules of policies on settings, as windows.
import { keyOf } from "../catalog/subjects.ts";
import type { EntryChange } from "../catalog/entries.ts";
import { entryIn } from "../history/changes.ts";
import { addTo } from "../lists.ts";
import type { Audit } from "./audit.ts";
import { withOverrides } from "./overrides.ts";
import { notInForce } from "./terms.ts";
import { flawIn, isFlawed, RuleWalker } from "./rule-walker.ts";

export const settings: Audit = {
  rules: [],
  begin: (context) => {
    const rules = context.policies.rules.filter((rule) => notInForce(rule, context.asOf) === undefined);
    const walkers = rules
      .flatMap((rule) => withOverrides(rule, context.catalog))
      .map((rule) => new RuleWalker(rule, context));
    const byPath = new Map<string, RuleWalker[]>();
    for (const walker of walkers) for (const path of walker.reads) addTo(byPath, path, walker);
    return {
      see: (step) => {
        if (step.renames.size > 0) for (const walker of walkers) walker.rename(step.renames);
        if (step.previous === null) for (const walker of walkers) walker.see(step, null);
        else for (const [walker, changes] of touchedBy(step.entries, byPath)) walker.see(step, changes);
      },
      end: () => walkers.flatMap((walker) => walker.end()),
    };
  },
};

/** Returns the rules whose verdict may change with a step, each with the relevant changes. */
function touchedBy(
  entries: readonly EntryChange[],
  byPath: ReadonlyMap<string, readonly RuleWalker[]>,
): Map<RuleWalker, EntryChange[]> {
  const changesByWalker = new Map<RuleWalker, EntryChange[]>();
  const touch = (place: string, change: EntryChange) => {
    for (const walker of byPath.get(place) ?? []) addTo(changesByWalker, walker, change);
  };
  for (const change of entries) {
    const { before, after } = change;
    const { setting } = entryIn(change);
    const element = after?.element ?? before?.element;
    if (setting) touch(setting.path, change);
    // If an element came or went, so did its expected settings.
    if (element !== undefined && after?.element !== before?.element) touch(element, change);
    if (isFlawed(change)) touch(flawIn(keyOf(change.subject)), change);
  }
  return changesByWalker;
}
