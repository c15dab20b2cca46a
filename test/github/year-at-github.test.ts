// lane: long
// A year of daily runs against an emulated GitHub that fails in every way it is known to, with two runs at once, hands that
// meddle, rules that come and go, settings that are changed and audits that cannot be relied on; held against a table of
// what should have been said.
import { afterAll, beforeAll, expect, it } from "vitest";
import { createGitHub } from "../../src/github/client.ts";
import { deliverIssues } from "../../src/github/deliver.ts";
import { IssuesApi } from "../../src/github/issues-api.ts";
import { markerOf, subjectId } from "../../src/github/marker.ts";
import { type Answer, at, type Exchange, FakeGitHub, TOKEN } from "./github.ts";
import { hurried } from "./pace.ts";
import { audited, day, type Fate, ruleOf, type Told } from "./reports.ts";
import { defaults, type Settings } from "./world.ts";

const DAYS = 365;
const SUBJECTS = 9;
const KEY = "the fingerprint key of 32 bytes or more";

let github: FakeGitHub;
beforeAll(async () => {
  github = await FakeGitHub.start();
});
afterAll(async () => github.close());

// --- What is the case on each day -----------------------------------------------------------------------------------

const within = (today: number, from: number, until: number) => today >= from && today < until;

/** The fates of a day. What is said of each stands in the table below. */
function fatesOf(today: number): Fate[] {
  const expires = (until: number) => ({ expires: day(until) });
  const resolvedAt = (end: number): Fate["status"] => (today < end ? "open" : "resolved");
  return [
    today < 200
      ? { name: 1, status: resolvedAt(100), dueAt: day(40) }
      : { name: 1, status: "open", window: 200, before: [0] },
    within(today, 20, 120)
      ? { name: 2, status: "excepted", ...expires(120) }
      : { name: 2, status: resolvedAt(210), ...(today >= 120 && expires(120)) },
    within(today, 60, 150)
      ? { name: 3, status: "excepted", ...expires(150) }
      : { name: 3, status: "open", ...(today >= 150 && expires(150)) },
    { name: 4, status: within(today, 80, 150) ? "none" : "open" },
    { name: 5, status: "open", severity: today < 90 ? "medium" : today < 180 ? "critical" : "high" },
    // Opened and closed again within a day, between two audits.
    today < 130 ? { name: 6, status: "open" } : { name: 6, status: "open", window: 130, before: [0] },
    { name: 7, status: "open" },
    { name: 8, status: resolvedAt(160) },
    ...(today >= 15 ? [{ name: 9, status: resolvedAt(170), severity: "low" } as const] : []),
  ];
}

const rulesOf = (today: number) =>
  Array.from({ length: SUBJECTS }, (_, i) => i + 1)
    .filter((name) => name !== 4 || !within(today, 80, 150))
    .map((name) => ({ id: ruleOf(name) }));

const isOdd = (today: number) => today % 10 === 7;
const organizationOf = (today: number) => (today < 330 ? "corp" : "renamed");

/** What the audit of a day says; each tenth sees next to nothing, and says so. */
function toldOf(today: number): [Fate[], Told] {
  const told = { at: today, organization: organizationOf(today) };
  const doubt = today % 20 === 7 ? { incomplete: true } : { tampered: true };
  const policies = within(today, 80, 150) ? "without 4" : "with 4";
  return isOdd(today) ? [[], { ...told, ...doubt }] : [fatesOf(today), { ...told, policies, rules: rulesOf(today) }];
}

function settingsOf(today: number): Settings {
  const anchor = within(today, 220, 260) ? { size: today, head: `sha256:${"ab".repeat(32)}` } : null;
  return { mode: within(today, 280, 300) ? "single" : "per-finding", max: within(today, 225, 245) ? 1 : 20, anchor };
}

