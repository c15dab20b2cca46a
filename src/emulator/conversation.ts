// One session: what is said in it, and when. No agent works here: what it will say, and when it takes up and ends its work,
// is settled as soon as it is told something, and shows when the clock gets there. Nothing waits, no timer runs.
import type { Message } from "../service/messages.ts";
import type { Session } from "../service/sessions.ts";
import { head } from "../text.ts";
import { lastIn } from "../lists.ts";
import { providerFields } from "./providers.ts";

/** How long a message waits before the agent takes it up, in milliseconds. */
export const WAITING = 1000;
/** How long the agent works on it then. */
const WORKING = 2000;

type Content = Message["content"][number];
type Settings = NonNullable<Session["sessionSettings"]>;

export interface SessionRecord {
  readonly id: string;
  readonly createdAt: number;
  readonly computerId: string;
  /** Those that know of the session: its own, and others that a message was sent to. */
  readonly computers: Set<string>;
  readonly cwd: string | undefined;
  settings: Settings;
  settingsChangedAt: number;
  readonly turns: Turn[];
  /** By time; those of the future are not said yet. */
  readonly messages: Message[];
}

/** The work on one message. */
interface Turn {
  /** When it is taken up, and when it ends. */
  readonly begins: number;
  readonly ends: number;
}

interface Utterance {
  readonly text: string;
  /** What comes with the text; each item gets an identifier. */
  readonly items?: readonly Content[];
  /** How long the agent works on it. */
  readonly works?: number;
}

/**
 * Tells the agent something. What is told while it works waits for its turn.
 * @param newId makes identifiers of messages
 * @returns the message that was made
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

/** The messages so far, oldest first. */
export function messagesUntil(session: SessionRecord, now: number): Message[] {
  return session.messages.filter((message) => message.createdAt <= now);
}

/** What the agent is doing. */
export function statusAt({ turns }: SessionRecord, now: number): "idle" | "pending" | "running" {
  if (turns.some(({ begins, ends }) => begins <= now && now < ends)) return "running";
  return turns.some(({ begins }) => now < begins) ? "pending" : "idle";
}

/** A session as the service gives it out. */
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

/** Four characters count as a token. Every answer reads all that was said before it, from the cache but for what is new. */
function usageOf(messages: readonly Message[]) {
  const usage = { inputTokens: 0, outputTokens: 0, cacheCreationTokens: 0, cacheReadTokens: 0, thinkingTokens: 0 };
  let cached = 0;
  let fresh = 0;
  for (const { role, content } of messages) {
    const tokens = Math.ceil(JSON.stringify(content).length / 4);
    if (role === "assistant") {
      usage.inputTokens += fresh;
      usage.cacheCreationTokens += fresh;
      usage.cacheReadTokens += cached;
      usage.outputTokens += tokens;
      cached += fresh;
      fresh = tokens;
    } else fresh += tokens;
  }
  return usage;
}
