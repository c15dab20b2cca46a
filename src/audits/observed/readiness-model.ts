// Models that evaluated repositories although the settings of that time or the policy do not allow them.
import { isCovered, kinds } from "../../catalog/kinds/index.ts";
import { lastIn, lookUp } from "../../lists.ts";
import type { ReadinessReport } from "../../model/observed.ts";
import { timeWords } from "../../model/instant.ts";
import { count } from "../../words.ts";
import { type Draft, draftAt, endAt, type RuleInfo } from "../audit.ts";
import {
  type ObservedAudit,
  type ObservedContext,
  type ObservedRule,
  statedInfo,
  verdictBySettings,
} from "./observed.ts";
import { byRepository, repositorySubject, type Stretch, stretches } from "./repositories.ts";

const rule: ObservedRule = {
  id: "readiness/model",
  family: "readiness",
  statedBy: "models",
  isBuiltin: true,
  title: "Only allowed models evaluate repositories",
  kind: "readiness",
  severity: "medium",
  rationale: "A model that the settings do not allow read a repository, so the control was bypassed.",
  remediation:
    "Ask the report's author how the model was reached, and block that way. If the model should be allowed, allow it.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7"],
  needs: ["readiness"],
};

export const readinessModel: ObservedAudit = {
  rules: [rule],
  drafts: (context) => {
    const { audit, readiness } = context;
    const builtin = audit.builtin(rule);
    if (!readiness || !builtin) return [];
    const info = statedInfo(audit, rule);
    return byRepository(readiness).flatMap(([repository, reports]) => {
      const verdicts = new Map(reports.map((report) => [report, judgeReport(context, report)]));
      const fails = (report: ReadinessReport) => {
        const { is } = lookUp(verdicts, report);
        return is === "violation" ? true : is === "allowed" ? false : null;
      };
      const isEarly = (report: ReadinessReport) => fails(report) !== true && isRefused(context, report, "early");
      return [
        ...stretches(reports, fails).map(({ reports: failingReports, end }): Draft => {
          const refusedCount = failingReports.filter((report) => isRefused(context, report)).length;
          const authority =
            refusedCount === 0
              ? "settings did"
              : refusedCount === failingReports.length
                ? "policy does"
                : "policy or the settings did";
          const draft = draftOf((refusedCount > 0 && info) || builtin, repository, failingReports, authority);
          return { ...draft, resolved: end && endAt(end.time) };
        }),
        ...(info ? stretches(reports, isEarly) : []).map(({ reports: earlyReports }): Draft => {
          return { ...draftOf(info!, repository, earlyReports, "policy does"), event: true };
        }),
      ];
    });
  },
};

/** @param authority what did not allow the models: `settings did` */
function draftOf(info: RuleInfo, repository: string, reports: Stretch["reports"], authority: string): Draft {
  const models = [...new Set(reports.flatMap(({ model }) => model ?? []))].sort();
  const last = lastIn(reports);
  const [since, until] = [timeWords(reports[0].time), timeWords(last.time)];
  const when =
    reports.length === 1
      ? `at ${until}`
      : `in ${count(reports.length, "report")} ${since === until ? `of ${until}` : `from ${since} to ${until}`}`;
  return draftAt(info, reports[0].time, {
    subject: repositorySubject(repository),
    message: `${repository} was evaluated by ${models.join(" and ")}, which the ${authority} not allow, ${when}`,
    actual: last.model,
    offending: models,
  });
}

/** Whether the policy refuses a report's model, and was in force at the time of the report, or was not yet. */
function isRefused({ audit }: ObservedContext, { model, time }: ReadinessReport, when?: "early"): boolean {
  const policy = audit.policies.readiness;
  if (!policy?.models || model === null || time >= (policy.until ?? Infinity)) return false;
  if (time < (policy.from ?? 0) !== (when === "early")) return false;
  const { allowed, denied } = policy.models;
  const covers = (list: readonly string[]) => isCovered(kinds.model, list, model);
  return (denied !== null && covers(denied)) || (allowed !== null && !covers(allowed));
}

/** Judges a report by the policy, and by the settings in force at its time. */
function judgeReport(context: ObservedContext, report: ReadinessReport) {
  const { model, time, repository: of } = report;
  const verdict =
    model === null
      ? { is: "not-said" as const, reason: null, revisions: [] }
      : isRefused(context, report)
        ? verdictBySettings({ is: "violation" })
        : verdictBySettings(context.allowed.judgeAt(time, context.readings.model(model, undefined)));
  context.note({ family: "readiness", of, rule: rule.id, at: time, about: model, ...verdict });
  return verdict;
}
