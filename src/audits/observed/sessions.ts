// Watched sessions: compares their values with the settings of the time and the policy.
import { firstIn, present } from "../../lists.ts";
import { timeWords } from "../../model/instant.ts";
import type { WatchedSession } from "../../model/observed.ts";
import { type Draft, draftAt } from "../audit.ts";
import type { RevisionAllowance, DayVerdict, Reading } from "../usage/allowance.ts";
import { levelOf } from "../usage/readings.ts";
import {
  draftSeen,
  judge,
  type ObservedAudit,
  type ObservedContext,
  type ObservedRule,
  verdictByComparison,
  verdictBySettings,
} from "./observed.ts";

const beside = { family: "sessions", kind: "usage", needs: ["sessions"], acceptedBy: "nothing" } as const;

const settings: ObservedRule = {
  ...beside,
  id: "sessions/settings",
  title: "Watched sessions run with allowed settings",
  severity: "high",
  rationale: "A session runs with values that the settings do not allow, so the control was bypassed.",
  remediation: "Change the session, and ask its user how it got these settings.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7"],
};
const tools: ObservedRule = {
  ...beside,
  id: "sessions/tools",
  statedBy: "tools",
  title: "Denied tools are off in watched sessions",
  severity: "medium",
  rationale: "The agent acts through its tools.",
  remediation: "Turn the tool off in the session.",
  controls: ["nist-800-53:CM-7"],
};
const provider: ObservedRule = {
  ...beside,
  id: "sessions/provider",
  statedBy: "providerLock",
  title: "Watched sessions use only allowed providers",
  severity: "medium",
  rationale: "The provider of the model sees everything that the agent sees.",
  remediation: "End the session, and start a session with a provider that the policy allows.",
  controls: ["nist-800-53:SA-9"],
};

export const sessions: ObservedAudit = {
  rules: [settings, tools, provider],
  drafts: (context) =>
    (context.sessions ?? []).flatMap((session) => [
      ...againstSettings(context, session),
      ...withTools(context, session),
      ...withProvider(context, session),
    ]),
};

function subjectOf({ id }: WatchedSession): string {
  return `session/${id}`;
}

/** Returns the values of a session, each with its reading by the settings. */
function readingsOf({ readings }: ObservedContext, session: WatchedSession) {
  const { model, specModel, autonomyLevel: level, autonomyMode: mode } = session;
  const parts: [string, string | null, (value: string) => (allowed: RevisionAllowance) => Reading][] = [
    ["model", model, (value) => readings.model(value, undefined)],
    ["specModeModel", specModel, (value) => readings.model(value, undefined)],
    ["autonomyLevel", level, (value) => readings.level(value)],
    ["autonomyMode", mode, (value) => readings.level(levelOf(value))],
  ];
  return parts;
}

function againstSettings(context: ObservedContext, session: WatchedSession): Draft[] {
  const info = context.audit.builtin(settings);
  if (!info) return [];
  const { id: of, time, updated } = session;
  const failing = readingsOf(context, session).flatMap(([name, value, read]) => {
    const verdict =
      value === null ? verdictByComparison(null) : verdictBySettings(between(context, session, read(value)));
    context.note({ family: "sessions", of, rule: info.id, at: updated, about: name, ...verdict });
    return verdict.is === "violation" && value !== null ? [{ name, value }] : [];
  });
  if (failing.length === 0) return [];
  const failureWords = failing.map(({ name, value }) => `${name} ${value}`).join(", ");
  const message = `the session ${of} runs with ${failureWords}, which the settings allowed neither at ${timeWords(time)}, when it was made, nor at ${timeWords(updated)}, when it last changed`;
  const offending = failing.map(({ value }) => value);
  return [
    draftAt(info, time, { subject: subjectOf(session), message, actual: firstIn(offending), offending, event: true }),
  ];
}

/** A session fails only if it fails both at its creation and at its last change: when it took a value is unknown. */
function between(
  { allowed }: ObservedContext,
  { time, updated }: WatchedSession,
  read: (allowed: RevisionAllowance) => Reading,
): DayVerdict {
  const [first, last] = [allowed.judgeAt(time, read), allowed.judgeAt(updated, read)];
  if (first.is === "ambiguous") return first;
  if (last.is === "ambiguous" || first.is === last.is) return last;
  return { is: "ambiguous", reason: "changed", revisions: [present(allowed.stateAt(updated)).revision] };
}

function withTools(context: ObservedContext, session: WatchedSession): Draft[] {
  const { id: of, tools: on } = session;
  const { toolsDenied } = context.audit.policies.sessions ?? {};
  const deniedTools = on?.filter((tool) => toolsDenied?.includes(tool) === true) ?? null;
  const message = `the session ${of} has ${deniedTools?.join(", ")} on, which the policy denies`;
  return judgeList(context, tools, session, { wrong: deniedTools, message });
}

function withProvider(context: ObservedContext, session: WatchedSession): Draft[] {
  const { id: of, providerLock, apiProviderLock } = session;
  const { providerLockOneOf } = context.audit.policies.sessions ?? {};
  const locks = [providerLock, apiProviderLock].filter((lock) => lock !== null);
  const otherLocks = [...new Set(locks)].filter((lock) => providerLockOneOf?.includes(lock) !== true);
  const message = `the session ${of} is locked to ${otherLocks.join(" and ")}, which the policy does not state`;
  return judgeList(context, provider, session, { wrong: locks.length === 0 ? null : otherLocks, message });
}

/** Judges the entries of a session that the policy does not allow. @param wrong null: the service does not say */
function judgeList(
  context: ObservedContext,
  rule: ObservedRule,
  session: WatchedSession,
  { wrong, message }: { readonly wrong: readonly string[] | null; readonly message: string },
): Draft[] {
  const { id: of, updated: at } = session;
  const fails = wrong && wrong.length > 0;
  return judge(context, rule, { of, at, fails }, (info) =>
    draftSeen(info, at, { subject: subjectOf(session), message, actual: wrong, offending: wrong ?? [], event: true }),
  );
}
