// The effects on an issue: a table with a row for each event of a finding or its issue.
import { describe, expect, it, test } from "vitest";
import type { Operation } from "../../src/github/issue.ts";
import { auditId, markerOf, short } from "../../src/github/marker.ts";
import { audited, day, type Fate, ruleOf, type Told } from "./reports.ts";
import { place, type Settings, World } from "./world.ts";

const open: Fate = { name: 1, status: "open" };
const summaryOf = (world: World) => world.issues.find(({ title }) => title.startsWith("Driftline"));

/** A world in which an issue for the first subject was opened. */
function opened(fate: Fate = open): World {
  const world = new World();
  world.run(audited([fate]));
  expect(world.issues).toMatchObject([{ number: 1, state: "open", comments: [] }]);
  return world;
}

describe("an issue of one subject", () => {
  it("is opened once, without a comment, and then left alone", () => {
    const world = opened();
    for (let day = 31; day < 131; day++) expect(world.run(audited([open], { at: day }))).toEqual([]);
  });

  test.each<[string, Fate]>([
    ["resolved", { name: 1, status: "resolved" }],
    ["excepted", { name: 1, status: "excepted", expires: day(60) }],
    ["noted", { name: 1, status: "noted" }],
    ["info, by default", { name: 1, status: "open", severity: "info" }],
  ])("is not opened for what is %s", (_, fate) => {
    expect(new World().run(audited([fate]))).toEqual([]);
  });

  it("is opened for info when that is asked for", () => {
    const operations = new World().run(audited([{ ...open, severity: "info" }], { reportSeverity: "info" }));
    expect(operations).toMatchObject([{ do: "create" }]);
  });

  test.each<[string, Fate, RegExp, string]>([
    ["resolved", { name: 1, status: "resolved" }, /Resolved:.*revision 11 on .*after at most 1 h/s, "completed"],
    [
      "accepted",
      { name: 1, status: "excepted", expires: day(60) },
      /Accepted:.*grace@example\.com.*pilot/s,
      "not_planned",
    ],
    ["noted", { name: 1, status: "noted" }, /before the policy took effect/, "not_planned"],
    ["below what is shown", { ...open, severity: "info" }, /below the severity/, "not_planned"],
  ])("is closed with its reason when it is %s", (_, fate, comment, reason) => {
    const world = opened();
    world.run(audited([fate]));
    expect(world.issues).toMatchObject([{ state: "closed", reason, comments: [expect.stringMatching(comment)] }]);
    expect(world.run(audited([fate]))).toEqual([]);
  });

  test.each<[string, Told, Settings, RegExp | null]>([
    [
      "no policy states its rule any more",
      { rules: [{ id: "policy/other" }], policies: "b" },
      {},
      /no policy of this audit/,
    ],
    [
      "other policies do not find it",
      { rules: [{ id: "policy/setting1" }], policies: "b" },
      {},
      /the policies have changed/,
    ],
    ["the same policies do not find it", { rules: [{ id: "policy/setting1" }] }, {}, /with the same policies/],
    [
      "the configuration turns it off",
      { rules: [] },
      { builtin: { "policy/setting1": "off" } },
      /turns this built-in rule off/,
    ],
    ["its rule was not judged in this run", { rules: [{ id: "policy/other" }] }, {}, null],
  ])("ends with the true reason when %s", (_, options, settings, comment) => {
    const world = opened();
    world.run(audited([], options), settings);
    if (comment === null) expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
    else expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringMatching(comment)] }]);
    expect(world.run(audited([], options), settings)).toEqual([]);
  });

  it("is closed by the policy that no longer minds what it shows, and goes on saying that", () => {
    const before: Fate = { name: 1, status: "open", window: 2, before: [0] };
    const world = opened(before);
    const { title, body } = world.issues[0]!;
    // The rule is relaxed: the issue's window is no violation any more, but an earlier, resolved window is.
    const relaxed = audited([{ name: 1, status: "resolved", window: 0 }], { policies: "relaxed" });
    world.run(relaxed);
    expect(world.issues).toMatchObject([
      { title, state: "closed", comments: [expect.stringMatching(/^.*\n*Closed: the policies have changed/s)] },
    ]);
    expect(world.issues[0]!.body!.split("\n").slice(0, -1)).toEqual(body!.split("\n").slice(0, -1));
    expect(world.issues[0]!.comments.join()).not.toContain("Resolved");
    expect(world.run(relaxed)).toEqual([]);
  });

  it.each([
    ["ends when its rule was judged, whatever the kind of its findings", [{ id: ruleOf(1) }], "closed"],
    ["stays open when its rule, which needs further data, was not judged", [{ id: "policy/other" }], "open"],
  ])("%s", (_, rules, state) => {
    const world = new World();
    const report = audited([open]);
    world.run({ ...report, findings: report.findings.map((finding) => ({ ...finding, kind: "usage" })) });
    world.run({ ...audited([], { rules, policies: "b" }), usage: null, sessions: null });
    expect(world.issues).toMatchObject([{ state }]);
  });

  it("stays open when its rule was not evaluated", () => {
    const world = opened();
    expect(world.run(audited([], { rules: [{ id: "policy/setting1", status: "not-evaluated" }] }))).toEqual([]);
  });

  test.each<[string, Fate, Fate, RegExp]>([
    [
      "it came again after it was resolved",
      { name: 1, status: "resolved" },
      { name: 1, status: "open", window: 5, before: [0] },
      /Open again:.*revision 15/s,
    ],
    [
      "its exception ended",
      { name: 1, status: "excepted", expires: day(29) },
      { name: 1, status: "open", expires: day(29) },
      /No longer accepted:.*grace@example\.com.*2026-01-29/s,
    ],
    [
      "its exception was taken back",
      { name: 1, status: "excepted", expires: day(60) },
      open,
      /No longer accepted:.*is gone/s,
    ],
  ])("is opened again, and not anew, when %s", (_, between, after, comment) => {
    const world = opened();
    world.run(audited([between]));
    world.run(audited([after]));
    expect(world.issues).toHaveLength(1);
    expect(world.issues).toMatchObject([
      {
        state: "open",
        comments: [/./, expect.stringMatching(comment)].map((item) =>
          item instanceof RegExp ? expect.stringMatching(item) : item,
        ),
      },
    ]);
    expect(world.run(audited([after]))).toEqual([]);
  });

  it("says once that it grew more severe, and nothing when it grew less", () => {
    const world = opened({ ...open, severity: "medium" });
    world.run(audited([{ ...open, severity: "critical" }]));
    expect(world.issues[0]!.comments).toEqual([expect.stringMatching(/medium before, critical now/)]);
    expect(world.issues[0]!.title).toMatch(/^\[critical\]/);
    world.run(audited([{ ...open, severity: "low" }]));
    expect(world.issues[0]!.comments).toHaveLength(1);
    expect(world.issues[0]!.title).toMatch(/^\[low\]/);
  });

  it("says once that the time limit has passed", () => {
    const due = { ...open, dueAt: day(40) };
    const world = opened(due);
    expect(world.run(audited([due], { at: 40 }))).toEqual([]);
    world.run(audited([due], { at: 41 }));
    world.run(audited([due], { at: 42 }));
    expect(world.issues[0]!.comments).toEqual([expect.stringMatching(/time limit has passed.*2026-02-10/s)]);
  });

  it("does not say that a short time limit is near", () => {
    const short: Fate = { ...open, since: 29 };
    const world = new World();
    world.run(audited([short], { at: 29 }));
    for (const at of [30, 31]) world.run(audited([{ ...short, dueAt: day(34) }], { at }));
    expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
  });

  it("says that it ended and came again between two audits", () => {
    const world = opened();
    world.run(audited([{ ...open, window: 3, before: [0] }]));
    expect(world.issues).toMatchObject([
      { state: "open", comments: [expect.stringMatching(/Fixed and opened again/)] },
    ]);
  });

  it("is not said to have ended and come again by other policies, which have other windows", () => {
    const world = new World();
    world.run(audited([open], { at: 30, policies: "a" }));
    world.run(audited([{ ...open, window: 3, before: [0] }], { at: 31, policies: "b" }));
    expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
  });

  it("says nothing when a window only begins earlier than was known", () => {
    const world = opened({ ...open, window: 3 });
    world.run(audited([{ ...open, window: 0 }]));
    expect(world.issues[0]!.comments).toEqual([]);
  });

  it("puts back what somebody changed in the title or the text, without a word", () => {
    const world = opened();
    const { title, body } = world.issues[0]!;
    world.change(1, { title: "harmless", body: body!.replace("**Open, high.**", "**Compliant.**") });
    world.run(audited([open]));
    expect(world.issues).toMatchObject([{ title, body, comments: [] }]);
  });

  it("does not mind line ends of a browser's form", () => {
    const world = opened();
    world.change(1, { body: world.issues[0]!.body!.replaceAll("\n", "\r\n") });
    expect(world.run(audited([open]))).toEqual([]);
  });
});

