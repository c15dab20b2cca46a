// The API calls for the comment of a pull request. GitHub treats pull requests as issues, including their comments.
import * as z from "zod/mini";
import { type Account, author, isOf, selfOf } from "./account.ts";
import { understood } from "./answer.ts";
import type { GitHub } from "./client.ts";
import type { Repository } from "./issues-api.ts";
import { allOf } from "./pages.ts";
import { ask, type Feature, ofIssue, refusal, REPORT_IT } from "./refusal.ts";
import { takeBack } from "./take-back.ts";

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

const shape = z.object({ id: z.int(), body: z.optional(z.string()), user: author });

export interface Comment {
  readonly id: number;
  readonly body: string;
}

/** The comments of one pull request, for the token's account. */
export class CommentsApi {
  readonly #github: GitHub;
  readonly #at: Repository;
  readonly #number: number;
  readonly #self: Account;

  private constructor(github: GitHub, at: Repository, number: number, self: Account) {
    this.#github = github;
    this.#at = at;
    this.#number = number;
    this.#self = self;
  }

  /** @throws DriftlineError `incomplete` if GitHub does not name the token's account */
  static async open(github: GitHub, at: Repository, number: number): Promise<CommentsApi> {
    return new CommentsApi(github, at, number, await selfOf(github, pullRequests));
  }

  /** Returns our own comments, oldest first. */
  async own(): Promise<Comment[]> {
    return ask("list the comments of the pull request", pullRequests, async (doing) => {
      const comments = await allOf(
        this.#github,
        this.#github.request.endpoint("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          ...this.#at,
          issue_number: this.#number,
          per_page: 100,
        }),
        { item: shape, idOf: ({ id }) => id, doing },
      );
      return comments
        .filter(({ user }) => isOf(this.#self, user))
        .map(commentOf)
        .toSorted((a, b) => a.id - b.id);
    });
  }

  /** Creates a comment, without retries: a failed attempt may have created it. @throws what the client throws */
  async create(body: string): Promise<Comment> {
    const { data } = await this.#github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...this.#at,
      issue_number: this.#number,
      body,
      request: { retries: 0 },
    });
    return commentOf(understood(shape, data, "comment on the pull request"));
  }

  /** @returns the text of the comment after the request */
  async update(id: number, body: string): Promise<string> {
    return ask("change the comment of the pull request", ofIssue(pullRequests), async (doing) => {
      const { data } = await this.#github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
        ...this.#at,
        comment_id: id,
        body,
      });
      return understood(shape, data, doing).body ?? "";
    });
  }

  async remove(id: number): Promise<void> {
    await takeBack(this.#github, this.#at, id, pullRequests);
  }

  refused(error: unknown): Error {
    return refusal(error, "comment on the pull request", pullRequests);
  }
}

function commentOf({ id, body = "" }: z.infer<typeof shape>): Comment {
  return { id, body };
}
