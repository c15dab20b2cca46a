// Carries out a plan. After any interruption the next run continues: an issue is found by its marker, a comment by its
// first line, and a repeated change has no further effect.
import { DriftlineError, type Problem } from "../errors.ts";
import { affordable } from "./budget.ts";
import { type AlarmInput, planAlarm } from "./alarm.ts";
import type { Operation } from "./issue.ts";
import type { IssuesApi } from "./issues-api.ts";
import { markerOf } from "./marker.ts";
import { count } from "../words.ts";
import type { PlanInput } from "./input.ts";
import { type Plan, planIssues } from "./plan.ts";
import type { WorkflowParts, Workflows } from "./workflows.ts";
import { IssueRefusal, refusal } from "./refusal.ts";
import { create, update, type WriteOptions } from "./write-issue.ts";

/** After so many failed issues in a row, all requests probably fail. */
const MAX_FAILURES_IN_A_ROW = 3;

/** Options for carrying out operations. */
interface Carrying extends WriteOptions {
  /** Called with every text before anything is sent. @throws if a text must not be sent */
  readonly check: (text: string) => void;
}

export interface DeliveryOptions extends Carrying {
  readonly input: Omit<PlanInput, "issues">;
  /** Requests the existing workflows, if issues of a removed workflow might be taken over. */
  readonly workflows?: (request: WorkflowParts) => Promise<Workflows>;
}

export interface DeliveredIssues extends Pick<Plan, "opened" | "transient" | "isStale" | "isDoubtful"> {
  readonly created: number;
  /** Logins to assign new issues to that the repository does not know. */
  readonly strangers: readonly string[];
  readonly changed: number;
  /** The number of operations left for the next run. */
  readonly postponed: number;
}

/** GitHub refused some issues or all, after they were read. */
export class IssuesFailure extends DriftlineError {
  /** What was delivered, and what the plan found by the issues. */
  readonly delivered: DeliveredIssues;

  constructor({ problems }: DriftlineError, delivered: DeliveredIssues) {
    super("incomplete", problems);
    this.delivered = delivered;
  }
}

/**
 * Updates the issues to the report.
 * @throws IssuesFailure if GitHub refused some issues or all, and the issues that it accepted stay; DriftlineError
 *   `incomplete` if the issues could not be read
 */
export async function deliverIssues(api: IssuesApi, options: DeliveryOptions): Promise<DeliveredIssues> {
  const { plan, input } = await makePlan(api, options);
  const progress = newProgress();
  const delivered = (): DeliveredIssues => {
    const { opened, transient, isStale, isDoubtful } = plan;
    const { created, changed, postponed } = progress;
    const strangers = [...progress.strangers].sort();
    const planResult = { opened, transient, isStale, isDoubtful: isDoubtful && created > 0 };
    return { ...planResult, created, changed, postponed, strangers };
  };
  try {
    await namingTroubles(progress, async () => {
      await carryOut(api, plan, options, progress).catch((error: unknown) => {
        throw plan.unrepeated > 0 ? withUnrepeatedCount(error, plan.unrepeated) : error;
      });
      // Another run may have created the same issues meanwhile. Both runs now see both, and keep the older.
      if (progress.created > 0) await heal(api, input, options);
    });
  } catch (error) {
    throw isRefusal(error) ? new IssuesFailure(error, delivered()) : error;
  }
  return delivered();
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
  const progress = newProgress();
  await namingTroubles(progress, async () => carryOut(api, { operations, leading: 0 }, options, progress));
}

/** Whether GitHub refused something, or could not be reached. */
function isRefusal(error: unknown): error is DriftlineError {
  return error instanceof DriftlineError && error.exitCode === 3;
}

/** Adds to an error that the next run will not repeat some events. */
function withUnrepeatedCount(error: unknown, number: number): unknown {
  if (!isRefusal(error)) return error;
  const message = `issues: what opened and was remediated since the last audit (${count(number, "finding")}) is not told again by the next run`;
  return new DriftlineError("incomplete", [...error.problems, { message, hint: "read the report of this one" }]);
}

