// Links into the repository. They are built from our own parts, never from data alone.
import type { Finding } from "../model/report/index.ts";
import { visible } from "../text.ts";

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

export interface RepositoryPlace {
  /** `https://github.com`, or another GitHub server. */
  readonly server: string;
  readonly owner: string;
  readonly repository: string;
  /** The number of this run; null outside of a workflow. */
  readonly run: string | null;
}

/** Returns a Markdown link around `text` to the rule's line; `text` alone if the rule is not in the repository. */
export function ruleLink(location: Finding["location"], place: RepositoryPlace, text: string): string {
  if (location === null) return text;
  const { file, line } = location;
  const segments = file.split("/");
  const isPath = segments.every((part) => part !== "" && part !== "." && part !== "..");
  if (!isPath || /[:\\]/.test(file) || visible(file) !== file || !Number.isInteger(line) || line < 1) return text;
  return `[${text}](${base(place)}/blob/HEAD/${segments.map(encodeSegment).join("/")}#L${line})`;
}

/** Returns a Markdown link to this run; empty outside of a workflow. */
export function runLink(place: RepositoryPlace): string {
  return place.run === null ? "" : `[this run](${base(place)}/actions/runs/${place.run})`;
}

function base({ server, owner, repository }: RepositoryPlace): string {
  return `${server}/${owner}/${repository}`;
}

/** Encodes a segment of a path so that it cannot end a Markdown link. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
