// Shared by tests of usage: the analytics without a server, and random scenarios.
import fc from "fast-check";
import { analytics } from "../../../src/emulator/analytics.ts";
import { type Organization, organizationOf, scenarioOf } from "../../../src/emulator/scenario.ts";
import { stateOf } from "../../../src/emulator/state.ts";
import { clients, modes } from "../../../src/emulator/usage/events.ts";
import { languages } from "../../../src/emulator/usage/languages.ts";
import { paces } from "../../../src/emulator/usage/schema.ts";
import { daysAfter } from "../../../src/emulator/usage/days.ts";
import { roles } from "../../../src/service/endpoint.ts";
import { ada, scenario } from "../support.ts";

export type Row = Record<string, any>;

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** Requests the analytics of an organization; for `users` all pages. */
export function asking(organization: Organization) {
  const routes = new Map(
    analytics(organization, stateOf(organization)).map((route) => [route.endpoint.name, route] as const),
  );
  const answer = (name: string, query: Record<string, unknown>) => {
    const route = routes.get(`analytics.${name}`)!;
    return route.answer({ role: "owner", params: {}, query, body: undefined }) as { data: Row[]; meta: Row };
  };
  return {
    answer,
    rows: (name: string, period: Period, group?: string) =>
      answer(name, { ...period, ...(group !== undefined && { group_by: group }) }).data,
    users(period: Period, limit = 100): Row[] {
      const rows: Row[] = [];
      for (let cursor: string | undefined; ;) {
        const { data, meta } = answer("users", { ...period, limit, ...(cursor !== undefined && { cursor }) });
        rows.push(...data);
        if (meta["has_more"] !== true) return rows;
        cursor = meta["next_cursor"];
      }
    },
  };
}

/** The organization of the small scenario, with more fields. */
export function organizationWith(more: object, entries: readonly object[] = []): Organization {
  return organizationOf(scenarioOf(scenario(entries, more)));
}

export const user = (id: string, more: object = {}) => ({
  ...ada,
  id: `user_${id}`,
  email: `${id}@corp.example`,
  role: "member",
  ...more,
});

const dayIn = (first: string, days: number) => fc.nat(days).map((count) => daysAfter(first, count));

const models = fc.uniqueArray(fc.constantFrom("claude-opus-4-6", "gpt-5.2", "gpt-5-mini", "o4", "x-*", "own"), {
  maxLength: 4,
});

const profile = fc.record(
  {
    pace: fc.constantFrom(...paces),
    weekends: fc.boolean(),
    clients: fc.uniqueArray(fc.constantFrom(...clients), { minLength: 1 }),
    models: fc.uniqueArray(fc.constantFrom("gpt-5.2", "own", "other"), { minLength: 1 }),
    tools: fc.uniqueArray(fc.constantFrom("Read", "Edit", "Create", "Execute", "Scan"), { minLength: 1 }),
    languages: fc.uniqueArray(fc.constantFrom(...languages), { minLength: 1, maxLength: 4 }),
    servers: fc.uniqueArray(fc.constantFrom("docs", "Docs", "free")),
    autonomy: fc.constantFrom(...modes),
    bound: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Ids in another order than the handles. */
const idOf = (handle: string) => `user_${9 - Number(handle.slice(1))}`;

const person = fc.record(
  { role: fc.constantFrom(...roles), joined: dayIn("2026-01-01", 60), left: dayIn("2026-03-05", 30), profile },
  { requiredKeys: ["role", "joined"] },
);

const settings = fc.record(
  {
    maxAutonomyLevel: fc.constantFrom("off", "low", "medium", "high", 7),
    sessionDefaultSettings: fc.record({
      model: fc.constantFrom("gpt-5.2", "o4"),
      specModeModel: fc.constantFrom("o4"),
    }),
    modelPolicy: fc.record(
      { allowedModelIds: models, blockedModelIds: models, allowAllServiceModels: fc.boolean() },
      { requiredKeys: [] },
    ),
    mcpPolicy: fc.record({ enabled: fc.boolean(), allowlist: fc.uniqueArray(fc.constantFrom("docs.example", "npx")) }),
    userModelPolicies: fc.constant({ [idOf("p0")]: { allowedModelIds: ["own"] } }),
  },
  { requiredKeys: [] },
);

/** Organizations of up to five people, whose usage is stated in any part or not at all. */
export const organizations: fc.Arbitrary<Organization> = fc
  .record({ people: fc.array(person, { maxLength: 4 }), start: settings, skills: fc.boolean(), hooks: fc.boolean() })
  .map(({ people, start, skills, hooks }) => {
    const handled = people.map((item, index) => [`p${index}`, item] as const);
    return organizationWith({
      start,
      users: {
        ada,
        ...Object.fromEntries(
          handled.map(([handle, { role, joined, left }]) => [
            handle,
            user(handle, { id: idOf(handle), role, joined, ...(left !== undefined && { left }) }),
          ]),
        ),
      },
      usage: {
        people: Object.fromEntries(handled.flatMap(([handle, { profile }]) => (profile ? [[handle, profile]] : []))),
        servers: {
          docs: { at: "docs.example", tools: ["search", "read"] },
          Docs: { at: "npx", tools: ["search"] },
          free: { tools: ["go"] },
        },
        ...(!skills && { skills: [], commands: [] }),
        ...(hooks && {
          hooks: ["PreToolUse", "PostToolUse", "Notification", "UserPromptSubmit", "Stop", "SubagentStop"].map(
            (event) => ({ event, command: "log" }),
          ),
        }),
      },
    });
  });

/** Periods of up to a few weeks, some of which begin before the first figures. */
export const periods: fc.Arbitrary<Period> = fc
  .tuple(dayIn("2026-01-05", 90), fc.nat(20))
  .map(([startDate, length]) => ({ startDate, endDate: daysAfter(startDate, length) }));
