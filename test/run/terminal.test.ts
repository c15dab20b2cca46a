import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Loudness, renderOptions, withProgress } from "../../src/run/terminal.ts";

const output: string[] = [];
beforeEach(() => {
  output.length = 0;
  vi.useFakeTimers();
  vi.spyOn(process.stderr, "write").mockImplementation((text) => output.push(String(text)) > 0);
});
const streams = [process.stdout, process.stderr].map((stream) => ({ stream, isTTY: stream.isTTY }));
afterEach(() => {
  vi.useRealTimers();
  for (const { stream, isTTY } of streams) stream.isTTY = isTTY;
});

/** Work of 25 seconds that reports progress twice. */
const work = (isTTY: boolean, loudness: Loudness = {}, TERM = "xterm") => {
  vi.stubEnv("TERM", TERM);
  process.stderr.isTTY = isTTY;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const ran = withProgress("reading the history", loudness, async (hear) => {
    await pause(12_000);
    hear?.({ phase: "judging", done: 0, of: 900 });
    await pause(13_000);
    hear?.({ phase: "judging", done: 650, of: 900 });
    return "done";
  });
  return Promise.all([ran, vi.advanceTimersByTimeAsync(30_000)]).then(([result]) => result);
};

describe("progress", () => {
  it("moves in one line of a terminal, which goes away", async () => {
    expect(await work(true)).toBe("done");
    const clear = "\r\u001b[2K";
    expect(output.slice(0, 3)).toEqual([0, 1, 2].map((seconds) => `${clear}reading the history … ${seconds} s`));
    expect(output).toContain(`${clear}judging 650 of 900 revisions, 50 a second … 25 s`);
    expect(output.at(-1)).toBe(clear);
  });

  it("says how long each phase took, where it is to be verbose", async () => {
    await work(false, { verbose: true });
    expect(output.filter((line) => line.includes(" ms"))).toEqual([
      "driftline: reading the history: 12000 ms\n",
      "driftline: judging: 13000 ms\n",
    ]);
  });

  it.each([
    ["xterm", false],
    ["dumb", true],
  ])("is a line every ten seconds elsewhere (%s, terminal %s)", async (TERM, isTTY) => {
    await work(isTTY, {}, TERM);
    expect(output).toEqual([
      "driftline: reading the history, 10 s so far\n",
      "driftline: judging 0 of 900 revisions, 20 s so far\n",
    ]);
  });

  it("is silent when it was told to be", async () => {
    expect(await work(true, { quiet: true })).toBe("done");
    expect(output).toEqual([]);
  });
});

describe("colours", () => {
  const colored = (env: Record<string, string>, isTTY = false, color?: boolean) => {
    for (const name of ["NO_COLOR", "FORCE_COLOR", "TERM", "CI"]) vi.stubEnv(name, env[name]);
    process.stdout.isTTY = isTTY;
    return renderOptions(color).color;
  };

  it("are for terminals", () => {
    expect(colored({}, true)).toBe(true);
    expect(colored({})).toBe(false);
    expect(colored({ TERM: "dumb" }, true)).toBe(false);
    for (const CI of ["", "0", "false"]) expect(colored({ CI })).toBe(false);
  });

  it("are as the environment says, and as the option says before that", () => {
    expect(colored({ FORCE_COLOR: "1" })).toBe(true);
    expect(colored({ FORCE_COLOR: "0" }, true)).toBe(false);
    expect(colored({ NO_COLOR: "1", FORCE_COLOR: "1" }, true)).toBe(false);
    expect(colored({ NO_COLOR: "1" }, false, true)).toBe(true);
    expect(colored({ FORCE_COLOR: "1" }, true, false)).toBe(false);
  });
});
