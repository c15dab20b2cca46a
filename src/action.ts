// The GitHub Action: reads inputs; writes summary, annotations, report files, deliveries and outputs. The runner parses
// the log for commands, so only constants and escaped text go there.
import { randomBytes } from "node:crypto";
import * as core from "@actions/core";
import { inputText } from "./action/action-inputs.ts";
import { errorLines } from "./action/annotations.ts";
import type { DeliveryOutcome } from "./action/deliveries/delivery.ts";
import { deliverAll, asDriftlineError, raiseAlarms } from "./action/deliveries/index.ts";
import { type Inputs, readInputs, readRequest, withoutValues } from "./action/inputs.ts";
import { auditKept } from "./action/kept-audit.ts";
import { domainsOnly } from "./action/public.ts";
import { DriftlineError, problemPlace } from "./errors.ts";
import { LEDGER_TAMPERED } from "./model/evidence.ts";
import { isRemediated, passedSince } from "./model/report/remediated.ts";
import type { Finding, Report } from "./model/report/index.ts";
import { reaches } from "./model/severity.ts";
import { type FormatName, reporters } from "./reporters/index.ts";
import { tuneEngine } from "./run/engine.ts";
import { write } from "./run/output.ts";
import { choosePolicies } from "./run/policies.ts";
import { prepareTargets, publish } from "./run/publish.ts";
import { auditOrTampered } from "./run/audit-tampered.ts";
import { type AuditOptions, type AuditResult, runAudit } from "./run/run-audit.ts";
import { watchStrayErrors } from "./run/stray-errors.ts";
import { withhold } from "./run/withhold.ts";
import { annotation, clip, markdownCode, markdownHint, markdownProse } from "./text.ts";
import { count } from "./words.ts";

const FOLDER = "driftline-report";
/** The most warnings of one kind, and problems in a summary. */
const MAX_WARNINGS = 10;
/** Characters of a problem. */
const MAX_TEXT = 600;
const unsafe =
  "ACTIONS_ALLOW_UNSECURE_COMMANDS is set: any line that a step prints can change the environment of this job; take it out";

const unremembered =
  "fail-on-transient was not judged: this run knows no earlier audit, neither from a ledger nor from issues. A ledger stores every audit";

/** Masks our own inputs only. Never mask fetched values: a mask of one letter blanks the log and drops outputs. */
function mask(secret: string): void {
  if (process.env["GITHUB_ACTIONS"] === "true") core.setSecret(secret);
}

async function main(): Promise<void> {
  if (process.env["ACTIONS_ALLOW_UNSECURE_COMMANDS"] === "true") await tell({ warnings: [unsafe] });
  const request = await readRequest((name) => inputText(name, process.env), process.env, mask);
  const readable = request.isPublic ? domainsOnly : <T>(report: T) => report;
  const alarm = async (failure: DriftlineError) => {
    // GitHub may refuse the alarm for the same reason as the audit. The log states each failure once.
    for (const untold of await raiseAlarms(request, failure, readable))
      if (untold.message !== failure.message) await write(errorLines(untold));
  };
  const inputs = await readInputs(request).catch(async (error: unknown) => {
    await alarm(withoutValues(asDriftlineError(error)));
    throw error;
  });
  if (inputs.checksOnly) return checkPolicies(inputs);
  const { reports, deliveries } = inputs;
  const files = reports.map((format) => ({ format, file: `${FOLDER}/report.${reporters[format].extension}` }));
  const formats: FormatName[] = [...reports, "markdown", "github", "text"];
  const options: AuditOptions = {
    ...inputs,
    formats: [...formats, ...deliveries.flatMap((delivery) => delivery.formats ?? [])],
    allowedTexts: deliveries.flatMap((delivery) => delivery.ownTexts ?? []),
    ready: async (_, inputFiles, ledger) => prepareTargets(files, inputFiles, ledger),
  };
  const { result, failure, notices } = await auditKept(inputs.ledgerPlace, {
    audit: (ledger) => auditOrTampered({ ...options, ...ledger }, runAudit),
    publish: (auditResult) => publish(auditResult, files),
    temporary: process.env["RUNNER_TEMP"] || undefined,
    hasService: inputs.hasService,
  }).catch(async (error: unknown) => {
    await alarm(asDriftlineError(error));
    throw error;
  });
  const report = readable(result.report);
  const { untold, summary, annotations } = await show(report, result, inputs);
  const { outcomes, failures } = await deliverAll(deliveries, result, readable);
  for (const outcome of [{ notices }, ...outcomes]) await tell(outcome);
  // That a ledger was tampered with is a problem of the report, which `show` has written.
  const unreported = failure?.exitCode === 4 ? null : failure;
  const all = [unreported, untold, ...failures].filter((error) => error !== null);
  for (const error of all) await write(errorLines(error));
  const inLedger = passedSince(result.report.findings, result.report.summary.sinceLast, "info");
  const inIssues = inIssuesOnly(outcomes, inLedger);
  if (inIssues.length > 0) await tellPassed(inIssues, { report, summary, leaks: result.leaks }, inputs);
  const transient = [...inLedger, ...inIssues];
  const isPassed = transient.some(({ severity }) => reaches(severity, inputs.failOnTransient ?? "never"));
  const codes = [isPassed ? 1 : 0, ...all.map((driftlineError) => driftlineError.exitCode)];
  const exitCode = Math.max(result.report.exitCode, ...codes);
  const delivered = Object.assign({}, ...outcomes.map(({ outputs }) => outputs)) as NonNullable<
    DeliveryOutcome["outputs"]
  >;
  const isRemembered = outcomes.some((outcome) => outcome.transient) || result.report.summary.sinceLast !== null;
  // A delivery that failed may know an earlier audit, and the step fails without this judgement.
  if (inputs.failOnTransient && !isRemembered && exitCode < 3) await tell({ warnings: [unremembered] });
  const outputs = { ...delivered, transient: isRemembered ? transient.length : "" };
  await hand(outputsOf(result.report, exitCode, files.length > 0, outputs));
  // GitHub shows ten annotations of each level: those of findings leave their places to failures of this run.
  await write(annotations);
}

