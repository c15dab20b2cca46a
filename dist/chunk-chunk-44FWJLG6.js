import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  unpointer
} from "./chunk-chunk-2KDALSGB.js";

// src/catalog/settings/row.ts
function row(path, says, looser, unset, rest) {
  return { path, says, looser, unset: { as: unset[0], means: unset[1] }, class: "public", ...rest };
}
var free = ["between", "not enforced: the product default, or what a project or user sets"];
var noneAdded = ["nothing", "nothing added to the product's own list"];
var empty = ["nothing", "an empty list"];
var absent = ["unknown", "the product default applies"];
var autonomy = ["off", "low", "medium", "high"];
var autonomyMeans = {
  off: "reads, and runs allow-listed commands",
  low: "also edits files, and runs commands and MCP tools of low risk",
  medium: "also changes the workspace in ways that can be undone, such as installing packages and committing",
  high: "also does what cannot be undone, such as pushing, deploying and migrating"
};
var efforts = ["none", "dynamic", "off", "minimal", "low", "medium", "high", "xhigh", "max"];

// src/catalog/settings/autonomy.ts
var levels = ["low", "medium", "high"];
var required = {
  low: "runs by itself from low autonomy on",
  medium: "runs by itself from medium autonomy on",
  high: "runs by itself at high autonomy only"
};
var autonomySettings = [
  row(
    "maxAutonomyLevel",
    "The highest autonomy a session may reach; the effective control.",
    "up",
    ["loosest", "no cap: high"],
    { kind: "scale", values: autonomy, meanings: autonomyMeans }
  ),
  row(
    "subagentAutonomyLevel",
    "The autonomy of subagents, within the cap.",
    "up",
    ["loosest", "not enforced: inherited from the parent session, or what a project or user sets"],
    { kind: "scale", values: autonomy, inherits: "inherit", meanings: { inherit: "the level of the parent session" } }
  ),
  row(
    "mcpAutonomyOverrides",
    "The autonomy required before tools of an MCP server run by themselves, by server.",
    "none",
    empty,
    { kind: "map" }
  ),
  row(
    "mcpAutonomyOverrides[*].defaultLevel",
    "The autonomy required for every tool of the server: high is strictest.",
    "down",
    ["unknown", "the built-in class of each tool"],
    { kind: "scale", values: levels, meanings: required }
  ),
  row("mcpAutonomyOverrides[*].tools", "The autonomy required, by tool.", "none", empty, { kind: "map" }),
  row(
    "mcpAutonomyOverrides[*].tools[*]",
    "The autonomy required for the tool: high is strictest.",
    "down",
    ["unknown", "the server's level, else the built-in class"],
    { kind: "scale", values: levels, meanings: required }
  ),
  row(
    "mcpAutonomyUrlOverrides",
    "The autonomy required by MCP server address; the first match decides.",
    "unknown",
    empty,
    { kind: "json", list: "ordered", fields: { urlPattern: "url", defaultLevel: "public" } }
  ),
  row(
    "builtInToolAutonomyOverrides",
    "The autonomy required before built-in tools run by themselves, by tool.",
    "none",
    empty,
    { kind: "map" }
  ),
  row(
    "builtInToolAutonomyOverrides[*]",
    "The autonomy required for the tool: high is strictest.",
    "down",
    ["loosest", "low, the most permissive"],
    { kind: "scale", values: levels, meanings: required }
  )
];

