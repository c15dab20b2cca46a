// GitHub's language service, which editors use for workflows and action.yml. Bundled first, because Node rejects the
// JSON imports of its packages.
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { parse } from "yaml";

interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: { readonly line: number; readonly character: number } };
}

interface Reference {
  readonly owner: string;
  readonly name: string;
  readonly ref: string;
}

interface Service {
  readonly validate: (
    document: unknown,
    config: { actionsMetadataProvider: { fetchActionMetadata(reference: Reference): Promise<unknown> } },
  ) => Promise<Diagnostic[]>;
  readonly TextDocument: { create(uri: string, language: string, version: number, text: string): unknown };
}

/** Releases of GitHub's own actions, from scripts/github-actions.js. */
const releases = JSON.parse(readFileSync("test/data/github-actions.json", "utf8")) as Record<
  string,
  { commit: string; inputs: Record<string, { required?: boolean }>; outputs: readonly string[] }
>;

/** Returns an action by its reference; undefined counts as an error of the workflow that uses it. */
function metadataOf({ owner, name, ref }: Reference): unknown {
  if (owner === "driftline") return parse(readFileSync("action.yml", "utf8"));
  const release = releases[`${owner}/${name}`];
  if (release?.commit !== ref) return undefined;
  const { inputs, outputs } = release;
  const described = Object.entries(inputs).map(([input, about]) => [input, { description: input, ...about }]);
  return {
    name,
    description: name,
    inputs: Object.fromEntries(described),
    outputs: Object.fromEntries(outputs.map((output) => [output, { description: output }])),
  };
}

/** Loads the service. Returns a function from a file's name and text to its complaints: `line:column message`. */
export async function githubLanguageService(): Promise<(file: string, text: string) => Promise<string[]>> {
  const outfile = path.resolve(`node_modules/.cache/github-language-service-${process.pid}.mjs`);
  await build({
    stdin: {
      contents:
        'export { validate } from "./dist/index.js"; export { TextDocument } from "vscode-languageserver-textdocument";',
      resolveDir: path.resolve("node_modules/@actions/languageservice"),
    },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "error",
  });
  try {
    const { validate, TextDocument } = (await import(pathToFileURL(outfile).href)) as Service;
    let count = 0;
    return async (file, text) => {
      // Use a new address each time, because the service caches. The file's name distinguishes actions from workflows.
      const uri = pathToFileURL(path.resolve(String(count++), file)).href;
      const document = TextDocument.create(uri, "yaml", 1, text);
      const problems = await validate(document, {
        actionsMetadataProvider: { fetchActionMetadata: async (reference) => metadataOf(reference) },
      });
      return problems.map(({ range: { start }, message }) => `${start.line + 1}:${start.character + 1} ${message}`);
    };
  } finally {
    rmSync(outfile, { force: true });
  }
}
