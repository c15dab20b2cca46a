// Pulling the whole history, page by page, into a seal. It ends with all of it, or with the reason why not.
import { DriftlineError } from "../errors.ts";
import type { EvidenceProblem } from "../model/report.ts";
import type { Page, SealSession } from "../seal/session.ts";
import type { Client } from "./client.ts";
import { MAX_LIMIT } from "./endpoint.ts";
import { history } from "./enterprise-controls.ts";

const limits = {
  cursor: 8192,
  /** Empty pages in a row are legal, but not for ever. */
  empty: 20,
  /** Pages in a row that bring nothing new. */
  stale: 3,
  pages: 50_000,
  /** How often the first page is read again when revisions arrive while paging. */
  heads: 5,
} as const;

/**
 * Reads every page of the history.
 * @returns why the history is not whole; nothing when it is
 */
export async function pullHistory(client: Client, session: SealSession): Promise<EvidenceProblem[]> {
  const seen = new Set<number>();
  try {
    let moved = await readFrom(client, session, seen, () => false);
    // An overlap means that the list moved while it was read: what was put in front of it was not seen.
    for (let i = 0; moved; i++) {
      if (i === limits.heads) throw incomplete("unstable", "revisions keep arriving while the history is read");
      const before = seen.size;
      await readFrom(client, session, seen, (page) => page.revisions.some((revision) => seen.has(revision)));
      moved = seen.size > before;
    }
    return [];
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    return error.problems.map(({ code, message, revision }) => ({
      code: code ?? "incomplete",
      message,
      ...(revision !== undefined && { revision }),
    }));
  }
}

/**
 * Reads pages from the first one on.
 * @param enough whether a page makes those after it unnecessary; asked before its revisions count as seen
 * @returns whether a page repeated revisions of an earlier one
 */
async function readFrom(
  client: Client,
  session: SealSession,
  seen: Set<number>,
  enough: (page: Page) => boolean,
): Promise<boolean> {
  const cursors = new Set<string>();
  let overlapped = false;
  let cursor: string | undefined;
  for (let pages = 1, empty = 0, stale = 0; ; pages++) {
    if (pages > limits.pages) throw incomplete("too-large", `the history has more than ${limits.pages} pages`);
    const query: Record<string, string> = { limit: String(MAX_LIMIT), ...(cursor !== undefined && { cursor }) };
    const page = await client.get(history, query, (body) => session.page(body));
    const done = enough(page) || !page.pagination.hasMore;
    const fresh = page.revisions.filter((revision) => !seen.has(revision));
    overlapped ||= fresh.length < page.revisions.length;
    for (const revision of fresh) seen.add(revision);
    if (done) return overlapped;
    empty = page.revisions.length === 0 ? empty + 1 : 0;
    stale = fresh.length === 0 && page.revisions.length > 0 ? stale + 1 : 0;
    if (empty > limits.empty || stale >= limits.stale)
      throw incomplete(
        "no-progress",
        `page after page brings nothing new, and the service says that there is more (page ${pages})`,
      );
    cursor = nextCursor(page, cursors, pages);
  }
}

function nextCursor(page: Page, cursors: Set<string>, pages: number): string {
  const { nextCursor: cursor } = page.pagination;
  if (cursor === null || cursor === "")
    throw incomplete("missing-cursor", `page ${pages} says that there is more, and not where`);
  if (cursor.length > limits.cursor)
    throw incomplete("cursor-too-long", `page ${pages} has a cursor of more than ${limits.cursor} characters`);
  if (cursors.has(cursor)) throw incomplete("repeated-cursor", `page ${pages} leads back to a page that was read`);
  cursors.add(cursor);
  return cursor;
}

function incomplete(code: string, message: string): DriftlineError {
  return new DriftlineError("incomplete", { code, message });
}
