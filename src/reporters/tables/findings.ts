import type { Finding } from "../../model/report/index.ts";
import { ends, exceptionStates, kinds, standings, statuses } from "../../model/report/states.ts";
import { worstToBest } from "../../model/severity.ts";
import {
  boolean,
  entries,
  instant,
  integer,
  json,
  jsonText,
  person,
  subject,
  type Table,
  text,
  texts,
} from "./table.ts";

export const findings: Table<Finding> = {
  says: "a finding of the run, of any status",
  rows: (report) => report.findings,
  columns: [
    text("finding_id", "id of the finding, the same in every run", ({ id }) => id),
    text("finding_key", "permanent id of the rule and subject, the same for later findings", ({ key }) => key),
    text("rule", "id of its rule", ({ rule }) => rule),
    text("title", "title of its rule", ({ title }) => title),
    text("kind", "kind of the finding", ({ kind }) => kind, { words: kinds }),
    text("severity", "severity", ({ severity }) => severity, { words: worstToBest }),
    text("status", "status; `noted` means an event before its policy was in effect", ({ status }) => status, {
      words: statuses,
    }),
    ...subject<Finding>((finding) => finding.subject),
    text("message", "description of the violation", ({ message }) => message),
    json("expected", "required value", ({ expected }) => jsonText(expected), {
      nullMeaning: "the rule requires no value",
    }),
    json("last_passing", "last passing value", ({ before }) => jsonText(before), {
      nullMeaning: "not set, or unknown",
    }),
    json("last_failing", "last failing value", ({ actual }) => jsonText(actual), { nullMeaning: "not set" }),
    texts("offending", "failing entries", ({ offending }) => entries(offending)),
    integer("introduced_revision", "revision that introduced the finding", ({ introduced }) => introduced.revision, {
      nullMeaning: "no revision introduced it",
    }),
    instant("introduced_at", "start of the finding", ({ introduced }) => introduced.at),
    ...person<Finding>(
      "introduced_by",
      "editor of that revision",
      ({ introduced }) => introduced.by,
      "no revision introduced it",
    ),
    boolean(
      "introduced_exact",
      "false if the finding may have begun earlier, in a revision that was not seen",
      ({ introduced }) => introduced.exact,
    ),
    integer("resolved_revision", "revision that ended the finding", ({ resolved }) => resolved?.revision, {
      nullMeaning: "it has not ended, or no revision ended it",
    }),
    instant("resolved_at", "end of the finding", ({ resolved }) => resolved?.at, { nullMeaning: "it has not ended" }),
    ...person<Finding>(
      "resolved_by",
      "editor of the revision that ended the finding",
      ({ resolved }) => resolved?.by ?? null,
      "no revision ended it",
    ),
    text("resolved_by_approval", "approval that ended the finding", ({ resolved }) => resolved?.approval, {
      nullMeaning: "no approval ended it",
    }),
    text(
      "ended",
      "how the finding ended; only `fixed` is remediation. `accepted`: its value returned to an exception; `outgrown`: its value left the exception",
      ({ ended }) => ended,
      { words: ends, nullMeaning: "it has not ended, or it is an event" },
    ),
    integer(
      "exposure_seconds",
      "exposure in whole seconds, to the end of the finding or to `as_of`; of usage, on its days",
      ({ exposureSeconds }) => exposureSeconds,
      { nullMeaning: "it is an event, which has no exposure" },
    ),
    integer(
      "unseen_seconds",
      "the part of `exposure_seconds` beside missing revisions: nobody saw whether the finding was open",
      ({ unseenSeconds }) => unseenSeconds,
      { nullMeaning: "nothing is missing" },
    ),
    instant("due_at", "time limit for the fix", ({ dueAt }) => dueAt, { nullMeaning: "no time limit" }),
    text("in_force", "result under the policy of that time", ({ inForce }) => inForce, {
      words: standings,
      nullMeaning: "`--policy-history` was not used",
    }),
    text("caused_by", "id of the finding that causes this one", ({ causedBy }) => causedBy, {
      nullMeaning: "no other finding causes it",
    }),
    text("exception_owner", "owner of the exception", ({ exception }) => exception?.owner, {
      nullMeaning: "no exception",
    }),
    text("exception_reason", "reason of the exception", ({ exception }) => exception?.reason, {
      nullMeaning: "no exception",
    }),
    text("exception_ticket", "ticket of the exception", ({ exception }) => exception?.ticket, {
      nullMeaning: "no exception, or no ticket",
    }),
    instant("exception_expires", "end of the exception", ({ exception }) => exception?.expires, {
      nullMeaning: "no exception, or no end",
    }),
    text("exception_state", "state of the exception", ({ exception }) => exception?.state, {
      words: exceptionStates,
      nullMeaning: "no exception",
    }),
    texts("controls", "control ids of frameworks", ({ controls }) => controls),
    text("policy_file", "policy file of the rule", ({ location }) => location?.file, {
      nullMeaning: "a built-in rule",
    }),
    integer("policy_line", "line in that file", ({ location }) => location?.line, { nullMeaning: "a built-in rule" }),
  ],
};
