import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { formatNames, outputKind } from "../../src/reporters/index.ts";
import { writeHistory } from "../bench/generate.js";
import { ada, bo, hourly } from "../support/history.ts";
import { cli, folder, program, type Ran, type Served, serve, started } from "./program.ts";

const token = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
const changes = hourly(
  { maxAutonomyLevel: "medium", customModels: [{ id: "custom:a", apiKey: token }] },
  { by: bo, set: { maxAutonomyLevel: "high", customModels: [{ id: "custom:a", apiKey: token }] } },
  { maxAutonomyLevel: "low", customModels: [{ id: "custom:a", apiKey: "${KEY}" }] },
);
const policy =
  "id: p\nsettings: { maxAutonomyLevel: { atMost: medium, severity: high } }\neditors: { approved: [ada@corp.example] }\n";
const asOf = "2026-03-02T00:00:00Z";

/** Makes a folder with a history and a policy. */
function workplace(history = changes.map((change) => JSON.stringify(change)).join("\n")): string {
  const cwd = folder();
  writeFileSync(path.join(cwd, "h.ndjson"), history);
  writeFileSync(path.join(cwd, "p.yaml"), policy);
  writeFileSync(path.join(cwd, "key"), "not-a-real-key\n");
  return cwd;
}
const offline = ["--history", "h.ndjson", "--policy", "p.yaml", "--as-of", asOf];
const audit = (...args: string[]) => cli(["audit", ...offline, "--format", "json", ...args], { cwd: workplace() });
let ran: Ran | undefined;
/** Returns the audit without further options, which runs once. */
const plainAudit = async () => (ran ??= await audit());
const report = (out: string) => JSON.parse(out) as Report;

