// Runs the built program as users run it.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** The build's folder, from setup.ts. */
export const program = process.env["DRIFTLINE_E2E"]!;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Makes a new empty folder. */
export const folder = (): string => mkdtempSync(path.join(tmpdir(), "driftline-"));

export function cli(
  args: readonly string[],
  options: { env?: Record<string, string>; input?: string; cwd?: string } = {},
): Ran {
  const { env, ...rest } = options;
  const ran = spawnSync(process.execPath, [path.join(program, "cli.js"), ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", ...env },
    cwd: options.cwd ?? folder(),
    maxBuffer: 2 ** 28,
    ...rest,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

export interface Served {
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly apiKeys: Record<"owner" | "manager" | "member" | "guest", string>;
  readonly process: ChildProcess;
}

/** Starts `driftline serve`. It runs until `process.kill()`. */
export async function serve(args: readonly string[] = []): Promise<Served> {
  const server = spawn(process.execPath, [path.join(program, "cli.js"), "serve", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const line = await new Promise<string>((resolve) => createInterface(server.stdout).once("line", resolve));
  return { ...(JSON.parse(line) as Omit<Served, "process">), process: server };
}
