// Values for completion: those of options with a fixed set, and paths.
import { readdir } from "node:fs/promises";
import path from "node:path";
import { severities } from "../../model/severity.ts";
import { formatNames, outputKind } from "../../reporters/index.ts";
import { extraChoices } from "../../run/extra-names.ts";
import { failOnChoices } from "../../run/options.ts";

const sets: Readonly<Record<string, readonly string[]>> = {
  format: formatNames.filter((name) => outputKind(name) === undefined),
  "fail-on": failOnChoices,
  "report-severity": severities,
  with: extraChoices,
  output: formatNames.map((name) => `${name}=`),
};

/** Returns the values of an option that does not declare its choices, because that would slow down every start. */
export function choicesOf(flag: string | undefined): readonly string[] | undefined {
  return flag !== undefined && Object.hasOwn(sets, flag) ? sets[flag] : undefined;
}

/**
 * Returns files and folders that begin with the typed text; folders end in a slash. Returns plain names only: bash
 * expands completions, so that a file called `$(…)` would be executed.
 */
export async function pathsFrom(typed: string): Promise<string[]> {
  const folder = typed.slice(0, typed.lastIndexOf("/") + 1);
  const begin = typed.slice(folder.length);
  const entries = await readdir(path.resolve(folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => name.startsWith(begin) && (begin !== "" || !name.startsWith(".")))
    .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`)
    .filter((path) => /^(?!-)[\p{L}\p{N}_@%+=:,./-]+$/u.test(path))
    .sort();
}
