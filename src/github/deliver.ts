// Carries out a plan. After any interruption the next run continues: an issue is found by its marker, a comment by its
// first line, and a repeated change has no further effect.
import { DriftlineError } from "../errors.ts";
import { affordable } from "./budget.ts";
import { type AlarmInput, planAlarm } from "./alarm.ts";
import type { Comment, Create, Operation, Update } from "./issue.ts";
import type { IssuesApi, StoredIssue } from "./issues-api.ts";
import { isSameLabel, LABEL } from "./labels.ts";
import { markerOf } from "./marker.ts";
import { count } from "../words.ts";
import type { PlanInput } from "./input.ts";
import { type Plan, planIssues } from "./plan.ts";
import type { WorkflowParts, Workflows } from "./workflows.ts";
import { isSilenced, isUncertain, ofIssue, permit, refusal, statusOf } from "./refusal.ts";

const ATTEMPTS = 3;
/** GitHub's limit. */
const MAX_ASSIGNEES = 10;

/** Options for carrying out operations. */
interface Carrying {
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** Called with every text before anything is sent. @throws if a text must not be sent */
  readonly check: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface DeliveryOptions extends Carrying {
  readonly input: Omit<PlanInput, "issues">;
  /** Requests the existing workflows, if issues of a removed workflow might be taken over. */
  readonly workflows?: (request: WorkflowParts) => Promise<Workflows>;
}

export interface DeliveredIssues extends Pick<
  Plan,
  "opened" | "resolved" | "summarized" | "transient" | "isStale" | "isDoubtful"
> {
  readonly created: number;
  /** Logins to assign new issues to that the repository does not know. */
  readonly strangers: readonly string[];
  readonly changed: number;
  /** The number of operations left for the next run. */
  readonly postponed: number;
}

/**
 * Updates the issues to the report.
 * @throws DriftlineError `incomplete` if GitHub refused; what was delivered before stays
 */
export async function deliverIssues(api: IssuesApi, options: DeliveryOptions): Promise<DeliveredIssues> {
  const { plan, input } = await planned(api, options);
  const result = await namingSilenced(async (silenced) => {
    const done = await carryOut(api, plan.operations, options, silenced).catch((error: unknown) => {
      throw plan.unrepeated > 0 ? unrepeated(error, plan.unrepeated) : error;
    });
    // Another run may have created the same issues meanwhile. Both runs now see both, and keep the older.
    if (done.created > 0) await heal(api, input, options);
    return done;
  });
  const { opened, resolved, summarized, transient, isStale, isDoubtful } = plan;
  const { created, changed, postponed, strangers } = result;
  return { opened, resolved, summarized, transient, isStale, isDoubtful, created, changed, postponed, strangers };
}

/**
 * Reports that an audit without a report is broken, once that lasts.
 * @throws DriftlineError as deliverIssues
 */
export async function deliverAlarm(
  api: IssuesApi,
  options: Carrying & { readonly input: Omit<AlarmInput, "issues"> },
): Promise<void> {
  const operations = planAlarm({ ...options.input, issues: await api.list() });
  await namingSilenced(async (silenced) => carryOut(api, operations, options, silenced));
}

/** Adds to an error that the next run will not repeat some events. */
function unrepeated(error: unknown, number: number): unknown {
  if (!(error instanceof DriftlineError) || error.exitCode !== 3) return error;
  const message = `issues: what opened and was put right since the last audit (${count(number, "deviation")}) is not told again by the next run`;
  return new DriftlineError("incomplete", [...error.problems, { message, hint: "read the report of this one" }]);
}

type PlanResult = Pick<DeliveredIssues, "created" | "changed" | "postponed" | "strangers">;

/** @param silenced receives the issues that accept no comments */
async function carryOut(
  api: IssuesApi,
  operations: readonly Operation[],
  options: Carrying,
  silenced: number[],
): Promise<PlanResult> {
  for (const operation of operations) for (const text of textsOf(operation)) options.check(text);
  const now = affordable(operations);
  const strangers = new Set<string>();
  let created = 0;
  let changeCount = 0;
  for (const [i, operation] of now.entries()) {
    try {
      if (operation.do === "create") {
        await create(api, operation, options, strangers);
        created++;
      } else {
        if (!(await update(api, operation, options))) silenced.push(operation.number);
        changeCount++;
      }
    } catch (error) {
      if (error instanceof DriftlineError && error.exitCode !== 3) throw error;
      const { message } = refusal(error, "change the issues", api.feature);
      const number = operation.do === "update" ? `#${operation.number}: ` : "";
      const done = `${i} of ${operations.length} changes are complete`;
      throw new DriftlineError("incomplete", `issues: ${number}${message}; ${done}`);
    }
  }
  return {
    created,
    changed: changeCount,
    postponed: operations.length - now.length,
    strangers: [...strangers].sort(),
  };
}

/**
 * Names the issues that accept no comments, also if something else fails: the next run does not try again.
 * @throws DriftlineError if there are such issues, and what `work` throws
 */
async function namingSilenced<T>(work: (silenced: number[]) => Promise<T>): Promise<T> {
  const silenced: number[] = [];
  const problems = () => {
    if (silenced.length === 0) return [];
    const message = `issues: comments are not allowed on ${silenced.map((n) => `#${n}`).join(", ")}; text and state were updated without a comment`;
    return [{ message, hint: "unlock them, or read their current text" }];
  };
  const result = await work(silenced).catch((error: unknown) => {
    if (!(error instanceof DriftlineError) || error.exitCode !== 3) throw error;
    throw new DriftlineError("incomplete", [...error.problems, ...problems()]);
  });
  if (silenced.length > 0) throw new DriftlineError("incomplete", problems());
  return result;
}

/**
 * Makes the plan. A list may lag, or change during reading: before opening anything, reads it again and merges both.
 */
async function planned(
  api: IssuesApi,
  { input: delivery, workflows }: DeliveryOptions,
): Promise<{ readonly plan: Plan; readonly input: Omit<PlanInput, "issues"> }> {
  const issues = await api.list();
  let input = delivery;
  let plan = planIssues({ ...input, issues });
  if (plan.request !== null && workflows) {
    input = { ...input, workflows: await workflows(plan.request) };
    plan = planIssues({ ...input, issues });
  }
  const opens = plan.operations.some((operation) => operation.do === "create" || operation.patch.state === "open");
  if (!opens) return { plan, input };
  const issuesByNumber = new Map([...issues, ...(await api.list())].map((issue) => [issue.number, issue]));
  return { plan: planIssues({ ...input, issues: [...issuesByNumber.values()] }), input };
}

function textsOf(operation: Operation): string[] {
  const { title = "", body = "" } = operation.do === "create" ? operation : operation.patch;
  const after = operation.do === "create" ? operation.after : undefined;
  const comment = operation.do === "create" ? after : operation.comment;
  return [title, body, ...(comment ? [comment.text] : []), ...(after ? [after.body] : [])];
}

async function create(api: IssuesApi, operation: Create, options: Carrying, strangers: Set<string>): Promise<void> {
  const issue = await createOnce(api, operation, options, strangers);
  const storedIssue = await api.get(issue.number);
  if (!storedIssue.own || markerOf(storedIssue.body)?.id !== operation.id)
    throw new DriftlineError("incomplete", "an issue was created, but differs from what was written");
  if (!storedIssue.labels.some((label) => isSameLabel(label, LABEL))) {
    // Without the label the next run would not find the issue, and open another one.
    await api.update(issue.number, { state: "closed", reason: "not_planned" });
    throw new DriftlineError("incomplete", {
      message: `the token may not label issues, which are identified by the label ${LABEL}`,
      hint: permit(api.feature),
    });
  }
  for (const label of storedIssue.plain) await api.describeLabel(label);
  const { after } = operation;
  if (!after) return;
  await say(api, issue.number, after, options);
  const closing = { state: "closed", reason: "completed" } as const;
  await api.update(issue.number, { body: after.body, ...(after.closes && closing) });
}

/** Creates an issue, or finds that a seemingly failed attempt created it. @param strangers unknown logins */
async function createOnce(
  api: IssuesApi,
  { id, title, body, labels: own, assignees: owners }: Create,
  options: Carrying,
  strangers: Set<string>,
): Promise<StoredIssue> {
  const labels = [...new Set([LABEL, ...own, ...options.labels])];
  const everybody = [...new Set([...owners, ...options.assignees])].slice(0, MAX_ASSIGNEES);
  let isMended = false;
  for (let attempt = 1; ; attempt++) {
    const assignees = everybody.filter((login) => !strangers.has(login));
    try {
      return await api.create({ title, body, labels, assignees });
    } catch (error) {
      const isRefused = statusOf(error) === 422 && !isMended;
      if (!isRefused && (!isUncertain(error) || attempt >= ATTEMPTS))
        throw refusal(error, "open an issue", api.feature);
      if (isRefused) {
        for (const name of labels) await api.ensureLabel(name);
        for (const login of assignees) if (!(await api.mayBeAssigned(login))) strangers.add(login);
        isMended = true;
        continue;
      }
      await options.wait(1000 * attempt ** 2);
      const existing = (await api.list()).find((issue) => issue.own && markerOf(issue.body)?.id === id);
      if (existing) return existing;
    }
  }
}

/** Makes a change. @returns false if the comment failed because the issue accepts none */
async function update(api: IssuesApi, { number, comment, patch }: Update, options: Carrying): Promise<boolean> {
  const isSaid = comment === null || (await say(api, number, comment, options));
  if (Object.keys(patch).length === 0) return isSaid;
  const { title, state } = await api.update(number, patch);
  if ((patch.title !== undefined && title !== patch.title) || (patch.state !== undefined && state !== patch.state))
    throw new DriftlineError("incomplete", `issue ${number} is not as it was written`);
  return isSaid;
}

/** Writes a comment once, over all attempts and runs. @returns false if the issue accepts no comments */
async function say(api: IssuesApi, number: number, { event, text }: Comment, { wait }: Carrying): Promise<boolean> {
  for (let attempt = 1; (await api.commentsWith(number, event)).length === 0; attempt++) {
    try {
      await api.comment(number, text);
      break;
    } catch (error) {
      if (isSilenced(error)) return false;
      if (!isUncertain(error) || attempt >= ATTEMPTS) throw refusal(error, "comment on an issue", ofIssue(api.feature));
      await wait(1000 * attempt ** 2);
    }
  }
  // Another run may have written it meanwhile. Both runs now see both, and keep the older.
  const [, ...again] = await api.commentsWith(number, event);
  for (const id of again) await api.uncomment(id);
  return true;
}

/** Closes issues that were created twice. Creates nothing: the list may lag, and another issue must not result. */
async function heal(api: IssuesApi, input: Omit<PlanInput, "issues">, options: Carrying): Promise<void> {
  const { operations } = planIssues({ ...input, issues: await api.list() });
  for (const operation of operations) {
    if (operation.do === "create" || markerOf(operation.patch.body ?? null)?.standing !== "duplicate") continue;
    for (const text of textsOf(operation)) options.check(text);
    await update(api, operation, options);
  }
}
