// The evidence package: the reports and their input, with the SHA-256 of each file.
import { createHash } from "node:crypto";
import type { Report } from "../../model/report/index.ts";
import { canonical } from "../../model/json.ts";
import { reporters } from "../../reporters/index.ts";
import { names, packedFor, policyFile } from "../../reporters/package/index.ts";
import { jsonPieces, piecesOf, type RenderedText } from "../../reporters/pieces.ts";
import { StoredSpeller } from "../../seal/stored-form.ts";
import { visibleJson } from "../../text.ts";
import { judgeOf } from "../ledger.ts";
import { digestOf, historyLines } from "../run-facts.ts";
import type { AuditResult } from "../run-audit.ts";
import { judgeVersion } from "../../model/version.ts";
import type { Background } from "./background.ts";
import type { Manifest } from "./manifest.ts";

type File = readonly [name: string, text: RenderedText];

/**
 * Returns the files of a package in order. Each is made when it is read.
 * @throws DriftlineError `tampered` if the ledger differs from what was written
 */
export async function packageOf({ report, background }: AuditResult): Promise<Iterable<File>> {
  const readme = (await reporters.package.load())(report);
  const reports = await Promise.all(
    packedFor(report).map(async ([name, format]): Promise<File> => [name, (await reporters[format].load())(report)]),
  );
  const past = await historyOf(report, background);
  return withSums(report, [[names.readme, readme], ...reports, ...inputsOf(report, background), ...past]);
}

/** Returns the configuration, the policies, and everything that determines the findings, whose SHA-256 the ledger holds. */
function inputsOf(report: Readonly<Report>, { config, policies, sources }: Background): File[] {
  const byDigest = new Map(sources.map(({ text }) => [digestOf([text]), text]));
  const files = report.evidence.policies.flatMap((policy, i): File[] => {
    const text = byDigest.get(policy.digest);
    return text === undefined ? [] : [[policyFile(policy, i), text]];
  });
  const configuration: File[] = config.text === null ? [] : [[names.config, config.text]];
  return [...configuration, ...files, [names.judge, canonical(judgeOf(config, policies))]];
}

/** Returns the judged revisions, and the proof that the ledger contains them. */
async function historyOf(report: Readonly<Report>, { sealed, ledgerDir, plan }: Background): Promise<File[]> {
  const { ledger, revisions } = report.evidence;
  const last = revisions.last ?? -1;
  const { shownLedger } = await import("../../ledger/history-proof.ts");
  const ledgerView =
    ledger && ledgerDir !== null
      ? await shownLedger(ledgerDir, ledger, { planned: plan?.entries ?? [], last })
      : undefined;
  const lines = function* (of: NonNullable<typeof ledgerView>): Generator<string> {
    const speller = new StoredSpeller(visibleJson);
    for (const revision of sealed.revisions) {
      if (revision.revision > last) break;
      const stored = of.revisions.get(revision.revision);
      const mark = stored ? { ...sealed.mark, keyId: stored.keyId, from: null } : sealed.mark;
      yield `${speller.changeLine(stored ?? revision, mark)}\n`;
    }
  };
  const proof = function* (of: NonNullable<typeof ledgerView>): Generator<string> {
    for (const line of of.lines()) yield `${line}\n`;
  };
  if (!ledgerView) return [[names.history, historyLines(sealed, last)]];
  return [
    [names.history, lines(ledgerView)],
    [names.proof, proof(ledgerView)],
  ];
}

/** Yields the files, a manifest of them, and the hashes of all. */
function* withSums(report: Readonly<Report>, files: readonly File[]): Generator<File> {
  const rows: Manifest["files"] = [];
  for (const [name, text] of files) yield* withSum(name, text, rows);
  const { organization, asOf, verdict, exitCode, evidence, schemaVersion } = report;
  const manifest: Manifest = {
    format: "driftline-package/1",
    organization,
    asOf,
    verdict,
    exitCode,
    versions: { driftline: judgeVersion, report: schemaVersion },
    ledger: evidence.ledger && { head: evidence.ledger.head, size: evidence.ledger.size },
    files: [...rows],
  };
  yield* withSum(names.manifest, jsonPieces(manifest), rows);
  yield [names.sums, rows.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("")];
}

/** Yields a file, and adds its row after it was read. */
function* withSum(name: string, text: RenderedText, rows: Manifest["files"]): Generator<File> {
  const hash = createHash("sha256");
  let bytes = 0;
  const pieces = function* (): Generator<string> {
    for (const piece of piecesOf(text)) {
      hash.update(piece);
      bytes += Buffer.byteLength(piece);
      yield piece;
    }
  };
  yield [name, pieces()];
  rows.push({ name, bytes, sha256: hash.digest("hex") });
}
