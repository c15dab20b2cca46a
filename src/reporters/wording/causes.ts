// Items to act on: each open finding without a cause, with the findings that it explains.
import type { Finding } from "../../model/report/index.ts";
import { weight } from "../../model/severity.ts";
import { joinPhrases, type Phrase, say, some, thousands } from "./phrase.ts";
import { subjectWords, worstFirst } from "./finding-text.ts";
import { addTo, lookUp } from "../../lists.ts";

/** An item to act on. */
export interface Item {
  readonly finding: Finding;
  /** The worst severity of the finding and those beneath it. */
  readonly severity: Finding["severity"];
  /** The findings that it explains, worst first. */
  readonly beneath: readonly Finding[];
}

/** Groups findings to items, the worst first. A finding whose cause is absent is an item of its own. */
export function itemsOf(findings: readonly Finding[]): Item[] {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const beneath = new Map<Finding, Finding[]>();
  const roots: Finding[] = [];
  for (const finding of findings) {
    const root = rootOf(finding, byId);
    if (root === finding) roots.push(finding);
    else addTo(beneath, root, finding);
  }
  // Ranks each item by its finding with the worst severity.
  const items = new Map(
    roots.map((finding): [Finding, Item] => {
      const list = worstFirst(beneath.get(finding) ?? []);
      const { severity } = list[0] && weight(list[0].severity) > weight(finding.severity) ? list[0] : finding;
      return [
        { ...finding, severity },
        { finding, severity, beneath: list },
      ];
    }),
  );
  return worstFirst([...items.keys()]).map((item) => lookUp(items, item));
}

/** Returns the last cause in the chain. Stops at a circle. */
function rootOf(finding: Finding, byId: ReadonlyMap<string, Finding>): Finding {
  let root = finding;
  const visitedIds = new Set([finding.id]);
  for (let id = finding.causedBy; id !== null && !visitedIds.has(id); id = root.causedBy) {
    const cause = byId.get(id);
    if (!cause) break;
    visitedIds.add(id);
    root = cause;
  }
  return root;
}

/**
 * Returns `5 settings have no effect; 1 more finding tells the same`, in the past tense if resolved. Begins with the
 * finding's own severity if it is not that of the item: the counts of a report contain the own severity.
 */
export function beneathWords({ finding: { status, severity: own }, severity, beneath }: Item): Phrase {
  const [have, has, tell, tells] =
    status === "resolved" ? ["had", "had", "told", "told"] : ["have", "has", "tell", "tells"];
  const inertFindings = beneath.filter((finding) => finding.inert !== null);
  const settings = new Set(inertFindings.map((finding) => finding.subject)).size;
  const otherCount = beneath.length - inertFindings.length;
  return joinPhrases(
    [
      ...(own === severity ? [] : [[`own severity ${own}`]]),
      ...(settings > 0 ? [[`${some(settings, `setting ${has}`, `settings ${have}`)} no effect`]] : []),
      ...(otherCount > 0 ? [[`${some(otherCount, `more finding ${tells}`, `more findings ${tell}`)} the same`]] : []),
    ],
    "; ",
  );
}

/** Returns the findings beneath an item, each by setting and rule, and the number of the others. */
export function beneathList({ beneath }: Item, max: number): Phrase[] {
  const names = beneath
    .slice(0, max)
    .map((finding) => say`${[finding.severity]} ${subjectWords(finding.subject)}, rule ${finding.rule}`);
  return beneath.length > max ? [...names, [`and ${thousands(beneath.length - max)} more`]] : names;
}