/** What should have been said of each subject while the organization had its first name. */
// There it is opened again without a word.
const crowded = ["Closed: the summary issue lists it now"];
const moved = ["Closed: all findings are kept"];
const near = ["The time limit is near", "The time limit has passed"];
const table: Record<number, { said: string[]; state: "open" | "closed" }> = {
  1: { said: [...near, "Resolved", "Open again", ...moved], state: "open" },
  2: { said: ["Accepted", "The exception ends soon", "No longer accepted", "Resolved"], state: "closed" },
  // Closed by hand on day 30 and 40, accepted from 60 to 150.
  3: { said: ["Still open", "The exception ends soon", "No longer accepted", ...crowded, ...moved], state: "open" },
  4: { said: ["Closed: no policy of this audit states", "Open again", ...crowded, ...moved], state: "open" },
  5: { said: ["More severe", ...crowded, ...moved], state: "open" },
  6: { said: ["It was put back and came again", ...crowded, ...moved], state: "open" },
  // Its issue lost its label for a month, and was the older one when it came back.
  7: { said: [...crowded, ...moved], state: "open" },
  // Opened by hand after it was resolved.
  8: { said: ["Resolved", "Not open"], state: "closed" },
  9: { said: ["Resolved"], state: "closed" },
};
const stillOpen = [1, 3, 4, 5, 6, 7];

// --- Hands ------------------------------------------------------------------------------------------------------------

type Issue = Awaited<ReturnType<FakeGitHub["issues"]>>[number];

async function issuesOf(name: number | "summary" | "alarm", organization = "corp"): Promise<Issue[]> {
  const id = subjectId(organization, typeof name === "string" ? name : `k_${name.toString(16).padStart(16, "0")}`);
  return (await github.issues()).filter(({ body }) => markerOf(body)?.id === id);
}

const byHand: Record<number, () => Promise<void>> = {
  30: async () => change(3, { state: "closed", state_reason: "not_planned" }),
  40: async () => change(3, { state: "closed", state_reason: "not_planned" }),
  50: async () => change(5, { title: "harmless", body: `All is well.\n\n${(await issuesOf(5))[0]!.body}` }),
  55: async () => {
    await github.as("mallory", "POST", `/issues/${(await issuesOf(1))[0]!.number}/comments`, { body: "why?" });
  },
  // Somebody else's issue with our label and our own marker.
  58: async () => {
    const [{ title, body } = { title: "", body: "" }] = await issuesOf(6);
    await github.as("mallory", "POST", "/issues", { title, body, labels: ["driftline"] });
  },
  70: async () => change(7, { labels: ["security"] }),
  100: async () => change(7, { labels: ["driftline"] }),
  165: async () => change(8, { state: "open" }),
  168: async () => change(8, { state: "closed" }),
};

async function change(name: number, fields: object): Promise<void> {
  const { number } = (await issuesOf(name))[0]!;
  await github.as("us", "PATCH", `/issues/${number}`, fields);
}

// --- Faults -----------------------------------------------------------------------------------------------------------

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
  /** How many of those that are meant go well before. */
  readonly after?: number;
  readonly answer: Answer | "hang up" | ((answer: Answer) => Answer);
  /** Whether it is done all the same. */
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

function trouble({ meant, after = 0, answer, done = false }: Trouble): void {
  let before = after;
  let left = typeof answer === "function" ? 1 : 3;
  const fail = (exchange: Exchange, given?: Answer) => {
    if (!meant(exchange) || before-- > 0 || left-- <= 0) return undefined;
    return typeof answer === "function" ? answer(given!) : answer;
  };
  github.fault = done ? { after: fail } : { before: (exchange) => fail(exchange) };
}

// --- The year ---------------------------------------------------------------------------------------------------------

async function deliver(today: number): Promise<void> {
  const [fates, told] = toldOf(today);
  const client = createGitHub({ api: github.url, token: TOKEN, userAgent: "driftline/test", pace: hurried });
  await deliverIssues(await IssuesApi.open(client, at, KEY), {
    input: {
      ...defaults,
      report: audited(fates, told),
      ...settingsOf(today),
    },
    labels: [],
    assignees: [],
    check: () => {},
    wait: async () => {},
  });
}

