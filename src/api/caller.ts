// Calls endpoints for programs and commands: seals the history, batches long lists of limits, reads attachments.
import { usageError } from "../errors.ts";
import { membersOf } from "../model/json.ts";
import type { SealedRevision } from "../model/sealed.ts";
import type { Mark } from "../seal/mark.ts";
import type { SealedHistory, SealSession } from "../seal/session.ts";
import { setLimits } from "../service/batches.ts";
import type { Client } from "../service/client.ts";
import { DEFAULT_LIMIT, type Endpoint } from "../service/endpoint.ts";
import { enterpriseControls } from "../service/enterprise-controls.ts";
import { HttpFailure, REPORT } from "../service/failure.ts";
import { limits } from "../service/limits.ts";
import { messages } from "../service/messages.ts";
import { eachItem, eachPage, pagingOf } from "../service/pages.ts";
import { readHistory } from "../service/pull.ts";
import { ServiceError } from "../service/service-error.ts";
import type { Values } from "../service/wire.ts";
import { withAttachments } from "./attachments.ts";
import { lookUp } from "../lists.ts";

type Answer = Record<string, unknown>;

/** A page of the sealed history. */
export interface SealedPage {
  /** Newest first, in the service's order. */
  readonly changes: readonly SealedRevision[];
  readonly pagination: { readonly hasMore: boolean; readonly nextCursor: string | null };
}

export interface Caller {
  /**
   * Calls an endpoint with one flat input.
   * @returns the body of the success; for the history a `SealedPage`
   * @throws DriftlineError `usage` with all problems of the input, before anything is sent
   * @throws ServiceError if the service refused, could not be reached, or answered something unusable
   */
  call(endpoint: Endpoint, input: Values): Promise<Answer>;
  /** Yields the pages of a list, requesting each when read. The history is read whole first. Throws like `call`. */
  pages(endpoint: Endpoint, input: Values): AsyncIterable<Answer>;
  /** Yields the items of all pages of a list. Throws like `call`. */
  all(endpoint: Endpoint, input: Values): AsyncIterable<unknown>;
  /** The header of a file for the history that was read last; undefined if none. */
  readonly mark: Mark | undefined;
  /** Hides the API key in a text for output: a service may repeat it. */
  hide(text: string): string;
  /** Returns a sentence of the service without the API key and other secrets; undefined if it shows a part of the key. */
  sealedSentence(text: string): string | undefined;
  /** Whether a text for output holds a secret of a history that this caller read. */
  leaks(text: string): boolean;
  /** Whether any answer came from an emulator. */
  readonly isEmulated: boolean;
  /** Whether a page of a list did not state if there are more. */
  readonly hasOpenEnd: boolean;
}

/**
 * @param newClient makes the client of a request: the same for a run with one deadline, or a new one each time
 * @param open opens a seal
 */
export function createCaller(newClient: () => Client, open: () => SealSession): Caller {
  const seals: SealedHistory[] = [];
  let isEmulated = false;
  let hasOpenEnd = false;

  /** Uses a client, and records whether its answers came from an emulator. */
  async function asking<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    const client = newClient();
    try {
      return await ask(client);
    } finally {
      isEmulated ||= client.isEmulated;
    }
  }

  function finish(session: SealSession): SealedHistory {
    const sealed = session.finish();
    seals.push(sealed);
    hasOpenEnd ||= sealed.hasOpenEnd;
    const [revision] = sealed.conflicts;
    if (revision !== undefined)
      throw new ServiceError(
        new HttpFailure("revision-conflict", `revision ${revision} arrived twice, with different content`, false, {
          hint: REPORT,
          revision,
        }),
      );
    return sealed;
  }

  async function sealedPage(input: Values): Promise<SealedPage> {
    const session = open();
    const { history } = enterpriseControls;
    const page = await asking((client) => client.read(history, input, (body) => session.page(body)));
    const sealed = new Map(finish(session).revisions.map((revision) => [revision.revision, revision]));
    return { changes: page.revisions.map((number) => lookUp(sealed, number)), pagination: page.pagination };
  }

  async function* sealedPages(input: Values): AsyncGenerator<Answer, void, undefined> {
    const limit = Number(input["limit"] ?? DEFAULT_LIMIT);
    const { history } = enterpriseControls;
    const session = open();
    await asking(async (client) => {
      client.check(history, input);
      if (input["cursor"] !== undefined)
        throw usageError(
          `${history.name}: the whole list is read, so cursor cannot be used`,
          "omit cursor, or read a single page",
        );
      await readHistory(client, session).catch((error: unknown) => {
        throw error instanceof HttpFailure ? new ServiceError(error) : error;
      });
    });
    const changes = finish(session).revisions.toReversed();
    for (let start = 0; start === 0 || start < changes.length; start += limit) {
      const hasMore = start + limit < changes.length;
      yield { changes: changes.slice(start, start + limit), pagination: { hasMore, nextCursor: null } };
    }
  }

  const plain = async <E extends Endpoint>(endpoint: E, input: Values) => {
    const body = await asking((client) => client.call(endpoint, input));
    hasOpenEnd ||= endpoint.paging?.saysNext(membersOf(body)) === false;
    return body;
  };
  const check = (endpoint: Endpoint, input: Values) => newClient().check(endpoint, input);
  const caller: Caller = {
    async call(endpoint, input) {
      if (endpoint.sealed) return { ...(await sealedPage(input)) };
      if (endpoint.name === limits.set.name) return setLimits({ call: plain, check }, input);
      return plain(endpoint, endpoint.name === messages.add.name ? await withAttachments(input) : input);
    },
    pages(endpoint, input) {
      if (endpoint.sealed) return sealedPages(input);
      return eachPage(endpoint, input, (page) => caller.call(endpoint, page));
    },
    all(endpoint, input) {
      const { most } = pagingOf(endpoint);
      return eachItem(endpoint, caller.pages(endpoint, { ...(most !== undefined && { limit: most }), ...input }));
    },
    get mark() {
      return seals.at(-1)?.mark;
    },
    hide: (text) => newClient().hide(text),
    sealedSentence: (text) => newClient().sealedSentence(text),
    leaks: (text) => seals.some((sealed) => sealed.outputLeaks(text)),
    get isEmulated() {
      return isEmulated;
    },
    get hasOpenEnd() {
      return hasOpenEnd;
    },
  };
  return caller;
}
