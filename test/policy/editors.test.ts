import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EditorPolicy } from "../../src/model/policy.ts";
import type { Editor } from "../../src/model/sealed.ts";
import { identityFlaw, isAmong, isListed, peopleOf, settingsDenied } from "../../src/policy/editors.ts";
import { anyText } from "../support/any-text.ts";

const person = (id: string | null, email: string | null, name: string | null = null): Editor => ({ id, email, name });
const alice = peopleOf(["alice@corp.com"]);
const byId = peopleOf(["usr_1"]);
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

describe("an e-mail address", () => {
  it.each([
    ["alice@corp.com", true],
    ["Alice@Corp.com", true],
    ["ALICE@CORP.COM", true],
    ["alice@corp.com ", false],
    [" alice@corp.com", false],
    ["alice@corp.com.", false],
    ["alice@corp.com\u0000", false],
    ["alice@corp.com\n", false],
    ["alice@corp.com\u200b", false],
    ["alice+x@corp.com", false],
    ["xalice@corp.com", false],
    ["alice@sub.corp.com", false],
    ["alice@corp.com.evil.example", false],
    ["\u0430lice@corp.com", false],
    ["alice", false],
    ["", false],
  ])("%j is alice@corp.com: %s", (email, expected) => {
    expect(isAmong(alice, person(null, email), 0)).toBe(expected);
  });

  it("folds the case of ASCII letters only", () => {
    expect(isAmong(peopleOf(["kate@corp.com"]), person(null, "\u212aate@corp.com"), 0)).toBe(false);
    expect(isAmong(peopleOf(["inga@corp.com"]), person(null, "\u0130nga@corp.com"), 0)).toBe(false);
    expect(isAmong(peopleOf(["sam@corp.com"]), person(null, "\u017fam@corp.com"), 0)).toBe(false);
  });

  it("of a domain is any address of it, and of no other", () => {
    const people = peopleOf(["*@corp.com"]);
    for (const [email, expected] of [
      ["alice@corp.com", true],
      ["bob@CORP.com", true],
      ["bob@sub.corp.com", false],
      ["bob@evilcorp.com", false],
      ["bob@corp.com.evil.example", false],
      ["bob@x@corp.com", false],
      ["@corp.com", false],
    ] as const)
      expect([email, isAmong(people, person(null, email), 0)]).toEqual([email, expected]);
  });
});

describe("an id", () => {
  it.each([
    ["usr_1", true],
    ["usr_12", false],
    ["USR_1", false],
    ["usr_1 ", false],
    ["usr_1\u0000", false],
    ["us\u0433_1", false],
    ["", false],
    [null, false],
  ])("%j is usr_1: %s", (id, expected) => {
    expect(isAmong(byId, person(id, "alice@corp.com"), 0)).toBe(expected);
  });

  it("comes before the address, and the name counts for nothing", () => {
    expect(isAmong(byId, person("usr_1", "other@corp.com"), 0)).toBe(true);
    expect(isAmong(byId, person("usr_9", "alice@corp.com"), 0)).toBe(false);
    expect(isAmong(byId, person("usr_1", ""), 0)).toBe(true);
    expect(isAmong(byId, person("usr_1", null), 0)).toBe(true);
    expect(isAmong(byId, person("usr_9", null, "usr_1"), 0)).toBe(false);
    expect(isAmong(alice, person("usr_9", null, "alice@corp.com"), 0)).toBe(false);
    expect(isAmong(alice, person("alice@corp.com", null), 0)).toBe(false);
  });

  it("may be a pattern", () => {
    const people = peopleOf(["svc_*"]);
    expect(isAmong(people, person("svc_deploy", null), 0)).toBe(true);
    expect(isAmong(people, person("user_svc_x", null), 0)).toBe(false);
  });
});

describe("a term", () => {
  const people = peopleOf([{ who: "usr_1", from: "2026-03-01", until: "2026-08-31" }]);

  it.each([
    ["2026-02-28T23:59:59.999Z", false],
    ["2026-03-01T00:00:00.000Z", true],
    ["2026-08-31T23:59:59.999Z", true],
    ["2026-09-01T00:00:00.000Z", false],
  ])("covers %s: %s", (instant, expected) => {
    expect(isAmong(people, person("usr_1", null), Date.parse(instant))).toBe(expected);
  });

  it("may be open at either end, or end at an instant", () => {
    expect(isAmong(peopleOf([{ who: "usr_1", from: "2026-03-01" }]), person("usr_1", null), day("2099-01-01"))).toBe(
      true,
    );
    expect(isAmong(peopleOf([{ who: "usr_1", until: "2026-03-01" }]), person("usr_1", null), 0)).toBe(true);
    const untilNoon = peopleOf([{ who: "usr_1", until: "2026-03-01T12:00:00+02:00" }]);
    expect(isAmong(untilNoon, person("usr_1", null), Date.parse("2026-03-01T09:59:59Z"))).toBe(true);
    expect(isAmong(untilNoon, person("usr_1", null), Date.parse("2026-03-01T10:00:00Z"))).toBe(false);
  });

  it("may be renewed by a second entry", () => {
    const twice = peopleOf([
      { who: "usr_1", until: "2026-03-01" },
      { who: "usr_1", from: "2026-05-01" },
    ]);
    expect(
      ["2026-02-01", "2026-04-01", "2026-06-01"].map((at) => isAmong(twice, person("usr_1", null), day(at))),
    ).toEqual([true, false, true]);
  });
});

