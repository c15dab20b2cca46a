// When the controls change: inside change windows, outside freezes, and with an approval if one is required.
import { namesOfChange, type SettingChange } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import { orApproval } from "../model/event-ends.ts";
import { groupBy, lookUp } from "../lists.ts";
import { boundText } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import type { ChangePolicy, ChangeWindow, Freeze } from "../model/policy.ts";
import { isOver } from "../model/policy-part.ts";
import type { ApprovalResult } from "../model/report/index.ts";
import type { RuleWords } from "../model/words.ts";
import { isAuthorized, type Match, type Matches } from "../policy/approvals.ts";
import { matchesAny } from "../policy/patterns.ts";
import { findFrozen, localWords, openings, windowWords } from "../policy/windows.ts";
import { localTime } from "../policy/zone.ts";
import { count, nameOf } from "../words.ts";
import { endOf } from "./approvals.ts";
import { type BuiltinRule, changeEvent, type Draft, type RuleInfo, stepAudit } from "./audit.ts";
import { namesOf } from "./names.ts";
import { statedRule } from "./terms.ts";

/** How to close the event if the change stays. */
const disposal = `Then accept the revision with an exception${orApproval}.`;

const common = {
  acceptedBy: "revision",
  kind: "change",
  severity: "medium",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"],
} as const;

const outside: BuiltinRule = {
  ...common,
  id: "changes/outside-window",
  title: "Controls change only in change windows",
  rationale: "A change outside of the agreed times may go unnoticed for a long time.",
  remediation: `Have the change reviewed. ${disposal}`,
  needs: ["windows"],
};

const frozenRule: BuiltinRule = {
  ...common,
  id: "changes/freeze",
  title: "Nothing changes during a freeze",
  rationale: "A freeze protects times in which a change would do the most harm.",
  remediation: `Have the change reviewed. ${disposal}`,
  needs: ["freezes"],
};

const unapprovedRule: BuiltinRule = {
  ...common,
  id: "changes/unapproved",
  title: "Controls are loosened only with an approval",
  rationale: "Before a control is loosened, another person must agree.",
  remediation: `Revert the change, or have it reviewed by a person other than its editor. ${disposal}`,
  needs: ["loosening"],
};

/** Returns the rules that a policy's `changes` turns on. */
export function changeRulesOf(policy: ChangePolicy): readonly BuiltinRule[] {
  return [
    ...(policy.windows.length > 0 ? [outside] : []),
    ...(policy.freezes.length > 0 ? [frozenRule] : []),
    ...(policy.loosening ? [unapprovedRule] : []),
  ];
}

/** The violation of one rule by the changes of a step. `subjects` are the violating settings. */
interface Fault {
  readonly subjects: readonly string[];
  readonly message: string;
  readonly expected: Json;
  readonly words: RuleWords;
  readonly actual?: Json;
}

const inWindow: RuleWords = { demand: ["made in a change window"] };
const outsideFreezes: RuleWords = { demand: ["made outside of freezes"] };
const agreedTo: RuleWords = { demand: ["approved"] };

type Judge = (step: Step, matches: Matches) => Fault | undefined;

/** By rule that a policy turns on. */
const judges = new Map<BuiltinRule, (policy: ChangePolicy) => Judge>([
  [outside, ({ windows }) => outsideOf(windows)],
  [frozenRule, ({ freezes }) => during(freezes)],
  [unapprovedRule, ({ loosening }) => without(loosening?.settings ?? null)],
]);

export const changes = stepAudit([...judges.keys()], (context) => {
  const policy = context.policies.changes;
  if (!policy) return () => [];
  const judging = changeRulesOf(policy).flatMap((rule) => {
    const base = context.builtin(rule);
    return base ? [{ info: statedRule(base, policy), judge: lookUp(judges, rule)(policy) }] : [];
  });
  return function* (step) {
    if (!isJudged(policy, step)) return;
    const matches = context.approvals.of(step);
    for (const { info, judge } of judging) {
      const fault = judge(step, matches);
      if (fault) yield draftOf(info, step, fault, matches);
    }
  };
});

