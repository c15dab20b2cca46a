import { bound } from "./bound.ts";

export const atLeast = bound("at least", "below", (position, limit) => position >= limit);
