// lane: long
// A ledger and the service: how little is requested, and how a run that fails halfway continues.
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { createConfig } from "../../src/run/config.ts";
import { publish } from "../../src/run/publish.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { entriesOf, folder, KEY as FINGERPRINTS } from "../ledger/support.ts";
import {
  type Change,
  change,
  changes,
  type Plan,
  service,
  type Service,
  type ServiceOptions,
} from "../service/faults.ts";
import { status } from "../service/rows.ts";
import { KEY } from "../service/support.ts";

const open: Service[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((item) => item.close()));
});

async function audit(
  dir: string,
  options: ServiceOptions,
  more: Partial<AuditOptions> & { key?: string; earlier?: string } = {},
) {
  const server = await service(options);
  open.push(server);
  const { key, earlier, ...rest } = more;
  const result = await runAudit({
    config: createConfig({ organization: "corp" }),
    environment: {
      DRIFTLINE_API_KEY: KEY,
      ...(key !== undefined && { DRIFTLINE_FINGERPRINT_KEY: key }),
      ...(earlier !== undefined && { DRIFTLINE_FINGERPRINT_KEY_OLD: earlier }),
    },
    baseUrl: server.url.href,
    ledger: dir,
    policies: ["baseline"],
    asOf: Date.parse("2026-04-01T00:00:00Z"),
    failOn: "never",
    formats: ["json"],
    ...rest,
  });
  await publish(result, []);
  return { report: result.report, requests: server.received.length };
}

const fresh = () => path.join(folder(), "ledger");
const revisionsIn = (dir: string) =>
  entriesOf(dir)
    .filter((entry) => entry["kind"] === "revision")
    .map((entry) => entry["revision"] as number)
    .sort((a, b) => a - b);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const tampering = (report: Report) => report.findings.filter((finding) => /rewritten|truncated/.test(finding.rule));

describe.each(["offset", "keyset"] as const)("with cursors by %s", (cursors) => {
  it("an unchanged history takes one request, and a grown one as many as it grew by pages", async () => {
    const dir = fresh();
    const first = await audit(dir, { history: changes(450), cursors });
    expect([first.requests, first.report.evidence.revisions.count]).toEqual([5, 450]);
    const same = await audit(dir, { history: changes(450), cursors });
    expect([same.requests, same.report.evidence.requests, same.report.evidence.revisions.count]).toEqual([1, 1, 450]);
    expect((await audit(dir, { history: changes(451), cursors })).requests).toBe(1);
    expect((await audit(dir, { history: changes(690), cursors })).requests).toBe(3);
    const full = await audit(dir, { history: changes(690), cursors }, { full: true });
    expect([full.requests, full.report.evidence.revisions.count]).toEqual([7, 690]);
    expect(revisionsIn(dir)).toEqual(upTo(690));
    expect(await verifyLedger(dir, { heads: [], replay: true })).toMatchObject({ runs: { count: 5, replayed: 5 } });
  });

  it("a run that fails halfway keeps what it read, and the next goes on from there", async () => {
    const dir = fresh();
    const expired: Plan = { at: 4, times: "always", fault: status(401) };
    const failed = await audit(dir, { history: changes(850), cursors, plan: [expired] });
    expect(failed.report).toMatchObject({ verdict: "incomplete", exitCode: 3 });
    expect(revisionsIn(dir)).toEqual(upTo(850).slice(550));
    // Meanwhile two revisions were added. The run fails again, later.
    const again = await audit(dir, { history: changes(852), cursors, plan: [expired] });
    expect([again.report.verdict, again.requests]).toEqual(["incomplete", 4]);
    expect(revisionsIn(dir).length).toBeGreaterThan(400);
    const done = await audit(dir, { history: changes(852), cursors });
    expect(done.report.evidence).toMatchObject({ complete: true, revisions: { count: 852, first: 1, last: 852 } });
    expect(done.requests).toBeLessThan(7);
    expect(revisionsIn(dir)).toEqual(upTo(852));
    expect(tampering(done.report)).toEqual([]);
    expect((await audit(dir, { history: changes(852), cursors })).requests).toBe(1);
    expect(await verifyLedger(dir, { heads: [], replay: true })).toMatchObject({ gaps: [] });
  });

  it("a run that fails before it comes to what was read keeps the place", async () => {
    const dir = fresh();
    await audit(dir, { history: changes(500), cursors, plan: [{ at: 5, times: "always", fault: status(401) }] });
    await audit(dir, { history: changes(500), cursors, plan: [{ at: 1, times: "always", fault: status(401) }] });
    expect((await audit(dir, { history: changes(500), cursors })).requests).toBe(2);
    expect(revisionsIn(dir)).toEqual(upTo(500));
  });
});

