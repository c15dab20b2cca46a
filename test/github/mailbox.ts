// The e-mails that a delivery causes for watchers of the repository. GitHub sends a mail for an opened issue, for a
// comment, and for a closed or reopened issue, one for each. It sends none for a changed title, text or label, and
// recalls none for a deleted comment.
import type { Answer, Asked } from "./github.ts";

export interface Mail {
  readonly issue: number;
  readonly day: number;
  /** The audit that caused it. */
  readonly audit: string;
  /** `opened`, `closed` and `reopened` with the type of the issue, or the first words of a comment. */
  readonly what: string;
  /** The comment's id, if it is for a comment. */
  readonly comment: number | null;
}

const ISSUES = "/repos/{owner}/{repo}/issues";

interface Body {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly state: string;
  readonly body: string;
}

/** Derives the mails from GitHub's answers, including answers that get lost. */
export class Mailbox {
  readonly mails: Mail[] = [];
  /** The comments that were deleted. */
  readonly deleted = new Set<number>();
  /** The audits that wrote an issue, by its number. */
  readonly writers = new Map<number, Set<string>>();
  /** The day and the audit of the current deliveries. */
  day = 0;
  audit = "";
  readonly #states = new Map<number, string>();

  see({ method, path, asked }: Asked, { status, body }: Answer): void {
    if (status >= 300 || !path.startsWith(ISSUES)) return;
    const number = Number(/\/issues\/(\d+)/.exec(asked)?.[1] ?? (body as Body | undefined)?.number);
    if (method === "GET") {
      if (path === ISSUES) for (const issue of body as Body[]) this.#states.set(issue.number, issue.state);
      return;
    }
    if (method === "DELETE") {
      this.deleted.add(Number(asked.split("/").at(-1)));
      return;
    }
    this.writers.set(number, (this.writers.get(number) ?? new Set()).add(this.audit));
    const { id, title, state, body: text } = body as Body;
    if (path.endsWith("/comments")) {
      this.#send(number, /^(?:\*\*)?([\w ]+)/.exec(text.split("\n")[1]!)![1]!, id);
      return;
    }
    if (method === "POST") this.#send(number, `opened ${kindOf(title)}`);
    else if (this.#states.get(number) !== state)
      this.#send(number, `${state === "closed" ? "closed" : "reopened"} ${kindOf(title)}`);
    this.#states.set(number, state);
  }

  #send(issue: number, what: string, comment: number | null = null): void {
    const { day, audit } = this;
    this.mails.push({ issue, day, audit, what, comment });
  }
}

function kindOf(title: string): string {
  if (title.endsWith("the audit is broken")) return "alarm";
  return title.startsWith("Driftline:") ? "summary" : "finding";
}
