// A model gets another id, and another model gets the id that it had.
import { describe, expect, it } from "vitest";
import { Origins } from "../../src/history/origins.ts";
import type { SealedRevision } from "../../src/model/sealed.ts";
import { at, hourly, judge } from "../support/history.ts";

const policies = 'id: p\nsettings: { customModels: { each: { baseUrl: { subsetOf: ["https://llm.example"] } } } }\n';
const model = (id: string, name: string, host: string) => ({
  id,
  displayName: name,
  baseUrl: `https://${host}.example`,
});
const models = (...customModels: object[]) => ({ customModels });

describe("a model that gets another id", () => {
  it("has the event of its loosening beneath the window of the loosening", async () => {
    const [good, bad] = ["https://llm.example/v1", "https://llm.example/v2"];
    const text = policies.replace("https://llm.example", good);
    const set = (id: string, baseUrl: string) => models({ id, displayName: "one", baseUrl });
    const { findings } = await judge(hourly(set("a", good), set("a", bad), set("b", bad), set("b", good)), text);
    const causes = findings.map(({ rule, causedBy }) => `${rule} ${findings.find(({ id }) => id === causedBy)?.rule}`);
    expect(causes).toEqual(["changes/restored p/customModels[*].baseUrl", "p/customModels[*].baseUrl undefined"]);
  });
});

it.each([
  [
    "pass their ids on",
    [
      ["a", "b"],
      ["b", "c"],
    ],
    { b: "a", c: "b" },
  ],
  [
    "pass their ids on, listed the other way round",
    [
      ["b", "c"],
      ["a", "b"],
    ],
    { b: "a", c: "b" },
  ],
  [
    "exchange their ids",
    [
      ["a", "b"],
      ["b", "a"],
    ],
    { b: "a", a: "b" },
  ],
] as const)("two models that %s in one revision keep their first ids", (_, pairs, expected) => {
  const place = (id: string) => `/customModels/${id}`;
  const origins = new Origins();
  origins.see({
    renames: new Map(pairs.map(([old, now]) => [place(old), place(now)])),
    revision: { revision: 2 } as SealedRevision,
  });
  for (const [now, first] of Object.entries(expected))
    expect(origins.of({ subject: `${place(now)}/baseUrl`, introduced: { revision: 2 } })).toBe(
      `${place(first)}/baseUrl`,
    );
});

describe("two models that had one id, one after the other", () => {
  const history = hourly(
    models(model("a", "one", "x")),
    models(model("b", "one", "x")),
    models(model("b", "one", "y"), model("a", "two", "x")),
    models(model("b", "one", "y"), model("c", "two", "x")),
  );

  it.each([1, 2, 3, 4])(
    "have findings with ids and keys of their own, which no id changes (revision %i)",
    async (last) => {
      const said = async (revisions: typeof history) =>
        (await judge(revisions, policies)).findings
          .filter(({ rule }) => rule.startsWith("p/"))
          .map(({ id, key, introduced }) => ({ id, key, revision: introduced.revision }));
      const now = await said(history);
      expect(new Set(now.map(({ id }) => id)).size).toBe(2);
      expect(new Set(now.map(({ key }) => key)).size).toBe(2);
      const earlier = await said(history.slice(0, last));
      expect(now).toEqual(expect.arrayContaining(earlier));
    },
  );

  it("are compared with the last audit each by itself", async () => {
    const open = (await judge(history.slice(0, 2), policies)).findings.map(({ id }) => id);
    const audit = {
      at: new Date(at(1)).toISOString(),
      cut: false,
      revision: 2,
      open,
      excepted: [],
      others: [],
      data: [],
    };
    const ledger = {
      head: "",
      size: 0,
      anchored: false,
      completeAudits: [audit],
      runs: [],
      rewritten: [],
      truncated: [],
    };
    const { findings, summary } = await judge(history, policies, { evidence: { ledger } });
    const subjects = (ids: readonly string[] = []) =>
      findings.filter(({ id, rule }) => ids.includes(id) && rule.startsWith("p/")).map(({ subject }) => subject);
    expect(subjects(summary.sinceLast?.stillOpen)).toEqual(["/customModels/b/baseUrl"]);
    expect(subjects(summary.sinceLast?.new)).toEqual(["/customModels/c/baseUrl"]);
  });
});
