import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

// src/service/paging.ts
var MAX_LIMIT = 100;
function itemsOf(page, name) {
  const items = page[name];
  return Array.isArray(items) ? items : [];
}
function byPagination(items) {
  return byCursor(items, "pagination", "hasMore", "nextCursor");
}
var byMeta = byCursor("data", "meta", "has_more", "next_cursor");
function byCursor(items, field, more, cursor) {
  const cursorIf = (page, isAnnounced) => {
    const { [more]: hasMore, [cursor]: next } = membersOf(page[field]);
    return hasMore === isAnnounced ? textOf(next) : void 0;
  };
  return {
    items,
    parameter: "cursor",
    most: MAX_LIMIT,
    next: (page) => cursorIf(page, true),
    afterEnd: (page) => cursorIf(page, false) ?? void 0,
    saysNext: (page) => typeof membersOf(page[field])[more] === "boolean"
  };
}
function byLast(items, id) {
  return {
    items,
    parameter: "startAfter",
    next: (page) => {
      const last = itemsOf(page, items).at(-1);
      return last === void 0 ? void 0 : textOf(membersOf(last)[id]);
    },
    afterEnd: () => void 0,
    saysNext: () => true
  };
}
function textOf(value) {
  return typeof value === "string" && value !== "" ? value : null;
}

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number, object, optional, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

// src/service/endpoint.ts
var roles = ["owner", "manager", "member", "guest"];
var noParameters = object({});
var usual = { method: "GET", host: "api", params: noParameters, query: noParameters, success: 200 };
function declare(name, verbs) {
  const namedEndpoints = Object.entries(verbs).map(([verb, endpoint]) => [
    verb,
    { ...usual, ...endpoint, name: `${name}.${verb}` }
  ]);
  return Object.fromEntries(namedEndpoints);
}
function rolesText({ allowed, documentsRoles }) {
  return `${allowed.join(", ")}${documentsRoles ? "" : " (assumed: the service documents none)"}`;
}
var DEFAULT_LIMIT = 20;
// src/service/fields.ts
var text = (description) => string().check(describe(description));
var textOf2 = (most, description) => string().check(_minLength(1), _maxLength(most), describe(description));
var number2 = (description) => number().check(describe(description));
var whole = (description) => int().check(describe(description));
var flag = (description) => boolean().check(describe(description));
var millis = (description) => number().check(describe(`${description}, in milliseconds since 1970`));
var list = (of, description) => array(of).check(describe(description));
var map = (of, description) => record(string(), of).check(describe(description));
var may = (of) => optional(of);
var maybe = (of) => optional(nullable(of));
var orNull = (of) => nullable(of).check(meta({ isStatedNull: true }));
var owed = (of) => optional(of).check(meta({ isOwed: true }));
var textLike = (form, description) => string().check(describe(description), meta(form));
var wholeMillis = (description) => millis(description).check(meta({ type: "integer" }));
var missingAsNull = (of) => nullable(of);
var oneOf = (values2, description) => union([_enum(values2), string()]).check(describe(description));
var segment2 = (description) => string().check(
  _minLength(1),
  _maxLength(256),
  refine((value) => value !== "." && value !== "..", "is not a name that can stand in a path"),
  refine(
    (value) => !/[/\\\p{Cc}]/u.test(value) && value.isWellFormed(),
    "has characters that cannot stand in a path"
  ),
  describe(description)
);
var pages = {
  limit: may(
    int().check(_gte(1), _lte(MAX_LIMIT), describe("Items on a page"), meta({ default: DEFAULT_LIMIT }))
  ),
  cursor: may(string().check(_minLength(1), describe("The `nextCursor` or `next_cursor` of the page before")))
};
function pagesOf(items, of, description) {
  const shape = { [items]: list(of, description), pagination: owed(pagination) };
  return { response: looseObject(shape), paging: byPagination(items) };
}
var pagination = looseObject({
  hasMore: flag("Whether another page follows"),
  nextCursor: may(orNull(text("The `cursor` of the next page")))
}).check(describe("Whether another page follows, and its cursor"));
var administrators = ["owner", "manager"];
var people = ["owner", "manager", "member"];

import { userAddress } from "./zod.js";

// src/service/limits.ts
var MAX_ENTRIES = 100;
var email2 = textLike({ format: "email" }, "E-mail address");
var creditLimit = looseObject({
  email: text("E-mail address of the user").check(userAddress),
  limit: whole("Credits that the user may consume")
});
var limits = declare("limits", {
  set: {
    description: "Sets credit limits of users, and lists in `errors` the limits that it could not set.",
    method: "PUT",
    path: "/api/v0/organization/usage/limits/users",
    body: looseObject({
      users: array(creditLimit).check(_minLength(1), _maxLength(MAX_ENTRIES), describe("Limits, one for each user"))
    }),
    response: looseObject({
      updated: list(looseObject({ email: email2, limit: whole("The new limit") }), "Limits that were set"),
      errors: list(looseObject({ email: email2, error: text("Why the limit was not set") }), "Limits that were not set")
    }),
    refusals: [400, 401, 403, 413, 500],
    allowed: administrators,
    effect: "the limits may have been set",
    example: { users: [{ email: "ada@corp.example", limit: 5e5 }] }
  }
});

