import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  partsOf
} from "./chunk-chunk-BTJGUURY.js";
import "./chunk-chunk-2KDALSGB.js";
import {
  components,
  schemaOf
} from "./chunk-chunk-KWL6ODPB.js";
import {
  resources
} from "./chunk-chunk-MJQJPINK.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import "./chunk-chunk-RPXPASOV.js";

// src/service/openapi.ts
var refusals = {
  400: ["BadRequest", "The request is not one that the interface allows."],
  401: ["Unauthorized", "The key is missing, or it is not a key."],
  403: ["Forbidden", "The key is one of a user who may not do this."],
  404: ["NotFound", "What the path names does not exist."],
  405: ["MethodNotAllowed", "The path does not take this method."],
  409: ["Conflict", "What the path names is not in a state that allows this."],
  413: ["TooLarge", "The body is larger than the service takes."],
  429: ["TooManyRequests", "Too many requests in a short time; try again later."],
  500: ["InternalError", "The service failed."]
};
var successes = {
  200: "Done.",
  201: "Made.",
  202: "Accepted; it goes on."
};
var servers = {
  api: [server("The API host", "https://api.example.com")],
  app: [server("The host of the application", "https://app.example.com")]
};
function server(description2, address) {
  return {
    url: "{address}",
    description: description2,
    variables: { address: { default: address, description: `${description2}.` } }
  };
}
function openApi(version) {
  return {
    openapi: "3.1.1",
    info: {
      title: "Organization interface of the coding agent's service",
      version,
      description: "Analytics, readiness reports, enterprise controls, users, credit limits, sessions, messages and computers of an organization. Objects may hold more fields than are named here, and enumerations values that are new."
    },
    servers: servers.api,
    security: [{ key: [] }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: components(),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, [name, description2]]) => [name, refused(Number(status), description2)])
      ),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "An API key, made in the settings of the application. A user's key may do what the user may."
        }
      }
    }
  };
}
function paths() {
  const out = {};
  for (const [tag, resource] of Object.entries(resources))
    for (const endpoint of Object.values(resource)) {
      const path = out[endpoint.path] ??= endpoint.host === "app" ? { servers: servers.app } : {};
      path[endpoint.method.toLowerCase()] = operation(endpoint, tag);
    }
  return out;
}
function operation(endpoint, tag) {
  const { params, query, body } = partsOf(endpoint, endpoint.example);
  const parameters = [
    ...parametersOf("path", schemaOf(endpoint.params), params),
    ...parametersOf("query", schemaOf(endpoint.query), query)
  ];
  const statuses = [...endpoint.refusals, 429].toSorted((a, b) => a - b);
  return {
    operationId: operationId(endpoint.name),
    tags: [tag],
    summary: endpoint.says.replace(/\.$/, ""),
    description: description(endpoint),
    ...parameters.length > 0 && { parameters },
    ...endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body), example: body } }
      }
    },
    responses: {
      [endpoint.success]: {
        description: successes[endpoint.success],
        content: { "application/json": { schema: schemaOf(endpoint.response) } }
      },
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }])
      )
    }
  };
}
function operationId(name) {
  return name.replace(/\.(.)/, (_, first) => first.toUpperCase());
}
function description({ says, allowed, paging }) {
  const pages = paging ? ` A page of a list: what to send as \`${paging.parameter}\` for the next one comes with each.` : "";
  return `${says}${pages} For the roles ${allowed.join(", ")}.`;
}
function parametersOf(where, schema, examples) {
  const required = schema["required"] ?? [];
  return Object.entries(schema["properties"] ?? {}).map(([name, of]) => {
    const { description: description2, ...rest } = of;
    return {
      name,
      in: where,
      required: required.includes(name),
      description: description2,
      schema: rest,
      ...name in examples && { example: examples[name] }
    };
  });
}
function refused(status, description2) {
  return {
    description: description2,
    ...status === 429 && {
      headers: {
        "Retry-After": { description: "When to try again: seconds, or a date.", schema: { type: "string" } }
      }
    },
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } }
  };
}
export {
  openApi
};
