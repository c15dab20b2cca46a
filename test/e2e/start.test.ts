// The parts of the built program that each command loads. They delay its start, so these tests list them instead of
// measuring time. If a test fails, import the new module with `await import()` where it is used, or assign it to a part
// in scripts/parts.js.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { program, started } from "./program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "driftline-"));
const history = path.join(folder, "history.ndjson");
const change = (revision: number, maxAutonomyLevel: string) => ({
  revision,
  settings: { maxAutonomyLevel },
  user: { id: "user_1", email: "ada@corp.example", name: "Ada" },
  updatedAt: `2026-01-0${revision}T00:00:00.000Z`,
});
writeFileSync(history, [change(1, "low"), change(2, "high")].map((item) => `${JSON.stringify(item)}\n`).join(""));

const list = path.join(folder, "loaded.txt");
const hooks = `
  import { appendFileSync } from "node:fs";
  export async function load(url, context, next) {
    if (url.startsWith("file:")) appendFileSync(${JSON.stringify(list)}, url.replace(/.*\\//, "").replace(/\\.js$/, "\\n"));
    return next(url, context);
  }`;
const data = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const preload = data(`import { register } from "node:module"; register(${JSON.stringify(data(hooks))});`);

/** Returns the parts that a run loads, by name. */
function loaded(...args: string[]): Promise<string[]> {
  return loadedBy(args, 0);
}

async function loadedBy(args: string[], exitCode: number, env: Record<string, string> = {}): Promise<string[]> {
  writeFileSync(list, "");
  const { code, err } = await started("cli.js", args, {
    cwd: folder,
    env: { ...env, NODE_OPTIONS: `--import=${preload}` },
  });
  expect([code, err]).toEqual([exitCode, ""]);
  return readFileSync(list, "utf8").trim().split("\n").sort();
}

/** Returns our files and the packages in a part. */
function held(part: string): string[] {
  const text = readFileSync(path.join(program, `${part}.js`), "utf8");
  const files = [...text.matchAll(/^\/\/ (\S+)$/gm)].map(([, file]) => file!);
  return files.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file);
}

describe("a command loads what it needs", () => {
  const source = ["--history", history];

  it("--version: the command line alone", async () => {
    expect(await loaded("--version")).toEqual(["base", "cli"]);
  });

  it.each([
    "log",
    "log --format csv",
    "blame maxAutonomyLevel",
    "find maxAutonomyLevel",
    "find --value high",
    "diff first latest",
  ])("%s: the history, and nothing that judges it", async (args) => {
    expect(await loaded(...args.split(" "), ...source)).toEqual(["base", "cli", "questions"]);
  });

  it("doctor: the endpoints and what asks them, and nothing that judges", async () => {
    // Nothing listens at this address: the loaded parts do not depend on the answer.
    const env = { DRIFTLINE_BASE_URL: "http://127.0.0.1:9", DRIFTLINE_API_KEY: "not-a-real-key" };
    expect(await loadedBy(["doctor"], 3, env)).toEqual(["api", "base", "cli", "questions", "service", "zod"]);
  });

  it("api --help: the endpoints", async () => {
    expect(await loaded("api", "--help")).toEqual(["api", "base", "cli", "zod"]);
  });

  it("audit: the policies and what judges, and no report that was not asked for", async () => {
    const parts = await loaded("audit", "--fail-on", "never", ...source);
    expect(parts).toEqual(["audit", "base", "cli", "patterns", "policies", "questions", "zod"]);
    // What starts programs and what compresses: other commands load them where they use them.
    const early = /^(?:import .* from |.*[Rr]equire\d?\()"node:(?:child_process|zlib)"/m;
    const texts = parts.map((part) => [part, readFileSync(path.join(program, `${part}.js`), "utf8")] as const);
    expect(texts.flatMap(([part, text]) => (early.test(text) ? [part] : []))).toEqual([]);
  });

  it("policy check: the policies, and the reader of YAML for one that is no pack", async () => {
    const parts = ["base", "cli", "policies", "questions", "zod"];
    expect(await loaded("policy", "check", "baseline")).toEqual([...parts, "patterns"].sort());
    writeFileSync(path.join(folder, "own.yaml"), "id: own\nsettings:\n  maxAutonomyLevel: low\n");
    expect(await loaded("policy", "check", "own.yaml")).toEqual([...parts, "yaml"].sort());
  });
});

describe("a part holds what it is for", () => {
  it("questions: no rule, no policy, no schema and no library that reads them", () => {
    const files = held("questions");
    expect(files).toContain("src/query/answers.ts");
    const judging =
      /^src\/(?:audits|report|checks|authoring|service|ledger|github|emulator|fleet)\b|^(?:zod|yaml|ajv|re2js)$/;
    expect(files.filter((file) => judging.test(file) && file !== "src/service/address.ts")).toEqual([]);
    // Only the names of policies and patterns of settings are read here, and which packs name nobody.
    expect(new Set(files.filter((file) => file.startsWith("src/policy/")))).toEqual(
      new Set(["src/policy/files.ts", "src/policy/impersonal.made.ts", "src/policy/patterns.ts"]),
    );
  });

  it("audit: no schema of the report, and no format but text", () => {
    const files = held("audit");
    expect(files).toContain("src/reporters/text/index.ts");
    const schemas = ["index", "finding", "secret-row", "posture", "since"].map((name) => `src/model/report/${name}.ts`);
    const formats = ["json", "markdown", "html", "csv", "sarif", "junit", "ocsf"].map(
      (name) => `src/reporters/${name}`,
    );
    for (const schema of [...schemas, ...formats]) expect(files.filter((file) => file.startsWith(schema))).toEqual([]);
  });
});

it("the program is few files, and each module is in one that scripts/parts.js names", () => {
  const files = readdirSync(program);
  expect(files.length).toBeLessThanOrEqual(20);
  expect(files).not.toContain("others.js");
});
