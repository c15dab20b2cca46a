// Tests every entry of a list by other checks. For keyed lists and maps the policy loader makes a rule per field.
import { isContainer } from "../catalog/setting.ts";
import { withoutRepetitions } from "../catalog/spelling.ts";
import { type Check, entriesOf, entryOf, isList, keepEntries } from "./check.ts";
import { type Checks, demandsOf, demandWords, exactWords, impliesDemand, leafSchema, testOf } from "./leaf.ts";
import { enumeration, offending, subject } from "./words.ts";

const ofEntries = "a list in which each entry is ";

/** Creates the check. Its options may name the other checks. */
export function each(checks: Checks): Check {
  return {
    description: "has only entries that hold this",
    optionsText: "a value, or checks as for a setting with a single value",
    sample: {
      setting: "modelPolicy.allowedModelIds",
      options: { pattern: "[^*]+" },
      holds: ["gpt-5"],
      fails: ["gpt-5", "claude-*"],
    },
    misfit: (setting) => (isList(setting) && !isContainer(setting) ? undefined : "it needs a list"),
    options: (setting) => leafSchema(checks, entryOf(setting)),
    demand: (options) => [ofEntries, ...demandWords(checks, demandsOf(options))],
    exactly: (options) => [ofEntries, ...exactWords(checks, demandsOf(options))],
    entryRemedy: (options) => [
      "correct or remove ",
      offending,
      " in ",
      subject,
      " so that each entry is ",
      ...demandWords(checks, demandsOf(options)),
    ],
    test: (options, setting) => {
      const test = testOf(checks, demandsOf(options), entryOf(setting));
      return (value) => {
        const bad = withoutRepetitions(setting, entriesOf(value), test);
        if (bad.length === 0) return undefined;
        const entries = bad.length === 1 ? "an entry that fails" : `${bad.length} entries that fail`;
        return { message: `has ${entries}: ${enumeration(bad)}`, offending: bad };
      };
    },
    implies: (lower, upper, setting) =>
      demandsOf(upper).every((demand) => impliesDemand(checks, demandsOf(lower), demand, entryOf(setting)) === true),
    byEntry: true,
    carries: "text",
    restore: (options, setting, actual) => {
      const test = testOf(checks, demandsOf(options), entryOf(setting));
      return keepEntries(setting, actual, (entry) => test(entry) === undefined);
    },
  };
}
