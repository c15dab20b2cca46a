// Values for completion.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { choicesOf, pathsFrom } from "../../../src/commands/completion/values.ts";

it("are those of options with a fixed set", () => {
  expect(choicesOf("--fail-on <severity>", [])).toContain("never");
  expect(choicesOf("--format <name>", [])).toContain("html");
  expect(["--policy <path>", "constructor"].map((flags) => choicesOf(flags, []))).toEqual([undefined, undefined]);
});

it("are files and folders that begin as what was typed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "driftline-"));
  for (const name of ["a.yaml", "ab.json", ".hidden", "größe.yaml"]) writeFileSync(path.join(folder, name), "");
  mkdirSync(path.join(folder, "abc"));
  expect(await pathsFrom(`${folder}/`)).toEqual(
    ["a.yaml", "ab.json", "abc/", "größe.yaml"].map((name) => `${folder}/${name}`),
  );
  expect(await pathsFrom(`${folder}/ab`)).toEqual([`${folder}/ab.json`, `${folder}/abc/`]);
  expect(await pathsFrom(`${folder}/.h`)).toEqual([`${folder}/.hidden`]);
  expect(await pathsFrom(`${folder}/none/x`)).toEqual([]);
});

it("are no paths that a shell would expand or take for something else", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "driftline-"));
  const hostile = [
    "$(touch x)",
    "`id`",
    "a b",
    "a;b",
    "a\nb",
    "a'b",
    'a"b',
    "a$b",
    "a*",
    "a\u202eb",
    "a\\b",
    "a{b,c}",
    "a|b",
    "!x",
  ];
  for (const name of hostile) writeFileSync(path.join(folder, name), "");
  writeFileSync(path.join(folder, "plain"), "");
  expect(await pathsFrom(`${folder}/`)).toEqual([`${folder}/plain`]);
});
