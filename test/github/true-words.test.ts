// Issues state only facts and cause no needless mail when findings move between issues, audits and policies.
import { describe, expect, it } from "vitest";
import { planAlarm } from "../../src/github/alarm.ts";
import type { Create } from "../../src/github/issue.ts";
import { auditId } from "../../src/github/marker.ts";
import { change } from "../audits/usage/support.ts";
import { counted } from "../reporters/sample.ts";
import { hourly, judge, policy, seal } from "../support/history.ts";
import { audited, day, type Fate, ruleOf, type Told } from "./reports.ts";
import { defaults, type Settings, World } from "./world.ts";

const open: Fate = { name: 1, status: "open" };
const ended: Fate = { name: 1, status: "resolved" };
const critical: Fate = { name: 9, status: "open", severity: "critical" };
const lows = [1, 2, 3].map((name): Fate => ({ name, status: "open", severity: "low" }));
const summaryOf = (world: World) => world.issues.find(({ title }) => title.startsWith("Driftline"));
const withoutAfter = ({ after: _, ...operation }: Create): Create => operation;
const ownOpen = (world: World) => world.issues.filter(({ state, title }) => state === "open" && title.startsWith("["));

describe("what moves between an issue of its own and the summary", () => {
  it("has not opened, whichever way it moves", () => {
    const world = new World({ max: 2 });
    world.run(audited(lows));
    const crowded = world.plan(audited([...lows, critical], { at: 31 }));
    expect(crowded.opened).toBe(1);
    world.carry(crowded.operations);
    expect(summaryOf(world)!.comments).toEqual([]);
    expect(world.plan(audited([...lows, critical], { at: 32 }), { max: 20 }).opened).toBe(0);
    expect(world.plan(audited([...lows, critical], { at: 32 }), { mode: "single" }).opened).toBe(0);
  });

  it("has not opened because somebody closed its issue", () => {
    const world = new World();
    world.run(audited([open]));
    world.change(1, { state: "closed" });
    expect(world.plan(audited([open], { at: 31 }))).toMatchObject({ opened: 0, operations: [{ do: "update" }] });
  });

  it.each([
    { incomplete: true },
    { rules: [{ id: "policy/setting9" }, { id: "policy/setting1", status: "not-evaluated" }] } as const,
  ])("has no more issues than it may, where one cannot be closed: %o", (options) => {
    const world = new World({ max: 1 });
    world.run(audited([open]));
    world.run(audited([critical], { at: 31, ...options }));
    expect(ownOpen(world)).toMatchObject([{ number: 1 }]);
    expect(summaryOf(world)!.body).toContain("setting9");
    expect(summaryOf(world)!.body).toContain("1 finding is open beyond the 1 issue of findings");
  });
});

it.each<Settings>([{}, { max: 0 }])("a finding that explains a worse one grows as severe as that: %j", (settings) => {
  const world = new World(settings);
  const switchOff: Fate = { name: 1, status: "open", severity: "medium" };
  world.run(audited([switchOff]));
  const report = audited([switchOff, { name: 2, status: "open", severity: "critical" }], { at: 31 });
  const [cause, beneath] = report.findings;
  world.run(counted({ ...report, findings: [cause!, { ...beneath!, causedBy: cause!.id }] }));
  expect(world.issues[0]!.comments).toEqual([
    expect.stringMatching(/More severe:\*\* medium before, critical now|grew worse .*\n\n- critical: .*setting1/),
  ]);
});

it("the summary does not count a finding that has its own issue, though it lists what explains it", () => {
  const world = new World({ max: 1 });
  world.run(audited([{ ...open, severity: "critical" }]));
  const report = audited(
    [
      { ...open, severity: "critical" },
      { name: 2, status: "open", severity: "medium" },
    ],
    { at: 31 },
  );
  const [beneath, cause] = report.findings;
  world.run(counted({ ...report, findings: [{ ...beneath!, causedBy: cause!.id }, cause!] }));
  expect(ownOpen(world)).toMatchObject([{ number: 1 }]);
  expect(summaryOf(world)!.title).toBe("Driftline: corp, 1 further open finding");
  expect(summaryOf(world)!.body).toContain("1 finding is open beyond the 1 issue of findings");
  expect(summaryOf(world)!.body).not.toContain("setting1");
});

