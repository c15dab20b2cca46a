/** How far a run is. Reading tells it after every few hundred revisions, judging about a hundred times in all. */
export interface Progress {
  readonly phase: "reading" | "judging";
  /** Revisions. */
  readonly done: number;
  /** null: nobody knows how many there are. */
  readonly of: number | null;
}

/** Hears how far a run is. */
export type Hear = (progress: Progress) => void;
