// The values of a finding, where they are known. In a finding, null also means that nobody saw a value, or that there is none.
import type { Finding } from "../../model/report/index.ts";
import { isEvent } from "./authors.ts";
import { valueText } from "./values.ts";

/** Returns the value before a window; null if nobody saw it, as before the first revision seen. */
export function beforeText(finding: Finding): string | null {
  const { before, introduced } = finding;
  const isSeen = before !== null || (isOfSetting(finding) && introduced.exact);
  return isSeen && !isEvent(finding) ? valueText(before) : null;
}

/** Returns the failing value; null if the finding is not about a value, such as one about an exception. */
export function actualText(finding: Finding): string | null {
  return finding.actual === null && !isOfSetting(finding) ? null : valueText(finding.actual);
}

/** Whether null is a value: the setting is not set. */
function isOfSetting({ subject }: Finding): boolean {
  return subject.startsWith("/");
}
