import { names } from "./name.ts";

export const command = names("a command", {
  list: ["git status", "npm run *"],
  covers: ["git status", "npm run build"],
  leaves: ["git status --short", "Git status", "npm run", "npm *"],
});
