// Reads the history, and writes the files of a new repository.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { DriftlineError, usageError } from "../../errors.ts";
import { filesBelow, isPackFolder, isPolicyFile, packFolder } from "../../policy/files.ts";
import { person } from "../../policy/shapes.ts";
import type { History } from "../../query/answers.ts";
import type { Config } from "../../run/config.ts";
import { write } from "../../run/output.ts";
import { loadNamed } from "../../run/policies.ts";
import { policyNames } from "../../run/policy-names.ts";
import type { Output } from "../../run/publish.ts";
import { shellWord } from "../../run/shell-word.ts";
import { statedAddress } from "../../run/stated-address.ts";
import { hasUnseen, visible } from "../../text.ts";
import { count } from "../../words.ts";
import { firstPoliciesOf, historyFor, noRuleWords, stableSecondsOf } from "../first-policies.ts";
import { configText, editorsText, schemaLine, type SeenEditor, workflowText } from "./texts.ts";
import type { SourceFlags } from "../command.ts";

export interface Flags extends SourceFlags {
  readonly stable: string;
}

const places = {
  workflow: ".github/workflows/driftline.yml",
  config: "driftline.yaml",
  first: "policies/first.yaml",
  editors: "policies/editors.yaml",
  schema: "policies/policy.schema.json",
};

const optionNames = { history: "--history", ledger: "--ledger", apiKeyFile: "--api-key-file" };

/** @throws DriftlineError like readHistory */
export async function initialise(flags: Flags): Promise<number> {
  if (await isPackFolder("policies"))
    throw usageError(
      "this is the folder of Driftline, and policies/ holds its packs: an audit would judge by all of them",
      "run init in a folder of your own",
    );
  const stableSeconds = stableSecondsOf(flags.stable);
  const history = await historyFor(flags);
  // The workflow's file is parsed by more than YAML.
  if (hasUnseen(history.organization) || history.organization.includes("${{"))
    throw usageError(
      "the organization's name has characters with a special meaning in workflows",
      "give another name with --organization",
    );
  const first = await firstPoliciesOf(history, stableSeconds, flags);
  const { complete } = history.evidence;
  const editors = editorsOf(history);
  const unlisted = editors.reduce((remaining, { revisions }) => remaining - revisions, history.numbers.length);
  const { config } = history;
  // What states an address besides the configuration does not count for a history from a file.
  const [{ baseUrl: base, appUrl: app }, environment] =
    flags.history === undefined ? [flags, process.env] : [{ baseUrl: undefined, appUrl: undefined }, {}];
  const baseUrl = statedAddress("baseUrl", base, environment, config)?.text ?? null;
  const appUrl = statedAddress("appUrl", app, environment, config)?.text ?? null;
  const isNamed = config.policies !== null || flags.policy?.some((name) => name !== "policies") === true;
  const hasEditors = !existsSync(places.editors) && (await namesEditors(flags, config));
  const schema = await readFile(path.join(packFolder(), "policy.schema.json"), "utf8");
  const outputs: Output[] = [
    {
      file: places.workflow,
      name: "the workflow",
      text: workflowText(history.organization, baseUrl ?? "https://api.example.com", isNamed),
    },
    {
      file: places.config,
      name: "the configuration",
      text: configText(history.organization, baseUrl, flags.policy, appUrl),
    },
    ...(first.demands > 0 ? [{ file: places.first, name: "the policy", text: schemaLine + first.text }] : []),
    ...(editors.length > 0 && !hasEditors
      ? [{ file: places.editors, name: "the editors", text: editorsText(editors, unlisted, complete) }]
      : []),
    { file: places.schema, name: "the schema", text: schema },
  ];
  const isThere = ({ file }: Output) => file !== null && existsSync(file);
  const existing = outputs.filter(isThere);
  const created = outputs.filter((output) => !isThere(output));
  const code = await history.deliver(created, async () => {
    const conflict = created.find(isThere);
    if (conflict)
      throw new DriftlineError("incomplete", {
        code: "changed",
        message: `${conflict.file} was made meanwhile, and nothing was written`,
        hint: "run init again",
      });
  });
  const descriptions: Readonly<Record<string, string>> = {
    [places.first]: ` (${count(first.demands, "rule")}, ${count(first.questions, "question")})`,
    [places.editors]: ` (${count(editors.length, "editor")})`,
  };
  const whyNot = complete
    ? noRuleWords(flags.stable, flags)
    : "the evidence is incomplete: run it again when it is not";
  const lines = [
    ...created.map(({ file }) => `wrote ${file}${descriptions[file ?? ""] ?? ""}`),
    ...existing.map(({ file }) => `left ${file} as it is`),
    ...(first.demands > 0 ? [] : [`${places.first} was not written, because ${whyNot}`]),
    ...(hasEditors ? [`the policies already say who may edit, so ${places.editors} was not written`] : []),
    "",
    "Next:",
    ...(await steps(flags, config, created.length > 0)).map((step, i) => `  ${i + 1}. ${step}`),
  ];
  if (!flags.quiet) await write(`${lines.join("\n")}\n`);
  return code;
}

