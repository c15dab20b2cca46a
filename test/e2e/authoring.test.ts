// The tools for policy authors, in the built program.
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { TestResult } from "../../src/authoring/test-run.ts";
import type { Finding } from "../../src/model/report/index.ts";
import { cli, folder } from "./program.ts";

const token = "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
const by = (name: string) => ({ id: `user_${name}`, email: `${name}@corp.example`, name });
const history = [
  { maxAutonomyLevel: "low", wikiCloudSync: false, customModels: [{ id: "custom:a", apiKey: token }] },
  { maxAutonomyLevel: "high", wikiCloudSync: false, customModels: [{ id: "custom:a", apiKey: "${KEY}" }] },
  { maxAutonomyLevel: "medium", wikiCloudSync: false, commandAllowlist: ["ls"] },
].map((settings, i) => ({
  revision: i + 1,
  settings,
  user: by(i === 1 ? "bo" : "ada"),
  updatedAt: `2026-0${i + 1}-01T00:00:00Z`,
}));

const rules = (level: string) => `id: models\nsettings: { maxAutonomyLevel: { atMost: ${level}, severity: high } }\n`;
const good = `tests:
  - name: raising the cap is found
    settings: { maxAutonomyLevel: high, customModels: [{ id: "custom:a", apiKey: ${token} }] }
    findings: [{ rule: models/maxAutonomyLevel, revision: 1 }]
`;

