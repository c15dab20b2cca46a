// lane: long
// Laws of the edits: nothing that differs is left out, and no direction is wrong.
import fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { editsOf } from "../../src/authoring/edits/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { DriftlineError } from "../../src/errors.ts";
import { canonical, type Json } from "../../src/model/json.ts";
import { isAmong, peopleOf, settingsDenied } from "../../src/policy/editors.ts";
import type { LoadedPolicies } from "../../src/policy/load.ts";
import { matchesAny } from "../../src/policy/patterns.ts";
import { modifiers, policySchema } from "../../src/policy/schema.ts";
import { findFrozen } from "../../src/policy/windows.ts";
import { policy } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const catalog = createCatalog();

type Node = { [key: string]: unknown };

/** A policy with every key of the schema. Each value is a pair: before, and after an edit. */
class Pair {
  readonly before: unknown;
  readonly after: unknown;

  constructor(before: unknown, after: unknown) {
    this.before = before;
    this.after = after;
  }
}
const to = (before: unknown, after: unknown) => new Pair(before, after);
const beside = {
  severity: to("low", "high"),
  because: to("a", "b"),
  remediation: to("a", "b"),
  controls: to(["soc2:CC6.1"], ["soc2:CC6.2"]),
  fixWithin: to("1d", "2d"),
};
/** Each part of `usage` needs ids of its own. */
const besideUsage = (part: string) => ({ ...beside, id: to(`${part}-x`, `${part}-y`) });
const lists = () => ({ allowed: to(["a"], ["a", "b"]), denied: to(["c"], ["d"]) });
const whole: Node = {
  id: to("p", "q"),
  formerly: to(["old"], ["older", "old"]),
  title: to("a", "b"),
  owner: to("a", "b"),
  severity: to("low", "high"),
  rationale: to("a", "b"),
  controls: to(["soc2:CC6.1"], ["soc2:CC6.2"]),
  effective: { from: to("2026-01-01", "2026-01-02T09:00:00Z"), until: to("2027-01-01", "2027-01-01T09:00:00Z") },
  settings: {
    maxAutonomyLevel: {
      atMost: to("low", "medium"),
      severity: to("low", "high"),
      title: to("a", "b"),
      because: to("a", "b"),
      remediation: to("a", "b"),
      controls: to(["soc2:CC6.1"], ["soc2:CC6.2"]),
      id: to("cap", "cap2"),
      unset: to("pass", "fail"),
      fixWithin: to("1d", "2d"),
      overridable: to(true, false),
    },
    wikiCloudSync: to(false, true),
  },
  editors: {
    approved: [
      to("a@x.example", "b@x.example"),
      { who: to("u", "v"), from: to("2026-01-01", "2026-02-01"), until: to("2026-06-01", "2026-06-01T09:00:00Z") },
    ],
    by: { "sandbox.**": [to("c@x.example", "d@x.example")] },
    severity: to("low", "high"),
    rationale: to("a", "b"),
    controls: to(["soc2:CC6.1"], ["soc2:CC6.2"]),
  },
  changes: {
    windows: [
      {
        days: to(["mon"], ["mon", "tue"]),
        from: to("09:00", "10:00"),
        to: to("17:00", "18:00"),
        timezone: to("Europe/Berlin", "UTC"),
      },
    ],
    freezes: [
      {
        from: to("2026-12-20", "2026-12-21"),
        until: to("2027-01-03", "2027-01-04"),
        reason: to("a", "b"),
        settings: [to("sandbox.**", "sandbox.enabled")],
      },
    ],
    loosening: { requires: "approval", settings: [to("sandbox.**", "sandbox.enabled")] },
    emergency: { approvedWithin: to("1d", "2d") },
    severity: to("critical", "high"),
    rationale: to("a", "b"),
    controls: to(["soc2:CC6.1"], ["soc2:CC6.2"]),
  },
  usage: {
    severity: to("low", "high"),
    settle: to("1d", "2d"),
    quiet: to("1d", "2d"),
    models: { ...lists(), tiers: to(["a"], ["b"]), ...besideUsage("models") },
    mcp: { ...lists(), identities: { a: to("x.example", "y.example") }, ...besideUsage("mcp") },
    tools: { ...lists(), ...besideUsage("tools") },
    slashCommands: { ...lists(), ...besideUsage("slashCommands") },
    skills: { ...lists(), ...besideUsage("skills") },
    clients: { ...lists(), ...besideUsage("clients") },
    autonomy: {
      atMost: to("low", "high"),
      share: { high: { atMost: to(0.1, 0.2) }, off: { atMost: to(0.1, 0.2) }, low: { atMost: to(1, 0.2) } },
      ratioP90: { atMost: to(1, 2) },
      ...besideUsage("autonomy"),
    },
    credits: { perUserPerDay: { atMost: to(1, 2) }, perDay: { atMost: to(1, 2) }, ...besideUsage("credits") },
    hooks: [
      {
        event: to("Stop", "Start"),
        matcher: to("a", "b"),
        command: to("a", "b"),
        perSession: { atLeast: to(0.5, 1) },
        over: to("1d", "2d"),
        ...besideUsage("hooks"),
      },
      {
        event: "Stop",
        command: "c",
        perCallOf: to(["a"], ["b"]),
        atLeast: to(0.5, 1),
        over: "1d",
        ...besideUsage("hooks"),
      },
    ],
    unused: { after: to("1d", "2d"), of: to(["models"], ["mcp"]), ...besideUsage("unused") },
  },
  access: { reviewEvery: to("1d", "2d"), maxIdle: to("1d", "2d"), mayEdit: "members" },
  limits: { default: to(1, 2), users: { "a@x.example": to(1, 2) }, owner: to("a", "b"), ...beside },
  readiness: {
    repositories: to(["https://git.example/a"], ["https://git.example/b"]),
    required: { lint: to(0.5, 1), test: { atLeast: to(0.5, 1) } },
    maxAge: to("1d", "2d"),
    models: lists(),
    agentVersion: { atLeast: to("1.0", "1.1") },
    clean: true,
    ...beside,
  },
  computers: {
    watch: to(["a"], ["b"]),
    remoteUser: { noneOf: to(["root"], ["admin"]) },
    maxProvisioning: to("1d", "2d"),
    ...beside,
  },
  sessions: {
    watch: to(["a"], ["b"]),
    tools: { denied: to(["a"], ["b"]) },
    providerLock: { oneOf: to(["a"], ["b"]) },
    ...beside,
  },
  assertions: [
    {
      id: to("a", "b"),
      schema: to({ required: ["sandbox"] }, { required: ["hooks"] }),
      title: to("a", "b"),
      ...beside,
    },
  ],
  approvals: [
    {
      id: to("A", "B"),
      settings: [to("sandbox.**", "sandbox.enabled")],
      from: to("2026-01-01", "2026-01-01T09:00:00Z"),
      until: to("2026-02-01", "2026-02-01T09:00:00Z"),
      implementers: to(["a@x.example"], ["c@x.example"]),
      approvedBy: to(["b@x.example"], ["d@x.example"]),
      approvedAt: to("2026-01-01", "2026-01-01T09:00:00Z"),
      ticket: to("a", "b"),
      reason: to("a", "b"),
    },
  ],
  exceptions: [
    {
      rule: "usage/model-not-allowed",
      value: to("x", "y"),
      subject: to("usage/a", "usage/b"),
      inert: to(false, true),
      owner: to("a", "b"),
      agreedBy: to(["c@x.example"], ["d@x.example"]),
      reason: to("a", "b"),
      from: to("2026-01-01", "2026-01-01T09:00:00Z"),
      expires: to("2026-02-01", "2026-02-01T09:00:00Z"),
      ticket: to("a", "b"),
      category: to("waiver", "mitigated"),
    },
    {
      rule: "editors/unapproved",
      revision: to(1, 2),
      owner: "a",
      reason: "a",
      from: "2026-01-01",
    },
  ],
};

