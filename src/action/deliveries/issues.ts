// Findings as issues of the repository.
import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { usageError } from "../../errors.ts";
import { type DeliveredIssues, IssuesFailure } from "../../github/deliver.ts";
import { modes } from "../../github/input.ts";
import { auditName, isOpenElsewhere, type IssueOptions, keepAlarm, keepIssues } from "../../github/keep-issues.ts";
import type { RepositoryPlace } from "../../github/place.ts";
import { judgedBuiltinRules } from "../../run/judged-rules.ts";
import { choice } from "../../run/options.ts";
import { count } from "../../words.ts";
import { accessOf } from "../github-access.ts";
import { domainsOnly } from "../public.ts";
import type { DeliveryRequest, Delivery, DeliveryOutcome } from "./delivery.ts";

export const issues: Delivery = {
  inputs: {
    issues: {
      description:
        "Keep open findings as issues of this repository: off, per-finding (an issue for each), or single (one issue for all). Needs the permission issues:write and a name of the organization, from the input organization or the configuration",
      default: "off",
    },
    "issue-labels":
      "Further labels for new issues, separated by commas. Every issue has the label driftline. The issue of a finding also has a label of its severity",
    "issue-assignees":
      "Logins to assign new issues to, separated by commas. people in driftline.yaml adds the owners of rules",
    "max-issues": {
      description:
        "Maximum number of findings with an open issue of their own, the most severe first, from 0 to 100. One summary issue lists the rest",
      default: "20",
    },
    audit:
      "Name of the audit. Issues and the comment of preview belong to an organization and an audit. Default is the workflow's file and the job. If several steps of a job, or several jobs of a matrix, audit one organization, give each a name",
    "check-run": {
      description:
        "Distinguishes the jobs of a run, so that two jobs that keep the same issues are an error. Keep the default",
      default: "${{ job.check_run_id }}",
    },
    "alarm-after":
      "Days without a complete audit after which an issue reports that the audit is broken, from 1 to 90. Default is the configuration's alarmAfter, else 2",
    "issues-repository":
      "Repository of the issues, as owner/name, if it is another repository. github-token must be allowed to write issues there",
  },
  label: "an issue",
  prepare: async (request) => {
    const options = await claimedOptions(request);
    if (options === null) return null;
    const { proposes } = options.context;
    const { issueWords } = await import("../../github/leak-allowlist.ts");
    const { neutralReports } = await import("../../run/own-report.ts");
    return {
      ownTexts: neutralReports.flatMap(issueWords),
      deliver: async ({ result, report, check }) => {
        if (proposes !== null) return { notices: [`issues are left as they are: ${proposes}`] };
        const { rules } = result.report;
        try {
          const shownReport = options.isOpen ? domainsOnly(report) : report;
          return outcomeOf(await keepIssues(shownReport, options, check, rules), options);
        } catch (error) {
          if (!(error instanceof IssuesFailure)) throw error;
          return { ...outcomeOf(error.delivered, options), failure: error };
        }
      },
    };
  },
  prepareAlarm: async (request) => {
    const options = await claimedOptions(request);
    if (options === null || options.context.proposes !== null) return null;
    return async (failure, show) => {
      const isTampered = failure.exitCode === 4;
      const asOf = new Date().toISOString();
      const redactedFailure = show({ isTampered, problems: failure.problems });
      const shownFailure = options.isOpen ? domainsOnly(redactedFailure) : redactedFailure;
      // No evidence was read: these words cannot contain its secrets, and errors carry none.
      await keepAlarm(shownFailure, { ...options, asOf }, () => {});
    };
  },
};

function outcomeOf(
  { opened, postponed, strangers, transient, isStale, isDoubtful }: DeliveredIssues,
  options: IssueOptions,
): DeliveryOutcome {
  return {
    notices: [
      ...(isStale ? ["issues are left as they are: a newer run wrote them"] : []),
      ...(isDoubtful ? [doubtOf(options)] : []),
    ],
    warnings: [
      ...(postponed > 0 ? [`${count(postponed, "change")} of issues wait for the next run`] : []),
      ...(strangers.length > 0 ? [`nobody can be assigned to issues by the login ${strangers.join(", ")}`] : []),
    ],
    ...(transient && { transient }),
    ...(!isStale && { outputs: { new: opened } }),
  };
}

function doubtOf({ elsewhere, context: { place } }: IssueOptions): string {
  const repository = elsewhere === null ? "" : `${place.owner}/${place.repository} `;
  return (
    "issues were opened that an audit of another workflow or job has too, and this run could not see whether that one was " +
    `renamed. If it was, set the input audit to its former file and job, such as ${repository}.github/workflows/audit.yml audit, and close ` +
    "the new issues"
  );
}

/**
 * Returns the options for issues, and whether they are in another, public repository. Records that this step keeps them.
 * @throws DriftlineError `usage`
 */
async function claimedOptions(request: DeliveryRequest) {
  const options = issueOptions(request);
  if (options === null) return null;
  const isOpen = await isOpenElsewhere(options);
  if (isOpen && request.input("allow-public") !== "true") {
    const message = `issues-repository: ${Object.values(options.elsewhere!).join("/")} is public, and issues would show their findings to everyone`;
    throw usageError(message, "name a private repository, or set allow-public: true");
  }
  await claimName(auditName(options), request);
  return { ...options, isOpen };
}