// src/service/computers.ts
var NAME = 63;
var computer = looseObject({
  id: text("Identifier of the computer"),
  name: textLike({ minLength: 1, maxLength: NAME }, "Name of the computer"),
  providerType: oneOf(["byom", "e2b"], "`byom` for a machine of the member's own, else who hosts it"),
  createdAt: millis("When the computer was registered or made"),
  hostname: maybe(text("Host name")),
  status: maybe(oneOf(["provisioning", "active", "error"], "Status of the provisioning")),
  provisioningSteps: maybe(
    list(
      looseObject({
        id: text("Identifier of the step"),
        name: text("What the step does"),
        status: text("Status of the step"),
        error: maybe(text("Error of the step")),
        startedAt: maybe(millis("When the step started")),
        completedAt: maybe(millis("When the step ended")),
        installSessionId: maybe(text("The session that installs the dependencies"))
      }),
      "Steps of the provisioning"
    )
  ),
  relayClientUrl: maybe(textLike({ format: "uri" }, "Address of the relay for clients")),
  relayAgentUrl: maybe(textLike({ format: "uri" }, "Address of the relay for the agent")),
  remoteUser: maybe(textLike({ minLength: 1, maxLength: NAME }, "Account of the agent on the computer"))
});
var computerId = segment2("Identifier of the computer");
var anyName = textOf2(NAME, "Name of the computer").check(
  refine((name) => name !== "." && name !== "..", "is not a name that can stand in a path"),
  refine((name) => name.isWellFormed(), "is not well-formed text")
);
var answer = { response: computer, allowed: people };
var computers = declare("computers", {
  get: {
    ...answer,
    description: "Reads a computer.",
    path: "/api/v0/computers/{computerId}",
    params: object({ computerId }),
    refusals: [400, 401, 403, 404, 500],
    example: { computerId: "cmp_01" }
  },
  getByName: {
    ...answer,
    description: "Reads a computer by its name.",
    path: "/api/v0/computers/name/{name}",
    params: object({ name: anyName }),
    refusals: [400, 401, 403, 404, 500],
    example: { name: "build-01" }
  },
  update: {
    ...answer,
    description: "Renames a computer, or changes the agent's account on the computer.",
    method: "PATCH",
    path: "/api/v0/computers/{computerId}",
    params: object({ computerId }),
    body: looseObject({
      name: may(textOf2(NAME, "New name")),
      remoteUser: may(textOf2(NAME, "New account of the agent on the computer"))
    }),
    refusals: [400, 401, 403, 404, 409, 413, 500],
    effect: "the computer may have been changed",
    example: { computerId: "cmp_01", name: "build-02" }
  },
  retryInstall: {
    ...answer,
    description: "Installs the dependencies of a computer again.",
    method: "POST",
    path: "/api/v0/computers/{computerId}/install-deps",
    params: object({ computerId }),
    success: 202,
    refusals: [400, 401, 403, 404, 409, 500],
    effect: "the installation may have been started",
    example: { computerId: "cmp_01" }
  }
});
// src/service/readiness.ts
var evaluation = looseObject({
  numerator: missingAsNull(number2("Applications that pass, at most `denominator`").check(meta({ minimum: 0 }))),
  denominator: missingAsNull(number2("Applications that were evaluated").check(meta({ minimum: 1 }))),
  rationale: missingAsNull(text("Reason for the result"))
});
var readinessReport = looseObject({
  reportId: textLike({ format: "uuid" }, "Identifier of the report"),
  createdAt: missingAsNull(millis("When the report was made")),
  repoUrl: missingAsNull(text("Address of the evaluated repository")),
  apps: missingAsNull(
    map(
      looseObject({ description: missingAsNull(text("Description of the application")) }),
      "Applications of the repository, by path"
    )
  ),
  report: missingAsNull(map(missingAsNull(evaluation), "The evaluations, by criterion")),
  commitHash: maybe(text("The commit that was evaluated")),
  branch: maybe(text("The branch that was evaluated")),
  hasLocalChanges: maybe(flag("Whether there were changes that were not committed")),
  hasNonRemoteCommits: maybe(flag("Whether there were commits that were not pushed")),
  modelUsed: maybe(
    looseObject({
      id: missingAsNull(text("Identifier of the model")),
      reasoningEffort: missingAsNull(oneOf(["low", "medium", "high", "off"], "Reasoning effort of the model"))
    }).check(describe("The model that made the evaluation"))
  ),
  agentVersion: maybe(text("Version of the agent's command line"))
});
var readiness = declare("readiness", {
  list: {
    description: "Lists the readiness reports of the organization's repositories.",
    host: "app",
    path: "/api/organization/maturity-level-reports",
    otherPath: "/api/organization/agent-readiness-reports",
    query: object({
      repoId: may(textOf2(256, "Only reports of this repository")),
      limit: may(int().check(_gte(1), describe("Items on a page"))),
      startAfter: may(textOf2(256, "The `reportId` of the last item of the page before"))
    }),
    response: looseObject({ reports: list(readinessReport, "Reports") }),
    hasUnsaid: true,
    paging: byLast("reports", "reportId"),
    refusals: [400, 401, 500],
    allowed: roles,
    example: { limit: 10 }
  }
});

