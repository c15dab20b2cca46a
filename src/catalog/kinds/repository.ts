// Repositories of plugin marketplaces: `owner/repo`, or an address. Only the same text is the same repository.
import { type Kind, unclean } from "./kind.ts";

export const repository: Kind = {
  says: "a repository: the same text",
  type: "string",
  flaw: (value) =>
    unclean(value as string, true) ??
    (/(^|\/)\.\.?(\/|$)|[\\%\s]/.test(value as string) ? "has a path that hides what it names" : undefined),
};
