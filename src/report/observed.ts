// The report's sections of repositories, computers and sessions, with every verdict.
import type { AuditContext } from "../audits/audit.ts";
import type { ObservedEvidence, ObservedVerdict } from "../audits/observed/evidence.ts";
import { inWindow } from "../audits/observed/in-window.ts";
import { byRepository, repositorySubject } from "../audits/observed/repositories.ts";
import { groupBy } from "../lists.ts";
import { instantText } from "../model/instant.ts";
import type { ObservedName } from "../model/observed.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { isWindow } from "./blast.ts";
import { compare } from "../model/json.ts";

type Verdicts = NonNullable<Report["computers"]>[number]["verdicts"];

/** Returns the sections; null when not requested or not received. */
export function observedRows({ observed: evidence }: AuditContext): Pick<Report, ObservedName> {
  if (!evidence) return { readiness: null, computers: null, sessions: null };
  const { observed, verdicts } = evidence;
  const verdictsByThing = groupBy(verdicts, ({ family, of }) => `${family} ${of}`);
  const verdictsOf = (family: ObservedName, of: string): Verdicts =>
    (verdictsByThing.get(`${family} ${of}`) ?? []).map(verdictRow).sort(byRule);
  const { readiness, computers, sessions } = observed;
  return {
    readiness: readiness && repositoryRows(evidence, (of) => verdictsOf("readiness", of)),
    computers:
      computers?.map(({ id, name, provider, time, status, remoteUser }) => {
        const own = verdictsOf("computers", id);
        return { id, name, provider, createdAt: instantText(time), status, remoteUser, verdicts: own };
      }) ?? null,
    sessions:
      sessions?.map(({ id, time, updated, model, specModel, autonomyLevel, autonomyMode, messages }) => ({
        id,
        createdAt: instantText(time),
        updatedAt: instantText(updated),
        model,
        specModeModel: specModel,
        autonomyLevel,
        autonomyMode,
        messages: messages && {
          count: messages.count,
          errors: messages.errors,
          firstAt: messages.first === null ? null : instantText(messages.first),
          lastAt: messages.last === null ? null : instantText(messages.last),
        },
        verdicts: verdictsOf("sessions", id),
      })) ?? null,
  };
}

/** Returns every repository that has a report or should have one. */
function repositoryRows(
  { observed, verdicts }: ObservedEvidence,
  verdictsOf: (repository: string) => Verdicts,
): NonNullable<Report["readiness"]> {
  const reports = new Map(byRepository(observed.readiness ?? []));
  const judgedReadiness = verdicts.flatMap(({ family, of }) => (family === "readiness" ? [of] : []));
  return [...new Set([...reports.keys(), ...judgedReadiness])].sort().map((repository) => {
    const own = reports.get(repository) ?? [];
    const last = own.at(-1);
    return {
      repository,
      reports: own.length,
      newest: last
        ? { id: last.id, at: instantText(last.time), model: last.model, agentVersion: last.agentVersion }
        : null,
      verdicts: verdictsOf(repository),
    };
  });
}

function verdictRow({ rule, at, about, is, reason, revisions }: ObservedVerdict): Verdicts[number] {
  return { rule, at: instantText(at), about, verdict: is, reason, revisions: [...revisions] };
}

function byRule(a: Verdicts[number], b: Verdicts[number]): number {
  return compare(`${a.rule} ${a.at} ${a.about}`, `${b.rule} ${b.at} ${b.about}`);
}

/** Adds the ids of the covering windows to findings on reports that were made in windows. */
export function addWindows(findings: readonly Finding[], { observed }: ObservedEvidence): void {
  const windows = findings.filter(isWindow);
  const reports = groupBy(observed.readiness ?? [], ({ repository }) => repositorySubject(repository));
  for (const finding of findings)
    if (finding.rule === inWindow.id)
      finding.during = windows
        .filter(({ introduced, resolved }) => {
          const [from, to] = [Date.parse(introduced.at), resolved ? Date.parse(resolved.at) : Infinity];
          return reports.get(finding.subject)?.some(({ time }) => from <= time && time < to);
        })
        .map(({ id }) => id);
}
