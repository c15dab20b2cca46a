// Several checks in one leaf: each objection is stated once, and numbers are shown as written.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testOf } from "../../src/checks/index.ts";
import { exactNumber, type Json } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";
import { checks, settingAt } from "./support.ts";

const days = settingAt("sessionRetentionDays");
const limit = fc.integer({ min: 14, max: 365 });
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.bigInt({ min: 2n ** 60n, max: 2n ** 90n }).map((number) => exactNumber(String(number))),
  fc.constant<Json>("30"),
);

it("the message of several lists says once of the same entries that they are forbidden and not listed", () => {
  const demands = [
    { check: "disjointFrom", options: ["bash *", "curl *"] },
    { check: "subsetOf", options: ["git status"] },
  ];
  const test = testOf(checks, demands, settingAt("commandAllowlist"));
  expect(test(["bash *"])?.message).toBe("contains bash *, which is forbidden and not listed");
  expect(test(["bash *", "curl *", "git status"])?.message).toBe(
    "contains bash * and curl *, which are forbidden and not listed",
  );
  expect(test(["bash *", "ls"])?.message).toBe(
    "contains bash *, which is forbidden; contains bash * and ls, which are not listed",
  );
});

describe("the message of several limits", () => {
  it("states no objection twice, and shows a number as written", () => {
    fc.assert(
      fc.property(limit, limit, value, (least, most, number) => {
        const demands = [
          { check: "atLeast", options: least },
          { check: "atMost", options: most },
        ];
        const { message = "" } = testOf(checks, demands, days)(number) ?? {};
        const clauses = message.split("; ");
        expect(clauses).toEqual([...new Set(clauses)]);
        expect(message).not.toContain("$number");
      }),
      { numRuns: runs(300) },
    );
  });

  it.each<[Json, string]>([
    [7, "is 7, which is not from 14 to 365"],
    [exactNumber("36500000000000000000001"), "is 36500000000000000000001, which is not from 14 to 365"],
    [1e20, "is 100000000000000000000, which is not from 14 to 365"],
    [exactNumber("30.00000000000000000001"), "is 30.00000000000000000001, which is not a whole number"],
    [30.5, "is 30.5, which is not a whole number"],
  ])("of %j is %j", (number, message) => {
    const demands = [
      { check: "atLeast", options: 30 },
      { check: "atMost", options: 365 },
    ];
    expect(testOf(checks, demands, days)(number)?.message).toBe(message);
  });

  it("of a number without a range says that it is too large", () => {
    const test = testOf(checks, [{ check: "atMost", options: 9 }], settingAt("customModels[*].maxOutputTokens"));
    for (const digits of ["1e400", "1.50e400", "-15E+399", "9007199254740993"])
      expect(test(exactNumber(digits))?.message).toBe(`is ${digits}, which is too large to be compared`);
    for (const digits of ["1e-400", "15.25e-300", "0.30000000000000000001"])
      expect(test(exactNumber(digits))?.message).toBe(`is ${digits}, which is not a whole number`);
  });
});
