import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

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

import { BIGINT_FORMAT_RANGES, NUMBER_FORMAT_RANGES, _default, _enum, _gte, _lte, _maxLength, _minLength, _positive, _regex, any, array, assignProp, base64, base64Charset, base64url, base64urlCharset, boolean, describe, discriminatedUnion, email, extend, getEnumValues, globalRegistry, int, integer, json, literal, looseObject, meta, nullable, number, number2, object, optional, record, refine, safeParse, strictObject, string, union, unknown } from "./zod.js";

// src/service/endpoint.ts
var roles = ["owner", "manager", "member", "guest"];
var usual = { host: "api", success: 200 };
function declare(name, verbs) {
  const namedEndpoints = Object.entries(verbs).map(([verb, endpoint]) => [
    verb,
    { ...usual, ...endpoint, name: `${name}.${verb}` }
  ]);
  return Object.fromEntries(namedEndpoints);
}
var DEFAULT_LIMIT = 20;
// src/service/fields.ts
var text = (description) => string().check(describe(description));
var textOf2 = (most, description) => string().check(_minLength(1), _maxLength(most), describe(description));
var number22 = (description) => number2().check(describe(description));
var whole = (description) => int().check(describe(description));
var flag = (description) => boolean().check(describe(description));
var millis = (description) => number2().check(describe(`${description}, in milliseconds since 1970`));
var list = (of, description) => array(of).check(describe(description));
var map = (of, description) => record(string(), of).check(describe(description));
var may = (of) => optional(of);
var maybe = (of) => optional(nullable(of));
var orNull = (of) => nullable(of).check(meta({ isStatedNull: true }));
var owed = (of) => optional(of).check(meta({ isOwed: true }));
var textLike = (form, description) => string().check(describe(description), meta(form));
var wholeMillis = (description) => millis(description).check(meta({ type: "integer" }));
var stated = (of) => nullable(of);
var oneOf = (values2, description) => union([_enum(values2), string()]).check(describe(description));
var none = object({});
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
  cursor: may(string().check(_minLength(1), describe("Where to begin: the cursor that the page before gave")))
};
function pagesOf(items, of, description) {
  const shape = { [items]: list(of, description), pagination: owed(pagination) };
  return { response: looseObject(shape), paging: byPagination(items) };
}
var pagination = looseObject({
  hasMore: flag("Whether another page follows"),
  nextCursor: may(orNull(text("What to send as `cursor` for it")))
}).check(describe("What follows this page"));
var administrators = ["owner", "manager"];
var people = ["owner", "manager", "member"];

