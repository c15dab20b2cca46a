import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { builtinRules } from "../../src/audits/index.ts";
import type { Report } from "../../src/model/report/index.ts";
import { loadPolicies } from "../../src/policy/load.ts";
import { ada, bo, hourly, judge, policy, short } from "../support/history.ts";

const grace = "grace@corp.example";
const level = (maxAutonomyLevel: string, more: object = {}) => ({ maxAutonomyLevel, ...more });
const by = (user: unknown, set: Record<string, unknown>) => ({ by: user, set });
const record = (parts: Record<string, string>) => {
  const all = {
    id: "CHG-1",
    settings: "[maxAutonomyLevel]",
    from: "2026-03-01",
    until: "2026-03-02",
    approvedBy: `[${grace}]`,
    approvedAt: "2026-02-27",
    ...parts,
  };
  const members = Object.entries(all).map(([key, text]) => `${key}: ${text}`);
  return `  - { ${members.join(", ")} }\n`;
};
const rules =
  'id: p\nchanges: { loosening: { requires: approval }, emergency: { approvedWithin: 4h }, windows: [{ days: [sun], from: "00:00", to: "02:00", timezone: UTC }] }\n';
const approved = (...records: Record<string, string>[]) => `${rules}approvals:\n${records.map(record).join("")}`;
const approvalsOf = (report: Report) =>
  report.revisions.map(({ changes }) =>
    changes.map(({ approval }) => (approval ? `${approval.id} ${approval.result}` : null)),
  );

