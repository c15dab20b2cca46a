// The scripts of the HTML pages: `import source from "./client.script"` is the text of ./client/main.tsx, bundled for
// browsers. The build, the tests and the generators import it through this one file, so that all make the same bytes.
import path from "node:path";
import { build } from "esbuild";

/** The text of a script, `…/client.script`, with all that it imports. */
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

/** For esbuild. */
export const bundled = {
  name: "page-script",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.script$/ }, ({ path: name, resolveDir }) => ({
      // Named in the output: as seen from here, so that the build is the same in every folder.
      path: path.relative(".", path.resolve(resolveDir, name)),
      namespace: "page-script",
    }));
    onLoad({ filter: /.*/, namespace: "page-script" }, async ({ path: name }) => ({
      contents: await pageScript(name),
      loader: "text",
    }));
  },
};

/** For the tests. */
export const tested = {
  name: "page-script",
  enforce: "pre",
  resolveId: (name, importer) =>
    name.endsWith(".script") && importer ? path.resolve(path.dirname(importer), name) : undefined,
  load: async (name) =>
    name.endsWith(".script") ? `export default ${JSON.stringify(await pageScript(name))}` : undefined,
};
