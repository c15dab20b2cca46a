// lane: long
// The head of a ledger in an issue: what is stored, and the result of a run whose ledger did not grow from it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anchorIn, anchorOf } from "../../src/github/anchor.ts";
import { deliverIssues } from "../../src/github/deliver.ts";
import { IssuesApi } from "../../src/github/issues-api.ts";
import { markerOf } from "../../src/github/marker.ts";
import type { Report } from "../../src/model/report/index.ts";
import { copyOf, folder, refusal } from "../ledger/support.ts";
import { at, FakeGitHub } from "./github.ts";
import { Ledgers, type Told } from "./ledgers.ts";
import { audited } from "./reports.ts";
import { defaults, type Settings, World } from "./world.ts";

const head = (n: number) => `sha256:${n.toString(16).padStart(64, "0")}`;
const grown = (n: number): Settings => ({ anchor: { size: n, head: head(n) } });
const open = { name: 1, status: "open" } as const;
const anchor = (world: World) => anchorIn(world.issues, "corp", defaults.audit);

describe("the head of a ledger", () => {
  it("is kept in the one issue for many findings, and in its text", () => {
    const world = new World({ mode: "single" });
    world.run(audited([{ name: 1, status: "open" }]), grown(5));
    expect(anchor(world)).toEqual({ size: 5, head: head(5), issue: 1 });
    expect(world.issues[0]!.body).toContain(`Ledger: 5 entries, head \`${head(5)}\`.`);
  });

  it("opens no issue of its own: where there is none, the run's output has it", () => {
    const world = new World();
    for (let day = 0; day < 50; day++) world.run(audited([], { at: day }), grown(5 + day));
    expect(world.issues).toEqual([]);
  });

  it("is kept in the oldest issue, without a word, where there is no summary", () => {
    const world = new World();
    for (let day = 0; day < 5; day++) {
      world.run(audited([open], { at: 30 + day }), grown(5 + day));
      expect(anchor(world)).toEqual({ size: 5 + day, head: head(5 + day), issue: 1 });
    }
    world.run(audited([open], { at: 36 }), grown(9));
    expect(world.run(audited([open], { at: 36 }), grown(9))).toEqual([]);
    expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
  });

  it("is kept beside findings that have issues of their own, and when one more than those opens and ends", () => {
    const world = new World({ max: 1 });
    world.run(audited([open]), grown(5));
    expect(world.issues.map(({ state }) => state)).toEqual(["open"]);
    const two = [1, 2].map((name) => ({ name, status: "open" }) as const);
    world.run(audited(two, { at: 31 }), grown(6));
    const heads = world.issues.map(({ body }) => markerOf(body)?.anchor?.size);
    expect(heads, "only the summary gets the new head").toEqual([5, 6]);
    expect(world.issues.map(({ state, comments }) => [state, comments.length])).toEqual([
      ["open", 0],
      ["open", 0],
    ]);
    world.run(audited([two[0]!, { name: 2, status: "resolved" }], { at: 32 }), grown(7));
    expect(world.issues.map(({ state, comments }) => [state, comments.length])).toEqual([
      ["open", 0],
      ["closed", 1],
    ]);
    expect(anchor(world)).toMatchObject({ size: 7, issue: 2 });
  });

  it("moves on with evidence that is not sound, and stays in runs without a ledger", () => {
    const world = new World();
    world.run(audited([open]), grown(5));
    world.run(audited([open], { incomplete: true }), grown(6));
    expect(anchor(world)).toMatchObject({ size: 6 });
    world.run(audited([open]), { anchor: null });
    expect(anchor(world)).toMatchObject({ size: 6 });
  });

  it.each(["Somebody wrote this.\n\nAnd this.", null])("is kept in an issue without its hidden line: %j", (body) => {
    const world = new World();
    world.run(audited([open]), grown(5));
    world.change(1, { body });
    world.run(audited([open], { incomplete: true }), grown(6));
    expect(anchor(world)).toMatchObject({ size: 6, issue: 1 });
    expect(world.issues[0]!.body!.startsWith(body ?? "")).toBe(true);
    world.run(audited([open]), grown(7));
    expect(anchor(world)).toMatchObject({ size: 7, issue: 1 });
    expect(world.issues[0]).toMatchObject({ comments: [], title: expect.stringContaining("setting1") });
  });

  it("does not go back when the slower of two runs writes last", () => {
    const world = new World();
    world.run(audited([open]), grown(9));
    world.run(audited([open]), grown(8));
    expect(anchor(world)).toMatchObject({ size: 9, head: head(9) });
  });

  it("is believed of our own issues only, of this organization, and only when it is whole", () => {
    const world = new World({ mode: "single" });
    world.run(audited([open]), grown(5));
    const [issue] = world.issues;
    expect(anchorIn([{ ...issue!, own: false }], "corp", defaults.audit)).toBeNull();
    expect(anchorIn([issue!], "other", defaults.audit)).toBeNull();
    expect(markerOf(issue!.body!.replace(/anchor=\S+/, "anchor=5:beef"))).toBeUndefined();
    expect(
      anchorIn([issue!, { ...issue!, number: 2, body: issue!.body!.replace("=5:", "=7:") }], "corp", defaults.audit),
    ).toMatchObject({ size: 7, issue: 2 });
  });
});

