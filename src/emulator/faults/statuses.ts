// Refusals, failures and redirects. The request is not carried out.
import { errorBody } from "../host.ts";
import { type Exchange, type Fault, htmlAnswer, jsonAnswer } from "./fault.ts";

const DETAIL = "A requested fault";

type Headers = (exchange: Exchange) => Readonly<Record<string, string>>;

function refusal(number: string, status: number, description: string, headers: Headers = () => ({})): Fault {
  return {
    number,
    description,
    inject: async (exchange) => jsonAnswer(errorBody(status, DETAIL, exchange.requestId), status, headers(exchange)),
  };
}

/** A status with a Retry-After. A plan may set another value. */
function waiting(
  number: string,
  status: number,
  description: string,
  value: string | ((now: number) => string),
): Fault {
  const headers: Headers = ({ optionValues, state }) => {
    const now = state.now();
    const delay = optionValues.retryAfter ?? (typeof value === "string" ? value : value(now));
    return { "retry-after": delay, date: httpDate(now) };
  };
  return { ...refusal(number, status, description, headers), options: ["retryAfter"] };
}

function httpDate(time: number): string {
  return new Date(time).toUTCString();
}

const page = (number: string, status: number, description: string, title: string): Fault => ({
  number,
  description,
  inject: async () => htmlAnswer(title, status),
});

const redirect = (number: string, description: string, to: (exchange: Exchange) => string): Fault =>
  refusal(number, 302, description, (exchange) => ({ location: to(exchange) }));

export const statuses = {
  "rate-limited": refusal("F01", 429, "429 without a Retry-After."),
  "rate-limited-seconds": waiting("F02", 429, "429 with `Retry-After: 1`.", "1"),
  "rate-limited-date": waiting("F03", 429, "429 with a date two seconds ahead.", (now) => httpDate(now + 2000)),
  "rate-limited-word": waiting("F04", 429, "429 with `Retry-After: soon`.", "soon"),
  "rate-limited-negative": waiting("F05", 429, "429 with `Retry-After: -5`.", "-5"),
  "rate-limited-exponent": waiting("F05", 429, "429 with `Retry-After: 1e3`.", "1e3"),
  "rate-limited-hexadecimal": waiting("F05", 429, "429 with `Retry-After: 0x10`.", "0x10"),
  "rate-limited-empty": waiting("F05", 429, "429 with an empty Retry-After.", ""),
  "rate-limited-list": waiting("F05", 429, "429 with `Retry-After: 1, 9`.", "1, 9"),
  "rate-limited-day": waiting("F06", 429, "429 with `Retry-After: 86400`.", "86400"),
  "request-timeout": refusal("F08", 408, "408."),
  "internal-error": refusal("F09", 500, "500."),
  "bad-gateway": page("F10", 502, "502 with an HTML page.", "502 Bad Gateway"),
  unavailable: waiting("F11", 503, "503 with `Retry-After: 1`.", "1"),
  "gateway-timeout": refusal("F12", 504, "504."),
  "redirect-elsewhere": {
    ...redirect(
      "F27",
      "A redirect to another origin.",
      ({ optionValues }) => optionValues.location ?? "http://elsewhere.invalid/",
    ),
    options: ["location"],
  },
  "redirect-loop": redirect("F28", "A redirect to itself.", ({ target }) => target),
  unauthorized: refusal("F42", 401, "401, as when a key expires in the middle of a run."),
  forbidden: refusal("F43", 403, "403."),
  "not-found": refusal("F44", 404, "404."),
  "proxy-forbidden": page("F54", 403, "403 with the page of a proxy.", "Access denied by the proxy"),
  "proxy-credentials": refusal("F54", 407, "407: a proxy asks for credentials.", () => ({
    "proxy-authenticate": 'Basic realm="proxy"',
  })),
} satisfies Record<string, Fault>;
