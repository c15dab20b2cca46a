// What becomes of an issue: a truth table, one row for each thing that can happen to a finding or to its issue.
import { describe, expect, it, test } from "vitest";
import { markerOf } from "../../src/github/marker.ts";
import { audited, day, type Fate } from "./reports.ts";
import { World } from "./world.ts";

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

  it("is closed when no policy states its rule, or the rule finds nothing", () => {
    for (const [rules, comment] of [
      [[{ id: "policy/other" }], /no policy states this rule/],
      [[{ id: "policy/setting1" }], /was never violated/],
    ] as const) {
      const world = opened();
      world.run(audited([], { rules }));
      expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringMatching(comment)] }]);
      expect(world.run(audited([], { rules }))).toEqual([]);
    }
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
        comments: [/./, expect.stringMatching(comment)].map((one) =>
          one instanceof RegExp ? expect.stringMatching(one) : one,
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

  it("says that it ended and came again between two audits", () => {
    const world = opened();
    world.run(audited([{ ...open, window: 3, before: [0] }]));
    expect(world.issues).toMatchObject([
      { state: "open", comments: [expect.stringMatching(/put back and came again/)] },
    ]);
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

  it("does not know an issue by its title", () => {
    const world = new World();
    world.add({ ...opened().issues[0]!, body: "no marker", own: true });
    world.run(audited([open]));
    expect(world.issues.map(({ number, body }) => [number, markerOf(body) !== undefined])).toEqual([
      [1, false],
      [2, true],
    ]);
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

  it("leaves the issues of another organization alone, unless this step kept them", () => {
    const world = opened();
    const other = audited([], { organization: "other" });
    expect(world.run(other, { seat: "fedcba9876543210" })).toEqual([]);
    expect(world.run(other, { seat: null })).toEqual([]);
    world.run(other);
    expect(world.issues).toMatchObject([
      { state: "closed", comments: [expect.stringMatching(/another organization/)] },
    ]);
    expect(world.run(other)).toEqual([]);
    world.run(audited([open]));
    expect(world.issues).toMatchObject([{ state: "open" }]);
  });
});

describe("evidence that cannot be relied on", () => {
  test.each([{ incomplete: true }, { tampered: true }])("closes and changes nothing, and still opens: %o", (doubt) => {
    const world = opened();
    for (const fate of [
      { name: 1, status: "resolved" },
      { name: 1, status: "none" },
      { ...open, severity: "critical" },
    ] as const)
      expect(world.run(audited([fate], doubt))).toEqual([]);
    expect(world.run(audited([{ name: 2, status: "open" }], doubt))).toMatchObject([{ do: "create" }]);
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
      expect(world.run(audited([now], doubt))).toHaveLength(operations);
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
    expect(world.plan(audited(many(10)))).toMatchObject({ operations: [], summarized: 7 });
  });

  it("gives what is worse an issue of its own, and leaves the others theirs", () => {
    const world = new World({ max: 2 });
    const lows = many(3).map((fate): Fate => ({ ...fate, severity: "low" }));
    world.run(audited(lows));
    world.run(audited([...lows, { name: 9, status: "open", severity: "critical" }]));
    const own = world.issues.filter((issue) => issue !== summaryOf(world) && issue.state === "open");
    expect(own.map(({ title }) => title.slice(0, 10))).toEqual(["[low] Sett", "[low] Sett", "[critical]"]);
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
