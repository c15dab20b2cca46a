import { bound } from "./bound.ts";

export const atMost = bound(
  "at most",
  "above",
  { setting: "maxAutonomyLevel", options: "medium", holds: "low", fails: "high" },
  (position, limit) => position <= limit,
);
