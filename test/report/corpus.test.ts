// Every case of test/corpus that is a whole audit: a history, its policy, and the truth.
import { describe, expect, it } from "vitest";
import { builtinRules } from "../../src/audits/index.ts";
import type { Finding } from "../../src/model/report/index.ts";
import { type FormatName, formatNames, reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { createConfig } from "../../src/run/config.ts";
import { readConfig } from "../../src/run/read-config.ts";
import { type AuditResult, runAudit } from "../../src/run/run-audit.ts";
import { DriftlineError } from "../../src/errors.ts";
import { type Case, casesOf, expectTexts, type Expected, groups } from "../support/corpus.ts";
import { traces } from "../support/traces.ts";

describe.each(groups())("the corpus of %s", (group) => {
  for (const each of casesOf(group).filter(isAudit))
    it(`${each.id}: ${each.expected.says}`, async () => {
      const { error } = each.expected;
      if (!error) return holds(each.expected, await audited(each));
      const thrown: unknown = await audited(each).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(thrown).toBeInstanceOf(DriftlineError);
      expectTexts((thrown as DriftlineError).message, error);
    });
});

/** The names of histories. What is no JSON by its bytes is history.bin, so that no tool reads it as text. */
const histories = ["history.json", "history.ndjson", "history.bin"];

/** Whether a case is a whole audit, and not only commands. */
function isAudit({ file }: Case): boolean {
  return file(...histories, "driftline.yaml") !== undefined;
}

async function audited({ expected, file }: Case): Promise<AuditResult> {
  const configured = file("driftline.yaml");
  return runAudit({
    config: configured === undefined ? createConfig({ organization: "corp" }) : await readConfig(configured),
    environment: expected.key === undefined ? {} : { DRIFTLINE_FINGERPRINT_KEY: expected.key },
    history: file(...histories),
    policies: [file("policy.yaml") ?? "baseline"],
    asOf: Date.parse(expected.asOf ?? "2026-04-01T00:00:00Z"),
    since: expected.since,
    requireContiguous: expected.contiguous,
    failOn: "high",
    formats: expected.hidden ? everyFormat : (Object.keys(expected.formats ?? {}) as FormatName[]),
  });
}

async function holds(expected: Expected, { report, leaks }: AuditResult): Promise<void> {
  const { report: parts, rules = [""], findings, told: messages = {}, formats, hidden } = expected;
  if (parts) expect(report).toMatchObject(parts);
  expect(report.findings.filter((finding) => !isOfItsForm(finding))).toEqual([]);
  expect(new Set(report.findings.map(({ id }) => id)).size).toBe(report.findings.length);
  const lines = report.findings
    .filter((finding) => rules.some((start) => finding.rule.startsWith(start)))
    .map((finding): [string, Finding] => [lineOf(finding), finding]);
  if (findings) expect(lines.map(([line]) => line)).toEqual(findings);
  for (const [line, finding] of Object.entries(messages)) expect(new Map(lines).get(line)).toMatchObject(finding);
  for (const [name, texts] of Object.entries(formats ?? {})) {
    const render = await reporters[name as FormatName].load();
    expectTexts(whole(render(report, { width: 10_000 })), texts);
  }
  if (hidden) await hides(hidden, { report, leaks });
}

/** Expects that no format shows a text in any form, and that the program withholds no format for what it shows. */
async function hides(hidden: readonly string[], { report, leaks }: Pick<AuditResult, "report" | "leaks">) {
  // A short form other than the text itself may occur by chance.
  const forms = hidden.flatMap((secret) => traces(secret).filter((form) => form === secret || form.length >= 10));
  for (const name of everyFormat) {
    const render = await reporters[name].load();
    const text = whole(render(report, { width: 10_000 }));
    expect([name, leaks(text), ...forms.filter((form) => text.includes(form))]).toEqual([name, false]);
  }
}

/** Every format that needs no option. */
const everyFormat = formatNames.filter((name) => name !== "sample-csv");

/** Whether exceptions name a finding as its rule says: by its value, by its revision, or not at all. */
function isOfItsForm({ rule, exposureSeconds, introduced }: Finding): boolean {
  const by = builtinRules.get(rule)?.acceptedBy ?? "value";
  const isEvent = exposureSeconds === null;
  return by === "either" || by === (isEvent ? (introduced.revision === null ? "nothing" : "revision") : "value");
}

function lineOf({ rule, subject, introduced, resolved, status, ended }: Finding): string {
  const revisions = `${introduced.revision ?? ""}-${resolved?.revision ?? ""}`;
  return [rule, subject, revisions, status, ...(ended === null ? [] : [ended])].join(" ");
}
