// The leak matrix from outside: settings with a credential of every format and every name, in every leaf and below it.
// No output of any command may contain one, in any form.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { reporters } from "../../src/reporters/index.ts";
import { Scanner } from "../../src/seal/scanner.ts";
import { World } from "../github/world.ts";
import { leaves, lines, names, ofFormat, patterns, placed, type Settings, shapes, words } from "../support/secrets.ts";
import { traces } from "../support/traces.ts";
import { cli, folder } from "./program.ts";

const word = words();
const canaries: string[] = [];
const canary = (secret: string) => {
  canaries.push(secret);
  return secret;
};

/** Puts one value into each leaf, in as many settings as needed. */
function settingsOf(value: (i: number) => unknown): Settings[] {
  return leaves.map((leaf, i) => placed(leaf, value(i)));
}

/** Merges settings; keeps values at different places. */
function merged(all: readonly Settings[]): Settings {
  const into = (a: unknown, b: unknown): unknown => {
    if (Array.isArray(a) && Array.isArray(b))
      return a.length === 1 && typeof a[0] === "object" ? [into(a[0], b[0])] : b;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return b;
    const [left, right] = [a as Settings, b as Settings];
    return Object.fromEntries(
      [...new Set([...Object.keys(left), ...Object.keys(right)])].map((key) => [
        key,
        key in left && key in right ? into(left[key], right[key]) : (right[key] ?? left[key]),
      ]),
    );
  };
  return all.reduce((item, next) => into(item, next) as Settings, {});
}

const tokens = patterns.map((pattern) => ofFormat(pattern, 3, 23));
const [shapesOf, linesOf] = [Object.values(shapes), Object.values(lines)];
const nameAt = (i: number) => names[i % names.length]!;
const named = (i: number) => shapesOf[i % shapesOf.length]!(nameAt(i), canary(word.next().value));
const spelled = (i: number) => linesOf[i % linesOf.length]!(nameAt(i), canary(word.next().value));
const formatted = (round: number) => (i: number) => canary(tokens[(i + 40 * round) % tokens.length]![round]!);

const settings = [
  {},
  merged(settingsOf(formatted(0))),
  merged(settingsOf((i) => ({ deep: [{ [`x-${i}`]: formatted(1)(i) }] }))),
  merged(settingsOf((i) => `Use ${formatted(2)(i)}, please`)),
  ...[0, 1, 2].map((round) => merged(settingsOf((i) => named(3 * i + round)))),
  ...[0, 1, 2].map((round) => merged(settingsOf((i) => spelled(3 * i + round)))),
  { surprise: merged(settingsOf(named)), ...merged(settingsOf(named)) },
];
const changes = settings.map((setting, i) => ({
  revision: i + 1,
  settings: setting,
  user: { id: "user_ada", email: "ada@corp.example", name: "Ada" },
  updatedAt: new Date(Date.UTC(2026, 2, 1 + i)).toISOString(),
}));
const page = JSON.stringify({ changes, pagination: { hasMore: false, nextCursor: null } });

let cwd: string;
let base: string;

interface Ran {
  readonly code: number | null;
  readonly text: string;
}

/** Runs the program, and joins what it writes. */
async function run(...args: string[]): Promise<Ran> {
  const { code, out, err } = await cli(args, { cwd, env: { DRIFTLINE_API_KEY: "fk-0123456789abcdef0123" } });
  return { code, text: out + err };
}

