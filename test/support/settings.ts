// Generated settings: mostly plausible, partly broken, and so small that two often share values.
import fc from "fast-check";
import type { JsonObject } from "../../src/model/json.ts";

const absent = Symbol("absent");
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: value }, { weight: 2, arbitrary: fc.constant(absent) });
const few = <T>(...values: T[]) => fc.constantFrom(...values);
const list = (...values: unknown[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.array(few(...values), { maxLength: 4 }) },
    { weight: 1, arbitrary: few<unknown>(null, "text", {}) },
  );
const group = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .record(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, maybe(value)])))
        .map((raw) => Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== absent))),
    },
    { weight: 1, arbitrary: few<unknown>(null, [], {}, "broken", 7) },
  );
const flag = few<unknown>(true, false, null, "true", 1);
const level = few<unknown>("off", "low", "medium", "high", "turbo", null);

const model = group({
  id: few("custom:a", "custom:b", "custom:a#2", ""),
  model: few("m", "n"),
  baseUrl: few("https://llm.example/v1", "https://evil.example", "http://llm.example"),
  apiKey: few<unknown>("${KEY}", "Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "", null),
  extraHeaders: group({ Authorization: few("Bearer Hq7Wm2Xv9Kt4Rb6Yd1Zp3"), "x-team": few("core") }),
  bedrock: group({ awsProfile: few("a", "b") }),
  hostedProvider: group({ cloudProfile: few("a", "b") }),
});

/** Settings in the seal's input format, without secrets. */
export const settingsArbitrary: fc.Arbitrary<JsonObject> = group({
  maxAutonomyLevel: level,
  enableAgentShield: flag,
  enableDroidShield: flag,
  sessionRetentionDays: few<unknown>(7, 30, 90, "90", 9.5),
  commandDenylist: list("sudo", "rm -rf", "mkfs"),
  modelPolicy: group({
    allowedModelIds: list("gpt-5", "claude-a", "claude-*", "GPT-5"),
    blockedModelIds: list("grok", "x"),
    allowAllServiceModels: flag,
    allowAllFactoryModels: flag,
  }),
  mcpPolicy: group({ enabled: flag, allowlist: list("mcp.a.example", "npx", 5) }),
  managedComputersEnabled: flag,
  managedComputersAllowedEmails: list("a@corp.example", "A@corp.example", "b@corp.example"),
  sandbox: group({
    enabled: flag,
    network: group({ allowedDomains: list("a.example", "*.a.example", "A.example", "b.example") }),
  }),
  networkPolicy: group({ allowedIps: list("10.0.0.0/8", "10.0.0.0/9", "10.128.0.0/9", "10.0.0.1", "nonsense") }),
  enabledPlugins: group({ "a@b": flag, "a.b": flag, __proto__x: flag }),
  mcpAutonomyOverrides: group({
    linear: group({ defaultLevel: few("low", "high"), tools: group({ t: few("low", "high") }) }),
  }),
  customModels: fc.oneof(
    { weight: 6, arbitrary: fc.array(model, { maxLength: 3 }) },
    { weight: 1, arbitrary: few<unknown>(null, "x", [5]) },
  ),
  strictKnownMarketplaces: fc.array(group({ source: few("github"), repo: few("corp/plugins", "evil/plugins") }), {
    maxLength: 2,
  }),
  remoteShell: few<unknown>(true, { a: 1 }, null, []),
}).map((value) => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as JsonObject);
