// SARIF as code scanning reads it: the schema, and what GitHub asks of whole files.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { outsideCode } from "./scan.ts";

const schema = JSON.parse(readFileSync("test/data/sarif-2.1.0.schema.json", "utf8")) as object;
const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);

interface Rule {
  readonly id: string;
  readonly shortDescription: { text: string };
  readonly fullDescription: { text: string };
  readonly help: { text: string; markdown: string };
  readonly defaultConfiguration: { level: string };
  readonly properties: { tags: string[]; "security-severity"?: string };
}
interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { text: string };
  readonly locations: {
    physicalLocation: {
      artifactLocation: { uri: string };
      region: { startLine: number; startColumn: number; endLine: number; endColumn: number };
    };
  }[];
  readonly partialFingerprints: Record<string, string>;
  readonly properties: { id: string };
}
export interface Run {
  readonly tool: { driver: { rules: Rule[] } };
  readonly results: Result[];
  readonly automationDetails: { id: string };
  readonly invocations: { executionSuccessful: boolean; toolExecutionNotifications: unknown[] }[];
  readonly properties: { openResultsLeftOut: number; verdict: string };
}

/** Returns the run of a log after validating it for code scanning. */
export function runIn(text: string): Run {
  const log = JSON.parse(text) as { runs: Run[]; $schema: string };
  isValid(log);
  expect(isValid.errors).toBeNull();
  expect(log.runs).toHaveLength(1);
  const run = log.runs[0]!;
  const { rules } = run.tool.driver;
  expect(run.results.length).toBeLessThanOrEqual(5000);
  for (const rule of rules) {
    for (const text of [rule.shortDescription.text, rule.fullDescription.text, rule.help.text, rule.help.markdown])
      expect(text).not.toBe("");
    expect(rule.properties.tags.length).toBeLessThanOrEqual(10);
  }
  for (const { ruleId, ruleIndex, message, locations, partialFingerprints } of run.results) {
    expect(rules[ruleIndex]!.id).toBe(ruleId);
    expect(message.text).not.toBe("");
    expect(partialFingerprints["primaryLocationLineHash"]).toMatch(/:1$/);
    expect(locations).toHaveLength(1);
    const { artifactLocation, region } = locations[0]!.physicalLocation;
    expect(artifactLocation.uri).toMatch(/^(?!\/|\.{1,2}\/)[\w%.~!*'()/-]+$/);
    expect(artifactLocation.uri).not.toMatch(/^pack|:/);
    expect(Math.min(region.startLine, region.startColumn)).toBeGreaterThanOrEqual(1);
    expect([region.endLine, region.endColumn]).toEqual([region.startLine, region.startColumn + 1]);
  }
  return run;
}

/** Expects that no text of a run is a link or anything else that GitHub acts on. */
export function expectNoLinks(run: Run): void {
  for (const { message } of run.results) expect(message.text).not.toMatch(/\]\(|\{\d+\}/);
  for (const { help } of run.tool.driver.rules) {
    const lines = help.markdown.split("\n");
    expect(lines.length).toBeLessThanOrEqual(9);
    for (const line of lines) expect(outsideCode(line)).not.toMatch(/[@#<>[\]]|:\/\/|www\./);
  }
}
