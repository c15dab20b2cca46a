// The library's public API. Histories are sealed on input; there is no way to the raw data.
import { createCatalog } from "./catalog/catalog.ts";
import { type Blame, BlameTracker } from "./history/blame.ts";
import { type Diff, diffSettings } from "./history/changes.ts";
import { stepsOf } from "./history/steps.ts";
import type { SealedRevision } from "./model/sealed.ts";
import type { LoadedPolicies } from "./policy/load.ts";
import { loadNamed } from "./run/policies.ts";

export { audit } from "./report/audit.ts";
export { auditInput, type AuditInput } from "./report/audit-input.ts";
export { createCatalog } from "./catalog/catalog.ts";
export { DriftlineError } from "./errors.ts";
export { type Evidence, evidenceOf, type PulledHistory } from "./model/evidence.ts";
export type { Change, Finding, Report } from "./model/report/index.ts";
export type { SealedRevision } from "./model/sealed.ts";
export { reporters } from "./reporters/index.ts";
export * as seal from "./seal/session.ts";
export { type ApiClient, type ClientSettings, createClient } from "./api/client.ts";
export { ServiceError } from "./service/service-error.ts";
export { tidyTools, tidyToolsByName } from "./service/tidy.ts";

/**
 * Loads policies from files, folders or packs.
 * @throws DriftlineError `policy` with every problem of every file
 */
export async function loadPolicies(names: readonly string[], catalog = createCatalog()): Promise<LoadedPolicies> {
  return (await loadNamed(names, catalog)).policies;
}

/** Returns the differences between two revisions, by meaning. */
export function diff(
  before: SealedRevision,
  after: SealedRevision,
  catalog = createCatalog(),
): Omit<Diff, "entries" | "pairs"> {
  const { changes, representation, renames } = diffSettings(before.settings, after.settings, catalog);
  return { changes, representation, renames };
}

/** Returns each setting of the last revision: its value and the revision that set it. Takes revisions in order. */
export function blame(revisions: readonly SealedRevision[], catalog = createCatalog()): ReadonlyMap<string, Blame> {
  const tracker = new BlameTracker();
  for (const step of stepsOf(revisions, catalog)) tracker.see(step);
  return tracker.current();
}
