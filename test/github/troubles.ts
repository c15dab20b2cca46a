// The known failures of GitHub.
import type { Answer, Exchange, Fault } from "./github.ts";

const ISSUES = "/repos/{owner}/{repo}/issues";
const isList = ({ method, path }: Exchange) => method === "GET" && path === ISSUES;
const isWrite = ({ method }: Exchange) => method === "POST" || method === "PATCH";
const limited = (status: number) => ({
  status,
  headers: { "retry-after": "3600" },
  body: { message: "You have exceeded a secondary rate limit" },
});
const primary = {
  status: 403,
  headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "9999999999" },
  body: { message: "API rate limit exceeded" },
};

interface Trouble {
  readonly meant: (exchange: Exchange) => boolean;
  /** The number of matching exchanges that succeed before. */
  readonly after?: number;
  readonly answer: Answer | "hang up" | ((answer: Answer) => Answer);
  /** Whether the request is carried out in spite of the failure. */
  readonly done?: boolean;
}

const troubles: readonly Trouble[] = [
  { meant: () => true, answer: { status: 401, body: {} } },
  { meant: isWrite, answer: primary },
  { meant: isWrite, answer: limited(403), after: 1 },
  { meant: isWrite, answer: limited(429) },
  { meant: isList, answer: { status: 404, body: { message: "Not Found" } } },
  { meant: isList, answer: { status: 410, body: { message: "Issues are disabled for this repo" } } },
  { meant: isWrite, answer: { status: 422, body: { message: "Validation Failed" } } },
  { meant: isWrite, answer: { status: 500, body: {} }, done: true },
  { meant: isWrite, answer: "hang up", done: true },
  { meant: ({ method }) => method === "PATCH", answer: { status: 403, body: {} } },
  { meant: isList, answer: { status: 502, body: {} } },
  // A list without its end, and one from which an issue was missing while it was read.
  { meant: isList, answer: (answer) => ({ ...answer, body: (answer.body as unknown[]).slice(0, -1) }), done: true },
  { meant: isList, answer: (answer) => ({ ...answer, body: (answer.body as unknown[]).slice(1) }), done: true },
];

/** Returns a failure by number. It occurs three times. */
export function troubled(number: number): Fault {
  const { meant, after = 0, answer, done = false } = troubles[number % troubles.length]!;
  let before = after;
  let left = typeof answer === "function" ? 1 : 3;
  const fail = (exchange: Exchange, real?: Answer) => {
    if (!meant(exchange) || before-- > 0 || left-- <= 0) return undefined;
    return typeof answer === "function" ? answer(real!) : answer;
  };
  return done ? { after: fail } : { before: (exchange) => fail(exchange) };
}

/** Makes one login unassignable; all others can be assigned. */
export function strange(login: string | undefined): NonNullable<Fault["before"]> {
  return ({ method, path, asked, body }) => {
    if (path.endsWith("/assignees/{assignee}"))
      return asked.endsWith(`/${login}`) ? { status: 404, body: { message: "Not Found" } } : { status: 204 };
    const isMeant = method === "POST" && path === ISSUES && (body!["assignees"] as unknown[]).includes(login);
    return isMeant ? { status: 422, body: { message: "Validation Failed" } } : undefined;
  };
}
