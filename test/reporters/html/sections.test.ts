// Sections besides the findings: controls, duties, differences, and the data for scripts.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../../src/model/report/index.ts";
import { textDifference } from "../../../src/reporters/html/diff-text.ts";
import { bookOf } from "../../../src/reporters/wording/book.ts";
import { approvalWords } from "../../../src/reporters/wording/approval.ts";
import { dutiesOf } from "../../../src/reporters/wording/duties.ts";
import { editorViews } from "../../../src/reporters/wording/person.ts";
import { islandOf, islandText, openPage } from "../../../src/reporters/html/island.ts";
import { pageOf } from "../../../src/reporters/html/page.ts";
import { finds, queryOf } from "../../../src/reporters/html/query.ts";
import { findingEntry } from "../../../src/reporters/html/search-index.ts";
import { html } from "../../../src/reporters/html/index.tsx";
import { counted, drifted, hostile, manyFindings, manyRevisions } from "../fixture.ts";
import { plain } from "../../../src/reporters/wording/phrase.ts";
import { ada, hourly, judge, policy } from "../../support/history.ts";
import { auditUse, base, change, rowsOf } from "../../audits/usage/support.ts";
import { decoded, readHtml } from "../scan.ts";

const levelPolicy = "id: p\nsettings: { maxAutonomyLevel: { atMost: medium } }\n";

/** Returns the text of one section. */
function section(report: Report, id: string): string {
  const source = html(report);
  const start = source.indexOf(`<section id="${id}"`);
  return decoded(readHtml(source.slice(start, source.indexOf("</section>", start) + 10)).text);
}

describe("the first screen", () => {
  it("says once what an event is about", async () => {
    const report = await judge(
      hourly({ enableAgentShield: true }, { enableAgentShield: false }, { enableAgentShield: true }),
    );
    const page = html(report);
    const top = decoded(readHtml(page.slice(page.indexOf("<header>"), page.indexOf("</header>"))).text);
    expect(top).toContain("The rule “No control is loosened and restored within a short time” fails.");
    expect(top.split("enableAgentShield was loosened")).toHaveLength(2);
  });

  it("says once what was found where no revision brought it", () => {
    const report = drifted();
    const introduced = { revision: null, at: "2026-03-09T00:00:00.000Z", by: null, exact: false };
    const used = { kind: "usage" as const, subject: "usage/model/m", message: "the model was used on 2 days" };
    const page = html(counted({ ...report, findings: [{ ...report.findings[0]!, ...used, introduced }] }));
    const top = decoded(readHtml(page.slice(page.indexOf("<header>"), page.indexOf("</header>"))).text);
    expect(top.split("the model was used on 2 days")).toHaveLength(2);
  });
});

describe("the register", () => {
  it("has a place for every revision it tells of, those told as text too", () => {
    const page = html(manyRevisions(300)).split("<script")[0]!;
    for (let n = 1; n <= 300; n++) expect(page.split(` id="r${n}"`)).toHaveLength(2);
  });
});

describe("the inventory", () => {
  it("says nothing of revisions that nobody saw", async () => {
    const rows = hourly({ maxAutonomyLevel: "low", wikiCloudSync: true }, {}).map((row, i) => ({
      ...row,
      revision: [1, 3][i]!,
    }));
    const report = await judge(rows, levelPolicy);
    expect(section(report, "secrets")).toContain("No revision that was seen holds a secret.");
    const still = { ...report, settings: report.settings.map((setting) => ({ ...setting, rules: [], changes: 0 })) };
    expect(section(still, "coverage")).toContain("Not changed in what was seen, no rule (2): maxAutonomyLevel,");
  });
});

