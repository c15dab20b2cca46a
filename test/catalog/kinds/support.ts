// The contract of every kind, as a table and as laws.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { coverageOf, flawOf, type Kind, normalOf, overlapsOf, spansOf } from "../../../src/catalog/kinds/index.ts";
import type { Json } from "../../../src/model/json.ts";
import { secretMarker } from "../../../src/model/sealed.ts";

export interface Table {
  readonly kind: Kind;
  /** Listed values, an actual value, and whether the listed values cover it. */
  readonly covers: readonly (readonly [listed: readonly Json[], actual: Json, covered: boolean])[];
  /** Rows of well-formed, equivalent values. */
  readonly same: readonly (readonly Json[])[];
  readonly malformed: readonly (readonly [Json, RegExp])[];
  /** Values that are malformed in a policy only. */
  readonly unlisted?: readonly (readonly [Json, RegExp])[];
  readonly overlaps: readonly (readonly [a: Json, b: Json, overlap: boolean])[];
  /** Values for the laws. */
  readonly values: fc.Arbitrary<Json>;
}

const label = (value: Json) => (JSON.stringify(value) ?? "").slice(0, 60);

export function behaves(name: string, table: Table): void {
  const { kind, values } = table;
  const covered = (listed: readonly Json[], actual: Json) => coverageOf(kind, listed)(actual);
  const well = values.filter((value) => flawOf(kind, value, true) === undefined && flawOf(kind, value) === undefined);

  /** Whether something holds of two values, by their numbers. */
  type Holds = (a: number, b: number) => boolean;

  /** Returns an answer of each pair of values. */
  const ofPairs = (few: readonly Json[], answer: (a: Json, b: Json) => boolean): Holds => {
    const answers = few.map((a) => few.map((b) => answer(a, b)));
    return (a, b) => answers[a]![b]!;
  };

  /** Tests all triples of a few values: three random values seldom have anything in common. */
  const triples = (look: (few: readonly Json[]) => (a: number, b: number, c: number) => boolean) => {
    const handful = fc.array(well, { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(handful, (few) => {
        const holds = look(few);
        for (const [a] of few.entries())
          for (const [b] of few.entries())
            for (const [c] of few.entries())
              if (!holds(a, b, c)) expect([few[a], few[b], few[c]]).toBe("as the law says");
      }),
    );
  };
  const covers = (few: readonly Json[]) => ofPairs(few, (a, b) => covered([a], b));
  const overlaps = (few: readonly Json[]) => ofPairs(few, (a, b) => overlapsOf(kind, [a])(b));

  describe(`${name}: coverage`, () => {
    test.each(table.covers.map((row) => [label(row[0] as Json), label(row[1]), row[2], row] as const))(
      "%s covers %s: %s",
      (_, __, ___, [listed, actual, expected]) => {
        for (const value of listed) expect(flawOf(kind, value, true)).toBeUndefined();
        expect(covered(listed, actual)).toBe(expected);
      },
    );

    it("is of nothing by an empty list", () => {
      fc.assert(fc.property(values, (value) => !covered([], value)));
    });

    it("is of every well-formed value by itself", () => {
      fc.assert(fc.property(well, (value) => covered([value], value)));
    });

    it("grows with the list", () => {
      fc.assert(
        fc.property(fc.array(well, { maxLength: 3 }), well, values, (listed, more, actual) => {
          return !covered(listed, actual) || covered([more, ...listed], actual);
        }),
      );
    });

    it("does not depend on the order of the list", () => {
      fc.assert(
        fc.property(fc.array(well, { maxLength: 4 }), values, (listed, actual) => {
          return covered(listed, actual) === covered(listed.toReversed(), actual);
        }),
      );
    });

    it("is handed down by what spans a value: all that it covers is covered", () => {
      triples((few) => {
        const [covering, spans] = [covers(few), ofPairs(few, (a, b) => spansOf(kind, [a])(b))];
        return (wide, middle, narrow) =>
          !spans(wide, middle) || (covering(wide, middle) && (!covering(middle, narrow) || covering(wide, narrow)));
      });
    });
  });

  describe(`${name}: meaning`, () => {
    test.each(table.same.map((row) => [row.map(label).join(" "), row] as const))("is the same of %s", (_, row) => {
      for (const value of row) expect([value, flawOf(kind, value)]).toEqual([value, undefined]);
      expect(new Set(row.map((value) => normalOf(kind, value))).size).toBe(1);
      for (const value of row) expect(row.map((item) => covered([item], value))).toEqual(row.map(() => true));
    });

    it("differs from row to row", () => {
      expect(new Set(table.same.map((row) => normalOf(kind, row[0]!))).size).toBe(table.same.length);
    });

    it("is never shared by a well-formed and a malformed value", () => {
      const forms = new Set(table.malformed.map(([value]) => normalOf(kind, value)));
      for (const [value] of table.same.flat().map((item) => [item]))
        expect(forms.has(normalOf(kind, value!))).toBe(false);
    });
  });

  describe(`${name}: malformed values`, () => {
    test.each(table.malformed.map(([value, why]) => [label(value), value, why] as const))(
      "%s is malformed, and covered by nothing",
      (_, value, why) => {
        expect(flawOf(kind, value)).toMatch(why);
        expect(covered([value, ...table.covers.flatMap(([listed]) => listed)], value)).toBe(false);
        for (const [listed] of table.covers)
          for (const item of listed) expect(overlapsOf(kind, [item])(value)).toBe(true);
      },
    );

    if (table.unlisted)
      test.each(table.unlisted.map(([value, why]) => [label(value), value, why] as const))(
        "%s in a policy",
        (_, value, why) => {
          expect(flawOf(kind, value, true)).toMatch(why);
        },
      );

    it("are covered by nothing and break every prohibition, and so are secrets", () => {
      const broken = fc.oneof(
        fc.constantFrom<Json>(...table.malformed.map(([value]) => value), secretMarker("literal", "fp:run:1", {})),
        ...(kind.type === "string" ? [fc.constant<Json>("curl -H [secret fp:run:1] x")] : []),
      );
      fc.assert(
        fc.property(broken, fc.array(well, { minLength: 1, maxLength: 3 }), (value, listed) => {
          expect(covered(listed, value)).toBe(false);
          expect(listed.every((item) => overlapsOf(kind, [item])(value))).toBe(true);
        }),
      );
    });
  });

  describe(`${name}: overlap`, () => {
    test.each(table.overlaps.map((row) => [label(row[0]), label(row[1]), row[2], row] as const))(
      "%s and %s: %s",
      (_, __, ___, [a, b, expected]) => {
        expect(overlapsOf(kind, [b])(a)).toBe(expected);
      },
    );

    it("is mutual", () => {
      fc.assert(fc.property(well, well, (a, b) => overlapsOf(kind, [b])(a) === overlapsOf(kind, [a])(b)));
    });

    it("is there wherever one covers the other", () => {
      triples((few) => {
        const [covering, overlapping] = [covers(few), overlaps(few)];
        return (a, b) => !(covering(a, b) || covering(b, a)) || overlapping(b, a);
      });
    });

    it("is handed up: what overlaps a value overlaps all that covers it", () => {
      triples((few) => {
        const [covering, overlapping] = [covers(few), overlaps(few)];
        return (wide, narrow, other) =>
          !(covering(wide, narrow) && overlapping(narrow, other)) || overlapping(wide, other);
      });
    });
  });
}

/** Generates short texts, so that two of them often have something in common. */
export function texts(alphabet: string, maxLength = 6): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: 1, maxLength });
}
