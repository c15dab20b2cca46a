// Limits of many users: in requests of 100, one at a time, with one merged answer.
import { describe, expect, test } from "vitest";
import { setLimits } from "../../src/service/batches.ts";
import type { ServiceError } from "../../src/service/service-error.ts";
import { type Arrived, clientAt, type Reaction, startService } from "./start-service.ts";
import { clientOf, failureOf } from "./support.ts";

interface Entry {
  readonly email: string;
  readonly limit: number;
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => ({ email: `u${i}@corp.example`, limit: i }));
const usersOf = (arrived: Arrived) => (JSON.parse(arrived.body) as { users: Entry[] }).users;

/** Sets all limits except every tenth. */
const honest: Reaction = (arrived) => {
  const users = usersOf(arrived);
  const refused = users.filter(({ limit }) => limit % 10 === 9);
  return {
    body: {
      updated: users.filter((user) => !refused.includes(user)),
      errors: refused.map(({ email }) => ({ email, error: "No such user" })),
      batch: users.length,
    },
  };
};

test.each([
  [1, [1]],
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
  [300, [100, 100, 100]],
])("%i entries are sent as %j", async (count, sizes) => {
  const server = await startService(honest);
  const users = entries(count);
  const answer = await setLimits(clientAt(server.url).client, { users });
  expect(server.arrived.map((item) => `${item.method} ${item.url} ${usersOf(item).length}`)).toEqual(
    sizes.map((size) => `PUT /api/v0/organization/usage/limits/users ${size}`),
  );
  expect(server.arrived.flatMap(usersOf)).toEqual(users);
  expect(answer).toEqual({
    updated: users.filter(({ limit }) => limit % 10 !== 9),
    errors: users.filter(({ limit }) => limit % 10 === 9).map(({ email }) => ({ email, error: "No such user" })),
    batch: sizes.at(-1),
  });
});

describe("when a later request fails", () => {
  const failing = async (reaction: Reaction) => {
    const server = await startService(honest, honest, reaction);
    const failure = await failureOf(setLimits(clientAt(server.url).client, { users: entries(350) }));
    expect(server.arrived).toHaveLength(3);
    return failure as ServiceError;
  };

  test("the error says and carries what was done before", async () => {
    const failure = await failing({ status: 403, body: { requestId: "req_3" } });
    expect(failure).toMatchObject({ name: "ServiceError", code: "forbidden", status: 403, requestId: "req_3" });
    expect(failure.message).toBe(
      "the service does not let this key do this (403, request req_3), and of 350 limits 180 were set and 20 refused before; use the key of a manager or an owner",
    );
    const { updated, errors } = failure.done as { updated: unknown[]; errors: unknown[] };
    expect([updated.length, errors.length, failure.mayBeDone]).toEqual([180, 20, false]);
    expect(updated).toEqual(entries(200).filter(({ limit }) => limit % 10 !== 9));
  });

  test("and that the last of it may have been done, when that is so", async () => {
    const failure = await failing((_, reply) => void reply.socket!.resetAndDestroy());
    expect(failure.message).toBe(
      "the service broke off before it answered (ECONNRESET), and the limits may have been set, and of 350 limits 180 were set and 20 refused before; send it again: the result is the same",
    );
    expect(failure).toMatchObject({ code: "network", status: null, mayBeDone: true });
    expect((failure.done as { updated: unknown[] }).updated).toHaveLength(180);
  });
});

test("when the first request fails, nothing was done", async () => {
  const server = await startService({ status: 400 });
  const failure = (await failureOf(setLimits(clientAt(server.url).client, { users: entries(250) }))) as ServiceError;
  expect(failure).toMatchObject({ code: "bad-request", mayBeDone: false, done: undefined });
  expect(server.arrived).toHaveLength(1);
});

test("all entries are checked before the first is sent", async () => {
  const { client, requests } = clientOf([{}]);
  const users = [...entries(249), { email: "canary", limit: 1 }, { email: "x@corp.example", limit: 0.5 }];
  const failure = await failureOf(setLimits(client, { users }));
  expect(failure.code).toBe("usage");
  expect(failure.message).toBe(
    "limits.set: users[249].email is not an e-mail address\nlimits.set: users[250].limit should be a whole number",
  );
  for (const wrong of [[], "canary", undefined, { length: 200 }])
    expect((await failureOf(setLimits(client, { users: wrong }))).code).toBe("usage");
  expect(requests).toEqual([]);
});
