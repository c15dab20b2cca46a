// Compares readiness reports with the settings of their time and the policy.
import { describe, expect, it } from "vitest";
import { isOlder } from "../../../src/audits/observed/readiness-stated.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { usedLines } from "../../../src/reporters/wording/use.ts";
import { audited, base, change, linesOf, verdicts, type Audited } from "./support.ts";

const models = (ids: string[]) => ({ modelPolicy: { allowedModelIds: ids, allowAllServiceModels: false } });
const history = [
  change(1, "2026-02-01T00:00:00.000Z", models(["m-a"])),
  change(2, "2026-03-03T12:00:00.000Z", models(["m-a", "m-b"])),
  change(3, "2026-03-06T18:00:00.000Z", models(["m-a"])),
];
const A = "https://git.example/a";
let next = 0;
const report = (at: string, rest: Record<string, unknown> = {}) => ({
  reportId: `rep_${String(++next).padStart(3, "0")}`,
  createdAt: Date.parse(at),
  repoUrl: A,
  apps: {},
  report: {},
  ...rest,
});
const by = (id: string) => ({ modelUsed: { id, reasoningEffort: "low" } });
const run = (rest: Partial<Audited>) => audited({ history, names: ["readiness"], ...rest });

describe("the model of a report", () => {
  it("14: is judged at its instant, by the later of what changes there", async () => {
    const reports = [report("2026-03-06T17:59:59.999Z", by("m-b"))];
    const before = await run({ reports });
    expect(linesOf(before)).toEqual(["readiness/in-window repository/https://git.example/a 2026-03-06T17:59:59 open"]);
    const [inside, window] = [/in-window/, /^p\//].map((rule) =>
      before.findings.find((finding) => rule.test(finding.rule))!,
    );
    expect(inside!.during).toEqual([window!.id]);
    expect([inside!.exposureSeconds, inside!.message]).toEqual([
      null,
      "https://git.example/a was evaluated while modelPolicy.allowedModelIds violated the policy: 1 report, the first at 2026-03-06 17:59:59.999 UTC, by m-b",
    ]);
    const after = await run({ reports: [report("2026-03-06T18:00:00.000Z", by("m-b"))] });
    expect(linesOf(after)).toEqual(["readiness/model repository/https://git.example/a 2026-03-06T18:00:00 open"]);
    expect(after.findings.find(({ kind }) => kind === "readiness")!.message).toBe(
      "https://git.example/a was evaluated by m-b, which the settings did not allow, at 2026-03-06 18:00 UTC",
    );
  });

  it("is told with one time if all its reports were made at once", async () => {
    const reports = [1, 2].map(() => report("2026-03-06T18:00:00.000Z", by("m-b")));
    const { findings } = await run({ reports });
    expect(findings.find(({ kind }) => kind === "readiness")!.message).toContain(
      "in 2 reports of 2026-03-06 18:00 UTC",
    );
  });

  it("is not judged if the report was made after the audit's time, which is said", async () => {
    const { readiness, notEvaluated } = await run({ reports: [report("2026-03-12T08:00:00.001Z", by("m-b"))] });
    expect(readiness).toEqual([]);
    expect(notEvaluated).toEqual([
      { what: "1 readiness report", reason: "made after the time of this audit, 2026-03-12 08:00 UTC" },
    ]);
  });

  it("fails until a report passes, and what nobody knows ends nothing", async () => {
    const reports = [
      report("2026-03-07T00:00:00.000Z", by("m-b")),
      report("2026-03-08T00:00:00.000Z"),
      report("2026-03-09T00:00:00.000Z", { modelUsed: null }),
      report("2026-03-10T00:00:00.000Z", by("m-a")),
      report("2026-03-20T00:00:00.000Z", by("m-b")),
    ];
    const result = await run({ reports: reports.toReversed() });
    expect(linesOf(result)).toEqual([
      "readiness/model repository/https://git.example/a 2026-03-07T00:00:00 until 2026-03-10T00:00:00",
    ]);
    expect(verdicts(result.readiness!)).toEqual([
      "readiness/model m-b violation",
      "readiness/model not-said",
      "readiness/model not-said",
      "readiness/model m-a allowed",
    ]);
    expect(result.readiness![0]).toMatchObject({ repository: A, reports: 4, newest: { model: "m-a" } });
  });

  it("is ambiguous where revisions are missing or the documentation is unclear, and unjudged before all", async () => {
    const gap = [history[0]!, change(3, "2026-03-06T18:00:00.000Z", { modelPolicy: { allowAllServiceModels: false } })];
    const reports = ["2026-01-20", "2026-03-01", "2026-03-07"].map((day) => report(`${day}T00:00:00.000Z`, by("m-b")));
    const result = await run({ history: gap, reports });
    expect(linesOf(result, /readiness.model/)).toEqual([]);
    expect(verdicts(result.readiness!)).toEqual([
      "readiness/model m-b unjudged",
      "readiness/model m-b ambiguous gap",
      "readiness/model m-b ambiguous reading",
    ]);
  });

  it("is judged by the policy as well", async () => {
    const text = `${base}readiness: { models: { allowed: [m-a] }, severity: high }\n`;
    const result = await run({ policy: text, reports: [report("2026-03-05T00:00:00.000Z", by("m-b"))] });
    expect(result.findings.find(({ rule }) => rule === "readiness/model")).toMatchObject({
      severity: "high",
      location: { line: 3 },
      message: expect.stringContaining("which the policy does not allow"),
    });
    const denied = `${base}readiness: { models: { denied: [m-c] } }\n`;
    const reports = [report("2026-03-08T00:00:00.000Z", by("m-b")), report("2026-03-09T00:00:00.000Z", by("m-c"))];
    const both = await run({ policy: denied, reports });
    expect(both.findings.find(({ rule }) => rule === "readiness/model")!.message).toContain(
      "by m-b and m-c, which the policy or the settings did not allow, in 2 reports",
    );
  });

  it("that the policy refuses is noted if the policy took effect after the report", async () => {
    const reports = ["2026-03-04", "2026-03-05", "2026-03-06"].map((day) => report(`${day}T00:00:00.000Z`, by("m-b")));
    const text = "id: p\neffective: { from: 2026-03-05T12:00:00Z }\nreadiness: { models: { allowed: [m-a] } }\n";
    const result = await run({ policy: text, reports });
    expect(linesOf(result)).toEqual([
      `readiness/model repository/${A} 2026-03-04T00:00:00 noted`,
      `readiness/model repository/${A} 2026-03-06T00:00:00 open`,
    ]);
    const refused = await run({ policy: text, reports: [report("2026-03-01T00:00:00.000Z", by("m-b"))] });
    expect(linesOf(refused)).toEqual([`readiness/model repository/${A} 2026-03-01T00:00:00 open`]);
  });
});

