// One audit of a generated organization, made as the product makes it, with nothing made twice that can be made once.
import { audit } from "../../src/report/audit.ts";
import type { AuditInput } from "../../src/report/audit-input.ts";
import { builtinRules } from "../../src/audits/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { evidenceOf } from "../../src/model/evidence.ts";
import type { SealedRevision } from "../../src/model/sealed.ts";
import type { Report } from "../../src/model/report/index.ts";
import { type LoadedPolicies, loadPolicies } from "../../src/policy/load.ts";
import { at, type RawChange, seal } from "../support/history.ts";
import { textsOf, type Written } from "./arbitrary-policies.ts";

const catalog = createCatalog();

/** The instant taken as now: far enough behind the history for every exception's date to mean something. */
export const NOW = at(1000);

export async function loaded(parts: Written): Promise<LoadedPolicies> {
  const sources = textsOf(parts).map((text, i) => ({ file: `policy${i + 1}.yaml`, text }));
  return loadPolicies(sources, { catalog, builtin: builtinRules.keys(), resolve: async () => undefined, packs: [] });
}

type Options = Partial<Pick<AuditInput, "asOf" | "builtin">>;

export function audited(changes: readonly RawChange[], policies: LoadedPolicies, options: Options = {}): Report {
  return auditedOf(seal(changes), policies, options);
}

/** The same of revisions that are sealed already. */
export function auditedOf(
  revisions: readonly SealedRevision[],
  policies: LoadedPolicies,
  options: Options = {},
): Report {
  const pulled = {
    source: "file" as const,
    origin: "test",
    emulated: false,
    requests: 0,
    revisions,
    conflicts: [],
    notEvaluated: [],
  };
  return audit({
    evidence: evidenceOf(pulled, []),
    policies,
    catalog,
    organization: "corp",
    version: "test",
    asOf: NOW,
    cut: true,
    requireContiguous: false,
    builtin: {},
    view: { reportSeverity: null, since: null, failOn: "high" },
    ...options,
  });
}

export async function report(changes: readonly RawChange[], parts: Written): Promise<Report> {
  return audited(changes, await loaded(parts));
}
