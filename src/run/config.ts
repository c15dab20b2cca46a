// The configuration in driftline.yaml: the same for every run of an organization.
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import type { Severity } from "../model/severity.ts";
import type { ExtraChoice } from "./extra-names.ts";

export interface Config {
  readonly file: string | null;
  readonly text: string | null;
  readonly organization: string | null;
  readonly baseUrl: string | null;
  readonly appUrl: string | null;
  readonly policies: readonly string[] | null;
  readonly ledger: string | null;
  /** The expected interval of audits; null when not stated. */
  readonly auditEverySeconds: number | null;
  /** Accounts that several people share: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts: readonly string[];
  /** The evidence that an audit reads besides the history. */
  readonly with: readonly ExtraChoice[];
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  /** How long without a complete audit until the alarm opens; null if not configured. */
  readonly alarmAfterSeconds: number | null;
  /** The lowest severity at which open findings fail an audit; null if not configured. */
  readonly failOn: Severity | "never" | null;
  /** The GitHub logins of owners of rules. */
  readonly logins: Readonly<Record<string, string>>;
  /** Whether each exception needs the agreement of somebody other than its owner. */
  readonly agreement: boolean;
  readonly aliases: Readonly<Record<string, string>>;
  readonly catalog: Catalog;
}

/** Makes a configuration. What it is not given is not configured. */
export function createConfig({ catalog = createCatalog(), ...parts }: Partial<Config> = {}): Config {
  return {
    file: null,
    text: null,
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
    catalog,
    ...parts,
  };
}
