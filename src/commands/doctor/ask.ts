// Runs one probe: requests an item, and evaluates the answer and the key's permission.
import { DriftlineError } from "../../errors.ts";
import { firstIn, sumOf } from "../../lists.ts";
import { open } from "../../seal/session.ts";
import { readAnswer, schemaFor } from "../../service/answer.ts";
import type { Client } from "../../service/client.ts";
import { itemsOf } from "../../service/paging.ts";
import type { TracedRequest } from "../../service/traced-request.ts";
import type { Probe } from "./probes.ts";
import { type Shape, shapeOf } from "./shape.ts";

/**
 * `good`: readable. `empty`: readable, but an audit needs at least one item. `forbidden`: the key lacks permission. `refused`: the key or the request is not accepted. `absent`:
 * nothing is at the address. `misfit`: the answer is unusable. `failed`: no answer, or one without a reason.
 * `not-asked`: the host is not given, or unreachable.
 */
export type Outcome = "good" | "empty" | "forbidden" | "refused" | "absent" | "misfit" | "failed" | "not-asked";

export interface EndpointRow {
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly host: "api" | "app";
  readonly outcome: Outcome;
  /** The status of the last answer; null if there was none. */
  readonly status: number | null;
  /** Whether the key may read it; null if unknown. */
  readonly mayRead: boolean | null;
  /** A problem or a note; null if there is none. */
  readonly says: string | null;
  readonly shape: Shape | null;
  readonly requests: number;
  readonly milliseconds: number;
  readonly requestId: string | null;
  /** Whether the audit needs it, by the evidence that it will request. */
  readonly isNeeded: boolean;
  /** What an audit lacks without it. */
  readonly without: string;
}

/** Problems of bodies: there is an answer, but it does not fit the interface. */
const misfits = new Set([
  "schema",
  "content-type",
  "syntax",
  "empty",
  "truncated",
  "encoding",
  "duplicate-key",
  "invalid-utf8",
  "too-deep",
  "too-large",
  "time-zone",
]);

/** A probe, and whether an audit with this configuration needs its endpoint. */
export type NeededProbe = Probe & { readonly isNeeded: boolean };

/**
 * Requests one item.
 * @param earlierRequests the requests of the client so far; this probe's requests are added
 * @param isThere whether its host gave any answer other than "not found"
 */
export async function ask(
  client: Client,
  probe: NeededProbe,
  earlierRequests: readonly TracedRequest[],
  isThere: boolean,
): Promise<EndpointRow> {
  const before = earlierRequests.length;
  const row = (
    outcome: Outcome,
    mayRead: boolean | null,
    reason: string | null,
    shape: Shape | null = null,
  ): EndpointRow => {
    const requests = earlierRequests.slice(before);
    const last = requests.at(-1);
    return {
      ...probeColumns(probe),
      outcome,
      status: last?.status ?? null,
      mayRead,
      says: reason,
      shape,
      requests: requests.length,
      milliseconds: sumOf(requests, ({ milliseconds }) => milliseconds),
      requestId: last?.requestId ?? null,
    };
  };
  try {
    const { shape, isEmpty } = await read(client, probe);
    if (isEmpty && probe.needsItems) return row("empty", true, "the list is empty: an audit cannot use it", shape);
    return row("good", true, null, shape);
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    if (error.exitCode === 2) return row("not-asked", null, words(error));
    const { code } = error;
    const status = earlierRequests.length > before ? (earlierRequests.at(-1)?.status ?? null) : null;
    const isNowhere = words(error).startsWith("the service has nothing at this address");
    if (status === 404 && probe.asksForNothing && !isNowhere && isThere)
      return row("good", true, "it answers that the requested identifier does not exist");
    if (status === 403) return row(code === "forbidden" ? "forbidden" : "failed", false, words(error));
    if (status === 401) return row("refused", false, words(error));
    if (status === 400) return row("refused", null, words(error));
    if (status === 404 && probe.asksForNothing && !isThere)
      return row("absent", null, "its host answers nothing but 404: check the address");
    if (status === 404 || status === 410) return row("absent", null, words(error));
    return row(misfits.has(code) ? "misfit" : "failed", misfits.has(code) ? true : null, words(error));
  }
}

/** Returns a row for a probe that is not run, with the reason. */
export function unaskedRow(probe: NeededProbe, reason: string): EndpointRow {
  const nothing = { status: null, mayRead: null, shape: null, requests: 0, milliseconds: 0, requestId: null };
  return { ...probeColumns(probe), outcome: "not-asked", says: reason, ...nothing };
}

function probeColumns({ endpoint: { name, method, path, host }, without, isNeeded }: NeededProbe) {
  return { endpoint: name, method, path, host, isNeeded, without };
}

/** Returns the shape of an answer, and whether it is an empty list. */
async function read(client: Client, { endpoint, input }: Probe): Promise<{ shape: Shape; isEmpty: boolean }> {
  const { paging } = endpoint;
  if (!endpoint.sealed)
    return client.read(endpoint, input, (body) => {
      const answer = readAnswer(endpoint, input, body);
      const isEmpty =
        paging !== undefined && isEmptyList(itemsOf(answer, paging.items), paging.next(answer) === undefined);
      return { shape: shapeOf(schemaFor(endpoint, input), answer), isEmpty };
    });
  // The answer contains secrets: only the seal reads it, and returns only names of fields.
  const session = open({ organization: "doctor" });
  const { revisions, pagination } = await client.read(endpoint, input, (body) => session.page(body));
  const { unknownFields, hasOpenEnd } = session.finish();
  const shape = { notNamed: unknownFields, notSaid: hasOpenEnd ? ["pagination"] : [] };
  return { shape, isEmpty: isEmptyList(revisions, !pagination.hasMore) };
}

function isEmptyList(items: readonly unknown[], isLast: boolean): boolean {
  return isLast && items.length === 0;
}

function words(error: DriftlineError): string {
  const { message, hint } = firstIn(error.problems);
  return hint === undefined ? message : `${message}; ${hint}`;
}