describe("audit", () => {
  it("judges a history offline and exits 1 with an open finding", async () => {
    const { code, out, err } = await plainAudit();
    expect([code, err]).toEqual([1, ""]);
    expect(report(out)).toMatchObject({
      verdict: "drifted",
      exitCode: 1,
      organization: "unnamed",
      evidence: { source: "file", origin: "h.ndjson", complete: true },
    });
    expect(report(out).findings.map(({ rule, status, introduced }) => [rule, status, introduced.revision])).toEqual([
      ["editors/unapproved", "open", 2],
      ["p/maxAutonomyLevel", "resolved", 2],
      ["secrets/literal", "resolved", 1],
      ["secrets/exposed-in-history", "open", 3],
    ]);
  });

  it.each([
    [
      "a page",
      () =>
        JSON.stringify({ changes: changes.toReversed(), pagination: { hasMore: false, nextCursor: null } }, null, 2),
    ],
    ["a list", () => JSON.stringify(changes)],
    [
      "lines in any order, with blank ones",
      () =>
        `${changes
          .toReversed()
          .map((change) => JSON.stringify(change))
          .join("\r\n\r\n")}\r\n\r\n`,
    ],
    ["a list on many lines with a byte order mark", () => `\ufeff${JSON.stringify(changes, null, 1)}`],
  ])("gives the same report from %s", async (_, text) => {
    const { out } = await cli(["audit", ...offline, "--format", "json"], { cwd: workplace(text()) });
    expect(out).toBe((await plainAudit()).out);
  });

  it("reads standard input", async () => {
    const input = JSON.stringify(changes);
    const { out } = await cli(["audit", "--history", "-", "--policy", "p.yaml", "--as-of", asOf, "--format", "json"], {
      cwd: workplace(),
      input,
    });
    expect(report(out).evidence.origin).toBe("standard input");
    expect(report(out).findings).toEqual(report((await plainAudit()).out).findings);
  });

  it.each<[string, string, string]>([
    [
      "a page that says there is more",
      JSON.stringify({ changes, pagination: { hasMore: true, nextCursor: "x" } }),
      "more-pages",
    ],
    [
      "a line that is cut off",
      `${JSON.stringify(changes[0])}\n${JSON.stringify(changes[1]).slice(0, 80)}`,
      "truncated",
    ],
    [
      "a repeated key",
      `${JSON.stringify(changes[0]).replace('"settings":{', '"settings":{"maxAutonomyLevel":"low",')}\n`,
      "duplicate-key",
    ],
    [
      "two contents of one revision",
      [changes[0], { ...changes[0], settings: {} }].map((change) => JSON.stringify(change)).join("\n"),
      "revision-conflict",
    ],
    ["no revision at all", "[]", "no-history"],
    ["an empty file", "", "empty"],
    ["something else", '{"error":"no"}', "schema"],
  ])("is incomplete with %s: exit 3, nothing called compliant", async (_, text, problem) => {
    const { code, out } = await cli(["audit", ...offline, "--format", "json", "--fail-on", "never"], {
      cwd: workplace(text),
    });
    expect(code).toBe(3);
    expect(report(out)).toMatchObject({ verdict: "incomplete", evidence: { complete: false } });
    expect(report(out).evidence.problems.map(({ code: item }) => item)).toContain(problem);
    expect(report(out).rules.some((rule) => rule.status === "passing")).toBe(false);
  });

  it("gives the same bytes whatever the time zone and the language", async () => {
    const run = async (env: Record<string, string>) =>
      (await cli(["audit", ...offline, "--format", "json"], { cwd: workplace(), env })).out;
    expect(await run({ TZ: "Asia/Kathmandu", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" })).toBe(
      await run({ TZ: "UTC", LC_ALL: "C" }),
    );
  });

  it("writes several reports at once, and none without the others", async () => {
    const cwd = workplace();
    const { code } = await cli(
      [
        "audit",
        ...offline,
        "--format",
        "text",
        "--output",
        "json=out/r.json",
        "--output",
        "html=out/r.html",
        "--output",
        "markdown=r.md",
        "--output",
        "tables=out/tables",
        "--output",
        "package=out/evidence.zip",
      ],
      { cwd },
    );
    expect(code).toBe(1);
    expect(report(readFileSync(path.join(cwd, "out/r.json"), "utf8")).verdict).toBe("drifted");
    expect(readFileSync(path.join(cwd, "out/r.html"), "utf8")).toMatch(/^<!doctype html>/i);
    expect(readFileSync(path.join(cwd, "r.md"), "utf8")).toContain("rifted");
    expect(JSON.parse(readFileSync(path.join(cwd, "out/tables/runs.ndjson"), "utf8"))).toMatchObject({
      verdict: "drifted",
    });
    const verified = await cli(["package", "verify", "out/evidence.zip"], { cwd });
    expect([verified.code, verified.err]).toEqual([0, ""]);
    expect(verified.out).toMatch(/^verified: the package of /);
  });

  it.each([
    [["audit", ...offline, "--fail-on", "never"], "/dev/full", 3],
    [["--version"], "/dev/full", 3],
    [["audit", ...offline], "/dev/null", 1],
  ])("%j > %s exits %d, whatever the verdict", (args, target, code) => {
    const command = `"$0" "$@" > ${target}`;
    const all = ["-c", command, process.execPath, path.join(program, "cli.js"), ...args];
    const ran = spawnSync("sh", all, { cwd: workplace(), encoding: "utf8" });
    expect(ran.status).toBe(code);
    if (code === 3) expect(ran.stderr).toContain("driftline: standard output cannot be written: the disk is full\n");
  });

  it("judges 3,000 revisions of 18 kB in 96 MiB of heap", async () => {
    const cwd = workplace();
    writeHistory(path.join(cwd, "long.ndjson"), { revisions: 3000 });
    const args = ["audit", "--history", "long.ndjson", "--policy", "baseline", "--fail-on", "never"];
    const { code, out } = await cli(args, { cwd, env: { NODE_OPTIONS: "--max-old-space-size=96" } });
    expect(code).toBe(0);
    expect(out).toContain("3,000 revisions");
  });

  it.each([
    ["audit --history <(cat h.ndjson) --policy <(cat p.yaml) --fail-on never", "3 revisions"],
    ["audit --history /dev/stdin --policy p.yaml --fail-on never < <(cat h.ndjson)", "3 revisions"],
    ["audit --history h.ndjson --policy /dev/stdin --fail-on never < <(cat p.yaml)", "3 revisions"],
    ["log --history <(cat h.ndjson) --policy <(cat p.yaml)", "listed"],
    ["blame maxAutonomyLevel --history <(cat h.ndjson)", "revision 3"],
    ["find maxAutonomyLevel --history <(cat h.ndjson)", "revision 2"],
    ["diff 1 3 --history <(cat h.ndjson)", "maxAutonomyLevel"],
  ])("reads pipes to their end: %s", (args, shown) => {
    const all = ["-c", `"$0" "$1" ${args}`, process.execPath, path.join(program, "cli.js")];
    const ran = spawnSync("bash", all, { cwd: workplace(), encoding: "utf8", timeout: 30_000 });
    expect([ran.status, ran.stderr]).toEqual([0, ""]);
    expect(ran.stdout).toContain(shown);
  });

  it("ends by its verdict when nobody reads on", () => {
    const command = '"$0" "$@" | head -c 10 > /dev/null; exit "${PIPESTATUS[0]}"';
    const all = ["-c", command, process.execPath, path.join(program, "cli.js"), "audit", ...offline];
    const ran = spawnSync("bash", all, { cwd: workplace(), encoding: "utf8" });
    expect([ran.status, ran.stderr]).toEqual([1, ""]);
  });

  it("exits 5 when a promise was rejected that nobody waits for, whatever the verdict, and says nothing of what it was", () => {
    const rejecting = `const write = process.stdout.write;
      process.stdout.write = function (...given) {
        Promise.reject(new TypeError(process.env.HIDDEN));
        return write.apply(this, given);
      };`;
    const all = ["--import", `data:text/javascript,${rejecting}`, path.join(program, "cli.js"), "audit", ...offline];
    const ran = spawnSync(process.execPath, all, { cwd: workplace(), encoding: "utf8", env: { HIDDEN: token } });
    expect([ran.status, ran.stderr]).toEqual([5, expect.stringContaining("internal error: TypeError")]);
    expect(ran.stderr).not.toContain(token);
  });

  it("shows no secret in any format", async () => {
    const cwd = workplace();
    const formats = ["json", "markdown", "html", "github"];
    const outputs = formats.flatMap((format) => ["--output", `${format}=${format}.out`]);
    const { code, out } = await cli(["audit", ...offline, "--format", "text", ...outputs], { cwd });
    expect(code).toBe(1);
    for (const text of [out, ...formats.map((format) => readFileSync(path.join(cwd, `${format}.out`), "utf8"))]) {
      expect(text.length).toBeGreaterThan(100);
      expect(text).not.toContain(token.slice(0, 8));
    }
  });

  it("keeps fingerprints across runs under a key", async () => {
    const run = async (key: string) =>
      report(
        (
          await cli(["audit", ...offline, "--format", "json"], {
            cwd: workplace(),
            env: { DRIFTLINE_FINGERPRINT_KEY: key },
          })
        ).out,
      ).findings.at(-1)!.actual;
    const key = "0123456789abcdef0123456789abcdef";
    expect(await run(key)).toEqual(await run(key));
    expect(await run(key)).not.toEqual(await run(`${key}x`));
    expect(await run(key)).toMatchObject({
      $secret: "literal",
      fingerprint: expect.stringMatching(/^fp:k[0-9a-f]{7}:[0-9a-f]{16}$/) as string,
    });
  });

  it("records what is shown and shows it, and changes no count", async () => {
    const { out } = await audit("--report-severity", "critical", "--since", "3");
    expect(report(out)).toMatchObject({
      view: { reportSeverity: "critical", since: "3", failOn: "high" },
      summary: { open: { high: 1 }, resolved: 2 },
    });
    expect(report(out).findings).toHaveLength(4);
  });

  it("takes names, severities and aliases from driftline.yaml", async () => {
    const cwd = workplace(
      changes.map((change) => JSON.stringify(change).replaceAll("maxAutonomyLevel", "autonomyCap")).join("\n"),
    );
    writeFileSync(
      path.join(cwd, "driftline.yaml"),
      "organization: corp\npolicies: [p.yaml]\naliases: { autonomyCap: maxAutonomyLevel }\nbuiltin:\n  secrets/literal: { severity: off, because: test }\n",
    );
    const { out } = await cli(["audit", "--history", "h.ndjson", "--as-of", asOf, "--format", "json"], { cwd });
    expect(report(out).organization).toBe("corp");
    expect(report(out).findings.map(({ rule }) => rule)).toEqual([
      "editors/unapproved",
      "p/maxAutonomyLevel",
      "secrets/exposed-in-history",
    ]);
  });

  it("uses ./policies, else the baseline pack, and says which", async () => {
    const cwd = workplace();
    const run = async () =>
      report((await cli(["audit", "--history", "h.ndjson", "--format", "json"], { cwd })).out).evidence.policies.map(
        ({ id, file }) => [id, file],
      );
    expect(await run()).toEqual([["baseline", "pack:baseline"]]);
  });
});

describe("usage errors exit 2 and say what would be right", () => {
  it.each<[string[], RegExp]>([
    [["audti"], /Did you mean audit\?/],
    [["audit", "history.ndjson"], /too many arguments .*\n\(Name files with options, such as --history <file>\)/],
    [["list"], /^error: unknown command 'list'\n\(see --help\)$/m],
    [["api", "computrs", "get", "x", "--trace"], /api has no resource "computrs"; did you mean "computers"/],
    [["api", "users", "lst", "--all"], /users has no verb "lst"; did you mean "list"/],
    [["accept", ...offline, "--all", "--onwer", "ada", "--reason", "x"], /Did you mean --owner\?/],
    [["accept", ...offline, "--all", "--reason", "x"], /--owner is missing; see --help/],
    [["policy", "preview", ...offline, "--bsae", "main"], /Did you mean --base\?/],
    [["api", "users", "--al"], /^error: unknown option '--al'\n/],
    [["audit", "--fail-onn", "high"], /Did you mean --fail-on\?/],
    [["audit", ...offline, "--fail-on", "severe"], /"severe" is not known; one of info,/],
    [["audit", ...offline, "--fail-on", "hgih"], /did you mean "high"/],
    [["audit", ...offline, "--fail-on-transient", "high"], /without a ledger, the last audit is unknown; add --ledger/],
    [["audit", ...offline, "--format", "jsn"], /did you mean "json"/],
    [["audit", ...offline, "--output", "html"], /<format>=<file>/],
    [["audit", ...offline, "--output", "html=p.yaml"], /is read by this run/],
    [["audit", ...offline, "--output", "html=a", "--output", "json=a"], /named twice/],
    [["audit", ...offline, "--format", "tables"], /write --output tables=<folder>/],
    [["audit", ...offline, "--format", "package"], /write --output package=<file>/],
    [["audit", ...offline, "--output", "sample-csv=s.csv"], /write --sample 25 --seed <any text>/],
    [["audit", ...offline, "--format", "json", "-n", "5"], /only the text format shows a part/],
    [["audit", ...offline, "--sample", "25"], /--sample and --seed must be used together/],
    [["audit", ...offline, "--sample", "25", "--seed", "a"], /no output shows the sample; add --output sample-csv=/],
    [["audit", ...offline, "--expect-head", "x"], /--expect-head is about a ledger, and there is none; add --ledger/],
    [["audit", "--ledger", "led", "--expect-head", "x", "--expect-head", "y"], /It is given twice; give it once/],
    [["ledger", "check", "proof.json", "--expect-head", "x", "--expect-head", "y"], /It is given twice; give it once/],
    [
      ["ledger", "check", "h.ndjson"],
      /h\.ndjson is not (?:JSON, or repeats a key|a proof); use the output of ledger prove/,
    ],
    [["--quiet", "log", ...offline, "--verbose"], /--quiet and --verbose exclude each other; remove one of them/],
    [["audit", ...offline, "--full"], /--full is about a ledger, and there is none; add --ledger/],
    [
      ["audit", "--ledger", "led", "--full"],
      /--full requests all revisions again, and there is no service; add --base-url/,
    ],
    [["audit", "--base-url", "https://x.example", "--api-key-file", "key", "--output", "csv=key"], /read by this run/],
    [["audit", ...offline, "--usage-from", "2026-03-01"], /about usage, which is not requested; add --with usage/],
    [["audit", ...offline, "--sample", "0", "--seed", "a"], /"0" is not a whole number from 1/],
    [["package", "verify", "p.yaml"], /is not a zip/],
    [["audit", ...offline, "--output", "tables=."], /holds .*, which this run reads/],
    [["audit", ...offline, "--ledger", "led", "--output", "json=led/a.json"], /is inside the ledger led/],
    [["audit", ...offline, "--ledger", ".", "--output", "json=a.json"], /is inside the ledger \./],
    [["audit", ...offline, "--as-of", "yesterday"], /is not an instant/],
    [["audit", "--policy", "p.yaml"], /--base-url .* --history .* or --ledger/],
    [["audit", "--history", "nowhere.json"], /nowhere\.json cannot be read/],
    [["audit", ...offline, "--base-url", "https://x.example"], /two sources/],
    [["audit", "--base-url", "https://x.example"], /no API key/],
    [
      ["log", ...offline, "--api-key-file", "k"],
      /--api-key-file is about .* the history comes from --history; leave it/,
    ],
    [["audit", "--ledger", "led", "--api-key-file", "k"], /the history comes from the ledger; add --base-url, or/],
    [["audit", "--base-url", "http://x.example", "--api-key-file", "p.yaml"], /plain http/],
    [
      ["doctor", "--base-url", "https://x.example", "--api-key-file", `fk-${"a1".repeat(10)}`],
      /file \[secret\] cannot/,
    ],
    [["audit", ...offline, "--policy-history", `ghp_${"a1B2c3".repeat(6)}`], /argument '\[secret\]' is invalid/],
    [["merge", "r.json", "--format", "https://bo:maple@h.example"], /argument 'https:\/\/\[secret\]@h\.example'/],
    [["log", ...offline, "--app-url", "http://x.example"], /--app-url is plain http/],
    [["audit", "--history", "h.ndjson", "--policy", "basline"], /did you mean "baseline"/],
    [["audit", "--history", "h.ndjson", "--config", "none.yaml"], /none\.yaml cannot be read/],
    [["--config", "none.yaml", "audit", "--history", "h.ndjson"], /none\.yaml cannot be read/],
    [["audit", "--history="], /--history is empty; write --history <file>/],
    [["audit", ...offline, "--config", ""], /--config is empty; write --config <file>/],
    [["serve", "--port", "99999"], /"99999" is not a port; write a number from 0 to 65535/],
    [["diff", "1", "9", ...offline], /"9" names no revision of this history; it has 1 to 3/],
    [["blame", "maxAutonomyLevle", ...offline], /did you mean "maxAutonomyLevel"/],
  ])("%s", async (args, message) => {
    const { code, out, err } = await cli(args, { cwd: workplace() });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  });

  it("tells a missing revision from one that this history does not reach", async () => {
    const seen = changes.filter((_, i) => i !== 1).map((change) => JSON.stringify(change));
    const { code, err } = await cli(["diff", "1", "2", ...offline], { cwd: workplace(seen.join("\n")) });
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('"2" names a revision that is missing; this history has 1 to 3, without 2'),
    ]);
  });

  it("shows every problem of a policy at once, before anything is pulled", async () => {
    const cwd = workplace();
    writeFileSync(
      path.join(cwd, "bad.yaml"),
      "id: p\nsettings:\n  maxAutonomyLevle: low\n  enableAgentShield: { equal: true }\n",
    );
    const { code, err } = await cli(["audit", "--base-url", "http://127.0.0.1:9", "--policy", "bad.yaml"], {
      cwd,
      env: { DRIFTLINE_API_KEY: "12345678" },
    });
    expect(code).toBe(2);
    expect(err).toMatch(/bad\.yaml:3:3: unknown setting "maxAutonomyLevle"; did you mean "maxAutonomyLevel"\?/);
    expect(err).toMatch(/bad\.yaml:4:24: unknown check "equal".*did you mean "equals"\?/);
  });

  it("names a link that leads to no configuration, and a file in place of the folder of policies", async () => {
    const cwd = workplace();
    writeFileSync(path.join(cwd, "policies"), policy);
    const refused = (...args: string[]) => cli(["audit", "--history", "h.ndjson", ...args], { cwd });
    expect(await refused()).toMatchObject({
      code: 2,
      err: "driftline: policies is not a folder, and the folder of policies is expected there; name the policies with --policy or the input policies, or rename it\n",
    });
    symlinkSync("nowhere.yaml", path.join(cwd, "driftline.yaml"));
    expect(await refused("--policy", "p.yaml")).toMatchObject({
      code: 2,
      err: "driftline: the configuration driftline.yaml cannot be read: there is no such file or folder\n",
    });
  });

  it("says where the configuration is wrong", async () => {
    const cwd = workplace();
    writeFileSync(
      path.join(cwd, "driftline.yaml"),
      "organisation: corp\nbuiltin: { secrets/litteral: { severity: off, because: x } }\n",
    );
    const { code, err } = await cli(["audit", ...offline], { cwd });
    expect(code).toBe(2);
    expect(err).toContain('driftline.yaml:1:1: unknown key "organisation"; did you mean "organization"?');
  });

  it.each(["audit --help", "--help", "policy --help", "demo --help"])("%s may be read in part", (args) => {
    const script = `for i in 1 2 3; do "$0" "$1" ${args} | true; [ "\${PIPESTATUS[0]}" = 0 ] || exit 9; done`;
    const built = path.join(program, "cli.js");
    const { status, stderr } = spawnSync("bash", ["-c", script, process.execPath, built], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("in a clone of Driftline takes the folder of its packs for nobody's policies, and each file for its pack", async () => {
    const history = path.join(workplace(), "h.ndjson");
    const files = async (...args: string[]) => {
      const { out, err } = await cli(["audit", "--history", history, "--format", "json", ...args], {
        cwd: process.cwd(),
      });
      expect(err).toBe("");
      return report(out).evidence.policies.map(({ id, file }) => [id, file]);
    };
    expect(await files()).toEqual([["baseline", "pack:baseline"]]);
    expect(await files("--policy", "policies")).toEqual(
      ["baseline", "regulated", "strict"].map((id) => [id, `policies/${id}.yaml`]),
    );
    expect(await files("--policy", "policies", "baseline")).toHaveLength(3);
    expect(await files("--policy", "policies/strict.yaml", "baseline")).toEqual([
      ["strict", "policies/strict.yaml"],
      ["baseline", "pack:baseline"],
    ]);
  });

  it("tells help and the version", async () => {
    for (const args of [[], ["audit"], ["accept"], ["ledger"], ["ledger", "verify"], ["api", "users", "list"]])
      expect(await cli([...args, "--version"]), args.join(" ")).toMatchObject({ code: 0, out: "0.1.0\n", err: "" });
    expect((await cli(["--help"])).out).toMatch(/audit[\s\S]*blame[\s\S]*demo/);
    expect((await cli(["audit", "--help"])).out).toMatch(/Exit codes/);
  });
});

describe("questions about the history", () => {
  const ask = (...args: string[]) => cli([...args, ...offline], { cwd: workplace() });

  it("log lists revisions, newest first", async () => {
    const { code, out } = await ask("log");
    expect(code).toBe(0);
    expect(out.split("\n").filter((line) => line.startsWith("revision"))).toEqual([
      "revision 3  2026-03-01 02:00 UTC  ada@corp.example  listed  +2 tighter",
      "revision 2  2026-03-01 01:00 UTC  bo@corp.example  not listed  −1 looser",
      "revision 1  2026-03-01 00:00 UTC  ada@corp.example  listed",
    ]);
    const { revisions } = JSON.parse((await ask("log", "--format", "json")).out) as {
      revisions: { revision: number; by: unknown; changes: unknown[] }[];
    };
    expect(revisions[1]).toMatchObject({
      revision: 2,
      by: bo,
      changes: [{ subject: "/maxAutonomyLevel", direction: "looser" }],
    });
  });

  it("diff compares any two revisions", async () => {
    const changed = async (a: string, b: string) =>
      (
        JSON.parse((await ask("diff", a, b, "--format", "json")).out) as {
          changes: { subject: string; before: unknown; after: unknown }[];
        }
      ).changes;
    expect((await changed("first", "latest")).map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ["/customModels/custom:a/apiKey", { $secret: "literal", fingerprint: "fp:run:1" }, "${KEY}"],
      ["/maxAutonomyLevel", "medium", "low"],
    ]);
    expect(await changed("latest~1", "2")).toEqual([]);
    expect((await ask("diff", "3", "3")).out).toContain("no difference");
  });

  it("blame names who set what", async () => {
    const { settings } = JSON.parse((await ask("blame", "maxAutonomyLevel", "--format", "json")).out) as {
      settings: unknown[];
    };
    expect(settings).toEqual([
      {
        subject: "/maxAutonomyLevel",
        value: "low",
        before: "high",
        revision: 3,
        at: "2026-03-01T02:00:00.000Z",
        by: ada,
        exact: true,
        ageSeconds: 79_200,
        approval: null,
      },
    ]);
  });

  it("find digs out every revision that held a value, or says that none did", async () => {
    const matchesFor = async (value: string) =>
      (
        JSON.parse((await ask("find", "maxAutonomyLevel", "--value", value, "--format", "json")).out) as {
          matches: unknown[];
        }
      ).matches;
    expect(await matchesFor("high")).toMatchObject([{ from: { revision: 2, exact: true }, until: { revision: 3 } }]);
    expect(await matchesFor("medium")).toMatchObject([{ from: { revision: 1, exact: false }, until: { revision: 2 } }]);
    const none = await ask("find", "maxAutonomyLevel", "--value", "off");
    expect([none.code, none.out.replace(/\s+/g, " ")]).toEqual([
      0,
      "maxAutonomyLevel: off was not found in the 3 revisions 1 to 3 of the history: it was not set or contained there, and not in force. ",
    ]);
    const without = await cli(["find", "--rule", "integrity/clock", "--history", "-"], { input: "[]" });
    expect([without.code, without.out]).toEqual([3, "integrity/clock was not violated in 0 revisions.\n"]);
    const single = await cli(["find", "ideAutoConnect", "--history", "-"], { input: JSON.stringify([changes[0]]) });
    expect(single.out).toBe("ideAutoConnect did not change in revision 1, the only one of the history.\n");
    expect((await ask("find", "customModels.**")).out).not.toContain(token);
    const [first, , last] = changes.map((change) => JSON.stringify(change));
    const cwd = workplace(`${first}\n${last}`);
    const [value, rule] = await Promise.all(
      [
        ["maxAutonomyLevel", "--value", "off"],
        ["--rule", "integrity/clock"],
      ].map((args) => cli(["find", ...args, ...offline], { cwd })),
    );
    for (const { out } of [value!, rule!])
      expect(out.replace(/\s+/g, " ")).toContain("the 2 revisions 1 to 3 of the history (1 between them is missing)");
  });

  it("find digs out when a rule was broken, and by whom", async () => {
    const { breaks } = JSON.parse((await ask("find", "--rule", "p/maxAutonomyLevel", "--format", "json")).out) as {
      breaks: unknown[];
    };
    expect(breaks).toMatchObject([{ introduced: { revision: 2, by: bo }, resolved: { revision: 3, by: ada } }]);
    expect((await ask("find", "--rule", "editors/unapproved")).out).toBe(
      "bo@corp.example is not a listed editor\n  in     revision 2  2026-03-01 01:00 UTC  bo@corp.example\n",
    );
    expect((await ask("find", "--rule", "p/maxAutonomyLevel")).out).toMatch(
      /\n {2}from {3}revision 2 {2}2026-03-01 01:00 UTC {2}bo@corp\.example\n {2}until {2}revision 3 {2}/,
    );
    expect((await ask("find", "--rule", "integrity/clock")).out).toBe(
      "integrity/clock was not violated in the 3 revisions 1 to 3 of the history.\n",
    );
  });

  it.each([
    [["--rule", "p/maxAutonomyLevel", "--editor", "ada@corp.example"], "p/maxAutonomyLevel: nothing found"],
    [["--rule", "p/maxAutonomyLevel", "--after", "2"], "p/maxAutonomyLevel: nothing found"],
    [["maxAutonomyLevel", "--value", "high", "--before", "2"], "maxAutonomyLevel, high: nothing found"],
  ])("find %j says no more than it looked at", async (args, message) => {
    expect((await ask("find", ...args)).out).toBe(`${message} by these filters\n`);
  });

  it("find knows the rules that the configuration gives something to judge", async () => {
    const cwd = workplace();
    writeFileSync(path.join(cwd, "driftline.yaml"), "sharedAccounts: [bo@corp.example]\n");
    const { out } = await cli(["find", "--rule", "editors/shared-account", ...offline], { cwd });
    expect(out).toContain("bo@corp.example is a shared account");
  });

  it.each([
    ["access/dangling-grant", /needs more than the history.*--with access/],
    ["access/new-editor", /--with access/],
    ["access/idle-grant", /; run driftline audit --with usage,access; give a policy with access\.maxIdle$/m],
    ["integrity/rewritten", /--ledger/],
    ["integrity/audit-gap", /--ledger/],
    ["changes/legalised", /--policy-history git/],
  ])("find does not call %s unbroken where it cannot see it", async (rule, message) => {
    const { code, out, err } = await ask("find", "--rule", rule);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
  });

  it("find says of a secret that it stands in the history, without repeating it", async () => {
    const cwd = workplace();
    const secret = "sk-live-51a8b7c6d5e4f3a2b1c0";
    const model = { id: "custom:x", model: "m", apiKey: secret };
    const change = {
      revision: 1,
      settings: { customModels: [model] },
      user: {},
      updatedAt: "2026-03-01T00:00:00.000Z",
    };
    writeFileSync(path.join(cwd, "history.ndjson"), `${JSON.stringify(change)}\n`);
    for (const setting of [[], ["customModels[*].apiKey"], ["maxAutonomyLevel"]]) {
      const { code, out, err } = await cli(["find", ...setting, "--value", secret, "--history", "history.ndjson"], {
        cwd,
      });
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/--value contains a secret of this history; .*secrets-csv.* fingerprint/);
      expect(err).not.toContain(secret);
    }
  });

  it("find does not say that a secret was never there if its fingerprint has another key", async () => {
    const find = async (value: string, key?: string) =>
      cli(["find", "--value", value, ...offline], {
        cwd: workplace(),
        env: key === undefined ? {} : { DRIFTLINE_FINGERPRINT_KEY: key },
      });
    const [key, other] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];
    const { out } = await cli(["audit", ...offline, "--format", "json"], {
      cwd: workplace(),
      env: { DRIFTLINE_FINGERPRINT_KEY: key },
    });
    const [fingerprint] = /fp:k[0-9a-f]{7}:[0-9a-f]{16}/.exec(out)!;
    expect((await find(fingerprint, key)).out).toContain("customModels");
    for (const [value, under] of [
      [fingerprint, other],
      [fingerprint, undefined],
      ["fp:run:1", key],
    ] as const) {
      const answer = await find(value, under);
      expect([answer.code, answer.out]).toEqual([2, ""]);
      expect(answer.err).toMatch(/cannot be compared with the secrets of this history.*DRIFTLINE_FINGERPRINT_KEY/s);
    }
    expect(
      (
        await find(
          fingerprint.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
          key,
        )
      ).out,
    ).toContain("is not in the");
  });

  it("find does not call a rule unbroken that is turned off", async () => {
    const cwd = workplace();
    writeFileSync(
      path.join(cwd, "driftline.yaml"),
      "builtin: { editors/unapproved: { severity: off, because: somebody else looks }, }\n",
    );
    const { code, err } = await cli(["find", "--rule", "editors/unapproved", ...offline], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/editors\/unapproved is turned off/);
  });

  it.each<[string[], number[]]>([
    [["--editor", "bo@corp.example"], [2]],
    [
      ["--editor", "user_a*"],
      [3, 1],
    ],
    [["--editor", "*@other.example"], []],
    [
      ["--after", "1"],
      [3, 2],
    ],
    [
      ["--before", "2026-03-01T02:00:00Z"],
      [2, 1],
    ],
    [["--direction", "tighter"], [3]],
    [["--setting", "customModels"], [3]],
    [["--setting", "maxAutonomyLevel", "--direction", "looser"], [2]],
  ])("log takes %j", async (args, numbers) => {
    const { revisions } = JSON.parse((await ask("log", ...args, "--format", "json")).out) as {
      revisions: { revision: number }[];
    };
    expect(revisions.map((revision) => revision.revision)).toEqual(numbers);
  });

  it.each(["log", "blame", "find maxAutonomyLevel"])("%s says that nothing was found", async (question) => {
    const { code, out } = await ask(...question.split(" "), "--editor", "nobody@corp.example");
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        /^(no revision found|no setting found by these filters|maxAutonomyLevel: nothing found by these filters)\n$/,
      ),
    ]);
  });

  it("blame and find are narrowed in the same way", async () => {
    const subjects = async (...args: string[]) =>
      (
        JSON.parse((await ask("blame", ...args, "--format", "json")).out) as { settings: { subject: string }[] }
      ).settings.map((setting) => setting.subject);
    expect(await subjects("--after", "2")).toEqual(["/customModels/custom:a/apiKey", "/maxAutonomyLevel"]);
    expect(await subjects("--editor", "bo@corp.example")).toEqual([]);
    const { matches } = JSON.parse(
      (await ask("find", "maxAutonomyLevel", "--direction", "looser", "--format", "json")).out,
    ) as { matches: unknown[] };
    expect(matches).toMatchObject([{ by: { revision: 2 } }]);
  });

  it.each([
    [["find"], /find needs a setting, --value, or --rule/],
    [
      ["find", "maxAutonomyLevel", "--rule", "p/maxAutonomyLevel"],
      /--rule cannot be combined with a setting or --value/,
    ],
    [["find", "--rule", "p/maxAutonomyLevel", "--value", "high"], /--rule cannot be combined/],
    [["find", "--rule", "p/maxAutonomyLevel", "--direction", "looser"], /--direction filters changes only/],
    [["find", "maxAutonomyLevel", "--value", "high", "--direction", "looser"], /--direction filters changes only/],
    [["find", "--rule", "p/maxAutonomyLevle"], /did you mean "p\/maxAutonomyLevel"/],
    [
      ["log", "--after", "yesterday"],
      /--after: "yesterday" is not a revision number or an instant; write a revision number such as 12, /,
    ],
    [["log", "--direction", "lose"], /direction/],
  ])("refuses %j", async (args, message) => {
    const { code, err } = await ask(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it("says that it could not see everything", async () => {
    const { code, err } = await cli(["log", ...offline], {
      cwd: workplace(JSON.stringify({ changes, pagination: { hasMore: true, nextCursor: "x" } })),
    });
    expect(code).toBe(3);
    expect(err).toContain("the evidence is incomplete");
  });
});

describe("policy check", () => {
  it("counts what is valid", async () => {
    expect(await cli(["policy", "check", "p.yaml", "strict"], { cwd: workplace() })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^valid: 3 policies, \d+ rules, 0 exceptions\n$/) as string,
    });
  });

  it("refuses what is not, with the line", async () => {
    const cwd = workplace();
    writeFileSync(
      path.join(cwd, "e.yaml"),
      "exceptions:\n  - { rule: p/maxAutonomyLevle, value: [high], owner: a, reason: b, from: 2026-01-01, expires: 2026-02-01 }\n",
    );
    const { code, err } = await cli(["policy", "check", "e.yaml", "--policy", "p.yaml"], { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/e\.yaml:2:\d+: .*did you mean "p\/maxAutonomyLevel"/);
  });
});

