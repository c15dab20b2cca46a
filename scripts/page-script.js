// The scripts of the HTML pages: `import source from "./client.script"` gives the text of ./client/main.tsx, bundled
// for browsers. Build, tests and generators all use this file, so that they produce the same bytes.
import path from "node:path";
import { build } from "esbuild";

/** Returns the text of a script, `…/client.script`, with its imports. */
async function pageScript(name) {
  const { outputFiles } = await build({
    entryPoints: [path.join(name.replace(/\.script$/, ""), "main.tsx")],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2022",
    charset: "ascii",
    minify: true,
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
  });
  return outputFiles[0].text.trim();
}

/** The plugin for esbuild. */
export const pageScriptsPlugin = {
  name: "page-script",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.script$/ }, ({ path: name, resolveDir }) => ({
      // The output names the script: use a relative path, so that the build is the same in every folder.
      path: path.relative(".", path.resolve(resolveDir, name)),
      namespace: "page-script",
    }));
    onLoad({ filter: /.*/, namespace: "page-script" }, async ({ path: name }) => ({
      contents: await pageScript(name),
      loader: "text",
    }));
  },
};

/** The plugin for the tests. */
export const testScriptsPlugin = {
  name: "page-script",
  enforce: "pre",
  resolveId: (name, importer) =>
    name.endsWith(".script") && importer ? path.resolve(path.dirname(importer), name) : undefined,
  load: async (name) =>
    name.endsWith(".script") ? `export default ${JSON.stringify(await pageScript(name))}` : undefined,
};
