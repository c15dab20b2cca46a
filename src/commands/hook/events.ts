// The events of the agent's hooks: which there are, and what each carries.
import type { JsonType } from "../../seal/event.ts";

/** Fields of an event and their types; undefined takes any. Events may carry more. */
type Fields = Readonly<Record<string, JsonType | undefined>>;

/** The fields that every event may carry. */
const common: Fields = {
  hook_event_name: "text",
  session_id: "text",
  transcript_path: "text",
  cwd: "text",
  permission_mode: "text",
};

/** Events by name: when they come, and the fields of their own. */
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

/** Fields that say who or which, so that events of one session can be put together. */
export const identities: ReadonlySet<string> = new Set([
  "hook_event_name",
  "session_id",
  "permission_mode",
  "tool_name",
]);

/** Every name of ours that stands in a log. */
export const fieldNames: readonly string[] = [
  ...Object.keys(common),
  ...Object.values(hookEvents).flatMap(({ fields }) => Object.keys(fields)),
];

/** What is wrong with the fields of an event, by their types. */
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
