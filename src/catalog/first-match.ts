// The direction of a list of rules by address, in which the first rule that matches decides the level required.
import picomatch from "picomatch";
import { isArray, isObject, type Json } from "../model/json.ts";
import type { Direction } from "../model/report/index.ts";
import { globsOverlap } from "./kinds/glob.ts";
import { isOpaque } from "./kinds/kind.ts";
import { positionOf } from "./kinds/scale.ts";

/** The autonomy that a session needs before a tool runs by itself: the most permissive level first. */
export const requiredLevels: readonly string[] = ["low", "medium", "high"];

const strictest = requiredLevels.length - 1;

interface Rule {
  readonly pattern: string;
  /** The position in `requiredLevels`. */
  readonly level: number;
}

/** The addresses that match all of these patterns. */
type Region = readonly string[];

/** The maximum of patterns that are compared, because the work grows with the number of pairs. */
const MANY = 50;

/**
 * Returns the direction of a change of such a list.
 * Without a rule, the built-in class of each tool decides. The strictest level is never looser than that.
 */
export function firstMatchDirection(from: Json | undefined, to: Json | undefined): Direction {
  const [before, after] = [rulesIn(from), rulesIn(to)];
  if (!before || !after) return "unknown";
  const patterns = [...new Set([...before, ...after].map(({ pattern }) => pattern))];
  if (patterns.length > MANY) return "unknown";
  const directions = new Set(
    regionsOf(patterns).map((region) => directionOf(levelOf(before, region), levelOf(after, region))),
  );
  return (["looser", "unknown", "tighter"] as const).find((way) => directions.has(way)) ?? "neutral";
}

/** Returns the rules of a list; undefined if one of them cannot be read. */
function rulesIn(value: Json | undefined): Rule[] | undefined {
  if (value === undefined) return [];
  if (!isArray(value)) return undefined;
  const rules = value.flatMap((entry): Rule[] => {
    const { urlPattern: pattern, defaultLevel } = isObject(entry) ? entry : {};
    const level = positionOf(requiredLevels, defaultLevel);
    const isReadable = typeof pattern === "string" && !isOpaque(pattern) && isSimple(pattern);
    return isReadable && level !== undefined ? [{ pattern, level }] : [];
  });
  return rules.length === value.length ? rules : undefined;
}

/** Whether a pattern has no wildcard but a few `*`. Testing more of them could take long. */
function isSimple(pattern: string): boolean {
  return !/[?[\]{}()!|\\]/.test(pattern) && (pattern.match(/\*+/g) ?? []).length <= 6 && pattern.length <= 2000;
}

/** Returns the addresses of each pattern, and those that two patterns have in common. */
function regionsOf(patterns: readonly string[]): Region[] {
  return patterns.flatMap((a, i) => [
    [a],
    ...patterns.slice(i + 1).flatMap((b) => (globsOverlap(a, b) ? [[a, b]] : [])),
  ]);
}

function directionOf(before: number | undefined, after: number | undefined): Direction {
  if (before === after) return "neutral";
  if (before === undefined) return after === strictest ? "tighter" : "unknown";
  if (after === undefined) return before === strictest ? "looser" : "unknown";
  return after < before ? "looser" : "tighter";
}

function levelOf(rules: readonly Rule[], region: Region): number | undefined {
  return rules.find(({ pattern }) => region.some((narrow) => covers(pattern, narrow)))?.level;
}

/** Whether a pattern matches all addresses that another pattern matches. */
function covers(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  const matches = picomatch(wide);
  // Tests `**` as no segment, one segment and two, and `*` as a text that no pattern names: U+0001.
  return [[], ["\u0001"], ["\u0001", "\u0001"]].every((segments) =>
    matches(
      narrow
        .split("/")
        .flatMap((segment) => (segment === "**" ? segments : [segment.replaceAll(/\*+/g, "\u0001")]))
        .join("/"),
    ),
  );
}
