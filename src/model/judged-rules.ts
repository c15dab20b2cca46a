// Built-in rules by the runs that judge them.
import type { Report } from "./report/index.ts";

/** The kinds of findings on data besides the history, each with whether a report has such data. */
export const dataOfKinds: ReadonlyMap<string, (report: Readonly<Report>) => boolean> = new Map([
  ["usage", ({ usage, sessions }) => usage !== null || sessions !== null],
  ["access", ({ people }) => people !== null],
  ["readiness", ({ readiness }) => readiness !== null],
  ["computer", ({ computers }) => computers !== null],
]);

/** A rule that a part of a policy turns on is in neither list. */
export interface JudgedRules {
  /** Judged in every run. */
  readonly always: readonly string[];
  /** Judged only in runs with further data, which the kind of their findings does not name. */
  readonly sometimes: readonly string[];
}
