import { describe, expect, it } from "vitest";
import { ada, bo, hourly, judge, short } from "../support/history.ts";

type Settings = Record<string, unknown>;

describe("who grants themselves", () => {
  it.each<[string, Settings, Settings, string[]]>([
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
    ["a grant to everybody of a domain", {}, { managedComputersAllowedEmails: ["*@corp.example"] }, []],
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
  ])("%s", async (_, before, after, found) => {
    const report = await judge(hourly(before, { by: bo, set: after }));
    expect(short(report, /^changes\/self-grant/)).toEqual(found);
  });

  it("are told by id or by e-mail, never by name", async () => {
    const nameless = { id: null, email: null, name: bo.id };
    const report = await judge(
      hourly({}, { by: nameless, set: { missionPolicy: { restrictedAccess: true, allowedUserIds: [bo.id] } } }),
    );
    expect(short(report, /^changes\/self-grant/)).toEqual([]);
  });
});
