// Keeps one comment of a pull request: created once, then updated in place, and found by a hidden last line, never by
// its text. Comments of others are left alone, with or without that line.
import { DriftlineError } from "../errors.ts";
import type { Comment, CommentsApi } from "./comments-api.ts";
import { isLaterRun, sameBody } from "./marker.ts";
import { isUncertain } from "./refusal.ts";
import { lastIn } from "../lists.ts";

const ATTEMPTS = 3;
const mark = (id: string, run: string | null) => `<!-- driftline:comment:1 ${id}${run === null ? "" : ` ${run}`} -->`;
/** The run that wrote a comment, in its last line; null if it does not name one. */
const marked = (id: string) => new RegExp(`^<!-- driftline:comment:1 ${id}(?: (?<run>\\d{1,20}))? -->$`);

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

/** A comment with this identity. */
interface OwnComment extends Comment {
  /** The run that wrote it; null if unknown. */
  readonly run: string | null;
}

/**
 * Creates or updates the comment.
 * @returns what was done; `outrun`: a newer run wrote the comment, and it is left as it is
 * @throws DriftlineError `incomplete` if GitHub refused
 */
export async function keepComment(
  api: CommentsApi,
  options: KeptComment,
): Promise<"created" | "changed" | "none" | "outrun"> {
  const { id, run, text, begins, check } = options;
  const body = `${text.trimEnd()}\n\n${mark(id, run)}`;
  check(body);
  const ownComments = async (): Promise<OwnComment[]> =>
    (await api.own()).flatMap((comment) => {
      const match = marked(id).exec(lastIn(comment.body.trimEnd().split(/\r?\n/)));
      return match ? [{ ...comment, run: match.groups?.["run"] ?? null }] : [];
    });
  const before = await ownComments();
  if (before.length === 0 && !begins) return "none";
  const first = before[0] ?? (await createOnce(api, body, ownComments, options));
  // Another run may have created one meanwhile. Both runs now see both, and keep the older.
  const comments = before.length === 0 ? await ownComments() : before;
  const [oldest = first, ...otherComments] = comments;
  if (comments.some((comment) => isLaterRun(comment.run, run))) {
    if (before.length === 0 && oldest.id !== first.id) await api.remove(first.id);
    return "outrun";
  }
  for (const other of otherComments) await api.remove(other.id);
  const isThere = sameBody(oldest.body, body);
  if (!isThere && !sameBody(await api.update(oldest.id, body), body))
    throw new DriftlineError("incomplete", "the comment on the pull request differs from what was written");
  if (before.length === 0) return "created";
  return isThere ? "none" : "changed";
}

/** Creates the comment, or finds that a seemingly failed attempt created it. */
async function createOnce(
  api: CommentsApi,
  body: string,
  ownComments: () => Promise<readonly Comment[]>,
  { wait }: KeptComment,
): Promise<Comment> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await api.create(body);
    } catch (error) {
      if (!isUncertain(error) || attempt >= ATTEMPTS) throw api.refused(error);
      await wait(1000 * attempt ** 2);
      const [existing] = await ownComments();
      if (existing) return existing;
    }
  }
}
