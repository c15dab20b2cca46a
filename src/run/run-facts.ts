// Facts about a run for auditors: who ran it and where, on which history, and the command to repeat it.
import { createHash } from "node:crypto";
import type { Report } from "../model/report/index.ts";
import type { Source as PolicySource } from "../policy/load.ts";
import type { SealedHistory } from "../seal/session.ts";
import { StoredSpeller } from "../seal/stored-form.ts";
import { visibleJson } from "../text.ts";
import type { Config } from "./config.ts";
import { askedFor, type ExtraChoice, type ExtraName, keptExtras } from "./extra-names.ts";
import { shellWord } from "./shell-word.ts";
import { originOf, type Source } from "./source.ts";

interface RunOptions {
  readonly formats: readonly string[];
  readonly config: Pick<Config, "file" | "text" | "with">;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly asOf?: number | undefined;
  readonly requireContiguous?: boolean | undefined;
  readonly policyHistory?: "git" | undefined;
  readonly with?: readonly ExtraChoice[] | undefined;
  readonly usageFrom?: string | undefined;
}

/** What determined the report besides the history. */
interface Inputs {
  readonly options: RunOptions;
  /** The named policies, without extended ones. */
  readonly policies: readonly PolicySource[];
  /** The digest of the history; null if the report does not tell it. */
  readonly history: string | null;
  /** Whether exceptions list secrets by fingerprints that only an audit with both fingerprint keys can compare. */
  readonly isRenewed?: boolean;
}

/** Yields the lines of a history file up to the last judged revision. */
export function* historyLines(
  { revisions, mark }: Pick<SealedHistory, "revisions" | "mark">,
  last: number,
): Generator<string> {
  const speller = new StoredSpeller(visibleJson);
  for (const revision of revisions) if (revision.revision <= last) yield `${speller.changeLine(revision, mark)}\n`;
}

/**
 * Returns the digest of a history up to an instant, for a report in these formats; null for a text report: it is not
 * handed on, and serialising the whole history takes as long as reading it.
 * @param until milliseconds; undefined: the whole history
 */
export function historyDigest(
  sealed: SealedHistory,
  until: number | undefined,
  formats: RunOptions["formats"],
): string | null {
  if (formats.every((format) => format === "text")) return null;
  const last = sealed.revisions.findLast(({ time }) => time <= (until ?? Infinity));
  return digestOf(historyLines(sealed, last?.revision ?? -1));
}

/** Adds to a report who ran it, the digest of its history, and the command that repeats it. */
export function withRunFacts(report: Report, inputs: Inputs): Report {
  const { ledger } = report.evidence;
  const { history } = inputs;
  const run = runOf(inputs.options.environment);
  // No input shows what the evidence lacks: with the same inputs, an audit would have another verdict.
  const isKnown = ledger !== null || history !== null;
  // The command would leave out revisions that are dated later than this audit.
  const isPast = report.revisions.every((row) => row.at <= report.asOf);
  const restsOnMore = inputs.isRenewed === true || restsOnAnswers(report, inputs.options);
  const isRepeatable = report.evidence.complete && isKnown && isPast && !restsOnMore;
  const again = isRepeatable ? commandOf(report, inputs, history) : null;
  const { file } = inputs.options.config;
  const config = file === null ? {} : { config: file };
  return { ...report, evidence: { ...report.evidence, ...config, history, run, command: again } };
}

/** Whether the service was asked for anything that no input of a repeated audit has. */
function restsOnAnswers({ evidence: { source, ledger } }: Report, options: RunOptions): boolean {
  const names = [...askedFor(options.with ?? options.config.with).keys()];
  // The members of now are not those that the ledger had at a past time.
  const isLater = (name: ExtraName) => name === "access" && options.asOf !== undefined;
  return source === "service" && names.some((name) => ledger === null || !keptExtras.has(name) || isLater(name));
}

/**
 * Returns what outputs say of a run besides its history: where that comes from, the files, and the workflow with the
 * addresses of links. Like the texts of policies, these are no secrets.
 */
export function factsOf(source: Source, files: readonly string[], environment: RunOptions["environment"]): string[] {
  const run = runOf(environment);
  const facts = [originOf(source), ...files];
  if (run === null) return facts;
  const address = `${run.server ?? ""}/${run.repository}`;
  const links = [`${address}/actions/runs/${run.id}`, ...files.map((file) => `${address}/blob/HEAD/${file}`)];
  return [...facts, ...links, ...Object.values(run).filter((value) => typeof value === "string")];
}

/** Returns the GitHub workflow of this run; null elsewhere. */
function runOf(environment: RunOptions["environment"]): Report["evidence"]["run"] {
  const of = (name: string) => environment[`GITHUB_${name}`] || null;
  const [repository, id] = [of("REPOSITORY"), of("RUN_ID")];
  if (of("ACTIONS") !== "true" || repository === null || id === null) return null;
  const ref = of("WORKFLOW_REF") ?? "";
  const file = ref.startsWith(`${repository}/`) ? ref.slice(repository.length + 1).replace(/@.*$/, "") : "";
  return {
    actor: of("ACTOR"),
    repository,
    workflow: of("WORKFLOW"),
    id,
    attempt: of("RUN_ATTEMPT"),
    commit: of("SHA"),
    server: of("SERVER_URL"),
    ...(file !== "" && { file }),
  };
}

/** Names inputs by SHA-256: paths on one machine identify nothing elsewhere. */
function commandOf(report: Report, { options, policies }: Inputs, history: string | null): string {
  const { organization, asOf, view, sample, evidence } = report;
  const { config } = options;
  const extras = options.with ?? config.with;
  const words = [
    "driftline",
    "audit",
    ...(history === null ? ["--ledger", evidence.ledger?.head ?? ""] : ["--history", history]),
    "--organization",
    organization,
    ...(config.text === null ? [] : ["--config", digestOf([config.text])]),
    "--policy",
    ...policies.map(({ text }) => digestOf([text])),
    "--as-of",
    asOf,
    "--fail-on",
    view.failOn,
    ...(view.failOnTransient === undefined ? [] : ["--fail-on-transient", view.failOnTransient]),
    ...(view.reportSeverity === null ? [] : ["--report-severity", view.reportSeverity]),
    ...(view.since === null ? [] : ["--since", view.since]),
    ...(options.requireContiguous === true ? ["--require-contiguous"] : []),
    ...(options.policyHistory === undefined ? [] : ["--policy-history", options.policyHistory]),
    ...(extras.length === 0 ? [] : ["--with", extras.join(",")]),
    ...(options.usageFrom === undefined ? [] : ["--usage-from", options.usageFrom]),
    ...(sample === null ? [] : ["--sample", `${sample.size}`, "--seed", sample.seed]),
  ];
  return words.map(shellWord).join(" ");
}

export function digestOf(texts: Iterable<string>): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return `sha256:${hash.digest("hex")}`;
}
