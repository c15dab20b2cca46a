// Verifies a package from its own files and from noted heads.
import { createHash } from "node:crypto";
import { DriftlineError, type Problem } from "../../errors.ts";
import { changeLine } from "../../ledger/entry.ts";
import { readShown, type ShownProof } from "../../ledger/history-proof.ts";
import { type Report, reportSchema } from "../../model/report/index.ts";
import { reporters } from "../../reporters/index.ts";
import { names, packedFor, packedNames } from "../../reporters/package/index.ts";
import { whole } from "../../reporters/pieces.ts";
import { type Manifest, manifestSchema } from "../../run/package/manifest.ts";
import { judgeVersion } from "../../model/version.ts";
import { parseOnce } from "../../seal/own-json.ts";
import { visible, visibleJson } from "../../text.ts";
import { count, minute } from "../../words.ts";
import { readZip } from "./read-zip.ts";

/**
 * Verifies a package.
 * @param heads noted heads of the ledger
 * @returns also the SHA-256 of the zip, whether the reports were rendered again and compared, and how many entries of the
 *   ledger kept heads cover
 * @throws DriftlineError `usage` if it is not a package, `tampered` with all differences
 */
export async function verifyPackage(file: string, heads: readonly string[]) {
  const { bytes, files } = await readZip(file);
  const manifestResult = manifestSchema.safeParse(parseJson(files.get(names.manifest)));
  if (!manifestResult.success)
    throw differences([{ file: names.manifest, message: "it is missing, or is not a manifest of a package" }]);
  const manifest = manifestResult.data;
  const brokenSums = [...strangersIn(files), ...sumsIn(manifest, files)];
  // Compare nothing else if files differ from the packed ones.
  if (brokenSums.length > 0) throw differences(brokenSums);
  const report = parseJson(files.get("report.json"));
  if (!isReport(report)) throw differences([{ file: "report.json", message: "it is missing, or is not a report" }]);
  const isMadeAgain = manifest.versions.driftline === judgeVersion;
  const text = files.get(names.proof)?.toString();
  const proof = text === undefined ? undefined : readShown(names.proof, text, heads);
  const problems = [
    ...factsIn(manifest, report),
    ...(isMadeAgain ? await reportsIn(files, report) : []),
    ...policiesIn(files, report),
    ...historyIn(files, report, proof),
    ...heads
      .filter((head) => proof?.sizesByHead.has(head) !== true)
      .map((head) =>
        manifest.ledger
          ? { file: names.proof, message: `the ledger did not grow from the head ${head}, which was kept` }
          : { file: names.manifest, message: `it names no ledger, and the head ${head} was kept` },
      ),
  ];
  if (problems.length > 0) throw differences(problems);
  const digest = `sha256:${sha256(bytes)}`;
  const anchoredCount = Math.max(0, ...(proof?.sizesByHead.values() ?? []));
  return { manifest, revisions: report.revisions.length, digest, isMadeAgain, anchoredCount };
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
  if (listedFiles.size < manifest.files.length)
    problems.push({ file: names.manifest, message: "it lists a file twice" });
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
  const packageNames = new Set<string>(packedNames(report));
  const problems: Problem[] = [...files.keys()].filter((name) => !packageNames.has(name)).map(unpackedProblem);
  for (const [name, format] of [[names.readme, "package"] as const, ...packedFor(report)]) {
    const render = await reporters[format].load();
    if (files.get(name)?.toString() !== madeAgain(() => whole(render(report))))
      problems.push({
        file: name,
        message: format === "json" ? "it is not as Driftline writes it" : "it differs from report.json",
      });
  }
  return problems;
}

/** Returns a report; null if it cannot be made: then Driftline did not write report.json. */
function madeAgain(render: () => string): string | null {
  try {
    return render();
  } catch {
    return null;
  }
}

/** Returns files whose names no version of Driftline gives: a program that unpacks them may write elsewhere. */
function strangersIn(files: ReadonlyMap<string, Buffer>): Problem[] {
  const earlierNames = new Set<string>();
  const isPlain = (name: string) => /^(?:[\w-][\w.-]*\/)?[\w-][\w.-]*$/.test(name);
  const isNew = (name: string) => earlierNames.size < earlierNames.add(name.toLowerCase()).size;
  return [...files.keys()].filter((name) => !isNew(name) || !isPlain(name)).map(unpackedProblem);
}

function unpackedProblem(file: string): Problem {
  return { file, message: "Driftline does not pack a file of this name here" };
}

/** Returns the policies and the configuration that are not those of report.json. */
function policiesIn(files: ReadonlyMap<string, Buffer>, { evidence }: Report): Problem[] {
  const digests = new Set(
    [...files].flatMap(([name, text]) => (name.startsWith(names.policies) ? [sha256(text)] : [])),
  );
  const problems: Problem[] = evidence.policies
    .filter(({ digest }) => !digests.has(digest.replace("sha256:", "")))
    .map(({ id }) => ({
      file: names.policies,
      message: `the policy "${id}" is not the version that report.json names`,
    }));
  const config = files.get(names.config);
  if (evidence.config !== undefined && !config) problems.push({ file: names.config, message: "it is missing" });
  // The command names it by its digest. An audit that cannot be repeated has no command.
  if (config && evidence.command?.includes(` --config sha256:${sha256(config)} `) === false)
    problems.push({ file: names.config, message: "it is not the configuration that report.json names" });
  return problems;
}

