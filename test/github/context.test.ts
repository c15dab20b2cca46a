// The facts of a run from the runner's environment.
import { describe, expect, it, test } from "vitest";
import { contextOf } from "../../src/github/context.ts";

const runner = {
  GITHUB_REPOSITORY: "corp/controls",
  GITHUB_WORKFLOW_REF: "corp/controls/.github/workflows/audit.yml@refs/heads/main",
  GITHUB_JOB: "audit",
  GITHUB_ACTION: "__driftline_driftline",
  GITHUB_RUN_ID: "77",
  GITHUB_EVENT_NAME: "schedule",
  GITHUB_REF: "refs/heads/main",
};
const event = JSON.stringify({ repository: { default_branch: "main" } });

describe("the context of a run", () => {
  it("is github.com unless the runner says otherwise", () => {
    const { api, place } = contextOf(runner, event);
    expect(api).toBe("https://api.github.com");
    expect(place).toEqual({ server: "https://github.com", owner: "corp", repository: "controls", run: "77" });
    const own = { GITHUB_API_URL: "https://ghe.corp.example/api/v3", GITHUB_SERVER_URL: "https://ghe.corp.example" };
    const there = contextOf({ ...runner, ...own }, event);
    expect([there.api, there.place.server]).toEqual([own.GITHUB_API_URL, own.GITHUB_SERVER_URL]);
  });

  it("knows its workflow and its job on any branch, and its step", () => {
    const { job, step } = contextOf(runner, event);
    expect(job).toEqual({ workflow: ".github/workflows/audit.yml", name: "audit" });
    expect(step).toMatch(/^[0-9a-f]{16}$/);
    const branch = { ...runner, GITHUB_WORKFLOW_REF: runner.GITHUB_WORKFLOW_REF.replace("main", "topic") };
    expect(contextOf(branch, event)).toMatchObject({ job, step });
    expect(contextOf({ ...runner, GITHUB_ACTION: "another" }, event)).toMatchObject({ job });
    expect(contextOf({ ...runner, GITHUB_ACTION: "another" }, event).step).not.toBe(step);
    expect(contextOf({ ...runner, GITHUB_JOB: "" }, event)).toMatchObject({ job: null, step: null });
  });

  test.each<[string, object, string | undefined, boolean]>([
    ["the default branch", {}, event, true],
    ["a branch, where nothing says which is the default", { GITHUB_REF: "refs/heads/topic" }, undefined, true],
    ["an event that cannot be read", { GITHUB_REF: "refs/heads/topic" }, "{", true],
    ["another branch", { GITHUB_REF: "refs/heads/topic" }, event, false],
    ["a tag called like the branch", { GITHUB_REF: "refs/tags/main" }, event, false],
    ["a pull request", { GITHUB_EVENT_NAME: "pull_request" }, event, false],
    ["a pull request with the rights of its target", { GITHUB_EVENT_NAME: "pull_request_target" }, event, false],
    ["a merge queue", { GITHUB_EVENT_NAME: "merge_group" }, event, false],
  ])("may change issues or not, on %s", (_, env, text, may) => {
    expect(contextOf({ ...runner, ...env }, text).proposes === null).toBe(may);
  });

  test.each(["", "corp", "corp/controls/x", "corp/..%2f", "a b/c"])("is no workflow in the repository %j", (name) => {
    expect(() => contextOf({ ...runner, GITHUB_REPOSITORY: name }, event)).toThrow(/GITHUB_REPOSITORY/);
  });

  it("makes no link of what is no address or number", () => {
    const odd = { GITHUB_SERVER_URL: "javascript:alert(1)//", GITHUB_RUN_ID: "7)[x](evil" };
    expect(contextOf({ ...runner, ...odd }, event).place).toMatchObject({ server: "https://github.com", run: null });
  });
});
