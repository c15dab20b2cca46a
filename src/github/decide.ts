// What should become of the issue of one subject: a table of what the audit says and what the issue says.
import type { Report } from "../model/report/index.ts";
import { type Severity, weight } from "../model/severity.ts";
import type { News, Retired } from "./comment.ts";
import { type Marker, short, type Standing } from "./marker.ts";
import { isLate, isShown, type Subject } from "./subject.ts";

/** What the audit says of a subject. */
type Now = "open" | "excepted" | "resolved" | { readonly retired: Retired } | "unknown";

/** What to make of an issue. */
export interface Decision {
  readonly standing: Standing;
  /** null: as it is. */
  readonly state: "open" | "closed" | null;
  readonly reason?: "completed" | "not_planned" | "reopened";
  readonly news: readonly News[];
  readonly answered: boolean;
}

/** What an audit of sound evidence says of the subject of an issue. */
export function nowOf(subject: Subject | undefined, marker: Marker, report: Readonly<Report>): Now {
  if (subject === undefined) return nowUnreported(marker, report);
  const { finding } = subject;
  if (finding.status === "noted") return { retired: "noted" };
  if (finding.status === "open" && !isShown(subject, report)) return { retired: "hidden" };
  // A piece that ended at an exception is not put right. What it goes on as is told when the report has it.
  if (finding.ended === "outgrown") return "unknown";
  return finding.ended === "accepted" ? "excepted" : finding.status;
}

/** A subject that the report does not name: its rule is gone, or found nothing, or was not asked. */
function nowUnreported(marker: Marker, report: Readonly<Report>): Now {
  const rules = report.rules.filter((row) => short(row.id) === marker.rule);
  if (rules.some((row) => row.status === "not-evaluated")) return "unknown";
  // What rests on other evidence than the history may just not have been asked for in this run.
  const elsewhere = ["usage", "access", "readiness", "computer"].includes(marker.kind ?? "");
  if (elsewhere && (rules.length === 0 || report.notEvaluated.some(({ what }) => what === marker.kind)))
    return "unknown";
  return { retired: rules.length === 0 ? "rule-gone" : "not-found" };
}

type Has = Pick<Marker, "standing" | "finding" | "severity" | "late" | "answered"> & { readonly isOpen: boolean };

/**
 * The table. An issue is open exactly while its finding is, but for one case: somebody who closes (or opens) it against
 * the settings is told so once, and then it stays as they left it until something else happens.
 */
export function decide(now: Now, has: Has, subject: Subject | undefined, report: Readonly<Report>): Decision | null {
  if (now === "unknown") return null;
  if (now === "open") return whileOpen(has, subject!, report);
  const standing: Standing = typeof now === "string" ? now : "retired";
  const reason = now === "resolved" ? "completed" : "not_planned";
  const word: News =
    typeof now === "string"
      ? { what: now === "resolved" ? "resolved" : "accepted" }
      : { what: "retired", why: now.retired };
  if (has.standing === "open") {
    if (has.isOpen) return { standing, state: "closed", reason, news: [word], answered: false };
    // Somebody closed it, and now there is reason to. That it was put right is worth saying; the rest stands in the text.
    return { standing, state: null, news: now === "resolved" ? [word] : [], answered: false };
  }
  if (!has.isOpen || has.answered) return { standing, state: null, news: [], answered: has.answered };
  return { standing, state: "closed", reason, news: [{ what: "hand" }], answered: true };
}

function whileOpen(has: Has, subject: Subject, report: Readonly<Report>): Decision {
  const news = has.standing === "open" ? newsOf(has, subject, report) : [back(has.standing, subject)];
  const isNew = has.standing !== "open" || news.some(({ what }) => what === "again");
  if (has.isOpen) return { standing: "open", state: null, news, answered: !isNew && has.answered };
  const reopened = { standing: "open", state: "open", reason: "reopened" } as const;
  if (news.length > 0) return { ...reopened, news, answered: !isNew && has.answered };
  if (!has.answered) return { ...reopened, news: [{ what: "hand" }], answered: true };
  return { standing: "open", state: null, news: [], answered: true };
}

/** What happened to a finding that was open and is. */
function newsOf(has: Has, { finding, earlier, window, severity }: Subject, report: Readonly<Report>): News[] {
  // The window shown before is over only if the report still knows it; its name also changes when older revisions appear.
  const again = has.finding !== short(window) && earlier.some((finding) => short(finding.id) === has.finding);
  if (again) return [{ what: "again" }];
  const news: News[] = [];
  const before: Severity = has.severity ?? severity;
  if (weight(severity) > weight(before)) news.push({ what: "severity", from: before });
  if (isLate(finding, report) && !has.late) news.push({ what: "late" });
  return news;
}

function back(standing: Standing, { finding }: Subject): News {
  return standing === "excepted" && finding.status === "open" ? { what: "lapsed" } : { what: "reopened" };
}
