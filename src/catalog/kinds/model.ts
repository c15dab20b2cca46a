import { names } from "./name.ts";

export const model = names("a model id", {
  list: ["gpt-5", "claude-sonnet-4-*"],
  covers: ["gpt-5", "claude-sonnet-4-20260101"],
  leaves: ["gpt-5-mini", "GPT-5", "claude-sonnet-4", "claude-*"],
});
