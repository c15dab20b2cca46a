// Watched computers: whether their kind is allowed, their provisioning, and the user of the agent.
import type { WatchedComputer } from "../../model/observed.ts";
import { timeWords } from "../../model/instant.ts";
import { duration } from "../../words.ts";
import { type Draft, draftAt } from "../audit.ts";
import type { RevisionAllowance, Reading } from "../usage/allowance.ts";
import {
  draftSeen,
  judge,
  type ObservedAudit,
  type ObservedContext,
  type ObservedRule,
  verdictByComparison,
  verdictBySettings,
} from "./observed.ts";

const beside = { family: "computers", kind: "computer", needs: ["computers"] } as const;

const notAllowed: ObservedRule = {
  ...beside,
  id: "computers/not-allowed",
  title: "Only computers that the settings allow exist",
  severity: "high",
  rationale: "A computer was created while its kind was turned off, so the switch was bypassed.",
  remediation: "Remove the computer, or turn its kind on if it should be allowed.",
  controls: ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:CM-8"],
};
const failedRule: ObservedRule = {
  ...beside,
  id: "computers/failed",
  title: "Watched computers are provisioned without errors",
  severity: "medium",
  rationale: "If provisioning failed, the computer may lack the controls on its agents.",
  remediation: "Fix the reported error, and install the computer again.",
  controls: ["nist-800-53:CM-6"],
};
const stuckRule: ObservedRule = {
  ...beside,
  id: "computers/stuck",
  statedBy: "maxProvisioning",
  title: "Watched computers are provisioned in time",
  severity: "medium",
  rationale: "If provisioning takes too long, the computer is only partly set up.",
  remediation: "Install the computer again, or remove it.",
  controls: ["nist-800-53:CM-6"],
};
const remoteUser: ObservedRule = {
  ...beside,
  id: "computers/remote-user",
  statedBy: "remoteUser",
  title: "Agents do not use denied accounts on watched computers",
  severity: "medium",
  rationale: "On a computer, an agent has all rights of its account.",
  remediation: "Give the agent another account on the computer.",
  controls: ["nist-800-53:AC-6"],
};

export const computers: ObservedAudit = {
  rules: [notAllowed, failedRule, stuckRule, remoteUser],
  drafts: (context) =>
    (context.computers ?? []).flatMap((computer) => [
      ...againstSwitch(context, computer),
      ...inError(context, computer),
      ...tooLong(context, computer),
      ...asWhom(context, computer),
    ]),
};

function subjectOf({ id }: WatchedComputer): string {
  return `computer/${id}`;
}

/** `the computer build-01 (cmp_01)`. */
export function computerName({ id, name }: WatchedComputer): string {
  return name === "" || name === id ? `the computer ${id}` : `the computer ${name} (${id})`;
}

/** Returns two separate findings: created while its kind was off, and still present while its kind is off. */
function againstSwitch(context: ObservedContext, computer: WatchedComputer): Draft[] {
  const { audit, allowed } = context;
  const info = audit.builtin(notAllowed);
  if (!info) return [];
  const { provider, time, id: of } = computer;
  const isOwn = provider === "byom";
  const setting = isOwn ? "byomComputersEnabled" : "managedComputersEnabled";
  const read = ({ isByomEnabled, isManagedEnabled }: RevisionAllowance): Reading => {
    const isOn = isOwn ? isByomEnabled : isManagedEnabled;
    return isOn === null ? "unclear" : isOn ? "passes" : "fails";
  };
  const verdictAt = (at: number) =>
    provider === "" ? verdictByComparison(null) : verdictBySettings(allowed.judgeAt(at, read));
  const [then, now] = [verdictAt(time), verdictAt(audit.asOf)];
  for (const [at, about, verdict] of [
    [time, "when it was made", then],
    [audit.asOf, "now", now],
  ] as const)
    context.note({ family: "computers", of, rule: info.id, at, about, ...verdict });
  const computerWords = `${computerName(computer)}, of ${provider},`;
  const common = { actual: provider, offending: [provider] };
  return [
    ...(then.is === "violation"
      ? [
          draftAt(info, time, {
            subject: subjectOf(computer),
            message: `${computerWords} was made at ${timeWords(time)}, while ${setting} was not true`,
            ...common,
            event: true,
          }),
        ]
      : []),
    ...(now.is === "violation"
      ? [
          draftAt(info, offSince(context, computer, read), {
            subject: `${subjectOf(computer)}/now`,
            message: `${computerWords} is there, while ${setting} is not true`,
            ...common,
          }),
        ]
      : []),
  ];
}

/** Since when a computer is there while its kind is switched off: since it was made, or the switch was turned. */
function offSince(
  { allowed: { states }, audit }: ObservedContext,
  computer: WatchedComputer,
  read: (allowed: RevisionAllowance) => Reading,
): number {
  const past = states.filter(({ time }) => time <= audit.asOf);
  const on = past.findLastIndex(({ allowed }) => read(allowed) === "passes");
  return Math.max(computer.time, past[on + 1]?.time ?? computer.time);
}

function inError(context: ObservedContext, computer: WatchedComputer): Draft[] {
  const { status, errors, failedSince, id: of } = computer;
  const { asOf } = context.audit;
  const fails = errors.length > 0 || status === "error" ? true : status === null ? null : false;
  return judge(context, failedRule, { of, at: asOf, fails }, (info) => {
    const why = errors.length > 0 ? `: ${errors.join("; ")}` : "";
    const message = `the provisioning of ${computerName(computer)} failed${why}`;
    const common = { subject: subjectOf(computer), message, actual: status, offending: [...errors] };
    const isKnown = failedSince !== null && failedSince <= asOf;
    return isKnown ? draftAt(info, failedSince, common) : draftSeen(info, asOf, common);
  });
}

function tooLong(context: ObservedContext, computer: WatchedComputer): Draft[] {
  const { asOf, policies } = context.audit;
  const { status, provisionedSince: since, id: of } = computer;
  const most = policies.computers?.maxProvisioningSeconds ?? 0;
  const due = since + most * 1000;
  const fails = status === null ? null : status === "provisioning" && due < asOf;
  const message = `${computerName(computer)} has been provisioning since ${timeWords(since)}, for more than ${duration(most)}`;
  return judge(context, stuckRule, { of, at: asOf, fails }, (info) =>
    draftAt(info, due, { subject: subjectOf(computer), message, actual: status, offending: [status] }),
  );
}

function asWhom(context: ObservedContext, computer: WatchedComputer): Draft[] {
  const { asOf, policies } = context.audit;
  const { remoteUser: account, id: of } = computer;
  const fails = account === null ? null : policies.computers?.remoteUserNoneOf?.includes(account) === true;
  const message = `the agent is ${account} on ${computerName(computer)}, which the policy does not allow`;
  return judge(context, remoteUser, { of, about: account, at: asOf, fails }, (info) =>
    draftSeen(info, asOf, { subject: subjectOf(computer), message, actual: account, offending: [account] }),
  );
}
