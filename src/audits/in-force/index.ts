// The policy in force: judges every revision by the policies of its time, and compares the verdict with today's.
import type { StepMoment, Step } from "../../history/steps.ts";
import { instantText } from "../../model/instant.ts";
import type { Finding, Report } from "../../model/report/index.ts";
import {
  type AnyRule,
  counterparts,
  type PolicyHistory,
  type PolicyVersion,
  versionAt,
} from "../../policy/in-force.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import type { Audit, AuditContext, Draft, Walker } from "../audit.ts";
import { firstIn, getOrMake, groupBy, lastIn, lookUp, present } from "../../lists.ts";
import { notInForce } from "../terms.ts";
import { EventVerdicts } from "./events.ts";
import { commitWords, relaxedDrafts, relaxedRules } from "./relaxed.ts";
import { type Failing, hasBegun, RuleVerdicts } from "./rules.ts";
import { lastTurn, turnsAfter } from "./turns.ts";

export const inForce: Audit = {
  rules: relaxedRules,
  begin: (context) => {
    const { policyHistory } = context;
    if (policyHistory?.versions) return new InForceBook(policyHistory.versions, context);
    const withUnknown = (draft: Draft): Draft =>
      draft.rule.policy === null ? draft : { ...draft, inForce: "unknown" };
    return { see: () => {}, end: () => [], ...(policyHistory && { judge: (drafts) => drafts.map(withUnknown) }) };
  },
};

/** The violation of a rule of its time by one setting, at one revision. */
interface Violation {
  readonly rule: AnyRule;
  readonly failing: Failing;
  readonly place: number;
}

/** The rule, subject and time of a verdict. */
interface Occasion {
  readonly rule: AnyRule;
  /** The subject by the first name of its element. */
  readonly origin: string;
  readonly place: number;
  readonly time: number;
}

interface JudgedRevision {
  /** Whether its editor made its changes: it is not the first revision seen, and follows no gap. */
  readonly exact: boolean;
  readonly moment: StepMoment;
  /** The index of the version that was in force; -1: none was. */
  readonly at: number;
}

class InForceBook implements Walker {
  readonly #versions: readonly PolicyVersion[];
  readonly #context: AuditContext;
  readonly #rules: RuleVerdicts;
  readonly #events: EventVerdicts;
  readonly #judgedRevisions: JudgedRevision[] = [];
  readonly #places = new Map<number, number>();
  readonly #ruleById: ReadonlyMap<string, AnyRule>;
  readonly #counterparts = new WeakMap<LoadedPolicies, Map<AnyRule, readonly AnyRule[]>>();

  constructor(versions: readonly PolicyVersion[], context: AuditContext) {
    this.#versions = versions;
    this.#context = context;
    const { rules, assertions } = context.policies;
    this.#ruleById = new Map([...rules, ...assertions].map((rule) => [rule.id, rule]));
    this.#rules = new RuleVerdicts(versions, context);
    this.#events = new EventVerdicts(versions, context);
  }

