import { readFile } from "node:fs/promises";
import { defineConfig } from "vitest/config";
import { tested } from "./scripts/page-script.js";

export default defineConfig({
  plugins: [
    {
      // The bundler imports YAML as text; so do the tests.
      name: "yaml-as-text",
      enforce: "pre",
      async load(id) {
        return id.endsWith(".yaml") ? `export default ${JSON.stringify(await readFile(id, "utf8"))}` : undefined;
      },
    },
    tested,
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    globalSetup: ["test/e2e/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: "100%",
    retry: 0,
    restoreMocks: true,
  },
});
