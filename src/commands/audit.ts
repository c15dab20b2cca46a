// Judges every revision, and publishes the report.
import { Option } from "commander";
import { usageError } from "../errors.ts";
import type { ExtraChoice } from "../run/extra-names.ts";
import type { Source } from "../run/source.ts";
import { collect, type Command, exits, once, type SourceFlags, withSource } from "./command.ts";

interface Flags extends SourceFlags {
  readonly since?: string;
  readonly format: string;
  readonly number?: string;
  readonly output?: string[];
  readonly reportSeverity?: string;
  readonly failOn?: string;
  readonly failOnTransient?: string;
  readonly requireContiguous?: boolean;
  readonly policyHistory?: "git";
  readonly with?: string;
  readonly usageFrom?: string;
  readonly full?: boolean;
  readonly expectHead?: string;
  readonly sample?: string;
  readonly seed?: string;
}

export const audit: Command = {
  define: (program) =>
    void withSource(program.command("audit"))
      .description("judge every revision of the history against policies, and report drift")
      .option(
        "--since <revision or instant>",
        "show only findings that opened, changed or closed since; judges everything",
      )
      .option("--format <name>", "format on standard output", "text")
      .option(
        "-n, --number <count>",
        "with --format text: show this many open findings, the worst; those of one rule and cause count as one (default: 20)",
      )
      .option(
        "--output <name=file>",
        "write a report to a file, tables to a folder; may be given several times",
        collect,
      )
      .option("--report-severity <severity>", "show only findings at or above this severity")
      .option(
        "--fail-on <severity>",
        "exit with code 1 if a finding at or above this severity is open; or never (default: the configuration's failOn, else high)",
      )
      .option(
        "--fail-on-transient <severity>",
        "with a ledger: exit with code 1 if a finding at or above this severity opened and was remediated since the last audit; or never (default: never)",
      )
      .addOption(
        new Option("--policy-history <where>", "also judge each revision by the policies of its time").choices(["git"]),
      )
      .option("--require-contiguous", "treat missing revision numbers as incomplete evidence")
      .option(
        "--with <names>",
        "further data to request from the service: usage,access,readiness,computers,sessions; :optional after a name: if its data is missing, the evidence stays complete",
      )
      .option("--usage-from <day>", "with usage: the first day to request (default: the first day with figures)")
      .option("--sample <n>", "with --seed: draw this many changes to test by hand, for --output sample-csv=sample.csv")
      .option("--seed <text>", "with --sample: seed of the draw; the same text draws the same changes")
      .option("--full", "with a ledger: read all revisions again, not only new ones")
      .option("--expect-head <head>", "with a ledger: an earlier head of it that was kept elsewhere", once)
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
driftline help formats describes the formats.

Exit codes: 0 complete, and no finding at --fail-on or above is open, 1 an open finding at --fail-on or above, or one at
--fail-on-transient or above opened and was remediated since the last audit, 2 usage or policy error, 3 incomplete evidence,
4 tampered ledger or history, 5 internal error or withheld report.

Examples:
  driftline audit --base-url https://api.example.com --policy policies
  driftline audit --history history.ndjson --policy baseline --output html=report.html
  driftline audit --base-url https://api.example.com --ledger ledger`;

/** Refuses options that would have no effect. @throws DriftlineError `usage` */
function refuseIdle(
  flags: Flags,
  run: { readonly ledger: string | null; readonly with: readonly ExtraChoice[]; readonly showsSample: boolean },
): void {
  for (const [option, value] of [
    ["--expect-head", flags.expectHead],
    ["--full", flags.full],
  ] as const)
    if (value !== undefined && run.ledger === null)
      throw usageError(`${option} is about a ledger, and there is none`, "add --ledger");
  if (flags.usageFrom !== undefined && !run.with.some((choice) => choice.startsWith("usage")))
    throw usageError("--usage-from is about usage, which is not requested", "add --with usage");
  if (flags.sample !== undefined && !run.showsSample)
    throw usageError("--sample: no output shows the sample", "add --output sample-csv=sample.csv");
}

/** Logs the inputs of an audit by name. */
async function sayInputs(source: Source, inputs: readonly string[]): Promise<void> {
  const { noteAbove } = await import("../run/output.ts");
  noteAbove(`the history: ${source.kind === "file" ? source.file : `the ${source.kind}`}`);
  for (const file of inputs) noteAbove(`read: ${file}`);
}

async function run(flags: Flags): Promise<number> {
  const { readConfig } = await import("../run/read-config.ts");
  const options = await import("../run/options.ts");
  const { auditOrTampered } = await import("../run/audit-tampered.ts");
  const { runLastAudit } = await import("../run/run-audit.ts");
  const { prepareTargets, publish } = await import("../run/publish.ts");
  const { severities } = await import("../model/severity.ts");
  const terminal = await import("../run/terminal.ts");
  const { showsSample } = await import("../reporters/index.ts");
  const format = options.textFormat("--format", flags.format);
  if (flags.number !== undefined && format !== "text")
    throw usageError(
      "-n: only the text format shows a part of the open findings",
      "leave -n out, or write --format text",
    );
  const most = flags.number === undefined ? {} : { results: options.wholeNumber("-n", flags.number) };
  const targets = [
    { format, file: null, options: { ...terminal.renderOptions(flags.color), ...most } },
    ...(flags.output ?? []).map((text) => options.output(text)),
  ];
  const { reportSeverity: severity } = flags;
  const asOf = flags.asOf === undefined ? undefined : options.instant("--as-of", flags.asOf);
  const sample = options.sample(flags.sample, flags.seed);
  const config = await readConfig(flags.config);
  const failOn = options.choice("--fail-on", flags.failOn ?? config.failOn ?? "high", options.failOnChoices);
  const extras = flags.with === undefined ? undefined : options.extras("--with", flags.with);
  const formats = targets.map((target) => target.format);
  refuseIdle(flags, {
    ledger: flags.ledger ?? config.ledger,
    with: extras ?? config.with,
    showsSample: formats.some(showsSample),
  });
  const result = await terminal.withProgress("reading the history", flags, (progress) =>
    auditOrTampered(
      {
        ...flags,
        config,
        environment: process.env,
        policies: flags.policy,
        asOf,
        sample,
        since: flags.since === undefined ? undefined : options.since("--since", flags.since, asOf),
        failOn,
        failOnTransient: options.transient("--fail-on-transient", flags.failOnTransient, {
          isThere: (flags.ledger ?? config.ledger) !== null,
          name: "a ledger",
          hint: "add --ledger",
        }),
        with: extras,
        usageFrom: flags.usageFrom === undefined ? undefined : options.day("--usage-from", flags.usageFrom),
        reportSeverity: severity === undefined ? undefined : options.choice("--report-severity", severity, severities),
        formats,
        progress,
        ready: async (source, inputs, ledger) => {
          if (flags.full === true && source.kind === "ledger")
            throw usageError("--full requests all revisions again, and there is no service", "add --base-url");
          if (flags.verbose) await sayInputs(source, inputs);
          await prepareTargets(targets, [...inputs, ...(source.kind === "file" ? [source.file] : [])], ledger);
        },
      },
      runLastAudit,
    ),
  );
  await publish(result, targets);
  return result.report.exitCode;
}
