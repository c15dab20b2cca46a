// The built-in rules that a report says it did not judge.
import { expect, it } from "vitest";
import { builtinRules } from "../../src/audits/index.ts";
import type { Need } from "../../src/audits/needs.ts";
import { noPolicies } from "../../src/policy/in-force.ts";
import { rowsOf, usageOf } from "../audits/usage/support.ts";
import { always, at, hourly, judge, policy } from "../support/history.ts";

type Given = NonNullable<Parameters<typeof judge>[2]>;

const history = hourly({ ideAutoConnect: false }, { ideAutoConnect: true });
const ledger = {
  head: `sha256:${"0".repeat(64)}`,
  size: 9,
  anchored: false,
  completeAudits: [],
  runs: [{ at: new Date(at(0)).toISOString(), complete: true, verdict: "compliant" as const, open: 0 }],
  rewritten: [],
  truncated: [],
};
/** What a run without a policy may lack, by need, and a run that has it. */
const runs: readonly [Need, Given][] = [
  ["ledger", { evidence: { ledger } }],
  ["auditEvery", { evidence: { ledger }, auditEverySeconds: 3600 }],
  ["sharedAccounts", { sharedAccounts: ["platform@corp.example"] }],
  [
    "policyHistory",
    {
      policyHistory: {
        versions: [{ from: -Infinity, commit: null, policies: noPolicies, edits: [] }],
        notEvaluated: [],
      },
    },
  ],
  ["access", { members: [] }],
];

it.each(runs)("names the rules that need %s in a run without it alone", async (need, given) => {
  const ids = [...builtinRules.values()].filter(({ needs }) => needs?.join() === need).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect((await judge(history)).notEvaluatedRules).toEqual(expect.arrayContaining(ids));
  const { notEvaluatedRules, rules } = await judge(history, undefined, given);
  expect(notEvaluatedRules!.filter((id) => ids.includes(id))).toEqual([]);
  // A rule has either a row or its name here.
  expect(notEvaluatedRules!.filter((id) => rules.some((row) => row.id === id))).toEqual([]);
});

it("says of no rule that it holds where the run lacks what it needs", async () => {
  const asOf = new Date(at(1000)).toISOString();
  const usage = await usageOf(rowsOf({}, asOf.slice(0, 10)), asOf);
  const holdingIn = async (given: Given) =>
    (await judge(history, undefined, { ...given, usage })).rules
      .filter(({ status }) => status === "passing")
      .map(({ id }) => id);
  const needy = [...builtinRules.values()].filter(({ needs }) => needs?.includes("ledger")).map(({ id }) => id);
  const isNeedy = (id: string) => needy.includes(id);
  expect((await holdingIn({})).filter(isNeedy)).toEqual([]);
  expect((await holdingIn({ evidence: { ledger } })).filter(isNeedy)).toEqual([]);
  const compared = { ...ledger, isUsageCompared: true };
  expect((await holdingIn({ evidence: { ledger: compared } })).filter(isNeedy)).toEqual(["integrity/usage-rewritten"]);
});

it("names the rules on the policies of the past where these cannot be read", async () => {
  const { notEvaluatedRules } = await judge(history, undefined, {
    policyHistory: { versions: null, notEvaluated: [] },
  });
  expect(notEvaluatedRules).toContain("changes/relaxed");
});

it("names the schedule of audits where a ledger is there and no schedule is stated", async () => {
  const { notEvaluatedRules } = await judge(history, undefined, { evidence: { ledger } });
  expect(notEvaluatedRules).toContain("integrity/audit-gap");
});

it("names a rule that the configuration switches off, and no rule that every run judges", async () => {
  const { notEvaluatedRules } = await judge(history, undefined, { builtin: { "levers/command": "off" } });
  expect(notEvaluatedRules).toContain("levers/command");
  const judged = [...builtinRules.values()].filter(({ id, needs }) => !needs && id !== "levers/command");
  expect(notEvaluatedRules!.filter((id) => judged.some((rule) => rule.id === id))).toEqual([]);
});

it("calls an exception unused only if the audit had what its rule needs", async () => {
  const text = `${always}exceptions:
  - { rule: editors/shared-account, revision: 1, owner: ada@corp.example, reason: a drill, from: 2026-01-01 }
  - { rule: changes/relaxed, revision: 1, owner: ada@corp.example, reason: a drill, from: 2026-01-01 }
`;
  const unusedIn = async (given: Given) => {
    const { findings } = await judge(history, await policy(text), given);
    return findings.flatMap(({ rule, subject }) => (rule === "exceptions/unused" ? [subject] : [])).sort();
  };
  const policyHistory = { versions: null, notEvaluated: [] };
  expect(await unusedIn({ policyHistory })).toEqual([]);
  const versions = [{ from: -Infinity, commit: null, policies: noPolicies, edits: [] }];
  expect(
    await unusedIn({ policyHistory: { versions, notEvaluated: [] }, sharedAccounts: ["platform@corp.example"] }),
  ).toEqual(["rule:changes/relaxed", "rule:editors/shared-account"]);
});
