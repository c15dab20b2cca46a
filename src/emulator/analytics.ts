// Usage by day. The rows of all endpoints are sums over one log of events, so that they agree.
import { analytics as service, FIRST_DAY } from "../service/analytics.ts";
import { pageOf } from "./page.ts";
import { type Resource, type Route, route } from "./resource.ts";
import { daysBetween } from "../model/instant.ts";
import type { PersonDay } from "./usage/events.ts";
import { usageLogOf } from "./usage/log.ts";
import { activityByClient, activityRow } from "./usage/rows/activity.ts";
import { creditsByModel, creditsRow } from "./usage/rows/credits.ts";
import { productivityRow } from "./usage/rows/productivity.ts";
import { toolsByName, toolsRow } from "./usage/rows/tools.ts";
import { userRow } from "./usage/rows/user.ts";

type Daily = (typeof service)[Exclude<keyof typeof service, "users">];

interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

type Rows = (day: string, people: readonly PersonDay[]) => readonly object[];

export const analytics: Resource = (organization) => {
  const log = usageLogOf(organization);
  const { edit } = organization.usage;

  /** Answers with a row for each day, or with `group_by` for each group of each day. */
  const daily = (endpoint: Daily, whole: Rows, groups: Rows = whole): Route =>
    route(endpoint, ({ query }) => {
      const rows = "group_by" in query && query.group_by !== undefined ? groups : editedRows;
      return { data: daysOf(query).flatMap((day) => rows(day, log.on(day))), meta: metaOf(query) };

      function editedRows(day: string, people: readonly PersonDay[]) {
        return whole(day, people).flatMap((row) => edit(endpoint.name.replace(/^.*\./, ""), day, row) ?? []);
      }
    });

  /** A row for each person active on each day, sorted by day and id. */
  const people = route(service.users, (call) => {
    const { query } = call;
    const active = daysOf(query).flatMap((day) =>
      log
        .on(day)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .filter(({ id }) => edit("users", day, {}, id) !== undefined)
        .map((person) => ({ day, person })),
    );
    // A cursor is only valid for the list of one period.
    const keyOf = ({ day, person }: (typeof active)[number]) =>
      `${query.startDate} ${query.endDate} ${day} ${person.id}`;
    const { items, pagination } = pageOf(service.users, active, keyOf, call);
    return {
      data: items.map(({ day, person }) => edit("users", day, userRow(day, person), person.id)!),
      meta: { ...metaOf(query), has_more: pagination.hasMore, next_cursor: pagination.nextCursor },
    };
  });

  return [
    daily(service.tokens, (day, people) => [creditsRow(day, people)], creditsByModel),
    daily(service.tools, (day, people) => [toolsRow(day, people)], toolsByName),
    daily(service.activity, (day) => [activityRow(day, log)], activityByClient),
    daily(service.productivity, (day, people) => [productivityRow(day, people)]),
    people,
  ];

  function metaOf({ startDate, endDate }: Period) {
    return { org_id: organization.id, start_date: startDate, end_date: endDate };
  }
};

/** Returns the days of a period that have figures. */
function daysOf({ startDate, endDate }: Period): string[] {
  return daysBetween(startDate > FIRST_DAY ? startDate : FIRST_DAY, endDate);
}
