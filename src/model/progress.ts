/** How far a run is. Told at a bounded rate, whatever the size of the history. */
export interface Progress {
  readonly phase: "reading" | "judging";
  /** Revisions. */
  readonly done: number;
  /** null: nobody knows how many there are. */
  readonly of: number | null;
}

/** Hears how far a run is. */
export type Hear = (progress: Progress) => void;
