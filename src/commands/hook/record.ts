// Makes one line of the hook log from an event, sealed.
import { DriftlineError } from "../../errors.ts";
import { canonical, type Json } from "../../model/json.ts";
import { sealEvent, type SealEventOptions } from "../../seal/event.ts";
import { visibleJson } from "../../text.ts";
import { fieldNames, hookEvents, identities, objectionsTo } from "./events.ts";
import { firstIn } from "../../lists.ts";

/** The most bytes of an event that are kept. */
export const MAX_EVENT = 2 ** 20;

/** The data from standard input. */
export interface Arrival {
  /** At most MAX_EVENT + 1 bytes. */
  readonly bytes: Buffer;
  /** The number of received bytes. */
  readonly size: number;
  /** Whether the input ended; false after a timeout. */
  readonly ended: boolean;
}

/**
 * The status of an event: `valid`; `unknown-event`, kept; `invalid`, with fields of wrong types, kept; `malformed`, not
 * kept; `withheld`, because it would have shown a secret.
 */
export const statuses = ["valid", "unknown-event", "invalid", "malformed", "withheld"] as const;

type Status = (typeof statuses)[number];

const words = [
  ...statuses,
  ...fieldNames,
  ...Object.keys(hookEvents),
  "at",
  "status",
  "event",
  "input",
  "bytes",
  "problems",
];

/**
 * Returns the log line of an event, as canonical JSON that ends in a newline.
 * @param at when it arrived, ISO 8601
 * @throws DriftlineError `usage` for a fingerprint key that is too short
 */
export function recordOf(
  arrival: Arrival,
  at: string,
  options: Pick<SealEventOptions, "key" | "organization">,
): string {
  const { size } = arrival;
  const bare = (status: Status, problem: string) =>
    lineOf({ at, status, event: null, input: null, bytes: size, problems: [problem] });
  if (size > MAX_EVENT) return bare("malformed", `larger than the ${MAX_EVENT} bytes that are read`);
  let sealed: ReturnType<typeof sealEvent>;
  try {
    sealed = sealEvent(arrival.bytes, MAX_EVENT, { ...options, identities, allowedTexts: [...words, at] });
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const message = firstIn(error.problems).message;
    return bare("malformed", arrival.ended ? message : `${message}; the input did not end in time`);
  }
  const { hook_event_name: event = null } = sealed.event;
  const name = typeof event === "string" ? event : null;
  const problems = objectionsTo(sealed.types, name);
  const isKnown = name !== null && Object.hasOwn(hookEvents, name);
  const status = problems.length > 0 ? "invalid" : isKnown ? "valid" : "unknown-event";
  const line = lineOf({ at, status, event: name, input: sealed.event, bytes: size, problems });
  return sealed.outputLeaks(line) ? bare("withheld", "a secret would have been shown") : line;
}

function lineOf(entry: Json): string {
  return `${visibleJson(canonical(entry))}\n`;
}
