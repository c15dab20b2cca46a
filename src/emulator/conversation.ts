// One session: its messages and their times. No agent runs. When a message arrives, all later messages and the begin
// and end of the work are computed at once, and become visible as the clock advances. Nothing waits, and no timer runs.
import type { Message } from "../service/messages.ts";
import type { Session } from "../service/sessions.ts";
import { head } from "../text.ts";
import { lastIn } from "../lists.ts";
import { providerFields } from "./providers.ts";

/** How long a message waits before the agent begins, in milliseconds. */
export const WAITING = 1000;
/** How long the agent then works. */
const WORKING = 2000;

type Content = Message["content"][number];
type Settings = NonNullable<Session["sessionSettings"]>;

export interface SessionRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly computerId: string;
  /** The computers that know the session: its own, and others that a message was sent to. */
  readonly computers: Set<string>;
  readonly cwd: string | undefined;
  settings: Settings;
  settingsChangedAt: number;
  readonly turns: Turn[];
  /** By time. Those in the future are not visible yet. */
  readonly messages: Message[];
}

/** The work on one message. */
interface Turn {
  /** When the work begins and ends. */
  readonly begins: number;
  readonly ends: number;
}

interface Utterance {
  readonly text: string;
  /** Further content. Each item gets an identifier. */
  readonly items?: readonly Content[];
  /** How long the agent works on it. */
  readonly works?: number;
}

/**
 * Adds a message for the agent. It waits until earlier messages are done.
 * @param newId makes identifiers of messages
 * @returns the new message
 */
export function say(
  session: SessionRecord,
  { text, items = [], works = WORKING }: Utterance,
  now: number,
  newId: () => string,
) {
  const free = Math.max(now, session.turns.at(-1)?.ends ?? now);
  const turn: Turn = { begins: free + WAITING, ends: free + WAITING + works };
  session.turns.push(turn);

  const message = (
    at: number,
    parent: Message | undefined,
    role: Message["role"],
    content: readonly Content[],
  ): Message => {
    const id = newId();
    return {
      id,
      role,
      content: content.map((item, i) => ({ ...item, id: `${id}_${i + 1}` })),
      createdAt: at,
      updatedAt: at,
      visibility: "both",
      ...(parent && { parentId: parent.id }),
      ...(role === "assistant" && providerFields(session.settings.model, id, at === turn.ends)),
      ...(role === "tool" && { isUserVisible: false, isError: false }),
    };
  };
  const question = message(now, messagesUntil(session, now).at(-1), "user", [{ type: "text", text }, ...items]);
  session.messages.push(question);
  let last = question;
  const then = (at: number, role: Message["role"], ...content: readonly Content[]) =>
    session.messages.push((last = message(at, last, role, content)));
  if (session.settings.interactionMode !== "spec") {
    // An agent that only plans uses no tools.
    const call = `${question.id}_call`;
    const input = session.cwd === undefined ? {} : { path: session.cwd };
    then(turn.begins, "assistant", { type: "tool_use", toolUseId: call, name: "LS", input });
    then(turn.begins + works / 2, "tool", {
      type: "tool_result",
      toolUseId: call,
      text: "Nothing is here: this is an emulator.",
    });
  }
  then(turn.ends, "assistant", {
    type: "text",
    text: `No model read this: it is an emulator that answers. It got ${sizeOf(text, items)}.`,
  });
  session.messages.sort((a, b) => a.createdAt - b.createdAt);
  return question;
}

function sizeOf(text: string, items: readonly Content[]): string {
  const characters = `${text.length} ${text.length === 1 ? "character" : "characters"}`;
  return items.length === 0 ? characters : `${characters} and ${items.length} ${items.length === 1 ? "file" : "files"}`;
}

/** Returns the messages so far, oldest first. */
export function messagesUntil(session: SessionRecord, now: number): Message[] {
  return session.messages.filter((message) => message.createdAt <= now);
}

export function statusAt({ turns }: SessionRecord, now: number): "idle" | "pending" | "running" {
  if (turns.some(({ begins, ends }) => begins <= now && now < ends)) return "running";
  return turns.some(({ begins }) => now < begins) ? "pending" : "idle";
}

/** Returns a session in the service's format. */
export function viewOf(session: SessionRecord, now: number): Session {
  const { id, createdAt, computerId, settings, settingsChangedAt, turns } = session;
  const messages = messagesUntil(session, now);
  const status = statusAt(session, now);
  const moments = turns.flatMap(({ begins, ends }) => [begins, ends]).filter((moment) => moment <= now);
  const first = messages[0]?.content[0]?.text;
  return {
    sessionId: id,
    status,
    messageCount: messages.length,
    createdAt,
    updatedAt: [settingsChangedAt, messages.at(-1)?.createdAt ?? 0, ...moments].reduce(
      (a, b) => Math.max(a, b),
      createdAt,
    ),
    ...(first && { title: head(first, 60) }),
    ...(status === "idle" && turns.length > 0 && { completedAt: lastIn(turns).ends }),
    computerId,
    sessionSettings: { ...settings, tokenUsage: usageOf(messages) },
  };
}

/** Counts four characters as a token. Every answer reads all earlier messages, old messages from the cache. */
function usageOf(messages: readonly Message[]) {
  const usage = { inputTokens: 0, outputTokens: 0, cacheCreationTokens: 0, cacheReadTokens: 0, thinkingTokens: 0 };
  let cachedTokens = 0;
  let freshTokens = 0;
  for (const { role, content } of messages) {
    const tokens = Math.ceil(JSON.stringify(content).length / 4);
    if (role === "assistant") {
      usage.inputTokens += freshTokens;
      usage.cacheCreationTokens += freshTokens;
      usage.cacheReadTokens += cachedTokens;
      usage.outputTokens += tokens;
      cachedTokens += freshTokens;
      freshTokens = tokens;
    } else freshTokens += tokens;
  }
  return usage;
}
