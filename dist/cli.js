#!/usr/bin/env node
import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { Argument, Command, CommanderError, Option, collect, exits, formatOption, groupOf, once, requiredOption, withAnswer, withClient, withDirection, withFilter, withGlobals, withPolicies, withSource, withTable } from "./base.js";

import { directions } from "./base.js";

import { tuneEngine, watchStrayErrors } from "./base.js";

import { judgeVersion, userAgent, version } from "./base.js";

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { isOutputLost } from "./base.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/commands/accept/index.ts
var accept = {
  define: (program) => void withSource(program.command("accept")).description("write exceptions for open findings, so that later audits show only new findings").option("--all", "accept every open finding").option("--rule <id>", "accept the open findings of this rule; may be given several times", collect).option("--finding <id>", "accept one finding, by its id or key; may be given several times", collect).option("--revision <number>", "accept the events of this revision; may be given several times", collect).addOption(requiredOption("--owner <who>", "owner of the exceptions")).addOption(requiredOption("--reason <text>", "why the findings are accepted")).option(
    "--expires <when>",
    "last day of exceptions for values, which need one: 2027-01-31, or 90d from now; 180 days at most"
  ).option("--ticket <url>", "address of the ticket with the decision").option("--agreed-by <who>", "person who agreed, besides the owner; may be given several times", collect).option("--into <file>", "policy file to add the exceptions to", "policies/exceptions.yaml").option("--with <names>", "further data to request from the service, as in audit").addHelpText("after", help).action(exits(async (flags) => (await import("./authoring.js")).acceptOpen(flags)))
};
var help = `
A value is accepted until --expires. Another value of the same setting is a new finding. An event is accepted by its
revision. Two kinds of findings are never accepted: findings that another finding causes, and critical findings of
integrity/*. Each exception is tested on the history before it is written. Comments and order of the file are kept.

Exit codes: 0 written, or nothing is open, 2 usage or policy error, 3 incomplete evidence, or nothing could be accepted,
4 tampered ledger.

Examples:
  driftline accept --all --owner ada@example.com --reason "state before the audits began" --expires 90d
  driftline accept --rule editors/unapproved --revision 41 --owner ada@example.com --reason "incident INC-7, reviewed"`;
// src/commands/api/index.ts
var NAME = "api";
var api = {
  define: (program) => void program.command(NAME).description("call any endpoint of the service; prints JSON"),
  later: { name: NAME, fill: (program) => fill(program.commands.find((command) => command.name() === NAME)) }
};
async function fill(group) {
  const { resources } = await import("./api.js");
  const { kebab } = await import("./api.js");
  const { defineVerb } = await import("./api.js");
  const { defineOpenApi } = await import("./api.js");
  const { listing } = await import("./api.js");
  for (const [name, resource] of Object.entries(resources)) {
    const of = group.command(kebab(name)).description(Object.keys(resource).map(kebab).join(", "));
    for (const endpoint of Object.values(resource)) defineVerb(of, endpoint);
    listing(of, "verb");
  }
  defineOpenApi(group);
  listing(group, "resource");
}
// src/commands/audit.ts
var audit = {
  define: (program) => void withSource(program.command("audit")).description("judge every revision of the history against policies, and report drift").option(
    "--since <revision or instant>",
    "show only findings that opened, changed or closed since; judges everything"
  ).option("--format <name>", "format on standard output", "text").option(
    "-n, --number <count>",
    "with --format text: show this many open findings, the worst; those of one rule and cause count as one (default: 20)"
  ).option(
    "--output <name=file>",
    "write a report to a file, tables to a folder; may be given several times",
    collect
  ).option("--report-severity <severity>", "show only findings at or above this severity").option(
    "--fail-on <severity>",
    "exit with code 1 if a finding at or above this severity is open; or never (default: the configuration's failOn, else high)"
  ).option(
    "--fail-on-transient <severity>",
    "with a ledger: exit with code 1 if a finding at or above this severity opened and was remediated since the last audit; or never (default: never)"
  ).addOption(
    new Option("--policy-history <where>", "also judge each revision by the policies of its time").choices(["git"])
  ).option("--require-contiguous", "treat missing revision numbers as incomplete evidence").option(
    "--with <names>",
    "further data to request from the service: usage,access,readiness,computers,sessions; :optional after a name: if its data is missing, the evidence stays complete"
  ).option("--usage-from <day>", "with usage: the first day to request (default: the first day with figures)").option("--sample <n>", "with --seed: draw this many changes to test by hand, for --output sample-csv=sample.csv").option("--seed <text>", "with --sample: seed of the draw; the same text draws the same changes").option("--full", "with a ledger: read all revisions again, not only new ones").option("--expect-head <head>", "with a ledger: an earlier head of it that was kept elsewhere", once).addHelpText("after", help2).action(exits(run))
};
var help2 = `
driftline help formats describes the formats.

Exit codes: 0 complete, and no finding at --fail-on or above is open, 1 an open finding at --fail-on or above, or one at
--fail-on-transient or above opened and was remediated since the last audit, 2 usage or policy error, 3 incomplete evidence,
4 tampered ledger or history, 5 internal error or withheld report.

Examples:
  driftline audit --base-url https://api.example.com --policy policies
  driftline audit --history history.ndjson --policy baseline --output html=report.html
  driftline audit --base-url https://api.example.com --ledger ledger`;
