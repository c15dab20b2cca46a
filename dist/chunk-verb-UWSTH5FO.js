import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  shellWord
} from "./chunk-chunk-Y2NB2BSU.js";
import {
  Argument,
  Option,
  collect,
  exits,
  withClient
} from "./chunk-chunk-K2FO47L6.js";
import "./chunk-chunk-KTVKDWAB.js";
import {
  fieldsOf,
  flagsOf,
  kebab
} from "./chunk-chunk-XZLPEJ3Y.js";
import "./chunk-chunk-KWL6ODPB.js";
import "./chunk-chunk-MJQJPINK.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/api-help.ts
function wordsOf(endpoint) {
  return endpoint.name.split(".").map(kebab).join(" ");
}
function helpOf(endpoint) {
  const { method, path, host, allowed, success, refusals } = endpoint;
  const on = host === "api" ? "the API host" : "the host of the application (--app-url)";
  return [
    "",
    `${method} ${path} on ${on}`,
    `Roles: ${allowed.join(", ")}.`,
    `Statuses: ${success}; refused with ${[...refusals, 429].toSorted((a, b) => a - b).join(", ")}.`,
    "",
    "Exit codes: 0 done, 2 wrong input, and nothing was sent, 3 refused or not answered.",
    "",
    "Example:",
    `  ${exampleOf(endpoint)}`
  ].join("\n");
}
function exampleOf(endpoint) {
  const words = fieldsOf(endpoint).flatMap((field) => {
    const value = endpoint.example[field.name];
    return value === void 0 ? [] : given(field, value);
  });
  return ["driftline api", wordsOf(endpoint), ...words].join(" ");
}
function given(field, value) {
  const [flag] = flagsOf(field);
  if (field.where === "path") return [word(value)];
  const values2 = field.kind === "maps" || field.kind === "texts" ? value : [value];
  return values2.map((one) => `${flag} ${word(one)}`);
}
function word(value) {
  return shellWord(typeof value === "string" ? value : JSON.stringify(value));
}

// src/commands/api/verb.ts
var values = {
  text: "text",
  number: "number",
  flag: "true or false",
  texts: "text",
  files: "file",
  map: "json or name=value",
  maps: "json or name=value,…"
};
function defineVerb(group, endpoint) {
  const [, verb = ""] = endpoint.name.split(".");
  const fields = fieldsOf(endpoint);
  const inPath = fields.filter((field) => field.where === "path");
  const command = group.command(kebab(verb)).description(endpoint.says);
  command.usage([...inPath.map((field) => `<${kebab(field.name)}>`), "[options]"].join(" "));
  for (const field of inPath) command.addArgument(new Argument(`[${kebab(field.name)}]`, `${field.says} (required)`));
  for (const field of fields) addOptions(command, field);
  if (endpoint.body)
    command.option("--body <file>", "the fields of the body as JSON, from a file or - for standard input");
  if (endpoint.paging) command.option("--all", "every item of all pages, as one list");
  command.addOption(
    new Option("--format <name>", "json, or ndjson: an item of a list on each line, as pages arrive").choices(["json", "ndjson"]).default("json")
  );
  command.optionsGroup("Service:");
  withClient(command).addHelpText("after", helpOf(endpoint)).action(exits(async (...args) => run(endpoint, fields, args)));
}
function addOptions(command, field) {
  const says = [field.says, field.required ? "(required)" : void 0, repeats(field)];
  for (const [i, flag] of flagsOf(field).entries()) {
    const option = new Option(`${flag} <${values[field.kind]}>`, says.filter((part) => part !== void 0).join(" "));
    option.argParser(collect).attributeName = () => field.name;
    if (field.choices.length > 0) option.argChoices = [...field.choices];
    command.addOption(option.hideHelp(i > 0 || field.where === "path"));
  }
}
function repeats({ kind, members }) {
  if (kind === "files" || kind === "texts") return "(may be given several times)";
  if (kind === "map" || kind === "maps")
    return `(may be given several times; names: ${Object.keys(members).join(", ")})`;
  return void 0;
}
async function run(endpoint, fields, args) {
  const flags = args.at(-1);
  const [{ readConfig }, { openClient }, { inputFrom, readBody }, { answer }] = await Promise.all([
    import("./chunk-config-EXHT7W53.js"),
    import("./chunk-open-client-7YZMHJPH.js"),
    import("./chunk-api-input-RCNKIV4S.js"),
    import("./chunk-api-answer-CCVXGDOT.js")
  ]);
  const words = Object.fromEntries(
    fields.map((field, i) => {
      const positional = field.where === "path" ? args[i] : void 0;
      return [field.name, [...positional === void 0 ? [] : [positional], ...flags[field.name] ?? []]];
    })
  );
  const body = flags.body === void 0 ? {} : await readBody(flags.body);
  const input = inputFrom(fields, words, body);
  const client = await openClient(flags, await readConfig(flags.config), process.env);
  return answer(client, endpoint, input, flags);
}
export {
  defineVerb
};
