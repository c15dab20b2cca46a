// Evidence besides the history: what is read, what is missing, and that both are reported.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { createConfig } from "../../src/run/config.ts";
import { parseConfig } from "../../src/run/config-file.ts";
import { askedFor, extraNames } from "../../src/run/extra-names.ts";
import { observedNames } from "../../src/model/observed.ts";
import { openEvidence } from "../../src/run/evidence.ts";
import { extras } from "../../src/run/options.ts";
import { publish } from "../../src/run/publish.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { readExtras } from "../../src/run/read-extras.ts";
import type { Client } from "../../src/service/client.ts";
import { chooseSource } from "../../src/run/source.ts";
import { readScenario } from "../../src/commands/serve/scenario.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { clientOf as serving } from "../audits/observed/support.ts";
import { folder, run, three } from "../ledger/support.ts";
import { startService } from "../service/start-service.ts";
import { type Answer, clientOf, failureOf } from "../service/support.ts";

const user = (n: number, rest = {}) => ({
  id: `user_${n}`,
  email: `u${n}@corp.example`,
  createdAt: "2026-01-01T00:00:00Z",
  lastSignInAt: null,
  metadata: { role: "owner" },
  ...rest,
});
const page = (users: unknown[], nextCursor: string | null = null): Answer => ({
  body: JSON.stringify({ users, pagination: { hasMore: nextCursor !== null, nextCursor } }),
});

const range = { from: null, asOf: Date.parse("2026-03-12T08:00:00Z"), now: Date.parse("2026-03-12T08:00:00Z") };

describe("the members", () => {
  it("are read to the end, each once", async () => {
    const last = user(2, { createdAt: "yesterday", lastSignInAt: "2026-02-01T00:00:00.5Z" });
    const { client, requests } = clientOf([page([user(1), user(2)], "c1"), page([last])]);
    expect(await readExtras(["access", "access"], client, range)).toEqual({
      members: [
        { id: "user_1", email: "u1@corp.example", since: Date.parse("2026-01-01T00:00:00Z"), signedIn: null },
        { id: "user_2", email: "u2@corp.example", since: null, signedIn: Date.parse("2026-02-01T00:00:00.500Z") },
      ],
      usage: null,
      readiness: null,
      computers: null,
      sessions: null,
      unread: [],
    });
    expect(requests.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
      "/api/v0/organization/users?limit=100",
      "/api/v0/organization/users?limit=100&cursor=c1",
    ]);
  });

  it("say when they were read in an audit of the past", async () => {
    const now = range.now + 86_400_000;
    const { membersAt } = await readExtras(["access"], clientOf([page([user(1)])]).client, { ...range, now });
    expect(membersAt).toBe(now);
  });

  it.each<[string, Answer[]]>([
    ["the key may not read them", [{ status: 403, body: "{}" }]],
    ["a page is missing", [page([user(1)], "c1"), { status: 500, body: "{}" }]],
    ["the pages lead nowhere", [page([user(1)], "c1"), page([user(2)], "c1")]],
    ["there are none", [page([])]],
    ["they are no list", [{ body: JSON.stringify({ users: {}, pagination: { hasMore: false } }) }]],
  ])("are not used in part when %s", async (_, answers) => {
    const { members, unread } = await readExtras(["access"], clientOf(answers).client, range);
    expect(members).toBeNull();
    expect(unread).toEqual([
      { what: "access", isOptional: false, reason: expect.stringMatching(/^the members could not be read: ./) },
    ]);
  });
});

describe("the readiness reports", () => {
  it("are not used when one does not say when it was made", async () => {
    const appUrl = new URL("https://app.example.com");
    const report = { reportId: "5b2d8a52-7a0c-4d2f-9a34-0f7f9f1c2d3e", createdAt: null };
    const answers = [{ body: JSON.stringify({ reports: [report] }) }, { body: JSON.stringify({ reports: [] }) }];
    const { readiness, unread } = await readExtras(["readiness"], clientOf(answers, { appUrl }).client, range);
    expect(readiness).toBeNull();
    expect(unread.map(({ reason }) => reason)).toEqual([
      "the readiness reports could not be read: the service does not report when a readiness report was made",
    ]);
  });
});

