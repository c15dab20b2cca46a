import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { type Lane, testsOf } from "./test/lanes.ts";
import { tested } from "./scripts/page-script.js";

const lane = (name: Lane, test: object) => ({
  extends: true as const,
  test: { name, include: testsOf(name), ...test },
});

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More than the processors of a small machine: tests of GitHub's limits mostly wait.
    maxWorkers: Math.max(4, availableParallelism()),
    retry: 0,
    restoreMocks: true,
    unstubEnvs: true,
    globalSetup: ["test/support/temporary.ts"],
    setupFiles: ["test/support/seed.ts"],
    projects: [
      // What many files import is loaded once by each worker, which is most of what a short test costs.
      // Lanes with another number of workers run in a group of their own.
      lane("fast", {
        isolate: false,
        maxWorkers: availableParallelism(),
        sequence: { groupOrder: 1 },
        setupFiles: ["test/support/seed.ts", "test/support/no-process.ts"],
      }),
      lane("long", { isolate: false }),
      lane("alone", {}),
      lane("programs", { isolate: false, globalSetup: ["test/e2e/setup.ts"] }),
    ],
  },
});
