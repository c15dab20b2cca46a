// Credit limits in a policy: their conversion, and every problem at its place.
import { describe, expect, it } from "vitest";
import { policy } from "../support/history.ts";
import { problemsOf } from "./corpus.ts";

const problems = async (...texts: [string, ...string[]]) =>
  (await problemsOf(policy(...texts))).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

describe("limits of a policy", () => {
  it("are known by addresses whose case is folded, each with its place, and by what stands beside them", async () => {
    const text = `id: p
owner: security@corp.example
effective: { from: 2026-03-01 }
limits:
  default: 0
  severity: high
  owner: finance@corp.example
  fixWithin: 1d
  users:
    Ada@Corp.example: 1000000
    bo@corp.example: 5
`;
    const { limits } = await policy(text);
    expect(limits).toMatchObject({
      default: 0,
      severity: "high",
      owner: "finance@corp.example",
      fixWithinSeconds: 86_400,
      from: Date.parse("2026-03-01T00:00:00Z"),
      users: [
        { email: "ada@corp.example", limit: 1_000_000, location: { line: 10, column: 5 } },
        { email: "bo@corp.example", limit: 5, location: { line: 11 } },
      ],
    });
    expect((await policy("id: p\nowner: o\nlimits: { default: 1 }")).limits).toMatchObject({ owner: "o", users: [] });
  });

  it("name users by unusual addresses too", async () => {
    const users = '{ "r&d@corp.example": 1, "ci@localhost": 2 }';
    expect((await policy(`id: p\nlimits: { users: ${users} }`)).limits!.users).toHaveLength(2);
  });

  it.each<[string, string, string[]]>([
    ["nothing", "{}", ["policy.yaml:2:9 limits needs default or users"]],
    ["no address", "{ users: { ada: 1 } }", ['policy.yaml:2:20 "ada" is not an e-mail address']],
    [
      "an address twice, in other letters",
      "\n  users:\n    a@x.example: 1\n    A@x.example: 2",
      ['policy.yaml:5:5 "A@x.example" is already in line 4, in other letters'],
    ],
    ["a limit below nothing", "{ default: -1 }", ["policy.yaml:2:20 limits.default should be at least 0, not -1"]],
    ["a limit in parts", "{ default: 0.5 }", ["policy.yaml:2:20 limits.default should be a whole number, not 0.5"]],
    ["an unknown key", "{ defalt: 1 }", ['policy.yaml:2:11 unknown key "defalt" in limits']],
  ])("with %s are refused", async (_, limits, wanted) => {
    expect(await problems(`id: p\nlimits: ${limits}\n`)).toEqual(wanted);
  });

  it("are stated by one policy of a run", async () => {
    expect(await problems("id: p\nlimits: { default: 1 }", "id: q\nlimits: { default: 2 }")).toEqual([
      'policy2.yaml:2:1 "limits" is already at policy.yaml:2',
    ]);
  });
});
