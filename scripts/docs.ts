// Writes the pages of docs/ that are made from the registries.
import { mkdir, writeFile } from "node:fs/promises";
import { builtinRulesPage } from "./docs/built-in-rules.ts";
import { checksPage } from "./docs/checks.ts";
import { faultsPage } from "./docs/faults.ts";
import { kindsPage } from "./docs/kinds.ts";
import { packsPage } from "./docs/packs.ts";
import { secretsPage } from "./docs/secrets.ts";
import { settingsPage } from "./docs/settings.ts";

/** Every generated page by file name, as text. */
export async function docs(): Promise<Record<string, string>> {
  return {
    "settings.md": settingsPage(),
    "kinds.md": kindsPage(),
    "checks.md": await checksPage(),
    "packs.md": await packsPage(),
    "built-in-rules.md": builtinRulesPage(),
    "faults.md": faultsPage(),
    "secrets.md": secretsPage(),
  };
}

/** Writes them where they are published. */
export default async function write(): Promise<void> {
  await mkdir("docs", { recursive: true });
  for (const [name, text] of Object.entries(await docs())) await writeFile(`docs/${name}`, text);
}
