// What Driftline says by itself in every run, made by the build (scripts/made.js): only what judges loads the families.
import { builtinRules } from "../audits/index.ts";
import { tamperRules } from "../audits/tampering.ts";
import { wordsOf } from "./own-report.ts";

/** The ids of the rules that need no policy. */
export const ruleIds: readonly string[] = [...builtinRules.keys()];

/** Those that cannot be switched off. */
export const tamperIds: readonly string[] = [...tamperRules];

/** Their texts. */
export const ruleWords: readonly string[] = [...builtinRules.values()].map((rule) => Object.values(rule).join("\n"));

/** What the text report says around data: most runs write one. */
export const textWords: readonly string[] = await wordsOf("text");
