// Derives from the tables' columns: their JSON Schema, SQL views, and documentation.
import { columnsOf, tables } from "../src/reporters/tables/registry.ts";
import type { Sort } from "../src/reporters/tables/table.ts";
import { fileOf } from "../src/reporters/tables/index.ts";
import { code, heading, prose, table as markdownTable } from "./docs/markdown.ts";

type Column = ReturnType<typeof columnsOf>[number];

const sorts: Record<Sort, { readonly schema: object; readonly sql: string; readonly says: string }> = {
  text: { schema: { type: "string" }, sql: "VARCHAR", says: "text" },
  integer: { schema: { type: "integer" }, sql: "BIGINT", says: "integer" },
  boolean: { schema: { type: "boolean" }, sql: "BOOLEAN", says: "true or false" },
  instant: { schema: { type: "string", format: "date-time" }, sql: "TIMESTAMP", says: "instant" },
  texts: { schema: { type: "array", items: { type: ["string", "null"] } }, sql: "VARCHAR[]", says: "list of texts" },
  json: { schema: { type: "string", contentMediaType: "application/json" }, sql: "VARCHAR", says: "JSON as text" },
};

function columnSchema({ sort, says, nullMeaning, words }: Column): object {
  const { type, ...more } = sorts[sort].schema as { type: string };
  const isOptional = nullMeaning !== undefined;
  return {
    description: isOptional ? `${says}; null: ${nullMeaning}` : says,
    type: isOptional ? [type, "null"] : type,
    ...more,
    ...(words && { enum: isOptional ? [...words, null] : words }),
  };
}

/** Returns the JSON Schema of the lines of every table. */
export function tablesSchema(): Record<string, unknown> {
  const definitions = Object.entries(tables).map(([name, table]) => {
    const columns = columnsOf(table);
    return [
      name,
      {
        description: `A line of ${fileOf(name)}: ${table.says}`,
        type: "object",
        properties: Object.fromEntries(columns.map((column) => [column.name, columnSchema(column)])),
        required: columns.map((column) => column.name),
        additionalProperties: false,
      },
    ];
  });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Driftline tables",
    description: "The lines of each file of --output tables=<folder>, by the name of the table",
    definitions: Object.fromEntries(definitions),
  };
}

/** Returns DuckDB views of the tables of all organizations, including empty ones. */
export function tableViews(): string {
  const views = Object.entries(tables).map(([name, table]) => {
    const columns = columnsOf(table).map((column) => `    ${column.name}: '${sorts[column.sort].sql}'`);
    return [
      `CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_ndjson('tables/*/${fileOf(name)}',`,
      `  columns = {\n${columns.join(",\n")}\n  });`,
    ].join("\n");
  });
  return `${[
    "-- Reads the tables of all organizations, one folder each, in DuckDB. Written by npm run docs from src/reporters/tables/.",
    "-- Change the address before the star to any that DuckDB reads: s3://bucket/tables/*/findings.ndjson. https:// needs a list.",
    "",
    views.join("\n\n"),
  ].join("\n")}\n`;
}

/** Returns the columns of every table as Markdown. */
export function tableColumns(): string {
  const [common] = Object.values(tables);
  const shared = columnsOf(common!).length - common!.columns.length;
  const rows = (columns: readonly Column[]) =>
    markdownTable(
      ["column", "holds", "null"],
      columns.map(({ name, sort, says, nullMeaning, words }) => [
        code(name),
        `${prose(says)} (${words ? words.map((word) => code(word)).join(", ") : sorts[sort].says})`,
        nullMeaning === undefined ? "" : prose(nullMeaning),
      ]),
    );
  return [
    "Every table begins with these two columns:",
    rows(columnsOf(common!).slice(0, shared)),
    ...Object.entries(tables).flatMap(([name, table]) => [
      heading(3, code(name)),
      `A row is ${prose(table.says)}.`,
      rows(columnsOf(table).slice(shared)),
    ]),
  ].join("\n\n");
}
