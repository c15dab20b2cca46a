// The values that mean "not set", whatever the setting.
import { isArray, type Json } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";

/** Whether a value is a spelling of "not set". */
export function isUnset(value: Json): boolean {
  if (value === null) return true;
  if (typeof value !== "object" || isSecret(value)) return false;
  return isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}
