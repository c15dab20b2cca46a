// An issue in a plan, and the operations on it.

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly state: "open" | "closed";
  /** Whether we wrote it: texts of others are never trusted and never changed. */
  readonly own: boolean;
  /** Absent if not requested. */
  readonly labels?: readonly string[];
  /** Whether its marker has to be signed under the run's key. */
  readonly unsigned?: boolean;
  /** Whether anybody may have written its marker, of which only the subject is trusted. */
  readonly doubted?: boolean;
}

/** A comment that is written once. Its first line identifies it. */
export interface Comment {
  readonly event: string;
  readonly text: string;
}

export interface Create {
  readonly do: "create";
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** For windows that no audit saw open: the comment to write, then the body, and whether the issue is closed. */
  readonly after?: Comment & { readonly body: string; readonly closes: boolean };
}

export interface Patch {
  readonly title?: string;
  readonly body?: string;
  readonly labels?: readonly string[];
  readonly state?: "open" | "closed";
  readonly reason?: "completed" | "not_planned" | "reopened";
}

export interface Update {
  readonly do: "update";
  readonly id: string;
  readonly number: number;
  /** Written before the change, so that it is never lost. */
  readonly comment: Comment | null;
  readonly patch: Patch;
}

export type Operation = Create | Update;
