// Setting the limits of a file.
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { cli, folder, serve } from "../e2e/program.ts";
import { entriesOf, linesOf, write } from "../ledger/support.ts";
import { type Arrived, startService } from "../service/start-service.ts";
import { at } from "./support.ts";

const entry = (n: number) => ({ email: `u${n}@x.example`, limit: n });
const entries = (count: number) => Array.from({ length: count }, (_, i) => entry(i));
const usersOf = ({ body }: Arrived) => (JSON.parse(body) as { users: { email: string; limit: number }[] }).users;
const setAll = (arrived: Arrived) => ({ body: { updated: usersOf(arrived), errors: [] } });

/** Counts the limits of an attempt by result. */
function resultsOf({ limits }: Record<string, unknown>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { result } of limits as { result: string }[]) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

/** Makes a folder with a file of `count` limits. */
function workplace(count: number): string {
  const cwd = folder();
  const lines = entries(count).map(({ email, limit }) => `  ${email}: ${limit}\n`);
  writeFileSync(path.join(cwd, "l.yaml"), `limits:\n${lines.join("")}`);
  return cwd;
}

describe("limits apply", () => {
  it("sets the limits of a file in batches of 100, in its order", async () => {
    const server = await startService(setAll);
    const { code, out, err } = await cli(["limits", "apply", "l.yaml"], { env: at(server.url), cwd: workplace(250) });
    expect([code, err]).toEqual([0, ""]);
    expect(server.arrived.map((item) => usersOf(item).length)).toEqual([100, 100, 50]);
    expect(server.arrived.flatMap(usersOf)).toEqual(entries(250));
    expect(server.arrived.map(({ method, url }) => `${method} ${url}`)[0]).toBe(
      "PUT /api/v0/organization/usage/limits/users",
    );
    expect(out).toContain("u249@x.example    249  set\n");
    expect(out).toContain("250 limits: 250 set.\n");
  });

  it("sends nothing in a dry run, and needs no key for it", async () => {
    const { code, out, err } = await cli(["limits", "apply", "l.yaml", "--dry-run"], { cwd: workplace(2) });
    expect([code, err]).toEqual([0, "driftline: this was a dry run: no limit was sent\n"]);
    expect(out).toContain("u1@x.example      1  would be set\n");
    expect(out).toContain("2 limits: 2 would be set.\n");
  });

  it("lists what was refused, and exits with 3", async () => {
    const errors = [{ email: "u1@x.example", error: "no member\u202e" }];
    const server = await startService({ body: { updated: [entry(0)], errors } });
    const place = { env: at(server.url), cwd: workplace(2) };
    const { code, out } = await cli(["limits", "apply", "l.yaml"], place);
    expect(code).toBe(3);
    expect(out).toContain("u1@x.example      1  refused: no member\\u{202e}\n");
    expect(out).toContain("2 limits: 1 set, 1 refused.\n");
    const json = await cli(["limits", "apply", "l.yaml", "--format", "json"], place);
    expect(json.code).toBe(3);
    expect(JSON.parse(json.out)).toEqual({
      limits: [
        { ...entry(0), result: "set" },
        { ...entry(1), result: "refused", note: "no member\u202e" },
      ],
    });
  });

  it("says what was set before a batch failed, and does not send the rest", async () => {
    const server = await startService(setAll, { status: 403, body: { requestId: "req-7" } });
    const { code, out, err } = await cli(["limits", "apply", "l.yaml"], { env: at(server.url), cwd: workplace(250) });
    expect([code, server.arrived.length]).toEqual([3, 2]);
    expect(out).toContain("250 limits: 100 set, 150 not set.\n");
    expect(err).toContain("(403, request req-7)");
  });

  it("calls a batch that was sent and not answered neither set nor not", async () => {
    const server = await startService(setAll, (_, reply) => void reply.destroy());
    const { code, out } = await cli(["limits", "apply", "l.yaml"], { env: at(server.url), cwd: workplace(250) });
    expect([code, server.arrived.length]).toEqual([3, 2]);
    expect(out).toContain("250 limits: 100 set, 100 not known, 50 not set.\n");
  });

  it("tells every mistake of the file with its place, and sends nothing", async () => {
    const server = await startService(setAll);
    const cwd = folder();
    writeFileSync(path.join(cwd, "l.yaml"), "limits:\n  ada: 1\n  b@x.example: 1\n  B@x.example: 2\n");
    const { code, out, err } = await cli(["limits", "apply", "l.yaml"], { env: at(server.url), cwd });
    expect([code, out, server.arrived]).toEqual([2, "", []]);
    expect(err).toContain('l.yaml:2:3: "ada" is not an e-mail address\n');
    expect(err).toContain('l.yaml:4:3: "B@x.example" is already in line 3, in other letters; keep one of them\n');
    expect(await cli(["limits", "apply", "none.yaml", "--dry-run"])).toMatchObject({
      code: 2,
      err: "driftline: the limits none.yaml cannot be read: there is no such file or folder\n",
    });
  });

  it("works with the emulator", async () => {
    const served = await serve();
    try {
      const cwd = folder();
      writeFileSync(
        path.join(cwd, "l.yaml"),
        "limits:\n  Ada.Okafor@northwind.example: 7\n  nobody@northwind.example: 8\n",
      );
      const env = { DRIFTLINE_BASE_URL: served.baseUrl, DRIFTLINE_API_KEY: served.apiKeys.manager };
      const { code, out, err } = await cli(["limits", "apply", "l.yaml"], { cwd, env });
      expect([code, err]).toEqual([3, "driftline: the answer comes from an emulator\n"]);
      expect(out).toContain("Ada.Okafor@northwind.example      7  set\n");
      expect(out).toContain("nobody@northwind.example          8  refused: There is no member");
    } finally {
      served.process.kill();
    }
  });
});

