// lane: long
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Problem } from "../../src/errors.ts";
import { lookUp } from "../../src/lists.ts";
import { isArray, isObject, type Json, type JsonObject } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";
import { loadText, problemsOf } from "./corpus.ts";

/** A mistake in one field of an entry: its value; undefined removes it. `others` are fields that it is about, too. */
type Mistake = readonly [field: string, value: Json | undefined, ...others: string[]];

interface Entry {
  /** Where the entry is in the policy. */
  readonly at: readonly (string | number)[];
  readonly sound: JsonObject;
  readonly mistakes: readonly Mistake[];
}

const beside: readonly Mistake[] = [
  ["severity", "hihg"],
  ["because", ""],
  ["remediation", 3],
  ["controls", ["x"]],
  ["fixWithin", "soon"],
];
const typo: Mistake = ["zzzz", 1];

/** A policy, with a place for the entry in its lists. */
const base: JsonObject = {
  id: "p",
  settings: {
    maxAutonomyLevel: { atMost: "low" },
    ideAutoConnect: false,
    sandbox: { enabled: true },
    customModels: { each: { apiKey: { secret: "reference" } } },
  },
  approvals: [
    null,
    {
      id: "CHG-2",
      settings: ["sandbox.**"],
      from: "2026-11-01",
      until: "2026-11-08",
      approvedBy: ["bo"],
      approvedAt: "2026-10-30",
    },
  ],
  assertions: [null, { id: "boxed", schema: { required: ["hooks"] } }],
};

