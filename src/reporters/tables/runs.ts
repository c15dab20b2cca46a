import type { Report } from "../../model/report/index.ts";
import { builtInFailing } from "../../model/report/built-in.ts";
import { severities, worstToBest } from "../../model/severity.ts";
import { sources, verdicts } from "../../model/report/states.ts";
import type { Column, Table } from "./table.ts";

type Run = Readonly<Report>;

function count(name: string, says: string, of: (report: Run) => number): Column<Run> {
  return { name, sort: "integer", says, of };
}

export const runs: Table<Run> = {
  says: "the run; the table has one row",
  rows: (report) => [report],
  columns: [
    { name: "version", sort: "text", says: "version of Driftline", of: ({ tool }) => tool.version },
    { name: "verdict", sort: "text", says: "verdict of the run", words: verdicts, of: ({ verdict }) => verdict },
    count("exit_code", "exit code of the run", ({ exitCode }) => exitCode),
    {
      name: "fail_on",
      sort: "text",
      says: "lowest severity that fails the run",
      words: [...worstToBest, "never"],
      of: ({ view }) => view.failOn,
    },
    {
      name: "source",
      sort: "text",
      says: "source of the history",
      words: sources,
      of: ({ evidence }) => evidence.source,
    },
    {
      name: "origin",
      sort: "text",
      says: "file name, or scheme and host",
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
      says: "reasons why it is not complete",
      of: ({ evidence }) => evidence.problems.map(({ message }) => message),
    },
    {
      name: "not_evaluated",
      sort: "texts",
      says: "requested data that could not be evaluated",
      of: ({ notEvaluated }) => notEvaluated.map(({ what }) => what),
    },
    count("revisions", "number of judged revisions", ({ evidence }) => evidence.revisions.count),
    {
      name: "first_revision",
      sort: "integer",
      says: "number of the first revision",
      none: "there is no revision",
      of: ({ evidence }) => evidence.revisions.first,
    },
    {
      name: "last_revision",
      sort: "integer",
      says: "number of the last revision",
      none: "there is no revision",
      of: ({ evidence }) => evidence.revisions.last,
    },
    {
      name: "first_at",
      sort: "instant",
      says: "time of the first revision",
      none: "there is no revision",
      of: ({ evidence }) => evidence.revisions.firstAt,
    },
    {
      name: "last_at",
      sort: "instant",
      says: "time of the last revision",
      none: "there is no revision",
      of: ({ evidence }) => evidence.revisions.lastAt,
    },
    count(
      "left_out",
      "number of revisions after `as_of`, which are not judged",
      ({ evidence }) => evidence.revisions.leftOut,
    ),
    count("requests", "number of requests to the service", ({ evidence }) => evidence.requests),
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
      says: "time of the last audit with complete evidence, according to the ledger",
      none: "no ledger, or no such audit",
      of: ({ evidence }) => evidence.ledger?.lastCompleteAudit ?? null,
    },
    ...severities
      .toReversed()
      .map((severity) =>
        count(`open_${severity}`, `open findings of severity \`${severity}\``, ({ summary }) => summary.open[severity]),
      ),
    count("causes", "open findings that no other finding causes", ({ summary }) => summary.causes),
    count("resolved", "resolved findings", ({ summary }) => summary.resolved),
    count("excepted", "excepted findings", ({ summary }) => summary.excepted),
    count("noted", "events before their policy was in effect", ({ summary }) => summary.noted),
    count("rules_passing", "passing rules of the policies", ({ summary }) => summary.rules.passing),
    count("rules_failing", "failing rules of the policies", ({ summary }) => summary.rules.failing),
    count(
      "rules_not_evaluated",
      "rules of the policies that were not evaluated",
      ({ summary }) => summary.rules.notEvaluated,
    ),
    count(
      "built_in_failing",
      "failing built-in rules",
      ({ rules, findings }) => builtInFailing(rules, findings).length,
    ),
    count("settings_governed", "number of settings that a rule judges", ({ summary }) => summary.coverage.governed),
    count("settings_seen", "number of settings that were ever set", ({ summary }) => summary.coverage.seen),
    {
      name: "policies",
      sort: "texts",
      says: "ids of the policies",
      of: ({ evidence }) => evidence.policies.map(({ id }) => id),
    },
    {
      name: "policy_digests",
      sort: "texts",
      says: "digests of the policies, in the same order",
      of: ({ evidence }) => evidence.policies.map(({ digest }) => digest),
    },
  ],
};