// src/service/limits.ts
var MAX_ENTRIES = 100;
var email2 = textLike({ format: "email" }, "E-mail address");
var creditLimit = looseObject({
  email: text("E-mail address of the user").check(email("is not an e-mail address")),
  limit: whole("Credits that the user may consume")
});
var limits = declare("limits", {
  set: {
    description: "Sets credit limits of users; what cannot be set is in `errors`, and the rest is done.",
    method: "PUT",
    path: "/api/v0/organization/usage/limits/users",
    params: none,
    query: none,
    body: looseObject({
      users: array(creditLimit).check(_minLength(1), _maxLength(MAX_ENTRIES), describe("The limits, each of one user"))
    }),
    response: looseObject({
      updated: list(looseObject({ email: email2, limit: whole("The limit set") }), "What was set"),
      errors: list(looseObject({ email: email2, error: text("Why it was not set") }), "What was not set")
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
  name: textLike({ minLength: 1, maxLength: NAME }, "Its name"),
  providerType: oneOf(["byom", "e2b"], "`byom` for a machine of the member's own, else who hosts it"),
  createdAt: millis("When it was made"),
  hostname: maybe(text("Its host name")),
  status: maybe(oneOf(["provisioning", "active", "error"], "How far its provisioning is")),
  provisioningSteps: maybe(
    list(
      looseObject({
        id: text("Identifier of the step"),
        name: text("What the step does"),
        status: text("How far it is"),
        error: maybe(text("Why it failed")),
        startedAt: maybe(millis("When it started")),
        completedAt: maybe(millis("When it ended")),
        installSessionId: maybe(text("The session that installs"))
      }),
      "The steps of its provisioning"
    )
  ),
  relayClientUrl: maybe(textLike({ format: "uri" }, "Where clients reach it")),
  relayAgentUrl: maybe(textLike({ format: "uri" }, "Where its agent reaches the relay")),
  remoteUser: maybe(textLike({ minLength: 1, maxLength: NAME }, "The account on it"))
});
var computerId = segment2("Identifier of the computer");
var anyName = textOf2(NAME, "Name of the computer").check(
  refine((name) => name !== "." && name !== "..", "is not a name that can stand in a path"),
  refine((name) => name.isWellFormed(), "is not well-formed text")
);
var answer = { query: none, response: computer, allowed: people };
var computers = declare("computers", {
  get: {
    ...answer,
    description: "Reads a computer.",
    method: "GET",
    path: "/api/v0/computers/{computerId}",
    params: object({ computerId }),
    refusals: [400, 401, 403, 404, 500],
    example: { computerId: "cmp_01" }
  },
  getByName: {
    ...answer,
    description: "Reads a computer by its name.",
    method: "GET",
    path: "/api/v0/computers/name/{name}",
    params: object({ name: anyName }),
    refusals: [400, 401, 403, 404, 500],
    example: { name: "build-01" }
  },
  update: {
    ...answer,
    description: "Renames a computer, or changes the account on it.",
    method: "PATCH",
    path: "/api/v0/computers/{computerId}",
    params: object({ computerId }),
    body: looseObject({
      name: may(textOf2(NAME, "New name")),
      remoteUser: may(textOf2(NAME, "New account on it"))
    }),
    refusals: [400, 401, 403, 404, 409, 413, 500],
    effect: "the computer may have been changed",
    example: { computerId: "cmp_01", name: "build-02" }
  },
  retryInstall: {
    ...answer,
    description: "Installs the dependencies of a computer once more.",
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
  numerator: stated(number22("Applications that pass, at most `denominator`").check(meta({ minimum: 0 }))),
  denominator: stated(number22("Applications that were evaluated").check(meta({ minimum: 1 }))),
  rationale: stated(text("Why"))
});
var readinessReport = looseObject({
  reportId: textLike({ format: "uuid" }, "Identifier of the report"),
  createdAt: stated(millis("When it was made")),
  repoUrl: stated(text("The repository it is about")),
  apps: stated(
    map(looseObject({ description: stated(text("What the application is")) }), "The applications in it, by path")
  ),
  report: stated(map(stated(evaluation), "The evaluations, by criterion")),
  commitHash: maybe(text("The commit that was evaluated")),
  branch: maybe(text("The branch that was evaluated")),
  hasLocalChanges: maybe(flag("Whether there were changes that were not committed")),
  hasNonRemoteCommits: maybe(flag("Whether there were commits that were not pushed")),
  modelUsed: maybe(
    looseObject({
      id: stated(text("Identifier of the model")),
      reasoningEffort: stated(oneOf(["low", "medium", "high", "off"], "How much it reasoned"))
    }).check(describe("The model that evaluated"))
  ),
  agentVersion: maybe(text("Version of the agent's command line"))
});
var readiness = declare("readiness", {
  list: {
    description: "Lists the readiness reports of the organization's repositories.",
    method: "GET",
    host: "app",
    path: "/api/organization/maturity-level-reports",
    otherPath: "/api/organization/agent-readiness-reports",
    params: none,
    query: object({
      repoId: may(textOf2(256, "Only reports of this repository")),
      limit: may(int().check(_gte(1), describe("Items on a page"))),
      startAfter: may(textOf2(256, "Where to begin: the `reportId` of the last item of the page before"))
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
  metadata: maybe(map(unknown(), "What the organization keeps of the user besides")),
  firstName: maybe(text("First name")),
  lastName: maybe(text("Last name")),
  lastSignInAt: maybe(text("When the user last signed in, as date-time"))
});
var users = declare("users", {
  list: {
    description: "Lists the members of the organization.",
    method: "GET",
    path: "/api/v0/organization/users",
    params: none,
    query: object(pages),
    ...pagesOf("users", user, "Members"),
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 50 }
  }
});

import { efforts, providers } from "./base.js";

// src/service/sessions.ts
var sessionStatus = oneOf(["idle", "pending", "running"], "What the agent is doing now");
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
  providerLock: maybe(oneOf(providers, "Provider of the model that the session stays with")),
  providerLockTimestamp: maybe(text("Since when")),
  apiProviderLock: maybe(oneOf(apiProviders, "Provider of the API that the session stays with")),
  assistantActiveTimeMs: maybe(number22("How long the agent was active, in milliseconds")),
  archivedAt: maybe(text("When the session was archived")),
  tags: maybe(
    list(
      looseObject({ name: text("Name"), metadata: maybe(map(unknown(), "What belongs to it")) }),
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
  messageCount: whole("Messages so far"),
  createdAt: wholeMillis("When it was made"),
  updatedAt: wholeMillis("When it last changed"),
  title: maybe(text("Title")),
  completedAt: maybe(wholeMillis("When it ended")),
  computerId: maybe(text("The computer it is connected to")),
  sessionSettings: maybe(
    looseObject({
      ...settings,
      tokenUsage: maybe(
        looseObject({
          inputTokens: number22("Tokens sent to the model"),
          outputTokens: number22("Tokens the model generated"),
          cacheCreationTokens: number22("Tokens written to the prompt cache"),
          cacheReadTokens: number22("Tokens read from the prompt cache"),
          thinkingTokens: number22("Tokens spent on reasoning")
        }).check(describe("Tokens so far"))
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
    params: none,
    query: none,
    body: looseObject({
      computerId: textOf2(256, "The computer to work on"),
      cwd: may(textOf2(4096, "Working directory on it")),
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
    method: "GET",
    path: "/api/v0/sessions/{sessionId}",
    params: object({ sessionId }),
    query: object({ computerId: may(textOf2(256, "The computer to ask directly")) }),
    response: session,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01" }
  },
  update: {
    description: "Changes settings of a session; those not named stay.",
    method: "PATCH",
    path: "/api/v0/sessions/{sessionId}",
    params: object({ sessionId }),
    query: none,
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
    "What the item is; the fields beside it depend on it"
  ),
  id: maybe(text("Identifier of the item")),
  text: maybe(text("The text, of a text"))
});
var message = looseObject({
  id: text("Identifier of the message"),
  role: oneOf(["user", "assistant", "tool", "system"], "Who says it"),
  content: list(content, "What it says, in parts"),
  createdAt: millis("When it was said"),
  updatedAt: millis("When it last changed"),
  parentId: maybe(text("The message it answers")),
  visibility: maybe(oneOf(["both", "llm_only", "user_only"], "Who sees it")),
  providerAMessageId: maybe(text("Identifier at provider A")),
  providerAPhase: may(orNull(oneOf(["commentary", "final_answer"], "Phase at provider A"))),
  providerAEncryptedContent: maybe(text("Reasoning of provider A, encrypted")),
  providerAReasoningId: maybe(text("Identifier of the reasoning at provider A")),
  providerAReasoningSummary: maybe(text("Summary of the reasoning of provider A")),
  providerBThoughtSignature: maybe(text("Signature of the reasoning of provider B")),
  chatCompletionReasoningField: maybe(
    oneOf(["reasoning", "reasoning_content"], "The field in which a provider gave its reasoning")
  ),
  chatCompletionReasoningContent: maybe(text("What it held")),
  isUserVisible: maybe(flag("Whether the user sees it")),
  isError: maybe(flag("Whether it tells of an error"))
});
var encoded = {
  type: literal("base64").check(describe("How `data` is encoded")),
  mediaType: textOf2(255, "Its media type"),
  data: string().check(_minLength(1), _regex(/^[A-Za-z0-9+/]+={0,2}$/, "is not base64"), describe("Its bytes"))
};
var image = looseObject(encoded);
var file = looseObject({
  ...encoded,
  parsedData: may(text("The text of it")),
  name: may(text("Its name")),
  path: may(text("Where it is on the computer"))
});
var sessionId2 = segment2("Identifier of the session");
var computerId2 = may(textOf2(256, "The computer to ask directly"));
var messages = declare("messages", {
  list: {
    description: "Lists the messages of a session.",
    method: "GET",
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
    method: "GET",
    path: "/api/v0/sessions/{sessionId}/messages/{messageId}",
    params: object({ sessionId: sessionId2, messageId: segment2("Identifier of the message") }),
    query: object({ computerId: computerId2 }),
    response: message,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", messageId: "msg_01" }
  },
  add: {
    description: "Says something to the agent of a session.",
    method: "POST",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: object({ sessionId: sessionId2 }),
    query: none,
    body: looseObject({
      text: text("What to say"),
      images: may(list(image, "Pictures, such as image/jpeg")),
      files: may(list(file, "PDFs and text files")),
      computerId: may(textOf2(256, "The computer that takes the message; that of the session when left out"))
    }),
    response: looseObject({ messageId: text("The message that was made"), status: sessionStatus }),
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
  user: looseObject({ id: text("Identifier"), email: text("E-mail address"), name: text("Name") }).check(describe("Who made the revision")),
  updatedAt: textLike({ format: "date-time" }, "When")
});
var enterpriseControls = declare("enterpriseControls", {
  /** Read through the seal, never parsed by a caller. */
  history: {
    description: "Lists every revision of the enterprise controls, newest first.",
    method: "GET",
    path: "/api/v0/organization/enterprise-controls/history",
    params: none,
    query: object(pages),
    ...pagesOf("changes", controlChange, "Revisions, newest first"),
    sealed: true,
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 100 }
  }
});

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
  for (const source of sources) {
    for (const key of Reflect.ownKeys(source)) {
      if (Object.prototype.propertyIsEnumerable.call(source, key)) {
        assignProp(target, key, source[key]);
      }
    }
  }
  return target;
}
function initializeContext(params) {
  let target = params?.target ?? "draft-2020-12";
  if (target === "draft-4")
    target = "draft-04";
  if (target === "draft-7")
    target = "draft-07";
  return {
    processors: params.processors ?? {},
    metadataRegistry: params?.metadata ?? globalRegistry,
    target,
    unrepresentable: params?.unrepresentable ?? "throw",
    override: params?.override ?? (() => {
    }),
    io: params?.io ?? "output",
    counter: 0,
    seen: /* @__PURE__ */ new Map(),
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: params?.cycles ?? "ref",
    reused: params?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: params?.external ?? void 0
  };
}
function handleUnrepresentable(schema, ctx, json2, params, message2) {
  const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({ zodSchema: schema, path: params.path, message: message2 }) : ctx.unrepresentable;
  if (result === "any")
    return false;
  if (result === void 0 || result === "throw")
    throw new Error(message2);
  Object.assign(json2, result);
  return true;
}
function processSchema(schema, ctx, _params = { path: [], schemaPath: [] }) {
  var _a;
  const def = schema._zod.def;
  const seen = ctx.seen.get(schema);
  if (seen) {
    seen.count++;
    const isCycle = _params.schemaPath.includes(schema);
    if (isCycle) {
      seen.cycle = _params.path;
    }
    return seen.schema;
  }
  const result = { schema: {}, count: 1, cycle: void 0, path: _params.path };
  ctx.seen.set(schema, result);
  ctx.sharedDefsExtractedFor = void 0;
  ctx.sharedEmitDoneFor = void 0;
  const overrideSchema = schema._zod.toJSONSchema?.();
  if (overrideSchema) {
    result.schema = overrideSchema;
  } else {
    const params = {
      ..._params,
      schemaPath: [..._params.schemaPath, schema],
      path: _params.path
    };
    if (schema._zod.processJSONSchema) {
      schema._zod.processJSONSchema(ctx, result.schema, params);
    } else {
      const _json = result.schema;
      const processor = ctx.processors[def.type];
      if (!processor) {
        throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
      }
      processor(schema, ctx, _json, params);
    }
    const parent = schema._zod.parent;
    if (parent) {
      if (!result.ref)
        result.ref = parent;
      processSchema(parent, ctx, params);
      ctx.seen.get(parent).isParent = true;
    }
  }
  const meta3 = ctx.metadataRegistry.get(schema);
  if (meta3)
    assignProps(result.schema, meta3);
  if (ctx.io === "input" && isTransforming(schema)) {
    delete result.schema.examples;
    delete result.schema.default;
  }
  if (ctx.io === "input" && "_prefault" in result.schema)
    (_a = result.schema).default ?? (_a.default = result.schema._prefault);
  delete result.schema._prefault;
  const _result = ctx.seen.get(schema);
  return _result.schema;
}
function encodeJSONPointerSegment(segment3) {
  return segment3.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
    return;
  const idToSchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.entries()) {
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      const existing = idToSchema.get(id);
      if (existing && existing !== entry[0]) {
        throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      }
      idToSchema.set(id, entry[0]);
    }
  }
  const makeURI = (entry) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry[0])?.id;
      const uriGenerator = ctx.external.uri ?? ((id2) => id2);
      if (externalId) {
        return { ref: uriGenerator(externalId) };
      }
      const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
      entry[1].defId = id;
      return { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}` };
    }
    const uriPrefix = `#`;
    const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry[1] === root && !entry[1].schema.id) {
      return { ref: uriPrefix };
    }
    const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
    return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
  };
  const extractToDef = (entry) => {
    if (entry[1].schema.$ref) {
      return;
    }
    const seen = entry[1];
    const { ref, defId } = makeURI(entry);
    seen.def = { ...seen.schema };
    if (defId)
      seen.defId = defId;
    const schema2 = seen.schema;
    for (const key in schema2) {
      delete schema2[key];
    }
    schema2.$ref = ref;
  };
  if (ctx.cycles === "throw") {
    for (const entry of ctx.seen.entries()) {
      const seen = entry[1];
      if (seen.cycle) {
        throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
      }
    }
  }
  for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (schema === entry[0]) {
      extractToDef(entry);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry[0])?.id;
      if (schema !== entry[0] && ext) {
        extractToDef(entry);
        continue;
      }
    }
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      extractToDef(entry);
      continue;
    }
    if (seen.cycle) {
      extractToDef(entry);
      continue;
    }
    if (seen.count > 1) {
      if (ctx.reused === "ref") {
        extractToDef(entry);
      }
    }
  }
  if (ctx.external)
    ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
  const options = schema.anyOf;
  if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0)
    return;
  const types = [];
  for (const option of options) {
    if (!option || typeof option !== "object")
      return;
    compactTypeUnion(option);
    const keys = Object.keys(option);
    if (keys.length !== 1 || keys[0] !== "type")
      return;
    const type = option.type;
    for (const member2 of Array.isArray(type) ? type : [type]) {
      if (typeof member2 !== "string")
        return;
      if (!types.includes(member2))
        types.push(member2);
    }
  }
  delete schema.anyOf;
  schema.type = types.length === 1 ? types[0] : types;
}
var FOLDABLE_KEYS = /* @__PURE__ */ new Set(["type", "properties", "required", "additionalProperties"]);
var UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member2) {
  const extra = member2.additionalProperties;
  if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null)
    return null;
  return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
  const objects = [];
  for (const member2 of members) {
    if (typeof member2 !== "object" || member2.type !== "object")
      return null;
    for (const key in member2) {
      if (!FOLDABLE_KEYS.has(key))
        return null;
    }
    objects.push(member2);
  }
  const properties = {};
  const required = /* @__PURE__ */ new Set();
  for (const object2 of objects) {
    for (const key in object2.properties) {
      if (Object.prototype.hasOwnProperty.call(properties, key))
        continue;
      const parts = [];
      for (const other of objects) {
        const part = other.properties?.[key] ?? undeclaredConstraint(other);
        if (part === null || part === void 0)
          continue;
        if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)))
          parts.push(part);
      }
      const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
      assignProp(properties, key, merged);
    }
    for (const key of object2.required ?? [])
      required.add(key);
  }
  const folded = { type: "object", properties };
  if (required.size)
    folded.required = [...required];
  if (objects.every((object2) => object2.additionalProperties === false)) {
    folded.additionalProperties = false;
  } else {
    const constraints = [];
    for (const object2 of objects) {
      const constraint = undeclaredConstraint(object2);
      if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)))
        constraints.push(constraint);
    }
    if (constraints.length === 1)
      folded.additionalProperties = constraints[0];
    else if (constraints.length > 1)
      folded.additionalProperties = { allOf: constraints };
  }
  return folded;
}
function foldIntersection(json2) {
  const allOf = json2.allOf;
  if (!Array.isArray(allOf) || allOf.length < 2)
    return;
  for (const key of FOLDABLE_KEYS)
    if (key in json2)
      return;
  const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
  let folded = null;
  if (!unions.length) {
    folded = foldObjects(allOf);
  } else {
    const union22 = unions[0];
    const keyword = UNION_KEYS.find((k) => Array.isArray(union22[k]));
    if (Object.keys(union22).length !== 1)
      return;
    const rest = allOf.filter((m) => m !== union22);
    const branches = union22[keyword].map((branch) => foldObjects([...rest, branch]));
    if (branches.some((b) => !b))
      return;
    folded = { [keyword]: branches };
  }
  if (!folded)
    return;
  delete json2.allOf;
  assignProps(json2, folded);
}
function finalize(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  const flattenRef = (zodSchema) => {
    const seen = ctx.seen.get(zodSchema);
    if (seen.ref === null)
      return;
    const schema2 = seen.def ?? seen.schema;
    const _cached = { ...schema2 };
    const ref = seen.ref;
    seen.ref = null;
    if (ref) {
      flattenRef(ref);
      const refSeen = ctx.seen.get(ref);
      const refSchema = refSeen.schema;
      if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
        schema2.allOf = schema2.allOf ?? [];
        schema2.allOf.push(refSchema);
      } else {
        assignProps(schema2, refSchema);
      }
      assignProps(schema2, _cached);
      const isParentRef = zodSchema._zod.parent === ref;
      if (isParentRef) {
        for (const key in schema2) {
          if (key === "$ref" || key === "allOf")
            continue;
          if (!(key in _cached)) {
            delete schema2[key];
          }
        }
      }
      if (refSchema.$ref && refSeen.def) {
        for (const key in schema2) {
          if (key === "$ref" || key === "allOf")
            continue;
          if (key in refSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(refSeen.def[key])) {
            delete schema2[key];
          }
        }
      }
    }
    const parent = zodSchema._zod.parent;
    if (parent && parent !== ref) {
      flattenRef(parent);
      const parentSeen = ctx.seen.get(parent);
      if (parentSeen?.schema.$ref) {
        schema2.$ref = parentSeen.schema.$ref;
        if (parentSeen.def) {
          for (const key in schema2) {
            if (key === "$ref" || key === "allOf")
              continue;
            if (key in parentSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(parentSeen.def[key])) {
              delete schema2[key];
            }
          }
        }
      }
    }
    ctx.override({
      zodSchema,
      jsonSchema: schema2,
      path: seen.path ?? []
    });
  };
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of [...ctx.seen.entries()].reverse()) {
      flattenRef(entry[0]);
    }
    if (ctx.target !== "openapi-3.0") {
      for (const entry of ctx.seen.entries()) {
        compactTypeUnion(entry[1].def ?? entry[1].schema);
      }
    }
    for (const rewrite of ctx.deferred)
      rewrite();
    if (ctx.intersections.length) {
      const carriers = /* @__PURE__ */ new Map();
      for (const seen of ctx.seen.values()) {
        for (const json2 of [seen.schema, seen.def]) {
          const allOf = json2?.allOf;
          if (!Array.isArray(allOf))
            continue;
          const existing = carriers.get(allOf);
          if (existing)
            existing.push(json2);
          else
            carriers.set(allOf, [json2]);
        }
      }
      for (const allOf of ctx.intersections) {
        for (const json2 of carriers.get(allOf) ?? [])
          foldIntersection(json2);
      }
    }
  }
  const result = {};
  if (ctx.target === "draft-2020-12") {
    result.$schema = "https://json-schema.org/draft/2020-12/schema";
  } else if (ctx.target === "draft-07") {
    result.$schema = "http://json-schema.org/draft-07/schema#";
  } else if (ctx.target === "draft-04") {
    result.$schema = "http://json-schema.org/draft-04/schema#";
  } else if (ctx.target === "openapi-3.0") {
  } else {
  }
  if (ctx.external?.uri) {
    const id = ctx.external.registry.get(schema)?.id;
    if (!id)
      throw new Error("Schema is missing an `id` property");
    result.$id = ctx.external.uri(id);
  }
  assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
  const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
  if (rootMetaId !== void 0 && result.id === rootMetaId)
    delete result.id;
  const defs = ctx.external?.defs ?? {};
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of ctx.seen.entries()) {
      const seen = entry[1];
      if (seen.def && seen.defId) {
        if (seen.def.id === seen.defId)
          delete seen.def.id;
        assignProp(defs, seen.defId, seen.def);
      }
    }
  }
  if (ctx.external)
    ctx.sharedEmitDoneFor = ctx.external;
  if (ctx.external) {
  } else {
    if (Object.keys(defs).length > 0) {
      if (ctx.target === "draft-2020-12") {
        result.$defs = defs;
      } else {
        result.definitions = defs;
      }
    }
  }
  try {
    const finalized = JSON.parse(JSON.stringify(result));
    Object.defineProperty(finalized, "~standard", {
      value: {
        ...schema["~standard"],
        jsonSchema: {
          input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
          output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
        }
      },
      enumerable: false,
      writable: false
    });
    return finalized;
  } catch (_err) {
    throw new Error("Error converting schema to JSON.");
  }
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema))
    return false;
  ctx.seen.add(_schema);
  const def = _schema._zod.def;
  if (def.type === "transform")
    return true;
  if (def.type === "array")
    return isTransforming(def.element, ctx);
  if (def.type === "set")
    return isTransforming(def.valueType, ctx);
  if (def.type === "lazy")
    return isTransforming(def.getter(), ctx);
  if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") {
    return isTransforming(def.innerType, ctx);
  }
  if (def.type === "intersection") {
    return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
  }
  if (def.type === "record" || def.type === "map") {
    return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
  }
  if (def.type === "pipe") {
    if (_schema._zod.traits.has("$ZodCodec"))
      return true;
    return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
  }
  if (def.type === "object") {
    for (const key in def.shape) {
      if (isTransforming(def.shape[key], ctx))
        return true;
    }
    return false;
  }
  if (def.type === "union") {
    for (const option of def.options) {
      if (isTransforming(option, ctx))
        return true;
    }
    return false;
  }
  if (def.type === "tuple") {
    for (const item of def.items) {
      if (isTransforming(item, ctx))
        return true;
    }
    if (def.rest && isTransforming(def.rest, ctx))
      return true;
    return false;
  }
  return false;
}
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
  const { libraryOptions, target } = params ?? {};
  const ctx = initializeContext({ ...libraryOptions ?? {}, target, io, processors });
  processSchema(schema, ctx);
  extractDefs(ctx, schema);
  return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key, value) => {
  if (agg[key] === void 0 || value > agg[key])
    agg[key] = value;
};
var narrowMax = (agg, key, value) => {
  if (agg[key] === void 0 || value < agg[key])
    agg[key] = value;
};
var narrowBoth = (agg, value) => {
  narrowMin(agg, "minimum", value);
  narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
  agg.multipleOf ?? (agg.multipleOf = []);
  if (!agg.multipleOf.includes(value))
    agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
  agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
  agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
  agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
  agg.format = format;
  if (format.includes("int"))
    agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
  setFormat(agg, def.format);
  const [minimum, maximum] = ranges[def.format];
  narrowMin(agg, "minimum", minimum);
  narrowMax(agg, "maximum", maximum);
};
var contributors = {
  greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
  less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
  multiple_of: (agg, def) => addDivisor(agg, def.value),
  number_format: formatContributor(NUMBER_FORMAT_RANGES),
  bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
  min_length: minContributor,
  max_length: maxContributor,
  length_equals: (agg, def) => narrowBoth(agg, def.length),
  min_size: minContributor,
  max_size: maxContributor,
  size_equals: (agg, def) => narrowBoth(agg, def.size),
  string_format: (agg, def) => {
    setFormat(agg, def.format);
    if (def.pattern)
      addPattern(agg, def.pattern);
    if (def.format === "base64" || def.format === "base64url")
      agg.contentEncoding = def.format;
    if (def.local || def.precision === -1)
      agg.laxFormat = true;
  },
  mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
  const agg = {};
  const def = schema._zod.def;
  const list2 = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
  for (const ch of list2)
    contributors[ch._zod.def.check]?.(agg, ch._zod.def);
  const bag2 = schema._zod.bag;
  if (bag2.minimum !== void 0)
    narrowMin(agg, "minimum", bag2.minimum);
  if (bag2.exclusiveMinimum !== void 0)
    narrowMin(agg, "exclusiveMinimum", bag2.exclusiveMinimum);
  if (bag2.maximum !== void 0)
    narrowMax(agg, "maximum", bag2.maximum);
  if (bag2.exclusiveMaximum !== void 0)
    narrowMax(agg, "exclusiveMaximum", bag2.exclusiveMaximum);
  if (bag2.multipleOf !== void 0)
    addDivisor(agg, bag2.multipleOf);
  if (bag2.format !== void 0) {
    agg.format ?? (agg.format = bag2.format);
    if (bag2.format.includes("int"))
      agg.isInt = true;
  }
  if (bag2.mime)
    intersectMime(agg, bag2.mime);
  for (const pattern of bag2.patterns ?? [])
    addPattern(agg, pattern);
  return agg;
}
var formatMap = {
  guid: "uuid",
  url: "uri",
  datetime: "date-time",
  json_string: "json-string",
  regex: ""
  // do not set
};
var exactPatterns = /* @__PURE__ */ new Map([
  [base64Charset, base64],
  [base64urlCharset, base64url]
]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
  const json2 = _json;
  json2.type = "string";
  const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json2.minLength = minimum;
  if (typeof maximum === "number")
    json2.maxLength = maximum;
  if (format) {
    json2.format = formatMap[format] ?? format;
    if (json2.format === "")
      delete json2.format;
    if (format === "time" || laxFormat) {
      delete json2.format;
    }
  }
  if (contentEncoding)
    json2.contentEncoding = contentEncoding;
  if (patterns && patterns.size > 0) {
    const patternList = [...patterns].map(exactPattern);
    if (patternList.length === 1)
      json2.pattern = patternList[0].source;
    else if (patternList.length > 1) {
      json2.allOf = [
        ...patternList.map((regex) => ({
          ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
          pattern: regex.source
        }))
      ];
    }
  }
};
var numberProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
  json2.type = isInt ? "integer" : "number";
  const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
  const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
  const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
  if (exMin) {
    if (legacy) {
      json2.minimum = exclusiveMinimum;
      json2.exclusiveMinimum = true;
    } else {
      json2.exclusiveMinimum = exclusiveMinimum;
    }
  } else if (typeof minimum === "number") {
    json2.minimum = minimum;
  }
  if (exMax) {
    if (legacy) {
      json2.maximum = exclusiveMaximum;
      json2.exclusiveMaximum = true;
    } else {
      json2.exclusiveMaximum = exclusiveMaximum;
    }
  } else if (typeof maximum === "number") {
    json2.maximum = maximum;
  }
  if (multipleOf) {
    const divisors = /* @__PURE__ */ new Set();
    for (const divisor of multipleOf) {
      if (Number.isFinite(divisor) && divisor !== 0)
        divisors.add(Math.abs(divisor));
      else
        handleUnrepresentable(schema, ctx, json2, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
    }
    const [first, ...rest] = divisors;
    if (first !== void 0)
      json2.multipleOf = first;
    if (rest.length)
      json2.allOf = [...json2.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
  }
};
var booleanProcessor = (_schema, _ctx, json2, _params) => {
  json2.type = "boolean";
};
var bigintProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "BigInt cannot be represented in JSON Schema");
};
var symbolProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Symbols cannot be represented in JSON Schema");
};
var nullProcessor = (_schema, ctx, json2, _params) => {
  if (ctx.target === "openapi-3.0") {
    json2.type = "string";
    json2.nullable = true;
    json2.enum = [null];
  } else {
    json2.type = "null";
  }
};
var undefinedProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Undefined cannot be represented in JSON Schema");
};
var voidProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Void cannot be represented in JSON Schema");
};
var neverProcessor = (_schema, _ctx, json2, _params) => {
  json2.not = {};
};
var anyProcessor = (_schema, _ctx, _json, _params) => {
};
var unknownProcessor = (_schema, _ctx, _json, _params) => {
};
var dateProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Date cannot be represented in JSON Schema");
};
var enumProcessor = (schema, _ctx, json2, _params) => {
  const def = schema._zod.def;
  const values2 = getEnumValues(def.entries);
  if (values2.length === 0) {
    json2.not = {};
    return;
  }
  if (values2.every((v) => typeof v === "number"))
    json2.type = "number";
  if (values2.every((v) => typeof v === "string"))
    json2.type = "string";
  json2.enum = values2;
};
var literalProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  if (def.values.length === 0) {
    json2.not = {};
    return;
  }
  const vals = [];
  for (const val of def.values) {
    if (val === void 0) {
      if (handleUnrepresentable(schema, ctx, json2, params, "Literal `undefined` cannot be represented in JSON Schema"))
        return;
    } else if (typeof val === "bigint") {
      if (handleUnrepresentable(schema, ctx, json2, params, "BigInt literals cannot be represented in JSON Schema"))
        return;
      vals.push(Number(val));
    } else {
      vals.push(val);
    }
  }
  if (vals.length === 0) {
  } else if (vals.length === 1) {
    const val = vals[0];
    json2.type = val === null ? "null" : typeof val;
    if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
      json2.enum = [val];
    } else {
      json2.const = val;
    }
  } else {
    if (vals.every((v) => typeof v === "number"))
      json2.type = "number";
    if (vals.every((v) => typeof v === "string"))
      json2.type = "string";
    if (vals.every((v) => typeof v === "boolean"))
      json2.type = "boolean";
    if (vals.every((v) => v === null))
      json2.type = "null";
    json2.enum = vals;
  }
};
var nanProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "NaN cannot be represented in JSON Schema");
};
var templateLiteralProcessor = (schema, _ctx, json2, _params) => {
  const _json = json2;
  const pattern = schema._zod.pattern;
  if (!pattern)
    throw new Error("Pattern not found in template literal");
  _json.type = "string";
  _json.pattern = pattern.source;
};
var fileProcessor = (schema, _ctx, json2, _params) => {
  const _json = json2;
  _json.type = "string";
  _json.format = "binary";
  _json.contentEncoding = "binary";
  const { minimum, maximum, mime } = aggregateChecks(schema);
  if (minimum !== void 0)
    _json.minLength = minimum;
  if (maximum !== void 0)
    _json.maxLength = maximum;
  if (!mime)
    return;
  if (mime.length === 0)
    _json.not = {};
  else if (mime.length === 1)
    _json.contentMediaType = mime[0];
  else
    _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
var successProcessor = (_schema, _ctx, json2, _params) => {
  json2.type = "boolean";
};
var customProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Custom types cannot be represented in JSON Schema");
};
var functionProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Function types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Transforms cannot be represented in JSON Schema");
};
var mapProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Map cannot be represented in JSON Schema");
};
var setProcessor = (schema, ctx, json2, params) => {
  handleUnrepresentable(schema, ctx, json2, params, "Set cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json2.minItems = minimum;
  if (typeof maximum === "number")
    json2.maxItems = maximum;
  json2.type = "array";
  json2.items = processSchema(def.element, ctx, {
    ...params,
    path: [...params.path, "items"]
  });
};
function inputOptin(schema) {
  const def = schema._zod.def;
  if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
    return inputOptin(def.out);
  }
  if (def.type === "catch") {
    return inputOptin(def.innerType);
  }
  return schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  const shape = def.shape;
  const symbolKeys = Object.getOwnPropertySymbols(shape);
  if (symbolKeys.length && handleUnrepresentable(schema, ctx, json2, params, "Symbol keys cannot be represented in JSON Schema")) {
    return;
  }
  json2.type = "object";
  json2.properties = {};
  for (const key in shape) {
    assignProp(json2.properties, key, processSchema(shape[key], ctx, {
      ...params,
      path: [...params.path, "properties", key]
    }));
  }
  const requiredKeys = [];
  for (const key of Object.keys(shape)) {
    const field = def.shape[key];
    if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) {
      requiredKeys.push(key);
    }
  }
  if (requiredKeys.length > 0) {
    json2.required = requiredKeys;
  }
  if (def.catchall?._zod.def.type === "never") {
    json2.additionalProperties = false;
  } else if (!def.catchall) {
    if (ctx.io === "output")
      json2.additionalProperties = false;
  } else if (def.catchall) {
    json2.additionalProperties = processSchema(def.catchall, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
};
var unionProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const isExclusive = def.inclusive === false;
  const options = def.options.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, isExclusive ? "oneOf" : "anyOf", i]
  }));
  if (isExclusive) {
    json2.oneOf = options;
  } else {
    json2.anyOf = options;
  }
};
var intersectionProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const a = processSchema(def.left, ctx, {
    ...params,
    path: [...params.path, "allOf", 0]
  });
  const b = processSchema(def.right, ctx, {
    ...params,
    path: [...params.path, "allOf", 1]
  });
  const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
  const allOf = [
    ...isSimpleIntersection(a) ? a.allOf : [a],
    ...isSimpleIntersection(b) ? b.allOf : [b]
  ];
  json2.allOf = allOf;
  ctx.intersections.push(allOf);
};
var tupleProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  json2.type = "array";
  const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
  const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
  const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, prefixPath, i]
  }));
  const rest = def.rest ? processSchema(def.rest, ctx, {
    ...params,
    path: [...params.path, restPath, ...ctx.target === "openapi-3.0" ? [def.items.length] : []]
  }) : null;
  let minItems = def.items.length;
  while (minItems > 0) {
    const item = def.items[minItems - 1];
    const optional2 = ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional";
    if (!optional2)
      break;
    minItems--;
  }
  const maxItems = def.items.length;
  const isClosed = !def.rest;
  if (ctx.target === "draft-2020-12") {
    json2.prefixItems = prefixItems;
    if (isClosed) {
      json2.items = false;
    } else if (rest) {
      json2.items = rest;
    }
    if (minItems > 0)
      json2.minItems = minItems;
    if (isClosed)
      json2.maxItems = maxItems;
  } else if (ctx.target === "openapi-3.0") {
    json2.items = {
      anyOf: prefixItems
    };
    if (rest) {
      json2.items.anyOf.push(rest);
    }
    if (minItems > 0)
      json2.minItems = minItems;
    if (isClosed)
      json2.maxItems = maxItems;
  } else {
    json2.items = prefixItems;
    if (isClosed) {
      json2.additionalItems = false;
    } else if (rest) {
      json2.additionalItems = rest;
    }
    if (minItems > 0)
      json2.minItems = minItems;
    if (isClosed)
      json2.maxItems = maxItems;
  }
  const { minimum, maximum } = aggregateChecks(schema);
  if (typeof minimum === "number")
    json2.minItems = minimum;
  if (typeof maximum === "number")
    json2.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json2, visited) {
  if (json2.$ref) {
    if (visited.has(json2))
      return json2;
    visited.add(json2);
    const def = bySchema.get(json2)?.def;
    if (!def)
      return json2;
    const inlined = stringifyKeyNames(bySchema, def, visited);
    return inlined === def ? json2 : inlined;
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = json2[keyword];
    if (!Array.isArray(branches))
      continue;
    const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
    if (mapped.some((branch, i) => branch !== branches[i]))
      json2 = { ...json2, [keyword]: mapped };
  }
  const types = Array.isArray(json2.type) ? json2.type : [json2.type];
  const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
  const values2 = json2.enum ?? (json2.const !== void 0 ? [json2.const] : void 0);
  if (!numericType && !values2?.some((v) => typeof v === "number"))
    return json2;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json2;
  if (rest.enum)
    rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
  else if (typeof rest.const === "number")
    rest.const = String(rest.const);
  if (!numericType)
    return rest;
  rest.type = "string";
  if (!values2)
    rest.pattern = (types.includes("number") ? number : integer).source;
  return rest;
}
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
  const bySchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.values()) {
    if (entry.def && !bySchema.has(entry.schema))
      bySchema.set(entry.schema, entry);
  }
  const rewrites = /* @__PURE__ */ new Map();
  for (const record2 of pendingRecords.get(ctx) ?? []) {
    const seen = ctx.seen.get(record2);
    const names2 = (seen?.def ?? seen?.schema)?.propertyNames;
    if (!names2 || names2 === true || rewrites.has(names2))
      continue;
    const rewritten = stringifyKeyNames(bySchema, names2, /* @__PURE__ */ new Set());
    if (rewritten !== names2)
      rewrites.set(names2, rewritten);
  }
  if (!rewrites.size)
    return;
  for (const entry of ctx.seen.values()) {
    for (const carrier of [entry.schema, entry.def]) {
      const rewritten = carrier && rewrites.get(carrier.propertyNames);
      if (rewritten)
        carrier.propertyNames = rewritten;
    }
  }
}
var recordProcessor = (schema, ctx, _json, params) => {
  const json2 = _json;
  const def = schema._zod.def;
  json2.type = "object";
  const keyType = def.keyType;
  const patterns = aggregateChecks(keyType).patterns;
  if (def.mode === "loose" && patterns && patterns.size > 0) {
    const valueSchema = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "patternProperties", "*"]
    });
    json2.patternProperties = {};
    for (const pattern of patterns) {
      assignProp(json2.patternProperties, exactPattern(pattern).source, valueSchema);
    }
  } else {
    if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
      json2.propertyNames = processSchema(def.keyType, ctx, {
        ...params,
        path: [...params.path, "propertyNames"]
      });
      let pending = pendingRecords.get(ctx);
      if (!pending) {
        pending = [];
        pendingRecords.set(ctx, pending);
        ctx.deferred.push(() => rewriteKeyNames(ctx));
      }
      pending.push(schema);
    }
    json2.additionalProperties = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
  const keyValues = keyType._zod.values;
  const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
  if (keyValues && !def.partial && !omittableOnInput) {
    const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
    if (validKeyValues.length > 0) {
      json2.required = validKeyValues.map(String);
    }
  }
};
var nullableProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  const inner = processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  if (ctx.target === "openapi-3.0") {
    seen.ref = def.innerType;
    json2.nullable = true;
  } else {
    json2.anyOf = [inner, { type: "null" }];
  }
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
function serializeDefaultValue(value, schema, ctx, json2, params) {
  let unrepresentable = false;
  const serialized = JSON.stringify(value, (_, val) => {
    if (typeof val !== "bigint")
      return val;
    unrepresentable = true;
    return null;
  });
  if (!unrepresentable)
    return JSON.parse(serialized);
  handleUnrepresentable(schema, ctx, json2, params, "BigInt defaults cannot be represented in JSON Schema");
  return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json2.default = value;
};
var prefaultProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  if (ctx.io !== "input")
    return;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json2, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json2._prefault = value;
};
var catchProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  let catchValue;
  try {
    catchValue = def.catchValue(void 0);
  } catch {
    handleUnrepresentable(schema, ctx, json2, params, "Dynamic catch values are not supported in JSON Schema");
    return;
  }
  json2.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  const inIsTransform = def.in._zod.traits.has("$ZodTransform");
  const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json2, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  json2.readOnly = true;
};
var promiseProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var optionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var lazyProcessor = (schema, ctx, _json, params) => {
  const innerType = schema._zod.innerType;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
var allProcessors = {
  string: stringProcessor,
  number: numberProcessor,
  boolean: booleanProcessor,
  bigint: bigintProcessor,
  symbol: symbolProcessor,
  null: nullProcessor,
  undefined: undefinedProcessor,
  void: voidProcessor,
  never: neverProcessor,
  any: anyProcessor,
  unknown: unknownProcessor,
  date: dateProcessor,
  enum: enumProcessor,
  literal: literalProcessor,
  nan: nanProcessor,
  template_literal: templateLiteralProcessor,
  file: fileProcessor,
  success: successProcessor,
  custom: customProcessor,
  function: functionProcessor,
  transform: transformProcessor,
  map: mapProcessor,
  set: setProcessor,
  array: arrayProcessor,
  object: objectProcessor,
  union: unionProcessor,
  intersection: intersectionProcessor,
  tuple: tupleProcessor,
  record: recordProcessor,
  nullable: nullableProcessor,
  nonoptional: nonoptionalProcessor,
  default: defaultProcessor,
  prefault: prefaultProcessor,
  catch: catchProcessor,
  pipe: pipeProcessor,
  readonly: readonlyProcessor,
  promise: promiseProcessor,
  optional: optionalProcessor,
  lazy: lazyProcessor
};
function toJSONSchema(input, params) {
  if ("_idmap" in input) {
    const registry2 = input;
    const ctx2 = initializeContext({ ...params, processors: allProcessors });
    const defs = {};
    for (const entry of registry2._idmap.entries()) {
      const [_, schema] = entry;
      processSchema(schema, ctx2);
    }
    const schemas = {};
    const external = {
      registry: registry2,
      uri: params?.uri,
      defs
    };
    ctx2.external = external;
    for (const entry of registry2._idmap.entries()) {
      const [key, schema] = entry;
      extractDefs(ctx2, schema);
      assignProp(schemas, key, finalize(ctx2, schema));
    }
    if (Object.keys(defs).length > 0) {
      const defsSegment = ctx2.target === "draft-2020-12" ? "$defs" : "definitions";
      schemas.__shared = {
        [defsSegment]: defs
      };
    }
    return { schemas };
  }
  const ctx = initializeContext({ ...params, processors: allProcessors });
  processSchema(input, ctx);
  extractDefs(ctx, input);
  return finalize(ctx, input);
}
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
  return converted(schema).schema;
}
function components() {
  return Object.fromEntries(
    Object.entries(schemasByName).map(([name, schema]) => [name, converted(schema).named[name]])
  );
}
function converted(schema) {
  const around = toJSONSchema(object({ it: schema }), { io: "input", metadata });
  const { properties, $defs = {} } = tidy(around);
  return { schema: properties.it, named: $defs };
}
function tidy(value) {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const { description, ...rest } = Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => member(key, item, value))
  );
  const ownDescription = typeof description === "string" ? description : void 0;
  const flat = "anyOf" in rest ? union2(rest, ownDescription) : promised({ ...rest, description: ownDescription });
  return Object.fromEntries(Object.entries(flat).filter(([, item]) => item !== void 0));
}
function member(key, item, { format }) {
  if (key === "$ref") return [[key, item.replace("#/$defs/", "#/components/schemas/")]];
  if (key === "properties") return [[key, eachOf(item)]];
  const isBound = typeof item === "number" && Math.abs(item) === Number.MAX_SAFE_INTEGER;
  const isOpen = key === "additionalProperties" && Object.keys(item).length === 0;
  const isKnown = key === "id" || key === "propertyNames" || key === "pattern" && format !== void 0;
  return isBound || isOpen || isKnown ? [] : [[key, tidy(item)]];
}
function eachOf(properties) {
  return Object.fromEntries(Object.entries(properties).map(([name, item]) => [name, tidy(item)]));
}
function promised(schema) {
  const properties = Object.entries(schema.properties ?? {});
  const names2 = properties.filter(([, of]) => of.isOwed).map(([name]) => name);
  if (names2.length === 0) return schema;
  const plainProperties = properties.map(([name, { isOwed: _, ...of }]) => [name, of]);
  return {
    ...schema,
    properties: Object.fromEntries(plainProperties),
    required: [...schema.required ?? [], ...names2]
  };
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
  return { ...schema, anyOf: isNullable ? options.map(undescribed) : options, description: text2 };
}
function undescribed({ description: _, ...schema }) {
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
    const of = resolved(referred);
    const item = resolved(of["items"] ?? {});
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
  return usual2 === void 0 ? from : `${from ?? ""}${from ? ", " : ""}${usual2} when left out`;
}
function range(least, most, unit) {
  if (least === void 0 && most === void 0) return void 0;
  if (most === void 0) return `${least}${unit} or more`;
  return least === void 0 ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}
