// lane: long
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { noPolicies, type PolicyHistory, type PolicyVersion } from "../../src/policy/in-force.ts";
import { ada, at, bo, hourly, judge, policy, type RawChange, short } from "../support/history.ts";
import { runs } from "../support/runs.ts";

interface Past {
  /** Hours after the first revision. */
  readonly at: number;
  /** null: cannot be read; "": no policy. */
  readonly text: string | null;
  readonly by?: string;
  readonly writers?: readonly string[];
  readonly committed?: boolean;
}

/** Audits by the last version. Returns the verdict of each revision by the version of its time. */
async function past(changes: readonly RawChange[], versions: readonly Past[], options = {}): Promise<Report> {
  const loaded: PolicyVersion[] = [];
  for (const [i, { at: hours, text, by = "zoe@corp.example", writers = [by], committed = true }] of versions.entries())
    loaded.push({
      from: committed ? at(hours) : Infinity,
      commit: committed ? { id: String(i).repeat(40), author: by, writers } : null,
      policies: text === null ? null : text === "" ? noPolicies : await policy(text),
      edits: [`edit ${i}`],
    });
  const policyHistory: PolicyHistory = { versions: loaded, notEvaluated: [] };
  return judge(changes, loaded.at(-1)!.policies!, { policyHistory, ...options });
}

const cap = (level: string, more = "") => `id: p\n${more}settings: { maxAutonomyLevel: { atMost: ${level} } }\n`;
const other = "id: q\nsettings: { wikiCloudSync: { equals: false, unset: pass } }\n";
const level = (maxAutonomyLevel: string, more: object = {}) => ({ maxAutonomyLevel, ...more });
const by = (user: unknown, set: Record<string, unknown>) => ({ by: user, set });
const verdicts = (report: Report) =>
  report.findings
    .filter(({ location }) => location !== null)
    .map(({ rule, introduced, inForce }) => `${rule} ${introduced.revision} ${inForce}`);
const messages = (report: Report, rule: RegExp) =>
  report.findings.filter((finding) => rule.test(finding.rule)).map(({ message }) => message);

