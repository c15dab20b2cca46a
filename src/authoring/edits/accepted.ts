// Edits of exceptions and approvals. Accepting more makes the policy looser.
import { canonical, type Json } from "../../model/json.ts";
import type { Approval, Exception } from "../../model/policy.ts";
import { day, type Edit, paired, sayer } from "./edit.ts";

export function exceptionEdits(
  before: readonly Exception[],
  after: readonly Exception[],
  renamed: ReadonlyMap<string, string>,
): Edit[] {
  const old = before.map((exception) => ({ ...exception, rule: renamed.get(exception.rule) ?? exception.rule }));
  return paired(old, after, exceptionKey).flatMap(([was, now]) => {
    const { rule, location } = now ?? was;
    const say = sayer("exception", rule, location);
    if (!now) return [say("tighter", `exception removed: ${exceptionWords(was)}`)];
    if (!was) return [say("looser", `exception added: ${exceptionWords(now)}`)];
    if (was.until === now.until) return [];
    const longer = (now.until ?? Infinity) > (was.until ?? Infinity);
    const days = `${day(was.until, true)} → ${day(now.until, true)}`;
    return [say(longer ? "looser" : "tighter", `exception ${longer ? "extended" : "shortened"}: until ${days}`)];
  });
}

/** Returns the identity of an exception before and after an edit: its rule, subject, values and first day. */
export function exceptionKey({
  rule,
  subject,
  value,
  inert,
  revision,
  from,
}: Pick<Exception, "rule" | "subject" | "value" | "inert" | "revision" | "from">): string {
  return canonical([rule, subject, (value ?? []).map(canonical).sort(), inert, revision, from] as Json);
}

function exceptionWords({ value, subject, inert, revision, owner, until, reason }: Exception): string {
  const accepts =
    revision === null
      ? (value ?? []).map((item) => (typeof item === "string" ? item : JSON.stringify(item))).join(", ")
      : `revision ${revision}`;
  const end = until === null ? "" : `, until ${day(until, true)}`;
  const place = subject === null ? "" : ` at ${subject}`;
  const without = inert ? ", and that it has no effect" : "";
  return `${accepts}${place}${without}, owner ${owner}${end}: ${reason}`;
}

export function approvalEdits(before: readonly Approval[], after: readonly Approval[]): Edit[] {
  return paired(before, after, (approval) => approval.id).flatMap(([old, now]) => {
    const { id, location } = now ?? old;
    const say = sayer("approval", id, location);
    if (!now) return [say("tighter", `approval removed: ${approvalWords(old)}`)];
    if (!old) return [say("looser", `approval added: ${approvalWords(now)}`)];
    const words = [approvalWords(old), approvalWords(now)];
    if (words[0] === words[1] && old.approvedAt === now.approvedAt) return [];
    return [say(isNarrower(old, now) ? "tighter" : "looser", `approval edited: ${words.join(" → ")}`)];
  });
}

/** Whether an approval allows nothing that the old one did not allow. */
function isNarrower(old: Approval, now: Approval): boolean {
  const within = (few: readonly string[], many: readonly string[]) => few.every((item) => many.includes(item));
  return (
    within(now.settings, old.settings) &&
    now.from >= old.from &&
    now.until <= old.until &&
    (old.implementers === null || (now.implementers !== null && within(now.implementers, old.implementers))) &&
    within(now.approvedBy, old.approvedBy) &&
    now.approvedAt >= old.approvedAt
  );
}

function approvalWords({ settings, from, until, implementers, approvedBy }: Approval): string {
  const who = implementers ? ` by ${implementers.join(", ")}` : "";
  return `${settings.join(", ")}${who}, ${day(from)} to ${day(until, true)}, approved by ${approvedBy.join(", ")}`;
}