function propertiesOf(schema) {
  return schema["properties"] ?? {};
}
function resolved(schema) {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema["$ref"] ?? "")?.[1];
  return name === void 0 ? schema : components()[name];
}

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { DriftlineError, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, usageError } from "./base.js";

// src/commands/api/listing.ts
function listing(group, what) {
  group.allowExcessArguments().action(() => {
    const [word2] = group.args;
    const names2 = group.commands.map((command) => command.name());
    if (word2 !== void 0)
      throw usageError(
        `${group.name()} has no ${what} "${word2}"`,
        didYouMean(word2, names2) ?? `there are ${names2.join(", ")}`
      );
    group.outputHelp();
  });
}

import { Argument, Command, CommanderError, Option, collect, exits, formatOption, withAnswer, withClient, withDirection, withFilter, withGlobals, withPolicies, withSource, withTable } from "./base.js";

import { directions } from "./base.js";

// src/commands/api/openapi.ts
function defineOpenApi(group) {
  group.command("openapi").description("print the interface as an OpenAPI 3.1 document").action(exits(print));
}
async function print() {
  const [{ openApi }, { settingsSchema }, { settings: settings2 }, { version }, { write }] = await Promise.all([
    import("./service.js"),
    import("./service.js"),
    import("./questions.js"),
    import("./base.js"),
    import("./questions.js")
  ]);
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
  map: "json or name=value,…",
  maps: "json or name=value,…"
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
  if (endpoint.paging) command.option("--all", "every item of all pages, as one list");
  command.addOption(
    new Option("--format <name>", "json, or ndjson: an item of a list on each line, as pages arrive").choices(["json", "ndjson"]).default("json")
  );
  command.optionsGroup("Service:");
  withClient(command).addHelpText("after", helpOf(endpoint)).action(
    exits(
      async (...args) => run(endpoint, fields, args),
      fields.map(({ name }) => name)
    )
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
  const [{ readConfig }, { openClient }, { inputFrom, readBody }, { answer: answer2 }] = await Promise.all([
    import("./questions.js"),
    import("./service.js"),
    import("./service.js"),
    import("./service.js")
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
  return answer2(client, endpoint, input, flags);
}

import { DAY, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isInstant, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

// src/service/analytics.ts
var FIRST_DAY = "2026-01-14";
var day = (description) => string().check(
  _regex(/^\d{4}-\d{2}-\d{2}$/, "should be written like 2026-03-01"),
  refine((value) => startOf(value) !== void 0, "is not a day of the calendar"),
  describe(`${description}, a day in UTC, YYYY-MM-DD`),
  meta({ format: "date" })
);
var days = { startDate: day("First day"), endDate: day("Last day, yesterday at the latest") };
function periodObjections(input, today) {
  const { startDate, endDate } = input;
  if (endDate >= today) return [{ field: "endDate", message: "is not over: figures end with yesterday (UTC)" }];
  if (startDate > endDate) return [{ field: "startDate", message: "is after endDate" }];
  return [];
}
var figure = (description) => stated(number22(description));
var figures = (of, description) => stated(list(of, description));
var date = textLike({ format: "date" }, "Day, YYYY-MM-DD in UTC");
var groupKey = (description) => text(description);
var tokens = {
  billable_tokens: figure("Standard Credits consumed, from input and output tokens with discounts for the cache"),
  input_tokens: figure("Tokens sent to the model"),
  output_tokens: figure("Tokens the model generated")
};
var tier = stated(oneOf(["standard", "thinking"], "Tier of the model"));
var creditsRow = looseObject({
  date,
  ...tokens,
  cache_read_tokens: figure("Tokens read from the prompt cache"),
  cache_write_tokens: figure("Tokens written to the prompt cache"),
  by_model: figures(looseObject({ model_id: stated(text("Model")), model_tier: tier, ...tokens }), "By model"),
  by_user: figures(
    looseObject({
      user_id: stated(text("User")),
      user_email: stated(text("E-mail address of the user")),
      billable_tokens: tokens.billable_tokens,
      by_model: figures(
        looseObject({ model_id: stated(text("Model")), billable_tokens: tokens.billable_tokens }),
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
  tool_calls: figure("Calls of tools"),
  by_tool: figures(looseObject({ tool: stated(text("Tool")), invocations: figure("Calls") }), "By tool"),
  mcp_users_with_mcp: figure("Users who used MCP servers"),
  mcp_by_server: figures(
    looseObject({ server: stated(text("MCP server")), invocations: figure("Calls") }),
    "By MCP server"
  ),
  skills_invocations: figure("Skills that were activated"),
  skills_by_name: figures(looseObject({ name: stated(text("Skill")), count: figure("Times") }), "By skill"),
  slash_commands_invocations: figure("Slash commands that were used"),
  slash_commands_by_name: figures(
    looseObject({ name: stated(text("Command")), count: figure("Times") }),
    "By slash command"
  ),
  hooks_invocations: figure("Hooks that ran"),
  hooks_by_event: figures(
    looseObject({
      event: stated(text("Event of the hook")),
      matcher: stated(text("What it matched")),
      command: stated(text("What it ran")),
      count: figure("Times")
    }),
    "By event of hooks"
  ),
  web_users: figure("Users of the web interface"),
  autonomy_ratio_avg: figure("Calls of tools for each turn of a user, on average"),
  autonomy_ratio_p50: figure("The same, median"),
  autonomy_ratio_p90: figure("The same, 90th percentile"),
  tool_calls_per_session_avg: figure("Calls of tools in a session, on average"),
  user_turns_per_session_avg: figure("Turns of the user in a session, on average"),
  tool_autonomy_level_ratio: stated(
    looseObject({
      auto_high: ratio("Calls at high autonomy"),
      auto_medium: ratio("Calls at medium autonomy"),
      auto_low: ratio("Calls at low autonomy"),
      manual: ratio("Calls that were confirmed one by one")
    }).check(describe("How autonomous the calls were"))
  )
});
var toolsByName = looseObject({ date, group_key: groupKey("Tool"), tool_calls: figure("Calls") });
var activityRow = looseObject({
  date,
  daily_active_users: figure("Users active that day"),
  weekly_active_users: figure("Users active in the 7 days that end with it"),
  monthly_active_users: figure("Users active in the 30 days that end with it"),
  daily_active_users_by_client: stated(
    map(
      figure("Users"),
      "Users active that day by client: terminal-ui, web, non-interactive-cli; a user of several counts in each"
    )
  ),
  sessions: figure("Sessions started"),
  messages: figure("Messages of users and of the agent"),
  user_messages: figure("Messages of users")
});
var activityByClient = looseObject({
  date,
  group_key: groupKey("Client: terminal-ui, web, non-interactive-cli"),
  daily_active_users: figure("Users active that day on it")
});
var files = { files_created: figure("Files the agent made"), files_edited: figure("Files the agent changed") };
var git = { git_commits: figure("Commits by the agent"), git_prs_created: figure("Pull requests by the agent") };
var productivityRow = looseObject({
  date,
  ...files,
  by_extension: figures(
    looseObject({ extension: stated(text("Extension")), count: figure("Files") }),
    "By file extension"
  ),
  by_language: figures(looseObject({ language: stated(text("Language")), count: figure("Files") }), "By language"),
  ...git
});
var userRow = looseObject({
  user_id: stated(text("User")),
  user_email: orNull(text("E-mail address of the user")),
  date,
  tool_calls: figure("Calls of tools"),
  billable_tokens: tokens.billable_tokens,
  primary_model: stated(text("The model used most")),
  primary_model_tier: tier,
  ...files,
  ...git,
  mcp_calls: figure("Calls of tools of MCP servers"),
  skill_calls: figure("Skills that were activated"),
  slash_commands: figure("Slash commands that were used"),
  hooks: figure("Hooks that ran"),
  sessions: figure("Sessions started"),
  messages: figure("Messages, those of the user and of the agent"),
  user_messages: figure("Messages of the user"),
  assistant_messages: figure("Messages of the agent"),
  autonomy_ratio: figure("Calls of tools for each turn of the user"),
  delegation_level: stated(
    oneOf(["auto-high", "auto-medium", "auto-low", "spec", "manual"], "The mode of autonomy used most")
  ),
  languages: figures(string(), "Programming languages worked in")
});
var meta2 = {
  org_id: stated(text("The organization")),
  start_date: stated(textLike({ format: "date" }, "First day")),
  end_date: stated(textLike({ format: "date" }, "Last day"))
};
function rows(row) {
  return looseObject({
    data: list(row, "The rows"),
    meta: looseObject(meta2).check(describe("What they are of"))
  });
}
function either(daily, byGroup) {
  const ofDay = daily.check(refine((row) => !Object.hasOwn(row, "group_key"), "is of a group, and not of a day"));
  return { response: rows(union([daily, byGroup])), daily: rows(ofDay), grouped: rows(byGroup) };
}
var grouped = (by) => ({
  group_by: may(_enum([by]).check(describe("One row for each day and group instead of one for each day")))
});
var shared = {
  method: "GET",
  params: none,
  objections: periodObjections,
  hasUnsaid: true,
  refusals: [400, 401, 403, 500],
  allowed: administrators,
  example: { startDate: "2026-03-01", endDate: "2026-03-07" }
};
var analytics = declare("analytics", {
  tokens: {
    ...shared,
    description: "Reads the Standard Credits consumed.",
    path: "/api/v1/analytics/tokens",
    query: object({ ...days, ...grouped("model") }),
    ...either(creditsRow, creditsByModel)
  },
  tools: {
    ...shared,
    description: "Reads which tools were used, and how autonomously.",
    path: "/api/v1/analytics/tools",
    query: object({ ...days, ...grouped("tool_name") }),
    ...either(toolsRow, toolsByName)
  },
  activity: {
    ...shared,
    description: "Reads how many users were active, and their sessions and messages.",
    path: "/api/v1/analytics/activity",
    query: object({ ...days, ...grouped("client") }),
    ...either(activityRow, activityByClient)
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
        next_cursor: may(orNull(text("What to send as `cursor` for it")))
      }).check(describe("What they are of, and what follows"))
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

import { UNKNOWN_EDITOR, count, duration, few, fractionBelow, minute, nameOf, personName, precise, thousands } from "./base.js";
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
  none,
  number22 as number,
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
  schemaOf,
  segment2 as segment,
  session,
  sessionSettings,
  sessionStatus,
  sessions,
  stated,
  text,
  textLike,
  textOf2 as textOf,
  user,
  users,
  whole,
  wholeMillis
};
