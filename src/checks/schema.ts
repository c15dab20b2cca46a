// Any JSON Schema, for demands that no other check can express.
import * as z from "zod/mini";
import { flawOf, isOpaque, kindOf } from "../catalog/kinds/index.ts";
import { distinct, unifySpelling, withoutRepetitions } from "../catalog/spelling.ts";
import type { Setting } from "../catalog/setting.ts";
import { equal, isArray, type Json } from "../model/json.ts";
import { type Check, entriesOf, isList } from "./check.ts";
import { schemaTest, unusable } from "./json-schema.ts";
import { enumeration, validBySchema } from "./words.ts";

/** Returns a place in a value as written: the schema judges a set without repetitions. */
function writtenPlace(setting: Setting, value: Json, place: string): string {
  const [, index, tail] = /^\/(\d+)(.*)$/s.exec(place) ?? [];
  if (setting.list !== "set" || index === undefined || !isArray(value)) return place;
  return `/${value.indexOf(distinct(setting, value)[Number(index)] ?? null)}${tail}`;
}

export const schema: Check = {
  description: "is valid by this JSON Schema (2020-12)",
  optionsText: "a JSON Schema; patterns run in linear time, and $ref stays inside",
  sample: {
    setting: "hooks[*]",
    options: { items: { required: ["hooks"] } },
    holds: [{ hooks: [{ type: "command", command: "/opt/corp/log" }] }],
    fails: [{ command: "/opt/corp/log" }],
  },
  misfit: (setting) => (setting.kind === "secret" ? "a secret is judged with secret or maxAge" : undefined),
  options: () =>
    z.record(z.string(), z.json()).check((context) => {
      const why = unusable(context.value);
      if (why) context.issues.push({ code: "custom", input: context.value, message: why });
    }),
  demand: () => validBySchema,
  test: (options, setting) => {
    const test = schemaTest(options, false);
    const kind = kindOf(setting);
    return (value) => {
      if (kind.type === "string" && entriesOf(value).some(isOpaque))
        return { message: "holds a secret, so it cannot be judged", offending: entriesOf(value).filter(isOpaque) };
      const bad = isList(setting) ? withoutRepetitions(setting, entriesOf(value), (entry) => flawOf(kind, entry)) : [];
      if (bad.length > 0) return { message: `contains ${enumeration(bad)}, malformed`, offending: bad };
      const [objection] = test(unifySpelling(setting, value));
      if (!objection) return undefined;
      const place = writtenPlace(setting, value, objection.place);
      const where = place === "" ? "" : ` at ${place}`;
      return { message: `is not valid${where}: ${objection.message}`, offending: [value] };
    };
  },
  implies: (lower, upper) => equal(lower, upper),
  carries: "text",
};