// src/service/users.ts
var user = looseObject({
  id: text("Identifier of the user"),
  email: textLike({ format: "email" }, "E-mail address"),
  createdAt: text("When the user joined, as date-time"),
  metadata: maybe(map(unknown(), "Further data of the user")),
  firstName: maybe(text("First name")),
  lastName: maybe(text("Last name")),
  lastSignInAt: maybe(text("When the user last signed in, as date-time"))
});
var users = declare("users", {
  list: {
    description: "Lists the members of the organization.",
    path: "/api/v0/organization/users",
    query: object(pages),
    ...pagesOf("users", user, "Members"),
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 50 }
  }
});

import { efforts, providers } from "./base.js";

// src/service/sessions.ts
var sessionStatus = oneOf(["idle", "pending", "running"], "Status of the agent");
var apiProviders = [
  "bedrock",
  "anthropic",
  "vertex_anthropic",
  "bedrock_anthropic",
  "bedrock_converse",
  "openai",
  "azure_openai",
  "google",
  "xai",
  "fireworks",
  "baseten",
  "snowflake"
];
var settings = {
  model: maybe(text("Model")),
  reasoningEffort: maybe(oneOf(efforts, "How much the model reasons")),
  interactionMode: maybe(oneOf(["auto", "spec", "mission", "agi"], "How the agent works with its user")),
  autonomyLevel: maybe(oneOf(["off", "low", "medium", "high"], "What the agent may do without asking")),
  autonomyMode: maybe(
    oneOf(["normal", "spec", "auto-low", "auto-medium", "auto-high"], "The older form of autonomy level and mode")
  ),
  specModeModel: maybe(text("Model while planning")),
  specModeReasoningEffort: maybe(oneOf(efforts, "How much the model reasons while planning")),
  providerLock: maybe(oneOf(providers, "Model provider to which the session is locked")),
  providerLockTimestamp: maybe(text("When the session was locked to the provider")),
  apiProviderLock: maybe(oneOf(apiProviders, "API provider to which the session is locked")),
  assistantActiveTimeMs: maybe(number2("How long the agent was active, in milliseconds")),
  archivedAt: maybe(text("When the session was archived")),
  tags: maybe(
    list(
      looseObject({ name: text("Name"), metadata: maybe(map(unknown(), "Metadata of the tag")) }),
      "Tags of the session"
    )
  ),
  enabledToolIds: maybe(list(string(), "Tools that are on")),
  disabledToolIds: maybe(list(string(), "Tools that are off"))
};
var sessionSettings = looseObject(settings).check(
  refine((value) => !Object.hasOwn(value, "tokenUsage"), "holds tokenUsage, which only answers do"),
  describe("Settings of the session"),
  meta({ not: { required: ["tokenUsage"], properties: { tokenUsage: { description: "In answers only" } } } })
);
var session = looseObject({
  sessionId: text("Identifier of the session"),
  status: sessionStatus,
  messageCount: whole("Number of messages"),
  createdAt: wholeMillis("When the session was made"),
  updatedAt: wholeMillis("When the session last changed"),
  title: maybe(text("Title")),
  completedAt: maybe(wholeMillis("When the session ended")),
  computerId: maybe(text("The connected computer")),
  sessionSettings: maybe(
    looseObject({
      ...settings,
      tokenUsage: maybe(
        looseObject({
          inputTokens: number2("Tokens sent to the model"),
          outputTokens: number2("Tokens that the model generated"),
          cacheCreationTokens: number2("Tokens written to the prompt cache"),
          cacheReadTokens: number2("Tokens read from the prompt cache"),
          thinkingTokens: number2("Tokens that the model used for reasoning")
        }).check(describe("Tokens that the session used"))
      )
    }).check(describe("Settings of the session"))
  )
});
var sessionId = segment2("Identifier of the session");
var sessions = declare("sessions", {
  create: {
    description: "Starts a session on a computer.",
    method: "POST",
    path: "/api/v0/sessions",
    body: looseObject({
      computerId: textOf2(256, "The computer of the session"),
      cwd: may(textOf2(4096, "Working directory on the computer")),
      sessionSettings: may(sessionSettings)
    }),
    response: session,
    success: 201,
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the session may have been created",
    example: { computerId: "cmp_01", cwd: "/repo", sessionSettings: { autonomyLevel: "low" } }
  },
  get: {
    description: "Reads a session.",
    path: "/api/v0/sessions/{sessionId}",
    params: object({ sessionId }),
    query: object({ computerId: may(textOf2(256, "The computer to query directly")) }),
    response: session,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01" }
  },
  update: {
    description: "Changes the given settings of a session.",
    method: "PATCH",
    path: "/api/v0/sessions/{sessionId}",
    params: object({ sessionId }),
    body: looseObject({ sessionSettings: may(sessionSettings) }),
    response: session,
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the session may have been changed",
    example: { sessionId: "ses_01", sessionSettings: { autonomyLevel: "off" } }
  }
});
// src/service/messages.ts
var content = looseObject({
  type: oneOf(
    ["text", "image", "thinking", "redacted_thinking", "tool_use", "tool_result", "document"],
    "Type of the item; its other fields depend on the type"
  ),
  id: maybe(text("Identifier of the item")),
  text: maybe(text("Text of an item of type `text`"))
});
var message = looseObject({
  id: text("Identifier of the message"),
  role: oneOf(["user", "assistant", "tool", "system"], "Role of the author"),
  content: list(content, "Content, as a list of items"),
  createdAt: millis("When the message was made"),
  updatedAt: millis("When the message last changed"),
  parentId: maybe(text("Identifier of the parent message")),
  visibility: maybe(oneOf(["both", "llm_only", "user_only"], "Whether the user, the model or both see the message")),
  providerAMessageId: maybe(text("Identifier at provider A")),
  providerAPhase: may(orNull(oneOf(["commentary", "final_answer"], "Phase at provider A"))),
  providerAEncryptedContent: maybe(text("Reasoning of provider A, encrypted")),
  providerAReasoningId: maybe(text("Identifier of the reasoning at provider A")),
  providerAReasoningSummary: maybe(text("Summary of the reasoning of provider A")),
  providerBThoughtSignature: maybe(text("Signature of the reasoning of provider B")),
  chatCompletionReasoningField: maybe(
    oneOf(["reasoning", "reasoning_content"], "The field in which a provider gave its reasoning")
  ),
  chatCompletionReasoningContent: maybe(text("Content of that field")),
  isUserVisible: maybe(flag("Whether the user sees the message")),
  isError: maybe(flag("Whether the message reports an error"))
});
var encoded = {
  type: literal("base64").check(describe("Encoding of `data`")),
  mediaType: textOf2(255, "Media type"),
  data: string().check(_minLength(1), _regex(/^[A-Za-z0-9+/]+={0,2}$/, "is not base64"), describe("Content, in base64"))
};
var image = looseObject(encoded);
var file = looseObject({
  ...encoded,
  parsedData: may(text("Text of the file")),
  name: may(text("Name of the file")),
  path: may(text("Path of the file on the computer"))
});
var sessionId2 = segment2("Identifier of the session");
var computerId2 = may(textOf2(256, "The computer to query directly"));
var messages = declare("messages", {
  list: {
    description: "Lists the messages of a session.",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: object({ sessionId: sessionId2 }),
    query: object({
      ...pages,
      computerId: computerId2,
      role: may(_enum(["user", "assistant", "tool"]).check(describe("Only messages of this role")))
    }),
    ...pagesOf("messages", message, "Messages"),
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", role: "assistant" }
  },
  get: {
    description: "Reads a message.",
    path: "/api/v0/sessions/{sessionId}/messages/{messageId}",
    params: object({ sessionId: sessionId2, messageId: segment2("Identifier of the message") }),
    query: object({ computerId: computerId2 }),
    response: message,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", messageId: "msg_01" }
  },
  add: {
    description: "Adds a message to a session.",
    method: "POST",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: object({ sessionId: sessionId2 }),
    body: looseObject({
      text: text("Text of the message"),
      images: may(list(image, "Images, such as image/jpeg")),
      files: may(list(file, "PDFs and text files")),
      computerId: may(textOf2(256, "The computer that receives the message (default: the session's computer)"))
    }),
    response: looseObject({ messageId: text("Identifier of the new message"), status: sessionStatus }),
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the message may have been added",
    example: { sessionId: "ses_01", text: "Run the tests." }
  }
});