describe("the exceptions", () => {
  it("name every value and the only setting that an exception is for, or count what they leave out", () => {
    const report = drifted();
    const value = Array.from({ length: 12 }, (_, i) => `model-${i + 1}`);
    const exceptions = [{ ...report.exceptions[0]!, value, revision: null, subject: "/modelPolicy/allowedModelIds" }];
    expect(section({ ...report, exceptions }, "exceptions")).toContain(
      "model-8 and 4 more, only for modelPolicy.allowedModelIds",
    );
  });
});

describe("the approvals", () => {
  it("are not called unused where their editor alone gave them and made the change", () => {
    const report = drifted();
    const approvals = [{ ...report.approvals[0]!, state: "never-applied" as const, revisions: [] }];
    const text = section({ ...report, approvals }, "approvals");
    expect(text).toContain("authorized no change");
    expect(text).not.toContain("never");
  });
});

describe("what was not evaluated", () => {
  it("includes the revisions that the audit left out", () => {
    const report = drifted();
    const revisions = { ...report.evidence.revisions, leftOut: 2 };
    const rest = { ...report, notEvaluated: [], rules: [], evidence: { ...report.evidence, revisions } };
    expect(section(rest, "method")).toContain("2 revisions after this audit's instant");
  });

  it("names missing data once that makes the evidence incomplete", () => {
    const [what, reason] = ["computers", 'the service does not know "build-02"'];
    const report = drifted();
    const problems = [{ code: "observed", message: `${what}: ${reason}` }];
    const rest = { ...report, notEvaluated: [{ what, reason }], evidence: { ...report.evidence, problems } };
    expect(section(rest, "method").split("build-02")).toHaveLength(2);
  });

  it("includes whether a setting changed, if that is not known", () => {
    const report = drifted();
    const settings = [0, 3, null].map((changes, i) => ({
      ...report.settings[0]!,
      subject: `/s${i}`,
      rules: [],
      changes,
    }));
    expect(section({ ...report, settings }, "coverage")).toContain(
      "Of the 3 others, 1 changed; whether 1 did is not known without a fingerprint key.",
    );
  });
});

describe("the posture", () => {
  const words = "Posture as a table (open windows, including accepted ones)";

  it("says that it counts accepted windows, and does not say so of accepted events alone", () => {
    const report = drifted();
    const accepted = report.findings.filter(({ status }) => status === "excepted");
    expect(accepted.some(({ exposureSeconds }) => exposureSeconds !== null)).toBe(true);
    expect(section(report, "timeline")).toContain(words);
    const findings = report.findings.map((item) =>
      item.status === "excepted" ? { ...item, exposureSeconds: null } : item,
    );
    const page = readHtml(html({ ...report, findings })).text;
    expect(page).not.toContain("including accepted ones");
  });
});

describe("the revision that set a setting without a rule", () => {
  it("is the latest possible where revisions before it are missing", async () => {
    const rows = hourly({ ideAutoConnect: false }, { ideAutoConnect: true });
    const set = async (numbers: readonly number[]) =>
      section(
        await judge(
          rows.map((row, i) => ({ ...row, revision: numbers[i]! })),
          levelPolicy,
        ),
        "coverage",
      );
    expect(await set([1, 2])).toMatch(/ideAutoConnect12$/);
    expect(await set([1, 4])).toMatch(/ideAutoConnect1at the latest 4$/);
  });
});

describe("the table of editors", () => {
  it("tells accounts with one address apart", async () => {
    const other = { ...ada, id: "user_other" };
    const report = await judge(hourly({}, { by: other, set: {} }));
    const output = section(report, "editors");
    for (const { id } of [ada, other]) expect(output.split(`${ada.email} (account ${id})`)).toHaveLength(3);
    expect(section(drifted(), "editors")).not.toContain("(account");
  });

  it("has the first and the last time, though the clock ran back", async () => {
    const rows = hourly({ maxAutonomyLevel: "low" }, {}).toReversed();
    const report = await judge(rows.map((row, i) => ({ ...row, revision: i + 1 })));
    expect(section(report, "editors")).toMatch(/\d{4}-\d\d-\d\d 00:00\s*\d{4}-\d\d-\d\d 01:00/);
  });
});