it("a computer is asked for by name where the service takes the name for no id", async () => {
  const computer = { id: "cmp_01", name: "build-01", providerType: "byom", createdAt: 1 };
  const { client, requests } = clientOf([{ status: 400 }, { body: JSON.stringify(computer) }]);
  const watch = { computers: ["build-01"], sessions: [] };
  const { computers } = await readExtras(["computers"], client, { ...range, watch });
  expect(computers).toMatchObject([{ id: "cmp_01" }]);
  expect(requests.map(({ url }) => url.pathname)).toEqual([
    "/api/v0/computers/build-01",
    "/api/v0/computers/name/build-01",
  ]);
});

it.each(["computers", "sessions"] as const)("of %s to watch, one that cannot be requested is named", async (name) => {
  const watch = { computers: [".."], sessions: [".."] };
  const { unread } = await readExtras([name], clientOf([]).client, { ...range, watch });
  expect(unread.map(({ reason }) => reason)).toEqual([expect.stringContaining('".." cannot be requested: ')]);
});

it("no text of a computer or a session shows a credential", async () => {
  const token = `ghp_${"a1B2".repeat(9)}`;
  const texts = ["name", "providerType", "status", "remoteUser"];
  const settings = ["model", "specModeModel", "autonomyLevel", "autonomyMode", "providerLock", "apiProviderLock"];
  const of = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, token]));
  const step = { id: "a", ...of(["name", "status", "error"]) };
  const session = {
    sessionId: "s",
    createdAt: 1,
    updatedAt: 1,
    sessionSettings: { ...of(settings), enabledToolIds: [token] },
  };
  const served = serving({
    computers: [{ id: "c", createdAt: 1, ...of(texts), provisioningSteps: [step] }],
    sessions: [session],
  });
  const watch = { computers: ["c"], sessions: ["s"] };
  const { computers, sessions } = await readExtras(["computers", "sessions"], served, { ...range, watch });
  expect(computers).toMatchObject([{ name: "[secret]", provider: "[secret]" }]);
  expect(JSON.stringify([computers, sessions])).not.toContain(token);
});

it("no id of a report, a computer or a session shows a credential, and two such ids stay two", async () => {
  const ids = [1, 2].map((n) => `ghp_${"a1B2".repeat(8)}c3D${n}`);
  const client = {
    call: async ({ name }: { name: string }, { startAfter, computerId }: Record<string, unknown>) => {
      const at = { createdAt: 1, updatedAt: 1 };
      if (name === "readiness.list")
        return { reports: startAfter === undefined ? ids.map((reportId) => ({ reportId, createdAt: 1 })) : [] };
      if (name === "computers.get") return { id: ids[Number(computerId)], name: "c", ...at };
      if (name === "sessions.get") return { sessionId: ids[0], ...at };
      return { messages: [], pagination: { hasMore: false, nextCursor: null } };
    },
  };
  const watch = { computers: ["0", "1"], sessions: ["s"] };
  const read = await readExtras(["readiness", "computers", "sessions"], client as unknown as Client, {
    ...range,
    watch,
  });
  const idsOf = (things: readonly { readonly id: string }[] | null) => things?.map(({ id }) => id);
  expect([read.readiness, read.computers, read.sessions].map(idsOf)).toEqual([
    ["[secret]", "[secret]"],
    ["[secret]", "[secret]"],
    ["[secret]"],
  ]);
});

it("a message that a second page repeats counts once", async () => {
  const session = { sessionId: "s", status: "idle", messageCount: 3, createdAt: 1, updatedAt: 1 };
  const said = (id: string, createdAt: number, isError = false) => ({ id, createdAt, isError });
  const messages = [said("a", 3, true), said("b", 2), said("a", 3, true), said("c", 1)];
  const watch = { computers: [], sessions: ["s"] };
  const { sessions } = await readExtras(["sessions"], serving({ sessions: [session], messages }), { ...range, watch });
  expect(sessions![0]!.messages).toEqual({ count: 3, errors: 1, first: 1, last: 3 });
});

