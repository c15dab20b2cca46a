// The policies before a pull request, in a checkout that the pull request shaped.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { readBase } from "../../src/action/preview/base.ts";
import { createConfig } from "../../src/run/config.ts";
import { repository } from "../support/git.ts";

const cwd = process.cwd();
afterEach(() => process.chdir(cwd));

const policy = (level: string) => `id: p\nsettings: { maxAutonomyLevel: { atMost: ${level} } }\n`;

/** Enters a checkout whose pull request changes no policy. Returns the commit before it. */
function enter(): { readonly base: string; readonly texts: (...names: string[]) => Promise<string[]> } {
  const at = "2026-11-01T00:00:00Z";
  const { folder, ids } = repository([
    { at, files: { "policies/p.yaml": policy("low"), "examples/p.yaml": policy("high") } },
    { at, files: { "README.md": "hello" } },
  ]);
  process.chdir(folder);
  const [base, head] = ids as [string, string];
  const texts = async (...names: string[]) => {
    const { policies } = await readBase({ head, base, number: 1, isFork: false }, names, createConfig());
    return policies!.sources.map(({ text }) => text);
  };
  return { base, texts };
}

it("are those of the commit, whatever folder of the pull request has its name", async () => {
  const { base, texts } = enter();
  mkdirSync(base);
  writeFileSync(path.join(base, "p.yaml"), policy("high"));
  expect(await texts("policies")).toEqual([policy("low")]);
});

it.each(["policies", "policies/p.yaml"])("are those of the commit, wherever a link leads now: %s", async (name) => {
  const { texts } = enter();
  rmSync("policies", { recursive: true });
  symlinkSync("examples", "policies");
  expect(await texts(name)).toEqual([policy("low")]);
});

it("are none where a link leads to a folder that no policies were read from", async () => {
  const { texts } = enter();
  symlinkSync("examples", "more");
  expect(await texts("policies", "more")).toEqual([policy("low")]);
});