describe("the access review", () => {
  it("counts no grant where a setting lets nobody in", async () => {
    const report = await judge(hourly({ maxAutonomyLevel: "low" }));
    expect(report.access.map(({ to }) => to)).toEqual(["everyone", "nobody", "nobody"]);
    expect(section(report, "access")).toContain("1 grant");
  });
});

describe("the control view", () => {
  it("goes from the framework to the evidence", () => {
    const output = section(drifted(), "controls");
    expect(output).toContain("SOC 2 1 of 1 control has a failing rule");
    expect(output).toContain("CC6.8");
    expect(output).toContain("modelPolicy.allowedModelIds, high, open 115 d 3 h");
  });

  it("names the rule of an event, which is about a revision only", () => {
    const report = drifted();
    const event = report.findings.find(({ rule }) => rule === "editors/unapproved")!;
    const rules = [{ ...report.rules[0]!, id: event.rule, controls: ["cis:1"], status: "failing" as const }];
    expect(section({ ...report, rules }, "controls")).toMatch(/revision 5, editors\/unapproved, high, open event/);
    const none = [{ ...report.rules[0]!, controls: ["cis:1"], status: "passing" as const }];
    expect(section({ ...report, rules: none }, "controls")).toContain("0 of 1 control has a failing rule");
    const excepted = [{ ...report.rules[0]!, controls: ["cis:1"], status: "excepted" as const }];
    expect(section({ ...report, rules: excepted }, "controls")).toContain("0 of 1 rule holds, 1 excepted");
  });

  it("never takes a control for met whose rules were not evaluated", () => {
    const report = drifted();
    const rules = report.rules.map((rule) => ({ ...rule, status: "not-evaluated" as const, reason: "no usage data" }));
    const output = section({ ...report, rules, findings: [] }, "controls");
    expect(output).toContain("not evaluated: no usage data");
    expect(output).not.toMatch(/holds?\b/);
  });

  it("sorts controls by the numbers in their names", () => {
    const report = drifted();
    const rules = [{ ...report.rules[0]!, controls: ["cis:13.4", "cis:2.7", "cis:13.10"] }];
    const output = section({ ...report, rules }, "controls");
    expect([...output.matchAll(/(?:2\.7|13\.4|13\.10)(?=1 of 1)/g)].map(String)).toEqual(["2.7", "13.4", "13.10"]);
  });
});

