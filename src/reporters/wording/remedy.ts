// How to put a finding right, in words: from the rule, from the merge patch, or from what the check asks for.
import { isArray, isObject, type Json, segment } from "../../model/json.ts";
import type { Finding } from "../../model/report/index.ts";
import { joined, listed, type Phrase, prose, say } from "./phrase.ts";
import { subjectWords } from "./story.ts";
import { difference, expectedWords, type Limits, valueWords } from "./values.ts";

/** What to do: the rule's own words, else what the merge patch or the check asks for; nothing where neither says it. */
export function remedy(finding: Finding, limits: Limits): Phrase {
  // Advice about entries of a list helps nobody while the list has no effect.
  if (finding.inert !== null && finding.resolved === null) return revival(finding, finding.inert, limits);
  if (finding.remediation !== null) return prose(finding.remediation);
  const name = subjectWords(finding.subject);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0) return listed(steps.map((step) => edit(finding, step, limits)));
  const entries = listEdit(finding, limits);
  if (entries) return entries;
  if (isObject(finding.expected) && "maxAge" in finding.expected) return say`rotate the secret in ${name}`;
  const wanted = expectedWords(finding.expected, limits);
  return wanted.length === 0 ? [] : say`make ${name} ${wanted}`;
}

type Step = readonly [subject: string, wanted: Json];

/** Of a setting that has no effect: turn its switch, and then what the setting itself still needs. */
function revival(finding: Finding, inert: NonNullable<Finding["inert"]>, limits: Limits): Phrase {
  const turn: Step = [inert.switch, inert.wanted];
  const others = settingsOf(finding.fix).filter(([subject]) => subject !== inert.switch);
  return listed([turn, ...others].map((step) => edit(finding, step, limits)));
}

/** One step of a merge patch: of a list, the entries that come and go. */
function edit({ subject, actual }: Finding, [place, wanted]: Step, limits: Limits): Phrase {
  const name = subjectWords(place);
  if (place === subject && isArray(actual) && isArray(wanted)) {
    const change = difference(actual, wanted, limits);
    if (change.form === "set" && change.more === 0)
      return listed([
        ...(change.removed.length > 0 ? [say`remove ${joined(change.removed, ", ")} from ${name}`] : []),
        ...(change.added.length > 0 ? [say`add ${joined(change.added, ", ")} to ${name}`] : []),
      ]);
  }
  return say`set ${name} to ${valueWords(wanted, limits)}`;
}

/** What to add to a list, or take out of it; undefined where that does not say it. */
function listEdit(finding: Finding, limits: Limits): Phrase | undefined {
  const offending = finding.offending.filter((entry) => entry !== null);
  if (!isObject(finding.expected) || !isArray(finding.actual) || offending.length === 0) return undefined;
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
