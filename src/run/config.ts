// driftline.yaml: what is the same in every run of an organization.
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import type { Severity } from "../model/severity.ts";
import type { ExtraChoice } from "./extra-names.ts";

export interface Config {
  readonly file: string | null;
  /** The SHA-256 of its text. */
  readonly digest: string | null;
  readonly organization: string | null;
  readonly baseUrl: string | null;
  readonly appUrl: string | null;
  readonly policies: readonly string[] | null;
  /** The folder of the ledger. */
  readonly ledger: string | null;
  /** The expected interval of audits; null when not stated. */
  readonly auditEverySeconds: number | null;
  /** Accounts that several people share: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts: readonly string[];
  /** What an audit asks for besides the history. */
  readonly with: readonly ExtraChoice[];
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  /** After how long without a complete audit an issue says so; null when nobody says. */
  readonly alarmAfterSeconds: number | null;
  /** The severity from which on open findings fail an audit; null when nobody says. */
  readonly failOn: Severity | "never" | null;
  /** The logins on GitHub of owners of rules. */
  readonly logins: Readonly<Record<string, string>>;
  /** Whether somebody other than the owner must have agreed to each exception. */
  readonly agreement: boolean;
  readonly aliases: Readonly<Record<string, string>>;
  readonly catalog: Catalog;
}

/** A configuration without a file. */
export function createConfig(parts: Partial<Config> = {}): Config {
  return {
    file: null,
    digest: null,
    organization: null,
    baseUrl: null,
    appUrl: null,
    policies: null,
    ledger: null,
    auditEverySeconds: null,
    sharedAccounts: [],
    with: [],
    builtin: {},
    alarmAfterSeconds: null,
    failOn: null,
    logins: {},
    agreement: false,
    aliases: {},
    catalog: createCatalog(),
    ...parts,
  };
}
