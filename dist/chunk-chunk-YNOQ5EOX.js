import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  html,
  nameOf,
  visible
} from "./chunk-chunk-TXR2ON6E.js";

// src/authoring/test-words.ts
function tallyOf({ files, untested }) {
  const results = files.flatMap((file) => file.results);
  return {
    tests: results.length,
    failed: results.filter((result) => !result.ok).length,
    untested: untested?.length ?? 0
  };
}
function placeWords({ file, line, column }) {
  return visible(`${file}:${line}:${column}`);
}
function differenceLines({ expected, found, note }) {
  return {
    expected: expected ? expectedWords(expected) : "nothing",
    found: found ? foundWords(found) : `nothing${note === null ? "" : ` (${visible(note)})`}`
  };
}
function expectedWords({ revision, resolved, status, severity, subject }) {
  const parts = [
    revisionWords(revision),
    resolved === void 0 ? "" : resolved === null ? "not resolved" : `resolved by revision ${resolved}`,
    status ?? "",
    severity ?? "",
    subject === void 0 ? "" : `at ${visible(nameOf(subject))}`
  ];
  return joined(parts) || "a finding";
}
function foundWords({ revision, resolved, status, severity, subject, message }) {
  const parts = [
    revisionWords(revision),
    resolved === null ? status : `resolved by revision ${resolved}`,
    severity,
    subject.startsWith("revision:") ? "" : `at ${visible(nameOf(subject))}`
  ];
  return `${joined(parts)}: ${visible(message)}`;
}
function revisionWords(revision) {
  return revision === void 0 ? "" : revision === null ? "of no revision" : `revision ${revision}`;
}
function joined(parts) {
  return parts.filter((part) => part !== "").join(", ");
}
function testJson(run) {
  return {
    schemaVersion: 1,
    ok: tallyOf(run).failed + tallyOf(run).untested === 0,
    summary: tallyOf(run),
    tests: run.files.flatMap(
      ({ file, results }) => results.map(({ name, location, ok, differences }) => ({
        file,
        name,
        line: location.line,
        column: location.column,
        ok,
        differences: differences.map(({ rule, expected, found, location: location2, note }) => ({
          rule,
          location: location2,
          expected,
          found,
          note
        }))
      }))
    ),
    untested: run.untested
  };
}
function testJunit(run) {
  const { tests, failed, untested } = tallyOf(run);
  const attributes = (all) => Object.entries(all).map(([name, value]) => ` ${name}="${html(String(value))}"`).join("");
  const suite = (name, cases, failures) => [
    `  <testsuite${attributes({ name, tests: cases.length, failures, errors: 0, skipped: 0 })}>`,
    ...cases,
    "  </testsuite>"
  ];
  const failure = (message, type, lines) => `<failure${attributes({ message, type })}>${lines.map((line) => html(line)).join("\n")}</failure>`;
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
    const says = failure("no test shows this rule to fail", "untested", [placeWords(location)]);
    return `    <testcase${attributes({ classname: "rules", name: rule, file: location.file })}>${says}</testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "driftline policy test", tests: tests + untested, failures: failed + untested, errors: 0 })}>`,
    ...suites,
    ...rules.length > 0 ? suite("rules without a test", rules, rules.length) : [],
    "</testsuites>",
    ""
  ].join("\n");
}

export {
  tallyOf,
  placeWords,
  differenceLines,
  testJson,
  testJunit
};
