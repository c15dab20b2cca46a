// The Action with issues, as a runner starts it: the built program, the served sample organization, an emulated GitHub.
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { folder, serve } from "../e2e/program.ts";
import { at, TOKEN } from "./github.ts";
import { machine, step as run } from "./step.ts";

const { served, github } = await machine();

const step = (...args: Parameters<typeof run> extends [unknown, ...infer Rest] ? Rest : never) =>
  run({ served, github }, ...args);

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
      {
        title: expect.stringMatching(/^Driftline: northwind, \d+ open findings$/),
        state: "open",
        labels: [{ name: "driftline" }, { name: "security" }],
      },
    ]);
    expect(issues[0]!.body).toContain("mcpPolicy.allowlist");
    const total = /\d+/.exec(issues[0]!.title)?.[0];
    expect(Number(total)).toBeGreaterThan(3);
    expect(outputs["open"]).toBe(total);
    // Findings below low have no issue of their own, and only a ledger counts them as new.
    expect(Number(outputs["new"])).toBeGreaterThan(3);
    expect(log).toContain(`::add-mask::${TOKEN}`);
    expect(log.replace(`::add-mask::${TOKEN}`, "")).not.toContain(TOKEN);
    const sample = readFileSync("src/emulator/scenarios/sample.yaml", "utf8");
    for (const [secret] of sample.matchAll(/nwl-[A-Za-z0-9]{12,}/g)) expect(issues[0]!.body).not.toContain(secret);
    expect((await step({ issues: "single" })).outputs["new"]).toBe("0");
    expect(await github.issues()).toHaveLength(1);
    expect(await github.comments(1)).toEqual([]);
  });

  it("keeps an issue whose own words are somebody's secret", async () => {
    const scenario = path.join(folder(), "scenario.yaml");
    const sample = readFileSync("src/emulator/scenarios/sample.yaml", "utf8");
    writeFileSync(scenario, sample.replace(/apiKey: nwl-\w+/, "apiKey: keeps this issue up to date"));
    const other = await serve(["--scenario", scenario]);
    try {
      const { code, log } = await run({ served: other, github }, { issues: "single" });
      expect([code, log]).toEqual([1, expect.not.stringContaining("contains a secret")]);
    } finally {
      other.process.kill();
    }
    expect((await github.issues()).map(({ body }) => body)).toEqual([
      expect.stringContaining("keeps this issue up to date"),
    ]);
  });

  it("keeps issues of the worst findings, and one for the rest", async () => {
    await step({ issues: "per-finding", "max-issues": "1" });
    const issues = await github.issues();
    expect(issues.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^\[(?:critical|high)\] /),
      expect.stringMatching(/^Driftline: northwind, \d+ further open findings$/),
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

  it("assigns the owner of a rule, also where everybody reads its domain only", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "driftline.yaml"), `people: { ai@corp.example: { github: ${at.owner} } }\n`);
    writeFileSync(
      path.join(cwd, "p.yaml"),
      "id: p\nowner: ai@corp.example\nsettings: { maxAutonomyLevel: { equals: low, severity: critical } }\n",
    );
    const inputs = { issues: "per-finding", policies: "p.yaml", "max-issues": "1", "allow-public": "true" };
    await run({ served, github, cwd }, inputs, { repository: { private: false } });
    const created = github.exchanges.filter(
      ({ method, path: pathname }) => method === "POST" && pathname.endsWith("/issues"),
    );
    const ours = created.filter(({ body }) => String(body?.["title"]).includes("maxAutonomyLevel"));
    expect(ours).toMatchObject([{ body: { assignees: [at.owner] } }]);
  });

  it("does not say how much is new in a rerun of an older run, which leaves the issues as they are", async () => {
    await step({ issues: "single" });
    const { log, outputs } = await step({ issues: "single" }, undefined, { GITHUB_RUN_ID: "5" });
    expect(outputs["new"]).toBe("");
    expect(log).toContain("issues are left as they are: a newer run wrote them");
  });

  it("does not say how much came and went where nobody knows", async () => {
    expect((await step({})).outputs["transient"]).toBe("");
    const inputs = { issues: "single", "fail-on-transient": "low" };
    const [first, second] = [await step(inputs), await step(inputs)];
    expect([first, second].map(({ outputs }) => outputs["transient"])).toEqual(["", "0"]);
    expect([first, second].map(({ log }) => log.includes("fail-on-transient was not judged"))).toEqual([true, false]);
  });

  it("does not say that it knows no earlier audit when the issues fail or the evidence is incomplete", async () => {
    using service = await moving();
    const inputs = { issues: "single", "fail-on-transient": "low" };
    service.levels("high");
    await service.audited(inputs);
    service.levels("low");
    github.fault.before = ({ method }) => (method === "PATCH" ? { status: 403, body: {} } : undefined);
    const refused = await service.audited(inputs);
    const incomplete = await step({ ...inputs, "api-key": "wrong-key-12345" });
    expect([refused, incomplete].map(({ code, log }) => [code, log.includes("was not judged")])).toEqual([
      [3, false],
      [3, false],
    ]);
  });

  /** A service whose history grows by levels of autonomy, above `low` a violation of severity medium. */
  async function moving() {
    const changes: object[] = [];
    const service = createServer((_, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ changes, pagination: { hasMore: false } }));
    }).listen(0, "127.0.0.1");
    await once(service, "listening");
    const cwd = folder();
    writeFileSync(
      path.join(cwd, "p.yaml"),
      "id: p\nsettings: { maxAutonomyLevel: { atMost: low, severity: medium } }\n",
    );
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    return {
      levels: (...values: string[]) => {
        for (const maxAutonomyLevel of values) {
          const updatedAt = new Date(Date.now() + changes.length).toISOString();
          const user = { id: "user_bo", email: "bo@corp.example", name: "Bo" };
          changes.unshift({ revision: changes.length + 1, settings: { maxAutonomyLevel }, user, updatedAt });
        }
      },
      audited: (inputs: Record<string, string>, isPrivate = true) =>
        run(
          { served, github, cwd },
          { "base-url": address, policies: "p.yaml", ...inputs },
          { repository: { private: isPrivate } },
        ),
      [Symbol.dispose]: () => void service.close(),
    };
  }

  it.each([true, false])(
    "says first what came and went by the issues, in a private repository: %s",
    async (isPrivate) => {
      using service = await moving();
      const elsewhere = { "issues-repository": `${at.owner}/${at.repo}`, "allow-public": "true" };
      const inputs = { issues: "single", "fail-on-transient": "medium", ...(!isPrivate && elsewhere) };
      const audited = () => service.audited(inputs, isPrivate);
      service.levels("low", "high");
      expect((await audited()).code).toBe(0);
      service.levels("low", "high", "low");
      const { code, log, summary, outputs } = await audited();
      expect([code, outputs["transient"]]).toEqual([1, "1"]);
      expect(summary).toMatch(
        /^\*\*1 finding opened and remediated between two audits:\*\*\n\n- medium: `?p\/maxAutonomyLevel/,
      );
      expect(summary).toMatch(isPrivate ? /`bo@corp.example`/ : /`…@corp.example`/);
      expect(summary.match(/^### /gm)).toHaveLength(1);
      expect(log).toContain("the step fails: 1 finding opened and remediated between two audits, 1 at or above");
      const quiet = await audited();
      expect([quiet.code, quiet.summary]).toEqual([0, expect.not.stringContaining("between two audits")]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["a key", { "api-key": "" }],
    ["a policy", { policies: "" }],
    ["data and a ledger", { reports: "markdown,text" }],
    ["a service for the data", { "base-url": "", ledger: "ledger", with: "usage" }],
  ])("says what it lacks in the words of its inputs: %s", async (_, inputs) => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "policies"), "no folder");
    writeFileSync(
      path.join(cwd, "p.yaml"),
      "id: p\nsettings: { maxAutonomyLevel: { atMost: low } }\nusage: { tools: { denied: [bash] } }\nlimits: { default: 5 }\n",
    );
    const place = { served, github, cwd };
    if (inputs["ledger"]) await run(place, { policies: "p.yaml", ledger: "ledger" });
    const { log, summary } = await run(place, { policies: "p.yaml", ...inputs });
    // Whole commands and options beside their input are clear.
    const clear = /`driftline [^`]*`|`?--[\w-]+`?(?: \w+)?,? or the input /g;
    const flags = /--(?:api-key-file|as-of|base-url|config|format|full|ledger|output|policy|with)\b/;
    const messages = log.split("\n").filter((line) => line.startsWith("::"));
    for (const text of [summary, ...messages]) expect(text.replaceAll(clear, "")).not.toMatch(flags);
  });

  it("counts by the ledger what came and went, also if it is not shown, and says that the step fails for it", async () => {
    using service = await moving();
    const shown = { ledger: "ledger", "ledger-kept": "true", "report-severity": "critical" };
    const inputs = { ...shown, "fail-on-transient": "medium" };
    service.levels("low");
    await service.audited(inputs);
    service.levels("high", "low");
    const { code, log, summary, outputs } = await service.audited(inputs);
    expect([code, outputs["transient"]]).toEqual([1, "1"]);
    const reason = /xit code 1 because of 1 finding at or above fail-on-transient \(medium\)/;
    expect(log.split("\n").find((line) => line.startsWith("::error "))).toMatch(reason);
    expect(summary).toMatch(reason);
  });

  it.each<[string, Record<string, string>]>([
    ["the key is gone", { "api-key": "" }],
    ["the key is refused", { "api-key": "wrong-key-12345" }],
    ["a policy is wrong", { policies: "none.yaml" }],
    ["the service does not answer", { "base-url": "http://127.0.0.1:9" }],
  ])("says that the audit is broken when %s", async (_, inputs) => {
    const { code, outputs } = await step({ issues: "single", ...inputs });
    expect(code).toBeGreaterThan(1);
    expect([outputs["open"], outputs["new"], outputs["transient"]]).toEqual(["", "", ""]);
    expect(await github.issues()).toMatchObject([
      { title: "Driftline: northwind: the audit is broken", state: "open" },
    ]);
  });

  describe("with a wrong configuration or a wrong input", () => {
    const wrongConfig = () => {
      const cwd = folder();
      writeFileSync(path.join(cwd, "driftline.yaml"), "alarmAftr: 2d\n");
      return cwd;
    };

    it("says in the alarm where the configuration is wrong", async () => {
      const { code, log } = await run({ served, github, cwd: wrongConfig() }, { issues: "single" });
      expect(code).toBe(2);
      const [alarm, ...others] = await github.issues();
      expect([alarm?.title, others]).toEqual(["Driftline: northwind: the audit is broken", []]);
      expect(alarm!.body).toMatch(/`driftline.yaml:1:1`: unknown key .*alarmAftr/);
      expect(log.match(/^::error/gm)).toHaveLength(1);
    });

    it.each([
      ["report-severity", "0123-not-a-severity"],
      ["reports", "0123-not-a-format"],
      ["fail-on", '0123 "not" a choice'],
      ["ledger-branch", "0123..not-a-branch"],
      ["sarif", "0123-not-a-choice"],
    ])("names the wrong input %s in the alarm, without its value", async (name, value) => {
      const { code, log } = await step({ issues: "single", ledger: "branch", [name]: value });
      expect([code, log]).toEqual([2, expect.stringContaining(`${name}: "${value}"`)]);
      const issues = await github.issues();
      expect(issues).toMatchObject([{ title: "Driftline: northwind: the audit is broken", state: "open" }]);
      expect(issues[0]!.body).toContain(`${name}: this value`);
      expect(issues[0]!.body).not.toContain("0123");
    });

    test.each<[string, Record<string, string>, Record<string, string>]>([
      ["for a pull request", {}, { GITHUB_EVENT_NAME: "pull_request" }],
      ["with a wrong input of the issues", { "alarm-after": "0" }, {}],
      ["without a name of the organization", { organization: "" }, {}],
      ["without issues", { issues: "off" }, {}],
    ])("raises no alarm %s, and only states the error", async (_, inputs, env) => {
      const machine = { served, github, cwd: wrongConfig() };
      const { code, log } = await run(machine, { issues: "single", ...inputs }, undefined, env);
      expect(code).toBe(2);
      expect(log.match(/^::error.*/gm)).toEqual([expect.stringContaining('unknown key "alarmAftr"')]);
      expect(github.exchanges).toEqual([]);
    });

    it("raises no alarm in a second step that keeps the issues of the same audit", async () => {
      const job = { RUNNER_TEMP: folder(), GITHUB_JOB: "audit" };
      await step({ issues: "single" }, undefined, { ...job, GITHUB_ACTION: "first" });
      github.exchanges.length = 0;
      const second = await step({ issues: "single" }, undefined, { ...job, GITHUB_ACTION: "second" });
      expect([second.code, second.log]).toEqual([2, expect.stringContaining("audit: another step of this job")]);
      expect(github.exchanges).toEqual([]);
    });
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

describe("the Action with code scanning", () => {
  const results = () => github.codeScanning.uploads.map(({ log }) => log.runs[0]!.results.length);

  it("uploads what is open, about the commit of the run", async () => {
    const { code, outputs } = await step({ sarif: "upload", "fail-on": "never" });
    expect([code, outputs["verdict"]]).toEqual([0, "drifted"]);
    expect(github.codeScanning.uploads).toMatchObject([
      { commit: "0123456789abcdef0123456789abcdef01234567", ref: "refs/heads/main" },
    ]);
    expect(results()).toEqual([Number(outputs["open"])]);
    const sample = readFileSync("src/emulator/scenarios/sample.yaml", "utf8");
    for (const [secret] of sample.matchAll(/nwl-[A-Za-z0-9]{12,}/g))
      expect(github.codeScanning.uploads[0]!.text).not.toContain(secret);
  });

  it("uploads nothing on incomplete evidence, because what is not named counts as fixed", async () => {
    const { code, log } = await step({ sarif: "upload", "api-key": "wrong-key-12345" });
    expect(code).toBe(3);
    expect(log).toContain("::warning title=Driftline::code scanning is left as it is: the evidence is incomplete");
    expect(github.exchanges).toEqual([]);
  });

  it("fails the step when it is refused, and keeps the issues all the same", async () => {
    github.fault.before = ({ path }) =>
      path.includes("code-scanning") ? { status: 403, body: { message: "no" } } : undefined;
    const { code, log, outputs } = await step({ sarif: "upload", issues: "single", "fail-on": "never" });
    expect([code, outputs["exit-code"], outputs["verdict"]]).toEqual([3, "3", "drifted"]);
    expect(log).toMatch(/::error title=Driftline::sarif: GitHub refused.*security-events: write/);
    expect(await github.issues()).toHaveLength(1);
  });

  it("is refused in a public repository, and shows domains only in one that allows it", async () => {
    const event = { repository: { private: false } };
    const refused = await step({ sarif: "upload" }, event);
    expect(refused.code).toBe(2);
    expect(refused.log).toMatch(/sarif: this repository is public.*allow-public: true/);
    expect(github.exchanges).toEqual([]);
    await step({ sarif: "upload", "allow-public": "true" }, event);
    expect(github.codeScanning.uploads[0]!.text).toContain("…@northwind.example");
    expect(github.codeScanning.uploads[0]!.text).not.toMatch(/[\w.]+@northwind\.example/);
  });

  test.each<[Record<string, string>, Record<string, string>, RegExp]>([
    [{ sarif: "uplaod" }, {}, /did you mean "upload"/],
    [{ sarif: "upload", "github-token": "" }, {}, /sarif: there is no GitHub token/],
    [{ sarif: "upload" }, { GITHUB_SHA: "main" }, /GITHUB_SHA and GITHUB_REF/],
    [{ sarif: "upload" }, { GITHUB_EVENT_NAME: "pull_request" }, /does not name the pull request/],
    [{}, { GITHUB_EVENT_NAME: "pull_request_target" }, /pull_request_target would expose.*run on pull_request/],
  ])("refuses %s with %s before anything is pulled", async (inputs, env, message) => {
    const { code, log } = await step(inputs, undefined, env);
    expect(code).toBe(2);
    expect(log).toMatch(message);
    expect(github.exchanges).toEqual([]);
  });
});
