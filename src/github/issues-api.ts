// The calls that issues need, typed by what is read of their answers.
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";
import { type Account, author, isOf, selfOf } from "./account.ts";
import { understood } from "./answer.ts";
import type { GitHub } from "./client.ts";
import type { Issue, Patch } from "./issue.ts";
import { refusal, statusOf } from "./refusal.ts";
import { Signatures } from "./signature.ts";
import { takeBack } from "./take-back.ts";

/** The label by which issues are found. */
export const LABEL = "driftline";
const MAX_PAGES = 100;

const issueShape = z.object({
  number: z.int(),
  title: z.string(),
  body: z.optional(z.nullable(z.string())),
  state: z.enum(["open", "closed"]),
  user: author,
  labels: z.array(z.union([z.string(), z.object({ name: z.optional(z.string()) })])),
  pull_request: z.optional(z.unknown()),
});
const commentShape = z.object({ id: z.int(), body: z.optional(z.string()), user: author });

type RawIssue = z.infer<typeof issueShape>;

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** An issue as it was read back. */
export interface Stored extends Issue {
  readonly labels: readonly string[];
}

/** A repository's issues, as the account that the token stands for. */
export class IssuesApi {
  readonly #github: GitHub;
  readonly #at: Repository;
  readonly #self: Account;
  readonly #signatures: Signatures;

  private constructor(github: GitHub, at: Repository, self: Account, key: string | null) {
    this.#github = github;
    this.#at = at;
    this.#self = self;
    this.#signatures = new Signatures(key, `${at.owner}/${at.repo}`);
  }

  /**
   * @param key the fingerprint key, which signs what issues remember
   * @throws DriftlineError `incomplete` when GitHub does not say whose token it is
   */
  static async open(github: GitHub, at: Repository, key: string | null = null): Promise<IssuesApi> {
    return new IssuesApi(github, at, await selfOf(github), key);
  }

  /** Every issue with our label, open or not, the oldest first. */
  async list(): Promise<Stored[]> {
    const doing = "list the issues";
    const byNumber = new Map<number, Stored>();
    try {
      const pages = this.#github.paginate.iterator("GET /repos/{owner}/{repo}/issues", {
        ...this.#at,
        labels: LABEL,
        state: "all",
        // New issues come last, so that none moves to a page that was read.
        sort: "created",
        direction: "asc",
        per_page: 100,
      });
      let left = MAX_PAGES;
      for await (const { data } of pages) {
        if (left-- === 0)
          throw new DriftlineError("incomplete", `more than ${MAX_PAGES} pages of issues have the label ${LABEL}`);
        for (const raw of understood(z.array(issueShape), data, doing))
          if (raw.pull_request === undefined || raw.pull_request === null) byNumber.set(raw.number, this.#stored(raw));
      }
    } catch (error) {
      throw refusal(error, doing);
    }
    return [...byNumber.values()];
  }

  async get(number: number): Promise<Stored> {
    return this.#ask("read an issue back", async () =>
      this.#github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { ...this.#at, issue_number: number }),
    );
  }

  /** Never sent twice by itself: a failure may have created the issue. @throws what the client throws */
  async create(fields: { title: string; body: string; labels: string[]; assignees: string[] }): Promise<Stored> {
    const { data } = await this.#github.request("POST /repos/{owner}/{repo}/issues", {
      ...this.#at,
      ...fields,
      body: this.#signatures.signed(fields.body),
      request: { retries: 0 },
    });
    return this.#stored(understood(issueShape, data, "open an issue"));
  }

  /** The same change twice is one change, so that it may be sent again. */
  async update(number: number, { title, body, state, reason }: Patch): Promise<Stored> {
    return this.#ask("change an issue", async () =>
      this.#github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
        ...this.#at,
        issue_number: number,
        ...(title !== undefined && { title }),
        ...(body !== undefined && { body: this.#signatures.signed(body) }),
        ...(state !== undefined && { state }),
        ...(reason !== undefined && { state_reason: reason }),
      }),
    );
  }

  /** Our comments that begin with this line, the oldest first. */
  async commentsWith(number: number, firstLine: string): Promise<number[]> {
    const doing = "list the comments of an issue";
    try {
      const data = await this.#github.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...this.#at,
        issue_number: number,
        per_page: 100,
      });
      return understood(z.array(commentShape), data, doing)
        .filter(({ body, user }) => isOf(this.#self, user) && body?.split(/\r?\n/)[0] === firstLine)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    } catch (error) {
      throw refusal(error, doing);
    }
  }

  /** Never sent twice by itself. @throws what the client throws */
  async comment(number: number, body: string): Promise<void> {
    await this.#github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
      ...this.#at,
      issue_number: number,
      body,
      request: { retries: 0 },
    });
  }

  /** Takes a comment back; one that is gone is gone. */
  async uncomment(id: number): Promise<void> {
    await takeBack(this.#github, this.#at, id);
  }

  /** Makes sure that a label exists. */
  async ensureLabel(name: string): Promise<void> {
    try {
      const fields = name === LABEL ? { color: "1f6feb", description: "Kept by Driftline" } : {};
      await this.#github.request("POST /repos/{owner}/{repo}/labels", { ...this.#at, name, ...fields });
    } catch (error) {
      if (statusOf(error) !== 422) throw refusal(error, "create a label"); // 422: it is there
    }
  }

  async #ask(doing: string, ask: () => Promise<{ data: unknown }>): Promise<Stored> {
    try {
      return this.#stored(understood(issueShape, (await ask()).data, doing));
    } catch (error) {
      throw refusal(error, doing);
    }
  }

  #stored({ number, title, body = null, state, user, labels }: RawIssue): Stored {
    const names = labels.flatMap((label) => (typeof label === "string" ? [label] : (label.name ?? [])));
    const own = isOf(this.#self, user);
    return { number, title, body: own ? this.#signatures.read(body) : body, state, own, labels: names };
  }
}
