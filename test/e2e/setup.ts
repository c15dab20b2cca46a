// Builds the program once for the end-to-end tests, which run what users run. Each test run has its own build.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

export default function build(): () => void {
  const cache = path.resolve("node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const program = mkdtempSync(path.join(cache, "driftline-e2e-"));
  const result = spawnSync(process.execPath, ["scripts/build.js", program], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`the build failed: ${result.stderr}`);
  process.env["DRIFTLINE_E2E"] = program;
  return () => rmSync(program, { recursive: true, force: true });
}
