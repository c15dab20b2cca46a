// The Action with a ledger, as a runner starts it: the built program, the served sample organization, an emulated GitHub.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { cli, folder } from "../e2e/program.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { TOKEN } from "./github.ts";
import { Ledgers } from "./ledgers.ts";
import { machine, type Step, step as run } from "./step.ts";

const { served, github } = await machine();
const ledgers = new Ledgers(github);

const main = { repository: { private: true, default_branch: "main" } };

/** Runs one step on a runner. Its folder for temporary files must be empty afterwards. */
async function step(
  inputs: Record<string, string>,
  event: object = main,
  env: Record<string, string> = {},
  cwd = folder(),
): Promise<Step> {
  const temporary = folder();
  const ran = await run({ served, github, cwd }, inputs, event, { RUNNER_TEMP: temporary, ...env });
  expect(readdirSync(temporary)).toEqual([]);
  return ran;
}

describe("the Action with a ledger", () => {
  it("keeps it on a branch, anchors it in its issue, and notices when the branch is set back", async () => {
    const inputs = { ledger: "branch", issues: "single" };
    const first = await step(inputs);
    expect([first.code, first.outputs["ledger-head"]]).toEqual([1, (await ledgers.verified()).head]);
    const second = await step(inputs);
    expect(second.outputs).toMatchObject({ new: "0", "ledger-head": (await ledgers.verified()).head });
    const { runs, files } = await ledgers.verified();
    expect(runs.count).toBe(2);
    const copy = folder();
    for (const [name, bytes] of files) writeFileSync(path.join(copy, name), bytes);
    expect((await cli(["ledger", "verify", copy, "--replay"])).out).toContain(
      "2 runs judged again with the same findings",
    );
    const [issue] = await github.issues();
    expect(issue!.body).toContain(`head \`${second.outputs["ledger-head"]}\``);
    expect(await github.comments(issue!.number)).toEqual([]);
    const [, before] = await ledgers.commits();
    await ledgers.force(before!.sha);
    github.exchanges.length = 0;
    const { code, log, outputs } = await step(inputs);
    expect([code, outputs]).toMatchObject([4, { verdict: "tampered", "exit-code": "4", open: "" }]);
    expect(outputs["report-path"]).toBe("driftline-report");
    expect(log).toContain("::error title=Driftline::the ledger: it did not grow from the head that issue #1 keeps");
    // The audit is broken, and the alarm opens at once. The other issue keeps the head.
    expect(github.writes).toEqual([
      "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
      "POST /repos/{owner}/{repo}/issues",
    ]);
    expect((await github.issues()).at(-1)!.title).toBe("Driftline: northwind: the audit is broken");
    expect((await step(inputs)).log).toContain("it did not grow from the head that issue #1 keeps");
    for (const { log: text } of [first, second])
      expect(text.replace(`::add-mask::${TOKEN}\n`, "")).not.toContain(TOKEN);
  });

  it("says once that its branch is gone, and that it went away during the run", async () => {
    const inputs = { ledger: "branch", issues: "single" };
    await step(inputs);
    let isGone = false;
    github.fault.before = ({ path: where, body }) => {
      isGone ||= String(body?.["query"]).includes("createCommitOnBranch");
      if (!isGone) return undefined;
      if (where === "/graphql") return { status: 401, body: {} };
      return where.includes("/git/matching-refs/") ? { status: 200, body: [] } : undefined;
    };
    const during = await step(inputs);
    expect([during.code, during.outputs["verdict"]]).toEqual([4, "tampered"]);
    expect(during.summary).toContain("it went away while this run worked");
    github.fault = {};
    await github.as("us", "DELETE", "/git/refs/heads/driftline-ledger");
    const { code, log, outputs } = await step(inputs);
    expect([code, outputs["verdict"]]).toEqual([4, "tampered"]);
    expect(log.match(/^::error title=Driftline::.*it is gone/gm)).toHaveLength(1);
  });

  it("says of a ledger that is audited without a service that its branch is missing, or was tampered with", async () => {
    const inputs = { ledger: "branch", issues: "single" };
    const none = await step({ ledger: "branch", "base-url": "" });
    expect(none.code).toBe(2);
    expect(none.log).toContain(
      "ledger: there is no branch driftline-ledger yet, so there is no history to audit; set the",
    );
    await step(inputs);
    await github.as("us", "DELETE", "/git/refs/heads/driftline-ledger");
    const gone = await step({ ...inputs, "base-url": "" });
    expect([gone.code, gone.outputs]).toMatchObject([4, { verdict: "tampered", open: "" }]);
    expect(gone.log).toContain("the branch driftline-ledger: it is gone, and issue #1 keeps the head of its ledger");
    expect((await github.issues()).at(-1)!.title).toBe("Driftline: northwind: the audit is broken");
  });

  it("refuses a folder that the reports are written to, before it writes anything", async () => {
    const cwd = folder();
    const inputs = { ledger: "driftline-report", "ledger-kept": "true", reports: "json" };
    const { code, log } = await step(inputs, main, {}, cwd);
    expect(code).toBe(2);
    expect(log).toContain("driftline-report/report.json is inside the ledger driftline-report");
    expect(existsSync(path.join(cwd, "driftline-report"))).toBe(false);
  });

  it("names the folder for temporary files where there is none, and opens the alarm", async () => {
    const { code, log } = await run({ served, github }, { ledger: "branch", issues: "single" }, main, {
      RUNNER_TEMP: "/nowhere",
    });
    expect(code).toBe(3);
    expect(log).toContain(
      "::error title=Driftline::the ledger's copy in /nowhere, the folder for temporary files, cannot be written: there is no such file or folder",
    );
    expect((await github.issues()).map(({ title }) => title)).toEqual(["Driftline: northwind: the audit is broken"]);
  });

  it("says once what refuses the audit and its alarm", async () => {
    github.fault.before = () => ({ status: 401, body: { message: "Bad credentials" } });
    const { log } = await step({ ledger: "branch", issues: "single" });
    expect(log.match(/whose token it is/g)).toHaveLength(1);
  });

  it("asks GitHub for little on a day without news", async () => {
    const inputs = { ledger: "branch", issues: "single" };
    github.isWorkflow = true;
    for (let day = 1; day <= 2; day++) await step(inputs);
    github.exchanges.length = 0;
    await step(inputs);
    expect(
      github.exchanges.map(({ method, path: where }) => `${method} ${where.replace(/[0-9a-f]{40}/, "…")}`),
    ).toEqual([
      "POST /graphql", // the token's account
      "GET /repos/{owner}/{repo}/issues", // the head in the issues
      "POST /graphql", // the branch and its files
      "GET /repos/driftline-bot/controls/tarball/…",
      "GET /codeload/…",
      "POST /graphql", // the commit
      "GET /repos/{owner}/{repo}/issues",
      "PATCH /repos/{owner}/{repo}/issues/{issue_number}", // the new head
    ]);
  });

  it("says which rule refused the branch, and shows everything else", async () => {
    github.fault.before = ({ method, path: where }) =>
      method === "POST" && where.endsWith("/git/refs")
        ? { status: 422, body: { message: "Repository rule violations found\n\n::error::x ##[error]y" } }
        : undefined;
    const { code, log, outputs, summary } = await step({ ledger: "branch", "fail-on": "never" });
    expect([code, outputs["verdict"], outputs["ledger-head"]]).toEqual([3, "drifted", ""]);
    expect(log).toMatch(
      /^::error title=Driftline::GitHub refused to make the branch driftline-ledger \(422\): "Repository rule violations found ::error::x #\\u\{23\}\[error\]y"; .*contents: write/m,
    );
    expect(summary).toContain("Drifted");
  });

  it("keeps it in a folder, as the command line does", async () => {
    const cwd = folder();
    const first = await step({ ledger: "kept" }, main, {}, cwd);
    const { head, runs } = await verifyLedger(path.join(cwd, "kept"), { heads: [], replay: true });
    expect([first.outputs["ledger-head"], runs.count]).toEqual([head, 1]);
    expect(github.exchanges).toEqual([]);
  });

  it("keeps no folder on a runner of GitHub, unless the job does, or it holds a ledger already", async () => {
    const hosted = { RUNNER_ENVIRONMENT: "github-hosted" };
    const cwd = folder();
    const refused = await step({ ledger: "kept" }, main, hosted, cwd);
    expect(refused.code).toBe(2);
    expect(refused.log).toMatch(
      /would be lost after the job; set ledger: branch.*actions\/cache, and set ledger-kept: true/,
    );
    expect((await step({ ledger: "off", "ledger-kept": "yes" }, main, hosted, cwd)).code).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
    writeFileSync(path.join(cwd, "driftline.yaml"), "ledger: kept\n");
    expect((await step({}, main, hosted, cwd)).code).toBe(2);
    const first = await step({ "ledger-kept": "true" }, main, hosted, cwd);
    expect(first.outputs["ledger-head"]).toMatch(/^sha256:/);
    expect((await step({}, main, hosted, cwd)).outputs["new"]).toBe("0");
    const own = await step({ ledger: "kept" }, main, { RUNNER_ENVIRONMENT: "self-hosted" });
    expect(own.outputs["ledger-head"]).toMatch(/^sha256:/);
  });

  it("keeps it where the configuration says, and nowhere when the input is off", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "driftline.yaml"), "ledger: here\n");
    expect((await step({ ledger: "off" }, main, {}, cwd)).outputs["ledger-head"]).toBe("");
    expect(existsSync(path.join(cwd, "here"))).toBe(false);
    expect((await step({}, main, {}, cwd)).outputs["ledger-head"]).toMatch(/^sha256:/);
    expect(existsSync(path.join(cwd, "here"))).toBe(true);
  });

  it("only reads it in a run that proposes policies", async () => {
    const { log, outputs } = await step({ ledger: "branch" }, main, { GITHUB_EVENT_NAME: "pull_request" });
    expect(log).toContain("::notice title=Driftline::the ledger is not added to: the run is about a pull request");
    expect([outputs["ledger-head"], github.writes]).toEqual(["", []]);
  });

  test.each<[Record<string, string>, object, RegExp]>([
    [{ ledger: "branch" }, { repository: { private: false } }, /ledger: this repository is public.*allow-public: true/],
    [
      { ledger: "branch", "ledger-branch": "main" },
      main,
      /ledger-branch: main is a branch with the repository's own files/,
    ],
    [{ ledger: "branch", "ledger-branch": "a..b" }, main, /"a\.\.b" is not the name of a branch/],
    [{ ledger: "kept", "ledger-branch": "x" }, main, /ledger-branch: the ledger is not kept on a branch/],
    [{ ledger: "branch", "github-token": "" }, main, /ledger: there is no GitHub token/],
  ])("refuses %s before anything is pulled", async (inputs, event, message) => {
    const { code, log } = await step(inputs, event);
    expect(code).toBe(2);
    expect(log).toMatch(message);
    expect(github.exchanges).toEqual([]);
  });

  it("writes it in a public repository when somebody says that this is meant", async () => {
    const { log } = await step(
      { ledger: "branch", "allow-public": "true" },
      { repository: { private: false, default_branch: "main" } },
    );
    expect(log).toContain("everybody can read the branch driftline-ledger, its e-mail addresses whole");
    expect((await ledgers.verified()).runs.count).toBe(1);
  });
});
