// How the pages of a list follow each other. The service has three ways.
import { membersOf } from "../model/json.ts";

/** The most items per page of a management list and of the analytics per user. */
export const MAX_LIMIT = 100;

type Body = Readonly<Record<string, unknown>>;

export interface Paging<N extends string = string> {
  /** The field of the response that holds the items. */
  readonly items: N;
  /** The query parameter for a later page. */
  readonly parameter: string;
  /** The largest page size, if known. */
  readonly most?: number;
  /** Returns the next page's parameter; undefined at the end, null if a page is announced without a cursor. */
  next(page: Body): string | null | undefined;
  /** Returns the next page's parameter of a page that says that it is the last one; undefined if it gives none. */
  afterEnd(page: Body): string | undefined;
  /** Whether a page states if another one follows. If the pages of a list never do, an empty page is the end. */
  saysNext(page: Body): boolean;
}

/** Returns the items of a page; none if the field is not a list. */
export function itemsOf(page: Body, name: string): readonly unknown[] {
  const items = page[name];
  return Array.isArray(items) ? items : [];
}

/** Management lists: `pagination.hasMore` and `pagination.nextCursor`. */
export function byPagination<const N extends string>(items: N): Paging<N> {
  return byCursor(items, "pagination", "hasMore", "nextCursor");
}

/** Analytics: `meta.has_more` and `meta.next_cursor`. */
export const byMeta = byCursor("data", "meta", "has_more", "next_cursor");

function byCursor<const N extends string>(items: N, field: string, more: string, cursor: string): Paging<N> {
  const cursorIf = (page: Body, isAnnounced: boolean): string | null | undefined => {
    const { [more]: hasMore, [cursor]: next } = membersOf(page[field]);
    return hasMore === isAnnounced ? textOf(next) : undefined;
  };
  return {
    items,
    parameter: "cursor",
    most: MAX_LIMIT,
    next: (page) => cursorIf(page, true),
    afterEnd: (page) => cursorIf(page, false) ?? undefined,
    saysNext: (page) => typeof membersOf(page[field])[more] === "boolean",
  };
}

/**
 * Readiness reports: the id of the last item. The list does not state its end, and its largest page size is unknown. So
 * only an empty page is the end.
 */
export function byLast<const N extends string>(items: N, id: string): Paging<N> {
  return {
    items,
    parameter: "startAfter",
    next: (page) => {
      const last = itemsOf(page, items).at(-1);
      return last === undefined ? undefined : textOf(membersOf(last)[id]);
    },
    afterEnd: () => undefined,
    saysNext: () => true,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
