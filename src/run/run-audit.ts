// Runs one audit from its options to a report, for the command line, the Action and the demo.
import { audit } from "../report/audit.ts";
import { type AuditInput, auditInput } from "../report/audit-input.ts";
import type { SampleRequest } from "../report/sample.ts";
import { usageError } from "../errors.ts";
import type { Hear } from "../model/progress.ts";
import type { EvidenceProblem, Report } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { renewExceptions } from "../policy/exceptions.ts";
import type { LoadedPolicies, Source as PolicySource } from "../policy/load.ts";
import { type FormatName, isArchive } from "../reporters/index.ts";
import type { Config } from "./config.ts";
import { type OpenedEvidence, openEvidence } from "./evidence.ts";
import { chooseSource, type Source, type SourceOptions } from "./source.ts";
import type { ExtraChoice } from "./extra-names.ts";
import { leakAllowlist } from "./leak-allowlist.ts";
import { type ChosenPolicies, choosePolicies, policyTexts, watchOf } from "./policies.ts";
import type { ReadPolicyHistory } from "./policy-history.ts";
import type { Background } from "./package/background.ts";
import { factsOf, historyDigest, withRunFacts } from "./run-facts.ts";
import { policyNames } from "./policy-names.ts";
import { version } from "../model/version.ts";

export interface AuditOptions extends SourceOptions {
  readonly config: Config;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly policies?: readonly string[] | undefined;
  readonly ownPolicies?: readonly PolicySource[];
  /** Milliseconds; undefined: now, and nothing is left out. */
  readonly asOf?: number | undefined;
  readonly requireContiguous?: boolean | undefined;
  readonly failOn: Severity | "never";
  /** Default: never. */
  readonly failOnTransient?: Severity | undefined;
  readonly reportSeverity?: Severity | undefined;
  readonly since?: string | undefined;
  /** The size of the sample of changes to test by hand, and its seed. */
  readonly sample?: SampleRequest | undefined;
  /** The formats that will be published: their fixed texts are not secrets. */
  readonly formats: readonly FormatName[];
  /** Further texts that will be published anyway, and are not secrets. */
  readonly allowedTexts?: readonly string[];
  /** Read everything, whatever the ledger knows. */
  readonly full?: boolean | undefined;
  /** A head of the ledger that was noted outside. */
  readonly expectHead?: string | undefined;
  /** Who noted that head: `issue #7`. */
  readonly expectedBy?: string | undefined;
  /** Whether the run may add itself to its ledger; default: true. */
  readonly appends?: boolean | undefined;
  /** Further problems that make the evidence incomplete. */
  readonly problems?: readonly EvidenceProblem[];
  /** Also judge each revision by the policies of its time, from git. */
  readonly policyHistory?: "git" | undefined;
  /** Evidence to read besides the history; default: as configured. */
  readonly with?: readonly ExtraChoice[] | undefined;
  /** The first day of usage; default: the first day with figures. */
  readonly usageFrom?: string | undefined;
  /** Whether the source is the sample organization. */
  readonly demo?: boolean;
  readonly progress?: Hear | undefined;
  /**
   * Called with the source, the files read so far and the folder of the ledger, after they were checked and before
   * anything is pulled. Without a ledger the folder is null.
   */
  readonly ready?: (source: Source, inputs: readonly string[], ledger: string | null) => Promise<void>;
}

export interface AuditResult {
  readonly report: Report;
  /** Whether a text to be published shows a secret of this history. */
  readonly leaks: (text: string) => boolean;
  readonly policies: LoadedPolicies;
  /** What an evidence package holds besides reports. */
  readonly background: Background;
  /** The report if the run is not added to its ledger. */
  readonly unkept?: Report;
  /** Adds the run to its ledger. Called after the report was scanned, and before it is published. */
  readonly keep?: () => Promise<void>;
  /** Releases the lock of the ledger. */
  readonly close?: () => Promise<void>;
}

/** An audit that still has the settings of its history. */
export interface RepeatableAudit extends AuditResult {
  /** Judges the same evidence by other current policies. */
  readonly judge: (policies: LoadedPolicies) => Report;
}

/** @throws DriftlineError `usage`, `config` or `policy` before anything is pulled */
export async function runAudit(options: AuditOptions): Promise<RepeatableAudit> {
  return auditEvidence(options, false);
}

/**
 * Audits like runAudit, as the last reader of the history: its settings are given up while they are judged, if no output
 * holds them.
 */
export async function runLastAudit(options: AuditOptions): Promise<AuditResult> {
  return auditEvidence(options, true);
}