/** Makes a folder with a history, and policies with their tests. */
function workplace(files: Record<string, string> = {}): string {
  const cwd = folder();
  const all = {
    "h.ndjson": history.map((change) => JSON.stringify(change)).join("\n"),
    "policies/models.yaml": rules("medium"),
    "policies/models.test.yaml": good,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  return cwd;
}

const source = ["--history", "h.ndjson", "--as-of", "2026-06-01"];
const lines = (text: string) => text.split("\n");

describe("policy test", () => {
  it("passes with exit 0, fails with exit 1, and says both sides", async () => {
    const cwd = workplace();
    expect(await cli(["policy", "test", "policies"], { cwd })).toEqual({
      code: 0,
      err: "",
      out: "✓ policies/models.test.yaml  1 test\n\nPASSED  1 test\n",
    });
    writeFileSync(path.join(cwd, "policies/models.yaml"), rules("high"));
    const failed = await cli(["policy", "test", "policies/models.yaml"], { cwd });
    expect([failed.code, failed.err]).toEqual([1, ""]);
    expect(failed.out).toContain("expected  revision 1\n        found     nothing\n");
    expect(lines(failed.out).filter((line) => line.length > 80)).toEqual([]);
  });

  it("shows with --quiet only what failed", async () => {
    const cwd = workplace();
    expect((await cli(["policy", "test", "policies", "--quiet"], { cwd })).out).toBe("");
    writeFileSync(path.join(cwd, "policies/models.yaml"), rules("high"));
    const failed = await cli(["policy", "test", "policies", "--quiet"], { cwd });
    expect(failed).toMatchObject({ code: 1, out: expect.stringContaining("expected  revision 1") });
  });

  it("writes JUnit and JSON, to files and standard output", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("high") });
    const { code, out } = await cli(
      ["policy", "test", "policies", "--format", "json", "--output", "junit=out/t.xml", "--output", "text=out/t.txt"],
      { cwd },
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, ok: false, summary: { tests: 1, failed: 1 } });
    const xml = readFileSync(path.join(cwd, "out/t.xml"), "utf8");
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="[^"]*" tests="1" failures="1"/);
    expect(xml.match(/<testcase /g)).toHaveLength(1);
    expect(readFileSync(path.join(cwd, "out/t.txt"), "utf8")).toContain("FAILED  1 test, 1 failed");
    expect(out + xml).not.toContain(token);
  });

  it("keeps hostile names inside JUnit", async () => {
    const name = `</testcase><x a='"&]]>\\u202e`;
    const cwd = workplace({
      "policies/models.test.yaml": good.replace(
        "raising the cap is found",
        JSON.stringify(name).replace("\\\\u202e", "\\u0085z"),
      ),
    });
    const broken = await cli(["policy", "test", "policies"], { cwd });
    expect([broken.code, broken.out]).toEqual([2, ""]);
    writeFileSync(
      path.join(cwd, "policies/models.test.yaml"),
      good.replace("raising the cap is found", `'</testcase><x a="&]]>'`),
    );
    const { out } = await cli(["policy", "test", "policies", "--format", "junit"], { cwd });
    expect(out).toContain('name="&lt;/testcase&gt;&lt;x a&#61;&quot;&amp;]]&gt;"');
  });

  it("finds what an audit of the same history, configuration and day finds", async () => {
    const revisions = [
      { by: "ada@corp.example", at: "2026-03-01T09:00:00Z", settings: { maxAutonomyLevel: "low" } },
      { by: "ci@corp.example", at: "2026-03-02T09:00:00Z", settings: { maxAutonomyLevel: "high" } },
      { by: "ci@corp.example", at: "2026-03-03T00:00:00Z", settings: { maxAutonomyLevel: "medium" } },
    ];
    const changes = revisions.map(({ at, settings, ...row }, i) => ({
      revision: i + 1,
      updatedAt: at,
      user: { id: null, email: row.by, name: null },
      settings,
    }));
    const asOf = "2026-03-02";
    const test = { name: "all", history: revisions, asOf, builtin: true, findings: [] };
    const cwd = workplace({
      "driftline.yaml":
        "sharedAccounts: [ci@corp.example]\nbuiltin: { changes/weakened: { severity: off, because: not here } }\n",
      "h.ndjson": changes.map((change) => JSON.stringify(change)).join("\n"),
      "policies/models.test.yaml": JSON.stringify({ tests: [test] }),
    });
    const tested = await cli(["policy", "test", "policies", "--format", "json"], { cwd });
    const audited = await cli(["audit", "--history", "h.ndjson", "--as-of", asOf, "--format", "json"], { cwd });
    const { findings } = JSON.parse(audited.out) as { findings: Finding[] };
    const { tests } = JSON.parse(tested.out) as { tests: TestResult[] };
    const pairs = (rows: readonly (Pick<Finding, "rule" | "subject"> | null)[]) =>
      rows.map((row) => `${row?.rule} ${row?.subject}`).toSorted();
    expect(pairs(tests[0]!.differences.map(({ found }) => found))).toEqual(pairs(findings));
    expect(pairs(findings)).toEqual(["editors/shared-account revision:2", "models/maxAutonomyLevel /maxAutonomyLevel"]);
  });

  it("names the rules without a test when every rule needs one", async () => {
    const cwd = workplace({
      "policies/other.yaml": "id: other\nextends: [baseline]\nsettings: { ideAutoConnect: false }\n",
    });
    writeFileSync(path.join(cwd, "policies/models.test.yaml"), `rules: [models/*]\n${good}`);
    const { code, out } = await cli(["policy", "test", "policies", "--require-tests"], { cwd });
    expect(code).toBe(1);
    expect(out).toContain("no test shows other/ideAutoConnect to fail (policies/other.yaml:3:13)");
    expect(out).not.toContain("baseline/");
    expect(lines(out).at(-2)).toBe("FAILED  1 test, 1 rule without a test");
  });

  it.each([
    ["a path that leads nowhere", ["nothere"], {}, /no test file, policy or folder is named "nothere"/],
    ["a folder without tests", ["."], { "policies/models.test.yaml": "" }, /models\.test\.yaml:1:1: the file is empty/],
    [
      "an unknown rule",
      ["policies"],
      { "policies/models.test.yaml": good.replace("models/max", "model/max") },
      /:4:24: no rule is named "model\/maxAutonomyLevel"; did you mean "models\/maxAutonomyLevel"\?/,
    ],
    [
      "an unknown policy",
      ["policies"],
      { "policies/models.test.yaml": `policy: [basline]\n${good}` },
      /:1:10: no policy file, folder or pack is named "basline"; did you mean "baseline"\?/,
    ],
    [
      "a broken policy",
      ["policies"],
      { "policies/models.yaml": "id: models\nsettings: { maxAutonomyLevle: low }\n" },
      /models\.yaml:2:13: unknown setting "maxAutonomyLevle"/,
    ],
    ["an unknown format", ["policies", "--format", "juint"], {}, /Allowed choices are text, json, junit/],
    ["an output that is read", ["policies", "--output", "json=policies/models.yaml"], {}, /is read by this run/],
  ] as [string, string[], Record<string, string>, RegExp][])("refuses %s with exit 2", async (_, args, files, says) => {
    const { code, out, err } = await cli(["policy", "test", ...args], { cwd: workplace(files) });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(says);
    expect(err).not.toContain(token);
  });
});

