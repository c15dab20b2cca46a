// The comments of an issue or a pull request. GitHub treats both alike.
import * as z from "zod/mini";
import { type Account, author, isOf } from "./account.ts";
import { parseAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { allOf } from "./pages.ts";
import type { Repository } from "./place.ts";
import { ask, type Feature, refusal, statusOf } from "./refusal.ts";

const shape = z.object({ id: z.int(), body: z.optional(z.string()), user: author });

export interface Comment {
  readonly id: number;
  readonly body: string;
}

/** The place of comments, and the account that writes them. */
export interface Conversation {
  readonly github: GitHub;
  readonly at: Repository;
  /** Of the issue or the pull request. */
  readonly number: number;
  readonly ownAccount: Account;
  /** `an issue` */
  readonly label: string;
}

/** Returns our own comments, oldest first. @throws DriftlineError `incomplete` if GitHub refuses */
export async function ownComments(
  { github, at, number, ownAccount, label }: Conversation,
  feature: Feature,
): Promise<Comment[]> {
  return ask(`list the comments of ${label}`, feature, async (doing) => {
    const comments = await allOf(
      github,
      github.request.endpoint("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...at,
        issue_number: number,
        per_page: 100,
      }),
      { item: shape, idOf: ({ id }) => id, doing },
    );
    return comments
      .filter(({ user }) => isOf(ownAccount, user))
      .map(commentOf)
      .toSorted((a, b) => a.id - b.id);
  });
}

/** Writes a comment, without retries: a failed attempt may have written it. @throws what the client throws */
export async function addComment({ github, at, number, label }: Conversation, body: string): Promise<Comment> {
  const { data } = await github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    ...at,
    issue_number: number,
    body,
    request: { retries: 0 },
  });
  return commentOf(parseAnswer(shape, data, `comment on ${label}`));
}

/** Changes a comment. @returns its text after the request */
export async function changeComment({ github, at }: Conversation, id: number, body: string, doing: string) {
  const { data } = await github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
    ...at,
    comment_id: id,
    body,
  });
  return commentOf(parseAnswer(shape, data, doing)).body;
}

/** Removes a comment, if it still exists. @throws DriftlineError `incomplete` if GitHub refuses */
export async function removeComment(
  { github, at }: Pick<Conversation, "github" | "at">,
  id: number,
  feature: Feature,
): Promise<void> {
  try {
    await github.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", { ...at, comment_id: id });
  } catch (error) {
    if (statusOf(error) !== 404) throw refusal(error, "delete a duplicate comment", feature);
  }
}

function commentOf({ id, body = "" }: z.infer<typeof shape>): Comment {
  return { id, body };
}
