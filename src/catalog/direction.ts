// The direction of a change: whether it gives the agent or the users more room.
import type { Direction } from "../model/report/index.ts";
import { isArray, type Json } from "../model/json.ts";
import { newIn } from "../model/json-lists.ts";
import { isSecret } from "../model/sealed.ts";
import { commandsIn } from "./hooks.ts";
import type { SettingEntry } from "./entries.ts";
import { firstMatchDirection } from "./first-match.ts";
import { coverageOf, isCovered, kindOf } from "./kinds/index.ts";
import { isUnset } from "./unset.ts";
import { rank, type Setting } from "./setting.ts";
import { settings } from "./settings.ts";

type Reading = Pick<SettingEntry, "value" | "normals" | "rivals">;

/**
 * Returns the direction of a change; `undefined` means not set. A change with any loosening part is looser. If spellings
 * contradict one another, the loosest value counts, because a rule fails if one of them fails.
 */
export function direction(setting: Setting | null, before: Reading | undefined, after: Reading | undefined): Direction {
  if (!before?.rivals && !after?.rivals) return directionOf(setting, before, after);
  const old = valuesOf(before);
  const directions = valuesOf(after).map((now) => old.map((earlier) => directionOf(setting, earlier, now)));
  if (directions.some((row) => row.every((way) => way === "looser"))) return "looser";
  if (directions.flat().includes("unknown")) return "unknown";
  return old.some((_, i) => directions.every((row) => row[i] === "tighter")) ? "tighter" : "neutral";
}

function valuesOf(reading: Reading | undefined): readonly (Reading | undefined)[] {
  return [reading, ...(reading?.rivals ?? []).map((value) => ({ value }))];
}

function directionOf(setting: Setting | null, before: Reading | undefined, after: Reading | undefined): Direction {
  if (!setting) return "unknown";
  const from = before === undefined || isUnset(before.value) ? undefined : before.value;
  const to = after === undefined || isUnset(after.value) ? undefined : after.value;
  switch (setting.looser) {
    case "none":
      return "neutral";
    case "unknown":
      return "unknown";
    case "set":
      return to === undefined || isPart(to, from) ? "tighter" : "looser";
    case "unset":
      return to === undefined ? "looser" : from === undefined ? "tighter" : "unknown";
    case "literal":
      return secretDirection(from, to);
    case "first-match":
      return firstMatchDirection(from, to);
    case "added":
    case "removed":
      return listDirection(setting, listAt(from, before), listAt(to, after));
    default:
      return scalarDirection(setting, from, to);
  }
}

/** Whether every command of a list of hooks is also in another list. */
function isPart(list: Json, whole: Json | undefined): boolean {
  if (!isArray(list) || !isArray(whole)) return false;
  const commands = new Set(commandsIn(whole));
  return commandsIn(list).every((command) => commands.has(command));
}

/** A literal secret is looser than a reference. Replacing a literal by another literal is neutral. */
function secretDirection(from: Json | undefined, to: Json | undefined): Direction {
  const literal = (value: Json | undefined) => isSecret(value) && value.$secret === "literal";
  if (literal(from) === literal(to)) return "neutral";
  return literal(to) ? "looser" : "tighter";
}

function scalarDirection(setting: Setting, from: Json | undefined, to: Json | undefined): Direction {
  const [left, right] = [height(setting, from), height(setting, to)];
  if (left === undefined || right === undefined) return "unknown";
  if (left === right) return "neutral";
  return right > left ? "looser" : "tighter";
}

/** Returns the rank of a value: a greater number gives more room. Undefined: the value has no rank. */
function height(setting: Setting, value: Json | undefined): number | undefined {
  const up = setting.looser === "up" || setting.looser === "on";
  const isBoolean = setting.kind === "boolean";
  const top = isBoolean ? 1 : (setting.values?.length ?? 1) - 1;
  if (value === undefined) {
    const { as, default: usual } = setting.unset;
    if (as === "between") return (usual === undefined ? 0 : (height(setting, usual) ?? 0)) + 0.5;
    return as === "loosest" ? top : undefined;
  }
  // An inherited level may be any level, so it ranks just below the loosest one.
  if (value === setting.inherits) return top - 0.5;
  const position = isBoolean ? booleanRank(setting, value) : rank(setting, value);
  return position === undefined ? undefined : up ? position : top - position;
}

/** The switches that turn other settings on. */
const switches = new Set(settings.flatMap(({ switch: at }) => (at?.on ? [at.path] : [])));

/** Returns the rank of a value of a boolean. A guard that is a switch is on only if it is exactly `true`. */
function booleanRank({ path, looser }: Setting, value: Json): number | undefined {
  if (typeof value === "boolean") return Number(value);
  return looser === "off" && switches.has(path) ? 0 : undefined;
}

interface List {
  readonly items: readonly Json[];
  readonly normals: readonly string[] | undefined;
}

function listAt(value: Json | undefined, reading: Reading | undefined): List {
  if (isArray(value)) return { items: value, normals: reading?.normals };
  return { items: value === undefined ? [] : [value], normals: undefined };
}

function listDirection(setting: Setting, from: List, to: List): Direction {
  if (setting.unset.as === "everything") {
    if (to.items.length === 0) return from.items.length === 0 ? "neutral" : "looser";
    if (from.items.length === 0) return "tighter";
  }
  const [small, large] = setting.looser === "added" ? [from, to] : [to, from];
  if (widens(setting, small, large)) return "looser";
  return widens(setting, large, small) ? "tighter" : "neutral";
}

/** Up to this number of new entries are tested one by one. */
const FEW = 4;

/** Whether `from` leaves an entry of `to` uncovered. */
function widens(setting: Setting, from: List, to: List): boolean {
  const kind = kindOf(setting);
  const fresh = newIn(to.items, from.items);
  if (fresh.length <= FEW) return !fresh.every((entry) => isCovered(kind, from.items, entry, from.normals));
  return !fresh.every(coverageOf(kind, from.items));
}