describe("policy coverage", () => {
  it("lists ungoverned settings in text and JSON, and exits 0", async () => {
    const cwd = workplace();
    const { code, out, err } = await cli(["policy", "coverage", ...source], { cwd });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("1 of 5 settings seen is governed by a rule.");
    expect(lines(out).filter((line) => line.length > 80)).toEqual([]);
    const json = JSON.parse((await cli(["policy", "coverage", ...source, "--format", "json"], { cwd })).out) as Record<
      string,
      unknown
    >;
    expect(json).toMatchObject({
      schemaVersion: 1,
      settings: { seen: 5, governed: 1 },
      rules: { total: 1, failed: 1 },
    });
    expect(out + JSON.stringify(json)).not.toContain(token);
  });

  it("exits 3 on an incomplete history, and answers from what there is", async () => {
    const cwd = workplace({ "h.ndjson": JSON.stringify({ changes: history, pagination: { hasMore: true } }) });
    const { code, out, err } = await cli(["policy", "coverage", ...source], { cwd });
    expect(code).toBe(3);
    expect(out).toContain("1 of 5");
    expect(err).toContain("the evidence is incomplete");
  });
});

describe("policy check", () => {
  it("counts every rule, those on usage and access too", async () => {
    const cwd = workplace({
      "use.yaml": "id: use\nusage: { tools: { denied: [Execute] } }\naccess: { maxIdle: 9d }\n",
    });
    expect(await cli(["policy", "check", "use.yaml"], { cwd })).toMatchObject({
      code: 0,
      out: "valid: 1 policy, 2 rules, 0 exceptions\n",
    });
  });
});

describe("policy init", () => {
  it("writes policies that load and find nothing open on the same history", async () => {
    const cwd = workplace();
    const { code, out, err } = await cli(["policy", "init", ...source, "--output", "first.yaml"], { cwd });
    expect([code, out]).toEqual([0, ""]);
    expect(err).toMatch(/^driftline: first\.yaml: 3 rules, 1 question\n$/);
    expect(await cli(["policy", "check", "first.yaml"], { cwd })).toMatchObject({
      code: 0,
      out: "valid: 1 policy, 3 rules, 0 exceptions\n",
    });
    const audited = await cli(["audit", ...source, "--policy", "first.yaml", "--format", "json"], { cwd });
    const { summary } = JSON.parse(audited.out) as { summary: { rules: object } };
    expect(summary.rules).toEqual({ total: 3, passing: 3, failing: 0, notEvaluated: 0 });
    expect((await cli(["policy", "init", ...source], { cwd })).out).toBe(
      readFileSync(path.join(cwd, "first.yaml"), "utf8"),
    );
  });

  it("overwrites nothing without --force", async () => {
    const cwd = workplace({ "first.yaml": "mine" });
    const refused = await cli(["policy", "init", ...source, "--output", "first.yaml"], { cwd });
    expect([refused.code, readFileSync(path.join(cwd, "first.yaml"), "utf8")]).toEqual([2, "mine"]);
    expect((await cli(["policy", "init", ...source, "--output", "first.yaml", "--force"], { cwd })).code).toBe(0);
    for (const more of [[], ["--force"]])
      expect(await cli(["policy", "init", ...source, "--output", ".", ...more], { cwd })).toMatchObject({
        code: 2,
        err: "driftline: --output: . is a folder; name a file\n",
      });
    expect(readFileSync(path.join(cwd, "first.yaml"), "utf8")).toContain("id: first");
  });

  it("says so when nothing has held still, when there is no revision, and when --stable is no duration", async () => {
    const cwd = workplace();
    const young = await cli(["policy", "init", ...source, "--stable", "900d"], { cwd });
    expect([young.code, young.out]).toEqual([3, ""]);
    expect(young.err).toBe(
      "driftline: there is no rule to write: each value changed within 900 d or needs a decision; give a shorter --stable, or write the rules by hand\n",
    );
    writeFileSync(path.join(cwd, "empty.json"), "[]");
    const empty = await cli(["policy", "init", "--history", "empty.json"], { cwd });
    expect([empty.code, empty.err]).toEqual([
      3,
      "driftline: no rule was written, because the evidence is incomplete: there is no revision: nothing was judged\n",
    ]);
    expect((await cli(["policy", "init", ...source, "--stable", "soon"], { cwd })).code).toBe(2);
  });
});

