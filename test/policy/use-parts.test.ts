// The parts of a policy on usage, repositories, computers, sessions and credit limits: each field, and what is left out.
import { describe, expect, it } from "vitest";
import type { LoadedPolicies } from "../../src/policy/load.ts";
import { loadText } from "./corpus.ts";

const DAY = 86_400;
type Part = "usage" | "readiness" | "computers" | "sessions" | "limits";

/** Loads a part beside a rule, without the locations: those are tested by their own. */
async function part<P extends Part>(name: P, text: string, head = ""): Promise<LoadedPolicies[P]> {
  return (await loadText(`id: p\n${head}${text}settings: { wikiCloudSync: false }\n`))[name];
}
const unplaced = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, item) => (key === "location" || key === "locations" ? undefined : item)));

/** The fields of every rule, by what the rule, its part and its policy say. */
const plain = {
  id: null,
  severity: null,
  rationale: null,
  remediation: null,
  controls: [],
  fixWithinSeconds: null,
};
const rule = (demand: unknown, rest: Record<string, unknown> = {}) => ({ demand, ...plain, ...rest });

describe("usage", () => {
  const of = async (text: string, head?: string) => unplaced(await part("usage", `usage: { ${text} }\n`, head));

  it.each<[string, string, Record<string, unknown>]>([
    ["models", "models: { allowed: [m-a] }", { models: rule({ allowed: ["m-a"], denied: null, tiers: null }) }],
    ["models", "models: { denied: [m-a] }", { models: rule({ allowed: null, denied: ["m-a"], tiers: null }) }],
    ["models", "models: { tiers: [premium] }", { models: rule({ allowed: null, denied: null, tiers: ["premium"] }) }],
    ["mcp", "mcp: { allowed: [Linear] }", { mcp: rule({ allowed: ["linear"], denied: null }) }],
    ["mcp", "mcp: { denied: [Figma] }", { mcp: rule({ allowed: null, denied: ["figma"] }) }],
    ["mcp", "mcp: { identities: { Linear: Mcp.Example } }", { mcp: null, identities: { linear: "Mcp.Example" } }],
    ["tools", "tools: { allowed: [Read] }", { tools: rule({ allowed: ["Read"], denied: null }) }],
    ["slashCommands", "slashCommands: { denied: [x] }", { slashCommands: rule({ allowed: null, denied: ["x"] }) }],
    ["skills", "skills: { allowed: [x] }", { skills: rule({ allowed: ["x"], denied: null }) }],
    ["clients", "clients: { denied: [x] }", { clients: rule({ allowed: null, denied: ["x"] }) }],
    ["autonomy", "autonomy: { atMost: low }", { autonomy: rule({ atMost: "low", share: {}, ratioP90: null }) }],
    [
      "autonomy",
      "autonomy: { share: { high: { atMost: 0 }, low: { atMost: 0.5 } } }",
      { autonomy: rule({ atMost: null, share: { high: 0, low: 0.5 }, ratioP90: null }) },
    ],
    ["autonomy", "autonomy: { ratioP90: { atMost: 0 } }", { autonomy: rule({ atMost: null, share: {}, ratioP90: 0 }) }],
    ["credits", "credits: { perDay: { atMost: 0 } }", { credits: rule({ perUserPerDay: null, perDay: 0 }) }],
    ["credits", "credits: { perUserPerDay: { atMost: 5 } }", { credits: rule({ perUserPerDay: 5, perDay: null }) }],
    ["unused", "unused: { after: 30d, of: [models, mcp] }", { unused: rule({ afterDays: 30, of: ["models", "mcp"] }) }],
    ["settle", "settle: 2d", { settleDays: 2 }],
    ["quiet", "quiet: 0d", { quietDays: 0 }],
  ])("of %s: %s", async (_, text, expected) => {
    expect(await of(text)).toEqual({
      models: null,
      mcp: null,
      tools: null,
      slashCommands: null,
      skills: null,
      clients: null,
      autonomy: null,
      credits: null,
      hooks: [],
      unused: null,
      settleDays: 0,
      quietDays: 14,
      identities: {},
      policy: "p",
      owner: null,
      from: null,
      until: null,
      ...expected,
    });
  });

  it("of hooks counts runs for each session, or for each call of some tools", async () => {
    const hooks = `hooks: [
      { event: SessionEnd, command: log, perSession: { atLeast: 0.5 }, over: 7d },
      { event: Stop, matcher: Edit, command: scan, perCallOf: [Edit], atLeast: 1, over: 30d, id: scan } ]`;
    expect((await of(hooks)).hooks).toEqual([
      rule({ event: "SessionEnd", matcher: null, command: "log", perCallOf: null, atLeast: 0.5, overDays: 7 }),
      rule(
        { event: "Stop", matcher: "Edit", command: "scan", perCallOf: ["Edit"], atLeast: 1, overDays: 30 },
        { id: "p/scan" },
      ),
    ]);
  });

  it("takes from the part, and then from the policy, what a rule does not say", async () => {
    const head = "owner: ada@example.com\nseverity: low\nrationale: why\ncontrols: [soc2:CC6.8]\n";
    const own = "severity: critical, because: own, remediation: do, controls: [soc2:CC7.2], fixWithin: 2d, id: r";
    const text = `severity: high, tools: { denied: [x] }, skills: { denied: [x], ${own} }`;
    const { tools, skills, owner } = await of(text, head);
    const demand = { allowed: null, denied: ["x"] };
    expect(owner).toBe("ada@example.com");
    expect(tools).toEqual(rule(demand, { severity: "high", rationale: "why", controls: ["soc2:CC6.8"] }));
    expect(skills).toEqual({
      demand,
      id: "p/r",
      severity: "critical",
      rationale: "own",
      remediation: "do",
      controls: ["soc2:CC7.2"],
      fixWithinSeconds: 2 * DAY,
    });
    expect((await of("tools: { denied: [x] }", head)).tools).toMatchObject({ severity: "low" });
  });

  it("places each rule at its own key", async () => {
    const usage = (await part(
      "usage",
      "usage:\n  tools: { denied: [x] }\n  credits: { perDay: { atMost: 1 } }\n  unused: { after: 1d, of: [mcp] }\n" +
        "  hooks:\n    - { event: a, command: b, perSession: { atLeast: 1 }, over: 1d }\n    - { event: b, command: b, perSession: { atLeast: 1 }, over: 1d }\n",
    ))!;
    const rules = [usage.tools!, usage.credits!, usage.unused!, ...usage.hooks];
    expect(rules.map(({ location }) => location.line)).toEqual([3, 4, 5, 7, 8]);
  });
});

