// Shared by the emulator's tests: the sample organization, a small scenario to modify, and requests over HTTP.
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Organization, organizationOf, scenarioOf } from "../../src/emulator/scenario.ts";
import type { Json } from "../../src/model/json.ts";

const file = new URL("../../src/emulator/scenarios/sample.yaml", import.meta.url);

export const sampleText = readFileSync(file, "utf8");
export const sampleValue: Json = parse(sampleText, {
  version: "1.2",
  merge: false,
  uniqueKeys: true,
  maxAliasCount: 0,
});

export function sampleOrganization(): Organization {
  return organizationOf(scenarioOf(sampleValue));
}

export const ada = {
  id: "user_01ADA",
  email: "ada@corp.example",
  firstName: "Ada",
  lastName: "Byron",
  role: "owner",
  joined: "2026-01-01",
  lastSignIn: "2026-02-01T09:00:00+01:00",
};

export const start = {
  maxAutonomyLevel: "medium",
  modelPolicy: { allowedModelIds: ["a", "b"], blockedModelIds: [] },
  customModels: [
    { id: "custom:one", apiKey: "first", hostedProvider: { cloudRegion: "eu" } },
    { id: "custom:two", apiKey: "second" },
  ],
  mcpAutonomyOverrides: { "mcp.dots.example": { defaultLevel: "low" } },
};

/** A scenario with one saved revision, then these entries, one day apart unless they set a time. */
export function scenario(entries: readonly object[], more: object = {}): Record<string, unknown> {
  const first = { at: "2026-01-10T09:00:00Z", by: "ada", says: "The start is saved." };
  const history = entries.map((entry, i) => ({
    ...first,
    at: `2026-01-${11 + i}T09:00:00Z`,
    says: "Something.",
    ...entry,
  }));
  return { organization: { id: "corp", name: "Corp" }, users: { ada }, start, history: [first, ...history], ...more };
}

/** Returns the settings after the entries. */
export function after(...entries: readonly object[]): unknown {
  return organizationOf(scenarioOf(scenario(entries))).revisions.at(-1)!.settings;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, any>;
}

export async function ask(url: string, key?: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    headers: { ...(key !== undefined && { authorization: `Bearer ${key}` }) },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
}
