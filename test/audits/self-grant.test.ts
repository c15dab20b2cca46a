import { describe, expect, it } from "vitest";
import { ada, bo, hourly, judge, short } from "../support/history.ts";
import { titled } from "../support/titled.ts";

type Settings = Record<string, unknown>;

describe("who grants themselves", () => {
  it.each(
    titled<[string, Settings, Settings, string[]]>([
      [
        "a mission",
        { missionPolicy: { restrictedAccess: true, allowedUserIds: [ada.id] } },
        { missionPolicy: { restrictedAccess: true, allowedUserIds: [ada.id, bo.id] } },
        ["changes/self-grant /missionPolicy/allowedUserIds 2- open"],
      ],
      [
        "a machine, in another case",
        {},
        { byomComputersEnabled: true, byomComputersAllowedEmails: ["Bo@CORP.example"] },
        ["changes/self-grant /byomComputersAllowedEmails 2- open"],
      ],
      [
        "a model",
        {},
        { userModelPolicies: { [bo.id]: { allowedModelIds: ["o4-preview"] } } },
        [`changes/self-grant /userModelPolicies/${bo.id}/allowedModelIds 2- open`],
      ],
      ["a grant to another", {}, { managedComputersAllowedEmails: [ada.email] }, []],
      [
        "a machine, with everybody of the domain",
        { managedComputersAllowedEmails: [ada.email] },
        { managedComputersAllowedEmails: [ada.email, "*@CORP.example"] },
        ["changes/self-grant /managedComputersAllowedEmails 2- open"],
      ],
      [
        "a mission, by a pattern of ids",
        { missionPolicy: { restrictedAccess: true, allowedUserIds: [ada.id] } },
        { missionPolicy: { restrictedAccess: true, allowedUserIds: [ada.id, "user_b*"] } },
        ["changes/self-grant /missionPolicy/allowedUserIds 2- open"],
      ],
      [
        "their own name, beside a pattern that covered them",
        { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_*"] } },
        { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_*", bo.id] } },
        ["changes/self-grant /missionPolicy/allowedUserIds 2- open"],
      ],
      [
        "no more than a pattern gave them",
        { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_b*"] } },
        { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_*"] } },
        [],
      ],
      ["a grant to everybody of another domain", {}, { managedComputersAllowedEmails: ["*@eu.corp.example"] }, []],
      ["a grant to other ids", {}, { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_a*"] } }, []],
      [
        "a list that is emptied: everybody is let in, nobody alone",
        { managedComputersEnabled: true, managedComputersAllowedEmails: [ada.email] },
        { managedComputersEnabled: true },
        [],
      ],
      [
        "what was granted before, in another case",
        { managedComputersAllowedEmails: [bo.email] },
        { managedComputersAllowedEmails: ["BO@corp.example"] },
        [],
      ],
      [
        "less than before",
        { managedComputersAllowedEmails: [bo.email, ada.email] },
        { managedComputersAllowedEmails: [ada.email] },
        [],
      ],
      [
        "what was granted before",
        { managedComputersAllowedEmails: [bo.email] },
        { managedComputersAllowedEmails: [bo.email, ada.email] },
        [],
      ],
      [
        "fewer models",
        { userModelPolicies: { [bo.id]: { allowedModelIds: ["a", "b"] } } },
        { userModelPolicies: { [bo.id]: { allowedModelIds: ["a"] } } },
        [],
      ],
    ]),
  )("%s", async (_, before, after, expected) => {
    const report = await judge(hourly(before, { by: bo, set: after }));
    expect(short(report, /^changes\/self-grant/)).toEqual(expected);
  });

  it("are told by id or by e-mail, never by name", async () => {
    const nameless = { id: null, email: null, name: bo.id };
    const report = await judge(
      hourly({}, { by: nameless, set: { missionPolicy: { restrictedAccess: true, allowedUserIds: [bo.id] } } }),
    );
    expect(short(report, /^changes\/self-grant/)).toEqual([]);
  });

  const mission = (...ids: string[]) => ({
    missionPolicy: { restrictedAccess: true, allowedUserIds: [ada.id, ...ids] },
  });
  const models = (...allowedModelIds: string[]) => ({ userModelPolicies: { [bo.id]: { allowedModelIds } } });
  const own = "changes/self-grant /missionPolicy/allowedUserIds";
  const model = `changes/self-grant /userModelPolicies/${bo.id}/allowedModelIds`;
  it.each<[string, Parameters<typeof hourly>, string[]]>([
    ["by anybody", [mission(), { by: bo, set: mission(bo.id) }, mission()], [`${own} 2-3 resolved`]],
    [
      "each time",
      [mission(), { by: bo, set: mission(bo.id) }, mission(), { by: bo, set: mission(bo.id) }],
      [`${own} 2-3 resolved`, `${own} 4- open`],
    ],
    [
      "not by a pattern of the editor's own in its place",
      [
        mission(),
        { by: bo, set: mission(bo.id) },
        { by: bo, set: mission(bo.id, "user_*") },
        { by: bo, set: mission("user_*") },
      ],
      [`${own} 2- open`],
    ],
    [
      "by what somebody else grants in its place",
      [mission(), { by: bo, set: mission(bo.id) }, mission("user_*")],
      [`${own} 2-3 resolved`],
    ],
    [
      "model by model",
      [models("a"), { by: bo, set: models("a", "b") }, { by: bo, set: models("a", "b", "c") }, models("b", "a")],
      [`${model} 2- open`, `${model} 3-4 resolved`],
    ],
    [
      "all at once, by less than there was",
      [models("a", "z"), { by: bo, set: models("a", "b") }, { by: bo, set: models("b", "c") }, models("a")],
      [`${model} 2-4 resolved`, `${model} 3-4 resolved`],
    ],
  ])("is over when it is taken back: %s", async (_, settings, expected) => {
    const report = await judge(hourly(...settings));
    expect(short(report, /^changes\/(?:self-grant|restored)/)).toEqual(expected);
  });

  it("is not said of who made a revision behind a gap", async () => {
    const changes = hourly(mission(), mission(), { by: bo, set: mission(bo.id) }).filter(
      (revision) => revision.revision !== 2,
    );
    const [finding] = (await judge(changes)).findings.filter(({ rule }) => rule === "changes/self-grant");
    expect(finding!.introduced.exact).toBe(false);
    expect(finding!.message).toContain("in revision 3, their own, or in one before it that is missing");
  });
});