describe("an issue that somebody closed or opened by hand", () => {
  it("is opened again once while the finding is open, says why, and is then left closed", () => {
    const world = opened();
    world.change(1, { state: "closed", reason: "not_planned" });
    world.run(audited([open]));
    expect(world.issues).toMatchObject([
      { state: "open", comments: [expect.stringMatching(/Still open.*exception/s)] },
    ]);
    world.change(1, { state: "closed", reason: "not_planned" });
    for (let i = 0; i < 5; i++) expect(world.run(audited([open], { at: 31 + i }))).toEqual([]);
  });

  test.each<[string, Fate]>([
    ["grows more severe", { ...open, severity: "critical" }],
    ["passes its time limit", { ...open, dueAt: day(20) }],
    ["ends and comes again", { ...open, window: 2, before: [0] }],
  ])("is opened again when the finding %s", (_, fate) => {
    const world = opened();
    for (let i = 0; i < 2; i++) {
      world.change(1, { state: "closed" });
      world.run(audited([open]));
    }
    world.run(audited([fate]));
    expect(world.issues[0]).toMatchObject({ state: "open" });
    expect(world.issues[0]!.comments).toHaveLength(2);
  });

  it("is opened again once, and says why, when there is room for it again", () => {
    const world = new World({ max: 1 });
    const worse: Fate = { name: 2, status: "open", severity: "critical" };
    world.run(audited([open]));
    world.change(1, { state: "closed", reason: "not_planned" });
    world.run(audited([open, worse]));
    expect(world.issues[0]).toMatchObject({ state: "closed", comments: [] });
    world.run(audited([open, { ...worse, status: "resolved" }]));
    expect(world.issues[0]).toMatchObject({ state: "open", comments: [expect.stringMatching(/Still open/)] });
  });

  it("stays closed without a word when a valid exception accepts the finding", () => {
    const world = opened();
    world.change(1, { state: "closed", reason: "not_planned" });
    world.run(audited([{ name: 1, status: "excepted", expires: day(60) }]));
    expect(world.issues).toMatchObject([{ state: "closed", comments: [] }]);
    world.run(audited([{ name: 1, status: "open", expires: day(29) }]));
    expect(world.issues).toMatchObject([{ state: "open", comments: [expect.stringMatching(/No longer accepted/)] }]);
  });

  it("is told of the resolution", () => {
    const world = opened();
    world.change(1, { state: "closed", reason: "completed" });
    world.run(audited([{ name: 1, status: "resolved" }]));
    expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringMatching(/Resolved/)] }]);
  });

  it("is closed again once when nothing is open", () => {
    const resolved: Fate = { name: 1, status: "resolved" };
    const world = opened();
    world.run(audited([resolved]));
    world.change(1, { state: "open" });
    world.run(audited([resolved]));
    expect(world.issues[0]).toMatchObject({ state: "closed" });
    world.change(1, { state: "open" });
    expect(world.run(audited([resolved]))).toEqual([]);
  });
});

