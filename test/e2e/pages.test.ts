// The commands on the pages, run as a reader would: page by page, from top to bottom, against an emulated service.
import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folder, program, serve, type Served } from "./program.ts";

interface Block {
  readonly place: string;
  readonly commands: string;
  /** The output that the page states. */
  readonly printed: string;
  /** Why it cannot be run here, from the page's comment. */
  readonly reason: string | undefined;
}

/** Returns the blocks of a page that a reader types into a shell and that call the program. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(page, "utf8");
  const blocks = text.matchAll(/(?:^<!-- not run: (.+) -->\n+)?^ *```(sh|bash|console)\n([^]*?)^ *```$/gm);
  const calls = [...blocks].filter(([, , , body]) => /^(?:\$ )?driftline /m.test(body!));
  return calls.map(([whole, reason, language, body]) => {
    const lines = body!.trim().split("\n");
    const isTyped = (line: string) => language !== "console" || line.startsWith("$ ");
    return {
      place: `line ${text.slice(0, text.indexOf(whole)).split("\n").length}`,
      commands: lines
        .filter(isTyped)
        .map((line) => line.replace(/^\$ /, ""))
        .join("\n"),
      printed: lines.filter((line) => !isTyped(line)).join("\n"),
      reason,
    };
  });
}

// A page generated from the registry of commands has no values to run.
const isWritten = (page: string) => !readFileSync(page, "utf8").startsWith("<!-- Written by npm run docs");
const pages = [
  "README.md",
  "SECURITY.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs").flatMap((name) => (name.endsWith(".md") ? [`docs/${name}`] : [])),
]
  .filter(isWritten)
  .map((page) => [page, blocksOf(page)] as const)
  .filter(([, blocks]) => blocks.some(({ reason }) => reason === undefined));

const prepared = folder();
const tools = folder();
let service: Served;
let environment: NodeJS.ProcessEnv;

interface Ran {
  readonly code: number | string;
  readonly out: string;
  readonly err: string;
}

/** Runs commands in a shell that stops at the first failure. */
function shell(commands: string, cwd: string): Promise<Ran> {
  return new Promise((resolve) =>
    execFile("bash", ["--norc", "-euo", "pipefail", "-c", commands], { cwd, env: environment }, (error, out, err) =>
      resolve({ code: error ? (error.code ?? "a signal") : 0, out, err }),
    ),
  );
}

beforeAll(async () => {
  service = await serve();
  environment = {
    PATH: `${tools}:${process.env["PATH"]}`,
    HOME: tools,
    DRIFTLINE_BASE_URL: service.baseUrl,
    DRIFTLINE_APP_URL: service.appUrl,
    DRIFTLINE_API_KEY: service.apiKeys.owner,
  };
  // Open findings are the purpose of an audit. Any other exit code means that the page is wrong.
  const command = path.join(tools, "driftline");
  writeFileSync(
    command,
    `#!/bin/sh
"${process.execPath}" "${program}/cli.js" "$@"
code=$?
case "$1 $code" in "audit 1" | "merge 1") exit 0 ;; esac
exit $code
`,
  );
  // Not every machine has openssl.
  const openssl = path.join(tools, "openssl");
  writeFileSync(openssl, `#!/bin/sh\n"${process.execPath}" -p 'crypto.randomBytes(32).toString("base64")'\n`);
  for (const tool of [command, openssl]) chmodSync(tool, 0o755);

  // The files of a reader who follows the pages: policies, a history, reports of several organizations, a ledger.
  cpSync("examples/policies", path.join(prepared, "policies"), { recursive: true });
  writeFileSync(path.join(prepared, "policies/limits.yaml"), "id: limits\nlimits: { default: 500000 }\n");
  writeFileSync(path.join(prepared, "limits.yaml"), "limits: { nobody@northwind.example: 1 }\n");
  writeFileSync(path.join(prepared, "organizations.txt"), "corp\nlabs\nwest\n");
  writeFileSync(path.join(prepared, "notes.md"), "Notes.\n");
  const change = { revision: 1, settings: { maxAutonomyLevel: "high" }, updatedAt: "2026-01-01T00:00:00Z" };
  writeFileSync(path.join(prepared, "history.json"), JSON.stringify([change]));
  mkdirSync(path.join(prepared, "node_modules/driftline"), { recursive: true });
  for (const name of ["package.json", "policies"])
    cpSync(name, path.join(prepared, "node_modules/driftline", name), { recursive: true });
  symlinkSync(program, path.join(prepared, "node_modules/driftline/dist"));
  const audit = (name: string, more = "") =>
    `driftline audit --quiet --policy baseline --organization ${name} --output json=reports/${name}/report.json ${more}`;
  const results = await Promise.all(
    [
      "driftline api enterprise-controls history --all --format ndjson > history.ndjson",
      `${audit("corp", "--ledger .driftline/ledger")} && cp reports/corp/report.json corp.json`,
      `${audit("labs")} && cp reports/labs/report.json labs.json`,
      audit("west"),
    ].map((commands) => shell(commands, prepared)),
  );
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
});
afterAll(() => service.process.kill());

/** Replaces the pages' example services by the emulated one. */
const here = (commands: string) =>
  commands
    .replaceAll(/https:\/\/api\.[\w.]*\bexample(?:\.com)?\b/g, service.baseUrl)
    .replace("DRIFTLINE_API_KEY=…", `DRIFTLINE_API_KEY=${service.apiKeys.owner}`);

describe("the commands that a page shows", () => {
  it("are those of more than five pages", () => {
    expect(pages.length).toBeGreaterThan(5);
  });

  it.each(pages)("do what they say: %s", async (page, blocks) => {
    const cwd = folder();
    // The README begins with an empty folder.
    if (page === "README.md") cpSync(path.join(prepared, "history.ndjson"), path.join(cwd, "history.ndjson"));
    else cpSync(prepared, cwd, { recursive: true, verbatimSymlinks: true });
    for (const { place, commands, printed, reason } of blocks) {
      if (reason !== undefined) continue;
      const { code, out, err } = await shell(here(commands), cwd);
      expect(code, `${page}, ${place}: ${commands}\n${err}`).toBe(0);
      const words = (text: string) => text.split(/\s+/).join(" ");
      expect(words(out)).toContain(words(printed));
    }
  });
});

it("the policy of the README loads beside those that init writes", async () => {
  const cwd = folder();
  const [, policy] = /^```yaml\n(# yaml-language-server:[^]*?)^```$/m.exec(readFileSync("README.md", "utf8"))!;
  const result = await shell("driftline init --quiet", cwd);
  expect([result.code, result.err]).toEqual([0, ""]);
  writeFileSync(path.join(cwd, "policies/controls.yaml"), policy!);
  const checked = await shell("driftline policy check policies", cwd);
  expect([checked.code, checked.err]).toEqual([0, ""]);
});

it("the program of the page on the library runs", async () => {
  const [, body] = /^```ts\n([^]*?)^```$/m.exec(readFileSync("docs/library.md", "utf8"))!;
  const cwd = folder();
  cpSync(prepared, cwd, { recursive: true, verbatimSymlinks: true });
  writeFileSync(path.join(cwd, "use.mjs"), body!);
  const { code, err } = await shell(`"${process.execPath}" use.mjs`, cwd);
  expect([code, err]).toEqual([0, ""]);
  expect(readFileSync(path.join(cwd, "report.html"), "utf8")).toContain("corp");
});
