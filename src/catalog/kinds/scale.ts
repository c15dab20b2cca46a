// Levels. An older name of a level is equal to the level. The value for an inherited level is equal only to itself. An
// unknown value is equal to nothing.
import { type Kind, textOf } from "./kind.ts";
import { getOrMake } from "../../lists.ts";
import type { Json } from "../../model/json.ts";

/** The levels of a scale, lowest first. An array has the names of one level, newest first. */
type Levels = readonly (string | readonly string[])[];

/** A setting whose values are levels. */
export interface Scale {
  readonly values?: Levels;
  /** A known value that means: the level is set elsewhere. */
  readonly inherits?: string;
}

/** Returns the position of a value among the levels, from 0; undefined for an unknown value, which has no rank. */
export function positionOf(levels: Levels, value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  const at = levels.findIndex((level) => (typeof level === "string" ? level === value : level.includes(value)));
  return at < 0 ? undefined : at;
}

export const scale: Kind = {
  description: "a level or an older name of it; unknown levels have no rank, and inherit equals only itself",
  type: "string",
  examples: [
    { list: ["low", "medium"], covers: ["low", "medium"], leaves: ["high", "Low", "turbo"] },
    { list: ["high"], covers: ["high"], leaves: ["inherit"] },
  ],
};

const kinds = new WeakMap<Scale, Kind>();

/** Returns the kind of a scale with these levels. */
export function scaleOf(setting: Scale): Kind {
  return getOrMake(kinds, setting, ({ values = [], inherits }) => {
    const nameOf = (value: Json): string | undefined => {
      const at = positionOf(values, value);
      return at === undefined ? undefined : [values[at] ?? []].flat()[0];
    };
    const coverage = (list: readonly Json[]) => {
      const names = new Set(list.map(nameOf));
      const inherited = inherits !== undefined && list.includes(inherits);
      return (actual: Json) => (actual === inherits ? inherited : names.has(nameOf(actual) ?? ""));
    };
    return { ...scale, normal: (value) => nameOf(value) ?? textOf(value), coverage };
  });
}