/**
 * Records for other steps of the job that this step keeps the issues of an audit.
 * @throws DriftlineError `usage` if another step does
 */
async function claimName(name: string, { environment, organization }: DeliveryRequest): Promise<void> {
  const [folder, step] = [environment["RUNNER_TEMP"], environment["GITHUB_ACTION"]];
  if (!folder || !step) return;
  const file = path.join(folder, "driftline-audits.ndjson");
  const run = ["GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT", "GITHUB_JOB"].map((key) => environment[key] ?? "");
  const claim = JSON.stringify([...run, organization, name]);
  const lines = (await readFile(file, "utf8").catch(() => "")).split("\n");
  if (lines.some((line) => line.startsWith(`${claim} `) && line !== `${claim} ${step}`))
    throw usageError(
      "audit: another step of this job keeps the issues of the same audit, and each would close what the other opens",
      "give each step its own name with the input audit",
    );
  // If this fails, the run's number in the issues detects the conflict once there are issues.
  await appendFile(file, `${claim} ${step}\n`).catch(() => {});
}

const DEFAULT_MAX = 20;
const MAX_MAX = 100;
const DEFAULT_ALARM = 2;
const MAX_ALARM = 90;
const DAY_SECONDS = 86_400;

/** Returns the options for issues; null: not requested. @throws DriftlineError `usage` */
export function issueOptions(inputs: DeliveryRequest): (IssueOptions & { readonly organization: string }) | null {
  const { input, words, organization, environment, config } = inputs;
  const mode = choice("issues", input("issues") ?? "off", modes);
  // Refused even if no issue is kept: the value would be wrong on the day that issues are turned on.
  const max = numberIn("max-issues", input("max-issues"), 0, MAX_MAX);
  const alarmAfter = numberIn("alarm-after", input("alarm-after"), 1, MAX_ALARM);
  const audit = nameOf(input("audit"));
  const repository = repositoryIn("issues-repository", input("issues-repository"));
  const labels = wordsIn("issue-labels", words("issue-labels"), {
    shape: /^[^\p{Cc}\p{Cf}]{1,50}$/u,
    most: 20,
    description: "a label of at most 50 visible characters",
  });
  const assignees = wordsIn("issue-assignees", words("issue-assignees"), {
    shape: /^[\w-]{1,100}(?:\[bot\])?$/,
    most: 10,
    description: "a login; write it without @, such as octo-ai",
  });
  if (mode === "off") return null;
  if (organization === null)
    throw usageError(
      "issues: the organization has no name, which identifies its issues",
      "set the input organization, or organization in driftline.yaml",
    );
  const access = accessOf(inputs, "issues", "issues");
  return {
    organization,
    mode,
    max: max ?? DEFAULT_MAX,
    logins: config.logins,
    builtin: config.builtin,
    judgedRules: judgedBuiltinRules,
    audit,
    alarmAfter:
      alarmAfter ?? (config.alarmAfterSeconds === null ? DEFAULT_ALARM : config.alarmAfterSeconds / DAY_SECONDS),
    elsewhere: repository && isSame(repository, access.context.place) ? null : repository,
    labels,
    assignees,
    key: (input("fingerprint-key") ?? environment["DRIFTLINE_FINGERPRINT_KEY"]) || null,
    earlierKey: (input("fingerprint-key-old") ?? environment["DRIFTLINE_FINGERPRINT_KEY_OLD"]) || null,
    leg: legOf(environment["GITHUB_RUN_ATTEMPT"], input("check-run")),
    ...access,
  };
}

function legOf(attempt: string | undefined, checkRun: string | undefined): string | null {
  const leg = `${attempt ?? ""}.${checkRun ?? ""}`;
  return /^\d{1,5}\.\d{1,20}$/.test(leg) ? leg : null;
}

function numberIn(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d{1,3}$/.test(text) && least <= number && number <= most) return number;
  throw usageError(`${name}: "${text.slice(0, 60)}" is not a number from ${least} to ${most}`);
}

function nameOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[^\p{Cc}\p{Cf}]{1,100}$/u.test(text)) return text;
  throw usageError(`audit: "${text.slice(0, 60)}" is not a name of at most 100 visible characters`);
}

function repositoryIn(name: string, text: string | undefined): IssueOptions["elsewhere"] {
  if (text === undefined) return null;
  const [, owner, repo] = /^([\w.-]{1,100})\/([\w.-]{1,100})$/.exec(text) ?? [];
  if (owner !== undefined && repo !== undefined && ![owner, repo].some((part) => /^\.+$/.test(part)))
    return { owner, repo };
  throw usageError(`${name}: "${text.slice(0, 60)}" is not owner/name`);
}

/** Whether both names are of one repository. GitHub ignores their case. */
function isSame({ owner, repo }: NonNullable<IssueOptions["elsewhere"]>, own: RepositoryPlace): boolean {
  return `${owner}/${repo}`.toLowerCase() === `${own.owner}/${own.repository}`.toLowerCase();
}

function wordsIn(
  name: string,
  values: readonly string[],
  { shape, most, description }: { readonly shape: RegExp; readonly most: number; readonly description: string },
): readonly string[] {
  const wrong = values.find((value) => !shape.test(value));
  if (wrong !== undefined) throw usageError(`${name}: "${wrong.slice(0, 60)}" is not ${description}`);
  if (values.length > most) throw usageError(`${name}: names ${values.length}, and at most ${most} can be`);
  return values;
}
