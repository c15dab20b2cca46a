// The switches that opened windows.
import { type Catalog, settingAt } from "../catalog/catalog.ts";
import { pointerOf } from "../catalog/subjects.ts";
import type { Finding, RevisionRow } from "../model/report/index.ts";

/** Adds to a window the switch of its setting, if the revision that opened the window turned that switch. */
export function addOpeningSwitches(findings: readonly Finding[], rows: readonly RevisionRow[], catalog: Catalog): void {
  const switches = new Set(catalog.settings.flatMap(({ switch: needs }) => (needs ? pointerOf(needs.path) : [])));
  /** The revision and the subject of each switch that a revision turned. */
  const turnedSwitches = new Set<string>();
  for (const { revision, changes } of rows)
    for (const { subject } of changes) if (switches.has(subject)) turnedSwitches.add(`${revision}${subject}`);
  for (const finding of findings) {
    const { exposureSeconds, introduced, subject } = finding;
    if (exposureSeconds === null || introduced.revision === null || !introduced.exact) continue;
    const needs = settingAt(catalog, subject)?.switch;
    const place = needs && pointerOf(needs.path);
    if (place !== undefined && turnedSwitches.has(`${introduced.revision}${place}`)) finding.openingSwitch = place;
  }
}