it.each<Settings>([{ max: 0 }, { mode: "single" }])(
  "what another finding explained has not opened when that one ends, by a ledger: %j",
  (settings) => {
    const run = (at: number, last: number, cause: Fate["status"]) => {
      const report = audited([open, { name: 2, status: cause }], { at, last });
      const [beneath, root] = report.findings;
      const since = { ...report.summary.sinceLast!, new: [], stillOpen: [beneath!.id] };
      const findings = [{ ...beneath!, causedBy: cause === "open" ? root!.id : null }, root!];
      return counted({ ...report, findings, summary: { ...report.summary, sinceLast: since } });
    };
    const world = new World(settings);
    world.run(audited([{ name: 3, status: "open" }], { at: 29, last: 28 }));
    world.run(run(30, 29, "open"));
    world.run(run(31, 30, "resolved"));
    const said = summaryOf(world)!.comments.at(-1);
    expect(said).toContain("**1 finding ended:**");
    expect(said).not.toContain("opened");
    // An audit whose issues were refused may have seen it begin.
    world.run(run(33, 32, "resolved"));
    expect(world.issues).toHaveLength(1);
  },
);

it.each<Settings>([{ max: 0 }, { mode: "single" }])(
  "the summary counts a finding once that one edit caused with another, and that a switch explains: %j",
  (settings) => {
    const report = audited([open, { name: 2, status: "open" }, { name: 3, status: "open" }]);
    const [first, second, cause] = report.findings;
    const sibling = { ...second!, rule: first!.rule, causedBy: cause!.id };
    const world = new World(settings);
    world.run(counted({ ...report, findings: [first!, sibling, cause!] }));
    expect(summaryOf(world)!.title).toMatch(/^Driftline: corp, 3 (?:further )?open findings$/);
    expect(summaryOf(world)!.body).not.toContain("4 findings");
  },
);

it("the single issue counts open findings as the report in its text does, and says which ones are left", () => {
  const world = new World({ mode: "single" });
  const info: Fate = { name: 2, status: "open", severity: "info" };
  world.run(audited([open, info]));
  expect(summaryOf(world)!.title).toBe("Driftline: corp, 2 open findings");
  expect(summaryOf(world)!.body).toContain("**2 open: 1 high, 1 info; 0 resolved, 0 excepted**");
  world.run(audited([{ ...open, status: "resolved" }, info], { at: 31 }));
  expect(summaryOf(world)!.comments).toEqual([
    expect.stringContaining("**No open findings at `low` or above are left in this issue.**"),
  ]);
});

it("the summary does not say that a finding below the severity of issues has its own issue", () => {
  const world = new World({ max: 1 });
  const info: Fate = { name: 3, status: "open", severity: "info" };
  world.run(audited([open, { name: 2, status: "open" }, info]));
  world.run(audited([open, { name: 2, status: "resolved" }, info], { at: 31 }));
  expect(summaryOf(world)!.body).toContain("All open findings at `low` or above have their own issues.");
  world.run(audited([open, { name: 2, status: "resolved" }], { at: 32 }));
  expect(summaryOf(world)!.body).toContain("All open findings have their own issues.");
});

it.each<[string, readonly Fate[]]>([
  ["completed", [lows[0]!, { ...lows[1]!, status: "resolved" }, { ...lows[2]!, status: "resolved" }]],
  ["not_planned", [lows[0]!, lows[1]!, { ...lows[2]!, status: "resolved" }]],
])("the summary is closed as %s by what became of everything that it listed", (reason, fates) => {
  const world = new World();
  world.run(audited(lows), { max: 1 });
  world.run(audited(fates, { at: 31 }));
  expect(summaryOf(world)).toMatchObject({ state: "closed", reason });
});

