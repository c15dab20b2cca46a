// Histories in files: the result does not depend on how the bytes arrive.
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readHistoryFile, sealedFor } from "../../src/run/history-file.ts";
import { open } from "../../src/seal/session.ts";
import { limits } from "../../src/seal/strict-json.ts";
import { change } from "../seal/support.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "driftline-history-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(text: string | Buffer) {
  const file = path.join(folder, "history");
  await writeFile(file, text);
  const session = open({ organization: "corp", trusts: true });
  const problems = await readHistoryFile(file, session);
  return { problems, revisions: session.finish().revisions };
}

const line = (revision: number, length = 10) =>
  JSON.stringify(change(revision, { commandAllowlist: [`run ${"x".repeat(length)} ${revision}`] }));
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe("one change per line", () => {
  it("is read whole, wherever a piece of the file ends", async () => {
    // Lines of many lengths, some longer than one read.
    const lines = numbers(40).map((n) => line(n, n % 13 === 0 ? 400_000 + n : (n * 7919) % 50_000));
    const { problems, revisions } = await read(`${lines.join("\n")}\n`);
    expect(problems).toEqual([]);
    expect(revisions.map(({ revision }) => revision)).toEqual(numbers(40));
    for (const { revision, settings } of revisions)
      expect(settings).toEqual((JSON.parse(lines[revision - 1]!) as { settings: unknown }).settings);
  });

  it.each<[string, string]>([
    ["without a newline at the end", `${line(1)}\n${line(2)}`],
    ["with empty lines and other line ends", `${line(1)}\r\n\r\n \n${line(2)}\r\n\n`],
    ["with blank lines at its start", `\n \r\n${line(1)}\n${line(2)}\n`],
    ["with a blank line before a read's end", `${"\n".repeat(2 ** 18)}${line(1)}\n${line(2)}\n`],
    ["with a byte order mark", `\ufeff${line(1)}\n${line(2)}\n`],
  ])("is read %s", async (_, text) => {
    const { problems, revisions } = await read(text);
    expect(problems).toEqual([]);
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it("says in which lines something is wrong, and reads the others", async () => {
    const { problems, revisions } = await read(`${line(1)}\n\n{"revision":2}\n${line(3)}\n{"revision":`);
    expect(problems.map(({ code, message }) => [code, message.replace(/:.*/, "")])).toEqual([
      ["schema", "line 3"],
      ["truncated", "line 5 breaks off before its revision ends"],
    ]);
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 3]);
  });

  it("names the first of very many wrong lines", async () => {
    const { problems } = await read(`${line(1)}\n${"{}\n".repeat(1000)}`);
    expect(problems.map(({ message }) => message.replace(/:.*/, ""))).toEqual(numbers(20).map((n) => `line ${n + 1}`));
  });

  it.each<[string, string, RegExp]>([
    ["duplicate-key", line(9).replace('"settings"', '"revision":9,"settings"'), /stands twice/],
    ["syntax", `${line(9)}x`, /not JSON/],
    ["schema", '{"revision":9,"settings":1}', /settings should be/],
    ["schema", "\0".repeat(200), /should be an object/],
    ["too-large", line(9, limits.string), /: a text of more than 4 MiB, /],
    ["too-large", line(9).replace("{", `{${" ".repeat(limits.page)}`), /: more than 32 MiB, /],
  ])("names a line with the problem %s, wherever it is, and reads the others", async (code, broken, words) => {
    for (const at of [0, 1, 2]) {
      const lines = [line(1), line(2)].toSpliced(at, 0, broken);
      const { problems, revisions } = await read(`${lines.join("\n")}\n`);
      expect(problems).toEqual([
        expect.objectContaining({ code, message: expect.stringMatching(`^line ${at + 1}: .*`) as string }),
      ]);
      expect(problems[0]!.message).toMatch(words);
      expect(revisions.map(({ revision }) => revision)).toEqual([1, 2]);
    }
  });
});

describe("a file of one value", () => {
  it("that is larger than the maximum is refused before it fills the memory", async () => {
    const file = path.join(folder, "sparse");
    await writeFile(file, "");
    await truncate(file, 20 * 2 ** 30);
    const before = process.memoryUsage().arrayBuffers;
    const problems = await readHistoryFile(file, open({ organization: "corp" }));
    expect(problems).toEqual([
      { code: "too-large", message: "the file is larger than 512 MiB: write one change per line" },
    ]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(600 * 2 ** 20);
  });

  it.each<[string, string]>([
    ["a list", `[\n${line(1, 300_000)},\n${line(2, 300_000)}\n]\n`],
    ["a page", `{"changes":[\n${line(1)},${line(2, 600_000)}],"pagination":{"hasMore":false}}`],
    ["a lone change", line(1)],
    ["a lone change after a blank line", `\n${line(1)}`],
    ["a page after a blank line", `\n{"changes":[\n${line(1)},${line(2)}],"pagination":{"hasMore":false}}`],
  ])("is read whole: %s", async (_, text) => {
    const { problems, revisions } = await read(text);
    expect(problems).toEqual([]);
    expect(revisions[0]!.revision).toBe(1);
    expect(revisions.length).toBe(text.includes(`"revision":2`) ? 2 : 1);
  });

  it.each([
    { hasMore: true, nextCursor: "x" },
    { hasMore: true, nextCursor: null },
    { hasMore: false, nextCursor: "x" },
  ])("is not whole when it says that there is more: %j", async (pagination) => {
    const { problems } = await read(`{"changes":[${line(1)}],"pagination":${JSON.stringify(pagination)}}`);
    expect(problems.map(({ code }) => code)).toEqual(["more-pages"]);
  });

  it("holds nothing when it is empty", async () => {
    const { problems } = await read("");
    expect(problems.map(({ code }) => code)).toEqual(["empty"]);
  });
});

describe("a file that is none", () => {
  it.each(["missing", "."])("is a mistake of who asked: %s", async (name) => {
    const file = path.join(folder, name);
    const session = open({ organization: "corp" });
    await expect(readHistoryFile(file, session)).rejects.toMatchObject({ code: "usage" });
    await expect(sealedFor(file)).rejects.toMatchObject({ code: "usage" });
  });
});
