import { bounds } from "./shared.ts";
import { behaves } from "./support.ts";

const { fits, misfits, refuses } = bounds;

behaves("atLeast", {
  holds: [
    ["subagentAutonomyLevel", "off", "inherit"],
    ["mcpAutonomyOverrides[*].defaultLevel", "medium", "high"],
    ["mcpAutonomyOverrides[*].tools[*]", "high", "high"],
    ["sessionRetentionDays", 30, 30],
  ],
  fails: [
    ["subagentAutonomyLevel", "low", "inherit", "is inherit, which may be below low"],
    ["mcpAutonomyOverrides[*].defaultLevel", "medium", "low", "is low, below medium"],
    ["mcpAutonomyOverrides[*].defaultLevel", "low", "off", "is off, which is no known level"],
    ["sessionRetentionDays", 30, 29, "is 29, below 30"],
    ["sessionRetentionDays", 30, null, "is null, which is not a whole number"],
  ],
  fits,
  misfits,
  refuses,
  words: [["high", "at least high"]],
  implies: [
    ["mcpAutonomyOverrides[*].defaultLevel", "high", "medium", true],
    ["mcpAutonomyOverrides[*].defaultLevel", "low", "medium", false],
    ["sessionRetentionDays", 60, 30, true],
  ],
  restores: [
    ["sessionRetentionDays", 30, 7, 30],
    ["sessionRetentionDays", 30, 60, 60],
    ["sessionRetentionDays", 30, 400, 365],
    ["sessionRetentionDays", 7, undefined, 14],
  ],
});
