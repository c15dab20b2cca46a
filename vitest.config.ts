import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { BaseSequencer, type InlineConfig, type TestSpecification } from "vitest/node";
import { isEarly, type Lane, testsOf } from "./test/lanes.ts";
import { testScriptsPlugin } from "./scripts/page-script.js";

/**
 * Runs programs first: some of these tests wait for GitHub's limits, and nothing would run beside them at the end. Then
 * runs what stands alone: it would end the processes of a lane that it interrupts. Then runs the longest files, for the
 * same reason as programs.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const lanes: readonly string[] = ["programs", "alone"] satisfies Lane[];
    const rank = ({ project, moduleId }: TestSpecification) =>
      lanes.includes(project.name) ? lanes.indexOf(project.name) : isEarly(moduleId) ? 2 : 3;
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

const build: ViteUserConfig = {
  plugins: [
    {
      // The bundler imports YAML as text; so do the tests.
      name: "yaml-as-text",
      enforce: "pre",
      async load(id) {
        return id.endsWith(".yaml") ? `export default ${JSON.stringify(await readFile(id, "utf8"))}` : undefined;
      },
    },
    testScriptsPlugin,
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
};

const settings: InlineConfig = {
  // Ends what hangs. A test of one minute took more than four on a slow machine with other work beside it.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // More than the processors of a small machine: tests of GitHub's limits mostly wait.
  maxWorkers: Math.max(4, availableParallelism()),
  retry: 0,
  restoreMocks: true,
  unstubEnvs: true,
  globalSetup: ["test/support/temporary.ts"],
  setupFiles: ["test/support/seed.ts"],
  sequence: { sequencer: LongestFirst },
};

// A lane that extended this file would read and bundle it once more.
const lane = (name: Lane, own: InlineConfig = {}) => ({
  ...build,
  test: { ...settings, name, include: testsOf(name), ...own },
});

export default defineConfig({
  ...build,
  test: {
    ...settings,
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
      lane("alone"),
      lane("programs", { isolate: false, globalSetup: ["test/support/temporary.ts", "test/e2e/setup.ts"] }),
    ],
  },
});
