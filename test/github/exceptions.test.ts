// The effect of exceptions on an issue: a window that is split differently is the same subject without news.
import { describe, expect, it } from "vitest";
import { isRemediated } from "../../src/model/report/remediated.ts";
import { hourly, judge } from "../support/history.ts";
import { World } from "./world.ts";

const allowed = (...allowedModelIds: string[]) => ({ modelPolicy: { allowedModelIds } });
const [fine, one, two] = [allowed("gpt-5"), allowed("o4"), allowed("o4", "grok")];
const rule = "id: p\nseverity: high\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [gpt-5] } } }\n";
const accepting = (value: string) =>
  `${rule}exceptions:\n  - { rule: p/modelPolicy.allowedModelIds, value: ${value}, owner: grace@example.com, reason: pilot, from: 2026-03-01, expires: 2026-06-30 }\n`;
const split = accepting("[o4]");

type Step = readonly [policy: string, settings: readonly Record<string, unknown>[]];

/** Returns the rule's issue after several audits: its state, the reason, and the first words of each comment. */
async function after(steps: readonly Step[]): Promise<unknown[]> {
  const world = new World();
  for (const [i, [policy, settings]] of steps.entries()) {
    const report = await judge(hourly(...settings), policy, { hours: 100 + i });
    const only = {
      ...report,
      findings: report.findings.filter((finding) => finding.rule === "p/modelPolicy.allowedModelIds"),
    };
    world.run(only);
    expect(world.run(only), "the second time there is nothing to do").toEqual([]);
  }
  return world.issues.map(({ state, reason, comments }) => [
    state,
    reason,
    ...comments.map((comment) => /\*\*([^:*]+)/.exec(comment)?.[1]),
  ]);
}

describe("an issue whose window exceptions split", () => {
  const cases: [string, Step[], unknown[]][] = [
    [
      "is closed as not planned when its value comes back within the exception",
      [
        [split, [one, two]],
        [split, [one, two, one]],
      ],
      [["closed", "not_planned", "Accepted"]],
    ],
    [
      "is opened for a value that left its exception",
      [
        [split, [one]],
        [split, [one, two]],
      ],
      [["open", null]],
    ],
    [
      "is opened again when the value leaves the exception again",
      [
        [split, [one, two]],
        [split, [one, two, one]],
        [split, [one, two, one, two]],
      ],
      [["open", "reopened", "Accepted", "No longer accepted"]],
    ],
    [
      "is closed as completed when the value is remediated",
      [
        [split, [one, two]],
        [split, [one, two, fine]],
      ],
      [["closed", "completed", "Resolved"]],
    ],
    [
      "stays closed as it was when an accepted value is remediated",
      [
        [rule, [one]],
        [split, [one]],
        [split, [one, fine]],
      ],
      [["closed", "not_planned", "Accepted"]],
    ],
    [
      "says nothing when an exception is added that accepts an earlier value",
      [
        [rule, [one, two]],
        [split, [one, two]],
      ],
      [["open", null]],
    ],
    [
      "says nothing when an exception is added that accepts a value in between",
      [
        [rule, [two, one, two]],
        [split, [two, one, two]],
      ],
      [["open", null]],
    ],
    [
      "says nothing when the exception of an earlier value is taken back",
      [
        [split, [one, two]],
        [rule, [one, two]],
      ],
      [["open", null]],
    ],
    [
      "says that it is accepted when the exception is widened",
      [
        [split, [one, two]],
        [accepting("[o4, grok]"), [one, two]],
      ],
      [["closed", "not_planned", "Accepted"]],
    ],
    [
      "says that it is no longer accepted when the exception is narrowed",
      [
        [rule, [one, two]],
        [accepting("[o4, grok]"), [one, two]],
        [split, [one, two]],
      ],
      [["open", "reopened", "Accepted", "No longer accepted"]],
    ],
    [
      "says that it was put back and came again only of another window",
      [
        [split, [one, two]],
        [split, [one, two, fine, one, two]],
      ],
      [["open", null, "Fixed and opened again"]],
    ],
  ];
  it.each(cases)("%s", async (_, steps, issues) => {
    expect(await after(steps)).toEqual(issues);
  });

  it("counts nothing as resolved that became accepted", async () => {
    const back = await judge(hourly(one, two, one), split, { hours: 100 });
    expect([back.summary.resolved, back.findings.filter(isRemediated).length]).toEqual([2, 0]);
  });

  it("is left as it is where the report does not have what its window went on as", async () => {
    for (const [settings, state] of [
      [[one, two], "open"],
      [[one, two, one], "closed"],
    ] as const) {
      const world = new World();
      world.run(await judge(hourly(one, two), rule, { hours: 100 }));
      const report = await judge(hourly(...settings), split, { hours: 101 });
      world.run({ ...report, findings: report.findings.filter(({ resolved }) => resolved !== null) });
      expect(world.issues[0]).toMatchObject({ state });
      if (state === "closed") {
        expect(world.issues[0]!.comments.join()).toMatch(/Accepted:.*ended by .*came within an exception/s);
        expect(world.issues[0]!.body).toMatch(/^\*\*Ended\.\*\*/);
      }
    }
  });
});
