// html-validate, by the HTML standard and rules of accessibility.
import { HtmlElement, HtmlValidate, StaticConfigLoader } from "html-validate";

// Nearly every rule looks for its elements in the whole page, and the library copies a list at each element it passes.
// This lists the elements of a parent once, in the library's own cache: the parser opens it when the parent is complete.
HtmlElement.prototype.getElementsByTagName = function (name) {
  const listed = this.cacheGet("elements by name") as Map<string, HtmlElement[]> | undefined;
  const elements = listed ?? this.cacheSet("elements by name", elementsByName(this));
  return elements.get(name.toLowerCase()) ?? [];
};

/** Returns the elements below a parent in the order of the page: by name, and all of them as "*". */
function elementsByName(parent: HtmlElement): Map<string, HtmlElement[]> {
  const all: HtmlElement[] = [];
  const byName = new Map([["*", all]]);
  const walk = ({ childElements }: HtmlElement) => {
    for (const child of childElements) {
      const name = child.tagName.toLowerCase();
      const named = byName.get(name) ?? [];
      byName.set(name, named);
      named.push(child);
      all.push(child);
      walk(child);
    }
  };
  walk(parent);
  return byName;
}

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
