// Values for completion: those of options with a fixed set, and paths.
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Option } from "commander";
import { severities } from "../../model/severity.ts";
import { formatNames, outputKind } from "../../reporters/index.ts";
import { extraChoices } from "../../run/extra-names.ts";
import { failOnChoices } from "../../run/options.ts";

const sets: Readonly<Record<string, readonly string[]>> = {
  "--format <name>": formatNames.filter((name) => outputKind(name) === undefined),
  "--fail-on <severity>": failOnChoices,
  "--fail-on-transient <severity>": failOnChoices,
  "--report-severity <severity>": severities,
  "--with <names>": extraChoices,
};

/**
 * Returns the values of an option that does not declare its choices, because that would slow down every start.
 * @param flags the option's name and placeholder
 * @param among the options of its command: the formats that `--format` declares are also those of `--output`
 */
export function choicesOf(flags: string, among: readonly Option[]): readonly string[] | undefined {
  if (flags !== "--output <name=file>") return Object.hasOwn(sets, flags) ? sets[flags] : undefined;
  const formats = among.find(({ long }) => long === "--format")?.argChoices ?? formatNames;
  return formats.map((name) => `${name}=`);
}

/**
 * Returns files and folders that begin with the typed text; folders end in a slash. Returns plain names only: bash
 * expands completions, so that a file called `$(…)` would be executed.
 */
export async function pathsFrom(prefix: string): Promise<string[]> {
  const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const begin = prefix.slice(folder.length);
  const entries = await readdir(path.resolve(folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => name.startsWith(begin) && (begin !== "" || !name.startsWith(".")))
    .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`)
    .filter((path) => /^(?!-)[\p{L}\p{N}_@%+=:,./-]+$/u.test(path))
    .sort();
}
