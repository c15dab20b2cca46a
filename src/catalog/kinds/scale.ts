// Levels. A value is covered by its position, so that an older name of a level is that level; unknown ones have none.
import type { Kind } from "./kind.ts";
import type { Json } from "../../model/json.ts";

/** The levels of a scale, lowest first, older names of one level together. */
export type Levels = readonly (string | readonly string[])[];

/** The position of a value among the levels, counted from 0; undefined when unknown, which is never ranked. */
export function positionOf(levels: Levels, value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  const at = levels.findIndex((level) => (typeof level === "string" ? level === value : level.includes(value)));
  return at < 0 ? undefined : at;
}

export const scale: Kind = {
  says: "a level; unknown levels are never ranked",
  type: "string",
  examples: [{ listed: ["low", "medium"], covers: ["low", "medium"], leaves: ["high", "Low", "turbo"] }],
};

const made = new WeakMap<Levels, Kind>();

/** The kind of a scale with these levels. */
export function scaleOf(levels: Levels): Kind {
  let kind = made.get(levels);
  if (!kind) {
    const coverage = (listed: readonly Json[]) => {
      const positions = new Set(listed.map((value) => positionOf(levels, value)));
      return (actual: Json) => {
        const position = positionOf(levels, actual);
        return position !== undefined && positions.has(position);
      };
    };
    made.set(levels, (kind = { ...scale, coverage }));
  }
  return kind;
}