describe("what a policy demands of the newest report", () => {
  it("fails since the first of its reports that failed it", async () => {
    const text = `${base}readiness: { required: { lint: 1, tests: { atLeast: 0.8 }, docs: 1 } }\n`;
    const of = (lint: number, tests: number) => ({
      report: {
        lint: { numerator: lint, denominator: 4, rationale: "" },
        tests: { numerator: tests, denominator: 10, rationale: "" },
      },
    });
    const reports = [
      report("2026-02-02T00:00:00.000Z", of(3, 8)),
      report("2026-02-03T00:00:00.000Z", of(4, 7)),
      report("2026-02-04T00:00:00.000Z", of(2, 8)),
      report("2026-02-05T00:00:00.000Z", of(3, 8)),
    ];
    const result = await run({ policy: text, reports });
    expect(linesOf(result)).toEqual([
      "readiness/failing repository/https://git.example/a/lint 2026-02-04T00:00:00 open",
    ]);
    expect(result.findings.find(({ kind }) => kind === "readiness")!.message).toContain(
      "lint passes for 0.75 of the applications, and 1 is required",
    );
    expect(verdicts(result.readiness!)).toContain("readiness/failing docs not-said");
  });

  it("knows an expected repository by another spelling of its address", async () => {
    const reports = [report("2026-03-02T00:00:00.000Z")];
    for (const spelling of [A, `${A}/`, `${A}.git`, "HTTPS://GIT.example:443/a.git/"]) {
      const text = `${base}readiness: { repositories: ["${spelling}"] }\n`;
      const result = await run({ policy: text, reports });
      expect(linesOf(result), spelling).toEqual([]);
      expect(result.readiness!.map(({ repository }) => repository)).toEqual([A]);
    }
    const other = await run({ policy: `${base}readiness: { repositories: ["${A}b", "git.example/a"] }\n`, reports });
    expect(linesOf(other)).toHaveLength(2);
  });

  it("finds a repository without a report, and says how many reports others have", async () => {
    const text = `${base}readiness: { repositories: [https://git.example/b] }\n`;
    const at = ["2026-02-02T00:00:00.000Z", "2026-02-03T00:00:00.000Z"];
    const runs = await Promise.all(
      [0, 1, 2].map((count) => run({ policy: text, reports: at.slice(0, count).map((time) => report(time)) })),
    );
    expect(runs.map(({ findings }) => findings.find(({ kind }) => kind === "readiness")!.message)).toEqual([
      "https://git.example/b has no report, and no other repository has one",
      "https://git.example/b has no report; the service has 1 report of others",
      "https://git.example/b has no report; the service has 2 reports of others",
    ]);
  });

  it("finds repositories whose report is old, and those without any, under one id in every run", async () => {
    const text = `${base}readiness: { repositories: [${A}, https://git.example/b], maxAge: 30d }\n`;
    const reports = [report("2026-02-02T00:00:00.000Z")];
    const runs = await Promise.all(
      ["2026-03-12T08:00:00.000Z", "2026-04-12T08:00:00.000Z"].map((asOf) => run({ policy: text, reports, asOf })),
    );
    expect(linesOf(runs[0]!)).toEqual([
      "readiness/missing repository/https://git.example/b 2026-03-12T08:00:00 open",
      "readiness/stale repository/https://git.example/a 2026-03-04T00:00:00 open",
    ]);
    const [first, second] = runs.map(({ findings }) =>
      findings.filter(({ kind }) => kind === "readiness").map(({ id }) => id),
    );
    expect(first).toEqual(second);
    expect(runs[0]!.readiness!.map(({ repository, reports: n }) => [repository, n])).toEqual([
      [A, 1],
      ["https://git.example/b", 0],
    ]);
  });

  it.each(["agentVersion", "droidVersion"])(
    "finds old agents by %s, and changes that nobody else has",
    async (name) => {
      const text = `${base}readiness: { agentVersion: { atLeast: 1.40.0 }, clean: true }\n`;
      const rest = { [name]: "1.39.2", hasLocalChanges: false, hasNonRemoteCommits: true };
      const result = await run({ policy: text, reports: [report("2026-03-02T00:00:00.000Z", rest)] });
      expect(linesOf(result)).toEqual([
        "readiness/agent-version repository/https://git.example/a 2026-03-02T00:00:00 open",
        "readiness/not-clean repository/https://git.example/a 2026-03-02T00:00:00 open",
      ]);
      const silent = await run({
        policy: text,
        reports: [report("2026-03-02T00:00:00.000Z", { hasLocalChanges: false })],
      });
      expect(linesOf(silent)).toEqual([]);
    },
  );

  it.each([
    ["1.39.9", true],
    ["1.40.0", false],
    ["v1.40", false],
    ["1.40.0-beta.1", true],
    ["1.41.0-beta.1+7", false],
    ["2", false],
    ["nightly", null],
  ])("takes the version %s for older than 1.40.0: %s", (version, older) => {
    expect(isOlder(version, "1.40.0")).toBe(older);
  });
});