/** Returns the value before the edit, with the value at `path` as after the edit, or without it. */
function edited(node: unknown, path: readonly string[] | null, how: "changed" | "removed"): unknown {
  if (path?.length === 0 && how === "changed") return node instanceof Pair ? node.after : edited(node, null, how);
  if (node instanceof Pair) return node.before;
  const entries = (items: readonly [string, unknown][]) =>
    items
      .filter(([key]) => !(how === "removed" && path?.length === 1 && path[0] === key))
      .map(([key, item]) => [key, edited(item, path?.[0] === key ? path.slice(1) : null, how)] as const);
  if (Array.isArray(node)) return entries(Object.entries(node)).map(([, item]) => item);
  return typeof node === "object" && node !== null ? Object.fromEntries(entries(Object.entries(node))) : node;
}

function pathsOf(node: unknown): string[][] {
  if (node instanceof Pair || typeof node !== "object" || node === null) return [[]];
  return [[], ...Object.entries(node).flatMap(([key, item]) => pathsOf(item).map((path) => [key, ...path]))];
}

async function loaded(text: unknown): Promise<LoadedPolicies | null> {
  try {
    return await policy(JSON.stringify(text));
  } catch (error) {
    if (error instanceof DriftlineError) return null;
    throw error;
  }
}

/** Returns what the policies state, without where they state it. */
function statement({ checks: _, ...policies }: LoadedPolicies): string {
  const left = new Set(["location", "locations", "digest", "rules"]);
  const plain = (value: unknown): unknown => {
    if (value instanceof Map) return plain(Object.fromEntries(value));
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) =>
        (left.has(key) && !(key === "rules" && Array.isArray(item))) || typeof item === "function"
          ? []
          : [[key, plain(item)]],
      ),
    );
  };
  return canonical(JSON.parse(JSON.stringify(plain(policies))) as Json);
}

