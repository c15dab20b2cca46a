// Every field of the settings object that the interface names.
const byGroup: Record<string, string> = {
  "":
    "maxAutonomyLevel mcpAutonomyOverrides commandAllowlist commandDenylist customModels cloudSessionSync wikiCloudSync " +
    "includeCoAuthoredByAgent enableAgentShield ideAutoConnect userModelPolicies enabledPlugins extraKnownMarketplaces " +
    "strictKnownMarketplaces restrictMemberVisibility restrictApiKeyCreationToManagers sessionRetentionDays " +
    "managedComputersEnabled byomComputersEnabled managedComputersAllowedEmails byomComputersAllowedEmails",
  sessionDefaultSettings:
    "model reasoningEffort interactionMode autonomyLevel autonomyMode specModeModel specModeReasoningEffort",
  "customModels[*]":
    "model id baseUrl apiKey displayName provider index maxContextLimit thinkingMaxTokens maxOutputTokens " +
    "enableThinking noImageSupport reasoningEffort extraHeaders extraArgs",
  "customModels[*].hostedProvider": "cloudProfile cloudRegion hostedBaseUrl cloudAuthRefresh cloudCredentialExport",
  modelPolicy:
    "allowedModelIds blockedModelIds allowedBaseUrls allowCustomModels allowAllServiceModels isFastModelsAllowed",
  mcpPolicy: "enabled allowlist",
  missionPolicy: "restrictedAccess allowedUserIds",
  networkPolicy: "allowedIps",
  sandbox: "enabled mode",
  "sandbox.filesystem": "allowWrite allowRead denyWrite denyRead",
  "sandbox.network":
    "allowedDomains allowUnixSockets allowAllUnixSockets allowLocalBinding httpProxyPort socksProxyPort",
};

/** Their paths, as in the catalog. */
export const interfaceSettings = Object.entries(byGroup).flatMap(([group, names]) =>
  names.split(" ").map((name) => (group === "" ? name : `${group}.${name}`)),
);
