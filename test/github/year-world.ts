// The events of each day of the year: findings, policies, keys, modes, and runs.
import { auditName } from "../../src/github/keep-issues.ts";
import { auditId, short } from "../../src/github/marker.ts";
import type { Report } from "../../src/model/report/index.ts";
import { open } from "../../src/seal/session.ts";
import { ada, at as hour, HOUR, judge, policy } from "../support/history.ts";
import { audited, day, type Fate, ruleOf, type Told } from "./reports.ts";
import { defaults, type Settings } from "./world.ts";

export const DAYS = 365;
export const SUBJECTS = 11;

/** Days of events that are not changes of findings. */
export const days = {
  assigneeLeft: 125,
  secondAudit: 140,
  keyRotated: 145,
  stepsChangePlaces: 205,
  policyRenamed: 225,
  refused: 305,
  accepted: 335,
  organizationRenamed: 345,
};

/** Days without a run. */
export const missed = new Set([263, 283]);

const within = (today: number, from: number, until: number) => today >= from && today < until;
const has = (today: number, name: number, since: number): Fate[] =>
  today > since + 1 ? [{ name, status: "resolved", since }] : [];

/** Every tenth audit is unreliable and reports that; for a month the service refuses its key. */
export const isOdd = (today: number): boolean => today % 10 === 7;
export const isRefused = (today: number): boolean => within(today, days.refused, days.accepted);
export const organizationOf = (today: number): string => (today < days.organizationRenamed ? "corp" : "renamed");
export const keyOf = (today: number): string =>
  `the ${today < days.keyRotated ? "first" : "second"} fingerprint key of 32 bytes or more`;

// --- Two audits of one organization, jobs of one workflow that give their steps no name --------------------------------

export const audits = ["settings", "models"] as const;
export type Audit = (typeof audits)[number];

const job = (name: Audit) => ({ workflow: ".github/workflows/audit.yml", name });

/** Returns the identity of an audit in its issues. */
export const idOf = (name: Audit): string =>
  auditId(auditName({ audit: null, elsewhere: null, context: { job: job(name) } as never }));

/** Returns the settings of a run. @param attempt the run of the day; audits with the same attempt are one run */
export function settingsOf(name: Audit, today: number, attempt: number): Settings {
  const [first, second] = today < days.stepsChangePlaces ? ["__run", "__run_2"] : ["__run_2", "__run"];
  const common: Settings = {
    audit: idOf(name),
    flow: short(job(name).workflow),
    step: short(JSON.stringify([name, name === "settings" ? first : second])),
    place: { ...defaults.place, run: String(1000 + today * 10 + attempt) },
  };
  if (name === "models") return common;
  const isKept = within(today, 220, 260) || within(today, 293, 300);
  const anchor = isKept ? { size: today, head: `sha256:${"ab".repeat(32)}` } : null;
  return {
    ...common,
    mode: within(today, 280, 300) ? "single" : "per-finding",
    max: within(today, 225, 245) ? 1 : 20,
    anchor,
  };
}

/** Returns the report of an audit on a day. */
export async function reportOf(name: Audit, today: number): Promise<Report> {
  if (name === "models") return modelsOn(today);
  const report = audited(...toldOf(today));
  // Only the issues know the time of the last complete audit.
  return { ...report, evidence: { ...report.evidence, ledger: null } };
}

// --- The audit of the settings: findings with chosen fates --------------------------------------------------------------

function toldOf(today: number): [Fate[], Told] {
  const basics = { at: today, organization: organizationOf(today) };
  if (isRefused(today)) return [[], { ...basics, incomplete: true }];
  const doubt = today % 20 === 7 ? { incomplete: true } : { tampered: true };
  const policies = within(today, 80, 150) ? "without 4" : "with 4";
  return isOdd(today)
    ? [[], { ...basics, ...doubt }]
    : [fatesOf(today), { ...basics, policies, rules: rulesOf(today) }];
}

