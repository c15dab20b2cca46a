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
        "unknown p/sessionDefaultSettings.model: should be of the form that policy sets (pattern a.*) → of the form that policy sets (pattern b.*)",
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
      ["looser editors.by sandbox.**: added: b@x.example"],
    ],
    [
      "owners of a pattern who were approved",
      people("a@x.example, b@x.example"),
      people("a@x.example, b@x.example", ', by: { "sandbox.**": [b@x.example] }'),
      ["tighter editors.by sandbox.**: added: b@x.example"],
    ],
    [
      "an owner of a pattern added",
      people("a@x.example", ', by: { "sandbox.**": [b@x.example] }'),
      people("a@x.example", ', by: { "sandbox.**": [b@x.example, c@x.example] }'),
      ["looser editors.by sandbox.**: c@x.example was added"],
    ],
    [
      "an exception added",
      cap("atMost: low"),
      excepted("2026-03-01"),
      [`looser ${p}: exception added: high, owner ada, until 2026-03-01: pilot`],
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
        `tighter ${p}: exception removed: high, owner ada, until 2026-03-01: pilot`,
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
        /^looser CHG-1: approval added: maxAutonomyLevel by a@x\.example, 2026-01-01 to 2026-02-01, approved by b@x\.example$/,
      ],
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
    ["all of it removed", changes(`windows: [${berlin}]`), cap("atMost: low"), [/^looser changes: removed/]],
    ["all of it added", cap("atMost: low"), changes(`windows: [${berlin}]`), [/^tighter changes: added/]],
  ])("name %s", async (_, before, after, expected) => {
    const lines = await edits(before, after);
    expect(lines).toHaveLength(expected.length);
    for (const [i, shape] of expected.entries()) expect(lines[i]).toMatch(shape);
  });
});
