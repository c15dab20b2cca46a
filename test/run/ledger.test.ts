// lane: long
// A run with a ledger: what it keeps, what it compares, and what it reports.
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { ada, hourly, type RawChange, short } from "../support/history.ts";
import {
  bytesOf,
  copyOf,
  entriesOf,
  folder,
  KEY,
  ledgerOf,
  linesOf,
  POLICY,
  refusal,
  run,
  type RunOptions,
  three,
} from "../ledger/support.ts";
import { secretsWords } from "../../src/reporters/wording/secrets.ts";
import { parseConfig } from "../../src/run/config-file.ts";

const settings = (...values: Record<string, unknown>[]) => hourly(...values);
const low = { maxAutonomyLevel: "low", sandbox: { enabled: true } };
const high = { maxAutonomyLevel: "high", sandbox: { enabled: true } };
const keyed = (apiKey: string) => ({ ...low, customModels: [{ id: "custom:a", apiKey }] });
const tampering = /^integrity\/(rewritten|truncated|revision-conflict)$/;
const kinds = (dir: string) => entriesOf(dir).map((entry) => entry["kind"]);
const replayed = async (dir: string) => (await verifyLedger(dir, { heads: [], replay: true })).runs;
const day = (n: number) => ({ asOf: Date.parse("2026-04-01T00:00:00Z") + n * 86_400_000 });

describe("a run", () => {
  it("refuses a folder of other files as a wrong name, and as tampering if a head of its ledger was kept", async () => {
    const dir = folder();
    writeFileSync(path.join(dir, "driftline.yaml"), "");
    writeFileSync(path.join(dir, ".gitattributes"), "");
    const error = await refusal(run(dir, three));
    expect([error.code, error.message]).toEqual([
      "usage",
      expect.stringContaining(`the folder ${dir} holds other files and no ledger`),
    ]);
    const file = path.join(dir, "driftline.yaml");
    for (const place of [file, path.join(file, "ledger")])
      expect(await refusal(run(place, three))).toMatchObject({
        code: "usage",
        message: `the ledger ${place} is not a folder; name the ledger's folder, or a new one`,
      });
    const { head } = (await run(path.join(dir, "ledger"), three)).evidence.ledger!;
    expect(await refusal(run(dir, three, { expectHead: head }))).toMatchObject({ code: "tampered" });
  });

  it("says the same with a ledger as without, but for the ledger", async () => {
    const history = settings(low, high, keyed("sk-abcdefghijklmnop0123"), keyed("sk-zyxwvutsrqponmlk9876"), low);
    const dir = await ledgerOf(history, { key: KEY });
    const [alone, withLedger] = [
      await run("unused", history, { key: KEY, ledger: undefined }),
      await run(dir, history, { key: KEY }),
    ];
    const bare = (report: typeof alone) => ({
      ...report,
      evidence: { ...report.evidence, history: null, command: null, ledger: null, policies: [] },
      summary: { ...report.summary, sinceLast: null },
      findings: report.findings.map((finding) => ({ ...finding, location: null })),
      timeline: [],
      rules: [],
      notEvaluatedRules: [],
    });
    expect(bare(withLedger)).toEqual(bare(alone));
    expect(alone.evidence.ledger).toBeNull();
  });

  it("keeps each revision once, its policies once, and itself", async () => {
    const dir = await ledgerOf(three);
    expect(kinds(dir)).toEqual(["revision", "revision", "revision", "policy", "run"]);
    const config = { config: (await import("../../src/run/config.ts")).createConfig({ organization: "corp" }) };
    await run(dir, [...three, ...settings(low, low, low, high).slice(3)], config);
    expect(
      kinds(dir)
        .slice(5)
        .filter((kind) => kind !== "policy"),
    ).toEqual(["revision", "run"]);
    expect(entriesOf(dir).at(-1)).toMatchObject({ kind: "run", complete: true, last: 4, verdict: "drifted" });
  });

  it("names the head that it led to, and the last whole audit before it", async () => {
    const dir = path.join(folder(), "ledger");
    const first = await run(dir, three);
    expect(first.evidence.ledger).toMatchObject({
      size: linesOf(dir).length + 1,
      anchored: false,
      lastCompleteAudit: null,
    });
    const second = await run(dir, three, day(1));
    expect(second.evidence.ledger).toMatchObject({ size: linesOf(dir).length + 1, lastCompleteAudit: first.asOf });
    const { head } = await verifyLedger(dir, { heads: [first.evidence.ledger!.head], replay: true });
    expect(second.evidence.ledger!.head).toBe(head);
  });

  it("is compared with the last audit of an earlier time, not with one of a later time", async () => {
    const dir = path.join(folder(), "ledger");
    const on = (of: number) => ({ asOf: Date.UTC(2026, 3, of) });
    const lastOf = async (of: number) =>
      (await run(dir, three, on(of))).evidence.ledger!.lastCompleteAudit?.slice(0, 10);
    const lasts = [];
    for (const of of [5, 20, 3, 10, 10, 21]) lasts.push(await lastOf(of));
    expect(lasts).toEqual([undefined, "2026-04-05", undefined, "2026-04-05", "2026-04-10", "2026-04-20"]);
    await run(dir, three, on(2));
    const { last, lastComplete } = (await verifyLedger(dir, { heads: [], replay: true })).runs;
    expect([last, lastComplete]).toEqual([expect.stringMatching("2026-04-21"), last]);
  });

  it("is the same bytes when it is done again from the same ledger", async () => {
    const dir = await ledgerOf(three);
    const copy = copyOf(dir);
    const config = { policies: ["baseline"] };
    expect(await run(dir, three, config)).toEqual(await run(copy, three, config));
    expect(bytesOf(dir)).toEqual(bytesOf(copy));
  });

  it("of which nothing could be published is not kept", async () => {
    const dir = await ledgerOf(three);
    const before = bytesOf(dir);
    const error = await refusal(run(dir, three, { policies: [path.join(folder(), "none.yaml")] }));
    expect([error.exitCode, bytesOf(dir)]).toEqual([2, before]);
  });

  it("that fails at any step leaves no lock to the next", async () => {
    const dir = await ledgerOf(three);
    const failing = (phase: string) => (progress: { readonly phase: string }) => {
      if (progress.phase === phase) throw new RangeError("it failed");
    };
    const steps: RunOptions[] = [
      { expectHead: `sha256:${"0".repeat(64)}` },
      { history: path.join(folder(), "missing.json") },
      { progress: failing("judging") },
    ];
    for (const options of steps) {
      await expect(run(dir, three, options)).rejects.toThrow();
      expect(readdirSync(dir)).not.toContain("lock");
    }
  });

  it("without a name for the organization takes the ledger's", async () => {
    const dir = await ledgerOf(three);
    const { createConfig } = await import("../../src/run/config.ts");
    expect((await run(dir, three, { config: createConfig() })).organization).toBe("corp");
    expect((await run(dir, null, { config: createConfig() })).organization).toBe("corp");
  });
});

