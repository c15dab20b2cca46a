// Runs one test: audits its history, and compares the findings with the expected ones.
import { audit } from "../report/audit.ts";
import { type AuditInput, auditInput } from "../report/audit-input.ts";
import { SWITCHED_OFF } from "../report/rule-rows.ts";
import { builtinRules } from "../audits/index.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { evidenceOf } from "../model/evidence.ts";
import type { Finding, Location, Report, RuleRow } from "../model/report/index.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { formerNames, presentName } from "../policy/former-names.ts";
import { nameOf } from "../words.ts";
import type { TestCase } from "./test-file.ts";
import type { ExpectedInput } from "./test-schema.ts";

/** The policies under test, and their context. */
export type UnderTest = Pick<AuditInput, "policies" | "catalog" | "organization" | "builtin" | "sharedAccounts">;

/** A difference between expected and actual findings; one of them may be missing. */
export interface Difference {
  readonly rule: string;
  readonly expected: ExpectedInput | null;
  /** The place of the expectation, or of the test if there is none. */
  readonly location: Location;
  readonly found: FoundFinding | null;
  /** Why nothing could be found. */
  readonly note: string | null;
}

/** A finding in the terms of a test. */
export interface FoundFinding extends Pick<Finding, "rule" | "status" | "subject" | "severity" | "message"> {
  readonly revision: number | null;
  readonly resolved: number | null;
}

export interface TestResult {
  readonly name: string;
  readonly location: Location;
  readonly ok: boolean;
  readonly differences: readonly Difference[];
  /** The rules that this test proves to fail, if it passes. */
  readonly shows: readonly string[];
}

/** Returns the present and former ids of all rules that a test may name. */
export function rulesUnderTest({ policies: { rules, assertions, files } }: UnderTest): string[] {
  const all = [...rules, ...assertions];
  const formerIds = all.flatMap((rule) => formerNames(rule, files));
  return [...all.map((rule) => rule.id), ...builtinRules.keys(), ...formerIds];
}

/**
 * Runs one test.
 * @param testCase the test, whose rules may have their former ids
 * @param revisions the test's changes, sealed
 */
export function runTest(testCase: TestCase, revisions: readonly SealedRevision[], under: UnderTest): TestResult {
  const test = {
    ...testCase,
    expected: testCase.expected.map((item) => ({ ...item, rule: presentName(item.rule, under.policies) })),
  };
  const report = reportOf(revisions, test.asOf, under);
  const findings = relevant(report, test).map(foundOf);
  const pairs = matchFindings(test.expected, findings);
  const unmatched = findings.filter((_, i) => ![...pairs.values()].includes(i));
  const differences: Difference[] = [];
  for (const [i, expected] of test.expected.entries()) {
    if (pairs.has(i)) continue;
    const { location, ...terms } = expected;
    const near = nearestOf(terms, unmatched);
    if (near) unmatched.splice(unmatched.indexOf(near), 1);
    const note = near ? null : silence(expected.rule, report, revisions.length);
    differences.push({ rule: expected.rule, location, expected: terms, found: near ?? null, note });
  }
  for (const extra of unmatched)
    differences.push({ rule: extra.rule, location: test.location, expected: null, found: extra, note: null });
  return {
    name: test.name,
    location: test.location,
    ok: differences.length === 0,
    differences,
    shows: differences.length === 0 ? [...new Set(test.expected.map((finding) => finding.rule))] : [],
  };
}

function reportOf(revisions: readonly SealedRevision[], asOf: number, under: UnderTest): Report {
  const evidence = evidenceOf(
    { source: "file", origin: "test", emulated: false, requests: 0, revisions, conflicts: [], notEvaluated: [] },
    [],
  );
  const { policies, organization } = under;
  return audit(auditInput(evidence, under, { policies, organization, asOf }));
}

/** A rule without a test that makes it fail. */
export interface UntestedRule {
  readonly rule: string;
  readonly location: Location;
}

/** Whether a test can make a rule fail: the rule is about the history alone, and is not off. */
function isTestable({ subject, reason }: RuleRow): boolean {
  return /^(?:\/.*|editors|changes|)$/.test(subject) && reason !== SWITCHED_OFF;
}