/** The fields of every part on observed things. */
const besides = { rationale: null, remediation: null, controls: [], fixWithinSeconds: null, policy: "p", owner: null };
const observed = { severity: null, ...besides, from: null, until: null };

describe("the other parts", () => {
  it("state what they say, and nothing else", async () => {
    const nothing = { repositories: null, maxAgeSeconds: null, models: null, agentVersion: null };
    const readiness = async (text: string) => (await part("readiness", `readiness: { ${text} }\n`))!;
    const { required, ...rest } = await readiness("required: { lint: 1, tests: { atLeast: 0.5 }, docs: 0 }");
    expect([...required!]).toEqual([
      ["lint", 1],
      ["tests", 0.5],
      ["docs", 0],
    ]);
    expect(unplaced(rest)).toEqual({ ...observed, ...nothing, clean: false });
    expect(
      unplaced(
        await readiness(
          "repositories: [a/b], maxAge: 30d, models: { allowed: [m-a] }, agentVersion: { atLeast: 1.40.0 }, clean: true",
        ),
      ),
    ).toEqual({
      ...observed,
      repositories: ["a/b"],
      required: null,
      maxAgeSeconds: 30 * DAY,
      models: { allowed: ["m-a"], denied: null },
      agentVersion: "1.40.0",
      clean: true,
    });
    expect((await readiness("models: { denied: [m-b] }")).models).toEqual({ allowed: null, denied: ["m-b"] });

    const computers = async (text: string) => unplaced(await part("computers", `computers: { watch: [c]${text} }\n`));
    expect(await computers("")).toEqual({
      ...observed,
      watch: ["c"],
      remoteUserNoneOf: null,
      maxProvisioningSeconds: null,
    });
    expect(await computers(", remoteUser: { noneOf: [root] }, maxProvisioning: 1h")).toMatchObject({
      remoteUserNoneOf: ["root"],
      maxProvisioningSeconds: 3600,
    });

    const sessions = async (text: string) => unplaced(await part("sessions", `sessions: { watch: [s]${text} }\n`));
    expect(await sessions("")).toEqual({ ...observed, watch: ["s"], toolsDenied: null, providerLockOneOf: null });
    expect(await sessions(", tools: { denied: [x] }, providerLock: { oneOf: [y] }")).toMatchObject({
      toolsDenied: ["x"],
      providerLockOneOf: ["y"],
    });

    const limits = async (text: string) => unplaced(await part("limits", `limits: { ${text} }\n`));
    expect(await limits("default: 0")).toMatchObject({ ...besides, default: 0, users: [] });
    expect(await limits("users: { Ada@example.com: 5 }, owner: bo@example.com")).toMatchObject({
      default: null,
      owner: "bo@example.com",
      users: [{ email: "ada@example.com", limit: 5 }],
    });
  });

  const demands = {
    readiness: "clean: true",
    computers: "watch: [c]",
    sessions: "watch: [s]",
    limits: "default: 1",
  } as const;

  it.each(Object.entries(demands) as [keyof typeof demands, string][])(
    "take from the policy what they do not say: %s",
    async (name, demand) => {
      const head = "owner: ada@example.com\nseverity: low\nrationale: why\ncontrols: [soc2:CC6.8]\n";
      const own = "severity: high, because: own, remediation: do, controls: [soc2:CC7.2], fixWithin: 2d";
      expect(await part(name, `${name}: { ${demand} }\n`, head)).toMatchObject({
        severity: "low",
        rationale: "why",
        remediation: null,
        controls: ["soc2:CC6.8"],
        fixWithinSeconds: null,
        owner: "ada@example.com",
      });
      expect(await part(name, `${name}: { ${demand}, ${own} }\n`, head)).toMatchObject({
        severity: "high",
        rationale: "own",
        remediation: "do",
        controls: ["soc2:CC7.2"],
        fixWithinSeconds: 2 * DAY,
      });
    },
  );

  it("place each demand at its own key", async () => {
    const { locations } = (await part("computers", "computers:\n  watch: [c]\n  maxProvisioning: 1h\n"))!;
    expect(Object.entries(locations).map(([key, { file, line }]) => [key, file, line])).toEqual([
      ["watch", "policy.yaml", 3],
      ["maxProvisioning", "policy.yaml", 4],
    ]);
  });
});
