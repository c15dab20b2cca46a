// What may be said of the evidence besides: true, or left out. Adding a mark: one row here.
import { namesIn } from "../../lists.ts";

/** What was read, as far as a mark asks. */
interface Read {
  readonly emulated: boolean;
  readonly proxied?: boolean;
}

interface EvidenceMark {
  /** For the schema of the report. */
  readonly description: string;
  /** In the evidence box, after the source. */
  readonly words: string;
  readonly isTrue: (read: Read) => boolean;
}

export const marks = {
  emulated: {
    description: "true: the service said that it is an emulator",
    words: "an emulator",
    isTrue: ({ emulated }) => emulated,
  },
  proxied: {
    description: "true: the run was told to use the proxy that its environment names",
    words: "a proxy allowed",
    isTrue: ({ proxied }) => proxied === true,
  },
} satisfies Record<string, EvidenceMark>;

export type MarkName = keyof typeof marks;
export const markNames = namesIn(marks);

/** The marks that hold, as the report has them. */
export function marksOf(isTrue: (mark: EvidenceMark) => boolean): Partial<Record<MarkName, true>> {
  return Object.fromEntries(markNames.filter((name) => isTrue(marks[name])).map((name) => [name, true as const]));
}
