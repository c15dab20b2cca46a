// The configuration file.
import { describe, expect, it } from "vitest";
import type { DriftlineError } from "../../src/errors.ts";
import { parseConfig } from "../../src/run/config-file.ts";

const read = (people: string) => parseConfig("driftline.yaml", `people: { ada@corp.example: ${people} }\n`);

function problemsOf(people: string): readonly { readonly message: string }[] {
  try {
    read(people);
  } catch (error) {
    return (error as DriftlineError).problems;
  }
  return [];
}

describe("an owner of rules", () => {
  it.each(["octo-ai", "{ github: octo-ai }"])("has the login %s", (login) => {
    expect(read(login).logins).toEqual({ "ada@corp.example": "octo-ai" });
  });

  it.each(['"octo ai"', '{ github: "octo ai" }'])("has no login such as %s", (login) => {
    expect(problemsOf(login).map(({ message }) => message)).toEqual([expect.stringContaining("is not a login")]);
  });

  it.each(["{ gitlab: a }", "[a]", "5"])("is a login, and not %s", (login) => {
    expect(problemsOf(login)).toHaveLength(1);
  });
});

it.each([
  ["driftline.yaml", "ledger", "ledger"],
  ["/etc/audit/driftline.yaml", "ledger", "/etc/audit/ledger"],
  ["/etc/audit/driftline.yaml", "../ledger", "/etc/ledger"],
  ["/etc/audit/driftline.yaml", "/var/lib/ledger", "/var/lib/ledger"],
])("the ledger of %s, %s, is the folder %s", (file, ledger, folder) => {
  expect(parseConfig(file, `ledger: ${ledger}\n`).ledger).toBe(folder);
});

describe("an error of the configuration", () => {
  it.each([
    ["aliases: { on: sandbox.enabled }", "alias on: must stand beside sandbox.enabled, as sandbox.on\n"],
    ["aliases: { ideAutoConnect: enableAgentShield }", "alias ideAutoConnect: is a setting of its own\n"],
    ["aliases: { on: sandbox.enabledd }", 'is not a setting; did you mean "sandbox.enabled"?\n'],
    ["auditEvery: 24", "auditEvery should be a duration such as 2d, not 24\n"],
    ["builtin: { editors/unknown: off }", 'should be a map such as { severity: off, because: … }, not "off"\n'],
  ])("in %s says what would be right", (text, words) => {
    expect(() => parseConfig("driftline.yaml", `${text}\n`)).toThrow(words);
  });

  it("is told together with the others, in the order of the lines", () => {
    const text = `builtin:
  editors/unkown: { severity: high, because: x }
  integrity/rewritten: { severity: off, because: x }
  editors/unknown: high
aliases: { on: sandbox.enabledd, off: [x] }
failOn: hgih
`;
    let problems: DriftlineError["problems"] = [];
    try {
      parseConfig("driftline.yaml", text);
    } catch (error) {
      problems = (error as DriftlineError).problems;
    }
    expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual([
      "2:3",
      "3:3",
      "4:20",
      "5:16",
      "5:39",
      "6:9",
    ]);
  });
});
