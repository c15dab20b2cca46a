// html-validate, by the HTML standard and rules of accessibility.
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // The standard leaves these open, and preact decides them.
      "doctype-style": "off",
      "void-style": "off",
      // The standard only forbids white space in ids; a rule's id has dots.
      "valid-id": ["error", { relaxed: true }],
      // ARIA in HTML allows a name for a list.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

/** Returns what is wrong in a page: the rule, the line and the words. */
export async function mistakesIn(page: string): Promise<(string | number)[][]> {
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => [ruleId, line, message]));
}
