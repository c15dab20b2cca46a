// The answers of the commands as tables for spreadsheets.
import type { EffectWindow } from "../history/effect.ts";
import type { HeldOccurrence, SetOccurrence } from "../history/find.ts";
import type { Change, Person, RevisionRow } from "../model/report/index.ts";
import { type Cell, type Column, sheet, utc, yes } from "../reporters/csv/table.ts";
import { valueText } from "../reporters/wording/values.ts";
import { nameOf } from "../words.ts";
import { becauseWords } from "./because.ts";
import { type Break, isCauseKnown } from "./break.ts";
import type { BlameRow, Gapped } from "./words.ts";
import { missingWords } from "../model/report/blind.ts";

interface At {
  readonly revision: number | null;
  readonly at: string | null;
  readonly by: Person | null;
}

function moment<Row>(prefix: string, of: (row: Row) => At | null): Column<Row>[] {
  return [
    { name: `${prefix}revision`, of: (row) => of(row)?.revision ?? null },
    utc(`${prefix}at`, (row) => of(row)?.at ?? null),
    { name: `${prefix}by`, of: (row) => of(row)?.by?.email ?? of(row)?.by?.id ?? null },
  ];
}

/** Returns the columns of a moment that a missing revision may precede: then nobody is named. */
function seenMoment<Row>(prefix: string, of: (row: Row) => (At & { readonly exact: boolean }) | null): Column<Row>[] {
  const [revision, at, by] = moment(prefix, of) as [Column<Row>, Column<Row>, Column<Row>];
  return [
    revision,
    at,
    { ...by, of: (row) => (of(row)?.exact === false ? "not known" : by.of(row)) },
    { name: `${prefix}exact`, of: (row) => yes(of(row)?.exact ?? null) },
  ];
}

function place<Row extends { readonly subject: string }>(): Column<Row>[] {
  return [
    { name: "setting", of: ({ subject }) => nameOf(subject) },
    { name: "pointer", of: ({ subject }) => subject },
  ];
}

function names(subjects: readonly string[]): Cell {
  return subjects.map(nameOf).join(", ") || null;
}

type ChangeOf = Pick<SetOccurrence, "subject" | "direction" | "before" | "after" | "alsoNamed"> & {
  readonly approval?: Change["approval"];
};

/** A change of a revision; null for a revision that changed nothing. */
interface ChangeRow {
  readonly by: At;
  readonly isListed: boolean | null;
  readonly change: ChangeOf | null;
  readonly missing?: RevisionRow["missing"];
}

/** Renders one row for each change. */
export function changeSheet(rows: readonly ChangeRow[]): Iterable<string> {
  const columns: Column<ChangeRow>[] = [
    ...moment<ChangeRow>("", ({ by }) => by),
    { name: "listed_editor", of: ({ isListed }) => yes(isListed) },
    { name: "setting", of: ({ change }) => change && nameOf(change.subject) },
    { name: "pointer", of: ({ change }) => change && change.subject },
    { name: "direction", of: ({ change }) => change && change.direction },
    { name: "before", of: ({ change }) => change && valueText(change.before) },
    { name: "after", of: ({ change }) => change && valueText(change.after) },
    { name: "approval", of: ({ change }) => change?.approval?.id ?? null },
    { name: "approval_result", of: ({ change }) => change?.approval?.result ?? null },
    { name: "missing_before", of: ({ missing }) => (missing ? missingWords([missing]) : null) },
    { name: "also_named", of: ({ change }) => names(change?.alsoNamed === undefined ? [] : [change.alsoNamed]) },
  ];
  return sheet(columns, rows, {});
}

type HeldRow = Pick<EffectWindow, "subject" | "formerly" | "from" | "until"> & Partial<EffectWindow> & Gapped;

function inForceWords(inForce: boolean | null): string {
  return inForce === null ? "perhaps in force" : inForce ? "in force" : "no effect";
}

/** Renders one row for each time that the value was in force, and for each time that a setting contained it. */
export function effectSheet(
  windows: readonly (EffectWindow & Gapped)[],
  occurrences: readonly (HeldOccurrence & Gapped)[],
  value: string,
): Iterable<string> {
  const columns: Column<HeldRow>[] = [
    ...place<HeldRow>(),
    { name: "value", of: (): Cell => value },
    { name: "what", of: ({ because, inForce }) => (because ? inForceWords(inForce ?? null) : "contained") },
    ...seenMoment<HeldRow>("from_", ({ from }) => from),
    ...seenMoment<HeldRow>("until_", ({ until }) => until),
    { name: "missing_within", of: ({ missingWithin = false }) => yes(missingWithin) },
    {
      name: "because",
      of: ({ because, subject, inForce = null }) => (because ? becauseWords({ because, subject, inForce }) : null),
    },
    { name: "formerly", of: ({ formerly = [] }) => names(formerly) },
  ];
  return sheet<HeldRow>(columns, [...windows, ...occurrences], {});
}

/** Renders one row for each time that a rule was broken. */
export function breakSheet(rows: readonly Break[]): Iterable<string> {
  const columns: Column<Break>[] = [
    ...place<Break>(),
    { name: "status", of: ({ status }) => status },
    ...seenMoment<Break>("from_", (row) => ({ ...row.introduced, exact: isCauseKnown(row) })),
    ...seenMoment<Break>("value_", ({ value }) => value),
    ...seenMoment<Break>("until_", ({ resolved }) => resolved),
    { name: "exposure_seconds", of: ({ exposureSeconds }) => exposureSeconds },
    { name: "unseen_seconds", of: ({ unseenSeconds }) => unseenSeconds ?? null },
    { name: "message", of: ({ message }) => message },
  ];
  return sheet(columns, rows, {});
}

/** Renders one row for each setting. */
export function blameSheet(rows: readonly BlameRow[]): Iterable<string> {
  const columns: Column<BlameRow>[] = [
    ...place<BlameRow>(),
    { name: "value", of: ({ value }) => valueText(value) },
    ...seenMoment<BlameRow>("", (row) => row),
    { name: "age_seconds", of: ({ ageSeconds }) => ageSeconds },
    { name: "before", of: ({ before }) => (before === null ? null : valueText(before)) },
    { name: "approval", of: ({ approval }) => approval?.id ?? null },
    { name: "approval_result", of: ({ approval }) => approval?.result ?? null },
  ];
  return sheet(columns, rows, {});
}
