// The constructor of the table's rows, and texts that several rows share.
import type { Looser, SecretClass, Setting, Shape, UnsetAs } from "../setting.ts";

type Row = Partial<Omit<Setting, "path" | "description" | "unset" | "looser">> & { kind: Setting["kind"] };

/** How an unset value ranks, what it means, and the default if it is not the strictest value. */
type Unset = readonly [UnsetAs, string, string?];

/** Creates a row: its path, its description, the looser direction, the meaning of "not set", and the other fields. */
// oxlint-disable-next-line max-params -- the columns of a table
export function row(path: string, description: string, looser: Looser, unset: Unset, fields: Row): Setting {
  const [as, means, value] = unset;
  return {
    path,
    description,
    looser,
    unset: { as, means, ...(value && { default: value }) },
    class: "public",
    ...fields,
  };
}

/** Returns the known members of an entry: those of its classes. @param texts the known texts of some of them */
export function shapeOf(fields: Readonly<Record<string, SecretClass>>, texts: Shape): Shape {
  return { ...Object.fromEntries(Object.keys(fields).map((member) => [member, null])), ...texts };
}

/** Creates the row of a switch. */
export function flag(path: string, description: string, looser: Looser, unset: Unset): Setting {
  return row(path, description, looser, unset, { kind: "boolean" });
}

/** Creates the row of a map; the rows of its entries follow. */
export function map(path: string, description: string): Setting {
  return row(path, description, "none", noEntries, { kind: "map" });
}

export const free: [UnsetAs, string] = ["between", "not enforced: the product default, or what a project or user sets"];
export const noneAdded: [UnsetAs, string] = ["nothing", "nothing added to the product's own list"];
export const empty: [UnsetAs, string] = ["nothing", "an empty list"];
export const noEntries: [UnsetAs, string] = ["nothing", "no entries"];
export const absent: [UnsetAs, string] = ["unknown", "the product default applies"];

/** Levels of autonomy, lowest first. */
export const autonomy = ["off", "low", "medium", "high"];
/** What the agent does at each level without asking. */
export const autonomyMeans = {
  off: "reads, and runs allow-listed commands",
  low: "also edits files, and runs commands and MCP tools of low risk",
  medium: "also changes the workspace in ways that can be undone, such as installing packages and committing",
  high: "also does what cannot be undone, such as pushing, deploying and migrating",
};