describe("the part of an editor", () => {
  it("has every revision and every finding of the editor, and no other", () => {
    const report = drifted();
    const views = editorViews(bookOf(report), report.editors, dutiesOf(report));
    expect(views.map(({ editor }) => editor)).toEqual(report.editors);
    for (const { editor, revisions } of views) expect(revisions).toHaveLength(editor.revisions);
    expect(views.flatMap(({ revisions }) => revisions).toSorted((a, b) => a - b)).toEqual(
      report.revisions.map(({ revision }) => revision).toSorted((a, b) => a - b),
    );
    const attributable = report.findings.filter(
      ({ introduced, kind }) => introduced.by !== null && introduced.exact && kind !== "integrity",
    );
    expect(views.reduce((sum, { open, past }) => sum + open.length + past, 0)).toBe(attributable.length);
  });

  it("says of an approval whose term was not seen whole that no use of it was seen", () => {
    const uses = (state: Report["approvals"][number]["state"]) => {
      const report = drifted();
      const approvals = report.approvals.map((approval) => ({ ...approval, state, revisions: [] }));
      return section({ ...report, approvals }, "approvals");
    };
    expect(uses("unknown")).toContain("none was seen");
    expect(uses("never-applied")).not.toContain("none was seen");
  });

  it("leaves missing revisions and a clock that ran back to nobody", async () => {
    const rows = hourly({ maxAutonomyLevel: "low" }, {}, {}).map((row, i) => ({ ...row, revision: [1, 3, 4][i]! }));
    rows[2] = { ...rows[2]!, updatedAt: "2026-02-01T00:00:00.000Z" };
    const report = await judge(rows);
    expect(report.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["integrity/clock", "integrity/revision-gap"]),
    );
    const opened = editorViews(bookOf(report), report.editors, dutiesOf(report)).flatMap(({ open }) => open);
    expect(opened.filter(({ kind }) => kind === "integrity")).toEqual([]);
  });

  it("closed only what no missing revision may have closed", async () => {
    const levels = ["high", "low", "high", "low"];
    const rows = hourly(...levels.map((maxAutonomyLevel) => ({ maxAutonomyLevel })));
    const closed = async (...revisions: number[]) => {
      const report = await judge(
        rows.map((row, i) => ({ ...row, revision: revisions[i]! })),
        levelPolicy,
      );
      expect(report.summary.resolved).toBe(2);
      return editorViews(bookOf(report), report.editors, dutiesOf(report)).map((view) => view.closed);
    };
    expect(await closed(1, 2, 3, 4)).toEqual([2]);
    expect(await closed(1, 2, 3, 5)).toEqual([1]);
  });

  it("does not have the secret that they took out, and that the history still shows", async () => {
    const apiKey = "fixture-key-NOT-a-secret-000000000000000001";
    const model = { id: "custom:a", model: "a", apiKey };
    const rows = hourly({}, { customModels: [model] }, {}).map((row, i) => ({
      ...row,
      user: { id: `u${i}`, email: `u${i}@corp.example`, name: "" },
    }));
    const report = await judge(rows);
    const opened = editorViews(bookOf(report), report.editors, dutiesOf(report)).flatMap(({ editor, open }) =>
      open.map(({ rule }) => `${editor.email} ${rule}`),
    );
    expect(report.findings.map(({ rule, introduced }) => `${introduced.by?.email} ${rule}`)).toContain(
      "u2@corp.example secrets/exposed-in-history",
    );
    expect(opened).not.toContain("u2@corp.example secrets/exposed-in-history");
  });

  it("says what they agreed to, answer for and may do", () => {
    const output = section(drifted(), "editors");
    expect(output).toContain("Each editor");
    expect(output).toMatch(/ada@example\.com \d+ revisions?, \d+ loosening, \d+ findings? (?:is|are) open/);
    expect(output).toContain("Who may start missions (missionPolicy.allowedUserIds)");
  });
});

describe("an exception", () => {
  it("names who agreed to it, or says that nobody is named", () => {
    const report = drifted();
    const [first, ...rest] = report.exceptions;
    expect(section(report, "exceptions")).toContain("no agreement is named");
    const agreed = [{ ...first!, agreedBy: ["grace@example.com", "bo@example.com"] }, ...rest];
    expect(section({ ...report, exceptions: agreed }, "exceptions")).toContain(
      "agreed to by grace@example.com, bo@example.com",
    );
  });
});

describe("what was not evaluated", () => {
  it("names each rule that was not, and why", () => {
    const report = drifted();
    const rules = [{ ...report.rules[0]!, status: "not-evaluated" as const, reason: "in force from 2027-01-01" }];
    const output = section({ ...report, rules, notEvaluated: [] }, "method");
    expect(output).toContain(`rule ${rules[0]!.id}: in force from 2027-01-01`);
    expect(output).not.toContain("Nothing that was asked for was left out");
  });

  it("names the built-in rules whose data was not given, without those that are off", () => {
    const off = { what: "usage/a", reason: "switched off by the configuration" };
    const report = {
      ...drifted(),
      notEvaluated: [off],
      notEvaluatedRules: ["integrity/audit-gap", "usage/a", "usage/b"],
    };
    expect(section(report, "method")).toContain(
      "2 built-in rules, whose data was not given: integrity/audit-gap and usage/b",
    );
  });
});

