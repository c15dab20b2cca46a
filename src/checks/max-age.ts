// The age of a literal depends on time, not on the value: the audit counts it from the revision that set the secret.
import * as z from "zod/mini";
import { shapedText } from "../model/described.ts";
import { lookUp } from "../lists.ts";
import { certain, durationOf, durationShape } from "../model/instant.ts";
import { count } from "../words.ts";
import type { Check } from "./check.ts";
import { subject } from "./words.ts";

const units = new Map(Object.entries({ m: "minute", h: "hour", d: "day", w: "week" }));

export const maxAge: Check<string> = {
  description: "holds no literal older than this, counted from the revision that set it (such as 90d)",
  optionsText: "a duration in m, h, d or w",
  sample: { setting: "customModels[*].apiKey", options: "90d", holds: "${LLM_KEY}" },
  misfit: (setting) => (setting.kind === "secret" ? undefined : "it needs a setting that holds a secret"),
  options: () =>
    shapedText(durationShape, "is not a duration such as 90d or 12h").check(
      z.meta({ examples: ["90d", "180d", "52w"] }),
    ),
  demand: (options) => [`rotated within ${count(Number(options.slice(0, -1)), lookUp(units, options.slice(-1)))}`],
  remedy: () => ["rotate the secret in ", subject],
  test: () => () => undefined,
  implies: (lower, upper) => certain(durationOf, lower) <= certain(durationOf, upper),
};
