// Compares the verdicts on use over random histories with a slow reference, which tests every value of a day.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../support/runs.ts";
import { auditUse, change, days, rowsOf } from "./support.ts";

const models = ["m-a", "m-b", "m-c"];
const users = ["u1", "u2"];
const range = days("2026-03-01", "2026-03-12");
const asOf = "2026-03-13T08:00:00.000Z";
const DAY = 86_400_000;

/** A revision at a whole number of hours after the first one. */
const revision = fc.record({
  hours: fc.integer({ min: 1, max: 11 * 24 }),
  allowed: fc.subarray(models, { minLength: 1 }),
  blocked: fc.subarray(models, { maxLength: 1 }),
});
const history = fc.uniqueArray(revision, { maxLength: 5, selector: ({ hours }) => hours });
const use = fc.record({
  day: fc.constantFrom(...range),
  user: fc.constantFrom(...users),
  model: fc.constantFrom(...models),
  credits: fc.integer({ min: 1, max: 50 }),
});
const uses = fc.uniqueArray(use, { maxLength: 12, selector: ({ day, user, model }) => `${day} ${user} ${model}` });

const start = Date.parse("2026-03-01T00:00:00.000Z");
type Revision = { readonly time: number; readonly allowed: readonly string[]; readonly blocked: readonly string[] };

/** Returns whether all values of a day refuse a model, none, or some. */
function reference(revisions: readonly Revision[], day: string, model: string): "violation" | "allowed" | "ambiguous" {
  const [from, to] = [Date.parse(day), Date.parse(day) + DAY];
  const refused = revisions
    .filter(({ time }, i) => time < to && (revisions[i + 1]?.time ?? Infinity) > from)
    .map(({ allowed, blocked }) => blocked.includes(model) || !allowed.includes(model));
  return refused.every(Boolean) ? "violation" : refused.some(Boolean) ? "ambiguous" : "allowed";
}

describe("use", () => {
  it("fails on the days on which every value refuses it, and on no other", async () => {
    await fc.assert(
      fc.asyncProperty(history, uses, async (later, used) => {
        const revisions: Revision[] = [
          { time: start - DAY, allowed: ["m-a"], blocked: [] },
          ...later
            .toSorted((a, b) => a.hours - b.hours)
            .map(({ hours, ...rest }) => ({ time: start + hours * 3_600_000, ...rest })),
        ];
        const spent = Object.fromEntries(
          range.map((day) => [
            day,
            used.filter((item) => item.day === day).map(({ user, model, credits }) => `${user} ${model} ${credits}`),
          ]),
        );
        const report = await auditUse({
          history: revisions.map(({ time, allowed, blocked }, i) =>
            change(i + 1, new Date(time).toISOString(), {
              modelPolicy: { allowedModelIds: allowed, blockedModelIds: blocked, allowAllServiceModels: false },
            }),
          ),
          rows: rowsOf(spent, "2026-03-12", "2026-03-01"),
          asOf,
          from: "2026-03-01",
        });
        const expected = (verdict: string) =>
          used
            .filter(({ day, model }) => reference(revisions, day, model) === verdict)
            .map(({ day, user, model }) => `usage/model/${model}/user/${user} ${day}`)
            .sort();
        const ofUsers = (subject: string) => !subject.endsWith("/u9");
        const failed = report.findings
          .filter(({ rule, subject }) => rule === "usage/model-not-allowed" && ofUsers(subject))
          .flatMap(({ subject, days: failing = [] }) => failing.map(({ day }) => `${subject} ${day}`))
          .sort();
        const ambiguous = report
          .usage!.ambiguous.filter(({ subject }) => ofUsers(subject))
          .map(({ subject, day }) => `${subject} ${day}`)
          .sort();
        expect({ failed, ambiguous }).toEqual({ failed: expected("violation"), ambiguous: expected("ambiguous") });
        const total = report.findings
          .filter(({ rule }) => rule === "usage/model-not-allowed")
          .flatMap(({ days: failing = [] }) => failing.map(({ credits }) => credits ?? 0))
          .reduce((sum, credits) => sum + credits, 0);
        expect(total).toBeLessThanOrEqual(used.reduce((sum, { credits }) => sum + credits, 0) + range.length);
      }),
      { numRuns: runs(60) },
    );
  });
});
