// What to do next: for a verdict where the evidence is incomplete or nothing was evaluated, and after a compliant audit.
import { NOT_IN_FORCE, UNREAD, WITHOUT_DATA } from "../../model/evidence.ts";
import type { Report } from "../../model/report/index.ts";
import type { Book } from "./book.ts";
import { at, capitalizeText, type Phrase, say } from "./phrase.ts";
import { missingWords } from "../../model/report/blind.ts";

const fetching = "driftline api enterprise-controls history --all > history.json";

/** Problems of a history file that fetching the file again solves. */
const ofFile = new Set(
  "empty truncated syntax duplicate-key invalid-utf8 too-deep schema time-zone more-pages no-history".split(" "),
);

/** Returns the step that leads to a verdict. It solves the first problem; the next run shows the others. */
export function nextStep(report: Readonly<Report>): Phrase {
  const { evidence, asOf } = report;
  const [problem] = evidence.problems;
  const isFile = evidence.source === "file";
  if (problem?.code === "no-history" && evidence.revisions.leftOut > 0)
    return say`For a verdict, run the audit again as of a later time.`;
  if (problem?.code === WITHOUT_DATA)
    return ["For a verdict, give what “Not evaluated” asks for, or a policy with rules on the settings."];
  if (problem?.code === NOT_IN_FORCE || (!problem && evidence.revisions.count > 0))
    return say`For a verdict, give a policy with a rule that is in force on ${at(asOf)}, or audit as of a later time.`;
  if (problem?.code === "revision-conflict")
    return ["For a verdict, ask the service which content is true, and audit a history that has each revision once."];
  if (problem?.code === "revision-gap") {
    const fetchWords = isFile ? say`fetch all revisions with ${fetching}` : ["audit a ledger that has these revisions"];
    return say`For a verdict, ${fetchWords}, or leave out ${"--require-contiguous"}.`;
  }
  if (problem?.code === "history-empty")
    return ["For a verdict, check that the source is the one of this organization, and run the audit again."];
  if (isFile && (!problem || ofFile.has(problem.code)))
    return say`For a verdict, fetch the history again with ${fetching} and audit that file.`;
  if (evidence.source === "ledger" && (evidence.revisions.count === 0 || problem?.code === "part-of-history"))
    return say`For a verdict, audit the service with this ledger once: ${"driftline audit --base-url <address> --ledger <folder>"}.`;
  if (evidence.source !== "service" && problem?.code.endsWith(UNREAD))
    return say`For a verdict, audit the service itself, or do not request ${[problem.code.slice(0, -UNREAD.length)]}.`;
  return ["For a verdict, correct that and run the audit again."];
}

/** The step after a compliant audit, as a sentence: a verdict holds for the revisions that were judged. */
export function stepAfterCompliant({ evidence, findings }: Readonly<Report>): Phrase {
  const { ledger, run, revisions } = evidence;
  if (findings.some(({ status, exception }) => status === "excepted" && exception?.expires))
    return ["Next: remediate what is excepted, or have its exception renewed before it ends."];
  if (ledger === null)
    return say`Next: audit with a ledger, so that the next report says what is new, and a rewritten history is noticed.`;
  const judgedWords = revisions.last === null ? "what was judged" : `revisions up to ${revisions.last}`;
  if (run === null)
    return [
      `Next: run this audit on a schedule, for example with the GitHub Action. The verdict covers ${judgedWords}.`,
    ];
  return [`Next: wait for the next audit. The verdict covers ${judgedWords}.`];
}

/** Returns how to get missing revisions, as a sentence; undefined if none is missing, or if they prevent a verdict. */
export function gapStep({ report: { evidence }, blind }: Book): Phrase | undefined {
  const missing = missingWords(blind.map((stretch) => stretch.missing));
  if (missing === "" || evidence.problems.length > 0) return undefined;
  const step =
    evidence.source === "file"
      ? say`fetch all revisions with ${fetching} and audit that file`
      : evidence.source === "ledger"
        ? say`run ${"driftline audit --full"} with the service and this ledger`
        : evidence.ledger
          ? say`run ${"driftline audit --full"} with this ledger, and ask the service for those that it does not give`
          : ["ask the service why it does not give them"];
  const [it, they] = missing.startsWith("revision ") ? ["it", "it"] : ["them", "they"];
  return say`${[capitalizeText(missing)]}. To know who made ${[it]} and what ${[they]} changed, ${step}.`;
}