// src/catalog/settings/commands.ts
var commands = [
  row("commandAllowlist", "Commands that run without asking.", "added", noneAdded, {
    kind: "command",
    list: "set",
    class: "command"
  }),
  row("commandDenylist", "Commands that always ask first.", "removed", noneAdded, {
    kind: "command",
    list: "set",
    class: "command"
  }),
  row("commandBlocklist", "Commands that never run.", "removed", empty, {
    kind: "command",
    list: "set",
    class: "command"
  }),
  row("hooks", "Commands that run on every member's machine, by event.", "none", empty, {
    kind: "map",
    class: "command"
  }),
  row("hooks[*]", "The hooks of one event: each is a command run on every member's machine.", "set", empty, {
    kind: "json",
    list: "ordered",
    class: "command"
  }),
  row("allowManagedHooksOnly", "Whether hooks of users and projects are dropped.", "off", ["between", "false"], {
    kind: "boolean"
  }),
  row("hooksDisabled", "Whether all hooks are off.", "on", ["between", "false"], { kind: "boolean" }),
  row("showHookOutput", "Whether hook output is shown.", "none", absent, { kind: "boolean" })
];

// src/catalog/settings/custom-models.ts
var providers = [
  "anthropic",
  "openai",
  "generic-chat-completion-api",
  "factory",
  "google",
  "xai",
  "voyage",
  "bedrock-converse"
];
var model = "customModels[*]";
var hosted = `${model}.hostedProvider`;
var customModels = [
  row("customModels", "Models the organization adds.", "none", empty, { kind: "keyed", key: "id" }),
  row(`${model}.id`, "The model's key, starting with `custom:`.", "none", absent, { kind: "model" }),
  row(`${model}.model`, "The provider's name of the model.", "none", absent, { kind: "model" }),
  row(`${model}.displayName`, "The name members see.", "none", absent, { kind: "text" }),
  row(`${model}.provider`, "The protocol spoken.", "none", absent, { kind: "enum", values: providers }),
  row(`${model}.index`, "The place in the menu.", "none", absent, { kind: "integer" }),
  row(`${model}.baseUrl`, "Where prompts, code and the key are sent.", "set", absent, { kind: "url", class: "url" }),
  row(
    `${model}.apiKey`,
    "The provider's key: a literal, or a reference such as ${NAME}.",
    "none",
    ["unknown", "no key"],
    { kind: "secret", class: "secret" }
  ),
  row(`${model}.maxContextLimit`, "The context limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model}.thinkingMaxTokens`, "The thinking limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model}.maxOutputTokens`, "The output limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model}.enableThinking`, "Whether the model thinks first.", "none", absent, { kind: "boolean" }),
  row(`${model}.noImageSupport`, "Whether the model takes no images.", "none", absent, { kind: "boolean" }),
  row(`${model}.reasoningEffort`, "The reasoning effort.", "none", absent, { kind: "enum", values: efforts }),
  row(`${model}.extraHeaders`, "Headers sent with every request.", "none", empty, { kind: "map" }),
  row(`${model}.extraHeaders[*]`, "The header's value; often a credential.", "unknown", ["unknown", "not sent"], {
    kind: "secret",
    class: "secret"
  }),
  row(`${model}.extraArgs`, "Arguments added to every request.", "none", empty, { kind: "map" }),
  row(
    `${model}.extraArgs[*]`,
    "The argument's value; its texts are treated as secret.",
    "unknown",
    ["unknown", "not sent"],
    { kind: "json", class: "secret" }
  ),
  row(`${hosted}.cloudProfile`, "The cloud profile used.", "none", absent, { kind: "text" }),
  row(`${hosted}.cloudRegion`, "The cloud region used.", "none", absent, { kind: "text" }),
  row(`${hosted}.hostedBaseUrl`, "Where prompts are sent instead of the provider's own address.", "set", absent, {
    kind: "url",
    class: "url"
  }),
  row(
    `${hosted}.cloudAuthRefresh`,
    "A shell command run on members' machines to refresh cloud credentials.",
    "set",
    ["nothing", "no command"],
    { kind: "command", class: "command" }
  ),
  row(
    `${hosted}.cloudCredentialExport`,
    "A shell command run on members' machines to export cloud credentials.",
    "set",
    ["nothing", "no command"],
    { kind: "command", class: "command" }
  )
];

