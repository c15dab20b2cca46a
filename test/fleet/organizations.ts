// Many small organizations, each with a history of a few revisions. Deterministic for a seed.
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Report } from "../../src/model/report/index.ts";
import { HOUR, judge, policy, type RawChange } from "../support/history.ts";

/** Generates numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const people = ["ada", "bo", "cy", "dee", "eve", "fay"].map((name) => `${name}@corp.example`);
const contractors = ["max@agency.example", "Mia@agency.example", "moe@agency.example"];

const rules = `settings:
  maxAutonomyLevel: { atMost: medium, severity: critical, fixWithin: 10d }
  enableAgentShield: { equals: true, severity: low }
  modelPolicy: { allowedModelIds: { subsetOf: [gpt-5, claude-4] } }
  commandDenylist: { supersetOf: [sudo], severity: medium, fixWithin: 30d }
exceptions:
  - { rule: controls/maxAutonomyLevel, value: [high], owner: ada, reason: pilot, from: 2026-01-10, expires: 2026-06-30 }
  - { rule: controls/enableAgentShield, value: [false], owner: bo, reason: "tested ☂", from: 2026-01-01, expires: 2026-03-01 }
`;
/** Differences between organizations: most list all editors, one lists a contractor, some list none. */
const policies = [people, people.slice(0, 3), [...people, contractors[2]!], undefined].map(
  (listed) => `id: controls\n${listed ? `editors: { approved: [${listed.join(", ")}] }\n` : ""}${rules}`,
);

const AS_OF = Date.parse("2026-06-15T00:00:00Z");
const START = Date.parse("2026-01-01T00:00:00Z");
const DAY = 24 * HOUR;

/** Returns the reports of `n` organizations. */
export async function organizations(n: number, seed = 1): Promise<Report[]> {
  const random = numbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const happens = (share: number) => random() < share;
  const [catalog, loaded] = [createCatalog(), await Promise.all(policies.map((item) => policy(item)))];

  const settings = () => ({
    maxAutonomyLevel: pick(["off", "low", "medium", "medium", "high"]),
    enableAgentShield: happens(0.8),
    modelPolicy: {
      allowedModelIds: pick([["gpt-5"], ["gpt-5", "claude-4"], ["gpt-5", "o4"]]),
      allowAllServiceModels: false,
    },
    commandDenylist: pick([["sudo"], ["sudo", "mkfs"], []]),
  });
  const history = (): RawChange[] => {
    const editors = [pick(people), pick(people), ...(happens(0.2) ? [pick(contractors)] : [])];
    let [time, set] = [START, settings()];
    return Array.from({ length: 1 + below(5) }, (_, i) => {
      time += 1 + below(25 * DAY);
      set = { ...set, ...Object.fromEntries(Object.entries(settings()).filter(() => happens(0.4))) };
      const email = pick(editors);
      const user = { id: `user_${email.slice(0, 3)}`, email, name: happens(0.9) ? email.slice(0, 3) : null };
      return { revision: i + 1, settings: set, user, updatedAt: new Date(time).toISOString() };
    });
  };

  const reports: Report[] = [];
  for (let i = 0; i < n; i++) {
    const isGapped = happens(0.05);
    const changes = happens(0.99) ? history() : [];
    reports.push(
      await judge(isGapped ? changes.filter(({ revision }) => revision !== 2) : changes, pick(loaded), {
        catalog,
        organization: `org-${String(i).padStart(4, "0")}`,
        // Hours since the first of March, the helper's start.
        hours: (AS_OF - Date.parse("2026-03-01T00:00:00Z") - (happens(0.05) ? 5 * DAY : 0)) / HOUR,
        problems: isGapped ? ["revision-gap"] : [],
      }),
    );
  }
  return reports;
}
