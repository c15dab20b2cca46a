// The `changes` part of a policy, with every date, time of day and pattern resolved.
import type { Catalog } from "../catalog/catalog.ts";
import type { Problem } from "../errors.ts";
import { certain, durationOf, endOf, startOf } from "../model/instant.ts";
import type { ChangePolicy } from "../model/policy.ts";
import type { Path, YamlDocument } from "../yaml/document.ts";
import { nameOf } from "../yaml/issues.ts";
import { patternFlaw } from "./patterns.ts";
import type { ChangesInput } from "./schema-changes.ts";

type ResolvedChanges = Pick<ChangePolicy, "windows" | "freezes" | "loosening" | "emergencySeconds">;

/** Resolves the `changes` of a file. Returns its problems, so that all are shown at once. */
export function changesOf(
  document: YamlDocument,
  input: ChangesInput,
  catalog: Catalog,
): { changes: ResolvedChanges; problems: Problem[] } {
  const problems: Problem[] = [];
  const windows = (input.windows ?? []).map(({ days, from, to, timezone }) => ({
    days,
    from: minutesOf(from),
    to: minutesOf(to),
    timezone,
  }));
  const freezes = (input.freezes ?? []).map(({ from, until, reason, settings }, i) => {
    problems.push(...patternProblems(document, settings, catalog, ["changes", "freezes", i, "settings"]));
    return { from: certain(startOf, from), until: certain(endOf, until), reason, settings: settings ?? null };
  });
  const { loosening, emergency } = input;
  problems.push(...patternProblems(document, loosening?.settings, catalog, ["changes", "loosening", "settings"]));
  return {
    changes: {
      windows,
      freezes,
      loosening: loosening ? { settings: loosening.settings ?? null } : null,
      emergencySeconds: emergency ? certain(durationOf, emergency.approvedWithin) : null,
    },
    problems,
  };
}

function minutesOf(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
}

/** Returns a problem for each pattern that no setting can match. */
export function patternProblems(
  document: YamlDocument,
  patterns: readonly string[] | undefined,
  catalog: Catalog,
  path: Path,
): Problem[] {
  return (patterns ?? []).flatMap((pattern, i) => {
    const flaw = patternFlaw(pattern, catalog);
    return flaw ? [document.problem([...path, i], `${nameOf(path)}: ${flaw.message}`, flaw.hint)] : [];
  });
}