describe("policy preview", () => {
  const git = (cwd: string, ...args: string[]) => {
    const identity = ["-c", "user.name=t", "-c", "user.email=t@corp.example", "-c", "commit.gpgsign=false"];
    const ran = spawnSync("git", [...identity, ...args], { cwd, encoding: "utf8" });
    expect(ran.stderr + ran.stdout, args.join(" ")).toSatisfy(() => ran.status === 0);
  };

  it("compares folders, and says what the edit loosens and clears", async () => {
    const cwd = workplace({ "new/models.yaml": rules("high") });
    const { code, out, err } = await cli(["policy", "preview", ...source, "--base", "policies", "--policy", "new"], {
      cwd,
    });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("▲ looser  models/maxAutonomyLevel: should be at most medium → at most high");
    expect(out).toContain("Would not have been found in the past");
    expect(lines(out).filter((line) => line.length > 80)).toEqual([]);
  });

  it("reads the base from git: the files of the commit, what they extend, and nothing of the work tree", async () => {
    const cwd = workplace({
      "policies/models.yaml": `extends: [deep/upper.yaml]\n${rules("medium")}`,
      "policies/deep/upper.yaml": "id: upper\nsettings: { wikiCloudSync: true }\n",
      "policies/link.txt": "no policy",
    });
    git(cwd, "init", "-q", "-b", "main");
    git(cwd, "add", ".");
    git(cwd, "commit", "-qm", "first");
    git(cwd, "tag", "v1");
    writeFileSync(path.join(cwd, "policies/models.yaml"), rules("low"));
    renameSync(path.join(cwd, "policies/deep/upper.yaml"), path.join(cwd, "policies/upper.yaml"));
    writeFileSync(path.join(cwd, "policies/upper.yaml"), "id: upper\nsettings: { wikiCloudSync: false }\n");
    for (const base of ["main", "v1", "HEAD"]) {
      const { code, out, err } = await cli(["policy", "preview", ...source, "--base", base, "--format", "json"], {
        cwd,
      });
      expect([code, err]).toEqual([0, ""]);
      const preview = JSON.parse(out) as {
        edits: { direction: string; name: string }[];
        fails: { rule: string }[];
        clears: { rule: string }[];
        before: { policies: { file: string }[] };
      };
      expect(preview.edits.map(({ direction, name }) => `${direction} ${name}`)).toEqual([
        "tighter models/maxAutonomyLevel",
        "tighter upper/wikiCloudSync",
      ]);
      expect(preview.fails.map(({ rule }) => rule)).toEqual(["models/maxAutonomyLevel"]);
      expect(preview.clears.map(({ rule }) => rule)).toEqual(["upper/wikiCloudSync"]);
      expect(preview.before.policies.map(({ file }) => file).toSorted()).toEqual([
        `${base}:policies/deep/upper.yaml`,
        `${base}:policies/models.yaml`,
      ]);
    }
    // There were no policies before the first one.
    git(cwd, "rm", "-rq", "--cached", "policies");
    git(cwd, "commit", "-qm", "none");
    const edits = async (...args: string[]) => {
      const { out } = await cli(["policy", "preview", ...source, ...args, "--base", "HEAD", "--format", "json"], {
        cwd,
      });
      return (JSON.parse(out) as { edits: { direction: string; name: string }[] }).edits;
    };
    expect((await edits("--policy", "policies")).map(({ direction }) => direction)).toEqual(["tighter", "tighter"]);
    // If no policies are named, the built-in pack applied until then.
    expect(await edits()).toContainEqual(
      expect.objectContaining({ direction: "looser", name: "baseline/sandbox.enabled" }),
    );
  });

  it("says that there is nothing to compare with where the base is not valid", async () => {
    const cwd = workplace({ "old/models.yaml": rules("medum"), "new/models.yaml": rules("medium") });
    const { code, out, err } = await cli(["policy", "preview", ...source, "--base", "old", "--policy", "new"], { cwd });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/old\/models\.yaml:\d+:\d+: [^]*the policies of --base are not valid[^]*driftline audit/);
  });

  it.each(["policy preview --base old", "policy coverage", "find --rule models/maxAutonomyLevel"])(
    "is not withheld because a key of the settings is a name that outputs give to policies: %s",
    async (command) => {
      const digest = createHash("sha256").update(rules("low")).digest("hex");
      const keys = ["old/models.yaml", "new/models.yaml", "models/maxAutonomyLevel", `sha256:${digest}`];
      const customModels = keys.map((apiKey, i) => ({ id: `custom:${i}`, apiKey }));
      const settings = { maxAutonomyLevel: "high", customModels };
      const change = { revision: 1, updatedAt: "2026-10-01T00:00:00Z", user: { id: "u" }, settings };
      const cwd = workplace({
        "old/models.yaml": rules("medium"),
        "new/models.yaml": rules("low"),
        "keys.json": JSON.stringify([change]),
      });
      const args = ["--history", "keys.json", "--policy", "new", "--format", "json"];
      const { code, err } = await cli([...command.split(" "), ...args], { cwd });
      expect([code, err]).toEqual([0, ""]);
    },
  );

  it("takes a name for a name, whatever it looks like", async () => {
    const cwd = workplace();
    git(cwd, "init", "-q");
    for (const base of ["--output=x", "$(touch x)", "nothere", "HEAD:policies", "-x"]) {
      const { code, out, err } = await cli(["policy", "preview", ...source, `--base=${base}`], { cwd });
      expect([base, code, out]).toEqual([base, 2, ""]);
      expect(err).toContain("is neither a policy file or folder nor a commit in git");
    }
    rmSync(path.join(cwd, ".git"), { recursive: true });
    expect((await cli(["policy", "preview", ...source, "--base", "main"], { cwd })).code).toBe(2);
  });

  it("writes a comment for a pull request beside the text", async () => {
    const cwd = workplace({ "new/models.yaml": rules("low") });
    const args = ["--base", "policies", "--policy", "new", "--output", "markdown=comment.md"];
    expect((await cli(["policy", "preview", ...source, ...args], { cwd })).code).toBe(0);
    const text = readFileSync(path.join(cwd, "comment.md"), "utf8");
    expect(text).toMatch(/^## Policy preview: `unnamed`\n/);
    expect(text).toContain("- **high** `maxAutonomyLevel` is medium, above low; it should be at most low");
  });
});

