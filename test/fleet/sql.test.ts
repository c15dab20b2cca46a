// Compares the queries of examples/sql on the tables of many organizations with answers from their reports.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { beforeAll, describe, expect, it } from "vitest";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { worstToBest } from "../../src/model/severity.ts";
import { nameOf } from "../../src/words.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { tables } from "../../src/reporters/tables/index.ts";
import { folder } from "../e2e/program.ts";
import { incomplete } from "../reporters/fixture.ts";
import { hourly, judge } from "../support/history.ts";
import { organizations } from "./organizations.ts";

const ORGANIZATIONS = 1000;
const questions = "examples/sql";
const names = readdirSync(questions).filter((name) => name !== "tables.sql");
const sql = (name: string) => readFileSync(path.join(questions, name), "utf8");

type Row = Record<string, unknown>;

/** Returns a function that queries the tables of these reports: numbers, ISO instants and lists. */
async function openTables(reports: readonly Report[]): Promise<(query: string) => Promise<Row[]>> {
  const root = folder();
  for (const report of reports) {
    const place = path.join(root, "tables", report.organization);
    mkdirSync(place, { recursive: true });
    for (const [file, text] of tables(report)) writeFileSync(path.join(place, file), whole(text));
  }
  const database = await (await DuckDBInstance.create(":memory:")).connect();
  await database.run(`SET file_search_path = '${root}'`);
  await database.run(sql("tables.sql"));
  const plain = (value: unknown): unknown => {
    if (typeof value === "bigint") return Number(value);
    if (value instanceof Date) return value.toISOString();
    return value;
  };
  return async (query) => {
    const rows = (await database.runAndReadAll(query)).getRowObjectsJS();
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));
  };
}

let reports: readonly Report[];
let ask: (query: string) => Promise<Row[]>;
beforeAll(async () => {
  reports = await organizations(ORGANIZATIONS);
  ask = await openTables(reports);
});

const settingOf = (subject: string) => (subject.startsWith("/") ? nameOf(subject) : null);
const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
const findings = () =>
  reports.flatMap(({ organization, asOf, findings }) =>
    findings.map((finding) => ({ organization, asOf, ...finding })),
  );

/** Sorts by these columns, descending for a minus. null sorts last. */
function ordered(rows: readonly Row[], ...columns: string[]): Row[] {
  const compare = (a: unknown, b: unknown) => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    return (a as string) < (b as string) ? -1 : 1;
  };
  return rows.toSorted((a, b) => {
    for (const column of columns) {
      const name = column.replace("-", "");
      const order = compare(a[name], b[name]) * (name === column ? 1 : -1);
      if (order !== 0) return order;
    }
    return 0;
  });
}

