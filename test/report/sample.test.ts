// A sample of changes: the same seed gives the same sample.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { RevisionRow } from "../../src/model/report/index.ts";
import { sampleOf } from "../../src/report/sample.ts";
import { sampleCsv } from "../../src/reporters/csv/sample-csv.ts";
import { drifted } from "../reporters/fixture.ts";
import { readSheet } from "../reporters/spreadsheet.ts";

const [row] = drifted().revisions.filter(({ changes }) => changes.length > 0);
const rows = Array.from({ length: 40 }, (_, i): RevisionRow => {
  const changes = ["/a", "/b"].map((subject) => ({ ...row!.changes[0]!, subject }));
  return { ...row!, revision: i + 1, changes };
});
const drawn = (size: number, seed: string, of = rows) => sampleOf({ size, seed }, of).changes;

it("draws as many as were asked for, in the order of the history", () => {
  const sample = sampleOf({ size: 25, seed: "spring" }, rows);
  expect([sample.of, sample.changes.length]).toEqual([80, 25]);
  const places = sample.changes.map(({ revision, subject }) => 2 * revision + (subject === "/b" ? 1 : 0));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(25);
});

it("draws those with the lowest digest of seed, revision and subject", () => {
  const all = rows.flatMap(({ revision, changes }) => changes.map(({ subject }) => `${revision}\n${subject}`));
  const rank = (text: string) => createHash("sha256").update(`spring\n${text}`).digest("hex");
  const expected = all.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, 25);
  const own = drawn(25, "spring").map(({ revision, subject }) => `${revision}\n${subject}`);
  expect(new Set(own)).toEqual(new Set(expected));
});

it("is another one with another seed, and grows by adding", () => {
  expect(drawn(25, "autumn")).not.toEqual(drawn(25, "spring"));
  expect(drawn(26, "spring")).toEqual(expect.arrayContaining(drawn(25, "spring")));
});

it("is everything where there is less", () => {
  expect(drawn(999, "spring")).toHaveLength(80);
  expect(drawn(999, "spring", [])).toEqual([]);
});

it("has a row for each change, with who approved it, and columns to fill in", () => {
  const report = drifted();
  const sheet = readSheet(sampleCsv(report)).rows;
  expect(sheet.map(({ revision, pointer }) => ({ revision: Number(revision), subject: pointer }))).toEqual(
    report.sample!.changes,
  );
  for (const [i, cells] of sheet.entries())
    expect(cells).toMatchObject({ item: `${i + 1}`, seed: "spring", conclusion: "", approver_is_not_editor: "" });
});
