// The catalog's description of a setting in words, for the editor, the pages of docs/ and the command line.
import type { Looser, SecretClass, Setting } from "./setting.ts";

const looserWords: Record<Looser, string> = {
  up: "a higher value",
  down: "a lower value",
  on: "true",
  off: "false, or not set",
  added: "an added entry",
  removed: "a removed entry",
  "first-match": "a lower level for some address (the first matching pattern decides)",
  set: "any new value",
  unset: "removing it",
  literal: "a literal in place of a reference or of no secret",
  none: "neither direction",
  unknown: "not known; every change is marked as unknown",
};

/** Returns the change that gives the agent or its users more room. */
export function looserOf(setting: Setting): string {
  const emptyWords = setting.unset.as === "everything" ? ", or an empty list" : "";
  return `${looserWords[setting.looser]}${emptyWords}`;
}

/** Returns the known values: levels lowest first, with older names after the newest. */
export function valuesOf(setting: Setting): readonly string[] {
  return (setting.values ?? []).map((value) =>
    typeof value === "string" ? value : value.reduce((name, older) => `${name} (or ${older})`),
  );
}

/** Returns the meanings of levels and known values whose name does not tell it: `off: reads, and …`. */
export function meaningsOf(setting: Setting): readonly string[] {
  return Object.entries(setting.meanings ?? {}).map(([value, means]) => `${value}: ${means}`);
}

/** Returns when a setting has an effect, and the result of rules otherwise; undefined when it always has. */
export function switchOf({ switch: at }: Setting): string | undefined {
  if (!at) return undefined;
  const state = at.on ? "is true" : "is false or not set";
  return `only while ${at.path} ${state}; otherwise rules ${at.offIsSafe ? "pass, because nobody is allowed" : "fail, because it has no effect"}`;
}

/** How a setting's values are shown, by its class. */
export const classWords: Record<SecretClass, string> = {
  public: "shown as it is",
  personal: "shown; identifies people",
  url: "an address; credentials in it are redacted",
  command: "a command line; credentials in it are redacted",
  free: "free text; credentials in it are redacted",
  secret: "redacted; only references such as ${NAME} are shown",
};