const entries: Readonly<Record<string, Entry>> = {
  exception: {
    at: ["exceptions", 0],
    sound: {
      rule: "p/maxAutonomyLevel",
      value: ["high"],
      owner: "ada",
      reason: "pilot",
      from: "2026-10-01",
      expires: "2026-12-31",
    },
    mistakes: [
      ["rule", "p/maxAutonomyLevl"],
      ["rule", undefined],
      ["rule", ""],
      ["rule", "p/customModels[*].apiKey", "subject"],
      ["value", undefined, "revision"],
      ["value", []],
      ["value", ["fp:run:1"]],
      ["subject", "maxAutonomyLevel"],
      ["subject", "/sandbox", "rule"],
      ["inert", "yes"],
      ["revision", 3, "value", "rule"],
      ["revision", -1, "value", "rule"],
      ["owner", undefined],
      ["owner", " "],
      ["agreedBy", ["ada"], "owner"],
      ["agreedBy", []],
      ["agreedBy", ["*@example.com"]],
      ["reason", undefined],
      ["from", "2026-13-01"],
      ["from", undefined],
      ["from", "2027-03-01", "expires"],
      ["from", "2025-03-01", "expires"],
      ["expires", undefined, "revision"],
      ["expires", "2026-09-01", "from"],
      ["expires", "soon"],
      ["expires", "2027-12-31", "from"],
      ["ticket", ""],
      ["category", "waver"],
      ["ownr", "bo", "owner"],
      typo,
    ],
  },
  approval: {
    at: ["approvals", 0],
    sound: {
      id: "CHG-1",
      settings: ["sandbox.**"],
      from: "2026-11-01",
      until: "2026-11-08",
      approvedBy: ["bo"],
      approvedAt: "2026-10-30",
    },
    mistakes: [
      ["id", undefined],
      ["id", "a b"],
      ["id", "CHG-2"],
      ["settings", ["sandbx.**"]],
      ["settings", []],
      ["settings", ["sandbox.**", ""]],
      ["settings", undefined],
      ["settings", ["sandbx.**", 3]],
      ["from", "2026-13-01"],
      ["from", "2026-12-01", "until"],
      ["from", undefined],
      ["until", "2026-10-01", "from"],
      ["until", 3],
      ["implementers", ["*"]],
      ["implementers", []],
      ["approvedBy", []],
      ["approvedBy", ["*@example.com"]],
      ["approvedBy", undefined],
      ["approvedAt", "x"],
      ["ticket", ""],
      ["reason", 3],
      ["approvdBy", ["x"], "approvedBy"],
      typo,
    ],
  },
  window: {
    at: ["changes", "windows", 0],
    sound: { days: ["mon"], from: "09:00", to: "17:00", timezone: "Europe/Berlin" },
    mistakes: [
      ["days", ["mo"]],
      ["days", []],
      ["days", undefined],
      ["from", "17:00", "to"],
      ["from", "9"],
      ["from", 9],
      ["from", undefined],
      ["to", "25:00"],
      ["to", "09:00", "from"],
      ["timezone", "Europe/Berln"],
      ["timezone", undefined],
      ["timezone", ""],
      ["frm", "09:00", "from"],
      typo,
    ],
  },
  freeze: {
    at: ["changes", "freezes", 0],
    sound: { from: "2026-12-20", until: "2027-01-03", reason: "year end", settings: ["sandbox.**"] },
    mistakes: [
      ["from", "2027-02-01", "until"],
      ["from", "x"],
      ["from", undefined],
      ["until", "2026-01-01", "from"],
      ["until", "x"],
      ["until", undefined],
      ["reason", undefined],
      ["reason", ""],
      ["settings", ["sandbx.**"]],
      ["settings", []],
      ["unitl", "2026-01-01", "until"],
      typo,
    ],
  },
  changes: {
    at: ["changes"],
    sound: { loosening: { requires: "approval", settings: ["sandbox.**"] }, emergency: { approvedWithin: "48h" } },
    mistakes: [
      ["loosening", { requires: "aproval", settings: ["sandbx.**"] }],
      ["loosening", { requires: "approval", settings: ["sandbx.**"] }],
      ["loosening", undefined, "windows", "freezes", "zzzz"],
      ["emergency", { approvedWithin: "x" }],
      ["emergency", {}],
      ["severity", "hihg"],
      ["rationale", ""],
      ["controls", ["x"]],
      ["windows", []],
      ["freezes", [{ from: "2026-12-20", until: "2027-01-03", reason: "x", settings: ["sandbx"] }]],
      typo,
    ],
  },
  effective: {
    at: ["effective"],
    sound: { from: "2026-01-01", until: "2026-12-31" },
    mistakes: [
      ["from", "2027-01-01", "until"],
      ["from", "x"],
      ["until", "2025-01-01", "from"],
      ["until", 3],
      ["form", "2027-01-01"],
      typo,
    ],
  },
  person: {
    at: ["editors", "approved", 0],
    sound: { who: "ada@example.com", from: "2026-01-01", until: "2026-12-31", because: "lead" },
    mistakes: [
      ["who", "*"],
      ["who", ""],
      ["who", undefined],
      ["who", "ada @example"],
      ["from", "2027-01-01", "until"],
      ["from", "x"],
      ["until", "2025-01-01", "from"],
      ["until", "x"],
      ["because", ""],
      ["becuase", "x"],
      typo,
    ],
  },
  editors: {
    at: ["editors"],
    sound: { approved: ["ada"], by: { "sandbox.**": ["bo"] } },
    mistakes: [
      ["approved", []],
      ["approved", ["*"]],
      ["by", { "sandbx.**": ["bo"] }],
      ["by", { "sandbx.**": [] }],
      ["by", { "sandbx.**": ["bo"], "mcpPolicy.**": [] }],
      ["severity", "hihg"],
      ["rationale", ""],
      ["controls", "x"],
      ["aproved", ["ada"]],
      typo,
    ],
  },
  editors_only: {
    at: ["editors"],
    sound: { approved: ["ada"] },
    mistakes: [
      ["approved", undefined],
      ["severity", "hihg"],
      ["sverity", "high", "severity"],
      ["rationale", ""],
      ["controls", "x"],
    ],
  },
  hook: {
    at: ["usage", "hooks", 0],
    sound: { event: "Stop", command: "scan", perSession: { atLeast: 1 }, over: "7d" },
    mistakes: [
      ["event", undefined],
      ["event", ""],
      ["command", undefined],
      ["matcher", 3],
      ["perSession", undefined, "perCallOf", "atLeast", "zzzz"],
      ["perSession", { atLeast: 2 }],
      ["perSession", {}],
      ["perCallOf", ["x"], "atLeast", "zzzz", "perSession"],
      ["perCallOf", [], "atLeast", "zzzz", "perSession"],
      ["atLeast", 0.5, "zzzz", "perSession"],
      ["atLeast", 2, "zzzz", "perSession"],
      ["over", "0d"],
      ["over", "91d"],
      ["over", undefined],
      ["perSesion", 1, "perSession", "perCallOf", "atLeast"],
      ["id", "a b"],
      ["id", "maxAutonomyLevel"],
      ...beside,
      typo,
    ],
  },
  models: {
    at: ["usage", "models"],
    sound: { allowed: ["a"], denied: ["b"] },
    mistakes: [
      ["allowed", []],
      ["denied", [""]],
      ["tiers", "x"],
      ["id", "maxAutonomyLevel"],
      ["id", 3],
      ...beside,
      ["alowed", ["x"]],
      typo,
    ],
  },
  models_only: {
    at: ["usage", "models"],
    sound: { allowed: ["a"] },
    mistakes: [["allowed", undefined], ["id", "maxAutonomyLevel"], ...beside],
  },
  autonomy: {
    at: ["usage", "autonomy"],
    sound: { atMost: "high", share: { high: { atMost: 0.5 } } },
    mistakes: [
      ["atMost", "hgih"],
      ["share", { hgih: { atMost: 1 } }],
      ["share", { high: { atMost: 2 } }],
      ["ratioP90", { atMost: -1 }],
      ["ratioP90", {}],
      ...beside,
      typo,
    ],
  },
  unused: {
    at: ["usage", "unused"],
    sound: { after: "90d", of: ["models"] },
    mistakes: [["after", "0d"], ["after", undefined], ["of", []], ["of", ["modls"]], ...beside, typo],
  },
  usage: {
    at: ["usage"],
    sound: { settle: "2d", quiet: "14d", models: { allowed: ["a"] } },
    mistakes: [
      ["settle", "8d"],
      ["settle", "x"],
      ["quiet", "x"],
      ["severity", "x"],
      ["models", {}],
      ["mcp", {}],
      ["tools", { denied: [] }],
      typo,
    ],
  },
  limits: {
    at: ["limits"],
    sound: { default: 3, users: { "ada@example.com": 1 } },
    mistakes: [
      ["default", -1],
      ["default", "x"],
      ["users", { nobody: 1 }],
      ["users", { nobody: -1 }],
      ["users", { nobody: 1, "ada@example.com": -1 }],
      ["users", { "a@example.com": 1, "A@example.com": 1 }],
      ["owner", ""],
      ...beside,
      ["usres", {}],
      typo,
    ],
  },
  readiness: {
    at: ["readiness"],
    sound: { repositories: ["https://x.example/a"], required: { tests: 1 } },
    mistakes: [
      ["repositories", []],
      ["required", { tests: 2 }],
      ["required", { tests: { atLest: 1 } }],
      ["maxAge", "x"],
      ["models", {}],
      ["models", { allowed: [] }],
      ["agentVersion", { atLeast: "x" }],
      ["agentVersion", {}],
      ["clean", false],
      ...beside,
      typo,
    ],
  },
  readiness_only: { at: ["readiness"], sound: { maxAge: "3d" }, mistakes: [["maxAge", undefined], ...beside] },
  computers: {
    at: ["computers"],
    sound: { watch: ["a"] },
    mistakes: [["watch", undefined], ["watch", []], ["remoteUser", {}], ["maxProvisioning", "x"], ...beside, typo],
  },
  sessions: {
    at: ["sessions"],
    sound: { watch: ["a"] },
    mistakes: [["watch", undefined], ["watch", []], ["tools", {}], ["providerLock", { oneOf: "x" }], ...beside, typo],
  },
  access: {
    at: ["access"],
    sound: { maxIdle: "60d" },
    mistakes: [["maxIdle", "0d"], ["reviewEvery", "x"], ["mayEdit", "member"], ["mayEdt", "members", "mayEdit"], typo],
  },
  assertion: {
    at: ["assertions", 0],
    sound: { id: "hooks", schema: { required: ["hooks"] } },
    mistakes: [
      ["id", "maxAutonomyLevel"],
      ["id", "a b"],
      ["id", undefined],
      ["id", "boxed"],
      ["schema", {}],
      ["schema", undefined],
      ["schema", { required: ["hoks"] }],
      ["schema", { requird: ["hooks"] }],
      ["schema", 3],
      ["severity", "hihg"],
      ["title", ""],
      ["because", ""],
      ["remediation", 3],
      ["controls", ["x"]],
      ["fixWithin", "soon"],
      ["shcema", {}, "schema"],
      typo,
    ],
  },
  rule: {
    at: ["settings", "maxAutonomyLevel"],
    sound: { atMost: "low", severity: "high" },
    mistakes: [
      ["atMost", "lw"],
      ["atLeast", "high", "atMost", "set"],
      ["oneOf", []],
      ["oneOf", ["hgih"]],
      ["pattern", "("],
      ["matches", "*"],
      ["size", {}],
      ["set", "yes"],
      ["set", false, "atMost"],
      ["secret", "reference"],
      ["id", "a b"],
      ["id", "boxed"],
      ["id", "ideAutoConnect"],
      ["title", ""],
      ["unset", "pas"],
      ["overridable", 1],
      ["schema", { tpe: 3 }],
      ["schema", {}],
      ...beside,
      ["atMots", "low"],
      typo,
    ],
  },
  list: {
    at: ["settings", "sandbox", "network", "allowedDomains"],
    sound: { subsetOf: ["a.example"], severity: "high" },
    mistakes: [
      ["subsetOf", ["a b"]],
      ["subsetOf", ["a.example", 3]],
      ["supersetOf", ["b.example"], "subsetOf"],
      ["supersetOf", []],
      ["disjointFrom", ["a b"]],
      ["size", { atMost: -1 }],
      ["size", { atLeast: 3, atMost: 2 }],
      ["each", { patern: "x" }],
      ["each", { pattern: "(" }],
      ["each", {}],
      ["each", { equals: "a.example", oneOf: ["b.example"] }],
      ["maxAge", "3d"],
      ...beside,
      typo,
    ],
  },
  models_each: {
    at: ["settings", "customModels", "each", "apiKey"],
    sound: { secret: "reference", maxAge: "90d" },
    mistakes: [
      ["secret", "refrence"],
      ["maxAge", "x"],
      ["equals", "x"],
      ["set", 3],
      ["id", "ideAutoConnect"],
      ...beside,
      typo,
    ],
  },
  file: {
    at: [],
    sound: base,
    mistakes: [
      ["id", "a b"],
      ["formerly", ["an id"]],
      ["formerly", []],
      ["title", ""],
      ["owner", ""],
      ["severity", "x"],
      ["rationale", 3],
      ["controls", ["x"]],
      ["effective", {}],
      ["extends", []],
      ["extends", ["baselin"]],
      ["extends", 3],
      ["setings", {}],
      ["maxAutonomyLevel", "low"],
      typo,
    ],
  },
};

