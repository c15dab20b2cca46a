// lane: long
// Usage and members in a ledger: what is kept, what is requested again, and the effect of a changed past day.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { readScenario } from "../../src/commands/serve/scenario.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { proveRevision } from "../../src/ledger/prove.ts";
import { createConfig } from "../../src/run/config.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { isObject } from "../../src/model/json.ts";
import { entriesOf, linesOf, write } from "./support.ts";

let emulator: Emulator;
let between: Server;
let baseUrl: string;
/** Credits of a day that the service reports instead of the true ones. */
const lies = new Map<string, number>();
/** Days that the service does not report any more. */
const lost = new Set<string>();
/** Requested spans, by endpoint. */
let requests: string[] = [];

/** Answers like the emulator, except for the false figures. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", emulator.baseUrl);
  const span = `${url.searchParams.get("startDate")} ${url.searchParams.get("endDate")}`;
  if (url.searchParams.has("startDate")) requests.push(`${path.basename(url.pathname)} ${span}`);
  const answer = await fetch(url, { headers: { authorization: request.headers.authorization ?? "" } });
  const body: unknown = await answer.json();
  const rows: unknown = isObject(body) ? body["data"] : undefined;
  if (url.pathname.endsWith("/tokens") && Array.isArray(rows))
    for (const row of rows as Record<string, unknown>[]) {
      const lie = lies.get(String(row["date"]));
      if (lie !== undefined) row["billable_tokens"] = lie;
    }
  const isLeft = (row: Record<string, unknown>) => !lost.has(String(row["date"]));
  const leftBody = isObject(body) && Array.isArray(rows) ? { ...body, data: rows.filter(isLeft) } : body;
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(leftBody));
}

beforeAll(async () => {
  emulator = await serveEmulator({ organization: await readScenario(undefined) });
  between = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => void between.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
});
afterAll(async () => {
  between.close();
  await emulator.close();
});

const folder = () => mkdtempSync(path.join(tmpdir(), "driftline-usage-"));
const rules = path.join(folder(), "p.yaml");
writeFileSync(rules, "id: p\nsettings: { ideAutoConnect: { set: false, severity: info } }\n");

async function audited(ledger: string | undefined, day: string, rest: Partial<AuditOptions> = {}) {
  requests = [];
  const { report, keep, close } = await runAudit({
    config: createConfig({ organization: "northwind" }),
    environment: { DRIFTLINE_API_KEY: emulator.apiKeys.owner },
    baseUrl,
    policies: [rules],
    asOf: Date.parse(`${day}T08:00:00Z`),
    usageFrom: "2026-11-01",
    with: ["usage", "access"],
    failOn: "never",
    formats: ["json"],
    ...(ledger !== undefined && { ledger }),
    ...rest,
  });
  await keep?.();
  await close?.();
  return report;
}

const kinds = (dir: string) => entriesOf(dir).map(({ kind }) => kind);
const verified = async (dir: string) => verifyLedger(dir, { heads: [], replay: true });
const rewritten = ({ findings }: Awaited<ReturnType<typeof audited>>) =>
  findings
    .filter(({ rule }) => rule === "integrity/usage-rewritten")
    .map(({ subject, severity, status }) => [subject, severity, status]);

describe("figures in a ledger", () => {
  it("are kept of every final day, asked for once, and judged as if they had been asked for", async () => {
    const dir = path.join(folder(), "ledger");
    await audited(dir, "2026-11-10");
    const entries = entriesOf(dir).filter(({ kind }) => kind === "usage");
    expect(entries.filter(({ endpoint }) => endpoint === "tokens").map(({ day }) => day)).toEqual(
      Array.from({ length: 8 }, (_, i) => `2026-11-0${i + 1}`),
    );
    expect(new Set(entries.map(({ endpoint }) => endpoint)).size).toBe(5);
    expect(kinds(dir).filter((kind) => kind === "members")).toHaveLength(1);
    const warm = await audited(dir, "2026-11-12");
    expect(requests).toEqual(
      ["tokens", "tools", "activity", "productivity", "users"].map((name) => `${name} 2026-11-09 2026-11-11`),
    );
    const cold = await audited(undefined, "2026-11-12");
    expect({ ...warm.usage, requests: 0 }).toEqual({ ...cold.usage, requests: 0 });
    expect(warm.people).toEqual(cold.people);
    const ofUse = ({ findings }: typeof warm) => findings.filter(({ kind }) => kind === "usage" || kind === "access");
    expect(ofUse(warm)).toEqual(ofUse(cold));
    expect(warm.findings.map(({ id, blast }) => [id, blast])).toEqual(
      cold.findings.map(({ id, blast }) => [id, blast]),
    );
    expect(await verified(dir)).toMatchObject({ runs: { count: 2, replayed: 2 } });
    expect((await proveRevision(dir, 1)).size).toBe(linesOf(dir).length + 1);
  });

  it("are judged from the ledger alone as they were when the service was asked", async () => {
    const dir = path.join(folder(), "ledger");
    await audited(dir, "2026-11-12");
    const alone = async (day: string) => audited(undefined, day, { baseUrl: undefined, environment: {}, ledger: dir });
    const [fromService, fromLedger] = [await audited(undefined, "2026-11-10"), await alone("2026-11-10")];
    expect({ ...fromLedger.usage, requests: 0 }).toEqual({ ...fromService.usage, requests: 0, leftOut: 0 });
    const ofUse = ({ findings }: typeof fromLedger) =>
      findings.filter(({ kind }) => kind === "usage" || kind === "access");
    expect(ofUse(fromLedger).length).toBeGreaterThan(0);
    expect(ofUse(fromLedger)).toEqual(ofUse(fromService));
    expect(fromLedger.findings.map(({ id, blast }) => [id, blast])).toEqual(
      fromService.findings.map(({ id, blast }) => [id, blast]),
    );
    expect([fromLedger.verdict, fromLedger.exitCode]).toEqual([fromService.verdict, fromService.exitCode]);
    const early = await alone("2026-01-20");
    expect(early.notEvaluated).toContainEqual({
      what: "usage",
      reason: "the ledger keeps no figures of use for these days",
    });
    const late = await alone("2026-11-20");
    expect([late.usage?.to, late.verdict]).toEqual(["2026-11-11", fromService.verdict]);
    expect(late.notEvaluated).toContainEqual({
      what: "use from 2026-11-11 on",
      reason: expect.stringContaining("no figures"),
    });
  });

  it("that are said otherwise later are told of, now and from then on, and are no tampering", async () => {
    const dir = path.join(folder(), "ledger");
    await audited(dir, "2026-11-10");
    lies.set("2026-11-03", 1);
    const warm = await audited(dir, "2026-11-10");
    expect(rewritten(warm)).toEqual([]);
    expect(warm.rules.find(({ id }) => id === "integrity/usage-rewritten")!.reason).toMatch(/only --full compares/);
    const full = await audited(dir, "2026-11-10", { full: true });
    lies.clear();
    expect(rewritten(full)).toEqual([["usage/tokens/2026-11-03", "medium", "open"]]);
    expect(full.verdict).not.toBe("tampered");
    const later = await audited(dir, "2026-11-11");
    expect(rewritten(later)).toEqual(rewritten(full));
    expect(later.findings.find(({ rule }) => rule === "integrity/usage-rewritten")).toMatchObject({
      actual: { billable_tokens: 1 },
    });
    expect(await verified(dir)).toMatchObject({ verified: true });
  });

  it("that change several times are one finding, about the last change", async () => {
    const dir = path.join(folder(), "ledger");
    await audited(dir, "2026-11-10");
    for (const lie of [1, 2]) {
      lies.set("2026-11-03", lie);
      await audited(dir, "2026-11-10", { full: true });
    }
    lies.clear();
    const warm = await audited(dir, "2026-11-10");
    expect(rewritten(warm)).toEqual([["usage/tokens/2026-11-03", "medium", "open"]]);
    expect(warm.findings.find(({ rule }) => rule === "integrity/usage-rewritten")).toMatchObject({
      before: { billable_tokens: 1 },
      actual: { billable_tokens: 2 },
    });
    expect(rewritten(await audited(dir, "2026-11-03"))).toEqual([]);
  });

  it("that the service does not report any more stay as they were, users too", async () => {
    const dir = path.join(folder(), "ledger");
    const before = await audited(dir, "2026-11-10");
    lost.add("2026-11-03");
    const full = await audited(dir, "2026-11-10", { full: true });
    lost.clear();
    const endpoints = ["activity", "productivity", "tokens", "tools", "users"];
    expect(rewritten(full).map(([subject]) => subject)).toEqual(endpoints.map((name) => `usage/${name}/2026-11-03`));
    for (const { rule, actual } of full.findings) if (rule === "integrity/usage-rewritten") expect(actual).toBeNull();
    expect({ ...full.usage, requests: 0 }).toEqual({ ...before.usage, requests: 0 });
    expect(full.people).toEqual(before.people);
  });

  it("cannot be changed in the ledger, or stand in it twice", async () => {
    const dir = path.join(folder(), "ledger");
    await audited(dir, "2026-11-04");
    const lines = linesOf(dir);
    const place = lines.findIndex((line) => line.includes('"kind":"usage"'));
    write(
      dir,
      "entries.jsonl",
      `${lines.with(place, lines[place]!.replace('"day":"2026', '"day":"2027')).join("\n")}\n`,
    );
    await expect(verified(dir)).rejects.toThrow();
    write(dir, "entries.jsonl", `${lines.with(place, lines[place]!.replace('"row":{', '"row":{"a":1,')).join("\n")}\n`);
    await expect(verified(dir)).rejects.toThrow("it is not the row that its digest names");
    write(dir, "entries.jsonl", `${lines.toSpliced(place, 0, lines[place]!).join("\n")}\n`);
    await expect(verified(dir)).rejects.toThrow("are in it twice");
  });
});

it("a replay, which has no figures, does not miss that an exception for use is not needed", async () => {
  const dir = path.join(folder(), "ledger");
  const text = `id: own
settings: { ideAutoConnect: { set: false, severity: info } }
exceptions:
  - { rule: usage/mcp-not-allowed, subject: usage/mcp/none, value: [none], owner: bo@example.com, reason: pilot,
      from: 2026-11-01, expires: 2026-12-31 }
`;
  const { findings } = await audited(dir, "2026-11-04", { ownPolicies: [{ file: "own.yaml", text }] });
  expect(findings.map(({ rule }) => rule)).toContain("exceptions/unused");
  expect(await verified(dir)).toMatchObject({ runs: { replayed: 1 } });
});

it("takes the latest list of members of a ledger, in whatever order the audits ran", async () => {
  const dir = path.join(folder(), "ledger");
  for (const day of ["2026-11-12", "2026-11-10"]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${day}T08:00:00Z`) });
    await audited(dir, day, { with: ["access"] }).finally(() => vi.useRealTimers());
  }
  const { notEvaluated } = await audited(dir, "2026-11-14", { baseUrl: undefined, environment: {}, with: ["access"] });
  expect(notEvaluated).toContainEqual({
    what: "who is a member now",
    reason: "the ledger has the list of 2026-11-12 08:00 UTC",
  });
});

it("an audit of the past says that the list of members is of today, and keeps it as that", async () => {
  const dir = path.join(folder(), "ledger");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:00:00Z") });
  const { notEvaluated, evidence } = await audited(dir, "2026-11-10", { with: ["access"] }).finally(() =>
    vi.useRealTimers(),
  );
  const lists = entriesOf(dir).filter(({ kind }) => kind === "members");
  expect(lists.map(({ at }) => at)).toEqual(["2026-11-20T08:00:00.000Z"]);
  expect(notEvaluated).toContainEqual({
    what: "who was a member at 2026-11-10 08:00 UTC",
    reason: "the service lists only the present members",
  });
  // The ledger would answer with another list.
  expect(evidence.command).toBeNull();
});
