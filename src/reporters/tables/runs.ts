import type { Report } from "../../model/report/index.ts";
import { builtInFailing } from "../../model/report/built-in.ts";
import { severities, worstToBest } from "../../model/severity.ts";
import { sources, verdicts } from "../../model/report/states.ts";
import { boolean, instant, integer, type Table, text, texts } from "./table.ts";

type Run = Readonly<Report>;

export const runs: Table<Run> = {
  says: "the run; the table has one row",
  rows: (report) => [report],
  columns: [
    text("version", "version of Driftline", ({ tool }) => tool.version),
    text("verdict", "verdict of the run", ({ verdict }) => verdict, { words: verdicts }),
    integer("exit_code", "exit code of the run", ({ exitCode }) => exitCode),
    text("fail_on", "lowest severity that fails the run", ({ view }) => view.failOn, {
      words: [...worstToBest, "never"],
    }),
    text("source", "source of the history", ({ evidence }) => evidence.source, { words: sources }),
    text("origin", "file name, or scheme and host", ({ evidence }) => evidence.origin),
    boolean("complete", "whether the evidence is complete", ({ evidence }) => evidence.complete),
    texts("problems", "reasons why it is not complete", ({ evidence }) =>
      evidence.problems.map(({ message }) => message),
    ),
    texts("not_evaluated", "requested data that could not be evaluated", ({ notEvaluated }) =>
      notEvaluated.map(({ what }) => what),
    ),
    integer("revisions", "number of judged revisions", ({ evidence }) => evidence.revisions.count),
    integer("first_revision", "number of the first revision", ({ evidence }) => evidence.revisions.first, {
      nullMeaning: "there is no revision",
    }),
    integer("last_revision", "number of the last revision", ({ evidence }) => evidence.revisions.last, {
      nullMeaning: "there is no revision",
    }),
    instant("first_at", "time of the first revision", ({ evidence }) => evidence.revisions.firstAt, {
      nullMeaning: "there is no revision",
    }),
    instant("last_at", "time of the last revision", ({ evidence }) => evidence.revisions.lastAt, {
      nullMeaning: "there is no revision",
    }),
    integer(
      "left_out",
      "number of revisions after `as_of`, which are not judged",
      ({ evidence }) => evidence.revisions.leftOut,
    ),
    integer("requests", "number of requests to the service", ({ evidence }) => evidence.requests),
    text("ledger_head", "head of the ledger", ({ evidence }) => evidence.ledger?.head, { nullMeaning: "no ledger" }),
    instant(
      "last_complete_audit",
      "time of the last audit with complete evidence, according to the ledger",
      ({ evidence }) => evidence.ledger?.lastCompleteAudit,
      { nullMeaning: "no ledger, or no such audit" },
    ),
    ...severities
      .toReversed()
      .map((severity) =>
        integer(
          `open_${severity}`,
          `open findings of severity \`${severity}\``,
          ({ summary }: Run) => summary.open[severity],
        ),
      ),
    integer("causes", "open findings that no other finding causes", ({ summary }) => summary.causes),
    integer("resolved", "resolved findings", ({ summary }) => summary.resolved),
    integer("excepted", "excepted findings", ({ summary }) => summary.excepted),
    integer("noted", "events before their policy was in effect", ({ summary }) => summary.noted),
    integer("rules_passing", "passing rules of the policies", ({ summary }) => summary.rules.passing),
    integer("rules_failing", "failing rules of the policies", ({ summary }) => summary.rules.failing),
    integer(
      "rules_not_evaluated",
      "rules of the policies that were not evaluated",
      ({ summary }) => summary.rules.notEvaluated,
    ),
    integer(
      "built_in_failing",
      "failing built-in rules",
      ({ rules, findings }) => builtInFailing(rules, findings).length,
    ),
    integer("settings_governed", "number of settings that a rule judges", ({ summary }) => summary.coverage.governed),
    integer("settings_seen", "number of settings that were ever set", ({ summary }) => summary.coverage.seen),
    texts("policies", "ids of the policies", ({ evidence }) => evidence.policies.map(({ id }) => id)),
    texts("policy_digests", "digests of the policies, in the same order", ({ evidence }) =>
      evidence.policies.map(({ digest }) => digest),
    ),
  ],
};