/** Returns the rules that a test can make fail, and that no passing test makes fail. Rules of packs need no tests here. */
export function untestedRules(sets: readonly UnderTest[], results: readonly TestResult[]): UntestedRule[] {
  const shownRules = new Set(results.flatMap((result) => result.shows));
  const missing = new Map<string, UntestedRule>();
  for (const under of sets)
    for (const { id, policy, location } of reportOf([], 0, under).rules.filter(isTestable))
      if (policy !== null && location && !location.file.startsWith("pack:") && !shownRules.has(id))
        missing.set(id, { rule: id, location });
  return [...missing.values()];
}

/** Returns the findings that a test concerns: of the policies' rules, and of built-in rules that it names. */
function relevant(report: Report, test: TestCase): Finding[] {
  const expectedRules = new Set(test.expected.map((finding) => finding.rule));
  const policyRules = new Set(report.rules.flatMap((rule) => (rule.policy === null ? [] : [rule.id])));
  const formerIds = new Map(report.rules.map(({ id, formerly = [] }) => [id, formerly]));
  const nobody = new Set(test.changes.filter(({ user }) => user === null).map(({ revision }) => revision));
  return report.findings.filter((finding) => {
    if (expectedRules.has(finding.rule)) return true;
    const names = [finding.rule, ...(formerIds.get(finding.rule) ?? [])];
    if (test.rules && !test.rules.some((pattern) => names.some((name) => globMatches(pattern, name)))) return false;
    const { kind, introduced } = finding;
    const aboutPeople = kind === "editor" || kind === "change";
    if (aboutPeople && introduced.revision !== null && nobody.has(introduced.revision)) return false;
    return test.builtin || policyRules.has(finding.rule);
  });
}

function foundOf({ rule, introduced, resolved: end, status, subject, severity, message }: Finding): FoundFinding {
  const [revision, resolved] = [introduced.revision, end?.revision ?? null];
  return { rule, revision, resolved, status, subject, severity, message };
}

/** Whether a finding meets an expectation. Fields that the expectation lacks are not compared. */
function meets(expected: ExpectedInput, finding: FoundFinding): boolean {
  const keys = ["revision", "resolved", "status", "severity"] as const;
  return (
    expected.rule === finding.rule &&
    keys.every((key) => expected[key] === undefined || expected[key] === finding[key]) &&
    (expected.subject === undefined ||
      expected.subject === finding.subject ||
      expected.subject === nameOf(finding.subject))
  );
}

/** Matches expected and actual findings by index, as many as possible: a loose expectation yields to a strict one. */
function matchFindings(expected: readonly ExpectedInput[], findings: readonly FoundFinding[]): Map<number, number> {
  const owner = new Map<number, number>();
  const place = (i: number, triedPlaces: Set<number>): boolean => {
    const expectation = expected[i];
    for (const [j, finding] of findings.entries()) {
      if (!expectation || triedPlaces.has(j) || !meets(expectation, finding)) continue;
      triedPlaces.add(j);
      const before = owner.get(j);
      if (before !== undefined && !place(before, triedPlaces)) continue;
      owner.set(j, i);
      return true;
    }
    return false;
  };
  for (const i of expected.keys()) place(i, new Set());
  return new Map([...owner].map(([j, i]) => [i, j]));
}

/** Returns the finding that the author most likely meant: of the same rule, with the most equal fields. */
function nearestOf(expected: ExpectedInput, candidates: readonly FoundFinding[]): FoundFinding | undefined {
  const common = (finding: FoundFinding) =>
    (["revision", "resolved", "status", "subject", "severity"] as const).filter((key) =>
      meets({ rule: expected.rule, ...(expected[key] !== undefined && { [key]: expected[key] }) }, finding),
    ).length;
  return candidates.filter((finding) => finding.rule === expected.rule).toSorted((a, b) => common(b) - common(a))[0];
}

/** Returns why a rule could find nothing, if its test does not show the reason. */
function silence(rule: string, report: Report, revisions: number): string | null {
  const row = report.rules.find((row) => row.id === rule);
  const reason = row ? row.reason : report.notEvaluated.find(({ what }) => what === rule)?.reason;
  if (reason === SWITCHED_OFF) return `the rule is ${reason}: see builtin in driftline.yaml`;
  if (row && !isTestable(row)) return "the rule needs other data than the history, which a test does not have";
  if (row?.status === "not-evaluated" && reason) return `the rule is ${reason}: see the test's asOf`;
  const { count } = report.evidence.revisions;
  const later = revisions - count;
  return later > 0 ? `${later} of ${revisions} revisions ${later === 1 ? "is" : "are"} later than asOf` : null;
}
