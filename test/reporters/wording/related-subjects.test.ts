import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { relatedIn } from "../../../src/reporters/wording/related-subjects.ts";

const subject = fc
  .array(fc.constantFrom("a", "b", "ab", "", "custom:a"), { maxLength: 4 })
  .map((keys) => keys.map((key) => `/${key}`).join(""));
const subjects = fc.oneof(subject, fc.constantFrom("revision:4", "rule:p/a", "rule:p"));

const isRelated = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);

describe("what has to do with a subject", () => {
  it("is on it, on what it stands in, or on what stands in it, and comes in the order of the list", () => {
    fc.assert(
      fc.property(fc.array(subjects, { maxLength: 30 }), fc.array(subjects, { maxLength: 3 }), (list, wanted) => {
        const things = list.map((on, i) => ({ on, i }));
        const related = relatedIn(things, ({ on }) => on);
        expect(related.to(wanted)).toEqual(things.filter(({ on }) => wanted.some((item) => isRelated(item, on))));
        for (const item of wanted) {
          const own = things.find(({ on }) => on === item);
          expect(related.on(item)).toBe(own);
          expect(related.first(item)).toBe(own ?? things.find(({ on }) => isRelated(item, on)));
        }
      }),
      { numRuns: 3000 },
    );
  });
});
