// driftline.yaml: what is the same in every run of an organization.
import { readFile } from "node:fs/promises";
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import type { Severity } from "../model/severity.ts";
import type { ExtraName } from "./extra-names.ts";
import { unreadable } from "./read-input.ts";

export interface Config {
  readonly file: string | null;
  readonly organization: string | null;
  readonly baseUrl: string | null;
  readonly appUrl: string | null;
  readonly policies: readonly string[] | null;
  /** The folder of the ledger. */
  readonly ledger: string | null;
  /** How often an audit is expected; null when nobody says. */
  readonly auditEverySeconds: number | null;
  /** Accounts that several people use: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts: readonly string[];
  /** What an audit asks for besides the history. */
  readonly with: readonly ExtraName[];
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  /** Whether somebody other than the owner must have agreed to each exception. */
  readonly agreement: boolean;
  readonly aliases: Readonly<Record<string, string>>;
  readonly catalog: Catalog;
}

const DEFAULT_FILE = "driftline.yaml";

/**
 * Reads the configuration: the file named, else driftline.yaml when there is one, else nothing.
 * @throws DriftlineError `usage` when the file named cannot be read, `config` with all its problems
 */
export async function readConfig(file: string | undefined): Promise<Config> {
  const text = await readFile(file ?? DEFAULT_FILE, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (file === undefined && error.code === "ENOENT") return undefined;
    throw unreadable(file ?? DEFAULT_FILE, "configuration", error);
  });
  if (text === undefined) return createConfig();
  // What reads it is loaded only where there is one.
  const { parseConfig } = await import("./config-file.ts");
  return parseConfig(file ?? DEFAULT_FILE, text);
}

/** A configuration without a file. */
export function createConfig(parts: Partial<Config> = {}): Config {
  return {
    file: null,
    organization: null,
    baseUrl: null,
    appUrl: null,
    policies: null,
    ledger: null,
    auditEverySeconds: null,
    sharedAccounts: [],
    with: [],
    builtin: {},
    agreement: false,
    aliases: {},
    catalog: createCatalog(),
    ...parts,
  };
}
