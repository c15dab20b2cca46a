// Judges a run of the ledger again with the ledger's content at that time, and compares the findings.
import { namedRules } from "../../audits/named-rules.ts";
import { restsOnOther } from "../../audits/needs.ts";
import { createCatalog } from "../../catalog/catalog.ts";
import { type Checks, loadChecks } from "../../checks/index.ts";
import type { SchemaTest } from "../../checks/json-schema.ts";
import type { RunEntry } from "../../ledger/entry.ts";
import type { LedgerState } from "../../ledger/state.ts";
import { evidenceOf } from "../../model/evidence.ts";
import type { Json } from "../../model/json.ts";
import type { Policies } from "../../model/policy.ts";
import type { Severity } from "../../model/severity.ts";
import { audit } from "../../report/audit.ts";
import { auditInput } from "../../report/audit-input.ts";
import { isUnread } from "../../report/unread.ts";
import { factsOf, recallAll } from "../../run/ledger.ts";
import { open } from "../../seal/session.ts";

/** The parts of policies that JSON cannot express. */
interface Tools {
  readonly checks: Checks;
  compile(schema: Json): SchemaTest;
}

export async function loadTools(): Promise<Tools> {
  const [checks, { schemaTest }] = await Promise.all([loadChecks(), import("../../checks/json-schema.ts")]);
  return { checks, compile: (schema) => schemaTest(schema, true) };
}

interface Judge {
  readonly aliases: Readonly<Record<string, string>>;
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  readonly sharedAccounts?: readonly string[];
  readonly auditEverySeconds?: number;
  readonly policies: Policies;
}

/**
 * Repeats a run.
 * @param tools from loadTools
 * @returns null if the findings equal the entry's; otherwise the difference
 */
export function replay(state: LedgerState, run: RunEntry, organization: string, tools: Tools): string | null {
  const judge = state.policies.get(run.policy) as unknown as Judge;
  const { aliases, builtin, sharedAccounts = [], auditEverySeconds = null, policies } = judge;
  const catalog = createCatalog(aliases);
  const session = open({ organization, catalog, kept: true });
  recallAll(session, state);
  const sealed = session.finish([], false);
  const input = { state, head: run.before, size: 0, anchored: false };
  const evidence = evidenceOf(
    {
      source: run.source,
      origin: run.origin,
      emulated: false,
      requests: run.requests,
      revisions: sealed.revisions,
      conflicts: run.conflicts,
      notEvaluated: [],
      ledger: factsOf(input, sealed, []),
    },
    run.problems.filter((code) => !isUnread(code)).map((code) => ({ code, message: code })),
  );
  const settings = { catalog, builtin, sharedAccounts, auditEverySeconds };
  const report = audit(
    auditInput(evidence, settings, {
      policies: {
        ...policies,
        assertions: policies.assertions.map((assertion) => ({ ...assertion, test: tools.compile(assertion.schema) })),
        checks: tools.checks,
      },
      organization,
      version: run.tool,
      asOf: Date.parse(run.at),
      cut: run.cut,
      requireContiguous: run.contiguous,
    }),
  );
  const rules = namedRules(policies);
  const ids = (status: string) =>
    report.findings
      .filter((finding) => finding.status === status && !restsOnOther(finding, rules, run))
      .map((finding) => finding.id);
  return (
    difference("open", run.open, ids("open")) ?? difference("accepted by an exception", run.excepted, ids("excepted"))
  );
}

function difference(statusWords: string, recorded: readonly string[], replayed: readonly string[]): string | null {
  const [left, right] = [new Set(recorded), new Set(replayed)];
  const lostCount = recorded.filter((id) => !right.has(id)).length;
  const more = replayed.filter((id) => !left.has(id)).length;
  if (lostCount + more === 0) return null;
  return `judged again, it lacks ${lostCount} of the findings that it reported as ${statusWords}, and has ${more} others`;
}
