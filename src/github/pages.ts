// Reads a list of GitHub's API page by page: to its end, or not at all.
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";
import { parseAnswer, unclear } from "./answer.ts";
import type { GitHub } from "./client.ts";

const MAX_PAGES = 100;

interface List<T extends z.core.$ZodType> {
  readonly item: T;
  /** Identifies an item: a list that moves between two pages repeats items. */
  readonly idOf: (item: z.output<T>) => number;
  /** As for `parseAnswer`. */
  readonly doing: string;
  /** What to do if the list is too long. */
  readonly hint?: string;
}

/**
 * Returns every item of a list once.
 * @throws DriftlineError `incomplete` if a page is no list, or if the pages lead to another server or have no end; and
 *   what the client throws
 */
export async function allOf<T extends z.core.$ZodType>(
  github: GitHub,
  first: { readonly method: "GET"; readonly url: string },
  { item, idOf, doing, hint }: List<T>,
): Promise<z.output<T>[]> {
  const items = new Map<number, z.output<T>>();
  const { origin } = new URL(first.url);
  const requestedUrls = new Set<string>();
  for (let request = first; ;) {
    const { data, headers }: { data: unknown; headers: { link?: string } } = await github.request(request);
    for (const read of parseAnswer(z.array(item), data, doing)) items.set(idOf(read), read);
    const url = /<([^<>]+)>;\s*rel="next"/.exec(headers.link ?? "")?.[1];
    if (url === undefined) return [...items.values()];
    // The next request contains the token.
    if (!URL.canParse(url) || new URL(url).origin !== origin || requestedUrls.has(url)) throw unclear(doing);
    if (requestedUrls.add(url).size === MAX_PAGES)
      throw new DriftlineError("incomplete", {
        message: `GitHub's list has more than ${MAX_PAGES} pages: request to ${doing}`,
        ...(hint !== undefined && { hint }),
      });
    request = { method: "GET", url };
  }
}
