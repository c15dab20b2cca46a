// The API calls for issues, with schemas for their answers.
import * as z from "zod/mini";
import { type Account, author, isOf, selfOf } from "./account.ts";
import { parseAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { addComment, ownComments, removeComment } from "./conversation.ts";
import type { Issue, Patch } from "./issue.ts";
import { descriptionOf, LABEL } from "./labels.ts";
import { allOf } from "./pages.ts";
import type { Repository } from "./place.ts";
import { ask, type Feature, issues, ofIssue, refusal, statusOf } from "./refusal.ts";
import { Signatures } from "./signature.ts";
import { withoutUndefined } from "../model/objects.ts";

const issueShape = z.object({
  number: z.int(),
  title: z.string(),
  body: z.optional(z.nullable(z.string())),
  state: z.enum(["open", "closed"]),
  user: author,
  labels: z.array(
    z.union([z.string(), z.object({ name: z.optional(z.string()), description: z.optional(z.nullable(z.string())) })]),
  ),
  pull_request: z.optional(z.unknown()),
});

type RawIssue = z.infer<typeof issueShape>;

export interface IssuesAccess {
  /** The fingerprint key, which signs markers: with a key, only signed markers are trusted. */
  readonly key: string | null;
  readonly earlierKey?: string | null;
  /** The words for refusals, from issuesOf. Default: those for the workflow's repository. */
  readonly feature?: Feature;
}

export interface StoredIssue extends Issue {
  readonly labels: readonly string[];
  /** Our labels without a description. */
  readonly plain: readonly string[];
}

/** The issues of a repository, for the token's account. */
export class IssuesApi {
  readonly #github: GitHub;
  readonly #at: Repository;
  readonly #ownAccount: Account;
  readonly #signatures: Signatures;
  /** The words for refusals. */
  readonly feature: Feature;

  private constructor(github: GitHub, at: Repository, ownAccount: Account, { key, earlierKey, feature }: IssuesAccess) {
    this.#github = github;
    this.#at = at;
    this.#ownAccount = ownAccount;
    this.#signatures = new Signatures(key, `${at.owner}/${at.repo}`, earlierKey ?? null);
    this.feature = feature ?? issues;
  }

  /** @throws DriftlineError `incomplete` if GitHub does not name the token's account */
  static async open(github: GitHub, at: Repository, access: IssuesAccess = { key: null }): Promise<IssuesApi> {
    return new IssuesApi(github, at, await selfOf(github, access.feature ?? issues), access);
  }

  /** Returns every issue with our label, open or closed, oldest first. */
  async list(): Promise<StoredIssue[]> {
    const entries = await ask("list the issues", this.feature, async (doing) =>
      allOf(
        this.#github,
        this.#github.request.endpoint("GET /repos/{owner}/{repo}/issues", {
          ...this.#at,
          labels: LABEL,
          state: "all",
          // New issues come last, so that paging misses none.
          sort: "created",
          direction: "asc",
          per_page: 100,
        }),
        {
          item: issueShape,
          idOf: ({ number }) => number,
          doing,
          hint: `take the label ${LABEL} off closed issues that are no longer needed`,
        },
      ),
    );
    const raws = entries.filter(({ pull_request: pull }) => pull === undefined || pull === null);
    // If no marker is signed under this key, the key is new: trust the existing markers once.
    const isNewKey = !raws.some(
      ({ user, body }) => isOf(this.#ownAccount, user) && this.#signatures.isSigned(body ?? null),
    );
    return raws.map((raw) => this.storedIssueOf(raw, isNewKey));
  }

  async get(number: number): Promise<StoredIssue> {
    return this.#ask("read an issue back", async () =>
      this.#github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", { ...this.#at, issue_number: number }),
    );
  }

  /** Creates an issue. Never retries by itself: a failed attempt may have created it. @throws what the client throws */
  async create(fields: { title: string; body: string; labels: string[]; assignees: string[] }): Promise<StoredIssue> {
    const { data } = await this.#github.request("POST /repos/{owner}/{repo}/issues", {
      ...this.#at,
      ...fields,
      body: this.#signatures.sign(fields.body),
      request: { retries: 0 },
    });
    return this.storedIssueOf(parseAnswer(issueShape, data, "open an issue"));
  }

  /** Changes an issue. Repeating the same change is harmless, so that retries are allowed. */
  async update(number: number, { title, body, labels, state, reason }: Patch): Promise<StoredIssue> {
    return this.#ask("change an issue", async () =>
      this.#github.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
        ...this.#at,
        issue_number: number,
        ...withoutUndefined({ title, state, labels: labels && [...labels], state_reason: reason }),
        ...(body !== undefined && { body: this.#signatures.sign(body) }),
      }),
    );
  }

  /** Returns our comments that begin with this line, oldest first. */
  async commentsWith(number: number, firstLine: string): Promise<number[]> {
    const comments = await ownComments(this.#conversation(number), ofIssue(this.feature));
    return comments.flatMap(({ id, body }) => (body.split(/\r?\n/)[0] === firstLine ? [id] : []));
  }

  /** Writes a comment. Never retries by itself. @throws what the client throws */
  async comment(number: number, body: string): Promise<void> {
    await addComment(this.#conversation(number), body);
  }

  /** Removes a comment, if it still exists. */
  async uncomment(id: number): Promise<void> {
    await removeComment({ github: this.#github, at: this.#at }, id, this.feature);
  }

  #conversation(number: number) {
    return { github: this.#github, at: this.#at, number, ownAccount: this.#ownAccount, label: "an issue" };
  }

  /** Creates a label if it does not exist. */
  async ensureLabel(name: string): Promise<void> {
    try {
      await this.#github.request("POST /repos/{owner}/{repo}/labels", { ...this.#at, name, ...descriptionOf(name) });
    } catch (error) {
      if (statusOf(error) !== 422) throw refusal(error, "create a label", this.feature); // 422: it exists
    }
  }

  /** Sets the colour and description of our label: GitHub created it without. */
  async describeLabel(name: string): Promise<void> {
    await ask("describe a label", this.feature, async () =>
      this.#github.request("PATCH /repos/{owner}/{repo}/labels/{name}", { ...this.#at, name, ...descriptionOf(name) }),
    );
  }

  /** Whether issues may be assigned to somebody. */
  async mayBeAssigned(login: string): Promise<boolean> {
    try {
      await this.#github.request("GET /repos/{owner}/{repo}/assignees/{assignee}", { ...this.#at, assignee: login });
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw refusal(error, "ask who may be assigned", this.feature);
    }
  }

  async #ask(doing: string, send: () => Promise<{ data: unknown }>): Promise<StoredIssue> {
    return ask(doing, ofIssue(this.feature), async () =>
      this.storedIssueOf(parseAnswer(issueShape, (await send()).data, doing)),
    );
  }

  storedIssueOf(
    { number, title, body: raw = null, state, user, labels: all }: RawIssue,
    isNewKey = false,
  ): StoredIssue {
    const labels = all.flatMap((label) => (typeof label === "string" ? [label] : (label.name ?? [])));
    const plain = all.flatMap((label) =>
      typeof label !== "string" && label.description === null && label.name && descriptionOf(label.name)
        ? [label.name]
        : [],
    );
    const own = isOf(this.#ownAccount, user);
    const unsigned = own && this.#signatures.isUnsigned(raw);
    const doubted = own && this.#signatures.isDoubted(raw, isNewKey);
    const body = own ? this.#signatures.read(raw, isNewKey) : raw;
    return {
      number,
      title,
      body,
      state,
      own,
      labels,
      plain,
      ...(unsigned && { unsigned }),
      ...(doubted && { doubted }),
    };
  }
}
