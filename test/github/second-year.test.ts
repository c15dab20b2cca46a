// Annoyances of long use: needless mails, needless issues, and a missing alarm.
import { describe, expect, it } from "vitest";
import { planAlarm } from "../../src/github/alarm.ts";
import { judge, policy } from "../support/history.ts";
import { change } from "../audits/usage/support.ts";
import { audited, day, type Fate } from "./reports.ts";
import { defaults, type Settings, World } from "./world.ts";

const open: Fate = { name: 1, status: "open" };
const mails = (world: World) => world.issues.reduce((sum, { comments }) => sum + 1 + comments.length, 0);
const alarmOf = (world: World) => world.issues.find(({ title }) => title.endsWith("the audit is broken"));

describe("one edit", () => {
  const models = (apiKey: string) =>
    Array.from({ length: 300 }, (_, i) => ({ id: `m${i}`, model: `m${i}`, provider: "custom", apiKey }));
  const history = (keys: readonly string[]) =>
    keys.map((key, i) => change(i + 1, `2026-03-0${i + 1}T00:00:00.000Z`, { customModels: models(key) }));
  const rules = "id: p\nsettings: { customModels: { each: { apiKey: { secret: reference } } } }\n";
  const report = async (...keys: string[]) =>
    judge(history(keys), await policy(rules), {
      asOf: Date.parse("2026-03-09T00:00:00.000Z"),
      organization: "corp",
    } as never);

  it("that moves 300 models is one issue with a list, and one mail when it is remediated", async () => {
    const world = new World();
    const bad = await report("${A}", "sk-live-51a8b7c6d5e4f3a2b1c0");
    world.run(bad);
    const ours = world.issues.filter(({ title }) => title.includes("300 findings"));
    expect(ours[0]!.title).toMatch(/^\[high\] corp: 300 findings of revision 2: /);
    expect(ours.length).toBeLessThan(3);
    expect(ours[0]!.body).toContain("300 findings of one revision and one rule");
    expect(world.issues.length).toBeLessThan(6);
    expect(world.run(bad)).toEqual([]);
    world.run(await report("${A}", "sk-live-51a8b7c6d5e4f3a2b1c0", "${A}"));
    const closed = world.issues.find(({ number }) => number === ours[0]!.number)!;
    expect(closed).toMatchObject({ state: "closed", comments: [expect.stringContaining("Resolved")] });
  });
});

describe("a window that opened and was remediated between two audits", () => {
  const passed: Fate = { name: 2, status: "resolved", since: 31 };

  it("gets an issue that tells the story and is closed, once", () => {
    const world = new World();
    world.run(audited([open], { at: 30 }));
    const report = audited([open, passed], { at: 33 });
    expect(world.plan(report).transient).toHaveLength(1);
    world.run(report);
    expect(world.issues).toMatchObject([
      { state: "open", comments: [] },
      { state: "closed", comments: [expect.stringMatching(/Opened and remediated between two audits/)] },
    ]);
    expect(world.run(report)).toEqual([]);
    expect(world.run(audited([open, passed], { at: 34 }))).toEqual([]);
  });

  it("is told in the closed issue that its subject has, and opens nothing", () => {
    const world = new World();
    world.run(audited([{ name: 2, status: "open" }], { at: 30 }));
    world.run(audited([{ name: 2, status: "resolved" }], { at: 31 }));
    world.run(audited([{ name: 2, status: "resolved", window: 32, before: [0] }], { at: 34 }));
    expect(world.issues).toMatchObject([
      { state: "closed", comments: [/Resolved/, /Opened and remediated/].map((words) => expect.stringMatching(words)) },
    ]);
  });

  it("is a comment where one issue is kept for all, and nothing where it is below what is shown", () => {
    const world = new World({ mode: "single" });
    world.run(audited([open], { at: 30 }));
    world.run(audited([open, passed], { at: 33 }));
    expect(world.issues).toMatchObject([{ comments: [expect.stringMatching(/1 finding opened and remediated/)] }]);
    const quiet = new World();
    quiet.run(audited([open], { at: 30 }));
    expect(quiet.run(audited([open, { ...passed, severity: "info" }], { at: 33 }))).toEqual([]);
  });

  it("is nothing new to an audit that knows of no earlier one", () => {
    expect(new World().run(audited([passed], { at: 33 }))).toEqual([]);
  });
});