/** The names of the keys below a schema, as `usage.models.allowed`. Entries of lists have no name. */
function keysIn(schema: Node, path: string): string[] {
  const parts = [schema, ...["anyOf", "oneOf", "allOf"].flatMap((key) => (schema[key] as Node[] | undefined) ?? [])];
  return parts.flatMap((part) => [
    ...Object.entries((part["properties"] ?? {}) as Record<string, Node>).flatMap(([key, item]) => [
      `${path}${key}`,
      ...keysIn(item, `${path}${key}.`),
    ]),
    ...(part["items"] ? keysIn(part["items"] as Node, path) : []),
    ...(part === schema ? [] : keysIn(part, path)),
  ]);
}

describe("an edit of any part of the policies", () => {
  it("is tried for every key of the schema", () => {
    const schema = z.toJSONSchema(policySchema, { io: "input", unrepresentable: "any" }) as Node;
    const tried = new Set(pathsOf(whole).map((path) => path.filter((key) => !/^\d+$/.test(key)).join(".")));
    // The rules that a policy inherits are compared as its own. The reason why a person may edit is not kept.
    const other = new Set(["extends", "editors.approved.because", "editors.by.because"]);
    const missing = keysIn(schema, "").filter((key) => !tried.has(key) && !other.has(key));
    expect(missing).toEqual([]);
    for (const key of Object.keys(modifiers)) expect(tried).toContain(`settings.maxAutonomyLevel.${key}`);
  });

  it("is listed", async () => {
    const silent: string[] = [];
    let count = 0;
    const { id, settings, ...sections } = whole;
    // Each section in a policy of its own, because a small policy is read faster.
    const basics = { id, settings };
    const parts = Object.entries(sections).map(([name, section]) => ({ name, part: { ...basics, [name]: section } }));
    for (const { name, part } of [{ name: undefined, part: basics }, ...parts]) {
      const before = (await loaded(edited(part, null, "changed")))!;
      expect(before, name).not.toBeNull();
      const stated = statement(before);
      const paths = pathsOf(part).filter((path) => name === undefined || path[0] === name);
      for (const how of ["changed", "removed"] as const)
        for (const path of paths) {
          const after = await loaded(edited(part, path, how));
          if (after === null || statement(after) === stated) continue;
          count++;
          for (const [old, now] of [
            [before, after],
            [after, before],
          ] as const)
            if (editsOf(old, now, catalog).length === 0) silent.push(`${how} ${path.join(".")}`);
        }
    }
    expect(silent).toEqual([]);
    expect(count).toBeGreaterThan(350);
  });

  it("is no edit if nothing differs", async () => {
    const before = (await loaded(edited(whole, null, "changed")))!;
    expect(editsOf(before, (await loaded(edited(whole, null, "changed")))!, catalog)).toEqual([]);
  });
});

const subjects = [
  ...catalog.settings.map(({ path }) => `/${path.replaceAll("[*]", ".any").replaceAll(".", "/")}`),
  "/another",
  "/sandbox/another",
];
const patterns = [
  "**",
  "sandbox.**",
  "sandbox.*",
  "sandbox.enabled",
  "sandbox.network.**",
  "*.enabled",
  "customModels.**",
  "customModels[*].apiKey",
  "maxAutonomyLevel",
];
const manyPatterns = fc.subarray(patterns, { minLength: 1 });

/** Returns the strongest direction of the edits. */
function direction(before: LoadedPolicies, after: LoadedPolicies): string {
  const edits = editsOf(before, after, catalog).map((edit) => edit.direction);
  return edits.includes("unknown")
    ? "unknown"
    : edits.includes("looser")
      ? "looser"
      : edits.includes("tighter")
        ? "tighter"
        : "neutral";
}

/** Returns the direction from what is allowed before and after. */
function slowly(before: readonly boolean[], after: readonly boolean[]): string {
  if (after.some((isAllowed, i) => isAllowed && !before[i])) return "looser";
  return before.some((isAllowed, i) => isAllowed && !after[i]) ? "tighter" : "neutral";
}