describe("an identity that cannot be trusted", () => {
  it.each([
    [person("usr_1", "alice@corp.com"), undefined],
    [person(null, null), undefined],
    [person("usr 1", null), /the id has white space/],
    [person("usr_1\u200b", null), /the id has/],
    [person("us\u0433_1", null), /the id has/],
    [person("usr_1", "alice@corp.com "), /e-mail address has white space/],
    [person("usr_1", "\u0430lice@corp.com"), /e-mail address has characters beyond ASCII/],
    [person("usr_1", "alice@corp.com\u0000"), /e-mail address has invisible/],
    [person("usr_1", "alice"), /e-mail address is not an e-mail address/],
    [person("usr_1", "x".repeat(2 ** 20)), /is not an e-mail address/],
  ])("$0: $1", (editor, expected) => {
    const flaw = identityFlaw(editor);
    if (expected === undefined) expect(flaw).toBeUndefined();
    else expect(flaw).toMatch(expected);
  });

  it("is never approved, by whatever list of addresses", () => {
    fc.assert(
      fc.property(anyText(), (email) => {
        fc.pre(identityFlaw(person(null, email)) !== undefined);
        expect(isAmong(peopleOf(["*@corp.com", "alice@corp.com"]), person(null, email), 0)).toBe(false);
      }),
    );
  });
});

describe("who may change what", () => {
  const policy = (parts: Partial<EditorPolicy>): EditorPolicy => ({
    severity: "high",
    approved: null,
    by: [],
    policy: "p",
    owner: null,
    rationale: null,
    controls: [],
    from: null,
    until: null,
    location: { file: "p.yaml", line: 1, column: 1 },
    ...parts,
  });
  const [ada, bo, eve] = ["ada", "bo", "eve"].map((id) => person(id, `${id}@corp.com`)) as [Editor, Editor, Editor];
  const owners = (...entries: [string, string[]][]) =>
    entries.map(([pattern, people]) => ({ pattern, people: peopleOf(people) }));
  const sandbox = ["/sandbox/enabled"];
  const both = ["/sandbox/enabled", "/maxAutonomyLevel"];

  it("is everything for approved editors, and nothing for others, unchanged revisions included", () => {
    const rule = policy({ approved: peopleOf(["ada"]) });
    expect(settingsDenied(rule, ada, 0, both)).toBeUndefined();
    expect(settingsDenied(rule, ada, 0, [])).toBeUndefined();
    expect(settingsDenied(rule, eve, 0, both)).toBeNull();
    expect(settingsDenied(rule, eve, 0, [])).toBeNull();
  });

  it("is for settings with owners their business alone", () => {
    const rule = policy({ approved: peopleOf(["ada"]), by: owners(["sandbox.**", ["bo"]]) });
    expect(settingsDenied(rule, ada, 0, both)).toEqual(["/sandbox/enabled"]);
    expect(settingsDenied(rule, bo, 0, sandbox)).toBeUndefined();
    expect(settingsDenied(rule, bo, 0, both)).toEqual(["/maxAutonomyLevel"]);
    expect(settingsDenied(rule, bo, 0, [])).toBeNull();
    expect(settingsDenied(rule, eve, 0, both)).toEqual(both);
  });

  it("is decided by the last pattern that matches", () => {
    const rule = policy({ by: owners(["sandbox.**", ["ada"]], ["sandbox.enabled", ["bo"]], ["**.other", ["eve"]]) });
    expect(settingsDenied(rule, ada, 0, sandbox)).toEqual(sandbox);
    expect(settingsDenied(rule, bo, 0, sandbox)).toBeUndefined();
    expect(settingsDenied(rule, ada, 0, ["/sandbox/mode"])).toBeUndefined();
    expect(settingsDenied(rule, eve, 0, ["/sandbox/mode"])).toEqual(["/sandbox/mode"]);
  });

  it("is free where only other settings have owners", () => {
    const rule = policy({ by: owners(["sandbox.**", ["bo"]]) });
    expect(settingsDenied(rule, eve, 0, ["/maxAutonomyLevel"])).toBeUndefined();
    expect(settingsDenied(rule, eve, 0, [])).toBeUndefined();
    expect(settingsDenied(rule, eve, 0, both)).toEqual(sandbox);
  });

  it("is said of nobody from the end of the policy on, and before it begins as by its list", () => {
    const rule = policy({ approved: peopleOf(["ada"]), from: day("2026-02-01"), until: day("2026-03-01") });
    const listing = (by: Editor, at: string) => isListed(rule, { by, time: day(at) }, sandbox);
    for (const at of ["2026-01-01", "2026-02-28"])
      expect([listing(ada, at), listing(eve, at)], at).toEqual([true, false]);
    expect([listing(ada, "2026-03-01"), listing(eve, "2026-03-01")]).toEqual([null, null]);
    expect(isListed(null, { by: ada, time: 0 }, sandbox)).toBeNull();
  });
});
