// Scenario files: their schema, who may edit when, and the messages for invalid ones.
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { organizationOf, scenarioOf } from "../../src/emulator/scenario.ts";
import { scenarioSchema } from "../../src/emulator/schema.ts";
import { DriftlineError } from "../../src/errors.ts";
import { ada, sampleValue, scenario, start } from "./support.ts";

const build = (entries: readonly object[], more?: object) => organizationOf(scenarioOf(scenario(entries, more)));
const sofia = { ...ada, id: "user_01SOFIA", email: "sofia@corp.example", firstName: "Sofia", joined: "2026-01-12" };

describe("an organization", () => {
  test("has its members as the service lists them", () => {
    const { id, name, members } = build([], { users: { ada: { ...ada, metadata: { team: "platform" } } } });
    expect([id, name]).toEqual(["corp", "Corp"]);
    expect(members).toEqual([
      {
        role: "owner",
        user: {
          id: "user_01ADA",
          email: "ada@corp.example",
          firstName: "Ada",
          lastName: "Byron",
          createdAt: "2026-01-01T00:00:00.000Z",
          lastSignInAt: "2026-02-01T08:00:00.000Z",
          metadata: { team: "platform" },
        },
      },
    ]);
  });

  test("has a revision for each entry, with its editor and time in UTC", () => {
    const casey = { id: "user_01X", email: "casey@elsewhere.example", name: "Casey" };
    const { revisions } = build([{ at: "2026-01-11T10:00:00+01:00", by: casey, set: { ideAutoConnect: false } }]);
    expect(revisions).toEqual([
      {
        revision: 1,
        settings: start,
        user: { id: "user_01ADA", email: "ada@corp.example", name: "Ada Byron" },
        updatedAt: "2026-01-10T09:00:00.000Z",
      },
      {
        revision: 2,
        settings: { ...start, ideAutoConnect: false },
        user: casey,
        updatedAt: "2026-01-11T09:00:00.000Z",
      },
    ]);
  });

  test("numbers go on after a gap, and a restore finds a revision by its number", () => {
    const { revisions } = build([{ revision: 40, set: { a: 1 } }, { set: { a: 2 } }, { restore: 40 }]);
    expect(revisions.map((revision) => revision.revision)).toEqual([1, 40, 41, 42]);
    expect(revisions.at(-1)!.settings["a"]).toBe(1);
  });

  test("time may run backwards when the entry says so, and stand still", () => {
    const { revisions } = build([{ at: "2026-01-10T09:00:00Z" }, { at: "2026-01-10T08:00:00Z", backdated: true }]);
    expect(revisions.map((revision) => revision.updatedAt.slice(11, 16))).toEqual(["09:00", "09:00", "08:00"]);
  });

  test("those who left edited before, and are not listed", () => {
    const users = { ada, sofia: { ...sofia, left: "2026-01-14" } };
    const { members, revisions } = build([{ at: "2026-01-13T23:59:59Z", by: "sofia" }], { users });
    expect(members.map((member) => member.user.id)).toEqual(["user_01ADA"]);
    expect(revisions.at(-1)!.user.name).toBe("Sofia Byron");
  });
});

