// Mutation tests of one part: MUTATED=checks changes src/checks/ and runs the tests of that part. See parts.js.
// SAMPLE=10 changes a tenth of it: every time the same tenth.
import { parts } from "./parts.js";
import { sample } from "./sample.js";

const part = parts[process.env.MUTATED];
if (part === undefined) throw new Error(`set MUTATED to one of ${Object.keys(parts).join(", ")}`);

export default {
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.js", related: false },
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  mutate: sample(part.mutate, Number(process.env.SAMPLE ?? 1)),
  ignorePatterns: ["/dist", "/reports"],
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: `reports/mutation-${process.env.MUTATED}.json` },
  tempDirName: ".stryker-tmp",
  // The compiler of this project has no interface in JavaScript.
  tsconfigFile: "none",
  disableTypeChecks: false,
  timeoutMS: 20_000,
  // Where the whole of a part counts what is run, its tests take several times as long.
  dryRunTimeoutMinutes: 60,
};
