// Modules called *.made.ts: the build runs them and puts what they export in their place, so that the program need neither
// load what they are made from nor make it at every start. Elsewhere they are modules like others.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** For esbuild. @param options of the build: what the modules are made from is bundled in the same way */
export const made = (options) => ({
  name: "made",
  setup({ onLoad }) {
    onLoad({ filter: /\.made\.ts$/ }, async ({ path: file }) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "driftline-made-"));
      try {
        const outfile = path.join(folder, "module.mjs");
        await build({ ...options, entryPoints: [file], outfile, bundle: true });
        const exported = Object.entries(await import(pathToFileURL(outfile).href));
        const lines = exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 1)};\n`);
        return { contents: lines.join(""), loader: "js" };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
});
