// The pickaxe: every revision that set a setting, or brought or took a value.
import type { History } from "../run/answers.ts";
import type { Filter, FilterFlags } from "../run/filter.ts";
import { type Command, exits, type SourceFlags, withAnswer, withDirection, withFilter } from "./command.ts";

export const find: Command = {
  define: (program) =>
    void withDirection(withFilter(withAnswer(program.command("find [setting]"))))
      .description("find every revision that set a setting, that ever held a value, or that broke a rule")
      .option("--value <value>", "the value, or an entry of a list; of a secret, its fingerprint")
      .option("--rule <id>", "instead of a setting: when this rule was broken, and by whom")
      .action(exits(run)),
};

type Flags = SourceFlags & FilterFlags & { format: string; value?: string; rule?: string; direction?: string };

async function run(setting: string | undefined, flags: Flags): Promise<number> {
  const [{ readHistory }, { filterOf }, { DriftlineError }] = await Promise.all([
    import("../run/answers.ts"),
    import("../run/filter.ts"),
    import("../errors.ts"),
  ]);
  if ((setting === undefined) === (flags.rule === undefined))
    throw new DriftlineError("usage", { message: "find takes a setting, or --rule", hint: "name one of the two" });
  if (flags.rule !== undefined && flags.value !== undefined)
    throw new DriftlineError("usage", { message: "--value goes with a setting", hint: "leave it out beside --rule" });
  if (flags.direction !== undefined && (flags.rule ?? flags.value) !== undefined)
    throw new DriftlineError("usage", {
      message: "--direction goes with changes",
      hint: "leave it out beside --rule and --value",
    });
  const filter = filterOf(flags);
  const history = await readHistory(flags);
  return setting === undefined
    ? findRule(flags.rule!, flags, history, filter)
    : findSetting(setting, flags, history, filter);
}

async function findSetting(setting: string, flags: Flags, history: History, filter: Filter): Promise<number> {
  const [{ occurrences }, { selectSubjects }, words, terminal] = await Promise.all([
    import("../history/find.ts"),
    import("../run/select.ts"),
    import("./words.ts"),
    import("../run/terminal.ts"),
  ]);
  const subjects = new Set<string>();
  for (const step of history.steps())
    for (const block of step.blocks.values()) for (const entry of block.entries.values()) subjects.add(entry.subject);
  const wanted = selectSubjects(setting, subjects, history.config.catalog);
  const matches = occurrences(history.steps(), wanted, flags.value).filter((match) =>
    match.kind === "held"
      ? filter.takes(match.from)
      : filter.takes(match.by) && (filter.direction === undefined || filter.direction === match.direction),
  );
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  const { value } = flags;
  const none =
    value === undefined
      ? `${setting}: nothing found`
      : filter.isNarrow
        ? `${setting}, ${value}: ${nothing}`
        : `${setting} never held ${value}: nothing found`;
  return history.answer({ setting, value: flags.value ?? null, matches }, () =>
    words.lines(matches.length === 0 ? say.sentence(none) : matches.flatMap((match) => say.occurrence(match))),
  );
}

/** When a rule was broken: its findings in the order of time, the first one being the revision that broke it first. */
async function findRule(rule: string, { color }: Flags, history: History, filter: Filter): Promise<number> {
  const [{ builtinRules }, { mustBeJudged }, { didYouMean, DriftlineError }, words, terminal] = await Promise.all([
    import("../audits/index.ts"),
    import("../run/unasked.ts"),
    import("../errors.ts"),
    import("./words.ts"),
    import("../run/terminal.ts"),
  ]);
  const rules = [...history.policies.rules.map((one) => one.id), ...builtinRules.keys()];
  if (!rules.includes(rule))
    throw new DriftlineError("usage", {
      message: `no rule is called "${rule}"`,
      hint: didYouMean(rule, rules) ?? "driftline policy explain lists the rules of a policy",
    });
  mustBeJudged(rule, history);
  const breaks = history
    .judge(history.policies)
    .findings.filter((one) => one.rule === rule)
    .map(({ subject, message, introduced, resolved, exposureSeconds, status }) => ({
      subject,
      message,
      introduced,
      resolved,
      exposureSeconds,
      status,
    }))
    .filter(({ introduced: { revision, at, by } }) =>
      filter.takes({ revision: revision ?? 0, time: Date.parse(at), by: by ?? nobody }),
    )
    .sort((a, b) => (a.introduced.revision ?? 0) - (b.introduced.revision ?? 0));
  const say = new words.Writer(terminal.renderOptions(color));
  return history.answer({ rule, breaks }, () =>
    words.lines(
      breaks.length > 0
        ? breaks.flatMap((one) => say.broken(one))
        : say.sentence(filter.isNarrow ? `${rule}: ${nothing}` : `${rule} was never broken`),
    ),
  );
}

/** With filters nobody knows of the rest. */
const nothing = "nothing found by these filters";
const nobody = { id: null, email: null, name: null };
