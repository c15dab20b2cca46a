// Several open events of one subject: what their one issue says of each, and how they are counted.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { reaches } from "../../src/model/severity.ts";
import { runs } from "../support/runs.ts";
import { hourly, judge, policy, ada, bo } from "../support/history.ts";
import { World } from "./world.ts";

const model = (cloudAuthRefresh: string) => ({
  customModels: [{ id: "custom:x", model: "m", hostedProvider: { cloudAuthRefresh } }],
});
const empty = { customModels: [{ id: "custom:x", model: "m" }] };
const by = (who: object, command: string) => ({ by: who, set: model(command) });
const history = hourly(empty, by(bo, "aws sso login"), by(ada, "curl evil.example"), by(bo, "aws sso login"));
const rule = "levers/command";
const rules = "id: p\nsettings: { maxAutonomyLevel: { unset: pass, atMost: low } }\n";
const accepting = `${rules}exceptions: [{ rule: ${rule}, revision: 2, owner: o@corp.example, reason: known, from: 2026-01-01 }]\n`;
/** The audit after `count` revisions. */
const after = async (count: number, policies = rules) =>
  judge(history.slice(0, count), await policy(policies), {
    hours: count - 0.5,
    builtin: { "integrity/unknown-value": "off" },
  });

describe("a further event of a subject", () => {
  it("is told once more, and is not called fixed and opened again", async () => {
    const world = new World();
    world.run(await after(2));
    const plan = world.plan(await after(3));
    world.carry(plan.operations);
    expect(plan.opened).toBe(1);
    expect(world.issues).toMatchObject([
      {
        state: "open",
        comments: [expect.stringMatching(/\*\*Once more:\*\* `ada@corp.example` made revision 3 .* was replaced\./)],
      },
    ]);
    expect(world.run(await after(3))).toEqual([]);
  });

  it("that is put back leaves the earlier one open, which is not new", async () => {
    const world = new World();
    world.run(await after(2));
    world.run(await after(3));
    const plan = world.plan(await after(4));
    world.carry(plan.operations);
    expect(plan.opened).toBe(0);
    const [issue] = world.issues;
    expect(issue).toMatchObject({ state: "open", title: expect.stringContaining("was set") });
    expect(issue!.comments.at(-1)).toMatch(
      /\*\*No longer open:\*\* `ada@corp.example` made revision 3 .*; closed by `bo@corp.example` in revision 4 .* Still open: `bo@corp.example` made revision 2 /,
    );
    expect(world.run(await after(4))).toEqual([]);
  });

  it("is not said to have lost the exception of the event before it", async () => {
    const world = new World();
    world.run(await after(2));
    world.run(await after(2, accepting));
    const plan = world.plan(await after(3, accepting));
    world.carry(plan.operations);
    expect(plan.opened).toBe(1);
    expect(world.issues).toMatchObject([
      { state: "open", comments: [/Accepted/, /Once more/].map((word) => expect.stringMatching(word)) },
    ]);
    const last = world.issues[0]!.comments.at(-1);
    expect(last).not.toMatch(/No longer accepted/);
  });

  it("is counted and told in the issue for all findings", async () => {
    const world = new World({ mode: "single" });
    world.run(await after(2));
    const report = await after(3);
    const plan = world.plan(report);
    world.carry(plan.operations);
    expect(plan.opened).toBe(1);
    expect(report.summary.open.high).toBe(2);
    expect(world.issues).toMatchObject([
      {
        title: "Driftline: corp, 2 open findings",
        comments: [expect.stringMatching(/\*\*1 finding opened:\*\*\n\n- high: .*`ada@corp.example` made revision 3/)],
      },
    ]);
    world.run(await after(4));
    expect(world.issues).toMatchObject([{ title: "Driftline: corp, 1 open finding" }]);
    expect(world.issues[0]!.comments.at(-1)).not.toMatch(/opened again/);
    expect(world.run(await after(4))).toEqual([]);
  });
});

it("a further event whose exception ended is not told as if it were new", async () => {
  const text = `${rules}exceptions: [{ rule: ${rule}, revision: 3, owner: o@corp.example, reason: known, from: 2026-01-01, expires: 2026-03-01T02:40:00Z }]\n`;
  const world = new World();
  const loaded = await policy(text);
  const audit = async (hours: number) => judge(history.slice(0, 3), loaded, { hours });
  world.run(await audit(2.5));
  const plan = world.plan(await audit(2.8));
  world.carry(plan.operations);
  expect(plan.opened).toBe(1);
  expect(world.issues[0]!.comments.at(-1)).toMatch(
    /\*\*Once more:\*\* The exception of `o@corp.example` ended on 2026-03-01 02:40 UTC: `ada@corp.example` made revision 3 /,
  );
});