describe("an audit that is broken", () => {
  const failed = (world: World, at: number, isTampered = false, settings: Settings = {}) =>
    planAlarm({
      ...defaults,
      ...settings,
      organization: "corp",
      asOf: day(at),
      lastComplete: null,
      issues: world.issues,
      failure: { isTampered, problems: [{ message: "the service refuses the key (401)", hint: "renew the key" }] },
    });

  it("has each command of a hint in one code span", () => {
    const hint = "add the lines `permissions:` and `  contents: write` to the job";
    const [operation] = planAlarm({
      ...defaults,
      organization: "corp",
      asOf: day(1),
      lastComplete: null,
      issues: [],
      failure: { isTampered: false, problems: [{ message: "GitHub refused", hint }] },
    });
    const body = operation?.do === "create" ? operation.body : "";
    expect(body).toContain("add the lines `permissions:` and `contents: write` to the job");
  });

  it("names the file, line and column of a problem, inert", () => {
    const problem = { file: "policies/a|@octocat.yaml", line: 3, column: 5, message: "no such setting" };
    const [operation] = planAlarm({
      ...defaults,
      organization: "corp",
      asOf: day(1),
      lastComplete: null,
      issues: [],
      failure: { isTampered: false, problems: [problem, { message: "it has no place" }] },
    });
    expect(operation).toMatchObject({
      body: expect.stringContaining(
        "- `policies/a\\u{7c}@octocat.yaml:3:5`: no such setting\n- it has no place\n",
      ) as string,
    });
  });

  /** A month of daily runs without a complete audit, followed by a complete one. */
  function month(alarmAfter: number): { world: World; rang: number } {
    const world = new World({ alarmAfter });
    world.run(audited([open], { at: 0 }));
    let rang = -1;
    for (let today = 1; today < 31; today++) {
      world.carry(failed(world, today, false, { alarmAfter }));
      if (rang < 0 && alarmOf(world)) rang = today;
    }
    return { world, rang };
  }

  it.each([1, 2, 7])("is said by one issue after %i days, whatever else the month brings", (alarmAfter) => {
    const { world, rang } = month(alarmAfter);
    expect(rang).toBe(alarmAfter);
    expect(alarmOf(world)).toMatchObject({ state: "open", comments: [] });
    expect(alarmOf(world)!.body).toMatch(/refuses the key.*renew the key/s);
    expect(mails(world)).toBe(2);
    world.run(audited([open], { at: 31 }));
    expect(alarmOf(world)).toMatchObject({ state: "closed", comments: [expect.stringMatching(/Complete again/)] });
    expect(world.run(audited([open], { at: 32 }))).toEqual([]);
  });

  it("is not said before its time when the issues were last written long ago", () => {
    const world = new World();
    world.run(audited([open], { at: 0 }));
    const rang = [20, 21, 22].filter((today) => {
      world.carry(failed(world, today));
      return alarmOf(world) !== undefined;
    });
    expect(rang).toEqual([22]);
  });

  it("is not said before its time without issues when a ledger knows the last complete audit", () => {
    const alarms = [1, 2].map((today) =>
      planAlarm({
        ...defaults,
        organization: "corp",
        asOf: day(today),
        lastComplete: day(0),
        issues: [],
        failure: { isTampered: false, problems: [{ message: "the service refuses the key (401)" }] },
      }),
    );
    expect(alarms.map(({ length }) => length)).toEqual([0, 1]);
  });

  it.each([
    [1, "1 day"],
    [1.5, "1 d 12 h"],
    [1 / 24, "1 h"],
  ])("states after how long it is opened: %d", (alarmAfter, time) => {
    const { world } = month(alarmAfter);
    expect(alarmOf(world)!.body).toContain(`when no audit was complete for ${time} (`);
  });

  it("is no mail when the next run of the schedule is complete", () => {
    const world = new World();
    world.run(audited([open], { at: 0 }));
    world.carry(failed(world, 1));
    world.run(audited([open], { at: 2 }));
    expect([alarmOf(world), mails(world)]).toEqual([undefined, 1]);
    expect(world.run(audited([open], { at: 3 }))).toEqual([]);
  });

  it("is said at once when something was tampered with, also while it is known to be broken", () => {
    const { world } = month(2);
    world.carry(failed(world, 31, true));
    expect(alarmOf(world)!.comments).toEqual([expect.stringMatching(/^\*\*Tampered:\*\*\n\n- /m)]);
    // Also when the alarm was closed by a complete audit before.
    world.run(audited([open], { at: 32 }));
    world.carry(failed(world, 33, true));
    expect(alarmOf(world)!.comments.at(-1)).toMatch(/^\*\*Tampered:\*\*\n\n- /m);
    const fresh = new World();
    fresh.carry(failed(fresh, 0, true));
    expect(alarmOf(fresh)).toMatchObject({ state: "open" });
  });

  it("is not said by a rerun of an older run", () => {
    const world = new World();
    world.run(audited([open], { at: 0 }), { place: { ...defaults.place, run: "100" } });
    expect(failed(world, 9, true, { place: { ...defaults.place, run: "50" } })).toEqual([]);
  });

  it("stays closed where somebody closed it, until it is complete and broken again", () => {
    const { world } = month(2);
    world.change(alarmOf(world)!.number, { state: "closed" });
    world.carry(failed(world, 31));
    expect(alarmOf(world)).toMatchObject({ state: "closed", comments: [] });
  });
});