function refuseIdle(flags, run22) {
  for (const [option, value] of [
    ["--expect-head", flags.expectHead],
    ["--full", flags.full]
  ])
    if (value !== void 0 && run22.ledger === null)
      throw usageError(`${option} is about a ledger, and there is none`, "add --ledger");
  if (flags.usageFrom !== void 0 && !run22.with.some((choice) => choice.startsWith("usage")))
    throw usageError("--usage-from is about usage, which is not requested", "add --with usage");
  if (flags.sample !== void 0 && !run22.showsSample)
    throw usageError("--sample: no output shows the sample", "add --output sample-csv=sample.csv");
}
async function sayInputs(source, inputs) {
  const { noteAbove } = await import("./questions.js");
  noteAbove(`the history: ${source.kind === "file" ? source.file : `the ${source.kind}`}`);
  for (const file of inputs) noteAbove(`read: ${file}`);
}
async function run(flags) {
  const { readConfig } = await import("./questions.js");
  const options = await import("./questions.js");
  const { auditOrTampered } = await import("./audit.js");
  const { runLastAudit } = await import("./audit.js");
  const { prepareTargets, publish } = await import("./questions.js");
  const { severities } = await import("./questions.js");
  const terminal = await import("./questions.js");
  const { showsSample } = await import("./questions.js");
  const format = options.textFormat("--format", flags.format);
  if (flags.number !== void 0 && format !== "text")
    throw usageError(
      "-n: only the text format shows a part of the open findings",
      "leave -n out, or write --format text"
    );
  const most = flags.number === void 0 ? {} : { results: options.wholeNumber("-n", flags.number) };
  const targets = [
    { format, file: null, options: { ...terminal.renderOptions(flags.color), ...most } },
    ...(flags.output ?? []).map((text) => options.output(text))
  ];
  const { reportSeverity: severity } = flags;
  const asOf = flags.asOf === void 0 ? void 0 : options.instant("--as-of", flags.asOf);
  const sample = options.sample(flags.sample, flags.seed);
  const config = await readConfig(flags.config);
  const failOn = options.choice("--fail-on", flags.failOn ?? config.failOn ?? "high", options.failOnChoices);
  const extras = flags.with === void 0 ? void 0 : options.extras("--with", flags.with);
  const formats3 = targets.map((target) => target.format);
  refuseIdle(flags, {
    ledger: flags.ledger ?? config.ledger,
    with: extras ?? config.with,
    showsSample: formats3.some(showsSample)
  });
  const result = await terminal.withProgress(
    "reading the history",
    flags,
    (progress) => auditOrTampered(
      {
        ...flags,
        config,
        environment: process.env,
        policies: flags.policy,
        asOf,
        sample,
        since: flags.since === void 0 ? void 0 : options.since("--since", flags.since, asOf),
        failOn,
        failOnTransient: options.transient("--fail-on-transient", flags.failOnTransient, {
          isThere: (flags.ledger ?? config.ledger) !== null,
          name: "a ledger",
          hint: "add --ledger"
        }),
        with: extras,
        usageFrom: flags.usageFrom === void 0 ? void 0 : options.day("--usage-from", flags.usageFrom),
        reportSeverity: severity === void 0 ? void 0 : options.choice("--report-severity", severity, severities),
        formats: formats3,
        progress,
        ready: async (source, inputs, ledger2) => {
          if (flags.full === true && source.kind === "ledger")
            throw usageError("--full requests all revisions again, and there is no service", "add --base-url");
          if (flags.verbose) await sayInputs(source, inputs);
          await prepareTargets(targets, [...inputs, ...source.kind === "file" ? [source.file] : []], ledger2);
        }
      },
      runLastAudit
    )
  );
  await publish(result, targets);
  return result.report.exitCode;
}
// src/commands/blame.ts
var blame = {
  define: (program) => void withFilter(withTable(program.command("blame [setting]"))).description(
    "show every setting with its value, the revision that set it, the editor, the time, the approval, and the value before"
  ).action(exits(run2))
};
var nobody = { before: null, revision: null, at: null, by: null, exact: false, ageSeconds: null, approval: null };
async function run2(setting, flags) {
  const { readHistory } = await import("./questions.js");
  const { BlameTracker } = await import("./questions.js");
  const { moveAlong } = await import("./questions.js");
  const { approvalsBy } = await import("./questions.js");
  const { selectSubjects, settingsSeen } = await import("./questions.js");
  const { filterOf } = await import("./questions.js");
  const words = await import("./questions.js");
  const terminal = await import("./questions.js");
  const filter = filterOf(flags);
  const history = await readHistory(flags);
  const tracker = new BlameTracker();
  const approvals = await approvalsBy(history);
  const approvalOf = /* @__PURE__ */ new Map();
  for (const step of history.steps()) {
    tracker.see(step);
    const { of } = approvals(step);
    moveAlong(approvalOf, step.renames);
    for (const { subject, op } of step.changes)
      if (op === "remove") approvalOf.delete(subject);
      else approvalOf.set(subject, of(subject));
  }
  const subjects = setting === void 0 ? void 0 : (
    // Also names that a renamed element had before.
    selectSubjects(setting, settingsSeen(history).keys(), history)
  );
  const current = [...tracker.current().values()].filter(
    ({ subject }) => subjects === void 0 || subjects.has(subject)
  );
  const settings = current.filter(({ setBy, isKnown }) => isKnown ? filter.matchesSeen(setBy) : !filter.isNarrow).map(({ subject, value, before, setBy: { revision, at, time, by, exact }, isKnown }) => {
    if (!isKnown) return { subject, value, ...nobody };
    const ageSeconds = Math.max(0, Math.floor((history.asOf - time) / 1e3));
    const approval = approvalOf.get(subject) ?? null;
    return { subject, value, before, revision, at, by, exact, ageSeconds, approval };
  }).sort((a, b) => a.subject < b.subject ? -1 : 1);
  const say = new words.Writer(terminal.renderOptions(flags.color), setting === void 0 ? "some" : "all");
  return history.answer(
    { settings },
    () => words.lines(
      settings.length > 0 ? settings.flatMap((row) => say.blame(row)) : say.sentence(
        current.length > 0 ? "no setting found by these filters" : unsetWords(setting, history.numbers)
      )
    ),
    (tables) => tables.blameSheet(settings)
  );
}
function unsetWords(setting, numbers) {
  const last = numbers.at(-1);
  if (last === void 0) return "no setting found in 0 revisions";
  return setting === void 0 ? `no setting is set in revision ${last}` : `${visible(setting)} is not set in revision ${last}`;
}
// src/commands/completion/index.ts
var shells = ["bash", "zsh", "fish", "powershell"];
var completion = {
  define: (program) => {
    withGlobals(program.command("completion")).description("print a script that makes the shell complete commands, options and values").addArgument(new Argument("<shell>", "the shell").choices(shells)).addHelpText("after", help3).action(exits(script));
    program.command("complete [words...]", { hidden: true }).action(async (words, _, command) => complete(words, command.parent));
  }
};
var help3 = `
The script calls the program driftline, which must be in the PATH. In bash it needs the package bash-completion, in zsh
the function compinit.

Examples:
  source <(driftline completion bash)       in ~/.bashrc
  source <(driftline completion zsh)        in ~/.zshrc, after compinit
  driftline completion fish > ~/.config/fish/completions/driftline.fish
  driftline completion powershell >> $PROFILE`;
async function script(shell) {
  const { default: root } = await import("./shell.js");
  if (shell === "bash") process.stdout.write("declare -F __driftline_complete > /dev/null || {\n");
  root.setup("driftline", "driftline", shell);
  if (shell === "bash") process.stdout.write("}\n");
  return 0;
}
async function complete(words, program) {
  const { default: root } = await import("./shell.js");
  const { choicesOf, pathsFrom } = await import("./shell.js");
  const prefix = (words.at(-1) ?? "").replace(/^--[^=]*=/, "");
  const values = async (parameter, placeholder, among = []) => {
    const isPath = /\b(?:files?|path|folder|dir|proof)\b/.test(placeholder);
    const values2 = parameter.argChoices ?? choicesOf(placeholder, among) ?? (isPath ? await pathsFrom(prefix) : []);
    return (say) => {
      for (const value of values2) say(value, "");
    };
  };
  const visit = async (command, path) => {
    const help21 = command.createHelp();
    const node = path.length === 0 ? root : root.command(path.join(" "), command.description());
    for (const option of help21.visibleOptions(command)) {
      if (option.long === void 0) continue;
      const name = option.long.slice(2);
      const alias = option.short?.slice(1);
      if (option.isBoolean()) node.option(name, option.description, alias ?? "");
      else node.option(name, option.description, await values(option, option.flags, command.options), alias);
    }
    for (const argument of command.registeredArguments)
      node.argument(argument.name(), await values(argument, argument.name()), argument.variadic);
    for (const below of help21.visibleCommands(command)) await visit(below, [...path, below.name()]);
  };
  await visit(program, []);
  root.parse([...words]);
}
// src/commands/demo.ts
var FOLDER = "driftline-demo";
var AS_OF = "2026-11-20T00:00:00Z";
var demo = {
  define: (program) => void withGlobals(program.command("demo")).description(`audit the sample organization from end to end; writes reports to ${FOLDER}/`).action(exits(run3))
};
async function run3(flags) {
  const { createConfig } = await import("./questions.js");
  const { runAudit } = await import("./audit.js");
  const { prepareTargets, publish } = await import("./questions.js");
  const { reporters, formatNames } = await import("./questions.js");
  const { readScenario, samplePolicy } = await import("./emulator.js");
  const { serveEmulator } = await import("./emulator.js");
  const { renderOptions, withProgress } = await import("./questions.js");
  const { note } = await import("./questions.js");
  const { draft } = await import("./questions.js");
  const files = formatNames.filter((format) => format !== "text" && format !== "github");
  const targets = [
    ...files.map((format) => ({ format, file: `${FOLDER}/report.${reporters[format].extension}` })),
    { format: "text", file: null, options: renderOptions(flags.color) }
  ];
  const policyFile = `${FOLDER}/${samplePolicy.file}`;
  await prepareTargets([...targets, { file: policyFile }], []);
  const organization = await readScenario(void 0);
  const server = await serveEmulator({ organization });
  try {
    const result = await withProgress(
      "auditing the sample organization",
      flags,
      () => runAudit({
        config: createConfig({ organization: organization.name }),
        environment: { DRIFTLINE_API_KEY: server.apiKeys.owner },
        baseUrl: server.baseUrl,
        trace: flags.trace,
        policies: ["baseline", "strict"],
        ownPolicies: [samplePolicy],
        asOf: Date.parse(AS_OF),
        failOn: "never",
        sample: { size: 25, seed: "demo" },
        formats: targets.map((target) => target.format),
        demo: true
      })
    );
    const policy2 = await draft(policyFile);
    await policy2.write(samplePolicy.text);
    await policy2.finish();
    await policy2.keep();
    await publish(result, targets);
    if (!flags.quiet)
      note(
        `the reports are in ${FOLDER}/: ${files.map((format) => `report.${reporters[format].extension}`).join(", ")}; the policy is in ${policyFile}`
      );
    return result.report.exitCode;
  } finally {
    await server.close();
  }
}
// src/commands/diff.ts
var diff = {
  define: (program) => void withAnswer(program.command("diff <a> <b>")).description("show the differences between two revisions: latest, first, N, or N~k").action(exits(run4))
};
async function run4(a, b, flags) {
  const { isMasked } = await import("./questions.js");
  const { readHistory } = await import("./questions.js");
  const words = await import("./questions.js");
  const terminal = await import("./questions.js");
  const history = await readHistory(flags);
  const [from, to] = [history.revision(a), history.revision(b)];
  const diff2 = history.between(from, to);
  const changes = diff2.changes.map(({ path: _, ...change }) => change);
  const changed = new Set(diff2.changes.map(({ subject }) => subject));
  const masked = [...diff2.blocks.values()].flatMap(({ entries }) => [...entries.values()]).filter(({ container, value, subject }) => !container && !changed.has(subject) && isMasked(value)).map(({ subject }) => visible(nameOf(subject))).sort();
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  return history.answer(
    { from, to, changes, representation: diff2.representation },
    () => words.lines([
      `revision ${from} to revision ${to}: ${changes.length === 0 ? "no difference" : count(changes.length, "change")}`,
      ...changes.flatMap((change) => say.change(change)),
      ...diff2.representation.flatMap((subject) => say.representation(subject)),
      ...masked.length === 0 ? [] : say.sentence(`Whether ${shortList(masked)} changed is not known: the service shows a mask.`)
    ])
  );
}
// src/commands/doctor/index.ts
var doctor = {
  define: (program) => {
    const command = program.command("doctor").description(
      "check the key's permissions and the evidence that an audit would be missing; requests one item from each readable endpoint"
    ).addOption(formatOption()).option("--with <names>", "further data that the audit will request: usage,access,readiness,computers,sessions").option("--ledger <dir>", "folder of the ledger; shows the time of the last run").option("--session <id>", "a session to request (default: an id that does not exist)").option("--computer <id>", "a computer to request (default: an id that does not exist)");
    withClient(withPolicies(command, "policies of the audit, which name the computers and sessions to watch")).addHelpText("after", help4).action(exits(async (flags) => (await import("./service.js")).examine(flags, process.env)));
  }
};
var help4 = `
Nothing is changed: only read requests are sent. The output contains no key and no data of the service, so that you can
attach it to a bug report.

Exit codes: 0 everything that the audit needs is available, 2 invalid input, nothing was sent, 3 something is missing.

Examples:
  driftline doctor --base-url https://api.example.com --app-url https://app.example.com
  driftline doctor --with access,usage --format json`;
