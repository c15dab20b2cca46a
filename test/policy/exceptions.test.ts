import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Json } from "../../src/model/json.ts";
import type { Exception } from "../../src/model/policy.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { acceptedBy, entryKey, isAbout, termAt } from "../../src/policy/exceptions.ts";
import { loadPolicies } from "../../src/policy/load.ts";
import { line, loadText, problemsOf } from "./corpus.ts";

async function exception(parts: Record<string, string>): Promise<Exception> {
  const fields = Object.entries({
    rule: "p/ideAutoConnect",
    value: "[true]",
    owner: "ada@example.com",
    reason: "pilot",
    from: "2026-10-01",
    expires: "2026-12-31",
    ...parts,
  })
    .filter(([, text]) => text !== "-")
    .map(([key, text]) => `${key}: ${text}`);
  const text = `id: p\nsettings: { ideAutoConnect: false }\nexceptions:\n  - { ${fields.join(", ")} }\n`;
  return (await loadText(text)).exceptions[0]!;
}

describe("what an exception says", () => {
  it("is read with its term and its place", async () => {
    expect(await exception({ ticket: "T-1", category: "mitigated" })).toEqual({
      rule: "p/ideAutoConnect",
      value: [true],
      subject: null,
      inert: false,
      revision: null,
      owner: "ada@example.com",
      agreedBy: [],
      reason: "pilot",
      ticket: "T-1",
      category: "mitigated",
      from: Date.parse("2026-10-01T00:00:00Z"),
      until: Date.parse("2027-01-01T00:00:00Z"),
      location: { file: "policy.yaml", line: 4, column: 5 },
    });
  });

  it.each([
    ["[a, b]", ["a", "b"]],
    ["a", ["a"]],
    ["null", [null]],
    ["false", [false]],
    ["7", [7]],
    ["[null]", [null]],
    ["[{ source: github, repo: a/b }]", [{ source: "github", repo: "a/b" }]],
    ['"fp:k1:0123456789abcdef"', ["fp:k1:0123456789abcdef"]],
  ])("accepts %s", async (value, expected) => {
    expect(JSON.parse(JSON.stringify((await exception({ value })).value))).toEqual(expected);
  });

  const overEntries = (parts: string) =>
    `id: p\nsettings: { mcpAutonomyOverrides: { each: { defaultLevel: { atMost: low } } } }\nexceptions:\n  - { rule: "p/mcpAutonomyOverrides[*].defaultLevel", value: [high], owner: ada@example.com, reason: pilot, from: 2026-10-01, expires: 2026-12-31${parts} }\n`;

  it("names its entry when the rule is about every entry: otherwise it would accept those that come later", async () => {
    expect(await problemsOf(loadText(overEntries("")))).toMatchObject([
      { message: expect.stringContaining('has no "subject"') as string },
    ]);
    const { exceptions } = await loadText(overEntries(", subject: /mcpAutonomyOverrides/linear/defaultLevel"));
    expect(exceptions).toMatchObject([{ subject: "/mcpAutonomyOverrides/linear/defaultLevel" }]);
  });

  it("may be about an event, and then without an end", async () => {
    const entry = await exception({ rule: "editors/unapproved", value: "-", revision: "41", expires: "-" });
    expect(entry).toMatchObject({ value: null, revision: 41, until: null });
  });
});

describe("its term may be", () => {
  it.each([
    ["2026-01-01", "2026-06-30", true], // 180 days apart
    ["2026-01-01", "2026-07-01", false],
    ["2026-10-01", "2026-10-01", true],
    ["2026-10-02", "2026-10-01", false],
    ["2028-02-01", "2028-07-30", true],
    ["2028-02-01", "2028-07-31", false],
    ["2026-01-01T00:00:00Z", "2026-06-30T00:00:00Z", true],
    ["2026-01-01T00:00:00Z", "2026-06-30T00:00:01Z", false],
    ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", false],
    ["2026-01-01T00:00:00+02:00", "2026-06-29T22:00:00Z", true],
  ])("%s to %s: %s", async (from, expires, expected) => {
    const problems = await problemsOf(exception({ from, expires }));
    expect(problems.length === 0).toBe(expected);
  });
});

describe("its term", () => {
  it("starts with its first day and ends after its last", async () => {
    const entry = await exception({});
    const at = (instant: string) => termAt(entry, Date.parse(instant));
    expect(at("2026-09-30T23:59:59.999Z")).toBe("before");
    expect(at("2026-10-01T00:00:00.000Z")).toBe("within");
    expect(at("2026-12-31T23:59:59.999Z")).toBe("within");
    expect(at("2027-01-01T00:00:00.000Z")).toBe("after");
  });

  it("of an event without an end goes on", async () => {
    const entry = await exception({ rule: "editors/unapproved", value: "-", revision: "41", expires: "-" });
    expect(termAt(entry, Date.parse("2999-01-01T00:00:00Z"))).toBe("within");
  });
});

