// Figures that a scenario states: sessions that replace those drawn from profiles, and rows that differ from the sums
// of the sessions.
import * as z from "zod/mini";
import { nonEmptyText, optional, rows, says } from "../../model/described.ts";
import { daysBetween } from "../../model/instant.ts";
import { analytics } from "../../service/analytics.ts";
import { groupBy, lookUp, namesIn } from "../../lists.ts";
import { calendarDay, nobodyHas, tree } from "../scenario-fields.ts";
import type { Objections } from "../shape.ts";
import { clients, levels, modes, type PersonDay, type Session } from "./events.ts";

const count = z.int().check(z.minimum(0, "is less than 0"));
const counts = z.record(nonEmptyText, count);
const days = {
  on: calendarDay.check(says("The day")),
  until: optional(calendarDay, "The last of several equal days"),
};

/** One or several equal sessions of a person. Absent fields mean none or the default. */
export const sessionSchema = z.strictObject({
  ...days,
  by: nonEmptyText.check(says("The person, a handle of `users`")),
  times: optional(z.int().check(z.minimum(1, "is less than 1")), "Number of such sessions on each day (default: 1)"),
  client: optional(z.enum(clients), "The client (default: terminal-ui)"),
  autonomy: optional(z.enum(modes), "The mode of autonomy (default: auto-low)"),
  turns: optional(count, "Messages of the user; the agent answers each once (default: 1)"),
  credits: optional(
    z.record(nonEmptyText, z.number().check(z.minimum(0, "is less than 0"))),
    "Standard Credits by model. The input tokens are the same number; all other token counts are 0",
  ),
  calls: optional(
    rows({
      tool: nonEmptyText.check(says("Name of the tool, as the service spells it")),
      server: optional(nonEmptyText, "The MCP server of the tool, as the service spells it"),
      level: optional(z.enum(levels), "The level of autonomy of the calls (default: auto_low)"),
      count: count.check(says("Number of calls")),
    }),
    "Tool calls",
  ),
  skills: optional(counts, "Skills: how often each was activated, by name"),
  commands: optional(counts, "Slash commands: how often each was used, by name"),
  hooks: optional(
    rows({
      event: nonEmptyText.check(says("The event that ran the hook")),
      matcher: optional(z.string(), "Matcher of the hook (default: an empty text)"),
      command: nonEmptyText.check(says("Command of the hook")),
      count: count.check(says("Number of runs")),
    }),
    "Hooks that ran",
  ),
  commits: optional(count, "Commits by the agent"),
  pulls: optional(count, "Pull requests by the agent"),
});

/** A row of a day with other values, or a missing row. */
export const rowSchema = z
  .strictObject({
    of: z.enum(namesIn(analytics)).check(says("The endpoint")),
    ...days,
    by: optional(nonEmptyText, "For `users`: the person of the row, a handle (default: every row of the day)"),
    missing: optional(z.literal(true), "The service gives no such row"),
    set: z.optional(tree("Other values for fields of the row; null: the service gives no figure")),
  })
  .check(
    z.refine(({ missing, set }) => (missing === undefined) !== (set === undefined), "needs either missing or set"),
  );

type SessionPart = z.infer<typeof sessionSchema>;
type RowPart = z.infer<typeof rowSchema>;

/** Returns the edited row; undefined if the scenario removes it. `person` is the id of the row's user. */
export type EditRow = <T extends object>(of: string, date: string, row: T, person?: string) => T | undefined;

interface Person {
  readonly id: string;
  readonly email: string;
}

type People = Readonly<Record<string, Person>>;

/** Returns the people with stated sessions by day, in the scenario's order. */
export function daysOfSessions(
  sessions: readonly SessionPart[],
  people: People,
): ReadonlyMap<string, readonly PersonDay[]> {
  const all = sessions.flatMap(({ on, until = on, by, times = 1, ...part }) => {
    const alike = Array.from({ length: times }, () => sessionOf(part));
    return daysBetween(on, until).map((day) => ({ day, by, alike }));
  });
  const days = [...groupBy(all, ({ day }) => day)].map(([day, had]) => {
    const byHandle = groupBy(had, ({ by }) => by);
    const active = Object.entries(people).filter(([handle]) => byHandle.has(handle));
    return [
      day,
      active.map(([handle, { id, email }]) => ({
        id,
        email,
        sessions: lookUp(byHandle, handle).flatMap(({ alike }) => alike),
      })),
    ] as const;
  });
  return new Map(days);
}

function sessionOf(part: Omit<SessionPart, "on" | "until" | "by" | "times">): Session {
  const { client = "terminal-ui", autonomy = "auto-low", turns = 1, credits = {}, calls = [], hooks = [] } = part;
  return {
    client,
    mode: autonomy,
    userMessages: turns,
    assistantMessages: turns,
    calls: calls.map(({ level = "auto_low", server, ...call }) => ({ ...call, level, server })),
    skills: nameCounts(part.skills),
    commands: nameCounts(part.commands),
    hooks: hooks.map(({ matcher = "", ...hook }) => ({ ...hook, matcher })),
    files: [],
    commits: part.commits ?? 0,
    pulls: part.pulls ?? 0,
    models: Object.entries(credits).map(([model, sum]) => ({
      model,
      credits: sum,
      input: sum,
      output: 0,
      cacheRead: 0,
      cacheWrite: 0,
    })),
  };
}

function nameCounts(parts: Readonly<Record<string, number>> = {}) {
  return Object.entries(parts).map(([name, times]) => ({ name, count: times }));
}

/** Returns the function that applies stated rows to computed rows. */
export function editsOf(rows: readonly RowPart[], people: People): EditRow {
  const edits = new Map<string, RowPart>();
  const keyOf = (of: string, day: string, person = "") => `${of} ${day} ${person}`;
  for (const row of rows)
    for (const day of daysBetween(row.on, row.until ?? row.on))
      edits.set(keyOf(row.of, day, row.by === undefined ? "" : people[row.by]?.id), row);
  return (of, day, row, person) => {
    const edit = edits.get(keyOf(of, day, person)) ?? edits.get(keyOf(of, day));
    return edit?.missing ? undefined : { ...row, ...edit?.set };
  };
}

/** Finds the conflicts of stated figures with the rest of a scenario. */
export function examineFigures(
  usage: { readonly sessions?: readonly SessionPart[] | undefined; readonly rows?: readonly RowPart[] | undefined },
  people: People,
  objections: Objections,
): void {
  const { sessions, rows = [] } = usage;
  const objectTo = (path: readonly PropertyKey[], message: string, hint: string) =>
    objections.add(path, `${path.join(".")}: ${message}`, hint);
  const lists = { sessions: sessions ?? [], rows };
  for (const list of ["sessions", "rows"] as const)
    for (const [index, { by, on, until = on }] of lists[list].entries()) {
      const at = ["usage", list, index];
      if (by !== undefined && !Object.hasOwn(people, by))
        objectTo([...at, "by"], ...nobodyHas(by, Object.keys(people), "name somebody of users"));
      if (until < on) objectTo([...at, "until"], `is before ${on}`, "put the days in order");
    }
  for (const [index, { of, by }] of rows.entries())
    if (by !== undefined && of !== "users")
      objectTo(["usage", "rows", index, "by"], `does nothing for ${of}`, "only rows of users are of somebody");
  if (sessions)
    for (const field of ["people", "servers", "skills", "commands", "hooks"])
      if ((usage as Record<string, unknown>)[field] !== undefined)
        objectTo(["usage", field], "does nothing beside usage.sessions", "state sessions, or leave them to profiles");
}