describe("limits apply with a ledger", () => {
  const apply = ["limits", "apply", "l.yaml", "--ledger", "ledger", "--organization", "northwind"];

  it("keeps the attempt before anything is sent, and what became of each limit after it", async () => {
    const cwd = workplace(250);
    const results: unknown[] = [];
    const look = () => void results.push(entriesOf(path.join(cwd, "ledger")).map(resultsOf));
    const server = await startService(
      (arrived) => {
        look();
        return setAll(arrived);
      },
      (_, reply) => {
        look();
        reply.destroy();
      },
    );
    const { code } = await cli(apply, { env: at(server.url), cwd });
    expect(code).toBe(3);
    expect(results).toEqual([[{ unknown: 250 }], [{ unknown: 250 }]]);
    expect(entriesOf(path.join(cwd, "ledger")).map(resultsOf)).toEqual([
      { unknown: 250 },
      { set: 100, unknown: 100, "not-sent": 50 },
    ]);
  });

  it.each([
    [`ghp_${"a1B2c3D4e5F6".repeat(3)}`, "[hidden]"],
    ["maple-harbor-seven", "[hidden]"],
    [Buffer.from("maple-harbor-seven").toString("base64"), "[hidden]"],
    ["https://bo:sundial9@proxy.example", "https://[hidden]@proxy.example"],
    ["DB_PASSWORD: sundial", "DB_PASSWORD: [hidden]"],
    ["maple-harbor-s…", null],
  ])("keeps and prints no secret that a refusal repeats: %s", async (token, shown) => {
    const errors = [{ email: "u0@x.example", error: `the caller ${token} may not` }];
    const server = await startService({ body: { updated: [], errors } });
    const cwd = workplace(1);
    const env = { ...at(server.url), DRIFTLINE_API_KEY: "maple-harbor-seven" };
    const { code, out, err } = await cli(apply, { env, cwd });
    expect(code).toBe(3);
    const reason = shown === null ? "the reason shows a part of the API key" : `the caller ${shown} may not`;
    expect(out).toContain(`refused: ${reason}\n`);
    expect(`${out}${err}${linesOf(path.join(cwd, "ledger")).join("")}`).not.toContain(token);
  });

  it("sends nothing when the ledger was tampered with, or is another organization's", async () => {
    const server = await startService(setAll);
    const place = { env: at(server.url), cwd: workplace(1) };
    expect(await cli([...apply, "--dry-run"], place)).toMatchObject({ code: 0 });
    expect(existsSync(path.join(place.cwd, "ledger"))).toBe(false);
    expect(await cli(apply, place)).toMatchObject({ code: 0 });
    expect(await cli([...apply.slice(0, -1), "other"], place)).toMatchObject({ code: 4, out: "" });
    write(path.join(place.cwd, "ledger"), "checkpoint", "x");
    expect(await cli(apply, place)).toMatchObject({ code: 4, out: "" });
    expect(server.arrived).toHaveLength(1);
  });

  it("is what an audit with the same ledger judges, and the ledger alone as well", async () => {
    const served = await serve();
    try {
      const cwd = folder();
      const stated = "Ada.Okafor@northwind.example: 7, nobody@northwind.example: 8";
      writeFileSync(path.join(cwd, "l.yaml"), `limits: { ${stated} }\n`);
      writeFileSync(path.join(cwd, "p.yaml"), `id: p\nlimits: { default: 5, users: { ${stated} } }\n`);
      const key = { DRIFTLINE_API_KEY: served.apiKeys.manager };
      const env = { ...key, DRIFTLINE_BASE_URL: served.baseUrl };
      expect((await cli(apply, { cwd, env })).code).toBe(3);
      const audit = ["audit", "--policy", "p.yaml", "--ledger", "ledger", "--organization", "northwind", "--with"];
      const judged = ["--fail-on", "never", "--format", "json"];
      const limitsOf = (out: string) => {
        const { findings, limits } = JSON.parse(out) as Report;
        return [limits, findings.filter(({ rule }) => rule.startsWith("limits/"))] as const;
      };
      const now = limitsOf((await cli([...audit, "access", ...judged], { cwd, env })).out);
      const standing = new Map(
        now[0]!.map(({ email, applied, verdicts }) => [email, [applied, ...verdicts.map(({ verdict }) => verdict)]]),
      );
      expect(standing.get("ada.okafor@northwind.example")).toEqual([7, "allowed", "allowed"]);
      expect(standing.get("nobody@northwind.example")).toEqual([null, "violation", "violation"]);
      expect(standing.get("jonas.weber@northwind.example")).toEqual([null, "violation", "allowed"]);
      const alone = limitsOf((await cli([...audit.slice(0, -1), ...judged], { cwd, env: key })).out);
      expect(alone.map((part) => part!.length)).toEqual(now.map((part) => part!.length));
      expect(alone[1].map(({ id, status, message }) => [id, status, message])).toEqual(
        now[1].map(({ id, status, message }) => [id, status, message]),
      );
      expect(await cli(["ledger", "verify", "ledger", "--replay"], { cwd })).toMatchObject({
        code: 0,
        out: expect.stringContaining("1 run judged again with the same findings"),
      });
      const { out } = await cli([...audit.slice(0, -1), "--fail-on", "never", "--format", "markdown"], { cwd, env });
      expect(out).toContain("does not see changes on the web page");
      expect(out).toContain("1 refused by the service");
      const fromPolicy = ["limits", "apply", "--policy", "p.yaml", ...apply.slice(3)];
      const dry = await cli([...fromPolicy, "--dry-run"], { cwd, env });
      expect([dry.code, dry.out.match(/^13 limits: .*$/m)?.[0]]).toEqual([0, "13 limits: 13 would be set."]);
      expect((await cli(fromPolicy, { cwd, env })).out).toContain("13 limits: 12 set, 1 refused.\n");
      const [, open] = limitsOf((await cli([...audit.slice(0, -1), ...judged], { cwd, env })).out);
      expect(open.filter(({ status }) => status === "open").map(({ subject }) => subject)).toEqual([
        "limit/nobody@northwind.example",
        "limit/nobody@northwind.example",
      ]);
    } finally {
      served.process.kill();
    }
  });
});

