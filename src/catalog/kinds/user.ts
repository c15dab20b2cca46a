import { names } from "./name.ts";

export const user = names("a user id", {
  list: ["user_01ABC"],
  covers: ["user_01ABC"],
  leaves: ["user_01abc", "user_01ABCD", "*"],
});
