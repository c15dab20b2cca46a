// The tests of a part, but for those that start a process or count work.
import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";
import { testsOf } from "../lanes.ts";
import { parts } from "./parts.js";

const tests = parts[process.env["MUTATED"] ?? ""]?.tests ?? [];

export default defineConfig({
  plugins: base.plugins ?? [],
  oxc: base.oxc ?? {},
  test: {
    include: [...testsOf("fast"), ...testsOf("long")].filter((file) => tests.some((start) => file.startsWith(start))),
    setupFiles: ["test/support/seed.ts", "test/support/no-process.ts"],
    testTimeout: 60_000,
    isolate: false,
  },
});
