// The evidence package for an auditor: its files, what each answers, and its README. The formats here are rendered from
// the report; the run adds the other files and packs all of them.
import { namesIn } from "../../lists.ts";
import type { Report } from "../../model/report/index.ts";
import { policyName } from "../../model/report/policy-name.ts";
import { visible } from "../../text.ts";
import type { Reporter } from "../reporter.ts";
import { evidenceLines } from "../wording/evidence.ts";
import { bookOf } from "../wording/finding-text.ts";
import { headlineOf, resultWords, stateTitle } from "../wording/headline.ts";
import { wrap } from "../wording/layout.ts";
import { plain } from "../wording/phrase.ts";
import { viewOf } from "../wording/view.ts";
import { hiddenWords } from "../wording/words.ts";

/** The formats of the package, by file name. */
const formatsByFile = {
  "report.html": "html",
  "report.json": "json",
  "register.csv": "csv",
  "findings.csv": "findings-csv",
  "sample.csv": "sample-csv",
} as const;

export const packedFormats: readonly string[] = Object.values(formatsByFile);

/** Returns the files of a report's package that are formats, with their format. */
export function packedFor(
  report: Readonly<Report>,
): [keyof typeof formatsByFile, (typeof formatsByFile)[keyof typeof formatsByFile]][] {
  return namesIn(formatsByFile).flatMap((name) => (isPacked(name, report) ? [[name, formatsByFile[name]]] : []));
}

function isPacked(name: string, { sample, evidence }: Readonly<Report>): boolean {
  if (name === "sample.csv") return sample !== null;
  if (name === names.config) return evidence.config !== undefined;
  return name !== names.proof || evidence.ledger !== null;
}

/** The names of the files that are not formats. */
export const names = {
  readme: "README.txt",
  config: "driftline.yaml",
  policies: "policies/",
  judge: "policies/judged-by.json",
  history: "history.ndjson",
  proof: "ledger-proof.jsonl",
  manifest: "MANIFEST.json",
  sums: "SHA256SUMS",
} as const;

/** Returns the name of a policy's file. @param i its place in the report */
export function policyFile(policy: Report["evidence"]["policies"][number], i: number): string {
  const name = policyName(policy)
    .replace(/\.ya?ml$/, "")
    .replace(/[^\w.-]/g, "_");
  return `${names.policies}${i + 1}-${name}.yaml`;
}

/** Returns the names of all files that the package of a report may hold. */
export function packedNames(report: Readonly<Report>): string[] {
  const { config, policies, ledger } = report.evidence;
  return [
    names.readme,
    ...packedFor(report).map(([name]) => name),
    ...(config === undefined ? [] : [names.config]),
    ...policies.map(policyFile),
    names.judge,
    names.history,
    names.manifest,
    names.sums,
    ...(ledger ? [names.proof] : []),
  ];
}

type Name = keyof typeof formatsByFile | (typeof names)[Exclude<keyof typeof names, "readme" | "judge">];

const answers: Record<Name, string> = {
  "report.html":
    "What is wrong, who caused it, since when, and how to remediate it. Open it in a browser. It loads nothing and needs no network.",
  "report.json":
    "The whole report, for programs. All other reports in this package are made from it. Its schema is policies/report.schema.json of Driftline.",
  "register.csv":
    "Who changed which setting, when, from which value to which value, and by which approval. One row for each revision and setting.",
  "findings.csv":
    "Which rules were violated, where, for how long, and whether somebody accepted the violation. One row for each finding.",
  "sample.csv":
    "Which changes to test by hand. They were drawn with the seed that the file states. It has columns for the test and its conclusion.",
  "driftline.yaml": "The configuration, as it was read.",
  "policies/":
    "The policy files, as they were read. report.json states the SHA-256 of each file, at evidence.policies. judged-by.json contains all rules and settings by which the audit judged, including defaults and the configuration.",
  "history.ndjson":
    "The judged history, one revision per line. Secrets are replaced by markers. `driftline audit --history history.ndjson` reads it.",
  "ledger-proof.jsonl":
    "The proof that the ledger contains the history: the entries of the ledger in order, one per line. Entries about other things are included as hashes.",
  "MANIFEST.json": "The files of the package, with their sizes and SHA-256, and the versions that made them.",
  SHA256SUMS: "The SHA-256 of every other file, as sha256sum reads it.",
};

const incompleteHistory =
  "The evidence is incomplete. This file lacks what could not be read. If a revision arrived with two contents, the file has only one of the two. An audit of this file alone may have another verdict.";

/** The width of the README, in cells. */
const WIDTH = 90;
const docs = "https://github.com/driftline/driftline/blob/main/docs/ledger.md";

/** Renders the README: what the package is, what each file answers, and how to verify it without Driftline. */
export const readme: Reporter = (report) => {
  const { headline, sentences } = headlineOf(bookOf(report), { entries: 3, text: 80 });
  const hiddenLines = hiddenWords(report, viewOf(report)).map(plain);
  const lines = [
    ...paragraph(`Evidence of an audit of the enterprise controls of ${report.organization}`),
    "",
    ...paragraph(`${stateTitle(report)}. ${plain(headline)}`),
    ...sentences.flatMap((sentence) => paragraph(plain(sentence))),
    ...paragraph(`${report.verdict}: ${resultWords(report)}`),
    ...hiddenLines.flatMap(paragraph),
    "",
    "What was judged",
    "",
    ...evidenceLines(report).flatMap(({ term, says }) => item(term, plain(says))),
    "",
    "Files",
    "",
    ...Object.entries(answers)
      .filter(([name]) => isPacked(name, report))
      .flatMap(([name, says]) =>
        item(name, name === names.history && !report.evidence.complete ? `${says} ${incompleteHistory}` : says),
      ),
    "",
    "How to verify the package",
    "",
    ...steps(report),
  ];
  return lines.map((line) => `${line}\n`).join("");
};

function steps({ evidence: { ledger } }: Readonly<Report>): string[] {
  const all = [
    "Unpack the package with any program that reads zip files. Then compare every file: sha256sum --check SHA256SUMS",
    "A person who can change a file can also change its checksum. So compare the SHA-256 of the zip with the SHA-256 that was kept elsewhere when the zip was made.",
    ...(ledger
      ? [
          `The history is in a ledger with the head ${ledger.head}. Compute the head of ${names.proof} with the page of code at ${docs}, section "In an evidence package", and compare both heads. Then compare the head with a head that was kept elsewhere, such as in an issue, a job's summary or a signed attestation.`,
        ]
      : [
          "There is no ledger. So the package does not show whether the history was changed after the service first gave it.",
        ]),
    `With Driftline: driftline package verify <file> compares every file${ledger ? ", computes the head" : ""} and prints the SHA-256 of the zip. The same version of Driftline also makes the reports again from report.json and compares them. ${ledger ? "Give the head that was kept elsewhere as --expect-head." : "Compare the SHA-256 with the one that was kept elsewhere."}`,
  ];
  return all.flatMap((text, i) => wrap(`${i + 1}. `, text, WIDTH, "whole"));
}

function paragraph(text: string): string[] {
  return wrap("", visible(text), WIDTH, "whole");
}

function item(name: string, says: string): string[] {
  return [...paragraph(name), ...wrap("    ", visible(says), WIDTH, "whole")];
}
