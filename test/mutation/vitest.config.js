// The tests of a part, but for those that start a process or count work.
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import base from "../../vitest.config.ts";
import { testsOf } from "../lanes.ts";
import { parts } from "./parts.js";

const { tests = [], without = [] } = parts[process.env["MUTATED"] ?? ""] ?? {};
const startsWith = (file, starts) => starts.some((start) => file.startsWith(start));

/** A mutant is done with at the first test that fails: what noticed the mutant before it goes first, then what is short. */
class SoonestFirst extends BaseSequencer {
  sort(files) {
    const last = ({ project, moduleId }) =>
      this.ctx.cache.getFileTestResults(`${project.name}:${path.relative(this.ctx.config.root, moduleId)}`);
    const order = (file) => (last(file)?.failed ? -1 : (last(file)?.duration ?? 0));
    return files.toSorted((a, b) => order(a) - order(b));
  }
}

/**
 * Lets every test of the catalog judge each value anew: the code that judges a value would count as not reached by a test
 * if an earlier test has judged the value.
 */
const forgetful = {
  name: "forgetful",
  apply: () => process.env["MUTATED"] === "catalog",
  transform: (code, id) =>
    id.endsWith("src/catalog/kinds/kind.ts") ? code.replace(/const MOST = [\d_]+/, "const MOST = 0") : undefined,
};

export default defineConfig({
  plugins: [...(base.plugins ?? []), forgetful],
  oxc: base.oxc ?? {},
  test: {
    include: [...testsOf("fast"), ...testsOf("long")].filter(
      (file) => startsWith(file, tests) && !startsWith(file, without),
    ),
    setupFiles: ["test/support/seed.ts", "test/support/no-process.ts"],
    // A mutant that never ends is ended by Stryker, by how long its tests take without it.
    testTimeout: 600_000,
    isolate: false,
    sequence: { sequencer: SoonestFirst },
  },
});
