// An unreliable value passes no check: a value of the wrong type, a malformed value, and (except for `set`) a value
// that is not among the known ones. For lists the checks test the entries themselves.
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { isUnset } from "../catalog/unset.ts";
import { isContainer, knownValues, type Setting } from "../catalog/setting.ts";
import { isArray, type Json } from "../model/json.ts";
import { type Check, type Failure, isList } from "./check.ts";
import { word } from "./words.ts";

/** Wraps a check so that it rejects unreliable values. */
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
        const restoration = check.restore?.(options, setting, actual);
        return restoration === undefined || test(options, setting)(restoration) === undefined ? restoration : undefined;
      },
    }),
  };
}

/** Returns a test: why is a value of the setting unreliable? */
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
    return values.length > 0 && !values.some((candidate) => candidate === value) ? is(unknown) : undefined;
  };
}
