// The trend, from older reports of the same organizations. It has the instants of reports only, no interpolation.
import { firstIn, groupBy, lastIn, lookUp, sumOf, tableOf } from "../lists.ts";
import type { FleetDay, FleetRun } from "../model/fleet.ts";
import { compare } from "../model/json.ts";
import { verdicts } from "../model/report/states.ts";
import { worstToBest } from "../model/severity.ts";
import type { FleetEntry } from "./entry.ts";

/** The data kept of an earlier report, which is not judged. */
export interface EarlierRun extends Omit<FleetRun, "comparable"> {
  readonly organization: string;
  /** The version of Driftline and the digests of the policy files that produced the report. */
  readonly madeWith: string;
}

/** Extracts the data of a report that a trend needs. */
export function runOf({ row, policies }: FleetEntry): EarlierRun {
  const { organization, asOf, verdict, open, tool } = row;
  const digests = policies.map(({ digest }) => digest).toSorted(compare);
  return { organization, asOf, verdict, open, madeWith: [tool, ...digests].join(" ") };
}

interface Trend {
  /** By organization, oldest first. */
  readonly runs: ReadonlyMap<string, FleetRun[]>;
  /** The days on which every organization has a report, oldest first. */
  readonly days: FleetDay[];
}

/**
 * Returns the reports of each organization by time, and their sums by day.
 * @param entries the judged reports, one per organization
 * @param earlier older reports of these organizations
 */
export function trendOf(entries: readonly FleetEntry[], earlier: readonly EarlierRun[]): Trend {
  const older = groupBy(earlier, ({ organization }) => organization);
  const runs = new Map(
    entries.map((entry) => {
      const run = runOf(entry);
      const all = [...(older.get(run.organization) ?? []), run];
      return [
        run.organization,
        all
          .toSorted((a, b) => compare(a.asOf, b.asOf))
          .map(({ asOf, verdict, open, madeWith }) => ({ asOf, verdict, open, comparable: madeWith === run.madeWith })),
      ];
    }),
  );
  return { runs, days: daysOf([...runs.values()]) };
}

function daysOf(organizations: readonly FleetRun[][]): FleetDay[] {
  const byDay = organizations.map((runs) => groupBy(runs, ({ asOf }) => asOf.slice(0, "2026-11-20".length)));
  const shared = [...firstIn(byDay).keys()].filter((day) => byDay.every((days) => days.has(day)));
  return shared.map((day) => {
    const runs = byDay.map((days) => lastIn(lookUp(days, day)));
    return {
      day,
      verdict: runs.map(({ verdict }) => verdict).reduce((a, b) => (verdicts.indexOf(b) > verdicts.indexOf(a) ? b : a)),
      open: tableOf(worstToBest, (severity) => sumOf(runs, ({ open }) => open[severity])),
      comparable: runs.every(({ comparable }) => comparable),
    };
  });
}