it("the issue for all findings says that the policies changed, though they did before an incomplete audit", () => {
  const world = new World({ mode: "single" });
  const rules = [{ id: ruleOf(1) }];
  const told = [{ policies: "old" }, { policies: "new", incomplete: true }, { policies: "new" }];
  for (const [i, options] of told.entries()) world.run(audited(i < 2 ? [open] : [], { at: 30 + i, rules, ...options }));
  const said = world.issues[0]!.comments.at(-1);
  expect(said).toContain("1 finding is no longer found. The policies have changed since the last complete audit.");
});

describe("an issue whose finding another issue lists", () => {
  const roomy: Settings = { max: 20 };
  const first = (world: World) => world.issues[0]!;
  const back = expect.stringMatching(/Closed: .*still open.*opened again without a comment/s) as string;

  it.each<[string, Settings]>([
    ["there is no room for it", { max: 0 }],
    ["all are kept in one", { mode: "single" }],
  ])("is closed with the reason when %s, and opened again without a word", (_, settings) => {
    const world = new World(roomy);
    world.run(audited([open]));
    world.run(audited([open], { at: 31 }), settings);
    expect(first(world)).toMatchObject({ state: "closed", comments: [back] });
    expect(world.run(audited([open], { at: 31 }), settings)).toEqual([]);
    world.run(audited([open], { at: 32 }));
    expect(first(world)).toMatchObject({ state: "open", comments: [back] });
    expect(summaryOf(world)!.comments).toEqual([
      expect.stringContaining("**No open findings are left in this issue.** Open findings have their own issues."),
    ]);
    expect(world.run(audited([open], { at: 32 }))).toEqual([]);
    world.run(audited([open], { at: 33 }), settings);
    expect(summaryOf(world)!.comments.at(-1)).toContain("Findings that had issues of their own are listed here now.");
  });

  it("says that it grew worse when that is why it is opened again, and not when the list said it", () => {
    const worse: Fate = { ...open, severity: "critical" };
    const now = new World({ max: 0 });
    now.run(audited([open]), roomy);
    now.run(audited([open], { at: 31 }));
    now.run(audited([worse], { at: 32 }), roomy);
    expect(first(now).comments).toEqual([back, expect.stringContaining("high before, critical now")]);
    const before = new World({ max: 0 });
    before.run(audited([open]), roomy);
    before.run(audited([open], { at: 31 }));
    before.run(audited([worse], { at: 32 }));
    expect(summaryOf(before)!.comments).toEqual([expect.stringContaining("1 finding grew worse")]);
    before.run(audited([worse], { at: 33 }), roomy);
    expect(first(before)).toMatchObject({ state: "open", comments: [back] });
  });

  it("is opened again with the reason when the finding ended and came back meanwhile", () => {
    const world = new World({ max: 0 });
    world.run(audited([open]), roomy);
    world.run(audited([open], { at: 31 }));
    world.run(audited([ended], { at: 32 }));
    world.run(audited([{ ...open, window: 33, before: [0] }], { at: 34 }), roomy);
    expect(first(world).comments).toEqual([back, expect.stringContaining("**Open again:**")]);
  });

  it("says once why it is closed when somebody opens it", () => {
    const world = new World({ max: 0 });
    world.run(audited([open]), roomy);
    world.run(audited([open], { at: 31 }));
    for (const at of [32, 33]) {
      world.change(1, { state: "open" });
      world.run(audited([open], { at }));
      expect(first(world).state).toBe(at === 32 ? "closed" : "open");
    }
    expect(first(world).comments).toEqual([back, expect.stringMatching(/Closed: the summary.*stays open until/s)]);
    world.change(1, { state: "closed" });
    world.run(audited([open], { at: 34 }), roomy);
    expect(first(world).state).toBe("open");
  });

  it("stays closed when somebody closed it twice before there was no room", () => {
    const world = new World(roomy);
    world.run(audited([open]));
    for (const at of [31, 32]) {
      world.change(1, { state: "closed" });
      world.run(audited([open], { at }));
    }
    world.run(audited([open], { at: 33 }), { max: 0 });
    expect(world.run(audited([open], { at: 34 }), roomy).map(({ id }) => id)).not.toContain(first(world));
    expect(first(world)).toMatchObject({ state: "closed", comments: [expect.stringContaining("Still open")] });
  });
});

