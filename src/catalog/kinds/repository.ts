// Repositories of plugin marketplaces: `owner/repo`, or an address. Only equal texts are the same repository.
import { foldAscii } from "./email.ts";
import { type Kind, textOf, unclean } from "./kind.ts";

/** Returns the same text for repositories that hosts resolve alike: ignores case, usual ports, `.git` and github.com. */
export function repositoryStem(text: string): string {
  return foldAscii(text)
    .replace(/\?.*$/s, "")
    .replace(/^git\+/, "")
    .replace(/^((?:https?|ssh|git):\/\/[^/:]+):(?:443|80|22|9418)\//, "$1/")
    .replace(/^(?:(?:https?|ssh|git):\/\/)?(?:git@)?(?:www\.)?github\.com[/:]/, "")
    .replace(/\/$/, "")
    .replace(/\.git$/, "");
}

// Empty and relative segments, a host that ends in a dot, escapes and white space.
const hiding = /(?:^|\/)\.\.?(?:\/|$)|[\\%\s]|(?<!^[\w+.-]+:)\/\/|:\/\/[^/]*\.(?::\d*)?(?:\/|$)/;

export const repository: Kind = {
  description:
    "a repository: the same text; a forbidden repository also matches in other case and with or without .git",
  examples: [
    {
      list: ["corp/plugins"],
      covers: ["corp/plugins"],
      leaves: ["Corp/Plugins", "corp/plugins.git", "corp/plugins-2", "https://github.com/corp/plugins"],
    },
  ],
  malformed: ["corp/../plugins", "corp/plug ins", "corp\\plugins"],
  type: "string",
  flaw: (value) =>
    unclean(textOf(value), true) ?? (hiding.test(textOf(value)) ? "has a path that hides what it names" : undefined),
  overlaps: (list) => {
    const stems = new Set(list.map((entry) => repositoryStem(textOf(entry))));
    return (actual) => stems.has(repositoryStem(textOf(actual)));
  },
};
