// Every folder of test/corpus/audit is a case that an audit once got wrong: a history, its policy, and the truth.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/model/report/index.ts";
import { reporters, type FormatName } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { createConfig } from "../../src/run/config.ts";
import { readConfig } from "../../src/run/read-config.ts";
import { type AuditResult, runAudit } from "../../src/run/run-audit.ts";
import { DriftlineError } from "../../src/errors.ts";
import { cli } from "../e2e/program.ts";

/** Texts that an output must show, and texts that it must not. */
interface Said {
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

interface Expected {
  /** The truth in a sentence, used as the title of the test. */
  readonly says: string;
  /** The instant taken as now. */
  readonly asOf?: string;
  /** The fingerprint key of the run. */
  readonly key?: string;
  readonly since?: string;
  /** Parts of the report. */
  readonly report?: object;
  /** Every finding whose rule starts with one of `rules`, in short: `rule subject 2-3 resolved fixed`. */
  readonly rules?: readonly string[];
  readonly findings?: readonly string[];
  /** Parts of some of these findings, by their line. */
  readonly told?: Readonly<Record<string, object>>;
  readonly formats?: Partial<Record<FormatName, Said>>;
  /** Commands of the built program, run in the case's folder. */
  readonly asks?: readonly (Said & { readonly run: readonly string[]; readonly code?: number })[];
  /** Texts of the error, if the case is refused. */
  readonly error?: Said;
}

const folder = "test/corpus/audit";

describe("the corpus of audits", () => {
  for (const id of readdirSync(folder).sort()) {
    const inside = (file: string) => path.join(folder, id, file);
    const expected = JSON.parse(readFileSync(inside("expected.json"), "utf8")) as Expected;
    it(`${id}: ${expected.says}`, async () => {
      if (expected.error) {
        const error: unknown = await audited(expected, inside).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(DriftlineError);
        said((error as DriftlineError).message, expected.error);
      } else await holds(expected, await audited(expected, inside));
      for (const { run, code = 0, ...texts } of expected.asks ?? []) {
        const ran = cli(run, { cwd: path.resolve(folder, id) });
        expect(ran.code, ran.err).toBe(code);
        said(ran.out, texts);
      }
    });
  }
});

async function audited(expected: Expected, inside: (file: string) => string): Promise<AuditResult> {
  const configured = inside("driftline.yaml");
  return runAudit({
    config: existsSync(configured) ? await readConfig(configured) : createConfig({ organization: "corp" }),
    environment: expected.key === undefined ? {} : { DRIFTLINE_FINGERPRINT_KEY: expected.key },
    history: ["history.json", "history.ndjson"].map(inside).find((file) => existsSync(file)),
    policies: existsSync(inside("policy.yaml")) ? [inside("policy.yaml")] : ["baseline"],
    asOf: Date.parse(expected.asOf ?? "2026-04-01T00:00:00Z"),
    since: expected.since,
    failOn: "high",
    formats: Object.keys(expected.formats ?? {}) as FormatName[],
  });
}

async function holds(expected: Expected, { report }: AuditResult): Promise<void> {
  const { report: parts, rules = [""], findings, told = {}, formats } = expected;
  if (parts) expect(report).toMatchObject(parts);
  const lines = report.findings
    .filter((finding) => rules.some((start) => finding.rule.startsWith(start)))
    .map((finding): [string, Finding] => [lineOf(finding), finding]);
  if (findings) expect(lines.map(([line]) => line)).toEqual(findings);
  for (const [line, finding] of Object.entries(told)) expect(new Map(lines).get(line)).toMatchObject(finding);
  for (const [name, texts] of Object.entries(formats ?? {})) {
    const render = await reporters[name as FormatName].load();
    said(whole(render(report, { width: 10_000 })), texts);
  }
}

function lineOf({ rule, subject, introduced, resolved, status, ended }: Finding): string {
  const revisions = `${introduced.revision ?? ""}-${resolved?.revision ?? ""}`;
  return [rule, subject, revisions, status, ...(ended === null ? [] : [ended])].join(" ");
}

function said(text: string, { has = [], lacks = [] }: Said): void {
  for (const part of has) expect(text).toContain(part);
  for (const part of lacks) expect(text).not.toContain(part);
}
