import { bound } from "./bound.ts";

export const atMost = bound("at most", "above", (position, limit) => position <= limit);
