// Compares path globs with the package minimatch.
import fc from "fast-check";
import { minimatch } from "minimatch";
import { expect, it } from "vitest";
import { flawOf, kinds } from "../../../src/catalog/kinds/index.ts";
import { pathGlob, pathsMeet } from "../../../src/catalog/kinds/path-glob.ts";
import { runs } from "../../support/runs.ts";

const options = { nonegate: true, nocomment: true, nobrace: true, noext: true, dot: true, platform: "linux" } as const;

const unit = fc.constantFrom(...Array.from("a?[]*[]^a?[]*[]^b.-0|+@,;=&#%'\"<>:_é ("));
const text = fc.string({ unit, minLength: 1, maxLength: 6 });
const segment = fc.oneof(fc.constantFrom("*", "**", "a*", "?", "[ab]", "[^a]", "[a-c]?", "[]ab]", ".*", "b?|a"), text);
/** Returns a name that a segment may match: letters in place of wildcards. */
const likely = (glob: string) => glob.replaceAll("*", "").replace(/\[.|[\]?]/g, "a") || "b";
const isName = (segment: string) => segment !== "." && segment !== "..";

const examples = fc
  .array(segment.filter(isName), { minLength: 1, maxLength: 3 })
  .filter((glob) => flawOf(kinds.path, `/x/${glob.join("/")}`, true) === undefined)
  .chain((glob) => {
    const path = fc.array(fc.oneof(text, fc.constantFrom("a", "b")), { minLength: 1, maxLength: 3 });
    return fc.tuple(fc.constant(glob), fc.oneof(fc.constant(glob.map(likely)), path));
  })
  .filter(([, path]) => path.every(isName));

it("match what the package matches, and meet it", () => {
  const counts = { matched: 0, others: 0 };
  fc.assert(
    fc.property(examples, ([glob, path]) => {
      const [listed, actual] = [`/x/${glob.join("/")}`, `/x/${path.join("/")}`];
      // In the package, `**` at the end matches at least one segment. Here it may match none, as inside a glob.
      const shorter = listed.replace(/(?:\/\*\*)+$/, "");
      const expected = [listed, shorter].some((pattern) => minimatch(actual, pattern, options));
      counts[expected ? "matched" : "others"]++;
      expect([listed, actual, pathGlob(["/", "x", ...glob])(["/", "x", ...path])]).toEqual([listed, actual, expected]);
      if (expected) expect([listed, actual, pathsMeet(glob, path)]).toEqual([listed, actual, true]);
    }),
    { numRuns: runs(1500) },
  );
  expect(Math.min(counts.matched, counts.others)).toBeGreaterThan(runs(200));
});
