// Compares when a value was in force with a slow reference that judges each whole revision.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { type EffectWindow, effects, type ValueWindow } from "../../src/history/effect.ts";
import { askedOf } from "../../src/history/contains.ts";
import { stepsOf } from "../../src/history/steps.ts";
import { becauseWords } from "../../src/query/because.ts";
import { bo, hourly, seal } from "../support/history.ts";
import { runs } from "../support/runs.ts";

const catalog = createCatalog();

function effectsOf(path: string, value: string, settings: Parameters<typeof hourly>): ValueWindow[] {
  const revisions = seal(hourly(...settings));
  return effects(
    () => stepsOf(revisions, catalog),
    [{ subject: `/${path.replaceAll(".", "/")}`, setting: catalog.setting(path)! }],
    askedOf(value),
  );
}

const lineOf = ({ inForce, because, from, until }: EffectWindow) =>
  `${from.revision}-${until?.revision ?? ""} ${String(inForce)} ${because.kind}${because.kind === "entries" ? ` ${because.entries.map(String).join(" ")}` : ""}`;

const models = (allowedModelIds: unknown, more = {}) => ({ modelPolicy: { allowedModelIds, ...more } });
const domains = (allowedDomains: unknown, enabled: unknown) => ({ sandbox: { enabled, network: { allowedDomains } } });
const mails = (managedComputersAllowedEmails: unknown, managedComputersEnabled: unknown) => ({
  managedComputersAllowedEmails,
  managedComputersEnabled,
});

