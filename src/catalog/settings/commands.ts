// Commands and hooks on members' machines.
import type { Setting } from "../setting.ts";
import { absent, empty, flag, noEntries, noneAdded, row } from "./row.ts";

const list = { kind: "command", list: "set", class: "command" } as const;

export const commands: readonly Setting[] = [
  row("commandAllowlist", "Commands that run without asking.", "added", noneAdded, {
    ...list,
    allows: "programs",
    deniedBy: ["commandBlocklist", "commandDenylist"],
  }),
  row("commandDenylist", "Commands that always ask first.", "removed", noneAdded, list),
  row("commandBlocklist", "Commands that never run.", "removed", empty, list),
  row("hooks", "Commands that run on every member's machine, by event.", "none", noEntries, {
    kind: "map",
    class: "command",
  }),
  row("hooks[*]", "The hooks of one event: each is a command run on every member's machine.", "set", empty, {
    kind: "json",
    list: "ordered",
    class: "command",
    lever: "command",
    shape: {
      matcher: null,
      commandRegex: null,
      hooks: { type: ["command"], command: null, commandRegex: null, timeout: null },
    },
  }),
  flag("allowManagedHooksOnly", "Whether hooks of users and projects are ignored.", "off", ["between", "false"]),
  flag("hooksDisabled", "Whether all hooks are off.", "on", ["between", "false"]),
  flag("showHookOutput", "Whether hook output is shown.", "none", absent),
];
