// The events of the agent's hooks, and the fields of each.
import type { JsonType } from "../../seal/event.ts";

/** Fields of an event and their types; undefined allows any type. Events may have more fields. */
type Fields = Readonly<Record<string, JsonType | undefined>>;

/** Fields that every event may have. */
const common: Fields = {
  hook_event_name: "text",
  session_id: "text",
  transcript_path: "text",
  cwd: "text",
  permission_mode: "text",
};

/** Events by name: when they occur, and their own fields. */
export const hookEvents: Readonly<Record<string, { readonly when: string; readonly fields: Fields }>> = {
  PreToolUse: { when: "before a tool is called", fields: { tool_name: "text", tool_input: "map" } },
  PostToolUse: {
    when: "after a tool was called",
    fields: { tool_name: "text", tool_input: "map", tool_response: undefined },
  },
  Notification: { when: "the agent waits for the user, or needs attention", fields: { message: "text" } },
  UserPromptSubmit: { when: "the user says something", fields: { prompt: "text" } },
  Stop: { when: "the agent finishes a task", fields: {} },
  SubagentStop: { when: "a subagent finishes", fields: {} },
  PreCompact: { when: "before the conversation is shortened", fields: { trigger: "text" } },
  SessionStart: { when: "a session starts", fields: { source: "text" } },
  SessionEnd: { when: "a session ends", fields: { reason: "text" } },
};

/** Identifying fields. They are logged, so that events of one session can be correlated. */
export const identities = new Set(["hook_event_name", "session_id", "permission_mode", "tool_name"]);

/** Every name of ours that a log contains. */
export const fieldNames: readonly string[] = [
  ...Object.keys(common),
  ...Object.values(hookEvents).flatMap(({ fields }) => Object.keys(fields)),
];

/** Returns the problems of an event's fields, by their types. */
export function objectionsTo(types: ReadonlyMap<string, JsonType>, name: string | null): string[] {
  const fields = name !== null && Object.hasOwn(hookEvents, name) ? hookEvents[name]?.fields : {};
  const wrong = Object.entries({ ...common, ...fields }).flatMap(([field, expected]) => {
    const actual = types.get(field);
    return expected === undefined || actual === undefined || actual === expected
      ? []
      : [`${field} should be a ${expected}, not a ${actual}`];
  });
  return types.has("hook_event_name") ? wrong : ["hook_event_name is missing", ...wrong];
}
