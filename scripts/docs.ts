// Writes the generated pages of docs/ and other generated files for readers.
import { readFile, writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import { actionInputs } from "../src/action/action-inputs.ts";
import { checkNames } from "../src/checks/index.ts";
import { builtinRulesPage } from "./docs/built-in-rules.ts";
import { commandsPage } from "./docs/commands.ts";
import { checksPage } from "./docs/checks.ts";
import { faultsPage } from "./docs/faults.ts";
import { kindsPage } from "./docs/kinds.ts";
import { packsPage } from "./docs/packs.ts";
import { secretsPage } from "./docs/secrets.ts";
import { settingsPage } from "./docs/settings.ts";
import { tableColumns, tableViews } from "./tables.ts";

/** Replaces the generated part of a page. */
async function within(file: string, folder: string, text: string): Promise<string> {
  const [begin, end] = [`<!-- Written by npm run docs from ${folder}. -->`, "<!-- The end of it. -->"];
  const page = await readFile(file, "utf8");
  const [start, stop] = [page.indexOf(begin), page.indexOf(end)];
  if (start < 0 || stop < start) throw new Error(`${file} has no place for what is written into it`);
  return `${page.slice(0, start + begin.length)}\n\n${text}\n\n${page.slice(stop)}`;
}

/** Returns action.yml with the inputs of the deliveries and the audit. */
async function actionPage(): Promise<string> {
  const page = await readFile("action.yml", "utf8");
  const [start, stop] = [page.indexOf("\ninputs:\n"), page.indexOf("\noutputs:\n")];
  if (start < 0 || stop < start) throw new Error("action.yml has no inputs before its outputs");
  const inputs = Object.fromEntries(
    Object.entries(actionInputs).map(([name, { description, default: value }]) => [
      name,
      { description, required: false, ...(value !== undefined && { default: value }) },
    ]),
  );
  return `${page.slice(0, start + 1)}${stringify({ inputs }, { lineWidth: 0, compat: "yaml-1.1" }).trimEnd()}${page.slice(stop)}`;
}

/** Returns the text of every generated file by path. */
export async function docs(): Promise<Record<string, string>> {
  return {
    "action.yml": await actionPage(),
    "docs/settings.md": settingsPage(),
    "docs/kinds.md": kindsPage(),
    "docs/checks.md": await checksPage(),
    "docs/packs.md": await packsPage(),
    "docs/built-in-rules.md": builtinRulesPage(),
    "docs/commands.md": commandsPage(),
    "docs/faults.md": faultsPage(),
    "docs/secrets.md": secretsPage(),
    "docs/fleet.md": await within("docs/fleet.md", "src/reporters/tables/", tableColumns()),
    "docs/policies.md": await within(
      "docs/policies.md",
      "src/checks/",
      checkNames.map((name) => `\`${name}\``).join(" · "),
    ),
    "examples/sql/tables.sql": tableViews(),
  };
}

/** Writes the generated files. */
export default async function write(): Promise<void> {
  for (const [file, text] of Object.entries(await docs())) await writeFile(file, text);
}
