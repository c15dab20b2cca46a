// A deterministic history of a large organization: the same bytes for the same options, on every machine.
import { closeSync, openSync, writeSync } from "node:fs";

/** A small generator of numbers (mulberry32): benchmarks need the same history every time. */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const levels = ["off", "low", "medium", "high"];
const words = [
  "atlas",
  "birch",
  "cedar",
  "delta",
  "ember",
  "fjord",
  "grove",
  "harbor",
  "iris",
  "juniper",
  "kelp",
  "lotus",
];

/**
 * The revisions of a history, oldest first.
 * @param {{ revisions: number, seed?: number, shuffled?: boolean, models?: number, edits?: number, script?: "latin" | "other" }} options
 *   `shuffled`: another order of keys in every revision; `models`: how many custom models; `edits`: how many times as many
 *   edits in a revision; `script`: names in other letters
 */
export function* history({ revisions, seed = 1, shuffled = false, models = 12, edits: busy = 1, script = "latin" }) {
  const random = numbers(seed);
  const below = (n) => Math.floor(random() * n);
  const pick = (list) => list[below(list.length)];
  const hex = (n) => Array.from({ length: n }, () => "0123456789abcdef"[below(16)]).join("");
  const name = (i) => (script === "other" ? `モデル–${pick(words)}-${i}` : `${pick(words)}-${pick(words)} ${i}`);
  const key = () => `sk-proj-${hex(40)}`;
  let serial = 0;
  const model = () => {
    const i = serial++;
    return {
      model: `vendor/${pick(words)}-${i}-2026-0${1 + below(9)}`,
      id: `custom:${pick(words)}-${i}`,
      index: i,
      baseUrl: `https://llm-${below(6)}.corp.example/v1/${pick(words)}`,
      apiKey: random() < 0.3 ? `\${KEY_${i}}` : key(),
      displayName: name(i),
      provider: pick(["anthropic", "openai", "generic-chat-completion-api"]),
      maxContextLimit: 128_000 + 1000 * below(100),
      maxOutputTokens: 4096 * (1 + below(8)),
      enableThinking: random() < 0.5,
      noImageSupport: random() < 0.5,
      extraHeaders: {
        "x-team": pick(words),
        "x-route": `${pick(words)}/${pick(words)}`,
        authorization: `Bearer ${hex(32)}`,
      },
      extraArgs: { temperature: below(10) / 10, top_p: 1, metadata: { owner: pick(words), tier: below(3) } },
    };
  };
  const many = (n, make) => Array.from({ length: n }, (_, i) => make(i));
  const command = (i) =>
    `${pick(["git", "npm", "make", "cargo", "docker", "kubectl"])} ${pick(words)} --${pick(words)}-${i}`;
  const host = (i) => `${pick(words)}-${i}.${pick(["pkgs", "registry", "mirror"])}.example`;
  const user = (i) => ({
    id: `user_${String(i).padStart(4, "0")}`,
    email: `${words[i % 12]}.${i}@corp.example`,
    name: name(i),
  });
  const people = many(20, user);
  const settings = {
    sessionDefaultSettings: {
      model: "claude-sonnet-4-5",
      reasoningEffort: "medium",
      interactionMode: "auto",
      autonomyLevel: "low",
    },
    maxAutonomyLevel: "medium",
    cloudSessionSync: false,
    enableAgentShield: true,
    includeCoAuthoredByAgent: true,
    commandAllowlist: many(48, command),
    commandDenylist: many(44, command),
    customModels: many(models, model),
    modelPolicy: {
      allowedModelIds: many(40, (i) => `vendor-model-${i}`),
      blockedModelIds: many(12, (i) => `blocked-model-${i}`),
      allowedBaseUrls: many(6, (i) => `https://llm-${i}.corp.example/v1`),
      allowCustomModels: true,
      allowAllServiceModels: false,
    },
    mcpPolicy: { enabled: true, allowlist: many(20, (i) => `mcp-${i}.corp.example`) },
    mcpAutonomyOverrides: Object.fromEntries(many(8, (i) => [`server-${i}`, { defaultLevel: pick(levels) }])),
    userModelPolicies: Object.fromEntries(
      many(20, (i) => [
        people[i].id,
        { allowedModelIds: many(6, (j) => `vendor-model-${(i + j) % 40}`), blockedModelIds: [] },
      ]),
    ),
    networkPolicy: { allowedIps: many(20, (i) => `203.0.${113 + (i % 4)}.${8 * i}/29`) },
    sandbox: {
      enabled: true,
      mode: "per-command",
      filesystem: {
        allowWrite: many(12, (i) => `/srv/${pick(words)}/${i}`),
        denyRead: many(10, (i) => `/etc/${pick(words)}-${i}`),
      },
      network: { allowedDomains: many(40, host), allowLocalBinding: false },
    },
    restrictMemberVisibility: true,
    restrictApiKeyCreationToManagers: true,
    managedComputersEnabled: true,
    managedComputersAllowedEmails: people.slice(0, 12).map((one) => one.email),
    sessionRetentionDays: 90,
  };
  // Lists stay about as long as they are: what grows is the history.
  const inList = (list, make, most) => {
    if (list.length >= most || (list.length > most - 12 && random() < 0.5)) list.splice(below(list.length), 1);
    else list.splice(below(list.length + 1), 0, make(serial++));
  };
  const edits = [
    () => (settings.maxAutonomyLevel = pick(levels)),
    () => (settings.cloudSessionSync = !settings.cloudSessionSync),
    () => (settings.enableAgentShield = random() < 0.8),
    () => inList(settings.commandAllowlist, command, 56),
    () => inList(settings.commandDenylist, command, 50),
    () => inList(settings.modelPolicy.allowedModelIds, (i) => `vendor-model-${i}`, 48),
    () => inList(settings.mcpPolicy.allowlist, (i) => `mcp-${i}.corp.example`, 26),
    () => (settings.mcpPolicy.enabled = random() < 0.9),
    () => inList(settings.sandbox.network.allowedDomains, host, 46),
    () => (settings.sandbox.enabled = random() < 0.9),
    () => inList(settings.networkPolicy.allowedIps, (i) => `198.51.${i % 256}.${below(256)}/32`, 26),
    () => (settings.sessionRetentionDays = 30 + below(120)),
    () => (pick(settings.customModels).apiKey = key()),
    () => (pick(settings.customModels).displayName = name(serial++)),
    () => (pick(settings.customModels).maxOutputTokens = 4096 * (1 + below(8))),
    () => (pick(settings.customModels).extraHeaders["x-team"] = pick(words)),
    // A model that takes another's place is two dozen changes at once.
    () => random() < 0.08 && (settings.customModels[below(settings.customModels.length)] = model()),
    () =>
      (pick(Object.values(settings.userModelPolicies)).allowedModelIds = many(6, () => `vendor-model-${below(40)}`)),
    () => (pick(Object.values(settings.mcpAutonomyOverrides)).defaultLevel = pick(levels)),
    () => (settings.sessionDefaultSettings.autonomyLevel = pick(levels)),
  ];
  const start = Date.UTC(2016, 0, 1);
  for (let revision = 1; revision <= revisions; revision++) {
    if (revision > 1) for (let n = busy * (1 + below(3)); n > 0; n--) pick(edits)();
    yield {
      revision,
      settings: shuffled ? turned(settings, below) : settings,
      user: people[random() < 0.02 ? 19 : below(19)],
      updatedAt: new Date(start + revision * 3_000_000).toISOString(),
    };
  }
}

/** The same value with the keys of its objects in another order. */
function turned(value, below) {
  if (Array.isArray(value)) return value.map((item) => turned(item, below));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, turned(item, below)]);
  for (let i = entries.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [entries[i], entries[j]] = [entries[j], entries[i]];
  }
  return Object.fromEntries(entries);
}

/** Writes a history as NDJSON. Gives its size in bytes. */
export function writeHistory(file, options) {
  const out = openSync(file, "w");
  let bytes = 0;
  let lines = "";
  const flush = () => {
    bytes += writeSync(out, lines);
    lines = "";
  };
  for (const change of history(options)) {
    lines += `${JSON.stringify(change)}\n`;
    if (lines.length > 4_000_000) flush();
  }
  flush();
  closeSync(out);
  return bytes;
}
