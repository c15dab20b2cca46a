// The client of GitHub's API: octokit's core with retries and throttling. It reads no environment, follows
// no redirect, logs nothing, and uses a proxy only if Node was started with NODE_USE_ENV_PROXY.
import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { DriftlineError, usageError } from "../errors.ts";
import { getOrMake } from "../lists.ts";
import { userAgent } from "../model/version.ts";
import { isRedirect } from "./refusal.ts";

/** Gives every answer that names a time to wait the words by which the throttling plugin knows such a limit. */
function recognizeLimits({ hook }: Octokit): object {
  hook.error("request", (error) => {
    if ("response" in error && error.status === 429 && error.response?.headers["retry-after"] !== undefined)
      error.message = "secondary rate limit";
    throw error;
  });
  return {};
}

// The plugin that is named first sees an error before the others.
const Base = Octokit.plugin(recognizeLimits, retry, throttling);
export type GitHub = InstanceType<typeof Base>;

interface ClientOptions {
  /** `https://api.github.com`, or `https://host/api/v3`. */
  readonly api: string;
  readonly token: string;
  /** Options for throttling and retries; default: GitHub's recommendation. */
  readonly pace?: { readonly throttle?: object; readonly retry?: object };
}

/** The longest wait for a rate limit, in seconds: a run should not hang for an hour. */
const MAX_WAIT = 120;
/** The most waits for one request, and the most seconds that all waits of a client take together. */
const MAX_WAITS = 3;
const MAX_WAITED = 300;
const TIMEOUT = 30_000;
/** The largest answer, unpacked, in bytes: GitHub's largest is a file of 100 MB in base64. */
const MAX_ANSWER = 2 ** 28;
/** The largest archive in bytes. */
const MAX_ARCHIVE = 2 ** 30;

/** Returns the API address without a final slash. @throws DriftlineError `usage` if address or token are invalid */
export function checkAccess({ api, token }: Pick<ClientOptions, "api" | "token">): string {
  if (!/^[\x21-\x7e]{8,512}$/.test(token))
    throw usageError(
      "no usable GitHub token",
      "use the default of the input github-token, or set it to a token from a secret",
    );
  return apiAddress(api);
}

/** Creates a client. @throws DriftlineError as checkAccess */
export function createGitHub({ api, token, pace = {} }: ClientOptions): GitHub {
  const baseUrl = checkAccess({ api, token });
  let remainingWait = MAX_WAITED;
  const wait = (seconds: number, _: object, __: unknown, count: number) => {
    if (seconds > Math.min(MAX_WAIT, remainingWait) || count >= MAX_WAITS) return false;
    remainingWait -= Math.max(0, seconds);
    return true;
  };
  const silent = () => {};
  const client = new Base({
    auth: token,
    baseUrl,
    userAgent,
    request: { fetch: bounded, redirect: "error" },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    throttle: { onRateLimit: wait, onSecondaryRateLimit: wait, ...pace.throttle },
    // Leave rate limits to the throttling plugin. Calls that must not be repeated set `retries: 0`.
    retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451], ...pace.retry },
  });
  client.hook.after("request", (response, { request }) => {
    if (request?.["redirect"] === "error" && isRedirect(response.status)) throw new Redirect(response);
  });
  return client;
}

/** An answer that names another address. Its shape is that of octokit's errors. */
class Redirect extends Error {
  readonly status: number;
  readonly response: { readonly headers: object; readonly data: unknown };

  constructor({ status, headers, data }: { status: number; headers: object; data: unknown }) {
    super("GitHub names another address");
    this.status = status;
    this.response = { headers, data };
  }
}

function apiAddress(text: string): string {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw usageError("the address of GitHub's API (GITHUB_API_URL) is not a URL");
  }
  const isLoopback = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (
    url.username !== "" ||
    url.password !== "" ||
    (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback))
  )
    throw usageError(
      "the address of GitHub's API (GITHUB_API_URL) is not safe for a token",
      "https, without a user name; plain http only to loopback",
    );
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

const clients = new Map<string, GitHub>();

/**
 * Returns the client of an address and a token. All deliveries share it, so that the token's account is read once, and
 * the waits of a run have one limit.
 */
export function sharedGitHub(options: Omit<ClientOptions, "pace">): GitHub {
  const key = JSON.stringify([options.api, options.token]);
  return getOrMake(clients, key, () => createGitHub(options));
}

/**
 * Downloads from an address that GitHub's API gave. The address contains its own authorisation: no token is sent.
 * @throws what fetch throws, and DriftlineError if the address or the answer is invalid
 */
export async function download(address: string): Promise<Buffer> {
  const { href } = new URL(address);
  apiAddress(href);
  const answer = await fetch(href, { redirect: "error", signal: AbortSignal.timeout(MAX_WAIT * 1000) });
  if (!answer.ok) throw new DriftlineError("incomplete", `GitHub's archive cannot be downloaded (${answer.status})`);
  return bytesOf(answer, MAX_ARCHIVE);
}

/** Reads a whole body. @throws DriftlineError if it is larger than `most` bytes, however little was sent for them */
async function bytesOf({ body }: Response, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new DriftlineError("incomplete", `GitHub's answer has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * fetch with a timeout. Returns a redirect as it is: fetch's own error would look as if GitHub could not be reached.
 * Reads the whole body: octokit takes one that is cut off for an empty one.
 */
const bounded: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
  const body = await bytesOf(answer, MAX_ANSWER);
  return new Response(body.length === 0 ? null : body, answer);
};
