// Messages of sessions.
import { messages as service } from "../service/messages.ts";
import { messagesUntil, say, statusAt } from "./conversation.ts";
import { pageOf } from "./page.ts";
import { Refusal, type Resource, route } from "./resource.ts";
import { knownComputer, sessionOf } from "./sessions.ts";
import { withoutUndefined } from "../model/objects.ts";

interface EncodedFile {
  readonly type: "base64";
  readonly mediaType: string;
  readonly data: string;
}

export const messages: Resource = (_, state) => [
  route(service.list, (call) => {
    const { role, computerId } = call.query;
    const session = sessionOf(state, call.params.sessionId, computerId);
    const messages = messagesUntil(session, state.now()).filter(
      (message) => role === undefined || message.role === role,
    );
    const { items, pagination } = pageOf(service.list, messages, (message) => message.id, call);
    return { messages: items, pagination };
  }),
  route(service.get, ({ params, query }) => {
    const session = sessionOf(state, params.sessionId, query.computerId);
    const message = messagesUntil(session, state.now()).find((message) => message.id === params.messageId);
    if (!message) throw new Refusal(404, "This session has no message with this id");
    return message;
  }),
  route(service.add, ({ params, body }) => {
    const session = sessionOf(state, params.sessionId);
    const { text, images = [], files = [], computerId } = body;
    if (computerId !== undefined) {
      knownComputer(state, computerId);
      session.computers.add(computerId);
    }
    const items = [
      ...images.map((image) => ({ type: "image", source: sourceOf(image) })),
      ...files.map((file) => {
        const { name, path, parsedData } = file;
        return { type: "document", source: sourceOf(file), ...withoutUndefined({ name, path, parsedData }) };
      }),
    ];
    const message = say(session, { text, items }, state.now(), () => state.newId("msg"));
    return { messageId: message.id, status: statusAt(session, message.createdAt) };
  }),
];

function sourceOf({ type, mediaType, data }: EncodedFile) {
  return { type, mediaType, data };
}
