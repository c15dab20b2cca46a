// Optional marks of the evidence: true, or absent. To add a mark, add one row here.
import { namesIn } from "../../lists.ts";

/** The part of the evidence that marks depend on. */
interface MarkSource {
  readonly emulated: boolean;
  readonly proxied?: boolean;
  readonly isClockBehind?: boolean;
}

interface EvidenceMark {
  /** The description in the schema of the report. */
  readonly description: string;
  /** The text in the evidence box, after the source. */
  readonly words: string;
  readonly isTrue: (read: MarkSource) => boolean;
}

export const marks = {
  emulated: {
    description: "true: the service reported that it is an emulator",
    words: "an emulator",
    isTrue: ({ emulated }) => emulated,
  },
  proxied: {
    description: "true: the run was configured to use the proxy of its environment",
    words: "a proxy allowed",
    isTrue: ({ proxied }) => proxied === true,
  },
  clockBehind: {
    description: "true: the clock of the audit was more than 10 minutes behind the service's",
    words: "its clock ahead of the audit's, so that exceptions may have expired already",
    isTrue: ({ isClockBehind }) => isClockBehind === true,
  },
} satisfies Record<string, EvidenceMark>;

type MarkName = keyof typeof marks;
export const markNames = namesIn(marks);

/** Returns the marks that are true, as the report contains them. */
export function marksOf(isTrue: (mark: EvidenceMark) => boolean): Partial<Record<MarkName, true>> {
  return Object.fromEntries(markNames.filter((name) => isTrue(marks[name])).map((name) => [name, true as const]));
}
