// The edits of a policy: each loosening is named as such.
import { describe, expect, it } from "vitest";
import { editsOf } from "../../src/authoring/edits/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { policy } from "../support/history.ts";

/** Returns the edits between two texts, as `direction name: text`. */
async function edits(before: string, after: string): Promise<string[]> {
  const list = editsOf(await policy(before), await policy(after), createCatalog());
  return list.map(({ direction, name, text }) => `${direction} ${name}: ${text}`);
}

const rule = (leaf: string, rest = "") => `id: p\n${rest}settings:\n  wikiCloudSync: false\n  ${leaf}\n`;
const cap = (checks: string) => rule(`maxAutonomyLevel: { ${checks} }`);
const p = "p/maxAutonomyLevel";

describe("the edits of rules", () => {
  it.each<[string, string, string, string[]]>([
    [
      "a cap raised",
      cap("atMost: low"),
      cap("atMost: medium"),
      [`looser ${p}: should be at most low → at most medium`],
    ],
    [
      "a cap lowered",
      cap("atMost: medium"),
      cap("atMost: low"),
      [`tighter ${p}: should be at most medium → at most low`],
    ],
    [
      "a list that allows more",
      rule("commandAllowlist: { subsetOf: [a, b] }"),
      rule("commandAllowlist: { subsetOf: [a, b, c] }"),
      ["looser p/commandAllowlist: subsetOf: added c"],
    ],
    [
      "a list that demands less",
      rule("commandDenylist: { supersetOf: [a, b] }"),
      rule("commandDenylist: { supersetOf: [a] }"),
      ["looser p/commandDenylist: supersetOf: removed b"],
    ],
    [
      "a list that allows other things",
      rule("commandAllowlist: { subsetOf: [a, b] }"),
      rule("commandAllowlist: { subsetOf: [a, c] }"),
      ["looser p/commandAllowlist: subsetOf: added c; removed b"],
    ],
    [
      "a check on the entries of one list moved to another list, with another check inside",
      rule("commandAllowlist: { each: { pattern: a+ } }"),
      rule("commandDenylist: { each: { matches: a } }"),
      [
        "looser p/commandAllowlist: removed: commandAllowlist should be a list in which each entry is of the form that the policy sets (pattern a+)",
        "tighter p/commandDenylist: added: commandDenylist should be a list in which each entry is of the form a",
      ],
    ],
    [
      "a check on the entries of a list, with another check inside",
      rule("commandAllowlist: { each: { pattern: a+ } }"),
      rule("commandAllowlist: { each: { matches: a } }"),
      [
        "unknown p/commandAllowlist: should be a list in which each entry is of the form that the policy sets (pattern a+) → a list in which each entry is of the form a",
      ],
    ],
    [
      "a switch turned to its looser side",
      rule("enableAgentShield: true"),
      rule("enableAgentShield: false"),
      ["looser p/enableAgentShield: should be true → false"],
    ],
    [
      "a switch turned to its tighter side",
      rule("enableAgentShield: false"),
      rule("enableAgentShield: true"),
      ["tighter p/enableAgentShield: should be false → true"],
    ],
    [
      "a check dropped",
      cap("atMost: medium, atLeast: low"),
      cap("atMost: medium"),
      [`looser ${p}: should be at most medium and at least low → at most medium`],
    ],
    [
      "patterns that cannot be compared",
      rule("sessionDefaultSettings: { model: { pattern: a.* } }"),
      rule("sessionDefaultSettings: { model: { pattern: b.* } }"),
      [
        "unknown p/sessionDefaultSettings.model: should be of the form that the policy sets (pattern a.*) → of the form that the policy sets (pattern b.*)",
      ],
    ],
    [
      "a lower severity",
      cap("atMost: low, severity: high"),
      cap("atMost: low, severity: low"),
      [`looser ${p}: severity high → low`],
    ],
    [
      "a higher severity",
      cap("atMost: low, severity: low"),
      cap("atMost: low, severity: critical"),
      [`tighter ${p}: severity low → critical`],
    ],
    [
      "a longer fixWithin",
      cap("atMost: low, fixWithin: 1d"),
      cap("atMost: low, fixWithin: 7d"),
      [`looser ${p}: fixWithin 1 d → 7 d`],
    ],
    [
      "a fixWithin taken away",
      cap("atMost: low, fixWithin: 1d"),
      cap("atMost: low"),
      [`looser ${p}: fixWithin 1 d → no limit`],
    ],
    [
      "unset that passes",
      cap("atMost: low"),
      cap("atMost: low, unset: pass"),
      [`looser ${p}: an unset value now passes`],
    ],
    [
      "overridable",
      cap("atMost: low"),
      cap("atMost: low, overridable: true"),
      [`looser ${p}: policies that extend it may now loosen it`],
    ],
    [
      "a rule removed",
      cap("atMost: low"),
      rule("ideAutoConnect: false"),
      [
        `looser ${p}: removed: maxAutonomyLevel should be at most low`,
        "tighter p/ideAutoConnect: added: ideAutoConnect should be false",
      ],
    ],
    ["another name", cap("atMost: low"), cap("atMost: low, id: cap"), [`neutral p/cap: renamed from ${p}`]],
    ["other words", cap("atMost: low"), cap("atMost: low, because: of this"), [`neutral ${p}: other words: rationale`]],
    [
      "a later start",
      cap("atMost: low"),
      rule("maxAutonomyLevel: { atMost: low }", "effective: { from: 2026-06-01 }\n"),
      ["looser p/wikiCloudSync: in force from always → 2026-06-01", `looser ${p}: in force from always → 2026-06-01`],
    ],
    ["nothing", cap("atMost: low"), cap("atMost: low").replace("id: p", "id: p # as before"), []],
  ])("name %s", async (_, before, after, expected) => {
    expect(await edits(before, after)).toEqual(expected);
  });
});

