// Compares watched computers with the switches at their creation, the current switches, and the policy.
import { precise } from "../../../src/words.ts";
import { describe, expect, it } from "vitest";
import { audited, base, change, linesOf, verdicts, type Audited } from "./support.ts";

const ON = "2026-03-03T12:00:00.000Z";
const history = [
  change(1, "2026-02-01T00:00:00.000Z", { byomComputersEnabled: false, managedComputersEnabled: true }),
  change(2, ON, { byomComputersEnabled: true, managedComputersEnabled: true }),
];
const computer = (createdAt: string, rest: Record<string, unknown> = {}) => ({
  id: "cmp_01",
  name: "build-01",
  providerType: "byom",
  createdAt: Date.parse(createdAt),
  ...rest,
});
const watch = (rest = "") => `${base}computers: { watch: [build-01]${rest} }\n`;
const run = (record: Record<string, unknown>, rest: Partial<Audited> = {}) =>
  audited({ history, names: ["computers"], policy: watch(), computers: [record], ...rest });

describe("a computer", () => {
  it("15: fails as it was made, one millisecond before its kind was allowed, and not now", async () => {
    const early = new Date(Date.parse(ON) - 1).toISOString();
    const report = await run(computer(early));
    expect(linesOf(report)).toEqual(["computers/not-allowed computer/cmp_01 2026-03-03T11:59:59 open"]);
    expect(report.findings.find(({ kind }) => kind === "computer")!.message).toBe(
      "the computer build-01 (cmp_01), of byom, was made at 2026-03-03 11:59:59.999 UTC, while byomComputersEnabled was not true",
    );
    expect(linesOf(await run(computer(ON)))).toEqual([]);
  });

  it("fails now from when its switch was turned, apart from when it was made", async () => {
    const off = change(3, "2026-03-09T00:00:00.000Z", { byomComputersEnabled: true });
    const report = await run(computer(ON, { providerType: "e2b" }), { history: [...history, off] });
    expect(linesOf(report)).toEqual(["computers/not-allowed computer/cmp_01/now 2026-03-09T00:00:00 open"]);
    const never = await run(computer(ON), { history: history.slice(0, 1) });
    expect(linesOf(never)).toEqual([
      "computers/not-allowed computer/cmp_01 2026-03-03T12:00:00 open",
      "computers/not-allowed computer/cmp_01/now 2026-03-03T12:00:00 open",
    ]);
    expect(new Set(never.findings.map(({ id }) => id)).size).toBe(never.findings.length);
  });

  it("of which the service does not say who provides it is not judged by the switches", async () => {
    const report = await run(computer(ON, { providerType: "" }), {
      history: [change(1, "2026-02-01T00:00:00.000Z", {})],
    });
    expect(linesOf(report)).toEqual([]);
    const ofSwitches = verdicts(report.computers!).filter((verdict) => verdict.startsWith("computers/not-allowed"));
    expect(ofSwitches).toEqual([
      "computers/not-allowed when it was made not-said",
      "computers/not-allowed now not-said",
    ]);
  });

  it("fails by its provisioning: an error, or too long", async () => {
    const steps = [{ id: "s1", name: "clone", status: "failed", error: "no such host" }];
    const failed = await run(computer(ON, { status: "error", provisioningSteps: steps }));
    expect(linesOf(failed)).toEqual(["computers/failed computer/cmp_01 2026-03-12T08:00:00 open"]);
    expect(failed.findings.find(({ kind }) => kind === "computer")!.message).toContain("clone: no such host");
    const slow = await run(computer(ON, { status: "provisioning" }), { policy: watch(", maxProvisioning: 1h") });
    expect(linesOf(slow)).toEqual(["computers/stuck computer/cmp_01 2026-03-03T13:00:00 open"]);
  });

  it("has failed since the first failed step ended; where no step says when, the start is not known", async () => {
    const failed = (...ends: string[]) =>
      run(
        computer(ON, {
          status: "error",
          provisioningSteps: [
            { id: "s0", name: "boot", status: "done", completedAt: Date.parse(ON) + 1 },
            ...ends.map((at) => ({ id: at, name: at, error: "no", completedAt: Date.parse(at) })),
          ],
        }),
      );
    const startsOf = async (...ends: string[]) =>
      (await failed(...ends)).findings.flatMap(({ rule, id, introduced }) =>
        rule === "computers/failed" ? [[id, introduced.at]] : [],
      );
    const [[known, at] = []] = await startsOf("2026-03-05T00:00:00.000Z", "2026-03-04T00:00:00.000Z");
    expect(at).toBe("2026-03-04T00:00:00.000Z");
    const later = await run(computer(ON, { status: "error" }), { asOf: "2026-03-20T08:00:00.000Z" });
    expect(later.findings.filter(({ rule }) => rule === "computers/failed")).toMatchObject([
      { introduced: { at: "2026-03-20T08:00:00.000Z", exact: false }, exposureSeconds: 0 },
    ]);
    // A computer that is not known to have failed by then: the same finding in every run.
    const [[unknown] = []] = await startsOf();
    expect([unknown, (await startsOf("2026-03-13T00:00:00.000Z"))[0]![0]]).toEqual([unknown, unknown]);
    expect(known).not.toBe(unknown);
    expect(later.findings.find(({ rule }) => rule === "computers/failed")!.id).toBe(unknown);
  });

  it("is provisioned since its steps were last started", async () => {
    const provisionedAt = (...times: (string | null)[]) =>
      computer(ON, {
        status: "provisioning",
        provisioningSteps: times.map((at, i) => ({
          id: `s${i}`,
          name: "clone",
          status: "running",
          ...(at !== null && { startedAt: Date.parse(at) }),
        })),
      });
    const policy = watch(", maxProvisioning: 1h");
    const again = "2026-03-12T07:30:00.000Z";
    expect(linesOf(await run(provisionedAt(again, null), { policy }))).toEqual([]);
    const stuck = await run(provisionedAt("2026-03-12T06:59:00.000Z", again), { policy });
    expect(stuck.findings.find(({ rule }) => rule === "computers/stuck")!.message).toBe(
      "the computer build-01 (cmp_01) has been provisioning since 2026-03-12 06:59 UTC, for more than 1 h",
    );
    expect(linesOf(await run(provisionedAt(null), { policy }))).toEqual([
      "computers/stuck computer/cmp_01 2026-03-03T13:00:00 open",
    ]);
  });

  it("fails by the agent's account on it; what is not said is no finding", async () => {
    const policy = watch(", remoteUser: { noneOf: [root] }, maxProvisioning: 1h");
    expect(linesOf(await run(computer(ON, { remoteUser: "root" }), { policy }))).toEqual([
      "computers/remote-user computer/cmp_01 2026-03-12T08:00:00 open",
    ]);
    const silent = await run(computer(ON, { remoteUser: null, status: null, provisioningSteps: null }), { policy });
    expect(linesOf(silent)).toEqual([]);
    expect(verdicts(silent.computers!).filter((verdict) => verdict.endsWith("not-said"))).toEqual([
      "computers/failed not-said",
      "computers/remote-user not-said",
      "computers/stuck not-said",
    ]);
  });
});

