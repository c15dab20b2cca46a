import { describe, expect, it } from "vitest";
import { artifactsIn, isArtifact } from "../../../src/audits/usage/artifacts.ts";
import type { Usage } from "../../../src/model/usage.ts";

describe("the name of a tool", () => {
  it.each(["Read", "mcp__linear__list-issues", "Überprüfen", "a.b/c:d", "x".repeat(128)])("%s is one", (name) => {
    expect(isArtifact(name)).toBe(false);
  });

  it.each([
    "x".repeat(129),
    "Read file",
    "Read\n",
    "Read\t",
    "Read\u00a0",
    "Read\u0000",
    "Read\u009b",
    "<invoke",
    "name>",
    'Read"',
    "Read'",
  ])("%j is a piece of an answer", (name) => {
    expect(isArtifact(name)).toBe(true);
  });
});

it("pieces of answers are counted with their calls, where these are known, on all days", () => {
  const day = (tools: [string, number | null][] | null) => ({
    tools: tools && tools.map(([name, count]) => ({ name, count })),
  });
  const tools = new Map([
    [
      "2026-03-01",
      day([
        ["Read", 9],
        ["Read>", 2],
        ["a b", null],
      ]),
    ],
    ["2026-03-02", day(null)],
    ["2026-03-03", day([["Read>", 3]])],
  ]);
  expect(artifactsIn({ tools } as unknown as Usage)).toEqual({ entries: 3, calls: 5 });
});
