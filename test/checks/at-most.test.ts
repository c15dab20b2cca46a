import { bounds } from "./shared.ts";
import { behaves } from "./support.ts";

const { fits, misfits, refuses } = bounds;

behaves("atMost", {
  holds: [
    ["maxAutonomyLevel", "medium", "off"],
    ["maxAutonomyLevel", "medium", "medium"],
    ["subagentAutonomyLevel", "high", "inherit"],
    ["sessionDefaultSettings.interactionMode", "mission", "agi"],
    ["sandbox.mode", "whole-process", "whole-process"],
    ["sessionRetentionDays", 90, 90],
  ],
  fails: [
    ["maxAutonomyLevel", "medium", "high", "is high, above medium"],
    ["subagentAutonomyLevel", "medium", "inherit", "is inherit, which may be above medium"],
    ["maxAutonomyLevel", "high", "turbo", "is turbo, which is no known level"],
    ["maxAutonomyLevel", "high", "HIGH", "is HIGH, which is no known level"],
    ["maxAutonomyLevel", "high", 1, "is 1, which is no known level"],
    ["maxAutonomyLevel", "high", ["low"], 'is ["low"], which is no known level'],
    ["sandbox.mode", "whole-process", "per-command", "is per-command, above whole-process"],
    ["sessionRetentionDays", 90, 91, "is 91, above 90"],
    ["sessionRetentionDays", 90, -1, "is -1, which is not from 14 to 365"],
    ["sessionRetentionDays", 90, "30", 'is "30" (a text), which is not a whole number'],
    ["sessionRetentionDays", 90, 30.5, "is 30.5, which is not a whole number"],
    ["sessionRetentionDays", 90, true, "is true, which is not a whole number"],
  ],
  fits,
  misfits,
  refuses,
  words: [
    ["medium", "at most medium"],
    [90, "at most 90"],
  ],
  implies: [
    ["maxAutonomyLevel", "low", "medium", true],
    ["maxAutonomyLevel", "medium", "medium", true],
    ["maxAutonomyLevel", "high", "medium", false],
    ["sessionRetentionDays", 30, 90, true],
    ["sessionDefaultSettings.interactionMode", "agi", "mission", true],
  ],
  restores: [
    ["maxAutonomyLevel", "medium", "high", "medium"],
    ["maxAutonomyLevel", "medium", "low", "low"],
    ["maxAutonomyLevel", "medium", undefined, "medium"],
    ["maxAutonomyLevel", "medium", "turbo", "medium"],
    ["sessionRetentionDays", 90, 400, 90],
    ["sessionRetentionDays", 90, -1, 14], // the nearest number that the service accepts
    ["sessionRetentionDays", 400, 500, 365],
  ],
});
