// Shared by several checks: settings they fit, and settings they do not.
import { secretMarker } from "../../src/model/sealed.ts";

type Misfits = readonly (readonly [path: string, why: string])[];

/** For checks against a limit. */
export const bounds = {
  fits: [
    "maxAutonomyLevel",
    "sandbox.mode",
    "mcpAutonomyOverrides[*].defaultLevel",
    "sessionRetentionDays",
    "sandbox.network.httpProxyPort",
  ],
  misfits: [
    ["enableAgentShield", "it needs a level or a number"],
    ["sessionDefaultSettings.reasoningEffort", "it needs a level or a number"],
    ["sessionDefaultSettings.model", "it needs a level or a number"],
    ["modelPolicy.allowedModelIds", "it needs one value, and this is a list; use size or each"],
    ["customModels", "it needs one value, and this is a list of entries; use size or each"],
    ["enabledPlugins", "it needs one value, and this is a map; use size or each"],
    ["customModels[*].apiKey", "a secret is judged with secret or maxAge"],
  ] as Misfits,
  refuses: [
    ["maxAutonomyLevel", "turbo", /invalid_value/],
    ["subagentAutonomyLevel", "inherit", /invalid_value/],
    ["maxAutonomyLevel", 2, /invalid_value/],
    ["maxAutonomyLevel", ["low"], /invalid_value/],
    ["sessionRetentionDays", "30", /invalid_type/],
    ["sessionRetentionDays", 30.5, /invalid_type/],
  ] as readonly (readonly [string, string | number | readonly string[], RegExp])[],
};

/** For checks on lists, which read a single value as a list of one. */
export const lists = {
  models: "modelPolicy.allowedModelIds",
  ips: "networkPolicy.allowedIps",
  hosts: "sandbox.network.allowedDomains",
  mails: "managedComputersAllowedEmails",
  write: "sandbox.filesystem.allowWrite",
  deny: "sandbox.filesystem.denyRead",
  market: "strictKnownMarketplaces",
  plugins: { source: "github", repo: "corp/plugins" },
  fits: [
    "modelPolicy.allowedModelIds",
    "networkPolicy.allowedIps",
    "sandbox.network.allowedDomains",
    "managedComputersAllowedEmails",
    "sandbox.filesystem.allowWrite",
    "strictKnownMarketplaces",
    "sessionDefaultSettings.model",
    "maxAutonomyLevel",
    "customModels[*].baseUrl",
  ],
  misfits: [
    ["customModels", "it holds entries; use each"],
    ["enabledPlugins", "it holds entries; use each"],
    ["customModels[*].apiKey", "a secret is judged with secret or maxAge"],
    ["enableAgentShield", "it needs a list or a text"],
    ["sessionRetentionDays", "it needs a list or a text"],
  ] as Misfits,
};

/** For checks on texts. */
export const texts = {
  name: "customModels[*].displayName",
  model: "sessionDefaultSettings.model",
  host: "customModels[*].baseUrl",
  misfits: [
    ["modelPolicy.allowedModelIds", "it needs one value, and this is a list; use each"],
    ["customModels", "it needs one value, and this is a list of entries; use each"],
    ["enabledPlugins", "it needs one value, and this is a map; use each"],
    ["customModels[*].apiKey", "a secret is judged with secret or maxAge"],
    ["enableAgentShield", "it needs a text"],
    ["sessionRetentionDays", "it needs a text"],
    ["customModels[*].extraArgs[*]", "it needs a text"],
  ] as Misfits,
};

/** For checks on secrets. */
export const keys = {
  key: "customModels[*].apiKey",
  header: "customModels[*].extraHeaders[*]",
  argument: "customModels[*].extraArgs[*]",
  literal: secretMarker("literal", "fp:run:1", {}),
  placeholder: secretMarker("placeholder", "fp:run:2", {}),
  masked: secretMarker("masked-by-server", "fp:run:3", {}),
  reference: secretMarker("reference", "fp:run:4", {}),
  misfits: [
    ["maxAutonomyLevel", "it needs a setting that holds a secret"],
    ["customModels", "it needs a setting that holds a secret"],
    ["customModels[*].extraHeaders", "it needs a setting that holds a secret"],
  ] as Misfits,
};
