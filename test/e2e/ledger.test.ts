// The ledger in the built program: the commands of users, and killed runs.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { strangers } from "../../src/ledger/files.ts";
import { segmentName } from "../../src/ledger/format.ts";
import { segmentsIn } from "../../src/ledger/read.ts";
import type { Report } from "../../src/model/report/index.ts";
import { change, changes } from "../service/faults.ts";
import { cli, folder, program, serve, type Served } from "./program.ts";

let served: Served;
let dir: string;
beforeAll(async () => {
  served = await serve();
  dir = path.join(folder(), "ledger");
});
afterAll(() => {
  served.process.kill();
});

const asOf = ["--as-of", "2026-11-20T00:00:00Z", "--fail-on", "never", "--format", "json"];
const audit = async (...args: string[]) => {
  const { code, out, err } = await cli(["audit", "--base-url", served.baseUrl, "--ledger", dir, ...asOf, ...args], {
    env: { DRIFTLINE_API_KEY: served.apiKeys.owner },
  });
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out) as Report;
};

describe("a ledger of the sample organization", () => {
  it("is made by the first run, and makes the second one request", async () => {
    const first = await audit();
    const second = await audit();
    expect(first.evidence.ledger).toMatchObject({ anchored: false, lastCompleteAudit: null });
    expect(second.evidence).toMatchObject({ requests: 1, ledger: { lastCompleteAudit: first.asOf } });
    const same = { new: [], reopened: [], resolved: [], transient: [] };
    expect(second.summary.sinceLast).toMatchObject({ at: first.asOf, ...same });
    expect(second.summary.sinceLast!.stillOpen).toEqual(
      first.findings.filter(({ status }) => status === "open").map(({ id }) => id),
    );
    expect(second.findings).toEqual(first.findings);
    // The ledger records the judging code: other code may have other findings, which must not count as tampering.
    const tools = new Set(readFileSync(path.join(dir, "entries.jsonl"), "utf8").match(/"tool":"[^"]*"/g));
    expect([...tools]).toEqual([expect.stringMatching(/^"tool":"\d+\.\d+\.\d+\+[0-9a-f]{12}"$/)]);
    expect((await audit("--expect-head", first.evidence.ledger!.head)).evidence.ledger!.anchored).toBe(true);
  });

  it("is verified, exported, and replayed without the service", async () => {
    const verified = await cli(["ledger", "verify", dir, "--replay"]);
    expect([verified.code, verified.err]).toEqual([0, ""]);
    expect(verified.out).toMatch(/^verified: the ledger of 127\.0\.0\.1, \d+ entries, head sha256:[0-9a-f]{64}\n/);
    expect(verified.out).toContain("not excluded: that the ledger was cut");
    expect(verified.out).toMatch(
      / runs, the last on 2026-11-20 00:00 UTC: \w+; last complete audit: 2026-11-20 00:00 UTC\n/,
    );
    expect(await cli(["ledger", "verify", dir, "--require-anchor"])).toMatchObject({
      code: 3,
      err: expect.stringContaining("no head that was kept elsewhere was given; give it with --expect-head"),
    });
    const [, head] = /head (\S+)/.exec(verified.out)!;
    expect((await cli(["ledger", "verify", dir, "--require-anchor", "--expect-head", head!])).code).toBe(0);
    expect((await cli(["ledger", "verify", dir, "--expect-head", `sha256:${"0".repeat(64)}`])).code).toBe(4);
    expect(JSON.parse((await cli(["ledger", "verify", dir, "--format", "json"])).out)).toMatchObject({
      verified: true,
      head,
    });

    const exported = (await cli(["ledger", "export", dir])).out;
    const file = path.join(folder(), "h.ndjson");
    writeFileSync(file, exported);
    const replay = JSON.parse((await cli(["audit", "--ledger", dir, ...asOf])).out) as Report;
    const offline = JSON.parse(
      (await cli(["audit", "--history", file, "--organization", "127.0.0.1", ...asOf])).out,
    ) as Report;
    expect(replay.evidence).toMatchObject({ source: "ledger", origin: "ledger", requests: 0 });
    const ofSettings = (report: Report) =>
      report.findings.filter((finding) => finding.kind === "change").map(({ id }) => id);
    expect(ofSettings(offline)).toEqual(ofSettings(replay));
    expect((await cli(["log", "--ledger", dir])).out).toMatch(/^revision \d+/);
    expect((await cli(["diff", "1", "latest", "--ledger", dir])).code).toBe(0);
  });

  it("does not answer that a secret without a fingerprint never changed", async () => {
    const cwd = folder();
    const model = (apiKey: string) => ({ customModels: [{ id: "custom:a", apiKey }] });
    const keys = ["sk-abcdefghijklmnop0123", "sk-zyxwvutsrqponmlk9876"];
    const lines = keys.map((apiKey, i) => JSON.stringify({ ...change(i + 1), settings: model(apiKey) }));
    writeFileSync(path.join(cwd, "h.ndjson"), lines.join("\n"));
    await cli(["audit", "--history", "h.ndjson", "--ledger", "ledger", ...asOf], { cwd });
    const place = "customModels.custom:a.apiKey";
    const find = await cli(["find", place, "--ledger", "ledger"], { cwd });
    expect(find.out.replace(/\s+/g, " ")).toBe(
      `No change of ${place} can be seen in the 2 revisions 1 to 2 of the history. Whether its secret changed is not known without a fingerprint key. `,
    );
    const answers = [["log"], ["diff", "1", "2"], ["blame", place]].map((args) =>
      cli([...args, "--ledger", "ledger"], { cwd }),
    );
    for (const { code, err } of [find, ...(await Promise.all(answers))])
      expect([code, err]).toEqual([0, expect.stringContaining("not known: whether secrets changed: the ledger")]);
    expect((await cli(["find", place, "--history", "h.ndjson"], { cwd })).err).toBe("");
  });

  it("proves one revision to somebody who has a head", async () => {
    const proof = (await cli(["ledger", "prove", dir, "5"])).out;
    const file = path.join(folder(), "proof.json");
    writeFileSync(file, proof);
    const said = (await cli(["ledger", "check", file])).out;
    expect(said).toMatch(
      /^proved: revision 5 of 127\.0\.0\.1, made on [\d-]{10} [\d:]{5} UTC by .* is in the ledger with the head sha256:/,
    );
    // The same hashes lead to the head from another number of entries: what is proved does not name it.
    const others = [-1, 1].map((by) => proof.replace(/(?<="size": ?)\d+/, (size) => `${Number(size) + by}`));
    const checked = others.map((input) => cli(["ledger", "check", "-"], { input }));
    expect(await Promise.all(checked)).toContainEqual(expect.objectContaining({ code: 0, out: said }));
    expect((await cli(["ledger", "check", "-"], { input: proof })).code).toBe(0);
    const { head } = JSON.parse(proof) as { head: string };
    expect((await cli(["ledger", "check", file, "--expect-head", head])).code).toBe(0);
    expect((await cli(["ledger", "check", file, "--expect-head", `sha256:${"0".repeat(64)}`])).code).toBe(4);
    writeFileSync(file, proof.replace("mateo", "eve"));
    expect((await cli(["ledger", "check", file])).code).toBe(4);
    for (const unclear of ["{", proof.replace(/\{/, `{"head":"sha256:${"0".repeat(64)}",`)]) {
      writeFileSync(file, unclear);
      expect(await cli(["ledger", "check", file])).toMatchObject({ code: 2, out: "" });
    }
    expect((await cli(["ledger", "prove", dir, "999"])).code).toBe(2);
  });

  it("is shown by every format", async () => {
    const text = (await cli(["audit", "--ledger", dir, ...asOf.slice(0, 4)])).out;
    expect(text).toMatch(/Ledger\s+\d+ entries, head sha256:/);
    expect(text).toContain("Since last");
    for (const format of ["markdown", "html"])
      expect((await cli(["audit", "--ledger", dir, ...asOf.slice(0, 4), "--format", format])).out).toContain("sha256:");
  });

  it("is named in the configuration, beside it", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "driftline.yaml"), `organization: corp\nledger: kept\nbaseUrl: ${served.baseUrl}\n`);
    const env = { DRIFTLINE_API_KEY: served.apiKeys.owner };
    expect((await cli(["audit", ...asOf], { cwd, env })).code).toBe(0);
    expect((await cli(["ledger", "verify", "kept"], { cwd })).out).toContain("the ledger of corp");
  });
});

