// A policy ten times the size takes at most eleven times the work, be it right or wrong.
import { growth, LINEAR, NEARLY_LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import { changeEdits } from "../../src/authoring/edits/changes.ts";
import { builtinRules } from "../../src/audits/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { DriftlineError } from "../../src/errors.ts";
import type { ChangePolicy } from "../../src/model/policy.ts";
import { isAmong, peopleOf } from "../../src/policy/editors.ts";
import { type LoadedPolicies, loadPolicies } from "../../src/policy/load.ts";
import { hourly, judge, policy } from "../support/history.ts";
import { previewOf } from "../../src/authoring/preview.ts";

type PolicyState = Parameters<typeof previewOf>[0];
const cap = (most: string): string => `id: p\nsettings: { maxAutonomyLevel: { atMost: ${most} } }\n`;
const several = (n: number, of: (i: number) => string): string => Array.from({ length: n }, (_, i) => of(i)).join("");

const sizes: readonly (readonly [what: string, of: (n: number) => string])[] = [
  ["unknown settings", (n) => `settings:\n${several(n, (i) => `  none${i}: 1\n`)}`],
  ["unknown keys", (n) => `settings: { maxAutonomyLevel: low }\n${several(n, (i) => `none${i}: 1\n`)}`],
  ["listed values", (n) => `settings:\n  commandDenylist: { supersetOf: [${several(n, (i) => `"tool-${i}", `)}] }\n`],
  ["listed editors", (n) => `editors: { approved: [${several(n, (i) => `user-${i}@corp.example, `)}] }\n`],
  [
    "approvals",
    (n) =>
      `settings: { maxAutonomyLevel: low }\napprovals:\n${several(n, (i) => `  - { id: CHG-${i}, settings: [hooks], from: 2026-01-01, until: 2026-01-02, implementers: [a@corp.example], approvedBy: [b@corp.example], approvedAt: 2026-01-01 }\n`)}`,
  ],
  [
    "exceptions",
    (n) =>
      `settings: { commandDenylist: { disjointFrom: [sudo] } }\nexceptions:\n${several(n, (i) => `  - { rule: p/commandDenylist, value: [tool-${i}], owner: a, reason: b, from: 2026-01-01, expires: 2026-02-01 }\n`)}`,
  ],
];

describe.each(sizes)("ten times as many %s", (_, of) => {
  it("are at most eleven times the work for loading them", async () => {
    const catalog = createCatalog();
    const load = (n: number) => {
      const text = `id: p\n${of(n)}`;
      return async () => {
        const options = { catalog, builtin: builtinRules.keys(), resolve: async () => undefined, packs: [] };
        await loadPolicies([{ file: "p.yaml", text }], options).catch((error: unknown) => {
          if (!(error instanceof DriftlineError)) throw error;
        });
      };
    };
    expect(await growth(100, load)).toBeLessThan(NEARLY_LINEAR);
  });
});

describe("ten times as many listed editors", () => {
  it("are at most eleven times the work for as many editors", async () => {
    const load = (n: number) => {
      const people = peopleOf(Array.from({ length: n }, (_, i) => (i % 2 ? `user-${i}@corp.example` : `user_${i}`)));
      const editors = people.map((_, i) => ({ id: `user_${i}`, email: `user-${i}@corp.example`, name: null }));
      return () => expect(editors.every((editor) => isAmong(people, editor, 0))).toBe(true);
    };
    expect(await growth(100, load)).toBeLessThan(LINEAR);
  });
});

/** Judges n revisions by a policy of that size. Returns the growth of the work and of the report. */
async function growthUnder(policyOf: (n: number) => string): Promise<[work: number, text: number]> {
  const [loaded, lengths] = [new Map<number, LoadedPolicies>(), new Map<number, number>()];
  for (const n of [10, 100, 1000]) loaded.set(n, await policy(policyOf(n)));
  const judged = (n: number) => {
    const changes = hourly(...Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: i % 2 ? "low" : "high" })));
    return async () => lengths.set(n, JSON.stringify(await judge(changes, loaded.get(n))).length);
  };
  return [await growth(100, judged), lengths.get(1000)! / lengths.get(100)!];
}