/** What was carried out so far, and what concerns single issues. The other issues are written all the same. */
interface Progress {
  created: number;
  changed: number;
  postponed: number;
  readonly strangers: Set<string>;
  /** The issues that accept no comments. The next run does not try again. */
  readonly silenced: number[];
  /** Why issues could not be written. */
  readonly failed: Problem[];
}

function newProgress(): Progress {
  return { created: 0, changed: 0, postponed: 0, strangers: new Set(), silenced: [], failed: [] };
}

/**
 * Carries out operations. One that fails for its own issue only is a trouble, and the others follow.
 * @throws DriftlineError `incomplete` after a leading operation, or several operations in a row, were refused; also after
 *   a refusal that concerns all issues
 */
async function carryOut(
  api: IssuesApi,
  { operations, leading }: Pick<Plan, "operations" | "leading">,
  options: Carrying,
  progress: Progress,
): Promise<void> {
  for (const operation of operations) for (const text of textsOf(operation)) options.check(text);
  const now = affordable(operations);
  progress.postponed = operations.length - now.length;
  const doneCount = () => progress.created + progress.changed;
  let failuresInRow = 0;
  const failures: Problem[] = [];
  for (const [i, operation] of now.entries()) {
    try {
      if (operation.do === "create") {
        await create(api, operation, options, progress.strangers);
        progress.created++;
      } else {
        if (!(await update(api, operation, options))) progress.silenced.push(operation.number);
        progress.changed++;
      }
      failuresInRow = 0;
    } catch (error) {
      if (error instanceof DriftlineError && error.exitCode !== 3) throw error;
      const failure = refusal(error, "change the issues", api.feature);
      const number = operation.do === "update" ? `#${operation.number}: ` : "";
      failures.push({ message: `issues: ${number}${failure.message}` });
      failuresInRow++;
      const isOfOne = failure instanceof IssueRefusal && i >= leading;
      if (!isOfOne || failuresInRow === MAX_FAILURES_IN_A_ROW) {
        throw new DriftlineError("incomplete", withCount(failures, doneCount(), operations.length));
      }
    }
  }
  progress.failed.push(...withCount(failures, doneCount(), operations.length));
}

/** Adds to the last failure how many operations are complete. */
function withCount(failures: readonly Problem[], doneCount: number, of: number): Problem[] {
  return failures.map(({ message }, i) => ({
    message: i < failures.length - 1 ? message : `${message}; ${doneCount} of ${of} changes are complete`,
  }));
}

/**
 * Names what concerns single issues, also if something else fails.
 * @throws DriftlineError if there are such troubles, and what `work` throws
 */
async function namingTroubles({ silenced, failed }: Progress, work: () => Promise<void>): Promise<void> {
  const problems = () => {
    if (silenced.length === 0) return failed;
    const message = `issues: comments are not allowed on ${silenced.map((n) => `#${n}`).join(", ")}; text and state were updated without a comment`;
    return [...failed, { message, hint: "unlock them, or read their current text" }];
  };
  await work().catch((error: unknown) => {
    throw isRefusal(error) ? new DriftlineError("incomplete", [...error.problems, ...problems()]) : error;
  });
  if (problems().length > 0) throw new DriftlineError("incomplete", problems());
}

/**
 * Makes the plan. A list may lag, or change during reading: before opening anything, reads it again and merges both.
 */
async function makePlan(
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

/** Closes issues that were created twice. Creates nothing: the list may lag, and another issue must not result. */
async function heal(api: IssuesApi, input: Omit<PlanInput, "issues">, options: Carrying): Promise<void> {
  const { operations } = planIssues({ ...input, issues: await api.list() });
  for (const operation of operations) {
    if (operation.do === "create" || markerOf(operation.patch.body ?? null)?.standing !== "duplicate") continue;
    for (const text of textsOf(operation)) options.check(text);
    await update(api, operation, options);
  }
}
