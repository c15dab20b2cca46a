// The switch of a setting: whether it is off, since when, and who turned it off.
import { type SettingEntry, entryAt, unreadableAt } from "../catalog/entries.ts";
import type { Switch } from "../catalog/setting.ts";
import { keyOf, pointerOf } from "../catalog/subjects.ts";
import { isInForce, isOff, spelledValues } from "../catalog/switches.ts";
import { stateAt } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import { firstIn } from "../lists.ts";
import type { Json } from "../model/json.ts";
import type { Inert } from "./audit.ts";

export interface Off {
  readonly subject: string;
  readonly needs: Switch;
  readonly since: Inert["since"];
  readonly entry: SettingEntry | undefined;
  /** Equal while the switch has the same meaning. */
  readonly state: string | null;
  readonly message: string;
  /** Nobody is allowed anything while it is off. */
  readonly safe: boolean;
}

/** Returns what gives the state of a switch at a step; undefined while it is on. Call it for each step that changes it. */
export function switchWatch(needs: Switch): (step: Step) => Off | undefined {
  const subject = pointerOf(needs.path);
  let lastSince: Inert["since"] | undefined;
  return (step) => {
    const entry = entryAt(step.blocks, subject);
    const values = spelledValues(entry);
    if (isInForce(needs, values)) {
      lastSince = undefined;
      return undefined;
    }
    // If it is off in every spelling, nobody is allowed anything: a later failure does not begin here.
    const safe = needs.offIsSafe && values.every(isOff);
    const since = lastSince ?? step.seenMoment;
    lastSince = safe ? undefined : since;
    return {
      subject,
      needs,
      since,
      entry,
      state: stateAt(step.blocks, subject) ?? unreadableAt(step.blocks.get(keyOf(subject)), subject)?.flaw ?? null,
      message: effectWords(needs, values),
      safe,
    };
  };
}

/** Returns why a setting has no effect, or why it is not known whether it has. */
function effectWords({ path, on, offIsSafe }: Switch, values: readonly Json[]): string {
  const unread = offIsSafe ? values.find((value) => value !== true && !isOff(value)) : undefined;
  return unread === undefined
    ? `has no effect because ${path} is ${offWords(firstIn(values), on)}`
    : `may have no effect because ${path} is malformed: it is ${valueWords(unread)}, and should be true or false`;
}

/** Returns a value that is no boolean with its type, so that a text "true" is not read as true. */
function valueWords(value: Json): string {
  const type = typeof value === "string" ? "the text " : typeof value === "number" ? "the number " : "";
  return `${type}${JSON.stringify(value)}`;
}

/** Returns `off`, with a detail if it is not plain. @param on the required value of the switch */
function offWords(value: Json, on: boolean): string {
  if (!on) {
    if (value === true) return "on";
    return isOff(value) ? "on in one of its spellings" : `on (it is ${valueWords(value)}, and only false turns it off)`;
  }
  if (value === false) return "off";
  if (value === null) return "off (not set)";
  return value === true ? "off in one of its spellings" : `off (it is ${valueWords(value)}, and only true turns it on)`;
}
