// The heat map: every rule of any organization, with its result in each.
import type { FleetCell, FleetRule } from "../model/fleet.ts";
import { firstIn, grouped } from "../lists.ts";
import { compare } from "../model/json.ts";
import { weight } from "../model/severity.ts";
import type { FleetEntry, EntryRule } from "./entry.ts";

/** Returns every rule, the worst first. @param entries in the order of the organizations */
export function rulesOf(entries: readonly FleetEntry[]): FleetRule[] {
  const byRule = grouped(
    entries.flatMap(({ rules }) => rules),
    ({ rule }) => rule.id,
  );
  return [...byRule.values()].map((ones) => ruleOf(ones, entries)).toSorted(byClaim);
}

function ruleOf(ones: readonly EntryRule[], entries: readonly FleetEntry[]): FleetRule {
  // If organizations word a rule differently, use the words of the first.
  const { id, title, policy, subject } = firstIn(ones).rule;
  const byOrganization = new Map(ones.map(({ cell }) => [cell.organization, cell]));
  // Reports omit built-in rules without findings: these are clear where absent. Rules of policies are missing there.
  const isBuiltin = ones.every(({ isListed }) => !isListed);
  const cells = entries.flatMap(({ row }) => byOrganization.get(row.organization) ?? (isBuiltin ? [silent(row)] : []));
  const many = (status: FleetCell["status"]) => cells.filter((cell) => cell.status === status).length;
  const counts = {
    passing: many("passing"),
    clear: many("clear"),
    failing: many("failing"),
    excepted: many("excepted"),
    notEvaluated: many("not-evaluated"),
    absent: entries.length - cells.length,
  };
  return {
    id,
    title,
    policy,
    subject,
    severity: ones.map(({ rule }) => rule.severity).reduce((a, b) => (weight(b) > weight(a) ? b : a)),
    worst: cells
      .map(({ worst }) => worst)
      .reduce((a, b) => (b !== null && (a === null || weight(b) > weight(a)) ? b : a), null),
    differs: [counts.passing + counts.clear, counts.failing, counts.excepted].filter((n) => n > 0).length > 1,
    counts,
    cells,
  };
}

/** The cell of a built-in rule without findings: clear, or not evaluated if the evidence is incomplete. */
function silent({ organization, evidence }: FleetEntry["row"]): FleetCell {
  const status = evidence.complete ? "clear" : "not-evaluated";
  return { organization, status, open: 0, worst: null, since: null, message: null };
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