// src/service/enterprise-controls.ts
var controlChange = looseObject({
  revision: whole("The number of the revision"),
  settings: map(unknown(), "The whole settings at this revision, not a difference"),
  user: looseObject({ id: text("Identifier"), email: text("E-mail address"), name: text("Name") }).check(describe("Editor of the revision")),
  updatedAt: textLike({ format: "date-time" }, "When the revision was made")
});
var enterpriseControls = declare("enterpriseControls", {
  /** Read through the seal, never parsed by a caller. */
  history: {
    description: "Lists every revision of the enterprise controls, newest first.",
    path: "/api/v0/organization/enterprise-controls/history",
    query: object(pages),
    ...pagesOf("changes", controlChange, "Revisions, newest first"),
    sealed: true,
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 100 }
  }
});

import { mapValues, withoutUndefined } from "./base.js";

// src/service/openapi-schemas.ts
var refusal = looseObject({
  title: text("The status in words"),
  detail: text("What is wrong with the request"),
  status: whole("The status"),
  requestId: text("Identifier of the request, for the service's support")
}).check(describe("Why a request was refused"));
var schemasByName = {
  Computer: computer,
  ControlChange: controlChange,
  CreditLimit: creditLimit,
  Message: message,
  Pagination: pagination,
  ReadinessReport: readinessReport,
  Refusal: refusal,
  Session: session,
  SessionSettings: sessionSettings,
  User: user
};
var names = new Map(Object.entries(schemasByName).map(([name, schema]) => [schema, name]));
var metadata = {
  get: (schema) => {
    const id = names.get(schema);
    return { ...globalRegistry.get(schema), ...id !== void 0 && { id } };
  }
};
function schemaOf(schema) {
  return convertSchema(schema).schema;
}
function components() {
  return mapValues(schemasByName, (schema, name) => convertSchema(schema).definitions[name]);
}
function convertSchema(schema) {
  const around = toJSONSchema(object({ it: schema }), { io: "input", metadata });
  const { properties, $defs = {} } = tidy(around);
  return { schema: properties.it, definitions: $defs };
}
function tidy(value) {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const { description, ...rest } = Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => member(key, item, value))
  );
  const ownDescription = typeof description === "string" ? description : void 0;
  const flat = "anyOf" in rest ? union2(rest, ownDescription) : requirePromisedFields({ ...rest, description: ownDescription });
  return withoutUndefined(flat);
}
function member(key, item, { format }) {
  if (key === "$ref") return [[key, item.replace("#/$defs/", "#/components/schemas/")]];
  if (key === "properties") return [[key, mapValues({ ...item }, tidy)]];
  const isBound = typeof item === "number" && Math.abs(item) === Number.MAX_SAFE_INTEGER;
  const isOpen = key === "additionalProperties" && Object.keys(item).length === 0;
  const isKnown = key === "id" || key === "propertyNames" || key === "pattern" && format !== void 0;
  return isBound || isOpen || isKnown ? [] : [[key, tidy(item)]];
}
function requirePromisedFields(schema) {
  const properties = Object.entries(schema.properties ?? {});
  const names2 = properties.filter(([, of]) => of.isOwed).map(([name]) => name);
  if (names2.length === 0) return schema;
  const fields = properties.map(([name, { isOwed: _, ...of }]) => [name, of]);
  return { ...schema, properties: Object.fromEntries(fields), required: [...schema.required ?? [], ...names2] };
}
function union2({ isStatedNull, ...schema }, description) {
  const all = (schema.anyOf ?? []).flatMap((option) => option.anyOf ?? [option]);
  const options = isStatedNull ? all : all.filter(({ type: type2 }) => type2 !== "null");
  const text2 = description ?? schema.anyOf?.find((option) => option.description !== void 0)?.description;
  const [first, second, ...more] = options;
  if (first !== void 0 && second === void 0) {
    const { anyOf: _, ...rest } = schema;
    return { ...rest, ...first, description: text2 };
  }
  const type = first?.type;
  const isPlain = typeof type === "string" && first !== void 0 && !("enum" in first) && !("const" in first);
  if (isPlain && second?.type === "null" && more.length === 0)
    return { ...first, type: [type, "null"], description: text2 };
  const isNullable = all.length > options.length || options.some((option) => option.type === "null");
  return { ...schema, anyOf: isNullable ? options.map(withoutDescription) : options, description: text2 };
}
function withoutDescription({ description: _, ...schema }) {
  return schema;
}

