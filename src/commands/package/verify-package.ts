// Verifies a package from its own files and from noted heads.
import { createHash } from "node:crypto";
import { DriftlineError, type Problem } from "../../errors.ts";
import { changeLine } from "../../ledger/entry.ts";
import { readShown } from "../../ledger/history-proof.ts";
import { type Report, reportSchema } from "../../model/report/index.ts";
import { reporters } from "../../reporters/index.ts";
import { names, packedFor } from "../../reporters/package/index.ts";
import { whole } from "../../reporters/pieces.ts";
import { type Manifest, manifestSchema } from "../../run/package/manifest.ts";
import { judgeVersion } from "../../run/version.ts";
import { visible, visibleJson } from "../../text.ts";
import { count, minute } from "../../words.ts";
import { readZip } from "./read-zip.ts";

interface Verification {
  readonly manifest: Manifest;
  readonly revisions: number;
  /** The SHA-256 of the zip. */
  readonly digest: string;
  /** Whether the reports were rendered again and compared. */
  readonly isMadeAgain: boolean;
  readonly isAnchored: boolean;
}

/**
 * Verifies a package.
 * @param heads noted heads of the ledger
 * @throws DriftlineError `usage` if it is not a package, `tampered` with all differences
 */
export async function verifyPackage(file: string, heads: readonly string[]): Promise<Verification> {
  const { bytes, files } = await readZip(file);
  const manifestResult = manifestSchema.safeParse(parsed(files.get(names.manifest)));
  if (!manifestResult.success)
    throw differences([{ file: names.manifest, message: "it is missing, or is not a manifest of a package" }]);
  const manifest = manifestResult.data;
  const brokenSums = sumsIn(manifest, files);
  // Compare nothing else if files differ from the packed ones.
  if (brokenSums.length > 0) throw differences(brokenSums);
  const report = parsed(files.get("report.json"));
  if (!isReport(report)) throw differences([{ file: "report.json", message: "it is missing, or is not a report" }]);
  const isMadeAgain = manifest.versions.driftline === judgeVersion;
  const problems = [
    ...factsIn(manifest, report),
    ...(isMadeAgain ? await reportsIn(files, report) : []),
    ...policiesIn(files, report),
    ...historyIn(files, report),
    ...heads
      .filter((head) => head !== manifest.ledger?.head)
      .map((head) =>
        manifest.ledger
          ? { file: names.proof, message: `it leads to another head than ${head}, which was kept` }
          : { file: names.manifest, message: `it names no ledger, and the head ${head} was kept` },
      ),
  ];
  if (problems.length > 0) throw differences(problems);
  const digest = `sha256:${sha256(bytes)}`;
  return { manifest, revisions: report.revisions.length, digest, isMadeAgain, isAnchored: heads.length > 0 };
}

/** Returns the files that differ from the manifest or the hashes. */
function sumsIn(manifest: Manifest, files: ReadonlyMap<string, Buffer>): Problem[] {
  const problems: Problem[] = [];
  const listedFiles = new Map(manifest.files.map((row) => [row.name, row]));
  for (const { name, bytes, sha256: sum } of manifest.files) {
    const content = files.get(name);
    if (!content) problems.push({ file: name, message: "it is missing" });
    else if (content.length !== bytes || sha256(content) !== sum)
      problems.push({ file: name, message: "it differs from the packed file" });
  }
  for (const name of files.keys())
    if (!listedFiles.has(name) && name !== names.manifest && name !== names.sums)
      problems.push({ file: name, message: "it was not packed: the manifest does not list it" });
  const rows = [...manifest.files, { name: names.manifest, sha256: sha256(files.get(names.manifest)!) }];
  const sums = rows.map((row) => `${row.sha256}  ${row.name}\n`).join("");
  if (files.get(names.sums)?.toString() !== sums)
    problems.push({ file: names.sums, message: "it differs from the manifest" });
  return problems;
}

function factsIn({ organization, asOf, verdict, exitCode, ledger }: Manifest, report: Report): Problem[] {
  const isSame =
    organization === report.organization &&
    asOf === report.asOf &&
    verdict === report.verdict &&
    exitCode === report.exitCode &&
    ledger?.head === report.evidence.ledger?.head &&
    ledger?.size === report.evidence.ledger?.size;
  return isSame ? [] : [{ file: names.manifest, message: "it differs from report.json" }];
}