/** Returns all bytes of the files in a folder. */
function bytesIn(name: string): string {
  return readdirSync(path.join(cwd, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}

const scanner = new Scanner(canaries.flatMap(traces).filter((form) => form.length >= 10));
const leaksIn = (text: string) => [...scanner.all(text)];

beforeAll(async () => {
  cwd = folder();
  writeFileSync(path.join(cwd, "history.json"), page);
  mkdirSync(path.join(cwd, "old"));
  writeFileSync(path.join(cwd, "old", "p.yaml"), "id: p\nsettings: { maxAutonomyLevel: low }\n");
  writeFileSync(path.join(cwd, "p.yaml"), "id: p\nsettings: { maxAutonomyLevel: { atMost: medium } }\n");
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => server.close();
});

describe("no credential", () => {
  it("stands in what is written down of the judge's own", () => {
    expect(canaries.length).toBeGreaterThan(8 * leaves.length);
    expect(new Set(canaries).size).toBe(canaries.length);
    const inPage = new Set(leaksIn(page));
    // Some places cannot hold two values.
    const lost = canaries.filter((item) => !page.includes(JSON.stringify(item).slice(1, -1)));
    expect(lost.length).toBeLessThan(canaries.length / 20);
    expect(inPage.size).toBeGreaterThanOrEqual(canaries.length / 2);
  });

  it("stands in a report, an issue or the ledger", async () => {
    const formats = Object.keys(reporters);
    const outputs = formats.flatMap((name) => ["--output", `${name}=reports/${name}.out`]);
    const audit = await run(
      "audit",
      "--history",
      "history.json",
      "--policy",
      "p.yaml",
      "baseline",
      "--as-of",
      "2026-04-01",
      "--ledger",
      "ledger",
      "--organization",
      "corp",
      "--sample",
      "25",
      "--seed",
      "spring",
      ...outputs,
    );
    expect(audit.code, audit.text).toBe(1);
    const report = JSON.parse(readFileSync(path.join(cwd, "reports/json.out"), "utf8")) as Report;
    expect(report.evidence.revisions.count).toBe(changes.length);
    const issues = JSON.stringify(new World().run(report));
    expect(issues.length).toBeGreaterThan(1000);
    for (const [name, text] of Object.entries({
      audit: audit.text,
      reports: bytesIn("reports"),
      ledger: bytesIn("ledger"),
      issues,
    }))
      expect([name, leaksIn(text)]).toEqual([name, []]);
    const [exported, fleet] = await Promise.all([
      run("ledger", "export", "ledger"),
      run("merge", "reports/json.out", "--format", "json"),
    ]);
    expect([exported.code, leaksIn(exported.text), leaksIn(fleet.text)]).toEqual([0, [], []]);
  });

  it.each([
    "log",
    "log --format json",
    "blame --format json",
    "diff 5 6 --format json",
    "find hooks --format json",
    "find customModels[*].extraHeaders",
    "policy coverage --format json",
    "policy preview --base old --format markdown",
  ])("stands in the answer of %s", async (line) => {
    const commandWords = line.split(" ");
    const { code, text } = await run(
      ...commandWords,
      "--history",
      "history.json",
      "--policy",
      "p.yaml",
      "--organization",
      "corp",
    );
    expect([code, code === 0 ? "" : text, leaksIn(text)]).toEqual([0, "", []]);
    expect(text.length).toBeGreaterThan(100);
  });

  it("stands in first policies", async () => {
    writeFileSync(
      path.join(cwd, "held.json"),
      JSON.stringify([
        ...changes,
        { ...changes[0], revision: 99, settings: { ...settings[3], enableAgentShield: true } },
      ]),
    );
    const { code, text } = await run(
      "policy",
      "init",
      "--history",
      "held.json",
      "--stable",
      "1h",
      "--organization",
      "corp",
    );
    expect([code === 5, leaksIn(text)]).toEqual([false, []]);
  });

  it("stands in exceptions for what is open", async () => {
    const stated = [
      "--all",
      "--owner",
      "ada@corp.example",
      "--reason",
      "r",
      "--expires",
      "90d",
      "--into",
      "accepted.yaml",
    ];
    const source = ["--history", "history.json", "--policy", "p.yaml", "--organization", "corp"];
    const { code, text } = await run("accept", ...stated, ...source);
    const file = readFileSync(path.join(cwd, "accepted.yaml"), "utf8");
    expect([code, leaksIn(text), leaksIn(file)]).toEqual([0, [], []]);
    expect(file.length).toBeGreaterThan(1000);
  });

  it("stands in what the service is asked for", async () => {
    const { code, text } = await run(
      "api",
      "enterprise-controls",
      "history",
      "--all",
      "--base-url",
      base,
      "--organization",
      "corp",
    );
    expect([code, leaksIn(text)]).toEqual([0, []]);
    expect(text.length).toBeGreaterThan(10_000);
  });

  it("stands in an error", async () => {
    const broken = [
      page.slice(0, -2),
      page.replace('"updatedAt"', '"updated"'),
      `${page}${canaries[0]!}`,
      page.replaceAll('"settings":{', '"settings":[{'),
    ];
    const texts = await Promise.all(
      broken.map(async (text, i) => {
        writeFileSync(path.join(cwd, `broken${i}.json`), text);
        return run("audit", "--history", `broken${i}.json`, "--policy", "p.yaml");
      }),
    );
    for (const { code, text } of texts) expect([code === 0, leaksIn(text)]).toEqual([false, []]);
  });
});
