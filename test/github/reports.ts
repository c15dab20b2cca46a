// Reports for the tests of issues: a few subjects with chosen fates.
import type { Finding, Report, RuleRow } from "../../src/model/report/index.ts";
import type { Severity } from "../../src/model/severity.ts";
import { ada, bo, counted, drifted, finding, mallory } from "../reporters/sample.ts";

export const DAY = 86_400_000;
const START = Date.parse("2026-01-01T00:00:00.000Z");

export const day = (n: number): string => new Date(START + n * DAY).toISOString();

/** The state of a subject: its name, and the state of its windows. */
export interface Fate {
  readonly name: number;
  readonly status: Finding["status"] | "none";
  /** The number of its window: another number is another finding of the same subject. */
  readonly window?: number;
  readonly severity?: Severity;
  readonly dueAt?: string | null;
  readonly expires?: string;
  readonly since?: number;
  /** Earlier windows that ended. */
  readonly before?: readonly number[];
}

export const ruleOf = (name: number): string => `policy/setting${name}`;
const hex = (n: number) => n.toString(16).padStart(16, "0");

function windowOf(fate: Fate, window: number, status: Finding["status"]): Finding {
  const { name, severity = "high", since = 0, dueAt = null, expires } = fate;
  const at = day(since + window);
  const open = status === "open" || status === "excepted";
  return finding(name, {
    id: `f_${hex(name * 1000 + window)}`,
    key: `k_${hex(name)}`,
    rule: ruleOf(name),
    title: `Setting ${name} is as it should be`,
    subject: `/setting${name}`,
    severity,
    status,
    message: `setting${name} is wrong`,
    expected: { equals: "right" },
    before: "right",
    actual: "wrong",
    offending: ["wrong"],
    introduced: { revision: 10 + window, at, by: mallory, exact: true },
    resolved: open || status === "noted" ? null : { revision: 11 + window, at: day(since + window + 1), by: ada },
    exposureSeconds: 3600,
    dueAt,
    fix: { [`setting${name}`]: "right" },
    exception:
      expires === undefined
        ? null
        : {
            owner: "grace@example.com",
            reason: "pilot",
            ticket: null,
            category: null,
            from: day(0),
            expires,
            state: status === "excepted" ? "active" : "expired",
          },
  });
}

export interface Told {
  readonly at?: number;
  readonly organization?: string;
  /** The rules of the run; default: those of the subjects. */
  readonly rules?: readonly (Pick<RuleRow, "id"> & Partial<RuleRow>)[];
  /** The digest of the policies. */
  readonly policies?: string;
  readonly incomplete?: boolean;
  readonly tampered?: boolean;
  readonly reportSeverity?: Severity | null;
  /** The day of the last audit in the ledger; default: no ledger. */
  readonly last?: number;
}

/** Makes the report of an audit on one day. */
export function audited(fates: readonly Fate[], options: Told = {}): Report {
  const { at = 30, organization = "corp", incomplete = false, tampered = false, reportSeverity = null } = options;
  const base = drifted();
  const findings = fates.flatMap((fate) => [
    ...(fate.before ?? []).map((window) => windowOf(fate, window, "resolved")),
    ...(fate.status === "none" ? [] : [windowOf(fate, fate.window ?? 0, fate.status)]),
  ]);
  const rules = options.rules ?? fates.map(({ name }) => ({ id: ruleOf(name) }));
  const { sinceLast } = base.summary;
  return counted({
    ...base,
    summary: {
      ...base.summary,
      sinceLast: options.last === undefined || sinceLast === null ? null : { ...sinceLast, at: day(options.last) },
    },
    organization,
    asOf: day(at),
    verdict: tampered ? "tampered" : incomplete ? "incomplete" : "drifted",
    view: { ...base.view, reportSeverity },
    evidence: {
      ...base.evidence,
      complete: !incomplete,
      ...(options.policies !== undefined && {
        policies: base.evidence.policies.map((file) => ({ ...file, digest: options.policies! })),
      }),
      problems: incomplete ? [{ code: "page", message: "a page did not come" }] : [],
    },
    rules: rules.map((rule) => ({ ...base.rules[0]!, status: "failing", owner: bo.email, ...rule })),
    findings,
  });
}
