// For every rule of every pack: values that pass, that fail, that only look right, and that have a wrong type.

export interface Fixtures {
  readonly pass: readonly unknown[];
  readonly fail: readonly unknown[];
  /** Values that a reader or a careless comparison would accept: they fail. */
  readonly lookAlike: readonly unknown[];
  /** Values of a type that the setting does not have: they fail. */
  readonly wrong: readonly unknown[];
  /** The result if the setting is not set. */
  readonly unset: "passes" | "fails";
  /** How long each value lasts, for a rule about time. */
  readonly days?: number;
}

const flag = (wanted: boolean): Fixtures => ({
  pass: [wanted],
  fail: [!wanted],
  lookAlike: [String(wanted), wanted ? "yes" : "no", wanted ? "TRUE" : "False", ` ${wanted}`],
  unset: "fails",
  wrong: [Number(wanted), [wanted], {}],
});

const https = ["https://llm.example.com/v1", "https://llm.example.com", "https://llm.example.com:8443/v1"];
const notHttps = ["http://llm.example.com/v1", "ftp://llm.example.com"];
const likeHttps = [
  "https://a:b@llm.example.com",
  "https://llm.example.com@evil.example",
  "HTTPS//llm.example.com",
  "javascript:alert(1)",
  "https://llm.example.com:0443",
  "https://*/",
  " https://llm.example.com",
  "https://llm.\u0435xample.com",
];

