// One endpoint as a command: its options come from the declared schemas, the client does the work.
import { Argument, type Command as Program, Option } from "commander";
import { type Field, fieldsOf, flagsOf, kebab, type Kind } from "../../api/fields.ts";
import { helpOf } from "../../api/help.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { type ClientFlags, collect, exits, withClient } from "../command.ts";

interface Flags extends ClientFlags {
  readonly body?: string;
  readonly all?: boolean;
  readonly format: "json" | "ndjson";
}

/** The placeholder of an option's value in the help. */
const values: Readonly<Record<Kind, string>> = {
  text: "text",
  number: "number",
  flag: "true or false",
  texts: "text",
  files: "file",
  map: "json or name=value,…",
  maps: "json or name=value,…",
};

export function defineVerb(group: Program, endpoint: Endpoint): void {
  const [, verb = ""] = endpoint.name.split(".");
  const fields = fieldsOf(endpoint);
  const inPath = fields.filter((field) => field.where === "path");
  const command = group.command(kebab(verb)).description(endpoint.description);
  command.usage([...inPath.map((field) => `<${kebab(field.name)}>`), "[options]"].join(" "));
  for (const field of inPath)
    command.addArgument(new Argument(`[${kebab(field.name)}]`, `${field.description} (required)`));
  for (const field of fields) addOptions(command, field);
  if (endpoint.body)
    command.option("--body <file>", "the fields of the body as JSON, from a file or - for standard input");
  if (endpoint.paging) command.option("--all", "request all pages, and print their items as one list");
  command.addOption(
    new Option(
      "--format <name>",
      `json, or ndjson: ${endpoint.paging ? "one item of the list per line" : "the answer in one line"}`,
    )
      .choices(["json", "ndjson"])
      .default("json"),
  );
  withClient(command)
    .addHelpText("after", helpOf(endpoint))
    .action(
      exits(async (...args: never[]) => run(endpoint, fields, args), { mayBeBlank: fields.map(({ name }) => name) }),
    );
}

/** Adds an option for each spelling; the first is shown. The client checks all values at once. */
function addOptions(command: Program, field: Field): void {
  const descriptions = [field.description, field.required ? "(required)" : undefined, repeats(field)];
  for (const [i, flag] of flagsOf(field).entries()) {
    const option = new Option(
      `${flag} <${values[field.kind]}>`,
      descriptions.filter((part) => part !== undefined).join(" "),
    );
    option.argParser(collect).attributeName = () => field.name;
    if (field.choices.length > 0) option.argChoices = [...field.choices];
    command.addOption(option.hideHelp(i > 0 || field.where === "path"));
  }
}

function repeats({ kind, members }: Field): string | undefined {
  if (kind === "files" || kind === "texts") return "(may be given several times)";
  if (kind === "map" || kind === "maps")
    return `(may be given several times; names: ${Object.keys(members).join(", ")})`;
  return undefined;
}

async function run(endpoint: Endpoint, fields: readonly Field[], args: readonly unknown[]): Promise<number> {
  const flags = args.at(-1) as Flags & Record<string, readonly string[] | undefined>;
  const { readConfig } = await import("../../run/read-config.ts");
  const { openClient } = await import("../../api/open-client.ts");
  const { inFlags, inputFrom, readBody } = await import("../../api/input.ts");
  const { answer } = await import("../../api/answer.ts");
  const words = Object.fromEntries(
    fields.map((field, i) => {
      const positional = field.where === "path" ? (args[i] as string | undefined) : undefined;
      return [field.name, [...(positional === undefined ? [] : [positional]), ...(flags[field.name] ?? [])]];
    }),
  );
  const body = flags.body === undefined ? {} : await readBody(flags.body);
  const input = inputFrom(fields, words, body);
  const client = await openClient(flags, await readConfig(flags.config), process.env);
  return answer(client, endpoint, input, flags).catch((error: unknown) => {
    throw inFlags(error, endpoint, fields);
  });
}