describe("a policy without its evidence", () => {
  it.each(["readiness: { clean: true }", "computers: { watch: [a] }", "sessions: { watch: [a] }"])(
    "is told, and no success: %s",
    async (text) => {
      const result = await run({ policy: `${base}${text}\n`, names: [] });
      const [what] = text.split(":") as [string];
      expect(result.notEvaluated).toContainEqual({ what, reason: expect.stringContaining(`give --with ${what}`) });
      expect([result.readiness, result.computers, result.sessions]).toEqual([null, null, null]);
    },
  );

  it("stands in one policy of a run, and has no other keys", async () => {
    await expect(run({ policy: `${base}readiness: { age: 1d }\n` })).rejects.toThrow(/unknown key "age"/);
  });
});

describe("a rule about repositories", () => {
  const text = "id: p\nreadiness: { required: { lint: 1 } }\n";
  const judged = async (reports: Record<string, unknown>[], more = "") => {
    const result = await run({ reports, policy: text.replace(" }\n", `${more} }\n`) });
    const used = plain(usedLines(result).flatMap(({ says }) => says));
    return { used, rules: result.rules.map(({ id, status, reason }) => [id, status, reason]) };
  };
  const silent = "the service reported nothing that could be judged";

  it("is not judged if the service has no report, or no report says its criterion", async () => {
    const none = await judged([]);
    expect(none.used).toBe("no repository could be judged");
    expect(none.rules).toEqual([
      ["readiness/failing", "not-evaluated", silent],
      ["readiness/in-window", "not-evaluated", silent],
      ["readiness/model", "not-evaluated", silent],
    ]);
    const mute = await judged([report("2026-03-08T00:00:00.000Z")]);
    expect(mute.used).toBe("1 repository: nothing could be judged; 2 checks without data from the service");
    expect(mute.rules).toEqual([
      ["readiness/failing", "not-evaluated", silent],
      ["readiness/in-window", "passing", null],
      ["readiness/model", "not-evaluated", silent],
    ]);
  });

  it("holds where a report says that it does", async () => {
    const passing = report("2026-03-08T00:00:00.000Z", {
      ...by("m-a"),
      report: { lint: { numerator: 1, denominator: 1 } },
    });
    const all = await judged([passing]);
    expect(all.used).toBe("1 repository: no violation found");
    expect(all.rules.map(([, status]) => status)).toEqual(["passing", "passing", "passing"]);
  });

  it("is not judged by a number of applications that cannot be", async () => {
    for (const [numerator, denominator] of [
      [7, 2],
      [-1, 2],
      [-1, -1],
      [1, 0],
    ]) {
      const odd = report("2026-03-08T00:00:00.000Z", { report: { lint: { numerator, denominator } } });
      expect((await judged([odd])).rules[0]).toEqual(["readiness/failing", "not-evaluated", silent]);
    }
  });

  it("about expected repositories is judged without reports", async () => {
    const { rules } = await judged([], ", repositories: [https://git.example/a]");
    expect(rules.find(([id]) => id === "readiness/missing")).toEqual(["readiness/missing", "failing", null]);
  });
});
