// The state of an exception, as a table of its term and of the findings that it accepts.
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Exception } from "../../src/model/policy.ts";
import { ExceptionBook } from "../../src/report/exception-book.ts";

const DAY = 86_400_000;
const now = Date.parse("2026-03-15T00:00:00Z");
const exception = (from: number, until: number | null) =>
  ({ rule: "p/a", value: [true], from, until }) as unknown as Exception;

/** The state by whether a present finding needs the exception, and whether one exceeds it. */
const states = (from: number, until: number | null) =>
  [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].map(([used, outgrown]) => {
    const item = exception(from, until);
    const book = new ExceptionBook([item], now, createCatalog());
    if (used) book.use([item], from);
    if (outgrown) book.outgrow([item]);
    expect(book.neededSince(item)).toBe(used ? from : undefined);
    return book.state(item);
  });
const whatever = (state: string) => [state, state, state, state];

describe("the state of an exception", () => {
  it.each<[string, number, number | null, string[]]>([
    ["that begins later", now + 1, null, whatever("pending")],
    ["that ended", now - DAY, now, whatever("expired")],
    ["that begins now and has no end", now, null, ["unused", "active", "outgrown", "active"]],
    ["with more than 30 days left", now, now + 30 * DAY + 1, ["unused", "active", "outgrown", "active"]],
    ["with 30 days left", now, now + 30 * DAY, ["unused", "expiring", "outgrown", "expiring"]],
    ["with a millisecond left", now - DAY, now + 1, ["unused", "expiring", "outgrown", "expiring"]],
  ])("%s", (_, from, until, expected) => {
    expect(states(from, until)).toEqual(expected);
  });
});
