import { names } from "./name.ts";

export const command = names("a command");
