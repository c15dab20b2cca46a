// Tests a check by a table: passing values, failing values with messages, misfitting settings, and refused options.
import { describe, expect, it, test } from "vitest";
import * as z from "zod/mini";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Setting } from "../../src/catalog/setting.ts";
import { type Check, type Failure, loadChecks, type Test } from "../../src/checks/index.ts";
import { textOf } from "../../src/checks/words.ts";
import type { Json } from "../../src/model/json.ts";

export const catalog = createCatalog();
export const checks = await loadChecks();

export function settingAt(path: string): Setting {
  const setting = catalog.setting(path);
  if (!setting) throw new Error(`no setting is named ${path}`);
  return setting;
}

const tests = new Map<string, Test>();

/** Returns a check with its options. Cached. */
export function testFor(name: string, path: string, options: Json): Test {
  const key = JSON.stringify([name, path, options]);
  let cached = tests.get(key);
  if (!cached) tests.set(key, (cached = checks.get(name)!.test(options, settingAt(path))));
  return cached;
}

/** Returns the verdict of one check on one value. */
export function judge(name: string, path: string, options: Json, value: Json): Failure | undefined {
  return testFor(name, path, options)(value);
}

const cache = new Map<string, string[]>();

/** Returns the objections to a check's options; empty when there are none. Cached, because laws repeat the same few. */
export function objections(name: string, path: string, options: Json): string[] {
  const key = JSON.stringify([name, path, options]);
  let list = cache.get(key);
  if (!list) cache.set(key, (list = look(name, path, options)));
  return list;
}

function look(name: string, path: string, options: Json): string[] {
  const parsed = z.safeParse(checks.get(name)!.options(settingAt(path)) as z.ZodMiniType, options);
  const flat = (issues: readonly z.core.$ZodIssue[]): string[] =>
    issues.flatMap((issue) =>
      issue.code === "invalid_union"
        ? issue.errors.flatMap(flat)
        : [issue.code === "custom" ? issue.message : issue.message === "Invalid input" ? issue.code : issue.message],
    );
  return parsed.success ? [] : flat(parsed.error.issues);
}

export interface Table {
  readonly holds: readonly (readonly [path: string, options: Json, value: Json])[];
  readonly fails: readonly (readonly [
    path: string,
    options: Json,
    value: Json,
    message: string,
    offending?: readonly Json[],
  ])[];
  /** Settings that the check fits. */
  readonly fits: readonly string[];
  readonly misfits: readonly (readonly [path: string, why: string])[];
  readonly refuses: readonly (readonly [path: string, options: Json, why: RegExp])[];
  /** The demand as the continuation of "should be". */
  readonly words: readonly (readonly [options: Json, words: string])[];
  readonly implies: readonly (readonly [path: string, lower: Json, upper: Json, implied: boolean])[];
  /** The restored value of a failing value. */
  readonly restores?: readonly (readonly [
    path: string,
    options: Json,
    actual: Json | undefined,
    restored: Json | undefined,
  ])[];
}

const show = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 70);

export function behaves(name: string, table: Table): void {
  const check = checks.get(name) as Check;

  describe(name, () => {
    test.each(table.holds.map((row) => [row[0], show(row[1]), show(row[2]), row] as const))(
      "holds at %s %s for %s",
      (_, __, ___, [path, options, value]) => {
        expect(objections(name, path, options)).toEqual([]);
        expect(judge(name, path, options, value)).toBeUndefined();
      },
    );

    test.each(table.fails.map((row) => [row[0], show(row[1]), show(row[2]), row] as const))(
      "fails at %s %s for %s",
      (_, __, ___, [path, options, value, message, offending]) => {
        expect(objections(name, path, options)).toEqual([]);
        expect(judge(name, path, options, value)).toEqual({ message, offending: offending ?? [value] });
      },
    );

    test.each(table.misfits)("does not fit %s", (path, why) => {
      expect(check.misfit(settingAt(path))).toBe(why);
    });

    it("fits what it can judge", () => {
      for (const path of table.fits) expect([path, check.misfit(settingAt(path))]).toEqual([path, undefined]);
    });

    test.each(table.refuses.map((row) => [row[0], show(row[1]), row] as const))(
      "refuses at %s the options %s",
      (_, __, [path, options, why]) => {
        expect(objections(name, path, options).join("; ")).toMatch(why);
      },
    );

    test.each(table.words)("says %j as %j", (options, words) => {
      expect(textOf(check.demand(options))).toBe(words);
    });

    test.each(table.implies)("at %s %j implies %j: %s", (path, lower, upper, implied) => {
      expect(check.implies(lower, upper, settingAt(path))).toBe(implied);
    });

    test.each(table.restores ?? [])("at %s %j puts %j right with %j", (path, options, actual, restored) => {
      const result = check.restore?.(options, settingAt(path), actual);
      expect(result).toEqual(restored);
      if (result !== undefined) expect(check.test(options, settingAt(path))(result)).toBeUndefined();
    });
  });
}
