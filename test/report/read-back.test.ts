// lane: long
// Every history of the corpus, sealed as by the commands and audited again: the report is identical.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createConfig } from "../../src/run/config.ts";
import { readConfig } from "../../src/run/read-config.ts";
import { readHistoryFile } from "../../src/run/history-file.ts";
import { runAudit } from "../../src/run/run-audit.ts";
import { open } from "../../src/seal/session.ts";
import { StoredSpeller } from "../../src/seal/stored-form.ts";
import type { Report } from "../../src/model/report/index.ts";

const folder = "test/corpus/audit";
const key = "0123456789abcdef0123456789abcdef";
const elsewhere = mkdtempSync(path.join(tmpdir(), "driftline-"));
afterAll(() => rmSync(elsewhere, { recursive: true }));

describe("a history that Driftline sealed is judged as what it was sealed from", () => {
  for (const id of readdirSync(folder).sort()) {
    const inside = (file: string) => path.join(folder, id, file);
    const expected = JSON.parse(readFileSync(inside("expected.json"), "utf8")) as { error?: unknown; asOf?: string };
    const file = ["history.json", "history.ndjson"].find((name) => existsSync(inside(name)));
    // Skips histories that are already sealed, and those that cannot be read completely.
    if (expected.error !== undefined || file === undefined || readFileSync(inside(file), "utf8").includes("$driftline"))
      continue;
    it.each([
      ["with a key", key],
      ["without one", undefined],
    ])(`${id}, %s`, async (_, under) => {
      const configured = inside("driftline.yaml");
      const config = existsSync(configured) ? await readConfig(configured) : createConfig({ organization: "corp" });
      const judge = async (history: string): Promise<Report> =>
        (
          await runAudit({
            config,
            environment: under === undefined ? {} : { DRIFTLINE_FINGERPRINT_KEY: under },
            history,
            policies: existsSync(inside("policy.yaml")) ? [inside("policy.yaml")] : ["baseline"],
            asOf: Date.parse(expected.asOf ?? "2026-04-01T00:00:00Z"),
            failOn: "high",
            formats: [],
          })
        ).report;
      const report = await judge(inside(file));
      if (!report.evidence.complete) return;
      const session = open({ organization: config.organization ?? "unnamed", key: under, catalog: config.catalog });
      await readHistoryFile(inside(file), session);
      const sealed = session.finish();
      const speller = new StoredSpeller();
      const lines = sealed.revisions.map((revision) => `${JSON.stringify(speller.change(revision, sealed.mark))}\n`);
      writeFileSync(path.join(elsewhere, file), lines.join(""));
      expect(JSON.stringify(await judge(path.join(elsewhere, file)))).toBe(JSON.stringify(report));
    });
  }
});