it("a service that says that its history is sealed is not believed: its markers of secrets are malformed values", async () => {
  const [newest] = changes(1);
  const apiKey = { $secret: "literal", fingerprint: "fp:run:1" };
  const settings = { ...newest!.settings, customModels: [{ id: "custom:a", apiKey }] };
  const sealed = { $driftline: { sealed: 1, organization: "corp", keyId: null } };
  const { report } = await audit(fresh(), { history: [{ ...sealed, ...newest!, settings }] });
  const rules = report.findings.filter(({ subject }) => subject.endsWith("/apiKey")).map(({ rule }) => rule);
  expect(rules).toContain("integrity/malformed-value");
});

it("a run that fails halfway forgets the place if its cursor holds a secret of the history", async () => {
  const plan: Plan[] = [{ at: 3, times: "always", fault: status(401) }];
  const stopOf = async (apiKey: string) => {
    const [newest, ...older] = changes(450);
    const settings = { ...newest!.settings, customModels: [{ id: "custom:a", apiKey }] };
    const dir = fresh();
    await audit(dir, { history: [{ ...newest!, settings }, ...older], plan });
    return entriesOf(dir).at(-1)!["stop"] as { readonly cursor: string } | null;
  };
  const { cursor } = (await stopOf("nwl-0123456789abcdef"))!;
  expect(await stopOf(cursor)).toBeNull();
});

it("a revision that arrives late, behind what is known, is missing until --full reads it, which its finding advises", async () => {
  const dir = fresh();
  const late = changes(250).filter(({ revision }) => revision !== 20);
  await audit(dir, { history: late });
  const gap = ({ findings }: Report) => findings.filter(({ rule }) => rule === "integrity/revision-gap");
  const next = await audit(dir, { history: changes(251) });
  expect([next.requests, gap(next.report)]).toEqual([
    1,
    [expect.objectContaining({ status: "open", remediation: expect.stringContaining("--full") as string })],
  ]);
  expect(gap((await audit(dir, { history: changes(251) }, { full: true })).report)).toEqual([]);
});

describe("a cursor that has ended", () => {
  it("means that everything is read", async () => {
    const dir = fresh();
    await audit(dir, { history: changes(450), plan: [{ at: 4, times: "always", fault: status(401) }] });
    const done = await audit(dir, { history: changes(450), plan: [{ at: 2, times: 1, fault: status(400) }] });
    expect(done.report.evidence).toMatchObject({ complete: true, revisions: { count: 450 } });
    expect(done.requests).toBe(6);
  });

  it("so does one that leads elsewhere", async () => {
    const dir = fresh();
    await audit(dir, { history: changes(450), plan: [{ at: 3, times: "always", fault: status(401) }] });
    const elsewhere: Plan = {
      at: 2,
      times: 1,
      fault: ({ send }) => send({ changes: [change(7)], pagination: { hasMore: false } }),
    };
    const done = await audit(dir, { history: changes(450), plan: [elsewhere] });
    expect(done.report.evidence).toMatchObject({ complete: true, revisions: { count: 450 } });
  });
});

describe("a list that does not begin with the newest", () => {
  it.each<[string, (history: Change[]) => Change[]]>([
    ["oldest first", (history) => history.toReversed()],
    ["shuffled", (history) => history.toSorted((a, b) => ((a.revision * 7919) % 257) - ((b.revision * 7919) % 257))],
  ])("%s: is read whole each time", async (_, order) => {
    const dir = fresh();
    await audit(dir, { history: order(changes(250)) });
    const next = await audit(dir, { history: order(changes(260)) });
    expect([next.requests, next.report.evidence.complete]).toEqual([3, true]);
    expect(revisionsIn(dir)).toEqual(upTo(260));
    expect(tampering(next.report)).toEqual([]);
  });
});

describe("a history that was set back", () => {
  it("is noticed in one request when it is new, and in all of them when it is old", async () => {
    const dir = fresh();
    await audit(dir, { history: changes(250) });
    const back = await audit(dir, { history: changes(240) });
    expect([back.report.exitCode, back.requests]).toEqual([4, 1]);
    expect(tampering(back.report).map((finding) => finding.offending)).toEqual([[241, 250]]);

    const old = fresh();
    await audit(old, { history: changes(250) });
    const cut = () => changes(250).slice(0, 200);
    expect((await audit(old, { history: cut() })).report.verdict).not.toBe("tampered");
    const full = await audit(old, { history: cut() }, { full: true });
    expect(tampering(full.report).map((finding) => finding.offending)).toEqual([[1, 50]]);
    expect(full.report.evidence.revisions.count).toBe(250);
  });

  it("to nothing is noticed", async () => {
    const dir = fresh();
    await audit(dir, { history: changes(50) });
    const { report } = await audit(dir, { history: [] });
    expect([report.verdict, report.evidence.problems.map(({ code }) => code)]).toEqual([
      "incomplete",
      ["history-empty"],
    ]);
  });
});

