// Levels. An older name of a level is that level. A value that stands for a level elsewhere is equal to itself alone, and an
// unknown one to nothing.
import { type Kind, textOf } from "./kind.ts";
import type { Json } from "../../model/json.ts";

/** The levels of a scale, lowest first, older names of one level together. */
type Levels = readonly (string | readonly string[])[];

/** A setting whose values are levels. */
export interface Scale {
  readonly values?: Levels;
  /** A known value that stands for a level which is set elsewhere. */
  readonly inherits?: string;
}

/** The position of a value among the levels, counted from 0; undefined when unknown, which is never ranked. */
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

/** The kind of a scale with these levels. */
export function scaleOf(setting: Scale): Kind {
  let kind = kinds.get(setting);
  if (!kind) {
    const { values = [], inherits } = setting;
    const nameOf = (value: Json): string | undefined => {
      const at = positionOf(values, value);
      return at === undefined ? undefined : [values[at] ?? []].flat()[0];
    };
    const coverage = (list: readonly Json[]) => {
      const names = new Set(list.map(nameOf));
      const inherited = inherits !== undefined && list.includes(inherits);
      return (actual: Json) => (actual === inherits ? inherited : names.has(nameOf(actual) ?? ""));
    };
    kinds.set(setting, (kind = { ...scale, normal: (value) => nameOf(value) ?? textOf(value), coverage }));
  }
  return kind;
}
