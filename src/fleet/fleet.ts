// Builds one fleet report from reports. Pure: the result does not depend on the order of the reports.
import { didYouMean } from "../errors.ts";
import type { Fleet, FleetOrganization, FleetPolicy, FleetProblem } from "../model/fleet.ts";
import { certain, instantOf, instantText } from "../model/instant.ts";
import { compare } from "../model/json.ts";
import type { Verdict } from "../model/report/index.ts";
import { policyName } from "../model/report/policy-name.ts";
import { reaches, type Severity, severities, worstToBest } from "../model/severity.ts";
import { inAscii } from "../text.ts";
import { duration } from "../words.ts";
import type { FleetEntry } from "./entry.ts";
import { rulesOf } from "./rules.ts";
import { type EarlierRun, trendOf } from "./trend.ts";
import { firstIn, getOrMake, lookUp, sumOf, tableOf } from "../lists.ts";

export interface FleetOptions {
  /** The version of this Driftline. */
  readonly version: string;
  /** The time taken as now, in milliseconds; undefined: the time of the newest report. */
  readonly asOf: number | undefined;
  /** The maximum distance of a report from `asOf`. */
  readonly maxAgeSeconds: number | undefined;
  /** The organizations that must have a report. */
  readonly expected: readonly string[] | undefined;
  readonly failOn: Severity | "never";
}

const order: readonly Verdict[] = ["tampered", "incomplete", "drifted", "compliant"];

/**
 * Builds the fleet report.
 * @param entries one per organization, from sound reports
 * @param earlier older reports of the same organizations, used for the trend only
 */
export function fleetOf(
  entries: readonly FleetEntry[],
  options: FleetOptions,
  earlier: readonly EarlierRun[] = [],
): Fleet {
  const asOf = options.asOf ?? Math.max(...entries.map(({ row }) => certain(instantOf, row.asOf)));
  const expected = options.expected === undefined ? undefined : new Set(options.expected);
  const { runs, days } = trendOf(entries, earlier);
  const rows = entries.map(({ row }) => {
    const ageSeconds = Math.trunc((asOf - certain(instantOf, row.asOf)) / 1000);
    return {
      ...row,
      ageSeconds,
      // Also reject a report from the future, which would otherwise never become stale.
      stale: options.maxAgeSeconds !== undefined && Math.abs(ageSeconds) > options.maxAgeSeconds,
      expected: expected === undefined ? null : expected.has(row.organization),
      page: null,
      runs: lookUp(runs, row.organization),
    };
  });
  const organizations = rows.toSorted(byClaim);
  const names = organizations.map(({ organization }) => organization);
  const rank = new Map(names.map((name, i) => [name, i]));
  const sorted = entries.toSorted((a, b) => lookUp(rank, a.row.organization) - lookUp(rank, b.row.organization));
  const missing = [...(expected ?? [])].filter((name) => !rank.has(name)).toSorted(compare);
  const unexpected = organizations.filter((row) => row.expected === false).map((row) => row.organization);
  const problems = [
    ...missing.map((name) => missingProblem(name, unexpected)),
    ...organizations.flatMap((row) => problemsOf(row, options.maxAgeSeconds)),
  ];
  const rules = rulesOf(sorted);
  const policies = policiesOf(sorted);
  const verdict = verdictOf(organizations, problems);
  return {
    schemaVersion: 1,
    kind: "fleet",
    tool: { name: "driftline", version: options.version },
    asOf: instantText(asOf),
    verdict,
    exitCode: exitCodeOf(verdict, problems, organizations, options.failOn),
    view: {
      failOn: options.failOn,
      maxAgeSeconds: options.maxAgeSeconds ?? null,
      expected: expected === undefined ? null : [...expected].toSorted(compare),
    },
    problems,
    summary: {
      organizations: {
        total: organizations.length,
        ...tableOf(order.toReversed(), (verdict) => organizations.filter((row) => row.verdict === verdict).length),
        missing: missing.length,
        stale: organizations.filter(({ stale }) => stale).length,
        unexpected: unexpected.length,
      },
      open: tableOf(worstToBest, (severity) => sumOf(organizations, ({ open }) => open[severity])),
      resolved: sumOf(organizations, ({ resolved }) => resolved),
      excepted: sumOf(organizations, ({ excepted }) => excepted),
      noted: sumOf(organizations, ({ noted }) => noted),
      rules: {
        total: rules.length,
        failing: rules.filter(({ counts }) => counts.failing > 0).length,
        differing: rules.filter(({ differs }) => differs).length,
      },
      policies: { total: policies.length, differing: policies.filter(({ differs }) => differs).length },
    },
    organizations,
    missing,
    trend: days,
    rules,
    policies,
  };
}