it("a computer or session that was made after the audit's time is said not to be judged", async () => {
  const [at, late] = ["2026-03-12T08:00:00.000Z", "2026-03-12T08:00:00.001Z"];
  const session = { sessionId: "ses_01", status: "idle", messageCount: 0, createdAt: Date.parse(late), updatedAt: 1 };
  const policy = `${watch()}sessions: { watch: [ses_01] }\n`;
  const report = await run(computer(late), { names: ["computers", "sessions"], policy, sessions: [session], asOf: at });
  expect([report.computers, report.sessions]).toEqual([[], []]);
  const reason = `it was made at ${precise(late)}, after the time of this audit`;
  expect(report.notEvaluated).toEqual([
    { what: "the computer build-01 (cmp_01)", reason },
    { what: "the session ses_01", reason },
  ]);
  expect((await run(computer(at), { asOf: at })).notEvaluated).toEqual([]);
});

describe("computers that are asked for", () => {
  it("come by id or by name, each once", async () => {
    const policy = `${base}computers: { watch: [build-01, cmp_01] }\n`;
    expect((await run(computer(ON), { policy })).computers).toHaveLength(1);
  });

  it.each([
    [
      "one is not there",
      `${base}computers: { watch: [build-01, build-02] }\n`,
      "incomplete",
      /does not know "build-02"/,
    ],
    ["no policy names any of them", base, "drifted", /^no policy names any; name them as computers\.watch/],
  ])("do not come at all where %s", async (_, policy, verdict, reason) => {
    const report = await run(computer(ON), { policy });
    expect([report.computers, report.verdict]).toEqual([null, verdict]);
    expect(report.notEvaluated).toContainEqual({ what: "computers", reason: expect.stringMatching(reason) });
  });
});