it("an exception that ends soon is said once, in the issue that it closed", () => {
  const world = new World();
  world.run(audited([open], { at: 0 }));
  for (let today = 1; today < 60; today++)
    world.run(audited([{ name: 1, status: "excepted", expires: day(60) }], { at: today }));
  expect(world.issues).toMatchObject([
    { state: "closed", comments: [/Accepted/, /The exception ends soon/].map((words) => expect.stringMatching(words)) },
  ]);
});

it("a lapsed exception is told once: by the issue of what it accepted", () => {
  const world = new World();
  const lapsed = audited([{ ...open, expires: day(20) }], { at: 30 });
  const [finding] = lapsed.findings;
  const expired = {
    ...finding!,
    id: "f_e",
    key: "k_e",
    rule: "exceptions/expired",
    kind: "exception",
    severity: "low",
    subject: `rule:${finding!.rule}`,
    exception: null,
  } as const;
  world.run({ ...lapsed, findings: [finding!, expired] });
  expect(world.issues).toHaveLength(1);
});

it("a policy that was renamed opens nothing and says nothing", async () => {
  const history = [
    change(1, "2026-03-01T00:00:00.000Z", { maxAutonomyLevel: "low" }),
    change(2, "2026-03-02T00:00:00.000Z", { maxAutonomyLevel: "high" }),
  ];
  const by = async (head: string) =>
    judge(history, await policy(`${head}\nsettings: { maxAutonomyLevel: low }\n`), {
      asOf: Date.parse("2026-03-09T00:00:00.000Z"),
      organization: "corp",
    } as never);
  const world = new World();
  const before = await by("id: old");
  world.run(before);
  const after = await by("id: new\nformerly: [old]");
  expect(after.findings.map(({ id, key }) => [id, key])).toEqual(before.findings.map(({ id, key }) => [id, key]));
  world.run(after);
  expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
  world.run(await by("id: newest\nformerly: [old, new]"));
  expect(world.issues).toMatchObject([{ state: "open", comments: [] }]);
});
