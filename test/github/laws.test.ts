// lane: long
// Properties of the plan, for any history of findings and any changes by hand.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { severities } from "../../src/model/severity.ts";
import { subjectId } from "../../src/github/marker.ts";
import { planIssues } from "../../src/github/plan.ts";
import { runs } from "../support/runs.ts";
import { audited, day, type Fate } from "./reports.ts";
import { defaults, World } from "./world.ts";

const SUBJECTS = 5;

const fateOf = (name: number) =>
  fc.record({
    name: fc.constant(name),
    status: fc.constantFrom("open", "open", "resolved", "excepted", "noted", "none"),
    window: fc.nat({ max: 3 }),
    severity: fc.constantFrom(...severities),
    dueAt: fc.constantFrom(null, day(2), day(40)),
    before: fc.constantFrom([], [0]),
  }) as fc.Arbitrary<Fate>;

const fates = fc.tuple(...Array.from({ length: SUBJECTS }, (_, i) => fateOf(i + 1)));
const rules = Array.from({ length: SUBJECTS }, (_, i) => ({ id: `policy/setting${i + 1}` }));
const steps = fc.array(fates, { minLength: 1, maxLength: 12 });
const settings = fc.record({
  mode: fc.constantFrom("per-finding" as const, "single" as const),
  max: fc.constantFrom(0, 2, 20),
});
const isShown = ({ severity = "high", status }: Fate) => status === "open" && severity !== "info";

describe("a plan", () => {
  it("leaves nothing to do, run after run", () => {
    fc.assert(
      fc.property(steps, settings, (history, chosen) => {
        const world = new World(chosen);
        for (const [i, now] of history.entries()) {
          const report = audited(now, { at: i, rules });
          world.run(report);
          // A run that does nothing leaves all as it was for the next one: two stand for any number.
          expect([world.run(report), world.run(report)]).toEqual([[], []]);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it("says nothing as time goes by and nothing else happens, but for a time limit", () => {
    fc.assert(
      fc.property(fates, settings, fc.array(fc.nat({ max: 30 }), { maxLength: 10 }), (now, chosen, days) => {
        const world = new World(chosen);
        world.run(audited(now, { at: 50, rules }));
        for (const later of days.toSorted((a, b) => a - b))
          for (const operation of world.run(audited(now, { at: 51 + later, rules })))
            // The summary's text has the time of the last audit; nobody is notified of that change.
            expect(operation).toEqual({
              do: "update",
              id: subjectId("corp", "summary"),
              number: expect.any(Number) as number,
              comment: null,
              patch: { body: expect.any(String) as string },
            });
      }),
      { numRuns: runs(20) },
    );
  });

  it("keeps one issue for each subject for ever, open exactly while its finding is", () => {
    fc.assert(
      fc.property(steps, (history) => {
        const world = new World();
        for (const [i, now] of history.entries()) {
          world.run(audited(now, { at: i, rules }));
          const bySubject = world.known;
          for (const fate of now) {
            const issues = bySubject.get(subjectId("corp", `k_${fate.name.toString(16).padStart(16, "0")}`)) ?? [];
            expect(issues.length).toBeLessThanOrEqual(1);
            expect(issues.some(({ state }) => state === "open")).toBe(isShown(fate));
          }
          expect(bySubject.size).toBe(world.issues.length);
        }
      }),
      { numRuns: runs(20) },
    );
  });

  it("is the same in whatever order the issues come", () => {
    const shuffled = (world: World) => fc.shuffledSubarray([...world.issues], { minLength: world.issues.length });
    fc.assert(
      fc.property(steps, fates, settings, fc.gen(), (history, last, chosen, gen) => {
        const world = new World(chosen);
        for (const [i, now] of history.entries()) world.run(audited(now, { at: i, rules }));
        for (const issue of [...world.issues].slice(0, 2)) world.add({ ...issue, number: world.issues.length + 1 });
        const report = audited(last, { at: 60, rules });
        const issues = gen(() => shuffled(world));
        const input = { ...defaults, report, ...chosen };
        expect(planIssues({ ...input, issues })).toEqual(planIssues({ ...input, issues: world.issues }));
      }),
      { numRuns: runs(20) },
    );
  });

  it("settles, whatever hands do to the issues, and answers each of them once at most", () => {
    const act = fc.record({
      number: fc.integer({ min: 1, max: 8 }),
      what: fc.constantFrom("close", "open", "copy", "edit", "cut"),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fates, fc.array(act, { maxLength: 4 })), { minLength: 1, maxLength: 8 }),
        settings,
        (days, chosen) => {
          const world = new World(chosen);
          for (const [i, [now, acts]] of days.entries()) {
            const report = audited(now, { at: i, rules });
            world.run(report);
            for (const { number, what } of acts) {
              const issue = world.issues[number - 1];
              if (issue === undefined) continue;
              if (what === "close" || what === "open")
                world.change(number, { state: what === "open" ? "open" : "closed" });
              if (what === "copy") world.add({ ...issue, number: world.issues.length + 1, comments: [] });
              if (what === "edit") world.change(number, { title: "x", body: `y\n${issue.body}` });
              if (what === "cut") world.change(number, { body: "the marker is gone" });
            }
            world.run(report);
            expect(world.run(report)).toEqual([]);
            for (const issues of world.known.values())
              expect(issues.filter(({ state }) => state === "open").length).toBeLessThanOrEqual(1);
          }
          for (const { comments } of world.issues)
            expect(new Set(comments.map((comment) => comment.split("\n")[0])).size).toBe(comments.length);
        },
      ),
      { numRuns: runs(30) },
    );
  });

  it("closes and changes nothing of a subject on evidence that is not complete", () => {
    fc.assert(
      fc.property(steps, fates, settings, (history, last, chosen) => {
        const world = new World(chosen);
        for (const [i, now] of history.entries()) world.run(audited(now, { at: i, rules }));
        const before = world.issues.filter(({ state }) => state === "open").map(({ number }) => number);
        world.run(audited(last, { at: 60, rules, incomplete: true }));
        for (const number of before) expect(world.issues[number - 1]!.state).toBe("open");
      }),
      { numRuns: runs(20) },
    );
  });
});
