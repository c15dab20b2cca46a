// Renders a test run for a terminal: a line for each file, the differences, and the counts on the last line.
import { differenceLines, placeWords, tallyOf, type TestRun } from "../../authoring/test-words.ts";
import { screenOf, wrap } from "../../reporters/wording/layout.ts";
import type { RenderOptions } from "../../reporters/reporter.ts";
import { visible } from "../../text.ts";
import { count } from "../../words.ts";

export function testText(run: TestRun, options: RenderOptions): string {
  const { width, paint } = screenOf(options);
  const ok = paint("✓", "green");
  const bad = paint("✗", "red");
  const line = (first: string, text: string) => wrap(first, visible(text), width);
  const lines = run.files.flatMap(({ file, results }) => {
    const failures = results.filter((result) => !result.ok);
    const countWords = count(results.length, "test");
    const [head = "", ...more] = line(
      "  ",
      `${file}  ${failures.length === 0 ? countWords : `${failures.length} of ${countWords} failed`}`,
    );
    return [
      `${failures.length === 0 ? ok : bad}${head.slice(1)}`,
      ...more,
      ...failures.flatMap((result) => [
        "",
        ...wrap("    ", `${visible(result.name)} (${placeWords(result.location)})`, width),
        ...result.differences.flatMap((difference) => {
          const { expected, found } = differenceLines(difference);
          return [
            ...line("      ", difference.rule),
            ...wrap("        expected  ", expected, width),
            ...wrap("        found     ", found, width),
          ];
        }),
        "",
      ]),
    ];
  });
  for (const { rule, location } of run.untested ?? [])
    lines.push(...wrap("  ", `no test shows ${visible(rule)} to fail (${placeWords(location)})`, width));
  const { tests, failed, untested } = tallyOf(run);
  const counts = [
    count(tests, "test"),
    failed > 0 ? `${failed} failed` : "",
    untested > 0 ? `${count(untested, "rule")} without a test` : "",
  ].filter((part) => part !== "");
  const isPassed = failed + untested === 0;
  return `${[...lines, "", `${isPassed ? paint("PASSED", "bold", "green") : paint("FAILED", "bold", "red")}  ${counts.join(", ")}`].join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
}
