// The bounds of a filter.
import { describe, expect, it } from "vitest";
import { filterOf } from "../../src/query/filter.ts";

const moment = { revision: 5, time: Date.parse("2026-03-05T10:00:00Z"), by: { id: null, email: null, name: null } };

describe("the bounds --after and --before", () => {
  it.each([
    ["4", "6", true],
    ["5", "7", false],
    ["3", "5", false],
    ["2026-03-05", "2026-03-05", true],
    ["2026-03-05T10:00:00Z", "2026-03-06", false],
    ["2026-03-04", "2026-03-05T10:00:00Z", false],
    ["4", "2026-03-05", true],
    ["6", "2026-03-05", false],
  ])("%s and %s enclose a moment between them: %s", (after, before, expected) => {
    expect(filterOf({ after, before }).matches(moment)).toBe(expected);
  });

  it.each(["2026-03-05", "2026-03"])("%s is whole also if --as-of is its first instant", (text) => {
    const asOf = `${text.padEnd(10, "-01")}T00:00:00Z`;
    const start = { ...moment, time: Date.parse(asOf) };
    expect(filterOf({ after: text, asOf }).matches(start)).toBe(true);
    expect(filterOf({ before: text, asOf }).matches(start)).toBe(true);
    expect(filterOf({ after: asOf, asOf }).matches(start)).toBe(false);
    expect(filterOf({ before: asOf, asOf }).matches(start)).toBe(false);
  });

  it.each([
    ["6", "5"],
    ["5", "6"],
    ["2026-03-06", "2026-03-05"],
    ["2026-03-05T10:00:00Z", "2026-03-05T10:00:00Z"],
  ])("%s and %s are refused, because nothing is between them", (after, before) => {
    expect(() => filterOf({ after, before })).toThrow(
      `nothing is later than ${after} and earlier than ${before}; write an earlier --after or a later --before`,
    );
  });
});

describe("the filter --editor", () => {
  const by = { id: "u", email: "ada@corp.example", name: null };
  it.each([
    ["ada@corp.example", true, true],
    ["ada@corp.example", false, false],
    [undefined, false, true],
  ])("%s, whether the editor is known to have done it: %s, passes: %s", (editor, exact, expected) => {
    const { matches, matchesSeen } = filterOf(editor === undefined ? {} : { editor });
    expect(matches({ ...moment, by })).toBe(true);
    expect(matchesSeen({ ...moment, by, exact })).toBe(expected);
  });
});

it.each([
  ["svc@ci", { id: "svc@ci", email: null, name: "CI" }],
  ["eve", { id: "user_eve", email: "eve", name: null }],
  ["\u212aate@corp.example", { id: null, email: "\u212aate@corp.example", name: null }],
  ["*@corp.example", { id: null, email: "*@corp.example", name: null }],
])("--editor %s means the editor who has exactly this id or address, whatever its form", (editor, by) => {
  const { matches } = filterOf({ editor });
  expect(matches({ ...moment, by })).toBe(true);
  expect(matches({ ...moment, by: { id: "user_kate", email: "kate@other.example", name: editor } })).toBe(false);
});
