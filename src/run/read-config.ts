// The configuration of a run, and its file where there is one.
import { existsSync } from "node:fs";
import { DriftlineError } from "../errors.ts";
import { type Config, createConfig } from "./config.ts";
import { readInput } from "./read-input.ts";

/** The names of the configuration, in the order in which they are looked for. */
export const configFiles = ["driftline.yaml", "driftline.yml"];

/**
 * Reads the configuration: the file named, else driftline.yaml or driftline.yml when there is one, else nothing.
 * @throws DriftlineError `usage` when the file named cannot be read or both are there, `config` with all its problems
 */
export async function readConfig(named: string | undefined): Promise<Config> {
  const [file, other] = named === undefined ? configFiles.filter((name) => existsSync(name)) : [named];
  if (other !== undefined)
    throw new DriftlineError("usage", {
      message: `${file} and ${other} both exist`,
      hint: "keep one, or name it with --config",
    });
  if (file === undefined) return createConfig();
  const text = await readInput(file, "configuration");
  // What reads it is loaded only where there is one.
  const { parseConfig } = await import("./config-file.ts");
  return parseConfig(file, text);
}
