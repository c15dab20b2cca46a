// Audits with their ledger on a branch of an emulated GitHub, and the branch as others see it.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { createGitHub, type GitHub } from "../../src/github/client.ts";
import { GitData } from "../../src/github/git-data.ts";
import { LedgerBranch } from "../../src/action/ledger-branch.ts";
import type { Report } from "../../src/model/report/index.ts";
import { createConfig } from "../../src/run/config.ts";
import { auditKept, type KeptAudit, type Steps } from "../../src/action/kept-audit.ts";
import { publish } from "../../src/run/publish.ts";
import { runAudit } from "../../src/run/run-audit.ts";
import { type Verification, verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { folder, POLICY, three } from "../ledger/support.ts";
import type { RawChange } from "../support/history.ts";
import { at, type FakeGitHub, TOKEN } from "./github.ts";
import { hurried } from "./pace.ts";

export interface Told {
  readonly changes?: readonly RawChange[];
  readonly day?: number;
  /** Why the run may not add to the ledger. */
  readonly proposes?: string;
  readonly organization?: string;
  /** A folder instead of the branch. */
  readonly folder?: string;
  /** Whether issues store the head. */
  readonly isAnchored?: boolean;
  /** Called between audit and publishing, with the folder for temporary files. */
  readonly meanwhile?: (temporary: string) => Promise<void>;
}

interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly parents: readonly { readonly sha: string }[];
}

export class Ledgers {
  readonly #github: FakeGitHub;

  constructor(github: FakeGitHub) {
    this.#github = github;
  }

  connect(): GitHub {
    return createGitHub({ api: this.#github.url, token: TOKEN, pace: hurried });
  }

  branch(name = "driftline-ledger"): LedgerBranch {
    return new LedgerBranch(new GitData(this.connect(), at), name, async () => {});
  }

  /** Runs one audit with its ledger, and publishes it to a file. */
  async run(options: Told = {}): Promise<KeptAudit & { readonly report: Report; readonly written: readonly string[] }> {
    const { changes = three, day = 0, meanwhile, organization = "corp", isAnchored = false, proposes = null } = options;
    const cwd = folder();
    const file = (name: string) => path.join(cwd, name);
    writeFileSync(file("history.ndjson"), changes.map((change) => `${JSON.stringify(change)}\n`).join(""));
    writeFileSync(file("p.yaml"), POLICY);
    const temporary = mkdtempSync(path.join(tmpdir(), "driftline-runner-"));
    const steps: Steps = {
      connect: () => this.connect(),
      wait: async () => {},
      temporary,
      audit: async (ledger) => {
        const result = await runAudit({
          config: createConfig({ organization }),
          environment: {},
          history: file("history.ndjson"),
          policies: [file("p.yaml")],
          asOf: Date.parse("2026-04-01T00:00:00Z") + day * 86_400_000,
          failOn: "high",
          formats: ["json"],
          ...ledger,
        });
        await meanwhile?.(temporary);
        return result;
      },
      publish: async (result) => publish(result, [{ format: "json", file: file("out.json") }]),
    };
    const place = { server: "https://github.com", owner: at.owner, repository: at.repo, run: "77" };
    const access = { token: TOKEN, context: { api: this.#github.url, place, job: null, step: null, proposes } };
    const branch = options.folder === undefined ? { name: "driftline-ledger", isPublic: false, ...access } : null;
    const issues = isAnchored ? { ...access, key: null, audit: "audit", elsewhere: null } : null;
    try {
      const audit = await auditKept({ folder: options.folder ?? null, branch, issues, organization, proposes }, steps);
      const written = readdirSync(cwd).filter((name) => name === "out.json");
      return { ...audit, report: audit.result.report, written };
    } finally {
      expect(readdirSync(temporary), "nothing is left of the ledger on the runner").toEqual([]);
    }
  }

  /** Reads the branch independently, and verifies its files. */
  async verified(): Promise<
    Verification & { readonly commit: string | null; readonly files: ReadonlyMap<string, Buffer> }
  > {
    const { commit, files } = await this.branch().read();
    const dir = path.join(folder(), "ledger");
    mkdirSync(dir);
    for (const [name, bytes] of files) writeFileSync(path.join(dir, name), bytes);
    return { commit, files, ...(await verifyLedger(dir, { heads: [], replay: true })) };
  }

  /** Returns the commits of the branch, newest first. */
  async commits(): Promise<Commit[]> {
    const commits: Commit[] = [];
    let next: string | undefined = (await this.branch().read()).commit ?? undefined;
    while (next !== undefined) {
      const commit = (await this.#github.as("us", "GET", `/git/commits/${next}`)) as Commit;
      commits.push(commit);
      next = commit.parents[0]?.sha;
    }
    return commits;
  }

  /** Points the branch to a commit, as with a git client. */
  async force(sha: string): Promise<void> {
    await this.#github.as("us", "PATCH", "/git/refs/heads/driftline-ledger", { sha, force: true });
  }
}
