// The interval that a text on a command line names.
import { describe, expect, it } from "vitest";
import { instantText, stretchOf } from "../../src/model/instant.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const rangeOf = (text: string) => {
  const stretch = stretchOf(text, now);
  return stretch && [instantText(stretch.first), instantText(stretch.last)];
};

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
