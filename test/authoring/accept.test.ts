import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Acceptances, acceptFindings, exceptionsText, withExceptions } from "../../src/authoring/accept.ts";
import { dayOf } from "../../src/model/instant.ts";
import type { Json } from "../../src/model/json.ts";
import { needsKey } from "../../src/model/report/acceptable.ts";
import { isWritable } from "../../src/model/writable.ts";
import { documentIn } from "../../src/yaml/document.ts";
import { auditUse, change, rowsOf } from "../audits/usage/support.ts";
import { runs } from "../support/runs.ts";
import { at, bo, hourly, judge, policy, type RawChange, short } from "../support/history.ts";

const stated = {
  owner: "grace@corp.example",
  reason: "state before the audits began",
  from: dayOf(at(0)),
  expires: dayOf(at(24 * 100)),
  ticket: undefined,
  agreedBy: [],
};

async function accept(
  changes: readonly RawChange[],
  text: string,
  { rules = /./, ...more }: { rules?: RegExp; expires?: undefined } = {},
): Promise<Acceptances> {
  const policies = await policy(text);
  const report = await judge(changes, policies);
  return acceptFindings({
    report,
    findings: report.findings.filter(({ status, rule }) => status === "open" && rules.test(rule)),
    policies,
    fields: { ...stated, ...more },
    judge: async (exceptions) => judge(changes, await policy(text, exceptionsText(exceptions))),
  });
}

const open = ({ report }: Acceptances) => report.findings.filter(({ status }) => status === "open");
const sandbox =
  "id: p\nsettings: { sandbox: { enabled: true, network: { allowedDomains: { subsetOf: [a.example] } } } }\n";

