// The GitHub Action: inputs in; summary, annotations, report files and outputs out. The runner reads our log as commands,
// so only constants and escaped text go there.
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as core from "@actions/core";
import { DriftlineError } from "./errors.ts";
import type { Delivered } from "./github/deliver.ts";
import { type IssueOptions, keepIssues } from "./github/keep-issues.ts";
import type { Report } from "./model/report.ts";
import { severities } from "./model/severity.ts";
import { type FormatName, reporters } from "./reporters/index.ts";
import { type Config, readConfig } from "./run/config.ts";
import { issueOptions } from "./run/issue-inputs.ts";
import type { ExtraName } from "./run/extra-names.ts";
import * as options from "./run/options.ts";
import { write } from "./run/output.ts";
import { domainsOnly, isPublic } from "./run/public.ts";
import { prepareTargets, publish } from "./run/publish.ts";
import { type AuditResult, runAudit, withhold } from "./run/run-audit.ts";
import { annotation, count } from "./text.ts";

const FOLDER = "driftline-report";

interface Inputs {
  readonly organization: string | undefined;
  readonly config: Config;
  readonly baseUrl: string | undefined;
  readonly policies: readonly string[];
  readonly failOn: (typeof options.failOnChoices)[number];
  readonly reportSeverity: (typeof severities)[number] | undefined;
  readonly reports: readonly FormatName[];
  readonly policyHistory: "git" | undefined;
  readonly with: readonly ExtraName[] | undefined;
  readonly allowPublic: boolean;
  /** Whether everybody can read the repository. */
  readonly open: boolean;
  readonly issues: IssueOptions | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** All inputs, checked. @throws DriftlineError naming the input and what would be right */
async function readInputs(): Promise<Inputs> {
  const input = (name: string) => core.getInput(name) || undefined;
  const words = (name: string) =>
    (input(name) ?? "")
      .split(/[\n,]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
  const [key, fingerprintKey, token] = [input("api-key"), input("fingerprint-key"), input("github-token")];
  // Only our own inputs are masked. A fetched value must never be: a mask of one letter blanks the log and drops outputs.
  if (process.env["GITHUB_ACTIONS"] === "true")
    for (const secret of [key, fingerprintKey, token]) if (secret) core.setSecret(secret);
  const shown = input("report-severity");
  const history = options.choice("policy-history", input("policy-history") ?? "off", ["off", "git"]);
  const config = await readConfig(input("config"));
  const organization = input("organization");
  const allowPublic = options.choice("allow-public", input("allow-public") ?? "false", ["true", "false"]) === "true";
  const event = process.env["GITHUB_EVENT_PATH"];
  const told = event ? await readFile(event, "utf8").catch(() => undefined) : undefined;
  const open = isPublic(told);
  return {
    organization,
    config,
    baseUrl: input("base-url"),
    policies: words("policies"),
    failOn: options.choice("fail-on", input("fail-on") ?? "high", options.failOnChoices),
    reportSeverity: shown === undefined ? undefined : options.choice("report-severity", shown, severities),
    reports: words("reports").map((name) => options.formatName("reports", name)),
    policyHistory: history === "off" ? undefined : history,
    with: input("with") === undefined ? undefined : options.extras("with", words("with").join(",")),
    allowPublic,
    open,
    issues: issueOptions({
      input,
      words,
      environment: process.env,
      event: told,
      organization: organization ?? config.organization,
      isExposed: open && !allowPublic,
    }),
    environment: {
      ...process.env,
      ...(key !== undefined && { DRIFTLINE_API_KEY: key }),
      ...(fingerprintKey !== undefined && { DRIFTLINE_FINGERPRINT_KEY: fingerprintKey }),
    },
  };
}

async function main(): Promise<void> {
  const inputs = await readInputs();
  const files = inputs.reports.map((format) => ({ format, file: `${FOLDER}/report.${reporters[format].extension}` }));
  const result = await runAudit({
    ...inputs,
    formats: [...inputs.reports, "markdown", "github", "text"],
    withIssues: inputs.issues !== null,
    ready: (_, read) => prepareTargets(files, read),
  });
  await publish(result, files);
  await show(result, inputs);
  const { delivered, exitCode } = await deliver(result, inputs);
  setOutputs(result.report, exitCode, files.length > 0, delivered);
  process.exitCode = exitCode;
}

/** The issues, where they are kept. What cannot be delivered fails the step, and takes nothing from what was said before. */
async function deliver(
  { report, leaks }: AuditResult,
  { issues, open }: Inputs,
): Promise<{ delivered: Delivered | null; exitCode: number }> {
  const { exitCode } = report;
  if (issues === null) return { delivered: null, exitCode };
  const { proposes } = issues.context;
  if (proposes !== null) {
    await write(`::notice title=Driftline::issues are left as they are: ${proposes}\n`);
    return { delivered: null, exitCode };
  }
  try {
    const check = (text: string) => withhold("an issue", text, leaks);
    const delivered = await keepIssues(open ? domainsOnly(report) : report, issues, check);
    if (delivered.postponed > 0)
      await write(
        `::warning title=Driftline::${count(delivered.postponed, "change")} of issues wait for the next run\n`,
      );
    return { delivered, exitCode };
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    await say(error.message);
    return { delivered: null, exitCode: Math.max(exitCode, error.exitCode) };
  }
}

/** The log, the annotations and the job summary. In a public repository only the verdict and the counts. */
async function show({ report, leaks }: AuditResult, { open, allowPublic }: Inputs): Promise<void> {
  const shown = open ? domainsOnly(report) : report;
  const view = { countsOnly: open && !allowPublic };
  const [text, annotations, summary] = (await Promise.all(
    (["text", "github", "markdown"] as const).map(async (format) => (await reporters[format].load())(shown, view)),
  )) as [string, string, string];
  for (const output of [text, annotations, summary]) withhold("the job's log or summary", output, leaks);
  const token = randomBytes(16).toString("hex");
  // Nothing between these two lines is read as a command, whatever it looks like.
  await write(`::stop-commands::${token}\n${text}::${token}::\n${annotations}`);
  for (const problem of report.evidence.problems)
    await write(`::error title=Driftline::the evidence is incomplete: ${annotation(problem.message)}\n`);
  if (process.env["GITHUB_STEP_SUMMARY"]) await core.summary.addRaw(summary, true).write();
}

function setOutputs(report: Report, exitCode: number, hasFiles: boolean, delivered: Delivered | null): void {
  const { verdict, summary, evidence } = report;
  const { open, resolved } = summary;
  const outputs = {
    verdict,
    "exit-code": exitCode,
    open: Object.values(open).reduce((sum, n) => sum + n, 0),
    critical: open.critical,
    high: open.high,
    new: newOnes(summary.sinceLast, delivered),
    resolved,
    revisions: evidence.revisions.count,
    "report-path": hasFiles ? FOLDER : "",
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

/** How many findings opened since the last audit: by the ledger, else by the issues; nothing where neither remembers. */
function newOnes(last: Report["summary"]["sinceLast"], delivered: Delivered | null): number | "" {
  if (last) return last.new.length + last.reopened.length;
  return delivered?.opened ?? "";
}

async function say(message: string): Promise<void> {
  for (const line of message.split("\n")) await write(`::error title=Driftline::${annotation(line.trim())}\n`);
}

async function fail(error: unknown): Promise<void> {
  const known = error instanceof DriftlineError;
  // The message of an unforeseen error may hold anything, a secret included: only its kind is shown.
  const message = known ? error.message : `internal error: ${error instanceof Error ? error.name : "unknown"}`;
  await say(message);
  const exitCode = known ? error.exitCode : 5;
  core.setOutput("exit-code", exitCode);
  if (exitCode === 3) core.setOutput("verdict", "incomplete");
  if (exitCode === 4) core.setOutput("verdict", "tampered");
  process.exitCode = exitCode;
}

process.on("unhandledRejection", (error) => void fail(error));

try {
  await main();
} catch (error) {
  await fail(error);
}
