// One audit of the Action with its ledger: where the ledger is kept, the head that an issue stores, and restarts after
// another run was faster.
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DriftlineError, usageError } from "../errors.ts";
import { type KeptAnchor, readAnchor } from "../github/anchor.ts";
import { type GitHub, sharedGitHub } from "../github/client.ts";
import { accessOf, auditName, placeOf } from "../github/keep-issues.ts";
import { auditId } from "../github/marker.ts";
import { GitData } from "../github/git-data.ts";
import { firstLeafOf, names, tamperedError } from "../ledger/format.ts";
import { tamperingIn } from "../run/audit-tampered.ts";
import { isGone } from "../run/ledger.ts";
import type { AuditOptions, RepeatableAudit } from "../run/run-audit.ts";
import { deliver, Temporary } from "../run/temporary.ts";
import { LedgerBranch, Outrun, type Tip } from "./ledger-branch.ts";
import type { LedgerPlace } from "./ledger-place.ts";

/** How often a run restarts if others write to the branch meanwhile. */
const ATTEMPTS = 5;

/** The options of an audit that concern its ledger. */
type LedgerOptions = Pick<AuditOptions, "ledger" | "expectHead" | "expectedBy" | "appends" | "problems">;

export interface KeptAudit {
  readonly result: RepeatableAudit;
  /** Why the run is not in its ledger although its report is published; null if it is, or need not be. */
  readonly failure: DriftlineError | null;
  readonly notices: readonly string[];
}

export interface Steps {
  /** Runs the audit with these ledger options. */
  readonly audit: (ledger: LedgerOptions) => Promise<RepeatableAudit>;
  /** Publishes the result. Adds the run to the ledger before anything is written. */
  readonly publish: (result: RepeatableAudit) => Promise<void>;
  /** Whether there is a service to audit, and not only the ledger; default: true. */
  readonly hasService?: boolean;
  readonly temporary?: string | undefined;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Returns the client of GitHub's API for an address and token. */
  readonly connect?: (access: { api: string; token: string }) => GitHub;
}

/**
 * Audits and publishes, with a ledger.
 * @throws DriftlineError `tampered` if the ledger was changed, and what audit and publish throw
 */
export async function auditKept(place: LedgerPlace, steps: Steps): Promise<KeptAudit> {
  const { branch, folder, issues, organization, proposes } = place;
  const connect = steps.connect ?? sharedGitHub;
  const keepsAny = folder !== null || branch !== null;
  // Read before the ledger: entries that another run adds meanwhile may be in the ledger, but not yet in the issue.
  const anchor =
    keepsAny && issues !== null && organization !== null
      ? await readAnchor(
          connect({ api: issues.context.api, token: issues.token }),
          placeOf(issues),
          { organization, audit: auditId(auditName(issues)) },
          accessOf(issues),
        )
      : null;
  const expected = anchor === null ? {} : { expectHead: anchor.head, expectedBy: nameOf(anchor) };
  const options = { ...expected, appends: proposes === null };
  const unkept = keepsAny && proposes !== null ? [`the ledger is not added to: ${proposes}`] : [];
  if (branch === null) {
    // A run that may not create a ledger has none to read.
    const mayBeNone = proposes !== null && anchor === null && steps.hasService !== false;
    const isNone = folder === null || (mayBeNone && (await isGone(folder)));
    const result = await steps.audit(isNone ? {} : { ...options, ledger: folder });
    await steps.publish(result);
    return { result, failure: null, notices: unkept };
  }
  const { context, token, name } = branch;
  const at = { owner: context.place.owner, repo: context.place.repository };
  const git = new LedgerBranch(new GitData(connect({ api: context.api, token }), at), name, steps.wait);
  for (let attempt = 1; ; attempt++) {
    try {
      const audit = await onBranch(git, anchor, options, { ...steps, isLast: attempt === ATTEMPTS });
      return {
        ...audit,
        notices: [
          ...unkept,
          ...(branch.isPublic ? [`everybody can read the branch ${name}, its e-mail addresses whole`] : []),
        ],
      };
    } catch (error) {
      if (!(error instanceof Outrun) || attempt >= ATTEMPTS) throw error;
    }
  }
}

function nameOf({ issue }: KeptAnchor): string {
  return `issue #${issue}`;
}

