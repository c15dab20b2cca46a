// Histories for tests: raw changes through the real seal, and short audits.
import { audit } from "../../src/report/audit.ts";
import type { AuditInput } from "../../src/report/audit-input.ts";
import { builtinRules } from "../../src/audits/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { evidenceOf, type PulledHistory } from "../../src/model/evidence.ts";
import type { Report } from "../../src/model/report/index.ts";
import type { SealedRevision } from "../../src/model/sealed.ts";
import { type LoadedPolicies, loadPolicies } from "../../src/policy/load.ts";
import { open } from "../../src/seal/session.ts";

export interface RawChange {
  readonly revision: number;
  readonly settings: Record<string, unknown>;
  readonly user?: unknown;
  readonly updatedAt: string;
}

export const ada = { id: "user_ada", email: "ada@corp.example", name: "Ada" };
export const bo = { id: "user_bo", email: "bo@corp.example", name: "Bo" };

export const HOUR = 3_600_000;
const catalog = createCatalog();
const START = Date.parse("2026-03-01T00:00:00Z");

/** Makes a history of settings, one revision per hour, by default by Ada. */
export function hourly(
  ...settings: (Record<string, unknown> | { by: unknown; set: Record<string, unknown> })[]
): RawChange[] {
  return settings.map((setting, i) => {
    const { by, set } =
      "by" in setting && "set" in setting
        ? (setting as { by: unknown; set: Record<string, unknown> })
        : { by: ada, set: setting };
    return { revision: i + 1, settings: set, user: by, updatedAt: new Date(START + i * HOUR).toISOString() };
  });
}

/** The time `hours` after the first revision of `hourly`. */
export const at = (hours: number): number => START + hours * HOUR;

export function seal(changes: readonly RawChange[], key?: string): readonly SealedRevision[] {
  const session = open({ organization: "corp", key, catalog });
  for (const change of changes) session.line(Buffer.from(JSON.stringify(change)), "the change");
  return session.finish().revisions;
}

export async function policy(text: string, ...more: string[]): Promise<LoadedPolicies> {
  const sources = [text, ...more].map((item, i) => ({ file: `policy${i === 0 ? "" : i + 1}.yaml`, text: item }));
  return loadPolicies(sources, { catalog, builtin: builtinRules.keys(), resolve: async () => undefined, packs: [] });
}

export const always = "id: always\nsettings: { ideAutoConnect: { set: false, severity: info } }\n";

/** Is used by most audits of tests, and loaded once. */
let loadedAlways: Promise<LoadedPolicies> | undefined;

/** Audits a history. `hours` is the time of the audit after the first revision; everything else may be overridden. */
export async function judge(
  changes: readonly RawChange[],
  policies: string | LoadedPolicies = always,
  options: Partial<Omit<AuditInput, "asOf" | "evidence">> & {
    hours?: number;
    evidence?: Partial<PulledHistory>;
    problems?: string[];
  } = {},
): Promise<Report> {
  const { hours = 1000, evidence, problems = [], ...rest } = options;
  const pulled: PulledHistory = {
    source: "file",
    origin: "test",
    emulated: false,
    requests: 0,
    revisions: seal(changes),
    conflicts: [],
    notEvaluated: [],
    ...evidence,
  };
  return audit({
    policies:
      policies === always
        ? await (loadedAlways ??= policy(always))
        : typeof policies === "string"
          ? await policy(policies)
          : policies,
    catalog,
    organization: "corp",
    version: "test",
    asOf: at(hours),
    cut: true,
    requireContiguous: false,
    builtin: {},
    view: { reportSeverity: null, since: null, failOn: "high" },
    ...rest,
    evidence: evidenceOf(
      pulled,
      problems.map((code) => ({ code, message: code })),
    ),
  });
}

/** Returns findings in short: `rule subject introduced-resolved status`. */
export function short(report: Report, rules = /./): string[] {
  return report.findings
    .filter((finding) => rules.test(finding.rule))
    .map(
      ({ rule, subject, introduced, resolved, status }) =>
        `${rule} ${subject} ${introduced.revision}-${resolved?.revision ?? ""} ${status}`,
    );
}
