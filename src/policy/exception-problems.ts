// The problems of exceptions. Those of an exception that has several are told at once: each is judged by the fields that
// have the right shape.
import { isOver } from "../catalog/subjects.ts";
import { didYouMean, type Problem } from "../errors.ts";
import { certain, DAY, endOf, startOf } from "../model/instant.ts";
import { isArray, isObject, type JsonObject, valueAt } from "../model/json.ts";
import { meantBy } from "../yaml/issues.ts";
import type { Path, YamlDocument } from "../yaml/document.ts";
import { isAgreedByOwner, MAX_DAYS, ruleNamed, type RuleNames } from "./exceptions.ts";
import { type ExceptionInput, exceptionKeys } from "./schema.ts";
import type { Sound } from "./sound.ts";

/** The fingerprint of a secret without a key, as a value or inside a text. */
const runSecret = /"(?:[^"\\]*\[(?:secret|hidden) )?fp:run:\d+(?:"|\])/;

/** An exception whose problems are told. */
interface Entry {
  /** What it states, of whatever shape. */
  readonly statedFields: JsonObject;
  /** What has the right shape. */
  readonly input: Sound<ExceptionInput>;
  /** Whether it is for an event: it states a revision. */
  readonly isEvent: boolean;
  /** Adds a problem at a key, or at the exception. */
  readonly complain: (message: string, hint?: string, key?: string | Path, target?: "key") => void;
  /** Whether it lacks a key, and no unknown key was meant to be that key or an alternative to it. */
  readonly lacks: (key: string, ...alternatives: string[]) => boolean;
}

/** Returns the problems of the exceptions of a file, besides those of their shape. */
export function exceptionProblems(
  document: YamlDocument,
  inputs: readonly (Sound<ExceptionInput> | undefined)[],
  names: RuleNames,
): Problem[] {
  const problems: Problem[] = [];
  for (const [i, input] of inputs.entries()) {
    const statedFields = valueAt(document.value, ["exceptions", i]);
    if (!input || !isObject(statedFields)) continue;
    const meantKeys = Object.keys(statedFields).flatMap((key) =>
      exceptionKeys.includes(key) ? [] : (meantBy(key, exceptionKeys) ?? []),
    );
    const entry: Entry = {
      statedFields,
      input,
      isEvent: statedFields["revision"] !== undefined,
      complain: (message, hint, key, target) =>
        problems.push(document.problem(["exceptions", i, ...[key ?? []].flat()], message, hint, target)),
      lacks: (...keys) => statedFields[keys[0]] === undefined && !keys.some((key) => meantKeys.includes(key)),
    };
    const name = `exceptions[${i}]`;
    valueProblems(entry, name);
    termProblems(entry, name);
    agreementProblems(entry, name, names);
    ruleProblems(entry, name, names);
  }
  return problems;
}

function valueProblems({ statedFields, isEvent, complain, lacks }: Entry, name: string): void {
  const { value } = statedFields;
  if (isEvent && statedFields["inert"] !== undefined)
    complain(`${name} has a revision and "inert"`, "an event has a revision, a setting a value", "inert");
  if (isEvent && value !== undefined)
    complain(`${name} has a revision and a value`, "an event has a revision, a setting a value");
  else if (!isEvent && lacks("value", "revision"))
    complain(`${name} has no "value"`, "list the entries it accepts; null for unset; of an event, give its revision");
  if (isArray(value) && value.length === 0)
    complain(`${name} accepts nothing`, "list the entries it accepts; null for unset", "value");
  else if (value !== undefined && runSecret.test(JSON.stringify(value)))
    complain(
      `${name} accepts a secret by its number in one run, which is another secret in another run`,
      "set DRIFTLINE_FINGERPRINT_KEY, and write the fingerprint that the audit shows then",
      "value",
    );
}

function termProblems({ input, isEvent, complain, lacks }: Entry, name: string): void {
  const { from, expires } = input;
  if (!isEvent && lacks("expires", "revision"))
    complain(`${name} has no "expires"`, `an exception ends, after ${MAX_DAYS} days at most`);
  if (from === undefined || expires === undefined) return;
  const start = certain(startOf, from);
  if (certain(endOf, expires) <= start) complain(`${name} ends before it begins`, undefined, "expires");
  else if (certain(startOf, expires) - start > MAX_DAYS * DAY)
    complain(`${name} lasts longer than ${MAX_DAYS} days`, "renew it when it was reviewed again", "expires");
}

function agreementProblems({ statedFields, input, complain, lacks }: Entry, name: string, names: RuleNames): void {
  const { owner, agreedBy = [] } = input;
  const people = agreedBy.filter((person) => person !== undefined);
  if (owner !== undefined && isAgreedByOwner({ owner, agreedBy: people }))
    complain(`${name} is agreed to by its owner`, "name somebody else, or leave it out", "agreedBy");
  for (const [i, person] of agreedBy.entries())
    // Earlier versions read a pattern, so policies of the past may have it.
    if (person?.includes("*") && names.events !== null)
      complain(
        `${name}.agreedBy[${i}]: ${JSON.stringify(person)} is a pattern, and an agreement is given by somebody`,
        undefined,
        ["agreedBy", i],
      );
  if (names.agreement && lacks("agreedBy"))
    complain(
      `${name}${typeof statedFields["rule"] === "string" ? ` for ${statedFields["rule"]}` : ""} has no "agreedBy"`,
      "the configuration demands it: name somebody other than the owner who agreed to it",
    );
}

function ruleProblems({ statedFields, input, complain, isEvent, lacks }: Entry, name: string, names: RuleNames): void {
  const { rule, subject } = input;
  if (rule === undefined) return;
  const about = ruleNamed(rule, names);
  if (about === undefined) {
    const rules = [...names.settings.keys(), ...names.builtin, ...names.otherNames.keys()];
    const hint = didYouMean(rule, rules) ?? "name the policy that states it in the same run";
    if (!names.isUnsure(rule)) complain(`no rule of this run is called "${rule}"`, hint, "rule");
    return;
  }
  const otherNames = names.otherNames.get(rule) ?? [];
  if (about !== rule && otherNames.length > 1)
    complain(`"${rule}" is the id of several rules`, `name one: ${otherNames.join(", ")}`, "rule");
  const isPast = names.events === null;
  const ofPolicy = names.settings.has(about);
  const by = ofPolicy ? undefined : names.events?.[about];
  const hasValue = statedFields["value"] !== undefined;
  if (by === "nothing")
    complain(
      `${about} is about neither a value nor a revision, so no exception can accept it`,
      `remediate what it finds, or set its severity under "builtin" in driftline.yaml`,
      "rule",
    );
  if ((ofPolicy || !isPast) && isEvent && !hasValue && by === undefined)
    complain(
      `${about} is about ${ofPolicy ? "a setting" : "values"}, and revisions are accepted for events only`,
      "list the value it accepts",
      "revision",
      "key",
    );
  if (hasValue && !isEvent && by === "revision")
    complain(
      `${about} is about what a revision did, so that no value accepts it`,
      "write the revision in place of the value",
      "value",
      "key",
    );
  const setting = names.settings.get(about) ?? "";
  const ofEntries = setting.includes("[*]");
  if ((!isEvent || hasValue) && ofEntries && lacks("subject"))
    complain(
      `${name} has no "subject", and ${about} is about every entry: it would accept those that come later`,
      `name the one entry it is for by its finding's subject, such as ${exampleOf(setting)}`,
    );
  if (isPast || setting === "" || subject === undefined) return;
  if (!names.placesOf(setting).some((path) => isOver(subject, path)))
    complain(
      `${name}.subject: "${subject}" is no place that ${about} judges`,
      ofEntries
        ? `write its finding's subject, such as ${exampleOf(setting)}`
        : `write ${exampleOf(setting)}, or leave it out`,
      "subject",
    );
}

/** `/customModels/x/apiKey` for `customModels[*].apiKey`. */
function exampleOf(setting: string): string {
  return `/${setting.replaceAll("[*]", "/x").replaceAll(".", "/")}`;
}
