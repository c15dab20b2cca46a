// One audit from its options to a report, the same for the command line, the Action and the demo.
import { audit } from "../audit.ts";
import { DriftlineError } from "../errors.ts";
import type { Report } from "../model/report.ts";
import type { Severity } from "../model/severity.ts";
import type { Source as PolicySource } from "../policy/load.ts";
import type { FormatName } from "../reporters/index.ts";
import type { Config } from "./config.ts";
import { chooseSource, gather, type Source, type SourceOptions } from "./evidence.ts";
import { ownWords } from "./own-words.ts";
import { choosePolicies } from "./policies.ts";
import { version } from "./version.ts";

export interface AuditOptions extends SourceOptions {
  readonly config: Config;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly policies?: readonly string[] | undefined;
  /** Policies that are no files. */
  readonly ownPolicies?: readonly PolicySource[];
  /** Milliseconds; undefined: now, and nothing is left out. */
  readonly asOf?: number | undefined;
  readonly requireContiguous?: boolean | undefined;
  readonly failOn: Severity | "never";
  readonly reportSeverity?: Severity | undefined;
  readonly since?: string | undefined;
  /** The formats that will be published, because their own words hide nothing. */
  readonly formats: readonly FormatName[];
  /** The source is the sample organization. */
  readonly demo?: boolean;
  /** Called with the source and the files read so far, when both are known to be good and before anything is pulled. */
  readonly ready?: (source: Source, inputs: readonly string[]) => Promise<void>;
}

export interface AuditResult {
  readonly report: Report;
  /** Whether a text holds a secret of this history. */
  readonly leaks: (text: string) => boolean;
}

/** @throws DriftlineError `usage`, `config` or `policy` before anything is pulled */
export async function runAudit(options: AuditOptions): Promise<AuditResult> {
  const { config, environment } = options;
  const { policies, sources } = await choosePolicies(options.policies, config, options.ownPolicies);
  const source = await chooseSource(options, config, environment);
  await options.ready?.(source, [...sources.map(({ file }) => file), ...(config.file === null ? [] : [config.file])]);
  const known = [...sources.map(({ text }) => text), ...(await ownWords(options.formats))];
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || undefined;
  const { evidence, sealed } = await gather(source, config, key, known, options.demo);
  const report = audit({
    evidence,
    policies,
    catalog: config.catalog,
    organization: source.organization,
    version,
    asOf: options.asOf ?? Date.now(),
    cut: options.asOf !== undefined,
    requireContiguous: options.requireContiguous ?? false,
    builtin: config.builtin,
    view: { reportSeverity: options.reportSeverity ?? null, since: options.since ?? null, failOn: options.failOn },
  });
  return { report, leaks: sealed.leaks };
}

/** An output that holds a secret is withheld, and with it every other one. @throws DriftlineError `leak` */
export function withhold(name: string, text: string, leaks: (text: string) => boolean): void {
  if (leaks(text))
    throw new DriftlineError("leak", {
      message: `${name} would have shown a secret of the history and was withheld, with every other output`,
      hint: "this is a defect of Driftline: please report it, without the history",
    });
}