/** Returns windows that opened and were remediated since the last audit by the issues, and that no report contains. */
function inIssuesOnly(outcomes: readonly DeliveryOutcome[], inLedger: readonly Finding[]): Finding[] {
  const ids = new Set(inLedger.map(({ id }) => id));
  return outcomes.flatMap(({ transient = [] }) => transient).filter(({ id }) => !ids.has(id));
}

/** Tells such windows in annotations and at the start of the job summary. In a public repository only their number. */
async function tellPassed(
  windows: readonly Finding[],
  { report, summary, leaks }: { report: Report; summary: string; leaks: AuditResult["leaks"] },
  { isExposed, failOnTransient }: Inputs,
): Promise<void> {
  const { passedWords } = await import("./github/summary-words.ts");
  const number = `${count(windows.length, "finding")} opened and remediated between two audits`;
  const words = isExposed ? `**${number}.**` : passedWords(windows, report);
  const untold = isExposed ? [] : windows.slice(0, MAX_WARNINGS).map(({ message }) => message);
  const warnings = untold.map((message) => `opened and remediated between two audits: ${message}`);
  for (const text of [words, ...warnings]) withhold("the job's log or summary", text, leaks);
  await tell({ warnings });
  const failing = windows.filter(({ severity }) => reaches(severity, failOnTransient ?? "never")).length;
  const reason = `the step fails: ${number}, ${failing} at or above fail-on-transient (${failOnTransient})`;
  if (failing > 0) await write(`::error title=Driftline::${annotation(reason)}\n`);
  // If the file cannot be written, that was reported when the summary itself was written.
  await summarize(`${words}\n\n${summary}`, true).catch(() => {});
}

/** Checks the policies, which is all that is possible without a key. */
async function checkPolicies({ policies, config }: Inputs): Promise<void> {
  await choosePolicies(policies, config);
  await tell({
    notices: ["the pull request is from a fork and has no secrets: its policies are valid, nothing was audited"],
  });
  await hand({ "exit-code": 0 });
}

/**
 * Writes the log and the job summary. In a public repository only the verdict and the counts.
 * @returns the summary, why it could not be written, and the annotations, which are yet to be written
 */
async function show(
  report: Report,
  { leaks }: AuditResult,
  { isExposed }: Inputs,
): Promise<{ readonly summary: string; readonly untold: DriftlineError | null; readonly annotations: string }> {
  const view = { countsOnly: isExposed };
  const [text, notes, summary] = (await Promise.all(
    (["text", "github", "markdown"] as const).map(async (format) => (await reporters[format].load())(report, view)),
  )) as [string, string, string];
  for (const output of [text, notes, summary]) withhold("the job's log or summary", output, leaks);
  const token = randomBytes(16).toString("hex");
  // Between these two lines the runner reads no commands.
  await write(`::stop-commands::${token}\n${text}::${token}::\n`);
  // A problem may name a setting, or the origin of the evidence.
  const problems = (isExposed ? [] : report.evidence.problems).map(({ code, message }) => {
    const prefix = code === LEDGER_TAMPERED ? "" : "the evidence is incomplete: ";
    return `::error title=Driftline::${prefix}${annotation(message)}\n`;
  });
  const annotations = [...problems, notes].join("");
  try {
    await summarize(summary);
    return { summary, untold: null, annotations };
  } catch {
    const message = "the file of the job's summary (GITHUB_STEP_SUMMARY) cannot be written";
    return { summary, untold: new DriftlineError("incomplete", message), annotations };
  }
}

