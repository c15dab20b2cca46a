// The hook as an agent runs it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { cli, folder, program } from "../e2e/program.ts";

const stop = JSON.stringify({ hook_event_name: "Stop", session_id: "s1", cwd: "/repo" });
const lines = (file: string) =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("hook", () => {
  it("appends an event to the log, and says nothing", async () => {
    const cwd = folder();
    const before = Date.now();
    for (let i = 0; i < 2; i++)
      expect(await cli(["hook"], { cwd, input: stop })).toEqual({ code: 0, out: "", err: "" });
    const [first, second, ...more] = lines(path.join(cwd, "driftline-hooks.jsonl"));
    expect([first!["status"], second!["status"], more]).toEqual(["valid", "valid", []]);
    const at = Date.parse(first!["at"] as string);
    expect([at >= before, at <= Date.now()]).toEqual([true, true]);
  });

  it("keeps no secret of it", async () => {
    const cwd = folder();
    const input = JSON.stringify({ hook_event_name: "Stop", tool_input: { API_KEY: "open sesame 1234" } });
    await cli(["hook", "--log", "l"], { cwd, input, env: { DRIFTLINE_FINGERPRINT_KEY: "k".repeat(32) } });
    expect(readFileSync(path.join(cwd, "l"), "utf8")).toMatch(/"API_KEY":\{"\$secret":"literal","fingerprint":"fp:k/);
  });

  it.each([
    ["an unknown option", ["--lgo", "x"], /unknown option '--lgo'/],
    ["an option without its value", ["--log"], /argument missing/],
    ["an argument too many", ["extra"], /too many arguments/],
    ["a folder for a log", ["--log", "."], /cannot be written: it is a folder/],
    ["a configuration that is missing", ["--config", "no.yaml"], /no\.yaml cannot be read/],
  ])("exits with 0 and a note for %s", async (_, args, note) => {
    const { code, out, err } = await cli(["hook", ...args], { input: stop });
    expect([code, out]).toEqual([0, ""]);
    expect(err).toMatch(note);
  });

  it("exits with 0 when the log cannot be written", async () => {
    const cwd = folder();
    symlinkSync("/dev/null", path.join(cwd, "link"));
    const { code, err } = await cli(["hook", "--log", "link"], { cwd, input: stop });
    expect([code, err]).toEqual([0, "driftline: link cannot be written: it is a link, and links are not followed\n"]);
  });

  it("loses no event for a fingerprint key that is too short", async () => {
    const cwd = folder();
    const env = { DRIFTLINE_FINGERPRINT_KEY: "short" };
    const { code, err } = await cli(["hook", "--log", "l"], { cwd, env, input: stop });
    expect([code, lines(path.join(cwd, "l")).length]).toEqual([0, 1]);
    expect(err).toContain("shorter than 32 bytes");
  });

  it("loses no event for a configuration that is wrong, and shows where it is", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "c.yaml"), "x: [\n");
    const { code, err } = await cli(["hook", "--log", "l", "--config", "c.yaml"], { cwd, input: stop });
    expect([code, lines(path.join(cwd, "l")).length]).toEqual([0, 1]);
    expect(err).toMatch(/^driftline: c\.yaml:2:1: a list is not closed: .*\n.*\n +\^\n$/);
  });

  it("logs input that is no event, without its text", async () => {
    const cwd = folder();
    await cli(["hook", "--log", "l"], { cwd, input: "open sesame 1234" });
    expect(lines(path.join(cwd, "l"))).toMatchObject([{ status: "malformed", bytes: 16, input: null }]);
    expect(readFileSync(path.join(cwd, "l"), "utf8")).not.toContain("sesame");
  });

  it("reads an event larger than it keeps to its end", async () => {
    const cwd = folder();
    const input = JSON.stringify({ hook_event_name: "Stop", message: "x".repeat(3 * 2 ** 20) });
    expect((await cli(["hook", "--log", "l"], { cwd, input })).code).toBe(0);
    expect(lines(path.join(cwd, "l"))).toMatchObject([{ status: "malformed", bytes: input.length }]);
  });

  it("keeps every line whole when 16 run at once", async () => {
    const cwd = folder();
    const runs = Array.from({ length: 16 }, (_, i) => {
      const child = spawn(process.execPath, [path.join(program, "cli.js"), "hook", "--log", "l"], {
        cwd,
        stdio: ["pipe", "ignore", "ignore"],
      });
      child.stdin.end(
        JSON.stringify({ hook_event_name: "Stop", session_id: `s${i}`, message: `${i} `.repeat(20_000) }),
      );
      return new Promise<number | null>((resolve) => child.once("exit", resolve));
    });
    expect(new Set(await Promise.all(runs))).toEqual(new Set([0]));
    const sessions = lines(path.join(cwd, "l")).map(({ input }) => (input as { session_id: string }).session_id);
    expect(sessions.length).toBe(16);
    expect(new Set(sessions).size).toBe(16);
  });
});

describe("hook config", () => {
  it("is what a misspelled command of the hook probably means", async () => {
    const { err } = await cli(["hook", "confg"], { input: "" });
    expect(err).toContain("(Did you mean config?)");
  });

  it("prints settings whose command logs an event", async () => {
    const cwd = folder();
    const { code, out } = await cli(["hook", "config", "--log", "it's a log", "--events", "Stop"], { cwd });
    expect(code).toBe(0);
    const { hooks } = JSON.parse(out) as {
      hooks: { Stop: [{ hooks: [{ type: string; command: string; timeout: number }] }] };
    };
    const [
      {
        hooks: [{ type, command, timeout }],
      },
    ] = hooks.Stop;
    expect([type, timeout]).toEqual(["command", 30]);
    expect(spawnSync("sh", ["-c", command], { input: stop, cwd: folder() }).status).toBe(0);
    expect(existsSync(path.join(cwd, "it's a log"))).toBe(true);
  });

  it("exits with 2 for what it does not know", async () => {
    expect(await cli(["hook", "config", "--events", "Sotp"])).toMatchObject({
      code: 2,
      out: "",
      err: 'driftline: --events: "Sotp" is not an event; did you mean "Stop"?\n',
    });
    expect((await cli(["hook", "config", "--lgo", "x"])).code).toBe(2);
  });
});