const baseline: Record<string, Fixtures> = {
  "baseline/maxAutonomyLevel": {
    pass: ["off", "low", "medium"],
    fail: ["high", "turbo"],
    lookAlike: ["Medium", "medium ", "m\u0435dium", "medium\u200b", ""],
    unset: "fails",
    wrong: [2, true, ["low"], {}],
  },
  "baseline/enableAgentShield": flag(true),
  "baseline/includeCoAuthoredByAgent": flag(true),
  "baseline/restrictApiKeyCreationToManagers": flag(true),
  "baseline/sessionRetentionDays": {
    pass: [30, 90, 365],
    fail: [29, 366, 0, -30],
    lookAlike: ["90", " 90", "90d", 30.5],
    unset: "fails",
    wrong: [true, [90], {}],
  },
  "baseline/modelPolicy.allowAllServiceModels": flag(false),
  "baseline/modelPolicy.allowedModelIds": {
    pass: [["gpt-5"], ["gpt-5", "claude-sonnet-4"]],
    fail: [[]],
    lookAlike: [{}],
    unset: "fails",
    wrong: [7, true, { "gpt-5": true }],
  },
  "baseline/modelPolicy.allowCustomModels": flag(false),
  "baseline/customModels[*].apiKey": {
    pass: ["${NAME}", "${LLM_KEY_2}", "not-used-for-bedrock"],
    fail: ["Zk3Qp9Lw2Xv7Rt5Ym1Bn8", "short"],
    lookAlike: ["${NAME} ", "x${NAME}", "${1}", "$NAME", "${}", "${A}${B}", "********"],
    unset: "passes",
    wrong: [["Qm7Wx2Vb9Kt4Rf6Yd1Zp3"], { key: "Hq7Wm2Xv9Kt4Rb6Yd1Zp3" }],
  },
  "baseline/customModels[*].baseUrl": {
    pass: https,
    fail: notHttps,
    lookAlike: likeHttps,
    unset: "passes",
    wrong: [7, true, ["https://llm.example.com"]],
  },
  "baseline/mcpPolicy.enabled": flag(true),
  "baseline/mcpPolicy.allowlist": {
    pass: [
      ["mcp.linear.app", "mcp.sentry.dev"],
      ["corp-mcp --read-only"],
      ["npx-registry.example"],
      ["/opt/corp/mcp --read-only"],
    ],
    fail: [
      ["npx"],
      ["/usr/bin/npx -y evil"],
      ["npx -y evil"],
      ["mcp.linear.app", "docker run x"],
      ["python3"],
      ["pwsh -c x"],
    ],
    lookAlike: [["*"], ["n*"], ["mcp.linear.app\u200b"], ["mcp.line\u0430r.app"], [" npx"]],
    unset: "passes", // all servers are blocked
    wrong: [[7], [true], "npx", 7],
  },
  "baseline/missionPolicy.restrictedAccess": flag(true),
  "baseline/commandAllowlist": {
    pass: [["git status", "npm test", "ls"], ["rmdir build"], ["/usr/bin/git status"]],
    fail: [
      ["bash -c x"],
      ["/bin/rm"],
      ["/usr/local/bin/python3 *"],
      ["ls", "git push"],
      ["rm -rf /"],
      ["docker run x"],
      ["xargs rm"],
    ],
    lookAlike: [["*"], ["git *"], ["git\tpush"], ["l\u0455"], ["ba*"]],
    unset: "passes",
    wrong: [[true], [7], "bash"],
  },
  "baseline/strictKnownMarketplaces": {
    pass: [[{ source: "github", repo: "corp/plugins" }]],
    fail: [[]],
    lookAlike: [{}],
    unset: "fails",
    wrong: [7, "corp/plugins", true],
  },
  "baseline/networkPolicy.allowedIps": {
    pass: [["203.0.113.7"], ["203.0.113.0/24", "10.0.0.0/8"], ["2001:db8::/32"], ["2001:db8::1"]],
    fail: [["0.0.0.0/0"], ["10.0.0.0/7"], ["::/0"], ["203.0.113.7", "0.0.0.0/0"], []],
    lookAlike: [
      ["0.0.0.0/1", "128.0.0.0/1"],
      ["::/1", "8000::/1"],
      ["::ffff:0:0/96"],
      ["64:ff9b::/96"],
      ["2002::/16"],
      ["010.0.0.1"],
      ["any"],
      ["203.0.113.0/024"],
    ],
    unset: "fails",
    wrong: [[7], [true], 7],
  },
  "baseline/sandbox.enabled": flag(true),
  "baseline/sandbox.filesystem.allowWrite": {
    pass: [["/repo", "~/src", "/tmp/**"], ["./out"], ["~/.sshfoo"], ["/home/ada/src", "/home/*/.cache"]],
    fail: [
      ["/home/ada/.ssh"],
      ["/Users"],
      ["/root"],
      ["~/.zprofile"],
      ["/"],
      ["~"],
      ["/usr/local"],
      ["~/.ssh/id"],
      ["/etc/passwd"],
    ],
    lookAlike: [
      ["//"],
      ["/tmp/../"],
      ["$HOME"],
      ["/**"],
      ["C:\\"],
      ["/home/user", "/.."],
      ["~/.ss?"],
      ["/repo/../etc"],
    ],
    unset: "passes",
    wrong: [[7], [true], "/"],
  },
  "baseline/sandbox.filesystem.denyRead": {
    pass: [["~/.ssh", "~/.aws"], ["~"], ["~/.aws/", "~/./.ssh", "/etc"]],
    fail: [["~/.ssh"], ["/home"], []],
    lookAlike: [["~/.*"], ["~/**"], ["~/.ssh", "~/.aws\u200b"], ["~/.SSH", "~/.aws"]],
    unset: "fails",
    wrong: [[7], "~/.ssh", {}],
  },
  "baseline/sandbox.network.allowedDomains": {
    pass: [["registry.example.com", "*.pkgs.example"], ["pastebin.com.example"]],
    fail: [
      ["pastebin.com"],
      ["PASTEBIN.COM"],
      ["raw.pastebin.com"],
      ["x.ngrok.io"],
      ["x.ngrok.app"],
      ["a.example", "webhook.site"],
    ],
    lookAlike: [["*"], ["*.com"], ["*.io"], ["p\u0430stebin.com"], ["pastebin.com."], ["paste\u200bbin.com"]],
    unset: "passes",
    wrong: [[443], [true], 7],
  },
  "baseline/sandbox.network.allowUnixSockets": {
    pass: [["/run/user/1000/bus"], ["/var/run/docker.sock.d/x"]],
    fail: [
      ["/var/run/docker.sock"],
      ["/home/ada/.docker/run/docker.sock"],
      ["/run/user/1000/podman/podman.sock"],
      ["/run/podman/podman.sock"],
      ["/run"],
      ["/"],
    ],
    lookAlike: [
      ["/var/run/*.sock"],
      ["/var/run/../run/docker.sock"],
      ["//var//run/docker.sock"],
      ["/var/run/docker.soc?"],
    ],
    unset: "passes",
    wrong: [[true], 7],
  },
  "baseline/sandbox.network.allowAllUnixSockets": flag(false),
};

