// Git requests of GitHub that the emulator lacks: GraphQL for a branch, and the archive of a commit.
import { gzipSync } from "node:zlib";
import { treeHash } from "../../src/github/git-data.ts";

interface Exchange {
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
}
interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
type Ask = (method: string, path: string, body?: object) => Promise<unknown>;
interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}
interface Add {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: { readonly additions: readonly { readonly path: string; readonly contents: string }[] };
}

/** @param ask requests the content of a repository from the emulator */
export class GitAtOnce {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Returns the answer to a query; undefined if it is not about git. */
  async answer({ path, body }: Exchange, url: string): Promise<Answer | undefined> {
    const { query = "", variables } = (body ?? {}) as { query?: string; variables?: Record<string, unknown> };
    if (path === "/graphql" && query.includes("createCommitOnBranch")) return this.#add(variables!["input"] as Add);
    if (path === "/graphql" && query.includes("qualifiedName")) return this.#listing(String(variables!["ref"]));
    const [, commit] = /\/(?:tarball|codeload)\/([0-9a-f]{40})$/.exec(path) ?? [];
    if (commit === undefined) return undefined;
    if (path.startsWith("/codeload/")) return { status: 200, body: gzipSync(await this.#tar(commit)) };
    return { status: 302, headers: { location: `${url}/codeload/${commit}` } };
  }

  async #tip(ref: string): Promise<string | undefined> {
    const refs = (await this.#ask("GET", `/git/matching-${ref}`)) as { ref: string; object: { sha: string } }[];
    return refs.find((item) => item.ref === ref)?.object.sha;
  }

  async #entries(commit: string): Promise<Entry[]> {
    const { tree } = (await this.#ask("GET", `/git/commits/${commit}`)) as { tree: { sha: string } };
    return ((await this.#ask("GET", `/git/trees/${tree.sha}`)) as { tree: Entry[] }).tree;
  }

  async #listing(ref: string): Promise<Answer> {
    const oid = await this.#tip(ref);
    if (oid === undefined) return { status: 200, body: { data: { repository: { ref: null } } } };
    const files = await this.#entries(oid);
    const entries = files.map(({ path, mode, type, sha }) => ({
      name: path,
      mode: Number.parseInt(mode, 8),
      type,
      oid: sha,
    }));
    const isPlain = files.every(({ mode }) => mode === "100644");
    const tree = { oid: isPlain ? treeHash(files) : "0".repeat(40), entries };
    return { status: 200, body: { data: { repository: { ref: { target: { oid, tree } } } } } };
  }

  async #add({ branch, expectedHeadOid, message, fileChanges }: Add): Promise<Answer> {
    const ref = `refs/heads/${branch.branchName}`;
    const error = { type: "STALE_DATA", message: "Expected branch to point to another commit" };
    const stale = { status: 200, body: { data: { createCommitOnBranch: null }, errors: [error] } };
    if ((await this.#tip(ref)) !== expectedHeadOid) return stale;
    const files = new Map((await this.#entries(expectedHeadOid)).map(({ path, sha }) => [path, sha]));
    for (const { path, contents } of fileChanges.additions) {
      const blob = await this.#ask("POST", "/git/blobs", { content: contents, encoding: "base64" });
      files.set(path, (blob as { sha: string }).sha);
    }
    const tree = [...files].map(([path, sha]) => ({ path, mode: "100644", type: "blob", sha }));
    const { sha } = (await this.#ask("POST", "/git/trees", { tree })) as { sha: string };
    const commitBody = { message: message.headline, tree: sha, parents: [expectedHeadOid] };
    const commit = (await this.#ask("POST", "/git/commits", commitBody)) as { sha: string };
    const isMoved = await this.#ask("PATCH", `/git/${ref}`, { sha: commit.sha }).then(
      () => true,
      () => false,
    );
    if (!isMoved) return stale;
    const added = { commit: { oid: commit.sha, tree: { oid: treeHash(tree) } } };
    return { status: 200, body: { data: { createCommitOnBranch: added } } };
  }

  async #tar(commit: string): Promise<Buffer> {
    const folder = `driftline-bot-controls-${commit.slice(0, 7)}`;
    const blocks = [header("pax_global_header", 52, "g"), padded(Buffer.from(`52 comment=${commit}\n`))];
    blocks.push(header(`${folder}/`, 0, "5"));
    for (const { path, sha } of await this.#entries(commit)) {
      const { content } = (await this.#ask("GET", `/git/blobs/${sha}`)) as { content: string };
      const bytes = Buffer.from(content, "base64");
      blocks.push(header(`${folder}/${path}`, bytes.length, "0"), padded(bytes));
    }
    return Buffer.concat([...blocks, Buffer.alloc(1024)]);
  }
}

function header(name: string, size: number, kind: string): Buffer {
  const block = Buffer.alloc(512);
  block.write(name, 0);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write(kind, 156);
  return block;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}