describe("an approval", () => {
  it("given beforehand authorizes the change, and the register says so", async () => {
    const report = await judge(hourly(level("low"), level("medium")), approved({}));
    expect(short(report)).toEqual([]);
    expect(approvalsOf(report)).toEqual([[], ["CHG-1 authorized"]]);
    expect(report.approvals).toMatchObject([
      { id: "CHG-1", state: "applied", revisions: [2], approvedBy: [grace], approvedAt: "2026-02-27T00:00:00.000Z" },
    ]);
  });

  it("does not open a window: when changes are made is another question", async () => {
    const report = await judge(hourly(level("low"), level("low"), level("medium")), approved({}));
    expect(short(report)).toEqual(["changes/outside-window revision:3 3- open"]);
  });

  it("given afterwards, in time and by somebody else, disposes of every event of the revision", async () => {
    const text = approved({ approvedAt: "2026-03-01T05:59:59Z" });
    const report = await judge(hourly(level("low"), level("low"), level("medium")), text);
    expect(short(report)).toEqual([
      "changes/outside-window revision:3 3- resolved",
      "changes/unapproved revision:3 3- resolved",
    ]);
    for (const finding of report.findings)
      expect(finding.resolved).toEqual({ revision: null, at: "2026-03-01T05:59:59.000Z", by: null, approval: "CHG-1" });
    expect(approvalsOf(report)[2]).toEqual(["CHG-1 emergency"]);
    expect(report.approvals[0]).toMatchObject({ state: "applied", revisions: [3] });
    expect(report.verdict).toBe("compliant");
  });

  it.each([
    [5, "2026-03-01T06:00:00.000Z"],
    [100, undefined],
  ])("may still be given after %i hours until %s", async (hours, until) => {
    const report = await judge(hourly(level("low"), level("low"), level("medium")), rules, { hours });
    const events = report.findings.filter(({ rule }) => rule.startsWith("changes/"));
    expect(events.map(({ approvableUntil }) => approvableUntil)).toEqual([until, until]);
    const isAdvised = until !== undefined;
    expect(events.map(({ remediation }) => /\bapprove\b/.test(remediation!))).toEqual([isAdvised, isAdvised]);
    expect(events.map(({ remediation }) => remediation!.includes("an exception"))).toEqual([true, true]);
  });

  it("may be given of no revision without a change", async () => {
    const listed = `${rules}\neditors: { approved: [bo@corp.example] }\n`;
    const report = await judge(hourly(level("low"), level("low"), level("medium")), listed, { hours: 5 });
    const events = report.findings.filter(({ rule }) => rule === "editors/unapproved");
    const until = Object.fromEntries(events.map((event) => [event.introduced.revision, event.approvableUntil]));
    expect(until).toEqual({ 1: undefined, 2: undefined, 3: "2026-03-01T06:00:00.000Z" });
  });

  it.each([
    ["before it was given", { approvedAt: "2026-03-01T05:00:00Z" }, 4, null],
    ["too late", { approvedAt: "2026-03-01T06:00:01Z" }, 100, "CHG-1 unauthorized"],
    ["by its editor", { approvedAt: "2026-03-01T05:00:00Z", approvedBy: "[user_ada]" }, 100, "CHG-1 self-approved"],
  ])("given %s leaves them open", async (_, parts, hours, approvalLine) => {
    const report = await judge(hourly(level("low"), level("low"), level("medium")), approved(parts), { hours });
    expect(short(report, /^changes/)).toEqual([
      "changes/outside-window revision:3 3- open",
      "changes/unapproved revision:3 3- open",
    ]);
    expect(approvalsOf(report)[2]).toEqual([approvalLine]);
  });

  it.each([
    ["has no id to compare", "user_zoe", [{ id: null, email: "bo@corp.example", name: null }], ""],
    [
      "once had the editor's address",
      "ada@corp.example",
      [bo, { ...bo, email: "ada@corp.example" }],
      ", who may be ada@corp.example",
    ],
  ])("says that the approver may be the editor if the editor %s", async (_, approver, editors, rest) => {
    const made = editors.map((by, i) => ({ by, set: level(i === 0 ? "medium" : "high") }));
    const report = await judge(hourly(level("low"), ...made), approved({ approvedBy: `["${approver}"]` }));
    const { message } = report.findings.find((finding) => finding.rule === "changes/unapproved")!;
    expect(message).toContain(`(no approver of approval CHG-1 is known to be a person other than the editor${rest})`);
  });

  it.each([
    [{}, "no approval"],
    [{ approvedAt: "2026-03-05" }, "approval CHG-1 was given afterwards, and too late"],
    [{ until: "2026-03-01T00:30:00Z" }, "after approval CHG-1 ended"],
    [{ from: "2026-03-01T01:30:00Z" }, "before approval CHG-1 begins"],
    [{ implementers: "[bo@corp.example]" }, "approval CHG-1 names other implementers"],
    [{ approvedBy: "[ada@corp.example]" }, "approval CHG-1 was given only by the editor of the change"],
    [{ settings: "[sandbox.**]", implementers: "[user_ada]" }, "approval CHG-1 is for other settings"],
  ])("%j that does not authorize it is named in the finding", async (parts, reason) => {
    const text = reason === "no approval" ? rules : approved(parts);
    const report = await judge(hourly(level("low"), level("medium")), text);
    expect(report.findings.find((finding) => finding.rule === "changes/unapproved")!.message).toBe(
      `loosened without an approval: maxAutonomyLevel (${reason})`,
    );
  });

  it("of one of two changes leaves the other at fault, alone", async () => {
    const both = hourly(level("low"), level("medium", { commandAllowlist: ["ls"] }));
    const report = await judge(both, approved({}));
    const finding = report.findings.find((item) => item.rule === "changes/unapproved")!;
    expect(finding).toMatchObject({
      offending: ["/commandAllowlist"],
      message: "loosened without an approval: commandAllowlist (approval CHG-1 is for other settings)",
    });
    const later = await judge(both, approved({ approvedAt: "2026-03-01T04:00:00Z" }));
    expect(later.findings.find((item) => item.rule === "changes/unapproved")).toMatchObject({
      status: "open",
      offending: ["/commandAllowlist"],
    });
  });

  it("that needs two records is disposed of when the last of them was given", async () => {
    const text = approved(
      { approvedAt: "2026-03-01T04:00:00Z" },
      { id: "CHG-2", settings: "[commandAllowlist]", approvedAt: "2026-03-01T03:00:00Z" },
    );
    const report = await judge(hourly(level("low"), level("medium", { commandAllowlist: ["ls"] })), text);
    expect(report.findings.find((finding) => finding.rule === "changes/unapproved")).toMatchObject({
      status: "resolved",
      resolved: { at: "2026-03-01T04:00:00.000Z", approval: "CHG-1" },
    });
  });
});

describe("an approval that names an editor", () => {
  const editors = (...records: Record<string, string>[]) =>
    `id: p\neditors: { approved: [ada@corp.example] }\nchanges: { loosening: { requires: approval }, emergency: { approvedWithin: 4h } }\napprovals:\n${records.map(record).join("")}`;
  const changes = hourly(level("low"), by(bo, level("medium", { sessionRetentionDays: 30 })));

  it("lets them change those settings, and no others", async () => {
    const report = await judge(changes, editors({ implementers: "[bo@corp.example]" }));
    const finding = report.findings.find((item) => item.rule === "editors/unapproved")!;
    expect([finding.message, finding.offending]).toEqual([
      "bo@corp.example may not change sessionRetentionDays",
      ["/sessionRetentionDays"],
    ]);
    const all = await judge(changes, editors({ implementers: "[bo@corp.example]", settings: '["**"]' }));
    expect(short(all)).toEqual([]);
    // An approval excuses the change. It does not make its editor a listed one.
    expect(all.revisions.map((row) => row.approved)).toEqual([true, false]);
    expect(all.editors.find((editor) => editor.email === "bo@corp.example")).toMatchObject({ unapproved: 1 });
  });

  it("must name them: one for anybody does not", async () => {
    expect(short(await judge(changes, editors({ settings: '["**"]' })), /editors/)).toEqual([
      "editors/unapproved revision:2 2- open",
    ]);
  });

  it("and was given afterwards disposes of the event", async () => {
    const after = { settings: '["**"]', approvedAt: "2026-03-01T02:00:00Z" };
    const report = await judge(changes, editors({ ...after, implementers: "[user_bo]" }));
    expect(short(report, /editors/)).toEqual(["editors/unapproved revision:2 2- resolved"]);
    expect(report.revisions[1]!.approved).toBe(false);
    expect(short(await judge(changes, editors(after)), /editors/)).toEqual(["editors/unapproved revision:2 2- open"]);
  });

  it("says nothing for revisions of which nobody knows what they changed", async () => {
    const first = hourly(by(bo, level("low")), by(bo, level("low")));
    const text = editors({ implementers: "[bo@corp.example]", settings: '["**"]', until: "2026-03-09" });
    expect(short(await judge(first, text), /editors/)).toEqual([
      "editors/unapproved revision:1 1- open",
      "editors/unapproved revision:2 2- open",
    ]);
  });
});

