// A ledger on a branch of its own: read whole before a run, one commit after it. The branch has no history in common with
// the repository's, and only ever moves forward; of two runs at once the second one is told, and begins anew.
import { DriftlineError } from "../errors.ts";
import { setTimeout } from "node:timers/promises";
import { contents, type GitData, gitHash, type NewEntry, type TreeEntry, treeHash } from "../github/git-data.ts";
import { isArchived, refusal, statusOf } from "../github/refusal.ts";
import { ATTRIBUTES, firstLeafOf, names, tampered } from "../ledger/format.ts";
import { valueAt } from "../model/json.ts";
import { clip, visible } from "../text.ts";

/** The same for every run: a commit's message is a place where names and values would be shown. */
const MESSAGE = "Keep one audit in the ledger";
/** Bytes that GitHub takes of one file. */
const MAX_FILE = 100 * 2 ** 20;
/** Bytes that are added in one request. */
const MAX_AT_ONCE = 4 * 2 ** 20;
/** How often a branch is moved that stands still and is said not to. */
const MOVES = 3;
/** Characters of what GitHub says. */
const MAX_SAID = 300;

const own: readonly string[] = [names.origin, names.checkpoint, names.attributes];

/** A branch as it was read. */
export interface Tip {
  /** null: there is no such branch yet. */
  readonly commit: string | null;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Whether GraphQL answered, so that it may be written by it as well. */
  readonly isAtOnce: boolean;
}

/** Another run wrote to the branch meanwhile: this run must begin anew. */
export class Outrun extends DriftlineError {
  constructor(branch: string) {
    super("incomplete", {
      message: `other runs wrote to the branch ${visible(branch)} again and again while this one worked`,
      hint: "give the workflow a concurrency group",
    });
  }
}

export class LedgerBranch {
  readonly #git: GitData;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly name: string;

  constructor(git: GitData, name: string, wait = async (milliseconds: number) => setTimeout(milliseconds)) {
    this.#git = git;
    this.name = name;
    this.#wait = wait;
  }

