// Files of desired credit limits: strict, with every problem at its place.
import { describe, expect, it } from "vitest";
import { parseLimits } from "../../../src/commands/limits/file.ts";
import type { DriftlineError } from "../../../src/errors.ts";

const problems = (text: string) => {
  try {
    parseLimits("l.yaml", text);
  } catch (error) {
    const { code, problems } = error as DriftlineError;
    expect(code).toBe("config");
    return problems.map(({ line, column, message, hint }) => `${line}:${column} ${message}${hint ? `; ${hint}` : ""}`);
  }
  throw new Error("nothing was refused");
};

describe("limits", () => {
  it("are a map, or a list", () => {
    const wanted = [
      { email: "ada@corp.example", limit: 500_000 },
      { email: "Bo@corp.example", limit: 0 },
    ];
    expect(parseLimits("l.yaml", "limits:\n  ada@corp.example: 500000\n  Bo@corp.example: 0\n")).toEqual(wanted);
    expect(
      parseLimits(
        "l.yaml",
        "limits:\n- { email: ada@corp.example, limit: 500000 }\n- email: Bo@corp.example\n  limit: 0",
      ),
    ).toEqual(wanted);
  });

  it.each<[string, string, string[]]>([
    ["an unknown key", "limts: {}", ['1:1 unknown key "limts"; did you mean "limits"?']],
    ["another key", "limits: { a@x.example: 1 }\ndefault: 5", ['2:1 unknown key "default"; known here: limits']],
    ["no key", "{}", ['1:1 the file has no "limits"']],
    ["no limits", "users: { a@x.example: 1 }", ['1:1 unknown key "users"; known here: limits']],
    [
      "the form of a policy",
      "limits: { default: 5, users: { a@x.example: 1 } }",
      [
        "1:11 limits.default is a key of policies; write the addresses directly below limits; or put this into a policy, and name it with --policy",
      ],
    ],
    ["nobody", "limits: {}", ["1:9 limits names nobody"]],
    ["an empty list", "limits: []", ["1:9 limits names nobody"]],
    ["nothing", "", ["1:1 the file is empty"]],
    ["no address", "limits:\n  ada: 1", ['2:3 "ada" is not an e-mail address']],
    ["no address in a list", "limits:\n  - { email: ada, limit: 1 }", ['2:14 "ada" is not an e-mail address']],
    [
      "an unknown field",
      "limits:\n  - { email: a@x.example, limt: 1 }",
      ['2:27 unknown key "limt" in limits[0]; did you mean "limit"?'],
    ],
    [
      "a limit below nothing",
      "limits: { a@x.example: -1 }",
      ['1:24 limits["a@x.example"] should be at least 0, not -1'],
    ],
    [
      "a limit in parts",
      "limits: { a@x.example: 1.5 }",
      ['1:24 limits["a@x.example"] should be a whole number, not 1.5'],
    ],
    [
      "a limit in words",
      "limits: { a@x.example: 1_000 }",
      ['1:24 limits["a@x.example"] should be a whole number, not "1_000"'],
    ],
    [
      "the same address twice",
      "limits:\n  a@x.example: 1\n  a@x.example: 2",
      ['3:3 the key "a@x.example" is already in line 2; keep one of them'],
    ],
    [
      "the same address in other letters",
      "limits:\n  a@x.example: 1\n  A@X.example: 2",
      ['3:3 "A@X.example" is already in line 2, in other letters; keep one of them'],
    ],
    [
      "the same address twice in a list",
      "limits:\n- { email: a@x.example, limit: 1 }\n- { email: a@x.example, limit: 1 }",
      ['3:12 "a@x.example" is already in line 2; keep one of them'],
    ],
  ])("with %s are refused", (_, text, wanted) => {
    expect(problems(text)).toEqual(wanted);
  });

  it("are refused with all that is wrong at once", () => {
    expect(problems("limits:\n  ada: 1\n  b@x.example: 2\n  B@x.example: 3\n  bo: 4")).toHaveLength(3);
    expect(problems("limits:\n  a@x.example: -1\n  b@x.example: x")).toHaveLength(2);
    const lines = ["a@x.example: -1", "ada: 1", "A@X.example: 1", "b@x.example: x", "bo: 1.5"];
    const items = ["{ email: a@x.example, limit: -1 }", "{ email: ada, limt: 1 }", "{ email: A@X.example }", "5"];
    const starts = (text: string) => problems(text).map((problem) => problem.replace(/:.*/s, ""));
    expect(starts(`limits:\n${lines.map((line) => `  ${line}\n`).join("")}`)).toEqual(["2", "3", "4", "5", "6", "6"]);
    expect(starts(`limits:\n${items.map((item) => `  - ${item}\n`).join("")}`)).toEqual(["2", "3", "3", "4", "4", "5"]);
  });
});