/** Returns a value with an entry at a place, in place of the value there. */
function placed(at: readonly (string | number)[], entry: JsonObject, into: Json | undefined): Json {
  const [step, ...rest] = at;
  if (step === undefined) return entry;
  if (typeof step === "number")
    return isArray(into) ? into.with(step, placed(rest, entry, into[step])) : [placed(rest, entry, undefined)];
  const map = isObject(into) ? into : {};
  return { ...map, [step]: placed(rest, entry, map[step]) };
}

/** Returns a policy with the entry, one line for each of its keys. */
function textOf({ at, sound }: Entry, mistakes: readonly Mistake[]): string {
  const fields = new Map(Object.entries(sound));
  for (const [field, value] of mistakes)
    if (value === undefined) fields.delete(field);
    else fields.set(field, value);
  const policy = placed(at, Object.fromEntries(fields), base);
  return Object.entries(isObject(policy) ? policy : {})
    .map(([key, value]) => {
      const shown = isArray(value) ? value.filter((item) => item !== null) : value;
      return `${JSON.stringify(key)}: ${JSON.stringify(shown)}\n`;
    })
    .join("");
}

async function told(entry: Entry, mistakes: readonly Mistake[]): Promise<string[]> {
  const problems = await problemsOf(loadText(textOf(entry, mistakes)));
  // A key of the file moves the lines below it.
  const lineOf = ({ line }: Problem) => (entry.at.length === 0 ? "" : line);
  return problems.map((problem) => `${lineOf(problem)}: ${problem.message}; ${problem.hint}`).toSorted();
}

const isApart = ([field, , ...others]: Mistake, [second, , ...more]: Mistake) =>
  field !== second && !others.includes(second) && !more.includes(field);

it.each(Object.keys(entries))("tells mistakes within one entry as it tells each by itself: %s", async (name) => {
  const entry = lookUp(new Map(Object.entries(entries)), name);
  expect(await told(entry, [])).toEqual([]);
  const alone = new Map<Mistake, string[]>();
  for (const mistake of entry.mistakes) alone.set(mistake, await told(entry, [mistake]));
  expect([...alone].filter(([, problems]) => problems.length === 0)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.subarray([...entry.mistakes], { minLength: 2, maxLength: 3 }), async (some) => {
      fc.pre(some.every((first, i) => some.slice(i + 1).every((second) => isApart(first, second))));
      const all = some.flatMap((mistake) => lookUp(alone, mistake));
      expect(await told(entry, some)).toEqual([...new Set(all)].toSorted());
    }),
    { numRuns: runs(25) },
  );
});
