// Shared by the commands that answer questions: reads a sealed history, and publishes an answer after a leak scan.
import { DriftlineError, usageError } from "../errors.ts";
import { upTo, noHistory } from "../history/order.ts";
import { type Step, stepsOf } from "../history/steps.ts";
import { present } from "../lists.ts";
import { type Evidence, evidenceOf } from "../model/evidence.ts";
import type { Policies } from "../model/policy.ts";
import type { Report } from "../model/report/index.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { namesNobody, readPolicies } from "../policy/files.ts";
import type { LoadedPolicies, Source as PolicySource } from "../policy/load.ts";
import { jsonPieces, type RenderedText } from "../reporters/pieces.ts";
import type { Config } from "../run/config.ts";
import { readConfig } from "../run/read-config.ts";
import { openEvidence, SECRET_CHANGES } from "../run/evidence.ts";
import { instant } from "../run/options.ts";
import { note } from "../run/output.ts";
import { leakAllowlist } from "../run/leak-allowlist.ts";
import { policyNames } from "../run/policy-names.ts";
import { type Output, prepareTargets, publishAll } from "../run/publish.ts";
import { chooseSource, type SourceOptions } from "../run/source.ts";
import { version } from "../model/version.ts";
import type * as tables from "./tables.ts";

interface Question extends SourceOptions {
  readonly config?: string | undefined;
  readonly policy?: readonly string[] | undefined;
  readonly asOf?: string | undefined;
  readonly format: string;
  /** Whether the answer names rules of the policies. */
  readonly namesRules?: boolean;
  /** Further texts that the answer contains anyway, so that the leak scan allows them. */
  readonly allowedTexts?: readonly string[];
}

export interface History {
  readonly config: Config;
  readonly organization: string;
  /** The policies' rules on who may change what. */
  readonly people: People;
  readonly policies: () => Promise<LoadedPolicies>;
  readonly evidence: Evidence;
  /** Milliseconds. */
  readonly asOf: number;
  /** Walks through the revisions in order. May be called repeatedly. */
  readonly steps: () => Generator<Step>;
  /** Returns the step that `to` would be if it followed `from`; the history has both revisions. */
  between(from: number, to: number): Step;
  /** The revisions in order, without those after `--as-of`. */
  readonly revisions: readonly SealedRevision[];
  /** The revision numbers, ascending. */
  readonly numbers: readonly number[];
  /** Returns the revision of an expression, as `revisionNamed` does. */
  revision(word: string): number;
  /** Judges the history by policies, as `audit` does. */
  judge(policies: LoadedPolicies): Promise<Report>;
  /** Whether a text contains a secret of the history. */
  leaks(text: string): boolean;
  /** Publishes the answer. Returns the exit code: 0, or 3 when the evidence is incomplete. */
  answer(json: unknown, text: () => string, csv?: (sheets: typeof tables) => RenderedText): Promise<number>;
  /**
   * Publishes an answer in several formats. Returns the exit code as `answer` does.
   * @param keep called when all texts are clean, before any is published
   */
  deliver(targets: readonly Output[], keep?: () => Promise<void>): Promise<number>;
}

type People = Pick<Policies, "editors" | "approvals" | "changes">;

interface AskedPolicies extends Pick<History, "people" | "policies"> {
  readonly sources: readonly PolicySource[];
  /** What answers name and quote of the policies. */
  readonly texts: readonly string[];
}

/**
 * Returns the policies of a question. If no policy has rules on people (as in the default pack), they are loaded only
 * when their rules are needed.
 */
async function policiesOf({ policy, namesRules = false }: Question, config: Config): Promise<AskedPolicies> {
  const names = await policyNames(policy, config);
  const load = async () => (await import("../run/policies.ts")).loadNamed(names, config.catalog, [], config.agreement);
  const sources = await readPolicies(names);
  if (!namesRules && sources.every(namesNobody))
    return {
      sources,
      texts: sources.flatMap(({ file, text }) => [file, text]),
      people: { editors: null, approvals: [], changes: null },
      policies: async () => (await load()).policies,
    };
  const loadResult = await load();
  const { policies } = loadResult;
  // As in an audit, nobody is unlisted if the rule is off.
  const people = config.builtin["editors/unapproved"] === "off" ? { ...policies, editors: null } : policies;
  const { policyTexts } = await import("../run/policies.ts");
  return { sources: loadResult.sources, texts: policyTexts(loadResult), people, policies: async () => policies };
}

