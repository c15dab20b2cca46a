// Pulls the whole history, page by page, into a seal. The result is complete, or states why not.
import { DriftlineError } from "../errors.ts";
import type { EvidenceProblem } from "../model/report/index.ts";
import type { Page, SealSession } from "../seal/session.ts";
import type { Client } from "./client.ts";
import { enterpriseControls } from "./enterprise-controls.ts";
import { HttpFailure, REPORT } from "./failure.ts";
import { askedSize } from "./page-sizes.ts";
import { bounds } from "./pages.ts";
import { MAX_LIMIT } from "./paging.ts";

const limits = {
  ...bounds,
  /** How often the first page is read again if revisions arrive during paging. */
  heads: 5,
} as const;

/** The result of reading the list once from its first page. */
interface Pass {
  readonly revisions: ReadonlySet<number>;
  /** Whether a page repeated revisions of an earlier one, or the first page was empty: the list changed meanwhile. */
  readonly overlapped: boolean;
  readonly newestFirst: boolean;
  /** Whether it reached the end of the list. */
  readonly ended: boolean;
}

/** Revisions that an earlier run read. */
export interface KnownRevisions {
  /** Revisions below which every revision is known. */
  readonly whole: ReadonlySet<number>;
  /** Revisions that were read without a gap before a failure. */
  readonly part?: Part | undefined;
}

interface Part {
  readonly revisions: ReadonlySet<number>;
  readonly stop: Stop;
}

/** Where reading stopped: the next page's cursor, and the newest and oldest revision read without a gap before it. */
export interface Stop {
  readonly cursor: string;
  readonly newest: number;
  readonly oldest: number;
}

export interface PullResult {
  /** Why the history is incomplete; empty if it is complete. */
  readonly problems: EvidenceProblem[];
  /** Whether the list was read to its end, not only to a known revision. */
  readonly isWhole: boolean;
  /** The part that was skipped, because reading continued where an earlier run had stopped. */
  readonly skipped: Stop | null;
  /** Where a later run can continue; null if nothing failed, or if it failed too early. */
  readonly stop: Stop | null;
}

/** The progress of reading, needed if it fails. */
interface Progress {
  stop: Stop | null;
  skipped: Stop | null;
}

const nothing: KnownRevisions = { whole: new Set() };

/** Reads the unknown part of the history. */
export async function pullHistory(
  client: Client,
  session: SealSession,
  earlier: KnownRevisions = nothing,
): Promise<PullResult> {
  const progress: Progress = { stop: null, skipped: null };
  try {
    const isWhole = await readHistory(client, session, earlier, progress);
    return { problems: [], isWhole, skipped: progress.skipped, stop: null };
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const problems = error.problems.map(({ code, message, hint, revision }) => ({
      code: code ?? "incomplete",
      message: hint === undefined ? message : `${message}; ${hint}`,
      ...(revision !== undefined && { revision }),
    }));
    // Until this run reaches the earlier run's part, that part is larger than this run's own.
    const { skipped } = progress;
    return { problems, isWhole: false, skipped, stop: skipped ? progress.stop : (earlier.part?.stop ?? progress.stop) };
  }
}

/**
 * Reads every page of the history. If newest come first, stops at a page with a known revision.
 * @returns whether the list was read to its end
 * @throws HttpFailure with the reason if the history is incomplete
 */
