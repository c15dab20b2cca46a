// Judges each revision's editor, time and changes by the policies of its time.
import type { Step } from "../../history/steps.ts";
import type { PolicyVersion } from "../../policy/in-force.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import { ApprovalBook } from "../approvals.ts";
import type { AuditContext, Draft } from "../audit.ts";
import { changeRulesOf, changes } from "../changes.ts";
import { editors } from "../editors.ts";
import { notInForce } from "../terms.ts";
import { type Turn, turnsAfter } from "./turns.ts";
import { getOrMake, lastIn } from "../../lists.ts";

/** An event whose verdict of that time differs from the current one. */
export interface Differing {
  readonly rule: string;
  readonly step: Step;
  /** The event by the policies of that time; null if it is an event only by the current ones. */
  readonly past: Draft | null;
  readonly turns: readonly Turn[];
}

/** The rules of policies on events. */
const judgedRules = new Set(["editors/unapproved", ...changes.rules.map(({ id }) => id)]);

export class EventVerdicts {
  readonly #versions: readonly PolicyVersion[];
  /** The context of each version. Versions that do not differ in their rules on events share one. */
  readonly #contexts = new Map<PolicyVersion, AuditContext | undefined>();
  readonly #then = new Map<number, ReadonlySet<string>>();
  readonly differing: Differing[] = [];
  /** The turns of the differing events, by revision and rule. */
  readonly turns = new Map<number, Map<string, readonly Turn[]>>();

  constructor(versions: readonly PolicyVersion[], context: AuditContext) {
    this.#versions = versions;
    let [last, judging]: [string | null, AuditContext] = [null, context];
    for (const version of versions) {
      const { policies } = version;
      const spelling = policies && spellingOf(policies);
      if (policies && spelling !== last)
        [last, judging] = [spelling, { ...context, policies, approvals: bookOf(policies, context) }];
      this.#contexts.set(version, policies ? judging : undefined);
    }
  }

  /** @param at the index of the version in force; -1: none was */
  see(step: Step, at: number): void {
    const version = this.#versions[at];
    const { policies } = version ?? {};
    if (policies === null) return;
    const now = this.#judge(lastIn(this.#versions), step) ?? new Map<string, Draft>();
    const drafts = at === this.#versions.length - 1 ? now : version && this.#judge(version, step);
    const then = new Map(
      policies && drafts ? [...drafts].filter(([rule]) => isStated(policies, rule, step.revision.time)) : [],
    );
    if (then.size > 0) this.#then.set(step.revision.revision, new Set(then.keys()));
    for (const rule of new Set([...then.keys(), ...now.keys()])) {
      if (then.has(rule) === now.has(rule)) continue;
      const turns = this.#turns(rule, step, at);
      this.differing.push({ rule, step, past: then.get(rule) ?? null, turns });
      getOrMake(this.turns, step.revision.revision, () => new Map<string, readonly Turn[]>()).set(rule, turns);
    }
  }

  /** Returns the verdict of the policy of that time on a current event. */
  verdict(rule: string, revision: number, time: number, at: number): "violating" | "compliant" | "absent" | "unknown" {
    const version = this.#versions[at];
    if (!version) return "absent";
    if (version.policies === null || !judgedRules.has(rule)) return "unknown";
    if (!isStated(version.policies, rule, time)) return "absent";
    return this.#then.get(revision)?.has(rule) ? "violating" : "compliant";
  }

  /** Returns the events of a step by the policies of a version; undefined when the policies cannot be read. */
  #judge(version: PolicyVersion, step: Step): Map<string, Draft> | undefined {
    const context = this.#contexts.get(version);
    return context && eventsOf(context, step);
  }

  /** Returns the versions that changed the verdict on one event of a step. Judges each distinct context once. */
  #turns(rule: string, step: Step, at: number): readonly Turn[] {
    const verdicts = new Map<AuditContext, boolean>();
    return turnsAfter(this.#versions, at, (version) => {
      const context = this.#contexts.get(version);
      return context && getOrMake(verdicts, context, () => eventsOf(context, step).has(rule));
    });
  }
}

function eventsOf(context: AuditContext, step: Step): Map<string, Draft> {
  const drafts = [editors, changes].flatMap((family) => {
    const walker = family.begin(context);
    walker.see(step);
    return walker.end([]);
  });
  return new Map(drafts.filter((draft) => draft.rule.policy !== null).map((draft) => [draft.rule.id, draft]));
}

function bookOf({ approvals, changes: policy }: LoadedPolicies, { asOf, people }: AuditContext): ApprovalBook {
  return new ApprovalBook(approvals, policy?.emergencySeconds ?? null, asOf, people);
}

/** Returns the parts of policies that judge events as a text, without locations. */
function spellingOf({ editors: people, changes: policy, approvals }: LoadedPolicies): string {
  return JSON.stringify([people, policy, approvals], (key, value: unknown) => (key === "location" ? null : value));
}

/** Whether policies have a rule on events, and the rule is in force at a time. */
function isStated({ editors: people, changes: policy }: LoadedPolicies, rule: string, time: number): boolean {
  if (rule === "editors/unapproved") return people !== null && notInForce(people, time) === undefined;
  return (
    policy !== null && changeRulesOf(policy).some(({ id }) => id === rule) && notInForce(policy, time) === undefined
  );
}