/** Whether the policies of the next audit already say who may edit: a second policy of a run must not. */
async function namesEditors({ policy = [] }: Flags, config: Config): Promise<boolean> {
  const names = await policyNames(undefined, config);
  const present = config.policies === null && names.includes("baseline") ? [] : names;
  try {
    return (await loadNamed([...present, ...policy], config.catalog)).policies.editors !== null;
  } catch (error) {
    // The next audit reports what is wrong with them.
    if (!(error instanceof DriftlineError)) throw error;
    return false;
  }
}

async function steps(flags: Flags, { file, policies }: Config, isWritten: boolean): Promise<string[]> {
  const isPoliciesFolder = (name: string) => /^(?:\.\/)?policies\/?$/.test(name);
  const isRead = policies === null || policies.some(isPoliciesFolder);
  const readsOnlyFolder = (policies ?? flags.policy ?? []).every(isPoliciesFolder);
  const hasPolicies = !readsOnlyFolder || (await filesBelow("policies", isPolicyFile)).length > 0;
  const source = (["history", "ledger", "apiKeyFile"] as const)
    .flatMap((name) => (flags[name] === undefined ? [] : [` ${optionNames[name]} ${visible(shellWord(flags[name]))}`]))
    .join("");
  return [
    ...(isRead || !isWritten ? [] : [`Add policies to the policies in ${file}, so that audits read this folder.`]),
    hasPolicies
      ? "Read the policies and correct them. Current values are not always right."
      : "Write a policy into policies, or run init again. Audits are refused while this folder holds no policy.",
    `List the open findings: driftline audit${source}`,
    "Create a key that compares secrets between audits, and keep it:\n     export DRIFTLINE_FINGERPRINT_KEY=$(openssl rand -base64 32)",
    `Accept findings for a limited time: driftline accept${source} --all --owner you@example.com --reason "…" --expires 90d`,
    "In the repository's settings, create the environment driftline with the secrets DRIFTLINE_API_KEY and\n     DRIFTLINE_FINGERPRINT_KEY.",
    "Commit, and start the workflow once by hand.",
  ];
}

/** Returns who made revisions, most frequent first. */
function editorsOf(history: History): SeenEditor[] {
  const editors = new Map<string, { revisions: number; last: string }>();
  for (const { revision } of history.steps()) {
    const account = revision.by.email ?? revision.by.id;
    // Skip names that would match many people or nobody.
    if (account === null || account.includes("*") || !z.safeParse(person, account).success) continue;
    editors.set(account, { revisions: (editors.get(account)?.revisions ?? 0) + 1, last: revision.at.slice(0, 10) });
  }
  return [...editors]
    .map(([account, counts]) => ({ account, ...counts }))
    .toSorted((a, b) => b.revisions - a.revisions);
}
