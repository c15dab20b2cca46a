// The examination of a working service, of a failing one, and of the environment.
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { PlanEntry } from "../../src/emulator/faults/plan.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import type { Role } from "../../src/service/endpoint.ts";
import { endpoints } from "../../src/service/index.ts";
import { textOf } from "../../src/commands/doctor/text.ts";
import type { Examination } from "../../src/commands/doctor/examination.ts";
import { cli, folder, type Ran } from "../e2e/program.ts";
import { sampleOrganization } from "../emulator/support.ts";
import { startService } from "../service/start-service.ts";
import { BODY, isSilent } from "../service/silence.ts";
import { KEY } from "../service/support.ts";
import { at } from "./support.ts";

const HISTORY = "/api/v0/organization/enterprise-controls/history";
const servers: Emulator[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Examined extends Ran {
  readonly examination: Examination;
  readonly of: (name: string) => Examination["endpoints"][number];
  readonly around: (what: string) => string;
}

/** Examines an emulator with these faults, with the key of a role. */
async function examined(
  faults: PlanEntry[] = [],
  args: string[] = [],
  role: Role = "owner",
  env = {},
): Promise<Examined> {
  const server = await serveEmulator({ organization: sampleOrganization(), faults: { faults } });
  servers.push(server);
  const { baseUrl, appUrl, apiKeys } = server;
  const place = { DRIFTLINE_BASE_URL: baseUrl, DRIFTLINE_APP_URL: appUrl, DRIFTLINE_API_KEY: apiKeys[role] };
  return read(await cli(["doctor", "--format", "json", ...args], { env: { ...place, ...env } }));
}

function read(ran: Ran): Examined {
  const examination = JSON.parse(ran.out) as Examination;
  const of = (name: string) => examination.endpoints.find(({ endpoint }) => endpoint === name)!;
  const around = (what: string) =>
    examination.surroundings.flatMap((item) => (item.what === what ? item.says : [])).join("; ");
  return { ...ran, examination, of, around };
}

const always = (fault: PlanEntry["fault"], where = HISTORY): PlanEntry => ({
  fault,
  match: { path: where },
  hit: "always",
});

describe("doctor", () => {
  it("takes no answer for that of an endpoint where the address is wrong", async () => {
    const server = await serveEmulator({ organization: sampleOrganization() });
    servers.push(server);
    const { examination } = read(
      await cli(["doctor", "--format", "json", "--base-url", `${server.baseUrl}/wrong`, "--app-url", server.appUrl], {
        env: { DRIFTLINE_API_KEY: server.apiKeys.owner },
      }),
    );
    const ofApi = examination.endpoints.filter(({ host }) => host === "api");
    expect([...new Set(ofApi.map(({ outcome, mayRead }) => `${outcome} ${mayRead}`))]).toEqual(["absent null"]);
    expect(examination.endpoints.find(({ host }) => host === "app")!.outcome).toBe("good");
  });

  it("asks every endpoint that reads for one item, and finds all that an audit needs", async () => {
    const { code, err, examination } = await examined([], ["--with", "access,usage"]);
    expect([code, err, examination.missing]).toEqual([0, "", []]);
    const readers = endpoints.filter(({ method }) => method === "GET").map(({ name }) => name);
    expect(examination.endpoints.map(({ endpoint }) => endpoint).toSorted()).toEqual(readers.toSorted());
    for (const row of examination.endpoints) expect(row).toMatchObject({ outcome: "good", mayRead: true, requests: 1 });
    const needed = examination.endpoints.filter(({ isNeeded }) => isNeeded).map(({ endpoint }) => endpoint);
    expect(needed).toHaveLength(7);
    expect(examination.service.isEmulated).toBe(true);
  });

  it("asks for items that it is told of", async () => {
    const { id } = sampleOrganization().computers[0]!;
    expect((await examined([], ["--computer", id])).of("computers.get")).toMatchObject({
      status: 200,
      outcome: "good",
    });
  });

  it("says which part of a policy is missing, so that an audit requests nothing", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "watching.yaml"), "id: w\ncomputers: { watch: [build-01] }\n");
    const args = ["--policy", path.join(cwd, "watching.yaml"), "--with", "access,computers,sessions"];
    const { code, examination, of, around } = await examined([], args);
    expect([code, examination.with]).toEqual([0, ["access", "computers"]]);
    expect([of("computers.get").isNeeded, of("sessions.get").isNeeded]).toEqual([true, false]);
    expect(around("sessions")).toContain("name them as sessions.watch in a policy");
  });

  it.each([
    [["--session", "a/b"], "sessionId has characters that cannot stand in a path"],
    [["--policy", "baseline"], "neither is requested; add --with computers or --with sessions"],
  ])("refuses %j before anything is sent", async (args, words) => {
    const env = at("https://127.0.0.1:1");
    const { code, out, err } = await cli(["doctor", ...args], { env });
    expect([code, out, err]).toEqual([2, "", expect.stringContaining(words)]);
  });

  it("says what a key may not do, and what an audit lacks then", async () => {
    const { code, examination, of } = await examined([], ["--with", "access,usage:optional"], "member");
    expect(code).toBe(3);
    expect(examination.missing).toEqual(["enterpriseControls.history", "users.list"]);
    expect(of("users.list")).toMatchObject({ outcome: "forbidden", status: 403, mayRead: false });
    expect(of("users.list").says).toContain("Only for the roles owner and manager");
    expect(of("analytics.tokens")).toMatchObject({ outcome: "forbidden", isNeeded: false });
    expect(of("readiness.list")).toMatchObject({ outcome: "good" });
  });

  it.each([
    ["a key that is not accepted", always("unauthorized"), { outcome: "refused", status: 401, mayRead: false }],
    ["a key that may not", always("forbidden"), { outcome: "forbidden", status: 403, mayRead: false }],
    ["nothing at the address", always("not-found"), { outcome: "absent", status: 404, mayRead: null }],
    ["another shape", always("null-items"), { outcome: "misfit", status: 200, mayRead: true }],
    ["a login page", always("login-page"), { outcome: "misfit", status: 200, requests: 2 }],
    ["bytes that are not UTF-8", always("invalid-utf8"), { outcome: "misfit", status: 200, mayRead: true }],
    [
      "an answer that is too large, for a single item",
      always("gzip-bomb"),
      { outcome: "misfit", mayRead: true, says: expect.not.stringContaining("a smaller page") as string },
    ],
    ["a service that fails", always("internal-error"), { outcome: "failed", status: 500, requests: 2 }],
    ["a proxy that forbids", always("proxy-forbidden"), { outcome: "forbidden", status: 403 }],
  ] as const)("finds %s, and asks the others all the same", async (_, fault, row) => {
    const { code, of } = await examined([fault]);
    expect(code).toBe(3);
    expect(of("enterpriseControls.history")).toMatchObject(row);
    expect(of("users.list")).toMatchObject({ outcome: "good" });
  });

  it("does not say that no answer came, beside the status of an answer", async () => {
    const { examination } = await examined([always("internal-error")]);
    expect(textOf(examination)).toMatch(/^enterpriseControls\.history +500 +not known +yes /m);
  });

  it("does not call a history or a list of members good that is empty", async () => {
    const members = "/api/v0/organization/users";
    const { code, examination, of } = await examined(
      [always("early-end"), always("early-end", members)],
      ["--with", "access"],
    );
    expect([code, examination.missing]).toEqual([3, ["enterpriseControls.history", "users.list"]]);
    expect(of("users.list")).toMatchObject({ outcome: "empty", mayRead: true, says: expect.stringContaining("empty") });
    expect(textOf(examination)).toMatch(/^enterpriseControls\.history +200 +yes, empty +yes /m);
    expect((await examined([always("empty-page")])).code).toBe(0);
  });

  it("tells of fields that are not said or not named", async () => {
    const { code, of } = await examined([{ fault: "unsaid-figures", hit: "always" }]);
    expect(code).toBe(0);
    expect(of("analytics.activity").shape?.notSaid).toContain("data[].sessions");
    expect(of("analytics.tokens").shape?.notNamed).toContain("data[].by_user[].by_model[].model_tier");
  });

  it("waits once for a host that nobody serves", async () => {
    const env = { DRIFTLINE_BASE_URL: "http://127.0.0.1:9", DRIFTLINE_API_KEY: KEY };
    const { code, examination, of } = read(await cli(["doctor", "--format", "json"], { env }));
    expect(code).toBe(3);
    expect(of("enterpriseControls.history")).toMatchObject({ outcome: "failed", status: null, requests: 2 });
    for (const row of examination.endpoints.slice(1)) expect(row).toMatchObject({ outcome: "not-asked", requests: 0 });
    expect(of("readiness.list").says).toContain("--app-url");
  });

  it.each([
    [[], {}, "no service address"],
    [[], { DRIFTLINE_BASE_URL: "https://api.example.com" }, "no API key"],
    [["--base-url", "http://api.example.com"], { DRIFTLINE_API_KEY: KEY }, "plain http:"],
    [["--with", "acces"], { ...at("http://127.0.0.1:9") }, "did you mean"],
    [["--forma", "json"], {}, "--format"],
  ])("exits with 2 for wrong input: %j", async (args, env, message) => {
    const place = Object.keys(env).length === 0 ? { DRIFTLINE_API_KEY: KEY } : env;
    const { code, out, err } = await cli(["doctor", ...args], { env: place });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });
});

