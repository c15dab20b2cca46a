// Switches of the organization: storage, visibility, computers.
import type { Setting } from "../setting.ts";
import { flag, free, row } from "./row.ts";

const people = { kind: "email", list: "set", class: "personal", allows: "people" } as const;

export const organization: readonly Setting[] = [
  row(
    "cloudSessionSync",
    "Whether the service stores transcripts. If true, they leave the machine. If false, no central record exists.",
    "unknown",
    ["unknown", "true"],
    { kind: "boolean", guards: true },
  ),
  flag("wikiCloudSync", "Whether generated wikis are stored by the service.", "on", ["loosest", "true"]),
  flag("includeCoAuthoredByAgent", "Whether commits carry a trailer that names the agent.", "off", [
    "between",
    "true, but users may turn it off",
  ]),
  flag("enableAgentShield", "Whether commits and pushes made through the agent are scanned for secrets.", "off", [
    "between",
    "on, but users may turn it off",
  ]),
  flag("ideAutoConnect", "Whether the agent connects to a running editor by itself.", "on", [
    "between",
    "false, but users may turn it on",
  ]),
  flag("restrictMemberVisibility", "Whether members are hidden from non-admins.", "off", ["loosest", "false"]),
  flag("restrictApiKeyCreationToManagers", "Whether only managers may create API keys.", "off", ["loosest", "false"]),
  flag("managedComputersEnabled", "Whether members may use hosted computers.", "on", ["between", "false"]),
  flag("byomComputersEnabled", "Whether members may register machines of their own.", "on", ["between", "false"]),
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
  flag("disableAutoUpdate", "Whether the client stays at its version.", "unknown", ["unknown", "false"]),
  flag("disableWeeklyUsageSummary", "Whether the weekly usage mail is off.", "on", ["between", "false"]),
  flag("voiceDictationEnabled", "Whether voice dictation is offered.", "none", free),
];