  /**
   * The files of the branch, with the bytes that were written.
   * @throws DriftlineError `tampered` when something else than a ledger is there, `incomplete` when it cannot be read
   */
  async read(): Promise<Tip> {
    const listing = await this.#git.listing(this.name);
    if (listing === null) return { commit: null, files: new Map(), isAtOnce: false };
    const { commit, entries, isAtOnce } = listing;
    if (entries === "too many") throw this.#foreign("it holds more files than a ledger has");
    const stranger = entries.find((entry) => !isOwn(entry));
    if (stranger) throw this.#foreign(`${visible(clip(stranger.path, 100))} does not belong to a ledger`);
    const packed = new Map([...(await this.#git.archive(commit)), [names.attributes, Buffer.from(ATTRIBUTES)]]);
    const files = new Map<string, Buffer>();
    for (const { path, sha } of entries) {
      const bytes = packed.get(path);
      files.set(path, bytes && gitHash(bytes, sha) === sha ? bytes : await this.#git.blob(sha));
    }
    return { commit, files, isAtOnce };
  }

  /**
   * Adds one commit to what was read, with the files as they are now.
   * @throws Outrun when the branch is not where it was read; DriftlineError `incomplete` when GitHub refuses, `tampered`
   *   when the branch is gone
   */
  async write(tip: Tip, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const treeFiles = new Map([...files, [names.attributes, Buffer.from(ATTRIBUTES)]]);
    for (const [path, { length }] of treeFiles) if (length > MAX_FILE) throw tooLarge(path, length);
    if (tip.commit !== null && (await this.#addAtOnce(tip, tip.commit, treeFiles))) return;
    const entries: NewEntry[] = [];
    for (const [path, bytes] of treeFiles) entries.push(await this.#entry(path, bytes, tip));
    const tree = await this.#git.makeTree(entries);
    const isWhole = [...treeFiles].every(([path, bytes]) =>
      tree.files.some((file) => file.path === path && isOwn(file) && gitHash(bytes, file.sha) === file.sha),
    );
    if (!isWhole || tree.files.length !== treeFiles.size) throw otherBytes();
    const commit = await this.#git.makeCommit(MESSAGE, tree.sha, tip.commit);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#git.move(this.name, commit, tip.commit === null);
      } catch (error) {
        if (await this.#isDone(error, tip.commit, commit, attempt < MOVES)) return;
        await this.#wait(1000 * attempt ** 2);
      }
    }
  }

  /** Adds only what changed, in one request. @returns false when the branch is as it was and that is to be done otherwise */
  async #addAtOnce(tip: Tip, from: string, treeFiles: ReadonlyMap<string, Buffer>): Promise<boolean> {
    const changedFiles = new Map([...treeFiles].filter(([path, bytes]) => tip.files.get(path)?.equals(bytes) !== true));
    const bytes = [...changedFiles.values()].reduce((sum, { length }) => sum + length, 0);
    if (!tip.isAtOnce || bytes > MAX_AT_ONCE || [...tip.files.keys()].some((path) => !treeFiles.has(path)))
      return false;
    const tree = treeHash([...treeFiles].map(([path, bytes]) => ({ path, sha: gitHash(bytes, from) })));
    const became = await this.#git.add(this.name, from, MESSAGE, changedFiles).catch(() => undefined);
    if (became === tree) return true;
    // What failed may have been done, and another run may have been faster.
    const now = await this.#git.listing(this.name);
    if (now === null) throw this.#foreign("it went away while this run worked");
    if (now.commit === from) return false;
    if (now.entries !== "too many" && now.entries.every(isOwn) && treeHash(now.entries) === tree) return true;
    if (became === undefined) throw new Outrun(this.name);
    throw otherBytes();
  }

  async #entry(path: string, bytes: Buffer, tip: Tip): Promise<NewEntry> {
    const before = tip.files.get(path);
    if (before?.equals(bytes)) return { path, sha: gitHash(bytes, tip.commit ?? "") };
    return firstLeafOf(path) !== undefined
      ? { path, sha: await this.#git.makeBlob(bytes) }
      : { path, content: bytes.toString("utf8") };
  }

  /**
   * Whether a move that failed was made after all; false when it is to be tried again, of a branch that stands still.
   * @throws Outrun when somebody was faster, DriftlineError when GitHub refused
   */
  async #isDone(error: unknown, from: string | null, to: string, mayTryAgain: boolean): Promise<boolean> {
    const now = await this.#git.tip(this.name);
    if (now === to) return true;
    if (now === null && from !== null) throw this.#foreign("it went away while this run worked");
    if (now !== from) throw new Outrun(this.name);
    const status = statusOf(error);
    const answerText = saidBy(error);
    if (mayTryAgain && status === 422 && /not a fast.forward/i.test(answerText)) return false;
    if (isArchived(error)) throw refusal(error, `move the branch ${this.name}`, contents);
    const isRule =
      status !== undefined && [403, 409, 422].includes(status) && answerText !== "" && !/rate limit/i.test(answerText);
    if (!isRule) throw refusal(error, `move the branch ${this.name}`, contents);
    throw new DriftlineError("incomplete", {
      message: `GitHub refused to ${from === null ? "make" : "move"} the branch ${this.name} (${status}): "${answerText}"`,
      hint:
        "give the job `permissions:` with `  contents: write`, and let its token past rules for this branch, " +
        "or name another with ledger-branch",
    });
  }

  #foreign(message: string): DriftlineError {
    return tampered(`the branch ${this.name}`, message);
  }
}

function tooLarge(path: string, length: number): DriftlineError {
  return new DriftlineError("incomplete", {
    message: `the ledger's ${path} has ${length} bytes, and GitHub takes no file above ${MAX_FILE}`,
    hint: "keep the ledger in a folder, or begin another branch",
  });
}

function otherBytes(): DriftlineError {
  return new DriftlineError("incomplete", "the ledger's files were stored with different bytes");
}

function isOwn({ path, mode, type }: TreeEntry): boolean {
  return (own.includes(path) || firstLeafOf(path) !== undefined) && mode === "100644" && type === "blob";
}

/** What GitHub says of a refusal, as one harmless line: which rule it was stands nowhere else. */
function saidBy(error: unknown): string {
  const message = valueAt(error, ["response", "data", "message"]);
  return typeof message === "string" ? visible(clip(message.replace(/\s+/g, " ").trim(), MAX_SAID)) : "";
}
