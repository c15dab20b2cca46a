// Random organizations: histories whose steps are what people do to settings, and policies over the same settings.
import fc from "fast-check";
import { ada, bo, HOUR, type RawChange } from "../support/history.ts";
import { models } from "./arbitrary-models.ts";
import { respell } from "./respell.ts";

type Tree = Record<string, unknown>;

const few = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const some = <T>(...values: T[]): fc.Arbitrary<T[]> => fc.subarray(values, { minLength: 1 });
const none = undefined;
const hook = (command: string) => ({ matcher: "*", hooks: [{ type: "command", command }] });

/** What people write at each setting; undefined: they take it out. */
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  maxAutonomyLevel: few<unknown>("off", "low", "medium", "high", "turbo", "High", "", none),
  subagentAutonomyLevel: few<unknown>("off", "low", "high", "inherit", none),
  "sessionDefaultSettings.interactionMode": few<unknown>("spec", "auto", "mission", "agi", none),
  enableAgentShield: few<unknown>(true, false, "true", none),
  sessionRetentionDays: few<unknown>(30, 90, 400, 0, -1, 30.5, 1e21, "90", none),
  commandDenylist: few<unknown>(["sudo"], ["sudo", "mkfs"], ["sudo", 5, null], [], {}, "sudo", none),
  "modelPolicy.allowedModelIds": fc.oneof(
    some<unknown>("gpt-5", "o4", "grok", "claude-*", "claude-a"),
    few<unknown>(none, []),
  ),
  "modelPolicy.allowAllServiceModels": few<unknown>(true, false, none),
  "modelPolicy.blockedModelIds": fc.oneof(some<unknown>("grok", "claude-*"), few(none)),
  userModelPolicies: fc.option(
    fc.oneof(
      {
        weight: 8,
        // Nobody who edits: what people give themselves here is not the reference's to tell.
        arbitrary: fc.dictionary(
          few("user_dan", "user_a.b/c", "USER_DAN", ""),
          fc.oneof(
            {
              weight: 8,
              arbitrary: fc.record(
                {
                  allowedModelIds: few<unknown>(["gpt-5"], ["o4", "grok"], ["claude-a"], [], "o4"),
                  blockedModelIds: few<unknown>(["grok"], ["claude-*", "o4"], [], null),
                },
                { requiredKeys: [] },
              ),
            },
            few<unknown>("o4"),
          ),
          { maxKeys: 2 },
        ),
      },
      few<unknown>("o4"),
    ),
    { nil: none },
  ),
  "hooks.PreToolUse": fc.oneof(
    fc.subarray([hook("lint"), hook("curl a.example"), hook("true")]),
    few<unknown>(none, "lint"),
  ),
  "mcpPolicy.enabled": few<unknown>(true, true, true, false, none),
  "mcpPolicy.allowlist": fc.oneof(
    { weight: 4, arbitrary: some<unknown>("npx", "linear.example", "*") },
    few<unknown>(none, "npx"),
  ),
  "sandbox.enabled": few<unknown>(true, true, true, false, none, 1),
  "sandbox.network": fc.oneof(
    {
      weight: 6,
      arbitrary: some("a.example", "*.a.example", "b.a.example", "evil.example").map((allowedDomains) => ({
        allowedDomains,
      })),
    },
    few<unknown>(none, "open"),
  ),
  "networkPolicy.allowedIps": fc.oneof(
    some<unknown>("10.0.0.0/8", "10.0.0.0/9", "10.1.2.3", "::/0", "nonsense"),
    few(none),
  ),
  managedComputersEnabled: few<unknown>(true, true, false, "true", 1, none),
  managedComputersAllowedEmails: fc.oneof(
    some<unknown>("ada@corp.example", "bo@corp.example", "*@corp.example", "*@evil.example"),
    few(none),
  ),
  "missionPolicy.restrictedAccess": few<unknown>(true, true, false, none),
  "missionPolicy.allowedUserIds": fc.oneof(some<unknown>("user_bo", "user_ada", "user_*"), few<unknown>(none)),
  mcpAutonomyOverrides: fc.option(
    fc.dictionary(
      few("linear", "Linear", "a.b/c", "a~b", "", "__proto__", "constructor"),
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record(
            { defaultLevel: few("low", "medium", "high"), tools: few({}, { t: "low" }, { t: "high", u: "low" }) },
            { requiredKeys: [] },
          ),
        },
        few<unknown>("low"),
      ),
      { maxKeys: 2 },
    ),
    { nil: none },
  ),
  customModels: models,
  remoteShell: few<unknown>(true, { a: 1 }, none),
  "mcpPolicy.allow.list": few<unknown>(["x"], none),
};

const carol = { id: "user_carol", email: "carol@corp.example", name: "Carol" };
/** One account that goes by another address. */
const adaBefore = { ...ada, email: "ada@old.example" };
const editors = few<unknown>(
  ada,
  bo,
  carol,
  adaBefore,
  { id: "user_bo", email: null, name: "Bo" },
  { id: "svc-ci", email: null, name: "CI" },
  // Another account with an address that Ada had.
  { id: "user_dave", email: "ada@old.example", name: "Ada" },
  { id: null, email: "Ada@Corp.Example", name: null },
  { id: "user_ada", email: "", name: "" },
  null,
  undefined,
);

/** One step of a history: a few edits, or the settings of an earlier revision put back; then a way to spell them. */
export interface Step {
  readonly edits: readonly (readonly [path: string, value: unknown])[];
  readonly back: number | null;
  readonly by: unknown;
  /** Hours since the revision before. */
  readonly hours: number;
  /** Numbers left out before this one. */
  readonly missing: number;
  /** How the settings are written: 0 is the plain way. */
  readonly spelling: number;
}

const edit = few(...Object.keys(values)).chain((path) => values[path]!.map((value) => [path, value] as const));

const step: fc.Arbitrary<Step> = fc.record({
  edits: fc.array(edit, { maxLength: 4 }),
  back: fc.option(fc.nat(7), { freq: 5 }),
  by: editors,
  hours: few(0, 1, 1, 5, 30, 200, -3, -40),
  missing: few(0, 0, 0, 0, 0, 2),
  spelling: fc.nat(999),
});

export const steps = fc.array(step, { minLength: 1, maxLength: 8 });

const START = Date.parse("2026-03-01T00:00:00Z");

/** The history that the steps make. A first revision that sets much makes the rest worth looking at. */
export function historyOf(someSteps: readonly Step[]): RawChange[] {
  const plain: Tree[] = [];
  let [revision, time] = [0, START];
  return someSteps.map(({ edits, back, by, hours, missing, spelling }): RawChange => {
    const settings = structuredClone((back !== null && plain[back]) || (plain.at(-1) ?? {}));
    for (const [path, value] of edits) put(settings, keysOf(path), value);
    plain.push(settings);
    revision += 1 + missing;
    time += hours * HOUR;
    return { revision, settings: respell(settings, spelling), user: by, updatedAt: new Date(time).toISOString() };
  });
}

/** A path as it stands in `values`; one with a dot in a key is written as it is. */
function keysOf(path: string): string[] {
  return path === "mcpPolicy.allow.list" ? ["mcpPolicy", "allow.list"] : path.split(".");
}

function put(settings: Tree, [key, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    if (value === undefined) delete settings[key!];
    else settings[key!] = structuredClone(value);
    return;
  }
  const inside = settings[key!];
  const group = typeof inside === "object" && inside !== null ? (inside as Tree) : {};
  settings[key!] = group;
  put(group, rest, value);
  if (Object.keys(group).length === 0) delete settings[key!];
}
