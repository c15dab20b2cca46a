// The configuration of a run, and its file where there is one.
import { readFile } from "node:fs/promises";
import { type Config, createConfig } from "./config.ts";
import { unreadable } from "./read-input.ts";

const DEFAULT_FILE = "driftline.yaml";

/**
 * Reads the configuration: the file named, else driftline.yaml when there is one, else nothing.
 * @throws DriftlineError `usage` when the file named cannot be read, `config` with all its problems
 */
export async function readConfig(file: string | undefined): Promise<Config> {
  const text = await readFile(file ?? DEFAULT_FILE, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (file === undefined && error.code === "ENOENT") return undefined;
    throw unreadable(file ?? DEFAULT_FILE, "configuration", error);
  });
  if (text === undefined) return createConfig();
  // What reads it is loaded only where there is one.
  const { parseConfig } = await import("./config-file.ts");
  return parseConfig(file ?? DEFAULT_FILE, text);
}
