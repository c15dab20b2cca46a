import { names } from "./name.ts";

export const user = names("a user id");
