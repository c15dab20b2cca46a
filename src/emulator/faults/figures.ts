// Rows with missing figures, or figures of another type, as data warehouses sometimes return them.
import { membersOf } from "../../model/json.ts";
import { itemsOf } from "../../service/paging.ts";
import { type Answer, type Fault, jsonAnswer } from "./fault.ts";
import { mapValues } from "../../model/objects.ts";

type Row = Record<string, unknown>;

/** Fields that identify a row are never changed, so that rows stay distinguishable. */
const names = new Set(["date", "reportId", "group_key"]);

/** The variants of missing figures. Rows use them in turn. */
const ways: readonly ((row: Row) => Row)[] = [
  (row) => changeFigures(row, (value) => (typeof value === "number" ? null : value)),
  (row) => Object.fromEntries(Object.entries(row).filter(([name], i) => names.has(name) || i % 2 === 0)),
  (row) => changeFigures(row, (value) => (Array.isArray(value) ? value.map(otherShape) : value)),
  (row) =>
    changeFigures(row, (value, name) =>
      name.includes("tier") || name.endsWith("level") ? "of-later" : emptyIfObject(value),
    ),
  (row) => changeFigures(row, (value) => (typeof value === "object" ? null : value)),
];

export const figures = {
  "unsaid-figures": {
    number: "F58",
    description:
      "Rows of analytics and readiness with null figures, absent columns, empty ratios and items of another shape.",
    async inject({ honest }) {
      const answer = await honest();
      const body = rowsOf(answer);
      if (!body) return answer;
      const { name, rows } = body;
      const unsaid = rows.map((row, i) => ways[i % ways.length]!(row));
      return jsonAnswer({ ...body.body, [name]: unsaid }, answer.status);
    },
  },
} satisfies Record<string, Fault>;

function changeFigures(row: Row, change: (value: unknown, name: string) => unknown): Row {
  return mapValues(row, (value, name) => (names.has(name) ? value : change(value, name)));
}

/** Returns an item with other field names. */
function otherShape(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return { name: item };
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [`the_${name}`, value]));
}

function emptyIfObject(value: unknown): unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? {} : value;
}

/** Returns the rows of an answer; undefined if it has none. */
function rowsOf({ status, body: bytes }: Answer): { body: Row; name: string; rows: readonly Row[] } | undefined {
  if (status !== 200 || !bytes) return undefined;
  const body = membersOf(JSON.parse(bytes.toString()));
  const name = ["data", "reports"].find((candidate) => Array.isArray(body[candidate]));
  return name === undefined ? undefined : { body, name, rows: itemsOf(body, name).map(membersOf) };
}
