// Runs the built program: in this process where nothing is lost by it, because most of what a short run costs is its
// start; else as users start it.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { evaluated, type Ran } from "./in-process.ts";

export type { Ran };

/** The build's folder, from setup.ts. */
export const program = process.env["DRIFTLINE_E2E"]!;

export interface Place {
  /** The whole environment, besides PATH. */
  readonly env?: Record<string, string>;
  /** Standard input; default: empty. */
  readonly input?: string;
  /** The working folder; default: a new empty one. */
  readonly cwd?: string;
}

/** Makes a new empty folder. */
export const folder = (): string => mkdtempSync(path.join(tmpdir(), "driftline-"));

const environment = (env: Record<string, string> | undefined) => ({ PATH: process.env["PATH"] ?? "", ...env });

/** Runs the command line in this process. */
export const cli = (args: readonly string[], place?: Place): Promise<Ran> => inProcess("cli.js", args, place);

/** Starts an entry of the build as a process of its own. */
export function started(entry: string, args: readonly string[], place: Place = {}): Promise<Ran> {
  const { env, input, cwd = folder() } = place;
  const child = spawn(process.execPath, [path.join(program, entry), ...args], { cwd, env: environment(env) });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => void (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => void (err += text));
  child.stdin.on("error", () => {}); // a program that does not read its input may have ended
  child.stdin.end(input);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

/** Runs an entry of the build in this process. */
export function inProcess(entry: string, args: readonly string[], { env, input = "", cwd }: Place = {}): Promise<Ran> {
  return evaluated(path.join(program, entry), { args, env: environment(env), input, cwd: cwd ?? folder() });
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
