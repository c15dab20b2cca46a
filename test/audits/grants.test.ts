// Grants after the last revision, and since when.
import { describe, expect, it } from "vitest";
import { ada, bo, hourly, judge } from "../support/history.ts";

const grants = async (...settings: Parameters<typeof hourly>) =>
  (await judge(hourly(...settings))).access.map(({ subject, to, who, because, since, exact }) => [
    subject.split("/")[1],
    to,
    who,
    because,
    since.revision,
    exact,
  ]);
const missions = async (...settings: Parameters<typeof hourly>) =>
  (await grants(...settings)).filter(([subject]) => subject === "missionPolicy");
const computers = async (...settings: Parameters<typeof hourly>) =>
  (await grants(...settings)).filter(([subject]) => subject === "managedComputersAllowedEmails");

describe("a list of people", () => {
  const list = (...ids: string[]) => ({ missionPolicy: { restrictedAccess: true, allowedUserIds: ids } });

  it("dates everybody in it by the revision that added them", async () => {
    expect(await missions(list("u1"), { by: bo, set: list("u2", "u1") }, list("u1", "u2", "u3"))).toEqual([
      ["missionPolicy", "listed", "u1", null, 1, false],
      ["missionPolicy", "listed", "u2", null, 2, true],
      ["missionPolicy", "listed", "u3", null, 3, true],
    ]);
    expect(
      (await judge(hourly(list(), { by: bo, set: list("u2") }))).access.find(({ who }) => who === "u2")?.since.by,
    ).toEqual(bo);
  });

  it("dates who was taken out and let in again by the second time", async () => {
    expect(await missions(list("u1"), list(), list("u1"))).toEqual([["missionPolicy", "listed", "u1", null, 3, true]]);
  });

  it("lets nobody in when it is empty, if that is what unset means", async () => {
    expect(await missions(list("u1"), list())).toEqual([
      ["missionPolicy", "nobody", null, "missionPolicy.allowedUserIds is not set: nobody", 2, true],
    ]);
  });

  it("lets everyone in while its switch is off, whatever stands in it", async () => {
    expect(await missions(list("u1"), { missionPolicy: { restrictedAccess: false, allowedUserIds: ["u1"] } })).toEqual([
      ["missionPolicy", "everyone", null, "missionPolicy.restrictedAccess is false", 2, true],
    ]);
    expect(await missions({ missionPolicy: { restrictedAccess: "true", allowedUserIds: ["u1"] } })).toEqual([
      ["missionPolicy", "everyone", null, 'missionPolicy.restrictedAccess is "true"', 1, false],
    ]);
    expect(await missions({})).toEqual([
      ["missionPolicy", "everyone", null, "missionPolicy.restrictedAccess is not set", 1, false],
    ]);
  });
});

describe("a list behind a feature", () => {
  it("lets nobody in while the feature is off, everyone when it is on without a list", async () => {
    expect(await computers({ managedComputersAllowedEmails: ["a@corp.example"] })).toEqual([
      ["managedComputersAllowedEmails", "nobody", null, "managedComputersEnabled is not set", 1, false],
    ]);
    expect(await computers({}, { managedComputersEnabled: true })).toEqual([
      [
        "managedComputersAllowedEmails",
        "everyone",
        null,
        "managedComputersAllowedEmails is not set: all members",
        2,
        true,
      ],
    ]);
    expect(
      await computers({ managedComputersEnabled: true, managedComputersAllowedEmails: ["a@corp.example"] }),
    ).toEqual([["managedComputersAllowedEmails", "listed", "a@corp.example", null, 1, false]]);
  });

  it("is not said to be off, nor certainly open, when its switch is neither on nor off", async () => {
    const settings = { managedComputersEnabled: "no", managedComputersAllowedEmails: ["a@corp.example"] };
    const because = 'managedComputersEnabled is "no", so it is not certain that the list has an effect';
    expect((await computers(settings))[0]?.slice(1, 4)).toEqual(["everyone", null, because]);
  });
});

it("names what is granted to one person alone", async () => {
  const report = await judge(hourly({}, { userModelPolicies: { user_ada: { allowedModelIds: ["m1", "m2"] } } }));
  expect(report.access.at(-1)).toEqual({
    subject: "/userModelPolicies/user_ada/allowedModelIds",
    grants: "The models that this user may use.",
    to: "listed",
    who: "user_ada",
    limits: ["m1", "m2"],
    because: null,
    since: { revision: 2, at: "2026-03-01T01:00:00.000Z", by: ada },
    exact: true,
  });
});

it("says of a history with a gap: by then at the latest", async () => {
  const [first, , third] = hourly({}, {}, { userModelPolicies: { u: { blockedModelIds: ["m"] } } });
  expect((await judge([first!, third!])).access.at(-1)).toMatchObject({ since: { revision: 3 }, exact: false });
});

it("says nothing where there is no revision", async () => {
  expect((await judge([])).access).toEqual([]);
});