describe("whose issues they are", () => {
  it("never touches what others wrote, marker or not", () => {
    const source = opened();
    const world = new World();
    world.add({ ...source.issues[0]!, own: false });
    world.run(audited([open]));
    expect(world.issues).toHaveLength(2);
    expect(world.issues[0]).toMatchObject({ body: source.issues[0]!.body, comments: [] });
  });

  it("knows an issue whose marker is gone or damaged by its title, heals it, and says nothing anew", () => {
    for (const damage of [
      (body: string) => body.slice(0, body.lastIndexOf("\n")),
      (body: string) => body.replace("driftline:1 id=", "driftline:1 id=zz"),
      () => "",
    ]) {
      const world = opened();
      world.change(1, { body: damage(world.issues[0]!.body!) });
      world.run(audited([open]));
      expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
      expect(markerOf(world.issues[0]!.body)).toMatchObject({ standing: "open" });
      expect(world.run(audited([open]))).toEqual([]);
      world.run(audited([{ name: 1, status: "resolved" }]));
      expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringContaining("Resolved")] }]);
    }
  });

  const named = (file: string, job = "audit") => ({ audit: auditId(`${file} ${job}`), flow: short(file) });
  const files = (...names: string[]) => ({ files: new Set(names.map(short)), audits: null });
  const jobs = (...names: string[]) => ({
    files: null,
    audits: new Set(names.map((job) => named("a.yml", job).audit)),
  });

  it.each([
    ["workflow", named("old.yml"), named("new.yml"), files("new.yml"), files("new.yml", "old.yml")],
    ["job", named("a.yml", "old"), named("a.yml", "new"), jobs("new"), jobs("new", "old")],
  ])(
    "takes over the issues of a %s that is gone, where they are about the same, without a word",
    (what, old, now, gone, both) => {
      const world = new World();
      world.run(audited([open, { name: 2, status: "open" }]), old);
      const report = audited([open]);
      expect(world.plan(report, now)).toMatchObject({
        request: { files: what === "workflow", jobs: what === "job" },
        isDoubtful: true,
      });
      world.run(report, { ...now, workflows: gone });
      expect(world.issues.map(({ state, comments }) => [state, comments.length])).toEqual([
        ["open", 0],
        ["open", 0],
      ]);
      expect(world.plan(report, now)).toMatchObject({ operations: [], request: null });
      world.run(audited([{ name: 1, status: "resolved" }]), now);
      expect(world.issues.map(({ state }) => state)).toEqual(["closed", "open"]);
      const two = new World();
      two.run(report, old);
      expect(two.plan(report, { ...now, workflows: both }).isDoubtful).toBe(false);
      two.run(report, { ...now, workflows: both });
      expect(two.issues).toHaveLength(2);
      expect(two.plan(report, { ...now, workflows: { files: null, audits: null } })).toMatchObject({
        isDoubtful: false,
      });
    },
  );

  it("asks nothing about another audit on a day on which nothing is opened", () => {
    const world = new World();
    const [first, other] = [{ ...named("one.yml"), mode: "single" as const }, named("other.yml")];
    for (const settings of [first, other]) world.run(audited([open]), settings);
    for (const settings of [first, other])
      expect(world.plan(audited([open]), settings)).toMatchObject({ operations: [], request: null, isDoubtful: false });
    expect(world.plan(audited([{ name: 1, status: "resolved" }]), named("new.yml")).request).not.toBeNull();
  });

  it("takes over the one issue for all and the alarm of a workflow that is gone", () => {
    const [old, now] = [named("old.yml"), named("new.yml")].map((name) => ({ ...name, mode: "single" as const }));
    const world = new World();
    world.run(audited([open]), old);
    world.run(audited([open], { at: 31, tampered: true }), old);
    expect(world.issues).toMatchObject([{ state: "open" }, { state: "open" }]);
    const later = { ...now, workflows: files("new.yml") };
    world.run(audited([open], { at: 32 }), later);
    expect(world.issues).toMatchObject([
      { state: "open", comments: [] },
      { state: "closed", comments: [expect.stringContaining("Complete again")] },
    ]);
    expect(world.run(audited([open], { at: 32 }), now)).toEqual([]);
  });

  it("changes nothing that a newer run wrote, and does not let two steps of a run keep the same issues", () => {
    const at = (run: string, step: string | null = null) => ({ place: { ...place, run }, step });
    const world = new World();
    world.run(audited([open]), at("100", "a".repeat(16)));
    const done = audited([{ name: 1, status: "resolved" }], { at: 40 });
    expect(world.plan(done, at("99"))).toMatchObject({ operations: [], isStale: true });
    expect(() => world.plan(done, at("100", "b".repeat(16)))).toThrow(/two steps of this run/);
    expect(world.run(done, at("101"))).toHaveLength(1);
  });

  it("does not let two jobs of a matrix keep the same issues, and lets a job be run again", () => {
    const by = (leg: string | null, run = "100") => ({ place: { ...place, run }, step: "a".repeat(16), leg });
    const world = new World();
    world.run(audited([open]), by("1.11"));
    const done = audited([{ name: 1, status: "resolved" }], { at: 40 });
    expect(() => world.plan(done, by("1.12"))).toThrow(/two steps of this run.*in a matrix/);
    for (const job of [by("1.11"), by("2.13"), by(null), by("1.12", "101")])
      expect(world.plan(done, job).operations).toHaveLength(1);
  });

  it("keeps the oldest of several, and closes the others", () => {
    const world = opened();
    for (let i = 0; i < 2; i++) world.add(world.issues[0]!.body === null ? {} : { ...world.issues[0]!, number: i + 2 });
    world.run(audited([open]));
    expect(world.issues.map(({ state }) => state)).toEqual(["open", "closed", "closed"]);
    expect(world.issues[2]!.comments).toEqual([expect.stringContaining("Closed: #1 is about the same.")]);
    expect(world.run(audited([open]))).toEqual([]);
  });

  it("opens the oldest that is left when the one that was kept is gone", () => {
    const world = opened();
    world.add({ ...world.issues[0]!, number: 2 });
    world.run(audited([open]));
    world.change(1, { own: false });
    world.run(audited([open]));
    expect(world.issues[1]).toMatchObject({ state: "open" });
    expect(world.issues).toHaveLength(2);
  });

  it("leaves the issues of another organization and of another audit alone", () => {
    const world = opened();
    expect(world.run(audited([], { organization: "other" }))).toEqual([]);
    const other = { audit: auditId("other") };
    expect(world.run(audited([]), other)).toEqual([]);
    world.run(audited([open]), other);
    expect(world.issues).toMatchObject([{ state: "open" }, { state: "open" }]);
    world.run(audited([{ name: 1, status: "resolved" }]), other);
    expect(world.issues).toMatchObject([{ state: "open", comments: [] }, { state: "closed" }]);
  });
});

