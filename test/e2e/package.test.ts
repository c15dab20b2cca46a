// The npm package as users get it: packed here, installed in another project, and used there.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import type * as library from "../../src/index.ts";
import { folder, program } from "./program.ts";

type Library = typeof library;

const consumer = folder();
const npm = (args: string[], cwd = consumer) => execFileSync("npm", args, { cwd, encoding: "utf8", stdio: "pipe" });
const installed = path.join(consumer, "node_modules/driftline");

const use = `
import { audit, blame, createCatalog, createClient, diff, evidenceOf, loadPolicies, reporters, seal, type Report } from "driftline";

const change = (revision: number, maxAutonomyLevel: string) => ({
  revision,
  settings: { maxAutonomyLevel },
  user: { id: "user_1", email: "ada@corp.example", name: "Ada" },
  updatedAt: \`2026-01-0\${revision}T00:00:00.000Z\`,
});
const catalog = createCatalog();
const session = seal.open({ organization: "corp", catalog });
session.list(new TextEncoder().encode(JSON.stringify([change(1, "low"), change(2, "high")])));
const { revisions, conflicts } = session.finish();
const evidence = evidenceOf(
  { source: "file", origin: "corp.json", emulated: false, requests: 0, revisions, conflicts, notEvaluated: [] },
  [],
);
const report: Report = audit({
  evidence,
  policies: await loadPolicies(["baseline"], catalog),
  catalog,
  organization: "corp",
  version: "1.0.0",
  asOf: Date.parse("2026-02-01"),
  cut: false,
  requireContiguous: false,
  builtin: {},
  view: { reportSeverity: null, since: null, failOn: "never" },
});
const csv = await reporters.csv.load();
const [first, last] = revisions;
if (!first || !last) throw new Error("two revisions were given");
const client = createClient({ baseUrl: "https://api.corp.example", apiKey: "not-a-real-key" });
export const emails = async () => {
  const found: string[] = [];
  for await (const user of client.users.list.all()) found.push(user.email);
  return found;
};
// @ts-expect-error a revision has a number
export const wrong: string = first.revision;
console.log(report.verdict, [...blame(revisions).keys()].join(), diff(first, last).changes.length, [...csv(report)].join("").includes("ada@corp.example"));
`;

beforeAll(() => {
  const packed = folder();
  for (const name of ["package.json", "README.md", "LICENSE", "action.yml", "policies"])
    cpSync(name, path.join(packed, name), { recursive: true });
  cpSync(program, path.join(packed, "dist"), { recursive: true });
  const [{ filename }] = JSON.parse(npm(["pack", "--json", "--pack-destination", consumer], packed)) as [
    { filename: string },
  ];
  writeFileSync(
    path.join(consumer, "package.json"),
    JSON.stringify({ name: "consumer", type: "module", private: true }),
  );
  mkdirSync(path.join(consumer, "src"));
  writeFileSync(path.join(consumer, "src/use.ts"), use);
  npm(["install", "--offline", "--no-audit", "--no-fund", `./${filename}`]);
});

it("holds its program, its packs and schemas, and nothing else", () => {
  expect(readdirSync(installed).toSorted()).toEqual([
    "LICENSE",
    "README.md",
    "action.yml",
    "dist",
    "package.json",
    "policies",
  ]);
  expect(readdirSync(path.join(consumer, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "driftline",
  ]);
});

it("starts as a command, by its link and by npx", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const link = path.join(consumer, "node_modules/.bin/driftline");
  expect(statSync(path.join(installed, "dist/cli.js")).mode & 0o111).toBe(0o111);
  expect(execFileSync(link, ["--version"], { encoding: "utf8" })).toBe(`${version}\n`);
  expect(npm(["exec", "--offline", "--", "driftline", "policy", "check", "baseline"])).toContain("valid: 1 policy");
});

it.each([
  ["nodenext", "nodenext"],
  ["bundler", "esnext"],
])("gives its types to a strict project that resolves modules as %s does", (moduleResolution, module) => {
  const compilerOptions = {
    target: "es2023",
    module,
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: [],
    rootDir: "src",
    outDir: moduleResolution,
  };
  const config = path.join(consumer, `tsconfig.${moduleResolution}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ["src"] }));
  const compiled = spawnSync(process.execPath, [path.resolve("node_modules/typescript/bin/tsc"), "-p", config], {
    encoding: "utf8",
  });
  expect(compiled.stdout).toBe("");
  const ran = spawnSync(process.execPath, [path.join(consumer, moduleResolution, "use.js")], { encoding: "utf8" });
  expect([ran.stderr, ran.stdout]).toEqual(["", "drifted /maxAutonomyLevel 1 true\n"]);
});

it("names its error classes as they are exported", async () => {
  const { DriftlineError, ServiceError } = (await import(path.join(installed, "dist/index.js"))) as Library;
  expect([DriftlineError.name, ServiceError.name]).toEqual(["DriftlineError", "ServiceError"]);
});
