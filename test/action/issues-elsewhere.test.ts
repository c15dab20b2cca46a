// lane: long
// Issues in another repository than the workflow, which may be public although the workflow's own is not.
import { expect, it } from "vitest";
import type { DeliveryRequest } from "../../src/action/deliveries/delivery.ts";
import { issues } from "../../src/action/deliveries/issues.ts";
import { DriftlineError } from "../../src/errors.ts";
import { createConfig } from "../../src/run/config.ts";
import type { RepeatableAudit } from "../../src/run/run-audit.ts";
import { at, TOKEN } from "../github/github.ts";
import { audited } from "../github/reports.ts";
import { sharedGitHub } from "../github/shared.ts";

const github = await sharedGitHub();

/** The request of a run whose issues are in another repository, of which GitHub says whether it is private. */
function requested(isPrivate: boolean | undefined, inputs: Readonly<Record<string, string>> = {}): DeliveryRequest {
  github.fault.before = ({ body }) =>
    String(body?.["query"]).includes("isPrivate")
      ? { status: 200, body: { data: { repository: isPrivate === undefined ? null : { isPrivate } } } }
      : undefined;
  const all = { "github-token": TOKEN, issues: "single", "issues-repository": `${at.owner}/${at.repo}`, ...inputs };
  return {
    input: (name: string) => (all as Record<string, string>)[name],
    words: () => [],
    environment: { GITHUB_REPOSITORY: "corp/controls", GITHUB_API_URL: github.url },
    event: undefined,
    organization: "corp",
    isExposed: false,
    config: createConfig({}),
  };
}

it("keeps nothing in another repository that is public, unless it may: then without the names in addresses", async () => {
  const prepared = async (...args: Parameters<typeof requested>) => issues.prepare(requested(...args));
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

it.each([true, false])("opens an alarm with whole addresses only in a private repository: %s", async (isPrivate) => {
  const failure = new DriftlineError("policy", "ada@corp.example is no owner");
  const alarm = await issues.prepareAlarm!(requested(isPrivate, { "allow-public": "true" }));
  await alarm!(failure, (report) => report);
  const [issue] = await github.issues();
  expect(issue!.body.includes("ada@corp.example")).toBe(isPrivate);
  expect(issue!.body).toContain("@corp.example");
});
