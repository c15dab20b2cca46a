/** The progress of a run. Reading reports it after every few hundred revisions, judging about a hundred times. */
export interface Progress {
  readonly phase: "reading" | "judging";
  /** The number of revisions. */
  readonly done: number;
  /** null: the total is not known. */
  readonly of: number | null;
}

/** Receives the progress of a run. */
export type Hear = (progress: Progress) => void;
