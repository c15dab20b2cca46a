// Builds the program once for the end-to-end tests: they run what users run.
import { spawnSync } from "node:child_process";
import { program } from "./program.ts";

export default function build(): void {
  const made = spawnSync(process.execPath, ["scripts/build.js", program], { encoding: "utf8" });
  if (made.status !== 0) throw new Error(`the build failed: ${made.stderr}`);
}
