// Who was active on a day, and in the days up to it.
import type { ActivityRow } from "../../../service/analytics.ts";
import { daysBetween } from "../../../model/instant.ts";
import { daysAfter } from "../days.ts";
import type { PersonDay } from "../events.ts";
import type { UsageLog } from "../log.ts";
import { countsOf } from "../tally.ts";
import { figuresOf } from "./figures.ts";

/** Returns the row of a day. Trailing users are counted in the log, which begins with the first day of figures. */
export function activityRow(date: string, log: UsageLog): ActivityRow {
  const people = log.on(date);
  const { messages, userMessages } = figuresOf(people.flatMap((person) => person.sessions));
  return {
    date,
    daily_active_users: people.length,
    weekly_active_users: activeIn(7, date, log),
    monthly_active_users: activeIn(30, date, log),
    daily_active_users_by_client: Object.fromEntries(byClient(people)),
    sessions: people.reduce((sum, person) => sum + person.sessions.length, 0),
    messages,
    user_messages: userMessages,
  };
}

/** Returns a row for each client of a day. */
export function activityByClient(date: string, people: readonly PersonDay[]) {
  return byClient(people).map(([client, users]) => ({ date, group_key: client, daily_active_users: users }));
}

function byClient(people: readonly PersonDay[]) {
  const clients = people.flatMap(({ sessions }) => [...new Set(sessions.map((session) => session.client))]);
  return countsOf(clients, (client) => client);
}

function activeIn(days: number, last: string, log: UsageLog): number {
  const all = daysBetween(daysAfter(last, 1 - days), last).flatMap((day) => log.on(day));
  return new Set(all.map((person) => person.id)).size;
}
