// Findings that one revision caused by one rule are identified by that revision if there are several, else by their
// key. A filled gap or an edited policy changes that identity: the issue continues under the new identity.
import type { Report } from "../model/report/index.ts";
import { listing, type Marker, reportedIn, short, subjectId } from "./marker.ts";
import { firstIn, groupBy } from "../lists.ts";
import { editKey, type Subject } from "./subject.ts";
import type { KnownIssue } from "./update.ts";

/**
 * Assigns open issues to the subjects that now contain their findings.
 * @param subjects by the identity of their issues
 * @param existing is changed, as `duplicates`: of several issues about one subject the oldest stays
 */
export function renameIn(
  existing: Map<string, KnownIssue>,
  duplicates: { duplicate: KnownIssue; of: number }[],
  subjects: ReadonlyMap<string, Subject>,
  report: Readonly<Report>,
): void {
  const open = [...subjects].filter(([, { finding }]) => finding.status === "open");
  const byWindow = new Map(
    open.flatMap(([id, { windows }]) =>
      windows
        .filter(({ pieces }) => firstIn(pieces).status === "open")
        .map(({ first }): [string, string] => [short(first.id), id]),
    ),
  );
  let byEdit: ReadonlyMap<string, string> | undefined;
  const nameOf = ({ id, finding }: Marker) => {
    const now = byWindow.get(finding ?? "");
    if (now !== undefined || subjects.has(id)) return now;
    byEdit ??= editsOf(
      open.filter(([subject]) => !existing.has(subject)),
      report,
    );
    return byEdit.get(id);
  };
  for (const [id, { issue, marker }] of existing) {
    const now = marker.standing === "open" && marker.finding !== null ? nameOf(marker) : undefined;
    const subject = now !== undefined && now !== id ? subjects.get(now) : undefined;
    if (now === undefined || subject === undefined) continue;
    existing.delete(id);
    const holder = existing.get(now);
    if (holder) duplicates.push({ duplicate: { issue, marker }, of: holder.issue.number });
    else {
      const before = listing([...reportedIn(marker)]);
      existing.set(now, { issue, marker: { ...marker, id: now, finding: short(subject.window), ...before } });
    }
  }
}

/** Returns subjects by their other possible identities: with a later beginning, or with several findings. */
function editsOf(subjects: readonly [string, Subject][], { organization, revisions, rules }: Readonly<Report>) {
  const names = new Map<string, string>();
  const formerly = new Map(rules.map((row) => [row.id, row.formerly?.[0] ?? row.id]));
  const begun = subjects.map(([id, { finding, windows }], order) => ({
    id,
    order,
    rule: formerly.get(finding.rule) ?? finding.rule,
    from: Math.min(...windows.map(({ first }) => first.introduced.revision ?? Infinity)),
  }));
  const numbers = revisions.map(({ revision }) => revision).sort((a, b) => a - b);
  for (const [rule, own] of groupBy(begun, (subject) => subject.rule)) {
    const waiting = own.toSorted((a, b) => b.from - a.from);
    // Of several subjects that had begun, the last one in the order of the report.
    let last: (typeof own)[number] | undefined;
    for (const revision of numbers) {
      for (let next = waiting.at(-1); next && next.from <= revision; next = waiting.at(-1)) {
        if (!last || next.order > last.order) last = next;
        waiting.pop();
      }
      if (last) names.set(subjectId(organization, editKey(rule, revision)), last.id);
    }
  }
  return names;
}
