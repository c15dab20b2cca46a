import { describe, expect, it } from "vitest";
import { ada, bo, hourly, HOUR, judge, type RawChange, short } from "../support/history.ts";

const shield = (on: boolean) => ({ enableAgentShield: on });
const days = (changes: RawChange[], each: number): RawChange[] =>
  changes.map((change, i) => ({
    ...change,
    updatedAt: new Date(Date.parse(changes[0]!.updatedAt) + i * each * 24 * HOUR).toISOString(),
  }));

describe("what is loosened and put back", () => {
  it("is one window, with who did both", async () => {
    const report = await judge(hourly(shield(true), { by: bo, set: shield(false) }, shield(true)));
    const [finding, ...others] = report.findings.filter((one) => one.rule === "changes/restored");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      subject: "/enableAgentShield",
      status: "resolved",
      severity: "medium",
      before: true,
      actual: false,
      introduced: { revision: 2, by: { id: bo.id } },
      resolved: { revision: 3, by: { id: ada.id } },
      exposureSeconds: 3600,
    });
    expect(finding!.message).toContain("by another editor");
    expect(report.verdict).toBe("compliant");
  });

  it("is found through other values in between", async () => {
    const list = (...allowedIps: string[]) => ({ networkPolicy: { allowedIps } });
    const report = await judge(
      hourly(list("10.0.0.0/8"), list("10.0.0.0/8", "192.0.2.0/24"), list("192.0.2.0/24"), list("10.0.0.0/8")),
    );
    expect(short(report, /^changes\/restored/)).toEqual(["changes/restored /networkPolicy/allowedIps 2-4 resolved"]);
  });

  it("is each time a window of its own", async () => {
    const report = await judge(hourly(...[true, false, true, false, true].map(shield)));
    expect(short(report, /^changes\/restored/)).toEqual([
      "changes/restored /enableAgentShield 2-3 resolved",
      "changes/restored /enableAgentShield 4-5 resolved",
    ]);
  });

  it.each<[string, RawChange[]]>([
    ["tightened and loosened again", hourly(...[false, true, false].map(shield))],
    ["not put back", hourly(...[true, false].map(shield))],
    ["put back after more than a week", days(hourly(...[true, false, true].map(shield)), 8)],
    [
      "put back to something else",
      hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" }, { maxAutonomyLevel: "medium" }),
    ],
  ])("is not what is %s", async (_, changes) => {
    expect(short(await judge(changes), /^changes\/restored/)).toEqual([]);
  });

  it("is left to the windows of the rules on the setting", async () => {
    const report = await judge(
      hourly(...[true, false, true].map(shield)),
      "id: p\nsettings: { enableAgentShield: true }",
    );
    expect(short(report)).toEqual(["p/enableAgentShield /enableAgentShield 2-3 resolved"]);
  });
});

describe("an edit war", () => {
  const turns = (...people: unknown[]) =>
    hourly(shield(true), ...people.map((by, i) => ({ by, set: shield(i % 2 === 1) })));

  it("is three changes back in a row by two editors", async () => {
    const report = await judge(turns(bo, ada, bo, ada));
    expect(short(report, /^changes\/edit-war/)).toEqual(["changes/edit-war /enableAgentShield 5- open"]);
    expect(report.findings.find((one) => one.rule === "changes/edit-war")!.severity).toBe("info");
  });

  it.each([
    ["one editor who changes their mind", turns(ada, ada, ada, ada)],
    ["fewer turns", turns(bo, ada, bo)],
    ["turns far apart", days(turns(bo, ada, bo, ada), 40)],
  ])("is not %s", async (_, changes) => {
    expect(short(await judge(changes, undefined, { hours: 9000 }), /^changes\/edit-war/)).toEqual([]);
  });
});