/** Checks that the history is the judged one, and that the ledger contains it. */
function historyIn(files: ReadonlyMap<string, Buffer>, report: Report, proof: ShownProof | undefined): Problem[] {
  const { organization, revisions, evidence } = report;
  const { history } = names;
  const lines = files.get(history)?.toString().split("\n") ?? [];
  const isWhole =
    lines.pop() === "" &&
    lines.length === revisions.length &&
    revisions.every(({ revision, at }, i) => {
      const change = parseJson(lines[i]);
      return isChange(change) && change.revision === revision && change.updatedAt === at;
    });
  if (!isWhole) return [{ file: history, message: "it does not hold the revisions that report.json names" }];
  const { ledger } = evidence;
  if (evidence.history !== null && evidence.history !== `sha256:${sha256(files.get(history)!)}`)
    return [{ file: history, message: "it is not the history that report.json names" }];
  if (!ledger) return proof ? [{ file: names.proof, message: "report.json names no ledger" }] : [];
  if (!proof) return [{ file: names.proof, message: "it is missing" }];
  if (proof.head !== ledger.head || proof.size !== ledger.size)
    return [{ file: names.proof, message: `it leads to the head ${proof.head}, and report.json names ${ledger.head}` }];
  const line = changeLine(organization);
  const problems = revisions.flatMap(({ revision }, i): Problem[] => {
    const stored = proof.revisions.get(revision);
    return stored && visibleJson(line(stored)) === lines[i]
      ? []
      : [{ file: history, message: `revision ${revision} differs from the revision in the ledger` }];
  });
  return [...problems, ...runIn(files, report, proof)];
}

/** Checks that the ledger is that of the organization, and that its run judged as the report says. */
function runIn(files: ReadonlyMap<string, Buffer>, report: Report, { organization, run }: ShownProof): Problem[] {
  const problems: Problem[] = [];
  if (organization !== report.organization)
    problems.push({ file: names.proof, message: `it is of the ledger of "${organization}"` });
  if (!run) return problems;
  const judgeText = files.get(names.judge);
  if (!judgeText || run.policy !== `sha256:${sha256(judgeText)}`)
    problems.push({ file: names.judge, message: "it differs from the rules by which the run in the ledger judged" });
  const open = report.findings.flatMap(({ id, status }) => (status === "open" ? [id] : []));
  const isSame =
    run.at === report.asOf &&
    run.verdict === report.verdict &&
    run.complete === report.evidence.complete &&
    [...run.open, ...run.others].sort().join() === open.sort().join();
  if (!isSame) problems.push({ file: "report.json", message: "it differs from what the run in the ledger found" });
  return problems;
}

/** Keeps the value as parsed: the schema would reorder its members. */
function isReport(value: unknown): value is Report {
  return reportSchema.safeParse(value).success;
}

function isChange(value: unknown): value is { readonly revision: unknown; readonly updatedAt: unknown } {
  return typeof value === "object" && value !== null && "revision" in value && "updatedAt" in value;
}

function parseJson(bytes: Buffer | string | undefined): unknown {
  try {
    return parseOnce(Buffer.from(bytes ?? ""));
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

type Verification = Awaited<ReturnType<typeof verifyPackage>>;

/** Returns what was verified, and what the package alone cannot prove. */
export function verificationLines({ manifest, revisions, digest, isMadeAgain, anchoredCount }: Verification): string[] {
  const { organization, asOf, verdict, files, ledger } = manifest;
  const size = ledger?.size ?? 0;
  const doubts =
    anchoredCount === 0
      ? `that all of it was made anew: compare the SHA-256 of the zip${ledger ? ", or the head with --expect-head," : ""} with one that was kept elsewhere`
      : `that the reports say more or less than the audit found: audit ${names.history} again by the policies, and compare`;
  return [
    `verified: the package of ${visible(organization)} as of ${minute(asOf)}, ${verdict}: ${count(files.length, "file")}, ${count(revisions, "revision")}`,
    `  ${digest} is the SHA-256 of the zip`,
    isMadeAgain
      ? "  the reports were made again from report.json, and are the same"
      : `  the reports were not made again: driftline ${visible(manifest.versions.driftline)} made them`,
    ...(ledger ? [`  every revision is in the ledger with the head ${ledger.head}`] : []),
    ...(anchoredCount === 0 ? [] : ["  the ledger grew from every head that was given"]),
    ...(anchoredCount === 0 || anchoredCount === size
      ? []
      : [
          `  not excluded: that something was cut or replaced after the kept head, which covers ${anchoredCount} of ${count(size, "entry", "entries")}`,
        ]),
    `  not excluded: ${doubts}`,
  ];
}