// src/commands/find/index.ts
var find = {
  define: (program) => void withDirection(withFilter(withTable(program.command("find [setting]")))).description(
    "find the revisions that changed a setting, when a value was in force and why, or when a rule was violated"
  ).option(
    "--value <value>",
    "a value, an entry of a list, or a secret's fingerprint; without a setting, searches all settings"
  ).option("--rule <id>", "instead of a setting: when this rule was violated, and by whom").addHelpText("after", help5).action(exits(run5))
};
var help5 = `
A value of an allow list is in force if an entry covers it (wildcards, ranges, domains), or if nothing is limited (the
list is not set and then means everything, or its switch is off). A value of a deny list is in force if it is denied.

Examples:
  driftline find modelPolicy.allowedModelIds --value o4-preview --history history.ndjson
  driftline find --value 203.0.113.7 --history history.ndjson
  driftline find --rule baseline/maxAutonomyLevel --history history.ndjson`;
async function run5(setting, flags) {
  const { readHistory } = await import("./questions.js");
  const { filterOf } = await import("./questions.js");
  const { usageError: usageError2 } = await import("./base.js");
  const { rule, value, direction } = flags;
  if (setting === void 0 && value === void 0 && rule === void 0)
    throw usageError2("find needs a setting, --value, or --rule", "name one of them");
  if (rule !== void 0 && (setting ?? value) !== void 0)
    throw usageError2("--rule cannot be combined with a setting or --value", "remove one of them");
  if (direction !== void 0 && (rule ?? value) !== void 0)
    throw usageError2("--direction filters changes only", "remove it, or remove --rule and --value");
  const filter = filterOf(flags);
  const history = await readHistory({ ...flags, namesRules: rule !== void 0 });
  const question = { flags, history, filter };
  if (rule !== void 0) return findRule(rule, question);
  return value === void 0 ? findSetting(setting, question) : findValue(setting, value, question);
}
async function findSetting(setting, { flags, history, filter }) {
  const { changesOf, hiddenBy } = await import("./questions.js");
  const { selectSubjects, settingsSeen } = await import("./questions.js");
  const words = await import("./questions.js");
  const terminal = await import("./questions.js");
  const subjects = selectSubjects(setting, settingsSeen(history).keys(), history);
  const matches = changesOf(history.steps, subjects).filter(
    (match) => filter.matches(match.by) && (filter.direction === void 0 || filter.direction === match.direction)
  );
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  const noChangeText = () => {
    if (filter.isNarrow) return `${setting}: ${nothing}`;
    const hidden = hiddenBy(history.steps, subjects);
    if (hidden === void 0) return `${setting} did not change in ${scopeWords(history)}.`;
    const why = hidden === "mask" ? ": the service shows a mask" : " without a fingerprint key";
    return `No change of ${setting} can be seen in ${scopeWords(history)}. Whether its secret changed is not known${why}.`;
  };
  return history.answer(
    { setting, value: null, revisions: lookedAt(history), matches },
    () => words.lines(
      matches.length === 0 ? say.sentence(noChangeText()) : matches.flatMap((match) => say.occurrence(match))
    ),
    (tables) => tables.changeSheet(matches.map((change) => ({ by: change.by, isListed: null, change, missing: change.missing })))
  );
}
async function findValue(setting, value, { flags, history, filter }) {
  const { holdings } = await import("./questions.js");
  const { effects, misfitOf } = await import("./questions.js");
  const { askedOf } = await import("./questions.js");
  const select = await import("./questions.js");
  const words = await import("./questions.js");
  const terminal = await import("./questions.js");
  const { compare, unpointer } = await import("./base.js");
  const { catalog } = history.config;
  const seenSettings = select.settingsSeen(history);
  const all = /* @__PURE__ */ new Set([...seenSettings.keys(), ...select.fixedSubjects(catalog)]);
  const subjects = setting === void 0 ? all : select.selectSubjects(setting, all, history);
  const query = askedOf(value);
  if (query.fingerprint) (await import("./audit.js")).mustBeComparable(value, history);
  if (history.leaks(value)) {
    const hint = "the format secrets-csv of driftline audit lists each with its places; give its fingerprint";
    throw (await import("./base.js")).usageError("--value contains a secret of this history", hint);
  }
  const siteOf = (subject) => {
    const setting2 = seenSettings.get(subject) ?? catalog.setting(subject.slice(1).replaceAll("/", ".")) ?? null;
    return setting2 === "container" ? [] : [{ subject, setting: setting2 }];
  };
  const sites = [...subjects].flatMap(siteOf);
  const occurrences = holdings(history.steps, subjects, query);
  const allEffects = effects(history.steps, sites, query);
  const concerned = new Set((sites.length === 1 ? allEffects : occurrences).map(({ subject }) => subject));
  for (const { subject, because, inForce, holdsValue } of allEffects)
    if (holdsValue || inForce === null && because.kind !== "unreadable") concerned.add(subject);
  const withGaps = gapMarker(history.numbers);
  const windows = allEffects.filter(({ subject, from }) => concerned.has(subject) && filter.matchesSeen(from)).map(({ holdsValue: _, ...window }) => withGaps(window));
  const matches = occurrences.filter(({ from }) => filter.matchesSeen(from)).map(withGaps);
  const unlimited = [
    ...new Set(
      allEffects.flatMap(({ subject, inForce }) => inForce === true && !concerned.has(subject) ? [subject] : [])
    )
  ].sort();
  const isName = sites.length === 1 && unpointer(firstIn(sites).subject).at(-1) === value;
  const flaw = sites.length === 1 && !isName ? misfitOf(firstIn(sites).setting, query) : void 0;
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  const rows = [...windows, ...matches].sort((a, b) => compare(a.subject, b.subject));
  const answer = { setting: setting ?? null, value, revisions: lookedAt(history), malformed: flaw ?? null };
  return history.answer(
    { ...answer, effects: windows, unlimited, matches },
    () => words.lines([
      ...flaw === void 0 ? [] : say.sentence(`${value} ${flaw}: no ${windows.length > 0 ? "other " : ""}entry covers it.`),
      ...windows.length + matches.length > 0 ? rows.flatMap(
        (row) => "because" in row ? say.effect(row, value, siteOf(row.subject)[0]?.setting ?? null) : say.occurrence(row)
      ) : say.sentence(
        filter.isNarrow ? `${setting ?? "any setting"}, ${value}: ${nothing}` : sites.length === 1 ? `${setting}: ${value} was not found in ${scopeWords(history)}: it was not set or contained there, and not in force.` : `${value} is not in ${scopeWords(history)}${setting === void 0 ? "" : `, below ${setting}`}, and no entry covers it.`
      ),
      ...unlimited.length > 0 ? say.unlimitedLines(unlimited, value) : []
    ]),
    (tables) => tables.effectSheet(windows, matches, value)
  );
}
function gapMarker(numbers) {
  const places = new Map(numbers.map((number, place) => [number, place]));
  return (row) => {
    const [from, until] = [row.from.revision, row.until?.revision ?? lastIn(numbers)];
    return until - from === places.get(until) - places.get(from) ? row : { ...row, missingWithin: true };
  };
}
function lookedAt({ numbers }) {
  return { count: numbers.length, first: numbers[0] ?? null, last: numbers.at(-1) ?? null };
}
function scopeWords(history, scope = history) {
  const { count: count2, first, last } = lookedAt(scope);
  if (count2 === 0) return "0 revisions";
  if (count2 === 1)
    return `revision ${first}${history.evidence.value.revisions.length === 1 ? ", the only one of the history" : ""}`;
  const missing = last - first + 1 - count2;
  const gap = missing === 0 ? "" : ` (${thousands(missing)} between them ${missing === 1 ? "is" : "are"} missing)`;
  return `the ${thousands(count2)} revisions ${first} to ${last} of the history${gap}`;
}
async function findRule(name, { flags: { color }, history, filter }) {
  const { builtinRules } = await import("./audit.js");
  const { nobody: nobody2 } = await import("./questions.js");
  const { judgedNumbers, mustBeJudged } = await import("./audit.js");
  const { didYouMean: didYouMean2, usageError: usageError2 } = await import("./base.js");
  const { presentName } = await import("./policies.js");
  const { authorsOf, breakOf, isCauseKnown } = await import("./questions.js");
  const { bookOf } = await import("./questions.js");
  const words = await import("./questions.js");
  const terminal = await import("./questions.js");
  const policies = await history.policies();
  const rules = [...[...policies.rules, ...policies.assertions].map(({ id }) => id), ...builtinRules.keys()];
  const rule = presentName(name, policies);
  if (!rules.includes(rule))
    throw usageError2(
      `no rule is named "${name}"`,
      didYouMean2(name, rules) ?? "driftline policy explain lists the rules of a policy"
    );
  mustBeJudged(rule, { ...history, policies });
  const report = await history.judge(policies);
  const book = bookOf(report);
  const violations = report.findings.filter((finding) => finding.rule === rule).filter((finding) => {
    const { revision, at, by } = finding.introduced;
    const moment = { revision: revision ?? 0, time: Date.parse(at), by: by ?? nobody2 };
    return filter.matchesSeen({ ...moment, exact: isCauseKnown(finding) });
  }).sort((a, b) => (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0));
  const breaks = violations.map((finding) => breakOf(finding, book));
  const scope = { numbers: judgedNumbers(rule, policies, history) };
  const say = new words.Writer(terminal.renderOptions(color));
  return history.answer(
    { rule, revisions: lookedAt(scope), breaks },
    () => words.lines(
      breaks.length > 0 ? violations.flatMap(
        (finding, i) => say.violationLines(breaks[i], (limits2) => authorsOf(finding, book, limits2))
      ) : say.sentence(
        filter.isNarrow ? `${rule}: ${nothing}` : `${rule} was not violated in ${scopeWords(history, scope)}.`
      )
    ),
    (tables) => tables.breakSheet(breaks)
  );
}
var nothing = "nothing found by these filters";
// src/commands/help.ts
var topics = {
  formats: async () => {
    const { formatNames, outputKind, reporters } = await import("./questions.js");
    const rows = formatNames.map((name) => {
      const only = outputKind(name) === void 0 ? "" : " (only --output)";
      return `${name.padEnd(14)}${reporters[name].says}${only}`;
    });
    return ["The formats of reports, for --format and --output:", ...rows];
  },
  "exit-codes": async () => [
    "The exit codes. If several apply, the first one in this list is used:",
    "5  an internal error, or a report that contained a secret and was withheld",
    "4  the ledger or the history was tampered with",
    "3  the evidence is incomplete, the service refused a call, or a result could not be delivered",
    "2  a usage, configuration or policy error, which audit finds before it requests anything",
    "1  a finding at --fail-on or above is open; a finding at --fail-on-transient or above opened and was remediated",
    "   between two audits; a policy test failed",
    "0  none of these"
  ],
  environment: async () => [
    "The environment variables:",
    "DRIFTLINE_API_KEY              the key of the service",
    "DRIFTLINE_BASE_URL             the API host of the service, as --base-url",
    "DRIFTLINE_APP_URL              the host of the service's application, as --app-url",
    "DRIFTLINE_FINGERPRINT_KEY      32 bytes or more: keeps the fingerprints of secrets the same in every run",
    "DRIFTLINE_FINGERPRINT_KEY_OLD  the old key, for the first audit after the key was changed",
    "DRIFTLINE_PAGER, PAGER         the program that shows long output on a terminal; empty for none",
    "NO_COLOR, FORCE_COLOR          use no colours; use colours even if the output is not a terminal",
    "CI                             set by CI services: colours also in their logs, and no pager",
    "TERM                           dumb: no colours, no pager, and a line of progress every ten seconds",
    "GITHUB_ACTIONS, GITHUB_\u2026       set in workflows: reports say which run made them",
    "NODE_USE_ENV_PROXY             1: use the proxy in HTTPS_PROXY, except for the hosts in NO_PROXY (Node 22.21, 24.5 or newer)",
    "NODE_EXTRA_CA_CERTS            a file with further certificates to trust"
  ],
  instants: async () => [
    "Options that take an instant accept:",
    "2026-11-20T10:00:00Z  an instant",
    "2026-11-20, 2026-11   a day or a month in UTC; its start if the option is a lower bound, its end if it is an upper bound",
    "30d, 12h, 90m, 2w     this long before now, or before --as-of"
  ]
};
var help6 = {
  define: (program) => void program.helpCommand(false).command("help [topic...]").description(`show the help of a command, or about ${Object.keys(topics).join(", ")}`).action(exits((words) => run6(program, words)))
};
async function run6(program, words) {
  let command = program;
  for (const word of words) {
    const next = command.commands.find((subcommand) => subcommand.name() === word);
    if (!next) return explain(program, words);
    command = next;
  }
  command.outputHelp();
  return 0;
}
async function explain(program, words) {
  const name = words.join(" ");
  const topic = Object.hasOwn(topics, name) ? topics[name] : void 0;
  if (!topic) {
    const { didYouMean: didYouMean2, usageError: usageError2 } = await import("./base.js");
    const names = [...Object.keys(topics), ...program.commands.map((subcommand) => subcommand.name())];
    const hint = didYouMean2(name, names) ?? `topics: ${Object.keys(topics).join(", ")}; driftline help lists the commands`;
    throw usageError2(`there is no help on "${name}"`, hint);
  }
  const { write } = await import("./questions.js");
  const [head2 = "", ...lines] = await topic();
  await write(`${head2}

${lines.map((line) => `  ${line}
`).join("")}`);
  return 0;
}
// src/commands/hook/index.ts
var LOG = "driftline-hooks.jsonl";
var TIMEOUT_SECONDS = 30;
var WAIT_MILLISECONDS = 5e3;
var hook = {
  define: (program) => {
    const command = withLog(program.command("hook")).description("read one event of an agent's hook from standard input, redact its secrets, and append it to a log").addHelpText("after", help7).action(exits(receive));
    withLog(command.command("config")).description("print the hooks setting that installs this program as a hook").option("--events <names>", "install only for these events, separated by commas (default: all)").action(exits(print));
  }
};
function isHookCall(args) {
  const at = args.indexOf("hook");
  const before = args.slice(0, Math.max(0, at));
  const isFirst = before.every((arg, i) => arg.startsWith("-") || before[i - 1] === "--config");
  return at >= 0 && isFirst && args[at + 1] !== "config";
}
function withLog(program) {
  return withGlobals(program).option("--log <file>", "log file, one JSON object per line; created if missing, readable by its owner only", LOG).option("--organization <name>", "name of the organization; the fingerprints of secrets depend on it");
}
var help7 = `
The exit code is always 0, because another code would stop the agent. Errors are printed to standard error.
An event that cannot be read is logged as malformed, without its text. Secrets are logged as fingerprints if
DRIFTLINE_FINGERPRINT_KEY is set, and as numbers otherwise.

Examples:
  driftline hook config --log ~/driftline-hooks.jsonl
  echo '{"hook_event_name":"Stop","session_id":"s1","cwd":"/repo"}' | driftline hook --log hooks.jsonl`;
