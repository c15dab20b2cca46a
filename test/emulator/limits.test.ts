// Credit limits: those that are set, and the errors for the others.
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { send } from "./requests.ts";
import { sampleOrganization } from "./support.ts";

const organization = sampleOrganization();
const emails = organization.members.map(({ user }) => user.email);
const [ada, grace] = emails as [string, string];
let emulator: Emulator;

beforeEach(async () => void (emulator = await serveEmulator({ organization })));
afterEach(() => emulator.close());

const put = (body: unknown) => send(emulator, "PUT", "/api/v0/organization/usage/limits/users", body);
const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ email: `user${i}@other.example`, limit: i }));

test("limits of members are set, and read nowhere but in the test", async () => {
  const users = emails.map((email, limit) => ({ email, limit }));
  expect(await put({ users })).toMatchObject({ status: 200, body: { updated: users, errors: [] } });
  expect([...emulator.creditLimits]).toEqual(users.map(({ email, limit }) => [email, limit]));
  await put({ users: [{ email: ada, limit: 7 }] });
  expect(emulator.creditLimits.get(ada)).toBe(7);
});

test("what cannot be set is told, in the order of the request, and the rest is done", async () => {
  const users = [
    { email: "nobody@northwind.example", limit: 1 },
    { email: ada, limit: 5 },
    { email: grace, limit: -1 },
    { email: ada.toUpperCase(), limit: 6 },
    { email: `x${ada}`, limit: 2 },
  ];
  const { status, body } = await put({ users });
  expect(status).toBe(200);
  expect(body["updated"]).toEqual([{ email: ada, limit: 5 }]);
  expect(body["errors"]).toEqual([
    { email: "nobody@northwind.example", error: "There is no member with this e-mail address" },
    { email: grace, error: "A limit cannot be negative" },
    { email: ada.toUpperCase(), error: expect.stringContaining("more than once") },
    { email: `x${ada}`, error: "There is no member with this e-mail address" },
  ]);
  expect([...emulator.creditLimits]).toEqual([[ada, 5]]);
});

test("the case of ASCII letters does not matter, and a sign that folds to one is no letter", async () => {
  expect(await put({ users: [{ email: ada.toUpperCase(), limit: 0 }] })).toMatchObject({
    body: { updated: [{ email: ada.toUpperCase(), limit: 0 }] },
  });
  expect(emulator.creditLimits.get(ada)).toBe(0);
  const kofi = emails.find((email) => email.startsWith("k"))!;
  expect((await put({ users: [{ email: kofi.replace("k", "\u212a"), limit: 1 }] })).status).toBe(400);
  expect(emulator.creditLimits.has(kofi)).toBe(false);
});

test.each([
  [1, 200],
  [100, 200],
  [0, 400],
  [101, 400],
])("%i entries are answered with %i", async (count, status) => {
  expect((await put({ users: entries(count) })).status).toBe(status);
});

test.each([
  ["no users", {}],
  ["users that are no list", { users: {} }],
  ["an entry without limit", { users: [{ email: ada }] }],
  ["an entry without address", { users: [{ limit: 1 }] }],
  ["an address that is none", { users: [{ email: "ada", limit: 1 }] }],
  ["a limit that is no whole number", { users: [{ email: ada, limit: 1.5 }] }],
  ["a limit in a text", { users: [{ email: ada, limit: "1" }] }],
  ["one wrong entry of two", { users: [{ email: ada, limit: 1 }, { email: grace }] }],
  ["a list", []],
])("%s: 400, and nothing is set", async (_, body) => {
  expect((await put(body)).status).toBe(400);
  expect(emulator.creditLimits.size).toBe(0);
});