describe("a finding", () => {
  const levels = hourly(level("low"), level("medium"), level("high"));

  it.each([
    ["violating, when the rule of then objected", [{ at: -1, text: cap("low") }], "violating"],
    [
      "compliant, when it did not",
      [
        { at: -1, text: cap("medium") },
        { at: 1.5, text: cap("low") },
      ],
      "compliant",
    ],
    [
      "absent, when there was no such rule",
      [
        { at: -1, text: other },
        { at: 1.5, text: cap("low") },
      ],
      "absent",
    ],
    ["absent, before the first policy", [{ at: 1.5, text: cap("low") }], "absent"],
    [
      "unknown, when nobody can read the policy of then",
      [
        { at: -1, text: null },
        { at: 1.5, text: cap("low") },
      ],
      "unknown",
    ],
    [
      "violating, from the very instant of the commit",
      [
        { at: -1, text: other },
        { at: 1, text: cap("low") },
      ],
      "violating",
    ],
    [
      "violating, under another name",
      [
        { at: -1, text: cap("low").replace("id: p", "id: old") },
        { at: 1.5, text: cap("low") },
      ],
      "violating",
    ],
    [
      "absent, before the term that the policy of then gave itself",
      [
        { at: -1, text: cap("low", "effective: { from: 2026-03-02 }\n") },
        { at: 1.5, text: cap("low") },
      ],
      "absent",
    ],
  ])("is %s", async (_, versions: Past[], expected) => {
    const report = await past(levels, versions);
    expect(verdicts(report)).toEqual([`p/maxAutonomyLevel 2 ${expected}`]);
    expect(short(report)).toEqual(["p/maxAutonomyLevel /maxAutonomyLevel 2- open"]);
  });

  it("is violating, although the model was renamed after it violated the policy of then", async () => {
    const only = (url: string) =>
      `id: p\nsettings: { customModels: { each: { baseUrl: { subsetOf: ["${url}"] } } } }\n`;
    const model = (id: string, baseUrl: string) => ({
      customModels: [{ id, baseUrl, apiKey: "Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }],
    });
    const [then, today] = ["https://then.example", "https://today.example"];
    const report = await past(hourly(model("a", "https://x.example"), model("a", then), model("b", then)), [
      { at: -1, text: only(then) },
      { at: 10, text: only(today) },
    ]);
    expect(verdicts(report)).toEqual(["p/customModels[*].baseUrl 1 violating"]);
    expect(messages(report, /^p/)[0]).not.toContain("tightened");
  });

  it("is not that of another model, which has the id that the model had", async () => {
    const only = (...urls: string[]) =>
      `id: p\nsettings: { customModels: { each: { baseUrl: { subsetOf: ${JSON.stringify(urls)} } } } }\n`;
    const model = (id: string, displayName: string, baseUrl: string) => ({ id, displayName, baseUrl });
    const [one, two] = ["https://one.example", "https://two.example"];
    const changes = hourly(
      ...[
        [model("a", "one", one)],
        [model("b", "one", one)],
        [model("b", "one", two), model("a", "other", "https://x.example")],
      ].map((customModels) => ({ customModels })),
    );
    const versions = (...texts: string[]) => texts.map((text, i) => ({ at: i === 0 ? -1 : 10, text }));
    const tightened = await past(changes, versions(only(one, two), only(one)));
    expect(verdicts(tightened)).toEqual([
      "p/customModels[*].baseUrl 3 violating",
      "p/customModels[*].baseUrl 3 compliant",
    ]);
    const relaxed = await past(changes, versions(only(one), only(one, two)));
    expect(short(relaxed, /relaxed/)).toEqual(["changes/relaxed /customModels/b/baseUrl 3- resolved"]);
  });

  it("says by which commit the policy was tightened afterwards, the last that did", async () => {
    const report = await past(levels, [
      { at: -1, text: cap("medium") },
      { at: 1.2, text: cap("low") },
      { at: 1.4, text: cap("high") },
      { at: 30, text: null },
      { at: 40, text: cap("low") },
      { at: 50, text: cap("low") + "#" },
    ]);
    expect(messages(report, /^p/)).toEqual([
      expect.stringMatching(/; the policy was tightened afterwards, by commit 4444444 of 2026-03-02$/),
    ]);
  });

  it("of what is not committed says so", async () => {
    const report = await past(levels, [
      { at: -1, text: cap("high") },
      { at: 0, text: cap("medium"), committed: false },
    ]);
    expect(messages(report, /^p/)).toEqual([expect.stringMatching(/by what is not committed to the branch$/)]);
  });

  it("keeps its id, its term and its status", async () => {
    const versions = [
      { at: -1, text: cap("high") },
      { at: 10, text: cap("low", "severity: high\n") },
    ];
    const [report, plain] = [await past(levels, versions), await judge(levels, versions[1]!.text)];
    // Without the policies of the past, their rules are not judged.
    const bare = ({ findings, ...rest }: Report) => ({
      ...rest,
      timeline: [],
      notEvaluatedRules: [],
      findings: findings.map((finding) => ({ ...finding, message: "", inForce: null })),
    });
    expect(bare(report)).toEqual(bare(plain));
  });

  it("of no policy has no policy to be in force", async () => {
    const secrets = hourly({ customModels: [{ id: "custom:a", apiKey: "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }] });
    const report = await past(secrets, [{ at: -1, text: other }]);
    expect(report.findings.map(({ rule, inForce }) => [rule, inForce])).toContainEqual(["secrets/literal", null]);
  });

  it("is unknown when nothing is known of the past, which the report says", async () => {
    const policyHistory = { versions: null, notEvaluated: [{ what: "the past", reason: "shallow" }] };
    const report = await judge(levels, cap("low"), { policyHistory });
    expect(verdicts(report)).toEqual(["p/maxAutonomyLevel 2 unknown"]);
    expect(report.notEvaluated).toContainEqual({ what: "the past", reason: "shallow" });
    expect(report.timeline).toEqual([]);
  });

  it("of a secret is judged when it became too old, not when it was set", async () => {
    const age = (term: string) => `id: p\nsettings: { customModels: { each: { apiKey: { maxAge: ${term} } } } }\n`;
    const key = hourly({ customModels: [{ id: "custom:a", apiKey: "sk-live-Zk3Qp9Lw2Xv7Rt5Ym1Bn8" }] });
    const verdict = async (versions: Past[]) =>
      verdicts(await past(key, versions))[0]
        ?.split(" ")
        .at(-1);
    expect(
      await verdict([
        { at: -1, text: other },
        { at: 1, text: age("2h") },
      ]),
    ).toBe("violating");
    expect(
      await verdict([
        { at: -1, text: age("9h") },
        { at: 5, text: age("2h") },
      ]),
    ).toBe("compliant");
    expect(
      await verdict([
        { at: -1, text: other },
        { at: 5, text: age("2h") },
      ]),
    ).toBe("absent");
  });
});

describe("an assertion and an event", () => {
  const asserted = (flag: boolean) =>
    `id: p\nassertions: [{ id: a, schema: { properties: { wikiCloudSync: { const: ${flag} } } } }]\n`;
  const people = (...who: string[]) => `id: p\neditors: { approved: [${who.join(", ")}] }\n`;

  it("are judged alike", async () => {
    const flags = hourly({ wikiCloudSync: false }, { wikiCloudSync: true });
    expect(
      verdicts(
        await past(flags, [
          { at: -1, text: asserted(true) },
          { at: 5, text: asserted(false) },
        ]),
      ),
    ).toEqual(["p/a 2 compliant"]);
    const edits = hourly(level("low"), by(bo, level("medium")));
    const first = [ada.email, bo.email];
    const report = await past(edits, [
      { at: -1, text: people(...first) },
      { at: 5, text: people(ada.email) },
    ]);
    expect(verdicts(report)).toEqual(["editors/unapproved 2 compliant"]);
    expect(messages(report, /^editors/)).toEqual([expect.stringMatching(/tightened afterwards, by commit 1111111/)]);
    expect(verdicts(await past(edits, [{ at: 5, text: people(ada.email) }]))).toEqual(["editors/unapproved 2 absent"]);
    expect(verdicts(await past(edits, [{ at: -1, text: people(ada.email) }]))).toEqual([
      "editors/unapproved 2 violating",
    ]);
  });

  it("of an approval that was recorded afterwards, with an earlier date, were against the policy of then", async () => {
    const rule = "id: p\nchanges: { loosening: { requires: approval } }\n";
    const record = `${rule}approvals:\n  - { id: CHG-1, settings: [maxAutonomyLevel], from: 2026-03-01, until: 2026-03-02, approvedBy: [grace@corp.example], approvedAt: 2026-02-27 }\n`;
    const report = await past(hourly(level("low"), level("medium")), [
      { at: -1, text: rule },
      { at: 4, text: record, by: ada.email },
    ]);
    expect(short(report)).toEqual(["changes/legalised revision:2 2- open", "changes/relaxed revision:2 2- resolved"]);
    expect(messages(report, /relaxed/)).toEqual([
      "by rule changes/unapproved, until commit 1111111 of 2026-03-01 by ada@corp.example relaxed it, loosened without an approval: maxAutonomyLevel (no approval)",
    ]);
  });
});

describe("what violated then and does not now", () => {
  const high = hourly(level("low"), by(bo, level("high")), by(bo, level("high", { wikiCloudSync: true })));

  it("is a window from the violation to the commit that relaxed the policy", async () => {
    const report = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 5, text: cap("high") },
    ]);
    expect(short(report)).toEqual(["changes/relaxed /maxAutonomyLevel 2- resolved"]);
    expect(report.findings[0]).toMatchObject({
      kind: "change",
      severity: "info",
      inForce: "violating",
      before: "low",
      actual: "high",
      exposureSeconds: 4 * 3600,
      introduced: { revision: 2, exact: true, by: bo },
      resolved: { revision: null, by: null, at: new Date(at(5)).toISOString() },
      message:
        "by rule p/maxAutonomyLevel, until commit 1111111 of 2026-03-01 by zoe@corp.example relaxed it, maxAutonomyLevel is high, above medium; it should be at most medium",
    });
    expect(report.verdict).toBe("compliant");
    expect(report.timeline).toEqual([
      {
        at: new Date(at(-1)).toISOString(),
        kind: "policy",
        text: "policies changed in commit 0000000 by zoe@corp.example: edit 0",
      },
      {
        at: new Date(at(5)).toISOString(),
        kind: "policy",
        text: "policies changed in commit 1111111 by zoe@corp.example: edit 1",
      },
    ]);
  });

  it.each([
    ["wrote it", { by: "BO@corp.example" }, "wrote"],
    [
      "wrote what was merged, or committed it",
      { writers: ["zoe@corp.example", bo.email] },
      "is a further author or the committer of",
    ],
  ])("was legalised when its editor %s", async (_, commit, part) => {
    const report = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 5, text: cap("high"), ...commit },
    ]);
    expect(short(report)).toEqual([
      "changes/legalised /maxAutonomyLevel 2- open",
      "changes/relaxed /maxAutonomyLevel 2- resolved",
    ]);
    expect(report.findings[0]).toMatchObject({ severity: "high", exposureSeconds: null, introduced: { by: bo } });
    expect(report.findings[0]!.message).toContain(
      `bo@corp.example made that change, and ${part} commit 1111111 of 2026-03-01`,
    );
    expect(report.verdict).toBe("drifted");
  });

  it.each([
    ["in the first revision seen", high.slice(1), 2],
    ["behind a gap", [high[0]!, ...high.slice(2)], 3],
  ])("%s was perhaps not made by the editor who wrote the commit, and that is said", async (_, changes, revision) => {
    const report = await past(changes, [
      { at: -1, text: cap("medium") },
      { at: 5, text: cap("high"), by: bo.email },
    ]);
    expect(report.findings.find(({ rule }) => rule === "changes/legalised")).toMatchObject({
      introduced: { revision, by: bo, exact: false },
    });
    expect(messages(report, /legalised/)[0]).toMatch(
      `who made that change is not known; bo@corp.example made revision ${revision}, the first one seen with it, and wrote commit 1111111`,
    );
  });

  it("was not legalised by somebody else's commit, nor by one that only looks on", async () => {
    const report = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 4, text: cap("medium") + "# later\n", by: bo.email },
      { at: 5, text: cap("high") },
      { at: 6, text: cap("high") + "# later\n", by: bo.email },
    ]);
    expect(short(report)).toEqual(["changes/relaxed /maxAutonomyLevel 2- resolved"]);
  });

  it("was legalised by whichever of several relaxations the editor wrote, an unreadable one included", async () => {
    const there = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 5, text: cap("high"), by: bo.email },
      { at: 6, text: cap("medium") },
      { at: 7, text: cap("high") },
    ]);
    expect(messages(there, /relaxed/)[0]).toContain("until commit 3333333");
    expect(messages(there, /legalised/)[0]).toContain("wrote commit 1111111");
    const unread = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 5, text: null, by: bo.email },
      { at: 6, text: cap("high") },
    ]);
    expect(messages(unread, /relaxed/)[0]).toContain(
      "commit 2222222 of 2026-03-01 by zoe@corp.example, or one before it that cannot be read,",
    );
    expect(messages(unread, /legalised/)[0]).toContain("wrote commit 1111111");
  });

  it("is found when the rule was removed, and not when it got another name or was tightened again", async () => {
    const last = async (text: string, ...more: Past[]) =>
      short(await past(high, [{ at: -1, text: cap("medium") }, { at: 5, text }, ...more]));
    expect(await last(other)).toContain("changes/relaxed /maxAutonomyLevel 2- resolved");
    expect(await last(cap("medium").replace("id: p", "id: renamed"))).toEqual([
      "renamed/maxAutonomyLevel /maxAutonomyLevel 2- open",
    ]);
    expect(await last(cap("high"), { at: 6, text: cap("medium") })).toEqual([
      "p/maxAutonomyLevel /maxAutonomyLevel 2- open",
    ]);
  });

  it("is found when a policy was given a term that is over, and not when a term ran out by itself", async () => {
    const term = "effective: { until: 2026-03-03 }\n";
    const changed = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 50, text: cap("medium", term) },
    ]);
    expect(short(changed, /relaxed/)).toHaveLength(1);
    const ran = await past(high, [
      { at: -1, text: cap("medium", term) },
      { at: 50, text: cap("medium", term) + "# later\n" },
    ]);
    expect(short(ran, /relaxed/)).toEqual([]);
  });

  it("ends with the revision that put it right, if that came first", async () => {
    const report = await past(hourly(level("low"), level("high"), level("low"), level("high")), [
      { at: -1, text: cap("medium") },
      { at: 10, text: cap("high") },
    ]);
    expect(short(report, /relaxed/)).toEqual([
      "changes/relaxed /maxAutonomyLevel 2-3 resolved",
      "changes/relaxed /maxAutonomyLevel 4- resolved",
    ]);
  });

  it("is what the policy of its time objected to, and nothing else", async () => {
    const relaxed = hourly(level("low"), level("low"), level("low"), level("high"));
    expect(
      short(
        await past(relaxed, [
          { at: -1, text: cap("medium") },
          { at: 2, text: cap("high") },
        ]),
      ),
    ).toEqual([]);
    const later = await past(hourly(level("high"), level("high"), by(bo, level("high")), level("high")), [
      { at: -1, text: cap("high") },
      { at: 0.5, text: cap("low") },
      { at: 2.5, text: cap("high"), by: bo.email },
    ]);
    expect(short(later)).toEqual(["changes/relaxed /maxAutonomyLevel 2- resolved"]);
    expect(later.findings[0]).toMatchObject({ actual: "high", values: [], introduced: { exact: false } });
  });

  it("was not against a policy that was not in force yet by its own term", async () => {
    const report = await past(high, [
      { at: -1, text: cap("medium", "effective: { from: 2026-03-02 }\n") },
      { at: 5, text: cap("high") },
    ]);
    expect(short(report)).toEqual([]);
  });

  it("is one finding where two rules on one setting were relaxed together", async () => {
    const two = `${cap("medium")}editors: { approved: [ada@corp.example], by: { maxAutonomyLevel: [zoe@corp.example] } }\nchanges: { freezes: [{ from: 2026-03-01, until: 2026-03-01, reason: r }] }\n`;
    const report = await past(high, [
      { at: -1, text: two },
      { at: 5, text: other },
    ]);
    expect(short(report, /relaxed/)).toHaveLength(3);
    expect(new Set(report.findings.map(({ id }) => id)).size).toBe(report.findings.length);
  });

  it("is of no weight that an organization does not give it", async () => {
    const versions = [
      { at: -1, text: cap("medium") },
      { at: 5, text: cap("high"), by: bo.email },
    ];
    const off = { builtin: { "changes/relaxed": "off", "changes/legalised": "low" } };
    expect((await past(high, versions, off)).findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["changes/legalised", "low"],
    ]);
  });

  it("can be accepted, revision by revision", async () => {
    const exception =
      "exceptions: [{ rule: changes/legalised, revision: 2, owner: ada, reason: outage, from: 2026-03-01 }]\n";
    const report = await past(high, [
      { at: -1, text: cap("medium") },
      { at: 5, text: cap("high") + exception, by: bo.email },
    ]);
    expect(short(report, /legalised/)).toEqual(["changes/legalised /maxAutonomyLevel 2- excepted"]);
  });
});