function draftOf(
  info: RuleInfo,
  step: Step,
  { subjects, message, expected, words, actual }: Fault,
  matches: Matches,
): Draft {
  return changeEvent(info, step, {
    subject: `revision:${step.revision.revision}`,
    message,
    expected,
    words,
    actual: actual ?? null,
    offending: subjects,
    resolved: endOf(info, subjects, matches),
  });
}

/** A finding names this many windows or freezes, and the number of the others. */
const NAMED = 10;

function outsideOf(windows: readonly ChangeWindow[]): Judge {
  const isOpen = openings(windows);
  const namedWindows = windows.slice(0, NAMED);
  const more = windows.length - namedWindows.length;
  const zones = groupBy(namedWindows, ({ timezone }) => timezone);
  const windowTexts = [...zones.values()].flatMap((ofZone) =>
    ofZone.map((window) => `${windowWords(window)} in ${window.timezone}`),
  );
  const expected: Json = { windows: windowTexts, ...(more > 0 && { more }) };
  return (step) => {
    const { time } = step.revision;
    if (isOpen(time)) return undefined;
    const subjects = step.changes.map((change) => change.subject);
    const clocks = [...zones].map(([zone, ofZone]) => {
      const open = ofZone.map(windowWords);
      return `${localWords(localTime(time, zone))} in ${zone}, outside ${open.join(" and ")}`;
    });
    const moreWords = more > 0 ? `, and outside ${count(more, "more window")}` : "";
    return {
      subjects,
      message: changeMessage(subjects, step, `on ${clocks.join("; that is ")}${moreWords}`),
      expected,
      words: inWindow,
      actual: [...zones.keys()].map((zone) => `${localWords(localTime(time, zone))} in ${zone}`),
    };
  };
}

function during(freezes: readonly Freeze[]): Judge {
  return (step) => {
    const { subjects, freezes: all } = frozenIn(freezes, step);
    if (subjects.length === 0) return undefined;
    const periods = all.slice(0, NAMED).map(freezeWords);
    const more = all.length - periods.length;
    const moreWords = more > 0 ? ` and ${count(more, "more freeze")}` : "";
    return {
      subjects,
      message: changeMessage(subjects, step, `during the freeze ${periods.join(" and the freeze ")}${moreWords}`),
      expected: { freezes: periods, ...(more > 0 && { more }) },
      words: outsideFreezes,
    };
  };
}

/** Whether a revision was made in a change window, and in which freezes. A field is absent if the policy has none. */
export interface ChangeTerm {
  readonly inWindow?: boolean;
  /** The first ten freezes that cover a setting changed by the revision, and the number of the others. */
  readonly freezes?: string[];
}

/** Returns what says the term of a revision: undefined if nothing changed or no policy was in force. @param policy null: none */
export function termsOf(policy: ChangePolicy | null): (step: Step) => ChangeTerm | undefined {
  if (!policy) return () => undefined;
  const { windows, freezes } = policy;
  const isOpen = openings(windows);
  return (step) => {
    if (!isJudged(policy, step)) return undefined;
    return {
      ...(windows.length > 0 && { inWindow: isOpen(step.revision.time) }),
      ...(freezes.length > 0 && { freezes: namedOf(frozenIn(freezes, step).freezes) }),
    };
  };
}

/** Whether the policy was in force for the changes of a revision. The first revision has no changes. */
function isJudged(policy: ChangePolicy, step: Step): boolean {
  return step.changes.length > 0 && !isOver(policy, step.revision.time);
}

function frozenIn(freezes: readonly Freeze[], step: Step): ReturnType<typeof findFrozen> {
  return findFrozen(freezes, step.revision.time, step.changes.map(namesOfChange));
}

