// Readiness reports: pages and filters over HTTP, and their part of a scenario.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { organizationOf, scenarioOf } from "../../src/emulator/scenario.ts";
import { roles } from "../../src/service/endpoint.ts";
import { readiness as service } from "../../src/service/readiness.ts";
import { ada, ask, scenario } from "./support.ts";
import { asking, organizationWith, user } from "./usage/support.ts";

const API = "https://git.corp.example/platform/api";
const SHOP = "https://git.corp.example/shop/web.git";

const report = (more: object = {}) => ({
  at: "2026-02-03T10:00:00Z",
  by: "ada",
  repository: API,
  apps: { "services/api": "The interface", "services/jobs": "Jobs" },
  criteria: { lint_config: { passing: 1, because: "Jobs has no linter." } },
  ...more,
});
const hour = (count: number) => new Date(Date.UTC(2026, 1, 3, count)).toISOString();
const organization = organizationWith({
  readiness: Array.from({ length: 25 }, (_, i) => report({ at: hour(i), repository: i % 5 === 0 ? SHOP : API })),
});
const newestFirst = organization.readiness.map(({ reportId }) => reportId);

let emulator: Emulator;
beforeAll(async () => void (emulator = await serveEmulator({ organization })));
afterAll(() => emulator.close());

const get = (query = "", key = emulator.apiKeys.owner) => ask(`${emulator.appUrl}${service.list.path}?${query}`, key);
const ids = async (query: string) => {
  const { status, body } = await get(query);
  expect(status).toBe(200);
  return (body["reports"] as { reportId: string }[]).map(({ reportId }) => reportId);
};

