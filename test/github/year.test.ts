// lane: long
// A year of daily audits, compared with the expectation of a small independent state machine.
import fc from "fast-check";
import { expect, it } from "vitest";
import { subjectId } from "../../src/github/marker.ts";
import { severities, type Severity } from "../../src/model/severity.ts";
import { audited, day, type Fate } from "./reports.ts";
import { World } from "./world.ts";

const DAYS = 365;
const SUBJECTS = 4;

interface Phase {
  readonly days: number;
  readonly status: "open" | "resolved" | "excepted";
  readonly severity: Severity;
}

const phase: fc.Arbitrary<Phase> = fc.record({
  days: fc.integer({ min: 1, max: 60 }),
  status: fc.constantFrom("open", "resolved", "excepted"),
  severity: fc.constantFrom(...severities),
});
const limit = fc.option(fc.integer({ min: 1, max: DAYS }), { nil: null });
const lives = fc.array(fc.tuple(fc.array(phase, { minLength: 3, maxLength: 12 }), limit), {
  minLength: SUBJECTS,
  maxLength: SUBJECTS,
});

/** Returns the fate of a subject on each day. A new window begins when a resolved finding is open or accepted again. */
function fatesOf(name: number, phases: readonly Phase[], due: number | null): Fate[] {
  const fates: Fate[] = [];
  let window = 0;
  let before: number[] = [];
  for (const [i, { days, status, severity }] of phases.entries()) {
    if (i > 0 && phases[i - 1]!.status === "resolved" && status !== "resolved")
      [before, window] = [[...before, window], window + 1];
    const dueAt = due === null ? null : day(due);
    const expires = status === "excepted" ? { expires: day(1000) } : {};
    for (let n = 0; n < days; n++) fates.push({ name, status, severity, window, before, dueAt, ...expires });
  }
  while (fates.length < DAYS) fates.push(fates.at(-1)!);
  return fates.slice(0, DAYS);
}

/** Whether a time limit of more than eight days passes within seven. */
function isNear(today: number, { dueAt, window = 0 }: Fate): boolean {
  if (dueAt === null || dueAt === undefined) return false;
  const due = Math.round((Date.parse(dueAt) - Date.parse(day(0))) / 86_400_000);
  return today < due && due - today <= 7 && due - window > 8;
}

/** Returns the expected comments of a subject, and the expected final state of its issue. */
function expected(fates: readonly Fate[], due: number | null): { said: string[]; state: string | undefined } {
  const comments: string[] = [];
  let state: "none" | "open" | "resolved" | "accepted" | "hidden" = "none";
  let severity = 0;
  let late = false;
  let warned = false;
  for (const [today, fate] of fates.entries()) {
    const weight = severities.indexOf(fate.severity!);
    const isLate = due !== null && today > due;
    if (fate.status === "open" && weight > 0) {
      if (state === "accepted") comments.push("No longer accepted");
      else if (state === "resolved") comments.push("Open again");
      else if (state === "hidden") comments.push("Open again in this audit");
      else if (state === "open") {
        if (weight > severity) comments.push("More severe");
        if (isLate && !late) comments.push("The time limit has passed");
        if (isNear(today, fate) && !warned) comments.push("The time limit is near");
      }
      if (isNear(today, fate)) warned = true;
      [state, severity, late] = ["open", weight, isLate];
      continue;
    }
    const next = fate.status === "open" ? "hidden" : fate.status === "excepted" ? "accepted" : "resolved";
    if (state === "open") comments.push({ hidden: "Closed", accepted: "Accepted", resolved: "Resolved" }[next]);
    // A hidden finding does not change a closed issue.
    if (state !== "none") state = next;
  }
  return { said: comments, state: state === "none" ? undefined : state === "open" ? "open" : "closed" };
}

it("says in a year what happened, each thing once, and nothing else", () => {
  fc.assert(
    fc.property(lives, (lives) => {
      const years = lives.map(([phases, due], i) => fatesOf(i + 1, phases, due));
      const world = new World();
      for (let today = 0; today < DAYS; today++)
        world.run(
          audited(
            years.map((fates) => fates[today]!),
            // Without a ledger nothing remembers audits without changes, as of a finding accepted at once.
            { at: today, ...(today > 0 && { last: today - 1 }) },
          ),
        );
      for (const [i, fates] of years.entries()) {
        const [issue, ...more] =
          world.known.get(subjectId("corp", `k_${(i + 1).toString(16).padStart(16, "0")}`)) ?? [];
        expect(more).toEqual([]);
        const { said: comments, state } = expected(fates, lives[i]![1]);
        expect(issue?.state).toBe(state);
        const words = (issue?.comments ?? []).flatMap((text) =>
          [...text.matchAll(/^(?:\*\*([\w ]+):\*\*|(Closed):)/gm)].map((match) => match[1] ?? match[2]!),
        );
        expect(words).toEqual(comments);
      }
    }),
    { numRuns: 4 },
  );
});
