// Messages on what does not fit a schema.
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { readTestFile } from "../../src/authoring/test-file.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { parseLimits } from "../../src/commands/limits/file.ts";
import { scenarioOf } from "../../src/emulator/scenario.ts";
import { parseConfig } from "../../src/run/config-file.ts";
import { checkedParts } from "../../src/service/input.ts";
import { users } from "../../src/service/users.ts";
import { policy } from "../support/history.ts";

const before = { ...z.config() };
afterEach(() => void z.config({ customError: undefined, localeError: undefined, ...before }));

describe("a value that does not fit", () => {
  it.each<[string, () => unknown]>([
    ["a policy", () => policy("id: 4\nsettings: { maxAutonomyLevel: { atMost: [] } }\n")],
    ["a configuration", () => parseConfig("driftline.yaml", "ledger: 4\nwith: { a: 1 }\n")],
    ["limits", () => parseLimits("limits.yaml", "limits: 4\n")],
    ["policy tests", () => readTestFile({ file: "p.test.yaml", text: "tests: 4\n" }, createCatalog())],
    ["a scenario", () => scenarioOf({ organization: 4 })],
    ["an input", () => checkedParts(users.list, { limit: "many" }, "2026-01-01")],
  ])("is described in the same words, whatever words another module gave zod: %s", async (_, read) => {
    const said = async () => {
      try {
        return JSON.stringify(await read());
      } catch (error) {
        return (error as Error).message;
      }
    };
    const message = await said();
    z.config({ localeError: () => "words of another module", customError: () => "words of another module" });
    expect(await said()).toBe(message);
  });
});
