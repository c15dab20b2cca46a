// Proposes a demand from the current value of one setting. Keeps the tighter side, and guesses nothing.
import { kindOf } from "../../catalog/kinds/index.ts";
import { isOpaque, isPlain } from "../../catalog/kinds/kind.ts";
import { isContainer, rank, type Setting } from "../../catalog/setting.ts";
import type { Checks } from "../../checks/index.ts";
import { bag, canonical, isArray, isObject, type Json, type JsonObject } from "../../model/json.ts";
import { isSecret } from "../../model/sealed.ts";
import { isWritable } from "../../model/writable.ts";
import * as z from "zod/mini";
import { firstIn, lookUp, unique } from "../../lists.ts";
import { listOf } from "../../model/json-lists.ts";

export interface Proposal {
  /** The proposed value or checks; null: nothing can be proposed. */
  readonly leaf: Json | null;
  /** Why it is a question instead of a demand, as a sentence; null: it can be a demand. */
  readonly doubt: string | null;
}

/**
 * Returns the demand that matches the current values exactly.
 * @param values the values in force: one, or one for each element with the setting
 * @param lacking whether some element lacks it
 */
export function propose(setting: Setting, values: readonly Json[], lacking: boolean, checks: Checks): Proposal {
  const proposal = setting.class === "secret" ? secretProposal(setting, values) : plainProposal(setting, values);
  if (proposal.leaf === null) return proposal;
  const leaf = lacking ? checksOf({ ...statedIn(proposal.leaf), unset: "pass" }) : proposal.leaf;
  const flaw = proposal.doubt === null ? flawOf(setting, proposal.leaf, values, checks) : null;
  if (!isWritable(leaf)) return { leaf: null, doubt: proposal.doubt ?? "Its value cannot be written in a policy." };
  return { leaf, doubt: proposal.doubt ?? flaw };
}

/** Demands only the form of a secret, and writes nothing of the secret. */
function secretProposal(setting: Setting, values: readonly Json[]): Proposal {
  if (isContainer(setting)) return { leaf: null, doubt: "It holds entries." };
  const leaf = checksOf({ secret: "reference" });
  const literal = values.some((value) =>
    leavesOf(value).some((leaf) => isSecret(leaf) && leaf.$secret !== "placeholder"),
  );
  return {
    leaf,
    doubt: literal
      ? "It contains a literal secret. Rotate it at the provider, write ${NAME} here, then require a reference."
      : null,
  };
}

function plainProposal(setting: Setting, values: readonly Json[]): Proposal {
  const entries = values.flatMap((value): readonly Json[] => (isArray(value) ? value : [value]));
  if (entries.some((entry) => leavesOf(entry).some(isOpaque)))
    return { leaf: null, doubt: "A part of it is a secret." };
  const shaped = values.every((value) => isArray(value) === (setting.list !== undefined));
  if (!shaped || entries.some((entry) => !isPlain(kindOf(setting), entry)))
    return { leaf: null, doubt: "Its value is malformed." };
  return setting.list === undefined ? scalarProposal(setting, values) : listProposal(setting, values, entries);
}

function listProposal(setting: Setting, values: readonly Json[], entries: readonly Json[]): Proposal {
  if (setting.looser === "added") {
    const leaf = checksOf({ subsetOf: unique(entries, canonical) });
    return { leaf, doubt: entries.some(isEverything) ? "One of its entries allows everything." : null };
  }
  if (setting.looser === "removed") {
    const [first = [], ...rest] = values.map(listOf);
    const common = rest.reduce<readonly Json[]>((shared, list) => {
      const items = new Set(list.map(canonical));
      return shared.filter((item) => items.has(canonical(item)));
    }, first);
    return common.length === 0
      ? { leaf: null, doubt: "Its lists have nothing in common." }
      : { leaf: checksOf({ supersetOf: unique(common, canonical) }), doubt: null };
  }
  const exact = unique(values, canonical).length === 1 ? firstIn(values) : null;
  return { leaf: exact, doubt: setting.looser === "first-match" ? null : "You decide which direction is looser." };
}

/** Whether an entry matches everything. */
function isEverything(entry: Json): boolean {
  return typeof entry === "string" && /^(?:\*+|.*\/0+|\/|\/?\*\*(?:\/\*)?)$/.test(entry);
}

function scalarProposal(setting: Setting, values: readonly Json[]): Proposal {
  switch (setting.looser) {
    case "up":
    case "down":
      return levelProposal(setting, values);
    case "on":
    case "off": {
      const strict = setting.looser === "off";
      const doubt = values.every((value) => value === strict)
        ? null
        : `${JSON.stringify(!strict)} is the looser value. Is it intended?`;
      return { leaf: strict, doubt };
    }
    case "unset":
      return { leaf: checksOf({ set: true }), doubt: null };
    case "set":
      return { leaf: exactly(values), doubt: null };
    default:
      return {
        leaf: exactly(values),
        doubt: setting.looser === "none" ? "Neither direction is looser." : "You decide which direction is looser.",
      };
  }
}

function levelProposal(setting: Setting, values: readonly Json[]): Proposal {
  if (setting.inherits !== undefined && values.includes(setting.inherits))
    return { leaf: exactly(values), doubt: null };
  const up = setting.looser === "up";
  const ranked = values.flatMap((value) => {
    const level = typeof value === "number" ? value : rank(setting, value);
    return level === undefined ? [] : [{ value, level }];
  });
  if (ranked.length < values.length) return { leaf: null, doubt: "Its value is not a known level." };
  const { value, level: loosest } = firstIn(ranked.toSorted((a, b) => (up ? b.level - a.level : a.level - b.level)));
  const end = setting.values ? (up ? setting.values.length - 1 : 0) : undefined;
  const leaf = checksOf({ [up ? "atMost" : "atLeast"]: value });
  return { leaf, doubt: loosest === end ? "It is the loosest possible value. Is it intended?" : null };
}

function exactly(values: readonly Json[]): Json {
  const all = unique(values, canonical);
  return all.length === 1 ? firstIn(all) : checksOf({ oneOf: all });
}

function checksOf(checks: Record<string, Json>): Json {
  return Object.assign(bag<Json>(), checks);
}

/** Returns the checks of a leaf. A bare value means `equals`. */
function statedIn(leaf: Json): JsonObject {
  return isObject(leaf) ? leaf : { equals: leaf };
}

/** Returns why a demand could not be loaded or would fail now; null if it works. */
function flawOf(setting: Setting, leaf: Json, values: readonly Json[], checks: Checks): string | null {
  for (const [name, options] of Object.entries(statedIn(leaf))) {
    const check = lookUp(checks, name);
    if (check.misfit(setting) !== undefined) return "No check fits it.";
    if (!z.safeParse(check.options(setting), options).success) return "A policy cannot list its value.";
    const test = check.test(options, setting);
    if (values.some((value) => test(value) !== undefined)) return "It would not hold now.";
  }
  return null;
}

function leavesOf(value: Json): readonly Json[] {
  if (typeof value !== "object" || value === null || isSecret(value)) return [value];
  return Object.values(value).flatMap(leavesOf);
}
