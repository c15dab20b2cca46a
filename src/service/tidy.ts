// Cleans up figures of tools. By the service's data notes, names of MCP servers may appear twice in different letter
// case, and a few tool names are artifacts of parsing. The original rows stay unchanged.
import { firstIn, groupBy, partition, sumOf } from "../lists.ts";
import { hasUnseen } from "../text.ts";
import type { ToolsByNameRow, ToolsRow } from "./analytics.ts";

type Tool = NonNullable<ToolsRow["by_tool"]>[number];
type Server = NonNullable<ToolsRow["mcp_by_server"]>[number];

/** An MCP server, merged over all spellings of its name. */
interface MergedServer {
  /** The spelling with the most calls. */
  readonly server: string | null;
  /** Calls under all spellings; null if unknown for every spelling. */
  readonly invocations: number | null;
  /** The merged entries, unchanged. */
  readonly spellings: readonly Server[];
}

interface TidyToolsRow extends Omit<ToolsRow, "by_tool" | "mcp_by_server"> {
  /** Tools with real names; null if the row has no figures of tools. */
  readonly by_tool: readonly Tool[] | null;
  /** Entries whose names are artifacts of parsing. */
  readonly artifacts: readonly Tool[];
  readonly mcp_by_server: readonly MergedServer[] | null;
}

interface Notes {
  /** The number of entries by tool. */
  readonly entries: number;
  /** The number of artifacts among them, and their calls. */
  readonly artifacts: number;
  readonly artifactCalls: number;
  /** Over all rows: the number of MCP server spellings that were merged into another. */
  readonly mergedSpellings: number;
}

/** The longest tool name that models and MCP servers allow. */
const LONGEST = 128;

/**
 * Whether a tool name is an artifact of parsing: missing, empty, too long, without a letter or digit, or with
 * characters that no tool name has: white space, control and invisible characters, quotes, brackets, and other syntax
 * of JSON, XML and shells.
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

/** Merges MCP servers in daily rows, and separates artifacts. */
export function tidyTools(rows: readonly ToolsRow[]): { rows: TidyToolsRow[]; notes: Notes } {
  const tidied = rows.map((row): TidyToolsRow => {
    const [artifacts, tools] = partition(row.by_tool ?? [], (entry) => isArtifact(entry.tool));
    const servers = row.mcp_by_server && mergedServers(row.mcp_by_server);
    return { ...row, by_tool: row.by_tool && tools, artifacts, mcp_by_server: servers };
  });
  const servers = tidied.flatMap((row) => row.mcp_by_server ?? []);
  const artifacts = tidied.flatMap((row) => row.artifacts);
  const notes = {
    entries: sumOf(rows, (row) => row.by_tool?.length ?? 0),
    artifacts: artifacts.length,
    artifactCalls: sumOf(artifacts, (entry) => entry.invocations ?? 0),
    mergedSpellings: sumOf(servers, (server) => new Set(server.spellings.map((spelling) => spelling.server)).size - 1),
  };
  return { rows: tidied, notes };
}

/** Separates artifacts from rows by tool and day. */
export function tidyToolsByName(rows: readonly ToolsByNameRow[]): {
  rows: ToolsByNameRow[];
  artifacts: ToolsByNameRow[];
  notes: Notes;
} {
  const [artifacts, otherRows] = partition(rows, (row) => isArtifact(row.group_key));
  const artifactCalls = sumOf(artifacts, (row) => row.tool_calls ?? 0);
  const notes = { entries: rows.length, artifacts: artifacts.length, artifactCalls, mergedSpellings: 0 };
  return { rows: otherRows, artifacts, notes };
}

/** Merges servers whose names differ only in letter case, in the order of their first appearance. */
export function mergedServers(servers: readonly Server[]): MergedServer[] {
  const byName = groupBy(servers, ({ server }) => server?.toLowerCase() ?? null);
  return Array.from(byName.values(), (spellings) => {
    const calls = spellings.flatMap(({ invocations }) => invocations ?? []);
    const { server } = firstIn(
      spellings.toSorted(
        (a, b) => (b.invocations ?? -1) - (a.invocations ?? -1) || ((a.server ?? "") < (b.server ?? "") ? -1 : 1),
      ),
    );
    return { server, invocations: calls.length === 0 ? null : sumOf(calls, (count) => count), spellings };
  });
}
