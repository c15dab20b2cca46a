// A change of a model, in the revision that gives the model another id.
import { describe, expect, it } from "vitest";
import { hourly, judge, short } from "../support/history.ts";

describe("a change that renames its model", () => {
  const models = (id: string, baseUrl: string) => ({
    customModels: [{ id, displayName: "one", apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8", baseUrl }],
  });
  const changes = hourly(models("a", "https://llm.example/v1"), models("b", "https://llm.example/v2"));
  const settings = (id: string) => `settings: ["customModels.${id}.**"]`;

  it.each(["a", "b"])("is under the freeze and the demand of an approval that name the model %s", async (id) => {
    const report = await judge(
      changes,
      `id: p\nchanges: { freezes: [{ from: 2026-03-01, until: 2026-03-01, reason: audit, ${settings(id)} }], loosening: { requires: approval, ${settings(id)} } }\n`,
    );
    expect(short(report, /^changes\/(freeze|unapproved)/)).toEqual([
      "changes/freeze revision:2 2- open",
      "changes/unapproved revision:2 2- open",
    ]);
  });

  it.each([
    ["both names lets its implementer make it", "*", []],
    ["one name does not", "b", ["editors/unapproved revision:2 2- open"]],
  ])("an approval of %s", async (_, id, expected) => {
    const approval = `{ id: C, ${settings(id)}, from: 2026-03-01, until: 2026-03-01, implementers: [ada@corp.example], approvedBy: [grace@corp.example], approvedAt: 2026-02-27 }`;
    const editors = "editors: { approved: [user_ada], by: { customModels.**: [bo@corp.example] } }";
    const report = await judge(changes, `id: p\n${editors}\napprovals: [${approval}]\n`);
    expect(short(report, /^editors/)).toEqual(expected);
  });
});
