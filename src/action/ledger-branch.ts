// A ledger on a branch of its own: read whole before a run, one commit after it. The branch has no history in common with
// the repository's, and only ever moves forward; of two runs at once the second one is told, and begins anew.
import { DriftlineError } from "../errors.ts";
import { contents, type GitData, gitHash, type NewEntry, type TreeEntry } from "../github/git-data.ts";
import { refusal, statusOf } from "../github/refusal.ts";
import { ATTRIBUTES, firstLeafOf, names, tampered } from "../ledger/format.ts";
import { clip, visible } from "../text.ts";

/** The same for every run: a commit's message is a place where names and values would be shown. */
const MESSAGE = "Keep one audit in the ledger";
/** Bytes that GitHub takes of one file. */
const MAX_FILE = 100 * 2 ** 20;
/** Characters of what GitHub says. */
const MAX_SAID = 300;

const own: readonly string[] = [names.origin, names.checkpoint, names.attributes];

/** A branch as it was read. */
export interface Tip {
  /** null: there is no such branch yet. */
  readonly commit: string | null;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The branch is not where this run found it: another run was faster. Whoever runs begins anew. */
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
  readonly name: string;

  constructor(git: GitData, name: string) {
    this.#git = git;
    this.name = name;
  }

  /**
   * The files of the branch, with the bytes that were written.
   * @throws DriftlineError `tampered` when something else than a ledger is there, `incomplete` when it cannot be read
   */
  async read(): Promise<Tip> {
    const commit = await this.#git.tip(this.name);
    if (commit === null) return { commit, files: new Map() };
    const entries = await this.#git.top(commit);
    if (entries === "too many") throw this.#foreign("it holds more files than a ledger has");
    const stranger = entries.find((entry) => !isOwn(entry));
    if (stranger) throw this.#foreign(`${visible(clip(stranger.path, 100))} does not belong to a ledger`);
    const files = new Map<string, Buffer>();
    for (const { path, sha } of entries) files.set(path, await this.#git.blob(sha));
    return { commit, files };
  }

  /**
   * Adds one commit to what was read, with the files as they are now.
   * @throws Outrun when the branch is not where it was read; DriftlineError `incomplete` when GitHub refuses, `tampered`
   *   when the branch is gone
   */
  async write(tip: Tip, files: ReadonlyMap<string, Buffer>): Promise<void> {
    const wanted = new Map([...files, [names.attributes, Buffer.from(ATTRIBUTES)]]);
    const entries: NewEntry[] = [];
    for (const [path, bytes] of wanted) entries.push(await this.#entry(path, bytes, tip));
    const tree = await this.#git.makeTree(entries);
    const isWhole = [...wanted].every(([path, bytes]) =>
      tree.files.some((file) => file.path === path && isOwn(file) && gitHash(bytes, file.sha) === file.sha),
    );
    if (!isWhole || tree.files.length !== wanted.size)
      throw new DriftlineError("incomplete", "the ledger's files were stored with other bytes than they have");
    const commit = await this.#git.makeCommit(MESSAGE, tree.sha, tip.commit);
    try {
      await this.#git.move(this.name, commit, tip.commit === null);
    } catch (error) {
      await this.#explain(error, tip.commit, commit);
    }
  }

  async #entry(path: string, bytes: Buffer, tip: Tip): Promise<NewEntry> {
    if (bytes.length > MAX_FILE)
      throw new DriftlineError("incomplete", {
        message: `the ledger's ${path} has ${bytes.length} bytes, and GitHub takes no file above ${MAX_FILE}`,
        hint: "keep the ledger in a folder, or begin another branch",
      });
    const before = tip.files.get(path);
    if (before?.equals(bytes)) return { path, sha: gitHash(bytes, tip.commit ?? "") };
    return firstLeafOf(path) !== undefined
      ? { path, sha: await this.#git.makeBlob(bytes) }
      : { path, content: bytes.toString("utf8") };
  }

  /** What became of a move that failed: whether it was made after all, somebody was faster, or GitHub refused. */
  async #explain(error: unknown, from: string | null, to: string): Promise<void> {
    const now = await this.#git.tip(this.name);
    if (now === to) return;
    if (now === null && from !== null) throw this.#foreign("it went away while this run worked");
    if (now !== from) throw new Outrun(this.name);
    const status = statusOf(error);
    const said = saidBy(error);
    const isRule = status !== undefined && [403, 409, 422].includes(status) && said !== "" && !/rate limit/i.test(said);
    if (!isRule) throw refusal(error, `move the branch ${this.name}`, contents);
    throw new DriftlineError("incomplete", {
      message: `GitHub refused to ${from === null ? "make" : "move"} the branch ${this.name} (${status}): "${said}"`,
      hint:
        "give the job `permissions:` with `  contents: write`, and let its token past rules for this branch, " +
        "or name another with ledger-branch",
    });
  }

  #foreign(message: string): DriftlineError {
    return tampered(`the branch ${this.name}`, message);
  }
}

function isOwn({ path, mode, type }: TreeEntry): boolean {
  return (own.includes(path) || firstLeafOf(path) !== undefined) && mode === "100644" && type === "blob";
}

/** What GitHub says of a refusal, as one harmless line: which rule it was stands nowhere else. */
function saidBy(error: unknown): string {
  const { message } = ((error as { response?: { data?: unknown } }).response?.data ?? {}) as { message?: unknown };
  return typeof message === "string" ? visible(clip(message.replace(/\s+/g, " ").trim(), MAX_SAID)) : "";
}
