// Options for issues, from the inputs and the runner.
import { expect, it } from "vitest";
import { issueOptions } from "../../src/action/deliveries/issues.ts";
import { createConfig } from "../../src/run/config.ts";
import { TOKEN } from "../github/github.ts";

const legOf = (attempt: string, checkRun: string) =>
  issueOptions({
    input: (name) => ({ issues: "single", "github-token": TOKEN, "check-run": checkRun })[name],
    words: () => [],
    environment: { GITHUB_REPOSITORY: "corp/controls", GITHUB_RUN_ATTEMPT: attempt },
    event: undefined,
    organization: "corp",
    isExposed: false,
    config: createConfig({}),
  })?.leg;

it("knows the job of an attempt by its check run, where the runner tells it", () => {
  expect(legOf("2", "51725241954")).toBe("2.51725241954");
  expect([legOf("1", ""), legOf("", "5"), legOf("1", "5 --> <b>")]).toEqual([null, null, null]);
});