describe("ten times as many listed people", () => {
  it("are at most eleven times the work and the text for as many revisions by others", async () => {
    const list = (n: number) => several(n, (i) => `user-${i}@corp.example, `);
    const [work, text] = await growthUnder((n) => `id: p\neditors: { approved: [${list(n)}] }\n`);
    expect(work).toBeLessThan(LINEAR);
    expect(text).toBeLessThan(LINEAR);
  });
});

describe("ten times as many change windows", () => {
  it("are at most eleven times the work for as many revisions outside of them", async () => {
    const minute = (i: number) => `${10 + (i % 10)}:${10 + (i % 50)}`;
    const windows = (n: number) =>
      several(n, (i) => `    - { days: [fri], from: "${minute(i)}", to: "21:00", timezone: UTC }\n`);
    const loaded = new Map<number, LoadedPolicies>();
    for (const n of [10, 100, 1000]) loaded.set(n, await policy(`id: p\nchanges:\n  windows:\n${windows(n)}`));
    const levels = (n: number) => Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: i % 2 ? "low" : "high" }));
    const judged = (n: number) => {
      const changes = hourly(...levels(n));
      return async () => judge(changes, loaded.get(n));
    };
    expect(await growth(100, judged)).toBeLessThan(LINEAR);
  });
});

describe("ten times as many freezes", () => {
  const freezes = (n: number, reason: string, settings = "") =>
    `id: p\nchanges:\n  freezes:\n${several(n, (i) => `    - { from: 2026-02-01, until: 2027-01-01, reason: ${reason}${i}${settings} }\n`)}`;

  it.each(["", ", settings: [commandDenylist]"])(
    "are at most eleven times the work and the text for as many revisions in all of them%s",
    async (settings) => {
      const [work, text] = await growthUnder((n) => freezes(n, "r", settings));
      expect(work).toBeLessThan(LINEAR);
      expect(text).toBeLessThan(LINEAR);
    },
  );

  it("are at most eleven times the work for their effect if they are edited", async () => {
    const policies = new Map<number, readonly (ChangePolicy | null)[]>();
    for (const n of [10, 100, 1000])
      policies.set(n, [(await policy(freezes(n, "r"))).changes, (await policy(freezes(n, "x"))).changes]);
    const edits = (n: number) => () => {
      const [before, after] = policies.get(n)!;
      expect(changeEdits(before!, after!, createCatalog())).toHaveLength(2 * n);
    };
    expect(await growth(100, edits)).toBeLessThan(NEARLY_LINEAR);
  });
});

describe("ten times as many edited change windows", () => {
  it("are at most eleven times the work for their effect", async () => {
    const windows = (n: number, to: string) =>
      several(n, (i) => `    - { days: [mon], from: "0${i % 8}:00", to: "${10 + (i >> 3)}:${to}", timezone: UTC }\n`);
    const policies = new Map<number, readonly (ChangePolicy | null)[]>();
    for (const n of [1, 10, 100]) {
      const of = async (to: string) => (await policy(`id: p\nchanges:\n  windows:\n${windows(n, to)}`)).changes;
      policies.set(n, [await of("00"), await of("30")]);
    }
    const edits = (n: number) => () => {
      const [before, after] = policies.get(n)!;
      expect(changeEdits(before!, after!, createCatalog())).toHaveLength(2 * n);
    };
    expect(await growth(10, edits)).toBeLessThan(LINEAR);
  });
});

