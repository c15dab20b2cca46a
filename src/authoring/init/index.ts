// First policies from a history: stable values become demands, the others questions. Tries every demand on the same
// history first, so that the first audit has no open findings.
import { builtinRules } from "../../audits/index.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import { type Checks, loadChecks } from "../../checks/index.ts";
import { firstIn, groupBy } from "../../lists.ts";
import { type Blame, BlameTracker } from "../../history/blame.ts";
import type { Step } from "../../history/steps.ts";
import { dayOf } from "../../model/instant.ts";
import { isArray, type Json } from "../../model/json.ts";
import { accountOf } from "../../model/people.ts";
import type { Person, Report } from "../../model/report/index.ts";
import { isSecret } from "../../model/sealed.ts";
import { type LoadedPolicies, loadPolicies } from "../../policy/load.ts";
import { clip, visible } from "../../text.ts";
import { count, duration, nameOf, UNKNOWN_EDITOR } from "../../words.ts";
import { propose, type Proposal } from "./propose.ts";
import { type DemandedValue, type Question, render } from "./render.ts";

interface InitInput {
  readonly steps: Iterable<Step>;
  readonly catalog: Catalog;
  readonly organization: string;
  /** Milliseconds. */
  readonly asOf: number;
  readonly stableSeconds: number;
  readonly complete: boolean;
  /** Settings that other policies already govern. */
  readonly governedPaths: ReadonlySet<string>;
  /** Judges the history by policies. */
  judge(policies: LoadedPolicies): Report | Promise<Report>;
}

export interface FirstPolicies {
  readonly text: string;
  readonly demands: number;
  readonly questions: number;
}

const ID = "first";

/** Writes first policies. `demands` is 0 if nothing is stable: such a text is not yet a policy. */
export async function firstPolicies(input: InitInput): Promise<FirstPolicies> {
  const result = survey(input);
  const paths = new Map(result.settings.flatMap(({ path, blames }) => blames.map(({ subject }) => [subject, path])));
  const checks = await loadChecks();
  const candidates = result.settings.map((setting) => candidateOf(setting, input, checks));
  const doubts = new Map<string, string>();
  for (;;) {
    const demands = candidates.flatMap((candidate): DemandedValue[] =>
      candidate.leaf !== null && candidate.doubt === null && !doubts.has(candidate.path)
        ? [{ path: candidate.path, leaf: candidate.leaf, comment: candidate.since }]
        : [],
    );
    const questions = [
      ...candidates.flatMap(({ path, leaf, valueText, since, doubt: ownDoubt }): Question[] => {
        const doubt = ownDoubt ?? doubts.get(path);
        return doubt === undefined ? [] : [{ path, text: `${valueText}${since}. ${doubt}`, leaf }];
      }),
      ...result.questions,
    ];
    const head = headOf(input, result);
    const text = render({ id: ID, title: "Settings in force when the policies began", head, demands, questions });
    const draft = { text, demands: demands.length, questions: questions.length };
    if (demands.length === 0) return draft;
    const failing = openOf(await input.judge(await loadDraft(text, input.catalog)), paths);
    const demandedPaths = new Set(demands.map(({ path }) => path));
    for (const path of failing.keys()) if (!demandedPaths.has(path)) failing.delete(path);
    if (failing.size === 0) return draft;
    for (const [path, why] of failing) doubts.set(path, why);
  }
}

interface SettingSeen {
  readonly path: string;
  readonly blames: readonly Blame[];
  /** Whether some element lacks it. */
  readonly lacking: boolean;
}

interface Survey {
  readonly settings: readonly SettingSeen[];
  readonly questions: readonly Question[];
  readonly last: number | null;
  /** Whether revisions are missing. */
  readonly hasGap: boolean;
}

/** Returns the current values by setting, and settings that can only become questions. */
function survey({ steps, governedPaths, catalog }: InitInput): Survey {
  const tracker = new BlameTracker();
  const editors = new Map<string, { by: Person; revisions: number }>();
  let last: Step | undefined;
  let hasGap = false;
  for (const step of steps) {
    tracker.see(step);
    if (step.previous && !step.exact) hasGap = true;
    last = step;
    const { by } = step.revision;
    const account = accountOf(by);
    editors.set(account, { by, revisions: (editors.get(account)?.revisions ?? 0) + 1 });
  }
  const elements = new Map<string, number>();
  for (const block of last?.blocks.values() ?? [])
    for (const { element } of block.entries.values())
      if (element !== undefined) elements.set(element, (elements.get(element) ?? 0) + 1);
  const ungoverned = [...tracker.current().values()].filter(({ path }) => path === null || !governedPaths.has(path));
  const byPath = groupBy(ungoverned, ({ path }) => path);
  const order = new Map(catalog.settings.map(({ path }, i) => [path, i]));
  const sorted = [...byPath].sort(([a], [b]) => (order.get(a ?? "") ?? 0) - (order.get(b ?? "") ?? 0));
  const settings = sorted.flatMap(([path, blames]): SettingSeen[] => {
    if (path === null) return [];
    const star = path.lastIndexOf("[*]");
    const inElement = star >= 0 && star < path.length - 3;
    return [{ path, blames, lacking: inElement && blames.length < (elements.get(path.slice(0, star + 3)) ?? 0) }];
  });
  const unknown = (byPath.get(null) ?? []).map(({ subject }): Question => ({
    path: nameOf(subject),
    text: "is an unknown setting. If it is another spelling of a known setting, add an alias.",
    leaf: null,
  }));
  return {
    settings,
    questions: [...unknown, ...editorQuestion([...editors.values()])],
    last: last?.revision.revision ?? null,
    hasGap,
  };
}

