// Built-in rules about what stands at one place, revision by revision.
import { flawOf, kindOf } from "../../src/catalog/kinds/index.ts";
import { knownValues } from "../../src/catalog/setting.ts";
import { canonical, type Json } from "../../src/model/json.ts";
import { isSecret } from "../../src/model/sealed.ts";
import { isUnset, type Place } from "./reading.ts";

/** The entries of a place that a rule objects to; none when it holds. */
type Objects = (place: Place) => readonly Json[];

export const placeRules: Readonly<Record<string, Objects>> = {
  "integrity/unknown-setting": ({ path, meaning, values }) => (path === null && meaning !== null ? [values[0]] : []),

  "integrity/unknown-value": ({ setting, values: [value] }) => {
    const values = setting ? knownValues(setting) : [];
    return values.length > 0 && typeof value === "string" && !values.includes(value) ? [value] : [];
  },

  "integrity/malformed-value": ({ setting, values: [value], holds, flaw }) => {
    if (flaw !== null) return [value];
    if (!setting || holds || isUnset(value)) return [];
    if (setting.list && !Array.isArray(value)) return [value];
    const entries = setting.list ? (value as readonly Json[]) : [value];
    const bad = entries.filter((entry) => !isSecret(entry) && flawOf(kindOf(setting), entry) !== undefined);
    if (setting.list !== "set") return bad;
    const texts = bad.map(canonical);
    return bad.filter((_, i) => texts.indexOf(canonical(bad[i]!)) === i);
  },

  "secrets/literal": ({ setting, values: [value] }) =>
    setting?.path === "customModels[*].apiKey" && isSecret(value) && value.$secret === "literal"
      ? [value.fingerprint]
      : [],
};
