import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder, inProcess, type Served, serve, started } from "./program.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => void served.process.kill());

interface Step {
  readonly code: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Record<string, string>;
  readonly cwd: string;
}

/** Runs the Action's program the way a runner does: in this process, or started as one of its own. */
async function step(
  inputs: Record<string, string>,
  event: object = { repository: { private: true } },
  env: Record<string, string> = {},
  run = inProcess,
): Promise<Step> {
  const cwd = folder();
  for (const file of ["output", "summary"]) writeFileSync(path.join(cwd, file), "");
  writeFileSync(path.join(cwd, "event.json"), JSON.stringify(event));
  const allInputs = { "base-url": served.baseUrl, "api-key": served.apiKeys.owner, policies: "baseline", ...inputs };
  const { code, out, err } = await run("action.js", [], {
    cwd,
    env: {
      GITHUB_ACTIONS: "true",
      GITHUB_OUTPUT: path.join(cwd, "output"),
      GITHUB_STEP_SUMMARY: path.join(cwd, "summary"),
      GITHUB_EVENT_PATH: path.join(cwd, "event.json"),
      ...Object.fromEntries(Object.entries(allInputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...env,
    },
  });
  const outputs = Object.fromEntries(
    [...readFileSync(path.join(cwd, "output"), "utf8").matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map((match) => [
      match[1]!,
      match[3]!,
    ]),
  );
  return { code, log: out + err, summary: readFileSync(path.join(cwd, "summary"), "utf8"), outputs, cwd };
}

/** Returns the commands that a runner would execute, by both of its parsers, outside of stopped sections. */
function commands(log: string): string[] {
  const names: string[] = [];
  let stopped: string | undefined;
  for (const line of log.split("\n")) {
    const command = /^[\s\u0085]*::([^:\s]+)(?:\s[^:]*)?::(.*)$/u.exec(line);
    if (stopped !== undefined) {
      if (command?.[1] === stopped) stopped = undefined;
      continue;
    }
    if (command?.[1] === "stop-commands") stopped = command[2];
    else if (command) names.push(command[1]!);
    names.push(...[...line.matchAll(/##\[([^\]\s]+)/g)].map((old) => old[1]!));
  }
  if (stopped !== undefined) names.push("left stopped");
  return names;
}

describe("the Action", () => {
  it("fails the step on drift, and leaves summary, annotations, reports and outputs", async () => {
    const { code, log, summary, outputs, cwd } = await step({ reports: "html,json,tables" }, undefined, {}, started);
    expect(code).toBe(1);
    expect(outputs).toMatchObject({ verdict: "drifted", "exit-code": "1", "report-path": "driftline-report" });
    for (const name of ["open", "critical", "high", "resolved", "revisions"]) expect(outputs[name]).toMatch(/^\d+$/);
    expect(Number(outputs["revisions"])).toBeGreaterThanOrEqual(40);
    expect(summary).toContain("mcpPolicy.allowlist");
    expect(new Set(commands(log))).toEqual(new Set(["add-mask", "error", "warning", "notice"]));
    for (const file of ["report.html", "report.json", "report.tables/findings.ndjson"])
      expect(existsSync(path.join(cwd, "driftline-report", file))).toBe(true);
  });

  it("writes the report files of action.yml where it is told of none, and none where it is told so", async () => {
    const [absent, none] = [await step({}), await step({ reports: "" })];
    for (const file of ["report.html", "report.json"])
      expect(existsSync(path.join(absent.cwd, "driftline-report", file))).toBe(true);
    expect(existsSync(path.join(none.cwd, "driftline-report"))).toBe(false);
  });

  it("says that packs have no history that revisions could be judged by", async () => {
    const { code, cwd } = await step({ reports: "json", "policy-history": "git" });
    expect(code).toBe(1);
    const file = path.join(cwd, "driftline-report", "report.json");
    const { notEvaluated } = JSON.parse(readFileSync(file, "utf8")) as { notEvaluated: unknown[] };
    expect(notEvaluated).toContainEqual({
      what: "the policies in force at the time",
      reason: expect.stringContaining("packs have no history"),
    });
  });

  it("passes with fail-on never", async () => {
    expect(await step({ "fail-on": "never" })).toMatchObject({
      code: 0,
      outputs: { verdict: "drifted", "exit-code": "0" },
    });
  });

  it("asks for what it is told to, and fails when it cannot have it", async () => {
    const [had, not] = [
      await step({ with: "access", "fail-on": "never", reports: "json" }),
      await step({ with: "access, readiness", "fail-on": "never", reports: "json" }),
    ];
    const report = ({ cwd }: Step) =>
      JSON.parse(readFileSync(path.join(cwd, "driftline-report/report.json"), "utf8")) as {
        findings: { rule: string }[];
        notEvaluated: { what: string }[];
      };
    expect(report(had).findings.map(({ rule }) => rule)).toContain("access/editor-not-a-member");
    expect([had.code, not.code, not.outputs["verdict"]]).toEqual([0, 3, "incomplete"]);
    // Readiness reports need the application's host, which is not given.
    expect(report(not).notEvaluated.map(({ what }) => what)).toContain("readiness");
  });

  it("fails on incomplete evidence, whatever fail-on says", async () => {
    const { code, log, outputs } = await step(
      { "api-key": "wrong-key-12345", "fail-on": "never" },
      undefined,
      {},
      started,
    );
    expect([code, outputs["verdict"], outputs["exit-code"]]).toEqual([3, "incomplete", "3"]);
    expect(log).toContain("::error title=Driftline::the evidence is incomplete");
    expect(log.replace("::add-mask::wrong-key-12345", "")).not.toContain("wrong-key-12345");
  });

  it("says the verdict and delivers the rest, where the runner does not take the summary, and says so first", async () => {
    const { code, log, outputs } = await step(
      { "fail-on": "never" },
      undefined,
      { GITHUB_STEP_SUMMARY: "/none/here" },
      started,
    );
    expect([code, outputs["verdict"], outputs["exit-code"]]).toEqual([3, "drifted", "3"]);
    const errors = log.split("\n").filter((line) => line.startsWith("::error"));
    expect(errors[0]).toContain("::error title=Driftline::the file of the job's summary (GITHUB_STEP_SUMMARY)");
    expect(errors[1]).toMatch(/(?:critical|high) finding/);
  });

  it.each<[string, Record<string, string>]>([
    ["an audit", {}],
    ["a refusal", { "fail-on": "hgih" }],
  ])("fails where the runner does not take the outputs of %s, and shows no stack", async (_, inputs) => {
    const { code, log } = await step(
      { "fail-on": "never", ...inputs },
      undefined,
      { GITHUB_OUTPUT: "/none/here" },
      started,
    );
    expect(code).toBe(3);
    expect(log).toContain("::error title=Driftline::the file of the step's outputs (GITHUB_OUTPUT)");
    expect(log).not.toMatch(/^\s+at .*:\d+:\d+/m);
  });

  it("says that a runner takes commands it should not", async () => {
    const { log } = await step({}, undefined, { ACTIONS_ALLOW_UNSECURE_COMMANDS: "true" });
    expect(log).toContain("::warning title=Driftline::ACTIONS_ALLOW_UNSECURE_COMMANDS is set");
  });

  it("does not tell everybody what is wrong with the evidence of a public repository", async () => {
    const { code, log } = await step({ "api-key": "wrong-key-12345" }, { repository: { private: false } });
    expect(code).toBe(3);
    expect(log).toMatch(/::error title=Driftline%3A verdict::Incomplete/);
    expect(log).not.toContain("the evidence is incomplete:");
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ "fail-on": "hgih" }, /did you mean "high"/],
    [{ reports: "htlm" }, /did you mean "html"/],
    [{ "allow-public": "yes" }, /allow-public/],
    [{ "policy-history": "svn" }, /policy-history: "svn" is not known; one of off, git/],
    [{ with: "acess" }, /with: "acess" is not known; did you mean "access"/],
    [{ policies: "basline" }, /did you mean "baseline"/],
    [{ "api-key": "" }, /no API key/],
    [{ "api-key": "canary key" }, /::api-key has white space in it; /],
    [{ "base-url": "" }, /::base-url: there is no service to audit; set the input base-url, or baseUrl in /],
    [{ "base-url": "http://api.example.com" }, /::base-url is plain http/],
    [{ "app-url": "http://app.example.com" }, /::app-url is plain http/],
    [{ reports: "html,html" }, /::reports: "html" is named twice; name each once/],
    [{ "fingerprint-key": "short" }, /fingerprint-key: the fingerprint key is shorter than 32 bytes/],
    [
      { "fingerprint-key-old": "k".repeat(32) },
      /fingerprint-key-old: .* no present one; set fingerprint-key to the new/,
    ],
  ])("refuses %s with one clear error", async (inputs, message) => {
    const { code, log, outputs } = await step(inputs);
    expect([code, outputs["exit-code"]]).toEqual([2, "2"]);
    expect(log).toMatch(message);
    expect([outputs["verdict"], outputs["open"]]).toEqual(["", ""]);
  });

  it("shows only the verdict and the counts in a public repository", async () => {
    const { log, summary, outputs } = await step({ reports: "json" }, { repository: { private: false } });
    expect(outputs["verdict"]).toBe("drifted");
    for (const text of [log, summary]) {
      expect(text).not.toMatch(/@|northwind|mcpPolicy|npx/i);
      expect(text).toMatch(/drifted/i);
    }
  });

  it("shows findings in a public repository when asked to, with domains for addresses", async () => {
    const { log, summary } = await step({ "allow-public": "true" }, { repository: { private: false } });
    expect(summary).toContain("mcpPolicy.allowlist");
    expect(summary).toContain("…@northwind.example");
    expect(log + summary).not.toMatch(/[\w.]+@northwind\.example/);
  });

  it("shows no secret of the sample organization anywhere", async () => {
    const { log, summary, cwd } = await step({ reports: "html,json,markdown,text,github" });
    const sample = readFileSync("src/emulator/scenarios/sample.yaml", "utf8");
    const secrets = [...sample.matchAll(/nwl-[A-Za-z0-9]{12,}/g)].map(([secret]) => secret);
    expect(secrets.length).toBeGreaterThan(2);
    const files = ["report.html", "report.json", "report.md", "report.txt", "report.log"].map((file) =>
      readFileSync(path.join(cwd, "driftline-report", file), "utf8"),
    );
    for (const output of [log, summary, ...files]) for (const secret of secrets) expect(output).not.toContain(secret);
  });
});
