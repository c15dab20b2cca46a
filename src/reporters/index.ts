// The registry of formats, for help, choices and the contract test. To add a format, add its file and one line here.
import type { Files, RenderedText } from "./pieces.ts";
import type { Reporter } from "./reporter.ts";
import { namesIn } from "../lists.ts";

interface Format {
  readonly says: string;
  readonly extension: string;
  /** It can show only the verdict and the counts, for public places. Other formats need a trusted reader. */
  readonly countsOnly?: true;
  /** It shows the changes drawn by --sample. */
  readonly showsSample?: true;
  /** For a format that creates a folder instead of a text: the names of its files. */
  readonly files?: () => Promise<readonly string[]>;
  /** For a format that creates an archive: its text is one file, and these formats are further files. */
  readonly packs?: () => Promise<readonly string[]>;
  readonly load: () => Promise<Reporter<RenderedText | Files>>;
}

export const reporters = {
  text: {
    says: "for a terminal",
    extension: "txt",
    countsOnly: true,
    load: async () => (await import("./text/index.ts")).text,
  },
  json: {
    says: "the whole report",
    extension: "json",
    showsSample: true,
    load: async () => (await import("./pieces.ts")).jsonPieces,
  },
  markdown: {
    says: "for GitHub",
    extension: "md",
    countsOnly: true,
    load: async () => (await import("./markdown/index.ts")).markdown,
  },
  html: { says: "one page to share", extension: "html", load: async () => (await import("./html/index.tsx")).html },
  csv: {
    says: "the change register, for a spreadsheet",
    extension: "csv",
    load: async () => (await import("./csv/index.ts")).csv,
  },
  "findings-csv": {
    says: "every finding, for a spreadsheet",
    extension: "findings.csv",
    load: async () => (await import("./csv/findings-csv.ts")).findingsCsv,
  },
  "plan-csv": {
    says: "open findings, with columns to fill in",
    extension: "plan.csv",
    load: async () => (await import("./csv/plan-csv.ts")).planCsv,
  },
  "access-csv": {
    says: "permissions and their holders, with columns to fill in",
    extension: "access.csv",
    load: async () => (await import("./csv/access-csv.ts")).accessCsv,
  },
  "secrets-csv": {
    says: "every secret in the history, by place and time",
    extension: "secrets.csv",
    load: async () => (await import("./csv/secrets-csv.ts")).secretsCsv,
  },
  "sample-csv": {
    says: "changes drawn by --sample, with columns for the tester",
    extension: "sample.csv",
    showsSample: true,
    load: async () => (await import("./csv/sample-csv.ts")).sampleCsv,
  },
  tables: {
    says: "a folder of tables, for SQL engines",
    extension: "tables",
    files: async () => (await import("./tables/index.ts")).files,
    load: async () => (await import("./tables/index.ts")).tables,
  },
  package: {
    says: "a zip of evidence for an auditor, with a manifest",
    extension: "zip",
    showsSample: true,
    packs: async () => (await import("./package/index.ts")).packedFormats,
    load: async () => (await import("./package/index.ts")).readme,
  },
  sarif: {
    says: "open findings, for code scanning",
    extension: "sarif",
    load: async () => (await import("./sarif/index.ts")).sarif,
  },
  junit: {
    says: "a test case for each rule, for a CI server",
    extension: "junit.xml",
    load: async () => (await import("./junit.ts")).junit,
  },
  ocsf: {
    says: "compliance findings, for a SIEM",
    extension: "ocsf.json",
    load: async () => (await import("./ocsf.ts")).ocsf,
  },
  github: {
    says: "annotations of a workflow run",
    extension: "log",
    countsOnly: true,
    load: async () => (await import("./github.ts")).github,
  },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof reporters;

export const formatNames = namesIn(reporters);

export function isFormat(name: string): name is FormatName {
  return Object.hasOwn(reporters, name);
}

/** Returns the names of the files that a format creates in a folder; undefined for a format that creates one text. */
export function filesOf(name: FormatName): Promise<readonly string[]> | undefined {
  const format: Format = reporters[name];
  return format.files?.();
}

/** Whether a format shows the changes drawn by --sample. */
export function showsSample(name: FormatName): boolean {
  return "showsSample" in reporters[name];
}

export function isArchive(name: FormatName): boolean {
  return "packs" in reporters[name];
}

/** Returns the formats that an archive contains besides its own text. */
export async function packedIn(name: FormatName): Promise<FormatName[]> {
  const format: Format = reporters[name];
  return ((await format.packs?.()) ?? []).filter(isFormat);
}

/** Returns the kind of output, if it is not one text for standard output. */
export function outputKind(name: FormatName): "folder" | "file" | undefined {
  return "files" in reporters[name] ? "folder" : isArchive(name) ? "file" : undefined;
}

export type { RenderOptions } from "./reporter.ts";
