// Random policies over the settings that random histories edit: one or two files, editors, changes, approvals, exceptions.
import fc from "fast-check";
import { approvalsPart, changesPart, editorsPart } from "./arbitrary-changes.ts";

const few = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const some = <T>(...values: T[]): fc.Arbitrary<T[]> => fc.subarray(values, { minLength: 1 });

type Leaf = Readonly<Record<string, unknown>>;

const modelIds = ["gpt-5", "o4", "grok", "claude-*", "claude-a"];
const servers = ["npx", "linear.example", "*"];
const domains = ["a.example", "*.a.example", "b.a.example", "evil.example", "A.EXAMPLE"];
const ranges = ["10.0.0.0/8", "10.0.0.0/9", "10.128.0.0/9", "10.1.2.3/32"];
const emails = ["ada@corp.example", "*@corp.example", "bo@corp.example", "*@evil.example"];
const urls = ["https://llm.example/v1", "https://evil.example"];

const check = (name: string, options: fc.Arbitrary<unknown>): fc.Arbitrary<Leaf> =>
  options.map((value) => ({ [name]: value }));
const lists = (...entries: string[]): fc.Arbitrary<Leaf> =>
  fc.oneof(
    { weight: 3, arbitrary: check("subsetOf", some(...entries)) },
    check("supersetOf", some(...entries)),
    check("disjointFrom", some(...entries)),
    check("set", few(true, false)),
    check("size", few<unknown>({ atMost: 1 }, { atLeast: 1 }, 2)),
    check("equals", some(...entries)),
  );
const levels = (...names: string[]): fc.Arbitrary<Leaf> =>
  fc.oneof(
    { weight: 2, arbitrary: check("atMost", few(...names)) },
    check("atLeast", few(...names)),
    check("oneOf", some(...names)),
    check("noneOf", some(...names)),
    check("set", few(true, false)),
  );
const switched = check("equals", few(true, true, false));

/** What policies demand, by the path of the rule's setting. */
const leaves: Readonly<Record<string, fc.Arbitrary<Leaf>>> = {
  maxAutonomyLevel: levels("off", "low", "medium", "high"),
  subagentAutonomyLevel: fc.oneof(levels("off", "low"), check("oneOf", some("off", "inherit"))),
  "sessionDefaultSettings.interactionMode": levels("spec", "auto", "mission"),
  enableAgentShield: switched,
  sessionRetentionDays: check("atMost", few(30, 90)),
  commandDenylist: lists("sudo", "mkfs"),
  "modelPolicy.allowedModelIds": lists(...modelIds),
  "modelPolicy.blockedModelIds": lists(...modelIds),
  "modelPolicy.allowAllServiceModels": switched,
  "mcpPolicy.enabled": switched,
  "mcpPolicy.allowlist": lists(...servers),
  "sandbox.enabled": switched,
  "sandbox.network.allowedDomains": lists(...domains),
  "networkPolicy.allowedIps": lists(...ranges),
  managedComputersEnabled: switched,
  managedComputersAllowedEmails: lists(...emails),
  "missionPolicy.restrictedAccess": switched,
  "missionPolicy.allowedUserIds": lists("user_bo", "user_*", "user_carol"),
  "mcpAutonomyOverrides[*].defaultLevel": levels("low", "medium", "high"),
  "mcpAutonomyOverrides[*].tools[*]": levels("low", "medium", "high"),
  customModels: check("size", few<unknown>(1, { atMost: 1 })),
  "customModels[*].baseUrl": check("subsetOf", some(...urls)),
  "customModels[*].apiKey": check("secret", few("reference", "absent")),
  "customModels[*].hostedProvider.cloudRegion": check("oneOf", some("eu", "us")),
};

/** A rule as a policy states it: where, and what. */
export interface Stated {
  readonly path: string;
  readonly leaf: Leaf;
}

const beside = fc.record(
  { severity: few("info", "low", "medium", "high", "critical"), unset: few("pass"), fixWithin: few("24h", "30d") },
  { requiredKeys: [] },
);