// src/api/fields.ts
function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
}
function flagsOf({ name, kind }) {
  const flags = kind === "files" ? [kebab(name.replace(/s$/, "")), kebab(name)] : [kebab(name)];
  return [.../* @__PURE__ */ new Set([...flags, name])].map((flag2) => `--${flag2}`);
}
function fieldsOf(endpoint) {
  return [
    ...fieldsIn("path", schemaOf(endpoint.params)),
    ...fieldsIn("query", schemaOf(endpoint.query)),
    ...endpoint.body ? fieldsIn("body", schemaOf(endpoint.body)) : []
  ];
}
function fieldsIn(where, schema) {
  const required = schema["required"] ?? [];
  return Object.entries(propertiesOf(schema)).map(([name, referred]) => {
    const of = followReference(referred);
    const item = followReference(of["items"] ?? {});
    return {
      name,
      where,
      kind: kindOf(of, item),
      required: required.includes(name),
      description: [of["description"], bounds(of)].filter((part) => part !== void 0).join(", "),
      choices: of["enum"] ?? [],
      members: propertiesOf(of["type"] === "array" ? item : of)
    };
  });
}
function kindOf(schema, item) {
  if (schema["type"] === "object") return "map";
  if (schema["type"] === "boolean") return "flag";
  if (schema["type"] === "integer" || schema["type"] === "number") return "number";
  if (schema["type"] !== "array") return "text";
  if (item["type"] !== "object") return "texts";
  return propertiesOf(item)["type"]?.["const"] === "base64" ? "files" : "maps";
}
function bounds(schema) {
  const { minimum, maximum, minLength, maxLength, default: usual2 } = schema;
  const from = range(minimum, maximum, "") ?? (maxLength === void 0 ? void 0 : range(minLength, maxLength, " characters"));
  return usual2 === void 0 ? from : `${from ?? ""}${from ? ", " : ""}default ${usual2}`;
}
function range(least, most, unit) {
  if (least === void 0 && most === void 0) return void 0;
  if (most === void 0) return `${least}${unit} or more`;
  return least === void 0 ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}
