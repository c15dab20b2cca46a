// Use belongs to one person, whatever the service names them by.
import { describe, expect, it } from "vitest";
import type { Members } from "../../../src/model/members.ts";
import { judge, policy } from "../../support/history.ts";
import { base, change, row, type Rows, rowsOf, usageOf, useful } from "./support.ts";

const asOf = "2026-03-12T08:00:00.000Z";
const settings = { modelPolicy: { allowedModelIds: ["m-a"] } };
const spent = { "2026-03-02": ["u1 m-b 10"], "2026-03-03": ["u1 m-b 5"] };
const member = (id: string) => ({ id, email: `${id}@x.example`, since: null, signedIn: null });
const members: Members = ["u1", "u2", "u9"].map(member);

/** Names the user u1 of the rows of a day otherwise. */
function rename(rows: Rows, date: string, id: string | null, email: string): void {
  for (const row of [...rows.tokens, ...rows.users]) {
    if (row["date"] !== date) continue;
    for (const user of (row["by_user"] as Record<string, unknown>[] | undefined) ?? [row])
      if (user["user_id"] === "u1") Object.assign(user, { user_id: id, user_email: email });
  }
}

async function audit(
  names: Readonly<Record<string, [string | null, string]>>,
  rest = {},
  all: Members | null = members,
) {
  const rows = rowsOf(spent, "2026-03-11");
  for (const [date, [id, email]] of Object.entries(names)) rename(rows, date, id, email);
  return judge([change(1, "2026-02-01T00:00:00.000Z", { ...settings, ...rest })], await policy(base), {
    asOf: Date.parse(asOf),
    usage: await usageOf(rows, asOf),
    members: all,
  } as never);
}