// src/catalog/settings/models.ts
var listed = { switch: { path: "modelPolicy.allowAllServiceModels", on: false, offIsSafe: false } };
var models = [
  row("modelPolicy.allowedModelIds", "The models members may use.", "added", ["everything", "every model"], {
    kind: "model",
    list: "set",
    overriddenBy: "userModelPolicies[*].allowedModelIds",
    ...listed
  }),
  row("modelPolicy.blockedModelIds", "The models nobody may use.", "removed", ["nothing", "none blocked"], {
    kind: "model",
    list: "set",
    overriddenBy: "userModelPolicies[*].blockedModelIds",
    ...listed
  }),
  row(
    "modelPolicy.allowedBaseUrls",
    "The addresses custom models may connect to.",
    "added",
    ["everything", "every address"],
    { kind: "url", list: "set", class: "url" }
  ),
  row(
    "modelPolicy.allowCustomModels",
    "Whether members may add models of their own.",
    "on",
    ["loosest", "not restricted"],
    { kind: "boolean" }
  ),
  row(
    "modelPolicy.allowAllServiceModels",
    "Whether all models of the service are allowed, whatever the lists say.",
    "on",
    ["between", "the lists apply"],
    { kind: "boolean" }
  ),
  row(
    "modelPolicy.isFastModelsAllowed",
    "Whether the faster, dearer variants are allowed.",
    "on",
    ["loosest", "allowed"],
    { kind: "boolean" }
  ),
  row("modelPolicy.requireExplicitOptInModelIds", "Models members must opt in to.", "unknown", empty, {
    kind: "model",
    list: "set"
  }),
  row("userModelPolicies", "Exceptions from the model policy, by user id.", "none", empty, {
    kind: "map",
    class: "personal"
  }),
  row("userModelPolicies[*].allowedModelIds", "The models this user may use.", "added", ["nothing", "no exception"], {
    kind: "model",
    list: "set"
  }),
  row(
    "userModelPolicies[*].blockedModelIds",
    "The models this user may not use.",
    "removed",
    ["nothing", "none blocked"],
    { kind: "model", list: "set" }
  ),
  row("subagentModelSettings", "Models and efforts of subagents, by size.", "none", empty, { kind: "map" }),
  row("subagentModelSettings[*]", "The model or reasoning effort.", "none", absent, { kind: "text" }),
  row("factoryRouterGuidance", "Text given to the model router.", "unknown", absent, {
    kind: "text",
    class: "free"
  }),
  row("factoryRouterRules", "Rules given to the model router.", "unknown", empty, {
    kind: "json",
    list: "ordered",
    class: "command"
  })
];

// src/catalog/settings/organization.ts
var organization = [
  row(
    "cloudSessionSync",
    "Whether transcripts are stored by the service: true leaves the machine, false leaves no central record.",
    "unknown",
    ["unknown", "true"],
    { kind: "boolean" }
  ),
  row("wikiCloudSync", "Whether generated wikis are stored by the service.", "on", ["loosest", "true"], {
    kind: "boolean"
  }),
  row(
    "includeCoAuthoredByAgent",
    "Whether commits carry a trailer that names the agent.",
    "off",
    ["between", "true, but users may turn it off"],
    { kind: "boolean" }
  ),
  row(
    "enableAgentShield",
    "Whether commits and pushes made through the agent are scanned for secrets.",
    "off",
    ["between", "on, but users may turn it off"],
    { kind: "boolean" }
  ),
  row(
    "ideAutoConnect",
    "Whether the agent connects to a running editor by itself.",
    "on",
    ["between", "false, but users may turn it on"],
    { kind: "boolean" }
  ),
  row("restrictMemberVisibility", "Whether members are hidden from non-admins.", "off", ["loosest", "false"], {
    kind: "boolean"
  }),
  row("restrictApiKeyCreationToManagers", "Whether only managers may create API keys.", "off", ["loosest", "false"], {
    kind: "boolean"
  }),
  row("managedComputersEnabled", "Whether members may use hosted computers.", "on", ["between", "false"], {
    kind: "boolean"
  }),
  row("byomComputersEnabled", "Whether members may register machines of their own.", "on", ["between", "false"], {
    kind: "boolean"
  }),
  row("managedComputersAllowedEmails", "Who may use hosted computers.", "added", ["everything", "all members"], {
    kind: "email",
    list: "set",
    class: "personal",
    switch: { path: "managedComputersEnabled", on: true, offIsSafe: true }
  }),
  row("byomComputersAllowedEmails", "Who may register machines of their own.", "added", ["everything", "all members"], {
    kind: "email",
    list: "set",
    class: "personal",
    switch: { path: "byomComputersEnabled", on: true, offIsSafe: true }
  }),
  row(
    "sessionRetentionDays",
    "How many days sessions are kept (14 to 365).",
    "unknown",
    ["unknown", "the organization default"],
    { kind: "integer" }
  ),
  row("disableAutoUpdate", "Whether the client stays at its version.", "unknown", ["unknown", "false"], {
    kind: "boolean"
  }),
  row("disableWeeklyUsageSummary", "Whether the weekly usage mail is off.", "on", ["between", "false"], {
    kind: "boolean"
  }),
  row("voiceDictationEnabled", "Whether voice dictation is offered.", "none", free, { kind: "boolean" })
];

