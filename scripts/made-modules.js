// Modules named *.made.ts: the build runs them and inserts their exports, so that the program neither loads their input
// nor computes them at every start. Elsewhere they are ordinary modules.
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** The plugin for esbuild. @param options of the build, used to bundle these modules too */
export const madeModules = (options) => ({
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
