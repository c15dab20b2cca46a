// The annotations, parsed by the runner's rules.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { github } from "../../src/reporters/github.ts";
import { attacks, broken, compliant, drifted, finding, hostile, incomplete, manyFindings } from "./fixture.ts";
import { commandOf, linesOf } from "./scan.ts";
import { hourly, judge, policy } from "../support/history.ts";
import { anyText } from "../support/any-text.ts";

const read = (text: string) => linesOf(text.trimEnd()).map((line) => commandOf(line)!);

describe("annotations", () => {
  it("name the line of the policy, and leave packs and built-in rules without a place", () => {
    const [first, , passed, medium, , low] = read(github(drifted()));
    expect(first!.properties).toEqual({
      file: "policies/models.yaml",
      line: "9",
      col: "7",
      title: "Driftline: high finding",
    });
    expect(passed!.data).toMatch(/^opened and remediated between two audits: /);
    expect(medium!.properties).toEqual({ title: "Driftline: medium finding" });
    expect(low!.properties).toEqual({ title: "Driftline: low finding" });
  });

  it("have the level of their severity", () => {
    expect(read(github(drifted())).map((command) => command.name)).toEqual([
      "error",
      "error",
      "warning",
      "warning",
      "notice",
      "notice",
    ]);
  });

  it("end each sentence with one full stop, with what they explain and without", async () => {
    const rules = `id: p
settings:
  sandbox: { enabled: { equals: true, remediation: Turn it on. }, network: { allowedDomains: { subsetOf: [a.example] } } }
`;
    const report = await judge(hourly({ sandbox: { enabled: false } }), await policy(rules));
    const texts = read(github(report)).map(({ data }) => data);
    expect(texts.join("\n")).toContain("Fix: Turn it on. 1 setting has no effect: ");
    expect(texts.filter((text) => text.includes(".. "))).toEqual([]);
  });

  it("are at most ten of each level, and account for all others", () => {
    const report = manyFindings(300);
    const commands = read(github(report));
    expect(commands).toHaveLength(30);
    for (const name of ["error", "warning", "notice"])
      expect(commands.filter((command) => command.name === name)).toHaveLength(10);
    const more = commands.flatMap(({ data }) => /\[and ([\d,]+) more in the summary\]$/.exec(data)?.[1] ?? []);
    expect(more).toHaveLength(3);
    // One of the thirty is about the whole.
    expect(29 + more.reduce((sum, n) => sum + Number(n), 0)).toBe(report.summary.causes);
    expect(commands[0]!.properties["title"]).toBe("Driftline: critical finding");
  });

  it("say the verdict: beside findings as a notice, and first when it cannot be relied on", () => {
    const notices = read(github(drifted())).filter(({ name }) => name === "notice");
    expect(notices[0]).toMatchObject({
      properties: { title: "Driftline: verdict" },
      data: expect.stringMatching(/^Drifted: 4 open/),
    });
    expect(read(github(compliant()))).toMatchObject([{ name: "notice", properties: { title: "Driftline: verdict" } }]);
    expect(read(github(incomplete()))).toMatchObject([{ name: "error", data: expect.stringMatching(/^Nothing was/) }]);
    expect(read(github(broken()))[0]).toMatchObject({ name: "error", data: expect.stringMatching(/^No verdict: /) });
  });

  it("are one in a public place", () => {
    expect(read(github(manyFindings(300), { countsOnly: true }))).toHaveLength(1);
    expect(read(github(drifted(), { countsOnly: true }))[0]).toMatchObject({ name: "error" });
  });

  it("never carry data in a property, nor more than 4,096 characters", () => {
    const check = (text: string) => {
      for (const { name, properties, data } of read(github(hostile(drifted(), [text])))) {
        expect(["error", "warning", "notice"]).toContain(name);
        const { file, line: _, col: __, title, ...rest } = properties;
        expect(rest).toEqual({});
        expect(title).toMatch(/^Driftline: (?:\w+ finding|verdict)$/);
        if (file !== undefined) expect(file).toBe(text);
        expect(data.length).toBeLessThanOrEqual(4096);
      }
    };
    for (const attack of attacks) check(attack);
    fc.assert(
      fc.property(anyText(), (text) => {
        check(text);
      }),
      { numRuns: 300 },
    );
    const long = finding(1, { ...drifted().findings[0], message: "%\u202e".repeat(5000) });
    expect(github({ ...drifted(), findings: [long] }).length).toBeLessThan(4300);
  });
});