describe("a value is in force", () => {
  it.each<[string, string, string, Parameters<typeof hourly>, string[]]>([
    [
      "where the list was unset and unset means everything, and where a wildcard covers it",
      "modelPolicy.allowedModelIds",
      "o4-mini",
      [{}, models(["o4-*"]), models(["gpt-5"]), models([]), models(["o4-mini", "o4-*"])],
      ["1-2 true unset", "2-3 true entries o4-*", "4-5 true empty", "5- true entries o4-mini o4-*"],
    ],
    [
      "perhaps, where the group of the list cannot be read",
      "modelPolicy.allowedModelIds",
      "o4",
      [{}, { modelPolicy: "off" }, {}],
      ["1-2 true unset", "2-3 null unreadable", "3- true unset"],
    ],
    [
      "of a fingerprint only where its secret stands: nothing covers it, and nothing lets it through",
      "modelPolicy.allowedModelIds",
      "fp:run:1",
      [{}, models(["*"]), models(["*"], { allowAllServiceModels: true })],
      [],
    ],
    [
      "where a switch lets everything through",
      "modelPolicy.allowedModelIds",
      "o4",
      [models(["gpt-5"]), models(["gpt-5"], { allowAllServiceModels: true }), models(["gpt-5"])],
      ["2-3 true switch"],
    ],
    [
      "where a list has no effect because its switch is off",
      "sandbox.network.allowedDomains",
      "a.evil.example",
      [domains([], true), domains([], false), domains(["*.evil.example"], true), domains(["evil.example"], "true")],
      ["2-3 true switch", "3-4 true entries *.evil.example", "4- true switch"],
    ],
    [
      "where no list denies it: a denied value is not allowed, whatever else allows it",
      "modelPolicy.allowedModelIds",
      "gpt-5",
      [
        models(["gpt-*"]),
        models(["gpt-*"], { blockedModelIds: ["gpt-5"] }),
        models([], { blockedModelIds: ["*"] }),
        models(["gpt-5"], { blockedModelIds: ["o4"] }),
      ],
      ["1-2 true entries gpt-*", "2-3 false denied", "3-4 false denied", "4- true entries gpt-5"],
    ],
    [
      "where several ranges cover it together",
      "networkPolicy.allowedIps",
      "203.0.113.0/24",
      [{ networkPolicy: { allowedIps: ["203.0.113.0/25", "203.0.113.128/25", "198.51.100.1"] } }],
      ["1- true entries 203.0.113.0/25 203.0.113.128/25"],
    ],
    [
      "where several ranges cover it together, beside entries that are no addresses",
      "networkPolicy.allowedIps",
      "203.0.113.0/24",
      [{ networkPolicy: { allowedIps: ["203.0.113.0/25", "nonsense", 5, "203.0.113.128/25"] } }],
      ["1- true entries 203.0.113.0/25 203.0.113.128/25"],
    ],
    [
      "where the domain of an address is allowed, but not while nobody is",
      "managedComputersAllowedEmails",
      "Eve@Corp.example",
      [mails(["*@corp.example"], true), mails(["*@corp.example"], false), mails(["eve@evil.example"], true)],
      ["1-2 true entries *@corp.example", "2-3 false switch"],
    ],
    [
      "nowhere where nobody is, and perhaps where the switch says something that is no switch",
      "managedComputersAllowedEmails",
      "ada@corp.example",
      [mails(["eve@evil.example"], undefined), mails(["eve@evil.example"], false), mails(["eve@evil.example"], "true")],
      ["3- null switch"],
    ],
    [
      "perhaps, where two spellings of the switch contradict each other and only one lets everything through",
      "modelPolicy.allowedModelIds",
      "o4",
      [
        models(["gpt-5"], { allowAllServiceModels: true, allowAllFactoryModels: false }),
        models(["o4"], { allowAllServiceModels: false, allowAllFactoryModels: true }),
        models(["o4"], { allowAllServiceModels: false, allowAllFactoryModels: true, blockedModelIds: ["o4"] }),
      ],
      ["1-2 null switch", "2-3 true entries o4", "3- null switch"],
    ],
    [
      "perhaps, where two spellings of the switch of a list that denies it contradict each other",
      "modelPolicy.blockedModelIds",
      "o4",
      [models([], { allowAllServiceModels: true, allowAllFactoryModels: false, blockedModelIds: ["o4"] })],
      ["1- null switch"],
    ],
    [
      "the same where the switch is written in any of the ways that mean not set",
      "managedComputersAllowedEmails",
      "ada@corp.example",
      [mails(["eve@evil.example"], {}), mails(["eve@evil.example"], [])],
      [],
    ],
    ["nowhere when it is malformed", "modelPolicy.allowedModelIds", "o4 ", [{}, models([])], []],
    [
      "below a prefix of an address",
      "modelPolicy.allowedBaseUrls",
      "https://llm.example/v1/chat",
      [{ modelPolicy: { allowedBaseUrls: ["https://llm.example/v1"] } }],
      ["1- true entries https://llm.example/v1"],
    ],
    [
      "where a list denies it, and has an effect",
      "sandbox.filesystem.denyRead",
      "/etc/ssh/key",
      [
        {},
        { sandbox: { filesystem: { denyRead: ["/etc"] } } },
        { sandbox: { enabled: true, filesystem: { denyRead: ["/etc"] } } },
      ],
      ["2-3 false switch", "3- true entries /etc"],
    ],
    [
      "where not being set means it",
      "maxAutonomyLevel",
      "high",
      [{ maxAutonomyLevel: "low" }, {}, { maxAutonomyLevel: "high" }],
      ["2-3 true unset", "3- true value"],
    ],
    [
      "nowhere that is known while the place cannot be read",
      "modelPolicy.allowedModelIds",
      "o4",
      [models(["o4"]), { modelPolicy: "all" }, models(["gpt-5"])],
      ["1-2 true entries o4", "2-3 null unreadable"],
    ],
    [
      "perhaps, while the list is empty and not all models are allowed",
      "modelPolicy.allowedModelIds",
      "o4",
      [models([]), models([], { allowAllServiceModels: false }), models(["gpt-5"], { allowAllServiceModels: false })],
      ["1-2 true empty", "2-3 null empty"],
    ],
    [
      "in either of two spellings that contradict each other",
      "mcpPolicy.enabled",
      "false",
      [{ mcpPolicy: { enabled: false } }, {}, { mcpPolicy: { enabled: true } }],
      ["1-2 true value", "2-3 true unset"],
    ],
  ])("%s", (_, path, value, settings, expected) => {
    expect(effectsOf(path, value, settings).map(lineOf)).toEqual(expected);
  });

  it.each<[string, string, string, unknown[], string[]]>([
    [
      "repeats an entry or has another order",
      "mcpPolicy.allowlist",
      "npx",
      [["npx", "n*"], ["npx", "npx", "n*"], ["n*", "npx"], ["n*", "curl", "npx"], ["npx"]].map((allowlist) => ({
        mcpPolicy: { enabled: true, allowlist },
      })),
      ["1-5 true entries npx n*", "5- true entries npx"],
    ],
    [
      "spells an entry otherwise",
      "sandbox.network.allowedDomains",
      "a.example",
      [domains(["A.Example"], true), domains(["a.example"], true)],
      ["1- true entries A.Example"],
    ],
    [
      "is empty in place of being absent",
      "modelPolicy.allowedModelIds",
      "o4",
      [models([]), {}, models(null), models([]), models(["gpt-5"])],
      ["1-5 true unset"],
    ],
  ])("without an end where the list %s", (_, path, value, settings, expected) => {
    expect(effectsOf(path, value, settings as Parameters<typeof hourly>).map(lineOf)).toEqual(expected);
  });

  it("from the revision that brought it, by whom, at the latest where the first one did", () => {
    const [first, second] = effectsOf("modelPolicy.allowedModelIds", "o4", [
      models(["o4"]),
      { by: bo, set: models([]) },
      models(["gpt-5"]),
    ]);
    expect(first).toMatchObject({
      from: { revision: 1, exact: false },
      until: { revision: 2, by: { email: bo.email } },
    });
    expect(second).toMatchObject({ from: { revision: 2, exact: true }, until: { revision: 3 } });
  });
});