it("an event whose exception ended is told apart from one that is new", async () => {
  const ending = accepting.replace("from: 2026-01-01", "from: 2026-01-01, expires: 2026-03-01T02:20:00Z");
  const world = new World();
  world.run(await after(2));
  world.run(await after(2, ending));
  const plan = world.plan(await after(3, ending));
  world.carry(plan.operations);
  expect(plan.opened).toBe(2);
  expect(world.issues[0]!.comments.at(-1)).toMatch(
    /\*\*Open again:\*\* .* revision 3 .*\n\n\*\*Also open:\*\* The exception of .* ended on .*: `bo@corp.example` made revision 2 /,
  );
});

describe("a self-grant beside another", () => {
  const grants = (who: object, ...ids: string[]) => ({
    by: who,
    set: { missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_o", ...ids] } },
  });
  const changes = hourly(
    grants(bo),
    grants(ada, ada.id),
    grants(bo, ada.id, bo.id),
    grants(ada, bo.id),
    grants(ada),
    grants(ada, ada.id),
    grants(bo, ada.id, bo.id),
  );
  const told = async (mode: "per-finding" | "single", ...counts: number[]) => {
    const world = new World({ mode });
    for (const count of counts)
      world.run(await judge(changes.slice(0, count), await policy(rules), { hours: count - 0.5 }));
    expect(world.issues).toHaveLength(1);
    return world.issues[0]!.comments.at(-1)!.split("\n").slice(1, -2).join("\n");
  };

  it("is still open when the older one is revoked, of which the issue tells the end", async () => {
    expect(await told("per-finding", 2, 3, 4)).toMatch(
      /^\*\*No longer open:\*\* .* revision 2 .* in revision 4 .* Still open: .* revision 3 /,
    );
    expect(await told("single", 2, 3, 4)).toMatch(/^\*\*1 finding ended:\*\*\n\n- .* in revision 4 [^\n]*$/);
  });

  it("is told where both began since the last audit", async () => {
    expect(await told("per-finding", 2, 5, 7)).toMatch(
      /Open again:\*\* .* revision 7 .*\n\n\*\*Also open:\*\* .* revision 6 /,
    );
    expect(await told("per-finding", 2, 7)).toMatch(
      /opened again:\*\* .* revision 7 .*\n\n\*\*Also open:\*\* .* revision 6 /,
    );
    expect(await told("single", 2, 5, 7)).toMatch(/\*\*2 findings opened:\*\*\n\n- .* revision 7 .*\n- .* revision 6 /);
    expect(await told("single", 2, 7)).toMatch(
      /\*\*1 finding opened:\*\*\n\n- .* revision 6 [^]* fixed and opened again:.*\n\n- .* revision 7 /,
    );
  });

  it("is not called opened again where it began before the older one was revoked", async () => {
    expect(await told("per-finding", 2, 4)).toMatch(
      /^\*\*Once more:\*\* .* revision 3 .*\n\n\*\*No longer open:\*\* .* revision 2 /,
    );
    expect(await told("single", 2, 4)).toMatch(
      /^\*\*1 finding opened:\*\*\n\n- .* revision 3 .*\n\n\*\*1 finding ended:\*\*\n\n- .* in revision 4 /,
    );
  });

  it("is not named in place of the one that ended", async () => {
    expect(await told("single", 2, 5)).toMatch(/\*\*1 finding ended:\*\*\n\n- .* in revision 4 /);
  });

  it("that is no longer open does not reopen an issue that was closed by hand again", async () => {
    const world = new World();
    const audit = async (count: number) => judge(changes.slice(0, count), await policy(rules), { hours: count - 0.5 });
    world.run(await audit(3));
    for (const _ of [1, 2]) {
      world.change(1, { state: "closed" });
      world.run(await audit(3));
    }
    world.run(await audit(4));
    expect(world.issues).toMatchObject([{ state: "closed" }]);
    expect(world.issues[0]!.comments.at(-1)).toContain("No longer open");
  });
});

describe("an approval of an event", () => {
  const approving = (approvedAt: string, until: string) => `${rules}changes:
  { emergency: { approvedWithin: 5d }, freezes: [{ from: 2020-01-01, until: 2020-01-02, reason: x }] }
approvals:
  - { id: CHG-1, settings: ["customModels[*].hostedProvider.cloudAuthRefresh"], from: 2026-03-01T00:30:00Z, until: ${until}, implementers: [bo@corp.example], approvedBy: [o@corp.example], approvedAt: ${approvedAt} }
`;
  const before = approving("2026-02-20", "2026-03-01T01:30:00Z");
  const afterwards = approving("2026-03-01T01:10:00Z", "2026-03-01T01:30:00Z");

  it("given before is no drift between two audits, for which a step could fail", async () => {
    const world = new World();
    world.run(await after(1, before));
    const plan = world.plan(await after(2, before));
    expect(plan).toMatchObject({ operations: [], opened: 0, transient: null });
  });

  it.each(["per-finding", "single"] as const)(
    "is the reason to close the issue, not the edit of the policy that states it: %s",
    async (mode) => {
      const world = new World({ mode });
      world.run(await after(2));
      world.carry(world.plan(await after(2, afterwards)).operations);
      expect(world.issues).toMatchObject([
        {
          state: "closed",
          reason: "not_planned",
          comments: [expect.stringContaining("closed by approval `CHG-1` on")],
        },
      ]);
    },
  );

  it("does not fix it: a later event is not called fixed and opened again", async () => {
    const world = new World();
    world.run(await after(2));
    world.run(await after(3, afterwards));
    const comment = world.issues[0]!.comments.at(-1);
    expect(comment).toMatch(
      /\*\*Once more:\*\* .* revision 3 .*\n\n\*\*No longer open:\*\* .* closed by approval `CHG-1`/,
    );
  });
});

it("is told in an issue for all findings whose marker has no time of its last write, as in earlier versions", async () => {
  const world = new World({ mode: "single" });
  world.run(await after(2));
  world.change(1, { body: world.issues[0]!.body!.replace(/ at=\S+/, "") });
  const plan = world.plan(await after(3));
  world.carry(plan.operations);
  expect(plan.opened).toBe(1);
  expect(world.issues[0]!.comments.join()).toContain("**1 finding opened:**");
});

it("that a list told is not told again in its issue when there is room again", async () => {
  const world = new World();
  world.run(await after(2));
  for (const [count, max] of [
    [2, 0],
    [3, 0],
    [3, 20],
  ] as const)
    world.run(await after(count), { max });
  const [issue, list] = world.issues;
  expect(list!.comments.join()).toContain("revision 3");
  expect(issue).toMatchObject({ state: "open", comments: [expect.stringContaining("the summary issue lists it now")] });
});

it("that comes while its subject moves from the list to an issue is counted", async () => {
  for (const seen of [false, true]) {
    const world = new World();
    if (seen) world.run(await after(2));
    world.run(await after(2), { max: 0 });
    const plan = world.plan(await after(3), { max: 20 });
    expect([seen, plan.opened]).toEqual([seen, 1]);
  }
});

it("that came and went beside an accepted one is told once in the issue that it gets", async () => {
  const world = new World();
  world.run(await after(2), { max: 0 });
  const report = await after(4, accepting);
  world.run(report);
  expect(world.issues[1]).toMatchObject({ state: "closed", comments: [expect.stringContaining("revision 3")] });
  expect(world.run(report)).toEqual([]);
});

it("whose issue was closed as a duplicate of another one's is not written again", async () => {
  const state = (maxAutonomyLevel: string, ...commands: readonly string[]) => ({
    maxAutonomyLevel,
    customModels: ["x", "y"].map((name, i) => ({
      id: `custom:${name}`,
      model: "m",
      ...(commands[i] && { hostedProvider: { cloudAuthRefresh: commands[i] } }),
    })),
  });
  const changes = hourly(
    state("low"),
    state("high", "a"),
    state("low", "c", "a"),
    state("low", "", "a"),
    state("low", "a"),
  );
  const world = new World();
  for (const [count, max, severity] of [
    [3, 0, "high"],
    [5, 20, "off"],
    [5, 0, "high"],
  ] as const) {
    const builtin = { "integrity/unknown-value": "off", "levers/command": severity } as const;
    const report = await judge(changes.slice(0, count), await policy(rules), { hours: count - 0.5, builtin });
    world.run(report, { max, builtin });
    expect(world.run(report, { max, builtin })).toEqual([]);
  }
  expect(world.issues[2]!.comments).toEqual([expect.stringContaining("Closed: #2 is about the same.")]);
});

describe("events of one subject, whatever order they come and go in", () => {
  const acceptedIn = (revision: number) =>
    `{ rule: changes/self-grant, revision: ${revision}, owner: o@corp.example, reason: known, from: 2026-01-01 }`;
  const approved = (hour: number) => `${rules}changes:
  { emergency: { approvedWithin: 5d }, freezes: [{ from: 2020-01-01, until: 2020-01-02, reason: x }] }
approvals:
  - { id: CHG-1, settings: [missionPolicy.allowedUserIds], from: 2026-03-01T0${hour}:00:00Z, until: 2026-03-01T0${hour}:30:00Z, implementers: ["*@corp.example"], approvedBy: [o@corp.example], approvedAt: "2026-03-01T0${hour}:05:00Z" }
`;
  const commands = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 2, maxLength: 9 });
  /**
   * Carries out the plan of an audit, which counts and tells what opened and leaves nothing to do.
   * @param before the ids of what was open before
   * @returns the ids of what is open
   */
  const carriedOut = (world: World, report: Report, before: ReadonlySet<string>): ReadonlySet<string> => {
    const open = report.findings.filter(({ status, severity }) => status === "open" && reaches(severity, "low"));
    const plan = world.plan(report);
    world.carry(plan.operations);
    const opened = open.filter(({ id }) => !before.has(id));
    expect(plan.opened).toBe(opened.length);
    const texts = plan.operations.map((operation) =>
      operation.do === "create" ? operation.body : operation.comment?.text,
    );
    for (const { introduced } of opened) expect(texts.join()).toContain(`revision ${introduced.revision}`);
    expect(world.run(report)).toEqual([]);
    return new Set(open.map(({ id }) => id));
  };
  const loaded = policy(rules);
  const builtin = { "integrity/unknown-value": "off" } as const;

  it.each(["per-finding", "single"] as const)("are counted and told once: %s", async (mode) => {
    await fc.assert(
      fc.asyncProperty(commands, fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 }), async (values, steps) => {
        const changes = hourly(empty, ...values.map((value, i) => by(i % 2 === 0 ? bo : ada, value)));
        const world = new World({ mode });
        let before: ReadonlySet<string> = new Set();
        let count = 1;
        for (const step of [0, ...steps]) {
          count = Math.min(count + step, changes.length);
          const report = await judge(changes.slice(0, count), await loaded, { hours: count - 0.5, builtin });
          before = carriedOut(world, report, before);
          const isThere = ({ state, title }: (typeof world.issues)[number]) =>
            state === "open" && title.startsWith("Driftline");
          const openCount = report.findings.filter(({ status }) => status === "open").length;
          if (mode === "single" && before.size > 0)
            expect(world.issues.find(isThere)?.title).toMatch(new RegExp(` ${openCount} open finding`));
        }
        for (const { comments } of world.issues) expect(new Set(comments).size).toBe(comments.length);
      }),
      { numRuns: runs(40) },
    );
  });

  it.each(["per-finding", "single"] as const)("are counted and told once by edited policies: %s", async (mode) => {
    const texts = [
      rules,
      ...[2, 3, 4].map((n) => `${rules}exceptions: [${acceptedIn(n)}]\n`),
      ...[1, 2, 3].map(approved),
    ];
    const policies = await Promise.all(texts.map((text) => policy(text)));
    const people = [ada, bo, { id: "user_cy", email: "cy@corp.example", name: "Cy" }];
    const users = fc.subarray(people.map(({ id }) => id));
    const rows = fc.record({ who: fc.constantFrom(...people), users, level: fc.constantFrom("low", "low", "high") });
    const audits = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat({ max: policies.length - 1 })), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 2, maxLength: 7 }), audits, async (all, steps) => {
        const set = (ids: readonly string[], maxAutonomyLevel: string) => ({
          missionPolicy: { restrictedAccess: true, allowedUserIds: ["user_o", ...ids] },
          maxAutonomyLevel,
        });
        const edits = all.map((row) => ({ by: row.who, set: set(row.users, row.level) }));
        const changes = hourly(set([], "low"), ...edits);
        const world = new World({ mode });
        let before: ReadonlySet<string> = new Set();
        let count = 1;
        for (const [turn, [step, by]] of steps.entries()) {
          count = Math.min(count + step, changes.length);
          const report = await judge(changes.slice(0, count), policies[by], { hours: count - 0.1 + turn / 1000 });
          before = carriedOut(world, report, before);
        }
        for (const { comments } of world.issues) expect(new Set(comments).size).toBe(comments.length);
      }),
      { numRuns: runs(12) },
    );
  });

  const audits = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom("per-finding", "single"), fc.boolean()),
  );

  it("are told once in whatever issues, by complete audits and others", async () => {
    await fc.assert(
      fc.asyncProperty(commands, audits, fc.constantFrom(0, 1, 20), async (values, steps, max) => {
        const changes = hourly(empty, ...values.map((value, i) => by(i % 2 === 0 ? bo : ada, value)));
        const world = new World();
        let count = 1;
        for (const [turn, [step, mode, complete]] of steps.entries()) {
          count = Math.min(count + step, changes.length);
          const whole = await judge(changes.slice(0, count), await loaded, {
            hours: count - 0.9 + turn / 100,
            builtin,
          });
          const part = { ...whole, verdict: "incomplete", evidence: { ...whole.evidence, complete } } as const;
          const report = complete ? whole : part;
          world.run(report, { mode, max });
          expect(world.run(report, { mode, max })).toEqual([]);
        }
        for (const { comments } of world.issues) expect(new Set(comments).size).toBe(comments.length);
      }),
      { numRuns: runs(40) },
    );
  });
});