const strict: Record<string, Fixtures> = {
  ...baseline,
  "baseline/maxAutonomyLevel": {
    ...baseline["baseline/maxAutonomyLevel"]!,
    pass: ["off", "low"],
    fail: ["medium", "high"],
    lookAlike: ["Low", "low ", "l\u043ew", "none"],
  },
  "baseline/modelPolicy.allowedModelIds": {
    pass: [["gpt-5"], Array.from({ length: 12 }, (_, i) => `m${i}`)],
    fail: [[], Array.from({ length: 13 }, (_, i) => `m${i}`)],
    lookAlike: [["gpt-*"], ["*"], ["gpt-5\u200b"], {}],
    unset: "fails",
    wrong: [7, true, [7]],
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
    fail: ["medium", "high"],
    lookAlike: ["auto", "LOW", "low\u200b"],
    unset: "fails",
    wrong: [0, ["low"], true],
  },
  "strict/wikiCloudSync": flag(false),
  "strict/restrictMemberVisibility": flag(true),
  "strict/byomComputersEnabled": flag(false),
  "strict/ideAutoConnect": flag(false),
  "strict/mcpAutonomyOverrides[*].defaultLevel": {
    pass: ["medium", "high"],
    fail: ["low", "off"],
    lookAlike: ["High", "high ", "m\u0435dium"],
    unset: "passes",
    wrong: [2, true, ["high"]],
  },
  "strict/mcpAutonomyUrlOverrides": {
    pass: [
      [{ urlPattern: "https://mcp.example/*", defaultLevel: "medium" }],
      [{ urlPattern: "*", defaultLevel: "high" }],
    ],
    fail: [[{ urlPattern: "*", defaultLevel: "low" }]],
    lookAlike: [[{ urlPattern: "*" }], [{ urlPattern: "*", defaultLevel: "m\u0435dium" }]],
    unset: "passes",
    wrong: [7, "high", true, [{ urlPattern: "*", defaultLevel: 2 }]],
  },
  "strict/commandBlocklist": {
    pass: [["mkfs"], ["git push --force", "mkfs"]],
    fail: [[]],
    lookAlike: [{}],
    unset: "fails",
    wrong: [7, true, { mkfs: true }],
  },
  "strict/allowManagedHooksOnly": flag(true),
  "strict/modelPolicy.allowedBaseUrls": {
    pass: [["https://llm.example.com/v1"]],
    fail: [["http://llm.example.com"], ["https://llm.example.com", "http://b.example"], []],
    lookAlike: [["https://*.example.com"], ["https://llm.example.com@evil.example"], ["https//llm.example.com"]],
    unset: "fails",
    wrong: [[7], [true], 7],
  },
  "strict/customModels[*].hostedProvider.cloudCredentialExport": {
    pass: [undefined],
    fail: ["aws sso login", "true"],
    lookAlike: ["", "#", ":"],
    unset: "passes",
    wrong: [7, true, ["x"]],
  },
  "strict/customModels[*].hostedProvider.cloudAuthRefresh": {
    pass: [undefined],
    fail: ["aws sso login", "true"],
    lookAlike: ["", "#", ":"],
    unset: "passes",
    wrong: [7, true, ["x"]],
  },
  "strict/customModels[*].hostedProvider.hostedBaseUrl": {
    pass: https,
    fail: notHttps,
    lookAlike: likeHttps,
    unset: "passes",
    wrong: [7, true, ["https://llm.example.com"]],
  },
  "strict/extraKnownMarketplaces[*].source.sha": {
    pass: ["0123456789012345678901234567890123456789"],
    fail: ["main", "v1.2.0"],
    lookAlike: ["", "0123456", "012345678901234567890123456789012345678g", "0123456789012345678901234567890123456789 "],
    unset: "fails",
    wrong: [7, true, ["0123456789012345678901234567890123456789"]],
  },
  "strict/sandbox.mode": {
    pass: ["whole-process"],
    fail: ["per-command", "off"],
    lookAlike: ["whole_process", "Whole-Process", "whole-process "],
    unset: "fails",
    wrong: [1, true, ["whole-process"]],
  },
  "strict/sandbox.network.allowLocalBinding": flag(false),
};

const regulated: Record<string, Fixtures> = {
  ...strict,
  "baseline/sessionRetentionDays": {
    pass: [183, 365],
    fail: [182, 366, 30],
    lookAlike: ["183", "183d", 183.5],
    unset: "fails",
    wrong: [true, [183], {}],
  },
  "regulated/cloudSessionSync": flag(true),
  "regulated/managedComputersAllowedEmails": {
    pass: [["ada@example.com"]],
    fail: [[]],
    lookAlike: [{}],
    unset: "fails",
    wrong: [7, true, "ada@example.com"],
  },
  "regulated/userModelPolicies": {
    pass: [{}, [], { user_ada: {} }, { user_ada: { allowedModelIds: [] } }],
    fail: [{ user_ada: { allowedModelIds: ["gpt-5"], blockedModelIds: [] } }],
    lookAlike: [{ user_ada: { blockedModelIds: ["gpt-5"] } }],
    unset: "passes",
    wrong: [7, "user_ada", [1]],
  },
  "regulated/customModels[*].extraHeaders[*]": {
    pass: ["${TOKEN}"],
    fail: ["Bearer Hq7Wm2Xv9Kt4Rb6Yd1Zp3"],
    lookAlike: ["Bearer ${TOKEN} Zk3Qp9Lw2Xv7Rt5Ym1Bn8"],
    unset: "passes",
    wrong: [["Qm7Wx2Vb9Kt4Rf6Yd1Zp3"]],
    days: 100,
  },
};

/** Fixtures by pack and rule id. */
export const packFixtures: Readonly<Record<string, Readonly<Record<string, Fixtures>>>> = {
  baseline,
  strict,
  regulated,
};
