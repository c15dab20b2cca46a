// Carries a plan out. Whatever stops it, the next run goes on: an issue is known by its marker, a comment by its first line,
// and a change made twice is one change.
import { DriftlineError } from "../errors.ts";
import { affordable } from "./budget.ts";
import type { Create, Operation, Update } from "./issue.ts";
import { type IssuesApi, LABEL, type Stored } from "./issues-api.ts";
import { markerOf } from "./marker.ts";
import type { PlanInput } from "./input.ts";
import { type Plan, planIssues } from "./plan.ts";
import { isSilenced, isUncertain, refusal, statusOf } from "./refusal.ts";

const ATTEMPTS = 3;

export interface DeliveryOptions {
  readonly input: Omit<PlanInput, "issues">;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** Called with every text before any is sent. @throws when one must not be */
  readonly check: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Delivered extends Pick<Plan, "opened" | "resolved" | "summarized"> {
  readonly created: number;
  readonly changed: number;
  /** What there was no room for; the next run does it. */
  readonly postponed: number;
}

/**
 * Makes the issues say what the report says.
 * @throws DriftlineError `incomplete` when GitHub did not take it; what was delivered by then stays
 */
export async function deliverIssues(api: IssuesApi, options: DeliveryOptions): Promise<Delivered> {
  const plan = await planned(api, options);
  for (const operation of plan.operations) for (const text of textsOf(operation)) options.check(text);
  const now = affordable(plan.operations);
  const postponed = plan.operations.length - now.length;
  const silenced: number[] = [];
  let created = 0;
  let changed = 0;
  for (const [i, operation] of now.entries()) {
    try {
      if (operation.do === "create") {
        await create(api, operation, options);
        created++;
      } else {
        if (!(await update(api, operation, options))) silenced.push(operation.number);
        changed++;
      }
    } catch (error) {
      if (error instanceof DriftlineError && error.exitCode !== 3) throw error;
      const { message } = refusal(error, "change the issues");
      throw new DriftlineError("incomplete", `issues: ${message}; ${i} of ${plan.operations.length} changes were made`);
    }
  }
  // Another run may have created the same issues meanwhile: both see both now, and keep the older.
  if (created > 0) await heal(api, options);
  if (silenced.length > 0)
    throw new DriftlineError("incomplete", {
      message: `issues: nobody may comment on ${silenced.map((n) => `#${n}`).join(", ")}; text and state were changed without a word`,
      hint: "unlock them, or read there what is the case now",
    });
  const { opened, resolved, summarized } = plan;
  return { opened, resolved, summarized, created, changed, postponed };
}

/**
 * The plan. A list may lag, or move while it is read: before anything is opened it is read again, and what is in either is
 * there.
 */
async function planned(api: IssuesApi, { input }: DeliveryOptions): Promise<Plan> {
  const issues = await api.list();
  const plan = planIssues({ ...input, issues });
  const opens = plan.operations.some((operation) => operation.do === "create" || operation.patch.state === "open");
  if (!opens) return plan;
  const both = new Map([...issues, ...(await api.list())].map((issue) => [issue.number, issue]));
  return planIssues({ ...input, issues: [...both.values()] });
}

function textsOf(operation: Operation): string[] {
  const { title = "", body = "" } = operation.do === "create" ? operation : operation.patch;
  return [title, body, ...(operation.do === "update" && operation.comment ? [operation.comment.text] : [])];
}

async function create(api: IssuesApi, operation: Create, options: DeliveryOptions): Promise<void> {
  const issue = await createOnce(api, operation, options);
  const stored = await api.get(issue.number);
  if (!stored.own || markerOf(stored.body)?.id !== operation.id)
    throw new DriftlineError("incomplete", "an issue was created and is not there as it was written");
  if (!stored.labels.includes(LABEL)) {
    // Without it the next run would not find the issue, and open another.
    await api.update(issue.number, { state: "closed", reason: "not_planned" });
    throw new DriftlineError("incomplete", {
      message: `the token may not label issues, and they are found by the label ${LABEL}`,
      hint: "add the lines `permissions:` and `  issues: write` to the job",
    });
  }
  if (operation.closed) await api.update(issue.number, { state: "closed", reason: "completed" });
}

/** Creates an issue, or finds that an attempt which seemed to fail has. */
async function createOnce(api: IssuesApi, { id, title, body }: Create, options: DeliveryOptions): Promise<Stored> {
  const labels = [...new Set([LABEL, ...options.labels])];
  const assignees = [...new Set(options.assignees)];
  let labelled = false;
  for (let attempt = 1; ; attempt++) {
    try {
      return await api.create({ title, body, labels, assignees });
    } catch (error) {
      const unlabelled = statusOf(error) === 422 && !labelled;
      if (!unlabelled && (!isUncertain(error) || attempt >= ATTEMPTS)) throw refusal(error, "open an issue");
      if (unlabelled) {
        for (const name of labels) await api.ensureLabel(name);
        labelled = true;
        continue;
      }
      await options.wait(1000 * attempt ** 2);
      const existing = (await api.list()).find((issue) => issue.own && markerOf(issue.body)?.id === id);
      if (existing) return existing;
    }
  }
}

/** Makes a change. @returns false when it could not be said, because the issue takes no comments */
async function update(api: IssuesApi, { number, comment, patch }: Update, options: DeliveryOptions): Promise<boolean> {
  const isSaid = comment === null || (await say(api, number, comment, options));
  if (Object.keys(patch).length === 0) return isSaid;
  const { title, state } = await api.update(number, patch);
  if ((patch.title !== undefined && title !== patch.title) || (patch.state !== undefined && state !== patch.state))
    throw new DriftlineError("incomplete", `issue ${number} is not as it was written`);
  return isSaid;
}

/** Says something once, however often it is tried, and by however many runs. @returns false when nobody may say anything */
async function say(
  api: IssuesApi,
  number: number,
  { event, text }: NonNullable<Update["comment"]>,
  { wait }: DeliveryOptions,
): Promise<boolean> {
  for (let attempt = 1; (await api.commentsWith(number, event)).length === 0; attempt++) {
    try {
      await api.comment(number, text);
      break;
    } catch (error) {
      if (isSilenced(error)) return false;
      if (!isUncertain(error) || attempt >= ATTEMPTS) throw refusal(error, "comment on an issue");
      await wait(1000 * attempt ** 2);
    }
  }
  // Another run may have said it meanwhile: both see both now, and keep the older.
  const [, ...again] = await api.commentsWith(number, event);
  for (const id of again) await api.uncomment(id);
  return true;
}

/** Closes what was created twice. A list that lags must not lead to another issue, so nothing is created here. */
async function heal(api: IssuesApi, options: DeliveryOptions): Promise<void> {
  const { operations } = planIssues({ ...options.input, issues: await api.list() });
  for (const operation of operations) {
    if (operation.do === "create" || markerOf(operation.patch.body ?? null)?.standing !== "duplicate") continue;
    for (const text of textsOf(operation)) options.check(text);
    await update(api, operation, options);
  }
}
