import { names } from "./name.ts";

export const model = names("a model id");