/** Reads the history of a question. @throws DriftlineError as runAudit does */
export async function readHistory(question: Question): Promise<History> {
  const config = await readConfig(question.config);
  const { sources, texts, people, policies } = await policiesOf(question, config);
  const asOf = question.asOf === undefined ? undefined : instant("--as-of", question.asOf);
  const source = await chooseSource(question, config, process.env);
  const allowedTexts = [...texts, ...(await leakAllowlist([])), ...(question.allowedTexts ?? [])];
  const openedEvidence = await openEvidence(source, {
    config,
    environment: process.env,
    allowedTexts,
    ledger: { dir: question.ledger ?? null, full: false },
  });
  const { sealed, ledgerDir } = openedEvidence;
  const { value } = openedEvidence.evidence;
  const { revisions } = upTo(value.revisions, asOf);
  const numbers = revisions.map(({ revision }) => revision);
  const now = asOf ?? Date.now();
  const isNone = openedEvidence.evidence.complete && value.revisions.length === 0;
  const evidence = isNone ? evidenceOf(value, [noHistory(value.revisions, now)]) : openedEvidence.evidence;
  const inputs = [
    ...sources.map(({ file }) => file),
    ...(source.kind === "file" ? [source.file] : []),
    ...(config.file === null ? [] : [config.file]),
    ...(source.kind === "service" && question.apiKeyFile !== undefined ? [question.apiKeyFile] : []),
  ];
  const deliver: History["deliver"] = async (targets, keep) => {
    await prepareTargets(targets, inputs, ledgerDir);
    await publishAll(targets, sealed.outputLeaks, keep);
    for (const { what, reason } of value.notEvaluated)
      if (what === SECRET_CHANGES) note(`not known: ${what}: ${reason}`);
    if (evidence.complete) return 0;
    for (const problem of evidence.problems) note(`the evidence is incomplete: ${problem.message}`);
    return 3;
  };
  return {
    config,
    organization: source.organization,
    people,
    policies,
    evidence,
    asOf: now,
    steps: () => stepsOf(revisions, config.catalog),
    between: (from, to) => {
      // With the revisions before it, because the direction of what is put back depends on them.
      const followed = [...revisions.slice(0, numbers.indexOf(from) + 1), present(revisions[numbers.indexOf(to)])];
      let last: Step | undefined;
      for (const step of stepsOf(followed, config.catalog)) last = step;
      return present(last);
    },
    revisions,
    numbers,
    revision: (word) => revisionNamed(word, numbers, evidence),
    judge: async (policies) => {
      const { audit } = await import("../report/audit.ts");
      const { auditInput } = await import("../report/audit-input.ts");
      const { organization } = source;
      return audit(
        auditInput(evidence, config, { policies, organization, version, asOf: now, cut: asOf !== undefined }),
      );
    },
    leaks: sealed.leaks,
    answer: async (json, text, csv = text) => {
      const { format } = question;
      const rendered =
        format === "json" ? jsonPieces(json) : format === "csv" ? csv(await import("./tables.ts")) : text();
      return deliver([{ file: null, name: "the answer", text: rendered }]);
    },
    deliver,
  };
}

/**
 * Returns the revision of an expression: `latest`, `first`, a number, or `N~k` for k revisions before N.
 * @throws DriftlineError `usage` when there is no such revision; `incomplete` when it may be missing from the evidence
 */
function revisionNamed(word: string, numbers: readonly number[], evidence: Evidence): number {
  const parts = /^(latest|first|\d{1,15})(?:~(\d{1,6}))?$/.exec(word);
  const refuse = (message: string, hint: string) => usageError(`"${word}" ${message}`, hint);
  if (!parts) throw refuse("names no revision", "write latest, first, a number, or N~k");
  const at = parts[1] === "latest" ? numbers.length - 1 : parts[1] === "first" ? 0 : numbers.indexOf(Number(parts[1]));
  const number = at < 0 ? undefined : numbers[at - Number(parts[2] ?? 0)];
  if (number !== undefined) return number;
  const [first = Infinity, last = -Infinity] = [numbers[0], numbers.at(-1)];
  const has = numbers.length === 0 ? "none at this time" : `${first} to ${last}`;
  const askedNumber = Number(parts[1]);
  if (evidence.complete && at < 0 && first < askedNumber && askedNumber < last)
    throw refuse("names a revision that is missing", `this history has ${has}, without ${askedNumber}`);
  if (evidence.complete) throw refuse("names no revision of this history", `it has ${has}`);
  const problems = evidence.problems.map(({ message }) => message).join("; ");
  throw new DriftlineError(
    "incomplete",
    `"${word}" names none of the revisions to compare; the evidence is incomplete: ${problems}`,
  );
}
