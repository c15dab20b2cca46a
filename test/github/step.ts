// The Action as a runner starts it: the built program, the served sample organization, an emulated GitHub.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folder, program, type Served } from "../e2e/program.ts";
import { at, type FakeGitHub, TOKEN } from "./github.ts";

export interface Step {
  readonly code: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface Machine {
  readonly served: Served;
  readonly github: FakeGitHub;
  /** The checkout; default: a new empty folder. */
  readonly cwd?: string;
  /** The Node program. */
  readonly node?: string;
}

/** Runs one step of a workflow. */
export async function step(
  { served, github, cwd = folder(), node = process.execPath }: Machine,
  inputs: Record<string, string>,
  event: object = { repository: { private: true, default_branch: "main" } },
  env: Record<string, string> = {},
): Promise<Step> {
  const files = folder();
  for (const file of ["output", "summary"]) writeFileSync(path.join(files, file), "");
  writeFileSync(path.join(files, "event.json"), JSON.stringify(event));
  const allInputs = {
    "base-url": served.baseUrl,
    "api-key": served.apiKeys.owner,
    policies: "baseline",
    organization: "northwind",
    "github-token": TOKEN,
    ...inputs,
  };
  const child = spawn(node, [path.join(program, "action.js")], {
    cwd,
    env: {
      PATH: process.env["PATH"],
      GITHUB_ACTIONS: "true",
      GITHUB_OUTPUT: path.join(files, "output"),
      GITHUB_STEP_SUMMARY: path.join(files, "summary"),
      GITHUB_EVENT_PATH: path.join(files, "event.json"),
      GITHUB_EVENT_NAME: "schedule",
      GITHUB_REF: "refs/heads/main",
      GITHUB_SHA: "0123456789abcdef0123456789abcdef01234567",
      GITHUB_REPOSITORY: `${at.owner}/${at.repo}`,
      GITHUB_API_URL: github.url,
      GITHUB_RUN_ID: "77",
      ...Object.fromEntries(Object.entries(allInputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...env,
    },
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = readFileSync(path.join(files, "output"), "utf8");
  const outputs = [...output.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map((match) => [match[1]!, match[3]!]);
  const summary = readFileSync(path.join(files, "summary"), "utf8");
  return { code, log, summary, outputs: Object.fromEntries(outputs) as Record<string, string> };
}