describe("policy explain", () => {
  it("explains rules, settings and packs, with exit 0", async () => {
    const cwd = workplace();
    expect((await cli(["policy", "explain", "models/maxAutonomyLevel"], { cwd })).out).toContain(
      "policies/models.yaml:2:13",
    );
    expect((await cli(["policy", "explain", "maxAutonomyLevel"], { cwd })).out).toContain("models/maxAutonomyLevel");
    expect((await cli(["policy", "explain", "strict"], { cwd })).out).toContain("a policy with");
    expect((await cli(["policy", "explain", "strict/wikiCloudSync"], { cwd })).out).toContain("pack:strict");
    const { out } = await cli(["policy", "explain", "secrets/literal", "--format", "json"], { cwd });
    expect(JSON.parse(out)).toMatchObject({ explains: "rule", name: "secrets/literal", policy: null });
  });

  it("says what was meant by an unknown name, with exit 2", async () => {
    const { code, out, err } = await cli(["policy", "explain", "editors/unaproved"], { cwd: workplace() });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(
      'driftline: no rule, setting or policy is named "editors/unaproved"; did you mean "editors/unapproved"?\n',
    );
  });
});

describe("the help of policy commands", () => {
  it.each(["test", "coverage", "init", "preview", "explain"])("shows examples: %s", async (verb) => {
    const { code, out } = await cli(["policy", verb, "--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples:\\n  driftline policy ${verb} `));
  });
});

describe("accept", () => {
  const stated = ["--owner", "grace@corp.example", "--reason", "state before the audits began"];

  it("makes the next audit green, and what comes after it a finding", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("low") });
    const audit = (...args: string[]) => cli(["audit", ...args, "--fail-on", "info"], { cwd });
    expect((await audit(...source)).code).toBe(1);
    const accepted = await cli(["accept", ...source, "--all", "--expires", "90d", ...stated], { cwd });
    expect([accepted.code, accepted.err]).toEqual([0, ""]);
    expect(accepted.out).toContain("policies/exceptions.yaml: ");
    expect(lines(accepted.out)).toContain(
      "Next: review and commit policies/exceptions.yaml. An audit now finds 0 findings open.",
    );
    expect((await audit(...source)).code).toBe(0);
    const later = [...history, { ...history[2], revision: 4, settings: { maxAutonomyLevel: "high" } }];
    writeFileSync(path.join(cwd, "h.ndjson"), later.map((change) => JSON.stringify(change)).join("\n"));
    expect((await audit(...source)).code).toBe(1);
  });

  it("names the missing revision and the one after it", async () => {
    const gap = [history[0], { ...history[2], revision: 5 }].map((change) => JSON.stringify(change)).join("\n");
    const cwd = workplace({ "policies/models.yaml": rules("low"), "h.ndjson": gap });
    const { out } = await cli(["accept", ...source, "--rule", "integrity/revision-gap", ...stated], { cwd });
    expect(out).toContain("\n  low integrity/revision-gap (revision 2, missing before revision 5)\n");
  });

  it("says with --quiet why it accepted nothing", async () => {
    const cwd = workplace({ "h.ndjson": JSON.stringify(history[0]) });
    const args = [...source, "--rule", "secrets/literal", "--expires", "90d", ...stated];
    const { code, out } = await cli(["accept", ...args, "--quiet"], { cwd });
    expect(code).toBe(3);
    expect(out).toContain("Not accepted: 1 finding\n");
  });

  it("writes no exception twice to a file that is not among the policies", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("low") });
    const args = ["accept", ...source, "--all", "--expires", "90d", ...stated, "--into", "other.yaml"];
    const text = () => readFileSync(path.join(cwd, "other.yaml"), "utf8");
    expect((await cli(args, { cwd })).code).toBe(0);
    const first = text();
    const again = await cli(args, { cwd });
    expect([again.code, again.err, text()]).toEqual([0, "", first]);
    expect(again.out).toBe("Nothing is open, so there is nothing to accept.\n");
  });

  it("begins the empty list of the default file", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("low"), "policies/exceptions.yaml": "exceptions: []\n" });
    expect((await cli(["accept", ...source, "--all", "--expires", "90d", ...stated], { cwd })).code).toBe(0);
    expect((await cli(["audit", ...source, "--fail-on", "info"], { cwd })).code).toBe(0);
  });

  it("leaves a file alone that somebody else writes meanwhile", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("low") });
    const file = path.join(cwd, "policies/exceptions.yaml");
    const service = createServer((_request, response) => {
      writeFileSync(file, "exceptions: [] # another accept\n");
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ changes: history, pagination: { hasMore: false, nextCursor: "" } }));
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const args = ["accept", "--base-url", url, "--all", "--expires", "90d", ...stated];
    const { code, out, err } = await cli(args, { cwd, env: { DRIFTLINE_API_KEY: "key-of-the-owner" } });
    service.close();
    expect([code, out, readFileSync(file, "utf8")]).toEqual([3, "", "exceptions: [] # another accept\n"]);
    expect(err).toContain(
      "policies/exceptions.yaml was changed while the history was judged, and nothing was written; accept again\n",
    );
  });

  it("names a place where no file can be", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("low") });
    const into = async (file: string) => {
      const args = ["accept", ...source, "--all", "--expires", "90d", ...stated, "--into", file];
      const { code, out, err } = await cli(args, { cwd });
      return [code, out, err.replace(file, "…")];
    };
    const refused = (why: string) => [2, "", `driftline: --into: … ${why}; name a file, as policies/exceptions.yaml\n`];
    for (const name of ["policies", "new/", "new/.."]) expect(await into(name)).toEqual(refused("is a folder"));
    expect(await into("h.ndjson/x")).toEqual(refused("cannot be read: a part of its path is a file, not a folder"));
    expect(await into("x".repeat(300))).toEqual(refused("cannot be read: its name is too long"));
  });

  it("says how the finding of a secret can be accepted, and accepts it so", async () => {
    const settings = {
      maxAutonomyLevel: "low",
      customModels: [{ id: "custom:a", apiKey: "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }],
    };
    const cwd = workplace({
      "policies/models.yaml": rules("low"),
      "h.ndjson": JSON.stringify({ ...history[0], settings }),
    });
    const accept = async (env: Record<string, string>) =>
      (await cli(["accept", ...source, "--all", "--expires", "90d", ...stated], { cwd, env })).out;
    const hint = "To accept secrets as well, set DRIFTLINE_FINGERPRINT_KEY";
    expect(await accept({})).toContain(hint);
    const key = { DRIFTLINE_FINGERPRINT_KEY: Buffer.alloc(32, 7).toString("base64") };
    const accepted = await accept(key);
    expect(accepted).toContain("secrets/literal");
    expect(accepted).not.toContain(hint);
    // A key does not help where the history was redacted without it.
    const apiKey = { $secret: "literal", fingerprint: "fp:run:1" };
    const redacted = { maxAutonomyLevel: "low", customModels: [{ id: "custom:b", apiKey }] };
    const $driftline = { sealed: 1, organization: "corp", keyId: null, from: 1 };
    writeFileSync(path.join(cwd, "h.ndjson"), JSON.stringify({ $driftline, ...history[0], settings: redacted }));
    const refused = await accept(key);
    expect(refused).not.toContain(hint);
    expect(refused).toContain(
      "accept from the service, or from a history that was redacted with DRIFTLINE_FINGERPRINT_KEY",
    );
  });

  it("says what is missing, and writes nothing then", async () => {
    const cwd = workplace({ "policies/models.yaml": rules("low") });
    const refused = async (...args: string[]) => {
      const { code, err } = await cli(["accept", ...source, ...args], { cwd });
      return [code, err.split("\n")[0]];
    };
    expect(await refused("--all")).toEqual([2, "driftline: --owner and --reason are missing; see --help"]);
    expect(await refused("--all", "--reason", "r")).toEqual([2, "driftline: --owner is missing; see --help"]);
    expect(await refused(...stated)).toEqual([
      2,
      "driftline: no findings are selected; give --all, --rule, --finding or --revision",
    ]);
    expect((await cli(["accept", "--history", "nowhere.json", ...stated], { cwd })).err).toContain(
      "no findings are selected",
    );
    expect(await refused(...stated, "--all", "--rule", "models/maxAutonomyLevel")).toEqual([
      2,
      "driftline: --all cannot be combined with --rule, --finding or --revision; remove one of them",
    ]);
    expect(await refused(...stated, "--rule", "models/maxAutonomylevel")).toEqual([
      2,
      'driftline: --rule: nothing is open of "models/maxAutonomylevel"; did you mean "models/maxAutonomyLevel"?',
    ]);
    expect(await refused("--owner", "grace@corp.example", "--reason", "a\u202eb", "--all")).toEqual([
      2,
      "driftline: --reason: the text has an invisible character (U+202E); write it without",
    ]);
    expect(await refused("--owner", "", "--reason", "r", "--all")).toEqual([
      2,
      "driftline: --owner is empty; write --owner <who>",
    ]);
    for (const end of ["1y", "tomorrow"])
      expect(await refused(...stated, "--all", "--expires", end)).toEqual([
        2,
        `driftline: --expires: "${end}" is not a day; write a day such as 2026-03-01, or 90d`,
      ]);
    expect((await refused(...stated, "--all", "--expires", "2026-05-31"))[1]).toBe(
      "driftline: --expires: 2026-05-31 is before 2026-06-01; write a later day, or 90d",
    );
    expect((await refused(...stated, "--all", "--expires", "200d"))[1]).toContain(
      "is not within 180 days of 2026-06-01",
    );
    expect(
      await refused("--owner", "grace@corp.example", "--reason", "r", "--all", "--agreed-by", "Grace@corp.example"),
    ).toEqual([2, "driftline: --agreed-by: the owner is named; name somebody else, or leave it out"]);
    for (const [who, flaw] of [
      ["*@corp.example", "is a pattern, and an agreement is given by somebody"],
      ["Ada Lovelace", "has white space"],
    ] as const)
      expect(await refused(...stated, "--all", "--agreed-by", who)).toEqual([
        2,
        `driftline: --agreed-by: "${who}" ${flaw}; write an e-mail address, or a user id`,
      ]);
    expect((await cli(["policy", "check", "policies/exceptions.yaml"], { cwd })).code).toBe(2);
    rmSync(path.join(cwd, "policies"), { recursive: true });
    expect(await refused(...stated, "--all", "--expires", "90d")).toEqual([
      2,
      "driftline: there are no policies yet to add exceptions to; write policies with driftline init, or name a pack with --policy baseline",
    ]);
  });
});

