// Repositories in which an agent worked while a setting violated the policy.
import type { ReadinessReport } from "../../model/observed.ts";
import { timeWords } from "../../model/instant.ts";
import { count, nameOf, shortList } from "../../words.ts";
import { type Draft, draftAt } from "../audit.ts";
import type { ObservedAudit, ObservedRule } from "./observed.ts";
import { byRepository, repositorySubject } from "./repositories.ts";

export const inWindow: ObservedRule = {
  id: "readiness/in-window",
  family: "readiness",
  title: "Repositories evaluated while a control was off",
  kind: "readiness",
  severity: "info",
  rationale: "A report shows that an agent was in the repository. It does not show who ran it.",
  remediation: "Review what agents did in the repository in that time.",
  controls: ["nist-800-53:AU-6"],
  needs: ["readiness"],
  acceptedBy: "nothing",
};

/** The maximum of settings in a message. */
const MOST = 3;

export const readinessInWindow: ObservedAudit = {
  rules: [inWindow],
  drafts: ({ audit, readiness }, earlier) => {
    const info = audit.builtin(inWindow);
    if (!info || !readiness) return [];
    const windows = earlier.filter(({ rule, event }) => rule.kind === "setting" && !event);
    return byRepository(readiness).flatMap(([repository, reports]) => {
      const inside = reports.filter((report) => windows.some((window) => covers(window, report)));
      const [first] = inside;
      if (!first) return [];
      const subjects = new Set(
        windows.filter((window) => inside.some((report) => covers(window, report))).map(({ subject }) => subject),
      );
      const models = [...new Set(inside.flatMap(({ model }) => model ?? []))].sort();
      const by = models.length > 0 ? `, by ${models.join(" and ")}` : "";
      const message = `${repository} was evaluated while ${shortList([...subjects].sort().map(nameOf), MOST)} violated the policy: ${count(inside.length, "report")}, the first at ${timeWords(first.time)}${by}`;
      return [
        draftAt(info, first.time, {
          subject: repositorySubject(repository),
          message,
          actual: models[0] ?? null,
          offending: models,
          event: true,
        }),
      ];
    });
  },
};

/** Whether a report was made while a window was open. */
function covers({ introduced, resolved }: Draft, { time }: ReadinessReport): boolean {
  return introduced.time <= time && time < (resolved?.time ?? Infinity);
}
