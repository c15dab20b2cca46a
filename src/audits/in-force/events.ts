// What the policies of each revision's time said of the revision itself: its editor, and when and how it changed things.
import type { Step } from "../../history/steps.ts";
import type { PolicyVersion } from "../../policy/in-force.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import { ApprovalBook } from "../approvals.ts";
import type { AuditContext, Draft } from "../audit.ts";
import { changeRulesOf, changes } from "../changes.ts";
import { editors } from "../editors.ts";
import { notInForce } from "../settings.ts";
import { type Turn, turnsAfter } from "./turns.ts";

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
  readonly #context: AuditContext;
  readonly #books = new Map<PolicyVersion, ApprovalBook>();
  readonly #then = new Map<number, ReadonlySet<string>>();
  readonly differing: Differing[] = [];

  constructor(versions: readonly PolicyVersion[], context: AuditContext) {
    this.#versions = versions;
    this.#context = context;
  }

  /** @param at the place of the version in force; -1: none was */
  see(step: Step, at: number): void {
    const version = this.#versions[at];
    if (version?.policies === null) return;
    const now = this.#judge(this.#versions.at(-1)!, step)!;
    const found = at === this.#versions.length - 1 ? now : version ? this.#judge(version, step)! : new Map();
    const then = new Map<string, Draft>(
      [...found].filter(([rule]) => isStated(version!.policies!, rule, step.revision.time)),
    );
    if (then.size > 0) this.#then.set(step.revision.revision, new Set(then.keys()));
    for (const rule of new Set([...then.keys(), ...now.keys()])) {
      if (then.has(rule) === now.has(rule)) continue;
      const turns = turnsAfter(this.#versions, at, (one) => this.#judge(one, step)?.has(rule));
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
    const { policies } = version;
    if (!policies) return undefined;
    const context = { ...this.#context, policies, approvals: this.#bookOf(version, policies) };
    const drafts = [editors, changes].flatMap((family) => {
      const walker = family.begin(context);
      walker.see(step);
      return walker.end();
    });
    return new Map(drafts.filter((draft) => draft.rule.policy !== null).map((draft) => [draft.rule.id, draft]));
  }

  #bookOf(version: PolicyVersion, policies: LoadedPolicies): ApprovalBook {
    let book = this.#books.get(version);
    if (!book) {
      book = new ApprovalBook(policies.approvals, policies.changes?.emergencySeconds ?? null, this.#context.asOf);
      this.#books.set(version, book);
    }
    return book;
  }
}

/** Whether policies state a rule on events, and it is in force by its own term. */
function isStated({ editors: people, changes: policy }: LoadedPolicies, rule: string, time: number): boolean {
  if (rule === "editors/unapproved") return people !== null && notInForce(people, time) === undefined;
  return (
    policy !== null && changeRulesOf(policy).some(({ id }) => id === rule) && notInForce(policy, time) === undefined
  );
}
