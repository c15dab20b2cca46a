// The defaults of new sessions. They are not enforced.
import { efforts } from "../../model/model-values.ts";
import type { Setting } from "../setting.ts";
import { autonomy, autonomyMeans, flag, free, row } from "./row.ts";

export const sessions: readonly Setting[] = [
  row("sessionDefaultSettings.model", "The model with which a new session starts.", "none", free, { kind: "model" }),
  row("sessionDefaultSettings.reasoningEffort", "The reasoning effort with which a new session starts.", "none", free, {
    kind: "enum",
    values: efforts,
  }),
  row(
    "sessionDefaultSettings.interactionMode",
    "How a new session works: planning first, directly, or as a mission.",
    "up",
    ["between", "not enforced: auto", "auto"],
    {
      kind: "scale",
      values: ["spec", "auto", ["mission", "agi"]],
      meanings: {
        spec: "plans first, and waits",
        auto: "works directly",
        mission: "works by itself for hours",
        agi: "the older name of mission",
      },
    },
  ),
  row(
    "sessionDefaultSettings.autonomyLevel",
    "The autonomy with which a new session starts. It is a default, not a cap.",
    "up",
    ["between", "not enforced: off"],
    { kind: "scale", values: autonomy, meanings: autonomyMeans },
  ),
  row(
    "sessionDefaultSettings.autonomyMode",
    "Deprecated form of interaction mode and autonomy level in one.",
    "up",
    ["between", "not enforced: normal", "normal"],
    { kind: "scale", values: ["spec", "normal", "auto-low", "auto-medium", "auto-high"] },
  ),
  row("sessionDefaultSettings.specModeModel", "The model that is used while planning.", "none", free, {
    kind: "model",
  }),
  row("sessionDefaultSettings.specModeReasoningEffort", "The reasoning effort while planning.", "none", free, {
    kind: "enum",
    values: efforts,
  }),
  flag("sessionDefaultSettings.runInWorktree", "Whether a new session works in a worktree of its own.", "none", free),
];