describe("entries that do not fit", () => {
  test.each([
    ["an unknown handle", { by: "adda" }, 'nobody in users has the handle "adda"; did you mean "ada"?'],
    ["a stranger's handle", { by: "zebediah" }, "write id, email and name of somebody who is not a member"],
    ["time that runs backwards", { at: "2026-01-09T09:00:00Z" }, "is earlier than revision 1 before it"],
    ["backdated for no reason", { backdated: true }, "says backdated, and is not earlier"],
    ["a number that was there", { revision: 1 }, "revision 1 comes after revision 1; the lowest it can be is 2"],
    ["an edit before joining", { by: "sofia" }, "sofia joined on 2026-01-12 only"],
    ["an edit after leaving", { by: "sofia", at: "2026-01-14T00:00:00Z" }, "sofia left on 2026-01-14"],
  ])("%s", (_, entry, message) => {
    const users = { ada, sofia: { ...sofia, left: "2026-01-14" } };
    expect(() => build([entry], { users })).toThrow(message);
    expect(() => build([entry], { users })).toThrow(/^history entry 2 \(2026-01-/);
  });

  test("a first entry that restores", () => {
    const value = scenario([]);
    const history = [{ ...(value["history"] as object[])[0], restore: 0 }];
    expect(() => organizationOf(scenarioOf({ ...value, history }))).toThrow("it is the first entry");
  });

  test("two users with one id, or one address", () => {
    const users = { ada, twin: { ...sofia, id: ada.id, email: "ADA@corp.example" } };
    expect(() => build([], { users })).toThrow("users ada and twin have the same id; give each their own");
    expect(() => build([], { users })).toThrow("users ada and twin have the same email");
  });

  test("the place is given when it is known", () => {
    const locate = (path: readonly PropertyKey[]) => ({ file: "s.yaml", line: path.length, column: 1 });
    const checked = scenarioOf(scenario([{ by: "adda" }]));
    expect(() => organizationOf(checked, locate)).toThrow(/^s\.yaml:2:1: history entry 2 /);
    expect(() => scenarioOf({ ...scenario([]), start: 1 }, locate)).toThrow(
      "s.yaml:1:1: start should be a map of settings",
    );
  });
});

describe("values that are no scenario", () => {
  const problems = (value: unknown) => {
    try {
      scenarioOf(value);
    } catch (error) {
      expect(error).toBeInstanceOf(DriftlineError);
      expect((error as DriftlineError).code).toBe("config");
      return (error as DriftlineError).problems.map(({ message, hint }) => (hint ? `${message}; ${hint}` : message));
    }
    throw new Error("it is a scenario");
  };

  test.each([
    ["nothing", null, ["should be a map"]],
    ["a list", [], ["should be a map"]],
    ["an empty map", {}, ["organization is missing", "users is missing", "start is missing", "history is missing"]],
    ["no entry", { ...scenario([]), history: [] }, ["history is empty"]],
    ["a key at the top", scenario([], { histroy: [] }), ['histroy is not known; did you mean "history"?']],
    [
      "a key that must be there",
      scenario([], { start: undefined, strat: {} }),
      ['strat is not known; did you mean "start"?'],
    ],
    ["settings that are a list", scenario([], { start: [] }), ["start should be a map of settings"]],
    ["settings beyond JSON", scenario([], { start: { n: Number.NaN } }), ["start should be a map of settings"]],
    ["a date that YAML made", scenario([], { start: { n: new Date(0) } }), ["start should be a map of settings"]],
    [
      "a bad id",
      scenario([], { organization: { id: "No Id", name: "x" } }),
      [/^organization\.id is not an id: lower-case/],
    ],
    ["a bad handle", scenario([], { users: { "Ada B": ada } }), [/^users\.Ada B is not a handle: lower-case/]],
    [
      "a bad role",
      scenario([], { users: { ada: { ...ada, role: "ownr" } } }),
      ['users.ada.role should be owner or manager or member or guest; did you mean "owner"?'],
    ],
    [
      "a bad day",
      scenario([], { users: { ada: { ...ada, joined: "2026-02-30" } } }),
      [/^users\.ada\.joined is not a day/],
    ],
  ])("%s", (_, value, expected) => {
    const messages = problems(value);
    expect(messages).toHaveLength(expected.length);
    for (const [i, wanted] of expected.entries()) expect(messages[i]).toMatch(wanted);
  });

  test.each([
    ["a missing sentence", { says: undefined }, "says is missing"],
    ["an empty sentence", { says: "" }, "says is empty"],
    ["a time without offset", { at: "2026-01-11T09:00:00" }, "at is not a date-time such as 2026-03-06T21:47:00Z"],
    ["an unknown edit", { sets: {} }, 'sets is not known; did you mean "set"?'],
    [
      "a person without name",
      { by: { id: "x", email: "y" } },
      "by is neither a handle nor a person; write a handle of users, or",
    ],
    [
      "entries that are no list",
      { add: { commandDenylist: "sudo" } },
      "add should be a map from the path of a list to entries",
    ],
    ["no entries", { remove: { commandDenylist: [] } }, "remove should be a map from the path of a list to entries"],
    ["settings that are a text", { set: "maxAutonomyLevel" }, "set should be a map of settings"],
    ["half a revision", { revision: 2.5 }, "revision should be a whole number"],
    ["backdated: false", { backdated: false }, "backdated should be true"],
    ["nothing to unset", { unset: [] }, "unset is empty"],
  ])("%s names its entry", (_, entry, message) => {
    const [problem, ...others] = problems(scenario([{}, entry]));
    expect(others).toEqual([]);
    expect(problem).toContain("history entry 3 (");
    expect(problem).toContain(message);
  });

  test("everything that is wrong is said at once", () => {
    expect(problems(scenario([{ says: "" }, { at: "soon" }], { more: 1 }))).toHaveLength(3);
  });
});

describe("the JSON Schema", () => {
  const schema = z.toJSONSchema(scenarioSchema, { io: "input" });

  test("describes every field", () => {
    const bare: string[] = [];
    const walk = (node: unknown, path: string) => {
      if (typeof node !== "object" || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (key === "properties")
          for (const [name, field] of Object.entries(value as Record<string, { description?: string }>))
            if (!field.description) bare.push(`${path}.${name}`);
        walk(value, `${path}.${key}`);
      }
    };
    walk(schema, "");
    expect(bare).toEqual([]);
  });

  test("takes the sample, and no typo", () => {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    expect(validate(sampleValue) || validate.errors).toBe(true);
    expect(validate({ ...(sampleValue as object), more: 1 })).toBe(false);
    expect(validate({ ...(sampleValue as object), start: [] })).toBe(false);
    expect(validate(scenario([{ add: { commandDenylist: [] } }]))).toBe(false);
  });
});
