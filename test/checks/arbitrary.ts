// Random values of settings and options of checks: few of each kind, so that two are often equivalent.
import fc from "fast-check";
import { knownValues, type Setting } from "../../src/catalog/setting.ts";
import { fitting } from "../../src/checks/index.ts";
import type { Json } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { checks, objections, settingAt } from "./support.ts";

const few = <T extends Json>(...values: T[]) => fc.constantFrom(...values);

/** Entries by kind: few, so that two often have something in common. The last ones are malformed. */
export const entries: Readonly<Record<Setting["kind"], fc.Arbitrary<Json> | undefined>> = {
  scale: undefined, // its settings have known values
  model: few("a", "b", "ab", "a*", "*b", "*", "a "),
  command: few("git", "git push", "git *", "*", "g\u0456t"),
  domain: few("a.example", "b.a.example", "*.a.example", "*.example", "*", "A.example", "a.example."),
  email: few("a@x.example", "A@x.example", "b@x.example", "*@x.example", "*@y.example", "a@"),
  cidr: few(
    "10.0.0.0/8",
    "10.0.0.0/9",
    "10.128.0.0/9",
    "10.0.0.1",
    "::ffff:10.0.0.1",
    "::10.0.0.1",
    "0.0.0.0/0",
    "10.1",
  ),
  url: few("https://a.example", "https://a.example/v1", "HTTPS://A.example:443/v1/", "http://a.example", "https://*"),
  path: few("/a", "/a/b", "/a/*", "/a/**", "/", "/c", "~", "~/.ssh", ".", "a", "/a/../c", "$HOME"),
  marketplace: few<Json>(
    { source: "github", repo: "a/b" },
    { source: "github", repo: "A/b" },
    { source: "github", repo: "a/b", sha: "1" },
    { source: "github", repo: "a/b", sha: null },
    { source: "github", repo: "c/d" },
    { repo: "a/b" },
  ),
  boolean: few<Json>(true, false, "true"),
  enum: few("a"),
  mcp: few("a", "a *", "*", "b", "\u0430"),
  user: few("u_1", "U_1", "*", " u_1"),
  json: few<Json>({ a: 1 }, { a: 2 }, "a", 1),
  map: few<Json>({ a: true }, { a: null }, { b: 1 }),
  keyed: few<Json>({ id: "a" }, { id: "b" }),
  integer: few<Json>(30, 31, 32, 400, "30"),
  repository: few("a/b", "A/b.git", "c/d", "a/../b"),
  text: few("a", "ab", "b", "a\u0007"),
  secret: few<Json>("${A}", secretMarker("literal", "fp:run:1", {}), secretMarker("placeholder", "fp:run:2", {}), "sk"),
};

export const paths = (
  "maxAutonomyLevel subagentAutonomyLevel sessionDefaultSettings.interactionMode enableAgentShield sessionRetentionDays " +
  "sessionDefaultSettings.model customModels[*].baseUrl customModels[*].displayName customModels[*].apiKey " +
  "modelPolicy.allowedModelIds commandDenylist sandbox.network.allowedDomains networkPolicy.allowedIps " +
  "managedComputersAllowedEmails sandbox.filesystem.denyRead modelPolicy.allowedBaseUrls strictKnownMarketplaces " +
  "extraKnownMarketplaces[*].source.repo customModels[*].provider"
).split(" ");

export function entry(setting: Setting): fc.Arbitrary<Json> {
  const values = knownValues(setting);
  return values.length > 0 ? few<Json>(...values.slice(-5), "turbo") : entries[setting.kind]!;
}

export function value(setting: Setting): fc.Arbitrary<Json> {
  return setting.list ? fc.array(entry(setting), { maxLength: 4 }) : entry(setting);
}

/** Generates options that a policy may have. */
export function options(name: string, setting: Setting): fc.Arbitrary<Json> {
  const listable = entry(setting).filter((item) => isListed(setting, item));
  const level = listable.filter((item) => item !== setting.inherits);
  const some = fc.array(listable, { minLength: 1, maxLength: 3 });
  const these = (...all: Json[]) =>
    few<Json>(...all.filter((item) => objections(name, setting.path, item).length === 0));
  const of: Record<string, () => fc.Arbitrary<Json>> = {
    equals: () => (setting.list ? some : listable),
    oneOf: () => some,
    noneOf: () => some,
    subsetOf: () => (setting.list ? fc.array(listable, { maxLength: 3 }) : some),
    supersetOf: () => some,
    disjointFrom: () => some,
    atMost: () => level,
    atLeast: () => level,
    matches: () => these("a", "a*", "*b", "https://*", "git*", "*a*"),
    pattern: () => these("a", "a.*", "ab?", "https://.*", "[a-z ]+", "(?i)A.*"),
    size: () => these(1, 2, { atMost: 2 }, { atLeast: 2 }, { atLeast: 1, atMost: 3 }),
    set: () => fc.boolean(),
    secret: () => these("reference", "absent"),
    maxAge: () => these("1d", "24h", "90d"),
    schema: () =>
      these(
        { maxItems: 2 },
        { maxItems: 3 },
        { minLength: 2 },
        { items: { minLength: 2 } },
        { items: { required: ["sha"] } },
      ),
    each: () =>
      fc.oneof(
        ...(setting.kind === "marketplace"
          ? [these({ schema: { required: ["sha"] } })]
          : [these({ matches: "a*" }, { pattern: "a.*" }, { matches: "g*" })]),
        some.map((listed): Json => ({ oneOf: listed })),
        some.map((listed): Json => ({ noneOf: listed })),
      ),
  };
  // A check without a line here uses the options of its sample.
  return (of[name] ?? (() => fc.constant(checks.get(name)!.sample.options)))();
}

/** Whether a policy may list an entry. */
function isListed(setting: Setting, item: Json): boolean {
  const refused = setting.list
    ? objections("supersetOf", setting.path, [item])
    : objections("equals", setting.path, item);
  return refused.length === 0;
}

/** Every check with each of these settings that it fits. */
export const judgements = paths.flatMap((path) =>
  fitting(checks, settingAt(path)).map(([name]) => [name, path] as const),
);
