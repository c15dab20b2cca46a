// Models that the organization adds, with their keys and addresses.
import { efforts, providers } from "../../model/model-values.ts";
import type { Setting } from "../setting.ts";
import { absent, flag, map, noEntries, row } from "./row.ts";

const model = "customModels[*]";

const hosted = `${model}.hostedProvider`;

export const customModels: readonly Setting[] = [
  row("customModels", "Models that the organization adds.", "none", noEntries, { kind: "keyed", key: "id" }),
  row(`${model}.id`, "The model's key, starting with `custom:`.", "none", absent, { kind: "model" }),
  row(`${model}.model`, "The provider's name of the model.", "none", absent, { kind: "model" }),
  row(`${model}.displayName`, "The name that members see.", "none", absent, { kind: "text" }),
  row(`${model}.provider`, "The protocol of the model's API.", "none", absent, { kind: "enum", values: providers }),
  row(`${model}.index`, "The place in the menu.", "none", absent, { kind: "integer" }),
  row(`${model}.baseUrl`, "Where prompts, code and the key are sent.", "set", absent, {
    kind: "url",
    class: "url",
    lever: "endpoint",
  }),
  row(
    `${model}.apiKey`,
    "The provider's key: a literal, or a reference such as ${NAME}.",
    "literal",
    ["unknown", "no key"],
    { kind: "secret", class: "secret" },
  ),
  row(`${model}.maxContextLimit`, "The context limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model}.thinkingMaxTokens`, "The thinking limit, in tokens.", "none", absent, { kind: "integer" }),
  row(`${model}.maxOutputTokens`, "The output limit, in tokens.", "none", absent, { kind: "integer" }),
  flag(`${model}.enableThinking`, "Whether the model thinks first.", "none", absent),
  flag(`${model}.noImageSupport`, "Whether the model accepts no images.", "none", absent),
  row(`${model}.reasoningEffort`, "The reasoning effort.", "none", absent, { kind: "enum", values: efforts }),
  map(`${model}.extraHeaders`, "Headers that are sent with every request."),
  row(`${model}.extraHeaders[*]`, "The header's value; often a credential.", "unknown", ["unknown", "not sent"], {
    kind: "secret",
    class: "secret",
  }),
  map(`${model}.extraArgs`, "Arguments that are added to every request."),
  row(
    `${model}.extraArgs[*]`,
    "The argument's value; its texts are treated as secret.",
    "unknown",
    ["unknown", "not sent"],
    { kind: "json", class: "secret" },
  ),
  row(`${hosted}.cloudProfile`, "The cloud profile.", "none", absent, { kind: "text" }),
  row(`${hosted}.cloudRegion`, "The cloud region.", "none", absent, { kind: "text" }),
  row(`${hosted}.hostedBaseUrl`, "Where prompts are sent instead of the provider's own address.", "set", absent, {
    kind: "url",
    class: "url",
    lever: "endpoint",
  }),
  row(
    `${hosted}.cloudAuthRefresh`,
    "A shell command run on members' machines to refresh cloud credentials.",
    "set",
    ["nothing", "no command"],
    { kind: "command", class: "command", lever: "command" },
  ),
  row(
    `${hosted}.cloudCredentialExport`,
    "A shell command run on members' machines to export cloud credentials.",
    "set",
    ["nothing", "no command"],
    { kind: "command", class: "command", lever: "command" },
  ),
];
