// The page in the body of a list, read and written: the service writes where a page ends in more than one way.
import { membersOf } from "../../model/json.ts";
import { itemsOf, type Paging } from "../../service/paging.ts";
import type { FaultPage } from "./fault.ts";

export type Body = Readonly<Record<string, unknown>>;

export function readPage(body: Body, paging: Paging): FaultPage {
  const next = paging.next(body);
  return { items: itemsOf(body, paging.items), hasMore: next !== undefined, nextCursor: next ?? null };
}

/** The body with other members of its page, sensible ones or not. A list that does not say where it ends still does not. */
export function writePage(body: Body, paging: Paging, page: { readonly [K in keyof FaultPage]?: unknown }): Body {
  const items = "items" in page ? { [paging.items]: page.items } : {};
  const more = Object.keys(page).some((name) => name !== "items");
  if (!more) return { ...body, ...items };
  const { hasMore, nextCursor } = page;
  if (body["pagination"] !== undefined) return { ...body, ...items, pagination: { hasMore, nextCursor } };
  if (body["meta"] === undefined) return { ...body, ...items };
  const meta = { ...membersOf(body["meta"]), has_more: hasMore, next_cursor: nextCursor };
  return { ...body, ...items, meta };
}