it.each<[string, Fate[], Settings, string]>([
  ["its rule is off", [], { builtin: { "policy/setting1": "off" } }, "turns this built-in rule off"],
  ["it is below what is shown", [{ ...open, severity: "info" }], {}, "below the severity that issues are kept for"],
])("an issue that somebody opens is closed with the reason when %s", (_, fates, settings, reason) => {
  const options = { rules: fates.map(() => ({ id: "policy/setting1" })) };
  const world = new World(settings);
  world.run(audited([open]), { builtin: {} });
  for (const at of [31, 32]) {
    world.run(audited(fates, { ...options, at }));
    expect(world.issues[0]!.state).toBe("closed");
    world.change(1, { state: "open" });
  }
  const says = expect.stringContaining(reason) as string;
  expect(world.issues[0]!.comments).toEqual([says, says]);
  expect(world.issues[0]!.comments[1]).toContain("If it is opened again it stays open");
});

it.each<Settings>([{ max: 0 }, { mode: "single" }])(
  "a finding that falls below what is shown has not ended, says the issue that listed it: %j",
  (settings) => {
    const world = new World(settings);
    world.run(audited([open], { at: 30 }));
    world.run(audited([{ ...open, severity: "info" }], { at: 31 }));
    const [comment = ""] = summaryOf(world)!.comments;
    expect(comment).toContain("**1 finding still open, but below the severity that issues are kept for:**");
    expect(comment).not.toContain("ended");
  },
);