function groups<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const byKey = new Map<string, T[]>();
  for (const item of items) byKey.set(key(item), [...(byKey.get(key(item)) ?? []), item]);
  return [...byKey.values()];
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
function median(list: readonly number[]): number {
  const sorted = list.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

/** Computes the answer to each query from the reports. */
const answers: Record<string, () => Row[]> = {
  "who-loosened-what.sql": () =>
    ordered(
      reports.flatMap(({ organization, revisions }) =>
        revisions.flatMap(({ at, by, approved, missing, changes }) =>
          changes
            .filter(({ direction }) => direction === "looser")
            .map(({ subject, before, after, approval }) => ({
              organization,
              made_at: at,
              editor_email: missing ? null : by.email,
              editor_listed: missing ? null : approved,
              missing_from: missing?.from ?? null,
              setting: settingOf(subject),
              value_before: json(before),
              value_after: json(after),
              approval: approval?.id ?? null,
              approval_result: approval?.result ?? null,
            })),
        ),
      ),
      "-made_at",
      "organization",
      "setting",
    ),
  "open-findings.sql": () =>
    ordered(
      reports
        .filter(({ summary }) => sum(Object.values(summary.open)) > 0)
        .map(({ organization, summary }) => ({ organization, ...summary.open })),
      ...worstToBest.map((severity) => `-${severity}`),
      "organization",
    ),
  "overdue.sql": () =>
    ordered(
      findings()
        .filter(({ status, dueAt, asOf }) => status === "open" && dueAt !== null && dueAt < asOf)
        .map(({ organization, dueAt, severity, rule, subject, introduced }) => ({
          organization,
          due_at: dueAt,
          severity,
          rule,
          setting: settingOf(subject),
          introduced_at: introduced.at,
          introduced_by_email: introduced.by?.email ?? null,
        })),
      "due_at",
      "organization",
      "rule",
      "setting",
    ),
  "time-to-remediate.sql": () => {
    const fixed = findings().filter(({ ended }) => ended === "fixed");
    const month = ({ resolved, severity }: Finding) => `${resolved!.at.slice(0, 7)} ${severity}`;
    return ordered(
      groups(fixed, month).map((some) => {
        const [year, number] = some[0]!.resolved!.at.split("-");
        const hours = some.map(({ exposureSeconds }) => exposureSeconds! / 3600);
        return {
          resolved_year: Number(year),
          resolved_month: Number(number),
          severity: some[0]!.severity,
          fixed: some.length,
          median_hours: expect.closeTo(median(hours), 6) as number,
          average_hours: expect.closeTo(sum(hours) / hours.length, 6) as number,
        };
      }),
      "resolved_year",
      "resolved_month",
      "severity",
    );
  },
  "failing-rules.sql": () => {
    const rows = reports.flatMap(({ organization, rules }) => rules.map((rule) => ({ organization, ...rule })));
    const within = (id: string, status: string) => rows.filter((row) => row.id === id && row.status === status).length;
    const counts = new Map(
      [...new Set(rows.map(({ id }) => id))].map((id) => [
        id,
        { fails_in: within(id, "failing"), holds_in: within(id, "passing") },
      ]),
    );
    return ordered(
      rows
        .filter(({ status }) => status === "failing")
        .map(({ organization, id, severity }) => ({ rule: id, severity, organization, ...counts.get(id)! })),
      "-fails_in",
      "rule",
      "organization",
    );
  },
  "unlisted-editors.sql": () => {
    const revisionRows = reports.flatMap(({ organization, revisions }) =>
      revisions.map((row) => ({ organization, ...row })),
    );
    const by = groups(revisionRows, (row) => row.by.email!.toLowerCase());
    return ordered(
      by
        .map((rows) => ({ rows, organizations: new Set(rows.map(({ organization }) => organization)).size }))
        .filter(({ rows, organizations }) => organizations > 1 && !rows.some(({ approved }) => approved === true))
        .map(({ rows, organizations }) => ({
          email: rows[0]!.by.email!.toLowerCase(),
          organizations,
          revisions: rows.length,
          loosening: rows
            .flatMap(({ changes, missing }) => (missing ? [] : changes))
            .filter(({ direction }) => direction === "looser").length,
          last_at: rows
            .map(({ at }) => at)
            .toSorted()
            .at(-1),
        })),
      "-organizations",
      "email",
    );
  },
  "stale-runs.sql": () => {
    const newest = Math.max(...reports.map(({ asOf }) => Date.parse(asOf)));
    return ordered(
      reports
        .filter(({ asOf, evidence }) => !evidence.complete || newest - Date.parse(asOf) > 2 * 86_400_000)
        .map(({ organization, asOf, verdict, evidence }) => ({
          organization,
          as_of: asOf,
          verdict,
          complete: evidence.complete,
          problems: evidence.problems.map(({ message }) => message),
        })),
      "as_of",
      "organization",
    );
  },
  "ending-exceptions.sql": () =>
    ordered(
      findings()
        .filter(({ status, exception, asOf }) => {
          const end = exception?.expires ?? null;
          return status === "excepted" && end !== null && Date.parse(end) < Date.parse(asOf) + 30 * 86_400_000;
        })
        .map(({ organization, exception, severity, rule, subject }) => ({
          organization,
          exception_expires: exception!.expires,
          exception_owner: exception!.owner,
          severity,
          rule,
          setting: settingOf(subject),
          exception_reason: exception!.reason,
          exception_ticket: exception!.ticket,
        })),
      "exception_expires",
      "organization",
      "rule",
      "setting",
    ),
};

describe("the tables of many organizations", () => {
  it.each(names)("answer %s as their reports do", async (name) => {
    const expected = answers[name]!();
    expect(expected.length).toBeGreaterThan(1);
    expect(await ask(sql(name))).toEqual(expected);
  });

  it("hold every row of every report", async () => {
    const count = async (table: string) => (await ask(`SELECT COUNT(*) AS n FROM ${table}`))[0]!["n"];
    expect(await count("runs")).toBe(ORGANIZATIONS);
    expect(await count("findings")).toBe(sum(reports.map((report) => report.findings.length)));
    expect(await count("editors")).toBe(sum(reports.map((report) => report.editors.length)));
  });

  it("are joined by organization and run", async () => {
    const joined = "FROM findings f JOIN runs r ON r.organization = f.organization AND r.as_of = f.as_of";
    const [row] = await ask(`SELECT COUNT(*) AS n ${joined} WHERE r.verdict = 'incomplete'`);
    const broken = reports.filter(({ verdict }) => verdict === "incomplete");
    expect(row!["n"]).toBe(sum(broken.map(({ findings }) => findings.length)));
  });
});

it("time to remediate is that of the report, with events and a clock that ran back", async () => {
  const model = (host: string) => ({ id: "m", model: "m", provider: "openai", baseUrl: `https://${host}/v1` });
  const [low, high] = ["low", "high"].map((maxAutonomyLevel) => ({
    maxAutonomyLevel,
    customModels: [model("a.example")],
  }));
  const changes = hourly(low!, high!, low!, high!, low!, { ...low!, customModels: [model("b.example")] }, low!);
  const early = changes.map((change) =>
    change.revision === 5 ? { ...change, updatedAt: changes[1]!.updatedAt } : change,
  );
  const report = await judge(early, "id: levels\nsettings: { maxAutonomyLevel: low }\n");
  const event = report.findings.find(({ rule, ended }) => rule === "levers/endpoint" && ended === "fixed");
  expect(event).toMatchObject({ exposureSeconds: null });
  const rows = await (await openTables([report]))(sql("time-to-remediate.sql"));
  expect(rows).toEqual(
    report.remediation!.months.map(({ month, severity, fixed, medianSeconds, meanSeconds }) => ({
      resolved_year: Number(month.slice(0, 4)),
      resolved_month: Number(month.slice(5)),
      severity,
      fixed,
      median_hours: medianSeconds! / 3600,
      average_hours: meanSeconds! / 3600,
    })),
  );
  expect(rows).toMatchObject([{ fixed: 2, median_hours: 1 }]);
});

it("every question is one plain sentence, which the page has too, and one statement", () => {
  const page = readFileSync("docs/fleet.md", "utf8");
  expect(names).toEqual(Object.keys(answers).toSorted());
  for (const name of names) {
    const [first, ...rest] = sql(name).trimEnd().split("\n");
    expect(first).toMatch(/^-- [A-Z].*\?$/);
    expect(page).toContain(`| ${first!.slice(3)} | [${name}](../examples/sql/${name}) |`);
    expect(rest.join("\n")).toMatch(/^SELECT\s[^;]*;$/);
  }
});

it("empty tables answer every question with nothing", async () => {
  const nothing = await openTables([{ ...incomplete(), rules: [] }]);
  for (const name of names)
    expect([name, (await nothing(sql(name))).length]).toEqual([name, name === "stale-runs.sql" ? 1 : 0]);
});
