// Rules that every candidate can state: each as a demand of a policy, as a JSON Schema, and as a filter of jq.
const model = (prefix) => `^(?:${prefix})`;

/** By the setting's path. */
export const rules = {
  maxAutonomyLevel: {
    demand: { atMost: "medium" },
    schema: at(["maxAutonomyLevel"], { enum: ["off", "low", "medium"] }),
    jq: '.maxAutonomyLevel | IN("off","low","medium")',
  },
  enableAgentShield: {
    demand: { equals: true },
    schema: at(["enableAgentShield"], { const: true }),
    jq: ".enableAgentShield == true",
  },
  cloudSessionSync: {
    demand: { equals: false },
    schema: at(["cloudSessionSync"], { const: false }),
    jq: ".cloudSessionSync == false",
  },
  sessionRetentionDays: {
    demand: { atLeast: 30, atMost: 120 },
    schema: at(["sessionRetentionDays"], { minimum: 30, maximum: 120 }),
    jq: ".sessionRetentionDays >= 30 and .sessionRetentionDays <= 120",
  },
  "sandbox.enabled": {
    demand: { equals: true },
    schema: at(["sandbox", "enabled"], { const: true }),
    jq: ".sandbox.enabled == true",
  },
  "mcpPolicy.enabled": {
    demand: { equals: true },
    schema: at(["mcpPolicy", "enabled"], { const: true }),
    jq: ".mcpPolicy.enabled == true",
  },
  "modelPolicy.allowedModelIds": {
    demand: { subsetOf: ["vendor-model-*"] },
    schema: at(["modelPolicy", "allowedModelIds"], { items: { pattern: model("vendor-model-") }, minItems: 1 }),
    jq: '.modelPolicy.allowedModelIds | length > 0 and all(startswith("vendor-model-"))',
  },
};

/** A JSON Schema that demands a value at a place. */
function at([key, ...rest], schema) {
  return { type: "object", required: [key], properties: { [key]: rest.length > 0 ? at(rest, schema) : schema } };
}

/** Rules as a policy. */
export function policyText(id = "bench", stated = Object.entries(rules)) {
  const settings = {};
  for (const [path, { demand }] of stated) {
    const keys = path.split(".");
    let into = settings;
    for (const key of keys.slice(0, -1)) into = into[key] ??= {};
    into[keys.at(-1)] = demand;
  }
  return JSON.stringify({ id, settings });
}

/** The rules as one program of jq: the numbers of the failing revisions by rule. */
export function jqProgram() {
  const fails = Object.entries(rules).map(([path, { jq }]) => `${JSON.stringify(path)}: (.settings | (${jq}) | not)`);
  return `[.revision, {${fails.join(", ")}}] | .[0] as $n | .[1] | to_entries[] | select(.value) | [.key, $n]`;
}
