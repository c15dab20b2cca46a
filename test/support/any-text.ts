// Texts of any characters.
import fc, { type StringConstraints } from "fast-check";

/** How many code points are no characters of their own: the halves of pairs. */
const HALVES = 0xe000 - 0xd800;

/**
 * Any character but half a pair. The same as the unit `binary` of fast-check, which lists all of them before its first
 * text: a second of work and 85 MB in each process.
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - HALVES }).map(
  (n) => String.fromCodePoint(n < 0xd800 ? n : n + HALVES),
  (text) => {
    const point = typeof text === "string" ? text.codePointAt(0) : undefined;
    if (point === undefined || String.fromCodePoint(point) !== text || (point >= 0xd800 && point < 0xe000))
      throw new Error("not one character");
    return point < 0xd800 ? point : point - HALVES;
  },
);

/** Generates texts of any characters. */
export const anyText = (constraints: Omit<StringConstraints, "unit"> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: anyCharacter });