function fatesOf(today: number): Fate[] {
  const expires = (until: number) => ({ expires: day(until) });
  const resolvedAt = (end: number): Fate["status"] => (today < end ? "open" : "resolved");
  return [
    today < 200
      ? { name: 1, status: resolvedAt(100), dueAt: day(40) }
      : { name: 1, status: "open", window: 200, before: [0] },
    within(today, 20, 120)
      ? { name: 2, status: "excepted", ...expires(120) }
      : { name: 2, status: resolvedAt(210), ...(today >= 120 && expires(120)) },
    within(today, 60, 150)
      ? { name: 3, status: "excepted", ...expires(150) }
      : { name: 3, status: "open", ...(today >= 150 && expires(150)) },
    { name: 4, status: within(today, 80, 150) ? "none" : "open" },
    { name: 5, status: "open", severity: today < 90 ? "medium" : today < 180 ? "critical" : "high" },
    // Opened and closed again within a day, between two audits.
    today < 130 ? { name: 6, status: "open" } : { name: 6, status: "open", window: 130, before: [0] },
    { name: 7, status: "open" },
    { name: 8, status: resolvedAt(160) },
    ...(today >= 15 ? [{ name: 9, status: resolvedAt(170), severity: "low" } as const] : []),
    // Opened and remediated while no run was started.
    ...has(today, 10, 262.1),
    ...has(today, 11, 282.1),
  ];
}

const rulesOf = (today: number) =>
  Array.from({ length: SUBJECTS }, (_, i) => i + 1)
    .filter((name) => name !== 4 || !within(today, 80, 150))
    .map((name) => ({ id: ruleOf(name) }));

// --- The audit of the models: a history, judged by policies of its own --------------------------------------------------

const model = (id: string, host = "llm.example", apiKey = "${KEY}") => ({
  id,
  model: id,
  provider: "openai",
  baseUrl: `https://${host}/v1`,
  apiKey,
});
const many = (host: string) => Array.from({ length: 300 }, (_, i) => model(`m${i}`, host));
const literal = model("literal", "llm.example", "sk-live-51a8b7c6d5e4f3a2b1c0");

/** The models from a time of the year on. */
const history: readonly (readonly [number, readonly object[]])[] = [
  [130, [model("one")]],
  [141.4, [model("one"), literal]],
  // Moved to another host and back between two audits.
  [154.3, [model("one", "elsewhere.example"), literal]],
  [154.7, [model("one"), literal]],
  [358.2, [model("one"), literal, ...many("llm.example")]],
  // One edit moves 300 models, and another one restores them.
  [358.6, [model("one"), literal, ...many("elsewhere.example")]],
  [361.4, [model("one"), literal, ...many("llm.example")]],
];

const rules = "settings: { customModels: { each: { apiKey: { secret: reference } } } }\n";
const [before, after] = [policy(`id: models\n${rules}`), policy(`id: routes\nformerly: [models]\n${rules}`)];

async function modelsOn(today: number): Promise<Report> {
  const organization = organizationOf(today);
  const session = open({ organization, key: keyOf(today) });
  if (!isRefused(today))
    for (const [i, [at, customModels]] of history.entries()) {
      const change = { revision: i + 1, settings: { customModels }, user: ada, updatedAt: day(at) };
      if (at <= today) session.line(Buffer.from(JSON.stringify(change)), "the change");
    }
  const report = await judge([], await (today < days.policyRenamed ? before : after), {
    organization,
    hours: (Date.parse(day(today)) - hour(0)) / HOUR,
    evidence: { revisions: session.finish().revisions },
    problems: isRefused(today) ? ["the service refuses the key (401)"] : [],
  });
  if (isRefused(today)) return report;
  // A finding of the other audit as well.
  const shared = audited([{ name: 7, status: "open" }], { organization });
  return { ...report, findings: [...report.findings, ...shared.findings], rules: [...report.rules, ...shared.rules] };
}