describe("around", () => {
  it("a clock that is right, and one that is not", async () => {
    expect((await examined()).around("clock")).toMatch(/^within \d+ s of the service's$/);
    const { code, around } = await examined([{ fault: "other-clock", hit: "always" }]);
    expect([code, around("clock")]).toEqual([
      0,
      expect.stringMatching(/^(?:1 d|23 h .*) behind the service's: set it$/),
    ]);
  });

  it("a proxy, certificates, Node and the runner, and no value of a variable that may be secret", async () => {
    const env = {
      HTTPS_PROXY: `http://ada:${BODY}@proxy.example:3128`,
      NODE_EXTRA_CA_CERTS: "/nowhere/ours.pem",
      GITHUB_ACTIONS: "true",
      RUNNER_ENVIRONMENT: "self-hosted",
      RUNNER_OS: `Linux ${BODY}`,
      GITHUB_TOKEN: BODY,
      GITHUB_OUTPUT: "/nowhere/output",
    };
    const ran = await examined([], [], "owner", env);
    expect(ran.around("proxy")).toBe("not used: HTTPS_PROXY is set, and NODE_USE_ENV_PROXY=1 is not");
    expect(ran.around("TLS")).toContain("NODE_EXTRA_CA_CERTS adds certificates");
    expect(ran.around("Node")).toContain(process.version);
    expect(ran.around("runner")).toBe("GitHub Actions, self-hosted");
    expect(ran.around("permissions")).toContain("the file of GITHUB_OUTPUT cannot be written to");
    expect(ran.code).toBe(3);
    expect(ran.out).not.toContain(BODY);
  });

  it("a key file that others may read, and a ledger that is none", async () => {
    const place = folder();
    const file = path.join(place, "key");
    const server = await serveEmulator({ organization: sampleOrganization() });
    servers.push(server);
    writeFileSync(file, server.apiKeys.owner);
    chmodSync(file, 0o644);
    const args = [
      "doctor",
      "--format",
      "json",
      "--base-url",
      server.baseUrl,
      "--api-key-file",
      file,
      "--ledger",
      place,
    ];
    const { code, around } = read(await cli(args));
    expect(around("permissions")).toContain("other users of this machine may read the key file");
    expect(around("last run")).not.toBe("");
    expect(code).toBe(3);
  });

  it("when the ledger's last run was, and that the first run creates a ledger", async () => {
    const server = await serveEmulator({ organization: sampleOrganization() });
    servers.push(server);
    const cwd = folder();
    const env = { DRIFTLINE_BASE_URL: server.baseUrl, DRIFTLINE_API_KEY: server.apiKeys.owner };
    const before = read(await cli(["doctor", "--ledger", "ledger", "--format", "json"], { env, cwd }));
    expect([before.code, before.around("last run")]).toEqual([0, "none: the first audit creates the ledger ledger"]);
    await cli(["audit", "--ledger", "ledger", "--fail-on", "never", "--format", "json"], { env, cwd });
    // An audit of the past is not the last one.
    const past = ["--as-of", "30d"];
    await cli(["audit", "--ledger", "ledger", "--fail-on", "never", "--format", "json", ...past], { env, cwd });
    const { code, around } = read(await cli(["doctor", "--ledger", "ledger", "--format", "json"], { env, cwd }));
    expect([code, around("last run")]).toEqual([0, expect.stringMatching(/ UTC, \d+ s ago, drifted$/)]);
  });
});

it("says nothing that is secret, in either format, whatever the service echoes", async () => {
  const server = await startService(({ headers, url }) => ({
    status: url.includes("users") ? 200 : 403,
    headers: { "x-request-id": KEY },
    body: {
      [BODY]: BODY,
      users: [{ id: BODY, email: BODY, createdAt: BODY, [BODY]: BODY }],
      detail: `${BODY} ${headers.authorization}`,
    },
  }));
  for (const format of ["text", "json"]) {
    const { code, out, err } = await cli(["doctor", "--format", format, "--trace"], { env: at(server.url) });
    expect(code).toBe(3);
    isSilent(out);
    isSilent(err);
    expect(err).toMatch(/^driftline: trace GET /);
  }
});

it("prints a table that a report of a defect can attach", async () => {
  const server = await serveEmulator({ organization: sampleOrganization() });
  servers.push(server);
  const { baseUrl } = server;
  const env = { DRIFTLINE_BASE_URL: baseUrl, DRIFTLINE_APP_URL: baseUrl, DRIFTLINE_API_KEY: server.apiKeys.guest };
  const { code, out } = await cli(["doctor"], { env });
  expect(code).toBe(3);
  expect(out).toMatch(/^enterpriseControls\.history +403 +no +yes +the audit: there is no history to judge$/m);
  expect(out).toMatch(/^clock +good +within/m);
  expect(out).toMatch(/The audit needs 1 thing that is not right: enterpriseControls\.history\.\n$/);
  for (const line of out.split("\n")) expect(line).not.toMatch(/[^\x20-\x7e]/);
  const requests = out.match(/request-\d+/g)!;
  expect(requests).toHaveLength(new Set(requests).size);
  expect(out).toMatch(/^readiness\.list: the id of its last request is request-\d+$/m);
});
