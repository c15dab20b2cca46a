// A step of a workflow with the Action: the built program, the served sample organization, an emulated GitHub.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll } from "vitest";
import { folder, inProcess, serve, type Served, started } from "../e2e/program.ts";
import { at, type FakeGitHub, TOKEN } from "./github.ts";
import { sharedGitHub } from "./shared.ts";

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
  /** Whether it is a process of its own, as on a runner; default: it runs in this process. */
  readonly isStarted?: boolean;
}

/** Starts the served sample organization and an emulated GitHub, and stops them after the file. */
export async function machine(): Promise<Machine> {
  const [served, github] = await Promise.all([serve(), sharedGitHub()]);
  afterAll(() => void served.process.kill());
  return { served, github };
}

/** Runs one step of a workflow. */
export async function step(
  { served, github, cwd = folder(), isStarted }: Machine,
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
  const place = {
    cwd,
    env: {
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
  };
  const { code, out, err } = await (isStarted ? started : inProcess)("action.js", [], place);
  const output = readFileSync(path.join(files, "output"), "utf8");
  const outputs = [...output.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)].map((match) => [match[1]!, match[3]!]);
  const summary = readFileSync(path.join(files, "summary"), "utf8");
  return { code, log: out + err, summary, outputs: Object.fromEntries(outputs) as Record<string, string> };
}
