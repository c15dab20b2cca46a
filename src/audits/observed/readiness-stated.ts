// Demands of a policy on the newest report of each repository.
import { lastIn } from "../../lists.ts";
import type { ReadinessReport } from "../../model/observed.ts";
import { timeWords } from "../../model/instant.ts";
import { count, duration, fractionBelow } from "../../words.ts";
import { type Draft, draftAt } from "../audit.ts";
import { draftSeen, judge, type ObservedAudit, type ObservedContext, type ObservedRule } from "./observed.ts";
import { byRepository, repositoryKey, repositorySubject, stretches } from "./repositories.ts";

/** What the rules below have in common. */
const common = {
  family: "readiness",
  kind: "readiness",
  severity: "medium",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3"],
  needs: ["readiness"],
} as const;

const failing: ObservedRule = {
  ...common,
  id: "readiness/failing",
  statedBy: "required",
  title: "Repositories meet the required criteria",
  rationale: "Checks on an agent's work must be in place before the agent works.",
  remediation: "Fix the criterion in the repository, and make a new report.",
};
const stale: ObservedRule = {
  ...common,
  id: "readiness/stale",
  statedBy: "maxAge",
  title: "Reports of repositories are recent",
  rationale: "An old report does not describe the current repository.",
  remediation: "Make a new report of the repository.",
};
const missing: ObservedRule = {
  ...common,
  id: "readiness/missing",
  statedBy: "repositories",
  title: "Expected repositories have a report",
  rationale: "Without a report, the readiness of a repository is unknown.",
  remediation: "Make a report of the repository, or remove it from the policy.",
};
const agentVersion: ObservedRule = {
  ...common,
  id: "readiness/agent-version",
  statedBy: "agentVersion",
  title: "Repositories are evaluated by a recent agent",
  rationale: "An old version of the agent may not enforce all controls of a newer version.",
  remediation: "Update the agent on the machine that made the report, and make a new report.",
};
const notClean: ObservedRule = {
  ...common,
  id: "readiness/not-clean",
  statedBy: "clean",
  title: "Evaluations use pushed commits without local changes",
  rationale: "A report on local changes does not describe the repository that others see.",
  remediation: "Commit and push the changes, and make a new report.",
};

/** A demand on the reports of a repository. */
interface Demand {
  readonly rule: ObservedRule;
  readonly about: string | null;
  /** null: the service does not provide the data. */
  readonly fails: (report: ReadinessReport) => boolean | null;
  readonly says: (report: ReadinessReport) => string;
  readonly actual: (report: ReadinessReport) => Draft["actual"];
}

export const readinessStated: ObservedAudit = {
  rules: [failing, stale, missing, agentVersion, notClean],
  drafts: (context) => {
    const { readiness } = context;
    const demands = demandsOf(context);
    if (!readiness) return [];
    return [
      ...byRepository(readiness).flatMap(([repository, reports]) => [
        ...demands.flatMap((demand) => newest(context, repository, reports, demand)),
        ...tooOld(context, repository, lastIn(reports)),
      ]),
      ...without(context, new Map(readiness.map(({ repository }) => [repositoryKey(repository), repository]))),
    ];
  },
};

function demandsOf({ audit: { policies } }: ObservedContext): Demand[] {
  const policy = policies.readiness;
  const part = (name: string, { criteria }: ReadinessReport) =>
    criteria.find((criterion) => criterion.name === name)?.part ?? null;
  const oldest = policy?.agentVersion ?? null;
  return [
    ...[...(policy?.required ?? [])].map(([name, least]): Demand => ({
      rule: failing,
      about: name,
      fails: (report) => orNull(part(name, report), (passing) => passing < least),
      says: (report) =>
        `${name} passes for ${fractionBelow(least, part(name, report) ?? 0)} of the applications, and ${least} is required`,
      actual: (report) => part(name, report),
    })),
    ...(oldest === null
      ? []
      : [
          {
            rule: agentVersion,
            about: null,
            fails: ({ agentVersion: version }: ReadinessReport) =>
              orNull(version, (actualVersion) => isOlder(actualVersion, oldest)),
            says: ({ agentVersion: version }: ReadinessReport) =>
              `it was evaluated by version ${version} of the agent, and ${oldest} is the oldest allowed`,
            actual: ({ agentVersion: version }: ReadinessReport) => version,
          },
        ]),
    {
      rule: notClean,
      about: null,
      fails: ({ isDirty }) => isDirty,
      says: () => "it was evaluated with changes that were not committed, or commits that were not pushed",
      actual: () => null,
    },
  ];
}

function orNull<T>(value: T | null, fails: (value: T) => boolean | null): boolean | null {
  return value === null ? null : fails(value);
}

/** Whether a version is lower than another; null when it is not a version. */
export function isOlder(version: string, least: string): boolean | null {
  const [, numbers, preRelease] = /^v?(\d+(?:\.\d+)*)(-[^+\s]+)?(?:\+\S+)?$/.exec(version) ?? [];
  if (numbers === undefined) return null;
  const [numbersOf, leastNumbers] = [numbers.split(".").map(Number), least.split(".").map(Number)];
  for (let i = 0; i < Math.max(numbersOf.length, leastNumbers.length); i++) {
    const difference = (numbersOf[i] ?? 0) - (leastNumbers[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  // A pre-release is lower than its release.
  return preRelease !== undefined;
}

/** Returns the finding of the newest report, from the first of the preceding reports that fail without interruption. */
function newest(context: ObservedContext, of: string, reports: readonly ReadinessReport[], demand: Demand): Draft[] {
  const { rule, about, fails, says, actual } = demand;
  const last = lastIn(reports);
  return judge(context, rule, { of, about, at: last.time, fails: fails(last) }, (info) => {
    const stretch = lastIn(stretches(reports, fails));
    const value = actual(last);
    return draftAt(info, stretch.reports[0].time, {
      subject: repositorySubject(of, about ?? undefined),
      message: `${of}: ${says(last)}, by the report of ${timeWords(last.time)}`,
      actual: value,
      offending: value === null ? [] : [value],
    });
  });
}

function tooOld(context: ObservedContext, of: string, last: ReadinessReport): Draft[] {
  const { asOf, policies } = context.audit;
  const most = policies.readiness?.maxAgeSeconds ?? 0;
  const due = last.time + most * 1000;
  const lastAt = timeWords(last.time);
  const message = `the newest report of ${of} was made at ${lastAt}, more than ${duration(most)} ago`;
  return judge(context, stale, { of, at: asOf, fails: due < asOf }, (info) =>
    draftAt(info, due, { subject: repositorySubject(of), message, actual: lastAt, offending: [lastAt] }),
  );
}

/** Returns findings on expected repositories without a report. @param reportedNames those that have one, by key */
function without(context: ObservedContext, reportedNames: ReadonlyMap<string, string>): Draft[] {
  const { audit, readiness } = context;
  const reports = readiness?.length ?? 0;
  const othersWords =
    reports === 0 ? ", and no other repository has one" : `; the service has ${count(reports, "report")} of others`;
  return (audit.policies.readiness?.repositories ?? []).flatMap((of) => {
    const reportedName = reportedNames.get(repositoryKey(of));
    const message = `${of} has no report${othersWords}`;
    return judge(
      context,
      missing,
      { of: reportedName ?? of, at: audit.asOf, fails: reportedName === undefined },
      (info) => draftSeen(info, info.from ?? audit.asOf, { subject: repositorySubject(of), message }),
    );
  });
}
