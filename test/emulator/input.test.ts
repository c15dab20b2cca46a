// Bodies of requests over real HTTP: size, nesting, content type, and invalid JSON.
import http from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_BODY } from "../../src/emulator/input.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { live } from "./requests.ts";
import { sampleOrganization } from "./support.ts";

let emulator: Emulator;
let path: string;

beforeAll(async () => {
  emulator = await serveEmulator({ organization: sampleOrganization() });
  path = `/api/v0/sessions/${(await live(emulator)).sessionId}`;
});
afterAll(() => emulator.close());

/** Sends bytes, chunked unless a length is given. Stops sending after the answer. */
function send(method: string, to: string, chunks: readonly Buffer[], headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<{ status: number; body: any; marked: boolean }>((resolve, reject) => {
    const authorization = `Bearer ${emulator.apiKeys.member}`;
    const request = http.request(emulator.baseUrl + to, {
      method,
      headers: { authorization, ...headers },
      agent: false,
    });
    let answered = false;
    request.on("error", (error) => answered || reject(error));
    request.once("response", (reply) => {
      answered = true;
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.once("end", () => {
        request.destroy();
        const body = JSON.parse(Buffer.concat(parts).toString()) as unknown;
        resolve({ status: reply.statusCode!, body, marked: reply.headers["x-driftline-emulator"] === "1" });
      });
    });
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}

const patch = (text: string | Buffer, headers?: http.OutgoingHttpHeaders) =>
  send("PATCH", path, [Buffer.from(text)], headers);
const settings = (value: string) => `{"sessionSettings":{"later":${value}}}`;

describe("a body", () => {
  test.each([undefined, "application/json", "text/plain", "application/x-www-form-urlencoded", "nonsense"])(
    "is JSON whatever type it says: %s",
    async (type) => {
      const { status, body } = await patch(settings("1"), type === undefined ? {} : { "content-type": type });
      expect([status, body.sessionSettings.later]).toEqual([200, 1]);
    },
  );

  test.each([
    ["nothing", ""],
    ["a text without quotes", "low"],
    ["a cut object", '{"sessionSettings":'],
    ["a comma too many", "{},"],
    ["ill-formed UTF-8", Buffer.from([0x22, 0xff, 0x22])],
    ["NaN", settings("NaN")],
  ])("that is no JSON is 400: %s", async (_, text) => {
    expect(await patch(text)).toMatchObject({ status: 400, body: { detail: "The body is not JSON" } });
  });

  test.each(["null", "[]", '"x"', "1"])("that is no object is 400: %s", async (text) => {
    expect((await patch(text)).status).toBe(400);
  });

  test("may be nested, and not without end", async () => {
    const nested = (depth: number) => settings("[".repeat(depth - 2) + "]".repeat(depth - 2));
    expect((await patch(nested(64))).status).toBe(200);
    expect((await patch(nested(65))).status).toBe(400);
    expect((await patch(nested(100_000))).status).toBe(400);
    expect((await patch("{}")).body.sessionSettings.later).toBeDefined();
  });

  test("may have 32 MiB, and is 413 beyond, announced or not", async () => {
    const text = settings('""');
    const fits = Buffer.from(text.replace('""', `"${"x".repeat(MAX_BODY - text.length)}"`));
    expect(fits).toHaveLength(MAX_BODY);
    expect((await patch(fits)).status).toBe(200);
    await patch(settings("null"));
    const announced = await send("PATCH", path, [fits.subarray(0, 1000)], { "content-length": MAX_BODY + 1 });
    expect(announced).toMatchObject({
      status: 413,
      marked: true,
      body: { status: 413, detail: "The body is larger than 32 MiB" },
    });
    const chunked = await send("PATCH", path, [fits, Buffer.from(" "), fits]);
    expect(chunked).toMatchObject({ status: 413, marked: true });
    expect((await patch("{}")).body.sessionSettings).not.toHaveProperty("later");
  });

  test("is not looked at where none is declared", async () => {
    expect((await send("GET", path, [])).status).toBe(200);
    expect((await send("POST", "/api/v0/computers/cmp_none/install-deps", [Buffer.from("no JSON")])).status).toBe(404);
  });
});
