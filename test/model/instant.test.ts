// Instants as texts, and the interval that a text on a command line names.
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  boundText,
  certain,
  endOf,
  instantOf,
  instantText,
  outputText,
  startOf,
  stretchOf,
} from "../../src/model/instant.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const rangeOf = (text: string) => {
  const stretch = stretchOf(text, now);
  return stretch && [instantText(stretch.first), instantText(stretch.last)];
};

describe("the bound of a term", () => {
  it("is written as the policy states it: a day, or an instant", () => {
    expect(boundText(certain(startOf, "2026-03-01"))).toBe("2026-03-01");
    expect(boundText(certain(endOf, "2026-03-01"), true)).toBe("2026-03-01");
    for (const [read, isEnd] of [
      [startOf, false],
      [endOf, true],
    ] as const)
      expect(boundText(certain(read, "2026-03-01T08:30:00Z"), isEnd)).toBe("2026-03-01 08:30 UTC");
  });
});

describe("a stretch of time", () => {
  it.each([
    ["2026-09-30", "2026-09-30T00:00:00.000Z", "2026-09-30T23:59:59.999Z"],
    ["2026-09", "2026-09-01T00:00:00.000Z", "2026-09-30T23:59:59.999Z"],
    ["2026-02", "2026-02-01T00:00:00.000Z", "2026-02-28T23:59:59.999Z"],
    ["2025-12", "2025-12-01T00:00:00.000Z", "2025-12-31T23:59:59.999Z"],
    ["2026-11-20", "2026-11-20T00:00:00.000Z", "2026-11-20T12:00:00.000Z"],
    ["2026-11", "2026-11-01T00:00:00.000Z", "2026-11-20T12:00:00.000Z"],
    ["2026-12-24", "2026-12-24T00:00:00.000Z", "2026-11-20T12:00:00.000Z"],
    ["30d", "2026-10-21T12:00:00.000Z", "2026-10-21T12:00:00.000Z"],
    ["2h", "2026-11-20T10:00:00.000Z", "2026-11-20T10:00:00.000Z"],
    ["2026-09-30T10:00:00Z", "2026-09-30T10:00:00.000Z", "2026-09-30T10:00:00.000Z"],
    ["2026-09-30T10:00+02:00", "2026-09-30T08:00:00.000Z", "2026-09-30T08:00:00.000Z"],
    ["2027-09-30T10:00:00Z", "2027-09-30T10:00:00.000Z", "2027-09-30T10:00:00.000Z"],
  ])("%s is from %s to %s", (text, first, last) => {
    expect(rangeOf(text)).toEqual([first, last]);
  });

  it.each([
    "",
    "yesterday",
    "2026",
    "2026-13",
    "2026-00",
    "2026-02-30",
    "2026-9-1",
    "2026-09-30T10:00",
    "30",
    "0d",
    "999999w",
  ])("%j is none", (text) => {
    expect(stretchOf(text, now)).toBeUndefined();
  });
});

describe("an RFC 3339 instant", () => {
  const two = (n: number) => `${n}`.padStart(2, "0");
  const field = (max: number) => fc.integer({ min: 0, max }).map(two);
  const year = fc.integer({ min: 1965, max: 10_000 }).map((n) => `${n}`);
  const fraction = fc.oneof(fc.constant(""), fc.stringMatching(/^\.\d{1,9}$/), fc.stringMatching(/^\.\d{3}$/));
  const offset = fc.oneof(
    fc.constant("Z"),
    fc.constant("z"),
    fc.tuple(fc.constantFrom("+", "-"), field(25), field(61)),
  );
  const texts = fc
    .tuple(year, field(13), field(32), fc.constantFrom("T", "t"), field(24), field(60), field(60), fraction, offset)
    .map(([y, mo, d, t, h, mi, s, f, o]) => `${y}-${mo}-${d}${t}${h}:${mi}:${s}${f}${zone(o)}`);
  const zone = (o: string | [string, string, string]) => (typeof o === "string" ? o : `${o[0]}${o[1]}:${o[2]}`);

  /** What the engine reads, if the text names a day and a time that exist. */
  const parsed = (text: string): number | undefined => {
    const time = Date.parse(text.toUpperCase().replace(/(\.\d{3})\d+/, "$1"));
    const [year, month, day] = text.split(/[-Tt]/).map(Number);
    const isDay = new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day;
    const isTime = !/[Tt]24/.test(text) && year! >= 1970 && time >= 0 && time <= Date.parse("9999-12-31T23:59:59.999Z");
    return isDay && isTime ? time : undefined;
  };

  it("is what the engine parses, within the years that an output can express", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(instantOf(text)).toBe(parsed(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("is written in one form", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const time = instantOf(text);
        if (time !== undefined) expect(outputText(text, time)).toBe(instantText(time));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("an instant in an output", () => {
  it("is at most the last one that outputs can express", () => {
    expect(instantText(Date.parse("2026-03-01T00:00:00Z") + 999_999 * 604_800_000)).toBe("9999-12-31T23:59:59.999Z");
  });
});
