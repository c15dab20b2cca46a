import { expect, it } from "vitest";
import { actionFormat, output, since } from "../../src/run/options.ts";

it("--since takes a revision number or a time, and its error names both", () => {
  expect(since("--since", "12", undefined)).toBe("12");
  expect(since("--since", "2026-11-20", undefined)).toBe("2026-11-20T00:00:00.000Z");
  expect(() => since("--since", "latest", undefined)).toThrow(
    '"latest" is not a revision number or an instant; write a revision number such as 12, 2026-11-20T00:00:00Z',
  );
});

it("the Action knows every format except the sample, which it cannot draw", () => {
  expect(actionFormat("reports", "html")).toBe("html");
  expect(() => actionFormat("reports", "sample-csv")).toThrow(/^reports: (?!.*--sample)/);
  expect(() => actionFormat("reports", "x")).toThrow(/^(?!.*sample-csv)/);
});

it("an output to - is refused, because standard output is --format", () => {
  expect(() => output("json=-")).toThrow(
    "--output: - is not the name of a file; write --format json for standard output, or --output json=./-",
  );
  expect(output("json=./-")).toEqual({ format: "json", file: "./-" });
});
