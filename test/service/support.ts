// A client of the service for tests, with a stopped clock and a record of everything it reads.
import { DriftlineError } from "../../src/errors.ts";
import type { EvidenceProblem } from "../../src/model/report/index.ts";
import { open } from "../../src/seal/session.ts";
import { Client, type ClientOptions } from "../../src/service/client.ts";
import type { HttpReply, HttpRequest, Transport } from "../../src/service/http.ts";
import { type KnownRevisions, pullHistory } from "../../src/service/pull.ts";
import type { Clock } from "../../src/service/retry.ts";

/** So long that no eight consecutive characters of it occur by chance. */
export const KEY = "fk-Zq8vXw3LmPt6RyBn5KdHs2Gj";

export interface FakeClock extends Clock {
  /** The duration of each sleep. */
  readonly slept: number[];
  pass(ms: number): void;
}

/** A clock that only sleeping advances. */
export function fakeClock(random: () => number = () => 0.5): FakeClock {
  let time = 1000;
  const slept: number[] = [];
  return {
    slept,
    now: () => time,
    random,
    pass: (ms) => void (time += ms),
    sleep: async (ms) => {
      slept.push(ms);
      time += ms;
    },
  };
}

export interface Pulled {
  readonly problems: readonly EvidenceProblem[];
  /** The numbers that were read, ascending. */
  readonly read: readonly number[];
  readonly slept: readonly number[];
  readonly requests: number;
}

/** Pulls a history like a run. Two contents of one revision count as a problem, as in a run. */
export async function pull(baseUrl: URL, options: Partial<ClientOptions> = {}): Promise<Pulled> {
  const clock = fakeClock();
  const client = new Client({ baseUrl, apiKey: KEY, clock, ...options });
  const session = open({ organization: "corp" });
  const { problems } = await pullHistory(client, session);
  const sealed = session.finish();
  const conflicts = sealed.conflicts.map((revision) => ({ code: "revision-conflict", message: "", revision }));
  return {
    problems: [...problems, ...conflicts],
    read: sealed.revisions.map(({ revision }) => revision),
    slept: clock.slept,
    requests: client.requests,
  };
}

/** Prefixes the rows of a test table with a short text of their first value. */
export function titled<T extends readonly [unknown, ...unknown[]]>(rows: readonly T[]): (readonly [string, ...T])[] {
  return rows.map((row) => [(JSON.stringify(row[0]) ?? "undefined").slice(0, 70), ...row]);
}

/** Returns the error of a promise, which must be a DriftlineError. */
export async function failureOf(promise: Promise<unknown>): Promise<DriftlineError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DriftlineError) return error;
  throw new Error("it should have failed with an error of ours", { cause: error });
}

export type Answer = Partial<Omit<HttpReply, "body">> & { body?: string };

export const json = { "content-type": "application/json" };
export const text = (body: Buffer) => body.toString();

/** Makes a client over a transport, with its clock. */
export function clientOver(transport: Transport, options: Partial<ClientOptions> = {}) {
  const clock = fakeClock();
  const baseUrl = new URL("https://api.example.com");
  const client = new Client({ baseUrl, apiKey: KEY, clock, transport, ...options });
  return { client, clock };
}

/** Makes a client of a service that gives these answers in order, and then repeats the last one. */
export function clientOf(answers: (Answer | Error)[], options: Partial<ClientOptions> = {}) {
  const requests: HttpRequest[] = [];
  const { client, clock } = clientOver(async (request) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(request);
    if (answer instanceof Error) throw answer;
    return { status: 200, headers: json, delimited: true, ...answer, body: Buffer.from(answer.body ?? "{}") };
  }, options);
  return { client, requests, clock };
}

/** A page in short form. */
export interface Script {
  changes?: unknown[];
  hasMore?: unknown;
  nextCursor?: unknown;
  status?: number;
}

/**
 * Pulls from scripted pages.
 * @param answer takes the request's number, from 1, and its cursor
 * @param earlier what earlier runs read
 */
export async function pullScript(
  answer: (request: number, cursor: string | undefined) => Script,
  earlier?: KnownRevisions,
) {
  const cursors: (string | undefined)[] = [];
  const { client } = clientOver(async ({ url }): Promise<HttpReply> => {
    const cursor = url.searchParams.get("cursor") ?? undefined;
    cursors.push(cursor);
    const { changes = [], hasMore = false, nextCursor = null, status = 200 } = answer(cursors.length, cursor);
    const body = Buffer.from(JSON.stringify({ changes, pagination: { hasMore, nextCursor } }));
    return { status, headers: { "content-type": "application/json" }, delimited: true, body };
  });
  const session = open({ organization: "corp" });
  const { problems } = await pullHistory(client, session, earlier);
  return { problems, cursors, read: session.finish().revisions.map(({ revision }) => revision) };
}

/** Returns the numbers from 1 to `count`. */
export const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
