// The heat map: every rule of any organization, with its result in each.
import type { FleetCell, FleetRule } from "../model/fleet.ts";
import { common, groupBy, present } from "../lists.ts";
import { compare } from "../model/json.ts";
import { type Severity, weight, worstToBest } from "../model/severity.ts";
import type { FleetEntry, EntryRule } from "./entry.ts";

/** Returns every rule, the worst first. @param entries in the order of the organizations */
export function rulesOf(entries: readonly FleetEntry[]): FleetRule[] {
  const byRule = groupBy(
    entries.flatMap(({ rules }) => rules),
    ({ id }) => id,
  );
  return [...byRule].map(([id, ones]) => ruleOf(id, ones, entries)).toSorted(byClaim);
}

function ruleOf(id: string, ones: readonly EntryRule[], entries: readonly FleetEntry[]): FleetRule {
  const byOrganization = new Map(ones.map(({ cell }) => [cell.organization, cell]));
  // A report omits a built-in rule that has no findings or no data. It lacks a rule of a policy that it was not judged by.
  const isBuiltin = ones.every(({ cell }) => cell.policy === null);
  const names = [id, ...ones.flatMap(({ kind }) => kind ?? [])];
  // A report that judged a built-in rule on further data lists it.
  const isOnData = ones.some(({ isListed }) => isListed);
  const cells = entries.flatMap(
    (entry) => byOrganization.get(entry.row.organization) ?? (isBuiltin ? [silent(entry, names, isOnData)] : []),
  );
  const cellCount = (status: FleetCell["status"]) => cells.filter((cell) => cell.status === status).length;
  const counts = {
    passing: cellCount("passing"),
    clear: cellCount("clear"),
    failing: cellCount("failing"),
    excepted: cellCount("excepted"),
    notEvaluated: cellCount("not-evaluated"),
    absent: entries.length - cells.length,
  };
  return {
    id,
    title: common(ones.map(({ cell }) => cell.title)),
    policy: common(ones.map(({ cell }) => cell.policy)),
    subject: common(ones.map(({ cell }) => cell.subject)),
    severity: present(highest(ones.map(({ cell }) => cell.severity))),
    worst: highest(cells.map(({ worst }) => worst)) ?? null,
    differs: [counts.passing + counts.clear, counts.failing, counts.excepted].filter((n) => n > 0).length > 1,
    counts,
    cells,
  };
}

function highest(severities: readonly (Severity | null)[]): Severity | undefined {
  return worstToBest.find((severity) => severities.includes(severity));
}

/**
 * Returns the cell of a built-in rule that a report does not name: clear, or not evaluated if the evidence is incomplete,
 * the rule is off or its data is missing.
 * @param names the rule, and the kinds of its findings elsewhere
 * @param isOnData whether reports list the rule where they judge it
 */
function silent(
  { row: { organization, evidence }, unjudged }: FleetEntry,
  names: readonly string[],
  isOnData: boolean,
): FleetCell {
  const isJudged = evidence.complete && !isOnData && !names.some((name) => unjudged.has(name));
  const status = isJudged ? "clear" : "not-evaluated";
  const unlisted = { title: null, policy: null, subject: null, severity: null };
  return { organization, status, ...unlisted, open: 0, worst: null, since: null, message: null };
}

/** Orders by the worst open finding, then the number of failing organizations, then differing before equal. */
function byClaim(a: FleetRule, b: FleetRule): number {
  const claim = ({ worst }: FleetRule) => (worst === null ? -1 : weight(worst));
  return (
    claim(b) - claim(a) ||
    b.counts.failing - a.counts.failing ||
    Number(b.differs) - Number(a.differs) ||
    compare(a.id, b.id)
  );
}
