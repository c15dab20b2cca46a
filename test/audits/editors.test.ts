import { describe, expect, it } from "vitest";
import { ada, bo, hourly, judge, short } from "../support/history.ts";

const by = (user: unknown, set: Record<string, unknown> = {}) => ({ by: user, set });
const days = (n: number) => ({ sessionRetentionDays: n });
const approved = "id: p\neditors: { approved: [ada@corp.example] }\n";

describe("editors", () => {
  it("are judged in every revision, the first seen and unchanged ones included", async () => {
    const report = await judge(hourly(by(bo, days(1)), by(bo, days(1)), by(ada, days(2)), by(bo, days(3))), approved);
    expect(short(report, /unapproved/)).toEqual([
      "editors/unapproved revision:1 1- open",
      "editors/unapproved revision:2 2- open",
      "editors/unapproved revision:4 4- open",
    ]);
    expect(report.revisions.map((row) => row.approved)).toEqual([false, false, true, false]);
    expect(report.findings[0]).toMatchObject({
      severity: "high",
      kind: "editor",
      exposureSeconds: null,
      introduced: { by: bo },
    });
    expect(report.editors).toEqual([
      { id: bo.id, email: bo.email, revisions: 3, unapproved: 3, loosening: 0 },
      { id: ada.id, email: ada.email, revisions: 1, unapproved: 0, loosening: 0 },
    ]);
  });

  it("pass no rule that the configuration switched off", async () => {
    const report = await judge(hourly(by(bo)), approved, { builtin: { "editors/unapproved": "off" } });
    expect(report.rules).toMatchObject([
      { id: "editors/unapproved", status: "not-evaluated", reason: "switched off by the configuration" },
    ]);
  });

  it("are nobody's business while no policy names them", async () => {
    const report = await judge(hourly(by(bo)));
    expect([short(report), report.revisions[0]!.approved]).toEqual([[], null]);
  });

  it("are judged at the time of the revision", async () => {
    const left = "id: p\neditors: { approved: [{ who: bo@corp.example, until: 2026-03-01T01:30:00Z }] }\n";
    expect(short(await judge(hourly(by(bo), by(bo), by(bo)), left), /unapproved/)).toEqual([
      "editors/unapproved revision:3 3- open",
    ]);
  });

  it("are noted only, before the policy is in force", async () => {
    const from = "id: p\neffective: { from: 2026-03-01T01:00:00Z }\neditors: { approved: [ada@corp.example] }\n";
    const report = await judge(hourly(by(bo), by(bo)), from);
    expect(short(report, /unapproved/)).toEqual([
      "editors/unapproved revision:1 1- noted",
      "editors/unapproved revision:2 2- open",
    ]);
    expect(report.summary.noted).toBe(1);
  });

  it("may change only what is theirs, by the last pattern that matches", async () => {
    const owners = `id: p
editors:
  approved: [ada@corp.example]
  by:
    "sandbox.**": [bo@corp.example]
    "sandbox.enabled": [ada@corp.example]
`;
    const box = (mode: string, enabled: boolean) => ({ sandbox: { mode, enabled } });
    const report = await judge(
      hourly(
        by(ada, box("a", true)),
        by(bo, box("b", true)),
        by(bo, box("b", false)),
        by(ada, box("c", false)),
        by(ada, box("c", true)),
      ),
      owners,
    );
    expect(
      report.findings
        .filter((finding) => finding.rule === "editors/unapproved")
        .map(({ message, introduced }) => [introduced.revision, message]),
    ).toEqual([
      [3, "bo@corp.example may not change sandbox.enabled"],
      [4, "ada@corp.example may not change sandbox.mode"],
    ]);
  });

  it.each([[null], [undefined], [{}], [{ id: "", email: "" }]])(
    "that nobody names are unknown and not approved (%s)",
    async (user) => {
      const report = await judge(hourly(by(user)), approved);
      expect(short(report, /^editors/)).toEqual([
        "editors/unapproved revision:1 1- open",
        "editors/unknown revision:1 1- open",
      ]);
    },
  );

  it("are named up to a hundred, and the others counted", async () => {
    const who = Array.from({ length: 103 }, (_, i) => `u${i}@corp.example`);
    const [finding] = (await judge(hourly({}), `id: p\neditors: { approved: [${who.join(", ")}] }\n`)).findings;
    expect(finding!.expected).toEqual({ approved: who.slice(0, 100), more: 3 });
  });

  it("with identities that hide something are a finding of their own", async () => {
    const report = await judge(
      hourly(by({ ...ada, email: "ada@corp.example " }), by({ ...ada, id: "user_\u0430da" })),
      approved,
    );
    expect(short(report, /identity/)).toHaveLength(2);
  });
});
