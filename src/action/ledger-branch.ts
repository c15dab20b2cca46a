// A ledger on its own branch: read completely before a run, and extended by one commit after it. The branch shares no
// history with the repository and only moves forward. Of two concurrent runs, the second fails and restarts.
import { DriftlineError } from "../errors.ts";
import { setTimeout } from "node:timers/promises";
import { contents, type GitData, gitHash, type NewEntry, type TreeEntry, treeHash } from "../github/git-data.ts";
import { isArchived, refusal, statusOf } from "../github/refusal.ts";
import { ATTRIBUTES, firstLeafOf, names, tamperedError } from "../ledger/format.ts";
import { valueAt } from "../model/json.ts";
import { clip, visible } from "../text.ts";

/** The same for every run: a commit message is public and must contain no names or values. */
const MESSAGE = "Keep one audit in the ledger";
/** The largest file that GitHub accepts, in bytes. */
const MAX_FILE = 100 * 2 ** 20;
/** The most bytes that one request adds. */
const MAX_AT_ONCE = 4 * 2 ** 20;
/** Attempts to move a branch that did not move although GitHub reported a conflict. */
const MOVES = 3;
/** Characters of GitHub's message. */
const MAX_ANSWER_TEXT = 300;

const own: readonly string[] = [names.origin, names.checkpoint, names.attributes];

/** The branch as read. */
export interface Tip {
  /** null: the branch does not exist yet. */
  readonly commit: string | null;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Whether GraphQL answered, and may therefore also write. */
  readonly isAtOnce: boolean;
}

/** Another run wrote to the branch meanwhile: this run must restart. */
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
   * Reads the files of the branch.
   * @throws DriftlineError `tampered` if it holds something else than a ledger, `incomplete` if it cannot be read
   */
  async read(): Promise<Tip> {
    const listing = await this.#git.listing(this.name);
    if (listing === null) return { commit: null, files: new Map(), isAtOnce: false };
    const { commit, entries, isAtOnce } = listing;
    if (entries === "too many") throw this.#foreign("it holds more files than a ledger has");
    const stranger = entries.find((entry) => !isOwn(entry));
    if (stranger) {
      const name = visible(clip(stranger.path, 100));
      throw this.#foreign(
        isOwnName(stranger.path) && stranger.type === "blob"
          ? `the file ${name} has the mode ${visible(clip(stranger.mode, 10))}, and not ${MODE}`
          : `${name} does not belong to a ledger`,
      );
    }
    const bytesByPath = new Map([...(await this.#git.archive(commit)), [names.attributes, Buffer.from(ATTRIBUTES)]]);
    const files = new Map<string, Buffer>();
    for (const { path, sha } of entries) {
      const bytes = bytesByPath.get(path);
      files.set(path, bytes && gitHash(bytes, sha) === sha ? bytes : await this.#git.blob(sha));
    }
    return { commit, files, isAtOnce };
  }

  /**
   * Adds one commit with the current files.
   * @throws Outrun if the branch moved since; DriftlineError `incomplete` if GitHub refuses, `tampered` if the branch
   *   is gone
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

  /** Adds only changed files, in one request. @returns false if the branch is unchanged and needs another method */
  async #addAtOnce(tip: Tip, from: string, treeFiles: ReadonlyMap<string, Buffer>): Promise<boolean> {
    const changedFiles = new Map([...treeFiles].filter(([path, bytes]) => tip.files.get(path)?.equals(bytes) !== true));
    const bytes = [...changedFiles.values()].reduce((sum, { length }) => sum + length, 0);
    if (!tip.isAtOnce || bytes > MAX_AT_ONCE || [...tip.files.keys()].some((path) => !treeFiles.has(path)))
      return false;
    const tree = treeHash([...treeFiles].map(([path, bytes]) => ({ path, sha: gitHash(bytes, from) })));
    const newTree = await this.#git.add(this.name, from, MESSAGE, changedFiles).catch(() => undefined);
    if (newTree === tree) return true;
    // A failed request may have succeeded, and another run may have been faster.
    const now = await this.#git.listing(this.name);
    if (now === null) throw this.#foreign("it went away while this run worked");
    if (now.commit === from) return false;
    if (now.entries !== "too many" && now.entries.every(isOwn) && treeHash(now.entries) === tree) return true;
    if (newTree === undefined) throw new Outrun(this.name);
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
   * Whether a failed move succeeded after all; false if it is to be retried, because the branch did not move.
   * @throws Outrun if another run was faster, DriftlineError if GitHub refused
   */
  async #isDone(error: unknown, from: string | null, to: string, mayTryAgain: boolean): Promise<boolean> {
    const now = await this.#git.tip(this.name);
    if (now === to) return true;
    if (now === null && from !== null) throw this.#foreign("it went away while this run worked");
    if (now !== from) throw new Outrun(this.name);
    const status = statusOf(error);
    const answerText = answerTextOf(error);
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
    return tamperedError(`the branch ${this.name}`, message);
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

/** The mode of an ordinary file. */
const MODE = "100644";

function isOwn({ path, mode, type }: TreeEntry): boolean {
  return isOwnName(path) && mode === MODE && type === "blob";
}

function isOwnName(path: string): boolean {
  return own.includes(path) || firstLeafOf(path) !== undefined;
}

/** Returns GitHub's message as one sanitised line: nothing else names the violated rule. */
function answerTextOf(error: unknown): string {
  const message = valueAt(error, ["response", "data", "message"]);
  return typeof message === "string" ? visible(clip(message.replace(/\s+/g, " ").trim(), MAX_ANSWER_TEXT)) : "";
}
