// What the commands that answer questions share: a sealed history walked through once, and an answer that leaks nothing.
import { type Block, createReader } from "../catalog/read.ts";
import { DriftlineError } from "../errors.ts";
import { upTo } from "../history/order.ts";
import { type Step, stepsOf } from "../history/steps.ts";
import type { Evidence } from "../model/evidence.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import { visibleJson } from "../text.ts";
import { type Config, readConfig } from "./config.ts";
import { chooseSource, gather, type SourceOptions } from "./evidence.ts";
import { instant } from "./options.ts";
import { note, write } from "./output.ts";
import { ownWords } from "./own-words.ts";
import { choosePolicies } from "./policies.ts";
import { withhold } from "./run-audit.ts";

export interface Question extends SourceOptions {
  readonly config?: string | undefined;
  readonly policy?: readonly string[] | undefined;
  readonly asOf?: string | undefined;
  readonly format: string;
}

export interface History {
  readonly config: Config;
  readonly policies: LoadedPolicies;
  readonly evidence: Evidence;
  /** Milliseconds. */
  readonly asOf: number;
  /** Walks through the revisions in order. May be called again. */
  steps(): Generator<Step>;
  /** The settings of one revision, as read through the catalog. */
  read(revision: number): ReadonlyMap<string, Block> | undefined;
  /** The numbers, ascending. */
  readonly numbers: readonly number[];
  /** Publishes the answer and gives the exit code: 0, or 3 when the evidence is incomplete. */
  answer(json: unknown, text: () => string): Promise<number>;
}

/** Reads the history that a question is about. @throws DriftlineError as runAudit does */
export async function readHistory(question: Question): Promise<History> {
  const config = await readConfig(question.config);
  const { policies, sources } = await choosePolicies(question.policy, config);
  const asOf = question.asOf === undefined ? undefined : instant("--as-of", question.asOf);
  const source = await chooseSource(question, config, process.env);
  const known = [...sources.map(({ text }) => text), ...(await ownWords([]))];
  const { evidence, sealed } = await gather(
    source,
    config,
    process.env["DRIFTLINE_FINGERPRINT_KEY"] || undefined,
    known,
  );
  const { revisions } = upTo(evidence.value.revisions, asOf);
  const read = createReader(config.catalog);
  return {
    config,
    policies,
    evidence,
    asOf: asOf ?? Date.now(),
    steps: () => stepsOf(revisions, createReader(config.catalog)),
    read: (number) => {
      const found = revisions.find((revision) => revision.revision === number);
      return found && read(found.settings);
    },
    numbers: revisions.map((revision) => revision.revision),
    answer: async (json, text) => {
      const output = question.format === "json" ? `${visibleJson(JSON.stringify(json, null, 2))}\n` : text();
      withhold("the answer", output, sealed.leaks);
      await write(output);
      if (evidence.complete) return 0;
      for (const problem of evidence.problems) note(`the evidence is incomplete: ${problem.message}`);
      return 3;
    },
  };
}

/**
 * The revision that a word names: `latest`, `first`, a number, or `N~k` for k revisions before N.
 * @throws DriftlineError `usage` when there is none
 */
export function revisionNamed(word: string, numbers: readonly number[]): number {
  const parts = /^(latest|first|\d{1,15})(?:~(\d{1,6}))?$/.exec(word);
  const refuse = (message: string) =>
    new DriftlineError("usage", { message: `"${word}" ${message}`, hint: "write latest, first, a number, or N~k" });
  if (!parts) throw refuse("names no revision");
  const at = parts[1] === "latest" ? numbers.length - 1 : parts[1] === "first" ? 0 : numbers.indexOf(Number(parts[1]));
  const found = at < 0 ? undefined : numbers[at - Number(parts[2] ?? 0)];
  if (found === undefined) throw refuse("names no revision of this history");
  return found;
}