describe("what opened and was remediated between two audits", () => {
  const passed: Fate = { name: 2, status: "resolved", since: 32 };

  it("is told in the one issue for all, also where it had an issue of its own before", () => {
    const world = new World();
    world.run(audited([open, { name: 2, status: "open" }], { at: 30 }));
    const now: Settings = { mode: "single" };
    world.run(audited([open, { name: 2, status: "resolved" }], { at: 31 }), now);
    world.run(audited([open, { ...passed, since: 0, window: 32, before: [0] }], { at: 34 }), now);
    expect(summaryOf(world)!.comments).toEqual([expect.stringMatching(/1 finding opened and remediated/)]);
  });

  const everywhere = [
    ["an issue of its own", {}],
    ["the summary", { max: 0 }],
    ["the one issue for all", { mode: "single" }],
  ] as const satisfies (readonly [string, Settings])[];
  const anchored = (size: number) => ({ anchor: { size, head: `sha256:${"ab".repeat(32)}` } });
  const told = (world: World) => world.issues.flatMap(({ body, comments }) => [body, ...comments]).join("\n");

  it.each(everywhere)("is counted and told, whatever the state of its subject now, in %s", (_, settings) => {
    const twice: Fate = { name: 2, status: "open", window: 35, before: [31, 33] };
    const states: readonly Fate[] = [
      twice,
      { ...twice, status: "excepted", expires: day(90) },
      { ...twice, status: "resolved", window: 33, before: [31] },
    ];
    for (const state of states)
      for (const others of [[open], []]) {
        const world = new World(settings);
        world.run(audited(others, { at: 30, last: 29 }), anchored(30));
        const report = audited([...others, state], { at: 36, last: 30 });
        const plan = world.plan(report, anchored(36));
        expect(plan.transient, state.status).toHaveLength(2);
        world.carry(plan.operations);
        expect(
          [31, 33].filter((window) => !told(world).includes(`revision ${10 + window}`)),
          state.status,
        ).toEqual([]);
        expect(world.run(report, anchored(36)), "the second time there is nothing to do").toEqual([]);
      }
  });

  it.each([...everywhere, ["more than there is room for", { max: 1 }] as const])(
    "is told once by the next run where one stopped, in %s",
    (_, settings) => {
      const report = (at: number, last: number) =>
        audited([open, { ...passed, window: 0 }, { ...passed, name: 3 }, { name: 4, status: "open", since: 33 }], {
          at,
          last,
        });
      const begun = () => {
        const world = new World(settings);
        world.run(audited([open], { at: 30, last: 29 }), anchored(30));
        return world;
      };
      const { operations } = begun().plan(report(36, 30), anchored(36));
      for (const [done, next] of operations.entries()) {
        const world = begun();
        world.carry([...operations.slice(0, done), ...(next.do === "create" ? [withoutAfter(next)] : [])]);
        world.run(report(37, 36), anchored(37));
        const comments = world.issues.flatMap((issue) => issue.comments);
        const texts = comments.filter((text) => text.includes("pened and remediated"));
        expect([2, 3].map((name) => texts.filter((text) => text.includes(`setting${name}`)).length)).toEqual([1, 1]);
      }
    },
  );

  it("leaves another window of its subject open: a list says that this one is fixed and opened again", () => {
    for (const [, settings] of everywhere) {
      const world = new World(settings);
      const fate: Fate = { name: 2, status: "open", window: 29.5 };
      world.run(audited([fate], { at: 30 }));
      const plan = world.plan(audited([{ ...fate, window: 32, before: [29.5] }], { at: 34 }));
      expect(plan.opened).toBe(1);
      world.carry(plan.operations);
      expect(world.issues[0]!.comments).toEqual([expect.stringMatching(/ixed and opened again/)]);
      world.run(audited([{ ...fate, window: 32, before: [29.5] }], { at: 35 }));
      expect(world.issues[0]!.comments).toHaveLength(1);
    }
  });

  it("leaves another window open, which is told also where that one moves to the summary", () => {
    const world = new World({ max: 1 });
    const fate: Fate = { name: 2, status: "open", window: 29.5 };
    world.run(audited([fate], { at: 30 }));
    const plan = world.plan(audited([{ ...fate, window: 32, before: [29.5] }, critical], { at: 34 }));
    expect(plan.opened).toBe(2);
    world.carry(plan.operations);
    expect(world.issues[0]!.comments).toEqual([
      expect.stringMatching(/Fixed and opened again.*the summary issue lists/s),
    ]);
  });

  it("is told of an address that moved to another host and back", async () => {
    const model = (host: string) => ({
      customModels: [{ id: "custom:x", model: "m", provider: "openai", baseUrl: `https://${host}/v1` }],
    });
    const history = ["llm.example", "evil.example", "llm.example"].map((host, i) =>
      change(i + 1, day(i + 1), { maxAutonomyLevel: "high", ...model(host) }),
    );
    const rules = await policy("id: p\nsettings: { maxAutonomyLevel: low }\n");
    const world = new World();
    for (const [count, today] of [
      [1, 1],
      [3, 4],
      [3, 5],
    ] as const)
      world.run(await judge(history.slice(0, count), rules, { asOf: Date.parse(day(today)) } as never));
    expect(world.issues).toMatchObject([
      { state: "open", comments: [] },
      { state: "closed", comments: [expect.stringMatching(/Opened and remediated.*moved to another host/s)] },
    ]);
  });

  it("is no news where the ledger knows of an audit in between", () => {
    const world = new World();
    world.run(audited([open], { at: 30 }));
    expect(world.plan(audited([open, passed], { at: 35, last: 31 })).transient).toHaveLength(1);
    expect(world.run(audited([open, passed], { at: 35, last: 34 }))).toEqual([]);
  });
});

describe("an edit of the policies", () => {
  it("writes no issue anew that is closed", () => {
    const world = new World();
    world.run(audited([open], { policies: "a" }));
    world.run(audited([ended], { policies: "a" }));
    expect(world.run(audited([ended], { policies: "b", at: 40 }))).toEqual([]);
  });

  it("takes nothing from what was remediated at the same time", () => {
    const world = new World();
    world.run(audited([{ ...open, window: 3 }], { at: 10, policies: "a" }));
    // By the current policy the window began earlier, and it ended on day 11.
    world.run(audited([{ ...ended, window: 1, since: 9 }], { at: 12, policies: "b" }));
    expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringMatching(/Resolved/)] }]);
  });
});