describe("what is open now", () => {
  it("says how many are over their time limit", () => {
    const report = drifted();
    const none = report.findings.map((finding) => ({ ...finding, dueAt: null }));
    expect(section({ ...report, findings: none }, "findings")).toContain("No open window has a time limit.");
    const limited = report.findings.map((finding, i) =>
      finding.exposureSeconds === null ? finding : { ...finding, dueAt: i === 0 ? "2026-01-01T00:00:00.000Z" : null },
    );
    expect(section({ ...report, findings: limited }, "findings")).toContain(
      "Overdue: 1 of 1 open finding with a time limit, by up to ",
    );
  });

  it("counts the time limits of what a view hides", () => {
    const report = drifted();
    const view = { ...report.view, reportSeverity: "high" as const };
    const hidden = report.findings.map((finding) => ({
      ...finding,
      dueAt: finding.severity === "high" ? null : "2026-01-01T00:00:00.000Z",
    }));
    const whole = html({ ...report, findings: hidden });
    const sentence = /Overdue: \d+ of \d+ open findings? with a time limit, by up to [^.]*\./.exec(whole)![0];
    expect(html({ ...report, findings: hidden, view }).split(sentence)).toHaveLength(3);
  });

  it("says when a window began that no revision opened, and does not call that its author", () => {
    const report = drifted();
    const introduced = { revision: null, at: "2026-03-09T00:00:00.000Z", by: null, exact: false };
    const used = { ...report.findings[0]!, kind: "usage" as const, subject: "usage/model/m", values: [], introduced };
    const output = section({ ...report, findings: [used] }, "findings");
    expect(output).toMatch(/Whensince 9 Mar 2026, 00:00 UTC(?!.*Who)/s);
  });

  it("says what the policy of the time said, where that is known, and finds it by that", () => {
    const report = drifted();
    expect(section(report, "findings")).not.toContain("By the policy in force");
    const findings = report.findings.map((finding, i) => ({
      ...finding,
      inForce: i === 0 ? ("compliant" as const) : ("violating" as const),
    }));
    const output = section({ ...report, findings }, "findings");
    expect(output).toMatch(
      /By the policy in force when each began: \d+ violated it then too, 1 did not: the policy was/,
    );
    expect(output).toContain("the policy in force at the time was not violated: it was tightened since");
    expect(finds(queryOf("was:compliant"), findingEntry(findings[0]!, new Map(), bookOf(report)))).toBe(true);
    expect(finds(queryOf("was:compliant"), findingEntry(findings[1]!, new Map(), bookOf(report)))).toBe(false);
  });
});

describe("for how long anything was open", () => {
  it("stands beside its rule, its control, and a finding that is not all of it", () => {
    const report = drifted();
    const { exposureSeconds: own, rule } = report.findings[0]!;
    const exposure = {
      ...report.exposure,
      rules: [{ id: rule, seconds: own! + 86_400 }],
      controls: [{ id: "soc2:CC6.8", seconds: 3 * 86_400 }],
    };
    const more = { ...report, exposure };
    expect(section(more, "rules")).toContain("failing exposed 116 d 3 h in all");
    expect(section(more, "controls")).toContain("exposed 3 d in all");
    expect(section(more, "findings")).toContain("violated for 116 d 3 h in all");
    expect(
      section({ ...more, exposure: { ...exposure, rules: [{ id: rule, seconds: own! }] } }, "findings"),
    ).not.toContain("violated for");
  });
});

