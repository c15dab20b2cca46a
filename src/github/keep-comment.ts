// Keeps one comment of a pull request: written once, changed in place, and known by a hidden line at its end, never by its
// text. What others write, with that line or without, is left alone.
import { DriftlineError } from "../errors.ts";
import type { Comment, CommentsApi } from "./comments-api.ts";
import { sameBody } from "./marker.ts";
import { isUncertain } from "./refusal.ts";
import { lastIn } from "../lists.ts";

const ATTEMPTS = 3;
const mark = (id: string) => `<!-- driftline:comment:1 ${id} -->`;

export interface KeptComment {
  /** What the comment is for, in 32 hexadecimal digits. */
  readonly id: string;
  readonly text: string;
  /** Whether to create the comment if it does not exist. */
  readonly begins: boolean;
  /** Called with what is sent. @throws when it must not be */
  readonly check: (text: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Makes the comment say this.
 * @returns what was done
 * @throws DriftlineError `incomplete` when GitHub did not take it
 */
export async function keepComment(api: CommentsApi, options: KeptComment): Promise<"created" | "changed" | "none"> {
  const { id, text, begins, check } = options;
  const body = `${text.trimEnd()}\n\n${mark(id)}`;
  check(body);
  const ownComments = async () => (await api.own()).filter((comment) => lastLine(comment.body) === mark(id));
  const before = await ownComments();
  if (before.length === 0 && !begins) return "none";
  const first = before[0] ?? (await createOnce(api, body, ownComments, options));
  // Another run may have created one meanwhile: both see both now, and keep the older.
  const [oldest = first, ...others] = before.length === 0 ? await ownComments() : before;
  for (const other of others) await api.remove(other.id);
  const isThere = sameBody(oldest.body, body);
  if (!isThere && !sameBody(await api.update(oldest.id, body), body))
    throw new DriftlineError("incomplete", "the comment on the pull request differs from what was written");
  if (before.length === 0) return "created";
  return isThere ? "none" : "changed";
}

/** Creates the comment, or finds that an attempt which seemed to fail has. */
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

function lastLine(body: string): string {
  return lastIn(body.trimEnd().split(/\r?\n/));
}
