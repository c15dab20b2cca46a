// The sample organization: its story is complete, and shows what it is meant to show.
import { describe, expect, test } from "vitest";
import { valueAt } from "../../src/emulator/paths.ts";
import type { JsonObject } from "../../src/model/json.ts";
import { sampleOrganization, sampleText } from "./support.ts";

const { id, name, members, revisions } = sampleOrganization();
const times = revisions.map((revision) => Date.parse(revision.updatedAt));
const HOUR = 3_600_000;

/** Returns the successive values of a setting, each with its first revision. */
function course(path: string): [number, unknown][] {
  const steps: [number, unknown][] = [];
  for (const { revision, settings } of revisions) {
    const value = valueAt(settings, path);
    if (steps.length === 0 || JSON.stringify(steps.at(-1)![1]) !== JSON.stringify(value)) steps.push([revision, value]);
  }
  return steps;
}

const values = (path: string) => course(path).map(([, value]) => value);
const latest = (path: string) => valueAt(revisions.at(-1)!.settings, path);
const revisionAt = (revision: number) => revisions.find((item) => item.revision === revision)!;
const secret = /^nwl-[A-Za-z0-9]{40}$/;

describe("the sample organization", () => {
  test("is Northwind Labs, with twelve members of every role and an owner first", () => {
    expect([id, name]).toEqual(["northwind", "Northwind Labs"]);
    expect(members).toHaveLength(12);
    expect(new Set(members.map((member) => member.role))).toEqual(new Set(["owner", "manager", "member", "guest"]));
    expect(members[0]!.role).toBe("owner");
    expect(new Set(members.map((member) => member.user.id)).size).toBe(12);
    for (const { user } of members) expect(user.email).toMatch(/^[a-z]+\.[a-z]+@[a-z-]+\.example$/);
  });

  test("has a year of revisions, numbered without a gap, forward in time", () => {
    expect(revisions.length).toBeGreaterThanOrEqual(44);
    expect(revisions.map((revision) => revision.revision)).toEqual(revisions.map((_, i) => i + 1));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect(revisions[0]!.updatedAt).toMatch(/^2025-11-/);
    expect(revisions.at(-1)!.updatedAt).toMatch(/^2026-11-18T/);
  });

  test("numbers its entries right in the comments", () => {
    const numbers = [...sampleText.matchAll(/^ {2}# (\d+)(?::.*)?$/gm)].map((match) => Number(match[1]));
    expect(numbers).toEqual(revisions.map((revision) => revision.revision));
  });

  test("is plain YAML, and every host in it is one that cannot exist", () => {
    expect(sampleText).not.toMatch(/^\s*[^#\n]*(?:: |- )[&*!]|<<:/m);
    const hosts = sampleText.match(/(?:https?:\/\/|@)[a-z0-9.-]+\.[a-z]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(20);
    for (const host of hosts) expect(host).toMatch(/\.example$/);
  });

  test("has secrets that look real, and none that a scanner of keys would know", () => {
    const keys = sampleText.match(/\bnwl-\w+/g)!;
    expect(keys.length).toBeGreaterThanOrEqual(5);
    for (const key of keys) expect(key).toMatch(secret);
    expect(new Set(keys).size).toBe(keys.length);
    expect(sampleText).not.toMatch(/\b(?:sk-|fk-|gh[opsu]_|AKIA|xox|eyJ)/);
  });

  test("sets most of what the interface has", () => {
    const keys = new Set(revisions.flatMap((revision) => Object.keys(revision.settings)));
    expect([...keys]).toEqual(
      expect.arrayContaining(
        `sessionDefaultSettings maxAutonomyLevel mcpAutonomyOverrides cloudSessionSync wikiCloudSync
        includeCoAuthoredByAgent enableAgentShield ideAutoConnect commandAllowlist commandDenylist customModels
        modelPolicy mcpPolicy missionPolicy userModelPolicies enabledPlugins extraKnownMarketplaces
        strictKnownMarketplaces networkPolicy sandbox restrictMemberVisibility restrictApiKeyCreationToManagers
        managedComputersEnabled byomComputersEnabled managedComputersAllowedEmails byomComputersAllowedEmails
        sessionRetentionDays`.split(/\s+/),
      ),
    );
    expect(latest("customModels")).toHaveLength(3);
    expect((latest("modelPolicy.allowedModelIds") as string[]).length).toBeGreaterThanOrEqual(10);
  });
});

describe("its story", () => {
  test("lifts the autonomy cap on a Friday night, until Monday morning", () => {
    const [lifted, restored] = course("maxAutonomyLevel").slice(-2);
    expect([lifted![1], restored![1]]).toEqual(["high", "medium"]);
    const [friday, monday] = [new Date(revisionAt(lifted![0]).updatedAt), new Date(revisionAt(restored![0]).updatedAt)];
    expect([friday.getUTCDay(), friday.getUTCHours() >= 20]).toEqual([5, true]);
    expect([monday.getUTCDay(), monday.getUTCHours() < 9]).toEqual([1, true]);
    expect(monday.getTime() - friday.getTime()).toBeLessThan(72 * HOUR);
  });

  test("switches the sandbox on, off with its lists left in place, and on again around the whole process", () => {
    const steps = course("sandbox.enabled");
    expect(steps.map(([, value]) => value)).toEqual([false, true, false, true]);
    const off = revisionAt(steps[2]![0]).settings;
    expect(valueAt(off, "sandbox.network.allowedDomains")).not.toEqual([]);
    expect(values("sandbox.mode")).toEqual(["per-command", "whole-process"]);
  });

  test("opens the MCP allowlist with npx, takes it back, and opens it again", () => {
    expect(course("mcpPolicy.allowlist").map(([, list]) => (list as string[]).includes("npx"))).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test("rotates a key, and moves it out of the settings", () => {
    const keys = values("customModels[custom:corp-llm].apiKey");
    expect(keys).toEqual([expect.stringMatching(secret), expect.stringMatching(secret), "${CORP_LLM_KEY}"]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test("has one editor from elsewhere, who is no member", () => {
    const outside = revisions.filter((revision) => !revision.user.email.endsWith("@northwind.example"));
    expect(outside.map((revision) => revision.user.name)).toEqual(["Casey Morgan"]);
    expect(members.map((member) => member.user.id)).not.toContain(outside[0]!.user.id);
  });

  test("has an editor who lets himself in", () => {
    const grants = revisions.filter(
      ({ user, settings }, i) =>
        i > 0 &&
        [
          ["missionPolicy.allowedUserIds", user.id],
          ["byomComputersAllowedEmails", user.email],
        ].every(([path, own]) => {
          const holds = (tree: JsonObject) => ((valueAt(tree, path!) ?? []) as string[]).includes(own!);
          return holds(settings) && !holds(revisions[i - 1]!.settings);
        }),
    );
    expect(grants.map((revision) => revision.user.name)).toEqual(["Jonas Weber"]);
  });

  test("renames a field for good", () => {
    expect(values("enableAgentShield")).toEqual([true, undefined]);
    const [renamed] = course("enableDroidShield").slice(1);
    expect(renamed).toEqual([course("enableAgentShield")[1]![0], true]);
    expect(values("enableDroidShield")).toEqual([undefined, true, false, true]);
  });

  test("falls off a cliff when the last allowed model goes, and climbs back", () => {
    const steps = course("modelPolicy.allowedModelIds");
    const cliff = steps.findIndex(([, value]) => value === undefined);
    expect(steps[cliff - 1]![1]).toHaveLength(1);
    expect(steps[cliff + 1]![1]).not.toHaveLength(0);
    expect(times[steps[cliff + 1]![0] - 1]! - times[steps[cliff]![0] - 1]!).toBeLessThan(72 * HOUR);
  });

  test("has a revision in which only empty lists and maps vanish, and one in which nothing changes", () => {
    const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;
    const bare = (value: unknown): string =>
      JSON.stringify(value, (_, inner) => (isEmpty(inner) ? undefined : inner) as unknown);
    const noise = revisions.filter(
      ({ settings }, i) =>
        i > 0 &&
        JSON.stringify(settings) !== JSON.stringify(revisions[i - 1]!.settings) &&
        bare(settings) === bare(revisions[i - 1]!.settings),
    );
    expect(noise.map((revision) => revision.revision)).toEqual([31]);
    const same = revisions.filter(({ settings }, i) => i > 0 && settings === revisions[i - 1]!.settings);
    expect(same).toHaveLength(1);
  });

  test("widens hosts for days, and addresses to the whole world for an hour", () => {
    const hosts = values("sandbox.network.allowedDomains") as string[][];
    expect(hosts.filter((list) => list.includes("paste.example"))).toHaveLength(1);
    expect(hosts.at(-1)).not.toContain("paste.example");
    const [open, closed] = course("networkPolicy.allowedIps").slice(-2);
    expect([open![1], closed![1]]).toEqual([
      expect.arrayContaining(["0.0.0.0/0"]),
      expect.not.arrayContaining(["0.0.0.0/0"]),
    ]);
    expect(times[closed![0] - 1]! - times[open![0] - 1]!).toBeLessThan(HOUR);
  });

  test("has a member who leaves, and edits nothing afterwards", () => {
    const hers = revisions.filter((revision) => revision.user.name === "Sofia Marchetti");
    expect(hers.length).toBeGreaterThan(2);
    expect(hers.at(-1)!.updatedAt < "2026-06-30").toBe(true);
    expect(members.map((member) => member.user.email)).not.toContain(hers[0]!.user.email);
  });

  test("ends with a handful of things open", () => {
    expect(latest("mcpPolicy.allowlist")).toContain("npx");
    expect(latest("customModels[custom:code-assist].apiKey")).toMatch(secret);
    expect(latest("sandbox.network.allowAllUnixSockets")).toBe(true);
    expect(latest("restrictApiKeyCreationToManagers")).toBe(false);
    expect(latest("sessionRetentionDays")).toBe(14);
  });

  test("ends with the rest in order, and a setting that nobody knows", () => {
    expect(latest("maxAutonomyLevel")).toBe("medium");
    expect(latest("enableDroidShield")).toBe(true);
    expect(latest("sandbox.enabled")).toBe(true);
    expect(latest("modelPolicy.allowAllServiceModels")).toBe(false);
    expect(latest("networkPolicy.allowedIps")).toEqual(["198.51.100.0/24", "203.0.113.64/26"]);
    expect(latest("sessionShareLinks")).toEqual({ enabled: false, expireAfterDays: 7 });
  });
});
