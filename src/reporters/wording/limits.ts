// Credit limits of users, in a line that every format shares.
import type { Report } from "../../model/report/index.ts";
import type { EvidenceLine } from "./evidence.ts";
import { say, some, thousands } from "./phrase.ts";

/** The line; none where no policy states limits. */
export function limitLines({ limits, evidence }: Readonly<Report>): EvidenceLine[] {
  if (!limits) return [];
  const all = `${some(limits.length, "credit limit")} stated`;
  if (!evidence.ledger) return [{ term: "Limits", says: say`${[`${all}; what was set is not known: give --ledger`]}` }];
  const failing = (rule: RegExp) =>
    limits.filter(({ verdicts }) => verdicts.some((one) => rule.test(one.rule) && one.verdict === "violation")).length;
  const [open, refused] = [failing(/not-applied$/), failing(/refused$/)];
  const parts = [
    `${thousands(limits.length - failing(/^/))} as set last`,
    ...(open > 0 ? [`${thousands(open)} not set, or not known to be`] : []),
    ...(refused > 0 ? [`${thousands(refused)} refused by the service`] : []),
  ];
  const reading =
    "the service cannot be asked which limits are set: these are what limits apply set last, and a change in the web page is not seen";
  return [{ term: "Limits", says: say`${[`${all}: ${parts.join("; ")}. To read it: ${reading}`]}` }];
}
