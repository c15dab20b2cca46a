// The folders of test/corpus: each is a case that the program once got wrong, or that somebody may try.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import type { FormatName } from "../../src/reporters/index.ts";

/** Texts that an output must show, and texts that it must not. */
export interface Said {
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

export interface Expected {
  /** The truth in a sentence, used as the title of the test. */
  readonly says: string;
  /** The instant taken as now. */
  readonly asOf?: string;
  /** The fingerprint key of the run. */
  readonly key?: string;
  readonly since?: string;
  /** Whether no revision may be missing. */
  readonly contiguous?: boolean;
  /** Parts of the report. */
  readonly report?: object;
  /** Every finding whose rule starts with one of `rules`, in short: `rule subject 2-3 resolved fixed`. */
  readonly rules?: readonly string[];
  readonly findings?: readonly string[];
  /** Parts of some of these findings, by their line. */
  readonly told?: Readonly<Record<string, object>>;
  readonly formats?: Partial<Record<FormatName, Said>>;
  /** Texts that no format shows, in any encoding. */
  readonly hidden?: readonly string[];
  /** Commands of the built program, run in the case's folder. */
  readonly asks?: readonly (Said & { readonly run: readonly string[]; readonly code?: number })[];
  /** Texts of the error, if the case is refused. */
  readonly error?: Said;
}

export interface Case {
  /** `group/case`. */
  readonly id: string;
  readonly folder: string;
  readonly expected: Expected;
  /** Returns the path of a file of the case; undefined if the case has no such file. */
  readonly file: (...names: readonly string[]) => string | undefined;
}

const root = "test/corpus";
/** Groups whose cases have another form: one unit reads them, and not a whole audit. */
const ofUnits = new Set(["policy", "seal"]);

/** Returns the groups whose cases are whole audits or commands. */
export function groups(): string[] {
  return readdirSync(root)
    .filter((group) => !ofUnits.has(group) && casesOf(group).length > 0)
    .sort();
}

/** Returns the cases of a group, by name, except those that are texts (texts.ts). */
export function casesOf(group: string): Case[] {
  return readdirSync(path.join(root, group))
    .filter((name) => !existsSync(path.join(root, group, name, "texts.json")))
    .sort()
    .map((name) => {
      const folder = path.join(root, group, name);
      const file = (...names: readonly string[]) =>
        names.map((each) => path.join(folder, each)).find((each) => existsSync(each));
      const expected = JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")) as Expected;
      return { id: `${group}/${name}`, folder, expected, file };
    });
}

/** Expects that a text has and lacks what a case says. */
export function expectTexts(text: string, { has = [], lacks = [] }: Said): void {
  for (const part of has) expect(text).toContain(part);
  for (const part of lacks) expect(text).not.toContain(part);
}