it.each(["access", "computers"] as const)("%s of the past are said to be those of the present", async (name) => {
  const computer = { id: "c", name: "c", providerType: "byom", createdAt: 1 };
  const answers = name === "access" ? [page([user(1)])] : [{ body: JSON.stringify(computer) }];
  const watch = { computers: ["c"], sessions: [] };
  const notesOf = async (asOf: number) =>
    (await readExtras([name], clientOf(answers).client, { ...range, asOf, watch })).notes ?? [];
  expect(await notesOf(range.asOf)).toEqual([]);
  expect(await notesOf(range.asOf - 1)).toEqual([
    { what: expect.stringContaining(" at 2026-03-12 07:59:59.999 UTC"), reason: expect.stringContaining(" present ") },
  ]);
});

describe("a time that is none", () => {
  it.each([-1, 1e18, 1e300])("%d makes what it is about unreadable, and fails nothing else", async (wrong) => {
    const report = { reportId: "r", repoUrl: "x", apps: {}, report: {} };
    const computer = { id: "c", name: "c", providerType: "byom" };
    const session = { sessionId: "s", status: "idle", messageCount: 1, createdAt: 1, updatedAt: 1 };
    const watch = { computers: ["c"], sessions: ["s"] };
    const cases = [
      { reports: [{ ...report, createdAt: wrong }] },
      { computers: [{ ...computer, createdAt: wrong }] },
      { sessions: [{ ...session, createdAt: wrong }] },
      { sessions: [{ ...session, updatedAt: wrong }] },
      { sessions: [session], messages: [{ createdAt: wrong }] },
    ];
    for (const answers of cases) {
      const name = "reports" in answers ? "readiness" : "computers" in answers ? "computers" : "sessions";
      const { unread } = await readExtras([name], serving(answers), { ...range, watch });
      expect(unread).toMatchObject([{ what: name, reason: expect.stringContaining("not in the years 1970 to 9999") }]);
    }
  });
});

describe("pages that do not say whether there are more", () => {
  const rows = { body: JSON.stringify({ data: [], meta: {} }) };

  it("are said, of members as of users with figures", async () => {
    const members = { body: JSON.stringify({ users: [user(1)] }) };
    const days = { ...range, from: "2026-03-11" };
    const { notes, unread } = await readExtras(
      ["access", "usage"],
      clientOf([members, rows, rows, rows, rows, rows]).client,
      days,
    );
    expect(unread).toEqual([]);
    expect(notes!.map(({ what }) => what)).toEqual([
      "whether there are more members",
      "whether there are more users with figures",
    ]);
  });

  it("show no credential that stands for a member", async () => {
    const token = `ghp_${"a1B2".repeat(9)}`;
    const { members } = await readExtras(
      ["access"],
      clientOf([page([user(1, { id: token, email: `${token}@corp.example` })])]).client,
      range,
    );
    expect(members).toMatchObject([{ id: "[secret]", email: "[secret]@corp.example" }]);
  });
});