describe("a ledger with a part of the history", () => {
  it("is exported and questioned with exit code 3", async () => {
    const cwd = folder();
    const page = { changes: changes(2), pagination: { hasMore: true } };
    writeFileSync(path.join(cwd, "page.json"), JSON.stringify(page));
    const args = ["--history", "page.json", "--policy", "baseline", ...asOf];
    expect((await cli(["audit", "--ledger", "ledger", ...args], { cwd })).code).toBe(3);
    for (const [command, lines] of [
      [["ledger", "export", "ledger"], 2],
      [["log", "--ledger", "ledger", "--format", "csv"], 3],
    ] as const) {
      const { code, err, out } = await cli([...command], { cwd });
      expect([code, err, out.trimEnd().split("\n").length]).toEqual([
        3,
        expect.stringMatching(
          /^driftline: the (?:history|evidence) is incomplete: the audit of 2026-11-20 00:00 UTC /m,
        ),
        lines,
      ]);
    }
  });
});

describe("what is wrong with a ledger", () => {
  it("ends every command with 4, and says where", async () => {
    const broken = path.join(folder(), "ledger");
    const file = path.join(folder(), "h.ndjson");
    writeFileSync(
      file,
      changes(3)
        .map((item) => `${JSON.stringify(item)}\n`)
        .join(""),
    );
    const run = () => cli(["audit", "--history", file, "--ledger", broken, "--policy", "baseline", ...asOf]);
    expect((await run()).code).toBe(0);
    const entries = path.join(broken, "entries.jsonl");
    writeFileSync(entries, readFileSync(entries, "utf8").replace("user_ada", "user_eve"));
    for (const args of [
      ["ledger", "verify"],
      ["ledger", "export"],
      ["ledger", "prove"],
    ]) {
      const { code, err, out } = await cli([...args, broken, ...(args[1] === "prove" ? ["1"] : [])]);
      expect([code, out, err]).toEqual([4, "", expect.stringContaining("entries.jsonl")]);
    }
    expect([(await run()).code, (await cli(["log", "--ledger", broken])).code]).toEqual([4, 4]);
    for (const source of [["--history", file], []]) {
      const { code, out } = await cli([
        "audit",
        ...source,
        "--ledger",
        broken,
        "--policy",
        "baseline",
        "--format",
        "json",
      ]);
      expect([code, (JSON.parse(out) as Report).verdict]).toEqual([4, "tampered"]);
    }
    const verified = await cli(["ledger", "verify", broken, "--format", "json"]);
    expect([verified.code, JSON.parse(verified.out)]).toEqual([
      4,
      {
        verified: false,
        consistent: false,
        problems: [{ file: expect.stringMatching(/^entries\.jsonl/), message: expect.any(String) }],
      },
    ]);
    expect((await cli(["ledger", "verify", path.join(folder(), "nowhere")])).code).toBe(2);
    expect((await cli(["ledger", "verify", file])).code).toBe(2);
  });
});

