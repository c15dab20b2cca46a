// The rate limit: the number of requests of a key in any minute.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { serveEmulator } from "../../src/emulator/server.ts";
import { open } from "../../src/seal/session.ts";
import { Client } from "../../src/service/client.ts";
import { pullHistory } from "../../src/service/pull.ts";
import { fakeClock } from "../service/support.ts";
import { ask, sampleOrganization } from "./support.ts";

const organization = sampleOrganization();
const users = "/api/v0/organization/users";

/** Starts a server with a limit. The test moves its clock. */
async function limited(rateLimit: number | undefined, clock: { now: number }) {
  const emulator = await serveEmulator({
    organization,
    clock: () => clock.now,
    ...(rateLimit !== undefined && { rateLimit }),
  });
  const get = (key = emulator.apiKeys.owner, url = emulator.baseUrl) => ask(url + users, key);
  return { emulator, get };
}

test("refuses with 429, says when to come back, and means it", async () => {
  const clock = { now: 1_000_000 };
  const { emulator, get } = await limited(2, clock);
  expect((await get()).status).toBe(200);
  clock.now += 10_500;
  expect((await get()).status).toBe(200);
  const refused = await get();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "50"]);
  expect(refused.headers.get("x-driftline-emulator")).toBe("1");
  expect(refused.body).toEqual({
    title: "Too Many Requests",
    detail: "More than 2 requests within a minute",
    status: 429,
    requestId: expect.stringMatching(/^request-\d+$/),
  });
  clock.now += 49_499;
  expect((await get()).status).toBe(429);
  clock.now += 1;
  expect((await get()).status).toBe(200);
  expect((await get()).status).toBe(429);
  await emulator.close();
});

test("counts each key for itself, on both hosts together, whatever is answered", async () => {
  const { emulator, get } = await limited(2, { now: 0 });
  const { owner, manager, guest } = emulator.apiKeys;
  expect((await get(owner)).status).toBe(200);
  expect((await get(owner, emulator.appUrl)).status).toBe(404);
  expect((await get(owner, emulator.appUrl)).status).toBe(429);
  expect((await get(owner)).status).toBe(429);
  expect((await get(manager)).status).toBe(200);
  expect((await get(guest)).status).toBe(403);
  for (let i = 0; i < 5; i++) expect((await get("wrong")).status).toBe(401);
  await emulator.close();
});

test("is off unless it is asked for", async () => {
  const { emulator, get } = await limited(undefined, { now: 0 });
  for (let i = 0; i < 50; i++) expect((await get()).status).toBe(200);
  await emulator.close();
});

test("serves no more than the limit in any minute, and who waits as long as is said", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 5, maxLength: 25 }),
      async (limit, waits) => {
        const clock = { now: 0 };
        const { emulator, get } = await limited(limit, clock);
        const served: number[] = [];
        for (const wait of waits) {
          clock.now += wait;
          const { status, headers } = await get();
          if (status === 200) served.push(clock.now);
          else {
            clock.now += Number(headers.get("retry-after")) * 1000;
            expect((await get()).status).toBe(200);
            served.push(clock.now);
          }
        }
        await emulator.close();
        for (const from of served)
          expect(served.filter((time) => from <= time && time < from + 60_000).length).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 25 },
  );
});

test("is nothing that a client with patience would notice", async () => {
  const clock = fakeClock();
  const emulator = await serveEmulator({ organization, rateLimit: 1, clock: () => clock.now() });
  const url = new URL(emulator.baseUrl);
  const pull = async () => {
    const client = new Client({ baseUrl: url, apiKey: emulator.apiKeys.owner, clock });
    const session = open({ organization: "corp" });
    const { problems } = await pullHistory(client, session);
    return { problems, read: session.finish().revisions.length };
  };
  for (let i = 0; i < 2; i++) expect(await pull()).toEqual({ problems: [], read: organization.revisions.length });
  expect(clock.slept).toHaveLength(1);
  expect(clock.slept[0]).toBeGreaterThanOrEqual(60_000);
  await emulator.close();
});
