// driftline.yaml: what is the same in every run of an organization.
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { builtinRules } from "../audits/index.ts";
import { tamperRules } from "../audits/tampering.ts";
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import { durationShape } from "../checks/max-age.ts";
import { didYouMean, DriftlineError, type Problem } from "../errors.ts";
import { durationOf } from "../model/instant.ts";
import { type Severity, severities } from "../model/severity.ts";
import { readYaml } from "../policy/document.ts";
import { problemsOf } from "../policy/issues.ts";
import { person } from "../policy/shapes.ts";
import { type ExtraName, extraNames } from "./extra-names.ts";

const says = (text: string) => z.describe(text);
const filled = z.string().check(z.minLength(1, "is empty"));

export const configSchema = z.strictObject({
  organization: z.optional(filled.check(says("The organization's name; part of every finding's id"))),
  baseUrl: z.optional(filled.check(says("The API host of the service"))),
  appUrl: z.optional(filled.check(says("The host of the service's application"))),
  policies: z.optional(z.array(filled).check(z.minLength(1, "lists nothing"), says("Policy files, folders or packs"))),
  ledger: z.optional(filled.check(says("The folder of the ledger, beside this file"))),
  auditEvery: z.optional(
    z
      .string()
      .check(
        z.regex(durationShape, "is not a duration such as 24h or 7d"),
        says("How often an audit is expected, such as 1d; with a ledger a longer time between two is a finding"),
        z.meta({ examples: ["1h", "1d", "7d"] }),
      ),
  ),
  sharedAccounts: z.optional(
    z.array(person).check(says("Accounts that several people or programs use: e-mails, *@domain, or user ids")),
  ),
  with: z.optional(
    z.array(z.enum(extraNames)).check(says("What an audit asks the service for besides the history, as --with does")),
  ),
  exceptions: z.optional(
    z
      .strictObject({
        requires: z
          .enum(["agreedBy"])
          .check(says("agreedBy: somebody other than the owner must have agreed to each exception")),
      })
      .check(says("What every exception must have besides an owner and a reason")),
  ),
  aliases: z.optional(
    z.record(z.string(), z.string()).check(says("Other spellings of settings: path as written, to the setting's path")),
  ),
  builtin: z.optional(
    z
      .record(
        z.string(),
        z.strictObject({
          severity: z.enum([...severities, "off"]).check(says("How bad it is here, or off")),
          because: filled.check(says("Why it differs")),
        }),
      )
      .check(says("Built-in rules by id"), z.meta({ propertyNames: { enum: [...builtinRules.keys()] } })),
  ),
});

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
    throw new DriftlineError("usage", `the configuration ${file ?? DEFAULT_FILE} cannot be read (${error.code})`);
  });
  return text === undefined ? createConfig() : parseConfig(file ?? DEFAULT_FILE, text);
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

/** @throws DriftlineError `config` with all problems of the text */
export function parseConfig(file: string, text: string): Config {
  const found = readYaml(file, text);
  if ("problems" in found) throw new DriftlineError("config", found.problems);
  const { document } = found;
  const checked = z.safeParse(configSchema, document.value);
  if (!checked.success) throw new DriftlineError("config", problemsOf(document, configSchema, checked.error.issues));
  const {
    organization,
    baseUrl,
    appUrl,
    policies,
    ledger,
    aliases = {},
    builtin = {},
    auditEvery,
    sharedAccounts = [],
  } = checked.data;
  const problems: Problem[] = [];
  for (const id of Object.keys(builtin))
    if (!builtinRules.has(id)) {
      const hint = didYouMean(id, builtinRules.keys()) ?? `built-in rules: ${[...builtinRules.keys()].join(", ")}`;
      problems.push(document.problem(["builtin", id], `no built-in rule is called "${id}"`, hint, "key"));
    }
  for (const [id, { severity }] of Object.entries(builtin))
    if (severity === "off" && tamperRules.has(id)) {
      const hint = "accept single revisions with an exception that names them";
      problems.push(document.problem(["builtin", id], `${id} cannot be switched off`, hint, "key"));
    }
  for (const [written, target] of Object.entries(aliases)) {
    try {
      createCatalog({ [written]: target });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const paths = createCatalog().settings.map((setting) => setting.path);
      problems.push(document.problem(["aliases", written], error.message, didYouMean(target, paths)));
    }
  }
  if (problems.length > 0) throw new DriftlineError("config", problems);
  return {
    file,
    organization: organization ?? null,
    baseUrl: baseUrl ?? null,
    appUrl: appUrl ?? null,
    policies: policies ?? null,
    ledger: ledger === undefined ? null : path.join(path.dirname(file), ledger),
    auditEverySeconds: auditEvery === undefined ? null : durationOf(auditEvery)!,
    sharedAccounts,
    with: checked.data.with ?? [],
    aliases,
    agreement: checked.data.exceptions?.requires === "agreedBy",
    builtin: Object.fromEntries(Object.entries(builtin).map(([id, { severity }]) => [id, severity])),
    catalog: createCatalog(aliases),
  };
}
