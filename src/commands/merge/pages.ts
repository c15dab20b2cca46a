// Links from a fleet report to the HTML reports next to the JSON reports.
import { lstat } from "node:fs/promises";
import path from "node:path";
import type { Fleet } from "../../model/fleet.ts";

/**
 * Returns the HTML file next to a JSON report, `report.html` for `report.json`.
 * @returns undefined if there is none, or if it is a link, which may lead anywhere
 */
export async function pageBeside(report: string): Promise<string | undefined> {
  const { dir, name, ext } = path.parse(report);
  const page = path.join(dir, `${name}.html`);
  if (ext !== ".json") return undefined;
  return (await lstat(page).catch(() => undefined))?.isFile() === true ? page : undefined;
}

/**
 * Returns a fleet report with links to the HTML reports of its organizations.
 * @param pages HTML files by organization
 * @param file where the fleet report is written; null: standard output, from which nothing can be linked
 * @param files files of this run, which are not reports of an organization
 */
export function linkPages(
  fleet: Fleet,
  pages: ReadonlyMap<string, string>,
  file: string | null,
  files: readonly string[],
): Fleet {
  if (file === null || pages.size === 0) return fleet;
  const overwritten = new Set(files.map((name) => path.resolve(name)));
  const organizations = fleet.organizations.map((row) => {
    const page = pages.get(row.organization);
    const isThere = page !== undefined && !overwritten.has(path.resolve(page));
    return { ...row, page: isThere ? addressOf(page, path.dirname(file)) : null };
  });
  return { ...fleet, organizations };
}

/** Returns a file as a relative URL; null if there is none, as on another drive. */
function addressOf(file: string, folder: string): string | null {
  const parts = path.relative(path.resolve(folder), path.resolve(file));
  // A lone surrogate cannot be written in a URL.
  if (path.isAbsolute(parts) || /\p{Surrogate}/u.test(parts)) return null;
  return parts.split(path.sep).map(encodeURIComponent).join("/");
}