describe("separation of duties", () => {
  it("says what was looked at when nobody is both, and nothing of the rest", () => {
    const duties = dutiesOf(drifted());
    expect(duties.overlaps).toEqual([]);
    const output = section(drifted(), "editors");
    expect(output).toContain(`Of ${duties.approvals} approval`);
    expect(output).toContain(`${duties.loosening} loosening change`);
    expect(section({ ...drifted(), approvals: [] }, "editors")).toMatch(
      /No approval is defined: who agreed to .*loosening changes? is not known/,
    );
    expect(output).not.toMatch(/no editor/i);
  });

  it("names who may implement what they approved, although nobody made a change under it", () => {
    const report = drifted();
    const approvals = report.approvals.map((approval) => ({
      ...approval,
      revisions: [],
      implementers: ["bo@example.com"],
      approvedBy: ["Bo@example.com", "grace@example.com"],
    }));
    const { overlaps } = dutiesOf({ ...report, approvals });
    expect(overlaps).toMatchObject([{ role: "may implement it, and approved it, with 1 other", revisions: [] }]);
  });

  it("takes an account's former address for the same person", () => {
    const report = drifted();
    const [first, ...more] = report.revisions;
    const third = report.revisions.find((revision) => revision.revision === 3)!;
    const former = { ...first!, by: { ...third.by, email: "before@example.com" } };
    const approvals = report.approvals.map((approval) => ({ ...approval, approvedBy: ["before@example.com"] }));
    const { overlaps } = dutiesOf({ ...report, approvals, revisions: [former, ...more] });
    expect(overlaps).toMatchObject([{ person: "before@example.com", role: "approved it alone", revisions: [3] }]);
  });

  it("does not take two accounts for one person because both had an address, and says who it may be", () => {
    const report = drifted();
    const [first, second, ...more] = report.revisions;
    const { by } = report.revisions.find(({ revision }) => revision === 3)!;
    const moved = [
      { ...by, id: "user_other", email: "before@example.com" },
      { ...by, email: "before@example.com" },
    ];
    const revisions = [{ ...first!, by: moved[0]! }, { ...second!, by: moved[1]! }, ...more];
    const approvals = report.approvals.map((approval) => ({ ...approval, approvedBy: ["user_other"] }));
    const exceptions = report.exceptions.map((exception) => ({ ...exception, owner: "user_other", selfOwned: 3 }));
    expect(dutiesOf({ ...report, approvals, exceptions, revisions }).overlaps).toMatchObject([
      { person: "user_other", role: `approved it alone, and may be ${by.email}`, revisions: [3] },
      { person: "user_other", role: `owns the exception, and may be ${by.email}`, revisions: [3] },
    ]);
  });

  it("names nobody for changes that a missing revision may have made", () => {
    const report = drifted();
    const approvals = report.approvals.map((approval) => ({ ...approval, approvedBy: ["ada@example.com"] }));
    const revisions = report.revisions.map((row) =>
      row.revision === 3 ? { ...row, missing: { from: 2, to: 2 } } : row,
    );
    expect(dutiesOf({ ...report, approvals, revisions }).overlaps).toEqual([]);
  });

  it("names who approved their own change, whatever the case of their address", () => {
    const report = drifted();
    const approvals = report.approvals.map((approval) => ({ ...approval, approvedBy: ["ADA@example.com"] }));
    const { overlaps } = dutiesOf({ ...report, approvals });
    expect(overlaps).toMatchObject([{ person: "ADA@example.com", role: "approved it alone", revisions: [3] }]);
    expect(section({ ...report, approvals }, "editors")).toContain("approved it alone");
  });

  it("names who owns the exception for their own deviation, and the rule that they broke", () => {
    const report = drifted();
    const owner = "mallory@example.net";
    const exceptions = report.exceptions.map((exception) => ({ ...exception, owner, selfOwned: 5 }));
    const rules = report.rules.map((rule) => ({ ...rule, owner: "mallory@example.net" }));
    const roles = dutiesOf({ ...report, exceptions, rules }).overlaps.map(({ role }) => role);
    expect(roles).toEqual(["owns the exception", "owns the rule"]);
  });

  it("names who relaxed the rule that their change violated, in the part of the editor too", () => {
    const report = drifted();
    const first = { ...report.findings[0]!, rule: "changes/legalised", kind: "change" as const };
    const relaxed = { ...report, findings: [first, ...report.findings.slice(1)] };
    const { email } = first.introduced.by!;
    expect(dutiesOf(relaxed).overlaps).toMatchObject([
      { person: email, role: "relaxed the rule afterwards", revisions: [first.introduced.revision] },
    ]);
    expect(section(relaxed, "editors")).toContain("Two dutiesRelaxed the rule afterwards: modelPolicy.allowedModelIds");
  });

  it("does not say of an approval or a person what a missing revision may belie", async () => {
    const change = "id: p\nchanges: { loosening: { requires: approval } }\n";
    const approval = `approvals: [{ id: C-1, settings: [maxAutonomyLevel], from: 2026-02-01, until: 2026-03-31, approvedBy: [${ada.email}], approvedAt: 2026-02-01 }]`;
    const rows = hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" });
    const report = (second: number) =>
      policy(`${change}${approval}\n`).then((policies) =>
        judge([rows[0]!, { ...rows[1]!, revision: second }], policies),
      );
    expect(section(await report(2), "changes")).toContain(
      "C-1: no approver is known to be a person other than the editor",
    );
    expect(dutiesOf(await report(2)).overlaps).toMatchObject([{ role: "approved it alone", revisions: [2] }]);
    const seen = await report(3);
    expect(section(seen, "changes")).toContain("C-1: does not cover revision 3");
    expect(section(seen, "diffs")).toContain("C-1: does not cover revision 3");
    expect(seen.findings.map(({ message }) => message).join()).toContain("approval C-1 does not cover revision 3");
    expect(dutiesOf(seen).overlaps).toEqual([]);
  });
});

