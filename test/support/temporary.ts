// Gives each test run a folder for temporary files, and removes it at the end with all that the tests left there.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const name = "driftline-tests-";

/** Called for each lane. The first call makes the folder for all of them. */
export default function setup(): (() => void) | undefined {
  if (path.basename(tmpdir()).startsWith(name)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), name));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
