// A value that nobody can rely on passes no check, whatever the check itself says of it: one of the wrong type, one that is
// malformed, and, but for `set`, one that is not among the known values. Of lists the checks say so entry by entry.
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { isUnset } from "../catalog/meaning.ts";
import { isContainer, knownValues, type Setting } from "../catalog/setting.ts";
import { isArray, type Json } from "../model/json.ts";
import { type Check, type Failure, isList } from "./check.ts";
import { word } from "./words.ts";

/** The check as it judges values that somebody may have written wrongly. */
export function reliable(check: Check): Check {
  const test: Check["test"] = (options, setting) => {
    const own = check.test(options, setting);
    const doubt = doubts(setting, check.unknown === "passes");
    return (value) => own(value) ?? (isUnset(value) ? undefined : doubt(value));
  };
  return {
    ...check,
    test,
    ...(check.restore && {
      restore: (options, setting, actual) => {
        const restored = check.restore?.(options, setting, actual);
        return restored === undefined || test(options, setting)(restored) === undefined ? restored : undefined;
      },
    }),
  };
}

/** Why a value of the setting cannot be relied on. */
function doubts(setting: Setting, takesUnknown: boolean): (value: Json) => Failure | undefined {
  const kind = kindOf(setting);
  const values = takesUnknown ? [] : knownValues(setting);
  const unknown = setting.kind === "scale" ? "which is no known level" : "which is not a known value";
  const ofList = isList(setting) || setting.kind === "keyed";
  return (value) => {
    const is = (why: string): Failure => ({ message: `is ${word(value)}, ${why}`, offending: [value] });
    if (ofList) return isArray(value) ? undefined : { message: "should be a list", offending: [value] };
    const flaw = flawOf(kind, value);
    if (flaw !== undefined) return isContainer(setting) ? { message: flaw, offending: [value] } : is(`which ${flaw}`);
    return values.length > 0 && !values.some((listed) => listed === value) ? is(unknown) : undefined;
  };
}
