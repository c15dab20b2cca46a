// Writes one issue: opens or changes it once, over all attempts and runs.
import { DriftlineError } from "../errors.ts";
import type { Comment, Create, Update } from "./issue.ts";
import type { IssuesApi, StoredIssue } from "./issues-api.ts";
import { isSameName, LABEL, uniqueNames } from "./labels.ts";
import { markerOf } from "./marker.ts";
import { IssueRefusal, isSilenced, isUncertain, ofIssue, permit, refusal, statusOf } from "./refusal.ts";

const ATTEMPTS = 3;
/** GitHub's limit. */
const MAX_ASSIGNEES = 10;

/** Options for writing an issue. */
export interface WriteOptions {
  /** The labels and assignees of new issues. */
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Opens an issue, and reads it back. Adds unknown assignees to `strangers`.
 * @throws DriftlineError `incomplete`, of the class IssueRefusal if only this issue was refused
 */
export async function create(
  api: IssuesApi,
  operation: Create,
  options: WriteOptions,
  strangers: Set<string>,
): Promise<void> {
  const issue = await createOnce(api, operation, options, strangers);
  const storedIssue = await api.get(issue.number);
  if (!storedIssue.own || markerOf(storedIssue.body)?.id !== operation.id)
    throw new IssueRefusal("incomplete", "an issue was created, but differs from what was written");
  if (!storedIssue.labels.some((label) => isSameName(label, LABEL))) {
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
  options: WriteOptions,
  strangers: Set<string>,
): Promise<StoredIssue> {
  const labels = uniqueNames([LABEL, ...own, ...options.labels]);
  const everybody = uniqueNames([...owners, ...options.assignees]).slice(0, MAX_ASSIGNEES);
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

/**
 * Makes a change.
 * @returns false if the comment failed because the issue accepts none
 * @throws DriftlineError `incomplete`, of the class IssueRefusal if only this issue was refused
 */
export async function update(
  api: IssuesApi,
  { number, comment, patch }: Update,
  options: WriteOptions,
): Promise<boolean> {
  const isSaid = comment === null || (await say(api, number, comment, options));
  if (Object.keys(patch).length === 0) return isSaid;
  const { title, state } = await api.update(number, patch);
  if ((patch.title !== undefined && title !== patch.title) || (patch.state !== undefined && state !== patch.state))
    throw new IssueRefusal("incomplete", `issue ${number} is not as it was written`);
  return isSaid;
}

/** Writes a comment once, over all attempts and runs. @returns false if the issue accepts no comments */
async function say(api: IssuesApi, number: number, { event, text }: Comment, { wait }: WriteOptions): Promise<boolean> {
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
