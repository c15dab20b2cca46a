// Histories that are ten times as long, or hold ten times as much, and are otherwise the same.
import { ada, bo, hourly, type RawChange } from "../support/history.ts";

/** What a policy demands of them. */
export const rules = `id: growth
editors: { approved: [ada@corp.example] }
settings:
  maxAutonomyLevel: { atMost: medium, severity: critical, fixWithin: 1d }
  enableAgentShield: { equals: true }
  commandDenylist: { supersetOf: [sudo] }
  modelPolicy: { allowedModelIds: { subsetOf: [gpt-5, claude-4] } }
  customModels: { each: { apiKey: { secret: reference } } }
`;

/**
 * Returns a number for the i-th of `n` names. What is said of a text is remembered, so a history of another size has
 * other names. All numbers have as many digits.
 */
export const numberOf = (n: number, i: number): number => 10 ** 8 + 10 ** 4 * n + i;

/** `n` revisions. Each ten of them open and close as much as the ten before. */
export function revisions(n: number): RawChange[] {
  const steps = Array.from({ length: n }, (_, i) => ({
    by: i % 10 === 7 ? bo : ada,
    set: {
      maxAutonomyLevel: i % 10 === 3 ? "high" : "low",
      enableAgentShield: i % 10 !== 5,
      commandDenylist: i % 10 === 7 ? [] : ["sudo", `tool-${i}`],
      modelPolicy: { allowedModelIds: i % 10 === 8 ? ["gpt-5", `o-${i}`] : ["gpt-5"], allowAllServiceModels: false },
      customModels: [
        {
          id: "custom:a",
          model: "a",
          baseUrl: "https://llm.corp.example",
          apiKey: i % 10 === 9 ? secret(i) : "${KEY}",
        },
      ],
    },
  }));
  return hourly(...steps);
}

/** Two revisions, of which the second brings `n` models with a literal key each. */
export function literals(n: number): RawChange[] {
  const customModels = Array.from({ length: n }, (_, i) => ({
    id: `custom:m${numberOf(n, i)}`,
    model: `m${numberOf(n, i)}`,
    baseUrl: "https://llm.corp.example",
    apiKey: secret(i),
  }));
  return hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "low", customModels });
}

function secret(i: number): string {
  return `sk-ant-api03-${(i * 7919 + 12_345).toString(36)}Qx${(i * 104_729 + 7).toString(36)}Zr${(i + 1) * 31}`;
}

/** Two revisions, of which the first has `n` settings that nobody knows, all with the same secret, and the second none. */
export function unknownKeys(n: number): RawChange[] {
  const keys = Object.fromEntries(Array.from({ length: n }, (_, i) => [`unknown${numberOf(n, i)}`, secret(7)]));
  return hourly({ maxAutonomyLevel: "low", ...keys }, { maxAutonomyLevel: "low" });
}

/** `n` revisions, each by somebody else. */
export function editors(n: number): RawChange[] {
  const number = (i: number) => numberOf(n, i);
  const by = (i: number) => ({
    id: `user_${number(i)}`,
    email: `user-${number(i)}@corp.example`,
    name: `User ${number(i)}`,
  });
  return hourly(
    ...Array.from({ length: n }, (_, i) => ({ by: by(i), set: { maxAutonomyLevel: i % 2 ? "low" : "high" } })),
  );
}

/** One revision that allows `n` addresses, hosts, paths and people. */
export function entries(n: number): RawChange[] {
  const several = (of: (i: number) => string) => Array.from({ length: n }, (_, i) => of(i));
  return hourly(
    { maxAutonomyLevel: "low" },
    {
      networkPolicy: { allowedIps: several((i) => `${n % 200}.${i >> 8}.${i & 255}.0/24`) },
      modelPolicy: { allowedBaseUrls: several((i) => `https://host-${n}-${i}.corp.example/v1`) },
      sandbox: { enabled: true, network: { allowedDomains: several((i) => `host-${n}-${i}.corp.example`) } },
      missionPolicy: { restrictedAccess: true, allowedUserIds: several((i) => `user_${n}_${i}`) },
    },
  );
}
