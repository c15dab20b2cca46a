// Keeps the issues of a repository: the whole delivery.
import { setTimeout } from "node:timers/promises";
import type { Report } from "../model/report/index.ts";
import type { Failure } from "./alarm.ts";
import { anchorOf } from "./anchor.ts";
import { type GitHub, sharedGitHub } from "./client.ts";
import type { Context } from "./context.ts";
import { type DeliveredIssues, type DeliveryOptions, deliverAlarm, deliverIssues } from "./deliver.ts";
import { type IssuesAccess, IssuesApi } from "./issues-api.ts";
import type { IssueSettings, PlanInput } from "./input.ts";
import { auditId, short } from "./marker.ts";
import type { Repository } from "./place.ts";
import { issuesOf } from "./refusal.ts";
import { lookUp } from "../lists.ts";
import { valueAt } from "../model/json.ts";
import { defaultName, workflowsOf } from "./workflows.ts";

export interface IssueOptions
  extends
    Pick<PlanInput, "mode" | "max" | "builtin" | "judgedRules" | "alarmAfter" | "leg">,
    Pick<DeliveryOptions, "labels" | "assignees"> {
  /** The GitHub logins of owners, by owner. */
  readonly logins: Readonly<Record<string, string>>;
  /** The name of the audit; null: the workflow's file and the job. */
  readonly audit: string | null;
  /** The repository of the issues, if not that of the workflow. */
  readonly elsewhere: Repository | null;
  readonly token: string;
  /** The fingerprint key, which signs markers; null: none. */
  readonly key: string | null;
  /** The key before it, after a change of keys. */
  readonly earlierKey?: string | null;
  readonly context: Context;
}

export function placeOf({ elsewhere, context: { place } }: Pick<IssueOptions, "elsewhere" | "context">): Repository {
  return elsewhere ?? { owner: place.owner, repo: place.repository };
}

/** Returns the keys of the issues, and the words for refusals. */
export function accessOf({
  key,
  earlierKey = null,
  elsewhere,
}: Pick<IssueOptions, "key" | "earlierKey" | "elsewhere">): IssuesAccess {
  return { key, earlierKey, feature: issuesOf(elsewhere && `${elsewhere.owner}/${elsewhere.repo}`) };
}

/**
 * Returns the name of the audit that the issues belong to, besides the organization. Workflows of several repositories
 * may keep issues in one: there a default name begins with the workflow's repository.
 */
export function auditName({
  audit,
  elsewhere,
  context: { job, place },
}: Pick<IssueOptions, "audit" | "elsewhere" | "context">): string {
  if (audit !== null) return audit;
  if (job === null) return "";
  return elsewhere === null ? defaultName(job) : `${place.owner}/${place.repository} ${defaultName(job)}`;
}

/**
 * Whether everybody can read the issues although they are in another repository than the workflow, whose event tells
 * nothing of it. A repository counts as private if GitHub does not say.
 */
export async function isOpenElsewhere({
  elsewhere,
  token,
  context,
}: Pick<IssueOptions, "elsewhere" | "token" | "context">): Promise<boolean> {
  if (elsewhere === null) return false;
  const github = sharedGitHub({ api: context.api, token });
  const query = "query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { isPrivate } }";
  const answer: unknown = await github.graphql(query, { ...elsewhere }).catch(() => undefined);
  return valueAt(answer, ["repository", "isPrivate"]) === false;
}

/**
 * Updates the issues to the report.
 * @param check called with every text before anything is sent
 * @param rules the rules with complete owners, if the report is redacted for readers
 * @throws DriftlineError `incomplete` if GitHub refused, `usage` if token or address are invalid
 */
export async function keepIssues(
  report: Readonly<Report>,
  options: IssueOptions,
  check: (text: string) => void,
  rules: Report["rules"] = report.rules,
): Promise<DeliveredIssues> {
  const { mode, max, labels, assignees, builtin, judgedRules, context, elsewhere } = options;
  const owners = new Map(Object.entries(options.logins));
  const logins = Object.fromEntries(
    rules.flatMap(({ id, owner }) => (owners.has(owner ?? "") ? [[id, lookUp(owners, owner ?? "")]] : [])),
  );
  const { github, api } = await connect(options);
  const input = {
    ...settingsOf(options),
    report,
    mode,
    max,
    builtin,
    judgedRules,
    logins,
    workflows: null,
    anchor: anchorOf(report),
  };
  return deliverIssues(api, {
    input,
    labels,
    assignees,
    check,
    wait,
    // In another repository the workflow of an issue may be one of a third.
    ...(elsewhere === null && { workflows: async (request) => workflowsOf(github, context, request) }),
  });
}

/**
 * Reports that an audit without a report is broken, once that lasts.
 * @throws DriftlineError as keepIssues
 */
export async function keepAlarm(
  failure: Failure,
  options: IssueOptions & { readonly organization: string; readonly asOf: string },
  check: (text: string) => void,
): Promise<void> {
  const { organization, asOf, labels, assignees } = options;
  const { api } = await connect(options);
  const input = { ...settingsOf(options), organization, asOf, lastComplete: null, failure };
  await deliverAlarm(api, { input, labels, assignees, check, wait });
}

function settingsOf(options: IssueOptions): IssueSettings {
  const { audit, alarmAfter, leg, context } = options;
  const { place, step, job } = context;
  const flow = audit === null && job !== null ? short(job.workflow) : null;
  return { audit: auditId(auditName(options)), flow, place, step, leg, alarmAfter };
}

async function connect(options: IssueOptions): Promise<{ readonly github: GitHub; readonly api: IssuesApi }> {
  const { token, context } = options;
  const github = sharedGitHub({ api: context.api, token });
  return { github, api: await IssuesApi.open(github, placeOf(options), accessOf(options)) };
}

const wait = async (milliseconds: number): Promise<void> => setTimeout(milliseconds);