describe("the edits of people, changes and what is accepted", () => {
  const with_ = (text: string) => `${cap("atMost: low")}${text}\n`;
  const people = (approved: string, by = "") => with_(`editors: { approved: [${approved}]${by} }`);
  const excepted = (expires: string, value = "high") =>
    with_(
      `exceptions: [{ rule: ${p}, value: ${value}, owner: ada, reason: pilot, from: 2026-01-01, expires: ${expires} }]`,
    );

  it.each<[string, string, string, string[]]>([
    [
      "an approver added",
      people("a@x.example"),
      people("a@x.example, b@x.example"),
      ["looser editors: b@x.example was added"],
    ],
    [
      "an approver removed",
      people("a@x.example, b@x.example"),
      people("a@x.example"),
      ["tighter editors: b@x.example was removed"],
    ],
    [
      "a longer term",
      people("{ who: u, until: 2026-01-31 }"),
      people("{ who: u, until: 2026-02-28 }"),
      ["looser editors: u: until 2026-01-31 → until 2026-02-28"],
    ],
    [
      "a shorter term",
      people("u"),
      people("{ who: u, until: 2026-02-28 }"),
      ["tighter editors: u: always → until 2026-02-28"],
    ],
    ["editors removed", people("a@x.example"), cap("atMost: low"), ["looser editors: removed: everybody may edit"]],
    ["editors added", cap("atMost: low"), people("a@x.example"), ["tighter editors: added: who may edit"]],
    [
      "owners of a pattern who were not approved",
      people("a@x.example"),
      people("a@x.example", ', by: { "sandbox.**": [b@x.example] }'),
      ["looser editors.by sandbox.**: added: b@x.example; may edit more: b@x.example; may edit less: a@x.example"],
    ],
    [
      "owners of a pattern who were approved",
      people("a@x.example, b@x.example"),
      people("a@x.example, b@x.example", ', by: { "sandbox.**": [b@x.example] }'),
      ["tighter editors.by sandbox.**: added: b@x.example; may edit less: a@x.example"],
    ],
    [
      "an owner of a pattern added",
      people("a@x.example", ', by: { "sandbox.**": [b@x.example] }'),
      people("a@x.example", ', by: { "sandbox.**": [b@x.example, c@x.example] }'),
      ["looser editors.by sandbox.**: c@x.example was added"],
    ],
    [
      "an owner of a part of what a pattern matches",
      people("a@x.example", ', by: { "sandbox.**": [b@x.example] }'),
      people("a@x.example", ', by: { "sandbox.**": [b@x.example], "sandbox.network.**": [a@x.example] }'),
      [
        "looser editors.by sandbox.network.**: added: a@x.example; may edit more: a@x.example; may edit less: b@x.example",
      ],
    ],
    [
      "an owner who was in the way of others",
      people("a@x.example", ', by: { "sandbox.**": [b@x.example, a@x.example], "sandbox.network.**": [a@x.example] }'),
      people("a@x.example", ', by: { "sandbox.**": [b@x.example, a@x.example] }'),
      ["looser editors.by sandbox.network.**: removed: a@x.example; may edit more: b@x.example"],
    ],
    [
      "an owner of settings about which a later pattern decides",
      people("a@x.example", ', by: { "sandbox.enabled": [b@x.example], "sandbox.**": [b@x.example] }'),
      people("a@x.example", ', by: { "sandbox.enabled": [c@x.example], "sandbox.**": [b@x.example] }'),
      [
        "neutral editors.by sandbox.enabled: c@x.example was added",
        "neutral editors.by sandbox.enabled: b@x.example was removed",
      ],
    ],
    [
      "an editor whom a domain already names",
      people('"*@x.example"'),
      people('"*@x.example", a@x.example'),
      ["neutral editors: a@x.example was added"],
    ],
    [
      "patterns in another order",
      people("a@x.example", ', by: { "sandbox.**": [b@x.example], "sandbox.enabled": [c@x.example] }'),
      people("a@x.example", ', by: { "sandbox.enabled": [c@x.example], "sandbox.**": [b@x.example] }'),
      [
        "looser editors.by: the patterns stand in another order, and the last pattern that matches decides; may edit more: b@x.example; may edit less: c@x.example",
      ],
    ],
    [
      "an exception added",
      cap("atMost: low"),
      excepted("2026-03-01"),
      [`looser ${p}: exception added: high, owner ada, until 2026-03-01: pilot`],
    ],
    [
      "an exception for what is not set",
      cap("atMost: low"),
      excepted("2026-03-01", "[null]"),
      [`looser ${p}: exception added: not set, owner ada, until 2026-03-01: pilot`],
    ],
    [
      "an exception removed",
      excepted("2026-03-01"),
      cap("atMost: low"),
      [`tighter ${p}: exception removed: high, owner ada, until 2026-03-01: pilot`],
    ],
    [
      "an exception extended",
      excepted("2026-03-01"),
      excepted("2026-04-01"),
      [`looser ${p}: exception extended: until 2026-03-01 → 2026-04-01`],
    ],
    [
      "an exception for more",
      excepted("2026-03-01"),
      excepted("2026-03-01", "[high, medium]"),
      [
        `looser ${p}: exception added: high, medium, owner ada, until 2026-03-01: pilot`,
        `neutral ${p}: exception removed: high, owner ada, until 2026-03-01: pilot`,
      ],
    ],
  ])("name %s", async (_, before, after, expected) => {
    expect(await edits(before, after)).toEqual(expected);
  });

  const approval = (until: string, settings = "maxAutonomyLevel") =>
    with_(
      `approvals: [{ id: CHG-1, settings: [${settings}], from: 2026-01-01, until: ${until}, implementers: [a@x.example], approvedBy: [b@x.example], approvedAt: 2025-12-30 }]`,
    );
  const changes = (text: string) => with_(`changes: { ${text} }`);
  const berlin = '{ days: [mon], from: "09:00", to: "17:00", timezone: Europe/Berlin }';
  const freeze = "{ from: 2026-12-20, until: 2027-01-03, reason: year end }";

  it.each<[string, string, string, RegExp[]]>([
    [
      "an approval added",
      cap("atMost: low"),
      approval("2026-02-01"),
      [
        /^looser CHG-1: approval added: maxAutonomyLevel by a@x\.example, 2026-01-01 to 2026-02-01, approved by b@x\.example on 2025-12-30$/,
      ],
    ],
    [
      "an approval at an instant, as reports write it",
      cap("atMost: low"),
      approval("2026-02-01").replace("2025-12-30", "2025-12-30T09:30:00Z"),
      [/approved by b@x\.example on 2025-12-30 09:30 UTC$/],
    ],
    ["an approval removed", approval("2026-02-01"), cap("atMost: low"), [/^tighter CHG-1: approval removed/]],
    ["an approval for longer", approval("2026-02-01"), approval("2026-03-01"), [/^looser CHG-1: approval edited/]],
    [
      "an approval for less",
      approval("2026-02-01", "maxAutonomyLevel, ideAutoConnect"),
      approval("2026-02-01"),
      [/^tighter CHG-1: approval edited/],
    ],
    [
      "windows removed",
      changes(`windows: [${berlin}], loosening: { requires: approval }`),
      changes("loosening: { requires: approval }"),
      [/^looser changes: windows were removed/],
    ],
    [
      "a freeze removed",
      changes(`freezes: [${freeze}], loosening: { requires: approval }`),
      changes("loosening: { requires: approval }"),
      [/^looser changes: a freeze was removed: 2026-12-20 to 2027-01-03, year end$/],
    ],
    [
      "approvals no longer needed",
      changes(`windows: [${berlin}], loosening: { requires: approval }`),
      changes(`windows: [${berlin}]`),
      [/^looser changes: loosening no longer needs an approval$/],
    ],
    [
      "a window within another one",
      changes(`windows: [${berlin}]`),
      changes(`windows: [${berlin}, ${berlin.replace("09:00", "10:00")}]`),
      [/^neutral changes: a window was added: mon 10:00–17:00 Europe\/Berlin$/],
    ],
    [
      "a window that ends earlier",
      changes(`windows: [${berlin}]`),
      changes(`windows: [${berlin.replace("17:00", "16:00")}]`),
      [/^tighter changes: a window was removed/, /^neutral changes: a window was added/],
    ],
    [
      "a window with its days in another order",
      changes(`windows: [${berlin.replace("[mon]", "[mon, tue]")}]`),
      changes(`windows: [${berlin.replace("[mon]", "[tue, mon]")}]`),
      [/^neutral changes: the windows, or their days, stand in another order$/],
    ],
    [
      "a window in another time zone",
      changes(`windows: [${berlin}]`),
      changes(`windows: [${berlin}, ${berlin.replace("Europe/Berlin", "Europe/Helsinki")}]`),
      [/^looser changes: a window was added/],
    ],
    [
      "a window in another time zone that is hardly comparable",
      changes(`windows: [${berlin}]`),
      changes(`windows: [${berlin}, ${berlin.replace("Europe/Berlin", "Europe/Paris")}]`),
      [/^unknown changes: a window was added/],
    ],
    [
      "another reason of a freeze",
      changes(`freezes: [${freeze}]`),
      changes(`freezes: [${freeze.replace("year end", "holidays")}]`),
      [/^neutral changes: a freeze was added/, /^neutral changes: a freeze was removed/],
    ],
    [
      "approvals needed for more",
      changes("loosening: { requires: approval, settings: [sandbox.enabled] }"),
      changes('loosening: { requires: approval, settings: ["sandbox.**"] }'),
      [/^tighter changes: loosening needs an approval for sandbox\.enabled → sandbox\.\*\*$/],
    ],
    [
      "an approval for a part of the settings",
      approval("2026-02-01", '"sandbox.**"'),
      approval("2026-02-01", "sandbox.enabled"),
      [/^tighter CHG-1: approval edited/],
    ],
    [
      "a severity of changes that is no longer stated",
      changes(`windows: [${berlin}], severity: critical`),
      changes(`windows: [${berlin}]`),
      [/^looser changes: severity critical → that of the built-in rules$/],
    ],
    [
      "a severity that the built-in rules may have too",
      changes(`windows: [${berlin}], severity: high`),
      changes(`windows: [${berlin}]`),
      [/^unknown changes: severity high → that of the built-in rules$/],
    ],
    ["all of it removed", changes(`windows: [${berlin}]`), cap("atMost: low"), [/^looser changes: removed/]],
    ["all of it added", cap("atMost: low"), changes(`windows: [${berlin}]`), [/^tighter changes: added/]],
  ])("name %s", async (_, before, after, expected) => {
    const lines = await edits(before, after);
    expect(lines).toHaveLength(expected.length);
    for (const [i, shape] of expected.entries()) expect(lines[i]).toMatch(shape);
  });
});