function propertiesOf(schema) {
  return schema["properties"] ?? {};
}
function followReference(schema) {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema["$ref"] ?? "")?.[1];
  return name === void 0 ? schema : components()[name];
}

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

// src/commands/api/listing.ts
function listing(group, kind) {
  group.allowExcessArguments().allowUnknownOption();
  group.action(() => {
    const [word2] = group.args;
    if (word2?.startsWith("-")) group.error(`error: unknown option '${word2}'`);
    const names2 = group.commands.map((command) => command.name());
    if (word2 !== void 0)
      throw usageError(
        `${group.name()} has no ${kind} "${word2}"`,
        didYouMean(word2, names2) ?? `there are ${names2.join(", ")}`
      );
    group.outputHelp();
  });
}

import { Argument, Command, CommanderError, Option, collect, exits, formatOption, groupOf, once, requiredOption, withAnswer, withClient, withDirection, withFilter, withGlobals, withPolicies, withSource, withTable } from "./base.js";

import { directions } from "./base.js";

// src/commands/api/openapi.ts
function defineOpenApi(group) {
  group.command("openapi").description("print the interface as an OpenAPI 3.1 document").action(exits(print));
}
async function print() {
  const { openApi } = await import("./service.js");
  const { settingsSchema } = await import("./service.js");
  const { settings: settings2 } = await import("./questions.js");
  const { version } = await import("./base.js");
  const { write } = await import("./questions.js");
  await write(`${JSON.stringify(openApi(version, settingsSchema(settings2)), null, 2)}
`);
  return 0;
}

import { shellWord } from "./base.js";