describe("the service", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve();
  });
  afterAll(() => void served.process.kill());

  it("is audited over HTTP, and said to be emulated", async () => {
    const { code, out } = await cli(
      ["audit", "--base-url", served.baseUrl, "--policy", "baseline", "--format", "json", "--as-of", "2026-11-20"],
      { env: { DRIFTLINE_API_KEY: served.apiKeys.owner } },
    );
    expect(code).toBe(1);
    expect(report(out)).toMatchObject({
      verdict: "drifted",
      organization: "127.0.0.1",
      evidence: { source: "service", origin: served.baseUrl, emulated: true, complete: true, requests: 1 },
    });
    expect(report(out).evidence.revisions.count).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ["wrong-key-12345", "unauthorized"],
    ["member", "forbidden"],
  ])("that refuses the key %s leaves the evidence incomplete", async (key, problem) => {
    const env = { DRIFTLINE_API_KEY: key === "member" ? served.apiKeys.member : key };
    const { code, out, err } = await cli(
      ["audit", "--base-url", served.baseUrl, "--policy", "baseline", "--format", "json"],
      { env },
    );
    expect([code, report(out).verdict, report(out).evidence.problems[0]!.code]).toEqual([3, "incomplete", problem]);
    expect(out + err).not.toContain(env.DRIFTLINE_API_KEY);
  });

  it("keeps the key to itself when Node is told to debug", async () => {
    const env = { DRIFTLINE_API_KEY: served.apiKeys.owner, NODE_DEBUG: "http,https,net,tls,stream,timer", DEBUG: "*" };
    const { out, err } = await started("cli.js", ["audit", "--base-url", served.baseUrl, "--policy", "baseline"], {
      env,
    });
    expect(err).toContain("HTTP");
    expect(out + err).not.toContain(served.apiKeys.owner);
  });
});

