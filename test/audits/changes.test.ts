import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { reporters } from "../../src/reporters/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { ada, bo, hourly, judge, type RawChange, short } from "../support/history.ts";

const level = (maxAutonomyLevel: string, more: object = {}) => ({ maxAutonomyLevel, ...more });
const at = (updatedAt: string, settings: Record<string, unknown>, user: unknown = ada): RawChange => ({
  revision: 0,
  settings,
  user,
  updatedAt,
});
const history = (...changes: RawChange[]) => changes.map((change, i) => ({ ...change, revision: i + 1 }));
const messages = (report: Report, rule: string) =>
  report.findings.filter((finding) => finding.rule === rule).map(({ subject, message }) => `${subject}: ${message}`);

describe("change windows", () => {
  const policy =
    'id: p\nchanges: { windows: [{ days: [mon, tue, wed, thu], from: "09:00", to: "17:00", timezone: Europe/Berlin }] }\n';

  it("flag what changes outside of them, by the local time, once for each revision", async () => {
    const report = await judge(
      history(
        at("2026-03-01T03:00:00Z", level("low")), // a Sunday, but the changes of the first revision are unknown
        at("2026-03-02T08:00:00Z", level("medium")), // 09:00
        at("2026-03-02T16:00:00Z", level("low", { ideAutoConnect: true })), // 17:00
        at("2026-03-06T21:47:38Z", level("high", { ideAutoConnect: true })), // a Friday
        at("2026-03-07T10:00:00Z", level("high", { ideAutoConnect: true, commandAllowlist: [] })), // no change
      ),
      policy,
    );
    expect(messages(report, "changes/outside-window")).toEqual([
      "revision:3: ideAutoConnect and maxAutonomyLevel were changed on Mon 2026-03-02 at 17:00 in Europe/Berlin, outside mon, tue, wed, thu 09:00–17:00",
      "revision:4: maxAutonomyLevel was changed on Fri 2026-03-06 at 22:47 in Europe/Berlin, outside mon, tue, wed, thu 09:00–17:00",
    ]);
    expect(report.findings[0]).toMatchObject({
      kind: "change",
      severity: "medium",
      status: "open",
      subject: "revision:3",
      offending: ["/ideAutoConnect", "/maxAutonomyLevel"],
      exposureSeconds: null,
      introduced: { revision: 3, by: ada, exact: true },
      location: { file: "policy.yaml", line: 2, column: 1 },
    });
    expect(report.rules).toMatchObject([{ id: "changes/outside-window", subject: "changes", status: "failing" }]);
    expect(report.summary.rules).toEqual({ total: 1, passing: 0, failing: 1, notEvaluated: 0 });
  });

  it("say of each revision that changed something whether it was made in one, and in which freezes", async () => {
    const frozen = policy.replace("}] }", "}], freezes: [{ from: 2026-03-06, until: 2026-03-08, reason: launch }] }");
    const report = await judge(
      history(
        at("2026-03-01T03:00:00Z", level("low")), // the changes of the first revision are unknown
        at("2026-03-02T08:00:00Z", level("medium")),
        at("2026-03-06T21:47:38Z", level("high")),
        at("2026-03-07T10:00:00Z", level("high", { commandAllowlist: [] })), // no change
      ),
      frozen,
    );
    expect(report.revisions.map(({ inWindow, freezes }) => [inWindow, freezes])).toEqual([
      [undefined, undefined],
      [true, []],
      [false, ["from 2026-03-06 until 2026-03-08 (launch)"]],
      [undefined, undefined],
    ]);
    const page = whole((await reporters.html.load())(report, { width: 80 }));
    expect(/<tr><th scope="row">2026-03<.*?<\/tr>/s.exec(page)?.[0].match(/(?<=>)\d+(?=<\/td>)/g)).toEqual([
      "2", // with changes
      "1", // in a window
      "1", // outside
      "1", // in a freeze
    ]);
  });

  it("say the time of every zone that has one", async () => {
    const two = policy.replace("}] }", '}, { days: [sat], from: "22:00", to: "02:00", timezone: Asia/Tokyo }] }');
    const report = await judge(
      history(at("2026-03-02T08:00:00Z", level("low")), at("2026-03-06T21:47:00Z", level("off"))),
      two,
    );
    expect(messages(report, "changes/outside-window")).toEqual([
      "revision:2: maxAutonomyLevel was changed on Fri 2026-03-06 at 22:47 in Europe/Berlin, outside mon, tue, wed, thu 09:00–17:00; that is Sat 2026-03-07 at 06:47 in Asia/Tokyo, outside sat 22:00–02:00",
    ]);
  });

  it("are named up to ten, and the others counted", async () => {
    const windows = (n: number) =>
      Array.from(
        { length: n },
        (_, i) =>
          `{ days: [sat], from: "10:${10 + (i % 40)}", to: "11:00", timezone: ${i % 2 ? "UTC" : "Asia/Tokyo"} }`,
      );
    const report = async (n: number) =>
      judge(
        history(at("2026-03-02T08:00:00Z", level("low")), at("2026-03-06T21:47:00Z", level("off"))),
        `id: p\nchanges: { windows: [${windows(n).join(", ")}] }\n`,
      );
    const [ten] = (await report(10)).findings;
    const [many] = (await report(1012)).findings;
    expect(ten!.expected).not.toHaveProperty("more");
    expect(many!.message).toBe(`${ten!.message}, and outside 1,002 more windows`);
    expect(many!.expected).toEqual({ ...(ten!.expected as object), more: 1002 });
  });

  it("are those of the policy's own severity, rationale and controls, or switched off by the configuration", async () => {
    const changes = history(at("2026-03-02T08:00:00Z", level("low")), at("2026-03-08T21:47:00Z", level("off")));
    const own = policy.replace(
      "changes: {",
      "owner: grace\nchanges: { severity: critical, rationale: why, controls: [a:b],",
    );
    expect((await judge(changes, own)).findings).toMatchObject([
      { severity: "critical", rationale: "why", controls: ["a:b"] },
    ]);
    const off = await judge(changes, own, { builtin: { "changes/outside-window": "off" } });
    expect([off.findings, off.rules[0]]).toMatchObject([
      [],
      { status: "not-evaluated", reason: "switched off by the configuration", owner: "grace" },
    ]);
    expect((await judge(changes, policy, { builtin: { "changes/outside-window": "low" } })).findings).toMatchObject([
      { severity: "low" },
    ]);
  });

  it("note what came before the policy, and do not judge what came after it", async () => {
    const term = policy.replace("changes", "effective: { from: 2026-03-07, until: 2026-03-14 }\nchanges");
    const sundays = ["01", "08", "15"].map((day, i) =>
      at(`2026-03-${day}T12:00:00Z`, { sessionRetentionDays: 30 + i }),
    );
    const report = await judge(history(at("2026-02-22T12:00:00Z", {}), ...sundays), term);
    expect(short(report)).toEqual([
      "changes/outside-window revision:2 2- noted",
      "changes/outside-window revision:3 3- open",
    ]);
  });

  it("behind a gap are judged by the revision that was seen, and say that the time of the change is not known", async () => {
    const more = "loosening: { requires: approval }, freezes: [{ from: 2026-03-08, until: 2026-03-09, reason: audit }]";
    const all = policy.replace("}] }", `}], ${more} }`);
    const approval = `approvals:
  - { id: CHG-2, settings: [maxAutonomyLevel], from: 2026-03-01, until: 2026-03-31, implementers: [bob@example.com],
      approvedBy: [grace@example.com], approvedAt: 2026-03-01 }
`;
    const revisions = history(at("2026-03-02T08:00:00Z", level("low")), at("2026-03-08T21:47:00Z", level("high")));
    const report = await judge([revisions[0]!, { ...revisions[1]!, revision: 3 }], all + approval);
    const events = report.findings.filter((finding) => finding.rule.startsWith("changes/"));
    expect(events.map(({ rule, introduced }) => [rule, introduced.revision, introduced.exact])).toEqual([
      ["changes/freeze", 3, false],
      ["changes/outside-window", 3, false],
      ["changes/unapproved", 3, false],
    ]);
    for (const { message } of events) {
      expect(message).toContain("by revision 3 at the latest");
      expect(message).toContain("who made the change, and when, is not known");
      expect(message).not.toContain("names other implementers");
    }
  });
});