/** Returns a plan's operations without those for the alarm. */
function besidesAlarm(operations: readonly Operation[]): readonly Operation[] {
  return operations
    .filter(
      (operation) =>
        !operation.do.startsWith("create") || (operation.do === "create" && !operation.title.includes("is broken")),
    )
    .filter(
      (operation) => operation.do === "create" || operation.comment !== null || operation.patch.state !== undefined,
    );
}

describe("evidence that cannot be relied on", () => {
  test.each([{ incomplete: true }, { tampered: true }])("closes and changes nothing, and still opens: %o", (doubt) => {
    for (const fate of [
      { name: 1, status: "resolved" },
      { name: 1, status: "none" },
      { ...open, severity: "critical" },
    ] as const)
      expect(besidesAlarm(opened().run(audited([fate], doubt)))).toEqual([]);
    expect(besidesAlarm(opened().run(audited([{ name: 2, status: "open" }], doubt)))).toMatchObject([{ do: "create" }]);
  });
});

describe("a closed issue, on evidence that cannot be relied on", () => {
  const ended: Fate = { name: 1, status: "resolved" };
  const accepted: Fate = { name: 1, status: "excepted", expires: day(29) };

  test.each<[string, Fate, Fate, number]>([
    ["another window began: it is opened", ended, { ...open, window: 3, before: [0] }, 1],
    ["the exception ended: it is opened", accepted, { ...open, expires: day(29) }, 1],
    ["the window seems not to have ended: it is left", ended, open, 0],
    ["it is not open: it is left", accepted, ended, 0],
  ])("%s", (_, before, now, operations) => {
    for (const doubt of [{ incomplete: true }, { tampered: true }]) {
      const world = opened();
      world.run(audited([before]));
      expect(besidesAlarm(world.run(audited([now], doubt)))).toHaveLength(operations);
      expect(world.issues[0]).toMatchObject({ state: operations === 1 ? "open" : "closed" });
      expect(world.run(audited([now], doubt))).toEqual([]);
    }
  });
});