/** How each of our comments begins. */
async function said({ number }: Issue): Promise<string[]> {
  const texts = await github.comments(number);
  return texts.flatMap((text) => {
    const [event, first = ""] = text.split("\n");
    return event!.startsWith("<!-- driftline:event ") ? [first] : [];
  });
}

const begins = (words: readonly string[]) =>
  words.map((word) => expect.stringMatching(new RegExp(`^(?:\\*\\*)?${word}`)) as string);

/** The issue of a subject; the others about it are closed, said why once if they were open, and were left alone since. */
async function only(name: number | "summary" | "alarm", organization?: string): Promise<Issue | undefined> {
  const ours = (await issuesOf(name, organization)).filter(({ user }) => user.login === at.owner);
  for (const copy of ours.slice(1)) {
    expect(copy.state, `#${copy.number}, a copy of ${name}`).toBe("closed");
    const words = await said(copy);
    expect(words).toEqual(words.length === 0 ? [] : [expect.stringMatching(/^Closed: #\d+ is about the same\.$/)]);
  }
  return ours[0];
}

/** Days on which something comes, ends or is done by hand: those are the ones that two runs see at once. */
const eventful = new Set([0, 15, 20, 30, 31, 41, 60, 80, 90, 91, 100, 120, 130, 150, 165, 180, 200, 210]);
for (const today of [220, 225, 245, 260, 280, 300, 330, 331]) eventful.add(today);

it("leaves exactly the issues, comments and closings of its table, under faults and with two runs at once", async () => {
  let failed = 0;
  for (let today = 0; today < DAYS; today++) {
    await byHand[today]?.();
    const isTroubled = today % 3 !== 1;
    if (isTroubled) trouble(troubles[today % troubles.length]!);
    const runs = eventful.has(today) || today % 10 === 0 ? [deliver(today), deliver(today)] : [deliver(today)];
    for (const result of await Promise.allSettled(runs)) {
      if (result.status === "fulfilled") continue;
      expect(result.reason).toMatchObject({ exitCode: 3 });
      failed++;
    }
    github.fault = {};
    // A run that failed is started again before a hand or an audit in doubt comes between.
    if (isTroubled && (byHand[today + 1] !== undefined || isOdd(today + 1))) await deliver(today);
  }
  expect(failed).toBeGreaterThan(40);

  for (const [name, { said: words, state }] of Object.entries(table)) {
    const issue = await only(Number(name));
    expect([name, issue!.state, await said(issue!)]).toEqual([name, state, begins(words)]);
  }
  const summary = await only("summary");
  const done = "Nothing is open here any more";
  expect([summary!.state, await said(summary!)]).toEqual(["closed", begins([done, "Open again", done])]);
  // Each twentieth audit finds tampering, which is said at once; the next one is complete.
  const alarm = await only("alarm");
  const told = await said(alarm!);
  expect(told.length).toBeGreaterThan(10);
  const turns = told.map((_, i) => (i % 2 === 0 ? "Complete again" : "Broken again"));
  expect([alarm!.state, told]).toEqual(["closed", begins(turns)]);
  expect(told.at(-1)).toContain("Complete again");
  for (let name = 1; name <= SUBJECTS; name++) {
    const issue = await only(name, "renamed");
    expect([name, issue?.state]).toEqual([name, stillOpen.includes(name) ? "open" : undefined]);
    if (issue !== undefined) expect(await said(issue)).toEqual([]);
  }
  expect(await only("summary", "renamed")).toBeUndefined();
  const others = (await github.issues()).filter(({ user }) => user.login !== at.owner);
  expect(others).toMatchObject([{ state: "open" }]);
  expect(await github.comments(others[0]!.number)).toEqual([]);
  expect(github.problems).toEqual([]);
}, 240_000);