// src/api/help.ts
function wordsOf(endpoint) {
  return endpoint.name.split(".").map(kebab).join(" ");
}
function helpOf(endpoint) {
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
    `  ${exampleOf(endpoint)}`
  ].join("\n");
}
function exampleOf(endpoint) {
  const words = fieldsOf(endpoint).flatMap((field) => {
    const value = endpoint.example[field.name];
    return value === void 0 ? [] : argumentsFor(field, value);
  });
  return ["driftline api", wordsOf(endpoint), ...words].join(" ");
}
function argumentsFor(field, value) {
  const [flag2] = flagsOf(field);
  if (field.where === "path") return [word(value)];
  const values2 = field.kind === "maps" || field.kind === "texts" ? value : [value];
  return values2.map((item) => `${flag2} ${word(item)}`);
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
  map: "json or name=value,\u2026",
  maps: "json or name=value,\u2026"
};
function defineVerb(group, endpoint) {
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
      `json, or ndjson: ${endpoint.paging ? "one item of the list per line" : "the answer in one line"}`
    ).choices(["json", "ndjson"]).default("json")
  );
  withClient(command).addHelpText("after", helpOf(endpoint)).action(
    exits(async (...args) => run(endpoint, fields, args), { mayBeBlank: fields.map(({ name }) => name) })
  );
}
function addOptions(command, field) {
  const descriptions = [field.description, field.required ? "(required)" : void 0, repeats(field)];
  for (const [i, flag2] of flagsOf(field).entries()) {
    const option = new Option(
      `${flag2} <${values[field.kind]}>`,
      descriptions.filter((part) => part !== void 0).join(" ")
    );
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
  const { readConfig } = await import("./questions.js");
  const { openClient } = await import("./service.js");
  const { inFlags, inputFrom, readBody } = await import("./service.js");
  const { answer: answer2 } = await import("./service.js");
  const words = Object.fromEntries(
    fields.map((field, i) => {
      const positional = field.where === "path" ? args[i] : void 0;
      return [field.name, [...positional === void 0 ? [] : [positional], ...flags[field.name] ?? []]];
    })
  );
  const body = flags.body === void 0 ? {} : await readBody(flags.body);
  const input = inputFrom(fields, words, body);
  const client = await openClient(flags, await readConfig(flags.config), process.env);
  return answer2(client, endpoint, input, flags).catch((error) => {
    throw inFlags(error, endpoint, fields);
  });
}

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

// src/service/analytics.ts
var FIRST_DAY = "2026-01-14";
var day = (description) => string().check(
  _regex(/^\d{4}-\d{2}-\d{2}$/, { error: "should be written like 2026-03-01", abort: true }),
  refine((value) => startOf(value) !== void 0, "is not a day of the calendar"),
  describe(`${description}, a day in UTC, YYYY-MM-DD`),
  meta({ format: "date" })
);
var days = { startDate: day("First day"), endDate: day("Last day, yesterday at the latest") };
function periodObjections(input, today) {
  const { startDate, endDate } = input;
  if (endDate >= today) return [{ field: "endDate", message: "is not over: figures end with yesterday (UTC)" }];
  if (startDate > endDate) return [{ field: "startDate", message: "is later than the end date" }];
  return [];
}
var figure = (description) => missingAsNull(number2(description));
var figures = (of, description) => missingAsNull(list(of, description));
var date = textLike({ format: "date" }, "Day, YYYY-MM-DD in UTC");
var groupKey = (description) => text(description);
var tokens = {
  billable_tokens: figure("Standard Credits consumed, from input and output tokens with discounts for the cache"),
  input_tokens: figure("Tokens sent to the model"),
  output_tokens: figure("Tokens that the model generated")
};
var tier = missingAsNull(oneOf(["standard", "thinking"], "Tier of the model"));
var creditsRow = looseObject({
  date,
  ...tokens,
  cache_read_tokens: figure("Tokens read from the prompt cache"),
  cache_write_tokens: figure("Tokens written to the prompt cache"),
  by_model: figures(looseObject({ model_id: missingAsNull(text("Model")), model_tier: tier, ...tokens }), "By model"),
  by_user: figures(
    looseObject({
      user_id: missingAsNull(text("User")),
      user_email: missingAsNull(text("E-mail address of the user")),
      billable_tokens: tokens.billable_tokens,
      by_model: figures(
        looseObject({ model_id: missingAsNull(text("Model")), billable_tokens: tokens.billable_tokens }),
        "By model"
      )
    }),
    "By user"
  )
});
var creditsByModel = looseObject({ date, group_key: groupKey("Model"), ...tokens });
var ratio = (description) => figure(`${description}, a fraction from 0 to 1`);
var toolsRow = looseObject({
  date,
  tool_calls: figure("Tool calls"),
  by_tool: figures(looseObject({ tool: missingAsNull(text("Tool")), invocations: figure("Calls") }), "By tool"),
  mcp_users_with_mcp: figure("Users who used MCP servers"),
  mcp_by_server: figures(
    looseObject({ server: missingAsNull(text("MCP server")), invocations: figure("Calls") }),
    "By MCP server"
  ),
  skills_invocations: figure("Skills that were activated"),
  skills_by_name: figures(looseObject({ name: missingAsNull(text("Skill")), count: figure("Times") }), "By skill"),
  slash_commands_invocations: figure("Slash commands that were used"),
  slash_commands_by_name: figures(
    looseObject({ name: missingAsNull(text("Command")), count: figure("Times") }),
    "By slash command"
  ),
  hooks_invocations: figure("Hooks that ran"),
  hooks_by_event: figures(
    looseObject({
      event: missingAsNull(text("Event of the hook")),
      matcher: missingAsNull(text("Matcher of the hook")),
      command: missingAsNull(text("Command of the hook")),
      count: figure("Times")
    }),
    "By event of hooks"
  ),
  web_users: figure("Users of the web interface"),
  autonomy_ratio_avg: figure("Tool calls per turn of a user, average"),
  autonomy_ratio_p50: figure("Tool calls per turn of a user, median"),
  autonomy_ratio_p90: figure("Tool calls per turn of a user, 90th percentile"),
  tool_calls_per_session_avg: figure("Tool calls per session, average"),
  user_turns_per_session_avg: figure("Turns of the user per session, average"),
  tool_autonomy_level_ratio: missingAsNull(
    looseObject({
      auto_high: ratio("Calls at high autonomy"),
      auto_medium: ratio("Calls at medium autonomy"),
      auto_low: ratio("Calls at low autonomy"),
      manual: ratio("Calls that were confirmed one by one")
    }).check(describe("Share of the calls at each level of autonomy"))
  )
});
var toolsByName = looseObject({ date, group_key: groupKey("Tool"), tool_calls: figure("Calls") });
var activityRow = looseObject({
  date,
  daily_active_users: figure("Users active that day"),
  weekly_active_users: figure("Users active in the 7 days up to that day"),
  monthly_active_users: figure("Users active in the 30 days up to that day"),
  daily_active_users_by_client: missingAsNull(
    map(
      figure("Users"),
      "Users active that day by client: terminal-ui, web, non-interactive-cli; a user of several clients counts in each of them"
    )
  ),
  sessions: figure("Sessions started"),
  messages: figure("Messages of users and of the agent"),
  user_messages: figure("Messages of users")
});
var activityByClient = looseObject({
  date,
  group_key: groupKey("Client: terminal-ui, web, non-interactive-cli"),
  daily_active_users: figure("Users of that client on that day")
});
var files = {
  files_created: figure("Files that the agent made"),
  files_edited: figure("Files that the agent changed")
};
var git = { git_commits: figure("Commits by the agent"), git_prs_created: figure("Pull requests by the agent") };
var productivityRow = looseObject({
  date,
  ...files,
  by_extension: figures(
    looseObject({ extension: missingAsNull(text("Extension")), count: figure("Files") }),
    "By file extension"
  ),
  by_language: figures(
    looseObject({ language: missingAsNull(text("Language")), count: figure("Files") }),
    "By language"
  ),
  ...git
});
var userRow = looseObject({
  user_id: missingAsNull(text("User")),
  user_email: orNull(text("E-mail address of the user")),
  date,
  tool_calls: figure("Tool calls"),
  billable_tokens: tokens.billable_tokens,
  primary_model: missingAsNull(text("The model used most")),
  primary_model_tier: tier,
  ...files,
  ...git,
  mcp_calls: figure("Calls of MCP tools"),
  skill_calls: figure("Skills that were activated"),
  slash_commands: figure("Slash commands that were used"),
  hooks: figure("Hooks that ran"),
  sessions: figure("Sessions started"),
  messages: figure("Messages, those of the user and of the agent"),
  user_messages: figure("Messages of the user"),
  assistant_messages: figure("Messages of the agent"),
  autonomy_ratio: figure("Tool calls per turn of the user"),
  delegation_level: missingAsNull(
    oneOf(["auto-high", "auto-medium", "auto-low", "spec", "manual"], "The mode of autonomy used most")
  ),
  languages: figures(string(), "Programming languages worked in")
});
var meta2 = {
  org_id: missingAsNull(text("The organization")),
  start_date: missingAsNull(textLike({ format: "date" }, "First day")),
  end_date: missingAsNull(textLike({ format: "date" }, "Last day"))
};
function rows(row) {
  return looseObject({
    data: list(row, "The rows"),
    meta: looseObject(meta2).check(describe("Organization and days of the rows"))
  });
}
function rowsByQuery(daily, byGroup) {
  const ofDay = daily.check(refine((row) => !Object.hasOwn(row, "group_key"), "is of a group, and not of a day"));
  return { response: rows(union([daily, byGroup])), daily: rows(ofDay), grouped: rows(byGroup) };
}
var groupQuery = (by) => ({
  group_by: may(_enum([by]).check(describe("Returns a row for each day and group, not only for each day")))
});
var shared = {
  objections: periodObjections,
  hasUnsaid: true,
  refusals: [400, 401, 403, 500],
  allowed: administrators,
  documentsRoles: true,
  example: { startDate: "2026-03-01", endDate: "2026-03-07" }
};
var analytics = declare("analytics", {
  tokens: {
    ...shared,
    description: "Reads the Standard Credits consumed.",
    path: "/api/v1/analytics/tokens",
    query: object({ ...days, ...groupQuery("model") }),
    ...rowsByQuery(creditsRow, creditsByModel)
  },
  tools: {
    ...shared,
    description: "Reads the tool calls and levels of autonomy.",
    path: "/api/v1/analytics/tools",
    query: object({ ...days, ...groupQuery("tool_name") }),
    ...rowsByQuery(toolsRow, toolsByName)
  },
  activity: {
    ...shared,
    description: "Reads how many users were active, and their sessions and messages.",
    path: "/api/v1/analytics/activity",
    query: object({ ...days, ...groupQuery("client") }),
    ...rowsByQuery(activityRow, activityByClient)
  },
  productivity: {
    ...shared,
    description: "Reads the files, commits and pull requests of the agent.",
    path: "/api/v1/analytics/productivity",
    query: object(days),
    response: rows(productivityRow)
  },
  users: {
    ...shared,
    description: "Reads the figures of each user.",
    path: "/api/v1/analytics/users",
    query: object({ ...days, ...pages }),
    response: looseObject({
      data: list(userRow, "The rows"),
      meta: looseObject({
        ...meta2,
        has_more: owed(flag("Whether another page follows")),
        next_cursor: may(orNull(text("The `cursor` of the next page")))
      }).check(describe("Organization and days of the rows, and the next page"))
    }),
    paging: byMeta,
    example: { startDate: "2026-03-01", endDate: "2026-03-07", limit: 100 }
  }
});

// src/service/index.ts
var resources = {
  analytics,
  readiness,
  enterpriseControls,
  users,
  limits,
  sessions,
  messages,
  computers
};
var endpoints = Object.values(resources).flatMap(
  (resource) => Object.values(resource)
);

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";
export {
  DEFAULT_LIMIT,
  FIRST_DAY,
  MAX_ENTRIES,
  MAX_LIMIT,
  administrators,
  analytics,
  byLast,
  byMeta,
  byPagination,
  components,
  computer,
  computers,
  controlChange,
  creditLimit,
  declare,
  defineOpenApi,
  defineVerb,
  endpoints,
  enterpriseControls,
  fieldsOf,
  flag,
  flagsOf,
  itemsOf,
  kebab,
  limits,
  list,
  listing,
  map,
  may,
  maybe,
  message,
  messages,
  millis,
  missingAsNull,
  number2 as number,
  oneOf,
  orNull,
  owed,
  pages,
  pagesOf,
  pagination,
  people,
  readiness,
  readinessReport,
  resources,
  roles,
  rolesText,
  schemaOf,
  segment2 as segment,
  session,
  sessionSettings,
  sessions,
  text,
  textLike,
  textOf2 as textOf,
  user,
  users,
  whole,
  wholeMillis
};