describe("what it accepts", () => {
  const catalog = createCatalog();
  const exceptionFor = (value: readonly Json[] | null, parts: Partial<Exception> = {}) =>
    ({ rule: "r", value, subject: null, inert: false, revision: null, ...parts }) as Exception;
  const covers = (exception: Exception, offending: readonly Json[], setting?: string) => {
    const keys = acceptedBy(exception, setting === undefined ? undefined : catalog.setting(setting));
    return offending.every((entry) => keys.has(entryKey(setting ? catalog.setting(setting) : undefined, entry)));
  };

  it.each<[readonly Json[], readonly Json[], boolean]>([
    [["a"], ["a"], true],
    [["a", "b"], ["a"], true],
    [["a", "b"], ["b", "a"], true],
    [["a"], ["a", "b"], false],
    [["a"], ["A"], false],
    [["a*"], ["ab"], false],
    [["*"], ["anything"], false],
    [[null], [null], true],
    [[null], ["a"], false],
    [[null], ["null"], false],
    [[1], ["1"], false],
    [[true], ["true"], false],
    [[{ source: "github", repo: "a/b" }], [{ repo: "a/b", source: "github" }], true],
    [[{ source: "github", repo: "a/b" }], [{ source: "github", repo: "a/c" }], false],
  ])("%j covers %j: %s", (value, offending, expected) => {
    expect(covers(exceptionFor(value), offending)).toBe(expected);
  });

  it.each<[string, Json, Json, boolean]>([
    ["byomComputersAllowedEmails", "ADA@example.com", "ada@Example.com", true],
    ["byomComputersAllowedEmails", "*@example.com", "ada@example.com", false],
    ["byomComputersAllowedEmails", "*@Example.com", "*@example.com", true],
    ["sandbox.network.allowedDomains", "X.Example.ORG", "x.example.org", true],
    ["sandbox.network.allowedDomains", "*.example.org", "x.example.org", false],
    ["modelPolicy.allowedModelIds", "o4*", "o4-mini", false],
    ["modelPolicy.allowedModelIds", "o4*", "o4*", true],
    ["modelPolicy.allowedModelIds", "O4", "o4", false],
    ["mcpPolicy.allowlist", null, "null", false],
  ])("of %s %j is %j: %s", (setting, value, entry, expected) => {
    expect(covers(exceptionFor([value]), [entry], setting)).toBe(expected);
  });

  it("is for a secret its fingerprint, and for nothing that looks like it", () => {
    const secret = secretMarker("literal", "fp:k1:0123456789abcdef", {});
    expect(covers(exceptionFor(["fp:k1:0123456789abcdef"]), [secret])).toBe(true);
    expect(covers(exceptionFor(["fp:k1:0000000000000000"]), [secret])).toBe(false);
  });

  const claim = { rule: "r", subject: "/a", offending: ["eve"], event: null, inert: false };
  const event = (revision: number | null) => ({ ...claim, event: { revision } });

  it("is for an event its revision only", () => {
    expect(isAbout(exceptionFor(null, { revision: 41 }), event(41))).toBe(true);
    expect(isAbout(exceptionFor(null, { revision: 41 }), event(42))).toBe(false);
    expect(isAbout(exceptionFor(null, { revision: 41 }), event(null))).toBe(false);
    expect(isAbout(exceptionFor(["eve"]), event(41))).toBe(false);
    expect(isAbout(exceptionFor(null, { revision: 41 }), claim)).toBe(false);
  });

  it("is the place it names, and the setting while it has effect", () => {
    expect(isAbout(exceptionFor(["eve"], { subject: "/a" }), claim)).toBe(true);
    expect(isAbout(exceptionFor(["eve"], { subject: "/b" }), claim)).toBe(false);
    expect(isAbout(exceptionFor(["eve"]), { ...claim, inert: true })).toBe(false);
    expect(isAbout(exceptionFor(["eve"], { inert: true }), { ...claim, inert: true })).toBe(true);
    expect(isAbout(exceptionFor(["eve"], { inert: true }), claim)).toBe(true);
  });
});

describe("the rule it names", () => {
  const text = (rule: string, extra = "") =>
    `id: p\nextends: [base.yaml]\nsettings: { maxAutonomyLevel: { atMost: low } }\nexceptions:\n  - { rule: ${rule}, value: [high], owner: ada@example.com, reason: pilot, from: 2026-10-01, expires: 2026-12-31 }\n${extra}`;
  const files = { "base.yaml": "id: base\nsettings: { maxAutonomyLevel: { atMost: medium } }\n" };

  it("may be called as it would be without the rule it stands over", async () => {
    for (const rule of ["p/maxAutonomyLevel", "base/maxAutonomyLevel"])
      expect((await loadText(text(rule), files)).exceptions.map((finding) => finding.rule)).toEqual([
        "base/maxAutonomyLevel",
      ]);
  });

  it("may be built in", async () => {
    expect((await loadText(text("secrets/literal"), files)).exceptions).toHaveLength(1);
  });
});

describe("an exception that somebody else must agree to", () => {
  const fields =
    "rule: p/ideAutoConnect, value: true, owner: ada@example.com, reason: pilot, from: 2026-10-01, expires: 2026-12-31";
  const load = (agreement: boolean, ...more: string[]) =>
    loadPolicies(
      [
        {
          file: "policy.yaml",
          text: `id: p\nsettings: { ideAutoConnect: false }\nexceptions:\n${more.map((rest) => `  - { ${fields}${rest} }\n`).join("")}`,
        },
      ],
      { catalog: createCatalog(), builtin: [], resolve: async () => undefined, packs: [], agreement },
    );
  const agreed = ", agreedBy: [bo@example.com]";

  it("is refused at its place where nobody did", async () => {
    expect((await problemsOf(load(true, agreed, ""))).map(line)).toEqual([
      'policy.yaml:5:5: exceptions[1] for p/ideAutoConnect has no "agreedBy"; the configuration demands it: name somebody other than the owner who agreed to it',
    ]);
  });

  it("is not refused where somebody did, or where the configuration does not demand it", async () => {
    expect((await load(true, agreed)).exceptions[0]!.agreedBy).toEqual(["bo@example.com"]);
    expect((await load(false, "")).exceptions[0]!.agreedBy).toEqual([]);
  });
});
