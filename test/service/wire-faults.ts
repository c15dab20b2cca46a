// Faults of connections, of statuses and of bytes.
import type http from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Exchange, Fault } from "./faults.ts";
import { bytesOf, refused, retried, type Row, status } from "./rows.ts";
import type { Pulled } from "./support.ts";

/** Writes bytes to the connection, then calls `then`. */
const raw = (exchange: Exchange, head: string[], body: Buffer, then: () => void): void => {
  exchange.socket.write(Buffer.concat([Buffer.from(["HTTP/1.1 200 OK", ...head, "", ""].join("\r\n")), body]), then);
};

const JSON_TYPE = "content-type: application/json";

/** An answer without a length, cut after the last occurrence of a text. */
const cutAfter =
  (text: string, more = 0): Fault =>
  (exchange) => {
    const body = bytesOf(exchange);
    const end = body.lastIndexOf(text) + Buffer.byteLength(text) + more;
    raw(exchange, [JSON_TYPE, "connection: close"], body.subarray(0, end), () => exchange.socket.end());
  };

/** Sends half of an announced body, and then nothing, or calls `then`. */
const half =
  (then: (exchange: Exchange) => void = () => {}): Fault =>
  (exchange) => {
    const body = bytesOf(exchange);
    raw(exchange, [JSON_TYPE, `content-length: ${body.length}`], body.subarray(0, body.length >> 1), () =>
      then(exchange),
    );
  };

const waits = (ms: number) => (slept: Pulled["slept"]) => slept.length === 1 && slept[0]! >= ms;
const onlyJitter = (slept: Pulled["slept"]) => slept.length === 1 && slept[0]! <= 500;

const throttled = (id: string, value: string | undefined, slept: Row["slept"] = onlyJitter): Row => ({
  id,
  what: value === undefined ? "429 without Retry-After" : `429 with Retry-After "${value}"`,
  fault: status(429, value === undefined ? {} : { "retry-after": value }),
  ...retried,
  always: /^rate-limited$/,
  slept,
});
const failed = (id: string, code: number, headers: http.OutgoingHttpHeaders = {}, body?: unknown): Row => ({
  id,
  what: `${code}`,
  fault: status(code, headers, body),
  ...retried,
  always: /^service-error$/,
});

let bomb: Buffer | undefined;

