import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exposureOf } from "../../src/report/exposure.ts";
import type { Finding } from "../../src/model/report/index.ts";
import { hourly, judge } from "../support/history.ts";
import { findings as samples } from "../reporters/sample.ts";

const START = Date.parse("2026-03-01T00:00:00Z");
const sample = samples.find((finding) => finding.exposureSeconds !== null)!;

function window(from: number, to: number, rest: Partial<Finding> = {}): Finding {
  const introduced = { ...sample.introduced, at: new Date(START + from * 1000).toISOString() };
  return { ...sample, introduced, exposureSeconds: to - from, severity: "high", rule: "p/x", controls: [], ...rest };
}

describe("exposure", () => {
  it("is told of every severity, rule and control", () => {
    const findings = [
      window(0, 10, { controls: ["soc2:CC6.8", "soc2:CC6.8"] }),
      window(20, 25, { severity: "low", rule: "p/y", controls: ["soc2:CC6.8"] }),
      window(5, 12, { rule: "p/y" }),
      { ...window(0, 99), exposureSeconds: null },
    ];
    expect(exposureOf(findings)).toEqual({
      severity: { critical: 0, high: 12, medium: 0, low: 5, info: 0 },
      rules: [
        { id: "p/x", seconds: 10 },
        { id: "p/y", seconds: 12 },
      ],
      controls: [{ id: "soc2:CC6.8", seconds: 15 }],
    });
  });

  it("counts every second once, whatever overlaps", () => {
    const span = fc.tuple(fc.nat(60), fc.nat(60)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
        const seconds = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)));
        expect(exposureOf(spans.map(([from, to]) => window(from, to))).severity.high).toBe(seconds.size);
      }),
    );
  });

  it("stands in the report of an audit", async () => {
    const level = (maxAutonomyLevel: string) => ({ maxAutonomyLevel });
    const report = await judge(
      hourly(level("low"), level("high"), level("low"), level("high")),
      "id: p\nsettings: { maxAutonomyLevel: { atMost: low, severity: high, controls: [soc2:CC6.8] } }",
      { hours: 5 },
    );
    expect(report.exposure).toMatchObject({
      severity: { high: 3 * 3600 },
      rules: [{ id: "p/maxAutonomyLevel", seconds: 3 * 3600 }],
      controls: [{ id: "soc2:CC6.8", seconds: 3 * 3600 }],
    });
  });
});
