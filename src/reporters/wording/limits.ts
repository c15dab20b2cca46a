// Credit limits of users, in a line that all formats share.
import type { Report } from "../../model/report/index.ts";
import type { EvidenceLine } from "./evidence.ts";
import { some, thousands } from "./phrase.ts";

/** Returns the line; none when no policy states limits. */
export function limitLines({ limits, evidence }: Readonly<Report>): EvidenceLine[] {
  if (!limits) return [];
  const judgedLimits = limits.filter(({ verdicts }) => verdicts.length > 0);
  const failing = (rule: RegExp) =>
    judgedLimits.filter(({ verdicts }) =>
      verdicts.some((entry) => rule.test(entry.rule) && entry.verdict === "violation"),
    ).length;
  const counts: readonly (readonly [number, string])[] = [
    [judgedLimits.length - failing(/^/), "equal to the limit set last"],
    [failing(/not-applied$/), "not set, or not known to be set"],
    [failing(/refused$/), "refused by the service"],
    [limits.length - judgedLimits.length, evidence.ledger ? "not judged" : "not judged without a ledger"],
  ];
  const parts = counts.flatMap(([count, words]) => (count > 0 ? [`${thousands(count)} ${words}`] : []));
  const all = [`${some(limits.length, "credit limit")} stated`, ...(parts.length > 0 ? [parts.join("; ")] : [])];
  const reading =
    "The service has no endpoint that returns limits. The audit compares with the limits that driftline limits apply set last, and does not see changes on the web page";
  return [{ term: "Limits", says: [`${all.join(": ")}. ${reading}`] }];
}
