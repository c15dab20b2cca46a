import type { Report } from "../../model/report/index.ts";
import { severities, worstToBest } from "../../model/severity.ts";
import { sources, verdicts } from "../../model/report/states.ts";
import type { Column, Table } from "./table.ts";

type Run = Readonly<Report>;

function count(name: string, says: string, of: (report: Run) => number): Column<Run> {
  return { name, sort: "integer", says, of };
}

export const runs: Table<Run> = {
  says: "the run itself: one row",
  rows: (report) => [report],
  columns: [
    { name: "version", sort: "text", says: "version of Driftline", of: ({ tool }) => tool.version },
    { name: "verdict", sort: "text", says: "what the run says", words: verdicts, of: ({ verdict }) => verdict },
    count("exit_code", "with which it ended", ({ exitCode }) => exitCode),
    {
      name: "fail_on",
      sort: "text",
      says: "the least severity that makes it fail",
      words: [...worstToBest, "never"],
      of: ({ view }) => view.failOn,
    },
    {
      name: "source",
      sort: "text",
      says: "where the history came from",
      words: sources,
      of: ({ evidence }) => evidence.source,
    },
    {
      name: "origin",
      sort: "text",
      says: "name of that file, or scheme and host",
      of: ({ evidence }) => evidence.origin,
    },
    {
      name: "complete",
      sort: "boolean",
      says: "whether the evidence is complete",
      of: ({ evidence }) => evidence.complete,
    },
    {
      name: "problems",
      sort: "texts",
      says: "why it is not",
      of: ({ evidence }) => evidence.problems.map(({ message }) => message),
    },
    {
      name: "not_evaluated",
      sort: "texts",
      says: "what was asked for and could not be looked at",
      of: ({ notEvaluated }) => notEvaluated.map(({ what }) => what),
    },
    count("revisions", "revisions that were judged", ({ evidence }) => evidence.revisions.count),
    {
      name: "first_revision",
      sort: "integer",
      says: "number of the first",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.first,
    },
    {
      name: "last_revision",
      sort: "integer",
      says: "number of the last",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.last,
    },
    {
      name: "first_at",
      sort: "instant",
      says: "when the first was made",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.firstAt,
    },
    {
      name: "last_at",
      sort: "instant",
      says: "when the last was made",
      none: "there is none",
      of: ({ evidence }) => evidence.revisions.lastAt,
    },
    count("left_out", "revisions after `as_of`", ({ evidence }) => evidence.revisions.leftOut),
    count("requests", "requests to the service", ({ evidence }) => evidence.requests),
    {
      name: "ledger_head",
      sort: "text",
      says: "head of the ledger",
      none: "no ledger",
      of: ({ evidence }) => evidence.ledger?.head ?? null,
    },
    {
      name: "last_complete_audit",
      sort: "instant",
      says: "when the last audit of complete evidence was, by the ledger",
      none: "no ledger, or it has none",
      of: ({ evidence }) => evidence.ledger?.lastCompleteAudit ?? null,
    },
    ...severities
      .toReversed()
      .map((severity) =>
        count(`open_${severity}`, `open findings of severity \`${severity}\``, ({ summary }) => summary.open[severity]),
      ),
    count("causes", "open findings that no other one explains", ({ summary }) => summary.causes),
    count("resolved", "findings that ended", ({ summary }) => summary.resolved),
    count("excepted", "findings that an exception accepts", ({ summary }) => summary.excepted),
    count("noted", "findings from before their policy was in effect", ({ summary }) => summary.noted),
    count("rules_passing", "rules that hold", ({ summary }) => summary.rules.passing),
    count("rules_failing", "rules that fail", ({ summary }) => summary.rules.failing),
    count("rules_not_evaluated", "rules that were not evaluated", ({ summary }) => summary.rules.notEvaluated),
    count("settings_governed", "settings that a rule judges", ({ summary }) => summary.coverage.governed),
    count("settings_seen", "settings that were ever set", ({ summary }) => summary.coverage.seen),
    {
      name: "policies",
      sort: "texts",
      says: "ids of the policies",
      of: ({ evidence }) => evidence.policies.map(({ id }) => id),
    },
    {
      name: "policy_digests",
      sort: "texts",
      says: "their digests, in the same order",
      of: ({ evidence }) => evidence.policies.map(({ digest }) => digest),
    },
  ],
};
