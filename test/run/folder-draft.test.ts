// A folder is published completely or not at all, and only replaces an earlier one of its type.
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Files, RenderedText } from "../../src/reporters/pieces.ts";
import { files as names } from "../../src/reporters/tables/index.ts";
import { type Output, prepareTargets, publishAll } from "../../src/run/publish.ts";
import { folder } from "../e2e/program.ts";

const SECRET = "Mountain-Lake-77";
const leaks = (text: string) => text.includes(SECRET);
afterEach(() => vi.restoreAllMocks());

const tables = (text = "{}\n"): Files => new Map(names.map((name) => [name, text]));
const output = (file: string, text: Output["text"]): Output => ({ file, text, name: "the report" });
const contents = (of: string) =>
  Object.fromEntries(readdirSync(of).map((name) => [name, readFileSync(path.join(of, name), "utf8")]));

/** Makes a path for a folder, and lists its siblings. */
function place() {
  const root = folder();
  return { root, to: path.join(root, "tables"), beside: () => readdirSync(root) };
}

describe("a folder", () => {
  it("is published with all of its files, and leaves nothing beside it", async () => {
    const { root, to, beside } = place();
    function* pieces(): Generator<string> {
      yield "a\n";
      yield "b\n";
    }
    await publishAll(
      [
        output(
          to,
          new Map<string, RenderedText>([
            ["x", "1\n"],
            ["empty", ""],
            ["y", pieces()],
          ]),
        ),
        output(path.join(root, "r"), "text"),
      ],
      leaks,
    );
    expect(contents(to)).toEqual({ x: "1\n", empty: "", y: "a\nb\n" });
    expect(beside()).toEqual(["r", "tables"]);
  });

  it("replaces an earlier one, of which nothing stays", async () => {
    const { to, beside } = place();
    await publishAll([output(to, tables("{}\n"))], leaks);
    await publishAll([output(to, new Map(names.slice(1).map((name) => [name, "new\n"])))], leaks).catch(() => {});
    expect(contents(to)[names[0]!]).toBe("{}\n"); // it has a file that the new folder lacks
    await publishAll([output(to, tables("new\n"))], leaks);
    expect(new Set(Object.values(contents(to)))).toEqual(new Set(["new\n"]));
    expect(beside()).toEqual(["tables"]);
  });

  it("leaves the earlier one in its place if it cannot be put there", async () => {
    const { root, to, beside } = place();
    await publishAll([output(to, tables("old\n"))], leaks);
    const keep = async () => {
      for (const name of beside()) if (name.endsWith(".part")) rmSync(path.join(root, name), { recursive: true });
    };
    await expect(publishAll([output(to, tables("new\n"))], leaks, keep)).rejects.toMatchObject({ code: "incomplete" });
    expect([beside(), new Set(Object.values(contents(to)))]).toEqual([["tables"], new Set(["old\n"])]);
  });

  it("is not published when any of its files, or any other text, holds a secret", async () => {
    for (const late of [true, false]) {
      const { root, to, beside } = place();
      const bad = new Map([...tables(), ["z", late ? "" : SECRET]]);
      const outputs = [output(to, bad), output(path.join(root, "r"), late ? SECRET : "clean")];
      await expect(publishAll(outputs, leaks)).rejects.toMatchObject({ code: "leak" });
      expect(beside()).toEqual([]);
    }
  });

  it("is not there before the ledger has the run", async () => {
    const { to, beside } = place();
    const keep = vi.fn(async () => expect(beside().filter((name) => !name.endsWith(".part"))).toEqual([]));
    await publishAll([output(to, tables())], leaks, keep);
    expect(keep).toHaveBeenCalledOnce();
  });

  it("is in its place, old or new, at every moment at which a signal can arrive", async () => {
    const { to, beside } = place();
    await publishAll([output(to, tables("old\n"))], leaks);
    const seen = new Set<string>();
    let isPublished = false;
    const watch = (): void => {
      const names = beside().filter((name) => !name.endsWith(".part"));
      seen.add(names.join());
      if (!isPublished) setImmediate(watch);
    };
    watch();
    await publishAll([output(to, tables("new\n"))], leaks);
    isPublished = true;
    expect(seen).toEqual(new Set(["tables"]));
  });

  it("goes with a run that is interrupted", async () => {
    const { to, beside } = place();
    vi.spyOn(process, "kill").mockImplementation(() => true);
    function* interrupted(): Generator<string> {
      yield "a";
      expect(beside()).toHaveLength(1);
      process.emit("SIGTERM", "SIGTERM");
    }
    await publishAll([output(to, new Map([["x", interrupted()]]))], leaks).catch(() => {});
    expect(beside()).toEqual([]);
  });
});

describe("before anything is pulled", () => {
  const prepared = (...targets: { format: "tables" | "json"; file: string }[]) => prepareTargets(targets, []);

  it.each<[string, (to: string) => void]>([
    ["nothing", () => {}],
    ["an empty folder", (to) => mkdirSync(to)],
    ["earlier tables", (to) => (mkdirSync(to), names.forEach((name) => writeFileSync(path.join(to, name), "{}\n")))],
    ["some of them", (to) => (mkdirSync(to), writeFileSync(path.join(to, names[0]!), "{}\n"))],
  ])("takes a place where there is %s, and changes nothing there", async (_, make) => {
    const { to, beside } = place();
    make(to);
    const before = beside();
    await prepared({ format: "tables", file: to });
    expect(beside()).toEqual(before);
  });

  it.each<[string, (to: string) => void, RegExp]>([
    ["a file", (to) => writeFileSync(to, ""), /tables is a file/],
    ["somebody's folder", (to) => (mkdirSync(to), writeFileSync(path.join(to, "thesis"), "")), /holds thesis, which/],
    [
      "a folder in it",
      (to) => mkdirSync(path.join(to, names[0]!), { recursive: true }),
      /holds findings.ndjson, which/,
    ],
    [
      "a link in it",
      (to) => (mkdirSync(to), symlinkSync("/etc/hostname", path.join(to, names[0]!))),
      /holds findings.ndjson, which/,
    ],
  ])("refuses a place where there is %s", async (_, make, message) => {
    const { to } = place();
    make(to);
    await expect(prepared({ format: "tables", file: to })).rejects.toMatchObject({
      code: "usage",
      message: expect.stringMatching(message) as string,
    });
  });

  it("refuses a folder that another output is to stand in", async () => {
    const { to, beside } = place();
    const other = { format: "json" as const, file: path.join(to, "report.json") };
    await expect(prepared({ format: "tables", file: to }, other)).rejects.toMatchObject({ code: "usage" });
    expect(beside()).toEqual([]);
  });
});
