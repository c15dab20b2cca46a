// Revisions judged by the policies of their time, in the built program.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { git, repository } from "../support/git.ts";
import { cli, folder } from "./program.ts";

const cap = (level: string) => `id: p\nsettings: { maxAutonomyLevel: { atMost: ${level} } }\n`;
const by = (name: string) => ({ id: `user_${name}`, email: `${name}@corp.example`, name });
const history = ["low", "high", "high"].map((maxAutonomyLevel, i) => ({
  revision: i + 1,
  settings: { maxAutonomyLevel, wikiCloudSync: i === 2 },
  user: by(i === 1 ? "bo" : "ada"),
  updatedAt: `2026-0${i + 1}-01T00:00:00Z`,
}));

/** Policies that Bo relaxed after a change that violated them. */
function workplace(): string {
  const { folder: cwd } = repository([
    { at: "2026-01-01T00:00:00Z", files: { "policies/p.yaml": cap("medium") } },
    { at: "2026-02-10T00:00:00Z", author: "Bo@corp.example", files: { "policies/p.yaml": cap("high") } },
  ]);
  writeFileSync(path.join(cwd, "h.ndjson"), history.map((change) => JSON.stringify(change)).join("\n"));
  return cwd;
}

const source = ["audit", "--history", "h.ndjson", "--as-of", "2026-06-01", "--format", "json"];
const report = async (cwd: string, ...args: string[]) => {
  const { code, out, err } = await cli([...source, ...args], { cwd });
  expect(err).toBe("");
  return { code, report: JSON.parse(out) as Report };
};

describe("audit --policy-history git", () => {
  it("finds who relaxed a policy for a change of their own, and puts the policy's changes on the timeline", async () => {
    const cwd = workplace();
    const plain = await report(cwd);
    expect(plain.report.findings.filter(({ rule }) => /^changes\/(?:legalised|relaxed)/.test(rule))).toEqual([]);
    expect(plain.report.timeline).toEqual([]);
    const result = await report(cwd, "--policy-history", "git");
    expect(result.code).toBe(1);
    expect(result.report.findings.filter(({ rule }) => /^changes\/(?:legalised|relaxed)/.test(rule))).toMatchObject([
      { rule: "changes/legalised", severity: "high", subject: "/maxAutonomyLevel", introduced: { by: by("bo") } },
      { rule: "changes/relaxed", status: "resolved", exposureSeconds: 9 * 86_400 },
    ]);
    expect(
      result.report.timeline.map(({ at, text }) => [at.slice(0, 10), text.replace(/commit \S+/, "commit")]),
    ).toEqual([
      ["2026-01-01", "policies changed in commit by ada@corp.example: 1 rule added"],
      [
        "2026-02-10",
        expect.stringMatching(/^policies changed in commit by Bo@corp.example: p\/maxAutonomyLevel looser: /),
      ],
    ]);
    expect(result.report.notEvaluated).toEqual([]);
  });

  it("is the same wherever it is run, and in every format", async () => {
    const cwd = workplace();
    const output = (await cli([...source, "--policy-history", "git"], { cwd })).out;
    const zone = { TZ: "Pacific/Chatham", GIT_DIR: "/nonexistent", GIT_CONFIG_COUNT: "x" };
    expect((await cli([...source, "--policy-history", "git"], { cwd, env: zone })).out).toBe(output);
    for (const format of ["text", "markdown", "html", "github"]) {
      const { code, out } = await cli([...source.slice(0, -1), format, "--policy-history", "git"], { cwd });
      expect(code).toBe(1);
      expect(out).toMatch(/`?bo@corp\.example`?\s+made\s+that\s+change/);
    }
  });

  it("is kept in a ledger that still proves itself", async () => {
    const cwd = workplace();
    expect((await report(cwd, "--policy-history", "git", "--ledger", "kept")).code).toBe(1);
    expect((await report(cwd, "--policy-history", "git", "--ledger", "kept")).report.summary.sinceLast).toMatchObject({
      new: [],
    });
    expect((await cli(["ledger", "verify", "kept"], { cwd })).code).toBe(0);
  });

  it("says in a shallow clone that nothing is known, and judges by today's policies all the same", async () => {
    const clone = folder();
    const origin = workplace();
    git(clone, "clone", "-q", "--depth", "1", `file://${origin}`, ".");
    writeFileSync(path.join(clone, "h.ndjson"), readFileSync(path.join(origin, "h.ndjson")));
    writeFileSync(path.join(clone, "policies/p.yaml"), cap("low"));
    const { report: audit } = await report(clone, "--policy-history", "git");
    expect(audit.findings.find(({ rule }) => rule.startsWith("p/"))).toMatchObject({
      inForce: "unknown",
      status: "open",
    });
    expect(audit.notEvaluated).toEqual([
      { what: "the policies in force at the time", reason: expect.stringContaining("fetch-depth: 0") },
    ]);
  });

  it("knows no other place", async () => {
    const { code, err } = await cli([...source, "--policy-history", "svn"], { cwd: workplace() });
    expect([code, err]).toEqual([2, expect.stringContaining("Allowed choices are git")]);
  });

  it("is not fooled by a commit that pretends to be older than its parent", async () => {
    const cwd = workplace();
    writeFileSync(path.join(cwd, "policies/p.yaml"), cap("low"));
    const date = "2025-01-01T00:00:00Z";
    execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@corp.example", "commit", "-qam", "back"], {
      cwd,
      env: { PATH: process.env["PATH"], GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
    const { report: audit } = await report(cwd, "--policy-history", "git");
    expect(audit.timeline.map(({ at }) => at.slice(0, 10))).toEqual(["2026-01-01", "2026-02-10", "2026-02-10"]);
    expect(audit.findings.find(({ rule }) => rule.startsWith("p/"))).toMatchObject({
      introduced: { revision: 2 },
      inForce: "violating",
    });
  });
});
