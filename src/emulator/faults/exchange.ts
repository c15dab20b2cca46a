// One request on a server with faults: the request, the honest answer, and the means to answer otherwise.
import type { Context, Next } from "hono";
import { membersOf } from "../../model/json.ts";
import { DEFAULT_LIMIT } from "../../service/endpoint.ts";
import { itemsOf, type Paging } from "../../service/paging.ts";
import type { Env } from "../host.ts";
import type { State } from "../state.ts";
import type { Cursors } from "./cursors.ts";
import { type Answer, type Exchange, jsonAnswer, type List, type Option, type FaultPage } from "./fault.ts";

type Body = Readonly<Record<string, unknown>>;

export class Request {
  readonly state: State;
  /** Path and query. */
  readonly target: string;
  /** The cursor, as sent; undefined if it is empty. */
  readonly cursor: string | undefined;
  readonly #c: Context<Env>;
  readonly #next: Next;
  readonly #cursors: Cursors;
  #honest: Promise<Answer> | undefined;

  constructor(c: Context<Env>, next: Next, cursors: Cursors, state: State) {
    this.#c = c;
    this.#next = next;
    this.#cursors = cursors;
    this.state = state;
    const url = new URL(c.req.url);
    this.target = url.pathname + url.search;
    const parameter = ["cursor", "startAfter"].find((name) => url.searchParams.has(name)) ?? "";
    this.cursor = url.searchParams.get(parameter) || undefined;
    const real = cursors.real(this.cursor);
    if (real === this.cursor) return;
    // The list only knows its own cursors: replace a made-up cursor by the original.
    if (real === undefined) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, real);
    c.req.raw = new globalThis.Request(url, { method: c.req.method, headers: c.req.raw.headers });
  }

  get method(): string {
    return this.#c.req.method;
  }

  get path(): string {
    return this.#c.req.path;
  }

  /** The number of the requested page, from 1; undefined if no earlier page gave out its cursor. */
  get page(): number | undefined {
    return this.#cursors.page(this.cursor);
  }

  /** Whether the request was already carried out. */
  get isAnswered(): boolean {
    return this.#honest !== undefined;
  }

  /** Returns the honest answer. The first call carries out the request. */
  honest(): Promise<Answer> {
    this.#honest ??= this.#carryOut();
    return this.#honest;
  }

  async #carryOut(): Promise<Answer> {
    await this.#next();
    const { status, headers } = this.#c.res;
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(await this.#c.res.arrayBuffer()) };
  }

  /** Returns the honest answer of a list; undefined if the request is not for an existing page of a list. */
  async honestList() {
    if (this.method !== "GET") return undefined;
    const { status, body: bytes } = await this.honest();
    const current = this.#c.get("request");
    const paging = current?.route.endpoint.paging;
    if (!current || !paging || status !== current.route.endpoint.success) return undefined;
    const body = membersOf(JSON.parse(String(bytes)));
    const page = readPage(body, paging);
    this.#cursors.gave(this.cursor, page.nextCursor);
    return { ...current, paging, body, page };
  }

  exchange(optionValues: Readonly<Partial<Record<Option, string>>>): Exchange {
    return {
      state: this.state,
      optionValues,
      target: this.target,
      requestId: this.#c.get("requestId"),
      honest: () => this.honest(),
      list: () => this.#list(),
      take: () => {
        const { incoming } = this.#c.env;
        if (!incoming) throw new Error("there is no connection to take over");
        return incoming.socket;
      },
    };
  }

  async #list(): Promise<List> {
    const honest = await this.honestList();
    if (!honest) throw new Error("this is no list");
    const { route, call, paging, body, page } = honest;
    const limit = Number(call.query["limit"] ?? DEFAULT_LIMIT);
    const ask: List["ask"] = async ({ cursor, ...more }) => {
      const query = { ...call.query, ...more, [paging.parameter]: this.#cursors.real(cursor) };
      const answer = readPage(membersOf(route.answer({ ...call, query })), paging);
      this.#cursors.gave(cursor, answer.nextCursor);
      return answer;
    };
    return {
      ...page,
      cursor: this.cursor,
      limit,
      with: (members) => jsonAnswer(writePage(body, paging, members)),
      ask,
      before: async () => {
        const { items } = await ask({ cursor: undefined, limit: Number.MAX_SAFE_INTEGER });
        // Compare texts: items of the list may have null prototypes, but items of the read page do not.
        const first = JSON.stringify(page.items[0]);
        const at = items.findIndex((item) => JSON.stringify(item) === first);
        return at < 0 ? [] : items.slice(0, at);
      },
      leadingTo: (cursor) => this.#cursors.leadingTo(cursor),
    };
  }
}

function readPage(body: Body, paging: Paging): FaultPage {
  const next = paging.next(body);
  return { items: itemsOf(body, paging.items), hasMore: next !== undefined, nextCursor: next ?? "" };
}

/** Returns the body with other members of its page, valid or not. A list that does not state its end stays that way. */
function writePage(body: Body, paging: Paging, page: { readonly [K in keyof FaultPage]?: unknown }): Body {
  const items = "items" in page ? { [paging.items]: page.items } : {};
  const more = Object.keys(page).some((name) => name !== "items");
  if (!more) return { ...body, ...items };
  const { hasMore, nextCursor } = page;
  if (body["pagination"] !== undefined) return { ...body, ...items, pagination: { hasMore, nextCursor } };
  if (body["meta"] === undefined) return { ...body, ...items };
  const meta = { ...membersOf(body["meta"]), has_more: hasMore, next_cursor: nextCursor };
  return { ...body, ...items, meta };
}
