// Every place of the settings that a history ever had.
import type { Setting } from "../catalog/setting.ts";
import type { History } from "./answers.ts";

/** Returns the setting by subject; null if the catalog has none; `container` if the place only contains others. */
export function settingsSeen(history: Pick<History, "steps">): Map<string, Setting | null | "container"> {
  const bySubject = new Map<string, Setting | null | "container">();
  for (const step of history.steps())
    for (const { subject, after } of step.entries)
      if (after && (!after.container || !bySubject.has(subject)))
        bySubject.set(subject, after.container ? "container" : after.setting);
  return bySubject;
}
