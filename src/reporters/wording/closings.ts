// What a revision ended. Only fixed findings are called closed: a window may continue as another finding.
import { isContinued } from "../../model/report/remediated.ts";
import type { Book } from "./book.ts";

interface Closing {
  readonly word: "closed" | "ended";
  readonly ids: readonly string[];
}

/** Returns the findings that a revision closed, and those that only ended because their acceptance changed. */
export function closings(ids: readonly string[], { findings }: Book): Closing[] {
  const hasEnded = (id: string) => isContinued(findings.get(id)?.ended ?? null);
  const all: Closing[] = [
    { word: "closed", ids: ids.filter((id) => !hasEnded(id)) },
    { word: "ended", ids: ids.filter(hasEnded) },
  ];
  return all.filter((closing) => closing.ids.length > 0);
}
