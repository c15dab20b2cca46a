// Reads the configuration of a run.
import { lstatSync } from "node:fs";
import { usageError } from "../errors.ts";
import { type Config, createConfig } from "./config.ts";
import { readInput } from "./read-input.ts";

/** The names of the configuration file, in order of precedence. */
export const configFiles = ["driftline.yaml", "driftline.yml"];

/** Whether something has this name, also a link that leads to nothing: reading it fails, and it is not ignored. */
const isThere = (name: string) => lstatSync(name, { throwIfNoEntry: false }) !== undefined;

/**
 * Reads the configuration: the named file, else driftline.yaml or driftline.yml if it exists, else the default.
 * @throws DriftlineError `usage` if the named file cannot be read or both exist, `config` with all its problems
 */
export async function readConfig(configFile: string | undefined): Promise<Config> {
  const [file, secondFile] = configFile === undefined ? configFiles.filter(isThere) : [configFile];
  if (secondFile !== undefined)
    throw usageError(`${file} and ${secondFile} both exist`, "keep one, or name it with --config or the input config");
  if (file === undefined) return createConfig();
  const text = await readInput(file, "configuration");
  // Load the parser only if there is a file.
  const { parseConfig } = await import("./config-file.ts");
  return parseConfig(file, text);
}
