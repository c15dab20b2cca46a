// The schema of driftline.yaml, and its conversion to a configuration.
import path from "node:path";
import * as z from "zod/mini";
import { optional, optionalList, says, shapedText } from "../model/described.ts";
import { createCatalog } from "../catalog/catalog.ts";
import { byLine, didYouMean, DriftlineError, type Problem } from "../errors.ts";
import { certain, durationOf, durationShape } from "../model/instant.ts";
import { tamperRules } from "../model/report/states.ts";
import { severities } from "../model/severity.ts";
import { documentIn, type YamlDocument } from "../yaml/document.ts";
import { problemsOf } from "../yaml/issues.ts";
import { person, prose } from "../policy/shapes.ts";
import { type Sound, soundPart } from "../policy/sound.ts";
import { type Config, createConfig } from "./config.ts";
import { extraChoices } from "./extra-names.ts";
import { ruleIds } from "./own-words.made.ts";
import { ownMessages } from "../model/schemas.ts";
import { mapValues, withoutUndefined } from "../model/objects.ts";

const nonBlankText = z.string().check(
  z.minLength(1, "is empty"),
  z.refine((text) => text === "" || text.trim() !== "", "is blank"),
);

const login = shapedText(/^[\w-]{1,100}(?:\[bot\])?$/, "is not a login").check(
  says("The GitHub login to assign new issues of the owner's rules to"),
);

const duration = (description: string, examples: readonly string[]) =>
  z.optional(
    z
      .string("should be a duration such as 2d")
      .check(
        z.regex(durationShape, "is not a duration such as 24h or 7d"),
        says(description),
        z.meta({ examples: [...examples] }),
      ),
  );

export const configSchema = z.strictObject({
  organization: optional(nonBlankText, "The organization's name; part of every finding's id"),
  baseUrl: optional(nonBlankText, "The API host of the service"),
  appUrl: optional(nonBlankText, "The host of the service's application"),
  policies: optionalList(nonBlankText, "Policy files, folders or packs"),
  ledger: optional(nonBlankText, "The folder of the ledger, beside this file"),
  auditEvery: duration(
    "How often an audit is expected, such as 1d; with a ledger, a longer time between two audits is a finding",
    ["1h", "1d", "7d"],
  ),
  alarmAfter: duration(
    "Time without a complete audit after which an issue reports that the audit is broken; default 2d",
    ["1d", "2d", "7d"],
  ),
  failOn: optional(
    z.enum([...severities, "never"]),
    "Fail an audit if a finding at or above this severity is open; --fail-on and the input fail-on override it",
  ),
  people: optional(
    z.record(nonBlankText, z.union([login, z.strictObject({ github: login })])),
    "Owners of rules, as policies name them",
  ),
  sharedAccounts: optional(
    z.array(person),
    "Accounts that several people or programs use: e-mails, *@domain, or user ids",
  ),
  with: optional(z.array(z.enum(extraChoices)), "Further data to request from the service, as --with"),
  exceptions: optional(
    z.strictObject({
      requires: z
        .enum(["agreedBy"])
        .check(says("agreedBy: a person other than the owner must have agreed to each exception")),
    }),
    "What every exception must have besides an owner and a reason",
  ),
  aliases: optional(
    z.record(z.string(), z.string()),
    "Other spellings of settings: the path as written, and the path of the setting",
  ),
  builtin: z.optional(
    z
      .record(
        z.string(),
        z.strictObject(
          {
            severity: z
              .enum([...severities, "off"])
              .check(says("The severity of the rule in this organization, or off")),
            because: prose.check(says("Why it differs")),
          },
          "should be a map such as { severity: off, because: … }",
        ),
      )
      .check(says("Built-in rules by id"), z.meta({ propertyNames: { enum: ruleIds } })),
  ),
});

/** @throws DriftlineError `config` with all problems of the text */
export function parseConfig(file: string, text: string): Config {
  const document = documentIn(file, text);
  const configResult = z.safeParse(configSchema, document.value, ownMessages);
  const problems = [
    ...(configResult.success ? [] : problemsOf(document, configSchema, configResult.error.issues)),
    ...problemsOfNames(document, soundPart(configSchema, document.value) ?? {}),
  ].sort(byLine);
  if (!configResult.success || problems.length > 0) throw new DriftlineError("config", problems);
  const { people = {}, exceptions, ledger, auditEvery, alarmAfter, ...otherFields } = configResult.data;
  const { aliases = {}, builtin = {} } = otherFields;
  return createConfig({
    file,
    text,
    ...withoutUndefined(otherFields),
    ledger: ledger === undefined ? null : path.isAbsolute(ledger) ? ledger : path.join(path.dirname(file), ledger),
    auditEverySeconds: auditEvery === undefined ? null : certain(durationOf, auditEvery),
    alarmAfterSeconds: alarmAfter === undefined ? null : certain(durationOf, alarmAfter),
    logins: mapValues(people, (person) => (typeof person === "string" ? person : person.github)),
    aliases,
    agreement: exceptions?.requires === "agreedBy",
    builtin: mapValues(builtin, ({ severity }) => severity),
    catalog: createCatalog(aliases),
  });
}

/** Returns the problems of the names of built-in rules and settings, also beside parts of a wrong shape. */
function problemsOfNames(
  document: YamlDocument,
  { aliases = {}, builtin = {} }: Sound<z.infer<typeof configSchema>>,
): Problem[] {
  const problems: Problem[] = [];
  for (const id of Object.keys(builtin))
    if (!ruleIds.includes(id)) {
      const hint = didYouMean(id, ruleIds) ?? `built-in rules: ${ruleIds.join(", ")}`;
      problems.push(document.problem(["builtin", id], `no built-in rule is called "${id}"`, hint, "key"));
    }
  for (const [id, rule] of Object.entries(builtin))
    if (rule?.severity === "off" && tamperRules.has(id)) {
      const hint = "accept single revisions with an exception that names them";
      problems.push(document.problem(["builtin", id], `${id} cannot be switched off`, hint, "key"));
    }
  for (const [alias, target] of Object.entries(aliases)) {
    if (target === undefined) continue;
    try {
      createCatalog({ [alias]: target });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const defaultCatalog = createCatalog();
      const paths = defaultCatalog.settings.map((setting) => setting.path);
      const hint = defaultCatalog.place(target) ? undefined : didYouMean(target, paths);
      problems.push(document.problem(["aliases", alias], error.message, hint));
    }
  }
  return problems;
}
