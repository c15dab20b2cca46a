// lane: long
// Issues in another repository than the workflow, which may be public although the workflow's own is not.
import { expect, it } from "vitest";
import { issues } from "../../src/action/deliveries/issues.ts";
import { createConfig } from "../../src/run/config.ts";
import type { RepeatableAudit } from "../../src/run/run-audit.ts";
import { at, TOKEN } from "../github/github.ts";
import { audited } from "../github/reports.ts";
import { sharedGitHub } from "../github/shared.ts";

const github = await sharedGitHub();

it("keeps nothing in another repository that is public, unless it may: then without the names in addresses", async () => {
  const prepared = async (isPrivate: boolean | undefined, inputs: Readonly<Record<string, string>> = {}) => {
    github.fault.before = ({ body }) =>
      String(body?.["query"]).includes("isPrivate")
        ? { status: 200, body: { data: { repository: isPrivate === undefined ? null : { isPrivate } } } }
        : undefined;
    const all = { "github-token": TOKEN, issues: "single", "issues-repository": `${at.owner}/${at.repo}`, ...inputs };
    const request = {
      input: (name: string) => (all as Record<string, string>)[name],
      words: () => [],
      environment: { GITHUB_REPOSITORY: "corp/controls", GITHUB_API_URL: github.url },
      event: undefined,
      organization: "corp",
      isExposed: false,
      config: createConfig({}),
    };
    return issues.prepare(request);
  };
  await expect(prepared(false)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining(`issues-repository: ${at.owner}/${at.repo} is public`) as string,
  });
  const report = audited([{ name: 1, status: "open" }]);
  for (const isPrivate of [true, undefined, false]) {
    const delivery = await prepared(isPrivate, { "allow-public": String(isPrivate === false) });
    const texts: string[] = [];
    const check = (text: string) => {
      if (texts.push(text) === 2) throw new Error("nothing is sent");
    };
    const result = { report } as RepeatableAudit;
    await expect(delivery!.deliver({ result, show: (text) => text, report, check })).rejects.toThrow("nothing is sent");
    expect(texts[1]!.includes("mallory@example.net")).toBe(isPrivate !== false);
    expect(texts[1]).toContain("@example.net");
  }
  expect(github.writes).toEqual([]);
});