describe("findings of one revision and one rule", () => {
  const report = async (revisions: Readonly<Record<number, object>>, demand: string) =>
    judge(
      Object.entries(revisions).map(([revision, settings]) =>
        change(Number(revision), day(Number(revision)), { ...settings }),
      ),
      await policy(`id: p\nsettings: { customModels: { each: { ${demand} } } }\n`),
      { asOf: Date.parse(day(20)), organization: "corp" } as never,
    );
  const models = (key: string, ...values: string[]) => ({
    customModels: values.map((text, i) => ({ id: `m${i}`, model: `m${i}`, provider: "openai", [key]: text })),
  });
  const commentsIn = (world: World) => world.issues.flatMap(({ comments }) => comments);
  const secrets = ["sk-live-51a8b7c6d5e4f3a2b1c0", "sk-live-61a8b7c6d5e4f3a2b1c0"];

  it("keep their issue when a gap is filled, and nothing is said", async () => {
    const world = new World();
    const bad = models("apiKey", ...secrets);
    const before = { 1: models("apiKey", "${A}", "${B}"), 4: bad };
    world.run(await report(before, "apiKey: { secret: reference }"));
    const count = world.issues.length;
    world.run(await report({ ...before, 3: bad }, "apiKey: { secret: reference }"));
    expect([world.issues.length, commentsIn(world)]).toEqual([count, []]);
    expect(world.issues[0]!.title).toMatch(/2 findings already in revision 3/);
  });

  it("keep the issue of one when the policy is edited so that there are several, and the other way round", async () => {
    const world = new World();
    const history = { 1: { customModels: [] }, 2: models("baseUrl", "https://a.example", "https://b.example") };
    const titles = ["m1", "2 findings", "m0"];
    for (const [i, listed] of ["a", "c", "b"].entries()) {
      world.run(await report(history, `baseUrl: { subsetOf: ["https://${listed}.example"] }`));
      const ours = world.issues.filter(({ title }) => title.includes("baseUrl"));
      expect(ours).toMatchObject([{ state: "open", comments: [], title: expect.stringContaining(titles[i]!) }]);
    }
  });

  it("are resolved by whoever put the last of them right", async () => {
    for (const last of [0, 1]) {
      const world = new World();
      const bad = { 1: models("apiKey", "${A}", "${B}"), 2: models("apiKey", ...secrets) };
      world.run(await report(bad, "apiKey: { secret: reference }"));
      const half = models("apiKey", ...secrets.map((secret, i) => (i === last ? secret : "${A}")));
      const put = { ...bad, 3: half, 4: models("apiKey", "${A}", "${B}") };
      world.run(await report(put, "apiKey: { secret: reference }"));
      expect(commentsIn(world)).toContainEqual(expect.stringMatching(/Resolved:.*in revision 4/));
      expect(commentsIn(world)).not.toContainEqual(expect.stringMatching(/in revision 3/));
    }
  });
});

it("an issue about use or members that are different now is not closed as about another history", async () => {
  const world = new World();
  const about = (fates: readonly Fate[], more: Told = {}) => {
    const report = audited(fates, { rules: [{ id: ruleOf(1) }], ...more });
    return { ...report, people: [], findings: report.findings.map((item) => ({ ...item, kind: "access" as const })) };
  };
  world.run(about([open]));
  world.run(about([], { at: 31, policies: `sha256:${"1".repeat(64)}` }));
  expect(world.issues).toMatchObject([
    { state: "closed", reason: "not_planned", comments: [expect.stringMatching(/such as use, members or computers/)] },
  ]);
});

