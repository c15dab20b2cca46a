import * as z from "zod/mini";
import { flawOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import { isVoid } from "../catalog/meaning.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { type Check, entriesOf, isList } from "./check.ts";

type Limits = number | { atMost?: number; atLeast?: number };

function limits(options: Json): { least: number; most: number } {
  if (typeof options === "number") return { least: options, most: options };
  const { atLeast = 0, atMost = Infinity } = options as Exclude<Limits, number>;
  return { least: atLeast, most: atMost };
}

interface Count {
  readonly all: number;
  /** Without malformed entries: they do not count towards a minimum. */
  readonly sound: number;
}

/** Counts the entries. Equivalent entries of a set count once. Unset entries of a map do not count. */
function countOf(value: Json, setting: Setting): Count {
  const kind = kindOf(setting);
  if (isContainer(setting)) {
    const all = Object.values(value ?? {}).filter((entry) => !isVoid(entry)).length;
    return { all, sound: all };
  }
  const number = (entries: readonly Json[]) =>
    setting.list === "set" ? new Set(entries.map((entry) => normalOf(kind, entry))).size : entries.length;
  const entries = entriesOf(value);
  return { all: number(entries), sound: number(entries.filter((entry) => flawOf(kind, entry) === undefined)) };
}

const whole = z.int().check(z.minimum(0));

export const size: Check = {
  description: "has this many entries: a number, or { atLeast, atMost }",
  optionsText: "a number, or a map with atLeast, atMost or both",
  sample: {
    setting: "modelPolicy.allowedModelIds",
    options: { atMost: 2 },
    holds: ["gpt-5", "gpt-5", "o3"],
    fails: ["gpt-5", "o3", "o4"],
  },
  misfit: (setting) => (isList(setting) || isContainer(setting) ? undefined : "it needs a list or a map"),
  options: () =>
    z.union([
      whole,
      z.strictObject({ atMost: z.optional(whole), atLeast: z.optional(whole) }).check(
        z.refine((value) => value.atMost !== undefined || value.atLeast !== undefined, "needs atMost or atLeast"),
        z.meta({ minProperties: 1 }),
        z.refine(({ atLeast, atMost }) => atLeast !== 0 || atMost !== undefined, "can never fail: write atLeast: 1"),
        z.refine(({ atLeast = 0, atMost = Infinity }) => atLeast <= atMost, "can never hold: atLeast is above atMost"),
      ),
    ]),
  demand: (options) => {
    const { least, most } = limits(options);
    const entries = (n: number) => (n === 1 ? "entry" : "entries");
    if (most === 0) return ["empty"];
    if (least === most) return [`exactly ${least} ${entries(least)} long`];
    const bounds = [least > 0 && `at least ${least}`, most < Infinity && `at most ${most}`].filter(Boolean);
    return [`${bounds.join(" and ")} ${entries(most < Infinity ? most : least)} long`];
  },
  test: (options, setting) => {
    const { least, most } = limits(options);
    return (value) => {
      const { all, sound } = countOf(value, setting);
      if (sound >= least && all <= most) return undefined;
      const n = all > most ? all : sound;
      const condition = n === all ? "" : " that is well formed";
      const entries = n === 1 ? `entry${condition}` : `entries${condition.replace("that is", "that are")}`;
      return { message: `has ${n} ${entries}`, offending: [n === 0 ? null : n] };
    };
  },
  implies: (lower, upper) => {
    const [a, b] = [limits(lower), limits(upper)];
    return a.least >= b.least && a.most <= b.most;
  },
};