/** Returns every policy by id, those with several versions first. @param entries in the order of the organizations */
function policiesOf(entries: readonly FleetEntry[]): FleetPolicy[] {
  const byId = new Map<string, Map<string, FleetPolicy["versions"][number]>>();
  for (const { row, policies } of entries)
    for (const policy of policies) {
      const { digest, rules } = policy;
      const versions = getOrMake(byId, policyName(policy), () => new Map<string, FleetPolicy["versions"][number]>());
      const version = getOrMake(versions, digest, () => ({ digest, rules, organizations: [] }));
      if (!version.organizations.includes(row.organization)) version.organizations.push(row.organization);
    }
  return [...byId]
    .map(([id, versions]): FleetPolicy => {
      const having = new Set([...versions.values()].flatMap(({ organizations }) => organizations));
      return {
        id,
        differs: versions.size > 1,
        // The most common version first: the others are exceptions.
        versions: [...versions.values()].toSorted(
          (a, b) => b.organizations.length - a.organizations.length || (a.digest < b.digest ? -1 : 1),
        ),
        absent: entries.map(({ row }) => row.organization).filter((name) => !having.has(name)),
      };
    })
    .toSorted((a, b) => Number(b.differs) - Number(a.differs) || (a.id < b.id ? -1 : 1));
}

function missingProblem(name: string, unexpected: readonly string[]): FleetProblem {
  const same = unexpected.find((candidate) => candidate.normalize() === name.normalize());
  const near =
    same === undefined
      ? didYouMean(name, unexpected)
      : `the name of a report has other Unicode characters: ${inAscii(same)} is there, and ${inAscii(name)} is expected`;
  return {
    code: "missing",
    organization: name,
    message: `no report of ${name}${near === undefined ? "" : `; ${near}`}`,
  };
}

function problemsOf(row: FleetOrganization, maxAgeSeconds: number | undefined): FleetProblem[] {
  const { organization, ageSeconds, evidence, exitCode } = row;
  const problems: FleetProblem[] = [];
  if (row.stale) {
    const age = `${duration(Math.abs(ageSeconds))} ${ageSeconds < 0 ? "later" : "older"}`;
    const message = `the report of ${organization} is ${age} than this one; the maximum is ${duration(maxAgeSeconds ?? 0)}`;
    problems.push({ code: "stale", organization, message });
  }
  if (!evidence.complete) {
    const { length } = evidence.problems;
    const more = length > 1 ? `, and ${length - 1} more` : "";
    const message = `the evidence of ${organization} is incomplete: ${firstIn(evidence.problems).message}${more}`;
    problems.push({ code: "incomplete", organization, message });
  } else if (exitCode === 3)
    problems.push({
      code: "unread",
      organization,
      message: `the audit of ${organization} is missing requested data besides the history`,
    });
  return problems;
}

/** Returns the worst verdict. A missing or stale report makes it at least incomplete. */
function verdictOf(organizations: readonly FleetOrganization[], problems: readonly FleetProblem[]): Verdict {
  const worst = firstIn(organizations).verdict;
  const isIncomplete = problems.some(({ code }) => code !== "unread");
  return isIncomplete && worst !== "tampered" ? "incomplete" : worst;
}

function exitCodeOf(
  verdict: Verdict,
  problems: readonly FleetProblem[],
  organizations: readonly FleetOrganization[],
  failOn: Severity | "never",
): number {
  if (verdict === "tampered") return 4;
  if (problems.length > 0) return 3;
  const fails = ({ open }: FleetOrganization) =>
    severities.some((severity) => open[severity] > 0 && reaches(severity, failOn));
  return organizations.some(fails) ? 1 : 0;
}

/** Orders by the worst verdict, then by the number of open findings of the worst severity, then by name. */
function byClaim(a: FleetOrganization, b: FleetOrganization): number {
  const verdicts = order.indexOf(a.verdict) - order.indexOf(b.verdict);
  if (verdicts !== 0) return verdicts;
  const severity = worstToBest.find((level) => a.open[level] !== b.open[level]);
  return severity === undefined ? compare(a.organization, b.organization) : b.open[severity] - a.open[severity];
}