/** Returns reports that differ from report.json. */
async function reportsIn(files: ReadonlyMap<string, Buffer>, report: Report): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [name, format] of [[names.readme, "package"] as const, ...packedFor(report)]) {
    const render = await reporters[format].load();
    if (files.get(name)?.toString() !== whole(render(report)))
      problems.push({ file: name, message: "it differs from report.json" });
  }
  return problems;
}

function policiesIn(files: ReadonlyMap<string, Buffer>, { evidence }: Report): Problem[] {
  const digests = new Set(
    [...files].flatMap(([name, text]) => (name.startsWith(names.policies) ? [sha256(text)] : [])),
  );
  return evidence.policies
    .filter(({ digest }) => !digests.has(digest.replace("sha256:", "")))
    .map(({ id }) => ({
      file: names.policies,
      message: `the policy "${id}" is not the version that report.json names`,
    }));
}

/** Checks that the history is the judged one, and that the ledger contains it. */
function historyIn(files: ReadonlyMap<string, Buffer>, { organization, revisions, evidence }: Report): Problem[] {
  const { history, proof } = names;
  const lines = files.get(history)?.toString().split("\n") ?? [];
  const isWhole =
    lines.pop() === "" &&
    lines.length === revisions.length &&
    revisions.every(({ revision, at }, i) => {
      const change = parsed(lines[i]);
      return isChange(change) && change.revision === revision && change.updatedAt === at;
    });
  if (!isWhole) return [{ file: history, message: "it does not hold the revisions that report.json names" }];
  const text = files.get(proof)?.toString();
  const { ledger } = evidence;
  if (evidence.history !== null && evidence.history !== `sha256:${sha256(files.get(history)!)}`)
    return [{ file: history, message: "it is not the history that report.json names" }];
  if (!ledger) return text === undefined ? [] : [{ file: proof, message: "report.json names no ledger" }];
  if (text === undefined) return [{ file: proof, message: "it is missing" }];
  const ledgerView = readShown(proof, text);
  if (ledgerView.head !== ledger.head || ledgerView.size !== ledger.size)
    return [{ file: proof, message: `it leads to the head ${ledgerView.head}, and report.json names ${ledger.head}` }];
  const line = changeLine(organization);
  const judgeText = files.get(names.judge);
  const problems = revisions.flatMap(({ revision }, i): Problem[] => {
    const stored = ledgerView.revisions.get(revision);
    return stored && visibleJson(line(stored)) === lines[i]
      ? []
      : [{ file: history, message: `revision ${revision} differs from the revision in the ledger` }];
  });
  if (ledgerView.policy !== null && (!judgeText || ledgerView.policy !== `sha256:${sha256(judgeText)}`))
    problems.push({ file: names.judge, message: "it differs from the rules by which the run in the ledger judged" });
  return problems;
}

/** Keeps the value as parsed: the schema would reorder its members. */
function isReport(value: unknown): value is Report {
  return reportSchema.safeParse(value).success;
}

function isChange(value: unknown): value is { readonly revision: unknown; readonly updatedAt: unknown } {
  return typeof value === "object" && value !== null && "revision" in value && "updatedAt" in value;
}

function parsed(bytes: Buffer | string | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? "null");
  } catch {
    return undefined; // the caller reports what was expected
  }
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function differences(problems: readonly Problem[]): DriftlineError {
  return new DriftlineError("tampered", problems);
}

/** Returns what was verified, and what the package alone cannot prove. */
export function verificationLines({ manifest, revisions, digest, isMadeAgain, isAnchored }: Verification): string[] {
  const { organization, asOf, verdict, files, ledger } = manifest;
  return [
    `verified: the package of ${visible(organization)} as of ${minute(asOf)}, ${verdict}: ${count(files.length, "file")}, ${count(revisions, "revision")}`,
    `  ${digest} is the SHA-256 of the zip`,
    isMadeAgain
      ? "  the reports were made again from report.json, and are the same"
      : `  the reports were not made again: driftline ${visible(manifest.versions.driftline)} made them`,
    ...(ledger ? [`  every revision is in the ledger with the head ${ledger.head}`] : []),
    ...(isAnchored ? ["  that head was kept elsewhere"] : []),
    ...(isAnchored
      ? []
      : [
          `  not excluded: that all of it was made anew: compare the SHA-256 of the zip${ledger ? ", or the head with --expect-head," : ""} with one that was kept elsewhere`,
        ]),
  ];
}