describe("a new fingerprint key", () => {
  it("means that everything is read once", async () => {
    const dir = fresh();
    const secret = (count: number): Change[] =>
      changes(count).map((item) => ({
        ...item,
        settings: { customModels: [{ id: "custom:a", apiKey: "sk-abcdefghijklmnop0123" }] },
      }));
    await audit(dir, { history: secret(250) }, { key: FINGERPRINTS });
    const other = "fedcba9876543210fedcba9876543210";
    expect((await audit(dir, { history: secret(250) }, { key: other })).requests).toBe(3);
    expect((await audit(dir, { history: secret(250) }, { key: other })).requests).toBe(1);
  });

  describe("with the one before it at hand", () => {
    const NEW = "fedcba9876543210fedcba9876543210";
    const holding = (apiKey: string): Change[] =>
      changes(3).map((item) => ({ ...item, settings: { customModels: [{ id: "custom:a", apiKey }] } }));
    const [first, other] = ["sk-abcdefghijklmnop0123", "sk-zyxwvutsrqponmlk9876"];

    it("hides no secret that was put in the place of another", async () => {
      const dirs = [fresh(), fresh()] as const;
      for (const dir of dirs) await audit(dir, { history: holding(first) }, { key: FINGERPRINTS });
      const blind = await audit(dirs[0], { history: holding(other) }, { key: NEW });
      expect(tampering(blind.report)).toEqual([]);
      const { report } = await audit(dirs[1], { history: holding(other) }, { key: NEW, earlier: FINGERPRINTS });
      expect(tampering(report).map(({ rule }) => rule)).toContain("integrity/rewritten");
    });

    it("keeps an exception for a secret by its earlier fingerprint, in a replay too", async () => {
      const dir = fresh();
      const ask = async (more: object) => {
        const { report } = await audit(dir, { history: holding(first) }, more);
        const finding = report.findings.find(({ rule }) => rule === "secrets/literal")!;
        return [finding.status, finding.offending] as const;
      };
      const [status, [mark]] = await ask({ key: FINGERPRINTS });
      expect(status).toBe("open");
      const text = `id: own
settings: { ideAutoConnect: { set: false, severity: info } }
exceptions:
  - { rule: secrets/literal, subject: "/customModels/custom:a/apiKey", value: [${JSON.stringify(mark)}],
      owner: ada@example.com, reason: to be rotated, from: 2026-03-01, expires: 2026-05-01 }
`;
      const policies = { policies: ["baseline"], ownPolicies: [{ file: "own.yaml", text }] };
      expect((await ask({ key: FINGERPRINTS, ...policies }))[0]).toBe("excepted");
      const [after, marks] = await ask({ key: NEW, earlier: FINGERPRINTS, ...policies });
      expect(after).toBe("excepted");
      expect(marks).not.toEqual([mark]);
      expect((await ask({ key: NEW, ...policies }))[0]).toBe("open");
      expect(await verifyLedger(dir, { heads: [], replay: true })).toMatchObject({ runs: { replayed: 4 } });
    });
  });
});

describe("a key that the ledger knows by its fingerprint alone", () => {
  it("stays hidden where it turns up again", async () => {
    const dir = fresh();
    const secret = "sk-abcdefghijklmnop0123";
    const history = (count: number, last: object = {}) =>
      changes(count).map((revision) => ({
        ...revision,
        settings:
          revision.revision === 1
            ? { customModels: [{ id: "custom:a", apiKey: "Correct.Horse_battery7" }] }
            : revision.revision === count
              ? { ...last }
              : { sessionDefaultSettings: { model: secret.slice(0, 2) } },
      }));
    await audit(dir, { history: history(250) }, { key: FINGERPRINTS });
    const named = { customModels: [{ id: "custom:a", displayName: "see Correct.Horse_battery7" }] };
    const { report, requests } = await audit(dir, { history: history(251, named) }, { key: FINGERPRINTS });
    expect(requests).toBe(1);
    expect(JSON.stringify(report)).not.toContain("Correct.Horse");
    expect(JSON.stringify(entriesOf(dir))).not.toContain("Correct.Horse");
  });
});

it("a clock that is behind the service's is told, because exceptions may have expired", async () => {
  const fault: Plan["fault"] = ({ page, send }) => send(page, 200, { date: "Fri, 01 Jan 2100 00:00:00 GMT" });
  const marked = await audit(fresh(), { history: changes(3), plan: [{ at: 1, times: "always", fault }] });
  expect(marked.report.evidence).toMatchObject({ complete: true, clockBehind: true });
  const { report } = await audit(fresh(), { history: changes(3) });
  expect(report.evidence).not.toHaveProperty("clockBehind");
});
