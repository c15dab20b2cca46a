// What the agent may reach: MCP servers, missions, plugins, the network.
import type { SecretClass, Setting, Switch } from "../setting.ts";
import { flag, map, row, shapeOf } from "./row.ts";

const sourceFields: Record<string, SecretClass> = {
  source: "public",
  repo: "url",
  url: "url",
  path: "public",
  ref: "public",
  sha: "public",
};

const sources = ["github", "url", "local", "git-subdir"];

const on = (path: string): Switch => ({ path, on: true, offIsSafe: false });

export const reach: readonly Setting[] = [
  flag("mcpPolicy.enabled", "Whether the MCP allowlist is enforced.", "off", ["loosest", "not enforced"]),
  row(
    "mcpPolicy.allowlist",
    "MCP servers that may run: host names, or commands with arguments.",
    "added",
    ["nothing", "all servers blocked"],
    { kind: "mcp", list: "set", class: "command", switch: on("mcpPolicy.enabled"), allows: "servers" },
  ),
  flag("missionPolicy.restrictedAccess", "Whether only listed users may start missions.", "off", [
    "loosest",
    "everyone may",
  ]),
  row("missionPolicy.allowedUserIds", "Who may start missions.", "added", ["nothing", "nobody"], {
    kind: "user",
    list: "set",
    class: "personal",
    switch: on("missionPolicy.restrictedAccess"),
  }),
  map(
    "enabledPlugins",
    "Plugins that are installed (true) or forbidden (false) on every machine, as name@marketplace.",
  ),
  row("enabledPlugins[*]", "Whether the plugin is installed on every machine.", "on", ["between", "left to members"], {
    kind: "boolean",
    lever: "plugin",
  }),
  map("extraKnownMarketplaces", "Plugin marketplaces that are added on every machine."),
  ...Object.entries({ source: "set", repo: "set", url: "set", path: "set", ref: "unknown", sha: "unset" } as const).map(
    ([field, looser]) =>
      row(
        `extraKnownMarketplaces[*].source.${field}`,
        field === "sha" ? "The commit to which the marketplace is pinned." : `The marketplace's ${field}.`,
        looser,
        ["nothing", field === "sha" ? "not pinned" : "not given"],
        field === "source"
          ? { kind: "enum", values: sources, lever: "marketplace" }
          : {
              lever: "marketplace",
              kind: field === "repo" || field === "url" ? "repository" : "text",
              class: sourceFields[field] ?? "public",
            },
      ),
  ),
  row(
    "strictKnownMarketplaces",
    "The only marketplaces that members may add.",
    "added",
    ["everything", "every marketplace"],
    { kind: "marketplace", list: "set", fields: sourceFields, shape: shapeOf(sourceFields, { source: sources }) },
  ),
  row("networkPolicy.allowedIps", "The allowed addresses.", "added", ["everything", "every address"], {
    kind: "cidr",
    list: "set",
    allows: "addresses",
  }),
];