describe("for any history and any policies", () => {
  it("a relaxed policy is reported with the value of its own time, and its editor with their own value", async () => {
    const caps = fc.array(fc.tuple(fc.integer({ min: -1, max: 6 }), fc.constantFrom("low", "medium", "high")), {
      minLength: 2,
      maxLength: 4,
    });
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...levels), fc.constantFrom(ada, bo)), { minLength: 2, maxLength: 6 }),
        caps,
        fc.constantFrom(ada, bo),
        async (revisions, versions, author) => {
          const changes = hourly(...revisions.map(([item, who]) => by(who, level(item))));
          const sorted = versions.toSorted(([a], [b]) => a - b);
          const report = await past(
            changes,
            sorted.map(([hour, most]) => ({ at: hour, text: cap(most), by: author.email })),
          );
          for (const { rule, actual, message, offending, introduced, resolved } of report.findings) {
            if (rule !== "changes/relaxed" && rule !== "changes/legalised") continue;
            seen++;
            const until = rule === "changes/relaxed" ? Date.parse(resolved!.at) : Date.parse(introduced.at) + 1;
            const standing = revisions.findLast((_, i) => i === introduced.revision! - 1 || at(i) < until)!;
            expect([actual, offending]).toEqual([standing[0], [standing[0]]]);
            expect(message).toMatch(`maxAutonomyLevel is ${standing[0]}, above`);
          }
        },
      ),
      { numRuns: runs(100) },
    );
    expect(seen).toBeGreaterThan(10);
  });

  const levels = ["off", "low", "medium", "high"] as const;
  const subjects = ["/maxAutonomyLevel", "revision:"];
  const version = fc.record({
    hour: fc.integer({ min: -1, max: 6 }),
    cap: fc.option(fc.constantFrom("low", "medium", "high"), { nil: undefined }),
    people: fc.option(fc.subarray([ada.email, bo.email], { minLength: 1 }), { nil: undefined }),
  });
  type Version = typeof version extends fc.Arbitrary<infer T> ? T : never;
  const textOf = ({ cap: most, people }: Version) =>
    `id: p\n${most ? `settings: { maxAutonomyLevel: { atMost: ${most} }, wikiCloudSync: { set: false } }\n` : "settings: { wikiCloudSync: { set: false } }\n"}${people ? `editors: { approved: [${people.join(", ")}] }\n` : ""}`;

  /** Returns the violations of a policy by revision: `subject revision`. */
  const objections = async (changes: readonly RawChange[], text: string) => {
    const violations = new Set<string>();
    for (const { rule, subject, introduced, resolved, exposureSeconds } of (await judge(changes, text)).findings) {
      if (!subjects.some((item) => subject.startsWith(item)) || !/^(?:p\/|editors\/unapproved)/.test(rule)) continue;
      const end = exposureSeconds === null ? introduced.revision! + 1 : (resolved?.revision ?? changes.length + 1);
      for (let revision = introduced.revision!; revision < end; revision++) violations.add(`${subject} ${revision}`);
    }
    return violations;
  };

  it("the four cells are what auditing by each version alone gives", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...levels), fc.constantFrom(ada, bo)), { minLength: 1, maxLength: 6 }),
        fc.array(version, { minLength: 1, maxLength: 4 }),
        async (revisions, list) => {
          const changes = hourly(...revisions.map(([item, who]) => by(who, level(item))));
          const versions = list.toSorted((a, b) => a.hour - b.hour);
          const texts = versions.map(textOf);
          const report = await past(
            changes,
            versions.map(({ hour }, i) => ({ at: hour, text: texts[i]! })),
          );
          const alone = await Promise.all(texts.map((text) => objections(changes, text)));
          const governing = changes.map((_, i) => versions.findLastIndex(({ hour }) => hour <= i));
          const now = alone.at(-1)!;
          for (const { rule, subject, introduced, inForce } of report.findings) {
            if (!/^(?:p\/maxA|editors\/unapproved)/.test(rule)) continue;
            const then = alone[governing[introduced.revision! - 1]!];
            expect(inForce === "violating").toBe(then?.has(`${subject} ${introduced.revision}`) ?? false);
          }
          const relaxed = new Set<string>();
          const ends: string[] = [];
          for (const { rule, subject, introduced, resolved, exposureSeconds } of report.findings) {
            if (rule !== "changes/relaxed") continue;
            relaxed.add(`${subject} ${introduced.revision}`);
            if (exposureSeconds !== null && resolved?.revision) ends.push(`${subject} ${resolved.revision}`);
          }
          const expected = (revision: number, subject: string) => {
            const key = `${subject} ${revision}`;
            return (alone[governing[revision - 1] ?? -1]?.has(key) ?? false) && !now.has(key);
          };
          const begun = new Set<string>();
          for (let revision = 1; revision <= changes.length; revision++) {
            const event = `revision:${revision}`;
            if (expected(revision, event)) begun.add(`${event} ${revision}`);
            const subject = subjects[0]!;
            if (expected(revision, subject) && !expected(revision - 1, subject)) begun.add(`${subject} ${revision}`);
          }
          expect(relaxed).toEqual(begun);
          for (const end of ends) {
            const [subject, revision] = end.split(" ") as [string, string];
            expect([expected(Number(revision) - 1, subject), expected(Number(revision), subject)]).toEqual([
              true,
              false,
            ]);
          }
        },
      ),
      { numRuns: runs(50) },
    );
  });
});
