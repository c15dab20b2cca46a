// Computers: reading, finding by name, renaming, and installing again.
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { computer as schema } from "../../src/service/computers.ts";
import { runs } from "../support/runs.ts";
import { send } from "./requests.ts";
import { sampleOrganization } from "./support.ts";
import { anyText } from "../support/any-text.ts";

const organization = sampleOrganization();
// Made before a server runs: it takes so long that a busy machine would drop the connection.
const names = anyText({ minLength: 1, maxLength: 63 }).filter(
  (name) => name.length <= 63 && name !== "." && name !== ".." && name !== "laptop-ada",
);
let now: number;
let emulator: Emulator;
let build: string;
let laptop: string;

const ask = (method: string, path: string, body?: unknown) => send(emulator, method, `/api/v0/computers/${path}`, body);
const named = (name: string) => ask("GET", `name/${encodeURIComponent(name)}`);

beforeEach(async () => {
  now = Date.parse("2026-11-20T10:00:00Z");
  emulator = await serveEmulator({ organization, clock: () => now });
  build = (await named("build-01")).body["id"];
  laptop = (await named("laptop-ada")).body["id"];
});
afterEach(() => emulator.close());

describe("the computers of the sample", () => {
  test("are a hosted one and a member's own", async () => {
    expect((await ask("GET", build)).body).toMatchObject({ name: "build-01", providerType: "e2b", status: "active" });
    expect((await ask("GET", laptop)).body).toMatchObject({
      name: "laptop-ada",
      providerType: "byom",
      status: "active",
    });
    for (const id of [build, laptop]) expect(schema.safeParse((await ask("GET", id)).body).error).toBeUndefined();
    expect((await named("build-01")).body).toEqual((await ask("GET", build)).body);
  });

  test.each(["cmp_none", "name", "build-01", "name/none", "name/BUILD-01"])("404 at %s", async (path) => {
    expect((await ask("GET", path)).status).toBe(404);
  });

  test.each([".", "x".repeat(64)])("no computer can be asked for by the name %s", async (name) => {
    expect((await named(name)).status).not.toBe(200);
  });
});

describe("a computer", () => {
  test("is found by its new name, and not by the old one", async () => {
    const { status, body } = await ask("PATCH", build, { name: "build-02", remoteUser: "ci" });
    expect([status, body]).toMatchObject([200, { id: build, name: "build-02", remoteUser: "ci" }]);
    expect((await named("build-02")).body).toEqual(body);
    expect((await named("build-01")).status).toBe(404);
  });

  test("stays as it is when nothing is changed, or to what it is", async () => {
    const { body: before } = await ask("GET", build);
    for (const nothing of [{}, { name: "build-01" }])
      expect(await ask("PATCH", build, nothing)).toMatchObject({ status: 200, body: before });
  });

  test("cannot take a name that another has", async () => {
    expect((await ask("PATCH", build, { name: "laptop-ada", remoteUser: "ci" })).status).toBe(409);
    expect((await ask("GET", build)).body).toMatchObject({ name: "build-01", remoteUser: "agent" });
  });

  test.each([
    [{ name: "" }, 400],
    [{ name: "a" }, 200],
    [{ name: "a".repeat(63) }, 200],
    [{ name: "a".repeat(64) }, 400],
    [{ name: 1 }, 400],
    [{ name: null }, 400],
    [{ remoteUser: "" }, 400],
    [{ remoteUser: "a".repeat(63) }, 200],
    [{ remoteUser: "a".repeat(64) }, 400],
    [[], 400],
    ["x", 400],
  ])("change of %j: %i", async (body, status) => {
    expect((await ask("PATCH", build, body)).status).toBe(status);
  });

  test("is found by any name that it can have", async () => {
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        expect((await ask("PATCH", build, { name })).body["name"]).toBe(name);
        expect((await named(name)).body["id"]).toBe(build);
      }),
      {
        numRuns: runs(40),
        examples: [["a/b"], ["..%2f"], ["a%2Fb"], ["%"], ["%25"], ["a b+c?d#e"], ["é\u202e\u0000"], ["name"]],
      },
    );
  });
});

describe("an installation", () => {
  const at = async (passed: number) => {
    now += passed;
    const { body } = await ask("GET", build);
    return [body["status"], ...body["provisioningSteps"].map((step: { status: string }) => step.status)];
  };

  test("goes step by step, in a session of its own", async () => {
    const { status, body } = await ask("POST", `${build}/install-deps`);
    expect([status, body["status"]]).toEqual([202, "provisioning"]);
    const ids = body["provisioningSteps"].map((step: { installSessionId: string }) => step.installSessionId);
    expect(new Set(ids).size).toBe(1);
    const session = () => send(emulator, "GET", `/api/v0/sessions/${ids[0]}`);
    expect((await session()).body).toMatchObject({ status: "pending", computerId: build });

    expect(await at(0)).toEqual(["provisioning", "pending", "pending", "pending"]);
    expect(await at(1000)).toEqual(["provisioning", "running", "pending", "pending"]);
    expect((await session()).body["status"]).toBe("running");
    expect(await at(2000)).toEqual(["provisioning", "completed", "running", "pending"]);
    expect(await at(2000)).toEqual(["provisioning", "completed", "completed", "running"]);
    expect(await at(1999)).toEqual(["provisioning", "completed", "completed", "running"]);
    expect((await session()).body["status"]).toBe("running");
    expect(await at(1)).toEqual(["active", "completed", "completed", "completed"]);
    expect((await session()).body["status"]).toBe("idle");

    const { body: after } = await ask("GET", build);
    expect(schema.safeParse(after).error).toBeUndefined();
    for (const step of after["provisioningSteps"]) expect(step.completedAt - step.startedAt).toBe(2000);
    expect(after["provisioningSteps"].at(-1).completedAt).toBe(now);
  });

  test("is not started twice at once, and can be done again", async () => {
    const first = await ask("POST", `${build}/install-deps`);
    now += 6999;
    const second = await ask("POST", `${build}/install-deps`);
    const sessions = [first, second].map(({ body }) => body["provisioningSteps"][0].installSessionId);
    expect([second.status, second.body["status"], new Set(sessions).size]).toEqual([202, "provisioning", 1]);
    expect((await ask("POST", `${laptop}/install-deps`)).status).toBe(202);
    now += 1;
    const { status, body } = await ask("POST", `${build}/install-deps`);
    expect([status, body["status"]]).toEqual([202, "provisioning"]);
    expect(await at(0)).toEqual(["provisioning", "pending", "pending", "pending"]);
  });

  test("has one step where a computer has none of its own, and goes on under a new name", async () => {
    await ask("POST", `${laptop}/install-deps`, { anything: "is ignored" });
    await ask("PATCH", laptop, { name: "other" });
    now += 1000;
    expect((await named("other")).body).toMatchObject({
      status: "provisioning",
      provisioningSteps: [{ id: "install-deps", status: "running" }],
    });
    now += 2000;
    expect((await named("other")).body["status"]).toBe("active");
  });

  test("of no computer is 404", async () => {
    expect((await ask("POST", "cmp_none/install-deps")).status).toBe(404);
  });
});
