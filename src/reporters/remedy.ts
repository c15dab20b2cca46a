// How to put a finding right, in words: from the rule, from the merge patch, or from what the check asks for.
import { isObject, type Json, segment } from "../model/json.ts";
import type { Finding } from "../model/report.ts";
import { listed, type Phrase, prose, say } from "./phrase.ts";
import { subjectWords } from "./story.ts";
import { expectedWords, type Limits, valueWords } from "./values.ts";

/** What to do: the rule's own words, else what the merge patch or the check asks for; nothing where neither says it. */
export function remedy(finding: Finding, limits: Limits): Phrase {
  if (finding.remediation !== null) return prose(finding.remediation);
  const name = subjectWords(finding.subject);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0)
    return listed(
      steps.map(([subject, wanted]) => {
        const edit = subject === finding.subject ? listEdit(finding, limits) : undefined;
        return edit ?? say`set ${subjectWords(subject)} to ${valueWords(wanted, limits)}`;
      }),
    );
  const edit = finding.causedBy === null ? listEdit(finding, limits) : undefined;
  if (edit) return edit;
  if (finding.causedBy !== null) return say`turn on the setting that ${name} depends on`;
  if (isObject(finding.expected) && "maxAge" in finding.expected) return say`rotate the secret in ${name}`;
  const wanted = expectedWords(finding.expected, limits);
  return wanted.length === 0 ? [] : say`make ${name} ${wanted}`;
}

/** What to add to a list, or take out of it; undefined where that does not say it. */
function listEdit(finding: Finding, limits: Limits): Phrase | undefined {
  const offending = finding.offending.filter((entry) => entry !== null);
  if (!isObject(finding.expected) || !Array.isArray(finding.actual) || offending.length === 0) return undefined;
  const [check, ...others] = Object.keys(finding.expected);
  if (others.length > 0) return undefined;
  const [entries, name] = [valueWords(offending, limits), subjectWords(finding.subject)];
  if (check === "subsetOf" || check === "disjointFrom") return say`remove ${entries} from ${name}`;
  return check === "supersetOf" ? say`add ${entries} to ${name}` : undefined;
}

/** The settings that a merge patch sets, as pointers with their values. */
function settingsOf(patch: Json, place = ""): [string, Json][] {
  if (patch === null && place === "") return [];
  if (!isObject(patch)) return [[place, patch]];
  return Object.entries(patch).flatMap(([key, member]) => settingsOf(member, place + segment(key)));
}
