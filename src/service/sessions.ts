// Sessions of the agent.
import * as z from "zod/mini";
import { efforts, providers } from "../model/model-values.ts";
import { declare } from "./endpoint.ts";
import { list, map, may, maybe, number, oneOf, people, segment, text, textOf, whole, wholeMillis } from "./fields.ts";

export const sessionStatus = oneOf(["idle", "pending", "running"], "Status of the agent");

const apiProviders = [
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
  "snowflake",
] as const;

/** The settings of a session in a request. None is required, and unknown settings are accepted. */
const settings = {
  model: maybe(text("Model")),
  reasoningEffort: maybe(oneOf(efforts, "How much the model reasons")),
  interactionMode: maybe(oneOf(["auto", "spec", "mission", "agi"], "How the agent works with its user")),
  autonomyLevel: maybe(oneOf(["off", "low", "medium", "high"], "What the agent may do without asking")),
  autonomyMode: maybe(
    oneOf(["normal", "spec", "auto-low", "auto-medium", "auto-high"], "The older form of autonomy level and mode"),
  ),
  specModeModel: maybe(text("Model while planning")),
  specModeReasoningEffort: maybe(oneOf(efforts, "How much the model reasons while planning")),
  providerLock: maybe(oneOf(providers, "Model provider to which the session is locked")),
  providerLockTimestamp: maybe(text("When the session was locked to the provider")),
  apiProviderLock: maybe(oneOf(apiProviders, "API provider to which the session is locked")),
  assistantActiveTimeMs: maybe(number("How long the agent was active, in milliseconds")),
  archivedAt: maybe(text("When the session was archived")),
  tags: maybe(
    list(
      z.looseObject({ name: text("Name"), metadata: maybe(map(z.unknown(), "Metadata of the tag")) }),
      "Tags of the session",
    ),
  ),
  enabledToolIds: maybe(list(z.string(), "Tools that are on")),
  disabledToolIds: maybe(list(z.string(), "Tools that are off")),
};

export const sessionSettings = z.looseObject(settings).check(
  z.refine((value) => !Object.hasOwn(value, "tokenUsage"), "holds tokenUsage, which only answers do"),
  z.describe("Settings of the session"),
  z.meta({ not: { required: ["tokenUsage"], properties: { tokenUsage: { description: "In answers only" } } } }),
);

export const session = z.looseObject({
  sessionId: text("Identifier of the session"),
  status: sessionStatus,
  messageCount: whole("Number of messages"),
  createdAt: wholeMillis("When the session was made"),
  updatedAt: wholeMillis("When the session last changed"),
  title: maybe(text("Title")),
  completedAt: maybe(wholeMillis("When the session ended")),
  computerId: maybe(text("The connected computer")),
  sessionSettings: maybe(
    z
      .looseObject({
        ...settings,
        tokenUsage: maybe(
          z
            .looseObject({
              inputTokens: number("Tokens sent to the model"),
              outputTokens: number("Tokens that the model generated"),
              cacheCreationTokens: number("Tokens written to the prompt cache"),
              cacheReadTokens: number("Tokens read from the prompt cache"),
              thinkingTokens: number("Tokens that the model used for reasoning"),
            })
            .check(z.describe("Tokens that the session used")),
        ),
      })
      .check(z.describe("Settings of the session")),
  ),
});

export type Session = z.infer<typeof session>;

const sessionId = segment("Identifier of the session");

export const sessions = declare("sessions", {
  create: {
    description: "Starts a session on a computer.",
    method: "POST",
    path: "/api/v0/sessions",
    body: z.looseObject({
      computerId: textOf(256, "The computer of the session"),
      cwd: may(textOf(4096, "Working directory on the computer")),
      sessionSettings: may(sessionSettings),
    }),
    response: session,
    success: 201,
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the session may have been created",
    example: { computerId: "cmp_01", cwd: "/repo", sessionSettings: { autonomyLevel: "low" } },
  },
  get: {
    description: "Reads a session.",
    path: "/api/v0/sessions/{sessionId}",
    params: z.object({ sessionId }),
    query: z.object({ computerId: may(textOf(256, "The computer to query directly")) }),
    response: session,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01" },
  },
  update: {
    description: "Changes the given settings of a session.",
    method: "PATCH",
    path: "/api/v0/sessions/{sessionId}",
    params: z.object({ sessionId }),
    body: z.looseObject({ sessionSettings: may(sessionSettings) }),
    response: session,
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the session may have been changed",
    example: { sessionId: "ses_01", sessionSettings: { autonomyLevel: "off" } },
  },
});
