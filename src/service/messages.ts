// Messages of a session.
import * as z from "zod/mini";
import { declare } from "./endpoint.ts";
import {
  flag,
  list,
  may,
  maybe,
  millis,
  oneOf,
  orNull,
  pages,
  pagesOf,
  people,
  segment,
  text,
  textOf,
} from "./fields.ts";
import { sessionStatus } from "./sessions.ts";

const content = z.looseObject({
  type: oneOf(
    ["text", "image", "thinking", "redacted_thinking", "tool_use", "tool_result", "document"],
    "What the item is; the fields beside it depend on it",
  ),
  id: maybe(text("Identifier of the item")),
  text: maybe(text("The text, of a text")),
});

export const message = z.looseObject({
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
    oneOf(["reasoning", "reasoning_content"], "The field in which a provider gave its reasoning"),
  ),
  chatCompletionReasoningContent: maybe(text("What it held")),
  isUserVisible: maybe(flag("Whether the user sees it")),
  isError: maybe(flag("Whether it tells of an error")),
});

export type Message = z.infer<typeof message>;

/** A file in base64. */
const encoded = {
  type: z.literal("base64").check(z.describe("How `data` is encoded")),
  mediaType: textOf(255, "Its media type"),
  data: z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "is not base64"), z.describe("Its bytes")),
};
const image = z.looseObject(encoded);
const file = z.looseObject({
  ...encoded,
  parsedData: may(text("The text of it")),
  name: may(text("Its name")),
  path: may(text("Where it is on the computer")),
});

const sessionId = segment("Identifier of the session");
const computerId = may(textOf(256, "The computer to ask directly"));

export const messages = declare("messages", {
  list: {
    description: "Lists the messages of a session.",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: z.object({ sessionId }),
    query: z.object({
      ...pages,
      computerId,
      role: may(z.enum(["user", "assistant", "tool"]).check(z.describe("Only messages of this role"))),
    }),
    ...pagesOf("messages", message, "Messages"),
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", role: "assistant" },
  },
  get: {
    description: "Reads a message.",
    path: "/api/v0/sessions/{sessionId}/messages/{messageId}",
    params: z.object({ sessionId, messageId: segment("Identifier of the message") }),
    query: z.object({ computerId }),
    response: message,
    refusals: [400, 401, 403, 404, 500],
    allowed: people,
    example: { sessionId: "ses_01", messageId: "msg_01" },
  },
  add: {
    description: "Says something to the agent of a session.",
    method: "POST",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: z.object({ sessionId }),
    body: z.looseObject({
      text: text("What to say"),
      images: may(list(image, "Pictures, such as image/jpeg")),
      files: may(list(file, "PDFs and text files")),
      computerId: may(textOf(256, "The computer that takes the message; that of the session when left out")),
    }),
    response: z.looseObject({ messageId: text("The message that was made"), status: sessionStatus }),
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the message may have been added",
    example: { sessionId: "ses_01", text: "Run the tests." },
  },
});
