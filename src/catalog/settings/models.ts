// Which models may be used.
import type { Setting } from "../setting.ts";
import { absent, empty, flag, map, noEntries, row } from "./row.ts";

const list = { kind: "model", list: "set" } as const;
const allowAll = "modelPolicy.allowAllServiceModels";
const byList = { switch: { path: allowAll, on: false, offIsSafe: false } };
const everyModel = "every model, perhaps not if allowAllServiceModels is false";

export const models: readonly Setting[] = [
  row("modelPolicy.allowedModelIds", "The models that members may use.", "added", ["everything", everyModel], {
    ...list,
    allows: "models",
    overriddenBy: "userModelPolicies[*].allowedModelIds",
    deniedBy: ["blockedModelIds"],
    unclearWithout: allowAll,
    ...byList,
  }),
  row("modelPolicy.blockedModelIds", "The models that nobody may use.", "removed", ["nothing", "none blocked"], {
    ...list,
    overriddenBy: "userModelPolicies[*].blockedModelIds",
    ...byList,
  }),
  row(
    "modelPolicy.allowedBaseUrls",
    "The addresses to which custom models may connect.",
    "added",
    ["everything", "every address"],
    { kind: "url", list: "set", class: "url", allows: "urls" },
  ),
  flag("modelPolicy.allowCustomModels", "Whether members may add models of their own.", "on", [
    "loosest",
    "not restricted",
  ]),
  row(
    allowAll,
    "Whether all models of the service are allowed, whatever the lists say.",
    "on",
    ["between", "the lists apply"],
    { kind: "boolean", overriddenBy: "userModelPolicies[*].allowAllServiceModels" },
  ),
  flag("modelPolicy.isFastModelsAllowed", "Whether the faster and more expensive variants are allowed.", "on", [
    "loosest",
    "allowed",
  ]),
  row(
    "modelPolicy.requireExplicitOptInModelIds",
    "Models that a member must opt in to before use.",
    "unknown",
    empty,
    list,
  ),
  row("userModelPolicies", "Overrides of the model policy, by user id.", "none", noEntries, {
    kind: "map",
    class: "personal",
  }),
  row(
    "userModelPolicies[*].allowedModelIds",
    "The models that this user may use.",
    "added",
    ["nothing", "no override"],
    {
      ...list,
      deniedBy: ["blockedModelIds"],
    },
  ),
  row(
    "userModelPolicies[*].blockedModelIds",
    "The models that this user may not use.",
    "removed",
    ["nothing", "none blocked"],
    list,
  ),
  flag(
    "userModelPolicies[*].allowAllServiceModels",
    "Whether this user may use all models of the service, whatever the lists say.",
    "on",
    ["between", "no override"],
  ),
  map("subagentModelSettings", "Models and efforts of subagents, by size."),
  row("subagentModelSettings[*]", "The model or reasoning effort.", "none", absent, { kind: "text" }),
  row("factoryRouterGuidance", "Text that the model router gets.", "unknown", absent, { kind: "text", class: "free" }),
  row("factoryRouterRules", "Rules that the model router gets.", "unknown", empty, {
    kind: "json",
    list: "ordered",
    class: "command",
  }),
];