describe("init", () => {
  it("writes what the next audit needs, and overwrites nothing", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "h.ndjson"), history.map((change) => JSON.stringify(change)).join("\n"));
    writeFileSync(path.join(cwd, "driftline.yaml"), "organization: mine\n");
    const result = await cli(["init", ...source], { cwd });
    expect([result.code, result.err]).toEqual([0, ""]);
    expect(lines(result.out).slice(0, 5)).toEqual([
      "wrote .github/workflows/driftline.yml",
      expect.stringMatching(/^wrote policies\/first\.yaml \(\d+ rules?, \d+ questions?\)$/),
      "wrote policies/editors.yaml (2 editors)",
      "wrote policies/policy.schema.json",
      "left driftline.yaml as it is",
    ]);
    expect(readFileSync(path.join(cwd, "driftline.yaml"), "utf8")).toBe("organization: mine\n");
    expect((await cli(["policy", "check", "policies"], { cwd })).code).toBe(0);
    const accepted = [
      "accept",
      ...source,
      "--all",
      "--expires",
      "90d",
      "--owner",
      "grace@corp.example",
      "--reason",
      "r",
    ];
    expect((await cli(accepted, { cwd })).code).toBe(0);
    expect((await cli(["audit", ...source, "--fail-on", "info"], { cwd })).code).toBe(0);
    expect((await cli(["init", ...source, "--organization", "${{ secrets.KEY }}"], { cwd })).code).toBe(2);
    const again = await cli(["init", ...source], { cwd });
    expect([again.code, again.out.includes("wrote")]).toEqual([0, false]);
  });

  it("writes what the next audit reads beside a configuration and policies that stand already", async () => {
    const cwd = folder();
    const write = (file: string, text: string) => writeFileSync(path.join(cwd, file), text);
    const read = (file: string) => readFileSync(path.join(cwd, file), "utf8");
    write("h.ndjson", history.map((change) => JSON.stringify(change)).join("\n"));
    write("driftline.yaml", "organization: mine\nbaseUrl: https://api.mine.example\npolicies: [org.yaml]\n");
    write("org.yaml", "id: org\neditors: { approved: [ada@corp.example] }\n");
    expect((await cli(["audit", ...source, "--ledger", "kept", "--fail-on", "never"], { cwd })).code).toBe(0);
    const { code, out } = await cli(["init", ...source, "--ledger", "kept"], { cwd });
    expect(code).toBe(0);
    expect(out).toContain("the policies already say who may edit, so policies/editors.yaml was not written\n");
    expect(out).toContain("  1. Add policies to the policies in driftline.yaml, so that audits read this folder.\n");
    expect(out).toContain(": driftline audit --history h.ndjson --ledger kept\n");
    const workflow = read(".github/workflows/driftline.yml");
    expect(workflow).toContain("base-url: https://api.mine.example\n");
    expect(workflow).not.toContain("policies:");
    write("driftline.yaml", read("driftline.yaml").replace("[org.yaml]", "[org.yaml, policies]"));
    expect((await cli(["audit", ...source, "--fail-on", "never"], { cwd })).code).toBe(0);
    const all = await cli(["init", ...source, "--policy", "policies"], { cwd });
    expect(all.out).toContain(
      "policies/first.yaml was not written, because there is no rule to write: each value changed within 30d, needs a decision, or has a rule in --policy\n",
    );
  });
});

