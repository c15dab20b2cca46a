// lane: long
// Paging: which output uses a pager, and the pager's input.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, pagerOf, refusePager } from "../../src/run/pager.ts";

const text = "line\n".repeat(40);
const of = (env: Record<string, string>, rows: number | undefined = 24, isTerminal = true) =>
  pagerOf(text, { env, isTerminal, rows });

describe("a text on a terminal", () => {
  it.each<[string, readonly string[] | undefined, readonly string[] | undefined]>([
    ["that is longer goes through less", of({}), ["less"]],
    ["that fits is written", of({}, 41), undefined],
    ["of an unknown height is written", pagerOf(text, { env: {}, isTerminal: true, rows: undefined }), undefined],
    ["goes through PAGER", of({ PAGER: "most -s" }), ["most", "-s"]],
    ["goes through DRIFTLINE_PAGER first", of({ PAGER: "most", DRIFTLINE_PAGER: " bat -p " }), ["bat", "-p"]],
    ["is written where PAGER is cat", of({ PAGER: "cat" }), undefined],
    ["is written where PAGER is empty", of({ PAGER: "" }), undefined],
    ["is written where the terminal can show no pages", of({ TERM: "dumb" }), undefined],
    ["is written in CI", of({ CI: "true" }), undefined],
    ["goes through less where CI is false", of({ CI: "false" }), ["less"]],
    ["is written where it is no terminal", of({}, 24, false), undefined],
  ])("%s", (_, words, expected) => expect(words).toEqual(expected));
});

describe("a pager", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pager-"));
  afterEach(() => vi.restoreAllMocks());

  it("gets the whole text, and its arguments as they are", async () => {
    const file = path.join(folder, "a $(b) c");
    const script = "process.stdin.pipe(require('fs').createWriteStream(process.argv[1]))";
    expect(await page([process.execPath, "-e", script, file], text)).toBe(true);
    expect(readFileSync(file, "utf8")).toBe(text);
    rmSync(folder, { recursive: true });
  });

  it("may be left before the end", async () => {
    expect(await page([process.execPath, "-e", "process.exit(3)"], "x".repeat(1_000_000))).toBe(true);
    expect(process.listenerCount("SIGINT")).toBe(0);
  });

  it("that cannot be started is told of, so that the text is written", async () => {
    const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect(await page(["no-such-pager"], text)).toBe(false);
    expect(err.mock.calls.join()).toContain("the pager cannot be started: spawn no-such-pager ENOENT");
  });

  it("is refused by --no-pager", () => {
    refusePager();
    expect(of({})).toBeUndefined();
  });
});