describe("a run with a ledger and issues", () => {
  let github: FakeGitHub;
  let ledgers: Ledgers;
  beforeAll(async () => {
    github = await FakeGitHub.start();
    ledgers = new Ledgers(github);
  });
  beforeEach(() => github.reset());
  afterEach(() => expect(github.problems).toEqual([]));
  afterAll(async () => github.close());

  /** Needs an issue, because the head is stored in one. */
  const { findings, rules } = audited([open], { at: 0 });
  const drift = { findings, rules };

  /** Audits, and delivers the report to the issues. */
  async function run(options: Told = {}): Promise<Report> {
    const { report, failure } = await ledgers.run({ isAnchored: true, ...options });
    expect(failure).toBeNull();
    await deliver(report);
    return report;
  }

  async function deliver(report: Report): Promise<void> {
    await deliverIssues(await IssuesApi.open(ledgers.connect(), at), {
      input: { ...defaults, report: { ...report, ...drift }, anchor: anchorOf(report) },
      labels: [],
      assignees: [],
      check: () => {},
      wait: async () => {},
    });
  }

  const tampered = (message: RegExp) => ({ exitCode: 4, message: expect.stringMatching(message) as string });

  it("is anchored from the second on", async () => {
    expect((await run()).evidence.ledger).toMatchObject({ anchored: false });
    expect((await github.issues()).map(({ state }) => state)).toEqual(["open"]);
    expect((await run({ day: 1 })).evidence.ledger).toMatchObject({ anchored: true });
    expect((await run({ day: 2 })).evidence.ledger).toMatchObject({ anchored: true });
    expect(await github.comments(1)).toEqual([]);
  });

  it("finds the branch set back, and touches nothing", async () => {
    await run();
    await run({ day: 1 });
    const [, before] = await ledgers.commits();
    await ledgers.force(before!.sha);
    github.exchanges.length = 0;
    expect(await refusal(run({ day: 2 }))).toMatchObject(
      tampered(/^it did not grow from the head that issue #1 keeps: it was cut, set back or replaced$/),
    );
    expect(github.writes).toEqual([]);
  });

  it("finds the branch gone", async () => {
    await run();
    await github.as("us", "DELETE", "/git/refs/heads/driftline-ledger");
    github.exchanges.length = 0;
    const message = /^the branch driftline-ledger: it is gone, and issue #1 keeps the head of its ledger$/;
    const { report, failure } = await ledgers.run({ isAnchored: true, day: 1 });
    expect(failure).toMatchObject(tampered(message));
    expect(report).toMatchObject({ verdict: "tampered", evidence: { problems: [{ code: "ledger-tampered" }] } });
    expect(github.writes).toEqual([]);
  });

  it("finds the ledger replaced by another that proves itself", async () => {
    await run();
    await github.as("us", "DELETE", "/git/refs/heads/driftline-ledger");
    await ledgers.run({ day: 1 });
    await ledgers.verified();
    expect(await refusal(run({ day: 2 }))).toMatchObject(tampered(/issue #1 keeps/));
  });

  it("goes on where it was interrupted before the issue was written", async () => {
    await run();
    await ledgers.run({ day: 1, isAnchored: true });
    expect((await run({ day: 2 })).evidence.ledger).toMatchObject({ anchored: true });
  });

  it("goes on when somebody takes the label off the issue, which is how a new ledger is begun", async () => {
    await run();
    await github.as("us", "DELETE", "/git/refs/heads/driftline-ledger");
    await github.as("us", "PATCH", "/issues/1", { labels: [] });
    expect((await run({ day: 1 })).evidence.ledger).toMatchObject({ anchored: false });
  });

  it("does not judge while GitHub does not show its issues", async () => {
    await run();
    github.fault.before = ({ path }) => (path.endsWith("/issues") ? { status: 403, body: {} } : undefined);
    expect(await refusal(ledgers.run({ isAnchored: true, day: 1 }))).toMatchObject({ exitCode: 3 });
    expect((await ledgers.verified()).runs.count).toBe(1);
  });

  it("is held to the same in a folder", async () => {
    const dir = `${folder()}/ledger`;
    await run({ folder: dir });
    const before = copyOf(dir);
    expect((await run({ folder: dir, day: 1 })).evidence.ledger).toMatchObject({ anchored: true });
    for (const proposes of [undefined, "the run is about a pull request"])
      for (const place of [before, `${folder()}/gone`])
        expect(await refusal(run({ folder: place, day: 2, ...(proposes && { proposes }) }))).toMatchObject(
          tampered(/issue #1 keeps/),
        );
  });

  it("of two at once neither mistakes the other for tampering", async () => {
    await run();
    const [a, b] = await Promise.all([run({ day: 1 }), run({ day: 2 })]);
    expect([a.evidence.ledger!.anchored, b.evidence.ledger!.anchored]).toEqual([true, true]);
    expect((await run({ day: 3 })).evidence.ledger).toMatchObject({ anchored: true });
  });
});
