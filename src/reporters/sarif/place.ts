// The place of a finding in the repository.
import type { Finding, Report } from "../../model/report/index.ts";
import { visible } from "../../text.ts";

/** Longer URIs would be cut, and lead to another file. */
const MAX_URI = 1000;

interface SarifPlace {
  /** A relative URI. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the policy line of a finding. Without a line in a file of the repository: the first policy file in it, else
 * the configuration, else the workflow; never a pack, which is no file there.
 */
export function placeOf({ location }: Finding, { evidence }: Readonly<Report>): SarifPlace {
  const file = location === null ? undefined : uriOf(location.file);
  if (location && file !== undefined)
    return { file, line: atLeastOne(location.line), column: atLeastOne(location.column) };
  const { policies, config = "", run } = evidence;
  const files = [...policies.map(({ file }) => file), config, run?.file ?? ""].map(uriOf);
  // A result must have a place. If there is no other, use the default name of the configuration.
  return { file: files.find((file) => file !== undefined) ?? "driftline.yaml", line: 1, column: 1 };
}

/** Returns the URI of a file below the working directory; undefined for others, and for names that need escaping. */
function uriOf(file: string): string | undefined {
  const parts = file.split(/[/\\]/).filter((part) => part !== "." && part !== "");
  const isElsewhere = /^(?:[/\\]|[a-zA-Z]:|pack:)/.test(file) || parts.includes("..");
  if (parts.length === 0 || isElsewhere || visible(file) !== file) return undefined;
  const uri = parts.map(encodeURIComponent).join("/");
  return uri.length > MAX_URI ? undefined : uri;
}

function atLeastOne(n: number): number {
  return Number.isInteger(n) && n > 0 ? n : 1;
}