describe("a use", () => {
  it("under an address in any case is the use of the member who has it", async () => {
    const report = await audit({ "2026-03-02": [null, "U1@X.example"], "2026-03-03": [null, "u1@x.example"] });
    expect(useful(report)).toEqual(["usage/model-not-allowed usage/model/m-b/user/u1 03-02=10 03-03=5 open"]);
    expect(report.usage!.models.find(({ id }) => id === "m-b")!.users).toBe(1);
  });

  it("under an address is judged by the member's own lists", async () => {
    const own = { userModelPolicies: { u1: { allowedModelIds: ["m-b"] } } };
    const report = await audit({ "2026-03-02": [null, "u1@x.example"], "2026-03-03": [null, "u1@x.example"] }, own);
    expect(useful(report)).toEqual([]);
    expect(report.usage!.ambiguous.map(({ day }) => day)).toEqual(["2026-03-02", "2026-03-03"]);
  });

  it("under an address of nobody known is of one person, whatever its case", async () => {
    const names = { "2026-03-02": [null, "No@y.example"], "2026-03-03": [null, "no@y.example"] } as const;
    for (const all of [members, null])
      expect(useful(await audit(names as never, {}, all))).toEqual([
        "usage/model-not-allowed usage/model/m-b/user/no@y.example 03-02=10 03-03=5 open",
      ]);
  });

  it("whose id and address are of two people accuses neither, and both are listed as unclear", async () => {
    const report = await audit({ "2026-03-02": ["u1", "u2@x.example"], "2026-03-03": ["u1", "u2@x.example"] });
    expect(useful(report)).toEqual([]);
    const people = report.people!.filter(({ identity }) => identity === "unclear").map(({ id }) => id);
    expect(people).toEqual(["u1", "u2"]);
    expect(report.notEvaluated).toContainEqual({
      what: "the use of 1 user",
      reason: "id and address point to two people: u2@x.example (u1)",
    });
  });

  it("under an address that two ids had accuses nobody, neither of the use nor of having left", async () => {
    const rows = rowsOf(
      { "2026-03-02": ["u5 m-a 1"], "2026-03-03": ["u6 m-a 1"], "2026-03-04": ["u1 m-b 5"] },
      "2026-03-11",
    );
    for (const user of [...rows.tokens.flatMap((day) => day["by_user"] as Rows["users"]), ...rows.users])
      if (user["user_id"] === "u1") Object.assign(user, { user_id: null, user_email: "team@x.example" });
      else if (/u[56]/.test(user["user_id"] as string)) user["user_email"] = "Team@x.example";
    const report = await judge([change(1, "2026-02-01T00:00:00.000Z", settings)], await policy(base), {
      asOf: Date.parse(asOf),
      usage: await usageOf(rows, asOf),
      members,
    } as never);
    expect(useful(report)).toEqual([]);
    const gone = report.findings.filter(({ rule }) => rule === "access/active-non-member");
    expect(gone.map(({ subject }) => subject)).toEqual(["user/u5", "user/u6"]);
    expect(report.notEvaluated.map(({ what }) => what)).toEqual(
      expect.arrayContaining(["the access of 1 user", "the use of 1 user"]),
    );
  });

  it.each([
    ["a member", "u1@x.example"],
    ["a former member", "gone@x.example"],
  ])("under an address of %s that another id had too accuses nobody", async (_, address) => {
    const rows = rowsOf(
      { "2026-03-01": ["u1 m-a 1"], "2026-03-02": ["u5 m-a 1"], "2026-03-04": ["u7 m-b 5"] },
      "2026-03-11",
    );
    for (const user of [...rows.tokens.flatMap((day) => day["by_user"] as Rows["users"]), ...rows.users])
      if (user["user_id"] === "u7") Object.assign(user, { user_id: null, user_email: address });
      else if (/u[15]/.test(user["user_id"] as string)) user["user_email"] = address.toUpperCase();
    const report = await judge([change(1, "2026-02-01T00:00:00.000Z", settings)], await policy(base), {
      asOf: Date.parse(asOf),
      usage: await usageOf(rows, asOf),
      members,
    } as never);
    expect(useful(report)).toEqual([]);
    expect(report.notEvaluated.map(({ what }) => what)).toContainEqual(expect.stringMatching(/^the use of \d users?$/));
  });

  it("whose id and address are of two people names neither as the first user or the caller", async () => {
    const rows = rowsOf({ "2026-03-03": ["u1 m-b 5"] }, "2026-03-11");
    rename(rows, "2026-03-03", "u1", "u2@x.example");
    Object.assign(
      rows.users.find((user) => user["date"] === "2026-03-03" && user["user_id"] === "u1")!,
      { mcp_calls: 4 },
    );
    row(rows, "tools", "2026-03-03")["mcp_by_server"] = [{ server: "figma", invocations: 4 }];
    const off = { ...settings, mcpPolicy: { enabled: true } };
    const history = [
      change(1, "2026-02-01T00:00:00.000Z", off),
      change(2, "2026-03-02T00:00:00.000Z", { ...off, modelPolicy: { allowedModelIds: ["m-a", "m-b"] } }),
    ];
    const report = await judge(history, await policy(`${base}usage: { mcp: { identities: { figma: npx figma } } }\n`), {
      asOf: Date.parse(asOf),
      usage: await usageOf(rows, asOf),
      members,
    } as never);
    const messageOf = (id: string) => report.findings.find(({ rule }) => rule === id)!.message;
    expect(messageOf("usage/first-after-loosening")).toContain("; it is not known by whom");
    expect(messageOf("usage/mcp-not-allowed")).toContain("4 calls, perhaps by u2@x.example");
  });

  it.each<[string, Members | null]>([
    ["a member", members],
    ["somebody who is not listed", null],
  ])("of %s whom one day names by the id and by the address is added up", async (_, all) => {
    const rows = rowsOf({ "2026-03-02": ["u1 m-b 6", "u2 m-b 5"] }, "2026-03-11");
    for (const user of [...(row(rows, "tokens", "2026-03-02")["by_user"] as Rows["users"]), ...rows.users])
      if (user["user_id"] === "u2") Object.assign(user, { user_id: null, user_email: "u1@x.example", mcp_calls: 3 });
      else if (user["user_id"] === "u1") Object.assign(user, { user_email: "U1@x.example", mcp_calls: 1 });
    row(rows, "activity", "2026-03-02")["daily_active_users"] = 2;
    row(rows, "tools", "2026-03-02")["mcp_by_server"] = [
      { server: "figma", invocations: 3 },
      { server: "linear", invocations: 1 },
    ];
    const stated =
      "usage: { mcp: { identities: { figma: npx figma } }, autonomy: { atMost: off }, credits: { perUserPerDay: { atMost: 10 } } }\n";
    const history = [change(1, "2026-02-01T00:00:00.000Z", { ...settings, mcpPolicy: { enabled: true } })];
    const report = await judge(history, await policy(`${base}${stated}`), {
      asOf: Date.parse(asOf),
      usage: await usageOf(rows, asOf),
      members: all,
    } as never);
    const of = (rule: string) =>
      report.findings
        .filter(({ rule: id, subject }) => id === rule && !subject.endsWith("/u9"))
        .map(({ subject, days, who }) => [
          subject,
          days?.map(({ credits, calls }) => credits ?? calls),
          ...(who ?? []).map((user) => [user.id, user.certainty]),
        ]);
    expect(of("usage/model-not-allowed")).toEqual([["usage/model/m-b/user/u1", [11]]]);
    expect(of("usage/policy-credits")).toEqual([["usage/credits/user/u1", [11]]]);
    expect(of("usage/policy-autonomy")).toEqual([["usage/autonomy/user/u1", [20]]]);
    expect(of("usage/mcp-not-allowed")).toEqual([["usage/mcp/figma", [3], ["u1", "exact"]]]);
    expect(of("integrity/usage-mismatch")).toEqual([]);
  });

  it("of a custom model is allowed as such", async () => {
    const report = await audit({}, { customModels: [{ id: "c", model: "m-b", provider: "openai" }] });
    expect(useful(report)).toEqual([]);
    const { allowedNow, matchedAs } = report.usage!.models.find(({ id }) => id === "m-b")!;
    expect([allowedNow, matchedAs]).toEqual([true, "custom"]);
  });
});