describe("accepting what is open", () => {
  it("accepts a value by its entries, and an event by its revision", async () => {
    const changes = hourly(
      { commandAllowlist: ["ls"] },
      { by: bo, set: { commandAllowlist: ["ls", "rm -rf *", "npx *"] } },
    );
    const text = "id: p\nsettings: { commandAllowlist: [ls] }\neditors: { approved: [ada@corp.example] }\n";
    const result = await accept(changes, text);
    expect(result.notAccepted).toEqual([]);
    expect(result.accepted.map(({ exception }) => exception)).toEqual(
      expect.arrayContaining([
        {
          rule: "editors/unapproved",
          revision: 2,
          owner: stated.owner,
          reason: stated.reason,
          from: stated.from,
        },
        {
          rule: "p/commandAllowlist",
          value: ["rm -rf *", "npx *"],
          owner: stated.owner,
          reason: stated.reason,
          from: stated.from,
          expires: stated.expires,
        },
      ]),
    );
    expect(open(result)).toEqual([]);
  });

  it("accepts a gap by the revision after it, with everything else", async () => {
    const first = hourly({ maxAutonomyLevel: "low" }, {}, {}, { maxAutonomyLevel: "high" });
    const result = await accept([first[0]!, first[3]!], "id: p\nsettings: { maxAutonomyLevel: low }\n");
    expect(result.notAccepted).toEqual([]);
    expect(result.accepted.map(({ exception: { rule, subject, revision } }) => [rule, subject, revision])).toEqual(
      expect.arrayContaining([
        ["integrity/revision-gap", undefined, 4],
        ["p/maxAutonomyLevel", undefined, undefined],
      ]),
    );
    expect(open(result)).toEqual([]);
  });

  it("accepts one of several events at the same place, and leaves the others open", async () => {
    const models = ["a", "b", "c", "d"].map((host) => ({
      customModels: [{ id: "custom:x", baseUrl: `https://${host}.example/v1`, apiKey: "${KEY}" }],
    }));
    const changes = hourly(...models);
    const policies = await policy("id: p\nsettings: { maxAutonomyLevel: { set: false } }\n");
    const report = await judge(changes, policies);
    const moves = report.findings.filter(({ rule }) => rule === "levers/endpoint");
    expect(new Set(moves.map(({ key }) => key)).size).toBe(1);
    const result = await acceptFindings({
      report,
      findings: moves.filter(({ introduced }) => introduced.revision === 3),
      policies,
      fields: stated,
      judge: async (exceptions) =>
        judge(
          changes,
          await policy("id: p\nsettings: { maxAutonomyLevel: { set: false } }\n", exceptionsText(exceptions)),
        ),
    });
    expect([result.accepted.map(({ exception }) => exception["revision"]), result.notAccepted]).toEqual([[3], []]);
    expect(open(result).map(({ rule, introduced }) => [rule, introduced.revision])).toEqual([
      ["levers/endpoint", 2],
      ["levers/endpoint", 4],
    ]);
  });

  it("names the place where a rule is about several, and accepts that a value is not set", async () => {
    const changes = hourly({ customModels: [{ id: "custom:a", baseUrl: "http://a.example" }] });
    const text =
      'id: p\nsettings: { maxAutonomyLevel: low, customModels: { each: { baseUrl: { pattern: "https://.*" } } } }\n';
    const result = await accept(changes, text, { rules: /^p/ });
    expect(result.accepted.map(({ exception: { subject, value } }) => [subject, value])).toEqual([
      ["/customModels/custom:a/baseUrl", ["http://a.example"]],
      [undefined, [null]],
    ]);
    expect(open(result).filter(({ rule }) => rule.startsWith("p/"))).toEqual([]);
  });

  it("accepts what a switch causes by the switch alone", async () => {
    const changes = hourly({ sandbox: { enabled: false, network: { allowedDomains: ["b.example"] } } });
    const result = await accept(changes, sandbox, { rules: /^p/ });
    expect(result.accepted.map(({ finding }) => finding.rule)).toEqual(["p/sandbox.enabled"]);
    expect(short(result.report, /^p/).filter((line) => line.endsWith(" open"))).toEqual([]);
  });

  it("accepts what was used, by the subject of its finding", async () => {
    const asOf = "2026-03-12T08:00:00Z";
    const text = "id: p\nusage: { models: { allowed: [m-a] } }\n";
    const history = [change(1, "2026-01-15T00:00:00Z", { modelPolicy: { allowedModelIds: ["m-a", "m-b"] } })];
    const rows = rowsOf({ "2026-03-10": ["u1 m-b 20"] }, "2026-03-11");
    const audited = (exceptions: string) => auditUse({ history, rows, asOf, policy: `${text}${exceptions}` });
    const report = await audited("");
    const { accepted, notAccepted } = await acceptFindings({
      report,
      findings: report.findings.filter(({ rule }) => rule === "usage/policy-models"),
      policies: await policy(text),
      fields: { ...stated, from: "2026-03-11", expires: "2026-04-30" },
      judge: (exceptions) => audited(exceptionsText(exceptions)),
    });
    expect([accepted.map(({ finding }) => finding.subject), notAccepted]).toEqual([["usage/model/m-b/user/u1"], []]);
  });

  it("leaves out what a finding explains that is not accepted", async () => {
    const changes = hourly({ sandbox: { enabled: false, network: { allowedDomains: ["b.example"] } } });
    const result = await accept(changes, sandbox, { rules: /allowedDomains/ });
    expect(result.accepted).toEqual([]);
    expect(result.notAccepted.map(({ why }) => why)).toEqual(["another finding explains it, and is not accepted"]);
  });

  it("does not list as left out what ends with what is accepted", async () => {
    const expired = exceptionsText([
      {
        rule: "p/maxAutonomyLevel",
        value: ["high"],
        owner: "bo@corp.example",
        reason: "pilot",
        from: "2026-02-01",
        expires: "2026-02-28",
      },
    ]);
    const result = await accept(
      hourly({ maxAutonomyLevel: "high" }),
      `id: p\nsettings: { maxAutonomyLevel: low }\n${expired}`,
    );
    expect([result.accepted.map(({ finding }) => finding.rule), result.notAccepted]).toEqual([
      ["p/maxAutonomyLevel"],
      [],
    ]);
    expect(open(result)).toEqual([]);
  });

  it("leaves out what a policy cannot contain, by value and by subject, and accepts the rest", async () => {
    const changes = hourly({
      maxAutonomyLevel: "high",
      commandAllowlist: ["l\u200bs"],
      enabledPlugins: { "a\u202eb": true },
    });
    const text = "id: p\nsettings: { maxAutonomyLevel: low, commandAllowlist: { subsetOf: [ls] }  }\n";
    const result = await accept(changes, text);
    expect(result.accepted.map(({ finding }) => finding.rule)).toContain("p/maxAutonomyLevel");
    expect(result.notAccepted.map(({ finding, why }) => [finding.subject, why])).toEqual(
      expect.arrayContaining([
        ["/commandAllowlist", "its value cannot be written in a policy as it is"],
        ["/enabledPlugins/a\u202eb", "its subject cannot be written in a policy as it is"],
      ]),
    );
  });

  it("leaves out a secret that a later audit could not recognise", async () => {
    const changes = hourly({ customModels: [{ id: "custom:a", apiKey: "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }] });
    const result = await accept(changes, "id: p\nsettings: { ideAutoConnect: { unset: pass, equals: true } }\n");
    expect(result.notAccepted.map(({ finding, why }) => [finding.rule, why])).toEqual([["secrets/literal", needsKey]]);
  });

  it("asks for an end where a value is accepted", async () => {
    const changes = hourly({ maxAutonomyLevel: "high" });
    await expect(
      accept(changes, "id: p\nsettings: { maxAutonomyLevel: low }\n", { expires: undefined }),
    ).rejects.toThrow("p/maxAutonomyLevel is about a value, and an exception for a value needs an end; give --expires");
  });
});

describe("exceptions in a file", () => {
  it("are read again with the value that was written", () => {
    const key = fc.oneof(fc.string(), fc.constantFrom("__proto__", "<<", "a", "1", "null", "~", "*"));
    const leaf = fc.oneof(fc.string({ unit: "grapheme" }), fc.double({ noNaN: true }), fc.maxSafeInteger(), key);
    const { value } = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { depthSize: "large" },
        leaf,
        fc.constantFrom(1e21, 2 ** 60, true, null),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.array(fc.tuple(key, tie("value")), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
      ),
    }));
    let written = 0;
    fc.assert(
      fc.property(value, (entry) => {
        if (!isWritable([entry])) return;
        written++;
        const document = documentIn("e.yaml", exceptionsText([{ rule: "p/a", value: [entry] }]));
        expect(document.value).toEqual({ exceptions: [{ rule: "p/a", value: [entry] }] });
      }),
      { numRuns: runs(300) },
    );
    expect(written).toBeGreaterThan(50);
    const nested = Array.from({ length: 40 }).reduce<Json>((inner) => [inner], "x");
    for (const entry of [1e21, { ["__proto__"]: 1 }, { "<<": 1 }, nested]) expect(isWritable([entry])).toBe(false);
  });

  const exceptions = [{ rule: "p/a", value: ["x: y", "#z"], owner: "ada", reason: "r", from: "2026-03-01" }];
  const rows = (text: string) => (parse(text) as { exceptions: { rule: string }[] }).exceptions;

  it.each([
    ["", "an empty file"],
    ["id: p\nsettings: { ideAutoConnect: true } # stays\n", "a policy without exceptions"],
    ["# stays\nexceptions:\n  - rule: p/b # stays\n    from: 2026-01-01 # stays", "a list, without a last line end"],
    [
      "exceptions:\n- rule: p/b\n  reason: >\n    two\n    lines\n\n# stays\neditors: { approved: [a] }\n",
      "a list amid",
    ],
    ["exceptions:\n  # stays\n  -   { rule: p/b }\n  - { rule: p/c }\n", "entries in braces"],
    ["exceptions:\n  - # stays\n    rule: p/b\n  -\n    rule: p/c\n", "entries below their dash"],
  ])("leaves what stands in the file as it is: %j (%s)", (text) => {
    const edited = withExceptions("e.yaml", text, exceptions);
    const before = text === "" ? [] : ((parse(text) as { exceptions?: unknown[] }).exceptions ?? []);
    expect(rows(edited)).toEqual([...before, ...exceptions]);
    for (const line of text.split("\n")) expect(edited.split("\n")).toContain(line);
    const crlf = withExceptions("e.yaml", text.replaceAll("\n", "\r\n"), exceptions);
    expect(crlf).toBe(text.includes("\n") ? edited.replaceAll("\n", "\r\n") : edited);
  });

  it.each([
    ["exceptions: []", "exceptions:\n@"],
    ["id: p\nexceptions: [ ] # none\neditors: {}\n", "id: p\nexceptions: # none\n@editors: {}\n"],
    ["exceptions:\n# stays\nid: p\n", "exceptions:\n@# stays\nid: p\n"],
    ["exceptions: ~\n", "exceptions:\n@"],
  ])("begins an empty list: %j", (text, expected) => {
    const entries = exceptionsText(exceptions).replace(/^#.*\nexceptions:\n/, "");
    expect(withExceptions("e.yaml", text, exceptions)).toBe(expected.replace("@", entries));
  });

  it.each([
    "exceptions: [\n # why\n]\n",
    "{ exceptions: [] }\n",
    "exceptions: [{ rule: p/b }]\n",
    "exceptions: none\n",
  ])("refuses a list that no line can be added to: %j", (text) => {
    expect(() => withExceptions("e.yaml", text, exceptions)).toThrow(
      "e.yaml: exceptions is not a list with one entry per line",
    );
  });

  it.each(["{ id: p, settings: { a: 1 } }\n", "  id: p\n  settings: { a: 1 }\n", "id: p\n...\n", "no policy\n"])(
    "refuses a file that would not be valid YAML with exceptions at its end: %j",
    (text) => {
      expect(() => withExceptions("e.yaml", text, exceptions)).toThrow(
        "e.yaml: with exceptions at its end, the file would not be valid YAML",
      );
    },
  );
});
