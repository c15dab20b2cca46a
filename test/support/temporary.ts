// Gives each test run a folder for temporary files, and removes it at the end with all that the tests left there.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const name = "driftline-tests-";
/** The file system in memory of Linux. A disk is waited for at each write of a ledger. */
const MEMORY = "/dev/shm";
/** Bytes that are left free for other programs. */
const ROOM = 2 ** 30;

/** Called for each lane. The first call makes the folder for all of them. */
export default function setup(): (() => void) | undefined {
  if (path.basename(tmpdir()).startsWith(name)) return undefined;
  const folder = inMemory() ?? mkdtempSync(path.join(tmpdir(), name));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Returns a folder in memory; undefined where there is none with room, or none that programs can be started from. */
function inMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    folder = mkdtempSync(path.join(MEMORY, name));
    const file = path.join(folder, "started");
    writeFileSync(file, "#!/bin/sh\n", { mode: 0o700 });
    if (spawnSync(file).status === 0) return folder;
  } catch {
    // There is no such folder, or it cannot be written.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return undefined;
}