describe("the differences of revisions", () => {
  it("show before and after of each setting", () => {
    const output = section(drifted(), "diffs");
    expect(output).toContain("modelPolicy.allowedModelIds");
    expect(output).toContain("After+ gpt-x-preview");
    expect(output).toContain("[secret fp:run:1]");
  });

  it("keep the findings that a revision opened apart from those that it closed", () => {
    const report = drifted();
    const [opened, closed] = report.findings.map(({ id }) => id);
    const revisions = report.revisions.map((row) => ({ ...row, opened: [opened!], closed: [closed!] }));
    expect(section({ ...report, revisions }, "diffs")).toMatch(/opened [^ ;]+; closed [^ ;]+/);
  });

  it("show of a long text what changed, and give both texts back", () => {
    const words = fc.array(fc.constantFrom("alpha", "beta", "gamma", "delta\n", "  "), {
      minLength: 40,
      maxLength: 80,
    });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [before, after] = [a.join(" "), b.join(" ")];
        const difference = textDifference(before, after);
        if (before === after) expect(difference).toBeUndefined();
        else {
          expect(difference!.start + difference!.removed + difference!.end).toBe(before);
          expect(difference!.start + difference!.added + difference!.end).toBe(after);
        }
      }),
    );
    const text = (word: string) => `${"so ".repeat(40)}${word}${" it".repeat(40)}`;
    expect(textDifference(text("is"), text("was"))).toMatchObject({ removed: "is ", added: "was " });
    expect(textDifference("low", "high")).toBeUndefined();
  });
});

