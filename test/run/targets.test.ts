// The places of outputs: never a file that the run reads, by whatever path.
import { linkSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { prepareTargets } from "../../src/run/publish.ts";
import { folder } from "../e2e/program.ts";

/** Returns the message of the refusal of outputs (`tables:` for a folder), in a folder with a history and links to it. */
async function refusal(...names: string[]): Promise<string | undefined> {
  const root = folder();
  const file = (name: string) => path.join(root, name);
  writeFileSync(file("history.json"), "[]");
  symlinkSync("history.json", file("link.json"));
  linkSync(file("history.json"), file("hard.json"));
  symlinkSync(root, file("here"));
  symlinkSync("later.json", file("dangling.json"));
  const thrown: unknown = await prepareTargets(
    names.map((name) =>
      name.startsWith("tables:")
        ? { file: file(name.slice("tables:".length)), format: "tables" as const }
        : { file: file(name), format: "json" as const },
    ),
    [file("history.json")],
  ).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(readFileSync(file("history.json"), "utf8")).toBe("[]");
  if (thrown !== undefined) expect(thrown).toBeInstanceOf(DriftlineError);
  return (thrown as DriftlineError | undefined)?.message;
}

describe("an output", () => {
  it.each(["history.json", "link.json", "hard.json", "here/history.json"])(
    "is not written over the history, as %s",
    async (name) => {
      expect(await refusal(name)).toContain("is read by this run and is not overwritten");
    },
  );

  it("is not written over another one, by whatever path", async () => {
    expect(await refusal("a.json", "./a.json")).toContain("is named twice");
  });

  it.each([
    ["a.json", "here/a.json"],
    ["new/a.json", "here/new/a.json"],
    ["here/new/deep/a.json", "here/here/new/deep/a.json"],
    ["later.json", "here/dangling.json"],
  ])("is not written over another one that does not exist yet: %s and %s", async (one, other) => {
    expect(await refusal(one, other)).toContain("is named twice");
    expect(await refusal(other, one)).toContain("is named twice");
  });

  it("may be a file that the run does not read", async () => {
    expect(await refusal("a.json", "here/b.json")).toBeUndefined();
  });

  it.each(["", "here"])("that is a folder does not replace one with a file that the run reads: ./%s", async (name) => {
    expect(await refusal(`tables:${name}`)).toMatch(/holds .*history\.json, which this run reads/);
  });

  it.each([
    ["tables:out", "out/a.json"],
    ["tables:out", "here/out/a.json"],
    ["tables:here/out", "out/deep/a.json"],
  ])("that is a folder takes no other output: %s and %s", async (one, other) => {
    expect(await refusal(one, other)).toContain("no other output may be written into it");
  });
});