// src/catalog/settings/reach.ts
var sourceFields = {
  source: "public",
  repo: "url",
  url: "url",
  path: "public",
  ref: "public",
  sha: "public"
};
var on = (path) => ({ path, on: true, offIsSafe: false });
var reach = [
  row("mcpPolicy.enabled", "Whether the MCP allowlist is enforced.", "off", ["loosest", "not enforced"], {
    kind: "boolean"
  }),
  row(
    "mcpPolicy.allowlist",
    "MCP servers that may run: host names, or commands with arguments.",
    "added",
    ["nothing", "all servers blocked"],
    { kind: "mcp", list: "set", class: "command", switch: on("mcpPolicy.enabled") }
  ),
  row(
    "missionPolicy.restrictedAccess",
    "Whether only listed users may start missions.",
    "off",
    ["loosest", "everyone may"],
    { kind: "boolean" }
  ),
  row("missionPolicy.allowedUserIds", "Who may start missions.", "added", ["nothing", "nobody"], {
    kind: "user",
    list: "set",
    class: "personal",
    switch: on("missionPolicy.restrictedAccess")
  }),
  row(
    "enabledPlugins",
    "Plugins installed (true) or forbidden (false) on every machine, as name@marketplace.",
    "none",
    empty,
    { kind: "map" }
  ),
  row("enabledPlugins[*]", "Whether the plugin is installed on every machine.", "on", ["between", "left to members"], {
    kind: "boolean"
  }),
  row("extraKnownMarketplaces", "Plugin marketplaces added on every machine.", "none", empty, { kind: "map" }),
  ...Object.entries({ source: "set", repo: "set", url: "set", path: "set", ref: "unknown", sha: "unset" }).map(
    ([field, looser]) => row(
      `extraKnownMarketplaces[*].source.${field}`,
      field === "sha" ? "The commit the marketplace is pinned to." : `The marketplace's ${field}.`,
      looser,
      ["nothing", field === "sha" ? "not pinned" : "not given"],
      field === "source" ? { kind: "enum", values: ["github", "url", "local", "git-subdir"] } : {
        kind: field === "repo" || field === "url" ? "repository" : "text",
        class: sourceFields[field] ?? "public"
      }
    )
  ),
  row(
    "strictKnownMarketplaces",
    "The only marketplaces members may add.",
    "added",
    ["everything", "every marketplace"],
    { kind: "marketplace", list: "set", fields: sourceFields }
  ),
  row("networkPolicy.allowedIps", "The allowed addresses.", "added", ["everything", "every address"], {
    kind: "cidr",
    list: "set"
  })
];

