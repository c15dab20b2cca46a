// The sandbox. Its settings have no effect while it is off.
import type { Setting } from "../setting.ts";
import { empty, flag, row } from "./row.ts";

const sandboxed = { switch: { path: "sandbox.enabled", on: true, offIsSafe: false, elsewhere: true } } as const;
const toggle = { kind: "boolean", ...sandboxed } as const;
const paths = { kind: "path", list: "set", ...sandboxed } as const;
const port = { kind: "integer", range: [1, 65_535], ...sandboxed } as const;

const fs = "sandbox.filesystem";

const net = "sandbox.network";

export const sandbox: readonly Setting[] = [
  flag("sandbox.enabled", "Whether commands run in the sandbox.", "off", ["loosest", "off"]),
  row(
    "sandbox.mode",
    "What the sandbox isolates: the whole process, or each command.",
    "up",
    ["loosest", "per-command"],
    {
      kind: "scale",
      values: ["whole-process", "per-command"],
      meanings: {
        "whole-process": "the agent itself and all it starts",
        "per-command": "each command; the agent itself stays outside",
      },
      ...sandboxed,
    },
  ),
  row(`${fs}.allowWrite`, "Paths that commands may write, besides the working directory.", "added", empty, {
    ...paths,
    allows: "folders",
    deniedBy: ["denyWrite"],
  }),
  row(`${fs}.allowRead`, "Paths inside a denied folder that commands may read nevertheless.", "added", empty, paths),
  row(`${fs}.denyWrite`, "Paths that commands may never write.", "removed", empty, paths),
  row(`${fs}.denyRead`, "Paths that commands may never read.", "removed", ["nothing", "everything can be read"], paths),
  row(`${net}.allowedDomains`, "Hosts that commands may reach.", "added", ["nothing", "no network"], {
    kind: "domain",
    list: "set",
    allows: "hosts",
    ...sandboxed,
  }),
  row(
    `${net}.allowUnixSockets`,
    "Unix sockets that commands may use. docker.sock gives access to the whole host.",
    "added",
    empty,
    {
      ...paths,
      allows: "sockets",
    },
  ),
  row(`${net}.allowAllUnixSockets`, "Whether every Unix socket may be used.", "on", ["between", "false"], toggle),
  row(`${net}.allowLocalBinding`, "Whether commands may listen on local ports.", "on", ["between", "false"], toggle),
  row(
    `${net}.httpProxyPort`,
    "The port of the organization's own HTTP proxy.",
    "set",
    ["nothing", "the sandbox's own proxy"],
    port,
  ),
  row(
    `${net}.socksProxyPort`,
    "The port of the organization's own SOCKS proxy.",
    "set",
    ["nothing", "the sandbox's own proxy"],
    port,
  ),
];
