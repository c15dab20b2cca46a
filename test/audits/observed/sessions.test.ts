// Compares watched sessions with the settings at their creation and last change, and with the policy.
import { describe, expect, it } from "vitest";
import { usedLines } from "../../../src/reporters/wording/use.ts";
import { audited, base, change, linesOf, verdicts, type Audited } from "./support.ts";

const settings = (ids: string[], maxAutonomyLevel: string) => ({
  modelPolicy: { allowedModelIds: ids, allowAllServiceModels: false },
  maxAutonomyLevel,
});
const history = [
  change(1, "2026-02-01T00:00:00.000Z", settings(["m-a"], "medium")),
  change(2, "2026-03-03T12:00:00.000Z", settings(["m-a", "m-b"], "medium")),
  change(3, "2026-03-06T18:00:00.000Z", settings(["m-a"], "medium")),
];
const session = (createdAt: string, updatedAt: string, sessionSettings: Record<string, unknown> | null) => ({
  sessionId: "ses_01",
  status: "idle",
  messageCount: 1,
  createdAt: Date.parse(createdAt),
  updatedAt: Date.parse(updatedAt),
  sessionSettings,
});
const run = (record: Record<string, unknown>, rest: Partial<Audited> = {}) =>
  audited({
    history,
    names: ["sessions"],
    policy: `${base}sessions: { watch: [ses_01] }\n`,
    sessions: [record],
    ...rest,
  });
const [early, open, late] = [
  "2026-03-01T00:00:00.000Z",
  "2026-03-05T00:00:00.000Z",
  "2026-03-10T00:00:00.000Z",
] as const;

describe("what a session runs with", () => {
  it("fails where it was allowed neither when the session was made nor when it last changed", async () => {
    const used = { model: "m-b", specModeModel: "m-a", autonomyLevel: "high", autonomyMode: "auto-high" };
    const report = await run(session(early, late, used));
    expect(linesOf(report)).toEqual(["sessions/settings session/ses_01 2026-03-01T00:00:00 open"]);
    expect(report.findings.find(({ rule }) => rule === "sessions/settings")).toMatchObject({
      kind: "usage",
      severity: "high",
      offending: ["m-b", "high", "auto-high"],
      exposureSeconds: null,
    });
    expect(verdicts(report.sessions!)).toContain("sessions/settings specModeModel allowed");
  });

  it("is ambiguous where it was allowed at one of them", async () => {
    const report = await run(session(open, late, { model: "m-b", autonomyMode: "spec" }));
    expect(linesOf(report)).toEqual([]);
    expect(verdicts(report.sessions!)).toEqual([
      "sessions/settings autonomyLevel not-said",
      "sessions/settings autonomyMode allowed",
      "sessions/settings model ambiguous changed",
      "sessions/settings specModeModel not-said",
    ]);
    expect(report.sessions![0]!.verdicts[2]!.revisions).toEqual([3]);
  });

  it("is no finding where the service does not say it", async () => {
    expect(linesOf(await run(session(early, late, null)))).toEqual([]);
  });

  it("is not known at an earlier time than its last change", async () => {
    const policy = `${base}sessions: { watch: [ses_01], tools: { denied: [Execute] } }\n`;
    const used = { model: "m-b", enabledToolIds: ["Execute"] };
    const report = await run(session(early, late, used), { asOf: "2026-03-02T00:00:00.000Z", policy });
    expect(linesOf(report)).toEqual([]);
    expect(new Set(report.sessions![0]!.verdicts.map(({ verdict }) => verdict))).toEqual(new Set(["not-said"]));
  });
});

describe("what a policy says of a session", () => {
  it("finds denied tools and other providers, at the last change: when the session took them is not known", async () => {
    const policy = `${base}sessions: { watch: [ses_01], tools: { denied: [Execute] }, providerLock: { oneOf: [anthropic] } }\n`;
    const used = { enabledToolIds: ["Read", "Execute"], providerLock: "anthropic", apiProviderLock: "xai" };
    expect(linesOf(await run(session(early, late, used), { policy }))).toEqual([
      `sessions/provider session/ses_01 ${late.slice(0, 19)} open`,
      `sessions/tools session/ses_01 ${late.slice(0, 19)} open`,
    ]);
    const idsOf = async (updatedAt: string) =>
      (await run(session(early, updatedAt, used), { policy })).findings.flatMap(({ rule, id }) =>
        rule.startsWith("sessions/") ? [id] : [],
      );
    expect(await idsOf(late)).toEqual(await idsOf(early));
    expect(linesOf(await run(session(early, late, {}), { policy }))).toEqual([]);
  });
});

describe("the messages of a session", () => {
  const message = (id: string, at: string, rest = {}) => ({
    id,
    role: "assistant",
    content: [],
    createdAt: Date.parse(at),
    ...rest,
  });

  it("are counted, with when the last one was, and nothing of what they say", async () => {
    const messages = [message("m1", late, { isError: true }), message("m2", early)];
    const report = await run(session(early, late, null), { messages });
    expect(report.sessions![0]!.messages).toEqual({ count: 2, errors: 1, firstAt: early, lastAt: late });
    expect(
      usedLines(report)
        .find(({ term }) => term === "Sessions")!
        .says.map((piece) => (typeof piece === "string" ? piece : "at" in piece ? piece.at : ""))
        .join(""),
    ).toContain(`2 messages in 1 session, the last on ${late}`);
  });

  it("that the key may not read take nothing from the session", async () => {
    const report = await run(session(early, late, null));
    expect([report.sessions![0]!.messages, report.verdict === "incomplete"]).toEqual([null, false]);
  });
});
