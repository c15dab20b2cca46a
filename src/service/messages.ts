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
    "Type of the item; its other fields depend on the type",
  ),
  id: maybe(text("Identifier of the item")),
  text: maybe(text("Text of an item of type `text`")),
});

export const message = z.looseObject({
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
    oneOf(["reasoning", "reasoning_content"], "The field in which a provider gave its reasoning"),
  ),
  chatCompletionReasoningContent: maybe(text("Content of that field")),
  isUserVisible: maybe(flag("Whether the user sees the message")),
  isError: maybe(flag("Whether the message reports an error")),
});

export type Message = z.infer<typeof message>;

/** A file in base64. */
const encoded = {
  type: z.literal("base64").check(z.describe("Encoding of `data`")),
  mediaType: textOf(255, "Media type"),
  data: z
    .string()
    .check(z.minLength(1), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, "is not base64"), z.describe("Content, in base64")),
};
const image = z.looseObject(encoded);
const file = z.looseObject({
  ...encoded,
  parsedData: may(text("Text of the file")),
  name: may(text("Name of the file")),
  path: may(text("Path of the file on the computer")),
});

const sessionId = segment("Identifier of the session");
const computerId = may(textOf(256, "The computer to query directly"));

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
    description: "Adds a message to a session.",
    method: "POST",
    path: "/api/v0/sessions/{sessionId}/messages",
    params: z.object({ sessionId }),
    body: z.looseObject({
      text: text("Text of the message"),
      images: may(list(image, "Images, such as image/jpeg")),
      files: may(list(file, "PDFs and text files")),
      computerId: may(textOf(256, "The computer that receives the message (default: the session's computer)")),
    }),
    response: z.looseObject({ messageId: text("Identifier of the new message"), status: sessionStatus }),
    refusals: [400, 401, 403, 404, 413, 500],
    allowed: people,
    effect: "the message may have been added",
    example: { sessionId: "ses_01", text: "Run the tests." },
  },
});