describe("a history that is not what it was", () => {
  const cases: [string, RawChange[], string[]][] = [
    ["a value", three.with(1, { ...three[1]!, settings: low }), ["integrity/rewritten revision:2 2- open"]],
    [
      "an editor",
      three.with(0, { ...three[0]!, user: { ...ada, email: "eve@corp.example" } }),
      ["integrity/rewritten revision:1 1- open"],
    ],
    [
      "a time",
      three.with(2, { ...three[2]!, updatedAt: "2026-03-01T02:00:01Z" }),
      ["integrity/rewritten revision:3 3- open"],
    ],
    [
      "a setting more",
      three.with(0, { ...three[0]!, settings: { ...low, ideAutoConnect: true } }),
      ["integrity/rewritten revision:1 1- open"],
    ],
    [
      "a setting fewer",
      three.with(0, { ...three[0]!, settings: { sandbox: { enabled: true } } }),
      ["integrity/rewritten revision:1 1- open"],
    ],
    ["the newest gone", three.slice(0, 2), ["integrity/truncated revision:3 3- open"]],
    ["the oldest gone", three.slice(1), ["integrity/truncated revision:1 1- open"]],
    ["one in between gone", [three[0]!, three[2]!], ["integrity/truncated revision:2 2- open"]],
    ["all but one gone", three.slice(2), ["integrity/truncated revision:1 1- open"]],
  ];
  it.each(cases)("%s: is tampered with, judged by what was kept, and both are kept", async (_, history, findings) => {
    const dir = await ledgerOf(three);
    const report = await run(dir, history);
    expect([report.verdict, report.exitCode, short(report, tampering)]).toEqual(["tampered", 4, findings]);
    expect(report.evidence.revisions).toMatchObject({ count: 3, first: 1, last: 3 });
    expect(kinds(dir)).toContain(findings[0]!.includes("rewritten") ? "conflict" : "missing");
    await replayed(dir);
    // The verdict stays, and the entry is written once.
    const again = await run(dir, history);
    expect([again.verdict, short(again, tampering)]).toEqual(["tampered", findings]);
    expect(kinds(dir).filter((kind) => kind === "conflict" || kind === "missing")).toHaveLength(1);
    // Even if the history is restored, and if only the ledger is read.
    for (const source of [three, null]) expect((await run(dir, source)).verdict).toBe("tampered");
  });

  it("with nothing left proves nothing: it is incomplete, and no later run is the worse for it", async () => {
    const dir = await ledgerOf(three);
    const file = path.join(folder(), "page.json");
    writeFileSync(file, JSON.stringify({ changes: [], pagination: { hasMore: false } }));
    const report = await run(dir, three, { history: file });
    expect([report.verdict, report.exitCode, short(report, tampering)]).toEqual(["incomplete", 3, []]);
    expect(report.evidence.problems.map(({ code }) => code)).toEqual(["history-empty"]);
    expect(kinds(dir)).not.toContain("missing");
    expect((await run(dir, three)).evidence.complete).toBe(true);
  });

  it("says what it was and what it is, and when it was sealed", async () => {
    const dir = await ledgerOf(three.slice(0, 1), { asOf: Date.parse("2026-03-01T12:00:00Z") });
    await run(dir, three, { asOf: Date.parse("2026-03-15T08:30:00Z") });
    const report = await run(dir, three.with(1, { ...three[1]!, settings: low }));
    expect(report.findings.find((finding) => finding.rule === "integrity/rewritten")).toMatchObject({
      severity: "critical",
      message: "revision 2 is not what was sealed on 2026-03-15 08:30 UTC: maxAutonomyLevel",
      before: { "/maxAutonomyLevel": "high" },
      actual: { "/maxAutonomyLevel": "low" },
      introduced: { revision: 2, by: ada },
    });
    // The violation that was overwritten is still judged.
    expect(short(report, /^p\//)).toContain("p/maxAutonomyLevel /maxAutonomyLevel 2-3 resolved");
  });

  it("with a third content keeps that too", async () => {
    const dir = await ledgerOf(three);
    for (const level of ["low", "medium", "low"])
      await run(dir, three.with(1, { ...three[1]!, settings: { ...low, maxAutonomyLevel: level } }));
    expect(kinds(dir).filter((kind) => kind === "conflict")).toHaveLength(2);
    await replayed(dir);
  });

  it("is accepted by an exception that names the revision, and by nothing else", async () => {
    const dir = await ledgerOf(three);
    const history = three.with(1, { ...three[1]!, settings: low });
    const policy = `id: p
settings: { maxAutonomyLevel: { atMost: medium } }
exceptions:
  - { rule: integrity/rewritten, revision: 2, owner: ada@corp.example, reason: the service repaired it, from: 2026-03-01, expires: 2026-06-01 }
`;
    expect(await run(dir, history, { policy })).toMatchObject({ verdict: "compliant", summary: { excepted: 1 } });
    expect(await run(dir, history.slice(1), { policy })).toMatchObject({ verdict: "tampered" });
    const config = "builtin: { integrity/rewritten: { severity: off, because: noise } }";
    expect(() => parseConfig("driftline.yaml", config)).toThrow("integrity/rewritten cannot be switched off");
  });

  it("that loses more beside what is missing already says what is new, which no exception for the old accepts", async () => {
    const six = settings(low, low, low, low, low, low);
    const accepted = `${POLICY}exceptions:
  - { rule: integrity/truncated, revision: 2, owner: ada@corp.example, reason: a purge, from: 2026-03-01 }
`;
    const dir = await ledgerOf(six);
    const told = ({ status, message }: { status: string; message: string }) => `${status}: ${message.split(" in ")[0]}`;
    const without = async (...gone: number[]) => {
      const left = six.filter(({ revision }) => !gone.includes(revision));
      const report = await run(dir, left, { policy: accepted });
      return [report.verdict, ...report.findings.filter(({ rule }) => rule === "integrity/truncated").map(told)];
    };
    const old = "excepted: revision 2 is";
    expect(await without(2)).toEqual(["compliant", old]);
    expect(await without(2, 5)).toEqual(["tampered", old, "open: revision 5 is"]);
    expect(await without(2, 3, 4, 5)).toEqual(["tampered", old, "open: revisions 3 to 4 are", "open: revision 5 is"]);
    await replayed(dir);
  });

  it("that is not whole proves nothing about what is missing, and everything about what came", async () => {
    const dir = await ledgerOf(three);
    const place = mkdtempSync(path.join(folder(), "h"));
    const file = path.join(place, "page.json");
    const page = (changes: unknown[]) =>
      writeFileSync(file, JSON.stringify({ changes, pagination: { hasMore: true } }));
    page(three.slice(2));
    expect(await run(dir, three, { history: file })).toMatchObject({ verdict: "incomplete", exitCode: 3 });
    page([{ ...three[2], settings: high }]);
    expect(await run(dir, three, { history: file })).toMatchObject({ verdict: "tampered", exitCode: 4 });
  });

  it("of which one revision cannot be read does not count that one as missing", async () => {
    const dir = await ledgerOf(three);
    const file = path.join(folder(), "history.ndjson");
    const lines = three.map((revision) => `${JSON.stringify(revision)}\n`);
    writeFileSync(file, lines.with(1, lines[1]!.replace('"updatedAt"', '"changedAt"')).join(""));
    const report = await run(dir, three, { history: file });
    expect([report.verdict, short(report, tampering)]).toEqual(["incomplete", []]);
    expect(kinds(dir)).not.toContain("missing");
  });

  it("in which one revision came twice, differently, keeps both, and never says that either is what was sealed", async () => {
    const dir = path.join(folder(), "ledger");
    const other = { ...three[1]!, settings: low };
    const told = async (changes: readonly RawChange[]) => {
      const report = await run(dir, changes);
      const event = report.findings.find(({ rule }) => rule === "integrity/revision-conflict");
      return [report.verdict, short(report, tampering), event?.message];
    };
    const twice = ["integrity/revision-conflict revision:2 2- open"];
    expect(await told([...three, other])).toEqual([
      "incomplete",
      twice,
      "revision 2 arrived twice, with different content",
    ]);
    expect(kinds(dir).filter((kind) => kind === "conflict")).toHaveLength(1);
    const later = "revision 2 arrived twice in the audit of 2026-04-01 00:00 UTC, with different content";
    expect(await told(three)).toEqual(["drifted", twice, later]);
    expect(await told([three[0]!, other, three[2]!])).toEqual(["drifted", twice, later]);
    const third = { ...three[1]!, settings: { maxAutonomyLevel: "off" } };
    expect(await told([three[0]!, third, three[2]!])).toEqual([
      "tampered",
      [...twice, "integrity/rewritten revision:2 2- open"],
      later,
    ]);
    await replayed(dir);
  });
});

describe("the same content in other bytes", () => {
  it.each<[string, (change: RawChange) => unknown]>([
    [
      "keys in another order",
      ({ revision, settings: s, user, updatedAt }) => ({
        user,
        updatedAt,
        settings: Object.fromEntries(Object.entries(s).reverse()),
        revision,
      }),
    ],
    [
      "an instant of another zone",
      (revision) => ({
        ...revision,
        updatedAt: revision.updatedAt
          .replace("T", "T")
          .replace(
            /T(\d\d):(.*)Z/,
            (_, h: string, rest: string) => `T${String(Number(h) + 1).padStart(2, "0")}:${rest}+01:00`,
          ),
      }),
    ],
    ["a field more than the interface names", (item) => ({ ...item, more: 1 })],
  ])("%s is no rewriting", async (_, respell) => {
    const dir = await ledgerOf(three);
    const report = await run(
      dir,
      three.map((item) => respell(item) as RawChange),
    );
    expect(report.verdict).not.toBe("tampered");
  });
});

describe("since the last audit", () => {
  const ids = (report: Awaited<ReturnType<typeof run>>) => {
    const names = new Map(
      report.findings.map((finding) => [finding.id, `${finding.rule} ${finding.introduced.revision}`]),
    );
    const { at: _, ...since } = report.summary.sinceLast!;
    return Object.fromEntries(Object.entries(since).map(([word, list]) => [word, list.map((id) => names.get(id))]));
  };

  it("is nothing to be said in the first one", async () => {
    const dir = path.join(folder(), "ledger");
    expect((await run(dir, three)).summary.sinceLast).toBeNull();
  });

  it("findings are new, resolved, reopened, or came and went", async () => {
    const dir = await ledgerOf(settings(low, high));
    const grown = (...more: Record<string, unknown>[]) => settings(low, high, ...more);
    const nothing = { new: [], stillOpen: [], reopened: [], resolved: [], gone: [], transient: [], expiring: [] };
    const high2 = "p/maxAutonomyLevel 2";
    expect(ids(await run(dir, grown(), day(1)))).toEqual({ ...nothing, stillOpen: [high2] });
    expect(ids(await run(dir, grown(low), day(2)))).toEqual({
      ...nothing,
      new: ["changes/restored 2"],
      resolved: [high2],
    });
    const off = { ...low, sandbox: { enabled: false } };
    const then = await run(dir, grown(low, off, low), day(3));
    expect(ids(then)["transient"]).toContain("p/sandbox.enabled 4");
    const now = await run(dir, grown(low, off, low, high, { ...high, ideAutoConnect: true }), day(4));
    expect(ids(now)["reopened"]).toEqual(["p/maxAutonomyLevel 6"]);
    expect(now.summary.sinceLast!.at).toBe(then.asOf);
    await replayed(dir);
  });

  it.each<[string, number[]]>([
    ["the history began later", [3, 4]],
    ["the history had a gap", [1, 3, 4]],
  ])("a finding is not new because its window begins earlier: %s", async (_, had) => {
    const four = settings(low, high, high, high);
    const dir = await ledgerOf(four.filter(({ revision }) => had.includes(revision)));
    const since = ids(await run(dir, four, day(1)));
    expect([since["stillOpen"], since["new"]]).toEqual([["p/maxAutonomyLevel 2"], []]);
  });

  it("is since the audit that ran last, also after one whose clock was ahead", async () => {
    const dir = path.join(folder(), "ledger");
    const present = async (n: number, ...levels: Record<string, unknown>[]) => {
      vi.useFakeTimers({ toFake: ["Date"], now: day(n).asOf });
      return run(dir, settings(...levels), { asOf: undefined }).finally(() => vi.useRealTimers());
    };
    await present(0, low);
    await present(400, low);
    expect(ids(await present(1, low, high))["new"]).toEqual(["p/maxAutonomyLevel 2"]);
    const next = await present(2, low, high);
    expect([ids(next)["new"], ids(next)["stillOpen"]]).toEqual([[], ["p/maxAutonomyLevel 2"]]);
    expect(next.evidence.ledger!.lastCompleteAudit).toBe(new Date(day(1).asOf).toISOString());
    expect((await verifyLedger(dir, { heads: [], replay: true })).runs.lastComplete).toBe(next.asOf);
    const ofThePast = await run(dir, settings(low), { asOf: day(0).asOf + 3_600_000 });
    expect(ofThePast.evidence.ledger!.lastCompleteAudit).toBe(new Date(day(0).asOf).toISOString());
  });

  it("what an audit of a past day left out of its judgement came and went after it", async () => {
    const dir = await ledgerOf(settings(low, high, low), { asOf: Date.parse("2026-03-01T00:30:00Z") });
    expect(ids(await run(dir, settings(low, high, low), day(1)))["transient"]).toEqual(["p/maxAutonomyLevel 2"]);
    await replayed(dir);
  });

  it("a window that came and went fails the run if that is wanted, whatever the report shows", async () => {
    const transient = settings(low, high, low);
    const exitCode = async (given: object) =>
      (await run(await ledgerOf(settings(low)), transient, { failOn: "never", ...given, ...day(1) })).exitCode;
    expect(await exitCode({})).toBe(0);
    expect(await exitCode({ failOnTransient: "critical" })).toBe(0);
    expect(await exitCode({ failOnTransient: "high" })).toBe(1);
    expect(await exitCode({ failOnTransient: "high", reportSeverity: "critical" })).toBe(1);
    const dir = path.join(folder(), "ledger");
    const first = { failOn: "never", failOnTransient: "info" } as const;
    expect((await run(dir, transient, first)).exitCode).toBe(0);
    expect(
      (await run(dir, [...transient, ...settings(low, low, low, high, low).slice(3)], { ...first, ...day(1) }))
        .exitCode,
    ).toBe(1);
    await replayed(dir);
  });

  it("an exception that ended reopens its finding", async () => {
    const dir = path.join(folder(), "ledger");
    const policy = `id: p
settings: { maxAutonomyLevel: { atMost: medium } }
exceptions: [{ rule: p/maxAutonomyLevel, value: [high], owner: a@b.example, reason: pilot, from: 2026-03-01, expires: 2026-04-02 }]
`;
    await run(dir, settings(low, high), { policy });
    expect(ids(await run(dir, settings(low, high), { policy, ...day(9) }))["reopened"]).toEqual([
      "p/maxAutonomyLevel 2",
    ]);
  });

  it("what is no longer reported, because nobody looks for it, is not resolved", async () => {
    const dir = path.join(folder(), "ledger");
    const policy = (rule: string) => `id: p\nsettings: { ${rule} }\n`;
    const first = await run(dir, settings(low, high), { policy: policy("maxAutonomyLevel: low") });
    const then = await run(dir, settings(low, high), {
      policy: policy("ideAutoConnect: { unset: pass, equals: false }"),
      ...day(1),
    });
    expect(then.summary.sinceLast).toMatchObject({ resolved: [], stillOpen: [] });
    expect(then.summary.sinceLast!.gone).toEqual(first.findings.map(({ id }) => id));
  });

  it("an exception that soon ends is told, every time", async () => {
    const dir = path.join(folder(), "ledger");
    const policy = `id: p
settings: { maxAutonomyLevel: { atMost: medium } }
exceptions: [{ rule: p/maxAutonomyLevel, value: [high], owner: a@b.example, reason: pilot, from: 2026-03-01, expires: 2026-05-20 }]
`;
    const expiring = async (n: number) => ids(await run(dir, settings(low, high), { policy, ...day(n) }))["expiring"];
    await run(dir, settings(low, high), { policy });
    expect(await expiring(1)).toEqual([]);
    expect(await expiring(30)).toEqual(["p/maxAutonomyLevel 2"]);
    expect(await expiring(31)).toEqual(["p/maxAutonomyLevel 2"]);
    expect(await expiring(60)).toEqual([]);
  });

  it("the audits before this one stand on the time line, where they said something else", async () => {
    const dir = path.join(folder(), "ledger");
    const audits = async (n: number, ...more: Record<string, unknown>[]) =>
      (await run(dir, settings(low, ...more), day(n))).timeline
        .filter(({ kind }) => kind === "run")
        .map(({ at, text }) => `${at.slice(0, 10)} ${text}`);
    expect(await audits(0)).toEqual([]);
    expect(await audits(1, low)).toEqual(["2026-04-01 audit: compliant, 0 open"]);
    await audits(2, low, high);
    await audits(3, low, high);
    await audits(4, low, high);
    expect(await audits(5, low, high, low)).toEqual([
      "2026-04-01 audit: compliant, 0 open",
      "2026-04-03 audit: drifted, 1 open",
      "2026-04-05 audit: drifted, 1 open; 1 audit before it had the same result",
    ]);
    // A report about the past tells of no later audit.
    expect(await audits(2, low, high, low)).toEqual([
      "2026-04-01 audit: compliant, 0 open",
      "2026-04-03 audit: drifted, 1 open",
    ]);
  });

  it("dates no limit by an audit of the past that ran later", async () => {
    const dir = path.join(folder(), "ledger");
    const policy = `${POLICY}limits: { users: { ada@corp.example: 5 } }\n`;
    const first = await run(dir, settings(low), { policy, asOf: undefined });
    await run(dir, settings(low), { policy });
    const { findings } = await run(dir, settings(low), { policy, asOf: undefined });
    const starts = findings.filter(({ rule }) => rule === "limits/not-applied").map(({ introduced }) => introduced.at);
    expect(starts).toEqual([first.asOf]);
  });

  it("counts from no audit of the future", async () => {
    const dir = path.join(folder(), "ledger");
    const first = await run(dir, settings(low), { asOf: undefined });
    await run(dir, settings(low), { asOf: Date.UTC(9998, 0) });
    const now = await run(dir, settings(low, high), { asOf: undefined });
    expect(now.summary.sinceLast!.at).toBe(first.asOf);
    expect(now.evidence.ledger!.lastCompleteAudit).toBe(first.asOf);
  });

  it("counts from the last whole audit", async () => {
    const dir = await ledgerOf(settings(low));
    const broken = await run(dir, settings(low, high), { ...day(1), requireContiguous: true });
    expect(broken.evidence.complete).toBe(true);
    const gap = await run(dir, settings(low, high, low, high).toSpliced(2, 1), { ...day(2), requireContiguous: true });
    expect(gap.verdict).toBe("incomplete");
    expect((await run(dir, settings(low, high, low, high), day(3))).summary.sinceLast!.at).toBe(broken.asOf);
  });
});

describe("secrets", () => {
  const [one, two] = ["sk-abcdefghijklmnop0123", "sk-zyxwvutsrqponmlk9876"];

  it("are nowhere in the ledger, and without a key neither are fingerprints", async () => {
    const dir = await ledgerOf(settings(keyed(one), keyed(two)));
    const text = Object.values(bytesOf(dir))
      .map((bytes) => Buffer.from(bytes, "base64").toString())
      .join("\n");
    expect(text).not.toContain(one);
    expect(text).not.toMatch(/fp:(?!none)/);
    expect(entriesOf(dir)[0]).toMatchObject({ key: null });
    const report = await run(dir, null);
    expect(report.notEvaluated.map(({ what }) => what)).toContain("whether secrets changed");
  });

  it("are counted alike with and without a ledger, or the count says what it counts", async () => {
    const models = (...keys: string[]) => ({ customModels: keys.map((apiKey, i) => ({ id: `custom:${i}`, apiKey })) });
    const history = settings(models(one, one, two), models(one, one, one), models("${KEY}", one, one));
    const dir = () => path.join(folder(), "ledger");
    const counts = async (more: Parameters<typeof run>[2]) => secretsWords(await run(dir(), history, more));
    const whole = "2 literals ever seen (1 stands, 1 replaced by another secret), 1 reference";
    expect(await counts({ ledger: undefined })).toBe(whole);
    expect(await counts({ ledger: undefined, key: KEY })).toBe(whole);
    expect(await counts({ key: KEY })).toBe(whole);
    expect(await counts({})).toBe(
      "3 places with a literal ever seen (2 stand, 1 replaced by a reference), 1 reference; which of these places had the same literal is not known without a fingerprint key",
    );
  });

  it("without fingerprints are not accepted by exceptions: one would accept them all", async () => {
    const policy = `id: p
settings: { maxAutonomyLevel: { atMost: medium } }
exceptions: [{ rule: secrets/literal, value: ["fp:none"], owner: a@b.example, reason: pilot, from: 2026-03-01, expires: 2026-05-02 }]
`;
    const report = await run(path.join(folder(), "ledger"), settings(keyed(one)), { policy });
    expect(short(report, /^secrets/)).toEqual(["secrets/literal /customModels/custom:a/apiKey 1- open"]);
  });

  it("without fingerprints may be too old, and are not said to be: they may have been rotated", async () => {
    const policy = "id: p\nsettings: { customModels: { each: { apiKey: { maxAge: 1h } } } }\n";
    const history = settings(keyed(one), keyed(two));
    const messages = async (more: Parameters<typeof run>[2]) =>
      (await run(path.join(folder(), "ledger"), history, { policy, ...more })).findings
        .filter((finding) => finding.rule === "p/customModels[*].apiKey")
        .map(({ message }) => message.replace("customModels.custom:a.apiKey ", ""));
    expect(await messages({ key: KEY })).toEqual(["holds a literal that is older than 1 h, counted from revision 2"]);
    expect(await messages({})).toEqual([
      "may hold a literal that is older than 1 h, counted from revision 1: secrets have no fingerprints in this audit, so a rotation cannot be seen",
    ]);
  });

  it("without fingerprints end no finding of a model that got another id and nothing else", async () => {
    const model = (id: string, apiKey: string) => ({
      ...low,
      customModels: [{ id, apiKey, baseUrl: "https://llm.corp.example/v1" }],
    });
    const history = settings(model("custom:a", one), model("custom:c", one), { ...model("custom:c", one), ...high });
    const dir = await ledgerOf(history.slice(0, 2), { key: KEY });
    const report = await run(dir, history, day(1));
    expect(report.notEvaluated.map(({ what }) => what)).toContain("whether secrets changed");
    expect(short(report, /^secrets\/literal/)).toEqual(["secrets/literal /customModels/custom:c/apiKey 1- open"]);
    expect(report.summary.sinceLast!.resolved).toEqual([]);
  });

  it("are compared under a key, and a change of one is a rewriting", async () => {
    const dir = await ledgerOf(settings(keyed(one), low), { key: KEY });
    expect((await run(dir, settings(keyed(one), low), { key: KEY })).verdict).not.toBe("tampered");
    expect((await run(dir, settings(keyed(two), low), { key: KEY })).verdict).toBe("tampered");
  });

  it("are not compared without a key: what cannot be known is no tampering", async () => {
    const dir = await ledgerOf(settings(keyed(one), low));
    expect((await run(dir, settings(keyed(two), low))).verdict).not.toBe("tampered");
    // but visible changes, and the fact that something is hidden, are
    expect((await run(copyOf(dir), settings(low, low))).verdict).toBe("tampered");
    expect((await run(copyOf(dir), settings({ ...keyed(two), maxAutonomyLevel: "high" }, low))).verdict).toBe(
      "tampered",
    );
  });

  it("under a new key are sealed anew, which is no tampering, and no rotation either", async () => {
    const history = settings(keyed(one), keyed(one), low);
    const other = "fedcba9876543210fedcba9876543210";
    const dir = await ledgerOf(history, { key: KEY });
    const report = await run(dir, history, { key: other });
    expect(report.verdict).not.toBe("tampered");
    expect(report.revisions[1]!.changes).toEqual([]);
    const keys = entriesOf(dir)
      .filter((entry) => entry["kind"] === "revision")
      .map((entry) => entry["key"]);
    expect(new Set(keys).size).toBe(3); // two keys, and none for the revision without a secret
    await replayed(dir);
    // and under the same key again nothing is written twice
    const before = linesOf(dir).length;
    await run(dir, history, { key: other, policies: ["baseline"] });
    await run(dir, history, { key: other, policies: ["baseline"] });
    expect(linesOf(dir).length).toBe(before + 3);
    // a run without a key compares nothing and forgets nothing
    const plain = await run(dir, [...history, ...settings(low, low, low, keyed(one)).slice(3)]);
    expect([plain.verdict === "tampered", plain.revisions.map((row) => row.changes.length)]).toEqual([
      false,
      [0, 0, 2, 2],
    ]);
    await replayed(dir);
  });

  it("of a removed revision keep their fingerprints under a new key, if they stand elsewhere and the earlier key is given", async () => {
    const other = "fedcba9876543210fedcba9876543210";
    const history = settings(keyed(one), { ...keyed(one), ...high }, keyed(one), keyed(two));
    const without = [history[0]!, ...history.slice(2)];
    const under = async (environment: Record<string, string>, ...changes: RawChange[]) => {
      const dir = await ledgerOf(changes, { key: KEY });
      return run(dir, [...changes.filter((change) => without.includes(change)), history[3]!], { environment });
    };
    const keys = { DRIFTLINE_FINGERPRINT_KEY: other, DRIFTLINE_FINGERPRINT_KEY_OLD: KEY };
    const known = await under(keys, ...history.slice(0, 3));
    expect(known.verdict).toBe("tampered");
    const secrets = (report: typeof known) => report.secrets.map(({ state, fingerprint }) => [state, fingerprint]);
    const fresh = await run("unused", history, { key: other, ledger: undefined });
    expect(secrets(known)).toEqual(secrets(fresh));
    expect(known.revisions.map(({ changes }) => changes)).toEqual(fresh.revisions.map(({ changes }) => changes));
    const blind = "whether secrets changed";
    expect(known.notEvaluated.map(({ what }) => what)).not.toContain(blind);
    // Without the earlier key, or with a secret that nothing else holds, they cannot be compared.
    for (const report of [
      await under({ DRIFTLINE_FINGERPRINT_KEY: other }, ...history.slice(0, 3)),
      await under(keys, history[0]!, { ...history[1]!, settings: keyed("Zk3Qp9Lw2Xv7Rt5Ym1Bn8") }, history[2]!),
    ])
      expect(report.notEvaluated).toContainEqual({
        what: blind,
        reason: expect.stringContaining("DRIFTLINE_FINGERPRINT_KEY_OLD") as string,
      });
  });

  it("in texts are accepted under a new key too, and no command repeats that audit without the keys", async () => {
    const other = "fedcba9876543210fedcba9876543210";
    const history = settings({ commandAllowlist: [`curl -H 'Authorization: Bearer ${one}' https://x.example`] });
    const rule = "id: p\nsettings: { commandAllowlist: { subsetOf: [ls] } }\n";
    const dir = path.join(folder(), "ledger");
    const first = await run(dir, history, { policy: rule, key: KEY });
    const [value] = first.findings.find((finding) => finding.rule === "p/commandAllowlist")!.offending;
    expect(value).toMatch(/\[secret fp:k[0-9a-f]{7}:[0-9a-f]{16}\]/);
    const policy = `${rule}exceptions: [{ rule: p/commandAllowlist, value: [${JSON.stringify(value)}], owner: a@b.example, reason: pilot, from: 2026-03-01, expires: 2026-05-02 }]\n`;
    const keys = { DRIFTLINE_FINGERPRINT_KEY: other, DRIFTLINE_FINGERPRINT_KEY_OLD: KEY };
    const [before, after] = [
      await run(dir, history, { policy, key: KEY }),
      await run(dir, history, { policy, environment: keys }),
    ];
    for (const report of [before, after])
      expect(short(report, /^(?:p|exceptions)/)).toEqual(["p/commandAllowlist /commandAllowlist 1- excepted"]);
    expect([before.evidence.command === null, after.evidence.command]).toEqual([false, null]);
    await replayed(dir);
  });

  it("that turn up later are hidden in what was kept before", async () => {
    const named = { ...low, customModels: [{ id: "custom:a", displayName: `key ${one}x` }] };
    const history = settings(
      { ...low, customModels: [{ id: "custom:a", displayName: "correct-horse-battery-staple" }] },
      keyed("correct-horse-battery-staple"),
    );
    const dir = await ledgerOf(history.slice(0, 1), { key: KEY });
    const report = await run(dir, history, { key: KEY });
    expect(short(report, /misplaced/)).toHaveLength(1);
    expect(JSON.stringify(report)).not.toContain("correct-horse");
    await replayed(dir);
    // and stay hidden in a run that does not see the secret
    const later = await run(dir, null, { key: KEY });
    expect(short(later, /misplaced/)).toHaveLength(1);
    expect(JSON.stringify(later)).not.toContain("correct-horse");
    expect(JSON.stringify(await run(path.join(folder(), "ledger"), settings(named)))).not.toContain(one);
  });
});

describe("a replay", () => {
  it("judges what was kept, and touches nothing", async () => {
    const dir = await ledgerOf(settings(low, high));
    const before = bytesOf(dir);
    const report = await run(dir, null);
    expect(report).toMatchObject({
      verdict: "drifted",
      evidence: { source: "ledger", origin: "ledger", requests: 0, complete: true },
    });
    expect(bytesOf(dir)).toEqual(before);
  });

  it("claims of an incomplete audit no more than that audit did", async () => {
    const history = settings(low, high);
    const policy = `${POLICY}exceptions:
  - { rule: p/maxAutonomyLevel, value: [turbo], owner: bo@corp.example, reason: pilot, from: 2026-03-01, expires: 2026-04-30 }
`;
    const dir = path.join(folder(), "ledger");
    const report = await run(dir, [...history, { ...history[1]!, settings: low }], { policy });
    expect(report.evidence.complete).toBe(false);
    expect(await replayed(dir)).toMatchObject({ replayed: 1 });
  });

  it("is incomplete while the audit that read last read a part of the history", async () => {
    const dir = path.join(folder(), "ledger");
    const cut = path.join(folder(), "page.json");
    writeFileSync(cut, JSON.stringify({ changes: three.slice(2), pagination: { hasMore: true } }));
    const replay = async (options = {}) => {
      const { verdict, exitCode, evidence, rules } = await run(dir, null, options);
      return [verdict, exitCode, evidence.problems.map(({ code }) => code), rules.map(({ status }) => status)];
    };
    await run(dir, three, { history: cut });
    const part = ["incomplete", 3, ["part-of-history"], ["not-evaluated", "not-evaluated"]];
    expect(await replay()).toEqual(part);
    // An audit that read nothing of the history changes nothing.
    writeFileSync(cut, "[]");
    await run(dir, three, { history: cut });
    expect(await replay()).toEqual(part);
    await run(dir, three, { requireContiguous: true });
    expect((await replay()).slice(0, 3)).toEqual(["compliant", 0, []]);
    // A gap and a time without revisions are the audit's own problems. The history was read whole.
    await run(dir, [...three, { ...three[2]!, revision: 5 }], { requireContiguous: true });
    await run(dir, [...three, { ...three[2]!, revision: 5 }], { asOf: 0 });
    expect((await replay()).slice(0, 3)).toEqual(["drifted", 0, []]);
  });

  it("of another organization's ledger is refused", async () => {
    const dir = await ledgerOf(three);
    expect((await refusal(run(dir, null, { organization: "other" }))).exitCode).toBe(4);
  });
});
