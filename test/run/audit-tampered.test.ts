// lane: long
// An audit whose ledger was tampered with: it reports what there is without the ledger, in every format.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { formatNames } from "../../src/reporters/index.ts";
import { auditOrTampered } from "../../src/run/audit-tampered.ts";
import { createConfig } from "../../src/run/config.ts";
import { publish } from "../../src/run/publish.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { ofFormat } from "../support/secrets.ts";
import { bytesOf, copyOf, folder, ledgerOf, POLICY, read, refusal, three, write } from "../ledger/support.ts";

let sound: string;
beforeAll(async () => {
  sound = await ledgerOf(three);
});

const place = folder();
const [history, policy] = [path.join(place, "history.ndjson"), path.join(place, "p.yaml")];
writeFileSync(history, three.map((change) => `${JSON.stringify(change)}\n`).join(""));
writeFileSync(policy, POLICY);

const options = (ledger: string, rest: Partial<AuditOptions> = {}): AuditOptions => ({
  config: createConfig(),
  environment: {},
  ledger,
  policies: [policy],
  asOf: Date.parse("2026-04-01T00:00:00Z"),
  failOn: "high",
  formats: ["json"],
  ...rest,
});

/** Ways to damage a ledger, each with what the report says of it. */
const damages: [string, (dir: string) => void, RegExp][] = [
  [
    "an entry",
    (dir) => write(dir, "entries.jsonl", String(read(dir, "entries.jsonl")).replace('"high"', '"low!"')),
    /^entries\.jsonl/,
  ],
  ["its origin", (dir) => write(dir, "origin", "{}\n"), /^origin: /],
  ["its checkpoint", (dir) => rmSync(path.join(dir, "checkpoint")), /^checkpoint: it is missing$/],
];

describe.each(damages)("a ledger of which somebody changed %s", (_, damage, message) => {
  it.each([
    ["beside a history", { history }, 3],
    ["as the history", {}, 0],
  ])("%s makes the verdict tampered, and stays as it is", async (__, source, count) => {
    const dir = copyOf(sound);
    damage(dir);
    const before = bytesOf(dir);
    const result = await auditOrTampered(options(dir, source), runAudit);
    await publish(result, []);
    const { verdict, exitCode, evidence } = result.report;
    expect([verdict, exitCode, evidence.complete, evidence.ledger]).toEqual(["tampered", 4, false, null]);
    expect(evidence.problems[0]).toEqual({ code: "ledger-tampered", message: expect.stringMatching(message) });
    expect(evidence.revisions.count).toBe(count);
    expect(bytesOf(dir)).toEqual(before);
  });
});

it("writes the report in every format, and each says why", async () => {
  const dir = copyOf(sound);
  rmSync(path.join(dir, "checkpoint"));
  const formats = formatNames.filter((name) => name !== "sample-csv");
  const result = await auditOrTampered(options(dir, { history, formats }), runAudit);
  const files = formats.map((format) => ({ format, file: path.join(folder(), format) }));
  await publish(result, files);
  for (const { format, file } of files) {
    expect([format, existsSync(file)]).toEqual([format, true]);
    if (/^(?:text|markdown|html|json|sarif|junit|github)$/.test(format) && statSync(file).isFile())
      expect([format, readFileSync(file, "utf8")]).toEqual([format, expect.stringContaining("it is missing")]);
  }
});

it("hides a credential in the name of a file that does not belong to the ledger", async () => {
  const dir = copyOf(sound);
  const token = ofFormat("ghp_[A-Za-z0-9]{36}", 1)[0]!;
  write(dir, `${token}.txt`, "x");
  const { report } = await auditOrTampered(options(dir, { history }), runAudit);
  expect(report.evidence.problems).toEqual([
    { code: "ledger-tampered", message: "[secret].txt: it does not belong to a ledger" },
  ]);
});

it("reports a head that was kept and is not the ledger's", async () => {
  const expectHead = `sha256:${"0".repeat(64)}`;
  const { report } = await auditOrTampered(options(copyOf(sound), { history, expectHead }), runAudit);
  expect(report).toMatchObject({
    verdict: "tampered",
    evidence: {
      problems: [{ message: expect.stringMatching(/^the ledger: it did not grow from the head that was kept/) }],
    },
  });
});

it("begins no ledger where one is gone whose head was kept", async () => {
  const expectHead = `sha256:${"0".repeat(64)}`;
  for (const dir of [path.join(folder(), "gone"), folder()]) {
    const before = existsSync(dir);
    const { report } = await auditOrTampered(options(dir, { history, expectHead }), runAudit);
    expect(report.verdict).toBe("tampered");
    expect([existsSync(dir), before && readdirSync(dir)]).toEqual([before, before && []]);
  }
});

it.each(["usage", "incomplete", "leak", "internal"] as const)("throws any other error: %s", async (code) => {
  const error = new DriftlineError(code, "it failed");
  const failing = vi.fn(async () => Promise.reject(error));
  expect(await refusal(auditOrTampered(options(sound), failing))).toBe(error);
  expect(failing).toHaveBeenCalledTimes(1);
});