// src/catalog/settings/sandbox.ts
var sandboxed = { switch: { path: "sandbox.enabled", on: true, offIsSafe: false } };
var fs = "sandbox.filesystem";
var net = "sandbox.network";
var sandbox = [
  row("sandbox.enabled", "Whether commands run in the sandbox.", "off", ["loosest", "off"], { kind: "boolean" }),
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
        "per-command": "each command; the agent itself stays outside"
      },
      ...sandboxed
    }
  ),
  row(`${fs}.allowWrite`, "Paths commands may write, besides the working directory.", "added", empty, {
    kind: "path",
    list: "set",
    ...sandboxed
  }),
  row(`${fs}.allowRead`, "Paths commands may read inside a denied region.", "added", empty, {
    kind: "path",
    list: "set",
    ...sandboxed
  }),
  row(`${fs}.denyWrite`, "Paths commands may never write.", "removed", empty, {
    kind: "path",
    list: "set",
    ...sandboxed
  }),
  row(`${fs}.denyRead`, "Paths commands may never read.", "removed", ["nothing", "everything can be read"], {
    kind: "path",
    list: "set",
    ...sandboxed
  }),
  row(`${net}.allowedDomains`, "Hosts commands may reach.", "added", ["nothing", "no network"], {
    kind: "domain",
    list: "set",
    ...sandboxed
  }),
  row(`${net}.allowUnixSockets`, "Unix sockets commands may use; docker.sock is the whole host.", "added", empty, {
    kind: "path",
    list: "set",
    ...sandboxed
  }),
  row(`${net}.allowAllUnixSockets`, "Whether every Unix socket may be used.", "on", ["between", "false"], {
    kind: "boolean",
    ...sandboxed
  }),
  row(`${net}.allowLocalBinding`, "Whether commands may listen on local ports.", "on", ["between", "false"], {
    kind: "boolean",
    ...sandboxed
  }),
  row(`${net}.httpProxyPort`, "A proxy of one's own for HTTP.", "set", ["nothing", "the sandbox's own proxy"], {
    kind: "integer",
    ...sandboxed
  }),
  row(`${net}.socksProxyPort`, "A proxy of one's own for SOCKS.", "set", ["nothing", "the sandbox's own proxy"], {
    kind: "integer",
    ...sandboxed
  })
];

// src/catalog/settings/sessions.ts
var sessions = [
  row("sessionDefaultSettings.model", "The model a new session starts with.", "none", free, { kind: "model" }),
  row("sessionDefaultSettings.reasoningEffort", "The reasoning effort a new session starts with.", "none", free, {
    kind: "enum",
    values: efforts
  }),
  row(
    "sessionDefaultSettings.interactionMode",
    "How a new session works: planning first, directly, or as a mission.",
    "up",
    ["between", "not enforced: auto"],
    {
      kind: "scale",
      values: ["spec", "auto", ["mission", "agi"]],
      meanings: {
        spec: "plans first, and waits",
        auto: "works directly",
        mission: "works by itself for hours",
        agi: "the older name of mission"
      }
    }
  ),
  row(
    "sessionDefaultSettings.autonomyLevel",
    "The autonomy a new session starts with; a default, not a cap.",
    "up",
    ["between", "not enforced: off"],
    { kind: "scale", values: autonomy, meanings: autonomyMeans }
  ),
  row(
    "sessionDefaultSettings.autonomyMode",
    "Deprecated form of interaction mode and autonomy level in one.",
    "up",
    ["between", "not enforced"],
    { kind: "scale", values: ["spec", "normal", "auto-low", "auto-medium", "auto-high"] }
  ),
  row("sessionDefaultSettings.specModeModel", "The model used while planning.", "none", free, { kind: "model" }),
  row("sessionDefaultSettings.specModeReasoningEffort", "The reasoning effort while planning.", "none", free, {
    kind: "enum",
    values: efforts
  }),
  row("sessionDefaultSettings.runInWorktree", "Whether a new session works in a worktree of its own.", "none", free, {
    kind: "boolean"
  })
];

