// Where things are in the repository: links made of our own parts, never of data alone.
import type { Finding } from "../model/report/index.ts";
import { visible } from "../text.ts";

export interface RepositoryPlace {
  /** `https://github.com`, or that of a server of one's own. */
  readonly server: string;
  readonly owner: string;
  readonly repository: string;
  /** The number of this run; null outside of one. */
  readonly run: string | null;
}

/** The rule's line in the repository as a Markdown link around `shown`; `shown` alone for packs and other places. */
export function ruleLink(location: Finding["location"], place: RepositoryPlace, text: string): string {
  if (location === null) return text;
  const { file, line } = location;
  const segments = file.split("/");
  const isPath = segments.every((part) => part !== "" && part !== "." && part !== "..");
  if (!isPath || /[:\\]/.test(file) || visible(file) !== file || !Number.isInteger(line) || line < 1) return text;
  return `[${text}](${base(place)}/blob/HEAD/${segments.map(encoded).join("/")}#L${line})`;
}

/** The run that speaks, as a Markdown link; empty outside of one. */
export function runLink(place: RepositoryPlace): string {
  return place.run === null ? "" : `[this run](${base(place)}/actions/runs/${place.run})`;
}

function base({ server, owner, repository }: RepositoryPlace): string {
  return `${server}/${owner}/${repository}`;
}

/** A segment of a path in which nothing can end a Markdown link. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