async function tell({ notices = [], warnings = [] }: DeliveryOutcome): Promise<void> {
  for (const notice of notices) await write(`::notice title=Driftline::${annotation(notice)}\n`);
  for (const warning of warnings) await write(`::warning title=Driftline::${annotation(warning)}\n`);
}

/** @param delivered outputs of deliveries; a ledger knows more of what opened since the last audit */
function outputsOf(
  report: Report,
  exitCode: number,
  hasFiles: boolean,
  delivered: NonNullable<DeliveryOutcome["outputs"]>,
): NonNullable<DeliveryOutcome["outputs"]> & { readonly "exit-code": number } {
  const { verdict, summary, evidence } = report;
  const { open, sinceLast } = summary;
  const outputs = {
    verdict,
    "exit-code": exitCode,
    open: Object.values(open).reduce((sum, n) => sum + n, 0),
    critical: open.critical,
    high: open.high,
    new: "",
    resolved: report.findings.filter(isRemediated).length,
    revisions: evidence.revisions.count,
    "report-path": hasFiles ? FOLDER : "",
    "ledger-head": evidence.ledger?.head ?? "",
    ...delivered,
    ...(sinceLast && { new: sinceLast.new.length + sinceLast.reopened.length }),
  };
  const isCounted = outputs.verdict === "compliant" || outputs.verdict === "drifted";
  return isCounted ? outputs : { ...outputs, ...uncounted };
}

/** Incomplete or unreliable evidence has no counts: 0 would be a claim. */
const uncounted = { open: "", critical: "", high: "", new: "", resolved: "", transient: "", revisions: "" } as const;

/** Ends the step with these outputs. Fails it if the runner does not accept them. */
async function hand(
  outputs: NonNullable<DeliveryOutcome["outputs"]> & { readonly "exit-code": number },
): Promise<void> {
  process.exitCode = outputs["exit-code"];
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch {
    const error = new DriftlineError("incomplete", "the file of the step's outputs (GITHUB_OUTPUT) cannot be written");
    await write(errorLines(error));
    process.exitCode = Math.max(outputs["exit-code"], error.exitCode);
  }
}

async function fail(error: unknown): Promise<void> {
  const failure = asDriftlineError(error);
  await write(errorLines(failure));
  const { exitCode } = failure;
  const verdict = exitCode === 3 ? "incomplete" : exitCode === 4 ? "tampered" : "";
  try {
    await summarize(failureSummary(failure));
  } catch {
    // The log has the same words.
  }
  await hand({ ...uncounted, "report-path": "", "ledger-head": "", "exit-code": exitCode, verdict });
}

/** Returns the job summary of a run without a report. */
function failureSummary({ problems, exitCode }: DriftlineError): string {
  const lines = problems.slice(0, MAX_WARNINGS).map((problem) => {
    const { message, hint } = problem;
    const where = problemPlace(problem);
    const place = where === "" ? "" : `${markdownCode(where)}: `;
    return `- ${place}${markdownProse(clip(message, MAX_TEXT))}${hint === undefined ? "" : `\n  **To do:** ${markdownHint(clip(hint, MAX_TEXT))}`}`;
  });
  const more = problems.length - lines.length;
  return [
    `### ${exitCode === 4 ? "⬣ Tampered" : "◐ Nothing was audited"}`,
    [...lines, ...(more > 0 ? [`- and ${more} more, in the log`] : [])].join("\n"),
    "This run did not judge the settings.",
  ].join("\n\n");
}

/** @param overwrite whether it replaces what this step wrote before */
async function summarize(text: string, overwrite = false): Promise<void> {
  if (process.env["GITHUB_STEP_SUMMARY"]) await core.summary.addRaw(`${text}\n`, true).write({ overwrite });
}

watchStrayErrors(fail, () => 5);
tuneEngine();

try {
  await main();
} catch (error) {
  await fail(error);
}
