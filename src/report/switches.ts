// Finds the finding on a switch that explains why a setting has no effect.
import type { Draft } from "../audits/audit.ts";
import { countWhile, groupBy } from "../lists.ts";
import { compare } from "../model/json.ts";
import { weight } from "../model/severity.ts";

/** Returns what finds the finding on a switch at a revision, from the most severe rule, then by id. */
export function switchesIn(drafts: readonly Draft[]): (subject: string, revision: number) => Draft | undefined {
  const switches = new Set<string | undefined>();
  for (const { inert, stages = [] } of drafts) {
    switches.add(inert?.switch);
    for (const stage of stages) switches.add(stage.inert?.switch);
  }
  const candidates = drafts.filter(
    ({ rule, event, subject }) => !event && rule.policy !== null && switches.has(subject),
  );
  const sorted = candidates.toSorted(
    (a, b) =>
      weight(b.rule.severity) - weight(a.rule.severity) || compare(a.rule.id, b.rule.id) || startOf(a) - startOf(b),
  );
  /** By subject: the findings of each rule in order; rules by severity, then by id. */
  const bySubject = new Map(
    [...groupBy(sorted, ({ subject }) => subject)].map(([subject, own]) => [
      subject,
      [...groupBy(own, ({ rule }) => rule.id).values()],
    ]),
  );
  return (subject, revision) => {
    for (const findings of bySubject.get(subject) ?? []) {
      // A rule has one finding at a time.
      const last = findings[countWhile(findings, (finding) => startOf(finding) <= revision) - 1];
      if (last && revision < (last.resolved?.revision ?? Infinity)) return last;
    }
    return undefined;
  };
}

function startOf({ introduced }: Draft): number {
  return introduced.revision ?? Infinity;
}
