// The words of a test run, for people and for programs. Data is made visible and put on one line.
import type { Location } from "../model/report/index.ts";
import { html, visible } from "../text.ts";
import { nameOf } from "../words.ts";
import type { Difference, FoundFinding, TestResult, UntestedRule } from "./test-run.ts";
import type { ExpectedInput } from "./test-schema.ts";

export interface TestRun {
  readonly files: readonly { readonly file: string; readonly results: readonly TestResult[] }[];
  /** Rules without a test that makes them fail; null if not requested. */
  readonly untested: readonly UntestedRule[] | null;
}

export function tallyOf({ files, untested }: TestRun) {
  const results = files.flatMap((file) => file.results);
  return { tests: results.length, failed: results.filter(({ ok }) => !ok).length, untested: untested?.length ?? 0 };
}

export function placeWords({ file, line, column }: Location): string {
  return visible(`${file}:${line}:${column}`);
}

/** Returns both sides of a difference, each on one line. */
export function differenceLines({ expected, found, note }: Difference): { expected: string; found: string } {
  return {
    expected: expected ? expectedWords(expected) : "nothing",
    found: found ? foundWords(found) : `nothing${note === null ? "" : ` (${visible(note)})`}`,
  };
}

function expectedWords({ revision, resolved, status, severity, subject }: ExpectedInput): string {
  const parts = [
    revisionWords(revision),
    resolved === undefined ? "" : resolved === null ? "not resolved" : `resolved by revision ${resolved}`,
    status ?? "",
    severity ?? "",
    subject === undefined ? "" : `at ${visible(nameOf(subject))}`,
  ];
  return joinParts(parts) || "a finding";
}

function foundWords({ revision, resolved, status, severity, subject, message }: FoundFinding): string {
  const parts = [
    revisionWords(revision),
    resolved === null ? status : `resolved by revision ${resolved}`,
    severity,
    subject.startsWith("revision:") ? "" : `at ${visible(nameOf(subject))}`,
  ];
  return `${joinParts(parts)}: ${visible(message)}`;
}

function revisionWords(revision: number | null | undefined): string {
  return revision === undefined ? "" : revision === null ? "of no revision" : `revision ${revision}`;
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

export function testJson(run: TestRun): object {
  return {
    schemaVersion: 1,
    ok: tallyOf(run).failed + tallyOf(run).untested === 0,
    summary: tallyOf(run),
    tests: run.files.flatMap(({ file, results }) =>
      results.map(({ name, location, ok, differences }) => ({
        file,
        name,
        line: location.line,
        column: location.column,
        ok,
        differences,
      })),
    ),
    untested: run.untested,
  };
}

/** Renders the run as JUnit XML: a suite for each file. Without times, so that equal runs give equal bytes. */
export function testJunit(run: TestRun): string {
  const { tests, failed, untested } = tallyOf(run);
  const attributes = (all: Record<string, string | number>) =>
    Object.entries(all)
      .map(([name, value]) => ` ${name}="${html(String(value))}"`)
      .join("");
  const suite = (name: string, cases: readonly string[], failures: number) => [
    `  <testsuite${attributes({ name, tests: cases.length, failures, errors: 0, skipped: 0 })}>`,
    ...cases,
    "  </testsuite>",
  ];
  const failure = (message: string, type: string, lines: readonly string[]) =>
    `<failure${attributes({ message, type })}>${lines.map((line) => html(line)).join("\n")}</failure>`;
  const suites = run.files.flatMap(({ file, results }) => {
    const cases = results.map((result) => {
      const open = `    <testcase${attributes({ classname: file, name: result.name, file })}`;
      if (result.ok) return `${open}/>`;
      const lines = result.differences.flatMap((difference) => {
        const { expected, found } = differenceLines(difference);
        return [`${difference.rule} (${placeWords(difference.location)})`, `expected: ${expected}`, `found: ${found}`];
      });
      const message = [...new Set(result.differences.map((difference) => difference.rule))].join(", ");
      return `${open}>${failure(message, "difference", lines)}</testcase>`;
    });
    return suite(file, cases, results.filter((result) => !result.ok).length);
  });
  const rules = (run.untested ?? []).map(({ rule, location }) => {
    const lines = failure("no test shows this rule to fail", "untested", [placeWords(location)]);
    return `    <testcase${attributes({ classname: "rules", name: rule, file: location.file })}>${lines}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "driftline policy test", tests: tests + untested, failures: failed + untested, errors: 0 })}>`,
    ...suites,
    ...(rules.length > 0 ? suite("rules without a test", rules, rules.length) : []),
    "</testsuites>",
    "",
  ].join("\n");
}
