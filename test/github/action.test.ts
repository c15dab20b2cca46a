// The Action with issues, as a runner starts it: the built program, the served sample organization, an emulated GitHub.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { folder, program, type Served, serve } from "../e2e/program.ts";
import { at, FakeGitHub, TOKEN } from "./github.ts";

let served: Served;
let github: FakeGitHub;
beforeAll(async () => {
  [served, github] = await Promise.all([serve(), FakeGitHub.start()]);
});
beforeEach(() => github.reset());
afterEach(() => expect(github.problems).toEqual([]));
afterAll(async () => {
  served.process.kill();
  await github.close();
});

interface Step {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

async function step(
  inputs: Record<string, string>,
  event: object = { repository: { private: true, default_branch: "main" } },
  env: Record<string, string> = {},
): Promise<Step> {
  const cwd = folder();
  for (const file of ["output", "summary"]) writeFileSync(path.join(cwd, file), "");
  writeFileSync(path.join(cwd, "event.json"), JSON.stringify(event));
  const given = {
    "base-url": served.baseUrl,
    "api-key": served.apiKeys.owner,
    policies: "baseline",
    organization: "northwind",
    "github-token": TOKEN,
    ...inputs,
  };
  const child = spawn(process.execPath, [path.join(program, "action.js")], {
    cwd,
    env: {
      PATH: process.env["PATH"],
      GITHUB_ACTIONS: "true",
      GITHUB_OUTPUT: path.join(cwd, "output"),
      GITHUB_STEP_SUMMARY: path.join(cwd, "summary"),
      GITHUB_EVENT_PATH: path.join(cwd, "event.json"),
      GITHUB_EVENT_NAME: "schedule",
      GITHUB_REF: "refs/heads/main",
      GITHUB_REPOSITORY: `${at.owner}/${at.repo}`,
      GITHUB_API_URL: github.url,
      GITHUB_RUN_ID: "77",
      ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...env,
    },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const written = readFileSync(path.join(cwd, "output"), "utf8");
  const outputs = [...written.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map((found) => [found[1]!, found[3]!]);
  return { code, log, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

describe("the Action with issues", () => {
  it("asks GitHub for nothing unless it is asked to", async () => {
    const { outputs } = await step({});
    expect(github.exchanges).toEqual([]);
    expect(outputs["new"]).toBe("");
  });

  it("keeps one issue for everything, and says how much is new", async () => {
    const { code, log, outputs } = await step({ issues: "single", "issue-labels": "security" });
    expect([code, outputs["verdict"]]).toEqual([1, "drifted"]);
    const issues = await github.issues();
    expect(issues).toMatchObject([
      { title: "Driftline: open findings", state: "open", labels: [{ name: "driftline" }, { name: "security" }] },
    ]);
    expect(issues[0]!.body).toContain("mcpPolicy.allowlist");
    expect(Number(outputs["new"])).toBeGreaterThan(3);
    expect(log).toContain(`::add-mask::${TOKEN}`);
    expect(log.replace(`::add-mask::${TOKEN}`, "")).not.toContain(TOKEN);
    const sample = readFileSync("src/emulator/scenarios/sample.yaml", "utf8");
    for (const [secret] of sample.matchAll(/nwl-[A-Za-z0-9]{12,}/g)) expect(issues[0]!.body).not.toContain(secret);
    expect((await step({ issues: "single" })).outputs["new"]).toBe("0");
    expect(await github.issues()).toHaveLength(1);
    expect(await github.comments(1)).toEqual([]);
  });

  it("keeps issues of the worst findings, and one for the rest", async () => {
    await step({ issues: "per-finding", "max-issues": "1" });
    const issues = await github.issues();
    expect(issues.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^\[(?:critical|high)\] /),
      "Driftline: further open findings",
    ]);
  });

  it("fails the step when they cannot be delivered, with what the job lacks, and says the verdict", async () => {
    github.fault.before = ({ method }) => (method === "POST" ? { status: 403, body: { message: "no" } } : undefined);
    const { code, log, outputs } = await step({ issues: "single", "fail-on": "never" });
    expect([code, outputs["exit-code"], outputs["verdict"]]).toEqual([3, "3", "drifted"]);
    expect(log).toMatch(/::error title=Driftline::issues: GitHub refused.*issues: write/);
  });

  it("shows domains only in a public repository that allows it", async () => {
    await step({ issues: "single", "allow-public": "true" }, { repository: { private: false } });
    const [{ body } = { body: "" }] = await github.issues();
    expect(body).toContain("…@northwind.example");
    expect(body).not.toMatch(/[\w.]+@northwind\.example/);
  });

  test.each<[string, object, Record<string, string>]>([
    ["a pull request", {}, { GITHUB_EVENT_NAME: "pull_request" }],
    ["another branch", { repository: { private: true, default_branch: "main" } }, { GITHUB_REF: "refs/heads/topic" }],
  ])("leaves issues alone in a run of %s", async (_, event, env) => {
    const { code, log } = await step({ issues: "single" }, event, env);
    expect(code).toBe(1);
    expect(log).toContain("::notice title=Driftline::issues are left as they are");
    expect(github.exchanges).toEqual([]);
  });

  test.each<[Record<string, string>, object, RegExp]>([
    [{ issues: "per-findnig" }, {}, /did you mean "per-finding"/],
    [{ issues: "single", organization: "" }, {}, /organization has no name/],
    [{ issues: "single" }, { repository: { private: false } }, /public.*allow-public: true/],
    [{ issues: "single", "max-issues": "many" }, {}, /max-issues: "many" is not a number from 0 to 100/],
    [{ issues: "single", "issue-assignees": "a b" }, {}, /issue-assignees: "a b" is not a login/],
    [{ issues: "single", "issue-labels": "x".repeat(51) }, {}, /issue-labels/],
    [{ issues: "single", "github-token": "" }, {}, /no GitHub token/],
  ])("refuses %s before anything is pulled", async (inputs, event, message) => {
    const { code, log } = await step(inputs, event);
    expect(code).toBe(2);
    expect(log).toMatch(message);
    expect(github.exchanges).toEqual([]);
  });

  it.each(["http://github.example", "https://user:password@github.example", "nonsense"])(
    "sends its token nowhere unsafe: %s",
    async (address) => {
      const { code, log } = await step({ issues: "single" }, {}, { GITHUB_API_URL: address });
      expect(code).toBe(2);
      expect(log).toMatch(/GITHUB_API_URL/);
      expect(log).not.toContain("password");
    },
  );
});