async function auditEvidence(options: AuditOptions, isLast: boolean): Promise<RepeatableAudit> {
  const { config, environment } = options;
  if (options.formats.includes("sample-csv") && options.sample === undefined)
    throw usageError("sample-csv needs a sample", "write --sample 25 --seed <any text>");
  const choice = await choosePolicies(options.policies, config, options.ownPolicies);
  const { sources } = choice;
  const source = await chooseSource(options, config, environment);
  const files = [...sources.map(({ file }) => file), ...(config.file === null ? [] : [config.file])];
  const inputs = [
    ...files,
    ...(source.kind === "service" && options.apiKeyFile !== undefined ? [options.apiKeyFile] : []),
  ];
  await options.ready?.(source, inputs, source.kind === "ledger" ? source.dir : (options.ledger ?? config.ledger));
  const past = options.policyHistory === undefined ? undefined : await pastOf(choice, options);
  const now = Date.now();
  const asOf = options.asOf ?? now;
  const openedEvidence = await openEvidence(source, {
    config,
    environment,
    allowedTexts: [
      ...policyTexts(choice),
      ...factsOf(source, files, environment),
      ...(past?.texts ?? []),
      ...(await leakAllowlist(options.formats)),
      ...(options.allowedTexts ?? []),
    ],
    ledger: {
      dir: options.ledger ?? config.ledger,
      full: options.full ?? false,
      expectHead: options.expectHead,
      expectedBy: options.expectedBy,
      now: asOf,
    },
    extras: options.with ?? config.with,
    range: { from: options.usageFrom ?? null, asOf, now, watch: watchOf(choice.policies) },
    demo: options.demo,
    problems: options.problems,
    progress: options.progress,
  });
  const { ledger, ledgerDir, sealed, evidence, extras } = openedEvidence;
  try {
    // The ledger and the package keep the policies in the form that judged.
    const underKey = (by: LoadedPolicies) => ({ ...by, exceptions: renewExceptions(by.exceptions, sealed.renewed) });
    const policies = underKey(choice.policies);
    const judge = (by: LoadedPolicies, more: Pick<AuditInput, "policyHistory" | "isLast"> = {}) =>
      audit(
        auditInput(evidence, config, {
          policies: by,
          ...more,
          organization: source.organization,
          version,
          asOf,
          cut: options.asOf !== undefined,
          requireContiguous: options.requireContiguous ?? false,
          ...extras,
          progress: options.progress,
          sample: options.sample,
          view: {
            reportSeverity: options.reportSeverity ?? null,
            since: options.since ?? null,
            failOn: options.failOn,
            ...(options.failOnTransient && { failOnTransient: options.failOnTransient }),
          },
        }),
      );
    // A ledger identifies its history.
    const history = evidence.value.ledger ? null : historyDigest(sealed, options.asOf, options.formats);
    const isRenewed = policies.exceptions.some((exception, i) => exception !== choice.policies.exceptions[i]);
    const by = { options, policies: choice.namedSources, history, isRenewed };
    const holdsHistory = ledger !== undefined || options.formats.some(isArchive);
    const report = withRunFacts(judge(policies, { policyHistory: past?.history, isLast: isLast && !holdsHistory }), by);
    const result = {
      report,
      leaks: sealed.outputLeaks,
      policies,
      judge: (otherPolicies: LoadedPolicies) => judge(underKey(otherPolicies)),
      background: { sources, config, policies, sealed, ledgerDir },
    };
    return ledger ? await withLedger(result, options, { ...openedEvidence, ledger, now }, by) : result;
  } catch (error) {
    await ledger?.close();
    throw error;
  }
}

/** Adds the plan of the ledger entry to a result. Writes nothing yet. */
async function withLedger(
  result: RepeatableAudit,
  options: AuditOptions,
  openedEvidence: OpenedEvidence & { readonly ledger: Ledger; readonly now: number },
  by: Parameters<typeof withRunFacts>[1],
): Promise<RepeatableAudit> {
  const { ledger } = openedEvidence;
  const close = async () => ledger.close();
  if (options.appends === false) return { ...result, close };
  const { report, policies } = result;
  const { entriesOf, withHead } = await import("./ledger.ts");
  const plan = ledger.plan(
    entriesOf(ledger.state, ledger.head, {
      ...openedEvidence,
      config: options.config,
      policies,
      policyHistory: options.policyHistory ?? null,
      report,
      cut: options.asOf !== undefined,
      contiguous: options.requireContiguous ?? false,
    }),
  );
  return {
    ...result,
    report: withRunFacts(withHead(report, plan), by),
    unkept: report,
    background: { ...result.background, plan },
    keep: async () => ledger.commit(plan),
    close,
  };
}

async function pastOf(choice: ChosenPolicies, options: AuditOptions): Promise<ReadPolicyHistory> {
  const { readPolicyHistory } = await import("./policy-history.ts");
  const { config, asOf, ownPolicies: own = [] } = options;
  const names = await policyNames(options.policies, config);
  return readPolicyHistory(choice, { names, own, config, now: asOf === undefined ? Date.now() : undefined });
}