function editorQuestion(editors: readonly { by: Person; revisions: number }[]): Question[] {
  const people = editors
    .toSorted((a, b) => b.revisions - a.revisions)
    .flatMap(({ by, revisions }) => {
      const name = by.email ?? by.id;
      return name === null ? [] : [`${visible(name)} (${revisions})`];
    });
  if (people.length === 0) return [];
  return [
    { path: "editors", text: `who may change the controls? So far: ${clip(people.join(", "), 2000)}.`, leaf: null },
  ];
}

interface Candidate extends Proposal {
  readonly path: string;
  /** The value in a few words. */
  readonly valueText: string;
  /** Who set it, if that is known, and when. */
  readonly since: string;
}

function candidateOf({ path, blames, lacking }: SettingSeen, input: InitInput, checks: Checks): Candidate {
  const setting = input.catalog.required(path);
  const { leaf, doubt } = propose(
    setting,
    blames.map((blame) => blame.value),
    lacking,
    checks,
  );
  const youngest = blames.reduce((a, b) => (b.setBy.time > a.setBy.time ? b : a)).setBy;
  const seconds = Math.floor((input.asOf - youngest.time) / 1000);
  const { by, revision, at, exact } = youngest;
  const age = duration(Math.max(0, seconds));
  const sinceThen = exact ? `It has been set for only ${age}.` : `It was first seen ${age} ago.`;
  const young = seconds < input.stableSeconds ? `${sinceThen} Should it stay?` : null;
  // An earlier or missing revision may have set the value, so its editor is not known.
  const editorWords = exact ? ` by ${visible(by.email ?? by.id ?? UNKNOWN_EDITOR)}` : "";
  const countWords = blames.length > 1 ? `${count(blames.length, "value")}, the last ` : "";
  const since = `${countWords}set${editorWords} in revision ${revision}${exact ? "" : " at the latest"}, ${at.slice(0, 10)}`;
  const valueText =
    blames.length > 1 ? "" : `${setting.class === "secret" ? "a secret" : valueWords(firstIn(blames).value)}, `;
  return { path, leaf, doubt: [young, doubt].filter(Boolean).join(" ") || null, valueText, since };
}

function valueWords(value: Json): string {
  if (isSecret(value)) return "a secret";
  if (isArray(value)) return count(value.length, "entry", "entries");
  return visible(clip(JSON.stringify(value), 80));
}

function headOf({ organization, asOf, stableSeconds, complete }: InitInput, { last, hasGap }: Survey): string[] {
  return [
    `First policies of ${organization}, from ${last === null ? "no revision" : `revision ${last}`} as of ${dayOf(asOf)}.`,
    `The rules require values that have been stable for ${duration(stableSeconds)} or longer. They are not necessarily right:`,
    "review each line, then give the policy your own id, owner and severities.",
    ...(hasGap ? ["Revisions are missing. A value may have changed there and changed back."] : []),
    ...(complete ? [] : ["The history was incomplete. A later revision may have changed these values."]),
  ];
}

async function loadDraft(text: string, catalog: Catalog): Promise<LoadedPolicies> {
  return loadPolicies([{ file: "first.yaml", text }], {
    catalog,
    builtin: builtinRules.keys(),
    resolve: async () => undefined,
    packs: [],
  });
}

/** Returns settings with an open finding and its description: of a proposed rule, or of a built-in rule. */
function openOf(report: Report, paths: ReadonlyMap<string, string>): Map<string, string> {
  const failing = new Map<string, string>();
  for (const { rule, status, message, kind, subject } of report.findings) {
    if (status !== "open") continue;
    const text = visible(clip(message, 200));
    const path = paths.get(subject);
    if (rule.startsWith(`${ID}/`)) failing.set(rule.slice(ID.length + 1), `It would fail now: ${text}.`);
    else if (path !== undefined && ["lever", "integrity", "secret"].includes(kind) && !failing.has(path))
      failing.set(path, `${rule} is open: ${text}.`);
  }
  return failing;
}
