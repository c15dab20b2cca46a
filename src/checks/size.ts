import * as z from "zod/mini";
import { isContainer } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { type Check, isList } from "./check.ts";

type Limits = number | { atMost?: number; atLeast?: number };

function limits(options: Json): { least: number; most: number } {
  if (typeof options === "number") return { least: options, most: options };
  const { atLeast = 0, atMost = Infinity } = options as Exclude<Limits, number>;
  return { least: atLeast, most: atMost };
}

const whole = z.int().check(z.minimum(0));

export const size: Check = {
  says: "has so many entries: a number, or { atLeast, atMost }",
  misfit: (setting) => (isList(setting) || isContainer(setting) ? undefined : "it needs a list or a map"),
  options: () =>
    z.union([
      whole,
      z
        .strictObject({ atMost: z.optional(whole), atLeast: z.optional(whole) })
        .check(
          z.refine((value) => value.atMost !== undefined || value.atLeast !== undefined, "needs atMost or atLeast"),
        ),
    ]),
  words: (options) => {
    const { least, most } = limits(options);
    if (least === most) return `${least} entries`;
    return (
      [least > 0 && `at least ${least}`, most < Infinity && `at most ${most}`].filter(Boolean).join(" and ") +
      " entries"
    );
  },
  test: (options) => {
    const { least, most } = limits(options);
    return (value) => {
      const n = Array.isArray(value) ? value.length : Object.keys(value as object).length;
      return n >= least && n <= most
        ? undefined
        : { message: `has ${n} ${n === 1 ? "entry" : "entries"}`, offending: [] };
    };
  },
  implies: (lower, upper) => {
    const [a, b] = [limits(lower), limits(upper)];
    return a.least >= b.least && a.most <= b.most;
  },
};
