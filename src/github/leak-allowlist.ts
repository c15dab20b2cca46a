// What issues say by themselves, for the scan that keeps secrets out of them: our own words hide nothing.
import type { Report } from "../model/report/index.ts";
import { bookOf } from "../reporters/wording/finding-text.ts";
import { newsWords, type News, type Retired } from "./comment.ts";
import { planIssues } from "./plan.ts";
import { changeWords } from "./summary-words.ts";
import { subjectsOf } from "./subject.ts";

const place = { server: "", owner: "", repository: "", run: "1" };
const reasons: readonly Retired[] = ["rule-gone", "not-found", "noted", "hidden", "organization-gone", "moved"];
const news: readonly News[] = [
  { what: "severity", from: "low" },
  ...(["late", "again", "reopened", "lapsed", "resolved", "accepted", "hand"] as const).map((what) => ({ what })),
  ...reasons.map((why): News => ({ what: "retired", why })),
  { what: "duplicate", of: 1 },
];

/** Texts with every word that an issue or a comment can have, around the data of a report that has none. */
export function issueWords(report: Report): string[] {
  const book = bookOf(report);
  // Each finding by itself, so that each is the one that counts.
  const each = report.findings.map((finding, i) => ({ ...finding, key: `${i}` }));
  const whole = { ...report, findings: each };
  const anchor = { size: 1, head: "" };
  const input = { report: whole, issues: [], place, seat: null, anchor };
  const plans = [
    planIssues({ ...input, mode: "per-finding", max: each.length }),
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
    subjects,
    own: [],
    beneath: subjects,
    all: subjects,
  } as const;
  const changes = { came: subjects, worse: subjects, ended: subjects, vanished: 1 };
  return [
    ...plans.flatMap(({ operations }) =>
      operations.flatMap((operation) => (operation.do === "create" ? [operation.title, operation.body] : [])),
    ),
    ...report.findings.map((finding) => newsWords(news, finding, book, place)),
    ...(["changed", "reopened", "done", "hand-open", "hand-closed"] as const).map((what) =>
      changeWords(what, changes, summary),
    ),
  ];
}