it("a switch in two spellings is named with the value that would make it so, whichever stands first", () => {
  for (const [allowAllServiceModels, allowAllFactoryModels] of [
    [true, false],
    [false, true],
  ]) {
    const [window] = effectsOf("modelPolicy.allowedModelIds", "o4", [
      models(["gpt-5"], { allowAllServiceModels, allowAllFactoryModels }),
    ]);
    expect(window!.because).toMatchObject({ switch: "/modelPolicy/allowAllServiceModels", value: true, on: true });
    expect(becauseWords(window!)).toBe(
      "modelPolicy.allowedModelIds may have no effect because modelPolicy.allowAllServiceModels is on in one of its spellings",
    );
  }
});

it("a switch that makes it so is named with its value", () => {
  const [window] = effectsOf("sandbox.network.allowedDomains", "a.evil.example", [domains([], false)]);
  expect(window!.because).toEqual({ kind: "switch", switch: "/sandbox/enabled", value: false, on: false });
});

const scalars = catalog.settings.filter(
  ({ path, list, kind, values }) => !list && !path.includes("[*]") && (kind === "boolean" || (values ?? []).length > 0),
);

it.each(scalars.map((setting) => [setting.path, setting] as const))(
  "not being set means the loosest value of %s, or none",
  (path, { kind, looser, values = [], unset }) => {
    const all = kind === "boolean" ? ["true", "false"] : values.flat();
    const levels = looser === "up" ? values.at(-1) : values[0];
    const loosest = kind === "boolean" ? [String(looser === "on")] : [levels ?? []].flat();
    const inForce = all.filter((value) => effectsOf(path, value, [{}]).length > 0);
    expect(inForce).toEqual(unset.as === "loosest" ? loosest : []);
  },
);

it.each<[string, unknown[], boolean]>([
  ["fp:run:1", ["fp:run:1"], true],
  ["a fp:run:1", ["a fp:run:1"], false],
  ["fp:run:1 a", ["fp:run:1 a"], false],
  ["fp:run:1]", ["fp:run:1]"], false],
  ["fp:", ["fp:"], false],
  ["null", ["null"], false],
  ["5", ["5", 5], false],
  ['"5"', ['"5"', "5"], false],
  ["[1", ["[1"], false],
])("%s on a command line stands for %j", (text, values, fingerprint) => {
  expect(askedOf(text)).toEqual({ text, values, fingerprint });
});

