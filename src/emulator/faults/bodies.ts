// Complete answers with wrong content. The request is carried out.
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DAY } from "../../model/instant.ts";
import { type Answer, type Fault, htmlAnswer, JSON_TYPE, jsonAnswer } from "./fault.ts";

/** A fault in the bytes of an answer. */
function bytes(number: string, description: string, edit: (body: Buffer) => Buffer, encoding?: string): Fault {
  return {
    number,
    description,
    async inject({ honest }) {
      const { status, headers, body = Buffer.alloc(0) } = await honest();
      return { status, headers: { ...headers, ...(encoding && { "content-encoding": encoding }) }, body: edit(body) };
    },
  };
}

/** A fault that gives the same answer to every request. */
function instead(number: string, description: string, answer: () => Answer): Fault {
  return {
    number,
    description,
    async inject({ honest }) {
      await honest();
      return answer();
    },
  };
}

const OK = { status: 200, headers: { "content-type": JSON_TYPE } };

let bomb: Buffer | undefined;

export const bodies = {
  "login-page": instead("F18", "200 with a login page in HTML.", () => htmlAnswer("Sign in", 200)),
  "error-as-success": instead("F19", "200 with an error in JSON.", () => jsonAnswer({ error: "Something went wrong" })),
  "empty-body": instead("F20", "200 with an empty body.", () => ({ ...OK, body: Buffer.alloc(0) })),
  "no-content": instead("F21", "204.", () => ({ status: 204, headers: {} })),
  "corrupt-gzip": bytes("F29", "A compressed body that is corrupt from the middle on.", corrupt, "gzip"),
  "cut-gzip": bytes("F29", "A compressed body that is truncated.", (body) => gzipSync(body).subarray(0, -12), "gzip"),
  "gzip-bomb": instead("F30", "100 MB of spaces, compressed.", () => ({
    status: 200,
    headers: { ...OK.headers, "content-encoding": "gzip" },
    body: (bomb ??= gzipSync(Buffer.alloc(100e6, " "))),
  })),
  "invalid-utf8": bytes("F31", "An invalid UTF-8 byte inside a text.", invalid),
  "duplicate-keys": bytes("F32", "The first key of the body appears twice, with different values.", repeatKey),
  "plain-as-gzip": bytes("F51", "A body that is declared as compressed but is not.", (body) => body, "gzip"),
  "other-clock": {
    number: "F55",
    description: "The Date header of the answer is a day ahead.",
    async inject({ honest, state }) {
      const answer = await honest();
      return { ...answer, headers: { ...answer.headers, date: new Date(state.now() + DAY).toUTCString() } };
    },
  },
  brotli: bytes("F51", "A compression that was not requested.", (body) => brotliCompressSync(body), "br"),
} satisfies Record<string, Fault>;

function corrupt(body: Buffer): Buffer {
  const zipped = gzipSync(body);
  return zipped.fill(0x55, zipped.length >> 1);
}

/** Corrupts the last text, so that everything before it is valid. */
function invalid(body: Buffer): Buffer {
  const at = body.lastIndexOf('"');
  return Buffer.concat([body.subarray(0, at), Buffer.from([0xff]), body.subarray(at)]);
}

function repeatKey(body: Buffer): Buffer {
  const key = /^\{("[^"\\]*"):/.exec(body.toString("latin1"))?.[1];
  return key === undefined ? body : Buffer.concat([Buffer.from(`{${key}:[],`, "latin1"), body.subarray(1)]);
}
