// Pages that are well-formed answers but wrong.
import type { Answer, Fault, List } from "./fault.ts";

function page(number: string, description: string, edit: (list: List) => Answer | Promise<Answer>): Fault {
  return { number, description, of: "list", inject: async ({ list }) => edit(await list()) };
}

/** How many items more than requested. */
const SURPLUS = 20;

export const pages = {
  "null-items": page("F22", "Null instead of the items.", (list) => list.with({ items: null })),
  "more-as-text": page("F23", '`hasMore` is the text "false".', (list) =>
    list.with({ hasMore: "false", nextCursor: "" }),
  ),
  "cursor-loop": page("F33", "The cursor leads back to this page.", (list) =>
    list.with({ hasMore: true, nextCursor: list.cursor ?? list.leadingTo(undefined) }),
  ),
  "null-cursor": page("F34", "`hasMore` is true, but the cursor is null.", (list) =>
    list.with({ hasMore: true, nextCursor: null }),
  ),
  "empty-cursor": page("F34", "`hasMore` is true, but the cursor is empty.", (list) =>
    list.with({ hasMore: true, nextCursor: "" }),
  ),
  "endless-cursors": page("F35", "A new cursor leads to this page again.", (list) =>
    list.with({ hasMore: true, nextCursor: list.leadingTo(list.cursor) }),
  ),
  "early-end": page("F41", "An empty page that claims to be the last.", (list) =>
    list.with({ items: [], hasMore: false, nextCursor: "" }),
  ),
  "empty-page": page("F45", "An empty page; the next page has this page's items.", (list) =>
    list.with({ items: [], hasMore: true, nextCursor: list.leadingTo(list.cursor) }),
  ),
  "large-page": page("F46", "More items than requested.", async (list) =>
    list.with(await list.ask({ cursor: list.cursor, limit: list.limit + SURPLUS })),
  ),
  "earlier-page": page("F52", "The first page, regardless of the requested page.", async (list) =>
    list.with(await list.ask({ cursor: undefined })),
  ),
  "later-page": page("F52", "The page after the requested page.", async (list) => {
    const { hasMore, nextCursor } = list;
    if (!hasMore || nextCursor === "") return list.with({ items: [], hasMore: false, nextCursor: "" });
    return list.with(await list.ask({ cursor: nextCursor }));
  }),
} satisfies Record<string, Fault>;
