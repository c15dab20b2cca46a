// The client of a command: the sources of its addresses and its key.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type ClientFlags, openClient } from "../../src/api/open-client.ts";
import { createConfig } from "../../src/run/config.ts";
import { resources } from "../../src/service/index.ts";
import { startService } from "../service/start-service.ts";
import { change, service } from "../service/faults.ts";
import { least } from "../service/samples.ts";
import { failureOf, KEY } from "../service/support.ts";

const { readiness, users, enterpriseControls } = resources;
const folder = mkdtempSync(path.join(tmpdir(), "open-client-"));
afterAll(() => rmSync(folder, { recursive: true }));

const usersPage = { body: least(users.list.response) };
const opened = (flags: ClientFlags, environment: Record<string, string> = {}, config = {}) =>
  openClient(flags, createConfig(config), { DRIFTLINE_API_KEY: KEY, ...environment });

describe("an address", () => {
  test("is that of the option, else of the environment, else of the configuration", async () => {
    const [a, b, c] = [await startService(usersPage), await startService(usersPage), await startService(usersPage)];
    const [option, environment, config] = [a.url.href, b.url.href, c.url.href];
    const clients = [
      await opened({ baseUrl: option }, { DRIFTLINE_BASE_URL: environment }, { baseUrl: config }),
      await opened({}, { DRIFTLINE_BASE_URL: environment }, { baseUrl: config }),
      await opened({}, { DRIFTLINE_BASE_URL: "" }, { baseUrl: config }),
    ];
    for (const client of clients) await client.call(users.list, {});
    expect([a, b, c].map((server) => server.arrived.length)).toEqual([1, 1, 1]);
  });

  test("of the application is found in the same way", async () => {
    const page = { body: { reports: [] } };
    const [a, b, c] = [await startService(page), await startService(page), await startService(page)];
    const [option, environment, config] = [a.url.href, b.url.href, c.url.href];
    const clients = [
      await opened({ appUrl: option }, { DRIFTLINE_APP_URL: environment }, { appUrl: config }),
      await opened({}, { DRIFTLINE_APP_URL: environment }, { appUrl: config }),
      await opened({}, {}, { appUrl: config }),
    ];
    for (const client of clients) await client.call(readiness.list, {});
    expect([a, b, c].map((server) => server.arrived.length)).toEqual([1, 1, 1]);
  });

  test("is missed when it is needed", async () => {
    const client = await opened({});
    expect((await failureOf(client.call(users.list, {}))).message).toContain(
      "--base-url, DRIFTLINE_BASE_URL or the input base-url",
    );
    expect((await failureOf(client.call(readiness.list, {}))).message).toContain(
      "--app-url, DRIFTLINE_APP_URL or the input app-url",
    );
    expect((await failureOf(client.call(enterpriseControls.history, {}))).exitCode).toBe(2);
  });

  test("is refused when the key would not be safe there", async () => {
    expect((await failureOf(opened({ baseUrl: "http://api.example.com" }))).message).toContain(
      "--base-url is plain http:",
    );
    expect((await failureOf(opened({ appUrl: "ftp://x" }))).message).toContain("--app-url is not an https:");
  });
});

test("the key is that of the file, else of the environment", async () => {
  const server = await startService(usersPage);
  const apiKeyFile = path.join(folder, "key");
  writeFileSync(apiKeyFile, "key-of-the-file\n");
  const baseUrl = server.url.href;
  await (await opened({ baseUrl, apiKeyFile })).call(users.list, {});
  await (await opened({ baseUrl })).call(users.list, {});
  expect(server.arrived.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer key-of-the-file",
    `Bearer ${KEY}`,
  ]);
  const failure = await failureOf(openClient({ baseUrl }, createConfig(), {}));
  expect(failure).toMatchObject({ code: "usage", exitCode: 2 });
});

test("fingerprints are those of the key and the organization", async () => {
  const history = [
    { ...change(1), settings: { customModels: [{ id: "custom:x", apiKey: "sk-Wq8vXw3LmPt6RyBn5KdHs2Gj" }] } },
  ];
  const server = await service({ history });
  const fingerprint = async (flags: ClientFlags, environment: Record<string, string>, config = {}) => {
    const client = await opened({ baseUrl: server.url.href, ...flags }, environment, config);
    const page = await client.call(enterpriseControls.history, {});
    return /"fingerprint":"([^"]+)"/.exec(JSON.stringify(page))![1];
  };
  const DRIFTLINE_FINGERPRINT_KEY = "k".repeat(32);
  expect(await fingerprint({}, {})).toBe("fp:run:1");
  const own = await fingerprint({ organization: "corp" }, { DRIFTLINE_FINGERPRINT_KEY });
  expect(own).toMatch(/^fp:[0-9a-z]+:[0-9a-f]{16}$/);
  expect(await fingerprint({}, { DRIFTLINE_FINGERPRINT_KEY }, { organization: "corp" })).toBe(own);
  expect(await fingerprint({ organization: "other" }, { DRIFTLINE_FINGERPRINT_KEY })).not.toBe(own);
  await server.close();
});
