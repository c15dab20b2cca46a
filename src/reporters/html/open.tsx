// The text above the open findings: what a window is, overdue findings, and the policy of that time.
import type { JSX } from "preact";
import type { Finding, Report } from "../../model/report/index.ts";
import { isEvent } from "../wording/finding-text.ts";
import { overdueWords } from "../wording/overdue.ts";
import { thousands } from "../wording/phrase.ts";

interface Props {
  /** All visible open findings, at least one. */
  readonly open: readonly Finding[];
  readonly report: Pick<Report, "asOf" | "findings" | "usage">;
}

export function AboutOpen({ open, report }: Props): JSX.Element {
  return (
    <>
      {!open.every(isEvent) && (
        <p class="muted">
          A window lasts from the revision that opened it until one that closes it.{" "}
          {report.usage === null && "What was used meanwhile is not part of this audit. "}
          {overdueWords(report.findings, report.asOf) ?? "No open window has a time limit."}
        </p>
      )}
      {open.some(({ inForce }) => inForce !== null) && <p class="muted">{thenWords(open)}</p>}
    </>
  );
}

/** Returns the verdicts on the open findings by the policies in force when each began. */
function thenWords(open: readonly Finding[]): string {
  const having = (then: Finding["inForce"]) => open.filter((finding) => finding.inForce === then).length;
  const parts = [
    [having("violating"), "violated it then too"],
    [having("compliant"), "did not: the policy was tightened since"],
    [having("absent"), "had no such rule then"],
    [having("unknown"), "not known"],
  ] as const;
  const words = parts.filter(([n]) => n > 0).map(([n, says]) => `${thousands(n)} ${says}`);
  return `By the policy in force when each began: ${words.join(", ")}.`;
}
