// Runs the built program against the service of a test.
import { spawn } from "node:child_process";
import path from "node:path";
import { folder, program, type Ran } from "../e2e/program.ts";
import { KEY } from "../service/support.ts";

export interface Place {
  readonly env?: Record<string, string>;
  readonly input?: string;
  readonly cwd?: string;
}

/** Runs the program without blocking this process, which may be its service. */
export function run(args: readonly string[], { env, input, cwd = folder() }: Place = {}): Promise<Ran> {
  const child = spawn(process.execPath, [path.join(program, "cli.js"), ...args], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", ...env },
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (err += text));
  child.stdin.on("error", () => {}); // a program that does not read its input may have ended
  child.stdin.end(input);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

/** The environment of a program that calls a service. */
export const at = (url: URL | string) => ({
  DRIFTLINE_BASE_URL: String(url),
  DRIFTLINE_APP_URL: String(url),
  DRIFTLINE_API_KEY: KEY,
});
