// The fixed texts of issues, which the leak scan ignores: our own words are not secrets.
import { namesIn } from "../lists.ts";
import type { Report } from "../model/report/index.ts";
import { bookOf } from "../reporters/wording/finding-text.ts";
import { type EndNews, listingWords, newsWords, type News, retired } from "./comment.ts";
import { planAlarm } from "./alarm.ts";
import { auditId } from "./marker.ts";
import { planIssues } from "./plan.ts";
import { changeWords } from "./summary-words.ts";
import { subjectsOf } from "./subject.ts";

const place = { server: "", owner: "", repository: "", run: "1" };
const ends: readonly EndNews[] = [
  { kind: "resolved" },
  { kind: "accepted" },
  ...namesIn(retired).map((why) => ({ kind: "retired", why }) as const),
  ...namesIn(listingWords).map((issue) => ({ kind: "listed", in: issue }) as const),
];
const news: readonly News[] = [
  { kind: "severity", from: "low", to: "high" },
  ...(["late", "due", "lapses", "again", "reopened", "counted", "lapsed", "hand-closed"] as const).map((kind) => ({
    kind,
  })),
  ...ends,
  ...ends.map((why) => ({ kind: "hand-opened", why }) as const),
  { kind: "duplicate", of: 1 },
];

/** Returns texts with every word that an issue or a comment can contain, made from a report without data. */
export function issueWords(report: Report): string[] {
  const book = bookOf(report);
  // Give each finding its own key, so that each becomes a subject.
  const keyedFindings = report.findings.map((finding, i) => ({ ...finding, key: `${i}` }));
  const whole = { ...report, findings: keyedFindings };
  const unkept = { ...report, summary: { ...report.summary, sinceLast: null } };
  const anchor = { size: 1, head: `sha256:${"0".repeat(64)}` };
  const settings = {
    audit: auditId(""),
    flow: null,
    place,
    step: null,
    leg: null,
    alarmAfter: 2,
    builtin: {},
    judgedRules: { always: [], sometimes: [] },
    workflows: null,
    logins: {},
  };
  const input = { ...settings, report: whole, issues: [], anchor };
  const plans = [
    planIssues({ ...input, mode: "per-finding", max: keyedFindings.length }),
    planIssues({ ...input, mode: "single", max: 0 }),
  ];
  const subjects = [...subjectsOf(whole).values()];
  const summary = {
    ...input,
    mode: "single",
    max: 0,
    book,
    id: "",
    previous: undefined,
    since: null,
    subjects,
    own: subjects,
    issueCount: subjects.length,
    hadIssue: () => true,
    tells: () => false,
    beneath: subjects,
    all: subjects,
    transient: [],
    judge: "",
  } as const;
  const all = {
    came: subjects,
    events: report.findings,
    endedFindings: report.findings,
    relaxed: subjects,
    again: subjects,
    worse: subjects,
    near: subjects,
    lapsing: subjects,
    ended: subjects,
    vanishedCount: 1,
    movedCount: 0,
    transient: keyedFindings,
  };
  const failure = { isTampered: false, problems: [{ message: "", hint: "" }] };
  const failures = [false, true].map((isTampered) => ({ ...failure, isTampered }));
  const { organization, asOf } = report;
  const alarms = failures.flatMap((alarmInput) =>
    planAlarm({ ...settings, organization, asOf, lastComplete: null, issues: [], failure: alarmInput }),
  );
  return [
    ...[...plans, { operations: alarms }].flatMap(({ operations }) =>
      operations.flatMap((operation) => (operation.do === "create" ? [operation.title, operation.body] : [])),
    ),
    // The words for past windows differ if a ledger knows an audit since.
    ...[book, bookOf(unkept)].flatMap((reportBook) =>
      report.findings.map((finding) =>
        newsWords(
          [
            ...news,
            { kind: "transient", windows: [finding] },
            { kind: "another", events: [finding] },
            { kind: "others", events: [finding] },
            { kind: "remains", after: [finding] },
          ],
          finding,
          reportBook,
          place,
        ),
      ),
    ),
    ...(["changed", "reopened", "done", "hand-open", "hand-closed"] as const).map((kind) =>
      [whole, { ...unkept, findings: keyedFindings }]
        .flatMap((summaryInput) =>
          [true, false].map((isJudgedAnew) =>
            changeWords(kind, { ...all, isJudgedAnew }, { ...summary, report: summaryInput }),
          ),
        )
        .join("\n"),
    ),
  ];
}
