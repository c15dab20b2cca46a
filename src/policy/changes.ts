// The `changes` part of a policy, with every date, time of day and pattern resolved.
import type { Catalog } from "../catalog/catalog.ts";
import type { Problem } from "../errors.ts";
import { certain, durationOf, endOf, startOf } from "../model/instant.ts";
import type { ChangePolicy } from "../model/policy.ts";
import type { Path, YamlDocument } from "../yaml/document.ts";
import { nameOf } from "../yaml/issues.ts";
import { patternFlaw } from "./patterns.ts";
import type { ChangesInput } from "./schema-changes.ts";
import type { Sound } from "./sound.ts";

type ResolvedChanges = Pick<ChangePolicy, "windows" | "freezes" | "loosening" | "emergencySeconds">;

/** Resolves the `changes` of a file. */
export function changesOf({ windows = [], freezes = [], loosening, emergency }: ChangesInput): ResolvedChanges {
  return {
    windows: windows.map(({ days, from, to, timezone }) => ({
      days,
      from: minutesOf(from),
      to: minutesOf(to),
      timezone,
    })),
    freezes: freezes.map(({ from, until, reason, settings }) => ({
      from: certain(startOf, from),
      until: certain(endOf, until),
      reason,
      settings: settings ?? null,
    })),
    loosening: loosening ? { settings: loosening.settings ?? null } : null,
    emergencySeconds: emergency ? certain(durationOf, emergency.approvedWithin) : null,
  };
}

/** Returns the problems of the `changes` of a file, besides those of their shape. */
export function changeProblems(
  document: YamlDocument,
  { freezes = [], loosening }: Sound<ChangesInput>,
  catalog: Catalog,
): Problem[] {
  const freezeProblems = freezes.flatMap((freeze, i) =>
    patternProblems(document, freeze?.settings, catalog, ["changes", "freezes", i, "settings"]),
  );
  const path = ["changes", "loosening", "settings"];
  return [...freezeProblems, ...patternProblems(document, loosening?.settings, catalog, path)];
}

function minutesOf(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
}

/** Returns a problem for each pattern that no setting can match. */
export function patternProblems(
  document: YamlDocument,
  patterns: readonly (string | undefined)[] | undefined,
  catalog: Catalog,
  path: Path,
): Problem[] {
  return (patterns ?? []).flatMap((pattern, i) => {
    const flaw = pattern === undefined ? undefined : patternFlaw(pattern, catalog);
    return flaw ? [document.problem([...path, i], `${nameOf(path)}: ${flaw.message}`, flaw.hint)] : [];
  });
}
