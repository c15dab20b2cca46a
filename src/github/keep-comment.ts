// Keeps one comment of a pull request: created once, then updated in place, and found by a hidden last line, never by
// its text. Comments of others are left alone, with or without that line.
import { DriftlineError } from "../errors.ts";
import type { Comment, CommentsApi } from "./comments-api.ts";
import { sameBody } from "./marker.ts";
import { isUncertain } from "./refusal.ts";
import { lastIn } from "../lists.ts";

const ATTEMPTS = 3;
const mark = (id: string) => `<!-- driftline:comment:1 ${id} -->`;

export interface KeptComment {
  /** The identity of the comment, 32 hexadecimal digits. */
  readonly id: string;
  readonly text: string;
  /** Whether to create the comment if it does not exist. */
  readonly begins: boolean;
  /** Called with the text to send. @throws if it must not be sent */
  readonly check: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Creates or updates the comment.
 * @returns what was done
 * @throws DriftlineError `incomplete` if GitHub refused
 */
export async function keepComment(api: CommentsApi, options: KeptComment): Promise<"created" | "changed" | "none"> {
  const { id, text, begins, check } = options;
  const body = `${text.trimEnd()}\n\n${mark(id)}`;
  check(body);
  const ownComments = async () =>
    (await api.own()).filter((comment) => lastIn(comment.body.trimEnd().split(/\r?\n/)) === mark(id));
  const before = await ownComments();
  if (before.length === 0 && !begins) return "none";
  const first = before[0] ?? (await createOnce(api, body, ownComments, options));
  // Another run may have created one meanwhile. Both runs now see both, and keep the older.
  const [oldest = first, ...otherComments] = before.length === 0 ? await ownComments() : before;
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
  ownComments: () => Promise<Comment[]>,
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
