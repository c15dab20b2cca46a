// The corpus of policies: a folder for each case, with the expected result of loading it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtinRules } from "../../src/audits/index.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { checkNames, exactText } from "../../src/checks/index.ts";
import { eventRules } from "../../src/run/own-words.made.ts";
import { DriftlineError, type Problem } from "../../src/errors.ts";
import type { Approval, ChangePolicy, EditorPolicy } from "../../src/model/policy.ts";
import { windowWords } from "../../src/policy/windows.ts";
import { type LoadedPolicies, loadPolicies, type Source } from "../../src/policy/load.ts";

const folder = "test/corpus/policy";

export interface Expected {
  /** The loaded files; default: policy.yaml. */
  readonly roots?: readonly string[];
  /** Whether the published JSON Schema rejects policy.yaml as well. */
  readonly schema: "accepts" | "refuses" | "cannot read it";
  /** For a broken policy: every problem, as shown. `<checks>` stands for the names of all checks. */
  readonly problems?: readonly string[];
  readonly rules?: readonly string[];
  readonly editors?: string | null;
  readonly exceptions?: readonly string[];
  readonly assertions?: readonly string[];
  readonly changes?: string;
  readonly approvals?: readonly string[];
}

export interface Case {
  readonly id: string;
  readonly expected: Expected;
  /** Returns the text of one of its files. */
  readonly text: (name: string) => string;
}

export const corpus: readonly Case[] = readdirSync(folder)
  .sort()
  .map((id) => {
    const text = (name: string) => readFileSync(path.join(folder, id, name), "utf8");
    const expected = text("expected.json").replace("<checks>", checkNames.join(", "));
    return { id, text, expected: JSON.parse(expected) as Expected };
  });

/** Loads a case, with access to its other files and the packs. */
export function loadCase({ id, text, expected }: Case): Promise<LoadedPolicies> {
  const find = (name: string): Source | undefined => {
    if (!/\.ya?ml$/.test(name)) return pack(name);
    return existsSync(path.join(folder, id, name)) ? { file: name, text: text(name) } : undefined;
  };
  return loadPolicies(
    (expected.roots ?? ["policy.yaml"]).map((name) => find(name)!),
    {
      catalog: createCatalog(),
      builtin: builtinRules.keys(),
      events: eventRules,
      resolve: async (name) => find(name),
      packs: ["baseline", "strict"],
    },
  );
}

export function pack(name: string): Source | undefined {
  const file = `policies/${name}.yaml`;
  return existsSync(file) ? { file: `pack:${name}`, text: readFileSync(file, "utf8") } : undefined;
}

/** Loads one text as a policy. */
export function loadText(text: string, more: Readonly<Record<string, string>> = {}): Promise<LoadedPolicies> {
  return loadPolicies([{ file: "policy.yaml", text }], {
    catalog: createCatalog(),
    builtin: builtinRules.keys(),
    events: eventRules,
    resolve: async (name) => (more[name] === undefined ? pack(name) : { file: name, text: more[name] }),
    packs: ["baseline", "strict"],
  });
}

/** Returns the problems of a failing load; none if it succeeds. */
export async function problemsOf(loading: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await loading;
    return [];
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    return error.problems;
  }
}

/** Formats a problem on one line, without its excerpt. */
export function line({ file, line: row, column, message, hint }: Problem): string {
  const place = file === undefined ? "" : `${[file, row, column].filter((part) => part !== undefined).join(":")}: `;
  const text = `${place}${message}${hint ? `; ${hint}` : ""}`;
  return text.replace(/(pack:\w+):\d+:\d+/g, "$1"); // packs grow
}

/** Summarises the loaded policies in the format of expected.json, without unchanged rules of packs. */
export function summary(loaded: LoadedPolicies): Partial<Expected> {
  const { rules, editors, exceptions, checks, assertions, changes, approvals } = loaded;
  return {
    rules: rules.flatMap((rule) => {
      const { file, line: row, column } = rule.location;
      if (file.startsWith("pack:")) return [];
      const unset = rule.unsetPasses ? ", or unset" : "";
      const within = rule.fixWithinSeconds === null ? "" : `, within ${rule.fixWithinSeconds} s`;
      const words = /^(?:baseline|strict)\//.test(rule.id)
        ? rule.demands.map((demand) => demand.check).join(", ") // for packs only the names: their lists grow
        : exactText(checks, rule.demands);
      return `${rule.id} ${rule.severity}: ${words}${unset}${within} (${file}:${row}:${column})`;
    }),
    editors: editors && people(editors),
    exceptions: exceptions.map(
      ({ rule, revision, value }) => `${rule} ${revision === null ? JSON.stringify(value) : `revision ${revision}`}`,
    ),
    ...(assertions.length > 0 && {
      assertions: assertions.map(
        (assertion) => `${assertion.id} ${assertion.severity}: ${assertion.governs.join(", ")}`,
      ),
    }),
    ...(changes && { changes: changeWords(changes) }),
    ...(approvals.length > 0 && { approvals: approvals.map(approvalWords) }),
  };
}

function changeWords({ policy, severity, windows, freezes, loosening, emergencySeconds }: ChangePolicy): string {
  const parts = [
    ...windows.map((item) => `${windowWords(item)} ${item.timezone}`),
    ...freezes.map(({ settings, ...item }) => `freeze ${item.from}-${item.until} ${settings?.join(", ") ?? "all"}`),
    ...(loosening ? [`loosening ${loosening.settings?.join(", ") ?? "all"}`] : []),
    `emergency ${emergencySeconds}`,
  ];
  return `${policy} ${severity}: ${parts.join("; ")}`;
}

function approvalWords({ id, settings, from, until, implementers, approvedBy, approvedAt }: Approval): string {
  const term = [from, until, approvedAt].map((time) => new Date(time).toISOString()).join(" ");
  return `${id} ${settings.join(", ")}: ${term} ${implementers?.join(", ") ?? "anybody"}; ${approvedBy.join(", ")}`;
}

function people({ policy, severity, approved, by }: EditorPolicy): string {
  return `${policy} ${severity}: ${approved?.map((item) => item.who).join(", ")}; ${by.map((item) => item.pattern).join(", ")}`;
}
