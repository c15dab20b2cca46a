// Driftline's own words in every run. Made by the build (scripts/made-modules.js): only judging loads the rule families.
import { builtinRules } from "../audits/index.ts";
import type { AcceptedBy } from "../policy/exceptions.ts";
import { wordsOf } from "./own-report.ts";

export const ruleIds: readonly string[] = [...builtinRules.keys()];

/** The built-in rules with events, with how exceptions name their findings. */
export const eventRules: Readonly<Record<string, AcceptedBy>> = Object.fromEntries(
  [...builtinRules].flatMap(([id, { acceptedBy }]) => (acceptedBy ? [[id, acceptedBy]] : [])),
);

/** The texts of built-in rules. */
export const ruleWords: readonly string[] = [...builtinRules.values()].map((rule) => Object.values(rule).join("\n"));

/** The fixed texts of the text report, which most runs write. */
export const textWords: readonly string[] = await wordsOf("text");