describe("the summary of what has no issue of its own", () => {
  const many = (n: number, from = 1): Fate[] =>
    Array.from({ length: n }, (_, i) => ({
      name: from + i,
      status: "open",
      severity: i === n - 1 ? "critical" : "low",
    }));

  it("lists what is beyond max-issues, the worst having their own", () => {
    const world = new World({ max: 3 });
    world.run(audited(many(10)));
    expect(world.issues).toHaveLength(4);
    expect(world.issues[0]!.title).toMatch(/^\[critical\]/);
    expect(summaryOf(world)!.body).toMatch(/7 findings are open beyond the 3 .*max-issues/s);
    expect(world.plan(audited(many(10)))).toMatchObject({ operations: [] });
    const narrow = new World({ max: 1 });
    narrow.run(audited(many(2)));
    expect(summaryOf(narrow)!.body).toContain("1 finding is open beyond the 1 issue of findings");
  });

  it("gives what is worse an issue of its own, in place of one that is less bad, and has never more", () => {
    const world = new World({ max: 2 });
    const lows = many(3).map((fate): Fate => ({ ...fate, severity: "low" }));
    world.run(audited(lows));
    world.run(audited([...lows, { name: 9, status: "open", severity: "critical" }]));
    const own = world.issues.filter((issue) => issue !== summaryOf(world) && issue.state === "open");
    expect(own.map(({ title }) => title.slice(0, 10))).toEqual(["[low] corp", "[critical]"]);
    expect(world.issues.filter(({ state }) => state === "closed")).toMatchObject([
      { comments: [expect.stringMatching(/the summary issue lists it now/)] },
    ]);
  });

  it("says what came and what ended, once, and closes when nothing is left", () => {
    const world = new World({ max: 0 });
    world.run(audited(many(2)));
    world.run(audited([...many(2), { name: 5, status: "open" }], { at: 31 }));
    world.run(audited([...many(2), { name: 5, status: "resolved" }], { at: 32 }));
    expect(summaryOf(world)!.comments).toEqual([
      expect.stringMatching(/1 finding opened:.*setting5/s),
      expect.stringMatching(/1 finding ended:.*setting5.*closed by/s),
    ]);
    world.run(
      audited(
        many(2).map((fate): Fate => ({ ...fate, status: "resolved" })),
        { at: 33 },
      ),
    );
    expect(summaryOf(world)).toMatchObject({ state: "closed", reason: "completed" });
    world.run(audited(many(2), { at: 34 }));
    expect(summaryOf(world)).toMatchObject({ state: "open" });
    expect(world.issues).toHaveLength(1);
  });

  test.each<[string, readonly Fate[], string]>([
    ["was remediated", [{ name: 1, status: "resolved" }], "completed"],
    ["was accepted", [{ name: 1, status: "excepted", expires: day(90) }], "not_planned"],
    ["is found no longer", [], "not_planned"],
  ])("closes as completed only what was remediated: what %s", (_, now, reason) => {
    const world = new World({ mode: "single" });
    const rules = [{ id: ruleOf(1) }];
    world.run(audited(many(1), { at: 30, rules }));
    world.run(audited(now, { at: 31, rules }));
    expect(summaryOf(world)).toMatchObject({ state: "closed", reason });
  });

  it("tells the last complete audit, and that a later one was not", () => {
    const world = new World({ mode: "single" });
    world.run(audited(many(2), { at: 30 }));
    expect(summaryOf(world)!.body).toMatch(/Last complete audit: \*\*2026-01-31 00:00 UTC\*\*/);
    world.run(audited(many(2), { at: 31 }));
    expect(summaryOf(world)!.body).toMatch(/Last complete audit: \*\*2026-02-01/);
    world.run(audited(many(2).slice(0, 1), { at: 32, incomplete: true }));
    expect(summaryOf(world)!.body).toMatch(
      /Last complete audit: \*\*2026-02-01.*2026-02-02 00:00 UTC was not complete/s,
    );
    expect(summaryOf(world)).toMatchObject({ state: "open", comments: [] });
    world.run(audited(many(2).slice(1), { at: 33 }));
    expect(summaryOf(world)!.comments).toHaveLength(1);
  });

  it.each(["per-finding", "single"] as const)(
    "says of evidence in doubt that it shows a part, and counts nothing away: %s",
    (mode) => {
      const world = new World({ max: 1, mode });
      world.run(audited(many(3), { at: 30 }));
      const { title } = summaryOf(world)!;
      for (const seen of [many(3).slice(2), []]) {
        world.run(audited(seen, { at: 31, incomplete: true }));
        expect(summaryOf(world)).toMatchObject({ title, state: "open", comments: [] });
        expect(summaryOf(world)!.body).toContain("The text below is only what it could read.");
        expect(summaryOf(world)!.body).not.toContain("All open findings have their own issues");
      }
      world.run(audited(many(4), { at: 32 }));
      expect(summaryOf(world)!.title).toBe(title.replace(/\d+/, (count) => String(Number(count) + 1)));
    },
  );

  it("forgets nothing that evidence in doubt did not show", () => {
    const world = new World({ mode: "single" });
    world.run(audited(many(3), { at: 30 }));
    world.run(audited(many(3).slice(0, 1), { at: 31, incomplete: true }));
    world.run(audited(many(3), { at: 32 }));
    expect(summaryOf(world)!.comments).toEqual([]);
  });

  it("is one issue for everything in the mode single, and takes over and gives back", () => {
    const world = new World();
    world.run(audited(many(3)));
    world.run(audited(many(3)), { mode: "single" });
    expect(world.issues.filter(({ state }) => state === "open")).toEqual([summaryOf(world)]);
    expect(world.issues[0]!.comments).toEqual([expect.stringMatching(/kept in one issue/)]);
    expect(world.run(audited(many(3)), { mode: "single" })).toEqual([]);
    world.run(audited(many(3)));
    expect(world.issues.filter(({ state }) => state === "open")).toHaveLength(3);
    expect(summaryOf(world)).toMatchObject({ state: "closed" });
    expect(world.run(audited(many(3)))).toEqual([]);
  });

  it("is answered once when it is closed by hand", () => {
    const world = new World({ mode: "single" });
    world.run(audited(many(2)));
    for (let i = 0; i < 4; i++) {
      world.change(1, { state: "closed" });
      world.run(audited(many(2)));
    }
    expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringMatching(/Still open/)] }]);
    world.run(audited(many(3)));
    expect(world.issues).toMatchObject([{ state: "open" }]);
  });

  it("remembers the worst of very many, and tells only what is new", () => {
    const world = new World({ mode: "single" });
    const flood = Array.from({ length: 1000 }, (_, i): Fate => ({ name: i + 1, status: "open", severity: "medium" }));
    world.run(audited(flood, { at: 30 }));
    world.run(audited(flood.slice(100), { at: 31, rules: flood.map(({ name }) => ({ id: `policy/setting${name}` })) }));
    expect(summaryOf(world)!.comments.join()).not.toMatch(/opened/);
    world.run(
      audited([...flood.slice(100), { name: 5000, status: "open", severity: "critical", since: 31.5 }], { at: 32 }),
    );
    expect(summaryOf(world)!.comments.at(-1)).toMatch(/1 finding opened:.*critical.*setting5000/s);
  });
});

