// Commands and hooks on members' machines.
import type { Setting } from "../setting.ts";
import { absent, empty, noneAdded, row } from "./row.ts";

export const commands: readonly Setting[] = [
  row("commandAllowlist", "Commands that run without asking.", "added", noneAdded, {
    kind: "command",
    list: "set",
    class: "command",
    allows: "programs",
  }),
  row("commandDenylist", "Commands that always ask first.", "removed", noneAdded, {
    kind: "command",
    list: "set",
    class: "command",
  }),
  row("commandBlocklist", "Commands that never run.", "removed", empty, {
    kind: "command",
    list: "set",
    class: "command",
  }),
  row("hooks", "Commands that run on every member's machine, by event.", "none", empty, {
    kind: "map",
    class: "command",
  }),
  row("hooks[*]", "The hooks of one event: each is a command run on every member's machine.", "set", empty, {
    kind: "json",
    list: "ordered",
    class: "command",
    lever: "command",
  }),
  row("allowManagedHooksOnly", "Whether hooks of users and projects are dropped.", "off", ["between", "false"], {
    kind: "boolean",
  }),
  row("hooksDisabled", "Whether all hooks are off.", "on", ["between", "false"], { kind: "boolean" }),
  row("showHookOutput", "Whether hook output is shown.", "none", absent, { kind: "boolean" }),
];
