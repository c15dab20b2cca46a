// The test of this folder alone: the other tests do without the validator.
import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";

export default defineConfig({
  plugins: base.plugins ?? [],
  oxc: base.oxc ?? {},
  test: { include: ["test/multitool/sarif.check.ts"], setupFiles: ["test/support/seed.ts"], testTimeout: 600_000 },
});