/** One attempt, in a temporary folder. */
async function onBranch(
  branch: LedgerBranch,
  anchor: KeptAnchor | null,
  options: LedgerOptions,
  { audit, publish, temporary = tmpdir(), isLast, hasService = true }: Steps & { readonly isLast: boolean },
): Promise<Pick<KeptAudit, "result" | "failure">> {
  const unpack = async <T>(work: () => Promise<T>): Promise<T> =>
    deliver(`the ledger's copy in ${temporary}, the folder for temporary files,`, work);
  const name = `driftline-${randomBytes(8).toString("hex")}`;
  const above = await unpack(async () => Temporary.folder(path.join(temporary, name)));
  const dir = path.join(above.path, "ledger");
  try {
    const tip = await branch.read().catch((error: unknown) => {
      if (error instanceof DriftlineError && error.exitCode === 4) return error;
      throw error;
    });
    const steps = { audit, publish, hasService };
    if (tip instanceof DriftlineError) return await withoutBranch(tip, steps);
    if (tip.commit === null && anchor !== null) return await withoutBranch(lostLedgerError(branch.name, anchor), steps);
    if (tip.commit === null && !hasService)
      throw usageError(
        `ledger: there is no branch ${branch.name} yet, so there is no history to audit`,
        "set the input base-url: the first audit of the service makes the branch",
      );
    await unpack(async () => {
      await mkdir(dir, { mode: 0o700 });
      for (const [name, bytes] of tip.files) await writeFile(path.join(dir, name), bytes, { mode: 0o600, flag: "wx" });
    });
    // A run that may not create a ledger has none to read.
    const isNone = tip.commit === null && options.appends === false;
    const result = await audit(isNone ? {} : { ...options, ledger: dir });
    return await publishOnBranch(result, { branch, tip, dir }, publish, isLast);
  } finally {
    await above.remove();
  }
}

/** The error if an issue stores the head of a ledger that is gone. */
function lostLedgerError(name: string, anchor: KeptAnchor): DriftlineError {
  return tamperedError(`the branch ${name}`, `it is gone, and ${nameOf(anchor)} keeps the head of its ledger`);
}

/** Publishes what can be seen without the ledger, and fails. @throws the failure if there is nothing else to audit */
async function withoutBranch(
  failure: DriftlineError,
  { audit, publish, hasService }: Pick<Steps, "audit" | "publish" | "hasService">,
): Promise<Pick<KeptAudit, "result" | "failure">> {
  if (hasService === false) throw failure;
  const result = await audit({ appends: false, problems: tamperingIn(failure) });
  await publish(result);
  return { result, failure };
}

async function publishOnBranch(
  result: RepeatableAudit,
  { branch, tip, dir }: { readonly branch: LedgerBranch; readonly tip: Tip; readonly dir: string },
  publish: Steps["publish"],
  isLast: boolean,
): Promise<Pick<KeptAudit, "result" | "failure">> {
  const { keep, unkept, close: _, ...rest } = result;
  let failure: DriftlineError | null = null;
  const whole =
    keep === undefined
      ? result
      : {
          ...result,
          keep: async () => {
            await keep();
            const files = await filesOf(dir);
            await branch.write(tip, files).catch((error: unknown) => {
              if (error instanceof DriftlineError && error.exitCode === 3) failure = error;
              throw error;
            });
          },
        };
  try {
    await publish(whole);
    return { result: whole, failure };
  } catch (error) {
    const isAgain = error instanceof Outrun && !isLast;
    if (failure === null || failure !== error || isAgain || unkept === undefined) throw error;
    // GitHub refused the ledger: publish the findings, but not a head that is stored nowhere.
    const { evidence } = unkept;
    const ledger = tip.commit === null ? null : evidence.ledger;
    const report = { ...unkept, evidence: { ...evidence, ledger, ...(ledger === null && { command: null }) } };
    const publication = { ...rest, report };
    await publish(publication);
    return { result: publication, failure };
  }
}

/** Returns the ledger's files in a folder, without temporary ones. */
async function filesOf(dir: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of await readdir(dir))
    if (name === names.origin || name === names.checkpoint || firstLeafOf(name) !== undefined)
      files.set(name, await readFile(path.join(dir, name)));
  return files;
}
