// action.yml and every workflow, checked by GitHub's own language service.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { githubLanguageService } from "../support/github-language-service.ts";

const complaints = await githubLanguageService();
const examples = readdirSync("examples/workflows").map((name) => `examples/workflows/${name}`);
const own = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`);
const read = (file: string) => readFileSync(file, "utf8");

describe("GitHub's language service", () => {
  test.each(["action.yml", ...examples, ...own])("has nothing against %s", async (file) => {
    expect(await complaints(file, read(file))).toEqual([]);
  });

  /** Returns its complaints about a file with one mistake. */
  const spoilt = async (file: string, right: string, wrong: string) => {
    const text = read(file);
    expect(text).toContain(right);
    return complaints(file, text.replace(right, wrong));
  };
  const fleet = "examples/workflows/fleet.yml";

  test.each([
    ["action.yml", "icon: shield", "icon: shild", "Unexpected value 'shild'"],
    ["action.yml", "using: node24", "using: node23", "Unexpected value 'node23'"],
    [fleet, "contents: read", "contents: reed", "Unexpected value 'reed'"],
    [fleet, "fail-on: never", "fail-onn: never", "Invalid action input 'fail-onn'"],
    [fleet, "pattern: driftline-*", "patern: driftline-*", "Invalid action input 'patern'"],
    [fleet, "matrix.base-url", "matrix.base", "Context access might be invalid: base"],
    [fleet, "needs: audit", "needs: audits", "audits"],
    [
      "examples/workflows/ledger.yml",
      "needs.audit.outputs.head",
      "needs.audit.output.head",
      "Context access might be invalid: output",
    ],
    ["examples/workflows/audit.yml", 'cron: "17 5 * * *"', 'cron: "17 5 * *"', "cron"],
  ])("would object to %s with %s as %s", async (file, right, wrong, message) => {
    expect((await spoilt(file, right, wrong)).join("\n")).toContain(message);
  });

  test("would object to a release that is not known", async () => {
    const messages = await spoilt(fleet, "actions/checkout@08c6903c", "actions/checkout@18c6903c");
    expect(messages.join("\n")).toContain("Unable to resolve action `actions/checkout@18c6903c");
  });
});
