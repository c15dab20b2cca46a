// The published schema of scenarios, as an editor uses it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { sampleText, sampleValue, scenario } from "./support.ts";

const file = "policies/scenario.schema.json";
const validate = new Ajv({ strict: true, strictTypes: false }).compile(
  JSON.parse(readFileSync(file, "utf8")) as object,
);

test("the sample names it in its first line, and is what it asks for", () => {
  const [, url] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(sampleText)!;
  const sample = new URL("../../src/emulator/scenarios/sample.yaml", import.meta.url);
  expect(fileURLToPath(new URL(url!, sample))).toBe(fileURLToPath(new URL(`../../${file}`, import.meta.url)));
  expect(validate(sampleValue) || validate.errors).toBe(true);
});

test("a scenario without usage and reports is one", () => {
  expect(validate(scenario([])) || validate.errors).toBe(true);
});

const report = {
  at: "2026-02-03T10:00:00Z",
  by: "ada",
  repository: "https://git.corp.example/a/b",
  apps: { ".": "All of it" },
  criteria: { lint_config: { passing: 1, because: "It runs." } },
};

describe("refused are", () => {
  test.each<[string, object]>([
    ["a key at the top", { usages: {} }],
    ["a key of usage", { usage: { persons: {} } }],
    ["a key of a profile", { usage: { people: { ada: { pase: "busy" } } } }],
    ["an unknown pace", { usage: { people: { ada: { pace: "fast" } } } }],
    ["an unknown client", { usage: { people: { ada: { clients: ["tui"] } } } }],
    ["no client", { usage: { people: { ada: { clients: [] } } } }],
    ["an unknown language", { usage: { people: { ada: { languages: ["typescript"] } } } }],
    ["a server without tools", { usage: { servers: { linear: {} } } }],
    ["an unknown event of hooks", { usage: { hooks: [{ event: "Stopped", command: "x" }] } }],
    ["a key of a report", { readiness: [{ ...report, repo: "x" }] }],
    ["a report without criteria", { readiness: [{ ...report, criteria: {} }] }],
    ["a report without applications", { readiness: [{ ...report, apps: {} }] }],
    ["a criterion without a reason", { readiness: [{ ...report, criteria: { a: { passing: 1 } } }] }],
    ["half an application", { readiness: [{ ...report, criteria: { a: { passing: 0.5, because: "x" } } }] }],
    ["a short commit", { readiness: [{ ...report, commit: "0123abc" }] }],
  ])("%s", (_, more) => {
    expect(validate(scenario([], { readiness: [report] }))).toBe(true);
    expect(validate(scenario([], more))).toBe(false);
  });
});
