import { expect, it } from "vitest";
import * as tables from "../../src/query/tables.ts";
import { readSheet } from "../reporters/spreadsheet.ts";

it.each([
  ["changes", tables.changeSheet([])],
  ["settings", tables.blameSheet([])],
  ["times in force", tables.effectSheet([], [], "gpt-5")],
  ["violations", tables.breakSheet([])],
])("a table of no %s has a header and no row", (_, sheet) => {
  const { names, rows } = readSheet(sheet);
  expect(names).toContain("pointer");
  expect(rows).toEqual([]);
});
