import { beforeAll, describe, expect, it, test } from "vitest";
import { isUnset } from "../../src/catalog/read.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { isContainer } from "../../src/catalog/setting.ts";
import { testOf } from "../../src/checks/index.ts";
import type { Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { type LoadedPolicies, loadPolicies } from "../../src/policy/load.ts";
import { pack } from "./corpus.ts";

const catalog = createCatalog();

function load(name: string): Promise<LoadedPolicies> {
  return loadPolicies([pack(name)!], { catalog, builtin: [], resolve: async (upper) => pack(upper), packs: [] });
}

const literal = secretMarker("literal", "fp:run:1", {});
const masked = secretMarker("masked-by-server", "fp:run:2", {});
const placeholder = secretMarker("placeholder", "fp:run:3", {});

interface Verdicts {
  readonly pass: readonly Json[];
  readonly fail: readonly Json[];
  /** What not being set means. */
  readonly unset: "passes" | "fails";
  /** Values of a type that the setting does not have: they fail. */
  readonly wrong: readonly Json[];
}

const flag = (wanted: boolean): Verdicts => ({
  pass: [wanted],
  fail: [!wanted],
  unset: "fails",
  wrong: [String(wanted), Number(wanted), [wanted], {}],
});

const baseline: Record<string, Verdicts> = {
  "baseline/maxAutonomyLevel": {
    pass: ["off", "low", "medium"],
    fail: ["high", "turbo", "Medium", "medium "],
    unset: "fails",
    wrong: [2, true, ["low"]],
  },
  "baseline/enableAgentShield": flag(true),
  "baseline/includeCoAuthoredByAgent": flag(true),
  "baseline/restrictApiKeyCreationToManagers": flag(true),
  "baseline/sessionRetentionDays": {
    pass: [30, 90, 365],
    fail: [29, 366, 0, -30],
    unset: "fails",
    wrong: ["90", 30.5, true, [90]],
  },
  "baseline/modelPolicy.allowAllServiceModels": flag(false),
  "baseline/modelPolicy.allowedModelIds": {
    pass: [["gpt-5"]],
    fail: [[], null],
    unset: "fails",
    wrong: [],
  },
  "baseline/modelPolicy.allowCustomModels": flag(false),
  "baseline/customModels[*].apiKey": {
    pass: ["${NAME}", placeholder],
    fail: [literal, masked, "sk-1", "${NAME} ", "x${NAME}", "${1}"],
    unset: "passes",
    wrong: [],
  },
  "baseline/customModels[*].baseUrl": {
    pass: ["https://llm.example.com/v1"],
    fail: [
      "http://llm.example.com/v1",
      "https://a:b@llm.example.com",
      "javascript:alert(1)",
      "https://llm.example.com:0443",
      "https://*/",
    ],
    unset: "passes",
    wrong: [7, ["https://llm.example.com"]],
  },
  "baseline/mcpPolicy.enabled": flag(true),
  "baseline/mcpPolicy.allowlist": {
    pass: [["mcp.linear.app", "mcp.sentry.dev"], ["corp-mcp --read-only"]],
    fail: [
      ["npx"],
      ["npx -y evil"],
      ["mcp.linear.app", "docker run x"],
      ["*"],
      ["python3"],
      ["mcp.linear.app\u200b"],
      ["n*"],
    ],
    unset: "passes", // all servers are blocked
    wrong: [[7], [literal]],
  },
  "baseline/missionPolicy.restrictedAccess": flag(true),
  "baseline/commandAllowlist": {
    pass: [["git status", "npm test", "ls"]],
    fail: [["*"], ["bash -c x"], ["ls", "git push"], ["git *"], ["git\tpush"], ["l\u0455"]],
    unset: "passes",
    wrong: [[true]],
  },
  "baseline/strictKnownMarketplaces": {
    pass: [[{ source: "github", repo: "corp/plugins" }]],
    fail: [[]],
    unset: "fails",
    wrong: [],
  },
  "baseline/networkPolicy.allowedIps": {
    pass: [["203.0.113.7"], ["203.0.113.0/24", "10.0.0.0/8"], ["2001:db8::/32"], ["2001:db8::1"]],
    fail: [
      ["0.0.0.0/0"],
      ["0.0.0.0/1", "128.0.0.0/1"],
      ["10.0.0.0/7"],
      ["::/0"],
      ["::/1", "8000::/1"],
      ["::ffff:0:0/96"],
      ["64:ff9b::/96"],
      ["2002::/16"],
      ["010.0.0.1"],
      ["any"],
    ],
    unset: "fails",
    wrong: [[7]],
  },
  "baseline/sandbox.enabled": flag(true),
  "baseline/sandbox.filesystem.allowWrite": {
    pass: [["/work", "~/src", "/tmp/**"], ["./out"]],
    fail: [
      ["/"],
      ["//"],
      ["/tmp/../"],
      ["~"],
      ["$HOME"],
      ["/**"],
      ["C:\\"],
      ["/home/user", "/.."],
      ["~/.ssh/id"],
      ["~/.ss?"],
      ["/usr/local"],
    ],
    unset: "passes",
    wrong: [[7]],
  },
  "baseline/sandbox.filesystem.denyRead": {
    pass: [["~/.ssh", "~/.aws"], ["~"], ["~/.aws/", "~/./.ssh", "/etc"]],
    fail: [["~/.ssh"], ["~/.*"], ["~/**"], ["/home"]],
    unset: "fails",
    wrong: [["~/.ssh", "~/.aws\u200b"]],
  },
  "baseline/sandbox.network.allowedDomains": {
    pass: [["registry.example.com", "*.pkgs.example"]],
    fail: [
      ["*"],
      ["pastebin.com"],
      ["PASTEBIN.COM"],
      ["raw.pastebin.com"],
      ["*.com"],
      ["x.ngrok.io"],
      ["*.io"],
      ["p\u0430stebin.com"],
      ["pastebin.com."],
    ],
    unset: "passes",
    wrong: [[443]],
  },
  "baseline/sandbox.network.allowUnixSockets": {
    pass: [["/run/user/1000/bus"]],
    fail: [["/var/run/docker.sock"], ["/run"], ["/var/run/*.sock"], ["/"], ["/var/run/../run/docker.sock"]],
    unset: "passes",
    wrong: [[true]],
  },
  "baseline/sandbox.network.allowAllUnixSockets": flag(false),
};

const strict: Record<string, Verdicts> = {
  ...baseline,
  "baseline/maxAutonomyLevel": {
    ...baseline["baseline/maxAutonomyLevel"]!,
    pass: ["off", "low"],
    fail: ["medium", "high"],
  },
  "baseline/modelPolicy.allowedModelIds": {
    pass: [["gpt-5"], Array.from({ length: 12 }, (_, i) => `m${i}`)],
    fail: [[], ["gpt-*"], Array.from({ length: 13 }, (_, i) => `m${i}`)],
    unset: "fails",
    wrong: [],
  },
  "baseline/sandbox.network.allowedDomains": {
    ...baseline["baseline/sandbox.network.allowedDomains"]!,
    fail: [
      ...baseline["baseline/sandbox.network.allowedDomains"]!.fail,
      ["gist.github.com"],
      ["x.githubusercontent.com"],
    ],
  },
  "strict/sessionDefaultSettings.autonomyLevel": {
    pass: ["off", "low"],
    fail: ["medium", "high", "auto"],
    unset: "fails",
    wrong: [0, ["low"]],
  },
  "strict/wikiCloudSync": flag(false),
  "strict/restrictMemberVisibility": flag(true),
  "strict/byomComputersEnabled": flag(false),
  "strict/allowManagedHooksOnly": flag(true),
  "strict/modelPolicy.allowedBaseUrls": {
    pass: [["https://llm.example.com/v1"]],
    fail: [["http://llm.example.com"], ["https://llm.example.com", "https://*.example.com"]],
    unset: "fails",
    wrong: [[7]],
  },
  "strict/customModels[*].hostedProvider.cloudCredentialExport": {
    pass: [null],
    fail: ["aws sso login"],
    unset: "passes",
    wrong: [7],
  },
  "strict/extraKnownMarketplaces[*].source.sha": {
    pass: ["0123456789012345678901234567890123456789"],
    fail: [null],
    unset: "fails",
    wrong: [],
  },
  "strict/sandbox.mode": { pass: ["whole-process"], fail: ["per-command", "off"], unset: "fails", wrong: [1, true] },
  "strict/sandbox.network.allowLocalBinding": flag(false),
};

describe.each([
  ["baseline", baseline],
  ["strict", strict],
])("the %s pack", (name, table) => {
  let loaded: LoadedPolicies;
  beforeAll(async () => {
    loaded = await load(name);
  });

  it("has verdicts here for each of its rules", () => {
    expect(Object.keys(table).sort()).toEqual(loaded.rules.map((rule) => rule.id).sort());
  });

  it("says of each rule what it is, why, how to put it right, and which controls ask for it", () => {
    for (const { id, title, rationale, remediation, controls } of loaded.rules) {
      expect([id, title]).toEqual([id, expect.stringMatching(/^[A-Z][^:]{9,79}[^.]$/) as string]);
      expect([id, rationale]).toEqual([id, expect.stringMatching(/^[A-Z].{19,}\.$/) as string]);
      expect([id, remediation]).toEqual([id, expect.stringMatching(/^[A-Z].{14,}\.$/) as string]);
      expect([id, controls.length]).toEqual([id, expect.any(Number) as number]);
      for (const control of controls) expect(control).toMatch(/^(?:soc2|nist-800-53|iso-27001):\S+$/);
      expect(controls.length).toBeGreaterThan(1);
    }
  });

  it("names nobody's own models, hosts or people, and accepts nothing", () => {
    expect(loaded.editors).toBeNull();
    expect(loaded.exceptions).toEqual([]);
  });

  test.each(Object.entries(table))("%s", (id, verdicts) => {
    const rule = loaded.rules.find((one) => one.id === id)!;
    const setting = catalog.setting(rule.setting)!;
    const test = testOf(loaded.checks, rule.demands, setting);
    const asEmpty = isContainer(setting) || (setting.list !== undefined && setting.unset.as === "nothing");
    const holds = (value: Json) => {
      if (!isUnset(value)) return test(value) === undefined;
      const wanted = rule.demands.some(({ check, options }) => check === "set" && options === false);
      return rule.unsetPasses || wanted || (asEmpty && test([]) === undefined);
    };
    expect(verdicts.pass.filter((value) => !holds(value))).toEqual([]);
    expect(verdicts.fail.filter(holds)).toEqual([]);
    expect(verdicts.wrong.filter(holds)).toEqual([]);
    expect(holds(null)).toBe(verdicts.unset === "passes");
  });
});
