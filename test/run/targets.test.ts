// The places of outputs: never a file that the run reads, by whatever path.
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { prepareTargets } from "../../src/run/publish.ts";
import { folder } from "../e2e/program.ts";

/** Returns the message of the refusal of outputs (`tables:` for a folder), in a folder with a history and links to it. */
const refusal = async (...names: string[]) => refusalBeside(null, ...names);

/** The same, with a ledger in this folder. */
async function refusalBeside(ledger: string | null, ...names: string[]): Promise<string | undefined> {
  const root = folder();
  const file = (name: string) => path.join(root, name);
  writeFileSync(file("history.json"), "[]");
  symlinkSync("history.json", file("link.json"));
  linkSync(file("history.json"), file("hard.json"));
  symlinkSync(root, file("here"));
  symlinkSync("later.json", file("dangling.json"));
  symlinkSync("ledger/kept/entries.jsonl", file("entry.json"));
  const thrown: unknown = await prepareTargets(
    names.map((name) =>
      name.startsWith("tables:")
        ? { file: file(name.slice("tables:".length)), format: "tables" as const }
        : { file: file(name), format: "json" as const },
    ),
    [file("history.json")],
    ledger === null ? null : file(ledger),
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

  it("that is a file does not have the name of a folder, whether that exists or not", async () => {
    for (const name of ["here/", "new/", "history.json/"])
      expect(await refusal(name)).toMatch(/ cannot be written: it is the name of a folder$/);
    for (const file of [".", "new/..", "new/."])
      await expect(prepareTargets([{ file }], [])).rejects.toThrow("is the name of a folder");
    expect(await refusal("tables:new/")).toBeUndefined();
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

  it.each([
    ["ledger/kept", "is the folder of the ledger"],
    ["ledger/kept/report.json", "is inside the ledger"],
    ["ledger/kept/entries.jsonl", "is inside the ledger"],
    ["ledger/kept/new/report.json", "is inside the ledger"],
    ["here/ledger/kept/report.json", "is inside the ledger"],
    ["entry.json", "is inside the ledger"],
    ["tables:ledger/kept", "is the folder of the ledger"],
    ["tables:ledger/kept/tables", "is inside the ledger"],
    ["tables:ledger", "contains the ledger"],
    ["tables:here/ledger", "contains the ledger"],
  ])("is not written into the ledger, nor over it: %s", async (name, words) => {
    expect(await refusalBeside("ledger/kept", "a.json", name)).toContain(words);
    expect(await refusalBeside("ledger/kept", name)).toContain(words);
  });

  it("may stand beside the ledger", async () => {
    expect(
      await refusalBeside("ledger/kept", "ledger/a.json", "ledger/kept.json", "tables:ledger/kept-tables"),
    ).toBeUndefined();
  });

  it("removes its drafts that killed runs left, and nothing else", async () => {
    const root = folder();
    const hours = (name: string, age: number) => {
      const at = new Date(Date.now() - age * 3_600_000);
      utimesSync(path.join(root, name), at, at);
    };
    const abandoned = [".a.json.0123abcd.part", ".t.0123abcd.part"];
    const kept = [".a.json.part", ".a.json.0123abcd.part.json", ".b.json.0123abcd.part", ".a.json.4567abcd.part"];
    mkdirSync(path.join(root, abandoned[1]!, "inner"), { recursive: true });
    for (const name of [abandoned[0]!, ...kept]) writeFileSync(path.join(root, name), "half a report");
    for (const name of [...abandoned, ...kept]) hours(name, 2);
    hours(".a.json.4567abcd.part", 0.9); // perhaps of a run in progress
    await prepareTargets([{ file: path.join(root, "a.json") }, { file: path.join(root, "t"), format: "tables" }], []);
    expect(readdirSync(root).toSorted()).toEqual(kept.toSorted());
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
