// The configuration of a run, and its file where there is one.
import { existsSync } from "node:fs";
import { type Config, createConfig } from "./config.ts";
import { readInput } from "./read-input.ts";

const DEFAULT_FILE = "driftline.yaml";

/**
 * Reads the configuration: the file named, else driftline.yaml when there is one, else nothing.
 * @throws DriftlineError `usage` when the file named cannot be read, `config` with all its problems
 */
export async function readConfig(file: string | undefined): Promise<Config> {
  if (file === undefined && !existsSync(DEFAULT_FILE)) return createConfig();
  const text = await readInput(file ?? DEFAULT_FILE, "configuration");
  // What reads it is loaded only where there is one.
  const { parseConfig } = await import("./config-file.ts");
  return parseConfig(file ?? DEFAULT_FILE, text);
}
