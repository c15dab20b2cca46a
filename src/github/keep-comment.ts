// Keeps one comment of a pull request: created once, then updated in place, and found by a hidden last line, never by
// its text. Comments of others are left alone, with or without that line.
import { DriftlineError } from "../errors.ts";
import { selfOf } from "./account.ts";
import type { GitHub } from "./client.ts";
import { addComment, changeComment, type Comment, ownComments, removeComment } from "./conversation.ts";
import { isLaterRun, sameBody } from "./marker.ts";
import type { Repository } from "./place.ts";
import { ask, type Feature, isUncertain, ofIssue, refusal, REPORT_IT } from "./refusal.ts";
import { lastIn } from "../lists.ts";

const pullRequests: Feature = {
  name: "its pull requests",
  permission: "pull-requests: write",
  off: [
    "the conversation is locked or has too many comments",
    "unlock it, open another pull request, or set preview: off",
  ],
  offWords: /\blocked\b|more than [\d,]+ comments/i,
  fix: REPORT_IT,
};

const ATTEMPTS = 3;
const mark = (id: string, run: string | null) => `<!-- driftline:comment:1 ${id}${run === null ? "" : ` ${run}`} -->`;
/** The run that wrote a comment, in its last line; null if it does not name one. */
const markPattern = (id: string) => new RegExp(`^<!-- driftline:comment:1 ${id}(?: (?<run>\\d{1,20}))? -->$`);

export interface KeptComment {
  /** The identity of the comment, 32 hexadecimal digits. */
  readonly id: string;
  /** The number of this run; null outside of a workflow. */
  readonly run: string | null;
  readonly text: string;
  /** Whether to create the comment if it does not exist. */
  readonly begins: boolean;
  /** Called with the text to send. @throws if it must not be sent */
  readonly check: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Creates or updates the comment.
 * @param number that of the pull request
 * @returns what was done; `outrun`: a newer run wrote the comment, and it is left as it is
 * @throws DriftlineError `incomplete` if GitHub refused
 */
export async function keepComment(
  github: GitHub,
  at: Repository,
  number: number,
  { id, run, text, begins, check, wait }: KeptComment,
): Promise<"created" | "changed" | "none" | "outrun"> {
  const ownAccount = await selfOf(github, pullRequests);
  const conversation = { github, at, number, ownAccount, label: "the pull request" };
  const body = `${text.trimEnd()}\n\n${mark(id, run)}`;
  check(body);
  const readComments = async () =>
    (await ownComments(conversation, pullRequests)).flatMap((comment) => {
      const match = markPattern(id).exec(lastIn(comment.body.trimEnd().split(/\r?\n/)));
      return match ? [{ ...comment, run: match.groups?.["run"] ?? null }] : [];
    });
  const before = await readComments();
  if (before.length === 0 && !begins) return "none";
  const first = before[0] ?? (await createComment());
  // Another run may have created one meanwhile. Both runs now see both, and keep the older.
  const comments = before.length === 0 ? await readComments() : before;
  const [oldest = first, ...otherComments] = comments;
  if (comments.some((comment) => isLaterRun(comment.run, run))) {
    if (before.length === 0 && oldest.id !== first.id) await removeComment(conversation, first.id, pullRequests);
    return "outrun";
  }
  for (const comment of otherComments) await removeComment(conversation, comment.id, pullRequests);
  const isThere = sameBody(oldest.body, body);
  if (!isThere) {
    const savedBody = await ask("change the comment of the pull request", ofIssue(pullRequests), async (doing) =>
      changeComment(conversation, oldest.id, body, doing),
    );
    if (!sameBody(savedBody, body))
      throw new DriftlineError("incomplete", "the comment on the pull request differs from what was written");
  }
  if (before.length === 0) return "created";
  return isThere ? "none" : "changed";

  /** Creates the comment, or finds that a seemingly failed attempt created it. */
  async function createComment(): Promise<Comment> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await addComment(conversation, body);
      } catch (error) {
        if (!isUncertain(error) || attempt >= ATTEMPTS)
          throw refusal(error, "comment on the pull request", pullRequests);
        await wait(1000 * attempt ** 2);
        const [existing] = await readComments();
        if (existing) return existing;
      }
    }
  }
}
