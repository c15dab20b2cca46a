// Secrets that stand in two places, or come back after they were taken out. Information only.
import { entryAt } from "../catalog/entries.ts";
import { type Observation, Windows } from "../history/windows.ts";
import { nameOf } from "../text.ts";
import { type Audit, type BuiltinRule, type Draft, event, type RuleInfo } from "./audit.ts";
import { firstIn, grouped } from "../lists.ts";
import { Literals, type Return } from "./literals.ts";
import { draftOf } from "./windowed.ts";
import type { Step } from "../history/steps.ts";

const controls = ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"];

const reused: BuiltinRule = {
  id: "secrets/reused",
  title: "Every place has a secret of its own",
  kind: "secret",
  severity: "info",
  rationale: "Whoever learns a secret that opens several places has all of them, and none can be shut alone.",
  remediation: "Make a secret for each place at the provider.",
  controls,
};

const returned: BuiltinRule = {
  id: "secrets/returned",
  title: "Secrets that were taken out stay out",
  kind: "secret",
  severity: "info",
  rationale: "A secret is rotated because somebody may know it who should not; putting it back gives it to them again.",
  remediation: "Make a new secret at the provider, and revoke this one there.",
  controls,
};

export const secretReuse: Audit = {
  rules: [reused, returned],
  begin: (context) => {
    const [reuse, comeback] = [context.builtin(reused), context.builtin(returned)];
    const literals = new Literals();
    const windows = new Windows();
    const drafts: Draft[] = [];
    return {
      see: (step) => {
        const { touched, back } = literals.see(step);
        if (comeback) drafts.push(...returnsOf(comeback, step, back));
        windows.rename(step.renames);
        for (const subject of touched) windows.set(step, subject, reuseAt(subject, step, literals));
      },
      end: () => [...drafts, ...(reuse ? windows.all().map((window) => draftOf(reuse, window, null)) : [])],
    };
  },
};

/** The secrets of a place that stand in another one as well, for longer. */
function reuseAt(subject: string, { blocks }: Step, literals: Literals): Observation | undefined {
  const copies = literals.copiesAt(subject);
  const last = copies.at(-1);
  if (!last) return undefined;
  const message = `${nameOf(subject)} holds the secret that ${nameOf(last.first)} holds as well`;
  const offending = copies.map(({ fingerprint }) => fingerprint);
  return { actual: entryAt(blocks, subject)?.value ?? null, offending, message };
}

function returnsOf(info: RuleInfo, step: Step, back: readonly Return[]): Draft[] {
  return [...grouped(back, ({ subject }) => subject)].map(([subject, own]) => {
    const { out } = firstIn(own);
    const from = out.subject === subject ? "" : ` of ${nameOf(out.subject)}`;
    const message = `${nameOf(subject)} holds a secret again that revision ${out.moment.revision} took out${from}`;
    return event(info, step, subject, message, {
      before: entryAt(step.before, subject)?.value ?? null,
      actual: entryAt(step.blocks, subject)?.value ?? null,
      offending: own.map(({ fingerprint }) => fingerprint),
    });
  });
}