it("a secret of the history is hidden in all other answers, in the report and in the ledger", async () => {
  const secret = "correct-horse-battery-staple";
  const day = "2026-03-10";
  const meta = { org_id: "o", start_date: day, end_date: day };
  const count = { invocations: 1, count: 1 };
  const tools = {
    date: day,
    by_tool: [{ tool: secret, ...count }],
    mcp_by_server: [{ server: `mcp-${secret}`, ...count }],
    hooks_by_event: [{ event: "Stop", matcher: "", command: `notify ${secret}`, ...count }],
  };
  const settings = { customModels: [{ id: "custom:x", model: "m", baseUrl: "https://h.example/v1", apiKey: secret }] };
  const by = { id: "user_1", email: "u1@corp.example", name: "Ada" };
  const change = { revision: 1, settings, user: by, updatedAt: "2026-03-01T00:00:00Z" };
  const texts = { name: `pc-${secret}`, providerType: "byom", remoteUser: secret };
  const computer = {
    id: "c",
    createdAt: 1,
    ...texts,
    provisioningSteps: [{ id: "a", name: "a", status: "error", error: secret }],
  };
  const last = { hasMore: false, nextCursor: null };
  const answers: Readonly<Record<string, unknown>> = {
    history: { changes: [change], pagination: last },
    users: {
      users: [
        user(1),
        user(2, { email: `${secret}@corp.example` }),
        ...[3, 4].map((n) => user(n, { id: `${secret}${n}` })),
      ],
      pagination: last,
    },
    c: computer,
    tools: { data: [tools], meta },
  };
  const { url } = await startService((request) => {
    const name = new URL(request.url, "http://localhost").pathname.replace(/^.*\//, "");
    const isUsage = request.url.startsWith("/api/v1/") && name !== "tools";
    return { body: isUsage ? { data: [], meta: { ...meta, has_more: false } } : answers[name] };
  });
  const watching = path.join(folder(), "p.yaml");
  writeFileSync(watching, "id: p\ncomputers: { watch: [c], remoteUser: { noneOf: [root] } }\n");
  const ledger = path.join(folder(), "ledger");
  const result = await runAudit({
    config: createConfig({ organization: "corp" }),
    environment: { DRIFTLINE_API_KEY: "a-key-of-the-service" },
    baseUrl: url.href,
    ledger,
    policies: [watching],
    with: ["usage", "access", "computers"],
    usageFrom: day,
    asOf: Date.parse("2026-03-12T08:00:00Z"),
    failOn: "never",
    formats: ["json"],
  });
  await publish(result, []);
  expect(result.report.computers).toMatchObject([{ name: "[secret]" }]);
  expect(result.leaks(JSON.stringify(result.report))).toBe(false);
  const kept = readdirSync(ledger, { recursive: true, encoding: "utf8" }).map((name) => path.join(ledger, name));
  const files = kept.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, "utf8"));
  expect(files.join("")).toContain('"kind":"members"');
  expect(files.join("")).not.toContain(secret);
  expect(await verifyLedger(ledger, { heads: [], replay: false })).toMatchObject({ verified: true });
});

it("a secret that turns up later is hidden in the members that a ledger kept before", async () => {
  const secret = "correct-horse-battery-staple";
  const last = { hasMore: false, nextCursor: null };
  const change = (revision: number, settings: object) => ({
    revision,
    settings,
    user: { id: "user_1", email: "u1@corp.example", name: "Ada" },
    updatedAt: `2026-03-0${revision}T00:00:00Z`,
  });
  const history = [change(1, {})];
  const { url } = await startService((request) => ({
    body: request.url.includes("/users")
      ? { users: [user(1), user(2, { email: `${secret}@corp.example` })], pagination: last }
      : { changes: history, pagination: last },
  }));
  const config = createConfig({ organization: "corp" });
  const environment = { DRIFTLINE_API_KEY: "a-key-of-the-service" };
  const dir = path.join(folder(), "ledger");
  const shared = { config, environment, baseUrl: url.href, ledger: dir, policies: ["baseline"], formats: [] };
  await publish(await runAudit({ ...shared, with: ["access"], failOn: "never" }), []);
  history.unshift(change(2, { customModels: [{ id: "custom:x", model: "m", apiKey: secret }] }));
  const source = await chooseSource({ baseUrl: url.href }, config, environment);
  const ledger = { dir, full: false };
  const { evidence } = await openEvidence(source, { config, environment, allowedTexts: [], ledger });
  const lists = evidence.value.ledger!.memberLists;
  expect(lists).toMatchObject([{ members: [{ email: "u1@corp.example" }, { email: "[secret]" }] }]);
});