export async function readHistory(
  client: Client,
  session: SealSession,
  earlier: KnownRevisions = nothing,
  progress: Progress = { stop: null, skipped: null },
): Promise<boolean> {
  const read = (cursor: string | undefined) => {
    const query: Record<string, string> = { limit: String(MAX_LIMIT), ...(cursor !== undefined && { cursor }) };
    return client.get(enterpriseControls.history, query, (body) => session.page(body));
  };
  const numbers = new Set<number>();
  let newestFirst = true;
  let isWhole = false;
  for (let passes = 1, hasMoved = true; hasMoved; passes++) {
    if (passes > limits.heads + 1)
      throw incomplete("unstable", "revisions keep arriving while the history is read", "run it again later");
    // New revisions at the front end at a page with a known revision. In another order they may be anywhere.
    const enough = (page: Page, isOrdered: boolean) =>
      newestFirst &&
      isOrdered &&
      page.revisions.some((revision) => numbers.has(revision) || earlier.whole.has(revision));
    const pass = await readPass(read, enough, progress, passes === 1 ? { part: earlier.part } : undefined);
    const before = numbers.size;
    for (const revision of pass.revisions) numbers.add(revision);
    newestFirst &&= pass.newestFirst;
    isWhole ||= pass.ended;
    // An overlap means that the list changed during reading: revisions added at the front were missed.
    hasMoved = passes === 1 ? pass.overlapped : numbers.size > before;
    // The skipped revisions may then be anywhere.
    if (progress.skipped && !pass.newestFirst) [progress.skipped, hasMoved] = [null, true];
  }
  return isWhole;
}

/**
 * Reads the list from its first page.
 * @param enough whether a page makes later pages unnecessary
 * @param firstPass only for the first pass: the part that an earlier run read, after which reading continues
 */
async function readPass(
  read: (cursor: string | undefined) => Promise<Page>,
  enough: (page: Page, isOrdered: boolean) => boolean,
  progress: Progress,
  firstPass?: { readonly part: Part | undefined },
): Promise<Pass> {
  let part = firstPass?.part;
  const numbers = new Set<number>();
  const cursors = new Set<string>();
  let overlapped = false;
  let newestFirst = true;
  let newest: number | undefined;
  let last = Infinity;
  let cursor: string | undefined;
  let behind: Page | undefined;
  const seams = new Seams(firstPass !== undefined);
  for (let pages = 1, empty = 0, stale = 0; ; pages++) {
    if (pages > limits.pages) throw incomplete("too-large", `the history has more than ${limits.pages} pages`);
    const page: Page =
      behind ??
      (await read(cursor).catch((error: unknown) => {
        if (seams.isNowhere(error)) return nothingThere;
        throw error instanceof HttpFailure
          ? error.retold((message) => `page ${pages} of the history: ${message}`)
          : error;
      }));
    behind = undefined;
    if (!page.saysNext) holdsAll(page, pages);
    overlapped = seams.see(page, pages) || overlapped;
    const fresh = page.revisions.filter((revision) => !numbers.has(revision));
    overlapped ||= fresh.length < page.revisions.length;
    for (const revision of fresh) {
      newestFirst &&= revision <= last;
      last = revision;
      newest ??= revision;
      numbers.add(revision);
    }
    const ended = seams.isEnd(page, pages, cursors);
    // One revision has no order.
    if (ended || enough(page, newestFirst && numbers.size > 1))
      return { revisions: numbers, overlapped, newestFirst, ended };
    if (fresh.length > 0) empty = stale = 0;
    else if (page.revisions.length === 0) empty++;
    else stale++;
    if (empty > limits.empty || stale >= limits.stale)
      throw incomplete(
        "no-progress",
        `page ${pages} of the history says that there is more, but page after page brought nothing new`,
      );
    cursor = nextCursor(page, cursors, pages);
    if (newestFirst && newest !== undefined) progress.stop = { cursor, newest, oldest: last };
    if (!part || !newestFirst || !page.revisions.some((revision) => part!.revisions.has(revision))) continue;
    // The cursor may have expired. Then read every page, and report errors there.
    behind = await read(part.stop.cursor).catch(() => undefined);
    // A page before pages that were read is of no use: new revisions have moved it back.
    if (behind && (!adjoins(behind, part) || cursors.has(behind.pagination.nextCursor ?? ""))) behind = undefined;
    if (behind) {
      cursors.add(part.stop.cursor);
      progress.skipped = part.stop;
    }
    part = undefined;
  }
}