describe("freezes", () => {
  it("are named up to ten, and the others counted", async () => {
    const freezes = (n: number) =>
      Array.from({ length: n }, (_, i) => `{ from: 2026-03-01, until: 2026-03-12, reason: r${i} }`);
    const { findings, revisions } = await judge(
      history(at("2026-03-02T08:00:00Z", level("low")), at("2026-03-06T21:47:00Z", level("off"))),
      `id: p\nchanges: { freezes: [${freezes(12).join(", ")}] }\n`,
    );
    const [finding] = findings;
    expect(finding!.message).toMatch(/and the freeze from 2026-03-01 until 2026-03-12 \(r9\) and 2 more freezes$/);
    expect(finding!.expected).toMatchObject({ more: 2 });
    expect(revisions[1]!.freezes).toHaveLength(11);
    expect(revisions[1]!.freezes).toContain("2 more freezes");
  });

  const policy = `id: p
changes:
  freezes:
    - { from: 2026-03-10, until: 2026-03-12, reason: year end }
    - { from: 2026-03-12, until: 2026-03-20T12:00:00Z, reason: audit, settings: ["sandbox.**"] }
`;
  const box = (enabled: boolean, days: number) => ({ sandbox: { enabled }, sessionRetentionDays: days });

  it("flag every change in their term, of the settings they name", async () => {
    const report = await judge(
      history(
        at("2026-03-09T00:00:00Z", box(false, 1)),
        at("2026-03-09T23:59:59.999Z", box(true, 2)),
        at("2026-03-10T00:00:00Z", box(true, 3)),
        at("2026-03-12T23:59:59.999Z", box(false, 4)),
        at("2026-03-13T00:00:00Z", box(false, 5)),
        at("2026-03-20T11:59:59Z", box(true, 6)),
        at("2026-03-20T12:00:00Z", box(false, 7)),
      ),
      policy,
    );
    expect(messages(report, "changes/freeze")).toEqual([
      "revision:3: sessionRetentionDays was changed during the freeze from 2026-03-10 until 2026-03-12 (year end)",
      "revision:4: sandbox.enabled and sessionRetentionDays were changed during the freeze from 2026-03-10 until 2026-03-12 (year end) and the freeze from 2026-03-12 until 2026-03-20 12:00 UTC (audit)",
      "revision:6: sandbox.enabled was changed during the freeze from 2026-03-12 until 2026-03-20 12:00 UTC (audit)",
    ]);
    const frozen = report.findings.filter((finding) => finding.rule === "changes/freeze");
    expect(frozen.map((finding) => finding.offending)).toEqual([
      ["/sessionRetentionDays"],
      ["/sandbox/enabled", "/sessionRetentionDays"],
      ["/sandbox/enabled"],
    ]);
  });

  it("stand in the timeline once they have begun", async () => {
    const timeline = async (hours: number) => (await judge(hourly(level("low")), policy, { hours })).timeline;
    expect(await timeline(24 * 10)).toEqual([
      {
        at: "2026-03-10T00:00:00.000Z",
        until: "2026-03-13T00:00:00.000Z",
        kind: "freeze",
        text: "freeze from 2026-03-10 until 2026-03-12 (year end)",
      },
    ]);
    expect((await timeline(24 * 100)).map(({ text }) => text)).toEqual([
      "freeze from 2026-03-10 until 2026-03-12 (year end)",
      "freeze of sandbox.** from 2026-03-12 until 2026-03-20 12:00 UTC (audit)",
    ]);
  });
});

