// Switches of the organization: storage, visibility, computers.
import type { Setting } from "../setting.ts";
import { boolean, free, row } from "./row.ts";

const people = { kind: "email", list: "set", class: "personal", allows: "people" } as const;

export const organization: readonly Setting[] = [
  row(
    "cloudSessionSync",
    "Whether transcripts are stored by the service: true leaves the machine, false leaves no central record.",
    "unknown",
    ["unknown", "true"],
    { kind: "boolean", guards: true },
  ),
  row("wikiCloudSync", "Whether generated wikis are stored by the service.", "on", ["loosest", "true"], boolean),
  row(
    "includeCoAuthoredByAgent",
    "Whether commits carry a trailer that names the agent.",
    "off",
    ["between", "true, but users may turn it off"],
    boolean,
  ),
  row(
    "enableAgentShield",
    "Whether commits and pushes made through the agent are scanned for secrets.",
    "off",
    ["between", "on, but users may turn it off"],
    boolean,
  ),
  row(
    "ideAutoConnect",
    "Whether the agent connects to a running editor by itself.",
    "on",
    ["between", "false, but users may turn it on"],
    boolean,
  ),
  row("restrictMemberVisibility", "Whether members are hidden from non-admins.", "off", ["loosest", "false"], boolean),
  row(
    "restrictApiKeyCreationToManagers",
    "Whether only managers may create API keys.",
    "off",
    ["loosest", "false"],
    boolean,
  ),
  row("managedComputersEnabled", "Whether members may use hosted computers.", "on", ["between", "false"], boolean),
  row(
    "byomComputersEnabled",
    "Whether members may register machines of their own.",
    "on",
    ["between", "false"],
    boolean,
  ),
  row("managedComputersAllowedEmails", "Who may use hosted computers.", "added", ["everything", "all members"], {
    ...people,
    switch: { path: "managedComputersEnabled", on: true, offIsSafe: true },
  }),
  row("byomComputersAllowedEmails", "Who may register machines of their own.", "added", ["everything", "all members"], {
    ...people,
    switch: { path: "byomComputersEnabled", on: true, offIsSafe: true },
  }),
  row(
    "sessionRetentionDays",
    "How many days sessions are kept (14 to 365).",
    "unknown",
    ["unknown", "the organization default"],
    { kind: "integer", range: [14, 365] },
  ),
  row("disableAutoUpdate", "Whether the client stays at its version.", "unknown", ["unknown", "false"], boolean),
  row("disableWeeklyUsageSummary", "Whether the weekly usage mail is off.", "on", ["between", "false"], boolean),
  row("voiceDictationEnabled", "Whether voice dictation is offered.", "none", free, boolean),
];