/** Checks page transitions: whether an empty page, or a page that claims to be the last, may hide revisions. */
class Seams {
  readonly #isFirstPass: boolean;
  /** The number of a page that claims to be the last but has a cursor. */
  #end: number | undefined;
  #empty: number | undefined;
  #last: number | undefined;

  constructor(isFirstPass: boolean) {
    this.#isFirstPass = isFirstPass;
  }

  /**
   * Processes a page. Returns whether the first page has to be read again.
   * @throws HttpFailure if revisions may be missing before this page
   */
  see({ revisions, pagination }: Page, pages: number): boolean {
    const [first] = revisions;
    if (this.#end !== undefined && (first !== undefined || pagination.hasMore))
      throw incomplete(
        "more-after-end",
        `page ${this.#end} of the history says that it is the last one, and its cursor leads to more`,
      );
    if (first === undefined) {
      this.#empty ??= pages;
      return false;
    }
    // If its neighbours adjoin, an empty page hides nothing. If the first page was empty, read the list again.
    const isOpen = this.#empty !== undefined && (this.#last === undefined || Math.abs(first - this.#last) > 1);
    if (isOpen && !(this.#isFirstPass && this.#last === undefined))
      throw incomplete(
        "empty-page",
        `page ${this.#empty} of the history is empty, and pages after it are not: what it should hold may be missing`,
      );
    this.#empty = undefined;
    this.#last = revisions.at(-1);
    return isOpen;
  }

  /** Whether the service refuses the cursor of a page that claims to be the last: then there is no such page. */
  isNowhere(error: unknown): boolean {
    return this.#end !== undefined && error instanceof HttpFailure && error.status === 400;
  }

  /**
   * Whether a page is the last. A last page with a cursor counts only if that cursor leads to an empty page, to a page
   * that was read, or nowhere.
   */
  isEnd({ pagination: { hasMore, nextCursor } }: Page, pages: number, cursors: ReadonlySet<string>): boolean {
    if (hasMore) return false;
    if (this.#end !== undefined || !nextCursor || cursors.has(nextCursor)) return true;
    this.#end = pages;
    return false;
  }
}

/** What is behind the last page if the service refuses its cursor. */
const nothingThere: Page = { revisions: [], pagination: { hasMore: false, nextCursor: null }, saysNext: true };

/** Whether a page directly continues a part, without a gap. */
function adjoins(page: Page, { revisions, stop }: Part): boolean {
  return page.revisions[0] === stop.oldest - 1 || page.revisions.some((revision) => revisions.has(revision));
}

/** @throws HttpFailure if a page without pagination may not be the only page */
function holdsAll(page: Page, pages: number): void {
  if (pages > 1)
    throw incomplete(
      "schema",
      `page ${pages} of the history does not say whether there is more, as those before it did`,
    );
  if (page.revisions.length >= askedSize(page, MAX_LIMIT))
    throw incomplete("missing-pagination", "page 1 of the history is full, and does not say whether there is more");
}

function nextCursor(page: Page, cursors: Set<string>, pages: number): string {
  const { nextCursor: cursor } = page.pagination;
  if (cursor === null || cursor === "")
    throw incomplete("missing-cursor", `page ${pages} of the history says that there is more, and not where`);
  if (cursor.length > limits.cursor)
    throw incomplete(
      "cursor-too-long",
      `page ${pages} of the history has a cursor of more than ${limits.cursor} characters`,
    );
  // It would change when sent.
  if (!cursor.isWellFormed())
    throw incomplete("schema", `page ${pages} of the history has a cursor that is not well-formed text`);
  if (cursors.has(cursor))
    throw incomplete("repeated-cursor", `page ${pages} of the history leads back to a page that was read`);
  cursors.add(cursor);
  return cursor;
}

function incomplete(code: string, message: string, hint = REPORT): HttpFailure {
  return new HttpFailure(code, message, false, { hint });
}