async function receive(flags) {
  const { readWithin } = await import("./shell.js");
  const { MAX_EVENT, recordOf } = await import("./shell.js");
  const { appendLine } = await import("./shell.js");
  const at = (/* @__PURE__ */ new Date()).toISOString();
  const arrival = await readWithin(process.stdin, MAX_EVENT, WAIT_MILLISECONDS);
  const organization = await orElse(
    () => "unnamed",
    () => organizationOf(flags)
  );
  const key = process.env["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  const numbered = () => recordOf(arrival, at, { organization });
  const line = key === void 0 ? numbered() : await orElse(numbered, () => recordOf(arrival, at, { organization, key }));
  await appendLine(flags.log, line);
  return 0;
}
async function orElse(fallback, work) {
  try {
    return await work();
  } catch (error) {
    const { DriftlineError: DriftlineError2 } = await import("./base.js");
    const { noteError } = await import("./questions.js");
    if (!(error instanceof DriftlineError2)) throw error;
    noteError(error);
    return fallback();
  }
}
async function print(flags) {
  const { hooksSettings, eventsNamed } = await import("./shell.js");
  const { write } = await import("./questions.js");
  const events = eventsNamed(flags.events);
  const settings = hooksSettings(events, [process.execPath, process.argv[1]], flags, TIMEOUT_SECONDS);
  await write(`${JSON.stringify(settings, null, 2)}
`);
  return 0;
}
async function organizationOf({ config, organization }) {
  if (organization !== void 0 || config === void 0) return organization ?? "unnamed";
  const { readConfig } = await import("./questions.js");
  return (await readConfig(config)).organization ?? "unnamed";
}
// src/commands/init/index.ts
var init = {
  define: (program) => void withSource(program.command("init"), "policies to use too; settings that they govern get no rule").description("write a workflow, driftline.yaml and first policies into this folder; overwrites nothing").option("--stable <duration>", "write a rule for a value that has not changed for this long", "30d").addHelpText("after", help8).action(exits(async (flags) => (await import("./authoring.js")).initialise(flags)))
};
var help8 = `
Writes .github/workflows/driftline.yml, driftline.yaml, policies/first.yaml (rules for stable values),
policies/editors.yaml (the editors so far) and policies/policy.schema.json (for YAML editors). Existing files are not
changed.

Exit codes: 0 done, 2 usage or policy error, 3 incomplete evidence, 4 tampered ledger.

Examples:
  driftline init --base-url https://api.example.com --organization corp
  driftline init --history history.ndjson`;
// src/commands/ledger/check.ts
var check = {
  define: (program) => void withGlobals(program.command("check <proof>")).description("check a proof from ledger prove, without the ledger; - reads standard input").option("--expect-head <head>", "a head of the ledger that was kept elsewhere", once).addHelpText("after", help9).action(exits(run7))
};
var help9 = `
Exit codes: 0 the proof is right, 2 usage error or no proof, 4 the proof is wrong, or is about another head.

Example:
  driftline ledger check proof.json --expect-head sha256:\u2026`;
async function run7(file, flags) {
  const { text: textOf } = await import("node:stream/consumers");
  const { checkProof } = await import("./audit.js");
  const { keptHead } = await import("./audit.js");
  const { DriftlineError: DriftlineError2, usageError: usageError2 } = await import("./base.js");
  const { note, write } = await import("./questions.js");
  const { readInput } = await import("./base.js");
  const { parseOnce } = await import("./page.js");
  const { visible: visible2 } = await import("./base.js");
  const { minute: minute2, personName: personName2 } = await import("./base.js");
  const head2 = flags.expectHead === void 0 ? void 0 : keptHead(flags.expectHead);
  const name = file === "-" ? "standard input" : file;
  const text = await readInput(file, "proof", file === "-" ? textOf(process.stdin) : void 0);
  let value;
  try {
    value = parseOnce(Buffer.from(text));
  } catch {
    throw usageError2(`${name} is not JSON, or repeats a key`, "use the output of ledger prove");
  }
  const { proof, organization, entry } = checkProof(value, name);
  if (head2 !== void 0 && head2 !== proof.head)
    throw new DriftlineError2("tampered", `the proof is about the head ${proof.head}, and ${head2} was kept`);
  const { revision, at, by } = entry.stored;
  const editor = personName2(by);
  const subject = entry.kind === "conflict" ? "another content of revision" : "revision";
  await write(
    `proved: ${subject} ${revision} of ${visible2(organization)}, made on ${minute2(at)} by ${visible2(editor)}, is in the ledger with the head ${proof.head}
`
  );
  if (head2 === void 0)
    note("the proof does not show that this is the ledger's head: compare it with a head kept elsewhere");
  return 0;
}
// src/commands/ledger/export.ts
var exportHistory = {
  define: (program) => void withGlobals(program.command("export <dir>")).description("print the revisions of the ledger, with secrets redacted, one JSON object per line").addHelpText("after", help10).action(exits(run8))
};
var help10 = `
Exit codes: 0 the whole history, 2 usage error or no ledger, 3 a part of the history, 4 tampered ledger.

Example:
  driftline ledger export ledger > history.ndjson`;
async function run8(dir) {
  const { openForReading } = await import("./audit.js");
  const { changeLine } = await import("./audit.js");
  const { partProblems } = await import("./audit.js");
  const { note, write } = await import("./questions.js");
  const { visibleJson: visibleJson2 } = await import("./base.js");
  const { verifiedLedger, state } = await openForReading(dir);
  const line = changeLine(verifiedLedger.origin.organization);
  const entries = [...state.revisions.values(), ...state.conflicts].sort(
    (a, b) => a.stored.revision - b.stored.revision
  );
  for (const { stored } of entries) await write(`${visibleJson2(line(stored))}
`);
  const problems = partProblems(state);
  for (const { message } of problems) note(`the history is incomplete: ${message}`);
  return problems.length === 0 ? 0 : 3;
}
// src/commands/ledger/prove.ts
var prove = {
  define: (program) => void withGlobals(program.command("prove <dir> <revision>")).description("print a proof, as JSON, that the ledger contains a revision; reveals nothing else of the ledger").addHelpText("after", help11).action(exits(run9))
};
var help11 = `
Exit codes: 0 proved, 2 usage error, no ledger or no such revision, 4 tampered ledger.

Example:
  driftline ledger prove ledger 41 > proof.json`;
async function run9(dir, revision) {
  const { proveRevision } = await import("./audit.js");
  const { usageError: usageError2 } = await import("./base.js");
  const { write } = await import("./questions.js");
  const { jsonText: jsonText2 } = await import("./base.js");
  if (!/^\d{1,15}$/.test(revision)) throw usageError2(`"${revision}" is not a revision`, "give its number");
  const proof = await proveRevision(dir, Number(revision));
  await write(jsonText2(proof));
  return 0;
}
// src/commands/ledger/verify.ts
var verify = {
  define: (program) => void withGlobals(program.command("verify <dir>")).description("verify that the ledger was not changed, and state what its files alone cannot prove").option("--replay", "judge every run again, and compare the findings").option(
    "--expect-head <head>",
    "a head of the ledger that was kept elsewhere; may be given several times",
    collect
  ).option("--require-anchor", "exit with code 3 if no --expect-head is given").addOption(formatOption()).addHelpText("after", help12).action(exits(run10))
};
var help12 = `
Exit codes: 0 consistent, 2 usage error or no ledger, 3 no --expect-head with --require-anchor, 4 tampered ledger.

Examples:
  driftline ledger verify ledger --replay
  driftline ledger verify ledger --require-anchor --expect-head sha256:\u2026`;
async function run10(dir, flags) {
  const { verifyLedger, verificationLines } = await import("./audit.js");
  const { write } = await import("./questions.js");
  const { jsonText: jsonText2 } = await import("./base.js");
  const isJson = flags.format === "json";
  const options = { heads: flags.expectHead ?? [], replay: flags.replay ?? false };
  const verification = await verifyLedger(dir, options).catch(async (error) => {
    if (isJson && error instanceof DriftlineError && error.exitCode === 4)
      await write(jsonText2({ verified: false, consistent: false, problems: error.problems }));
    throw error;
  });
  await write(
    isJson ? jsonText2(verification) : verificationLines(verification).map((line) => `${line}
`).join("")
  );
  if (flags.requireAnchor === true && !verification.anchored)
    throw new DriftlineError("incomplete", {
      message: "--require-anchor: no head that was kept elsewhere was given",
      hint: "give it with --expect-head"
    });
  return 0;
}
// src/commands/ledger/index.ts
var verbs = [verify, prove, check, exportHistory];
var ledger = groupOf("ledger", "verify and export the ledger, and prove single revisions", verbs);
// src/commands/limits/index.ts
var limits = {
  define: (program) => {
    const group = program.command("limits").description("set credit limits of users");
    const apply = group.command("apply [file]").description("set the limits of a file or a policy, 100 per request; lists the limits that were set or refused").option("--dry-run", "show the limits without sending them");
    withPolicies(apply, "instead of a file: policy files, folders or packs with limits").option("--ledger <dir>", "folder of the ledger that records the requested limits and the results").addOption(formatOption());
    withClient(apply).addHelpText("after", help13).action(exits(run11));
  }
};
var help13 = `
The file is YAML; its schema is policies/limits.schema.json:

  limits:
    ada@corp.example: 500000
    grace@corp.example: 250000

If a policy states a default, its limits apply to all members, and the service is asked for the list of members.

The service has no endpoint to read limits, so all limits are sent each time. Other users keep their limits.
With a ledger, every attempt is recorded, and an audit compares it with the limits in the policy.

Exit codes: 0 all limits are set, 2 invalid input, nothing was sent, 3 some limits were refused or the service did not
answer, 4 the ledger was tampered with, nothing was sent.`;
async function run11(file, flags) {
  const { readConfig } = await import("./questions.js");
  const { openClient, placeOf } = await import("./service.js");
  const { applyLimits } = await import("./authoring.js");
  const config = await readConfig(flags.config);
  const open = () => openClient(flags, config, process.env);
  const limits2 = await wantedBy(file, flags.policy, config, open);
  if (flags.dryRun) return applyLimits(limits2, void 0, flags);
  const client = await open();
  const [{ baseUrl }, dir] = [await placeOf(flags, config, process.env), flags.ledger ?? config.ledger];
  if (dir === null || !baseUrl) return applyLimits(limits2, client, flags);
  const { openKeeper } = await import("./authoring.js");
  const organization = flags.organization ?? config.organization ?? baseUrl.hostname;
  const keeper = await openKeeper(dir, organization, (/* @__PURE__ */ new Date()).toISOString());
  try {
    return await applyLimits(limits2, client, flags, keeper);
  } finally {
    await keeper.close();
  }
}
async function wantedBy(file, policies = [], config, open) {
  if (file !== void 0 && policies.length === 0) return (await import("./authoring.js")).readLimits(file);
  if (file === void 0 && policies.length > 0)
    return (await import("./authoring.js")).policyLimits(policies, config, open, Date.now());
  const { usageError: usageError2 } = await import("./base.js");
  throw usageError2(
    file === void 0 ? "no limits to set" : "a file and --policy are two sources of limits",
    "give a file of limits, or --policy with policies that state limits"
  );
}
// src/commands/log.ts
var log = {
  define: (program) => void withDirection(withFilter(withTable(program.command("log")))).description("list the revisions, newest first, with their changes and directions").option("-n, --number <count>", "show only this many revisions, the newest").option("--setting <name>", "only changes of this setting or of settings below it").action(exits(run12))
};
async function run12(flags) {
  const { namesOfChange } = await import("./questions.js");
  const { readHistory } = await import("./questions.js");
  const { approvalsBy } = await import("./questions.js");
  const { filterOf } = await import("./questions.js");
  const { selectSubjects, settingsSeen } = await import("./questions.js");
  const words = await import("./questions.js");
  const terminal = await import("./questions.js");
  const options = await import("./questions.js");
  const most = flags.number === void 0 ? Infinity : options.wholeNumber("-n", flags.number);
  const filter = filterOf(flags);
  const history = await readHistory(flags);
  const approvals = await approvalsBy(history);
  const subjects = flags.setting === void 0 ? void 0 : selectSubjects(flags.setting, settingsSeen(history).keys(), history);
  const isWanted = (subject) => subjects === void 0 || subjects.has(subject);
  const narrowed = flags.setting !== void 0 || filter.direction !== void 0;
  const rowOf = (step) => {
    const { revision, at, by } = step.revision;
    const { approved, of } = approvals(step);
    const changes = step.changes.filter(
      (change) => namesOfChange(change).some(isWanted) && (filter.direction ?? change.direction) === change.direction
    ).map(({ path: _, ...change }) => ({ ...change, approval: of(change.subject) }));
    const going = (direction) => step.changes.filter((change) => change.direction === direction).length;
    const representation = step.representation.filter((subject) => isWanted(subject) && filter.direction === void 0);
    return {
      revision,
      at,
      ...step.gap && { missing: step.gap },
      by,
      approved,
      tighter: going("tighter"),
      looser: going("looser"),
      changes,
      representation
    };
  };
  const newest = [];
  for (const step of history.steps()) {
    if (!filter.matches(step.revision)) continue;
    const row = rowOf(step);
    if (narrowed && row.changes.length + row.representation.length === 0) continue;
    newest.push(row);
    if (newest.length >= 2 * most) newest.splice(0, newest.length - most);
  }
  const revisions = newest.reverse().slice(0, most);
  const say = new words.Writer(terminal.renderOptions(flags.color));
  const rows = revisions.flatMap(
    ({ revision, at, missing, by, approved, changes }) => (changes.length > 0 ? changes : [null]).map((change) => ({
      by: { revision, at, by },
      isListed: approved,
      change,
      missing
    }))
  );
  return history.answer(
    { revisions },
    () => words.lines(
      revisions.length === 0 ? ["no revision found"] : revisions.flatMap((revision) => [
        ...say.heading(revision),
        ...revision.changes.flatMap((change) => say.change(change, revision)),
        ...revision.representation.flatMap((subject) => say.representation(subject)),
        ""
      ])
    ),
    (tables) => tables.changeSheet(rows)
  );
}
// src/reporters/fleet/index.ts
var fleetReporters = {
  text: { says: "for a terminal", load: async () => (await import("./page.js")).text },
  json: { says: "the whole fleet report", load: async () => (await import("./questions.js")).jsonPieces },
  markdown: { says: "for GitHub", load: async () => (await import("./page.js")).markdown },
  html: { says: "one page to share", load: async () => (await import("./page.js")).fleetHtml },
  csv: { says: "the organizations, for a spreadsheet", load: async () => (await import("./page.js")).csv },
  "rules-csv": {
    says: "every rule in every organization, for a spreadsheet",
    load: async () => (await import("./page.js")).rulesCsv
  }
};
var fleetFormats = namesIn(fleetReporters);
// src/commands/merge/index.ts
var merge = {
  define: (program) => void withGlobals(program.command("merge <files...>")).description("make one fleet report from the JSON reports of many organizations: files, folders or patterns").option("--expect <names>", "organizations that must have a report: a,b,c, or a file with one name per line").option("--max-age <duration>", "treat a report as stale if it is further than this from --as-of, such as 48h").option(
    "--as-of <instant>",
    "the instant taken as now (default: that of the newest report; with --max-age, the current time)"
  ).option(
    "--fail-on <severity>",
    "exit with code 1 if a finding at or above this severity is open anywhere; or never",
    "high"
  ).addOption(new Option("--format <name>", "format on standard output").choices(fleetFormats).default("text")).option("--output <name=file>", "write a fleet report to a file; may be given several times", collect).addHelpText("after", help14).action(exits(run13))
};
var help14 = `
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
async function run13(names, flags) {
  const { merge: merge2 } = await import("./page.js");
  const { linkPages } = await import("./page.js");
  const options = await import("./questions.js");
  const { prepareTargets, publishAll } = await import("./questions.js");
  const { renderOptions } = await import("./questions.js");
  const formatOf = (name) => options.choice("--output", name, fleetFormats);
  const targets = [
    ...(flags.output ?? []).map((text) => options.outputNamed(text, formatOf, "html=fleet.html")),
    { format: flags.format, file: null }
  ];
  const { fleet, inputs, pages } = await merge2({
    names,
    expect: flags.expect,
    maxAge: flags.maxAge,
    asOf: flags.asOf === void 0 ? void 0 : options.instant("--as-of", flags.asOf),
    failOn: options.choice("--fail-on", flags.failOn, options.failOnChoices)
  });
  const writtenFiles = targets.flatMap(({ file }) => file ?? []);
  const texts = await Promise.all(
    targets.map(async ({ format, file }) => {
      const render = await fleetReporters[format].load();
      const text = render(linkPages(fleet, pages, file, writtenFiles), file === null ? renderOptions(flags.color) : {});
      return { file, text, name: `the ${format} fleet report` };
    })
  );
  await prepareTargets(texts, inputs);
  await publishAll(texts, () => false);
  return fleet.exitCode;
}
// src/commands/package/verify.ts
var verify2 = {
  define: (program) => void withGlobals(program.command("verify <file>")).description("verify that an evidence package is unchanged, and that its reports, history and ledger proof match").option(
    "--expect-head <head>",
    "a head of the ledger that was kept elsewhere; may be given several times",
    collect
  ).addHelpText("after", help15).action(exits(run14))
};
var help15 = `
Exit codes: 0 unchanged, 2 usage error or no zip, 4 changed, cut off, or about another head.

Example:
  driftline package verify evidence.zip --expect-head sha256:\u2026`;
async function run14(file, flags) {
  const { verifyPackage, verificationLines } = await import("./page.js");
  const { keptHead } = await import("./audit.js");
  const { write } = await import("./questions.js");
  const lines = verificationLines(await verifyPackage(file, (flags.expectHead ?? []).map(keptHead)));
  await write(lines.map((line) => `${line}
`).join(""));
  return 0;
}
// src/commands/package/index.ts
var verbs2 = [verify2];
var packages = groupOf("package", "verify an evidence package that audit --output package= wrote", verbs2);
// src/commands/policy/check.ts
var check2 = {
  define: (group) => void withPolicies(
    withGlobals(group.command("check <path...>")),
    "policies with the rules that a file of exceptions or approvals names"
  ).description("validate policies, and list all errors with file, line and column").addOption(
    new Option("--format <name>", "format of errors; github prints annotations").choices(["text", "github"])
  ).action(exits(run15))
};
async function run15(paths, flags) {
  try {
    return await validate(paths, flags);
  } catch (error) {
    if (flags.format !== "github" || !(error instanceof DriftlineError)) throw error;
    const { write } = await import("./questions.js");
    const { annotation: annotation2, annotationProperty: annotationProperty2 } = await import("./base.js");
    const lines = error.problems.map(({ file, line, column, message, hint }) => {
      const place = Object.entries({ file, line, col: column }).flatMap(
        ([name, value]) => value === void 0 ? [] : [`${name}=${annotationProperty2(String(value))}`]
      );
      const text = annotation2(hint === void 0 ? message : `${message}; ${hint}`);
      return `::error ${[...place, "title=Driftline"].join(",")}::${text}
`;
    });
    await write(lines.join(""));
    return error.exitCode;
  }
}
async function validate(paths, flags) {
  const { readConfig } = await import("./questions.js");
  const { loadNamed } = await import("./policies.js");
  const { write } = await import("./questions.js");
  const { count: count2 } = await import("./base.js");
  const config = await readConfig(flags.config);
  const { policies } = await loadNamed([...paths, ...flags.policy ?? []], config.catalog, [], config.agreement);
  const { files, rules, assertions, approvals, exceptions, checks: _, ...parts } = policies;
  const hasParts = Object.values(parts).some((part) => part !== null);
  const statedRuleCount = hasParts ? (await import("./audit.js")).statedRules(policies).length : 0;
  const counts = [
    count2(files.length, "policy", "policies"),
    count2(rules.length + assertions.length + statedRuleCount, "rule"),
    ...approvals.length > 0 ? [count2(approvals.length, "approval")] : [],
    count2(exceptions.length, "exception")
  ];
  if (!flags.quiet) await write(`valid: ${counts.join(", ")}
`);
  return 0;
}
// src/commands/policy/coverage.ts
var coverage = {
  define: (group) => void withAnswer(group.command("coverage")).description(
    "show the settings that no rule governs, most changed first, and the rules that never had a value to judge"
  ).addHelpText("after", help16).action(exits(run16))
};
var help16 = `
Examples:
  driftline policy coverage --base-url https://api.example.com --policy policies
  driftline policy coverage --history history.ndjson --policy baseline --format json`;
async function run16(flags) {
  const { readHistory } = await import("./questions.js");
  const { coverageOf } = await import("./authoring.js");
  const { coverageText } = await import("./authoring.js");
  const terminal = await import("./questions.js");
  const history = await readHistory({ ...flags, namesRules: true });
  const policies = await history.policies();
  const report = await history.judge(policies);
  const coverage2 = coverageOf(report, policies);
  const { organization, asOf } = report;
  return history.answer(
    { schemaVersion: 1, organization, asOf, ...coverage2 },
    () => coverageText(coverage2, report, terminal.renderOptions(flags.color))
  );
}
// src/commands/policy/explain.ts
var explain2 = {
  define: (group) => void withPolicies(withGlobals(group.command("explain <name>"))).description("explain a rule, a built-in rule, a setting, a group of settings, or a policy with its rules").addOption(formatOption()).addHelpText("after", help17).action(exits(run17))
};
var help17 = `
Examples:
  driftline policy explain sandbox.network.allowedDomains
  driftline policy explain models/maxAutonomyLevel --policy policies
  driftline policy explain editors/unapproved
  driftline policy explain baseline`;
async function run17(name, flags) {
  const { readConfig } = await import("./questions.js");
  const policies = await import("./policies.js");
  const { explain: explain3, nearestName } = await import("./authoring.js");
  const { usageError: usageError2 } = await import("./base.js");
  const { write } = await import("./questions.js");
  const terminal = await import("./questions.js");
  const checks = await import("./policies.js");
  const files = await import("./questions.js");
  const config = await readConfig(flags.config);
  const runPolicies = (await policies.choosePolicies(flags.policy, config)).policies;
  const packs = await files.packNames();
  const otherRules = await Promise.all(
    packs.map(async (pack) => (await policies.loadNamed([pack], config.catalog)).policies)
  );
  const own = { ...runPolicies, checks: await checks.loadChecks() };
  const context = { catalog: config.catalog, sets: [own, ...otherRules], builtin: config.builtin };
  const explanation = explain3(name, context);
  if (!explanation)
    throw usageError2(
      `no rule, setting or policy is named "${name}"`,
      nearestName(name, context) ?? "name a setting by its path, or a rule as policy/setting"
    );
  if (flags.format === "json") {
    const { jsonPieces, whole } = await import("./questions.js");
    await write(whole(jsonPieces(explanation)));
  } else {
    const { explanationText } = await import("./authoring.js");
    await write(explanationText(explanation, terminal.renderOptions(flags.color)));
  }
  return 0;
}
// src/commands/policy/init.ts
var init2 = {
  define: (group) => void withSource(group.command("init"), "policies whose settings get no rule").description("write first policies from the current state: rules for stable values, and questions for the others").option("--stable <duration>", "write a rule for a value that has not changed for this long", "30d").option("--output <file>", "write to a file instead of standard output").option("--force", "overwrite the output file").addHelpText("after", help18).action(exits(run18))
};
var help18 = `
Every rule passes at --as-of. Settings that the policies of --policy govern are left out. Secrets are never written: for
a setting with a secret, the rule requires a reference.

Exit codes: 0 written, 2 usage or policy error, 3 incomplete evidence, or no stable value, 4 tampered ledger.

Examples:
  driftline policy init --base-url https://api.example.com --output policies/first.yaml
  driftline policy init --history history.ndjson --stable 90d --policy baseline`;
async function run18(flags) {
  const { statSync } = await import("node:fs");
  const first = await import("./authoring.js");
  const { DriftlineError: DriftlineError2, usageError: usageError2 } = await import("./base.js");
  const { note } = await import("./questions.js");
  const { count: count2, duration: duration2 } = await import("./base.js");
  const { output } = flags;
  const stableSeconds = first.stableSecondsOf(flags.stable);
  const present2 = output === void 0 ? void 0 : statSync(output, { throwIfNoEntry: false });
  if (present2?.isDirectory()) throw usageError2(`--output: ${output} is a folder`, "name a file");
  if (present2 && flags.force !== true)
    throw usageError2(`--output: ${output} exists already`, "overwrite it with --force");
  const history = await first.historyFor(flags);
  const { text, demands, questions } = await first.firstPoliciesOf(history, stableSeconds, flags);
  if (demands === 0) {
    const { evidence } = history;
    const unstable = {
      message: first.noRuleWords(duration2(stableSeconds), flags),
      hint: "give a shorter --stable, or write the rules by hand"
    };
    const incomplete = ({ message }) => ({
      message: `no rule was written, because the evidence is incomplete: ${message}`
    });
    throw new DriftlineError2("incomplete", evidence.complete ? unstable : evidence.problems.map(incomplete));
  }
  const code = await history.deliver([{ file: output ?? null, text, name: "the policy" }]);
  if (output !== void 0 && !flags.quiet)
    note(`${output}: ${count2(demands, "rule")}, ${count2(questions, "question")}`);
  return code;
}
// src/commands/policy/preview.ts
var formats = ["text", "json", "markdown"];
var preview = {
  define: (group) => void withSource(group.command("preview")).description(
    "show the effect of a policy edit on the whole history: new findings, cleared findings, unused exceptions, loosened rules"
  ).addOption(
    requiredOption("--base <ref or folder>", "the policies before the edit: a folder, or a branch, tag or commit")
  ).addOption(new Option("--format <name>", "format on standard output").choices(formats).default("text")).option("--output <name=file>", "write the preview to a file; may be given several times", collect).addHelpText("after", help19).action(exits(run19))
};
var help19 = `
The edited policies are those of --policy, chosen as in audit. If --base is a commit, the same files are read from git.

Exit codes: 0 the preview was made, 2 usage or policy error, 3 incomplete evidence, 4 tampered ledger.

Examples:
  driftline policy preview --base main --base-url https://api.example.com
  driftline policy preview --base old-policies --policy policies --history history.ndjson
  driftline policy preview --base origin/main --history history.ndjson --format markdown > comment.md`;
var invalidBase = {
  message: "the policies of --base are not valid, so that there is nothing to compare with",
  hint: "name a base with valid policies; driftline audit shows what the edited policies find"
};
async function run19(flags) {
  const { readConfig } = await import("./questions.js");
  const { choice, outputNamed } = await import("./questions.js");
  const { loadBase } = await import("./authoring.js");
  const { policyTexts } = await import("./policies.js");
  const { readHistory } = await import("./questions.js");
  const { previewOf } = await import("./authoring.js");
  const formatOf = (name) => choice("--output", name, formats);
  const outputs = (flags.output ?? []).map((text) => outputNamed(text, formatOf, "markdown=comment.md"));
  const config = await readConfig(flags.config);
  const base = await loadBase(flags.base, flags.policy, config).catch((error) => {
    if (!(error instanceof DriftlineError) || error.code !== "policy") throw error;
    throw new DriftlineError("policy", [...error.problems, invalidBase]);
  });
  const history = await readHistory({ ...flags, namesRules: true, allowedTexts: policyTexts(base) });
  const policies = await history.policies();
  const preview2 = previewOf(
    { policies: base.policies, report: await history.judge(base.policies) },
    { policies, report: await history.judge(policies) },
    config.catalog
  );
  const render = async (format, forTerminal) => {
    if (format === "json")
      return (await import("./questions.js")).jsonPieces({ schemaVersion: 1, ...preview2 });
    if (format === "markdown") return (await import("./authoring.js")).previewMarkdown(preview2);
    const { renderOptions } = await import("./questions.js");
    return (await import("./authoring.js")).previewText(preview2, forTerminal ? renderOptions(flags.color) : {});
  };
  const targets = [...outputs.map(({ format, file }) => ({ format, file })), { format: flags.format, file: null }];
  return history.deliver(
    await Promise.all(
      targets.map(async ({ format, file }) => ({
        file,
        text: await render(format, file === null),
        name: `the ${format} preview`
      }))
    )
  );
}
// src/commands/policy/test.ts
var formats2 = ["text", "json", "junit"];
var test = {
  define: (group) => void withGlobals(group.command("test <path...>")).description("run the tests of policies: *.test.yaml files, or the folders and policies next to them").addOption(new Option("--format <name>", "format on standard output").choices(formats2).default("text")).option("--output <name=file>", "write the result to a file; may be given several times", collect).option("--require-tests", "fail if a rule on the history has no test that makes it fail").addHelpText("after", help20).action(exits(run20))
};
var help20 = `
A test states which settings or history lead to which findings:

  # yaml-language-server: $schema=./policy-test.schema.json
  policy: [models.yaml]         # without it: the policies of the same folder
  rules: [models/*]             # without it: every rule of these policies
  settings: { maxAutonomyLevel: low }   # what changes start from
  tests:
    - name: raising the cap is a finding
      change: { maxAutonomyLevel: high }
      findings: [{ rule: models/maxAutonomyLevel, revision: 1 }]
    - name: a change that was reverted is a resolved finding
      history:
        - { by: ada@example.com, at: 2026-03-06T21:47:00Z, change: {} }
        - { by: bo@example.com, change: { maxAutonomyLevel: high } }
        - { by: bo@example.com, change: { maxAutonomyLevel: low } }
      findings: [{ rule: models/maxAutonomyLevel, revision: 2, resolved: 3 }]

The audit must find exactly these findings. Findings of built-in rules count only if the test names the rule or sets
builtin: true.

Exit codes: 0 all passed, 1 a test failed, or a rule on the history has no test with --require-tests, 2 an invalid test or policy.

Examples:
  driftline policy test policies
  driftline policy test policies --require-tests --output junit=tests.xml`;
async function run20(paths, flags) {
  const { readConfig } = await import("./questions.js");
  const { choice, outputNamed } = await import("./questions.js");
  const { runPolicyTests } = await import("./authoring.js");
  const words = await import("./authoring.js");
  const terminal = await import("./questions.js");
  const { testText } = await import("./authoring.js");
  const { jsonPieces } = await import("./questions.js");
  const { prepareTargets, publishAll } = await import("./questions.js");
  const { format } = flags;
  const formatOf = (name) => choice("--output", name, formats2);
  const outputs = (flags.output ?? []).map((text) => outputNamed(text, formatOf, "junit=tests.xml"));
  const config = await readConfig(flags.config);
  const { run: run22, inputs, leaks } = await runPolicyTests(paths, config, { requireTests: flags.requireTests === true });
  const render = (format2, forTerminal) => {
    if (format2 === "json") return jsonPieces(words.testJson(run22));
    if (format2 === "junit") return words.testJunit(run22);
    return testText(run22, forTerminal ? terminal.renderOptions(flags.color) : {});
  };
  const { failed, untested } = words.tallyOf(run22);
  const targets = [
    ...outputs.map(({ format: format2, file }) => ({ file, text: render(format2, false), name: `the ${format2} result` })),
    ...flags.quiet && format === "text" && failed + untested === 0 ? [] : [{ file: null, text: render(format, true), name: "the result" }]
  ];
  await prepareTargets(targets, inputs);
  await publishAll(targets, leaks);
  return failed + untested > 0 ? 1 : 0;
}
// src/commands/policy/index.ts
var verbs3 = [check2, test, explain2, coverage, init2, preview];
var policy = groupOf("policy", "write, check, test and preview policies", verbs3);
// src/commands/serve/index.ts
var serve = {
  define: (program) => void withGlobals(program.command("serve")).description("serve an emulated organization on this machine; prints its address and keys as one line of JSON").option("--scenario <file>", "the organization to serve (default: the sample organization)").option("--port <number>", "port to listen on; 0 picks a free port", "0").option("--rate-limit <number>", "requests per key and minute (default: no limit)").option("--faults <file>", "plan of faults: which requests fail, and how").action(exits(run21))
};
async function run21(flags) {
  const { readFaultPlan, readScenario } = await import("./emulator.js");
  const { serveEmulator } = await import("./emulator.js");
  const { usageError: usageError2 } = await import("./base.js");
  const { write } = await import("./questions.js");
  const port = /^\d{1,5}$/.test(flags.port) ? Number(flags.port) : Number.NaN;
  if (!(port <= 65535)) throw usageError2(`--port: "${flags.port}" is not a port`, "write a number from 0 to 65535");
  const { rateLimit } = flags;
  if (rateLimit !== void 0 && !/^[1-9]\d{0,8}$/.test(rateLimit))
    throw usageError2(`--rate-limit: "${rateLimit}" is not a number of requests`, "write a whole number from 1");
  const server = await serveEmulator({
    organization: await readScenario(flags.scenario),
    port,
    ...rateLimit !== void 0 && { rateLimit: Number(rateLimit) },
    ...flags.faults !== void 0 && { faults: await readFaultPlan(flags.faults) }
  });
  const { baseUrl, appUrl, apiKeys } = server;
  await write(`${JSON.stringify({ baseUrl, appUrl, apiKeys })}
`);
  await new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, resolve);
  });
  await server.close();
  return 0;
}
// src/commands/index.ts
var commands = {
  doctor,
  init,
  audit,
  accept,
  log,
  diff,
  blame,
  find,
  merge,
  policy,
  ledger,
  package: packages,
  serve,
  api,
  limits,
  hook,
  completion,
  demo,
  help: help6
};
// src/cli.ts
var objection = "";
async function main() {
  const program = withGlobals(new Command("driftline")).description("Policy-as-code auditor for the enterprise controls of an AI coding agent.").version(version).enablePositionalOptions().showSuggestionAfterError(false).exitOverride();
  const defined = Object.entries(commands).filter(([name]) => isNeeded(name, process.argv[2] ?? ""));
  for (const [, command] of defined) command.define(program);
  for (const [, { later }] of defined) if (later && process.argv.includes(later.name)) await later.fill(program);
  for (const command of every(program)) {
    if (command !== program) {
      command.version(version);
      command.options.at(-1)?.hideHelp();
    }
    command.exitOverride().showHelpAfterError("(see --help)").configureOutput({
      writeErr: (text) => void (objection += text),
      outputError: (text) => void (objection += withSuggestion(text, command))
    });
  }
  await program.parseAsync();
}
function withSuggestion(text, { commands: below, options, args, registeredArguments }) {
  const errorText = `${visible(text.trimEnd().replace(/(unknown option '-[^=']*)=.*'/s, "$1'"))}
`;
  const [, dashes, unknownName] = /^error: unknown (?:command|option) '(--)?([^']+)'/.exec(errorText) ?? [];
  const hasTooMany = errorText.startsWith("error: too many arguments");
  if (hasTooMany && registeredArguments.length === 0 && options.some(({ long }) => long === "--history"))
    return `${errorText}(Name files with options, such as --history <file>)
`;
  const word = unknownName ?? (hasTooMany ? args[0] : void 0);
  if (word === void 0) return errorText;
  const names = dashes ? options.flatMap(({ long }) => long?.slice(2) ?? []) : below.map((command) => command.name());
  const near = nearest(word, names);
  return near === void 0 ? errorText : `${errorText}(Did you mean ${dashes ?? ""}${near}?)
`;
}
function isNeeded(name, calledName) {
  return name === calledName || calledName === "help" || !Object.hasOwn(commands, calledName);
}
function every(program) {
  return [program, ...program.commands.flatMap(every)];
}
async function fail(error) {
  if (error instanceof CommanderError && error.exitCode === 0) {
    process.exitCode = 0;
    return;
  }
  const { note, noteError, noteLines } = await import("./questions.js");
  if (error instanceof CommanderError || error instanceof DriftlineError) {
    const { withoutKnownFormats } = await import("./questions.js");
    if (error instanceof DriftlineError) noteError({ message: withoutKnownFormats(error.message) });
    else if (objection !== "") noteLines(withoutKnownFormats(objection).trimEnd().split("\n"));
    process.exitCode = failureCode(error instanceof DriftlineError ? error.exitCode : 2);
    return;
  }
  const { name, stack = "" } = error instanceof Error ? error : { name: "an unknown error" };
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line)).slice(0, 8);
  note(`internal error: ${name}. Please report it with these lines; they contain no data.`);
  noteLines(places);
  process.exitCode = failureCode(5);
}
function failureCode(code) {
  return isHookCall(process.argv.slice(2)) ? 0 : code;
}
process.on("exit", (code) => {
  if (isOutputLost() && code < 3) process.exitCode = failureCode(3);
});
watchStrayErrors(fail, () => failureCode(5));
tuneEngine();
try {
  await main();
} catch (error) {
  await fail(error);
}
