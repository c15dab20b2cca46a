// Where the Action keeps its ledger, from the inputs.
import { expect, it } from "vitest";
import { ledgerPlace } from "../../src/action/ledger-place.ts";
import { createConfig } from "../../src/run/config.ts";
import { TOKEN } from "../github/github.ts";

const placeOf = (ledger: string, inputs: Record<string, string> = {}, event = "schedule") =>
  ledgerPlace({
    input: (name) => ({ ...inputs, ledger })[name],
    words: () => [],
    environment: { GITHUB_REPOSITORY: "corp/controls", GITHUB_EVENT_NAME: event },
    event: undefined,
    organization: "corp",
    isExposed: false,
    config: createConfig({}),
  });

it("takes no word that means something else for the name of a folder", () => {
  for (const word of ["false", "true", "Off", "BRANCH", "none"])
    expect(() => placeOf(word)).toThrow(`ledger: "${word}" is not known; write off or branch, or ./${word}`);
  expect(["off", "./false", "ledger"].map((text) => placeOf(text).folder)).toEqual([null, "./false", "ledger"]);
});

it("takes only names of branches that git takes", () => {
  const nameOf = (branch: string) => placeOf("branch", { "ledger-branch": branch, "github-token": TOKEN }).branch?.name;
  for (const wrong of [
    "HEAD",
    "@",
    "-x",
    "a..b",
    "x.lock",
    "x.lock/y",
    "a@{1}",
    "a.",
    "a/",
    "/a",
    "a//b",
    "a/.b",
    "a b",
    "a~1",
  ])
    expect(() => nameOf(wrong), wrong).toThrow(`ledger-branch: "${wrong}" is not the name of a branch`);
  expect(() => nameOf("HEAD")).toThrow("HEAD is no branch");
  for (const right of ["audits/2026.ledger_1-a", "heads", "head"]) expect(nameOf(right)).toBe(right);
});

it("is not added to by a run for a pull request, wherever it is", () => {
  for (const ledger of ["kept", "branch"])
    expect(
      ["schedule", "pull_request"].map((event) => placeOf(ledger, { "github-token": TOKEN }, event).proposes),
    ).toEqual([null, "the run is about a pull request"]);
});