export const wireFaults: readonly Row[] = [
  throttled("F01 F07", undefined),
  throttled("F02", "1", waits(1000)),
  {
    ...throttled("F03", "a date"),
    fault: status(429, { date: "Wed, 18 Nov 2026 10:00:00 GMT", "retry-after": "Wed, 18 Nov 2026 10:00:07 GMT" }),
    slept: waits(7000),
  },
  throttled("F04", "soon"),
  ...["-5", "1e3", "0x10", ""].map((value) => throttled("F05", value)),
  throttled("F05", "1, 9", waits(9000)),
  { ...throttled("F06", "86400", (slept) => slept.length === 0), ...refused(/^rate-limited$/) },
  failed("F08", 408),
  failed("F09 F13", 500),
  failed("F10", 502, { "content-type": "text/html" }, "<html>bad gateway</html>"),
  { ...failed("F11", 503, { "retry-after": "1" }), slept: waits(1000) },
  failed("F12", 504),
  {
    id: "F14",
    what: "a reset before the headers",
    fault: ({ socket }) => socket.resetAndDestroy(),
    once: "complete",
    always: /^network$/,
  },
  {
    id: "F14",
    what: "an end before the headers",
    fault: ({ socket }) => socket.end(),
    once: "complete",
    always: /^network$/,
  },
  {
    id: "F14",
    what: "an answer that is not HTTP",
    fault: ({ socket }) => socket.end("what?\r\n\r\n"),
    ...retried,
    always: /^network$/,
  },
  {
    id: "F14",
    what: "a switch of protocols",
    fault: ({ socket }) =>
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
    ...retried,
    always: /^network$/,
  },
  {
    id: "F15",
    what: "a reset inside the body",
    fault: half(({ socket }) => socket.resetAndDestroy()),
    ...retried,
    always: /^(?:truncated|network)$/, // the reset may arrive before the headers
  },
  {
    id: "F16",
    what: "less than the Content-Length",
    fault: half(({ socket }) => socket.end()),
    ...retried,
    always: /^truncated$/,
  },
  {
    id: "F16",
    what: "more than the Content-Length",
    fault: (exchange) => {
      const body = bytesOf(exchange);
      raw(exchange, [JSON_TYPE, `content-length: ${body.length >> 1}`], body, () => {});
    },
    ...retried,
    always: /^truncated$/,
  },
  { id: "F17", what: "a cut inside an object", fault: cutAfter('"settings":{'), ...retried, always: /^truncated$/ },
  { id: "F17", what: "a cut inside a number", fault: cutAfter('"ratio":0.'), ...retried, always: /^syntax$/ },
  { id: "F17", what: "a cut inside a character", fault: cutAfter("mod", 1), ...retried, always: /^invalid-utf8$/ },
  {
    id: "F18",
    what: "200 with a login page",
    fault: status(200, { "content-type": "text/html" }, "<html>login</html>"),
    once: "complete",
    always: /^content-type$/,
    asked: 2,
  },
  { id: "F20", what: "200 and nothing", fault: status(200, {}, ""), once: "complete", always: /^empty$/, asked: 2 },
  {
    id: "F20",
    what: "200 and nothing, compressed",
    fault: status(200, { "content-encoding": "gzip" }, ""),
    once: "complete",
    always: /^empty$/,
    asked: 2,
  },
  { id: "F21", what: "204", fault: ({ reply }) => void reply.writeHead(204).end(), ...refused(/^unexpected-status$/) },
  { id: "F24", what: "nothing at all", fault: () => {}, hangs: true, once: "complete", always: /^timeout$/ },
  { id: "F25", what: "a pause inside the body", fault: half(), hangs: true, once: "complete", always: /^timeout$/ },
  {
    id: "F26",
    what: "a byte now and then",
    fault: (exchange) =>
      half(({ socket }) => {
        const drip = setInterval(() => socket.write(" "), 20);
        socket.once("close", () => clearInterval(drip));
      })(exchange),
    hangs: true,
    once: "complete",
    always: /^timeout$/,
  },
  ...[301, 302, 303, 307, 308].map((code) => ({
    id: "F28",
    what: `${code} to itself`,
    fault: ({ send, request }: Exchange) => send("", code, { location: request.url! }),
    ...refused(/^redirect$/),
  })),
  {
    id: "F29",
    what: "corrupt gzip",
    fault: (exchange) => {
      const zipped = gzipSync(bytesOf(exchange));
      zipped.fill(0x55, zipped.length >> 1);
      exchange.send(zipped, 200, { "content-encoding": "gzip" });
    },
    ...retried,
    always: /^encoding$/,
  },
  {
    id: "F29",
    what: "gzip cut short",
    fault: (exchange) =>
      exchange.send(gzipSync(bytesOf(exchange)).subarray(0, -30), 200, { "content-encoding": "gzip" }),
    ...retried,
    always: /^encoding$/,
  },
  {
    id: "F30",
    what: "100 MB of nothing in gzip",
    fault: ({ send }) => send((bomb ??= gzipSync(Buffer.alloc(100e6))), 200, { "content-encoding": "gzip" }),
    ...refused(/^too-large$/),
  },
  { id: "F42 F53", what: "401", fault: status(401), ...refused(/^unauthorized$/) },
  { id: "F43", what: "403", fault: status(403), ...refused(/^forbidden$/) },
  { id: "F44", what: "404", fault: status(404), ...refused(/^not-found$/) },
  {
    id: "F50",
    what: "a connection that ends after the answer",
    fault: ({ send, page, reply, socket }) => {
      reply.once("finish", () => socket.end());
      send(page);
    },
    once: "complete",
    always: "complete",
    slept: (slept) => slept.length === 0,
  },
  {
    id: "F50",
    what: "a kept connection that is reset when it is used again",
    fault: ({ send, page, reused, socket }) => (reused ? socket.resetAndDestroy() : send(page)),
    once: "complete",
    always: "complete",
    slept: (slept) => slept.length === 0,
  },
  {
    id: "F51",
    what: "gzip that is plain",
    fault: ({ send, page }) => send(page, 200, { "content-encoding": "gzip" }),
    ...retried,
    always: /^encoding$/,
  },
  {
    id: "F51",
    what: "brotli that nobody asked for",
    fault: (exchange) => exchange.send(brotliCompressSync(bytesOf(exchange)), 200, { "content-encoding": "br" }),
    ...refused(/^encoding$/),
  },
  {
    id: "F54",
    what: "403 with a page of a proxy",
    fault: status(403, { "content-type": "text/html" }, "<html>proxy</html>"),
    ...refused(/^forbidden$/),
  },
  { id: "F54", what: "407", fault: status(407), ...refused(/^proxy$/) },
];
