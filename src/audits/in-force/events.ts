// What the policies of each revision's time said of the revision itself: its editor, and when and how it changed things.
import type { Step } from "../../history/steps.ts";
import type { PolicyVersion } from "../../policy/in-force.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import { ApprovalBook } from "../approvals.ts";
import type { AuditContext, Draft } from "../audit.ts";
import { changeRulesOf, changes } from "../changes.ts";
import { editors } from "../editors.ts";
import { notInForce } from "../terms.ts";
import { type Turn, turnsAfter } from "./turns.ts";
import { lastIn } from "../../lists.ts";

/** An event whose verdict then is not its verdict now. */
export interface Differing {
  readonly rule: string;
  readonly step: Step;
  /** The event as it was then; null: it is one only now. */
  readonly past: Draft | null;
  readonly turns: readonly Turn[];
}

/** The rules of policies on events. */
const judged = new Set(["editors/unapproved", ...changes.rules.map(({ id }) => id)]);

export class EventVerdicts {
  readonly #versions: readonly PolicyVersion[];
  /** What each version judges by; the same for versions that differ in nothing that judges events. */
  readonly #contexts = new Map<PolicyVersion, AuditContext | undefined>();
  readonly #then = new Map<number, ReadonlySet<string>>();
  readonly differing: Differing[] = [];

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

  /** @param at the place of the version in force; -1: none was */
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
    }
  }

  /** What the policy of then said of an event that is one now. */
  verdict(rule: string, revision: number, time: number, at: number): "violating" | "compliant" | "absent" | "unknown" {
    const version = this.#versions[at];
    if (!version) return "absent";
    if (version.policies === null || !judged.has(rule)) return "unknown";
    if (!isStated(version.policies, rule, time)) return "absent";
    return this.#then.get(revision)?.has(rule) ? "violating" : "compliant";
  }

  /** The events of a step by the policies of a version; undefined when they cannot be read. */
  #judge(version: PolicyVersion, step: Step): Map<string, Draft> | undefined {
    const context = this.#contexts.get(version);
    return context && eventsOf(context, step);
  }

  /** When versions turned on one event of a step; what judges alike is asked once. */
  #turns(rule: string, step: Step, at: number): readonly Turn[] {
    const judged = new Map<AuditContext, boolean>();
    return turnsAfter(this.#versions, at, (version) => {
      const context = this.#contexts.get(version);
      if (!context) return undefined;
      let demanded = judged.get(context);
      if (demanded === undefined) judged.set(context, (demanded = eventsOf(context, step).has(rule)));
      return demanded;
    });
  }
}

/** The events of a step that policies object to. */
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

/** What of policies judges events, apart from where it stands. */
function spellingOf({ editors: people, changes: policy, approvals }: LoadedPolicies): string {
  return JSON.stringify([people, policy, approvals], (key, value: unknown) => (key === "location" ? null : value));
}

/** Whether policies state a rule on events, and it is in force by its own term. */
function isStated({ editors: people, changes: policy }: LoadedPolicies, rule: string, time: number): boolean {
  if (rule === "editors/unapproved") return people !== null && notInForce(people, time) === undefined;
  return (
    policy !== null && changeRulesOf(policy).some(({ id }) => id === rule) && notInForce(policy, time) === undefined
  );
}
