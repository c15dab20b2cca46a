import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ada, bo, hourly, HOUR, judge, type RawChange, short } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const shield = (on: boolean) => ({ enableAgentShield: on });
const days = (changes: RawChange[], each: number): RawChange[] =>
  changes.map((change, i) => ({
    ...change,
    updatedAt: new Date(Date.parse(changes[0]!.updatedAt) + i * each * 24 * HOUR).toISOString(),
  }));

describe("what is loosened and put back", () => {
  it("is an event of the revision that loosened, with who did both", async () => {
    const report = await judge(hourly(shield(true), { by: bo, set: shield(false) }, shield(true)));
    const [finding, ...others] = report.findings.filter((item) => item.rule === "changes/restored");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      subject: "/enableAgentShield",
      status: "open",
      severity: "medium",
      before: true,
      actual: false,
      introduced: { revision: 2, by: { id: bo.id }, exact: true },
      resolved: null,
      exposureSeconds: null,
    });
    expect(finding!.message).toBe(
      "enableAgentShield was loosened by bo@corp.example in revision 2, and put back 1 h later by ada@corp.example in revision 3",
    );
    expect(report.verdict).toBe("drifted");
  });

  it("is put back after less than a second, not after none", async () => {
    const report = await judge(days(hourly(shield(true), shield(false), shield(true)), 0));
    expect(report.findings.find(({ rule }) => rule === "changes/restored")!.message).toContain(
      "put back less than 1 s later",
    );
  });

  it("is found through other values in between", async () => {
    const list = (...allowedIps: string[]) => ({ networkPolicy: { allowedIps } });
    const report = await judge(
      hourly(list("10.0.0.0/8"), list("10.0.0.0/8", "192.0.2.0/24"), list("192.0.2.0/24"), list("10.0.0.0/8")),
    );
    expect(short(report, /^changes\/restored/)).toEqual(["changes/restored /networkPolicy/allowedIps 2- open"]);
  });

  it("is none while another spelling of the setting is still loose", async () => {
    const report = await judge(hourly(shield(true), shield(false), { ...shield(true), enableDroidShield: false }));
    expect(short(report, /^changes\/restored/)).toEqual([]);
  });

  it("is each time an event of its own", async () => {
    const report = await judge(hourly(...[true, false, true, false, true].map(shield)));
    expect(short(report, /^changes\/restored/)).toEqual([
      "changes/restored /enableAgentShield 2- open",
      "changes/restored /enableAgentShield 4- open",
    ]);
  });

  it.each([
    ["at once", [1, 2, 3, 1]],
    ["one by one", [1, 2, 3, 2, 1]],
  ])("is an event of everybody who loosened, put back %s", async (_, levels) => {
    const level = (at: number) => ({ maxAutonomyLevel: ["off", "low", "medium", "high"][at] });
    const report = await judge(hourly(...levels.map(level)));
    expect(short(report, /^changes\/restored/)).toEqual([
      "changes/restored /maxAutonomyLevel 2- open",
      "changes/restored /maxAutonomyLevel 3- open",
    ]);
  });

  it("names nobody behind a gap", async () => {
    const changes = hourly(shield(true), shield(true), shield(false), shield(false), shield(true));
    const report = await judge(changes.filter(({ revision }) => revision !== 2 && revision !== 4));
    const [finding] = report.findings.filter((item) => item.rule === "changes/restored");
    expect(finding!.introduced.exact).toBe(false);
    expect(finding!.message).toBe(
      "enableAgentShield was loosened by revision 3 at the latest, and put back by revision 5 at the latest",
    );
  });

  it("tells after how long it was put back only if no revision is missing in between", async () => {
    const changes = hourly(shield(true), shield(false), shield(false), shield(false), shield(true));
    const told = async (missing?: number) =>
      (await judge(changes.filter(({ revision }) => revision !== missing))).findings
        .filter(({ rule }) => rule === "changes/restored")
        .map(({ message }) => message);
    const [loosened, back] = ["was loosened by ada@corp.example in revision 2", "by ada@corp.example in revision 5"];
    expect(await told()).toEqual([`enableAgentShield ${loosened}, and put back 3 h later ${back}`]);
    expect(await told(3)).toEqual([`enableAgentShield ${loosened}, and put back ${back}`]);
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

  const ruled = "id: p\nsettings: { enableAgentShield: true }\n";
  const toggled = hourly(...[true, false, true].map(shield));

  it("is shown beneath the window of a rule on the setting", async () => {
    const report = await judge(toggled, ruled);
    expect(short(report)).toEqual([
      "changes/restored /enableAgentShield 2- open",
      "p/enableAgentShield /enableAgentShield 2-3 resolved",
    ]);
    const [event, window] = report.findings;
    expect(event!.causedBy).toBe(window!.id);
  });

  it.each([
    ["before", "2026-02-28"],
    ["afterwards", "2026-03-02"],
  ])("is disposed of by an approval of the loosening, given %s", async (_, approvedAt) => {
    const approved = `${ruled}
changes: { loosening: { requires: approval }, emergency: { approvedWithin: 48h } }
approvals:
  - { id: CHG-1, settings: [enableAgentShield], from: 2026-03-01, until: 2026-03-02, approvedBy: [cy@corp.example], approvedAt: ${approvedAt} }
`;
    const report = await judge(toggled, approved);
    const event = report.findings.find(({ rule }) => rule === "changes/restored");
    expect(event).toMatchObject({ status: "resolved", resolved: { revision: null, approval: "CHG-1" } });
  });

  it.each([
    ["one that names its revision", "rule: changes/restored, revision: 2", "excepted"],
    ["one of the window", "rule: p/enableAgentShield, value: [false], expires: 2026-06-01", "open"],
    ["one of another revision", "rule: changes/restored, revision: 3", "open"],
  ])("is accepted by no exception but one that names its revision: %s", async (_, exception, status) => {
    const accepting = `${ruled}exceptions: [{ ${exception}, owner: ada, reason: pilot, from: 2026-03-01 }]`;
    const report = await judge(toggled, accepting);
    expect(report.findings.find(({ rule }) => rule === "changes/restored")!.status).toBe(status);
  });
});

