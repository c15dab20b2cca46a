// Secrets that are in two places, or come back after their removal. Severity info.
import { entryAt } from "../catalog/entries.ts";
import { type Observation, Windows } from "../history/windows.ts";
import { nameOf } from "../words.ts";
import { type Audit, type BuiltinRule, changeEvent, type Draft, type RuleInfo } from "./audit.ts";
import { firstIn, groupBy } from "../lists.ts";
import { Literals, type Return } from "./literals.ts";
import { draftOf } from "./entry-audit.ts";
import type { Step } from "../history/steps.ts";

const common = {
  kind: "secret",
  severity: "info",
  controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"],
} as const;

const reusedRule: BuiltinRule = {
  ...common,
  id: "secrets/reused",
  title: "Every place has its own secret",
  rationale:
    "A leaked secret gives access to every place where it is used, and it cannot be revoked for one place only.",
  remediation: "Create a separate secret for each place at the provider.",
};

const returnedRule: BuiltinRule = {
  ...common,
  id: "secrets/returned",
  title: "Removed secrets are not restored",
  acceptedBy: "revision",
  rationale:
    "A secret is usually removed because it may be compromised. Restoring it puts the compromised secret back into use.",
  remediation:
    "Create a new secret at the provider, and revoke this secret there. Then accept the revision with an exception.",
};

export const secretReuse: Audit = {
  rules: [reusedRule, returnedRule],
  begin: (context) => {
    const [reuse, comeback] = [context.builtin(reusedRule), context.builtin(returnedRule)];
    const literals = new Literals();
    const windows = new Windows();
    const drafts: Draft[] = [];
    return {
      see: (step) => {
        const { touchedSubjects, back } = literals.see(step);
        if (comeback) drafts.push(...returnsOf(comeback, step, back));
        windows.rename(step.renames);
        for (const subject of touchedSubjects) windows.set(step, subject, reuseAt(subject, step, literals));
      },
      end: () => [...drafts, ...(reuse ? windows.all().map((window) => draftOf(reuse, window)) : [])],
    };
  },
};

/** Returns the observation on secrets of a place that are at another place for longer. */
function reuseAt(subject: string, { blocks }: Step, literals: Literals): Observation | undefined {
  const copies = literals.copiesAt(subject);
  const last = copies.at(-1);
  if (!last) return undefined;
  const message = `${nameOf(subject)} holds the secret that ${nameOf(last.first)} holds as well`;
  const offending = copies.map(({ fingerprint }) => fingerprint);
  return { actual: entryAt(blocks, subject)?.value ?? null, offending, message };
}

function returnsOf(info: RuleInfo, step: Step, back: readonly Return[]): Draft[] {
  return [...groupBy(back, ({ subject }) => subject)].map(([subject, own]) => {
    const { out } = firstIn(own);
    const from = out.subject === subject ? "" : ` of ${nameOf(out.subject)}`;
    const { revision, exact } = out.moment;
    const message = exact
      ? `${nameOf(subject)} holds a secret again that revision ${revision} took out${from}`
      : `${nameOf(subject)} holds a secret again that was taken out${from} by revision ${revision} at the latest`;
    return changeEvent(info, step, {
      subject,
      message,
      before: step.entryBefore(subject)?.value ?? null,
      actual: entryAt(step.blocks, subject)?.value ?? null,
      offending: own.map(({ fingerprint }) => fingerprint),
    });
  });
}
