// lane: long
// Usage and readiness reports of the sample organization: consistent with its story, with the intended effects.
import { describe, expect, test } from "vitest";
import { daysBetween } from "../../src/model/instant.ts";
import { daysAfter, isWeekend } from "../../src/emulator/usage/days.ts";
import { usageLogOf } from "../../src/emulator/usage/log.ts";
import { FIRST_DAY } from "../../src/service/analytics.ts";
import { sampleOrganization } from "./support.ts";
import { asking, type Row } from "./usage/support.ts";

const organization = sampleOrganization();
const figures = asking(organization);
const log = usageLogOf(organization);
const YEAR = { startDate: FIRST_DAY, endDate: "2027-01-13" };
const tools = figures.rows("tools", YEAR);
const idOf = (handle: string) =>
  organization.usage.workers.find(({ email }) => email.startsWith(`${handle}.`))?.id ?? `no ${handle}`;

/** The models and the modes of a person by day. */
const days = (handle: string) =>
  daysBetween(YEAR.startDate, YEAR.endDate).map((day) => {
    const sessions = log.on(day).find(({ id }) => id === idOf(handle))?.sessions ?? [];
    return {
      day,
      models: new Set(sessions.flatMap(({ models }) => models.map(({ model }) => model))),
      levels: new Set(sessions.flatMap(({ calls }) => calls.map(({ level }) => level))),
    };
  });
const firstOf = (handle: string, model: string) => days(handle).find(({ models }) => models.has(model))?.day;

describe("the usage of the sample", () => {
  test("is there on every day, and far more on weekdays", () => {
    const activity = figures.rows("activity", YEAR);
    const mean = (rows: readonly Row[]) =>
      rows.reduce((sum, row) => sum + Number(row["daily_active_users"]), 0) / rows.length;
    expect(activity).toHaveLength(365);
    expect(mean(activity.filter((row) => !isWeekend(row["date"])))).toBeGreaterThan(7);
    expect(mean(activity.filter((row) => isWeekend(row["date"])))).toBeLessThan(3);
  });

  test("shows all clients and several models, tools, servers and languages in any ten days", () => {
    for (const last of ["2026-01-23", "2026-05-01", "2026-11-19", "2026-12-31"]) {
      const period = { startDate: daysAfter(last, -9), endDate: last };
      const keys = (name: string, group: string) =>
        new Set(figures.rows(name, period, group).map((row) => row["group_key"]));
      expect(keys("activity", "client").size).toBe(3);
      expect(keys("tokens", "model").size).toBeGreaterThanOrEqual(2);
      expect(keys("tools", "tool_name").size).toBeGreaterThan(12);
      const languages = figures.rows("productivity", period).flatMap((row) => row["by_language"] as Row[]);
      expect(new Set(languages.map((item) => item["language"])).size).toBeGreaterThan(5);
      expect(figures.users(period).length).toBeGreaterThan(30);
    }
  });

  test("names a server in two letter cases in any ten days", () => {
    for (let end = 9; end < tools.length; end++) {
      const servers = new Set(
        tools.slice(end - 9, end + 1).flatMap((row) => (row["mcp_by_server"] as Row[]).map((item) => item["server"])),
      );
      const folded = new Set([...servers].map((name) => name.toLowerCase()));
      expect([tools[end]!["date"], folded.size < servers.size]).toEqual([tools[end]!["date"], true]);
    }
  });

  test("garbles a name of a tool in any ten days, and about one call in seventeen thousand", () => {
    const garbled = tools.map((row) => (row["by_tool"] as Row[]).filter((item) => /\n/.test(item["tool"])));
    for (let end = 9; end < tools.length; end++)
      expect([tools[end]!["date"], garbled.slice(end - 9, end + 1).flat().length > 0]).toEqual([
        tools[end]!["date"],
        true,
      ]);
    const calls = tools.reduce((sum, row) => sum + Number(row["tool_calls"]), 0);
    const share = garbled.flat().reduce((sum, item) => sum + Number(item["invocations"]), 0) / calls;
    expect(share).toBeGreaterThan(0.00003);
    expect(share).toBeLessThan(0.00012);
  });

  test("keeps to what the settings of the day allow, but for one person", () => {
    const blocked = "grok-code-fast-1";
    expect(firstOf("hannah", blocked)).toMatch(/^2026-0[12]/);
    for (const row of figures.rows("tokens", YEAR))
      for (const item of row["by_user"] as Row[])
        if (item["user_id"] !== idOf("hannah"))
          expect((item["by_model"] as Row[]).map((model) => model["model_id"])).not.toContain(blocked);
    // Reviewed on 2026-04-09, and for Lin alone since 2026-10-20.
    expect(firstOf("mateo", "claude-sonnet-4-6")).toBe("2026-04-10");
    expect(firstOf("lin", "gemini-3-ultra")! > "2026-10-20").toBe(true);
    for (const { email } of organization.usage.workers.filter(({ id }) => id !== idOf("lin")))
      expect([email, firstOf(email.split(".")[0]!, "gemini-3-ultra")]).toEqual([email, undefined]);
    // All models except one are paused on 2026-08-11, and everything is open from 2026-08-13 on.
    const paused = figures.rows("tokens", { startDate: "2026-08-12", endDate: "2026-08-12" }, "model");
    const used = new Set(paused.map((row) => row["group_key"] as string));
    for (const model of ["claude-haiku-4-5", blocked]) used.delete(model); // Hers.
    expect([...used]).toEqual(["claude-sonnet-4-6"]);
  });

  test("runs at high autonomy on the weekend when the cap was lifted, and never else", () => {
    const high = days("jonas").filter(({ levels }) => levels.has("auto_high"));
    expect(high.every(({ day }) => day > "2026-03-06" && day <= "2026-03-09")).toBe(true);
    const all = tools.filter((row) => row["tool_autonomy_level_ratio"]["auto_high"] > 0).map((row) => row["date"]);
    expect(all.every((date) => date > "2026-03-06" && date <= "2026-03-09")).toBe(true);
    expect(all.length).toBeGreaterThan(0);
  });

  test("uses the package of a server only while packages were allowed", () => {
    const dates = tools
      .filter((row) => (row["mcp_by_server"] as Row[]).some((item) => /figma/i.test(item["server"])))
      .map((row) => row["date"] as string);
    expect(dates.some((date) => date > "2026-09-16")).toBe(true);
    for (const date of dates)
      expect([date, date > "2026-09-16" || (date > "2026-01-27" && date <= "2026-02-05")]).toEqual([date, true]);
  });

  test("ends for those who left, and never begins for guests", () => {
    const of = (handle: string) => figures.users(YEAR).filter((row) => row["user_id"] === idOf(handle));
    expect(of("sofia").at(-1)!["date"]).toMatch(/^2026-06-2/);
    expect(of("oliver")).toEqual([]);
    expect(of("yuki")[0]!["date"]).toMatch(/^2026-02-0/);
  });
});