describe("what scripts are given", () => {
  it("is every finding and revision that is shown, as the report has them", () => {
    for (const report of [drifted(), hostile(drifted())]) {
      const island = islandOf(islandText(pageOf(report), 1_500_000));
      expect(JSON.parse(JSON.stringify(island.report.revisions))).toEqual(JSON.parse(JSON.stringify(report.revisions)));
      expect(island.report.findings).toHaveLength(report.findings.length);
      expect(island.left).toEqual({ findings: 0, revisions: 0 });
    }
  });

  it("cannot end its element, nor hold a character that is hidden", () => {
    for (const report of [hostile(drifted()), hostile(manyFindings(50))])
      expect(islandText(pageOf(report), 1_500_000)).toMatch(/^[^<>&\u0000-\u001f\u007f-\u00a0\u2028\u2029\u202e]*$/);
  });

  it("has all of 10,000 revisions, and draws them as the page did", () => {
    const report = manyRevisions(10_000);
    const page = pageOf(report);
    const island = islandOf(islandText(page, 1_500_000));
    expect(island.left).toEqual({ findings: 0, revisions: 0 });
    expect(openPage(island).tracks).toEqual(page.tracks);
    expect(openPage(island).anchoredRevisions.size).toBe(10_000);
  });

  it("says how many are left out when values are long, and still draws all of them", () => {
    const report = manyRevisions(400);
    const long = (i: number) => `${i} ${"x".repeat(9000)}`;
    const revisions = report.revisions.map((row, i) => ({
      ...row,
      changes: row.changes.map((change) => ({ ...change, op: "replace" as const, before: long(i), after: long(-i) })),
    }));
    const page = pageOf({ ...report, revisions });
    const island = islandOf(islandText(page, 1_500_000));
    expect(island.left.revisions).toBeGreaterThan(100);
    expect(island.report.revisions.at(-1)?.revision).toBe(400);
    expect(JSON.stringify(openPage(island).tracks)).toBe(JSON.stringify(page.tracks));
    expect(html({ ...report, revisions }).length).toBeLessThan(3_500_000);
  });

  it("says of a change who agreed to it as the page does, and says it once", () => {
    const page = pageOf(drifted());
    const island = openPage(islandOf(islandText(page, 1_500_000)));
    const { approval } = island.report.revisions
      .flatMap(({ changes }) => changes)
      .find((item) => item.approval !== null)!;
    const sentence = plain(approvalWords(approval!, island.book));
    expect(sentence).toBe(plain(approvalWords(approval!, page.book)));
    expect(sentence).toBe("CHG-7: authorized; agreed to by grace@example.com, 2026-06-30");
    expect(island.report.approvals).toEqual([]);
    // Changes of earlier versions only have the approval's id and result.
    const { id, result } = approval!;
    expect(plain(approvalWords({ id, result }, page.book))).toBe(sentence);
  });

  it("is no larger for what is still open since the last audit", () => {
    const report = drifted();
    const withOpen = (stillOpen: string[]) => {
      const sinceLast = { ...report.summary.sinceLast!, stillOpen };
      return islandText(pageOf({ ...report, summary: { ...report.summary, sinceLast } }), 1_500_000).length;
    };
    expect(withOpen(Array.from({ length: 1000 }, (_, i) => `f_${String(i).padStart(16, "0")}`))).toBe(withOpen([]));
  });

  it("follows the view of the report", () => {
    const report = { ...drifted(), view: { reportSeverity: "high" as const, since: null, failOn: "high" as const } };
    const { findings } = islandOf(islandText(pageOf(report), 1_500_000)).report;
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(["high"]));
  });
});

describe("tables on a phone", () => {
  it("name each number, and each cell that says none, as their heads are not shown", async () => {
    const used = await auditUse({
      history: [change(1, "2026-02-01T00:00:00.000Z", { modelPolicy: { allowedModelIds: ["m-a"] } })],
      rows: rowsOf({ "2026-03-02": ["u2 m-b 10"] }, "2026-03-08", "2026-03-01"),
      asOf: "2026-03-09T08:00:00.000Z",
      policy: base,
      from: "2026-03-01",
    });
    const cells = [drifted(), used].flatMap((report) => [...html(report).matchAll(/<td([^>]*)>(.*?)<\/td>/gs)]);
    const unnamed = cells.filter(
      ([, attributes = "", content = ""]) =>
        /^(?:[-−]?[\d,]+|none\b.*)$/s.test(content.replace(/<[^>]*>/g, "")) && !attributes.includes("data-label"),
    );
    expect([cells.length > 100, unnamed.map(([cell]) => cell)]).toEqual([true, []]);
  });
});
