// Literal secrets, and secrets in settings that should have none.
import type { SettingEntry } from "../catalog/entries.ts";
import type { Observation } from "../history/windows.ts";
import type { Json } from "../model/json.ts";
import {
  fingerprintsInText,
  hiddenName,
  isCredential,
  isMasked,
  isMisplaced,
  isSecret,
  isWeak,
  NO_FINGERPRINT,
  type Secret,
} from "../model/sealed.ts";
import { nameOf } from "../words.ts";
import type { BuiltinRule } from "./audit.ts";
import { entryAudit } from "./entry-audit.ts";

const common = { kind: "secret", controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"] } as const;

const literal: BuiltinRule = {
  ...common,
  id: "secrets/literal",
  title: "Secrets are references, not literals",
  severity: "high",
  rationale:
    "Everyone who can read the settings or their history can read a literal secret, as long as the history is kept.",
  remediation:
    "Rotate the secret at the provider, keep it in an environment variable, and write ${NAME} here. Removing the literal is not enough, because the history still contains it.",
};

const misplacedRule: BuiltinRule = {
  ...common,
  id: "secrets/misplaced",
  title: "Secrets are only in settings for secrets",
  severity: "critical",
  rationale: "A secret in a field for names or labels is shown to everyone who can see that field.",
  remediation: "Rotate the secret at the provider, and remove it from this field.",
};

/** Returns the literals of an entry that are credentials by name, form or setting. */
function ownLiterals({ container, setting, value }: SettingEntry): Secret[] {
  if (container) return [];
  const isKey = setting?.path.endsWith(".apiKey") === true;
  return literalsIn(value).filter((secret) => (isKey || isCredential(secret)) && !isMisplaced(secret));
}

function judgeLiteral(entry: SettingEntry): Observation | undefined {
  if (entry.hides !== true) return undefined;
  const { value } = entry;
  const literals = ownLiterals(entry);
  const hiddenValues = hiddenTexts(entry);
  if (literals.length === 0 && hiddenValues.length === 0) return undefined;
  const weak = literals.length > 0 && literals.every(isWeak);
  const message =
    hiddenName(entry.subject) === undefined
      ? `${nameOf(entry.subject)} holds a literal secret${weak ? ", a weak one: short, or also shown elsewhere" : ""}`
      : `${nameOf(entry.subject)} has a literal secret in its name`;
  return { actual: value, offending: [...literals.map((secret) => secret.fingerprint), ...hiddenValues], message };
}

/** A mask of the service can hide a literal, so a new mask does not prove that the literal was removed. */
export function staysBehindMask(
  { container, subject, value }: SettingEntry,
  before: Observation,
): Observation | undefined {
  if (container || !isMasked(value)) return undefined;
  const message = `${nameOf(subject)} held a literal secret, which the history still shows; now the service shows a mask, and whether it is still there cannot be seen`;
  return { actual: value, offending: before.offending, message };
}

function judgeMisplaced(entry: SettingEntry): Observation | undefined {
  if (entry.hides !== true || entry.container) return undefined;
  const misplacedLiterals = literalsIn(entry.value).filter(isMisplaced);
  if (misplacedLiterals.length === 0) return undefined;
  return {
    actual: entry.value,
    offending: misplacedLiterals.map((secret) => secret.fingerprint),
    message: `${nameOf(entry.subject)} holds a secret, which does not belong there`,
  };
}

function literalsIn(value: Json): Secret[] {
  if (isSecret(value)) return value.$secret === "literal" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(literalsIn);
}

/** Returns the texts of a value, and its hidden names. */
function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || isSecret(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [hiddenName(key) ?? "", ...textsIn(item)]);
}

/** Returns the texts of an entry in which a secret is hidden, its own name among them. */
function hiddenTexts({ container, subject, value }: SettingEntry): string[] {
  const texts = [hiddenName(subject) ?? "", ...(container ? [] : textsIn(value))];
  return texts.filter((text) => text.includes("[secret fp:"));
}

/** Returns the objection to an entry that shows a secret, anywhere in the settings. */
export function judgeShown(entry: SettingEntry): Observation | undefined {
  return judgeLiteral(entry) ?? judgeMisplaced(entry);
}

/** Returns the fingerprints of all literals in a value, including those redacted inside its texts. */
export function fingerprintsIn(value: Json): string[] {
  return [...literalsIn(value).map((secret) => secret.fingerprint), ...textsIn(value).flatMap(fingerprintsInText)];
}

/** Returns the fingerprints of an entry's credentials, except weak ones, which several places may share by chance. */
export function credentialsIn(entry: SettingEntry): string[] {
  if (entry.hides !== true) return [];
  const own = ownLiterals(entry).filter((secret) => !isWeak(secret));
  const prints = [...own.map((secret) => secret.fingerprint), ...hiddenTexts(entry).flatMap(fingerprintsInText)];
  return prints.filter((fingerprint) => fingerprint !== NO_FINGERPRINT);
}

export const secrets = entryAudit(
  [
    [literal, judgeLiteral, staysBehindMask],
    [misplacedRule, judgeMisplaced],
  ],
  { besideWindow: "beneath" },
);
