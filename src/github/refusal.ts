// What GitHub's refusals mean for whoever set up the workflow. Nothing of an answer's body is repeated.
import { DriftlineError } from "../errors.ts";

interface Answer {
  readonly status: number;
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | number | undefined>>;
    readonly data?: unknown;
  };
}

/** The status of a failed request; undefined for what is no answer of GitHub. */
export function statusOf(error: unknown): number | undefined {
  const { status, response } = (error ?? {}) as Partial<Answer>;
  return response === undefined ? undefined : status;
}

/** Whether a request may have been carried out although it failed. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof DriftlineError) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500;
}

/**
 * An error with what to do about it.
 * @param doing what was refused, `list the issues`
 */
export function refusal(error: unknown, doing: string): DriftlineError {
  if (error instanceof DriftlineError) return error;
  const status = statusOf(error);
  if (status === undefined)
    return new DriftlineError("incomplete", {
      message: `GitHub could not be reached to ${doing} (${nameOf(error)})`,
      hint: "what was not delivered will be by the next run",
    });
  const { headers = {} } = (error as Answer).response!;
  const id = String(headers["x-github-request-id"] ?? "");
  const request = /^[0-9A-Fa-f:-]{1,64}$/.test(id) ? `, request ${id}` : "";
  const [why, hint] = meaning(status, isLimit(error as Answer));
  return new DriftlineError("incomplete", {
    message: `GitHub refused to ${doing}: ${why} (${status}${request})`,
    hint,
  });
}

function isLimit({ status, response }: Answer): boolean {
  const headers = response?.headers ?? {};
  const { message } = (response?.data ?? {}) as { readonly message?: unknown };
  return (
    status === 429 ||
    headers["x-ratelimit-remaining"] === "0" ||
    "retry-after" in headers ||
    (typeof message === "string" && /rate limit/i.test(message))
  );
}

const permission = "add the lines `permissions:` and `  issues: write` to the job";

function meaning(status: number, isLimit: boolean): [why: string, hint: string] {
  if (isLimit && (status === 403 || status === 429))
    return ["its rate limit is used up", "the next run goes on where this one stopped"];
  switch (status) {
    case 401:
      return ["the token is not valid", "leave the input github-token to its default, or renew the token"];
    case 403:
      return ["the token may not", permission];
    case 404:
      return ["the token cannot see this repository or its issues", permission];
    case 410:
      return ["issues are turned off in this repository", "turn them on, or set issues: off"];
    case 422:
      return ["it does not accept what was sent", "check the inputs issue-labels and issue-assignees"];
    default:
      return ["it failed", "what was not delivered will be by the next run"];
  }
}

/** The kind of an error; its message may hold addresses. */
function nameOf(error: unknown): string {
  const cause = (error as { cause?: { cause?: { code?: unknown }; code?: unknown; name?: unknown } } | undefined)
    ?.cause;
  const code = cause?.cause?.code ?? cause?.code ?? cause?.name;
  return typeof code === "string" && /^[A-Za-z_]{1,40}$/.test(code) ? code : "no answer";
}
