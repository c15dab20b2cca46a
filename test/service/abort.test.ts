// A caller that aborts: no further requests, no waits, and nothing left behind.
import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { resources } from "../../src/service/index.ts";
import { systemClock } from "../../src/service/retry.ts";
import { clientAt, startService } from "./start-service.ts";
import { least } from "./samples.ts";
import { clientOf, failureOf, fakeClock } from "./support.ts";

const { sessions, users } = resources;
const give = () => {
  const controller = new AbortController();
  return { controller, signal: controller.signal };
};

test("before anything was sent, nothing is", async () => {
  const { controller, signal } = give();
  controller.abort();
  const { client, requests } = clientOf([{}], { signal });
  const failure = await failureOf(client.call(sessions.create, sessions.create.example));
  expect(failure).toMatchObject({ name: "ServiceError", code: "aborted", status: null, mayBeDone: false, exitCode: 3 });
  expect(failure.message).toBe("the caller gave up before there was an answer");
  expect(requests).toEqual([]);
});

describe("while an answer is awaited", () => {
  test.each([
    ["of what reads", users.list, false],
    ["of what changes something", sessions.create, true],
  ] as const)("%s", async (_, endpoint, mayBeDone) => {
    const { controller, signal } = give();
    const server = await startService(() => controller.abort());
    const { client, clock } = clientAt(server.url, { signal });
    const failure = await failureOf(client.call(endpoint, endpoint.example));
    expect(failure).toMatchObject({ code: "aborted", mayBeDone });
    expect([server.arrived.length, clock.slept, getEventListeners(signal, "abort").length]).toEqual([1, [], 0]);
  });
});

test("while waiting for another attempt, none is made", async () => {
  const { controller, signal } = give();
  const clock = fakeClock();
  const sleep = async (ms: number, sleepSignal?: AbortSignal) => {
    expect(sleepSignal).toBe(signal);
    controller.abort();
    await clock.sleep(ms);
  };
  const { client, requests } = clientOf([{ status: 503 }], { signal, clock: { ...clock, sleep } });
  expect(await failureOf(client.call(users.list, {}))).toMatchObject({ code: "aborted" });
  expect(requests).toHaveLength(1);
});

test("the clock of the system wakes, and leaves nothing behind", async () => {
  const { controller, signal } = give();
  const sleeping = systemClock.sleep(3_600_000, signal);
  controller.abort();
  await sleeping;
  await systemClock.sleep(1, give().signal);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

test("after the answer, giving up changes nothing", async () => {
  const { controller, signal } = give();
  const body = least(users.list.response);
  const server = await startService({ body });
  const { client } = clientAt(server.url, { signal });
  expect(await client.call(users.list, {})).toEqual(body);
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
  controller.abort();
  expect(await failureOf(client.call(users.list, {}))).toMatchObject({ code: "aborted" });
  expect(server.arrived).toHaveLength(1);
});
