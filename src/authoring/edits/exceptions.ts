// Edits of exceptions and approvals. Accepting more makes the policy looser.
import type { Catalog } from "../../catalog/catalog.ts";
import { canonical, type Json } from "../../model/json.ts";
import type { Approval, Exception, Policies } from "../../model/policy.ts";
import { day, type Edit, pairByName, sayer } from "./edit.ts";
import { directionOf, type Fields, fieldsOf, ignoring, owner, undirected, whenChanged, wording } from "./fields.ts";
import { isWithin } from "./people.ts";
import { coverageChange } from "./places.ts";

export function exceptionEdits(
  before: readonly Exception[],
  after: readonly Exception[],
  renamed: ReadonlyMap<string, string>,
): Edit[] {
  const old = before.map((exception) => ({ ...exception, rule: renamed.get(exception.rule) ?? exception.rule }));
  return pairByName(old, after, exceptionKey).flatMap(([was, now]) => {
    const { rule, location } = now ?? was;
    const say = sayer("exception", rule, location);
    if (!now) return [say(isAccepted(was, after) ? "neutral" : "tighter", `exception removed: ${exceptionWords(was)}`)];
    if (!was) return [say(isAccepted(now, old) ? "neutral" : "looser", `exception added: ${exceptionWords(now)}`)];
    return otherEdits(was, now, say);
  });
}

const otherEdits = fieldsOf<Exception>({
  // They are the same in both exceptions of a pair.
  ...ignoring("rule", "value", "subject", "inert", "revision", "from", "location"),
  until: whenChanged((old, now, say) => {
    const longer = (now ?? Infinity) > (old ?? Infinity);
    const days = `${day(old, true)} → ${day(now, true)}`;
    return say(longer ? "looser" : "tighter", `exception ${longer ? "extended" : "shortened"}: until ${days}`);
  }),
  owner,
  agreedBy: undirected("agreedBy"),
  reason: wording("reason"),
  ticket: wording("ticket"),
  category: wording("category"),
});

/** Whether one of the exceptions accepts all that an exception accepts. */
function isAccepted(
  { rule, subject, value, inert, revision, from, until }: Exception,
  exceptions: readonly Exception[],
) {
  const values = (list: Exception["value"]) => (list ?? []).map(canonical);
  return exceptions.some(
    (candidate) =>
      candidate.rule === rule &&
      candidate.subject === subject &&
      candidate.revision === revision &&
      (candidate.inert || !inert) &&
      values(value).every((item) => values(candidate.value).includes(item)) &&
      candidate.from <= from &&
      (candidate.until ?? Infinity) >= (until ?? Infinity),
  );
}

type Identity = Pick<Exception, "rule" | "subject" | "value" | "inert" | "revision" | "from">;

/** Returns the identity of an exception before and after an edit: its rule, subject, values and first day. */
export function exceptionKey({ rule, subject, value, inert, revision, from }: Identity): string {
  return canonical([rule, subject, (value ?? []).map(canonical).sort(), inert, revision, from] as Json);
}

function itemWords(item: Json): string {
  if (item === null) return "not set";
  return typeof item === "string" ? item : JSON.stringify(item);
}

function exceptionWords({ value, subject, inert, revision, owner, until, reason }: Exception): string {
  const accepts = revision === null ? (value ?? []).map(itemWords).join(", ") : `revision ${revision}`;
  const end = until === null ? "" : `, until ${day(until, true)}`;
  const place = subject === null ? "" : ` at ${subject}`;
  const without = inert ? ", and that it has no effect" : "";
  return `${accepts}${place}${without}, owner ${owner}${end}: ${reason}`;
}

export function approvalEdits(before: Policies, after: Policies, catalog: Catalog): Edit[] {
  return pairByName(before.approvals, after.approvals, (approval) => approval.id).flatMap(([old, now]) => {
    const { id, location } = now ?? old;
    const say = sayer("approval", id, location);
    if (!now) return [say("tighter", `approval removed: ${approvalWords(old)}`)];
    if (!old) return [say("looser", `approval added: ${approvalWords(now)}`)];
    const edits = fieldsOf(approvalWording)(old, now, say);
    const texts = [approvalWords(old), approvalWords(now)];
    if (texts[0] === texts[1]) return edits;
    const looser = allowsMore(old, now, { catalog, hasEditors: after.editors !== null });
    const tighter = allowsMore(now, old, { catalog, hasEditors: before.editors !== null });
    return [say(directionOf({ looser, tighter }), `approval edited: ${texts.join(" → ")}`), ...edits];
  });
}

const approvalWording: Fields<Approval> = {
  ...ignoring("id", "settings", "from", "until", "implementers", "approvedBy", "approvedAt", "location"),
  ticket: wording("ticket"),
  reason: wording("reason"),
};

/** Whether an approval allows something that the old one did not allow. */
function allowsMore(old: Approval, now: Approval, { catalog, hasEditors }: { catalog: Catalog; hasEditors: boolean }) {
  const isListed = (name: string, list: readonly string[]) => list.some((entry) => isWithin(name, entry));
  const mayImplement = (name: string) => old.implementers === null || isListed(name, old.implementers);
  // An approval that names its implementers also allows them what `editors` does not.
  const isNew = hasEditors && old.implementers === null && now.implementers !== null;
  return (
    coverageChange(old.settings, now.settings, catalog).more ||
    now.from < old.from ||
    now.until > old.until ||
    isNew ||
    (now.implementers === null ? old.implementers !== null : !now.implementers.every(mayImplement)) ||
    !now.approvedBy.every((name) => isListed(name, old.approvedBy)) ||
    now.approvedAt < old.approvedAt
  );
}

function approvalWords({ settings, from, until, implementers, approvedBy, approvedAt }: Approval): string {
  const implementerWords = implementers ? ` by ${implementers.join(", ")}` : "";
  const period = `${day(from)} to ${day(until, true)}`;
  return `${settings.join(", ")}${implementerWords}, ${period}, approved by ${approvedBy.join(", ")} on ${day(approvedAt)}`;
}
