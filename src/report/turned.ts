// The switches that opened windows.
import type { Catalog } from "../catalog/catalog.ts";
import { settingAt } from "../catalog/catalog.ts";
import { pointerOf } from "../catalog/subjects.ts";
import type { Finding, RevisionRow } from "../model/report/index.ts";

/** Adds to a window the switch of its setting, if the revision that opened the window turned that switch. */
export function addTurned(findings: readonly Finding[], rows: readonly RevisionRow[], catalog: Catalog): void {
  const switches = new Set(
    catalog.settings.flatMap((setting) => (setting.switch ? pointerOf(setting.switch.path) : [])),
  );
  const turned = new Map(
    rows.map(({ revision, changes }) => [
      revision,
      new Set(changes.flatMap(({ subject }) => (switches.has(subject) ? subject : []))),
    ]),
  );
  for (const finding of findings) {
    const { exposureSeconds, introduced, subject } = finding;
    if (exposureSeconds === null || introduced.revision === null || !introduced.exact) continue;
    const needs = settingAt(catalog, subject)?.switch;
    if (needs && turned.get(introduced.revision)?.has(pointerOf(needs.path))) finding.turned = pointerOf(needs.path);
  }
}