describe("an exception beside approvals", () => {
  const exception =
    "exceptions:\n  - { rule: changes/unapproved, revision: 2, owner: a, reason: b, from: 2026-03-01 }\n";
  const two = hourly(level("low"), level("medium"), level("high"));

  it("accepts the event that no approval disposes of", async () => {
    const report = await judge(two, `${rules}${exception}`);
    expect(short(report, /unapproved/)).toEqual([
      "changes/unapproved revision:2 2- excepted",
      "changes/unapproved revision:3 3- open",
    ]);
  });

  it.each([
    ["beforehand", {}],
    ["afterwards", { approvedAt: "2026-03-01T03:00:00Z" }],
  ])("is not needed for what was approved %s", async (_, parts) => {
    const report = await judge(two, `${approved(parts)}${exception}`);
    expect(report.exceptions).toMatchObject([{ state: "unused", findings: [] }]);
    expect(short(report, /^exceptions/)).toEqual(["exceptions/unused rule:changes/unapproved null- open"]);
    expect(report.findings.every((finding) => finding.exception === null)).toBe(true);
  });
});

describe("an approval of which was done", () => {
  const two = { settings: "[maxAutonomyLevel, commandAllowlist]" };
  const state = async (hours: number, parts: Record<string, string>, ...settings: Record<string, unknown>[]) => {
    const report = await judge(hourly(...settings), approved(parts), { hours });
    return [report.approvals[0]!.state, report.approvals[0]!.revisions, short(report, /^approvals/)];
  };

  it.each<[string, Promise<unknown>, string, number[], boolean]>([
    [
      "all of it",
      state(10, two, level("low"), level("medium"), level("medium", { commandAllowlist: ["a"] })),
      "applied",
      [2, 3],
      false,
    ],
    ["a part, while it lasts", state(47, two, level("low"), level("medium")), "pending", [2], false],
    ["a part", state(48, two, level("low"), level("medium")), "partly", [2], true],
    ["nothing, while it lasts", state(47, {}, level("low")), "pending", [], false],
    ["nothing", state(48, {}, level("low"), level("low")), "never-applied", [], true],
    [
      "nothing, as it was never given by then",
      state(60, { approvedAt: "2026-03-20" }, level("low"), level("medium")),
      "pending",
      [],
      false,
    ],
    [
      "by the wrong person, which is told elsewhere",
      state(48, { implementers: "[bo]" }, level("low"), level("medium")),
      "never-applied",
      [],
      false,
    ],
  ])("%s: $2", async (_, result, expected, revisions, isUnused) => {
    const [actualState, numbers, findings] = (await result) as [string, number[], string[]];
    expect([actualState, numbers, findings]).toEqual([
      expected,
      revisions,
      isUnused ? ["approvals/unused approval:CHG-1 null- open"] : [],
    ]);
  });

  it("is nothing where the setting changed only before and after its term", async () => {
    const changes = hourly(
      ...Array.from({ length: 60 }, (_, i) => level(i === 0 ? "low" : i < 50 ? "medium" : "high")),
    );
    const told = async (settings: Record<string, unknown>[], from: string) => {
      const moved = changes.map((change, i) => ({ ...change, settings: settings[i] ?? change.settings }));
      const report = await judge(moved, approved({ from }), { hours: 80 });
      return [report.approvals[0]!.state, report.approvals[0]!.revisions, short(report, /^approvals/).length];
    };
    expect(await told([], "2026-03-02")).toEqual(["never-applied", [], 1]);
    expect(
      await told(
        Array.from({ length: 50 }, () => level("medium")),
        "2026-03-02",
      ),
    ).toEqual(["never-applied", [], 1]);
    expect(await told([], "2026-03-01")).toEqual(["applied", [2], 0]);
  });

  it("is told with what was left undone, at the place where it stands", async () => {
    const report = await judge(hourly(level("low"), level("medium")), approved(two), { hours: 48 });
    expect(report.findings.find((finding) => finding.rule === "approvals/unused")).toMatchObject({
      severity: "info",
      kind: "change",
      message: "approval CHG-1 ended on 2026-03-02, and commandAllowlist was not changed under it",
      offending: ["commandAllowlist"],
      introduced: { revision: null, at: "2026-03-03T00:00:00.000Z", by: null },
      location: { file: "policy.yaml", line: 4, column: 5 },
    });
  });

  it("is not held against it while part of its term was not seen", async () => {
    const later = hourly(level("low"), level("medium")).map((change) => ({
      ...change,
      revision: change.revision + 40,
    }));
    const report = await judge(later, approved({ from: "2026-02-27", settings: "[commandAllowlist]" }));
    expect([report.approvals[0]!.state, short(report, /^approvals/)]).toEqual(["unknown", []]);
  });

  it("is not said to be unused where revisions are missing in its term, or the evidence is incomplete", async () => {
    const ended = approved({ settings: "[commandAllowlist]" });
    const changes = hourly(...Array.from({ length: 60 }, (_, i) => level(i < 50 ? "low" : "medium")));
    const states = async (missing: (revision: number) => boolean, problems: string[] = []) => {
      const report = await judge(
        changes.filter(({ revision }) => !missing(revision)),
        ended,
        { hours: 80, problems },
      );
      return [report.approvals[0]!.state, short(report, /^approvals/).length];
    };
    expect(await states(() => false)).toEqual(["never-applied", 1]);
    expect(await states((revision) => revision > 52 && revision < 55)).toEqual(["never-applied", 1]);
    for (const first of [2, 20, 47])
      expect(await states((revision) => revision >= first && revision < 53)).toEqual(["unknown", 0]);
    expect(await states(() => false, ["truncated"])).toEqual(["unknown", 0]);
  });
});

