// The analytics over HTTP: permissions, days, pages, and refusals.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { daysBetween } from "../../src/model/instant.ts";
import { roles } from "../../src/service/endpoint.ts";
import { ask, sampleOrganization } from "./support.ts";

const verbs = ["tokens", "tools", "activity", "productivity", "users"] as const;
const root = "/api/v1/analytics";
const WEEK = "startDate=2026-11-09&endDate=2026-11-15";
let emulator: Emulator;

beforeAll(async () => {
  emulator = await serveEmulator({
    organization: sampleOrganization(),
    clock: () => Date.parse("2026-11-20T00:00:00Z"),
  });
});
afterAll(() => emulator.close());

const get = (path: string, key = emulator.apiKeys.owner) => ask(`${emulator.baseUrl}${root}/${path}`, key);

describe.each(verbs)("%s", (verb) => {
  test("is for owners and managers", async () => {
    const statuses = await Promise.all(
      roles.map(async (role) => (await get(`${verb}?${WEEK}`, emulator.apiKeys[role])).status),
    );
    expect(statuses).toEqual([200, 200, 403, 403]);
  });

  test("says which organization and period it is of, as asked", async () => {
    const { body } = await get(`${verb}?startDate=2025-12-30&endDate=2026-01-15`);
    expect(body["meta"]).toMatchObject({ org_id: "northwind", start_date: "2025-12-30", end_date: "2026-01-15" });
    expect(body["meta"]).toHaveProperty("start_date");
    const dates = new Set((body["data"] as { date: string }[]).map((row) => row.date));
    expect([...dates]).toEqual(["2026-01-14", "2026-01-15"]);
  });

  test("has no rows of days before there are figures", async () => {
    const { status, body } = await get(`${verb}?startDate=2025-01-01&endDate=2026-01-13`);
    expect([status, body["data"]]).toEqual([200, []]);
  });

  test("ends with yesterday", async () => {
    expect((await get(`${verb}?startDate=2026-11-19&endDate=2026-11-19`)).body["data"]).not.toEqual([]);
    for (const endDate of ["2026-11-20", "2026-11-21", "9999-12-31"]) {
      const { status, body } = await get(`${verb}?startDate=2026-11-19&endDate=${endDate}`);
      expect([status, body["detail"]]).toEqual([400, "endDate: is not over: figures end with yesterday (UTC)"]);
    }
  });

  test.each([
    ["no dates", "", /startDate: .*; endDate: /],
    ["half a period", "startDate=2026-11-09", /^endDate: /],
    [
      "a month that there is not",
      "startDate=2026-13-01&endDate=2026-11-09",
      /^startDate: is not a day of the calendar/,
    ],
    ["a day that there is not", "startDate=2026-02-30&endDate=2026-11-09", /^startDate: is not a day of the calendar/],
    ["another format", "startDate=2026-11-09&endDate=15.11.2026", /^endDate: should be written like 2026-03-01$/],
    ["a time", "startDate=2026-11-09T00:00:00Z&endDate=2026-11-15", /^startDate: should be written like/],
    ["an empty day", "startDate=&endDate=2026-11-15", /^startDate: /],
    ["a day given twice", `${WEEK}&endDate=2026-11-16`, /^endDate: is given 2 times/],
    [
      "a period that runs backwards",
      "startDate=2026-11-15&endDate=2026-11-09",
      /^startDate: is later than the end date/,
    ],
  ])("refuses %s", async (_, query, detail) => {
    const { status, body } = await get(`${verb}?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      title: "Bad Request",
      detail: expect.stringMatching(detail),
      status: 400,
      requestId: expect.stringMatching(/^request-\d+$/),
    });
  });
});

test("a day can be asked for from the moment that it is over", async () => {
  let now = Date.parse("2026-11-20T23:59:59.999Z");
  const own = await serveEmulator({ organization: sampleOrganization(), clock: () => now });
  const status = async () => {
    const url = `${own.baseUrl}${root}/tokens?startDate=2026-11-20&endDate=2026-11-20`;
    return (await ask(url, own.apiKeys.manager)).status;
  };
  expect(await status()).toBe(400);
  now += 1;
  expect(await status()).toBe(200);
  await own.close();
});

describe("groups", () => {
  test.each([
    ["tokens", "model", ["billable_tokens", "input_tokens", "output_tokens"]],
    ["tools", "tool_name", ["tool_calls"]],
    ["activity", "client", ["daily_active_users"]],
  ])("of %s are by %s, one flat row each", async (verb, group, figures) => {
    const { status, body } = await get(`${verb}?${WEEK}&group_by=${group}`);
    expect(status).toBe(200);
    for (const row of body["data"]) expect(Object.keys(row)).toEqual(["date", "group_key", ...figures]);
    expect(new Set(body["data"].map((row: { date: string }) => row.date))).toEqual(
      new Set(daysBetween("2026-11-09", "2026-11-15")),
    );
  });

  test.each(["tokens", "tools", "activity"])("of %s are by nothing else", async (verb) => {
    for (const group of ["", "user", "models", "Model"]) {
      const { status, body } = await get(`${verb}?${WEEK}&group_by=${group}`);
      expect([status, body["detail"]]).toEqual([400, expect.stringMatching(/^group_by: should be /)]);
    }
  });
});

describe("users", () => {
  const page = async (query: string) => (await get(`users?${WEEK}&${query}`)).body;

  test("come in pages of twenty, or as many as asked for", async () => {
    expect((await page(""))["data"]).toHaveLength(20);
    for (const limit of [1, 3, 100]) expect((await page(`limit=${limit}`))["data"].length).toBeLessThanOrEqual(limit);
  });

  test("come whole, in order, the last page saying so", async () => {
    const rows: { date: string; user_id: string }[] = [];
    for (let cursor = ""; ;) {
      const { data, meta } = await page(`limit=7${cursor}`);
      rows.push(...data);
      expect(meta.has_more).toBe(meta.next_cursor !== "");
      if (!meta.has_more) break;
      expect(data).toHaveLength(7);
      cursor = `&cursor=${encodeURIComponent(meta.next_cursor)}`;
    }
    expect(rows).toEqual((await page("limit=100"))["data"]);
    const keys = rows.map((row) => `${row.date} ${row.user_id}`);
    expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test.each([
    [`${WEEK}&limit=1.5`, "limit: should be a whole number"],
    ["startDate=2026-11-09", "endDate: is missing"],
  ])("says in words what is wrong with %s", async (query, detail) => {
    expect((await get(`users?${query}`)).body["detail"]).toBe(detail);
  });

  test.each(["0", "-1", "101", "1.5", "ten", ""])("has no page of %j", async (limit) => {
    const { status, body } = await get(`users?${WEEK}&limit=${limit}`);
    expect([status, body["detail"]]).toEqual([400, expect.stringMatching(/^limit: /)]);
  });

  test("takes only cursors that this list gave out", async () => {
    const { next_cursor: cursor } = (await page("limit=2"))["meta"];
    expect((await get(`users?${WEEK}&cursor=${cursor}`)).status).toBe(200);
    const history = await ask(
      `${emulator.baseUrl}/api/v0/organization/enterprise-controls/history?limit=1`,
      emulator.apiKeys.owner,
    );
    const other = "startDate=2026-11-09&endDate=2026-11-16";
    for (const query of [
      `${WEEK}&cursor=nonsense`,
      `${WEEK}&cursor=${cursor}=`,
      `${WEEK}&cursor=${history.body["pagination"].nextCursor}`,
      `${other}&cursor=${cursor}`,
    ]) {
      const { status, body } = await get(`users?${query}`);
      expect([query, status, body["detail"]]).toEqual([query, 400, expect.stringMatching(/^cursor: /)]);
    }
  });
});
