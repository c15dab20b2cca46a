// Runs the default export of a TypeScript script in this folder. Bundles it first, since Node 20 cannot run it.
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { pageScriptsPlugin } from "./page-script.js";

const script = process.argv[2];
const folder = await mkdtemp(path.resolve(".tmp-"));
try {
  const outfile = path.join(folder, "script.mjs");
  const banner = { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' };
  await build({
    entryPoints: [script],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    outfile,
    banner,
    loader: { ".yaml": "text" },
    plugins: [pageScriptsPlugin],
    // It locates files relative to itself.
    external: ["playwright-core"],
    logLevel: "error",
  });
  const { default: main } = await import(pathToFileURL(outfile).href);
  await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}