  see(step: Step): void {
    const at = versionAt(this.#versions, step.revision.time);
    this.#places.set(step.revision.revision, this.#judgedRevisions.length);
    this.#judgedRevisions.push({ moment: step.moment, exact: step.exact, at });
    this.#rules.see(step);
    this.#events.see(step, at);
  }

  end(): Draft[] {
    this.#rules.end((revision) => lookUp(this.#places, revision));
    return [];
  }

  /** Adds to each finding of a policy the verdict of the policy of its time. */
  judge(drafts: readonly Draft[]): Draft[] {
    return [...drafts.map((draft) => this.#withVerdict(draft)), ...this.#relaxedDrafts()];
  }

  #withVerdict(draft: Draft): Draft {
    const { id, policy } = draft.rule;
    if (policy === null) return draft;
    const { revision, time } = draft.introduced;
    if (revision === null) return { ...draft, inForce: "unknown" };
    const rule = this.#ruleById.get(id);
    const at = versionAt(this.#versions, time);
    const occasion = rule && { rule, origin: this.#rules.originOf(draft), place: lookUp(this.#places, revision), time };
    const inForce = occasion
      ? this.#verdict(this.#versions[at], occasion)
      : this.#events.verdict(id, revision, time, at);
    if (inForce !== "compliant" && inForce !== "absent") return { ...draft, inForce };
    const turns = occasion
      ? turnsAfter(this.#versions, at, (version) => this.#demands(version, occasion))
      : (this.#events.turns.get(revision)?.get(id) ?? []);
    const turn = lastTurn(turns, true);
    const since = turn && `; the policy was tightened afterwards, by ${commitWords(turn.version)}`;
    return { ...draft, inForce, message: `${draft.message}${since ?? ""}` };
  }

  #verdict(
    version: PolicyVersion | undefined,
    { rule, origin, place, time }: Occasion,
  ): NonNullable<Finding["inForce"]> {
    if (!version) return "absent";
    if (!version.policies) return "unknown";
    const then = this.#counterpartsOf(version.policies, rule).filter(
      (counterpart) => notInForce(counterpart, time) === undefined,
    );
    if (then.length === 0) return "absent";
    return then.some((counterpart) => this.#rules.fails(counterpart, origin, place, time)) ? "violating" : "compliant";
  }

  /** Whether a version, if it were current, would object to a subject at a place; undefined when it cannot be read. */
  #demands({ policies }: PolicyVersion, { rule, origin, place, time }: Occasion): boolean | undefined {
    if (!policies) return undefined;
    return this.#counterpartsOf(policies, rule).some(
      (counterpart) =>
        notInForce(counterpart, this.#context.asOf) === undefined &&
        this.#rules.fails(counterpart, origin, place, time),
    );
  }

  #counterpartsOf(policies: LoadedPolicies, rule: AnyRule): readonly AnyRule[] {
    const byRule = getOrMake(this.#counterparts, policies, () => new Map<AnyRule, readonly AnyRule[]>());
    return getOrMake(byRule, rule, () => counterparts(policies, rule));
  }

  #relaxedDrafts(): Draft[] {
    const drafts = relaxedDrafts(
      this.#context,
      (revision) => present(this.#judgedRevisions[lookUp(this.#places, revision)]).exact,
    );
    const violations = groupBy(this.#violations(), ({ rule, failing }) =>
      JSON.stringify([rule.id, failing.subject, failing.origin]),
    );
    for (const list of violations.values())
      for (const run of runsOf(list.toSorted((a, b) => a.place - b.place))) {
        const [first, last] = [firstIn(run), lastIn(run)];
        const { moment, at } = present(this.#judgedRevisions[last.place]);
        const occasion = { rule: last.rule, origin: last.failing.origin, place: last.place, time: moment.time };
        drafts.window({
          rule: last.rule.id,
          failing: [...groupBy(run, ({ failing }) => failing)].map(([{ draft }, places]) => ({
            draft,
            from: this.#momentAt(firstIn(places).place).revision,
            to: this.#momentAt(lastIn(places).place).revision,
          })),
          first: this.#momentAt(first.place),
          last: moment,
          isBrought: first.place === first.failing.start,
          next: this.#judgedRevisions[last.place + 1]?.moment,
          turns: turnsAfter(this.#versions, at, (version) => this.#demands(version, occasion)),
        });
      }
    for (const differing of this.#events.differing) drafts.event(differing);
    return drafts.all();
  }

  #momentAt(place: number): StepMoment {
    return present(this.#judgedRevisions[place]).moment;
  }

  /** Yields every revision that violated a rule of its time but does not violate today's. */
  *#violations(): Generator<Violation> {
    const versions = this.#versions;
    const today = lastIn(versions);
    const statedRules = versions.map(({ policies }) =>
      groupBy([...(policies?.rules ?? []), ...(policies?.assertions ?? [])], (rule) => this.#rules.demandOf(rule)),
    );
    for (const failing of this.#rules.all())
      for (let place = failing.start; place < Math.min(failing.end, this.#judgedRevisions.length); place++) {
        const { moment, at } = present(this.#judgedRevisions[place]);
        const { time } = moment;
        if (at < 0 || at === versions.length - 1) continue;
        for (const rule of statedRules[at]?.get(failing.demand) ?? [])
          if (
            notInForce(rule, time) === undefined &&
            hasBegun(failing, place, time) &&
            !this.#demands(today, { rule, origin: failing.origin, place, time })
          )
            yield { rule, failing, place };
      }
  }
}

/** Groups violations into runs of consecutive places. Of several at one place it takes the first. */
function* runsOf(sorted: readonly Violation[]): Generator<Violation[]> {
  let run: Violation[] = [];
  for (const violation of sorted) {
    const last = run.at(-1);
    if (last?.place === violation.place) continue;
    if (last && last.place + 1 !== violation.place) {
      yield run;
      run = [];
    }
    run.push(violation);
  }
  if (run.length > 0) yield run;
}

/** Returns the changes of the policies, for the timeline. */
export function policyRows({ versions }: PolicyHistory, asOf: number): Report["timeline"] {
  return (versions ?? []).flatMap(({ from, commit, policies, edits }): Report["timeline"] => {
    if (!commit || from > asOf || (policies && edits.length === 0)) return [];
    const editText = policies ? edits.join("; ") : "they cannot be read by this version";
    const text = `policies changed in commit ${commit.id.slice(0, 7)} by ${commit.author}: ${editText}`;
    return [{ at: instantText(from), kind: "policy", text }];
  });
}