describe("the readiness reports of the sample", () => {
  const { readiness } = organization;

  test("are of several repositories and of one more than once", () => {
    expect(readiness.length).toBeGreaterThanOrEqual(5);
    const urls = readiness.map(({ repoUrl }) => repoUrl);
    expect(new Set(urls).size).toBeGreaterThanOrEqual(3);
    expect(new Set(urls).size).toBeLessThan(urls.length);
  });

  test("have each optional field, and each lacks it somewhere", () => {
    for (const field of [
      "commitHash",
      "branch",
      "hasLocalChanges",
      "hasNonRemoteCommits",
      "modelUsed",
      "agentVersion",
    ] as const)
      expect([field, new Set(readiness.map((report) => report[field] !== undefined)).size]).toEqual([field, 2]);
  });

  test("evaluate no more applications than there are", () => {
    for (const { apps, report } of readiness)
      for (const [name, { numerator, denominator, rationale }] of Object.entries(report)) {
        const sizes = [0, numerator, denominator, Object.keys(apps).length];
        expect([name, sizes.toSorted((a, b) => a - b)]).toEqual([name, sizes]);
        expect(denominator).toBeGreaterThanOrEqual(1);
        expect(rationale).toMatch(/\w.*\.$/);
      }
  });

  test("name models that somebody used on that day, and that the settings allowed", () => {
    for (const { createdAt, modelUsed } of readiness) {
      const at = new Date(createdAt).toISOString();
      const day = { startDate: at.slice(0, 10), endDate: at.slice(0, 10) };
      const commands = figures.rows("tools", day)[0]!["slash_commands_by_name"] as Row[];
      expect(commands.map((item) => item["name"])).toContain("readiness-report");
      if (!modelUsed) continue;
      expect(figures.rows("tokens", day, "model").map((row) => row["group_key"])).toContain(modelUsed.id);
      const policy = organization.revisions.findLast((revision) => revision.updatedAt <= at)!.settings["modelPolicy"];
      expect((policy as { allowedModelIds: string[] }).allowedModelIds).toContain(modelUsed.id);
    }
  });
});
