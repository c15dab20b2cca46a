import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  extraNames
} from "./chunk-chunk-O3ER3L6Y.js";
import {
  person
} from "./chunk-chunk-6PIWQ3FI.js";
import {
  readYaml
} from "./chunk-chunk-A7BFMCS4.js";
import {
  builtinRules,
  tamperRules
} from "./chunk-chunk-6M25LUBG.js";
import {
  createCatalog
} from "./chunk-chunk-44FWJLG6.js";
import {
  durationShape
} from "./chunk-chunk-NUAZJDC2.js";
import {
  problemsOf
} from "./chunk-chunk-YBB5N3X5.js";
import {
  _enum,
  _minLength,
  _regex,
  array,
  describe,
  meta,
  optional,
  record,
  safeParse,
  strictObject,
  string
} from "./chunk-chunk-WWJXMTTS.js";
import {
  durationOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  severities
} from "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/config.ts
import { readFile } from "node:fs/promises";
import path from "node:path";
var says = (text) => describe(text);
var filled = string().check(_minLength(1, "is empty"));
var configSchema = strictObject({
  organization: optional(filled.check(says("The organization's name; part of every finding's id"))),
  baseUrl: optional(filled.check(says("The API host of the service"))),
  appUrl: optional(filled.check(says("The host of the service's application"))),
  policies: optional(array(filled).check(_minLength(1, "lists nothing"), says("Policy files, folders or packs"))),
  ledger: optional(filled.check(says("The folder of the ledger, beside this file"))),
  auditEvery: optional(
    string().check(
      _regex(durationShape, "is not a duration such as 24h or 7d"),
      says("How often an audit is expected, such as 1d; with a ledger a longer time between two is a finding"),
      meta({ examples: ["1h", "1d", "7d"] })
    )
  ),
  sharedAccounts: optional(
    array(person).check(says("Accounts that several people or programs use: e-mails, *@domain, or user ids"))
  ),
  with: optional(
    array(_enum(extraNames)).check(says("What an audit asks the service for besides the history, as --with does"))
  ),
  exceptions: optional(
    strictObject({
      requires: _enum(["agreedBy"]).check(says("agreedBy: somebody other than the owner must have agreed to each exception"))
    }).check(says("What every exception must have besides an owner and a reason"))
  ),
  aliases: optional(
    record(string(), string()).check(says("Other spellings of settings: path as written, to the setting's path"))
  ),
  builtin: optional(
    record(
      string(),
      strictObject({
        severity: _enum([...severities, "off"]).check(says("How bad it is here, or off")),
        because: filled.check(says("Why it differs"))
      })
    ).check(says("Built-in rules by id"), meta({ propertyNames: { enum: [...builtinRules.keys()] } }))
  )
});
var DEFAULT_FILE = "driftline.yaml";
async function readConfig(file) {
  const text = await readFile(file ?? DEFAULT_FILE, "utf8").catch((error) => {
    if (file === void 0 && error.code === "ENOENT") return void 0;
    throw new DriftlineError("usage", `the configuration ${file ?? DEFAULT_FILE} cannot be read (${error.code})`);
  });
  return text === void 0 ? createConfig() : parseConfig(file ?? DEFAULT_FILE, text);
}
function createConfig(parts = {}) {
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
    ...parts
  };
}
function parseConfig(file, text) {
  const found = readYaml(file, text);
  if ("problems" in found) throw new DriftlineError("config", found.problems);
  const { document } = found;
  const checked = safeParse(configSchema, document.value);
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
    sharedAccounts = []
  } = checked.data;
  const problems = [];
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
    ledger: ledger === void 0 ? null : path.join(path.dirname(file), ledger),
    auditEverySeconds: auditEvery === void 0 ? null : durationOf(auditEvery),
    sharedAccounts,
    with: checked.data.with ?? [],
    aliases,
    agreement: checked.data.exceptions?.requires === "agreedBy",
    builtin: Object.fromEntries(Object.entries(builtin).map(([id, { severity }]) => [id, severity])),
    catalog: createCatalog(aliases)
  };
}

export {
  configSchema,
  readConfig,
  createConfig,
  parseConfig
};
