// Checks requests and answers against GitHub's own description of its API. Each mismatch is an error with its place.
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

interface Operation {
  readonly parameters: readonly ({ readonly $ref: string } | Parameter)[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref: string } | { readonly content?: Content }>>;
}
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly schema: object;
}
type Content = Readonly<Record<string, { readonly schema: object }>>;

const slice = translated(JSON.parse(readFileSync("test/data/github-openapi.json", "utf8"))) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, coerceTypes: false });
ajv.addSchema({ $id: "github", components: slice.components });

/** Converts OpenAPI 3.0 to JSON Schema: nullable becomes a type, and all references point into one document. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== "object" || value === null) return value;
  const {
    nullable,
    discriminator: _,
    ...rest
  } = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, translated(member)]));
  if (typeof rest["$ref"] === "string") rest["$ref"] = rest["$ref"].replace("#/", "github#/");
  // A property may be named nullable too; only the keyword is a boolean.
  if (nullable !== true) return nullable === undefined ? rest : { ...rest, nullable };
  return { anyOf: [{ type: "null" }, rest] };
}

const compiled = new Map<object, ValidateFunction>();
function problemsOf(schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}

export interface Known {
  readonly path: string;
  readonly operation: Operation;
}

const shapes = Object.entries(slice.paths).map(
  ([path, methods]) => ({ path, methods, shape: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`) }) as const,
);

/** Returns the operation of a request; undefined if GitHub's description has none. */
export function operationOf(method: string, pathname: string): Known | undefined {
  for (const { path, methods, shape } of shapes) {
    const operation = methods[method.toLowerCase()];
    if (operation && shape.test(pathname)) return { path, operation };
  }
  return undefined;
}

/** Returns the problems of a request. */
export function requestProblems({ operation }: Known, query: URLSearchParams, body: unknown): string[] {
  const parameters = operation.parameters.map((parameter) =>
    "$ref" in parameter ? (lookup(parameter.$ref) as Parameter) : parameter,
  );
  const problems: string[] = [];
  for (const [name, text] of query) {
    const parameter = parameters.find((item) => item.in === "query" && item.name === name);
    if (!parameter) problems.push(`the query has no ${name}`);
    else problems.push(...problemsOf(parameter.schema, /^\d+$/.test(text) ? Number(text) : text));
  }
  const schema = operation.requestBody?.content["application/json"]?.schema;
  if (!schema) return body === undefined ? problems : [...problems, "there is no body"];
  const { properties = {} } = schema as { properties?: object };
  for (const name of Object.keys(body ?? {}))
    if (!Object.hasOwn(properties, name)) problems.push(`the body has no ${name}`);
  return [...problems, ...problemsOf(schema, body)];
}

/** Returns the problems of an answer. */
export function answerProblems({ operation }: Known, status: number, body: unknown): string[] {
  const response = operation.responses[String(status)];
  // GitHub's description often omits the answers for missing objects and failures.
  if (!response) return status >= 500 || status === 404 ? [] : [`no status ${status}`];
  const { content } = ("$ref" in response ? lookup(response.$ref) : response) as { readonly content?: Content };
  const schema = content?.["application/json"]?.schema;
  return schema ? problemsOf(schema, body) : [];
}

function lookup(pointer: string): unknown {
  const [, , kind, name] = pointer.split("/");
  return slice.components[kind!]![name!];
}
