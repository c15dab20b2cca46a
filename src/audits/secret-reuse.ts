// Secrets that stand in two places, or come back after they were taken out. Information only.
import { type Observation, Windows } from "../history/windows.ts";
import { type Json, unpointer } from "../model/json.ts";
import { nameOf } from "../text.ts";
import { type Audit, type BuiltinRule, type Draft, event, type RuleInfo } from "./audit.ts";
import { grouped } from "../model/grouped.ts";
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
        const back = literals.see(step);
        if (!back) return;
        if (comeback) drafts.push(...returnsOf(comeback, step, back));
        windows.see(step, "", reusesOf(step, literals));
      },
      end: () => [...drafts, ...(reuse ? windows.all().map((window) => draftOf(reuse, window, null)) : [])],
    };
  },
};

/** Every place but the one that a secret has stood in longest. */
function reusesOf(step: Step, literals: Literals): Map<string, Observation> {
  const found = new Map<string, Observation>();
  for (const [fingerprint, [first, ...others]] of literals.shared())
    for (const subject of others) {
      const offending = [...(found.get(subject)?.offending ?? []), fingerprint];
      const message = `${nameOf(subject)} holds the secret that ${nameOf(first!)} holds as well`;
      found.set(subject, { actual: valueAt(step.blocks, subject), offending, message });
    }
  return found;
}

function returnsOf(info: RuleInfo, step: Step, back: readonly Return[]): Draft[] {
  return [...grouped(back, ({ subject }) => subject)].map(([subject, mine]) => {
    const { out } = mine[0]!;
    const from = out.subject === subject ? "" : ` of ${nameOf(out.subject)}`;
    const message = `${nameOf(subject)} holds a secret again that revision ${out.moment.revision} took out${from}`;
    return event(info, step, subject, message, {
      before: valueAt(step.before, subject),
      actual: valueAt(step.blocks, subject),
      offending: mine.map(({ fingerprint }) => fingerprint),
    });
  });
}

function valueAt(blocks: Step["blocks"], subject: string): Json {
  return blocks.get(unpointer(subject)[0]!)?.entries.get(subject)?.value ?? null;
}
