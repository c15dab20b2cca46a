// Options for issues, from the inputs and the runner.
import { expect, it } from "vitest";
import { issueOptions } from "../../src/action/deliveries/issues.ts";
import { createConfig } from "../../src/run/config.ts";
import { TOKEN } from "../github/github.ts";

const optionsOf = (inputs: Readonly<Record<string, string>>, attempt = "1") =>
  issueOptions({
    input: (name) => ({ "github-token": TOKEN, ...inputs })[name],
    words: (name) => inputs[name]?.split("\n") ?? [],
    environment: { GITHUB_REPOSITORY: "corp/controls", GITHUB_RUN_ATTEMPT: attempt },
    event: undefined,
    organization: "corp",
    isExposed: false,
    config: createConfig({}),
  });
const legOf = (attempt: string, checkRun: string) =>
  optionsOf({ issues: "single", "check-run": checkRun }, attempt)?.leg;

it.each([
  ["max-issues", "-1", "a number from 0 to 100"],
  ["max-issues", "101", "a number from 0 to 100"],
  ["alarm-after", "0", "a number from 1 to 90"],
  ["alarm-after", "91", "a number from 1 to 90"],
  ["issues-repository", "https://github.com/corp/findings", "owner/name"],
  ["issues-repository", "../findings", "owner/name"],
  ["issues-repository", "corp/..", "owner/name"],
  ["issue-labels", "a\u0007", "a label of at most 50 visible characters"],
  ["issue-assignees", "@ada", "a login; write it without @, such as octo-ai"],
  ["audit", "a\u0007", "a name of at most 100 visible characters"],
])("refuses %s: %s, whether issues are kept or not", (name, value, shape) => {
  for (const issues of ["off", "single", "per-finding"])
    expect(() => optionsOf({ issues, [name]: value })).toThrow(`${name}: "${value}" is not ${shape}`);
});

it("takes the bounds of a range", () => {
  const inputs = { issues: "single", "max-issues": "0", "alarm-after": "90" };
  expect(optionsOf(inputs)).toMatchObject({ max: 0, alarmAfter: 90 });
  expect(optionsOf({ ...inputs, issues: "off" })).toBeNull();
});

it("knows the job of an attempt by its check run, where the runner tells it", () => {
  expect(legOf("2", "51725241954")).toBe("2.51725241954");
  expect([legOf("1", ""), legOf("", "5"), legOf("1", "5 --> <b>")]).toEqual([null, null, null]);
});

it("takes the workflow's own repository, in any spelling, for no other one", () => {
  const elsewhereOf = (repository: string) =>
    optionsOf({ issues: "single", "issues-repository": repository })?.elsewhere;
  expect(elsewhereOf("Corp/Controls")).toBeNull();
  expect(elsewhereOf("corp/findings")).toEqual({ owner: "corp", repo: "findings" });
});