describe("what a repository says once", () => {
  const level = "id: p\nsettings: { maxAutonomyLevel: { atMost: low, severity: low } }\n";
  const change = { revision: 1, settings: { maxAutonomyLevel: "high" }, user: null, updatedAt: "2026-01-01T00:00:00Z" };
  const place = (files: Record<string, string>) => {
    const cwd = folder();
    for (const [name, text] of Object.entries({ "p.yaml": level, "h.ndjson": JSON.stringify(change), ...files }))
      writeFileSync(path.join(cwd, name), text);
    return cwd;
  };
  const source = ["--history", "h.ndjson"];

  it("is read from driftline.yml as well, and not from both", async () => {
    const config = "policies: [p.yaml]\nfailOn: low\n";
    const cwd = place({ "driftline.yml": config });
    expect((await cli(["audit", ...source], { cwd })).code).toBe(1);
    expect((await cli(["audit", ...source, "--fail-on", "never"], { cwd })).code).toBe(0);
    writeFileSync(path.join(cwd, "driftline.yaml"), config);
    expect(await cli(["audit", ...source], { cwd })).toMatchObject({
      code: 2,
      err: "driftline: driftline.yaml and driftline.yml both exist; keep one, or name it with --config or the input config\n",
    });
  });

  it("is colored where somebody asks for it", async () => {
    const cwd = place({});
    const shows = async (args: string[], env = {}) =>
      (await cli(["blame", ...source, ...args], { cwd, env })).out.includes("\u001b[");
    expect([
      await shows([]),
      await shows(["--color"]),
      await shows([], { FORCE_COLOR: "1" }),
      await shows(["--no-color"]),
    ]).toEqual([false, true, true, false]);
  });

  it("takes one policy for each --policy, so that a setting after it is a setting", async () => {
    const cwd = place({});
    const { code, out } = await cli(["blame", ...source, "--policy", "p.yaml", "maxAutonomyLevel"], { cwd });
    expect([code, out.includes("maxAutonomyLevel")]).toEqual([0, true]);
    expect(
      (await cli(["policy", "explain", "--policy", "p.yaml", "--policy", "baseline", "p/maxAutonomyLevel"], { cwd }))
        .code,
    ).toBe(0);
  });

  it("says how to write a path of settings in a policy", async () => {
    const cwd = place({ "q.yaml": "id: q\nsettings:\n  sandbox.network.allowedDomains: [a.example]\n" });
    expect((await cli(["policy", "check", "q.yaml"], { cwd })).err).toContain(
      'q.yaml:3:3: unknown setting "sandbox.network.allowedDomains"; write it nested: sandbox: { network: { allowedDomains: … } }\n',
    );
  });
});