describe("loosening without an approval", () => {
  const policy = "id: p\nchanges: { loosening: { requires: approval } }\n";

  it("is flagged, tightening and what is neither are not", async () => {
    const report = await judge(
      hourly(
        level("low"),
        level("medium"),
        level("off"),
        level("off", { commandAllowlist: ["ls"], sessionDefaultSettings: { model: "x" } }),
        level("off", { sessionDefaultSettings: { model: "y" } }),
      ),
      policy,
    );
    expect(messages(report, "changes/unapproved")).toEqual([
      "revision:2: loosened without an approval: maxAutonomyLevel (no approval)",
      "revision:4: loosened without an approval: commandAllowlist (no approval)",
    ]);
    expect(report.findings.find((finding) => finding.rule === "changes/unapproved")).toMatchObject({
      severity: "medium",
      status: "open",
      offending: ["/maxAutonomyLevel"],
    });
  });

  it("cannot be had by way of a value that nobody can rank", async () => {
    const report = await judge(hourly(level("low"), level("turbo"), level("high"), level("low", { odd: 1 })), policy);
    expect(messages(report, "changes/unapproved")).toEqual([
      "revision:2: changed without an approval: maxAutonomyLevel (no approval; whether it is looser is not known)",
      "revision:3: changed without an approval: maxAutonomyLevel (no approval; whether it is looser is not known)",
      "revision:4: changed without an approval: odd (no approval; whether it is looser is not known)",
    ]);
  });

  it("is about the settings that the policy names", async () => {
    const some = policy.replace("approval }", 'approval, settings: ["sandbox.**"] }');
    expect(short(await judge(hourly(level("low"), level("high")), some))).toEqual([]);
  });

  it("names three settings and counts the others", async () => {
    const all = { commandAllowlist: ["a"], mcpPolicy: { allowlist: ["x"] }, ideAutoConnect: true };
    const report = await judge(
      hourly(level("low"), {
        ...all,
        ...level("high"),
        maxAutonomyLevel: "high",
        sandbox: { network: { allowedDomains: ["a.example"], allowUnixSockets: ["/x"] } },
      }),
      policy,
    );
    expect(messages(report, "changes/unapproved")[0]).toMatch(
      /\(no approval\), .*\(no approval\), .*\(no approval\) and \d+ more settings?$/,
    );
  });
});

it("an exception accepts one event of one rule", async () => {
  const text = `id: p
changes:
  loosening: { requires: approval }
  windows: [{ days: [mon], from: "00:00", to: "01:00", timezone: UTC }]
exceptions:
  - { rule: changes/unapproved, revision: 3, owner: a, reason: b, from: 2026-03-01, category: waiver }
`;
  const report = await judge(hourly(level("low"), level("medium"), { by: bo, set: level("high") }), text);
  expect(short(report)).toEqual([
    "changes/outside-window revision:2 2- open",
    "changes/outside-window revision:3 3- open",
    "changes/unapproved revision:2 2- open",
    "changes/unapproved revision:3 3- excepted",
  ]);
  expect(report.findings.at(-1)!.exception).toMatchObject({ category: "waiver", state: "active", expires: null });
});
