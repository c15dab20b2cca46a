// Folders for outputs, which several concurrent runs may create.
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { prepare } from "../../src/run/draft.ts";
import { prepareFolder } from "../../src/run/folder-draft.ts";
import { makeFolder } from "../../src/run/temporary.ts";

it("makes folders below one that others make at the same time", async () => {
  for (let i = 0; i < 20; i++) {
    const place = path.join(mkdtempSync(path.join(tmpdir(), "driftline-")), "reports");
    const names = Array.from({ length: 8 }, (_, n) => String(n % 4));
    await Promise.all(names.map(async (name) => makeFolder(path.join(place, name, "deep"))));
    expect(readdirSync(place).sort()).toEqual(["0", "1", "2", "3"]);
  }
});

it("ends where none can be made", async () => {
  await expect(makeFolder("/proc/driftline/reports")).rejects.toMatchObject({ code: "ENOENT" });
});

it.each(["file/report.json", "file/deep/report.json"])("says that a file stands in the way of %s", async (name) => {
  const root = mkdtempSync(path.join(tmpdir(), "driftline-"));
  writeFileSync(path.join(root, "file"), "");
  const output = path.join(root, name);
  await expect(prepare(output)).rejects.toThrow(`${output} cannot be written: a file stands in place of a folder`);
});

it("makes no folder for an output that is prepared and not written", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "driftline-"));
  await prepare(path.join(root, "deep/below/report.json"));
  await prepareFolder(path.join(root, "deep/below/tables"), []);
  expect(readdirSync(root)).toEqual([]);
});
