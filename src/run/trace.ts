// Writes one line for each request to the service, for troubleshooting.
import type { TracedRequest } from "../service/traced-request.ts";
import { noteAbove } from "./output.ts";

export type Trace = (request: TracedRequest) => void;

/**
 * Returns a function that traces requests to standard error, if requested or if the runner is in debug mode.
 * @param isWanted whether the trace is requested
 * @param environment the runner's environment
 */
export function tracer(
  isWanted: boolean | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Trace | undefined {
  const isDebugging = environment["RUNNER_DEBUG"] === "1" || environment["ACTIONS_STEP_DEBUG"] === "true";
  return isWanted === true || isDebugging ? (request) => noteAbove(traceLine(request)) : undefined;
}

/** Returns `trace GET /api/v0/organization/users 200, 1234 bytes, 35 ms, 0 retries, request req-1`. */
export function traceLine(request: TracedRequest): string {
  const { method, path, status, code, bytes, milliseconds, retries, requestId } = request;
  const why = code === null ? "" : ` (${code})`;
  const id = requestId === null ? "no request id" : `request ${requestId}`;
  return `trace ${method} ${path} ${status ?? "no answer"}${why}, ${bytes} bytes, ${milliseconds} ms, ${retries} retries, ${id}`;
}