it("the issue of a day without figures does not say that the history is another one when they come", () => {
  const world = new World();
  const row = { id: "integrity/usage-gap" };
  const gap = audited([open], { rules: [row] });
  world.run({ ...gap, findings: gap.findings.map((item) => ({ ...item, rule: row.id, kind: "integrity" as const })) });
  world.run(audited([], { at: 31, rules: [row] }));
  expect(world.issues).toMatchObject([
    { state: "closed", reason: "not_planned", comments: [expect.stringMatching(/Its data \(such as use/)] },
  ]);
});

it.each<Told>([{}, { incomplete: true }])("an audit whose clock was ahead keeps no alarm from opening: %j", (ahead) => {
  const world = new World();
  world.run(audited([open], { at: 30 }));
  world.run(audited([{ ...open, severity: "critical" }], { at: 400, ...ahead }));
  for (const at of [31, 32, 33, 34]) world.run(audited([open], { at, incomplete: true }));
  expect(world.issues.find(({ title }) => title.includes("is broken"))).toMatchObject({ state: "open" });
});

it("the alarm of an incomplete audit, which judged what it had, does not say that nothing is audited", () => {
  const world = new World();
  world.run(audited([open], { at: 500, incomplete: true }));
  const [finding, alarm] = world.issues;
  expect(finding!.title).toMatch(/setting1/);
  expect(alarm!.body).toMatch(/Until this is fixed, deviations in `corp` may go unnoticed\./);
});

it("the alarm about tampering does not call an audit complete that failed for it", () => {
  const world = new World();
  const audit = (at: number, lastComplete: number) => {
    const report = audited([open], { at, tampered: true });
    const ledger = { ...report.evidence.ledger!, lastCompleteAudit: day(lastComplete) };
    world.run({ ...report, evidence: { ...report.evidence, ledger } });
    return world.issues.find(({ title }) => title.includes("is broken"))!.body;
  };
  const words = (kind: string, at: string) =>
    `The last ${kind} that is known was that of ${at} 00:00 UTC. Audits have failed since 2026-01-31 00:00 UTC.`;
  expect(audit(30, 29)).toContain(words("complete audit", "2026-01-30"));
  const later = audit(31, 30);
  expect(later).toContain(words("audit with complete evidence", "2026-01-31"));
  expect(later).toContain("Nothing is closed until a complete audit finds no tampering.");
});

it("a list with more findings than its hidden line names tells them once, though no audit was complete", () => {
  const world = new World({ max: 0 });
  const names = Array.from({ length: 160 }, (_, i): Fate => ({ name: i + 1, status: "open" }));
  for (const at of [30, 31]) {
    const report = audited(names, { at, incomplete: true });
    world.run({ ...report, evidence: { ...report.evidence, ledger: null } });
  }
  expect(summaryOf(world)).toMatchObject({ title: "Driftline: corp, 160 further open findings", comments: [] });
});

it.each([1, 10, 11, 12, 40])("the alarm counts the problems that it does not name: %i", (length) => {
  const problems = Array.from({ length }, (_, i) => ({ message: `the page ${i} is not readable` }));
  const failure = { isTampered: false, problems };
  const settings = { ...defaults, organization: "corp", asOf: day(1), lastComplete: null, issues: [], failure };
  const [operation] = planAlarm(settings);
  const body = operation?.do === "create" ? operation.body : "";
  const more = Number(/^- and (\d+) more$/m.exec(body)?.[1] ?? 0);
  expect(body.split("is not readable").length - 1 + more).toBe(length);
});

describe("what lost its hidden line", () => {
  const failed = (world: World, today: number, settings: Settings = {}) =>
    planAlarm({
      ...defaults,
      ...settings,
      organization: "corp",
      asOf: day(today),
      lastComplete: null,
      issues: world.issues,
      failure: { isTampered: false, problems: [{ message: "the service refuses the key (401)" }] },
    });

  it("is left to the audit that it belongs to, where another one keeps one issue for all", () => {
    const world = new World();
    world.run(audited([open]));
    world.change(1, { body: "gone" });
    world.run(audited([open], { at: 31 }), { mode: "single", audit: auditId("other") });
    world.run(audited([open], { at: 31 }));
    expect(world.issues[0]).toMatchObject({ state: "open", comments: [] });
    expect(world.issues).toHaveLength(2);
  });

  it("is known by its title where it says that the audit is broken, and is closed by the next complete one", () => {
    const world = new World();
    world.carry(failed(world, 1));
    world.change(1, { body: "gone" });
    world.carry(failed(world, 2));
    expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
    world.change(1, { body: "gone" });
    world.run(audited([], { at: 3 }));
    expect(world.issues).toMatchObject([{ state: "closed", comments: [expect.stringMatching(/Complete again/)] }]);
  });

  it.each<Settings>([{ mode: "single" }, { max: 0 }])(
    "does not take an incomplete audit for a complete one, and repeats nothing: %j",
    (settings) => {
      const world = new World(settings);
      const incomplete = (at: number) => {
        const report = audited([open], { at, incomplete: true });
        return { ...report, evidence: { ...report.evidence, ledger: null } };
      };
      world.run(audited([open]));
      world.change(1, { body: "gone" });
      for (const at of [31, 32]) world.run(incomplete(at));
      expect(world.issues[0]).toMatchObject({ state: "open", comments: [] });
      expect(world.issues[0]!.body).toContain("Last complete audit: not known.");
      expect(world.issues[1]!.body).toContain("It is not known when the last complete audit was.");
      expect(world.run(incomplete(32))).toEqual([]);
    },
  );

  it("stays open where another audit is complete", () => {
    const world = new World();
    world.run(audited([open], { at: 0 }));
    for (const today of [1, 2, 3]) world.carry(failed(world, today));
    world.change(2, { body: "gone" });
    for (const today of [4, 5]) world.run(audited([open], { at: today }), { audit: auditId("other") });
    expect(world.issues[1]).toMatchObject({ state: "open", comments: [] });
  });
});

describe("an issue of a built-in rule, which has no row in the report", () => {
  const settings = { maxAutonomyLevel: "low" };
  const three = hourly(settings, settings, settings);
  const ruled = (level: string) => `id: p\nsettings: { maxAutonomyLevel: { atMost: ${level} } }\n`;
  const without = (revision: number) => three.filter((change) => change.revision !== revision);

  it("is closed when the history no longer violates the rule, with that reason", async () => {
    const world = new World();
    world.run(await judge(without(2), ruled("low")));
    expect(world.issues).toMatchObject([{ state: "open", title: expect.stringContaining("revision 2 is missing") }]);
    world.run(await judge(three, ruled("low")));
    expect(world.issues).toMatchObject([
      { state: "closed", reason: "not_planned", comments: [expect.stringContaining("no longer finds it")] },
    ]);
  });

  it("is not said to end by an edit of the policies on which its rule does not depend", async () => {
    const [world, list] = [new World(), new World({ mode: "single" })];
    for (const each of [world, list]) {
      each.run(await judge(without(2), ruled("low")));
      each.run(await judge(three, ruled("medium")));
    }
    expect(world.issues[0]!.comments).toEqual([
      expect.stringContaining("The policies have changed since, the history is a different one"),
    ]);
    expect(list.issues[0]!.comments[0]).toContain(
      "no longer found. The policies have changed since the last complete audit.",
    );
  });

  it("is left open by a run without the data that the rule needs, though the policies are edited too", async () => {
    const world = new World();
    const missing = { from: seal(three)[1]!, to: 2 };
    const facts = { head: "", size: 0, anchored: false, completeAudits: [], runs: [], rewritten: [] };
    const ledger = { ...facts, truncated: [missing] };
    world.run(await judge(three, ruled("low"), { evidence: { ledger } }));
    const isOurs = ({ title }: { title: string }) => title.includes("a later history did not have it");
    expect(world.issues.filter(isOurs)).toMatchObject([{ state: "open" }]);
    world.run(await judge(three, ruled("medium")));
    expect(world.issues.filter(isOurs)).toMatchObject([{ state: "open", comments: [] }]);
  });

  it("is left open if it is about an exception whose rule was not judged", async () => {
    const world = new World();
    const exception =
      "{ rule: access/editor-not-a-member, value: [x], owner: bo, reason: pilot, from: 2026-03-01, expires: 2026-04-30 }";
    const text = `${ruled("low")}exceptions: [${exception}]\n`;
    const view = { reportSeverity: "info", since: null, failOn: "high" } as const;
    world.run(await judge(three, text, { view, members: [] }));
    const isOurs = ({ title }: { title: string }) => title.includes("accepts no current violation");
    expect(world.issues.filter(isOurs)).toMatchObject([{ state: "open" }]);
    world.run(await judge(three, text, { view }));
    expect(world.issues.filter(isOurs)).toMatchObject([{ state: "open", comments: [] }]);
  });
});