function namedOf(freezes: readonly Freeze[]): string[] {
  const more = freezes.length - NAMED;
  return [...freezes.slice(0, NAMED).map(freezeWords), ...(more > 0 ? [count(more, "more freeze")] : [])];
}

/** `from 2026-12-20 until 2027-01-03 (year end)`. */
export function freezeWords({ from, until, reason }: Freeze): string {
  return `from ${boundText(from)} until ${boundText(until, true)} (${reason})`;
}

function without(patterns: readonly string[] | null): Judge {
  return (step, matches) => {
    const needing = step.changes.filter(
      (change) =>
        mayLoosen(change) && (patterns === null || namesOfChange(change).some((name) => matchesAny(patterns, name))),
    );
    const all = needing.filter((change) => !isAuthorized(matches.get(change.subject)));
    if (all.length === 0) return undefined;
    // Changes approved afterwards are reported only if all are approved.
    const open = all.filter((change) => endOf(unapprovedRule, [change.subject], matches) === null);
    const faults = open.length > 0 ? open : all;
    const examples = faults.slice(0, 3).map((change) => `${nameOf(change.subject)} (${why(change, step, matches)})`);
    const more = faults.length > 3 ? ` and ${count(faults.length - 3, "more setting")}` : "";
    const deed = faults.some(({ direction }) => direction === "looser") ? "loosened" : "changed";
    return {
      subjects: faults.map((change) => change.subject),
      message: step.exact
        ? `${deed} without an approval: ${examples.join(", ")}${more}`
        : `${deed} by revision ${step.revision.revision} at the latest, without an approval: ${examples.join(", ")}${more}; ${unseen}`,
      expected: { requires: "approval" },
      words: agreedTo,
    };
  };
}

/** Whether a change is looser or of unknown direction. Otherwise a value without a rank would bypass the rule. */
function mayLoosen({ direction }: SettingChange): boolean {
  return direction === "looser" || direction === "unknown";
}

const reasons: Record<ApprovalResult, (id: string, match: Match) => string> = {
  authorized: (id) => `approval ${id}`,
  emergency: (id) => `approval ${id} was given afterwards`,
  "self-approved": (id, { isOwn, alias }) =>
    isOwn
      ? `approval ${id} was given only by the editor of the change${alias ? `, who is ${alias.who} in revision ${alias.revision}` : ""}`
      : `no approver of approval ${id} is known to be a person other than the editor${alias ? `, who may be ${alias.who}` : ""}`,
  "wrong-implementer": (id) => `approval ${id} names other implementers`,
  unauthorized: (id) => `approval ${id} was given afterwards, and too late`,
  early: (id) => `before approval ${id} begins`,
  late: (id) => `after approval ${id} ended`,
  "over-scope": (id) => `approval ${id} is for other settings`,
};

function why({ subject, direction }: SettingChange, step: Step, matches: Matches): string {
  const best: Match | undefined = matches.get(subject)?.[0];
  const reason = best ? reasonOf(best, step) : "no approval";
  return direction === "unknown" ? `${reason}; whether it is looser is not known` : reason;
}

function reasonOf(match: Match, { exact, revision }: Step): string {
  const { id } = match.approval;
  return exact ? reasons[match.result](id, match) : `approval ${id} does not cover revision ${revision.revision}`;
}

/** Behind a gap the time and the editor are those of the revision that was seen, and not of the change. */
const unseen = "revisions before it are missing, so who made the change, and when, is not known";

/** @param when the time of the revision, in words */
function changeMessage(subjects: readonly string[], { exact, revision }: Step, when: string): string {
  const changeText = `${namesOf(subjects)} ${subjects.length === 1 ? "was" : "were"} changed`;
  return exact
    ? `${changeText} ${when}`
    : `${changeText} by revision ${revision.revision} at the latest, made ${when}; ${unseen}`;
}
