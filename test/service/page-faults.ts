// Faults of well-formed pages, and of the lists they form.
import { change, type Exchange, type Fault, type Page } from "./faults.ts";
import { bytesOf, refused, type Row, status } from "./rows.ts";

const page =
  (edit: (page: Page, exchange: Exchange) => unknown): Fault =>
  (exchange) => {
    const copy = structuredClone(exchange.page);
    exchange.send(edit(copy, exchange) ?? copy);
  };

export const pageFaults: readonly Row[] = [
  { id: "F19", what: "200 with an error", fault: status(200, {}, { error: "no" }), ...refused(/^schema$/) },
  {
    id: "F22",
    what: "changes: null",
    fault: page(({ pagination }) => ({ changes: null, pagination })),
    ...refused(/^schema$/),
  },
  {
    id: "F23",
    what: 'hasMore: "false"',
    fault: page(({ changes }) => ({ changes, pagination: { hasMore: "false", nextCursor: null } })),
    ...refused(/^schema$/),
  },
  {
    id: "F31",
    what: "ill-formed UTF-8",
    fault: (exchange) => {
      const body = bytesOf(exchange);
      body[body.lastIndexOf("Ada")] = 0xff;
      exchange.send(body);
    },
    ...refused(/^invalid-utf8$/),
  },
  {
    id: "F32",
    what: "a key that stands twice",
    fault: (exchange) => exchange.send(`{"changes":[],${JSON.stringify(exchange.page).slice(1)}`),
    ...refused(/^duplicate-key$/),
  },
  {
    id: "F33",
    what: "a cursor that leads back",
    fault: page((it, { cursor, offset, cursorTo }) => {
      it.pagination = { hasMore: true, nextCursor: cursor ?? cursorTo(offset, "again") };
    }),
    // The first page has no cursor: restarted there, now in order, all of it can be read.
    once: (at) => (at === "first" ? "complete" : /^repeated-cursor$/),
    always: /^repeated-cursor$/,
  },
  ...[null, "", undefined].map((nextCursor) => ({
    id: "F34",
    what: `more, with the cursor ${JSON.stringify(nextCursor)}`,
    fault: page((it) => void (it.pagination = { hasMore: true, nextCursor })),
    ...refused(/^missing-cursor$/),
  })),
  {
    id: "F35",
    what: "fresh cursors to one page",
    fault: page((it, { offset, number, cursorTo }) => {
      it.pagination = { hasMore: true, nextCursor: cursorTo(offset, number) };
    }),
    once: "complete",
    always: /^no-progress$/,
  },
  {
    id: "F37",
    what: "revisions of the page before, again",
    fault: page((it, { history, offset }) => void it.changes.push(...history.slice(Math.max(0, offset - 5), offset))),
    once: "complete",
    always: "complete",
  },
  {
    id: "F38",
    what: "revisions out of order",
    fault: page((it) => void it.changes.sort((a, b) => (a.revision % 7) - (b.revision % 7))),
    once: "complete",
    always: "complete",
  },
  {
    id: "F39",
    what: "a revision that arrives meanwhile",
    fault: ({ history, pageNow, send }) => {
      history.unshift(change(Math.max(...history.map(({ revision }) => revision)) + 1));
      send(pageNow());
    },
    once: "complete",
    always: "complete",
  },
  {
    id: "F40",
    what: "a revision with other content",
    fault: page((it, { history, offset }) => {
      it.changes.push(change(history[Math.max(0, offset - 1)]!.revision, "another"));
    }),
    once: /^revision-conflict$/,
    always: /^revision-conflict$/,
  },
  {
    id: "F45",
    what: "an empty page before more",
    fault: page((_, { offset, number, cursorTo }) => ({
      changes: [],
      pagination: { hasMore: true, nextCursor: cursorTo(offset, number) },
    })),
    once: "complete",
    always: /^no-progress$/,
  },
  {
    id: "F46",
    what: "more on a page than was asked for",
    fault: ({ send, pageNow }) => send(pageNow(120)),
    once: "complete",
    always: "complete",
  },
];