describe("a run that is killed", () => {
  /** Runs until a condition holds, then sends a signal. @returns the exit code, or the signal that ended the run */
  async function endedAt(args: readonly string[], isThere: () => boolean, signal: "SIGKILL" | "SIGTERM") {
    const child = spawn(process.execPath, [path.join(program, "cli.js"), ...args], {
      stdio: "ignore",
      env: { PATH: process.env["PATH"] ?? "" },
    });
    const ended = new Promise<number | string | null>((resolve) =>
      child.once("close", (code, by) => resolve(by ?? code)),
    );
    while (child.exitCode === null && child.signalCode === null && !isThere())
      await new Promise((resolve) => setImmediate(resolve));
    child.kill(signal);
    return ended;
  }

  it("by SIGKILL or SIGTERM leaves a ledger that verifies, and the next run finishes its work", async () => {
    const ledgerDir = path.join(folder(), "ledger");
    const file = path.join(folder(), "h.ndjson");
    const write = (count: number) =>
      writeFileSync(
        file,
        Array.from({ length: count }, (_, i) => `${JSON.stringify(change(i + 1, `m${i} ${"x".repeat(2000)}`))}\n`).join(
          "",
        ),
      );
    const args = ["audit", "--history", file, "--ledger", ledgerDir, "--policy", "baseline", ...asOf];
    write(300);
    expect((await cli(args)).code).toBe(0);
    const has = (name: string) => existsSync(path.join(ledgerDir, name));
    const bytesIn = () =>
      segmentsIn(readdirSync(ledgerDir))
        // The run may have removed a file of an incomplete append since the folder was read.
        .map((first) => statSync(path.join(ledgerDir, segmentName(first)), { throwIfNoEntry: false })?.size ?? 0)
        .reduce((sum, size) => sum + size, 0);
    const grown = (size: number) => () => bytesIn() > size;
    for (const count of [600]) {
      write(count);
      const size = bytesIn();
      for (const [signal, isThere] of [
        ["SIGKILL", () => has("lock")],
        ["SIGTERM", () => has("lock")],
        ["SIGKILL", () => has("checkpoint.next")],
        ["SIGTERM", grown(size)],
        ["SIGKILL", grown(size)],
        ["SIGKILL", () => grown(size)() && !has("checkpoint.next")],
      ] as const) {
        // A run may end before the signal.
        expect([signal, 143, 0]).toContain(await endedAt(args, isThere, signal));
        const { code, err } = await cli(["ledger", "verify", ledgerDir]);
        expect([code, err]).toEqual([0, ""]);
      }
      expect((await cli(args)).code).toBe(0);
      expect((await cli(["ledger", "export", ledgerDir])).out.trimEnd().split("\n")).toHaveLength(count);
      expect(strangers(readdirSync(ledgerDir))).toEqual([]);
      for (const name of ["lock", "checkpoint.next"]) expect(has(name)).toBe(false);
    }
  });
});
