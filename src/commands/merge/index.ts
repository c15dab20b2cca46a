// Merges the JSON reports of many organizations into one fleet report.
import { Option } from "commander";
import { fleetFormats, type FleetFormat, fleetReporters } from "../../reporters/fleet/index.ts";
import { collect, type Command, exits, type GlobalFlags, withGlobals } from "../command.ts";

interface Flags extends GlobalFlags {
  readonly expect?: string;
  readonly maxAge?: string;
  readonly asOf?: string;
  readonly failOn: string;
  readonly format: FleetFormat;
  readonly output?: string[];
}

export const merge: Command = {
  define: (program) =>
    void withGlobals(program.command("merge <files...>"))
      .description("make one fleet report from the JSON reports of many organizations: files, folders or patterns")
      .option("--expect <names>", "organizations that must have a report: a,b,c, or a file with one name per line")
      .option("--max-age <duration>", "treat a report as stale if it is further than this from --as-of, such as 48h")
      .option(
        "--as-of <instant>",
        "the instant taken as now (default: that of the newest report; with --max-age, the current time)",
      )
      .option(
        "--fail-on <severity>",
        "exit with code 1 if a finding at or above this severity is open anywhere; or never",
        "high",
      )
      .addOption(new Option("--format <name>", "format on standard output").choices(fleetFormats).default("text"))
      .option("--output <name=file>", "write a fleet report to a file; may be given several times", collect)
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Formats:
${fleetFormats.map((name) => `  ${name.padEnd(12)}${fleetReporters[name].says}`).join("\n")}

Exit codes: 0 all complete, and no finding at --fail-on or above is open, 1 an open finding at --fail-on or above, 2 usage
error or a file that is not a report, 3 incomplete evidence, or a missing or stale organization, 4 tampered ledger or
history, 5 internal error.

Of several reports of one organization the newest is judged; the older ones give a trend. The HTML file beside a report, with
the same name, is linked.

Examples:
  driftline merge corp.json labs.json
  driftline merge 'reports/**/report.json' --expect corp,labs --output html=fleet.html
  driftline merge reports --expect organizations.txt --max-age 48h --format markdown`;

async function run(names: string[], flags: Flags): Promise<number> {
  const { merge } = await import("./merge.ts");
  const { linkPages } = await import("./pages.ts");
  const options = await import("../../run/options.ts");
  const { prepareTargets, publishAll } = await import("../../run/publish.ts");
  const { renderOptions } = await import("../../run/terminal.ts");
  const formatOf = (name: string) => options.choice("--output", name, fleetFormats);
  const targets = [
    ...(flags.output ?? []).map((text) => options.outputNamed(text, formatOf, "html=fleet.html")),
    { format: flags.format, file: null },
  ];
  const { fleet, inputs, pages } = await merge({
    names,
    expect: flags.expect,
    maxAge: flags.maxAge,
    asOf: flags.asOf === undefined ? undefined : options.instant("--as-of", flags.asOf),
    failOn: options.choice("--fail-on", flags.failOn, options.failOnChoices),
  });
  const writtenFiles = targets.flatMap(({ file }) => file ?? []);
  const texts = await Promise.all(
    targets.map(async ({ format, file }) => {
      const render = await fleetReporters[format].load();
      const text = render(linkPages(fleet, pages, file, writtenFiles), file === null ? renderOptions(flags.color) : {});
      return { file, text, name: `the ${format} fleet report` };
    }),
  );
  // The reports are sealed: their secrets are unknown here, so nothing can be scanned for.
  await prepareTargets(texts, inputs);
  await publishAll(texts, () => false);
  return fleet.exitCode;
}
