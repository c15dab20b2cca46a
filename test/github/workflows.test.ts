// lane: long
// Issues of a renamed workflow or job are continued, and those of an existing one are left alone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DeliveredIssues, deliverIssues } from "../../src/github/deliver.ts";
import { IssuesApi } from "../../src/github/issues-api.ts";
import { auditName, keepIssues } from "../../src/github/keep-issues.ts";
import { auditId, short } from "../../src/github/marker.ts";
import { workflowsOf } from "../../src/github/workflows.ts";
import { type Answer, at, FakeGitHub, TOKEN } from "./github.ts";
import { audited } from "./reports.ts";
import { client } from "./support.ts";
import { defaults } from "./world.ts";

let github: FakeGitHub;
beforeAll(async () => {
  github = await FakeGitHub.start();
});
beforeEach(() => github.reset());
afterAll(async () => github.close());

const FILE = ".github/workflows/audit.yml";
const place = { server: "https://github.com", owner: at.owner, repository: at.repo, run: null };
const contextOf = (name: string) => ({
  api: github.url,
  place,
  job: { workflow: FILE, name },
  step: null,
  proposes: null,
});

/** Sets GitHub's answers to requests for a workflow's file, and for the folder of all. */
function answering(file: Answer, folder: Answer = file): void {
  github.fault.before = ({ path }) => {
    if (!path.includes("/contents/")) return undefined;
    return path.endsWith(".yml") || path.endsWith("{path}") ? file : folder;
  };
}
const whole = (text: string): Answer => ({
  status: 200,
  body: { type: "file", encoding: "base64", content: Buffer.from(text).toString("base64") },
});
const jobs = (...names: string[]) =>
  whole(`on: push\njobs:\n${names.map((name) => `  ${name}: { steps: [] }\n`).join("")}`);

async function keep(name: string, today = 30): Promise<DeliveredIssues> {
  const rest = client(github.url);
  const context = contextOf(name);
  return deliverIssues(await IssuesApi.open(rest, at), {
    input: {
      ...defaults,
      report: audited([{ name: 1, status: "open" }], { at: today }),
      audit: auditId(auditName({ audit: null, elsewhere: null, context })),
      flow: short(FILE),
    },
    labels: [],
    assignees: [],
    check: () => {},
    wait: async () => {},
    workflows: async (request) => workflowsOf(rest, context, request),
  });
}

describe("the issues of another audit", () => {
  it("go on, without a word, when its job is in the workflow's file no more", async () => {
    answering(jobs("audit"));
    await keep("audit");
    answering(jobs("other", "check"));
    expect(await keep("check")).toMatchObject({ created: 0, changed: 1, isDoubtful: false });
    github.exchanges.length = 0;
    expect(await keep("check", 31)).toMatchObject({ created: 0, changed: 0 });
    expect(github.exchanges.map(({ method }) => method)).toEqual(["POST", "GET"]);
    expect(await github.issues()).toMatchObject([{ state: "open" }]);
    expect(await github.comments(1)).toEqual([]);
  });

  it.each<[string, Answer]>([
    ["it still runs", jobs("audit", "check")],
    ["the token does not see the file", { status: 404, body: { message: "Not Found" } }],
    ["the token may not see the file", { status: 403, body: { message: "no" } }],
  ])("are left alone when %s", async (why, answer) => {
    answering(answer);
    expect(await keep("audit")).toMatchObject({ created: 1, isDoubtful: false });
    expect(await keep("check")).toMatchObject({ created: 1, isDoubtful: why !== "it still runs" });
    github.exchanges.length = 0;
    for (const name of ["audit", "check"]) expect(await keep(name)).toMatchObject({ created: 0, changed: 0 });
    expect(github.writes).toEqual([]);
    expect(await github.issues()).toMatchObject([{ state: "open" }, { state: "open" }]);
  });
});

describe("the jobs of a workflow", () => {
  const auditsOf = async (name = "audit") =>
    (await workflowsOf(client(github.url), contextOf(name), { files: false, jobs: true })).audits;

  it("are the audits that its file names", async () => {
    answering(jobs("audit", "check"));
    expect(await auditsOf()).toEqual(new Set(["audit", "check"].map((name) => auditId(`${FILE} ${name}`))));
  });

  it.each<[string, Answer]>([
    ["the job that runs is not among them", jobs("check")],
    ["one calls another workflow", whole("jobs: { audit: {}, more: { uses: ./.github/workflows/more.yml } }")],
    ["the file is no workflow", whole("jobs: [audit]")],
    ["the file is no YAML", whole("jobs: {")],
    ["it is a folder", { status: 200, body: [] }],
    ["it is too large to be sent", { status: 200, body: { encoding: "none", content: "" } }],
  ])("are not known where %s", async (_, answer) => {
    answering(answer);
    expect(await auditsOf()).toBeNull();
  });

  it("cannot be asked for while GitHub fails", async () => {
    answering({ status: 500, body: {} });
    await expect(auditsOf()).rejects.toMatchObject({ exitCode: 3 });
  });
});

it("the files of all workflows are known where the one that runs is among them", async () => {
  const listing = (...names: string[]) => ({ status: 200, body: names.map((path) => ({ path })) });
  const fileCount = async () =>
    (await workflowsOf(client(github.url), contextOf("audit"), { files: true, jobs: false })).files?.size;
  answering(listing(FILE, ".github/workflows/ci.yml"));
  expect(await fileCount()).toBe(2);
  answering(listing(".github/workflows/ci.yml"));
  expect(await fileCount()).toBeUndefined();
});

it("leaves issues of another repository's workflow alone where both keep theirs in a third", async () => {
  answering(jobs("audit"), { status: 200, body: [{ path: FILE }] });
  const report = audited([{ name: 1, status: "open" }]);
  const audit = async (repository: string, workflow: string) => {
    const context = { ...contextOf("audit"), place: { ...place, repository }, job: { workflow, name: "audit" } };
    const names = {
      mode: "per-finding",
      max: 20,
      labels: [],
      assignees: [],
      logins: {},
      builtin: {},
      judgedRules: defaults.judgedRules,
    } as const;
    const keys = { token: TOKEN, key: null, leg: null, audit: null, alarmAfter: 2 };
    return keepIssues(report, { ...names, ...keys, elsewhere: at, context }, () => {});
  };
  await audit("one", FILE);
  await audit("two", FILE);
  await audit("three", ".github/workflows/other.yml");
  const before = await github.issues();
  expect(before.map(({ state }) => state)).toEqual(["open", "open", "open"]);
  for (const repository of ["one", "two"]) await audit(repository, FILE);
  expect(await github.issues()).toEqual(before);
});