it("approvals of any file count for the run, with those of extended files", async () => {
  const files: Record<string, string> = {
    "policy.yaml": `extends: [base.yaml]\n${rules}`,
    "base.yaml": `id: base\nassertions: [{ id: some, schema: { maxProperties: 9 } }]\napprovals:\n${record({})}`,
    "more.yaml": `approvals:\n${record({ id: "CHG-2", settings: "[commandAllowlist]" })}`,
  };
  const source = (file: string) => ({ file, text: files[file]! });
  const loaded = await loadPolicies([source("policy.yaml"), source("more.yaml")], {
    catalog: createCatalog(),
    builtin: builtinRules.keys(),
    resolve: async (name) => source(name),
    packs: [],
  });
  const report = await judge(hourly(level("low"), level("medium", { commandAllowlist: ["a"] })), loaded);
  expect(short(report)).toEqual([]);
  expect(report.approvals.map((approval) => [approval.id, approval.location!.file])).toEqual([
    ["CHG-1", "base.yaml"],
    ["CHG-2", "more.yaml"],
  ]);
  expect(report.evidence.policies.map(({ id, rules: count }) => [id, count])).toEqual([
    ["p", 2],
    ["base", 1],
    ["", 0],
  ]);
});

it("a report does not depend on the order of approvals or revisions", async () => {
  const records = ["A", "B", "C", "D"].map((id, i) => ({
    id,
    settings: ["[maxAutonomyLevel]", '["**"]', "[commandAllowlist]", "[maxAutonomyLevel, commandAllowlist]"][i]!,
    approvedAt: i % 2 ? "2026-03-01T02:30:00Z" : "2026-02-01",
  }));
  const changes = hourly(
    level("low"),
    level("medium", { commandAllowlist: ["a"] }),
    by(bo, level("high", { commandAllowlist: ["b"] })),
  );
  const report = async (order: typeof records, revisions: typeof changes) => {
    const whole = await judge(revisions, await policy(approved(...order)));
    // Only the locations of the approvals differ.
    return JSON.stringify({
      ...whole,
      evidence: null,
      findings: whole.findings.map((finding) => ({ ...finding, location: null })),
      approvals: whole.approvals.map((approval) => ({ ...approval, location: null })),
    });
  };
  const expected = await report(records, changes);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(records, { minLength: 4 }),
      fc.shuffledSubarray(changes, { minLength: 3 }),
      async (order, revisions) => {
        expect(await report(order, revisions)).toBe(expected);
      },
    ),
    { numRuns: 20 },
  );
  expect(JSON.parse(expected)).toMatchObject({ revisions: [{}, { by: ada }, { by: bo }] });
});