describe("the edits of usage, access and what is watched", () => {
  const with_ = (text: string) => `${cap("atMost: low")}${text}\n`;

  it.each<[string, string, string, string[]]>([
    [
      "lists of models",
      "usage: { models: { allowed: [gpt-5], denied: [o4] } }",
      'usage: { models: { allowed: ["*"], denied: [o4, o5] } }',
      ["looser usage.models: allowed: added *; removed gpt-5", "tighter usage.models: denied: added o5"],
    ],
    [
      "a model that a wildcard already allows",
      'usage: { models: { allowed: ["gpt-*"] } }',
      'usage: { models: { allowed: ["gpt-*", gpt-5] } }',
      ["neutral usage.models: allowed: added gpt-5"],
    ],
    [
      "credits and a rule removed",
      "usage: { credits: { perUserPerDay: { atMost: 10 } }, tools: { denied: [Execute] } }",
      "usage: { credits: { perUserPerDay: { atMost: 20 } } }",
      ["looser usage.tools: removed", "looser usage.credits: perUserPerDay 10 → 20"],
    ],
    [
      "all of usage removed",
      "usage: { settle: 2d, tools: { denied: [Execute] } }",
      "",
      ["looser usage: removed: settle 2 d → 0 d; usage.tools removed"],
    ],
    ["usage that only waits", "usage: { settle: 2d }", "", ["tighter usage: removed: settle 2 d → 0 d"]],
    [
      "access",
      "access: { maxIdle: 30d, mayEdit: members }",
      "access: { maxIdle: 60d, reviewEvery: 90d }",
      [
        "looser access: maxIdle 30 d → 60 d",
        "looser access: mayEdit members → not stated",
        "neutral access: reviewEvery not stated → 90 d",
      ],
    ],
    [
      "limits",
      "limits: { default: 500, users: { a@x.example: 100 } }",
      "limits: { default: 400, users: { b@x.example: 500 } }",
      [
        "looser limits: a@x.example: 100 → not named",
        "tighter limits: default 500 → 400",
        "neutral limits: b@x.example: not named → 500",
      ],
    ],
    [
      "readiness",
      "readiness: { required: { lint: 1 }, agentVersion: { atLeast: 1.10.0 }, clean: true }",
      "readiness: { required: { lint: 0.5, test: 1 }, agentVersion: { atLeast: 1.9.0 } }",
      [
        "looser readiness: required lint at least 1 → 0.5",
        "looser readiness: agentVersion at least 1.10.0 → 1.9.0",
        "looser readiness: clean is no longer demanded",
        "tighter readiness: required test at least none → 1",
      ],
    ],
    ["computers", "computers: { watch: [a, b] }", "computers: { watch: [a] }", ["looser computers: watch: removed b"]],
    [
      "sessions removed",
      "sessions: { watch: [s], providerLock: { oneOf: [x] } }",
      "",
      ["looser sessions: removed: watch: removed s; providerLock.oneOf: x → everything"],
    ],
  ])("name %s", async (_, before, after, expected) => {
    expect(await edits(with_(before), with_(after))).toEqual(expected);
  });
});
