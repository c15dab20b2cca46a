// API calls for a branch with a few files: GitHub's git data, without a checkout and without git. Verifies everything
// read and written by git's own hash. First tries one GraphQL request or one archive. If refused, uses the equivalent
// REST requests.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";
import { parseAnswer, unclear } from "./answer.ts";
import { download, type GitHub } from "./client.ts";
import type { Repository } from "./place.ts";
import { ask, type Feature } from "./refusal.ts";
import { filesIn } from "./tar.ts";

const sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const refShape = z.object({ ref: z.string(), object: z.object({ type: z.string(), sha }) });
const treeShape = z.object({
  sha,
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha })),
  truncated: z.optional(z.boolean()),
});
const commitShape = z.object({ sha, tree: z.object({ sha }), parents: z.array(z.object({ sha })) });
const listingShape = z.object({
  repository: z.object({
    ref: z.object({
      target: z.object({
        oid: sha,
        tree: z.object({
          oid: sha,
          entries: z.array(z.object({ name: z.string(), mode: z.int(), type: z.string(), oid: sha })),
        }),
      }),
    }),
  }),
});
const LISTING = `query ($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) {
      target { oid ... on Commit { tree { oid entries { name mode type oid } } } }
    }
  }
}`;
const addedShape = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: sha, tree: z.object({ oid: sha }) }) }),
});
const ADD = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid tree { oid } } }
}`;
const blobShape = z.object({ sha, content: z.string(), encoding: z.string() });

/** An entry of a folder in a commit. */
export type TreeEntry = z.infer<typeof treeShape>["tree"][number];

/** The commit of a branch, and the entries of its top folder. */
interface Listing {
  readonly commit: string;
  readonly entries: readonly TreeEntry[] | "too many";
  /** Whether GraphQL answered. */
  readonly isAtOnce: boolean;
}

/** The limit for an unpacked archive in bytes. */
const MAX_ARCHIVE = 2 ** 30;

/** A file for a commit: an existing blob by its hash, or a small text. */
export type NewEntry = { readonly path: string } & ({ readonly sha: string } | { readonly content: string });

/** The permissions that the ledger's branch needs, for messages about refusals. */
export const contents: Feature = {
  name: "its contents",
  permission: "contents: write",
  off: ["there is no such branch any more", "run the workflow again"],
  fix: "look for rules that hold for this branch, or name another with ledger-branch",
};

/** Returns git's hash of a file. @param like another hash of the repository, which tells the algorithm */
export function gitHash(bytes: Uint8Array, like = ""): string {
  return objectHash("blob", bytes, like);
}

/** Returns git's hash of a folder of plain files. */
export function treeHash(files: readonly { readonly path: string; readonly sha: string }[]): string {
  const namedFiles = files.map(({ path, sha }) => ({ name: Buffer.from(path), sha }));
  const lines = namedFiles
    .toSorted((a, b) => Buffer.compare(a.name, b.name))
    .flatMap(({ name, sha }) => [Buffer.from("100644 "), name, Buffer.of(0), Buffer.from(sha, "hex")]);
  return objectHash("tree", Buffer.concat(lines), files[0]?.sha ?? "");
}

function objectHash(kind: string, bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? "sha256" : "sha1");
  return hash.update(`${kind} ${bytes.length}\0`).update(bytes).digest("hex");
}

/** The git data of a repository. Calls throw DriftlineError `incomplete` if GitHub refuses, except `move` and `add`. */
export class GitData {
  readonly #github: GitHub;
  readonly #at: Repository;

  constructor(github: GitHub, at: Repository) {
    this.#github = github;
    this.#at = at;
  }

  async #ask<T extends z.core.$ZodType>(
    doing: string,
    shape: T,
    send: () => Promise<{ data: unknown }>,
  ): Promise<z.output<T>> {
    return ask(doing, contents, async () => parseAnswer(shape, (await send()).data, doing));
  }

  /** Returns the commit of a branch; null if the branch does not exist. */
  async tip(branch: string): Promise<string | null> {
    // Query by prefix: it returns an empty list where a query by name fails, as that also does without permission.
    const doing = "look for the ledger's branch";
    const refs = await this.#ask(doing, z.array(refShape), async () =>
      this.#github.request("GET /repos/{owner}/{repo}/git/matching-refs/{ref}", {
        ...this.#at,
        ref: `heads/${branch}`,
      }),
    );
    const match = refs.find(({ ref }) => ref === `refs/heads/${branch}`);
    if (match === undefined) return null;
    if (match.object.type !== "commit") throw unclear(doing);
    return match.object.sha;
  }

  /** Returns a branch with its top folder; null if the branch does not exist. */
  async listing(branch: string): Promise<Listing | null> {
    const atOnce = await this.#listingAtOnce(branch);
    if (atOnce !== undefined) return atOnce;
    const commit = await this.tip(branch);
    return commit === null ? null : { commit, entries: await this.#top(commit), isAtOnce: false };
  }

  /** Reads the listing in one request; undefined if refused, without a branch, or if git's hash differs. */
  async #listingAtOnce(branch: string): Promise<Listing | undefined> {
    const variables = { ...this.#at, ref: `refs/heads/${branch}` };
    const answer: unknown = await this.#github.graphql(LISTING, variables).catch(() => undefined);
    const result = z.safeParse(listingShape, answer);
    if (!result.success) return undefined;
    const { oid: commit, tree } = result.data.repository.ref.target;
    const entries = tree.entries.map(({ name, mode, type, oid }) => ({
      path: name,
      mode: mode.toString(8),
      type,
      sha: oid,
    }));
    return treeHash(entries) === tree.oid ? { commit, entries, isAtOnce: true } : undefined;
  }

  /**
   * Reads the files at the top of a commit in one archive.
   * @returns an empty map if unavailable: each file can be requested separately
   */
  async archive(commit: string): Promise<ReadonlyMap<string, Buffer>> {
    try {
      const { headers } = await this.#github.request("GET /repos/{owner}/{repo}/tarball/{ref}", {
        ...this.#at,
        ref: commit,
        request: { redirect: "manual" },
      });
      const archive = await download(headers.location ?? "");
      return filesIn(await promisify(gunzip)(archive, { maxOutputLength: MAX_ARCHIVE }));
    } catch {
      return new Map();
    }
  }

  async #top(commit: string): Promise<readonly TreeEntry[] | "too many"> {
    const doing = "read the ledger's branch";
    const { tree } = await this.#ask(doing, commitShape, async () =>
      this.#github.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", { ...this.#at, commit_sha: commit }),
    );
    const listing = await this.#ask(doing, treeShape, async () =>
      this.#github.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", { ...this.#at, tree_sha: tree.sha }),
    );
    return listing.truncated === true ? "too many" : listing.tree;
  }

  /** Returns the bytes of a file. */
  async blob(name: string): Promise<Buffer> {
    const doing = "read a file of the ledger's branch";
    const { content, encoding } = await this.#ask(doing, blobShape, async () =>
      this.#github.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", { ...this.#at, file_sha: name }),
    );
    if (encoding !== "base64") throw unclear(doing);
    const bytes = Buffer.from(content, "base64");
    if (gitHash(bytes, name) !== name) throw changedMeanwhile("a file of the ledger's branch came");
    return bytes;
  }

  /** Stores a file. Nothing refers to it yet. */
  async makeBlob(bytes: Buffer): Promise<string> {
    const { sha: name } = await this.#ask("store a file of the ledger", z.object({ sha }), async () =>
      this.#github.request("POST /repos/{owner}/{repo}/git/blobs", {
        ...this.#at,
        content: bytes.toString("base64"),
        encoding: "base64",
      }),
    );
    if (gitHash(bytes, name) !== name) throw changedMeanwhile("a file of the ledger was stored");
    return name;
  }

  /** Stores a folder with exactly these files. @returns its hash, and the hash of each file */
  async makeTree(entries: readonly NewEntry[]): Promise<{ sha: string; files: readonly TreeEntry[] }> {
    const { sha: name, tree } = await this.#ask("store the ledger's files", treeShape, async () =>
      this.#github.request("POST /repos/{owner}/{repo}/git/trees", {
        ...this.#at,
        tree: entries.map((entry) => ({ ...entry, mode: "100644" as const, type: "blob" as const })),
      }),
    );
    return { sha: name, files: tree };
  }

  /** Stores a commit. Nothing refers to it yet. */
  async makeCommit(message: string, tree: string, parent: string | null): Promise<string> {
    const parents = parent === null ? [] : [parent];
    const commit = await this.#ask("store the ledger's commit", commitShape, async () =>
      this.#github.request("POST /repos/{owner}/{repo}/git/commits", { ...this.#at, message, tree, parents }),
    );
    if (commit.tree.sha !== tree || commit.parents.map((parent) => parent.sha).join() !== parents.join())
      throw changedMeanwhile("the ledger's commit was stored");
    return commit.sha;
  }

  /**
   * Adds a commit with these files to a branch in one request. Requires that the branch did not move.
   * @returns git's hash of the branch's top folder afterwards
   * @throws what the client throws: the caller checks the branch
   */
  async add(branch: string, from: string, message: string, files: ReadonlyMap<string, Buffer>): Promise<string> {
    const answer: unknown = await this.#github.graphql(ADD, {
      input: {
        branch: { repositoryNameWithOwner: `${this.#at.owner}/${this.#at.repo}`, branchName: branch },
        expectedHeadOid: from,
        message: { headline: message },
        fileChanges: { additions: [...files].map(([path, bytes]) => ({ path, contents: bytes.toString("base64") })) },
      },
      request: { retries: 0 },
    });
    return parseAnswer(addedShape, answer, "add to the ledger's branch").createCommitOnBranch.commit.tree.oid;
  }

  /**
   * Creates a branch, or moves it forward; never back, and never over another commit.
   * @throws what the client throws: the caller checks the branch
   */
  async move(branch: string, to: string, isNew: boolean): Promise<void> {
    const { data } = isNew
      ? await this.#github.request("POST /repos/{owner}/{repo}/git/refs", {
          ...this.#at,
          ref: `refs/heads/${branch}`,
          sha: to,
        })
      : await this.#github.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", {
          ...this.#at,
          ref: `heads/${branch}`,
          sha: to,
          force: false,
        });
    if (parseAnswer(refShape, data, "move the ledger's branch").object.sha !== to)
      throw changedMeanwhile("the ledger's branch was moved");
  }
}

function changedMeanwhile(event: string): DriftlineError {
  return new DriftlineError("incomplete", `${event} with other bytes than it has`);
}