describe("events", () => {
  const steps = fc.record({
    by: fc.constantFrom(ada, bo),
    enableAgentShield: fc.option(fc.boolean(), { nil: undefined }),
    maxAutonomyLevel: fc.constantFrom("low", "high"),
    commandAllowlist: fc.subarray(["git status", "make *"]),
    missionPolicy: fc.record({
      restrictedAccess: fc.constant(true),
      allowedUserIds: fc.subarray([ada.id, bo.id, "user_*"]),
    }),
    customModels: fc
      .subarray(["https://a.example", "https://b.example"], { minLength: 0, maxLength: 1 })
      .map((urls) => urls.map((baseUrl) => ({ id: "custom:a", baseUrl }))),
  });
  type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;
  const holding = `id: p
settings:
  ideAutoConnect: { set: false, severity: info }
  enableAgentShield: { oneOf: [true, false], unset: pass }
  maxAutonomyLevel: { atMost: high }
  commandAllowlist: { size: { atMost: 50 } }
  missionPolicy: { allowedUserIds: { size: { atMost: 50 }, unset: pass } }
  customModels: { each: { baseUrl: { set: true } } }
`;

  /** Returns the same settings in another spelling. */
  const respelled = ({ by, enableAgentShield, commandAllowlist, missionPolicy, customModels, ...rest }: Step) => ({
    by,
    ...rest,
    enableDroidShield: enableAgentShield,
    commandAllowlist: commandAllowlist.length === 0 ? null : [...commandAllowlist, ...commandAllowlist].toReversed(),
    missionPolicy: { ...missionPolicy, allowedUserIds: missionPolicy.allowedUserIds.toReversed() },
    customModels: customModels.map(({ id, baseUrl }) => ({ baseUrl: `${baseUrl.toUpperCase()}:443/`, id })),
  });

  it("are the same however values are spelled", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(steps, fc.boolean()), { minLength: 2, maxLength: 8 }), async (all) => {
        const findingsOf = async (some: readonly { by: unknown }[]) =>
          short(await judge(hourly(...some.map(({ by, ...set }) => ({ by, set })))), /^(?:changes|levers)\//);
        const [plain, odd] = [all.map(([step]) => step), all.map(([step, is]) => (is ? respelled(step) : step))];
        expect(await findingsOf(odd)).toEqual(await findingsOf(plain));
      }),
      { numRuns: runs(15) },
    );
  });

  it("never go because a rule holds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 8 }), async (all) => {
        const history = hourly(...all.map(({ by, ...set }) => ({ by, set })));
        const [without, beside] = [await judge(history), await judge(history, holding)];
        const findings = beside.findings.filter(({ rule }) => !rule.startsWith("p/"));
        expect(findings.map(({ causedBy: _, ...item }) => item)).toEqual(
          without.findings.map(({ causedBy: _, ...item }) => item),
        );
      }),
      { numRuns: runs(15) },
    );
  });
});

describe("an edit war", () => {
  const noId = (user: typeof bo, email = user.email) => ({ ...user, id: null, email });
  const turns = (...people: unknown[]) =>
    hourly(shield(true), ...people.map((by, i) => ({ by, set: shield(i % 2 === 1) })));

  it("is three changes back in a row by two editors", async () => {
    const report = await judge(turns(bo, ada, bo, ada));
    expect(short(report, /^changes\/edit-war/)).toEqual(["changes/edit-war /enableAgentShield 5- open"]);
    expect(report.findings.find((finding) => finding.rule === "changes/edit-war")!.severity).toBe("info");
  });

  it.each([
    ["one editor who changes their mind", turns(ada, ada, ada, ada)],
    ["fewer turns", turns(bo, ada, bo)],
    ["turns far apart", days(turns(bo, ada, bo, ada), 40)],
    ["one editor who is named with and without an id", turns(noId(bo), bo, noId(bo), bo)],
    [
      "one address in another letter case",
      turns(noId(bo), noId(bo, "BO@corp.example"), noId(bo), noId(bo, "BO@corp.example")),
    ],
    [
      "one account under two addresses",
      turns(noId(bo), { ...bo, email: "bo@old.example" }, bo, noId(bo, "bo@old.example")),
    ],
    ["an editor and nobody", turns(bo, null, bo, null)],
    ...[3, 4, 5].map((at): [string, ReturnType<typeof turns>] => [
      `turns of which one may be that of the missing revision ${at}`,
      turns(bo, ada, bo, ada).map((turn) => ({ ...turn, revision: turn.revision + (turn.revision < at ? 0 : 1) })),
    ]),
  ])("is not %s", async (_, changes) => {
    expect(short(await judge(changes, undefined, { hours: 9000 }), /^changes\/edit-war/)).toEqual([]);
  });
});
