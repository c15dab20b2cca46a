// Translates GitHub's refusals for the workflow's author. Repeats nothing from an answer's body.
import { DriftlineError } from "../errors.ts";
import { isPage, PAGE, unclear } from "./answer.ts";
import { membersOf, valueAt } from "../model/json.ts";

interface Answer {
  readonly status: number;
  readonly response: {
    readonly headers?: Readonly<Record<string, string | number | undefined>>;
    readonly data?: unknown;
  };
}

/** Returns the status of a failed request; undefined if the error is not an answer of GitHub. */
export function statusOf(error: unknown): number | undefined {
  return answerOf(error)?.status;
}

/** Returns the answer in an error; undefined if there is none. */
function answerOf(error: unknown): Answer | undefined {
  const answer = (error ?? {}) as Partial<Answer>;
  return answer.response === undefined || answer.status === undefined ? undefined : (answer as Answer);
}

/** Whether an answer with this status names another address, as for a repository that was renamed. */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** Whether a failed request may have been carried out. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof DriftlineError) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

/** Whether only this issue accepts no comments. */
export function isSilenced(error: unknown): boolean {
  const answer = answerOf(error);
  return answer?.status === 403 && isSaidIn(answer, /\bis locked\b|more than [\d,]+ comments/i);
}

/** A refusal that may concern only the issue that a request wrote or named. */
export class IssueRefusal extends DriftlineError {}

/** A feature of GitHub, with the words for its refusals. */
export interface Feature {
  /** `its issues` */
  readonly name: string;
  /** The permission that a job needs: `issues: write`. */
  readonly permission: string;
  /** Another repository than the workflow's: a job cannot state permissions for it. */
  readonly elsewhere?: string;
  /** Whether the request is about one issue of a list that was read. */
  readonly isOfIssue?: boolean;
  /** Whether the request is about the token's account, and not about a repository. */
  readonly isOfAccount?: boolean;
  /** Another reason for a 403 despite the permission, and its remedy. */
  readonly off: readonly [why: string, hint: string];
  /** GitHub's words for that reason. */
  readonly offWords?: RegExp;
  /** What to check if GitHub rejects the content. */
  readonly fix: string;
}

export const issues: Feature = {
  name: "its issues",
  permission: "issues: write",
  off: ["issues are turned off in this repository", "turn them on, or set issues: off"],
  fix: "check the inputs issue-labels and issue-assignees",
};

/** Returns the issues of a repository. @param elsewhere `owner/name` of another repository than the workflow's */
export function issuesOf(elsewhere: string | null): Feature {
  if (elsewhere === null) return issues;
  const off = [`issues are turned off in ${elsewhere}`, "turn them on, or name another in issues-repository"] as const;
  return { ...issues, elsewhere, off };
}

/** The remedy if GitHub rejects content that no input determines. */
export const REPORT_IT = "this may be a bug in Driftline: please report it";

/** Returns the feature for requests about one issue of a list. */
export function ofIssue(feature: Feature): Feature {
  return { ...feature, isOfIssue: true, fix: REPORT_IT };
}

export function permit({ permission, elsewhere }: Feature): string {
  return elsewhere === undefined
    ? `add the lines \`permissions:\` and \`  ${permission}\` to the job`
    : `set the input github-token to a token that may write to ${elsewhere} (${permission})`;
}

/**
 * Converts an error, with a hint on what to do.
 * @param doing the refused request, `list the issues`
 */
export function refusal(error: unknown, doing: string, feature: Feature = issues): DriftlineError {
  if (error instanceof DriftlineError) return error;
  const answer = answerOf(error);
  // The client gives a failed connection a status. Any other error is about the content of an answer.
  if (!answer && membersOf(error)["status"] === undefined) return refusedQuery(error, doing, feature) ?? unclear(doing);
  const { cause } = membersOf(error);
  if (cause instanceof DriftlineError) return new DriftlineError("incomplete", `${cause.message}: request to ${doing}`);
  if (!answer)
    return new DriftlineError("incomplete", {
      message: `GitHub could not be reached to ${doing} (${nameOf(error)})`,
      hint: "the next run delivers the rest",
    });
  const { headers = {} } = answer.response;
  const id = String(headers["x-github-request-id"] ?? "");
  const request = /^[0-9A-Fa-f:-]{1,64}$/.test(id) ? `, request ${id}` : "";
  const [why, hint] = meaning(answer, feature);
  const Refusal = isOfOneIssue(answer, feature) ? IssueRefusal : DriftlineError;
  return new Refusal("incomplete", {
    message: `GitHub refused to ${doing}: ${why} (${answer.status}${request})`,
    hint,
  });
}

/** Whether a refusal may concern only one issue, and not the token, the repository or the rate of requests. */
function isOfOneIssue(answer: Answer, { isOfIssue = false }: Feature): boolean {
  const { status } = answer;
  if (status >= 500 || [400, 413, 422].includes(status)) return true;
  return isOfIssue && (isRedirect(status) || status === 404 || isDeleted(answer));
}