export const stated: fc.Arbitrary<Stated> = few(...Object.keys(leaves))
  .chain((path) => fc.tuple(leaves[path]!, beside).map(([leaf, more]) => ({ path, leaf: { ...leaf, ...more } })))
  .map(({ path, leaf }) => {
    const { unset: _, ...others } = leaf as Record<string, unknown>;
    return { path, leaf: others["set"] === true ? others : leaf };
  });

/** A switch together with what it switches, so that causes are not left to luck. */
const pairs = few(
  ["mcpPolicy.enabled", "mcpPolicy.allowlist"],
  ["sandbox.enabled", "sandbox.network.allowedDomains"],
  ["modelPolicy.allowAllServiceModels", "modelPolicy.allowedModelIds"],
  ["managedComputersEnabled", "managedComputersAllowedEmails"],
).chain(([a, b]) =>
  fc.tuple(leaves[a!]!, leaves[b!]!, beside, beside).map(([x, y, item, two]): Stated[] => [
    { path: a!, leaf: sound({ ...x, ...item }) },
    { path: b!, leaf: sound({ ...y, ...two }) },
  ]),
);

function sound(leaf: Leaf): Leaf {
  const { unset, ...others } = leaf;
  return others["set"] === true || unset === undefined ? others : leaf;
}

/** Rules of one policy, at most one for each setting. */
export const rules: fc.Arbitrary<Stated[]> = fc
  .tuple(fc.array(stated, { minLength: 1, maxLength: 6 }), fc.option(pairs, { nil: [] }))
  .map(([singly, paired]) => [...new Map([...singly, ...paired].map((setting) => [setting.path, setting])).values()]);

const dates = few(
  ["2026-01-15", "2026-06-30"], // in force
  ["2026-02-01", "2026-04-20"], // in force, and soon over
  ["2025-12-01", "2026-03-02"], // over
  ["2026-09-01", "2026-10-01"], // not begun
  ["2026-03-01T01:00:00Z", "2026-04-11T16:00:00Z"], // from the instant of a revision to the instant of the audit
  ["2026-04-11T16:00:00Z", "2026-06-30"], // from the instant of the audit
);

/** Entries that an exception may accept, by the path of the rule's setting. */
const accepted: Readonly<Record<string, readonly unknown[]>> = {
  maxAutonomyLevel: ["high", "medium", "turbo", null],
  commandDenylist: ["sudo", "mkfs", null],
  "modelPolicy.allowedModelIds": [...modelIds, null],
  "modelPolicy.blockedModelIds": [...modelIds, null],
  "mcpPolicy.enabled": [false, null],
  "mcpPolicy.allowlist": [...servers, null],
  "sandbox.enabled": [false, null],
  "sandbox.network.allowedDomains": [...domains, null],
  "networkPolicy.allowedIps": ["10.0.0.0/8", "::/0", "nonsense", null],
  managedComputersAllowedEmails: ["BO@corp.example", "*@evil.example", null],
  "modelPolicy.allowAllServiceModels": [true, null],
  "missionPolicy.allowedUserIds": ["user_bo", "user_*", null],
  "customModels[*].baseUrl": ["https://evil.example", "http://llm.example"],
  "mcpAutonomyOverrides[*].tools[*]": ["low", "medium"],
};

const subjects: Readonly<Record<string, readonly (string | undefined)[]>> = {
  "modelPolicy.allowedModelIds": [
    undefined,
    "/userModelPolicies/user_dan/allowedModelIds",
    "/userModelPolicies/user_a.b~1c/allowedModelIds",
  ],
  "modelPolicy.blockedModelIds": [undefined, "/userModelPolicies/user_dan/blockedModelIds"],
  "customModels[*].baseUrl": ["/customModels/custom:a/baseUrl", "/customModels/custom:b/baseUrl"],
  "mcpAutonomyOverrides[*].tools[*]": ["/mcpAutonomyOverrides/linear/tools/t", "/mcpAutonomyOverrides/a.b~1c/tools/u"],
};

