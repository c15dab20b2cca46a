import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  flag,
  list,
  map,
  may,
  maybe,
  millis,
  none,
  number,
  oneOf,
  pages,
  pagesOf,
  people,
  segment,
  text,
  textOf,
  whole
} from "./chunk-chunk-BRF3Z462.js";
import {
  declare
} from "./chunk-chunk-T6J2SRZP.js";
import {
  _enum,
  _minLength,
  _regex,
  describe,
  literal,
  looseObject,
  object,
  string,
  unknown
} from "./chunk-chunk-WWJXMTTS.js";

// src/service/sessions.ts
var sessionStatus = oneOf(["idle", "pending", "running"], "What the agent is doing now");
var efforts = ["none", "dynamic", "off", "minimal", "low", "medium", "high", "xhigh", "max"];
var providers = [
  "anthropic",
  "openai",
  "generic-chat-completion-api",
  "factory",
  "google",
  "xai",
  "voyage",
  "bedrock-converse"
];
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
  assistantActiveTimeMs: maybe(number("How long the agent was active, in milliseconds")),
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
var sessionSettings = looseObject(settings).check(describe("Settings of the session"));
var session = looseObject({
  sessionId: text("Identifier of the session"),
  status: sessionStatus,
  messageCount: whole("Messages so far"),
  createdAt: millis("When it was made"),
  updatedAt: millis("When it last changed"),
  title: maybe(text("Title")),
  completedAt: maybe(millis("When it ended")),
  computerId: maybe(text("The computer it is connected to")),
  sessionSettings: maybe(
    looseObject({
      ...settings,
      tokenUsage: maybe(
        looseObject({
          inputTokens: number("Tokens sent to the model"),
          outputTokens: number("Tokens the model generated"),
          cacheCreationTokens: number("Tokens written to the prompt cache"),
          cacheReadTokens: number("Tokens read from the prompt cache"),
          thinkingTokens: number("Tokens spent on reasoning")
        }).check(describe("Tokens so far"))
      )
    }).check(describe("Settings of the session"))
  )
});
var sessionId = segment("Identifier of the session");
var sessions = declare("sessions", {
  create: {
    says: "Starts a session on a computer.",
    method: "POST",
    host: "api",
    path: "/api/v0/sessions",
    params: none,
    query: none,
    body: looseObject({
      computerId: textOf(1, 256, "The computer to work on"),
      cwd: may(textOf(1, 4096, "Working directory on it")),
      sessionSettings: may(sessionSettings)
    }),
    response: session,
    success: 201,
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the session may have been created",
    example: { computerId: "cmp_01", cwd: "/work", sessionSettings: { autonomyLevel: "low" } }
  },
  get: {
    says: "Reads a session.",
    method: "GET",
    host: "api",
    path: "/api/v0/sessions/{sessionId}",
    params: object({ sessionId }),
    query: object({ computerId: may(textOf(1, 256, "The computer to ask directly")) }),
    response: session,
    success: 200,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01" }
  },
  update: {
    says: "Changes settings of a session; those not named stay.",
    method: "PATCH",
    host: "api",
    path: "/api/v0/sessions/{sessionId}",
    params: object({ sessionId }),
    query: none,
    body: looseObject({ sessionSettings: may(sessionSettings) }),
    response: session,
    success: 200,
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
  providerAPhase: maybe(oneOf(["commentary", "final_answer"], "Phase at provider A")),
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
  mediaType: textOf(1, 255, "Its media type"),
  data: string().check(_minLength(1), _regex(/^[A-Za-z0-9+/]+={0,2}$/, "is not base64"), describe("Its bytes"))
};
var image = looseObject(encoded);
var file = looseObject({
  ...encoded,
  parsedData: may(text("The text of it")),
  name: may(text("Its name")),
  path: may(text("Where it is on the computer"))
});
var sessionId2 = segment("Identifier of the session");
var computerId = may(textOf(1, 256, "The computer to ask directly"));
var messages = declare("messages", {
  list: {
    says: "Lists the messages of a session.",
    method: "GET",
    host: "api",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: object({ sessionId: sessionId2 }),
    query: object({
      ...pages,
      computerId,
      role: may(_enum(["user", "assistant", "tool"]).check(describe("Only messages of this role")))
    }),
    ...pagesOf("messages", message, "Messages"),
    success: 200,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", role: "assistant" }
  },
  get: {
    says: "Reads a message.",
    method: "GET",
    host: "api",
    path: "/api/v0/sessions/{sessionId}/messages/{messageId}",
    params: object({ sessionId: sessionId2, messageId: segment("Identifier of the message") }),
    query: object({ computerId }),
    response: message,
    success: 200,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", messageId: "msg_01" }
  },
  add: {
    says: "Says something to the agent of a session.",
    method: "POST",
    host: "api",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: object({ sessionId: sessionId2 }),
    query: none,
    body: looseObject({
      text: text("What to say"),
      images: may(list(image, "Pictures, such as image/jpeg")),
      files: may(list(file, "PDFs and text files")),
      computerId: may(textOf(1, 256, "The computer that takes the message; that of the session when left out"))
    }),
    response: looseObject({ messageId: text("The message that was made"), status: sessionStatus }),
    success: 200,
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the message may have been added",
    example: { sessionId: "ses_01", text: "Run the tests." }
  }
});

export {
  sessionSettings,
  session,
  sessions,
  message,
  messages
};
