// JUnit XML, parsed and validated by the schema that readers of Ant's format share.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEDGER_TAMPERED } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report/index.ts";
import { junit } from "../../src/reporters/junit.ts";
import { runs } from "../support/runs.ts";
import { attacks, broken, compliant, drifted, hostile, incomplete, manyFindings, tampered } from "./fixture.ts";
import { expectJunit } from "./junit-grammar.ts";
import { type Element, readXml } from "./xml.ts";
import { anyText } from "../support/any-text.ts";

const reports = [compliant(), drifted(), incomplete(), broken(), tampered(), manyFindings(300)];

const suites = (report: Report) => readXml(junit(report)).children;
const cases = (report: Report) =>
  suites(report).flatMap(({ children }) => children.filter(({ name }) => name === "testcase"));
const outcomes = (report: Report) =>
  Object.fromEntries(
    cases(report).map(({ attributes, children }) => [attributes["name"], children[0]?.name ?? "passed"]),
  );

describe("JUnit", () => {
  it("is valid", () => {
    for (const report of reports) {
      expectJunit(readXml(junit(report)));
      expect(suites(report).map(({ attributes }) => attributes["id"])).toEqual(suites(report).map((_, i) => String(i)));
    }
  });

  it("says that the ledger is damaged, and not the history, if the ledger is", () => {
    const problems = [{ code: LEDGER_TAMPERED, message: "entries.jsonl: 1 entry is missing" }];
    const report = { ...drifted(), verdict: "tampered" as const };
    const [evidence] = cases({ ...report, evidence: { ...report.evidence, problems } });
    expect(evidence!.children[0]!.attributes["message"]).toBe(
      "The ledger cannot be relied on: entries.jsonl: 1 entry is missing.",
    );
  });

  it("stays the same document whatever the texts are", () => {
    const shape = ({ name, children }: Element): unknown => [name, children.map(shape)];
    const check = (text: string) => {
      const document = readXml(junit(hostile(drifted(), [text])));
      expectJunit(document);
      expect(shape(document)).toEqual(shape(readXml(junit(hostile(drifted(), ["a"])))));
    };
    for (const attack of attacks) check(attack);
    fc.assert(
      fc.property(anyText(), (text) => check(text)),
      { numRuns: runs(70) },
    );
  });

  it("has a test case for each rule that the report counts, and for each built-in rule that fails", () => {
    expect(outcomes(drifted())).toEqual({
      "the evidence is complete": "passed",
      "models/modelPolicy.allowedModelIds": "failure",
      "sandbox/sandbox.enabled": "passed",
      "later/wikiCloudSync": "skipped",
      "autonomy/maxAutonomyLevel": "failure",
      "editors/unapproved": "failure",
      "integrity/revision-gap": "failure",
    });
  });

  it("tells every open finding of a rule in its failure, and counts those that are too many", () => {
    const [failure] = cases(drifted()).find(({ attributes }) => attributes["name"]!.startsWith("models/"))!.children;
    expect(failure!.attributes["message"]).toMatch(/^modelPolicy.allowedModelIds contains gpt-x-preview/);
    expect(failure!.text).toMatch(
      /^\n- high, f_0000000000000001: .*mallory@example.net.*\(policies\/models.yaml:9\)\n$/,
    );
    const many = manyFindings(3000);
    const open = many.findings.filter(({ rule, status }) => status === "open" && rule === "editors/unapproved").length;
    const [cut] = cases(many).find(({ attributes }) => attributes["name"] === "editors/unapproved")!.children;
    expect(cut!.attributes["message"]).toContain(`${open} findings are open: `);
    expect(cut!.text).toContain(`and ${open - 50} more; the JSON report has all`);
  });

  it("is not green when the evidence is incomplete or tampered with, nor a rule that was not evaluated", () => {
    for (const report of [incomplete(), broken(), tampered()]) {
      expect(outcomes(report)["the evidence is complete"]).toBe("error");
      const [error] = cases(report)[0]!.children;
      expect(error!.attributes["type"]).toBe(report.verdict);
    }
    expect(new Set(Object.values(outcomes(incomplete())))).toEqual(new Set(["error", "skipped"]));
  });

  it("counts the problems of the evidence that it does not list", () => {
    const report = broken();
    const problems = Array.from({ length: 70 }, (_, i) => ({ code: "x", message: `problem ${i}` }));
    const [error] = cases({ ...report, evidence: { ...report.evidence, problems } })[0]!.children;
    expect(error!.text).toMatch(/problem 49\n- and 20 more; the JSON report has all/);
  });

  it("counts rules below the severity asked for, and says that their findings are not shown", () => {
    const report = { ...drifted(), view: { reportSeverity: "high" as const, since: null, failOn: "high" as const } };
    expect(outcomes(report)).toEqual(outcomes(drifted()));
    expect(junit(report)).toContain("its findings are not shown here");
    expect(junit(report)).toContain("4 findings below high are not shown");
  });
});