describe("limits apply with policies", () => {
  const place = (policy: string) => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "p.yaml"), policy);
    return { cwd };
  };
  const apply = ["limits", "apply", "--policy", "p.yaml", "--dry-run"];

  it("sets the limits of users whom they name without asking for the members", async () => {
    const { code, out } = await cli(apply, place("id: p\nlimits: { users: { Ada@x.example: 5 } }\n"));
    expect([code, out]).toEqual([0, expect.stringContaining("ada@x.example      5  would be set\n")]);
  });

  it.each([
    ["id: p\nsettings: { sandbox: { enabled: true } }\n", "the policies state no credit limits; add limits to one"],
    ["id: p\nlimits: { users: {} }\n", "the policies state no limit for any user"],
    [
      "id: p\neffective: { until: 2026-01-01 }\nlimits: { default: 5 }\n",
      "the limits of the policy p are not in force since 2026-01-02",
    ],
    ["id: p\nlimits: { default: 5 }\n", "no API key"],
  ])("are refused with %j", async (policy, message) => {
    expect(await cli(apply, place(policy))).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
  });

  it("are not taken from a file as well, nor kept where a file stands", async () => {
    const { cwd } = place("id: p\nlimits: { users: { ada@x.example: 5 } }\n");
    writeFileSync(path.join(cwd, "l.yaml"), "limits: { ada@x.example: 5 }\n");
    const refused = async (...args: string[]) => {
      const { code, out, err } = await cli(["limits", "apply", ...args], { cwd, env: at("http://127.0.0.1:1") });
      return [code, out, err];
    };
    expect(await refused("--policy", "p.yaml", "l.yaml")).toEqual([
      2,
      "",
      "driftline: a file and --policy are two sources of limits; give a file of limits, or --policy with policies that state limits\n",
    ]);
    expect(await refused("l.yaml", "--ledger", "p.yaml")).toEqual([
      3,
      "",
      "driftline: the ledger p.yaml cannot be written: something else stands in its place\n",
    ]);
  });

  it("are set for all members except one whose address is none, and that is kept", async () => {
    const addresses = [...entries(150).map(({ email }) => email), "nobody", ""];
    const users = addresses.map((email) => ({ id: email, email, createdAt: "2026-01-01T00:00:00Z" }));
    const members = { body: { users, pagination: { hasMore: false, nextCursor: null } } };
    const server = await startService((arrived) => (arrived.method === "GET" ? members : setAll(arrived)));
    const { cwd } = place("id: p\nlimits: { default: 5 }\n");
    const { code, out } = await cli([...apply.slice(0, -1), "--ledger", "ledger"], { env: at(server.url), cwd });
    expect([code, server.arrived.slice(1).map((item) => usersOf(item).length)]).toEqual([3, [100, 50]]);
    expect(out).toMatch(/^nobody +5 {2}not set: this is not an e-mail address$/m);
    expect(out).toContain("152 limits: 150 set, 2 not set.\n");
    expect(entriesOf(path.join(cwd, "ledger")).map(resultsOf)).toEqual([
      { unknown: 150, "not-sent": 2 },
      { set: 150, "not-sent": 2 },
    ]);
    const dry = await cli(apply, { env: at(server.url), cwd });
    expect(dry.out).toContain("152 limits: 150 would be set, 2 not set.\n");
  });

  it("are sent to members as the service lists them, and kept and printed without credentials", async () => {
    const emails = ["AKIAQ7RWXN2PJ5LTH4VC@x.example", "AKIAQ7RWXN2PJ5LTH4VD@x.example"];
    const users = emails.map((email) => ({ id: email, email, createdAt: "2026-01-01T00:00:00Z" }));
    const members = { body: { users, pagination: { hasMore: false, nextCursor: null } } };
    const server = await startService((arrived) => (arrived.method === "GET" ? members : setAll(arrived)));
    const { cwd } = place("id: p\nlimits: { default: 5 }\n");
    const { code, out, err } = await cli([...apply.slice(0, -1), "--ledger", "ledger"], { env: at(server.url), cwd });
    expect([code, server.arrived.slice(1).map(usersOf)]).toEqual([0, [emails.map((email) => ({ email, limit: 5 }))]]);
    expect(out).toContain("[secret]@x.example      5  set\n");
    expect(await cli(["ledger", "verify", "ledger"], { cwd })).toMatchObject({ code: 0 });
    expect(`${out}${err}${linesOf(path.join(cwd, "ledger")).join("")}`).not.toMatch(/AKIAQ7/i);
  });

  it("are not taken as set where they are for all members and the service lists none", async () => {
    const server = await startService({ body: { users: [], pagination: { hasMore: false, nextCursor: "" } } });
    const { cwd } = place("id: p\nlimits: { default: 5, users: { ada@x.example: 7 } }\n");
    expect(await cli(apply.slice(0, -1), { env: at(server.url), cwd })).toMatchObject({
      code: 3,
      out: "",
      err: "driftline: the service lists no members, and the default is for all of them\n",
    });
    expect(server.arrived.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("take limits from one source", async () => {
    expect(await cli(["limits", "apply"])).toMatchObject({ code: 2, err: expect.stringContaining("no limits to set") });
    expect(await cli([...apply, "--", "l.yaml"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("two sources"),
    });
  });
});
