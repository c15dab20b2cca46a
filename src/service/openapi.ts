// The service's interface as an OpenAPI document, derived from the declared endpoints.
import { type Endpoint, type RefusalStatus, rolesText } from "./endpoint.ts";
import { endpoints, resources } from "./index.ts";
import { components, type JsonSchema, schemaOf } from "./openapi-schemas.ts";
import { partsOf } from "./wire.ts";

type Node = Readonly<Record<string, unknown>>;

/** The name and the description of each refusal in the document. */
const refusals: Readonly<Record<RefusalStatus, readonly [name: string, when: string]>> = {
  400: ["BadRequest", "The request is not one that the interface allows."],
  401: ["Unauthorized", "The key is missing, or it is not a key."],
  403: ["Forbidden", "The key is one of a user who may not do this."],
  404: ["NotFound", "What the path names does not exist."],
  405: ["MethodNotAllowed", "The path does not take this method."],
  409: ["Conflict", "What the path names is not in a state that allows this."],
  413: ["TooLarge", "The body is larger than the service takes."],
  429: ["TooManyRequests", "Too many requests in a short time; try again later."],
  500: ["InternalError", "The service failed."],
};

const successes: Record<Endpoint["success"], string> = { 200: "Done.", 201: "Made.", 202: "Accepted; it goes on." };

const servers = {
  api: [server("The API host", "https://api.example.com")],
  app: [server("The host of the application", "https://app.example.com")],
};

function server(description: string, address: string): Node {
  return {
    url: "{address}",
    description,
    variables: { address: { default: address, description: `${description}.` } },
  };
}

/**
 * Returns the OpenAPI 3.1 document of every endpoint.
 * @param version the document's version
 * @param settings the schema of the settings at a revision
 */
export function openApi(version: string, settings: JsonSchema): Node {
  return {
    openapi: "3.1.1",
    info: {
      title: "Organization interface of the coding agent's service",
      version,
      description:
        "Analytics, readiness reports, enterprise controls, users, credit limits, sessions, messages and computers of an organization. Objects may hold more fields than are named here, and enumerations values that are new.",
    },
    servers: servers.api,
    security: [{ key: [] }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: { ...withSettings(components()), Settings: settings },
      responses: Object.fromEntries(
        Object.entries(refusals)
          .filter(([status]) => endpoints.some((endpoint) => statusesOf(endpoint).map(String).includes(status)))
          .map(([status, [name, description]]) => [name, refusalResponse(Number(status), description)]),
      ),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "An API key, made in the settings of the application. A user's key may do what the user may.",
        },
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "A JSON Web Token of a user, which the management endpoints take in place of a key.",
        },
      },
    },
  };
}

/** Replaces the open map of settings in a revision by the schema of the settings. */
function withSettings({ ControlChange: change, ...otherSchemas }: Record<string, JsonSchema>): Node {
  const settings = { $ref: "#/components/schemas/Settings" };
  return { ...otherSchemas, ControlChange: { ...change, properties: { ...change?.properties, settings } } };
}

function paths(): Node {
  const out: Record<string, Record<string, unknown>> = {};
  for (const [tag, resource] of Object.entries(resources))
    for (const endpoint of Object.values<Endpoint>(resource)) {
      const path = (out[endpoint.path] ??= endpoint.host === "app" ? { servers: servers.app } : {});
      path[endpoint.method.toLowerCase()] = operation(endpoint, tag);
    }
  return out;
}

function operation(endpoint: Endpoint, tag: string): Node {
  const { params, query, body } = partsOf(endpoint, endpoint.example);
  const parameters = [
    ...parametersOf("path", schemaOf(endpoint.params), params),
    ...parametersOf("query", schemaOf(endpoint.query), query),
  ];
  return {
    // `enterpriseControls.history` becomes a name that every generator accepts.
    operationId: endpoint.name.replace(/\.(.)/, (_, first: string) => first.toUpperCase()),
    tags: [tag],
    summary: endpoint.description.replace(/\.$/, ""),
    description: operationText(endpoint),
    ...(endpoint.path.startsWith("/api/v0/") && { security: [{ key: [] }, { token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body), example: body } },
      },
    }),
    responses: {
      [endpoint.success]: {
        description: successes[endpoint.success],
        content: { "application/json": { schema: schemaOf(endpoint.response) } },
      },
      ...Object.fromEntries(
        statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }]),
      ),
    },
  };
}

function statusesOf({ refusals }: Endpoint): RefusalStatus[] {
  return [...refusals, 429 as const].toSorted((a, b) => a - b);
}

function operationText(endpoint: Endpoint): string {
  const { description, paging } = endpoint;
  const pages = paging ? ` Returns one page of a list. \`${paging.parameter}\` requests the next page.` : "";
  return `${description}${pages} For the roles ${rolesText(endpoint)}.`;
}

function parametersOf(where: "path" | "query", schema: JsonSchema, examples: Node): Node[] {
  const required = schema["required"] ?? [];
  return Object.entries(schema["properties"] ?? {}).map(([name, of]) => {
    const { description, ...rest } = of;
    return {
      name,
      in: where,
      required: required.includes(name),
      description,
      schema: rest,
      ...(name in examples && { example: examples[name] }),
    };
  });
}

function refusalResponse(status: number, description: string): Node {
  return {
    description,
    ...(status === 429 && {
      headers: { "Retry-After": { description: "When to try again: seconds, or a date.", schema: { type: "string" } } },
    }),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  };
}