/** Compares the direction of edits with what each policy allows. */
async function agrees<T>(
  given: fc.Arbitrary<T>,
  text: (given: T) => string,
  allowed: (given: T, policies: LoadedPolicies) => readonly boolean[],
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(given, given, async (before, after) => {
      const [old, now] = [await policy(text(before)), await policy(text(after))];
      expect(direction(old, now)).toBe(slowly(allowed(before, old), allowed(after, now)));
    }),
    { numRuns: runs(60) },
  );
}

const rule = "id: p\nsettings: { wikiCloudSync: false }\n";

describe("the direction of an edit agrees with a comparison of all places", () => {
  const names = ["ada@x.example", "bo@x.example", "*@x.example", "u1", "u*"];
  const person = fc.oneof(
    fc.constantFrom(...names),
    fc.record({
      who: fc.constantFrom(...names),
      from: fc.constantFrom("2026-01-01", "2026-02-01"),
      until: fc.constantFrom("2026-02-01", "2026-03-01"),
    }),
  );
  const people = fc.array(person, { minLength: 1, maxLength: 3 });
  const editors = fc
    .record({
      approved: fc.option(people, { nil: undefined }),
      by: fc.option(
        fc.uniqueArray(fc.tuple(fc.constantFrom(...patterns), people), {
          selector: ([pattern]) => pattern,
          minLength: 1,
          maxLength: 3,
        }),
        { nil: undefined },
      ),
    })
    .filter(({ approved, by }) => approved !== undefined || by !== undefined)
    .map(({ approved, by }) => ({ approved, by: by && Object.fromEntries(by) }));
  const everybody = [
    { id: null, email: "ada@x.example" },
    { id: null, email: "bo@x.example" },
    { id: null, email: "cy@x.example" },
    { id: null, email: "cy@y.example" },
    { id: "u1", email: null },
    { id: "u2", email: null },
    { id: "v", email: null },
  ].map((each) => ({ ...each, name: null }));
  const times = ["2025-06-01", "2026-01-15", "2026-02-01T12:00:00Z", "2026-02-15", "2027-01-01"].map((day) =>
    Date.parse(day),
  );

  it("for editors", async () => {
    const text = (given: object) => `${rule}editors: ${JSON.stringify(given)}\n`;
    const allowed = (policies: LoadedPolicies) =>
      everybody.flatMap((editor) =>
        times.flatMap((time) =>
          [[], ...subjects.map((subject) => [subject])].map(
            (changed) => settingsDenied(policies.editors!, editor, time, changed) === undefined,
          ),
        ),
      );
    await agrees(editors, text, (_, policies) => allowed(policies));
  });

  it("for changes that need an approval", async () => {
    const free = (list: readonly string[]) => subjects.map((subject) => !matchesAny(list, subject));
    const text = (list: readonly string[]) =>
      `${rule}changes: { loosening: { requires: approval, settings: ${JSON.stringify(list)} } }\n`;
    await agrees(manyPatterns, text, free);
  });

  it("for freezes", async () => {
    const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"];
    const freeze = fc
      .record({
        from: fc.constantFrom(...days),
        until: fc.constantFrom(...days),
        settings: manyPatterns,
        reason: fc.constantFrom("a", "b"),
      })
      .filter(({ from, until }) => from <= until);
    const freezes = fc.array(freeze, { minLength: 1, maxLength: 3 });
    const text = (list: readonly unknown[]) => `${rule}changes: { freezes: ${JSON.stringify(list)} }\n`;
    const free = ({ changes }: LoadedPolicies) =>
      days.flatMap((day) => {
        const names = subjects.map((subject) => [subject]);
        const hit = new Set(findFrozen(changes!.freezes, Date.parse(`${day}T12:00:00Z`), names).subjects);
        return subjects.map((subject) => !hit.has(subject));
      });
    await agrees(freezes, text, (_, policies) => free(policies));
  });

  it("for approvals", async () => {
    const approval = fc.record({
      settings: manyPatterns,
      implementers: fc.subarray(names, { minLength: 1 }),
      until: fc.constantFrom("2026-02-01", "2026-02-02"),
    });
    type Given = { settings: string[]; implementers: string[]; until: string };
    const text = (given: Given) =>
      `${rule}approvals: [${JSON.stringify({ id: "A", from: "2026-01-01", approvedBy: ["z@x.example"], approvedAt: "2026-01-01", ...given })}]\n`;
    const allowed = ({ settings, implementers, until }: Given) => {
      const isMeant = subjects.map((subject) => matchesAny(settings, subject));
      return ["2026-02-01", "2026-02-02"].flatMap((day) =>
        everybody.flatMap((editor) => {
          const mayEdit = day <= until && isAmong(peopleOf(implementers), editor, 0);
          return isMeant.map((isIn) => isIn && mayEdit);
        }),
      );
    };
    await agrees(approval, text, allowed);
  });
});
