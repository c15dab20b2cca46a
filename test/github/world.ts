// GitHub's issues in memory, as a plan sees them, with GitHub's limits.
import { expect } from "vitest";
import type { Issue, Operation } from "../../src/github/issue.ts";
import { auditId, markerOf } from "../../src/github/marker.ts";
import type { PlanInput } from "../../src/github/input.ts";
import { type Plan, planIssues } from "../../src/github/plan.ts";
import { judgedBuiltinRules } from "../../src/run/judged-rules.ts";

export interface Kept extends Issue {
  readonly comments: readonly string[];
  readonly reason: string | null;
}

export const place = { server: "https://github.com", owner: "corp", repository: "controls", run: "77" };
/** Input of an audit without a name, outside of any workflow. */
export const defaults: Omit<PlanInput, "report" | "issues"> = {
  mode: "per-finding",
  max: 20,
  place,
  audit: auditId("audit"),
  flow: null,
  step: null,
  leg: null,
  alarmAfter: 2,
  builtin: {},
  judgedRules: judgedBuiltinRules,
  workflows: null,
  logins: {},
  anchor: null,
};
export type Settings = Partial<Omit<PlanInput, "report" | "issues">>;

export class World {
  readonly #issues: Kept[] = [];
  readonly #settings: Omit<PlanInput, "report" | "issues">;

  constructor(settings: Settings = {}) {
    this.#settings = { ...defaults, ...settings };
  }

  get issues(): readonly Kept[] {
    return this.#issues;
  }

  /** Our issues, by their subject. */
  get known(): Map<string, Kept[]> {
    const bySubject = new Map<string, Kept[]>();
    for (const issue of this.#issues) {
      const id = issue.own ? markerOf(issue.body)?.id : undefined;
      if (id !== undefined) bySubject.set(id, [...(bySubject.get(id) ?? []), issue]);
    }
    return bySubject;
  }

  plan(report: PlanInput["report"], settings: Settings = {}): Plan {
    return planIssues({ ...this.#settings, ...settings, report, issues: this.#issues });
  }

  /** Plans and carries out. */
  run(report: PlanInput["report"], settings: Settings = {}): readonly Operation[] {
    return this.carry(this.plan(report, settings).operations);
  }

  /** Carries operations out. */
  carry(operations: readonly Operation[]): readonly Operation[] {
    for (const operation of operations) this.#apply(operation);
    return operations;
  }

  /** Adds an issue as if made by somebody. */
  add(issue: Partial<Kept>): number {
    const number = this.#issues.length + 1;
    this.#issues.push({ number, title: "", body: "", state: "open", own: false, comments: [], reason: null, ...issue });
    return number;
  }

  /** Changes an issue by hand. */
  change(number: number, change: Partial<Kept>): void {
    this.#issues[number - 1] = { ...this.#issues[number - 1]!, ...change };
  }

  #apply(operation: Operation): void {
    if (operation.do === "create") {
      const { title, body, after, labels } = operation;
      fits(title, body);
      if (after) fits("x", after.text);
      const closing = after?.closes && ({ state: "closed", reason: "completed" } as const);
      this.add({
        title,
        body,
        own: true,
        labels,
        ...(after && { body: after.body, comments: [after.text] }),
        ...closing,
      });
      return;
    }
    const { number, comment, patch } = operation;
    const before = this.#issues[number - 1]!;
    expect(before.own, "only our own issues are touched").toBe(true);
    expect(patch.state, "a state is only set where it changes").not.toBe(before.state);
    if (comment) fits("x", comment.text);
    fits(patch.title ?? "x", patch.body ?? "x");
    const { reason, ...fields } = patch;
    this.change(number, {
      ...fields,
      ...(reason !== undefined && { reason }),
      comments: comment ? [...before.comments, comment.text] : before.comments,
    });
  }
}

function fits(title: string, body: string): void {
  expect(title.length).toBeGreaterThan(0);
  expect(title.length).toBeLessThanOrEqual(256);
  expect(body.length).toBeLessThanOrEqual(65_536);
}
