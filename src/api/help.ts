// The help of an endpoint besides its options.
import { shellWord } from "../run/shell-word.ts";
import { type Endpoint, rolesText } from "../service/endpoint.ts";
import { type Field, fieldsOf, flagsOf, kebab } from "./fields.ts";

/** Returns the command words of an endpoint: `enterprise-controls history`. */
export function wordsOf(endpoint: Endpoint): string {
  return endpoint.name.split(".").map(kebab).join(" ");
}

/** Returns method and path, roles, statuses, and a working example. */
export function helpOf(endpoint: Endpoint): string {
  const { method, path, host, success, refusals } = endpoint;
  const on = host === "api" ? "the API host" : "the host of the application (--app-url)";
  return [
    "",
    `${method} ${path} on ${on}`,
    `Roles: ${rolesText(endpoint)}.`,
    `Statuses: ${success}; refused with ${[...refusals, 429].toSorted((a, b) => a - b).join(", ")}.`,
    "",
    "Exit codes: 0 done, 2 wrong input, and nothing was sent, 3 refused or not answered.",
    "",
    "Example:",
    `  ${exampleOf(endpoint)}`,
  ].join("\n");
}

/** Writes an endpoint's example as a command. */
export function exampleOf(endpoint: Endpoint): string {
  const words = fieldsOf(endpoint).flatMap((field) => {
    const value = endpoint.example[field.name];
    return value === undefined ? [] : argumentsFor(field, value);
  });
  return ["driftline api", wordsOf(endpoint), ...words].join(" ");
}

function argumentsFor(field: Field, value: unknown): string[] {
  const [flag] = flagsOf(field);
  if (field.where === "path") return [word(value)];
  const values = field.kind === "maps" || field.kind === "texts" ? (value as unknown[]) : [value];
  return values.map((item) => `${flag} ${word(item)}`);
}

function word(value: unknown): string {
  return shellWord(typeof value === "string" ? value : JSON.stringify(value));
}
