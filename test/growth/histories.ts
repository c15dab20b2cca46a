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
    id: `custom:m${i}`,
    model: `m${i}`,
    baseUrl: "https://llm.corp.example",
    apiKey: secret(i),
  }));
  return hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "low", customModels });
}

function secret(i: number): string {
  return `sk-ant-api03-${(i * 7919 + 12_345).toString(36)}Qx${(i * 104_729 + 7).toString(36)}Zr${(i + 1) * 31}`;
}
