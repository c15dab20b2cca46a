// Reads and checks a test file, and expands its histories revision by revision.
import * as z from "zod/mini";
import type { Catalog } from "../catalog/catalog.ts";
import { didYouMean, type Problem, withoutExcerpt } from "../errors.ts";
import { certain, instantText, startOf, stretchOf } from "../model/instant.ts";
import { bag, type JsonObject, mergePatch } from "../model/json.ts";
import type { Location } from "../model/report/index.ts";
import type { Editor } from "../model/sealed.ts";
import { readYaml, type YamlDocument } from "../yaml/document.ts";
import { problemsOf } from "../yaml/issues.ts";
import type { Source } from "../policy/load.ts";
import { misspelledIn } from "./test-settings.ts";
import { type CaseInput, type EntryInput, type ExpectedInput, policyTestSchema } from "./test-schema.ts";
import { lastIn } from "../lists.ts";
import { ownMessages } from "../model/schemas.ts";

const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 0, 1);

/** One revision of a test, in the service's format. */
interface TestChange {
  readonly revision: number;
  readonly updatedAt: string;
  readonly user: Editor | null;
  readonly settings: JsonObject;
}

export interface TestCase {
  readonly name: string;
  readonly location: Location;
  readonly changes: readonly TestChange[];
  /** Milliseconds. */
  readonly asOf: number;
  /** Whether every built-in rule is compared. */
  readonly builtin: boolean;
  /** Patterns of the compared rules; null: all. */
  readonly rules: readonly string[] | null;
  readonly expected: readonly (ExpectedInput & { readonly location: Location })[];
  /** Makes a problem at the rule of an expected finding. */
  unknownRule(index: number, names: readonly string[]): Problem;
}

export interface TestFile {
  readonly file: string;
  /** The policies under test, as named in the file; null: those of its folder. */
  readonly policies: readonly string[] | null;
  readonly cases: readonly TestCase[];
  /** Patterns of the compared rules; null: all. */
  readonly rules: readonly string[] | null;
  /** Makes a problem for one of those patterns. */
  unknownPattern(index: number, names: readonly string[]): Problem;
  /** Makes a problem for one of the named policies. */
  unknownPolicy(index: number, hint: string | undefined): Problem;
}

/** Reads a test file. Its problems have no excerpt: the settings of a test may contain a secret. */
export function readTestFile(source: Source, catalog: Catalog): { file: TestFile } | { problems: Problem[] } {
  const problemResult = (problems: readonly Problem[]) => ({ problems: problems.map(withoutExcerpt) });
  const yaml = readYaml(source.file, source.text);
  if ("problems" in yaml) return problemResult(yaml.problems);
  const { document } = yaml;
  const testsResult = z.safeParse(policyTestSchema, document.value, ownMessages);
  if (!testsResult.success) return problemResult(problemsOf(document, policyTestSchema, testsResult.error.issues));
  const { policy, rules = null, settings: start = bag(), tests } = testsResult.data;
  const twice = tests.flatMap(({ name }, i) => {
    const first = tests.findIndex((test) => test.name === name);
    if (first === i) return [];
    const { line } = document.place(["tests", first]);
    return [
      document.problem(["tests", i, "name"], `a test of this name is already in line ${line}`, "rename one of them"),
    ];
  });
  const late = tests.flatMap((test, i) => {
    const { asOf } = test;
    const changes = changesOf(test, start);
    if (asOf === undefined || changes.some((change) => Date.parse(change.updatedAt) <= nowOf(asOf))) return [];
    return [document.problem(["tests", i, "asOf"], "every revision is later than asOf: nothing would be judged")];
  });
  const mistakes = [...twice, ...late, ...misspelledIn(document, catalog)];
  if (mistakes.length > 0) return problemResult(mistakes);
  return {
    file: {
      file: source.file,
      policies: policy ?? null,
      rules,
      cases: tests.map((test, i) => ({ ...caseOf(document, test, i, start), rules })),
      unknownPattern: (index, names) => {
        const pattern = rules?.[index] ?? "";
        const message = `no rule is named "${pattern}"`;
        return withoutExcerpt(document.problem(["rules", index], message, didYouMean(pattern, names)));
      },
      unknownPolicy: (index, hint) => {
        const message = `no policy file, folder or pack is named "${policy?.[index]}"`;
        return withoutExcerpt(document.problem(["policy", index], message, hint));
      },
    },
  };
}

function caseOf(document: YamlDocument, input: CaseInput, index: number, start: JsonObject): Omit<TestCase, "rules"> {
  const changes = changesOf(input, start);
  const last = Date.parse(lastIn(changes).updatedAt);
  return {
    name: input.name,
    location: document.place(["tests", index]),
    changes,
    asOf: input.asOf === undefined ? last + HOUR : nowOf(input.asOf),
    builtin: input.builtin === true,
    expected: input.findings.map((finding, i) => ({
      ...finding,
      location: document.place(["tests", index, "findings", i]),
    })),
    unknownRule: (i, names) => {
      const rule = input.findings[i]?.rule ?? "";
      const hint = didYouMean(rule, names) ?? "name a rule of the policies under test, or a built-in one";
      const path = ["tests", index, "findings", i, "rule"];
      return withoutExcerpt(document.problem(path, `no rule is named "${rule}"`, hint));
    },
  };
}

function changesOf({ settings: whole, change, history }: CaseInput, start: JsonObject): TestChange[] {
  const entries: readonly EntryInput[] = history ?? [{ settings: whole, change }];
  const changes: TestChange[] = [];
  let time = FIRST - HOUR;
  let settings = start;
  for (const [i, entry] of entries.entries()) {
    time = entry.at === undefined ? time + HOUR : certain(startOf, entry.at);
    settings = entry.settings ?? mergePatch(settings, entry.change ?? bag());
    changes.push({ revision: i + 1, updatedAt: instantText(time), user: editorOf(entry.by), settings });
  }
  return changes;
}

/** Returns the instant taken as now, as the option --as-of does: a day means its end. */
function nowOf(asOf: string): number {
  return certain((text) => stretchOf(text, Infinity)?.last, asOf);
}

function editorOf(by: EntryInput["by"]): Editor | null {
  if (by === undefined) return null;
  if (typeof by === "string")
    return by.includes("@") ? { id: null, email: by, name: null } : { id: by, email: null, name: null };
  return { id: by.id ?? null, email: by.email ?? null, name: by.name ?? null };
}
