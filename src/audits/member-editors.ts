// Compares editors with the current members: non-members, new accounts, and changes long after the last sign-in. The
// findings are of kind `access`, because the history alone does not show them.
import { DAY, dayOf } from "../model/instant.ts";
import type { Member } from "../model/members.ts";
import { getOrMake } from "../lists.ts";
import { accountOf } from "../model/people.ts";
import type { Editor, SealedRevision } from "../model/sealed.ts";
import { isAmong } from "../policy/editors.ts";
import { duration, shortList } from "../words.ts";
import {
  type Audit,
  type AuditContext,
  type BuiltinRule,
  type Draft,
  event,
  type RuleInfo,
  type StatingContext,
} from "./audit.ts";
import { unknownRule } from "./editors.ts";
import { MemberIndex } from "./member-index.ts";
import { notInForce, statedRule } from "./terms.ts";

const controls = ["soc2:CC6.2", "soc2:CC6.3", "nist-800-53:AC-2"];
const common = { acceptedBy: "revision", kind: "access", severity: "info", needs: ["access"] } as const;

const goneRule: BuiltinRule = {
  ...common,
  id: "access/editor-not-a-member",
  title: "Editors belong to the organization",
  rationale: "An editor who left cannot be asked. An editor who was never a member should not have been able to edit.",
  remediation:
    "Check that the editor was a member when they made the revision, and that their access and keys are revoked. Then accept the revision with an exception.",
  controls,
};

const newRule: BuiltinRule = {
  ...common,
  id: "access/new-editor",
  title: "Editors have been members for some time",
  rationale:
    "An account that changes the controls within seven days after its creation may have been created for that purpose.",
  remediation:
    "Have the account and the revision confirmed by a long-standing member. Then accept the revision with an exception.",
  controls,
};

const absentRule: BuiltinRule = {
  ...common,
  id: "access/editor-not-signed-in",
  title: "Editors have signed in recently",
  rationale:
    "If the editor had not signed in within 24 hours before the revision, the change may have been made with a key, by a program, or by another person.",
  remediation:
    "Ask the editor whether they made the revision. If not, revoke their keys and sessions. Then accept the revision with an exception.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AC-2(12)", "soc2:CC6.1"],
};

/** The number of days for which an account counts as new. */
const NEW = 7;
/** The maximum of revisions in a message. */
const SHOWN = 3;

/** Returns the message about an editor, given the revisions in words. */
type Tell = (revisions: string) => string;

/** Collects one finding for each editor, at the first revision concerned; two if the rule came into force in between. */
function perEditor(info: RuleInfo | undefined) {
  const byEditor = new Map<string, { readonly first: SealedRevision; readonly tell: Tell; revisions: number[] }>();
  return {
    say: (revision: SealedRevision, tell: Tell): void => {
      const { by, time } = revision;
      // What was done before the policy's rule was in force is noted, and does not hide what was done since.
      const isEarly = time < (info?.from ?? time);
      const key = JSON.stringify([isEarly, by.id === null ? accountOf(by) : [by.id]]);
      const { revisions } = getOrMake(byEditor, key, () => ({ first: revision, tell, revisions: [] }));
      revisions.push(revision.revision);
    },
    drafts: (): Draft[] =>
      [...byEditor.values()].flatMap(({ first, tell, revisions }) =>
        info ? [about(info, first, tell(revisionsText(revisions)))] : [],
      ),
  };
}

/** Returns a finding about the editor of a revision. */
function about(info: RuleInfo, revision: SealedRevision, message: string): Draft {
  const by = revision.by.email ?? revision.by.id;
  return event(info, { revision }, { subject: `revision:${revision.revision}`, message, actual: by, offending: [by] });
}

/** Returns the rule that editors are members, with the values of a policy that demands it. */
export function goneInfo(context: StatingContext): RuleInfo | undefined {
  const base = context.builtin(goneRule);
  const { access } = context.policies;
  if (!base || !access?.mayEdit || notInForce(access, context.asOf) !== undefined) return base;
  return statedRule(base, access);
}

export const memberEditors: Audit = {
  rules: [goneRule, newRule, absentRule],
  begin: (context) => {
    const members = context.members && new MemberIndex(context.members);
    const unknown = context.builtin(unknownRule);
    const strangers: Draft[] = [];
    const gone = goneInfo(context);
    // The rule of a policy fails for every editor who is not a member, also for one whom another rule reports.
    const isStated = gone !== undefined && gone.policy !== null;
    const former = perEditor(gone);
    const young = perEditor(context.builtin(newRule));
    const absent = perEditor(context.builtin(absentRule));
    return {
      see: ({ revision, previous }) => {
        const { by, time } = revision;
        const editor = by.email ?? by.id;
        if (!members || editor === null) return;
        const member = members.of(by);
        if (member) {
          const fresh = freshness(member, revision, previous);
          if (fresh) young.say(revision, (work) => `${editor} made ${work}; ${fresh}`);
          const stale = staleness(member, revision);
          if (stale) absent.say(revision, (work) => `${editor} made ${work}, and ${stale}`);
        } else if (members.at(by.email))
          former.say(revision, (work) => `${editor} made ${work} with the account ${by.id}, and has another one now`);
        else {
          const isUnlisted = isStranger(context, by, time);
          if (!isUnlisted || isStated)
            former.say(revision, (work) => `${editor} made ${work}, and is no member of the organization now`);
          if (isUnlisted && unknown)
            strangers.push(
              about(
                { ...unknown, kind: "access" },
                revision,
                `${editor} is no member of the organization now, and no policy listed them at that time`,
              ),
            );
        }
      },
      end: () => [...strangers, ...former.drafts(), ...young.drafts(), ...absent.drafts()],
    };
  },
};

/** Whether the policies name editors but not this one. Otherwise a former member cannot be told from a stranger. */
function isStranger({ policies: { editors } }: AuditContext, by: Editor, time: number): boolean {
  const people = [...(editors?.approved ?? []), ...(editors?.by ?? []).flatMap((owners) => owners.people)];
  return people.length > 0 && !isAmong(people, by, time);
}

/** Returns how new the account was; undefined when it was not. A new account may make the very first revision. */
function freshness({ since }: Member, { revision, time }: SealedRevision, previous: SealedRevision | null) {
  if (since === null) return undefined;
  if (since > time)
    return `the account was made only on ${dayOf(since)}, ${span(time, since)} after revision ${revision}`;
  if (time - since >= NEW * DAY || (previous === null && revision === 1)) return undefined;
  return `the account was made on ${dayOf(since)}, ${span(since, time)} before revision ${revision}`;
}

/** Returns the time since the last sign-in; undefined after a later sign-in, or within the length of a session. */
function staleness({ signedIn }: Member, { revision, time }: SealedRevision) {
  if (signedIn === null || time - signedIn <= DAY) return undefined;
  return `last signed in on ${dayOf(signedIn)}, ${span(signedIn, time)} before revision ${revision}`;
}

function span(from: number, to: number): string {
  return duration(Math.floor((to - from) / 1000));
}

/** Returns a few revision numbers, and the count of the others. */
function revisionsText(revisions: readonly number[]): string {
  if (revisions.length === 1) return `revision ${revisions[0]}`;
  return `revisions ${shortList(revisions, SHOWN)}`;
}