describe("what is asked for", () => {
  it("is named as a list, and typos are errors", async () => {
    expect(extras("--with", "access, usage,access")).toEqual(["access", "usage"]);
    const wrong = await failureOf(Promise.resolve().then(() => extras("--with", "acces")));
    expect([wrong.exitCode, wrong.message]).toEqual([2, expect.stringContaining('did you mean "access"')]);
    expect((await failureOf(Promise.resolve().then(() => extras("--with", "")))).exitCode).toBe(2);
  });

  it("is needed if it is named as needed and as optional", () => {
    for (const names of ["usage,usage:optional", "usage:optional,usage"])
      expect(askedFor(extras("--with", names)).get("usage")).toEqual({ isOptional: false });
  });

  it("may stand in the configuration, with the shared accounts", async () => {
    const config = parseConfig("driftline.yaml", "with: [access]\nsharedAccounts: ['*@bots.example', user_1]\n");
    expect([config.with, config.sharedAccounts]).toEqual([["access"], ["*@bots.example", "user_1"]]);
    expect([createConfig().with, createConfig().sharedAccounts]).toEqual([[], []]);
    for (const text of ["with: [members]", "sharedAccounts: ['*']", "sharedAccounts: ['bots @x.example']"]) {
      const wrong = await failureOf(Promise.resolve().then(() => parseConfig("driftline.yaml", text)));
      expect([wrong.exitCode, wrong.problems.length]).toEqual([2, 1]);
    }
  });

  it("and cannot be had is said, and no success", async () => {
    const plain = await run(path.join(folder(), "ledger"), three);
    const report = await run(path.join(folder(), "ledger"), three, { with: [...extraNames] });
    expect(report.notEvaluated).toEqual([
      ...plain.notEvaluated,
      ...extraNames.map((what) => ({
        what,
        reason: "only the service has this data, and this history does not come from the service",
      })),
    ]);
    expect([report.exitCode, report.verdict]).toEqual([3, "incomplete"]);
    expect(plain.exitCode).toBe(0);
  });

  it("and did not come is not told as never asked for, of the rules that rest on it", async () => {
    const policy = "id: p\nusage: { models: { allowed: [m] } }\naccess: { maxIdle: 30d }\n";
    const optional = extraNames.map((name) => `${name}:optional` as const);
    const { rules } = await run(path.join(folder(), "ledger"), three, { with: optional, policy });
    const reasons = rules.filter(({ status }) => status === "not-evaluated").map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(
      new Set(["only the service has this data, and this history does not come from the service"]),
    );
  });
});

