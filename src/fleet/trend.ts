// The trend: what older reports of the same organizations said. It speaks of the instants of reports, and of nothing between.
import { firstIn, grouped, lastIn, lookUp, tableOf } from "../lists.ts";
import type { FleetDay, FleetRun } from "../model/fleet.ts";
import { compare } from "../model/json.ts";
import { verdicts } from "../model/report/states.ts";
import { worstToBest } from "../model/severity.ts";
import type { FleetEntry } from "./entry.ts";

/** What stays of a report that is not judged. */
export interface EarlierRun extends Omit<FleetRun, "comparable"> {
  readonly organization: string;
  /** The version of Driftline and the policy files that the report was made with. */
  readonly madeWith: string;
}

/** The part of a report that a trend is made of. */
export function runOf({ row, policies }: FleetEntry): EarlierRun {
  const { organization, asOf, verdict, open, tool } = row;
  const digests = policies.map(({ digest }) => digest).toSorted(compare);
  return { organization, asOf, verdict, open, madeWith: [tool, ...digests].join(" ") };
}

interface Trend {
  /** By organization, the oldest first. */
  readonly runs: ReadonlyMap<string, FleetRun[]>;
  /** The days on which every organization has a report, the oldest first. */
  readonly days: FleetDay[];
}

/**
 * The reports of each organization in the order of time, and their sums.
 * @param entries the judged reports, one for each organization
 * @param earlier older reports of these organizations
 */
export function trendOf(entries: readonly FleetEntry[], earlier: readonly EarlierRun[]): Trend {
  const older = grouped(earlier, ({ organization }) => organization);
  const runs = new Map(
    entries.map((entry) => {
      const judged = runOf(entry);
      const all = [...(older.get(judged.organization) ?? []), judged];
      return [
        judged.organization,
        all
          .toSorted((a, b) => compare(a.asOf, b.asOf))
          .map(({ asOf, verdict, open, madeWith }) => ({
            asOf,
            verdict,
            open,
            comparable: madeWith === judged.madeWith,
          })),
      ];
    }),
  );
  return { runs, days: daysOf([...runs.values()]) };
}

function daysOf(organizations: readonly FleetRun[][]): FleetDay[] {
  const byDay = organizations.map((runs) => grouped(runs, ({ asOf }) => asOf.slice(0, "2026-11-20".length)));
  const shared = [...firstIn(byDay).keys()].filter((day) => byDay.every((days) => days.has(day)));
  return shared.map((day) => {
    const runs = byDay.map((days) => lastIn(lookUp(days, day)));
    return {
      day,
      verdict: runs.map(({ verdict }) => verdict).reduce((a, b) => (verdicts.indexOf(b) > verdicts.indexOf(a) ? b : a)),
      open: tableOf(worstToBest, (severity) => runs.reduce((sum, { open }) => sum + open[severity], 0)),
      comparable: runs.every(({ comparable }) => comparable),
    };
  });
}
