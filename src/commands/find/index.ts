// Searches the history: when a value was in force and why, which revisions set a setting or contained a value, and when
// a rule was violated.
import type { EffectWindow, Site } from "../../history/effect.ts";
import type { History } from "../../query/answers.ts";
import type { Filter, FilterFlags } from "../../query/filter.ts";
import type { Gapped } from "../../query/words.ts";
import { type Command, exits, type SourceFlags, withDirection, withFilter, withTable } from "../command.ts";
import { firstIn, lastIn } from "../../lists.ts";
import { thousands } from "../../words.ts";

export const find: Command = {
  define: (program) =>
    void withDirection(withFilter(withTable(program.command("find [setting]"))))
      .description(
        "find the revisions that changed a setting, when a value was in force and why, or when a rule was violated",
      )
      .option(
        "--value <value>",
        "a value, an entry of a list, or a secret's fingerprint; without a setting, searches all settings",
      )
      .option("--rule <id>", "instead of a setting: when this rule was violated, and by whom")
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
A value of an allow list is in force if an entry covers it (wildcards, ranges, domains), or if nothing is limited (the
list is not set and then means everything, or its switch is off). A value of a deny list is in force if it is denied.

Examples:
  driftline find modelPolicy.allowedModelIds --value o4-preview --history history.ndjson
  driftline find --value 203.0.113.7 --history history.ndjson
  driftline find --rule baseline/maxAutonomyLevel --history history.ndjson`;

type Flags = SourceFlags & FilterFlags & { format: string; value?: string; rule?: string; direction?: string };

async function run(setting: string | undefined, flags: Flags): Promise<number> {
  const { readHistory } = await import("../../query/answers.ts");
  const { filterOf } = await import("../../query/filter.ts");
  const { usageError } = await import("../../errors.ts");
  const { rule, value, direction } = flags;
  if (setting === undefined && value === undefined && rule === undefined)
    throw usageError("find needs a setting, --value, or --rule", "name one of them");
  if (rule !== undefined && (setting ?? value) !== undefined)
    throw usageError("--rule cannot be combined with a setting or --value", "remove one of them");
  if (direction !== undefined && (rule ?? value) !== undefined)
    throw usageError("--direction filters changes only", "remove it, or remove --rule and --value");
  const filter = filterOf(flags);
  const history = await readHistory({ ...flags, namesRules: rule !== undefined });
  const question = { flags, history, filter };
  if (rule !== undefined) return findRule(rule, question);
  return value === undefined ? findSetting(setting!, question) : findValue(setting, value, question);
}

interface Question {
  readonly flags: Flags;
  readonly history: History;
  readonly filter: Filter;
}

async function findSetting(setting: string, { flags, history, filter }: Question): Promise<number> {
  const { changesOf, hiddenBy } = await import("../../history/find.ts");
  const { selectSubjects, settingsSeen } = await import("../../query/select.ts");
  const words = await import("../../query/words.ts");
  const terminal = await import("../../run/terminal.ts");
  const subjects = selectSubjects(setting, settingsSeen(history).keys(), history);
  const matches = changesOf(history.steps, subjects).filter(
    (match) => filter.matches(match.by) && (filter.direction === undefined || filter.direction === match.direction),
  );
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  const noChangeText = () => {
    if (filter.isNarrow) return `${setting}: ${nothing}`;
    const hidden = hiddenBy(history.steps, subjects);
    if (hidden === undefined) return `${setting} did not change in ${scopeWords(history)}.`;
    const why = hidden === "mask" ? ": the service shows a mask" : " without a fingerprint key";
    return `No change of ${setting} can be seen in ${scopeWords(history)}. Whether its secret changed is not known${why}.`;
  };
  return history.answer(
    { setting, value: null, revisions: lookedAt(history), matches },
    () =>
      words.lines(
        matches.length === 0 ? say.sentence(noChangeText()) : matches.flatMap((match) => say.occurrence(match)),
      ),
    (tables) =>
      tables.changeSheet(matches.map((change) => ({ by: change.by, isListed: null, change, missing: change.missing }))),
  );
}

/** Finds when a value was in force: at one setting, or wherever it was set or covered. */
async function findValue(
  setting: string | undefined,
  value: string,
  { flags, history, filter }: Question,
): Promise<number> {
  const { holdings } = await import("../../history/find.ts");
  const { effects, misfitOf } = await import("../../history/effect.ts");
  const { askedOf } = await import("../../history/contains.ts");
  const select = await import("../../query/select.ts");
  const words = await import("../../query/words.ts");
  const terminal = await import("../../run/terminal.ts");
  const { compare, unpointer } = await import("../../model/json.ts");
  const { catalog } = history.config;
  const seenSettings = select.settingsSeen(history);
  const all = new Set([...seenSettings.keys(), ...select.fixedSubjects(catalog)]);
  const subjects = setting === undefined ? all : select.selectSubjects(setting, all, history);
  const query = askedOf(value);
  if (query.fingerprint) (await import("./prerequisites.ts")).mustBeComparable(value, history);
  if (history.leaks(value)) {
    const hint = "the format secrets-csv of driftline audit lists each with its places; give its fingerprint";
    throw (await import("../../errors.ts")).usageError("--value contains a secret of this history", hint);
  }
  const siteOf = (subject: string): Site[] => {
    const setting = seenSettings.get(subject) ?? catalog.setting(subject.slice(1).replaceAll("/", ".")) ?? null;
    return setting === "container" ? [] : [{ subject, setting }];
  };
  const sites = [...subjects].flatMap(siteOf);
  const occurrences = holdings(history.steps, subjects, query);
  const allEffects = effects(history.steps, sites, query);
  // If several settings are searched, show only those that concern the value; the others allow it like any value.
  const concerned = new Set((sites.length === 1 ? allEffects : occurrences).map(({ subject }) => subject));
  for (const { subject, because, inForce, holdsValue } of allEffects)
    if (holdsValue || (inForce === null && because.kind !== "unreadable")) concerned.add(subject);
  const withGaps = gapMarker(history.numbers);
  const windows = allEffects
    .filter(({ subject, from }) => concerned.has(subject) && filter.matchesSeen(from))
    .map(({ holdsValue: _, ...window }) => withGaps(window));
  const matches = occurrences.filter(({ from }) => filter.matchesSeen(from)).map(withGaps);
  const unlimited = [
    ...new Set(
      allEffects.flatMap(({ subject, inForce }) => (inForce === true && !concerned.has(subject) ? [subject] : [])),
    ),
  ].sort();
  // The name of an element is not one of its values.
  const isName = sites.length === 1 && unpointer(firstIn(sites).subject).at(-1) === value;
  const flaw = sites.length === 1 && !isName ? misfitOf(firstIn(sites).setting, query) : undefined;
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  // By setting: periods in force, then occurrences.
  const rows = [...windows, ...matches].sort((a, b) => compare(a.subject, b.subject));
  const answer = { setting: setting ?? null, value, revisions: lookedAt(history), malformed: flaw ?? null };
  return history.answer(
    { ...answer, effects: windows, unlimited, matches },
    () =>
      words.lines([
        ...(flaw === undefined
          ? []
          : say.sentence(`${value} ${flaw}: no ${windows.length > 0 ? "other " : ""}entry covers it.`)),
        ...(windows.length + matches.length > 0
          ? rows.flatMap((row) =>
              "because" in row ? say.effect(row, value, siteOf(row.subject)[0]?.setting ?? null) : say.occurrence(row),
            )
          : say.sentence(
              filter.isNarrow
                ? `${setting ?? "any setting"}, ${value}: ${nothing}`
                : sites.length === 1
                  ? `${setting}: ${value} was not found in ${scopeWords(history)}: it was not set or contained there, and not in force.`
                  : `${value} is not in ${scopeWords(history)}${setting === undefined ? "" : `, below ${setting}`}, and no entry covers it.`,
            )),
        ...(unlimited.length > 0 ? say.unlimitedLines(unlimited, value) : []),
      ]),
    (tables) => tables.effectSheet(windows, matches, value),
  );
}

/** Returns a function that marks the times of which revisions are missing. */
function gapMarker(numbers: readonly number[]) {
  const places = new Map(numbers.map((number, place) => [number, place]));
  return <Row extends Pick<EffectWindow, "from" | "until">>(row: Row): Row & Gapped => {
    const [from, until] = [row.from.revision, row.until?.revision ?? lastIn(numbers)];
    return until - from === places.get(until)! - places.get(from)! ? row : { ...row, missingWithin: true };
  };
}

/** Returns the range of searched revisions. */
function lookedAt({ numbers }: Pick<History, "numbers">): { count: number; first: number | null; last: number | null } {
  return { count: numbers.length, first: numbers[0] ?? null, last: numbers.at(-1) ?? null };
}

/** @param scope the searched revisions, if not all */
function scopeWords(history: History, scope: Pick<History, "numbers"> = history): string {
  const { count, first, last } = lookedAt(scope);
  if (count === 0) return "0 revisions";
  if (count === 1)
    return `revision ${first}${history.evidence.value.revisions.length === 1 ? ", the only one of the history" : ""}`;
  const missing = last! - first! + 1 - count;
  const gap = missing === 0 ? "" : ` (${thousands(missing)} between them ${missing === 1 ? "is" : "are"} missing)`;
  return `the ${thousands(count)} revisions ${first} to ${last} of the history${gap}`;
}

/** Finds when a rule was violated: its findings in order of time, so that the first one names the first violation. */
async function findRule(name: string, { flags: { color }, history, filter }: Question): Promise<number> {
  const { builtinRules } = await import("../../audits/index.ts");
  const { nobody } = await import("../../model/sealed.ts");
  const { judgedNumbers, mustBeJudged } = await import("./prerequisites.ts");
  const { didYouMean, usageError } = await import("../../errors.ts");
  const { presentName } = await import("../../policy/former-names.ts");
  const { authorsOf, breakOf, isCauseKnown } = await import("../../query/break.ts");
  const { bookOf } = await import("../../reporters/wording/book.ts");
  const words = await import("../../query/words.ts");
  const terminal = await import("../../run/terminal.ts");
  const policies = await history.policies();
  const rules = [...[...policies.rules, ...policies.assertions].map(({ id }) => id), ...builtinRules.keys()];
  const rule = presentName(name, policies);
  if (!rules.includes(rule))
    throw usageError(
      `no rule is named "${name}"`,
      didYouMean(name, rules) ?? "driftline policy explain lists the rules of a policy",
    );
  mustBeJudged(rule, { ...history, policies });
  const report = await history.judge(policies);
  const book = bookOf(report);
  const violations = report.findings
    .filter((finding) => finding.rule === rule)
    .filter((finding) => {
      const { revision, at, by } = finding.introduced;
      const moment = { revision: revision ?? 0, time: Date.parse(at), by: by ?? nobody };
      return filter.matchesSeen({ ...moment, exact: isCauseKnown(finding) });
    })
    .sort((a, b) => (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0));
  const breaks = violations.map((finding) => breakOf(finding, book));
  const scope = { numbers: judgedNumbers(rule, policies, history) };
  const say = new words.Writer(terminal.renderOptions(color));
  return history.answer(
    { rule, revisions: lookedAt(scope), breaks },
    () =>
      words.lines(
        breaks.length > 0
          ? violations.flatMap((finding, i) =>
              say.violationLines(breaks[i]!, (limits) => authorsOf(finding, book, limits)),
            )
          : say.sentence(
              filter.isNarrow ? `${rule}: ${nothing}` : `${rule} was not violated in ${scopeWords(history, scope)}.`,
            ),
      ),
    (tables) => tables.breakSheet(breaks),
  );
}

/** The filters hide the rest, so the message must not claim more. */
const nothing = "nothing found by these filters";