// src/catalog/settings.ts
var settingGroups = [
  { title: "How far the agent may go by itself", settings: autonomySettings },
  { title: "Which models may be used", settings: models },
  { title: "Models the organization adds", settings: customModels },
  { title: "Commands and hooks", settings: commands },
  { title: "What the agent may reach", settings: reach },
  { title: "The sandbox", settings: sandbox },
  { title: "Storage, visibility and computers", settings: organization },
  { title: "What new sessions start with", settings: sessions }
];
var settings = settingGroups.flatMap((group) => group.settings);
var hosted2 = "customModels[*].hostedProvider";
var publishedAliases = {
  enableDroidShield: "enableAgentShield",
  includeCoAuthoredByDroid: "includeCoAuthoredByAgent",
  "modelPolicy.allowAllFactoryModels": "modelPolicy.allowAllServiceModels",
  "customModels[*].bedrock": hosted2,
  [`${hosted2}.awsProfile`]: `${hosted2}.cloudProfile`,
  [`${hosted2}.awsRegion`]: `${hosted2}.cloudRegion`,
  [`${hosted2}.bedrockBaseUrl`]: `${hosted2}.hostedBaseUrl`,
  [`${hosted2}.awsAuthRefresh`]: `${hosted2}.cloudAuthRefresh`,
  [`${hosted2}.awsCredentialExport`]: `${hosted2}.cloudCredentialExport`
};

// src/catalog/catalog.ts
function createCatalog(aliases = {}) {
  const root = { path: "", keys: /* @__PURE__ */ new Map() };
  for (const setting of settings) reach2(root, setting.path).setting = setting;
  for (const [written, target] of Object.entries({ ...publishedAliases, ...aliases })) alias(root, written, target);
  const byPath = new Map(settings.map((setting) => [setting.path, setting]));
  return { root, settings, setting: (path) => byPath.get(path), place: (path) => find(root, path) };
}
function settingAt({ root }, subject) {
  let place = root;
  for (const key of unpointer(subject)) place = place?.keys.get(key)?.place ?? place?.any;
  return place?.setting;
}
function steps(path) {
  return path.replaceAll("[*]", ".[*]").split(".");
}
function reach2(root, path) {
  let node = root;
  for (const step of steps(path)) {
    if (step === "[*]") node = node.any ??= { path: `${node.path}[*]`, keys: /* @__PURE__ */ new Map() };
    else {
      let next = node.keys.get(step);
      if (!next) {
        next = { name: step, place: { path: node.path ? `${node.path}.${step}` : step, keys: /* @__PURE__ */ new Map() } };
        node.keys.set(step, next);
      }
      node = next.place;
    }
  }
  return node;
}
function find(root, path) {
  let node = root;
  for (const step of path === "" ? [] : steps(path)) {
    if (!node) return void 0;
    node = step === "[*]" ? node.any : node.keys.get(step)?.place;
  }
  return node;
}
function alias(root, written, target) {
  const parent = (path) => path.slice(0, Math.max(0, path.lastIndexOf(".")));
  const last = (path) => path.slice(path.lastIndexOf(".") + 1);
  const group = find(root, parent(target));
  const found = group?.keys.get(last(target));
  if (!group || !found) throw new RangeError(`alias ${written}: ${target} is not a setting`);
  if (find(root, parent(written)) !== group) throw new RangeError(`alias ${written}: must stand beside ${target}`);
  if (!/^[^[\]]+$/.test(last(written))) throw new RangeError(`alias ${written}: is not the name of a setting`);
  const known = group.keys.get(last(written));
  if (known && known.place !== found.place) throw new RangeError(`alias ${written}: is a setting of its own`);
  if (!known) group.keys.set(last(written), found);
}

export {
  createCatalog,
  settingAt
};
