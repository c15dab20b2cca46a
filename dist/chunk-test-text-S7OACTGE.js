import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  differenceLines,
  placeWords,
  tallyOf
} from "./chunk-chunk-YNOQ5EOX.js";
import {
  painter,
  wrap
} from "./chunk-chunk-KQ3MVNKA.js";
import {
  count,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-RPXPASOV.js";

// src/commands/policy/test-text.ts
function testText(run, options) {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  const ok = paint("✓", "green");
  const bad = paint("✗", "red");
  const line = (first, text) => wrap(first, visible(text), width);
  const lines = run.files.flatMap(({ file, results }) => {
    const failed2 = results.filter((result) => !result.ok);
    const many = count(results.length, "test");
    const [head, ...more] = line("  ", `${file}  ${failed2.length === 0 ? many : `${failed2.length} of ${many} failed`}`);
    return [
      `${failed2.length === 0 ? ok : bad}${head.slice(1)}`,
      ...more,
      ...failed2.flatMap((result) => [
        "",
        ...wrap("    ", `${visible(result.name)} (${placeWords(result.location)})`, width),
        ...result.differences.flatMap((difference) => {
          const { expected, found } = differenceLines(difference);
          return [
            ...line("      ", difference.rule),
            ...wrap("        expected  ", expected, width),
            ...wrap("        found     ", found, width)
          ];
        }),
        ""
      ])
    ];
  });
  for (const { rule, location } of run.untested ?? [])
    lines.push(...wrap("  ", `no test shows ${visible(rule)} to fail (${placeWords(location)})`, width));
  const { tests, failed, untested } = tallyOf(run);
  const counts = [
    count(tests, "test"),
    failed > 0 ? `${failed} failed` : "",
    untested > 0 ? `${count(untested, "rule")} without a test` : ""
  ].filter((part) => part !== "");
  const passed = failed + untested === 0;
  return `${[...lines, "", `${passed ? paint("PASSED", "bold", "green") : paint("FAILED", "bold", "red")}  ${counts.join(", ")}`].join("\n").replace(/\n{3,}/g, "\n\n")}
`;
}
export {
  testText
};
