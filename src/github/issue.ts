// An issue as the plan sees it, and what may be done with one.

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly state: "open" | "closed";
  /** Whether we wrote it: what others write is never believed and never touched. */
  readonly own: boolean;
}

export interface Create {
  readonly do: "create";
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** It asks for nothing: it is closed as soon as it is there. */
  readonly closed?: boolean;
}

export interface Patch {
  readonly title?: string;
  readonly body?: string;
  readonly state?: "open" | "closed";
  readonly reason?: "completed" | "not_planned" | "reopened";
}

export interface Update {
  readonly do: "update";
  readonly id: string;
  readonly number: number;
  /** Said before the change is made, so that it is never lost; its first line tells whether it was said already. */
  readonly comment: { readonly event: string; readonly text: string } | null;
  readonly patch: Patch;
}

export type Operation = Create | Update;
