// Names (models, MCP servers, plugins, user ids): equal texts, case-sensitive. `*` in a listed name matches any run.
import { globMatches, globsOverlap } from "./glob.ts";
import { type Example, type Kind, textOf, unclean } from "./kind.ts";
import type { Json } from "../../model/json.ts";

/** Creates a kind of names with `what` in its description, and an example. */
export function names(what: string, example: Example): Kind {
  return {
    description: `${what}: the same text, case-sensitive; * in a listed value matches any characters`,
    examples: [example],
    malformed: [" ls", "l\u0455", "ls\u200b"],
    type: "string",
    wildcards: true,
    flaw: (value) => unclean(textOf(value), true),
    coverage: (list) => {
      const exact = new Set(list.filter((entry) => !isGlob(entry)));
      const globs = list.filter(isGlob);
      return (actual) => exact.has(actual) || globs.some((glob) => globMatches(glob, textOf(actual)));
    },
    overlaps: (list) => (actual) => list.some((entry) => globsOverlap(textOf(actual), textOf(entry))),
  };
}

function isGlob(value: Json): value is string {
  return typeof value === "string" && value.includes("*");
}
