// Figures of tools as a reader wants them. The service's data notes say that names of MCP servers may appear twice in
// different letter case, and that a few names of tools are left-overs of parsing. The rows that came stay as they are.
import { firstIn } from "../lists.ts";
import { hasUnseen } from "../text.ts";
import type { ToolsByNameRow, ToolsRow } from "./analytics.ts";

type Tool = NonNullable<ToolsRow["by_tool"]>[number];
type Server = NonNullable<ToolsRow["mcp_by_server"]>[number];

/** An MCP server under all spellings of its name. */
interface MergedServer {
  /** Returns the spelling with the most calls. */
  readonly server: string | null;
  /** Calls under all spellings together; null where none says how many. */
  readonly invocations: number | null;
  /** What was merged, as it came. */
  readonly spellings: readonly Server[];
}

interface TidyToolsRow extends Omit<ToolsRow, "by_tool" | "mcp_by_server"> {
  /** Tools whose names are names; null where the row says nothing of tools. */
  readonly by_tool: readonly Tool[] | null;
  /** Entries whose names are left-overs of parsing. */
  readonly artifacts: readonly Tool[];
  readonly mcp_by_server: readonly MergedServer[] | null;
}

interface Notes {
  /** Entries by tool that there were. */
  readonly entries: number;
  /** How many of them are left-overs of parsing, and the calls that they count. */
  readonly artifacts: number;
  readonly artifactCalls: number;
  /** Spellings of names of MCP servers that were merged into another, over all rows. */
  readonly mergedSpellings: number;
}

/** The longest name of a tool that models and MCP servers may give. */
const LONGEST = 128;

/**
 * Whether the name of a tool is a left-over of parsing: not said, empty, longer than any tool may be called, without a letter or a
 * digit, or with what no name of a tool has: white space, control and unseen characters, quotes, brackets, and the
 * other signs of JSON, XML and shells.
 */
export function isArtifact(name: string | null): boolean {
  return (
    name === null ||
    name.length > LONGEST ||
    hasUnseen(name) ||
    !/^[\w./:@+~\-\u0080-\uffff]+$/.test(name) ||
    /^[_./:@+~-]+$/.test(name)
  );
}

/** Daily rows with MCP servers merged and left-overs kept apart. */
export function tidyTools(rows: readonly ToolsRow[]): { rows: TidyToolsRow[]; notes: Notes } {
  const tidied = rows.map((row): TidyToolsRow => {
    const [artifacts, tools] = parted(row.by_tool ?? [], (entry) => isArtifact(entry.tool));
    const servers = row.mcp_by_server && mergedServers(row.mcp_by_server);
    return { ...row, by_tool: row.by_tool && tools, artifacts, mcp_by_server: servers };
  });
  const servers = tidied.flatMap((row) => row.mcp_by_server ?? []);
  const artifacts = tidied.flatMap((row) => row.artifacts);
  const notes = {
    entries: sum(rows, (row) => row.by_tool?.length ?? 0),
    artifacts: artifacts.length,
    artifactCalls: sum(artifacts, (entry) => entry.invocations ?? 0),
    mergedSpellings: sum(servers, (server) => new Set(server.spellings.map((spelling) => spelling.server)).size - 1),
  };
  return { rows: tidied, notes };
}

/** Rows by tool and day with left-overs kept apart. */
export function tidyToolsByName(rows: readonly ToolsByNameRow[]): {
  rows: ToolsByNameRow[];
  artifacts: ToolsByNameRow[];
  notes: Notes;
} {
  const [artifacts, named] = parted(rows, (row) => isArtifact(row.group_key));
  const artifactCalls = sum(artifacts, (row) => row.tool_calls ?? 0);
  const notes = { entries: rows.length, artifacts: artifacts.length, artifactCalls, mergedSpellings: 0 };
  return { rows: named, artifacts, notes };
}

/** Servers whose names differ only in letter case as one, in the order in which they came first. */
export function mergedServers(servers: readonly Server[]): MergedServer[] {
  const byName = new Map<string | null, Server[]>();
  for (const server of servers) {
    const name = server.server?.toLowerCase() ?? null;
    const group = byName.get(name);
    if (group) group.push(server);
    else byName.set(name, [server]);
  }
  return Array.from(byName.values(), (spellings) => {
    const calls = spellings.flatMap(({ invocations }) => invocations ?? []);
    const { server } = firstIn(
      spellings.toSorted(
        (a, b) => (b.invocations ?? -1) - (a.invocations ?? -1) || ((a.server ?? "") < (b.server ?? "") ? -1 : 1),
      ),
    );
    return { server, invocations: calls.length === 0 ? null : sum(calls, (count) => count), spellings };
  });
}

function parted<T>(items: readonly T[], test: (item: T) => boolean): [yes: T[], no: T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
