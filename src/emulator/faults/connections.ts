// Connections that break, end or stall. The request is carried out, and its answer is lost.
import type { Socket } from "node:net";
import { MARK } from "../mark.ts";
import { type Exchange, type Fault, JSON_TYPE } from "./fault.ts";

/** Milliseconds between two bytes of an endless answer. */
const DRIP = 100;

interface Wire {
  readonly socket: Socket;
  /** The bytes of the honest body. */
  readonly body: Buffer;
  /** Sends the head of a 200 with these fields, and a part of a body. */
  readonly send: (fields: readonly string[], body: Buffer) => Promise<void>;
}

function wire(number: string, description: string, act: (wire: Wire) => void | Promise<void>): Fault {
  return {
    number,
    description,
    async inject(exchange: Exchange) {
      const { body = Buffer.alloc(0) } = await exchange.honest();
      const socket = exchange.take();
      const send: Wire["send"] = (fields, part) =>
        new Promise((resolve) => {
          const head = ["HTTP/1.1 200 OK", `${MARK}: 1`, `content-type: ${JSON_TYPE}`, ...fields, "", ""].join("\r\n");
          socket.write(Buffer.concat([Buffer.from(head), part]), () => resolve());
        });
      await act({ socket, body, send });
      return undefined;
    },
  };
}

/** Sends half of a body, with the length of the whole. */
async function half({ body, send }: Wire): Promise<void> {
  await send([`content-length: ${body.length}`], body.subarray(0, body.length >> 1));
}

export const connections = {
  "reset-before-headers": wire("F14", "The connection is reset before an answer.", ({ socket }) => {
    socket.resetAndDestroy();
  }),
  "end-before-headers": wire("F14", "The connection ends before an answer.", ({ socket }) => void socket.end()),
  "not-http": wire("F14", "An answer that is not HTTP.", ({ socket }) => void socket.end("what?\r\n\r\n")),
  "reset-in-body": wire("F15", "The connection is reset in the middle of the body.", async (wire) => {
    await half(wire);
    // Delayed: otherwise the reset could overtake the written bytes, and come before the headers.
    setTimeout(() => wire.socket.resetAndDestroy(), DRIP).unref();
  }),
  "short-body": wire("F16", "A body shorter than Content-Length, then the connection ends.", async (wire) => {
    await half(wire);
    wire.socket.end();
  }),
  "long-body": wire(
    "F16",
    "A body longer than Content-Length, then the connection ends.",
    async ({ body, send, socket }) => {
      await send([`content-length: ${body.length >> 1}`], body);
      socket.end();
    },
  ),
  "cut-at-close": wire(
    "F17",
    "A truncated body without a length; the connection ends.",
    async ({ body, send, socket }) => {
      await send(["connection: close"], body.subarray(0, body.length >> 1));
      socket.end();
    },
  ),
  "hang-before-headers": wire("F24", "No answer.", () => {}),
  "hang-in-body": wire("F25", "Half of the body, then nothing more.", half),
  "slow-loris": wire("F26", "Single bytes at intervals, without end.", async ({ socket, send }) => {
    await send(["transfer-encoding: chunked"], Buffer.alloc(0));
    const drip = setInterval(() => socket.write("1\r\n \r\n"), DRIP).unref();
    socket.once("close", () => clearInterval(drip));
  }),
  "end-after-answer": wire(
    "F50",
    "The connection ends after the answer without notice.",
    async ({ body, send, socket }) => {
      await send([`content-length: ${body.length}`], body);
      socket.end();
    },
  ),
} satisfies Record<string, Fault>;
