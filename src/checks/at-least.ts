import { bound } from "./bound.ts";

export const atLeast = bound(
  "at least",
  "below",
  { setting: "sessionRetentionDays", options: 30, holds: 90, fails: 20 },
  (position, limit) => position >= limit,
);
