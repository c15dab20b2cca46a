// Cleaned figures of tools: nothing is lost or counted twice, and the original rows stay unchanged.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ToolsByNameRow, ToolsRow } from "../../src/service/analytics.ts";
import { isArtifact, mergedServers, tidyTools, tidyToolsByName } from "../../src/service/tidy.ts";

const row = (parts: Partial<ToolsRow>) =>
  ({ date: "2026-03-01", by_tool: [], mcp_by_server: [], ...parts }) as ToolsRow;
const tool = (name: string, invocations = 1) => ({ tool: name, invocations });
const server = (name: string, invocations = 1) => ({ server: name, invocations });

describe("a name of a tool", () => {
  test.each([
    "Read",
    "LS",
    "mcp__github__create_issue",
    "github___search-code",
    "functions.Execute",
    "server:tool",
    "org/pack@1.2/tool",
    "_private",
    "x",
    "工具",
    "outil_é",
    "\u{1f600}tool",
    "x".repeat(128),
  ])("%s is one", (name) => expect(isArtifact(name)).toBe(false));

  test.each([
    "",
    " ",
    "Read ",
    " Read",
    "Web Search",
    "Read\n",
    "Read\t",
    "Read\u0000",
    "Read\u200b",
    "\u202eRead",
    "Read\u00a0",
    "Read\ud800",
    "Read</tool_name>",
    "<invoke",
    "Read<|channel|>commentary",
    '{"name":"Read"}',
    '"Read"',
    "'Read'",
    "`Read`",
    "Read}",
    "[Read]",
    "Read()",
    "Read,Write",
    "Read;",
    "a=b",
    "a\\nb",
    "$Read",
    "...",
    "--",
    "__",
    "x".repeat(129),
  ])("%j is none", (name) => expect(isArtifact(name)).toBe(true));

  test("with any sign of JSON, XML or a shell, or white space, anywhere in it, is none", () => {
    const sign = fc.constantFrom(..."{}[]<>()\"'`,;=|\\$&*?! \t\r\n\u0000\u007f\u200b\u2028\ufeff".split(""));
    const part = fc.stringMatching(/^[A-Za-z0-9_-]{0,20}$/);
    fc.assert(fc.property(part, sign, part, (a, item, b) => isArtifact(`${a}${item}${b}`)));
  });

  test("that a model may give to a tool is one", () => {
    const name = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
    fc.assert(fc.property(name, (text) => !isArtifact(text)));
  });
});

describe("MCP servers", () => {
  test("whose names differ only in letter case are one, called as most called it", () => {
    const servers = [server("GitHub", 2), server("jira", 1), server("github", 5), server("GITHUB", 1)];
    expect(mergedServers(servers)).toEqual([
      { server: "github", invocations: 8, spellings: [server("GitHub", 2), server("github", 5), server("GITHUB", 1)] },
      { server: "jira", invocations: 1, spellings: [server("jira", 1)] },
    ]);
  });

  test("with as many calls under each name are called the same whatever their order", () => {
    const both = [server("b"), server("B")];
    expect([mergedServers(both)[0]!.server, mergedServers(both.toReversed())[0]!.server]).toEqual(["B", "B"]);
  });

  test("with names of our own objects are servers like others", () => {
    for (const name of ["__proto__", "constructor", "toString"])
      expect(mergedServers([server(name), server(name.toUpperCase())])).toHaveLength(1);
  });

  const servers = fc.array(
    fc.record({ server: fc.oneof(fc.string(), fc.stringMatching(/^[aAbB]{1,2}$/)), invocations: fc.nat(1e6) }),
  );

  test("keep all calls and all spellings, and no two that are the same in lower case", () => {
    fc.assert(
      fc.property(servers, (serverList) => {
        const merged = mergedServers(serverList);
        const total = (list: readonly { invocations: number | null }[]) =>
          list.reduce((n, item) => n + item.invocations!, 0);
        expect(total(merged)).toBe(total(serverList));
        for (const item of merged) {
          expect(item.invocations).toBe(total(item.spellings));
          expect(item.spellings.map((spelling) => spelling.server)).toContain(item.server);
        }
        const order = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
        expect(merged.flatMap((item) => item.spellings).toSorted(order)).toEqual(serverList.toSorted(order));
        expect(new Set(merged.map((item) => item.server!.toLowerCase())).size).toBe(merged.length);
      }),
    );
  });
});

test("daily rows lose what is no tool, and put servers of one name together", () => {
  const day = row({
    tool_calls: 9,
    by_tool: [tool("Read", 5), tool("Read</tool_name>", 3), tool("LS")],
    mcp_by_server: [server("Jira"), server("jira", 2)],
    later: "kept",
  });
  expect(tidyTools([day, row({})])).toEqual({
    rows: [
      {
        ...day,
        by_tool: [tool("Read", 5), tool("LS")],
        artifacts: [tool("Read</tool_name>", 3)],
        mcp_by_server: [{ server: "jira", invocations: 3, spellings: [server("Jira"), server("jira", 2)] }],
      },
      { ...row({}), artifacts: [] },
    ],
    notes: { entries: 3, artifacts: 1, artifactCalls: 3, mergedSpellings: 1 },
  });
});

test("rows by name lose what is no tool", () => {
  const rows: ToolsByNameRow[] = [
    { date: "2026-03-01", group_key: "Read", tool_calls: 5 },
    { date: "2026-03-01", group_key: '{"name"', tool_calls: 2 },
  ];
  expect(tidyToolsByName(rows)).toEqual({
    rows: [rows[0]],
    artifacts: [rows[1]],
    notes: { entries: 2, artifacts: 1, artifactCalls: 2, mergedSpellings: 0 },
  });
});

test("the rows that came stay as they are", () => {
  const name = fc.oneof(fc.string(), fc.constantFrom("Read", "read", "READ", "<x>"));
  const rows = fc.array(
    fc.record({
      date: fc.constant("2026-03-01"),
      by_tool: fc.array(fc.record({ tool: name, invocations: fc.nat() })),
      mcp_by_server: fc.array(fc.record({ server: name, invocations: fc.nat() })),
    }),
  );
  fc.assert(
    fc.property(rows, (list) => {
      const before = JSON.stringify(list);
      const { rows: tidied, notes } = tidyTools(list as unknown as ToolsRow[]);
      expect(JSON.stringify(list)).toBe(before);
      expect(tidied).toHaveLength(list.length);
      for (const [i, item] of tidied.entries()) {
        expect(item.by_tool!.length + item.artifacts.length).toBe(list[i]!.by_tool.length);
        expect(item.by_tool!.some((entry) => isArtifact(entry.tool))).toBe(false);
      }
      expect(notes.artifacts).toBe(tidied.reduce((n, item) => n + item.artifacts.length, 0));
    }),
  );
});
