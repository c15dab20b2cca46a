// Appending one line to a shared file.
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { appendLine } from "../../../src/commands/hook/append.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "driftline-"))));
const inside = (name: string) => path.join(folder, name);

it("makes a file for its owner only, with its folders, and adds to it", async () => {
  const file = inside("a/b/log.jsonl");
  await appendLine(file, "one\n");
  await appendLine(file, "two\n");
  expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(inside("a")).mode & 0o777).toBe(0o700);
});

it("leaves the mode and the content of a file that is there", async () => {
  writeFileSync(inside("log"), "kept\n", { mode: 0o640 });
  await appendLine(inside("log"), "new\n");
  expect([readFileSync(inside("log"), "utf8"), statSync(inside("log")).mode & 0o777]).toEqual(["kept\nnew\n", 0o640]);
});

it("ends a line that another program left unfinished", async () => {
  writeFileSync(inside("log"), '{"cut');
  await appendLine(inside("log"), "new\n");
  await appendLine(inside("log"), "newer\n");
  expect(readFileSync(inside("log"), "utf8")).toBe('{"cut\nnew\nnewer\n');
});

it("adds no line end to a line that another process is writing", async () => {
  writeFileSync(inside("log"), '{"first');
  const rest = [" part", ' of it"}\n'];
  await appendLine(inside("log"), "new\n", async () => appendFileSync(inside("log"), rest.shift() ?? ""));
  expect(readFileSync(inside("log"), "utf8")).toBe('{"first part of it"}\nnew\n');
});

it.each([
  ["a link to a file", () => writeFileSync(inside("target"), "kept\n"), "target"],
  ["a link to nothing", () => {}, "nowhere"],
])("does not follow %s", async (_, prepare, target) => {
  prepare();
  symlinkSync(inside(target), inside("log"));
  await expect(appendLine(inside("log"), "x\n")).rejects.toThrow("it is a link, and links are not followed");
  if (target === "target") expect(readFileSync(inside("target"), "utf8")).toBe("kept\n");
  else expect(() => statSync(inside("nowhere"))).toThrow();
});

it("does not wait for the reader of a pipe", async () => {
  execFileSync("mkfifo", [inside("log")]);
  await expect(appendLine(inside("log"), "x\n")).rejects.toThrow("cannot be written: nobody reads the pipe");
});

it("does not write to a device or a folder", async () => {
  await expect(appendLine("/dev/null", "x\n")).rejects.toThrow("cannot be written: it is not a file");
  mkdirSync(inside("log"));
  await expect(appendLine(inside("log"), "x\n")).rejects.toThrow("cannot be written: it is a folder");
});

it("writes through another name of the same file", async () => {
  writeFileSync(inside("log"), "");
  linkSync(inside("log"), inside("other"));
  await appendLine(inside("other"), "x\n");
  expect(readFileSync(inside("log"), "utf8")).toBe("x\n");
});
