// lane: long
// Whoever edits the settings can write any text of a report as a key. It must not keep the next report back.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type FormatName, formatNames, isArchive, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { createConfig } from "../../src/run/config.ts";
import { runAudit } from "../../src/run/run-audit.ts";
import { hourly } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const file = path.join(mkdtempSync(path.join(tmpdir(), "driftline-keys-")), "h.json");
const formats = formatNames.filter((name) => !isArchive(name));
const KEYS = 12;
const randomKey = (i: number) => `sk-proj-${String(i).padStart(2, "0")}a1b2c3d4e5f60718293a4b5c6d7e8f90`;

/** Audits a history whose models have these keys from the second revision on. Returns its outputs by format. */
async function outputsOf(keys: readonly string[]) {
  const models = keys.map((apiKey, i) => ({ id: `custom:m${i}`, model: `m${i}`, displayName: `Model ${i}`, apiKey }));
  const settings = {
    maxAutonomyLevel: "low",
    commandAllowlist: ["git status", "npm test"],
    sandbox: { enabled: true },
  };
  const loose = { ...settings, maxAutonomyLevel: "high", commandAllowlist: ["git *", "npm *"], customModels: models };
  writeFileSync(file, JSON.stringify(hourly(settings, loose, { ...loose, sandbox: { enabled: false } })));
  const { report, leaks } = await runAudit({
    config: createConfig({ organization: "corp" }),
    environment: {},
    history: file,
    policies: ["baseline"],
    asOf: Date.parse("2026-04-01T00:00:00Z"),
    sample: { size: 5, seed: "keys" },
    failOn: "high",
    formats,
  });
  const outputs = new Map<FormatName, string>();
  for (const name of formats) outputs.set(name, whole((await reporters[name].load())(report, { width: 80 })));
  return { outputs, leaks };
}

describe("a report is not withheld", () => {
  let texts: string[] = [];
  beforeAll(async () => {
    const { outputs, leaks } = await outputsOf(Array.from({ length: KEYS }, (_, i) => randomKey(i)));
    texts = [...outputs.values()];
    expect(leaks(`the key ${randomKey(0)}`)).toBe(true);
  });

  it("because keys are parts of the last report, wherever they are cut from it", async () => {
    const place = fc.record({ text: fc.nat(), start: fc.nat(), length: fc.integer({ min: 12, max: 45 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: KEYS, maxLength: KEYS }), async (places) => {
        const keys = places.map(({ text, start, length }) => {
          const source = texts[text % texts.length]!;
          const from = start % (source.length - length);
          return source.slice(from, from + length).toWellFormed();
        });
        const { outputs, leaks } = await outputsOf(keys);
        expect([...outputs].filter(([, text]) => leaks(text)).map(([name]) => name)).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  });
});