describe("help", () => {
  it("is there for commands, and for what they have in common", async () => {
    expect((await cli(["help", "policy", "check"])).out).toBe((await cli(["policy", "check", "--help"])).out);
    expect((await cli(["help"])).out).toBe((await cli(["--help"])).out);
    const formats = await cli(["help", "formats"]);
    expect([formats.code, formats.err]).toEqual([0, ""]);
    for (const name of formatNames) {
      const end = outputKind(name) === undefined ? "[^)]$" : " \\(only --output\\)$";
      expect(formats.out).toMatch(new RegExp(`^  ${name} +\\w.*${end}`, "m"));
    }
    for (const topic of ["exit-codes", "environment", "instants"]) expect((await cli(["help", topic])).code).toBe(0);
  });

  it("lists exit code 4 for each command that a tampered ledger or package ends", async () => {
    const names = [
      "audit",
      "accept",
      "init",
      "merge",
      "policy init",
      "policy preview",
      "limits apply",
      "package verify",
    ];
    for (const name of [...names, "ledger verify", "ledger prove", "ledger check", "ledger export"])
      expect((await cli([...name.split(" "), "--help"])).out, name).toMatch(/Exit codes: [^.]*\s4 /);
  });

  it("says what there is help about, where there is none about a word", async () => {
    expect(await cli(["help", "exitcodes"])).toEqual({
      code: 2,
      out: "",
      err: 'driftline: there is no help on "exitcodes"; did you mean "exit-codes"?\n',
    });
  });
});
