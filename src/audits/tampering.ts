// Compares the history with the ledger. A revision must never change or disappear.
import { minute, nameOf, shortList } from "../words.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import { instantText } from "../model/instant.ts";
import { REWRITTEN, TRUNCATED } from "../model/report/states.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { membersOf } from "../model/json.ts";
import { type Audit, type BuiltinRule, type Draft, event, type RuleInfo } from "./audit.ts";

const common = {
  acceptedBy: "revision",
  kind: "integrity",
  severity: "critical",
  controls: ["soc2:CC7.2", "nist-800-53:AU-9", "nist-800-53:AU-10"],
  needs: ["ledger"],
} as const;

const rewrittenRule: BuiltinRule = {
  ...common,
  id: REWRITTEN,
  title: "Past revisions do not change",
  rationale: "If past revisions can change, the history proves nothing. Driftline judges the content that was sealed.",
  remediation:
    "Ask the service who changed the revision and which content is true. driftline ledger export <dir> prints both contents. To accept the change, write an exception that names the revision.",
};

const truncatedRule: BuiltinRule = {
  ...common,
  id: TRUNCATED,
  title: "No past revision is removed",
  rationale:
    "When a revision is removed, the record of who changed what is lost. Driftline judges the revision that the ledger keeps.",
  remediation:
    "Ask the service why the revision was removed. The ledger still contains it. To accept the removal, write an exception that names the revision.",
};

export const tampering: Audit = {
  rules: [rewrittenRule, truncatedRule],
  begin: (context) => ({
    see: () => {},
    end: () => {
      const facts = context.ledger;
      if (!facts) return [];
      const rules = { rewritten: context.builtin(rewrittenRule), truncated: context.builtin(truncatedRule) };
      return [...contents(facts, rules.rewritten, instantText(context.asOf)), ...ranges(facts, rules.truncated)];
    },
  }),
};

function contents(facts: LedgerFacts, rule: RuleInfo | undefined, asOf: string): Draft[] {
  if (!rule) return [];
  return facts.rewritten.map(({ kept, sealedAt, before, actual }) => {
    const places = Object.keys(membersOf(actual));
    const where = places.length > 0 ? `: ${shortList(places.map(nameOf))}` : ", where it is hidden";
    const message = `revision ${kept.revision} is not what was sealed on ${minute(sealedAt ?? asOf)}${where}`;
    return draft(rule, kept, kept.revision, { message, before, actual });
  });
}

function ranges(facts: LedgerFacts, rule: RuleInfo | undefined): Draft[] {
  if (!rule) return [];
  return facts.truncated.map(({ from, to }) => {
    const [numbers, object] =
      from.revision === to ? [`revision ${to} is`, "it"] : [`revisions ${from.revision} to ${to} are`, "them"];
    return draft(rule, from, to, { message: `${numbers} in the ledger, and a later history did not have ${object}` });
  });
}

function draft(
  rule: RuleInfo,
  first: SealedRevision,
  to: number,
  parts: Partial<Draft> & Pick<Draft, "message">,
): Draft {
  const { revision } = first;
  const offending = to === revision ? [revision] : [revision, to];
  return event(rule, { revision: first }, { subject: `revision:${revision}`, offending, ...parts });
}