describe("ten times as many exceptions", () => {
  const [rule, term] = ["p/commandDenylist", "from: 2026-03-01, expires: 2026-04-01"];
  const demand =
    "id: p\neditors: { approved: [bo@corp.example] }\nsettings: { commandDenylist: { subsetOf: [sudo] } }\n";
  const list = (n: number) => Array.from({ length: n }, (_, i) => `tool-${i}`);

  it.each<[string, (n: number) => string, (n: number) => Record<string, unknown>[]]>([
    [
      "values of one setting",
      (n) => several(n, (i) => `  - { rule: ${rule}, value: [tool-${i}], owner: a, reason: b, ${term} }\n`),
      (n) => list(n).flatMap((tool) => [{ commandDenylist: [tool] }, { commandDenylist: [] }]),
    ],
    [
      "entries of one value",
      (n) => several(n, (i) => `  - { rule: ${rule}, value: [tool-${i}], owner: a, reason: b, ${term} }\n`),
      (n) => [{ commandDenylist: [] }, { commandDenylist: list(n) }],
    ],
    [
      "events",
      (n) =>
        several(
          n,
          (i) => `  - { rule: editors/unapproved, revision: ${i + 1}, owner: a, reason: b, from: 2026-03-01 }\n`,
        ),
      (n) => Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: i % 2 ? "low" : "high" })),
    ],
  ])("are at most eleven times the work for as many %s", async (_, exceptions, settings) => {
    const loaded = new Map<number, LoadedPolicies>();
    for (const n of [10, 100, 1000]) loaded.set(n, await policy(`${demand}exceptions:\n${exceptions(n)}`));
    const judged = (n: number) => {
      const changes = hourly(...settings(n));
      return async () => judge(changes, loaded.get(n));
    };
    expect(await growth(100, judged)).toBeLessThan(LINEAR);
  });
});

describe("ten times as many approvals in force at once", () => {
  it.each([
    ["for another setting", "commandDenylist", "ada@corp.example", "b@corp.example"],
    ["for other people", "maxAutonomyLevel", "bo@corp.example", "b@corp.example"],
    ["given by the editor", "maxAutonomyLevel", "ada@corp.example", "ada@corp.example"],
  ])("%s are at most eleven times the work for as many revisions", async (_, setting, by, approver) => {
    const approval = (i: number) =>
      `  - { id: CHG-${i}, settings: [${setting}], from: 2026-01-01, until: 2027-01-01, implementers: [${by}], approvedBy: [${approver}], approvedAt: 2026-01-01 }\n`;
    const demand = "id: p\nchanges: { loosening: { requires: approval }, emergency: { approvedWithin: 48h } }\n";
    const loaded = new Map<number, LoadedPolicies>();
    for (const n of [10, 100, 1000]) loaded.set(n, await policy(`${demand}approvals:\n${several(n, approval)}`));
    const judged = (n: number) => {
      const changes = hourly(...Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: i % 2 ? "low" : "high" })));
      return async () => judge(changes, loaded.get(n));
    };
    expect(await growth(100, judged)).toBeLessThan(LINEAR);
  });
});

describe("ten times as many windows of one setting", () => {
  it("are at most eleven times the work for the effect of a policy edit", async () => {
    const [before, after] = await Promise.all(["medium", "low"].map((most) => policy(cap(most))));
    const states = new Map<number, readonly [PolicyState, PolicyState]>();
    for (const n of [10, 100, 1000]) {
      const levels = Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: ["high", "medium", "low"][i % 3]! }));
      const stateOf = async (policies: LoadedPolicies) => ({
        policies,
        report: await judge(hourly(...levels), policies),
      });
      states.set(n, [await stateOf(before!), await stateOf(after!)]);
    }
    const preview = (n: number) => () => previewOf(...states.get(n)!, createCatalog());
    expect(await growth(100, preview)).toBeLessThan(NEARLY_LINEAR);
  });
});

describe("of very many unknown names", () => {
  it.each([
    [
      "settings",
      (n: number) => `settings:\n${several(n, (i) => `  none${i}: 1\n`)}`,
      "50 more unknown settings in settings",
    ],
    [
      "keys",
      (n: number) => `settings: { maxAutonomyLevel: low }\n${several(n, (i) => `none${i}: 1\n`)}`,
      "50 more unknown keys",
    ],
  ])("a hundred %s are told one by one, and the others counted", async (_, of, summary) => {
    const options = {
      catalog: createCatalog(),
      builtin: builtinRules.keys(),
      resolve: async () => undefined,
      packs: [],
    };
    const error = await loadPolicies([{ file: "p.yaml", text: `id: p\n${of(150)}` }], options).catch(
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(DriftlineError);
    const { problems } = error as DriftlineError;
    expect(problems.filter(({ message }) => message.startsWith("unknown"))).toHaveLength(100);
    expect(problems.map(({ message }) => message).join("\n")).toContain(summary);
  });
});