describe("against the service", () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await serveEmulator({ organization: await readScenario(undefined) });
  });
  afterAll(() => emulator.close());

  const policy = path.join(folder(), "p.yaml");
  writeFileSync(policy, "id: p\nsettings: { ideAutoConnect: { set: false, severity: info } }\n");

  // Of ten months of use, two weeks are asked for: each day is a request of its own.
  const early = Date.parse("2026-01-28T00:00:00Z");

  async function audited(rest: Partial<AuditOptions> = {}) {
    const { report, keep, close } = await runAudit({
      config: createConfig({ organization: "northwind" }),
      environment: { DRIFTLINE_API_KEY: emulator.apiKeys.owner },
      baseUrl: emulator.baseUrl,
      policies: [policy],
      asOf: Date.parse("2026-11-20T00:00:00Z"),
      failOn: "never",
      formats: ["json"],
      ...rest,
    });
    await keep?.();
    await close?.();
    return report;
  }

  it("finds who is no member any more, and says nothing else without being asked", async () => {
    const [plain, withAccess] = [await audited(), await audited({ with: ["access"] })];
    const only = (kind: boolean) => withAccess.findings.filter((finding) => (finding.kind === "access") === kind);
    expect(only(false)).toEqual(plain.findings);
    expect(only(true).map(({ rule, message }) => `${rule} ${message}`)).toContainEqual(
      expect.stringMatching(/^access\/editor-not-a-member sofia\.marchetti@northwind\.example /),
    );
    const { notEvaluated } = withAccess;
    expect(notEvaluated.filter(({ what }) => !what.startsWith("who was a member at "))).toEqual(plain.notEvaluated);
    expect(withAccess.evidence.requests).toBeGreaterThan(plain.evidence.requests);
    expect([plain.exitCode, withAccess.exitCode]).toEqual([0, 0]);
  });

  it("takes it from the configuration, unless the call says otherwise", async () => {
    const config = createConfig({ organization: "northwind", with: ["usage"] });
    const usage = async (rest: Partial<AuditOptions>) => (await audited({ config, asOf: early, ...rest })).usage;
    expect(await usage({})).toMatchObject({ from: "2026-01-14", to: "2026-01-27", missing: [] });
    expect(await usage({ with: [] })).toBeNull();
  });

  it("reads repositories and what policies watch, and says why it cannot", async () => {
    const watching = path.join(folder(), "watching.yaml");
    writeFileSync(watching, "id: w\ncomputers: { watch: [build-01] }\nsessions: { watch: [ses_none] }\n");
    const wanted = { with: [...observedNames], policies: [policy, watching] };
    const alone = await audited(wanted);
    const reasons = new Map(alone.notEvaluated.map(({ what, reason }) => [what, reason]));
    expect([alone.readiness, alone.sessions]).toEqual([null, null]);
    expect(reasons.get("readiness")).toMatch(/^the readiness reports could not be read: .*give --app-url/);
    expect(reasons.get("sessions")).toMatch(/does not know "ses_none"$/);
    const { readiness, computers } = await audited({ ...wanted, appUrl: emulator.appUrl });
    expect(readiness!.length).toBeGreaterThan(0);
    expect(computers).toMatchObject([{ name: "build-01" }]);
  });

  it("judges as without the things of which policies watch none", async () => {
    const [plain, report] = [await audited(), await audited({ with: ["computers", "sessions"] })];
    expect([report.verdict, report.exitCode, report.evidence.complete]).toEqual([plain.verdict, plain.exitCode, true]);
    expect(report.notEvaluated.filter((row) => !plain.notEvaluated.some(({ what }) => what === row.what))).toEqual([
      { what: "computers", reason: "no policy names any; name them as computers.watch in a policy" },
      { what: "sessions", reason: "no policy names any; name them as sessions.watch in a policy" },
    ]);
  });

  it("compares findings on further data with the last audit that had the data", async () => {
    const ledger = path.join(folder(), "ledger");
    const on = async (day: number, names: AuditOptions["with"]) => {
      const { findings, summary } = await audited({ ledger, asOf: Date.UTC(2026, 10, day), with: names });
      const of = new Set(findings.filter(({ kind }) => kind === "access").map(({ id }) => id));
      const { new: opened, stillOpen, gone } = summary.sinceLast ?? { new: [], stillOpen: [], gone: [] };
      const counts = [opened, stillOpen].map((ids) => ids.filter((id) => of.has(id)).length);
      return { all: of.size, opened: counts[0], still: counts[1], gone: gone.length };
    };
    const { all } = await on(20, ["access"]);
    expect(all).toBeGreaterThan(0);
    expect(await on(21, ["access:optional", "computers"])).toEqual({ all, opened: 0, still: all, gone: 0 });
    expect(await on(22, [])).toEqual({ all: 0, opened: 0, still: 0, gone: 0 });
    expect(await on(23, ["access"])).toEqual({ all, opened: 0, still: all, gone: 0 });
    expect((await verifyLedger(ledger, { heads: [], replay: true })).runs).toMatchObject({ count: 4, replayed: 4 });
  });

  it("keeps the findings apart in a ledger, which needs no members to be judged again", async () => {
    const ledger = path.join(folder(), "ledger");
    const config = createConfig({ organization: "northwind", sharedAccounts: ["mateo.rivera@northwind.example"] });
    const report = await audited({ config, ledger, asOf: early, with: ["access", "usage"] });
    expect(new Set(report.findings.map(({ kind }) => kind))).toContain("usage");
    expect(new Set(report.findings.map(({ rule }) => rule))).toContain("editors/shared-account");
    expect((await verifyLedger(ledger, { heads: [], replay: true })).runs).toMatchObject({ count: 1, replayed: 1 });
  });
});
