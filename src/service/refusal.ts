// Describes answers that are no success. Reports two things of their bodies: the request id, and the sealed reason for
// the refusal.
import { STATUS_CODES } from "node:http";
import { membersOf } from "../model/json.ts";
import { withoutKnownFormats } from "../seal/redact.ts";
import { sealedSentence, showsSome } from "../seal/sentence.ts";
import { head, visible } from "../text.ts";
import type { Endpoint } from "./endpoint.ts";
import { answerWords, HttpFailure, REPORT } from "./failure.ts";
import type { HttpReply } from "./http.ts";

const transientStatus = new Set([408, 429, 500, 502, 503, 504]);
const redirects = new Set([301, 302, 303, 307, 308]);

/** Content types that may be named. Any other is the service's own text. */
const knownTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:json|problem\+json|xml|octet-stream))(?![\w.+-])/;

/** A parameter of a content type: a name, and a token or a quoted text. */
const parameter = /\s*;\s*(?:([!#$%&'*+.^`|~\w-]+)=([!#$%&'*+.^`|~\w-]+|"(?:[^"\\]|\\.)*"))?/y;

/** Whether a content type is JSON in UTF-8, whatever its other parameters. */
function saysJson(type: string): boolean {
  const start = /^application\/json(?=\s*(?:;|$))/.exec(type);
  if (!start) return false;
  for (parameter.lastIndex = start[0].length; parameter.lastIndex < type.length;) {
    const match = parameter.exec(type);
    if (!match) return false;
    const [, name, value = ""] = match;
    if (name === "charset" && !/^"?utf-?8"?$/.test(value)) return false;
  }
  return true;
}

/** Returns the failure of a success whose content type is not JSON in UTF-8; undefined if it is. */
export function notJson(reply: HttpReply, key: string): HttpFailure | undefined {
  const type = (reply.headers["content-type"] ?? "").trim().toLowerCase();
  if (saysJson(type)) return undefined;
  const name = type === "" ? "no content type" : (knownTypes.exec(type)?.[0] ?? "another content type");
  const isJson = name === "application/json";
  const jsonForm = /charset/.test(type) ? "JSON that is not in UTF-8" : "a content type that cannot be read";
  const content = isJson ? jsonForm : name;
  return new HttpFailure(
    "content-type",
    `the service answered with ${content} (${reply.body.length} bytes) where JSON in UTF-8 should be`,
    true,
    {
      hint: "check the address: a login page or a proxy may stand in between",
      status: reply.status,
      requestId: requestIdOf(reply, key),
    },
  );
}

/** Converts a status that is no success to a failure. */
export function refusalOf(reply: HttpReply, endpoint: Endpoint, key: string): HttpFailure {
  const { status } = reply;
  const body = bodyOf(reply.body);
  const reason = reasonOf(body, status, key);
  const facts = { status, reason, requestId: shownId(body["requestId"], key) ?? requestIdOf(reply, key) };
  const say = (code: string, message: string, hint?: string, transient = false) =>
    new HttpFailure(code, `${message}${answerWords(facts)}`, transient, {
      ...facts,
      ...(hint !== undefined && { hint }),
    });
  const html = /html/i.test(reply.headers["content-type"] ?? "");
  if (redirects.has(status))
    return say(
      "redirect",
      "the service redirects elsewhere, and the key is not sent there",
      "give the address it moved to, if you trust it",
    );
  if (status === 400 && endpoint.refusals.includes(400))
    return say("bad-request", "the service calls the request invalid", "check what was asked against its interface");
  if (status === 401)
    return say("unauthorized", "the service does not accept the key", "generate a key in the settings of the service");
  if (status === 403) return say("forbidden", ...forbidden(html, endpoint, reason));
  if (status === 404) return say("not-found", ...notFoundWords(html, endpoint, reason));
  if (status === 407)
    return say("proxy", "a proxy asks for credentials", "let the proxy allow the service's host without them");
  if (status === 409 && endpoint.refusals.includes(409))
    return say(
      "conflict",
      "what the request is about is in a state that does not allow this",
      "look at it, then try again",
    );
  if (status === 413 && endpoint.refusals.includes(413))
    return say("request-too-large", "the request is larger than the service accepts", "send less at once");
  if (status === 429) return say("rate-limited", "the service asks to slow down", undefined, true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", undefined, true);
  return say("unexpected-status", "the service answered in a way its interface does not name", REPORT);
}

function notFoundWords(
  html: boolean,
  { params, body }: Endpoint,
  reason: string | undefined,
): [message: string, hint: string] {
  if (!html && Object.keys(params.shape).length > 0)
    return ["the service knows nothing by this identifier", "check the identifier"];
  // The body may name a thing that does not exist, at an address that does.
  if (!html && body !== undefined && reason !== undefined)
    return ["the service does not find what the request asks for", "correct what it says, or check the address"];
  return ["the service has nothing at this address", "check the address"];
}

/** Words by which a reason concerns the role of the key's owner. */
const aboutRoles = /\b(?:roles?|managers?|owners?|admin\w*|members?|guests?|permissions?|privileges?|scopes?)\b/i;

function forbidden(
  html: boolean,
  { method, allowed }: Endpoint,
  reason: string | undefined,
): [message: string, hint: string] {
  if (html) return ["a page that looks like one of a proxy forbids this", "let the proxy allow the service's host"];
  // If the plan, the region or the network is the reason, another key may not help.
  if (reason !== undefined && !aboutRoles.test(reason))
    return ["the service forbids this", "correct what it says, or ask its support"];
  const may =
    method === "GET" ? "the service does not let this key read this" : "the service does not let this key do this";
  const advice = allowed.includes("member")
    ? "use the key of somebody who may"
    : "use the key of a manager or an owner";
  return [may, advice];
}

/**
 * Whether the request may have been carried out in spite of the failure. 3xx and 4xx mean that it was not, except 303,
 * which leads to the result of what was done, and 408: a gateway may report this timeout although the service received
 * the request.
 */
export function leavesOpen(failure: HttpFailure): boolean {
  const { status, reached } = failure;
  if (status === null) return reached;
  return status < 300 || status >= 500 || status === 303 || status === 408;
}

function bodyOf(bytes: Buffer): Readonly<Record<string, unknown>> {
  try {
    // Decodes without the byte order mark that an answer may begin with.
    return membersOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {}; // an error body need not be JSON
  }
}

/** Returns the id of a request in the headers of its answer; undefined if none can be shown. */
export function requestIdOf({ headers }: HttpReply, key: string): string | undefined {
  return shownId(headers["x-request-id"] ?? headers["request-id"], key);
}

/** Returns a request id from a body or a header. Ignores an id with a part of the key or with a credential in it. */
function shownId(id: unknown, key: string): string | undefined {
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return undefined;
  return showsSome(id, key) || withoutKnownFormats(id) !== id ? undefined : id;
}

/** The longest reason that is reported, in characters. */
const MAX_REASON = 300;

/**
 * Returns the service's reason for a refusal, sanitised and without secrets. The interface documents `detail`, of the
 * analytics. The others are usual. A text that only repeats the status, like "Forbidden", is no reason.
 */
function reasonOf(body: Readonly<Record<string, unknown>>, status: number, key: string): string | undefined {
  const { detail, error, message } = body;
  const texts = [detail, error, membersOf(error)["message"], message].filter((value) => typeof value === "string");
  const saidAnyway = ["", STATUS_CODES[status]?.toLowerCase()];
  const text = texts.find((candidate) => !saidAnyway.includes(candidate.trim().toLowerCase()));
  const sealed = text === undefined ? undefined : sealedSentence(text.trim(), key);
  if (sealed === undefined) return undefined;
  // It is quoted inside our sentence: it must end neither the quotation nor the line.
  const visibleText = visible(sealed.replaceAll(/\s+/g, " ")).replaceAll('"', "'");
  const start = head(visibleText, MAX_REASON);
  return start.length === visibleText.length ? visibleText : `${head(visibleText, MAX_REASON - 1)}…`;
}