describe("for any history", () => {
  const entry = fc.constantFrom("gpt-5", "gpt-*", "o4", "*");
  const list = fc.option(fc.uniqueArray(entry, { maxLength: 2 }), { nil: undefined });
  const on = fc.constantFrom(true, false, undefined, "true");
  const revision = fc.tuple(list, list, on, on);
  const matches = (pattern: string, text: string) =>
    new RegExp(
      `^${pattern
        .split("*")
        .map((part) => part.replace(/[^\w-]/g, "\\$&"))
        .join(".*")}$`,
    ).test(text);
  const covered = (value: string, entries: readonly string[] = []) => entries.some((item) => matches(item, value));

  it("a revision that only writes a list differently neither begins nor ends a time in force", () => {
    fc.assert(
      fc.property(
        fc.array(list, { minLength: 1, maxLength: 5 }),
        fc.constantFrom("gpt-5", "o4"),
        fc.array(fc.boolean()),
        (rows, value, turns) => {
          // Each list, then the same list in another spelling.
          const settings = rows.flatMap((models, i) => {
            const again = turns[i] ? [...(models ?? []), ...(models ?? [])] : models?.toReversed();
            return [models, again].map((allowedModelIds) => ({ modelPolicy: { allowedModelIds } }));
          });
          for (const { from, until } of effectsOf("modelPolicy.allowedModelIds", value, settings))
            expect([from.revision % 2, (until?.revision ?? 1) % 2]).toEqual([1, 1]);
        },
      ),
      { numRuns: runs(70) },
    );
  });

  it("a value is in force, perhaps or surely, in exactly those revisions in which it would be allowed, or denied", () => {
    fc.assert(
      fc.property(
        fc.array(revision, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("gpt-5", "o4", "other"),
        (rows, value) => {
          const settings = rows.map(([models, servers, all, enabled]) => ({
            modelPolicy: { allowedModelIds: models, blockedModelIds: servers, allowAllServiceModels: all },
            mcpPolicy: { enabled, allowlist: servers },
          }));
          const reference: Record<string, (row: (typeof rows)[number]) => boolean | null> = {
            "modelPolicy.allowedModelIds": ([models = [], servers, all]) => {
              if (all !== false && all !== undefined) return true;
              if (covered(value, servers)) return false;
              return models.length > 0 ? covered(value, models) : all === false ? null : true;
            },
            "modelPolicy.blockedModelIds": ([, servers, all]) =>
              (all === false || all === undefined) && covered(value, servers),
            "mcpPolicy.allowlist": ([, servers, , enabled]) => enabled !== true || covered(value, servers),
          };
          const lists: Record<string, (row: (typeof rows)[number]) => readonly string[] | undefined> = {
            "modelPolicy.allowedModelIds": ([models]) => models,
            "modelPolicy.blockedModelIds": ([, servers]) => servers,
            "mcpPolicy.allowlist": ([, servers]) => servers,
          };
          for (const [path, would] of Object.entries(reference)) {
            const windows = effectsOf(path, value, settings);
            const inForceAt = rows.map((_, i) => {
              const window = windows.find(
                ({ from, until }) => from.revision <= i + 1 && i + 1 < (until?.revision ?? Infinity),
              );
              return window ? window.inForce : false;
            });
            expect([path, inForceAt]).toEqual([path, rows.map(would)]);
            for (const { from, until, holdsValue } of windows) {
              const within = rows.slice(from.revision - 1, until ? until.revision - 1 : undefined);
              expect([path, holdsValue]).toEqual([path, within.some((row) => covered(value, lists[path]!(row)))]);
            }
          }
        },
      ),
      { numRuns: runs(70) },
    );
  });
});