describe("the list", () => {
  test("is on the application host, for every role, as nothing else is said", async () => {
    const statuses = await Promise.all(roles.map(async (role) => (await get("", emulator.apiKeys[role])).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect((await ask(emulator.baseUrl + service.list.path, emulator.apiKeys.owner)).status).toBe(404);
  });

  test("is newest first, twenty at once or as many as asked for", async () => {
    const { body } = await get();
    const times = body["reports"].map((item: { createdAt: number }) => item.createdAt);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect(times).toHaveLength(20);
    expect(times[0]).toBe(Date.parse(hour(24)));
    expect(await ids("limit=1000")).toEqual(newestFirst);
    expect(z.parse(service.list.response, body)).toEqual(body);
  });

  test.each([1, 7, 24, 25, 26])("arrives whole in pages of %i", async (limit) => {
    const allIds: string[] = [];
    for (let after = ""; ;) {
      const page = await ids(`limit=${limit}${after}`);
      if (page.length === 0) break;
      allIds.push(...page);
      after = `&startAfter=${page.at(-1)}`;
    }
    expect(allIds).toEqual(newestFirst);
  });

  test.each([
    ["a name", "shop/web"],
    ["an address", encodeURIComponent(SHOP)],
  ])("of one repository is asked for by %s, and pages stay in it", async (_, repoId) => {
    const { body } = await get(`repoId=${repoId}&limit=3`);
    const urls = body["reports"].map((item: { repoUrl: string }) => item.repoUrl);
    expect(urls).toEqual([SHOP, SHOP, SHOP]);
    const last = body["reports"][2].reportId;
    expect(await ids(`repoId=${repoId}&startAfter=${last}`)).toHaveLength(2);
  });

  test("of a repository that nobody looked at is empty", async () => {
    for (const repoId of ["shop/other", "web", "https://git.corp.example/shop/web", "shop/web.git"])
      expect(await ids(`repoId=${encodeURIComponent(repoId)}`)).toEqual([]);
  });

  test.each([
    ["no page", "limit=0", /^limit: /],
    ["a page of less than nothing", "limit=-1", /^limit: /],
    ["half a page", "limit=1.5", /^limit: /],
    ["a page of text", "limit=all", /^limit: /],
    [
      "an unknown report",
      "startAfter=00000000-0000-8000-8000-000000000000",
      /^startAfter: is not a report of this list/,
    ],
    ["no report", "startAfter=", /^startAfter: /],
    ["no repository", "repoId=", /^repoId: /],
  ])("refuses %s", async (_, query, detail) => {
    const { status, body } = await get(query);
    expect([status, body["detail"]]).toEqual([400, expect.stringMatching(detail)]);
  });

  test("does not begin after a report of another repository", async () => {
    const [newest] = await ids("limit=1&repoId=platform/api");
    expect((await get(`repoId=shop/web&startAfter=${newest}`)).status).toBe(400);
  });

  test("is empty where no report was made", async () => {
    const server = await serveEmulator({ organization: organizationWith({}) });
    const { body } = await ask(`${server.appUrl}${service.list.path}`, server.apiKeys.owner);
    expect(body).toEqual({ reports: [] });
    await server.close();
  });
});

describe("a report", () => {
  const reportOf = (more: object) => organizationWith({ readiness: [report(more)] }).readiness[0]!;

  test("says what the scenario says, and leaves out what it leaves out", () => {
    expect(reportOf({})).toEqual({
      reportId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      createdAt: Date.parse("2026-02-03T10:00:00Z"),
      repoUrl: API,
      apps: { "services/api": { description: "The interface" }, "services/jobs": { description: "Jobs" } },
      report: { lint_config: { numerator: 1, denominator: 2, rationale: "Jobs has no linter." } },
    });
    const commit = "0123456789abcdef0123456789abcdef01234567";
    expect(
      reportOf({
        commit,
        branch: "main",
        localChanges: true,
        unpushedCommits: false,
        model: { id: "m", effort: "off" },
        agentVersion: "1.2.3",
        criteria: { branch_protection: { passing: 0, of: 1, because: "None." } },
      }),
    ).toMatchObject({
      commitHash: commit,
      branch: "main",
      hasLocalChanges: true,
      hasNonRemoteCommits: false,
      modelUsed: { id: "m", reasoningEffort: "off" },
      agentVersion: "1.2.3",
      report: { branch_protection: { numerator: 0, denominator: 1, rationale: "None." } },
    });
  });

  test("has an id of its own, which stays when others are made", () => {
    expect(new Set(newestFirst).size).toBe(25);
    const more = organizationWith({ readiness: [report({ at: "2026-02-09T10:00:00Z" }), report()] });
    expect(more.readiness[1]!.reportId).toBe(reportOf({}).reportId);
  });

  test("was made in a session that the analytics show, with its model, whoever is idle else", () => {
    const readiness = [report({ at: "2026-02-08T23:59:00Z", model: { id: "rare-model", effort: "low" } })];
    const figures = asking(organizationWith({ readiness, usage: { people: { ada: { pace: "none" } } } }));
    const month = { startDate: "2026-02-01", endDate: "2026-02-28" };
    expect(figures.users(month)).toMatchObject([
      { date: "2026-02-08", user_id: "user_01ADA", primary_model: "rare-model", slash_commands: expect.any(Number) },
    ]);
    const [day] = figures.rows("tools", { startDate: "2026-02-08", endDate: "2026-02-08" });
    expect(day!["slash_commands_by_name"]).toContainEqual({ name: "readiness-report", count: 1 });
  });
});

describe("reports that do not fit", () => {
  const problem = (more: object, rest: object = {}) =>
    expect(() => organizationOf(scenarioOf(scenario([], { readiness: [report(more)], ...rest }))));
  const users = { ada, bo: user("bo", { joined: "2026-02-10" }), cy: user("cy", { left: "2026-02-03" }) };

  test.each([
    ["an unknown handle", { by: "adda" }, 'nobody in users has the handle "adda"; did you mean "ada"?'],
    ["somebody who has not joined", { by: "bo" }, "bo is no member then"],
    ["somebody who has left", { by: "cy" }, "cy is no member then"],
    ["more passing than evaluated", { criteria: { a: { passing: 3, because: "x" } } }, "a: passing is 3; 2 at most"],
    [
      "more evaluated than there are",
      { criteria: { a: { passing: 1, of: 3, because: "x" } } },
      "a: of is 3; there are 2 apps",
    ],
    ["nothing evaluated", { criteria: {} }, "criteria is empty"],
    ["nothing of it evaluated", { criteria: { a: { passing: 0, of: 0, because: "x" } } }, "of is less than 1"],
    ["less than nothing passing", { criteria: { a: { passing: -1, because: "x" } } }, "passing is less than 0"],
    ["no reason", { criteria: { a: { passing: 1, because: "" } } }, "criteria.a.because is empty"],
    [
      "a criterion with another name",
      { criteria: { "Lint config": { passing: 1, because: "x" } } },
      "is not a criterion",
    ],
    ["no application", { apps: {} }, "apps is empty"],
    ["no address", { repository: "platform/api" }, "is not the address of a repository"],
    ["an address with a key", { repository: "https://u:p@git.example/a" }, "is not the address of a repository"],
    ["a host", { repository: "https://git.example/" }, "is not the address of a repository"],
    ["a short commit", { commit: "0123abc" }, "is not a commit: 40 hexadecimal digits"],
    ["an unknown effort", { model: { id: "m", effort: "lo" } }, 'did you mean "low"?'],
    ["an unknown key", { repositry: API }, 'repositry is not known; did you mean "repository"?'],
  ])("%s", (_, more, message) => {
    problem(more, { users }).toThrow(message);
    problem(more, { users }).toThrow(/^readiness report 1 \(2026-02-03T10:00:00Z\): /);
  });

  test("one twice", () => {
    problem({}, { readiness: [report(), report({ at: "2026-02-03T11:00:00+01:00" })] }).toThrow(
      "readiness report 2 (2026-02-03T11:00:00+01:00): has the time and the repository of report 1",
    );
  });

  test("all at once, each where it stands", () => {
    const bad = report({ by: "x", criteria: { a: { passing: 9, because: "x" } } });
    const locate = (path: readonly PropertyKey[]) => ({ file: "s.yaml", line: path.length, column: 1 });
    expect(() => organizationOf(scenarioOf(scenario([], { readiness: [bad] })), locate)).toThrow(
      /^s\.yaml:3:1: readiness report 1 [^]*\ns\.yaml:5:1: readiness report 1 /,
    );
  });
});
