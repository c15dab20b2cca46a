import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/run/hook-events.ts
var common = {
  hook_event_name: "text",
  session_id: "text",
  transcript_path: "text",
  cwd: "text",
  permission_mode: "text"
};
var hookEvents = {
  PreToolUse: { when: "before a tool is called", fields: { tool_name: "text", tool_input: "map" } },
  PostToolUse: {
    when: "after a tool was called",
    fields: { tool_name: "text", tool_input: "map", tool_response: void 0 }
  },
  Notification: { when: "the agent waits for the user, or needs attention", fields: { message: "text" } },
  UserPromptSubmit: { when: "the user says something", fields: { prompt: "text" } },
  Stop: { when: "the agent finishes a task", fields: {} },
  SubagentStop: { when: "a subagent finishes", fields: {} },
  PreCompact: { when: "before the conversation is shortened", fields: { trigger: "text" } },
  SessionStart: { when: "a session starts", fields: { source: "text" } },
  SessionEnd: { when: "a session ends", fields: { reason: "text" } }
};
var identities = /* @__PURE__ */ new Set([
  "hook_event_name",
  "session_id",
  "permission_mode",
  "tool_name"
]);
var fieldNames = [
  ...Object.keys(common),
  ...Object.values(hookEvents).flatMap(({ fields }) => Object.keys(fields))
];
function objectionsTo(types, name) {
  const known = name !== null && Object.hasOwn(hookEvents, name) ? hookEvents[name].fields : {};
  const wrong = Object.entries({ ...common, ...known }).flatMap(([field, wanted]) => {
    const found = types.get(field);
    return wanted === void 0 || found === void 0 || found === wanted ? [] : [`${field} should be a ${wanted}, not a ${found}`];
  });
  return types.has("hook_event_name") ? wrong : ["hook_event_name is missing", ...wrong];
}

export {
  hookEvents,
  identities,
  fieldNames,
  objectionsTo
};
