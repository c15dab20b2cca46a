// Repositories of plugin marketplaces: `owner/repo`, or an address. Only equal texts are the same repository.
import { foldAscii } from "./email.ts";
import { type Kind, textOf, unclean } from "./kind.ts";

/** Returns the same text for repositories that hosts resolve alike: ignores case, `.git` and github.com. */
export function repositoryStem(text: string): string {
  return foldAscii(text)
    .replace(/^(?:https?:\/\/|ssh:\/\/|git@)?(?:git@)?(?:www\.)?github\.com[/:]/, "")
    .replace(/\/$/, "")
    .replace(/\.git$/, "");
}

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
    unclean(textOf(value), true) ??
    (/(^|\/)\.\.?(\/|$)|[\\%\s]/.test(textOf(value)) ? "has a path that hides what it names" : undefined),
  overlaps: (list) => {
    const stems = new Set(list.map((entry) => repositoryStem(textOf(entry))));
    return (actual) => stems.has(repositoryStem(textOf(actual)));
  },
};
