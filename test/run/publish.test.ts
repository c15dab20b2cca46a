// Outputs are scanned as they are made, and none is visible before all are clean.
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Output, publishAll } from "../../src/run/publish.ts";
import { folder } from "../e2e/program.ts";

const SECRET = "Mountain-Lake-77";
const leaks = (text: string) => text.includes(SECRET);

/** Makes a folder for reports and one for temporary files. */
function places() {
  const root = folder();
  const [reports, aside] = [path.join(root, "reports"), path.join(root, "aside")];
  mkdirSync(reports);
  mkdirSync(aside);
  vi.stubEnv("TMPDIR", aside);
  const chunks: Buffer[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((...args) => {
    const [bytes, ...more] = args as unknown as [string | Uint8Array, ...(() => void)[]];
    chunks.push(Buffer.from(bytes as string));
    more.at(-1)?.();
    return true;
  });
  return {
    file: (name: string) => path.join(reports, name),
    left: () => [readdirSync(reports), readdirSync(aside)],
    stdout: () => Buffer.concat(chunks).toString("utf8"),
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const output = (file: string | null, text: Output["text"]): Output => ({ file, text, name: "the report" });

function* pieces(...texts: string[]): Generator<string> {
  yield* texts;
}

/** A piece so long that buffered text is written after it. */
const long = "é".repeat(300_000);

describe("clean texts", () => {
  it("are published, whole and in pieces, and leave nothing beside them", async () => {
    const { file, left, stdout } = places();
    await publishAll(
      [
        output(null, "to the terminal\n"),
        output(file("a"), "whole"),
        output(file("b"), pieces("in ", long, " pieces")),
      ],
      leaks,
    );
    expect(left()).toEqual([["a", "b"], []]);
    expect(readFileSync(file("a"), "utf8")).toBe("whole");
    expect(readFileSync(file("b"), "utf8")).toBe(`in ${long} pieces`);
    expect(stdout()).toBe("to the terminal\n");
  });

  it("replace what was there", async () => {
    const { file } = places();
    writeFileSync(file("a"), "what was there, and longer");
    await publishAll([output(file("a"), "new")], leaks);
    expect(readFileSync(file("a"), "utf8")).toBe("new");
  });

  it("can be read by whoever could read what was there", async () => {
    const { file } = places();
    writeFileSync(file("a"), "for the owner only", { mode: 0o600 });
    writeFileSync(file("b"), "for the group too");
    chmodSync(file("b"), 0o664);
    await publishAll([output(file("a"), "new"), output(file("b"), "new")], leaks);
    expect(["a", "b"].map((name) => statSync(file(name)).mode & 0o777)).toEqual([0o600, 0o664]);
  });

  it("are not hindered by what a killed process of the same number left", async () => {
    const { file, left } = places();
    writeFileSync(file(`.a.${process.pid}.part`), "half");
    await publishAll([output(file("a"), "new")], leaks);
    expect(left()[0]).toContain("a");
  });

  it("are not to be seen before the ledger has the run, and then all at once", async () => {
    const { file, left, stdout } = places();
    const keep = vi.fn(async () => {
      expect(stdout()).toBe("");
      expect(left()[0]!.filter((name) => !name.endsWith(".part"))).toEqual([]);
    });
    await publishAll([output(null, "x"), output(file("a"), "y")], leaks, keep);
    expect(keep).toHaveBeenCalledOnce();
  });

  it("reach standard output when they are too large for memory, by a file for the owner only, which goes", async () => {
    const { left, stdout } = places();
    const texts = Array.from({ length: 40 }, (_, i) => `${i}: ${long}`);
    const modes = () => left()[1]!.map((name) => statSync(path.join(tmpdir(), name)).mode & 0o777);
    const keep = async () => expect(modes()).toEqual([0o600]);
    await publishAll([output(null, pieces(...texts, "end"))], leaks, keep);
    expect(stdout()).toBe(`${texts.join("")}end`);
    expect(left()).toEqual([[], []]);
  });
});

describe("nothing is published, and nothing is left", () => {
  const refused = async (outputs: (file: (name: string) => string) => Iterable<Output>, error: object) => {
    const { file, left, stdout } = places();
    const keep = vi.fn(async () => {});
    await expect(publishAll(outputs(file), leaks, keep)).rejects.toMatchObject(error);
    expect(left()).toEqual([[], []]);
    expect(stdout()).toBe("");
    expect(keep).not.toHaveBeenCalled();
  };

  it.each<[string, Output["text"]]>([
    ["whole", `a ${SECRET} b`],
    ["in the last of many pieces", pieces(...Array.from({ length: 60 }, () => long), SECRET)],
    ["begun in one piece and ended in another", pieces(long + SECRET.slice(0, 5), SECRET.slice(5))],
    ["spread over many pieces", pieces(long, ...Array.from(SECRET))],
  ])("when a later text holds a secret, %s", async (_, text) => {
    await refused((file) => [output(null, "x"), output(file("a"), "clean"), output(file("b"), text)], { code: "leak" });
  });

  it("when what goes to standard output holds a secret, however late", async () => {
    await refused((file) => [output(file("a"), "clean"), output(null, pieces(...Array(30).fill(long), SECRET))], {
      code: "leak",
    });
  });

  it("when a text cannot be made", async () => {
    function* broken(): Generator<string> {
      yield long;
      throw new Error("no more");
    }
    await refused((file) => [output(file("a"), "clean"), output(file("b"), broken())], { message: "no more" });
  });

  it("when a file cannot be written", async () => {
    await refused((file) => [output(file("a"), "clean"), output(file("b".repeat(300)), "clean")], {
      code: "incomplete",
    });
  });
});

it("standard output says nothing where a file cannot be put in its place", async () => {
  const { file, left, stdout } = places();
  const keep = async () => mkdirSync(file("a"));
  const outputs = [output(null, "x"), output(file("a"), "y")];
  await expect(publishAll(outputs, leaks, keep)).rejects.toMatchObject({ code: "incomplete" });
  expect([left(), stdout()]).toEqual([[["a"], []], ""]);
});

describe("a run that is interrupted", () => {
  it("takes back what it had begun, and ends as the signal says", async () => {
    const { file, left } = places();
    const kill = vi.spyOn(process, "kill").mockImplementation(() => true);
    const before = process.listenerCount("SIGINT");
    function* interrupted(): Generator<string> {
      yield long;
      expect(left()[0]).toHaveLength(2);
      process.emit("SIGINT", "SIGINT");
      yield long;
    }
    await publishAll([output(file("a"), "clean"), output(file("b"), interrupted())], leaks).catch(() => {});
    expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, "SIGINT");
    expect(left()).toEqual([[], []]);
    expect(process.listenerCount("SIGINT")).toBe(before);
  });
});
