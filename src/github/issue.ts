// An issue as the plan sees it, and what may be done with one.

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly state: "open" | "closed";
  /** Whether we wrote it: what others write is never believed and never touched. */
  readonly own: boolean;
  /** Left out where nobody asked. */
  readonly labels?: readonly string[];
  /** Whether its marker is not signed under the key of the run, and is to be. */
  readonly unsigned?: boolean;
}

/** Something said once: its first line tells whether it was said already. */
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
  /** What it is about is over: this is said, and it is closed with this body. */
  readonly closed?: Comment & { readonly body: string };
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
  /** Said before the change is made, so that it is never lost. */
  readonly comment: Comment | null;
  readonly patch: Patch;
}

export type Operation = Create | Update;