function isDeleted(answer: Answer): boolean {
  return answer.status === 410 && isSaidIn(answer, /\bdeleted\b/i);
}

/** Converts the error of a GraphQL query, which GitHub refuses with the status 200 and a list of errors. */
function refusedQuery(error: unknown, doing: string, feature: Feature): DriftlineError | undefined {
  const { errors: own, response, message } = membersOf(error);
  const errors = own ?? valueAt(response, ["data", "errors"]);
  if (!Array.isArray(errors)) return undefined;
  const isDenied = errors.some((item) => membersOf(item)["type"] === "FORBIDDEN");
  const words = String(message);
  const explanation = allowList.test(words) ? UNLISTED : isDenied ? denied(feature) : FAILED;
  const [why, hint] = /rate limit/i.test(words) ? LIMITED : explanation;
  return new DriftlineError("incomplete", { message: `GitHub refused to ${doing}: ${why}`, hint });
}

/** Sends a request. @throws DriftlineError as `refusal` */
export async function ask<T>(doing: string, feature: Feature, send: (doing: string) => Promise<T>): Promise<T> {
  try {
    return await send(doing);
  } catch (error) {
    throw refusal(error, doing, feature);
  }
}

function isLimit(answer: Answer): boolean {
  const headers = answer.response.headers ?? {};
  return (
    answer.status === 429 ||
    headers["x-ratelimit-remaining"] === "0" ||
    "retry-after" in headers ||
    isSaidIn(answer, /rate limit/i)
  );
}

/** Whether nothing can be written because the repository is archived, whatever the token's permissions. */
export function isArchived(error: unknown): boolean {
  const answer = answerOf(error);
  return answer?.status === 403 && isSaidIn(answer, /\barchived\b/i);
}

function isSaidIn({ response }: Answer, words: RegExp): boolean {
  const { message } = membersOf(response.data);
  return typeof message === "string" && words.test(message);
}

type Meaning = readonly [why: string, hint: string];
const LIMITED: Meaning = ["its rate limit is used up", "the next run goes on where this one stopped"];
const FAILED: Meaning = ["it failed", "the next run delivers the rest"];
const denied = (feature: Feature): Meaning => ["the token may not", permit(feature)];
const UNLISTED: Meaning = [
  "the organization's IP allow list does not have the address of this runner",
  "run the job on a runner whose address is on the list",
];
const NO_API: Meaning = [
  "nothing answers there as GitHub's API does",
  "check the address of GitHub's API (GITHUB_API_URL), and the proxy",
];
const BLOCKED: Meaning = [
  "access is blocked for legal reasons",
  "ask GitHub's support, or run the workflow in another repository",
];
const allowList = /\bIP allow list\b/i;
const WITHOUT = "the next run goes on without it";
const ARCHIVED = "take it out of the archive (Settings, General), or run the workflow in another repository";

function meaning(answer: Answer, feature: Feature): Meaning {
  const { status } = answer;
  const { name, off, offWords, fix, elsewhere, isOfIssue, isOfAccount } = feature;
  const repository = elsewhere ?? "this repository";
  if (isLimit(answer) && (status === 403 || status === 429)) return LIMITED;
  // GitHub itself sends pages if its servers fail.
  if (status < 500 && isPage(answer.response.data)) return PAGE;
  if (isOfAccount && (isRedirect(status) || status === 404)) return NO_API;
  if (isOfIssue && isRedirect(status)) return ["it has moved to another repository", WITHOUT];
  if (isOfIssue && status === 404) return ["GitHub does not find it any more", WITHOUT];
  if (isRedirect(status)) {
    const again = "run the workflow again, which then has the new name";
    const hint = elsewhere === undefined ? again : "write its new name in the input issues-repository";
    return ["the repository has moved or was renamed", hint];
  }
  switch (status) {
    case 401:
      return ["the token is not valid", "leave the input github-token to its default, or renew the token"];
    case 403:
      if (isSaidIn(answer, allowList)) return UNLISTED;
      if (isArchived(answer)) return [`${repository} is archived, and ${name} can only be read`, ARCHIVED];
      return offWords && isSaidIn(answer, offWords) ? off : denied(feature);
    case 404:
      return [`the token cannot see ${repository} or ${name}`, permit(feature)];
    case 410:
      if (isDeleted(answer)) return ["it was deleted on GitHub in the meantime", WITHOUT];
      return offWords === undefined || isSaidIn(answer, offWords) ? off : FAILED;
    case 451:
      return BLOCKED;
    case 400:
    case 413:
    case 422:
      return ["it does not accept what was sent", fix];
    default:
      return FAILED;
  }
}

/** Returns the type of an error. Its message may hold addresses. */
function nameOf(error: unknown): string {
  const { cause } = membersOf(error);
  const { code: ownCode, name, cause: deeper } = membersOf(cause);
  const code = membersOf(deeper)["code"] ?? ownCode ?? name;
  return typeof code === "string" && /^[A-Za-z_]{1,40}$/.test(code) ? code : "no answer";
}
