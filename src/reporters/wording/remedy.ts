// The remedy of a finding, in words of the rule, of the merge patch, or of the check.
import { isArray, isObject, type Json, segment } from "../../model/json.ts";
import type { Finding } from "../../model/report/index.ts";
import { capital, enumeratePhrases, type Phrase, prose, say } from "./phrase.ts";
import { subjectWords } from "./finding-text.ts";
import { type Limits, movedBetween, pieceWords, valueWords } from "./values.ts";
import { endsSentence } from "../../words.ts";

/** Returns the remedy as a sentence; nothing if there is none. */
export function remedy(finding: Finding, limits: Limits): Phrase {
  const steps = capital(stepsFor(finding, limits));
  const last = steps.at(-1);
  const text = typeof last === "object" && "as" in last && last.as === "prose" ? last.data : last;
  // A rule's text may have a full stop of its own.
  return last === undefined || (typeof text === "string" && endsSentence(text)) ? steps : [...steps, "."];
}

/** Returns the words of the rule, or else of the merge patch or the check; nothing if there are none. */
function stepsFor(finding: Finding, limits: Limits): Phrase {
  // Advice on entries of a list is useless while the list has no effect.
  if (finding.inert !== null && finding.resolved === null) return revival(finding, finding.inert, limits);
  if (finding.remediation !== null) return prose(finding.remediation);
  const steps = settingsOf(finding.fix);
  if (steps.length > 0) return enumeratePhrases(steps.map((step) => edit(finding, step, limits)));
  return checkWords(finding, limits);
}

type Step = readonly [subject: string, wanted: Json];

/** For a setting without effect: turn its switch, then correct the setting itself. */
function revival(finding: Finding, inert: NonNullable<Finding["inert"]>, limits: Limits): Phrase {
  const turn: Step = [inert.switch, inert.wanted];
  const otherSettings = settingsOf(finding.fix).filter(([subject]) => subject !== inert.switch);
  const steps = [turn, ...otherSettings].map((step) => edit(finding, step, limits));
  // Without a patch, the setting itself fails as well.
  const own = finding.fix === null ? checkWords(finding, limits) : [];
  return enumeratePhrases(own.length === 0 ? steps : [...steps, own]);
}

/** The words of the check, with this finding's data. */
function checkWords({ remedy: words, subject, offending }: Finding, limits: Limits): Phrase {
  const entries = offending.filter((entry) => entry !== null);
  return words.flatMap((word) => {
    if (typeof word === "string" || !("field" in word)) return pieceWords(word, limits);
    return word.field === "subject" ? subjectWords(subject) : valueWords(entries, limits);
  });
}

/** Returns one step of a merge patch; for a list, the entries to add and remove. */
function edit({ subject, actual }: Finding, [place, target]: Step, limits: Limits): Phrase {
  const name = subjectWords(place);
  if (place === subject && isArray(actual) && isArray(target)) {
    const { added, removed } = movedBetween(actual, target);
    if (added.length + removed.length > 0)
      return enumeratePhrases([
        ...(removed.length > 0 ? [say`remove ${valueWords(removed, limits)} from ${name}`] : []),
        ...(added.length > 0 ? [say`add ${valueWords(added, limits)} to ${name}`] : []),
      ]);
  }
  return target === null ? say`remove ${name}` : say`set ${name} to ${valueWords(target, limits)}`;
}

/** Returns the settings that a merge patch sets, as pointers with their values. */
function settingsOf(patch: Json, place = ""): [string, Json][] {
  if (patch === null && place === "") return [];
  if (!isObject(patch)) return [[place, patch]];
  return Object.entries(patch).flatMap(([key, member]) => settingsOf(member, place + segment(key)));
}
