// The tables for SQL engines: every line is valid by the published schema, and equal to the report's data.
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { whole } from "../../src/reporters/pieces.ts";
import { columnsOf, tables as registry } from "../../src/reporters/tables/registry.ts";
import { files, tables } from "../../src/reporters/tables/index.ts";
import { attacks, broken, compliant, drifted, finding, incomplete, manyRevisions, tampered } from "./fixture.ts";

type Row = Readonly<Record<string, unknown>>;

function read(report: Report): Record<string, Row[]> {
  return Object.fromEntries(
    [...tables(report)].map(([file, text]) => {
      const lines = whole(text).split("\n");
      expect(lines.pop()).toBe("");
      return [file.replace(".ndjson", ""), lines.map((line) => JSON.parse(line) as Row)];
    }),
  );
}

const { definitions } = JSON.parse(readFileSync("policies/tables.schema.json", "utf8")) as { definitions: object };
const ajv = new Ajv({ strictTypes: false, formats: { "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/ } });
const validators = Object.entries(definitions).map(([name, schema]) => [name, ajv.compile(schema as object)] as const);

describe("every table", () => {
  it("has a file, and a schema that its lines are valid by", () => {
    expect(files).toEqual(validators.map(([name]) => `${name}.ndjson`));
    const reports = [drifted(), compliant(), incomplete(), broken(), tampered(), manyRevisions(1000)];
    for (const report of reports) {
      const rows = read(report);
      for (const [name, valid] of validators)
        for (const row of rows[name]!) expect([valid(row), valid.errors, row]).toEqual([true, null, row]);
    }
  });

  it("has each column once, in the same order on every line, in names that SQL needs no quotes for", () => {
    const rows = read(drifted());
    for (const [name, table] of Object.entries(registry)) {
      const names = columnsOf(table).map((column) => column.name);
      expect(new Set(names).size).toBe(names.length);
      for (const item of names) expect(item).toMatch(/^[a-z][a-z_]*$/);
      for (const row of rows[name]!) expect(Object.keys(row)).toEqual(names);
    }
  });

  it("is an empty text where there is nothing, but for the run", () => {
    expect(
      Object.entries(read(incomplete()))
        .filter(([, rows]) => rows.length > 0)
        .map(([name]) => name),
    ).toEqual(["rules", "runs"]);
  });

  it("tells on every row whose it is", () => {
    for (const rows of Object.values(read(drifted())))
      for (const row of rows)
        expect(row).toMatchObject({ organization: drifted().organization, as_of: drifted().asOf });
  });
});

describe("the rows", () => {
  it("are as many as the report has, whatever is shown of it", () => {
    const report = drifted();
    const view = { ...report.view, reportSeverity: "critical" as const, since: "999999" };
    for (const variant of [report, { ...report, view }]) {
      const rows = read(variant);
      expect(rows["findings"]).toHaveLength(report.findings.length);
      expect(rows["revisions"]).toHaveLength(report.revisions.length);
      expect(rows["changes"]).toHaveLength(report.revisions.flatMap(({ changes }) => changes).length);
      expect(rows["rules"]).toHaveLength(report.rules.length);
      expect(rows["editors"]).toHaveLength(report.editors.length);
      expect(rows["runs"]).toHaveLength(1);
    }
  });

  it("give values as the text of their JSON, entries as texts, and nothing for what is not set", () => {
    const secret = { $secret: "literal", fingerprint: "fp:run:1" };
    const report = {
      ...drifted(),
      findings: [finding(1, { before: null, actual: ["a", secret], offending: ["a", secret, 1, null] })],
    };
    const text = '{"$secret":"literal","fingerprint":"fp:run:1"}';
    expect(read(report)["findings"]![0]).toMatchObject({
      last_passing: null,
      last_failing: `["a",${text}]`,
      offending: ["a", text, "1", null],
    });
  });

  it("give back every text that a hostile history holds", () => {
    for (const attack of attacks) {
      const report = {
        ...drifted(),
        findings: [finding(1, { message: attack, actual: [attack], offending: [attack] })],
      };
      const [row] = read(report)["findings"]!;
      expect([row!["message"], row!["offending"]]).toEqual([attack, [attack]]);
      expect(JSON.parse(row!["last_failing"] as string)).toEqual([attack]);
    }
  });
});