describe("an issue whose marker a hand cut out", () => {
  it("gets comments of its own turns, on whatever day it is cut again", () => {
    const world = opened();
    const closes: Fate = { name: 1, status: "resolved" };
    for (const at of [40, 41, 42]) {
      world.change(1, { body: "the marker is gone", state: "open" });
      for (const fate of [open, closes, open, closes]) world.run(audited([fate], { at }));
    }
    const events = world.issues[0]!.comments.map((comment) => comment.split("\n")[0]);
    expect(events.length).toBe(9);
    expect(new Set(events).size).toBe(events.length);
  });

  it("moves nothing in the list of the summary, once it is healed and closed again", () => {
    const world = new World({ max: 2 });
    const fates = (...severities: Fate["severity"][]): Fate[] =>
      severities.map((severity = "info", i) => ({ name: i + 1, status: "open", severity, window: 0 }));
    const days = [fates("low"), fates("info", "critical", "info", "info", "critical")];
    for (const [at, now] of days.entries()) world.run(audited(now, { at }));
    const last = audited(fates("low", "info", "critical", "high", "low"), { at: 2 });
    world.run(last);
    world.change(3, { body: "the marker is gone" });
    world.run(last);
    expect(world.run(last)).toEqual([]);
  });
});

describe("the number of findings that opened", () => {
  const first: Fate = { name: 1, status: "open" };
  const fates: readonly Fate[] = [first, { name: 2, status: "open" }, { name: 3, status: "open" }];
  /** Three findings of one edit and one rule, which have one issue. */
  const edit = (statuses: readonly Fate["status"][], at = 30) => {
    const report = audited(
      statuses.map((status, i) => ({ name: i + 1, status })),
      { at, rules: [{ id: ruleOf(1) }] },
    );
    return { ...report, findings: report.findings.map((finding) => ({ ...finding, rule: ruleOf(1) })) };
  };
  /** The first finding explains the others. */
  const explained = (of: readonly Fate[], at = 30) => {
    const report = audited(of, { at });
    const [cause, ...others] = report.findings;
    return { ...report, findings: [cause!, ...others.map((finding) => ({ ...finding, causedBy: cause!.id }))] };
  };

  it.each<Settings>([{}, { max: 0 }, { mode: "single" }])(
    "counts every finding of an issue and of a list: %o",
    (settings) => {
      for (const report of [edit(["open", "open", "open"]), explained(fates)]) {
        const world = new World(settings);
        const plan = world.plan(report);
        expect(plan.opened).toBe(3);
        world.carry(plan.operations);
        expect(world.plan(report).opened).toBe(0);
      }
    },
  );

  it.each<Settings>([{}, { max: 0 }])("counts what came back, and not the rest of its issue: %o", (settings) => {
    const world = new World(settings);
    world.run(edit(["open", "open", "open"]));
    world.run(edit(["resolved", "resolved", "resolved"], 31));
    expect(world.plan(edit(["open", "resolved", "open"], 32)).opened).toBe(2);
  });

  it.each<Settings>([{}, { max: 0 }, { mode: "single" }])(
    "leaves out what was told before its cause came: %o",
    (settings) => {
      const world = new World(settings);
      world.run(audited(fates.slice(1)));
      expect(world.plan(explained(fates, 31)).opened).toBe(1);
    },
  );
});
