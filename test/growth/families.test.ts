// A history ten times the size takes at most eleven times the work, in every family and all in all. Work is counted, so
// that it is the same on a busy machine.
import { growth, growths, LINEAR } from "../support/work.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ApprovalBook } from "../../src/audits/approvals.ts";
import type { Audit, AuditContext } from "../../src/audits/audit.ts";
import { audits } from "../../src/audits/index.ts";
import { builtinInfo } from "../../src/audits/terms.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { People } from "../../src/model/people.ts";
import type { SealedRevision } from "../../src/model/sealed.ts";
import { at, hourly, judge, policy, type RawChange, seal } from "../support/history.ts";
import { editors, entries, literals, numberOf, revisions, rules, unknownKeys } from "./histories.ts";

const catalog = createCatalog();
const loaded = policy(rules);

/** One setting that every revision turns. */
const turned = (n: number): RawChange[] =>
  hourly(...Array.from({ length: n }, (_, i) => ({ maxAutonomyLevel: i % 2 === 0 ? "low" : "high" })));

/** One revision that lists `n` things, and one that lists one more. */
const listed = (n: number): RawChange[] => {
  const list = Array.from({ length: n }, (_, i) => `tool-${numberOf(n, i)}`);
  return hourly({ commandAllowlist: list, commandDenylist: list }, { commandAllowlist: [...list, "curl *"] });
};

/** The same secret in `n` models, and then in none. */
const shared = (n: number): RawChange[] => {
  const models = (apiKey: string) =>
    Array.from({ length: n }, (_, i) => ({ id: `custom:${numberOf(n, n - i)}`, apiKey }));
  const [key] = literals(1)[1]!.settings["customModels"] as [{ apiKey: string }];
  return hourly({ customModels: models(key.apiKey) }, { customModels: models("${KEY}") });
};

/** `n` models, each of which goes on under another id and at another host: its key tells that it is the same. */
const renamed = (n: number): RawChange[] => {
  const keys = literals(n)[1]!.settings["customModels"] as { apiKey: string }[];
  const models = (word: string) =>
    keys.map(({ apiKey }, i) => ({ id: `${word}-${numberOf(n, i)}`, apiKey, baseUrl: `https://${word}.corp.example` }));
  return hourly({ customModels: models("old") }, { customModels: models("new") });
};

/** One hook and one host that every revision replaces by others. */
const replaced = (n: number): RawChange[] =>
  hourly(
    ...Array.from({ length: n }, (_, i) => ({
      hooks: { Stop: [{ hooks: [{ type: "command", command: `run-${numberOf(n, i)}` }] }] },
      customModels: [{ id: "custom:a", model: "a", baseUrl: `https://host-${numberOf(n, i)}.corp.example` }],
    })),
  );

const histories: readonly (readonly [what: string, size: number, of: (n: number) => RawChange[]])[] = [
  ["revisions", 30, revisions],
  ["turns of one setting", 30, turned],
  ["replacements of one hook", 30, replaced],
  ["keys in one revision", 20, literals],
  ["entries of a list", 30, listed],
  ["places of one secret", 20, shared],
  ["renamings", 30, renamed],
  ["unknown settings with one secret", 30, unknownKeys],
  ["editors", 30, editors],
  ["entries of several lists", 30, entries],
];

async function contextOf(): Promise<AuditContext> {
  const [people, asOf] = [new People(), at(2000)];
  return {
    catalog,
    policies: await loaded,
    approvals: new ApprovalBook([], null, asOf, people),
    people,
    asOf,
    isWhole: true,
    conflicts: new Set(),
    ledger: null,
    members: null,
    membersAt: asOf,
    sharedAccounts: [],
    auditEverySeconds: null,
    policyHistory: null,
    use: null,
    observed: null,
    builtin: (rule) => builtinInfo(rule),
  };
}

describe.each(histories)("ten times as many %s", (_, size, of) => {
  const sealed = new Map<number, readonly SealedRevision[]>();
  beforeAll(() => {
    for (const n of [size / 10, size, 10 * size]) sealed.set(n, seal(of(n)));
  });

  const names = Object.keys(audits);
  let factors: readonly number[];
  beforeAll(async () => {
    const context = await contextOf();
    const walks = Object.values<Audit>(audits).map((family) => (n: number) => () => {
      const walker = family.begin(context);
      for (const step of stepsOf(sealed.get(n)!, catalog)) walker.see(step);
      return walker.end([]);
    });
    factors = await growths(size, walks);
  });

  it.each(names)("are at most eleven times the work for %s", (name) => {
    expect(factors[names.indexOf(name)]).toBeLessThan(LINEAR);
  });

  it("are at most eleven times the work for reading, comparing and judging them all", async () => {
    const policies = await loaded;
    expect(await growth(size, (n) => async () => judge(of(n), policies, { hours: 2000 }))).toBeLessThan(LINEAR);
  });
});
