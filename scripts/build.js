// Builds dist/: the command line, the Action and the library, readable, with the licences of all bundled packages.
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { declarations } from "./declarations.js";
import { judging } from "./judging.js";
import { madeModules } from "./made-modules.js";
import { pageScriptsPlugin } from "./page-script.js";
import { mergeChunks } from "./parts.js";

const outdir = process.argv[2] ?? "dist";
await rm(outdir, { recursive: true, force: true });
const options = {
  platform: "node",
  format: "esm",
  target: "node20",
  charset: "utf8",
  legalComments: "none",
  loader: { ".yaml": "text" },
  define: { DRIFTLINE_JUDGING: JSON.stringify(await judging()) },
  plugins: [pageScriptsPlugin],
  jsx: "automatic",
  jsxImportSource: "preact",
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "warning",
};
/** commander starts programs for subcommands in files of their own. Driftline has no such subcommand. */
const noPrograms = {
  name: "no-programs",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: "none", namespace: "none" } : undefined,
    );
    onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "" }));
  },
};
const folder = await mkdtemp(path.join(os.tmpdir(), "driftline-build-"));
const { banner, ...rest } = options;
const { metafile } = await build({
  ...rest,
  plugins: [...options.plugins, madeModules(options), noPrograms],
  entryPoints: ["src/cli.ts", "src/action.ts", "src/index.ts"],
  outdir: folder,
  bundle: true,
  splitting: true,
  chunkNames: "chunk-[name]-[hash]",
  metafile: true,
});
await mkdir(outdir, { recursive: true });
for (const { name, text } of await mergeChunks(metafile.outputs, folder, options))
  // npm starts a command as a program.
  if (name === "cli.js")
    await writeFile(path.join(outdir, name), `#!/usr/bin/env node\n${ascii(text)}`, { mode: 0o755 });
  else await writeFile(path.join(outdir, name), ascii(text));
await writeFile(path.join(outdir, "index.d.ts"), await declarations());
await rm(folder, { recursive: true, force: true });

const packages = new Set();
for (const input of Object.keys(metafile.inputs)) {
  const match = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input);
  if (match) packages.add(input.slice(0, input.lastIndexOf(match[0]) + match[0].length - 1));
}
const licences = await Promise.all(
  [...packages]
    .sort((a, b) => (a < b ? -1 : 1))
    .map(async (folder) => {
      const { name, version, license } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
      const text = await firstOf(folder, [
        "LICENSE",
        "LICENSE.md",
        "LICENSE.txt",
        "LICENCE",
        "license",
        "license.md",
        "LICENSE-MIT",
      ]);
      return `${name} ${version} (${license})\n\n${text ?? "No licence file in the package."}\n`;
    }),
);
await writeFile(
  path.join(outdir, "LICENSES.txt"),
  `Driftline includes the following packages.\n\n${licences.join(`\n${"-".repeat(78)}\n\n`)}`,
);

/** Escapes characters that are not ASCII: a program without them takes half the memory, and starts faster. */
function ascii(program) {
  // After a backslash, the escape would be read as a backslash and letters.
  const [escaped] = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(program) ?? [];
  if (escaped !== undefined) throw new Error(`write ${JSON.stringify(escaped)} without its backslash`);
  return program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

async function firstOf(folder, names) {
  for (const name of names) {
    const text = await readFile(path.join(folder, name), "utf8").catch(() => undefined);
    if (text !== undefined) return text.replaceAll("\r\n", "\n").trim();
  }
  return undefined;
}