export interface Exempt {
  readonly rule: string;
  readonly [key: string]: unknown;
}

const owned = { owner: "grace@example.com", reason: "agreed" };

/** Exceptions of some rules' entries. */
function exceptionsFor(policy: string, ruleList: readonly Stated[]): fc.Arbitrary<Exempt[]> {
  const possible = ruleList.filter(({ path }) => Object.hasOwn(accepted, path));
  if (possible.length === 0) return fc.constant([]);
  const exception = few(...possible).chain(({ path }) =>
    fc.record({
      rule: fc.constant(`${policy}/${path}`),
      value: some(...accepted[path]!),
      dates,
      subject: Object.hasOwn(subjects, path) ? few(...subjects[path]!) : fc.constant(undefined),
      inert: fc.option(fc.constant(true), { nil: undefined, freq: 3 }),
    }),
  );
  return fc.array(exception, { maxLength: 4 }).map((exceptions) =>
    exceptions.map(({ dates: [from, expires], subject, inert, ...rest }) => ({
      ...rest,
      ...(subject !== undefined && { subject }),
      ...(inert !== undefined && { inert }),
      ...owned,
      from,
      expires,
    })),
  );
}

const disposal = fc
  .record({
    rule: few("editors/unapproved", "changes/restored", "changes/self-grant"),
    revision: fc.integer({ min: 1, max: 8 }),
    dates,
  })
  .map(({ dates: [from, expires], ...rest }): Exempt => ({ ...rest, ...owned, from, expires }));

/** Everything a run judges by, before it is written into files. */
export interface Written {
  readonly p: readonly Stated[];
  readonly q: readonly Stated[] | null;
  /** A third policy, where a law adds one. */
  readonly r?: readonly Stated[];
  readonly exceptions: readonly Exempt[];
  readonly editors: Leaf | null;
  readonly changes: Leaf | null;
  readonly approvals: readonly Leaf[] | null;
  readonly from: string | null;
}

export const policies: fc.Arbitrary<Written> = fc
  .tuple(rules, fc.option(rules, { freq: 3 }))
  .chain(([p, q]) =>
    fc.record({
      p: fc.constant(p),
      q: fc.constant(q),
      exceptions: fc
        .tuple(exceptionsFor("p", p), exceptionsFor("q", q ?? []))
        .map(([of, others]): Exempt[] => [...of, ...others]),
      disposals: fc.array(disposal, { maxLength: 2 }),
      editors: fc.option(editorsPart),
      changes: fc.option(changesPart, { freq: 3 }),
      approvals: fc.option(approvalsPart),
      from: fc.option(few("2026-02-01", "2026-03-01T01:00:00Z", "2026-03-01T03:00:00Z"), { freq: 4 }),
    }),
  )
  .map(({ disposals, ...rest }) => ({ ...rest, exceptions: [...rest.exceptions, ...disposals] }));

/** The settings part of a policy: rules below their groups, elements below `each`. */
export function treeOf(ruleList: readonly Stated[]): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const { path, leaf } of ruleList) {
    let at = tree;
    for (const key of path.replaceAll("[*]", ".each").split(".")) at = (at[key] ??= {}) as Record<string, unknown>;
    Object.assign(at, leaf);
  }
  return tree;
}

/** The texts of the files. JSON is YAML. */
export function textsOf({ p, q, r, exceptions, editors, changes, approvals, from }: Written): [string, ...string[]] {
  const effective = from !== null && { effective: { from } };
  const first = {
    id: "p",
    ...effective,
    settings: treeOf(p),
    ...(editors && { editors }),
    ...(changes && { changes }),
    ...(approvals && { approvals }),
    ...(exceptions.length > 0 && { exceptions }),
  };
  const file = (id: string, stated: readonly Stated[] | null | undefined) =>
    stated ? [JSON.stringify({ id, ...effective, settings: treeOf(stated) })] : [];
  return [JSON.stringify(first), ...file("q", q), ...file("r", r)];
}
