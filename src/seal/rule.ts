// A rule by which a name in a text marks the value behind it as secret.
import { isPromised, promiseOf } from "./names.ts";
import type { Shell, Value } from "./shell.ts";

export interface Argument extends Value {
  /** Undefined: no part of the value is secret. */
  readonly credential?: boolean;
}

export interface Rule {
  readonly name: RegExp;
  /** Whether a text may contain such a name. Default: any text may. */
  readonly isIn?: (text: string) => boolean;
  /** Reads the value behind a name, which begins at `at`. Returns undefined if the rule does not apply. */
  read(shell: Shell, at: number, match: RegExpExecArray): Argument | undefined;
}

export const secret = (value: Value): Argument => ({ ...value, credential: true });

/** Reads a value if its name may mark it as secret. Returns undefined if it is not secret. */
export function namedSecret(shell: Shell, name: string, read: () => Value): Argument | undefined {
  const promise = promiseOf(name);
  if (promise === "nothing") return undefined;
  const value = read();
  return isPromised(promise, shell.text.slice(value.from, value.to)) ? secret(value) : undefined;
}

/** Makes a rule for a name, in the first group of a pattern, and the word behind it. */
export const beforeWord = (name: RegExp): Rule => ({
  name,
  read: (shell, at, [, of = ""]) => namedSecret(shell, of, () => shell.value(at)),
});