describe("policy check --format github", () => {
  it("tells every error as an annotation at its place, in which data stays data", async () => {
    const cwd = workplace({
      "policies/models.yaml": 'id: models\nsettings: { "a\\n::stop-commands::x": 1, wikiSync: true }\n',
    });
    const { code, out, err } = await cli(["policy", "check", "policies", "--format", "github"], { cwd });
    expect([code, err]).toEqual([2, ""]);
    expect(lines(out).length).toBe(3);
    expect(lines(out)[0]).toMatch(
      /^::error file=policies\/models\.yaml,line=2,col=13,title=Driftline::unknown setting "a/,
    );
    expect(lines(out)[1]).toMatch(
      /^::error file=policies\/models\.yaml,line=2,col=\d+,title=Driftline::unknown setting "wikiSync"/,
    );
  });
});

describe("the problem matchers of examples/editors", () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(`examples/editors/${name}`, "utf8"));
  const { tasks } = read("vscode-tasks.json") as { tasks: { problemMatcher: { pattern: Pattern } }[] };
  const { problemMatcher } = read("github-matcher.json") as { problemMatcher: { pattern: Pattern[] }[] };
  interface Pattern {
    readonly regexp: string;
  }

  it.each([tasks[0]!.problemMatcher.pattern, problemMatcher[0]!.pattern[0]!])(
    "take each error of policy check with its place, and no other line",
    async ({ regexp }) => {
      const cwd = workplace({
        "policies/models.yaml": "id: models\nsettings: { maxAutonomyLevel: lo, wikiSync: true }\n",
      });
      const { err } = await cli(["policy", "check", "policies"], { cwd });
      const captures = lines(err).flatMap((line) => new RegExp(regexp).exec(line)?.slice(1, 4) ?? []);
      expect(captures).toEqual(["policies/models.yaml", "2", "31", "policies/models.yaml", "2", "35"]);
    },
  );
});
